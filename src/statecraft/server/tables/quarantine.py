"""Tables whose rows no longer make a table: they are set aside and named, and nobody else is kept from playing.

What is set aside stays as it is in the database. It is tried again after a while, so a table that was
mended there comes back without a new start.
"""

import time
from collections.abc import Callable

from statecraft.server import metrics
from statecraft.server.log import logger
from statecraft.server.refusal import Refused

TRY_AGAIN = 60.0
"""Seconds for which a damaged table is not read again: to play a long game through takes a moment each time."""

log = logger("tables")


class Quarantine:
    """The tables that were found damaged, and when."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._found: dict[str, float] = {}

    def check(self, table: str) -> None:
        """Refuse a table that was found damaged a moment ago."""
        found = self._found.get(table)
        if found is not None and self._clock() - found < TRY_AGAIN:
            raise _refusal()

    def put(self, table: str, error: Exception) -> Refused:
        """Set a table aside and name it, in the log and in what the server counts; the refusal for who asked."""
        if table not in self._found:
            log.error("table damaged", table=table, exc_info=error)
            metrics.DAMAGED.labels(table).set(1)
        self._found[table] = self._clock()
        return _refusal()

    def release(self, table: str) -> None:
        """A table could be read."""
        if self._found.pop(table, None) is not None:
            log.info("table mended", table=table)
            metrics.DAMAGED.remove(table)


def _refusal() -> Refused:
    return Refused("server-table-damaged", "unready")
