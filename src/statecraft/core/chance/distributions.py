"""Chance as an input: what may come out, how often, and how to draw it.

The engine never rolls. It says which distribution it needs a value from; a driver answers with an
outcome: seeded, fair, scripted, typed in by a person, or tried one by one by a search. ``weight``
counts the equally likely ways to an outcome, so probabilities are exact fractions (ST-3.4).
"""

from collections.abc import Callable, Iterator
from math import comb, prod
from random import Random
from typing import Any, Final, Protocol

from statecraft.core.native import mypyc_attr
from statecraft.core.record.struct import PlainValue, Struct

FEW: Final = 4096
"""``outcomes`` lists distributions of up to this many values."""


class Randomness(Protocol):
    """All that the engine wants of a random generator (``random.Random`` has it).

    Outcomes are drawn with ``randrange``, which must be exact; choices among actions with
    ``random``, which is quick.
    """

    def randrange(self, stop: int, /) -> int: ...

    def random(self) -> float: ...


def below(rng: Randomness, stop: int) -> int:
    """``rng.randrange(stop)``; for Python's own generator the same number in less time."""
    if type(rng) is not Random:
        return rng.randrange(stop)
    bits = stop.bit_length()
    number = rng.getrandbits(bits)
    while number >= stop:
        number = rng.getrandbits(bits)
    return number


