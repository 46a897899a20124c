"""What the server counts, for Prometheus to read at `/metrics`. Everything here is of this process."""

import sys
from functools import cache
from typing import Any

if sys.platform == "emscripten":

    class _Nothing:
        """In a browser nobody asks for figures."""

        def __init__(self, *_about: Any, **_shape: Any) -> None:
            pass

        def labels(self, *_values: str) -> "_Nothing":
            return self

        def inc(self, _by: float = 1) -> None:
            pass

        dec = set = observe = inc

    CollectorRegistry = Counter = Gauge = Histogram = _Nothing
    REGISTRY = CollectorRegistry()
else:
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
    from prometheus_client.gc_collector import GCCollector
    from prometheus_client.platform_collector import PlatformCollector
    from prometheus_client.process_collector import ProcessCollector

    REGISTRY = CollectorRegistry()
    ProcessCollector(registry=REGISTRY)
    PlatformCollector(registry=REGISTRY)
    GCCollector(registry=REGISTRY)

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
_LATE = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 30, 300)
_THOUGHT = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)

REQUESTS = Counter(
    "statecraft_requests",
    "HTTP requests by route, method and status.",
    ("route", "method", "status"),
    registry=REGISTRY,
)
LATENCY = Histogram(
    "statecraft_request_seconds",
    "How long HTTP requests took, by route.",
    ("route",),
    buckets=_QUICK,
    registry=REGISTRY,
)
REFUSALS = Counter(
    "statecraft_refusals",
    "Requests and messages that were refused, by the text that says why.",
    ("text",),
    registry=REGISTRY,
)
SOCKETS = Gauge("statecraft_sockets", "WebSockets that are open.", registry=REGISTRY)
TABLES = Gauge("statecraft_tables", "Tables in memory.", registry=REGISTRY)
DAMAGED = Gauge(
    "statecraft_table_damaged",
    "Tables that cannot be read from the database any more, by id.",
    ("table",),
    registry=REGISTRY,
)
MOVES = Counter(
    "statecraft_moves", "Inputs written to the records of games.", ("game",), registry=REGISTRY
)
MOVE_SECONDS = Histogram(
    "statecraft_move_seconds",
    "From a move's arrival to its commit.",
    buckets=_QUICK,
    registry=REGISTRY,
)
LATENESS = Histogram(
    "statecraft_deadline_lateness_seconds",
    "How late deadlines fired.",
    buckets=_LATE,
    registry=REGISTRY,
)
THINKING = Histogram(
    "statecraft_bot_seconds",
    "How long bots thought about a decision, by bot.",
    ("bot",),
    buckets=_THOUGHT,
    registry=REGISTRY,
)
MAILS = Counter(
    "statecraft_mails",
    "What left the outbox, by the way it went.",
    ("channel",),
    registry=REGISTRY,
)
REPLIES = Counter(
    "statecraft_replies",
    "Mails that came in, by what became of them.",
    ("became",),
    registry=REGISTRY,
)
GIVEN_UP = Counter(
    "statecraft_mails_given_up",
    "What could not be sent at all, by the way it was to go.",
    ("channel",),
    registry=REGISTRY,
)


@cache
def _moves_of(game: str) -> Counter:
    # To find a counter by its label takes longer than to count.
    return MOVES.labels(game)


def count_moves(game: str, many: int) -> None:
    """So many inputs were written to a record of a game."""
    _moves_of(game).inc(many)
