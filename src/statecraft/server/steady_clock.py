"""The time by which tables, cookies and limits go: that of the machine, without its jumps.

It runs with the machine's monotonic clock. Where the machine's time of day is another, because somebody
set it or the machine slept, it goes a little quicker or slower until both agree: no deadline comes at
once, none is hours away, and no cookie is from the future. What it showed is kept in a file, so that it
goes on from there after a start; nodes that share a database go by its time and keep none of their own. A machine whose time is set forward while no server runs cannot be told
from one that was off for so long.
"""

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path

from statecraft.server.log import logger

SLEW = 0.1
"""How much quicker or slower it goes than time passes, at most."""

_KEEP = 10.0
_JUMP = 60.0

log = logger("clock")


class SteadyClock:
    """Seconds since 1970 that only ever grow, about as quickly as time passes."""

    def __init__(
        self,
        file: Path | None,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._file = file
        self._wall = wall
        self._monotonic = monotonic
        self._at = monotonic()
        self._now = self._resumed()
        self._apart = self._wall() - self._now

    def __call__(self) -> float:
        at = self._monotonic()
        passed, self._at = at - self._at, at
        behind = self._wall() - (self._now + passed)
        most = passed * SLEW
        self._now += passed + max(-most, min(behind, most))
        return self._now

    def _resumed(self) -> float:
        """The machine's time, as far from it as it was when it was last kept, and never before that."""
        if self._file is None:
            return self._wall()
        try:
            kept = json.loads(self._file.read_text(encoding="utf-8"))
            shown, wall = float(kept["shown"]), float(kept["wall"])
        except FileNotFoundError:
            return self._wall()
        except (OSError, ValueError, KeyError, TypeError) as error:
            log.error("clock unreadable", path=str(self._file), reason=str(error))
            return self._wall()
        return max(shown, self._wall() - (wall - shown))

    def keep(self) -> None:
        """Write down what it shows beside the machine's time, and name a jump of the latter."""
        shown, wall = self(), self._wall()
        if abs(wall - shown - self._apart) > _JUMP:
            log.warning("clock jumped", seconds=round(wall - shown - self._apart))
        self._apart = wall - shown
        if self._file is None:
            return
        new = self._file.with_suffix(".new")
        try:
            new.write_text(json.dumps({"shown": shown, "wall": wall}), encoding="utf-8")
            new.replace(self._file)
        except OSError as error:
            # A full disk: deadlines still go by what is in memory.
            log.warning("clock not kept", path=str(self._file), reason=str(error))

    async def keep_on(self) -> None:
        """Keep it until the server ends."""
        while True:
            self.keep()
            await asyncio.sleep(_KEEP)
