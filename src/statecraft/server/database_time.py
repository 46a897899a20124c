"""The database's time of day, by which all nodes go: whose own clock is wrong, is not wrong with it.

Between two looks this machine's monotonic clock carries it on, so that to ask for the time costs nothing.
"""

import asyncio
import time
from collections.abc import Callable

from statecraft.server.log import logger
from statecraft.server.store import Store, StoreError

_LOOK = 10.0
_SLOWEST = 1.0
"""Seconds that a look may take: the longer, the less it says."""

log = logger("clock")


class DatabaseTime:
    """Seconds since 1970 as the database counts them."""

    def __init__(
        self, now: Callable[[], float], monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self._monotonic = monotonic
        before = monotonic()
        self._ahead = now() - (before + monotonic()) / 2

    def __call__(self) -> float:
        return self._monotonic() + self._ahead

    async def keep_on(self, store: Store) -> None:
        """Look again and again until the server ends."""
        while True:
            await asyncio.sleep(_LOOK)
            try:
                await self.look(store)
            except StoreError as error:
                log.warning("database time unknown", reason=str(error))

    async def look(self, store: Store) -> None:
        """Ask the database; what takes too long to answer is left out."""
        before, now, after = await store.read(
            lambda db: (self._monotonic(), db.time(), self._monotonic())
        )
        if after - before < _SLOWEST:
            self._ahead = now - (before + after) / 2