class TooMany(ValueError):
    """Raised by ``outcomes`` where there are more values than anyone should list."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Distribution(Struct):
    """What a chance event may come out as."""

    __slots__ = ()

    def sample(self, rng: Randomness) -> Any:
        raise NotImplementedError(f"{type(self).__name__}.sample")

    def ranked(self, rank: Callable[[int], int], rng: Randomness) -> Any:
        """Draw for addressed luck: cards by their rank, everything else from the stream."""
        return self.sample(rng)

    def weight(self, value: PlainValue) -> int:
        """How many of the ``total`` equally likely ways lead to the value; 0: it cannot happen."""
        raise NotImplementedError(f"{type(self).__name__}.weight")

    def total(self) -> int:
        raise NotImplementedError(f"{type(self).__name__}.total")

    def outcomes(self) -> Iterator[Any]:
        """Every value with a weight, each once; :class:`TooMany` where they are not few."""
        raise NotImplementedError(f"{type(self).__name__}.outcomes")


class Dice(Distribution):
    """A pool of dice thrown together. The value keeps each die, in the pool's order.

    >>> two = Dice((6, 8))
    >>> two.total(), two.weight((6, 8)), two.weight((7, 1))
    (48, 1, 0)
    """

    FIELDS = ("sides",)
    __slots__ = FIELDS
    NAME = "dice"

    def __init__(self, sides: tuple[int, ...]) -> None:
        self.sides = sides

    def sample(self, rng: Randomness) -> Any:
        return tuple([below(rng, sides) + 1 for sides in self.sides])

    def weight(self, value: PlainValue) -> int:
        if type(value) is not tuple or len(value) != len(self.sides):
            return 0
        for face, sides in zip(value, self.sides, strict=True):
            if type(face) is not int or not 1 <= face <= sides:
                return 0
        return 1

    def total(self) -> int:
        return prod(self.sides)

    def outcomes(self) -> Iterator[Any]:
        if self.total() > FEW:
            raise TooMany(f"{self.total()} ways to throw {len(self.sides)} dice")
        rolls: list[tuple[int, ...]] = [()]
        for sides in self.sides:
            rolls = [(*roll, face + 1) for roll in rolls for face in range(sides)]
        return iter(rolls)


class Lot(Distribution):
    """One of ``count`` equal lots, numbered from 0."""

    FIELDS = ("count",)
    __slots__ = FIELDS
    NAME = "lot"

    def __init__(self, count: int) -> None:
        self.count = count

    def sample(self, rng: Randomness) -> Any:
        return below(rng, self.count)

    def weight(self, value: PlainValue) -> int:
        return 1 if type(value) is int and 0 <= value < self.count else 0

    def total(self) -> int:
        return self.count

    def outcomes(self) -> Iterator[Any]:
        return iter(range(self.count))


KNOWN_SETS: Final = 4096
_CARDS_IN: Final[dict[int, list[int]]] = {}
"""Sets looked into lately: a hand is asked for many times before it changes."""


def cards_in(cards: int) -> list[int]:
    """The cards of a set kept as one bit each, in ascending order.

    >>> cards_in(0b1011)
    [0, 1, 3]
    """
    known = _CARDS_IN.get(cards)
    if known is not None:
        return known[:]
    found = []
    left = cards
    while left:
        lowest = left & -left
        found.append(lowest.bit_length() - 1)
        left ^= lowest
    if len(_CARDS_IN) >= KNOWN_SETS:
        _CARDS_IN.clear()
    _CARDS_IN[cards] = found
    return found[:]


class Draw(Distribution):
    """One card out of the unknown cards of a deck; ``cards`` has a bit for each of them."""

    FIELDS = ("deck", "cards")
    __slots__ = FIELDS
    NAME = "draw"

    def __init__(self, deck: str, cards: int) -> None:
        self.deck = deck
        self.cards = cards

    def sample(self, rng: Randomness) -> Any:
        cards = cards_in(self.cards)
        return cards[below(rng, len(cards))]

    def ranked(self, rank: Callable[[int], int], rng: Randomness) -> Any:
        return min(cards_in(self.cards), key=rank)

    def weight(self, value: PlainValue) -> int:
        return 1 if type(value) is int and value >= 0 and self.cards >> value & 1 else 0

    def total(self) -> int:
        return self.cards.bit_count()

    def outcomes(self) -> Iterator[Any]:
        return iter(cards_in(self.cards))


class Deal(Distribution):
    """Hands dealt at one stroke: ``sizes[i]`` of the deck's unknown cards to the i-th hand.

    The value is one set of cards (a bit each) per hand.
    """

    FIELDS = ("deck", "cards", "sizes")
    __slots__ = FIELDS
    NAME = "deal"

    def __init__(self, deck: str, cards: int, sizes: tuple[int, ...]) -> None:
        if sum(sizes) > cards.bit_count():
            raise ValueError(f"{deck}: {sum(sizes)} cards to deal, {cards.bit_count()} there")
        self.deck = deck
        self.cards = cards
        self.sizes = sizes

    def _hands(self, shuffled: list[int]) -> tuple[int, ...]:
        hands = []
        at = 0
        for size in self.sizes:
            hand = 0
            for card in shuffled[at : at + size]:
                hand |= 1 << card
            hands.append(hand)
            at += size
        return tuple(hands)

    def sample(self, rng: Randomness) -> Any:
        cards = cards_in(self.cards)
        for last in range(len(cards) - 1, 0, -1):
            other = below(rng, last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return self._hands(cards)

    def ranked(self, rank: Callable[[int], int], rng: Randomness) -> Any:
        return self._hands(sorted(cards_in(self.cards), key=rank))

    def weight(self, value: PlainValue) -> int:
        if type(value) is not tuple or len(value) != len(self.sizes):
            return 0
        left = self.cards
        for hand, size in zip(value, self.sizes, strict=True):
            if type(hand) is not int or hand < 0 or hand & ~left or hand.bit_count() != size:
                return 0
            left &= ~hand
        return 1

    def total(self) -> int:
        left = self.cards.bit_count()
        ways = 1
        for size in self.sizes:
            ways *= comb(left, size)
            left -= size
        return ways

    def outcomes(self) -> Iterator[Any]:
        if self.total() > FEW:
            raise TooMany(f"{self.total()} ways to deal {self.deck}")
        deals: list[tuple[tuple[int, ...], int]] = [((), self.cards)]
        for size in self.sizes:
            deals = [
                ((*hands, hand), left & ~hand)
                for hands, left in deals
                for hand in _subsets(cards_in(left), size)
            ]
        return iter([hands for hands, _left in deals])


def _subsets(cards: list[int], size: int) -> list[int]:
    if size == 0:
        return [0]
    return [
        1 << card | rest
        for at, card in enumerate(cards)
        for rest in _subsets(cards[at + 1 :], size - 1)
    ]
