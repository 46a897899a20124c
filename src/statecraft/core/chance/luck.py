"""Where outcomes come from: seeded luck that is addressed, not consumed (ST-3.5), and scripts.

With seeded luck, value = f(seed, purpose, seat, turn, k-th of that purpose in the turn), and a
draw takes the remaining card with the lowest f(seed, deck, card). The turn is the count of all turns
begun, which only grows; a round will not do, for in some games it lasts many turns. So no address
comes twice in a game, and no card either: a pile's unordered cards only get fewer. A bot that thinks
longer, or one extra roll elsewhere, does not shift the rest of the game; two rule sets compared under
the same seed share their luck, turn by turn. This is for bots, tests and experiments; tables between
people use the fair dice, which prove themselves.
"""

from collections import deque
from collections.abc import Callable, Iterable
from hashlib import blake2b
from typing import Any, Final, Protocol

from statecraft.core.engine.question import Chance
from statecraft.core.record.struct import PlainValue, encode


class Luck(Protocol):
    """Anything that answers chance."""

    def outcome(self, chance: Chance) -> Any: ...


_SMALL: Final = 1 << 32
_HARDLY_EVER: Final = (1 << 64) - _SMALL
"""Only words from here on may have to be rejected for a number below a small one."""


class Stream:
    """Random numbers from one address: a hash in counter mode, by rejection, so without bias."""

    __slots__ = ("_count", "_key")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._count = 0

    def _word(self) -> int:
        block = blake2b(self._count.to_bytes(8, "little"), key=self._key, digest_size=8)
        self._count += 1
        return int.from_bytes(block.digest(), "little")

    def randrange(self, stop: int, /) -> int:
        word = self._word()
        if word >= _HARDLY_EVER or stop > _SMALL:
            limit = (1 << 64) - (1 << 64) % stop
            while word >= limit:
                word = self._word()
        return word % stop

    def skip(self, numbers: int) -> None:
        """Leave out so many small numbers; none of them is rejected, as happens once in some 10**17."""
        self._count += numbers

    def random(self) -> float:
        return (self._word() >> 11) / (1 << 53)


class SeededLuck:
    """Addressed luck from a seed.

    >>> from statecraft.core.chance.distributions import Dice
    >>> chance = Chance(0, "roll", Dice((6, 6)), None, (2, 5, 0))
    >>> SeededLuck(1).outcome(chance) == SeededLuck(1).outcome(chance)
    True
    """

    __slots__ = ("_key",)

    def __init__(self, seed: int | str) -> None:
        self._key = blake2b(encode(seed), digest_size=32).digest()

    def __reduce__(self) -> tuple[Any, ...]:
        return _luck_of, (self._key,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeededLuck) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __repr__(self) -> str:
        # The seed itself is not kept; two lucks with the same mark give the same outcomes.
        return f"<SeededLuck {self._key.hex()[:12]}>"

    def _address(self, *address: PlainValue) -> bytes:
        return blake2b(encode(address), key=self._key, digest_size=32).digest()

    def stream(self, *address: PlainValue) -> Stream:
        """The stream of random numbers at an address, for drivers and bots that need their own."""
        return Stream(self._address("stream", *address))

    def outcome(self, chance: Chance) -> Any:
        """What comes out at the chance's address."""
        seat, turn, kth = chance.address
        stream = Stream(self._address("chance", chance.kind, seat, turn, kth))
        distribution = chance.distribution
        deck = getattr(distribution, "deck", chance.kind)
        return distribution.ranked(self._rank(deck), stream)

    def _rank(self, deck: str) -> Callable[[int], int]:
        def rank(card: int) -> int:
            return int.from_bytes(self._address("card", deck, card)[:8], "little")

        return rank


class OutOfScript(LookupError):
    """A scripted game wanted one more outcome than its script has."""


class ScriptedLuck:
    """Outcomes from a script, in order: for tests, and for tables with physical dice."""

    __slots__ = ("_values",)

    def __init__(self, values: Iterable[PlainValue]) -> None:
        self._values = deque(values)

    def outcome(self, chance: Chance) -> Any:
        if not self._values:
            raise OutOfScript(f"the script has no outcome left for {chance.kind}")
        return self._values.popleft()

    def __len__(self) -> int:
        return len(self._values)


class AskedLuck:
    """Outcomes entered by a person: ``ask`` is shown the chance until the answer is possible."""

    __slots__ = ("_ask",)

    def __init__(self, ask: Callable[[Chance], Any]) -> None:
        self._ask = ask

    def outcome(self, chance: Chance) -> Any:
        value = self._ask(chance)
        while not chance.distribution.weight(value):
            value = self._ask(chance)
        return value


def _luck_of(key: bytes) -> SeededLuck:
    """The luck of a seed that was stirred already."""
    luck = SeededLuck(0)
    luck._key = key
    return luck
