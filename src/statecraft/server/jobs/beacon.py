"""Rounds of a public beacon, fetched when a table needs one, and never waited for longer than a moment.

A game does not stand still because somebody else's server does: where no round comes, the roll is made with
the last one known, and the report counts it among those without a fresh one.
"""

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final
from urllib.request import Request, urlopen

from statecraft.fairdice import QUICKNET, Beacon, Round
from statecraft.server.log import logger

PATIENCE: Final = 3.0
"""Seconds that a move waits for a round at most."""
REST: Final = 15.0
"""Seconds in which nobody is asked after nobody has answered."""
_LARGEST: Final = 4096

log = logger("beacon")


@dataclass(frozen=True, slots=True)
class BeaconSource:
    """A beacon, and the addresses that answer with its latest round, as drand's HTTP API does."""

    beacon: Beacon
    urls: tuple[str, ...]


_CHAIN: Final = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"
_HOSTS: Final = ("api.drand.sh", "api2.drand.sh", "api3.drand.sh", "drand.cloudflare.com")
QUICKNET_SOURCE: Final = BeaconSource(
    QUICKNET, tuple([f"https://{host}/{_CHAIN}/public/latest" for host in _HOSTS])
)


class BeaconRounds:
    """The latest round of a beacon that this server knows; without a source there is none."""

    def __init__(self, source: BeaconSource | None, wall: Callable[[], float] = time.time) -> None:
        self._source = source
        self._wall = wall
        self._latest: Round | None = None
        self._asking = asyncio.Lock()
        self._next = 0
        self._rests_until = 0.0

    @property
    def beacon(self) -> Beacon | None:
        return None if self._source is None else self._source.beacon

    def latest(self, beacon: Beacon) -> Round | None:
        """The latest round known of this very beacon."""
        return self._latest if beacon == self.beacon else None

    async def refresh(self) -> None:
        """Fetch the latest round unless it is known, or nobody has answered just now; a few seconds at most."""
        source = self._source
        if source is None or self._is_current(source.beacon):
            return
        async with self._asking:
            if self._is_current(source.beacon) or time.monotonic() < self._rests_until:
                return
            url = source.urls[self._next % len(source.urls)]
            try:
                async with asyncio.timeout(PATIENCE):
                    found = await asyncio.to_thread(_fetched, url, source.beacon)
            except (OSError, ValueError, TimeoutError) as error:
                # Another address is asked the next time.
                self._next += 1
                self._rests_until = time.monotonic() + REST
                log.warning("no round of the beacon", url=url, reason=str(error) or "no answer")
                return
            if self._latest is None or found.number > self._latest.number:
                self._latest = found

    def _is_current(self, beacon: Beacon) -> bool:
        latest = self._latest
        return latest is not None and beacon.time_of(latest.number + 1) > self._wall()


def _fetched(url: str, beacon: Beacon) -> Round:
    """The round at an address, if it is the beacon's own; ValueError if not."""
    request = Request(url, headers={"Accept": "application/json"})
    with urlopen(request, timeout=PATIENCE) as answer:
        data = json.loads(answer.read(_LARGEST))
    if not isinstance(data, dict):
        raise ValueError("no round")
    number, signature = data.get("round"), data.get("signature")
    if type(number) is not int or not 0 < number < 1 << 53 or not isinstance(signature, str):
        raise ValueError("no round")
    found = Round(number, signature)
    if not beacon.signed(found):
        raise ValueError(f"round {number} is not signed by the beacon")
    return found
