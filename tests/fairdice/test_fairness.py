"""A million rolls of each die are as even as chance would have them: no less, and no more.

Elements, seeds and rolls are fixed, so the outcome is too. Each figure lies within the middle 99.9 %
of its χ² distribution; a generator with a small bias does not.
"""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest

from fairdice.tables import chains, published, ready
from statecraft.core.chance.distributions import Deal, Dice, Draw, Lot, cards_in
from statecraft.fairdice import outcome
from statecraft.fairdice.outcome import Words

MILLION = 1_000_000
POOL = 1000
BOUNDS = {6: (0.158, 22.105), 8: (0.485, 26.018), 10: (0.972, 29.666), 12: (1.587, 33.137)} | {
    20: (4.912, 45.973)
}
"""χ² with one degree of freedom less than faces: 0.05 % lie below the first, 0.05 % above the second."""
KEY = published(ready())[-1]["proof"]["key"]


def chi_squared(counts: Counter[int], cells: int) -> float:
    expected = counts.total() / cells
    return sum([(counts[cell] - expected) ** 2 for cell in range(cells)]) / expected


def streams(rolls: int, purpose: str, dice: object, make: Callable[[bytes], Words]) -> list[Words]:
    """The words of the first rolls of the test table, as the table would use them."""
    chain = chains()[0]
    return [
        make(bytes.fromhex(outcome.proof(chain.element(number), KEY, number, purpose, dice)))
        for number in range(1, rolls + 1)
    ]


def faces(sides: int, make: Callable[[bytes], Words]) -> Counter[int]:
    pool = Dice((sides,) * POOL)
    counts: Counter[int] = Counter()
    for words in streams(MILLION // POOL, "move", outcome.described(pool), make):
        counts.update(pool.sample(words))
    return Counter({face - 1: count for face, count in counts.items()})


@pytest.mark.parametrize("sides", BOUNDS)
def test_a_million_rolls_of_each_die(sides: int) -> None:
    counts = faces(sides, Words)
    assert counts.total() == MILLION
    low, high = BOUNDS[sides]
    assert low < chi_squared(counts, sides) < high


class Modulo(Words):
    """Takes the rest of a byte: 256 is no multiple of 6, so four faces come a little too often."""

    def randrange(self, stop: int, /) -> int:
        return (self._word() & 0xFF) % stop


class NoTop(Words):
    """Never shows the top face."""

    def randrange(self, stop: int, /) -> int:
        return super().randrange(stop - 1)


class TooEven(Words):
    """Counts through the faces, which no die does."""

    at = 0

    def randrange(self, stop: int, /) -> int:
        self.at += 1
        return self.at % stop


# A byte holds eight faces evenly, so d8 would not show the first fault; pools of 1000 hold ten and
# twenty evenly, so these show the last one best.
@pytest.mark.parametrize(
    ("sides", "make"), [(6, Modulo), (12, Modulo), (8, NoTop), (20, NoTop), (10, TooEven)]
)
def test_the_same_figure_finds_a_biased_generator(sides: int, make: type[Words]) -> None:
    low, high = BOUNDS[sides]
    assert not low < chi_squared(faces(sides, make), sides) < high


def test_dice_beside_each_other_and_one_after_another_are_independent() -> None:
    pool = Dice((6,) * POOL)
    rolls = [pool.sample(words) for words in streams(200, "war", outcome.described(pool), Words)]
    beside = Counter(
        [(a - 1) * 6 + b - 1 for roll in rolls for a, b in zip(roll[::2], roll[1::2], strict=True)]
    )
    after = Counter(
        [
            (a - 1) * 6 + b - 1
            for one, other in list(pairwise(rolls))[::2]
            for a, b in zip(one, other, strict=True)
        ]
    )
    for pairs in (beside, after):
        assert 13.787 < chi_squared(pairs, 36) < 69.199


def test_draws_deals_and_lots_are_even() -> None:
    counts = {kind: Counter[int]() for kind in ("draw", "deal", "lot")}
    draw, deal, lot = (
        Draw("ops", 0b1011_0110_1110_1101),
        Deal("ops", 0b1111_1111_1111, (2, 1)),
        Lot(10),
    )
    drawable = cards_in(draw.cards)
    assert len(drawable) == 11
    for words in streams(12_000, "draw", {}, Words):
        counts["draw"][drawable.index(draw.sample(words))] += 1
        counts["lot"][lot.sample(words)] += 1
        hands = deal.sample(words)
        # Which card is dealt alone: each of the twelve as often.
        counts["deal"][cards_in(hands[1])[0]] += 1
    assert 1.265 < chi_squared(counts["draw"], 11) < 31.42
    assert BOUNDS[10][0] < chi_squared(counts["lot"], 10) < BOUNDS[10][1]
    assert BOUNDS[12][0] < chi_squared(counts["deal"], 12) < BOUNDS[12][1]


def test_words_beyond_the_last_full_round_are_thrown_away() -> None:
    """Of a range that fills three quarters of the words, one word in four is rejected."""
    three_quarters = 3 << 30
    rejected = 0
    for words in streams(100, "lot", {}, Words):
        raw = Words(words._key)
        kept = [word for word in [raw._word() for _ in range(64)] if word < three_quarters]
        rejected += 64 - len(kept)
        assert [words.randrange(three_quarters) for _ in kept] == kept
    assert 1400 < rejected < 1800
