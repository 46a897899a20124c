"""Deadlines: rows in the store, and one task that wakes when the next has come.

What is here is only an alarm clock. Whether a deadline is still about anything is decided at its table,
under the table's lock and in the transaction that takes the row away: so each fires once, whatever
crashes in between.
"""

import asyncio
import heapq
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress

from statecraft.server import metrics
from statecraft.server.log import logger
from statecraft.server.refusal import Refused
from statecraft.server.store import StoreError

_LOG = logger("jobs")
_RETRY = 1.0


class Deadlines:
    """An alarm clock for many tables."""

    def __init__(
        self, now: Callable[[], float], fire: Callable[[str, str, float], Awaitable[None]]
    ) -> None:
        self._now = now
        self._fire = fire
        self._heap: list[tuple[float, float, str, str]] = []
        self._known: dict[tuple[str, str], float] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._firing: set[asyncio.Task[None]] = set()

    def watch(self, table: str, due: Mapping[str, float], grace: float = 0.0) -> None:
        """These are a table's deadlines now; after a start none fires before ``grace`` is over."""
        for name, when in due.items():
            if self._known.get((table, name)) != when:
                self._known[(table, name)] = when
                heapq.heappush(self._heap, (max(when, grace), when, table, name))
                self._changed.set()

    def begin(self, rows: Iterable[tuple[str, str, float]], grace: float) -> None:
        """Take up what was written before the start."""
        for table, name, due in rows:
            self.watch(table, {name: due}, grace)
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while not self._closed:
            self._changed.clear()
            for table, name, due in self.take(self._now()):
                task = asyncio.create_task(self.fire(table, name, due))
                self._firing.add(task)
                task.add_done_callback(self._fired)
            wait = None if not self._heap else max(0.0, self._heap[0][0] - self._now())
            with suppress(TimeoutError):
                # Not wait_for: before Python 3.12 it can lose being told to end.
                async with asyncio.timeout(wait):
                    await self._changed.wait()

    def _fired(self, task: "asyncio.Task[None]") -> None:
        self._firing.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            _LOG.error("deadline-broke", exc_info=error)

    def take(self, now: float) -> list[tuple[str, str, float]]:
        """The deadlines that have come."""
        come = []
        while self._heap and self._heap[0][0] <= now:
            _, due, table, name = heapq.heappop(self._heap)
            if self._known.get((table, name)) == due:
                del self._known[(table, name)]
                come.append((table, name, due))
        return come

    async def fire(self, table: str, name: str, due: float) -> None:
        """Tell the table that a deadline has come; tried again where it cannot be written now."""
        try:
            metrics.LATENESS.observe(max(0.0, self._now() - due))
            await self._fire(table, name, due)
        except Refused as refused:
            _LOG.warning("deadline-refused", table=table, deadline=name, reason=refused.text)
        except StoreError as error:
            # The row is still there: try again, since nobody else will.
            _LOG.error("deadline-failed", table=table, deadline=name, reason=str(error))
            self._known[(table, name)] = due
            heapq.heappush(self._heap, (self._now() + _RETRY, due, table, name))
            self._changed.set()

    async def close(self) -> None:
        if self._task is not None:
            # Woken, not only cancelled: `wait_for` of Python 3.11 loses a cancellation that comes just as
            # what it waits for is there.
            self._closed = True
            self._changed.set()
            await asyncio.gather(self._task, *self._firing, return_exceptions=True)
            self._task = None
