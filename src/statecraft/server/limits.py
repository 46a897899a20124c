"""How often somebody may do something, and how much they may hold at once."""

import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from statecraft.server.refusal import Refused

MOST_KEYS = 20_000


class Limit:
    """So many tokens at once, and so many a second after that.

    Keys that rest are forgotten once there are many: a full bucket is the same as none. When all are
    busy the one that has rested longest goes.
    """

    __slots__ = ("_buckets", "_clock", "_most", "_name", "_note", "_rate", "_size")

    def __init__(
        self, rate: float, size: float, clock: Callable[[], float], most: int = MOST_KEYS
    ) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._name: Callable[[str], str] | None = None
        self._note: Callable[[str, float], None] | None = None

    def share(self, name: Callable[[str], str], note: Callable[[str, float], None]) -> None:
        """From now on go by other names for keys, and note under them what is taken (`shared_limits`)."""
        self._name = name
        self._note = note

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, count: float = 1) -> float:
        """Take tokens: 0 if there were enough, else how many seconds to wait for them.

        Where even a full bucket has fewer, a full one is enough.
        """
        if math.isinf(self._size):
            return 0.0
        if self._name is not None:
            key = self._name(key)
        wait = self._take(key, count)
        if self._note is not None and not wait:
            self._note(key, count)
        return wait

    def _take(self, key: str, count: float) -> float:
        now = self._clock()
        tokens, then = self._buckets.pop(key, (self._size, now))
        # A clock that was set back gives nothing, and takes nothing.
        tokens = min(self._size, tokens + max(0.0, now - then) * self._rate)
        count = min(count, self._size)
        wait = 0.0 if tokens >= count else (count - tokens) / self._rate
        self._buckets[key] = (tokens - count if tokens >= count else tokens, now)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return wait

    def give_back(self, key: str) -> None:
        """Put back a token that was taken: what it was for turned out not to count."""
        if self._name is not None:
            key = self._name(key)
        if key in self._buckets:
            self.taken_elsewhere(key, -1)
            if self._note is not None:
                self._note(key, -1)

    def taken_elsewhere(self, key: str, count: float) -> None:
        """So many were taken by somebody whom this does not ask; there may be fewer than none left."""
        now = self._clock()
        tokens, then = self._buckets.pop(key, (self._size, now))
        self._buckets[key] = (max(-self._size, min(self._size, tokens - count)), then)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)


class Held:
    """So many at a time for each key; 0 for any number."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    def __getitem__(self, key: str) -> int:
        return self._held[key]

    @contextmanager
    def one(self, key: str, refusal: str) -> Iterator[None]:
        """Hold one more; refused where there are enough."""
        if self._most and self._held[key] >= self._most:
            raise Refused(refusal, "too-many", {"most": self._most})
        self._held[key] += 1
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]
