"""What the lab notes of a game while it is played: who had what, who did what, where the points came from.

:class:`Observer` notes what any game has. A game with more to tell has an observer of its own, which says
in ``TOPICS`` what it looks for: things that somebody has or does, and that may go with winning.
"""

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Any, ClassVar

from statecraft.core.engine.question import Chance
from statecraft.core.engine.state import State
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import Act, Input
from statecraft.plugins import registry
from statecraft.plugins.plugin import load

ALL_POINTS = "all"
"""The one source of points of a game whose observer tells none apart."""


@dataclass(frozen=True, slots=True)
class Topic:
    """Something players may have or do; the text ``lab-topic-<name>`` says it.

    What is there at the ``start`` comes from luck or from the set-up, so it should not decide games. What comes
    in the ``course`` may be the cause of winning or its consequence. ``rules`` marks what wins by the rules.
    """

    name: str
    when: str


class Observer:
    """Looks on at one game. Holders are numbered; names of things are the ids of the texts that say them."""

    TOPICS: ClassVar[tuple[Topic, ...]] = ()
    TIME: ClassVar[str] = "round"
    """What the course of points is told by; the text ``lab-time-<name>`` says it."""

    def __init__(self) -> None:
        self.event_counts: Counter[str] = Counter()
        self.facts: dict[str, dict[str, list[int]]] = {topic.name: {} for topic in self.TOPICS}
        self.first = -1
        """Who has the first turn."""
        self.sources: list[dict[str, float]] = []
        """By holder, the points standing now, put down to their sources."""
        self.score_history: dict[int, tuple[list[float], dict[str, float]]] = {}
        """At each time everybody's points, and those of all together by source."""
        self.chances: dict[str, list[int]] = {}
        """By the name of a card: how often it was used at its first chance, and how often it had one."""
        self.numbers: dict[str, float] = {}
        """What else is to be known of the game; the text ``lab-number-<name>`` says it."""

    def take(self, table: State, given: Input) -> None:
        """Have the table take an input, and note what came of it."""
        cause = _cause(table, given)
        self.before(table, given)
        events: list[Event] = []
        table.apply(given, events)
        self.event_counts[cause] += 1
        for event in events:
            self.event_counts["event " + event.text] += 1
        if not self.sources:
            self.sources = [defaultdict(float) for _holder in table.all_holders()]
        self.see(table, cause.partition(" ")[2], events)
        if table.result is not None:
            self.event_counts["end " + table.result.rule] += 1
            self.end(table)

    def before(self, table: State, given: Input) -> None:
        """Look at the table before an input."""

    def see(self, table: State, cause: str, events: list[Event]) -> None:
        """Look at the table after an input; ``cause`` is its verb, or the kind of chance."""
        if self.first < 0 and table.turns:
            self.first = table.turn
        scores = [float(score) for score in table.scores()]
        for holder, score in enumerate(scores):
            self.sources[holder][ALL_POINTS] = score
        self.note_points(table.round, scores)

    def end(self, table: State) -> None:
        """Look at the table when the game is over."""

    def note_points(self, time: int, scores: list[float]) -> None:
        """Everybody's points at a time, and what they came from so far."""
        together: dict[str, float] = defaultdict(float)
        for mine in self.sources:
            for source, points in mine.items():
                together[source] += points
        self.score_history[time] = scores, dict(together)

    def note(self, topic: str, name: str, holder: int) -> None:
        """Somebody has or does something; more than once is as good as once."""
        holders = self.facts[topic].setdefault(name, [])
        if holder not in holders:
            holders.append(holder)

    def to_json(self) -> dict[str, Any]:
        """All that was noted, as plain data."""
        return {
            "first": self.first,
            "numbers": self.numbers,
            "chances": dict(sorted(self.chances.items())),
            "deeds": dict(sorted(self.event_counts.items())),
            "sources": [{name: mine[name] for name in sorted(mine)} for mine in self.sources],
            "course": [[time, *standing] for time, standing in sorted(self.score_history.items())],
            "facts": {
                topic: {name: sorted(names[name]) for name in sorted(names)}
                for topic, names in self.facts.items()
            },
        }


def observer_of(game: str) -> type[Observer]:
    """The observer for games of a name."""
    own = registry.plugin(game).observer if game in registry.games() else ""
    found: type[Observer] = load(own) if own else Observer
    return found


def _cause(table: State, given: Input) -> str:
    if isinstance(given, Act):
        return "verb " + given.action.VERB
    waiting = table.pending()
    if isinstance(waiting, Chance):
        return "chance " + waiting.kind
    return "input " + type(given).__name__.lower()
