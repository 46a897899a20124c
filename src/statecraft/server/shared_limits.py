"""Limits that count what is taken at other nodes too, as far as the nodes can tell each other.

Each node decides by itself and at once, and tells the others a moment later what was taken, together. So a limit may be
exceeded by what comes in that moment at several nodes, and while they cannot reach each other each counts alone. Nobody
is named: what is counted goes by a hash that only this installation can make.
"""

import asyncio
import hashlib
from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Any

from statecraft.server.bus import Message
from statecraft.server.limits import Limit

_MOMENT = 0.2
KIND = "spent"


class SharedLimits:
    """What was taken here and not yet told, and what others tell."""

    def __init__(
        self, limits: Mapping[str, Limit], secret: bytes, publish: Callable[..., None]
    ) -> None:
        self._limits = limits
        self._secret = secret
        self._publish = publish
        self._taken: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
        self._is_due = False
        for name, limit in limits.items():
            limit.share(self._hashed, self._noting(name))

    def _hashed(self, key: str) -> str:
        return hashlib.blake2b(key.encode(), key=self._secret, digest_size=12).hexdigest()

    def _noting(self, name: str) -> Callable[[str, float], None]:
        def note(key: str, count: float) -> None:
            self._taken[name][key] += count
            if not self._is_due:
                self._is_due = True
                asyncio.get_running_loop().call_later(_MOMENT, self._tell)

        return note

    def _tell(self) -> None:
        self._is_due = False
        taken, self._taken = self._taken, defaultdict(lambda: defaultdict(float))
        self._publish(KIND, taken={name: dict(keys) for name, keys in taken.items()})

    def heard(self, message: Message) -> None:
        taken: dict[str, dict[str, Any]] = message["taken"]
        for name, keys in taken.items():
            for key, count in keys.items():
                self._limits[name].taken_elsewhere(key, float(count))
