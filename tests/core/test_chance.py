"""Chance is an input, and its odds are exact (ST-3.1 to ST-3.4)."""

from collections import Counter
from fractions import Fraction
from math import comb
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scale import scaled
from scripted import ANN, Played
from statecraft.core.chance.distributions import (
    Deal,
    Dice,
    Distribution,
    Draw,
    Lot,
    TooMany,
    below,
    cards_in,
)
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.ids import Ordinal
from statecraft.core.record.inputs import Outcome, Timeout

SMALL: st.SearchStrategy[Distribution] = (
    st.lists(st.integers(1, 8), max_size=3).map(lambda sides: Dice(tuple(sides)))
    | st.integers(1, 40).map(Lot)
    | st.integers(1, 1 << 20).map(lambda cards: Draw("deck", cards))
    | st.tuples(st.integers(0, 127), st.lists(st.integers(0, 2), max_size=2)).map(
        lambda made: Deal("deck", made[0] | 0b1111, tuple(made[1]))
    )
)


@pytest.mark.rule("ST-3.1")
def test_an_outcome_nobody_waits_for_is_refused() -> None:
    game = Played()
    pending = game.chance()
    for number in (pending.id - 1, pending.id + 1, pending.id + 100):
        assert game.refused(Outcome(Ordinal(number), (3,))).rule == "ST-3.1"
    game.go_to("plan", ANN)
    assert game.refused(Outcome(Ordinal(game.state.ordinal), (3,))).rule == "ST-3.1"


@pytest.mark.rule("ST-3.2")
@pytest.mark.parametrize(
    "value", [(0,), (7,), (3, 3), (), 3, None, "3", (True,), (1 << 80,), ((3,),)]
)
def test_what_a_die_cannot_show_is_refused(value: Any) -> None:
    game = Played()
    assert game.refused(Outcome(game.chance().id, value)).rule == "ST-3.2"


@pytest.mark.rule("ST-3.3")
def test_numbers_of_chance_go_up_one_by_one() -> None:
    game = Played(options={"rounds": 1})
    numbers = [0]
    while game.state.result is None:
        questions = game.state.questions()
        if questions:
            game.take(Timeout(questions[0].id))
        else:
            numbers.append(game.chance().id)
            game.come_out(game.luck.outcome(game.chance()))
    assert numbers == list(range(len(numbers)))
    assert len(numbers) > 4


@pytest.mark.rule("ST-3.4")
@settings(max_examples=scaled(150))
@given(SMALL)
def test_the_ways_to_all_outcomes_are_all_the_ways(distribution: Distribution) -> None:
    outcomes = list(distribution.outcomes())
    assert len(outcomes) == len(set(outcomes))
    weights = [distribution.weight(value) for value in outcomes]
    assert min(weights) > 0
    assert sum(weights) == distribution.total()


@pytest.mark.rule("ST-3.4")
@settings(max_examples=scaled(150))
@given(SMALL, st.integers())
def test_what_is_sampled_can_happen(distribution: Distribution, seed: int) -> None:
    rng = Random(seed)
    for _ in range(5):
        assert distribution.weight(distribution.sample(rng)) > 0
    ranked = distribution.ranked(lambda card: hash((seed, card)), rng)
    assert distribution.weight(ranked) > 0


@pytest.mark.rule("ST-3.2", "ST-3.4")
@settings(max_examples=scaled(200))
@given(
    SMALL,
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=3)
    | st.lists(st.integers(-2, 200), max_size=4).map(tuple),
)
def test_what_is_no_outcome_has_no_weight(distribution: Distribution, value: Any) -> None:
    listed = [known for known in distribution.outcomes() if known == value]
    # True equals 1 in Python, but it is no face of a die.
    expected = 1 if listed and type(value) is not bool else 0
    assert bool(distribution.weight(value)) == bool(expected)


@pytest.mark.rule("ST-3.4")
def test_two_dice_make_seven_in_one_case_of_six() -> None:
    dice = Dice((6, 6))
    sevens = sum(dice.weight(roll) for roll in dice.outcomes() if sum(roll) == 7)
    assert Fraction(sevens, dice.total()) == Fraction(1, 6)
    mixed = Counter(sum(roll) for roll in Dice((8, 10)).outcomes())
    assert (mixed[2], mixed[9], mixed[11], mixed[18]) == (1, 8, 8, 1)


@pytest.mark.rule("ST-3.4")
@pytest.mark.parametrize("aces", range(3))
def test_a_deal_is_hypergeometric(aces: int) -> None:
    """Of eight cards three are aces; a hand of two has so many of them."""
    deal = Deal("deck", 0b11111111, (2, 3))
    ways = sum(
        deal.weight(hands) for hands in deal.outcomes() if (hands[0] & 0b111).bit_count() == aces
    )
    expected = Fraction(comb(3, aces) * comb(5, 2 - aces), comb(8, 2))
    assert Fraction(ways, deal.total()) == expected


@pytest.mark.rule("ST-3.4")
def test_all_deals_are_equally_likely_to_be_sampled() -> None:
    deal = Deal("deck", 0b10111, (1, 2))
    rng = Random(5)
    counts = Counter(deal.sample(rng) for _ in range(6000))
    assert len(counts) == deal.total() == 12
    chi = sum((count - 500) ** 2 / 500 for count in counts.values())
    assert chi < 35  # 11 degrees of freedom: one case in four thousand is higher


@pytest.mark.rule("ST-3.4")
def test_too_many_outcomes_are_not_listed() -> None:
    for many in (Dice((6,) * 8), Deal("deck", (1 << 20) - 1, (4, 4))):
        with pytest.raises(TooMany):
            many.outcomes()
        assert many.weight(many.sample(Random(1))) == 1
    with pytest.raises(ValueError, match="5 cards to deal, 4 there"):
        Deal("deck", 0b1111, (3, 2))


@given(st.sets(st.integers(0, 100)))
def test_a_set_of_cards_is_a_number(cards: set[int]) -> None:
    assert cards_in(sum(1 << card for card in cards)) == sorted(cards)


@given(st.integers(1, 1 << 70), st.integers())
def test_below_draws_what_randrange_draws(stop: int, seed: int) -> None:
    """Seeds mean the same games, whichever way the number is drawn."""
    ours, theirs = Random(seed), Random(seed)
    assert [below(ours, stop) for _ in range(5)] == [theirs.randrange(stop) for _ in range(5)]
    assert below(SeededLuck(seed).stream("a"), stop % 1000 + 1) <= stop % 1000
