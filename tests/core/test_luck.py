"""Seeded luck has addresses; scripts and people answer chance as well (ST-3.5)."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harbour import GAME
from harbour.verbs import BUYS, ROLLS
from scale import scaled
from scripted import ANN, BEN, Played
from statecraft.core.chance.decks import dealt, set_of
from statecraft.core.chance.distributions import Deal, Dice, Draw, cards_in
from statecraft.core.chance.luck import AskedLuck, OutOfScript, ScriptedLuck, SeededLuck, Stream
from statecraft.core.engine.question import Chance, Over
from statecraft.core.record.inputs import Act, Outcome, Timeout

ADDRESS = st.tuples(st.integers(-1, 9), st.integers(0, 200), st.integers(0, 30))


def roll(address: tuple[int, int, int], kind: str = "roll", dice: int = 8) -> Chance:
    return Chance(0, kind, Dice((1000,) * dice), None, address)


@pytest.mark.rule("ST-3.5")
@settings(max_examples=scaled(60))
@given(st.integers() | st.text(), ADDRESS)
def test_the_same_address_has_the_same_value(
    seed: int | str, address: tuple[int, int, int]
) -> None:
    luck = SeededLuck(seed)
    first = luck.outcome(roll(address))
    luck.outcome(roll(address, "other"))  # one roll more elsewhere
    luck.outcome(roll((0, 0, 31)))
    assert luck.outcome(roll(address)) == first == SeededLuck(seed).outcome(roll(address))


@pytest.mark.rule("ST-3.5")
def test_other_addresses_have_other_values() -> None:
    luck = SeededLuck(1)
    chances = [roll((seat, turn, kth)) for seat in (0, 1) for turn in (1, 2) for kth in (0, 1)]
    chances.append(roll((0, 1, 0), "other"))
    values = [luck.outcome(chance) for chance in chances]
    values.append(SeededLuck(2).outcome(chances[0]))
    values.append(SeededLuck("1").outcome(chances[0]))
    assert len(set(values)) == len(values)


@pytest.mark.rule("ST-3.5")
def test_the_number_of_a_roll_does_not_matter() -> None:
    dice = Dice((6, 6, 6))
    early, late = (Chance(number, "x", dice, None, (0, 1, 0)) for number in (3, 400))
    assert SeededLuck(4).outcome(early) == SeededLuck(4).outcome(late)


@pytest.mark.rule("ST-3.5")
@settings(max_examples=scaled(60))
@given(st.integers(), st.sets(st.integers(0, 40), min_size=2), st.data())
def test_a_draw_takes_the_lowest_ranked_card_left(
    seed: int, cards: set[int], data: st.DataObject
) -> None:
    """Whoever draws, whenever and after whatever: the order under a seed is one and the same."""
    luck = SeededLuck(seed)
    order: list[int] = []
    left = set(cards)
    while left:
        chance = Chance(0, "draw", Draw("deck", set_of(list(left))), None, (0, 1, len(order)))
        order.append(luck.outcome(chance))
        left.remove(order[-1])
    some = data.draw(st.sets(st.sampled_from(sorted(cards)), min_size=1))
    chance = Chance(9, "other", Draw("deck", set_of(list(some))), None, (5, 7, 3))
    assert luck.outcome(chance) == next(card for card in order if card in some)
    size = data.draw(st.integers(0, len(cards)))
    dealt = luck.outcome(
        Chance(1, "deal", Deal("deck", set_of(list(cards)), (size,)), None, (0, 0, 0))
    )
    assert sorted(order[:size]) == cards_in(dealt[0])


@pytest.mark.rule("ST-3.5")
def test_another_deck_has_another_order() -> None:
    luck = SeededLuck(11)
    cards = (1 << 30) - 1
    drawn = [
        luck.outcome(Chance(0, "draw", Draw(f"deck {name}", cards), None, (0, 0, 0)))
        for name in range(12)
    ]
    assert len(set(drawn)) > 3


@pytest.mark.rule("ST-3.5")
def test_dice_are_even() -> None:
    luck = SeededLuck("even")
    counts: Counter[int] = Counter()
    for turn in range(1500):
        for seat in range(2):
            counts.update(luck.outcome(Chance(0, "roll", Dice((6, 6)), None, (seat, turn, 0))))
    chi = sum((counts[face] - 1000) ** 2 / 1000 for face in range(1, 7))
    assert sum(counts.values()) == 6000
    assert 0 < chi < 25.7  # 5 degrees of freedom: one case in ten thousand is higher


@pytest.mark.rule("ST-3.5")
def test_an_extra_roll_in_one_turn_leaves_other_turns_alone() -> None:
    """Two games in which only Ann's number of dice differs: Ben's voyage is the same."""
    rolls = []
    for dice in (0, 1):
        game = Played(options={"raids": False}).go_to("sail", ANN)
        game.do(ANN, ROLLS[dice])
        game.go_to("sail", BEN)
        game.do(BEN, ROLLS[1])
        rolls.append(game.luck.outcome(game.chance()))
    assert rolls[0] == rolls[1]


def test_a_stream_is_even_and_repeats_itself() -> None:
    stream = Stream(b"k")
    counts = Counter(stream.randrange(7) for _ in range(7000))
    assert sorted(counts) == list(range(7))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 30
    one, two = SeededLuck(1).stream("bot", 2), SeededLuck(1).stream("bot", 2)
    numbers = [one.randrange(1 << 40) for _ in range(5)]
    assert numbers == [two.randrange(1 << 40) for _ in range(5)]
    assert numbers != [SeededLuck(1).stream("bot", 3).randrange(1 << 40) for _ in range(5)]


def test_a_script_gives_its_outcomes_in_order_and_says_when_it_ends() -> None:
    luck = ScriptedLuck([(3,), 7])
    assert len(luck) == 2
    assert luck.outcome(roll((0, 0, 0))) == (3,)
    assert luck.outcome(roll((0, 0, 0))) == 7
    with pytest.raises(OutOfScript, match="no outcome left for roll"):
        luck.outcome(roll((0, 0, 0)))


def test_a_person_is_asked_until_the_answer_is_possible() -> None:
    answers = iter([(0,), "six", (7,), (6,), (5,)])
    luck = AskedLuck(lambda _chance: next(answers))
    assert luck.outcome(Chance(0, "roll", Dice((6,)), None, (0, 0, 0))) == (6,)
    assert next(answers) == (5,)


def test_seeded_games_are_equal_whatever_players_think() -> None:
    def play(thinking: int) -> str:
        rng = Random(3)
        luck = SeededLuck(8)
        state = GAME.new({"rounds": 1}, 2)
        while not isinstance(pending := state.pending(), Over):
            for _ in range(thinking):
                luck.stream("bot").randrange(5)
            if isinstance(pending, Chance):
                state.apply(Outcome(pending.id, luck.outcome(pending)))
            elif pending.questions[0].kind == "plan" and rng.randrange(2):
                state.apply(Act(pending.questions[0].id, pending.questions[0].seat, BUYS[0]))
            else:
                state.apply(Timeout(pending.questions[0].id))
        return state.digest()

    assert play(0) == play(3)


@pytest.mark.parametrize("count", [0, 1, 7, 19, 20])
def test_cards_are_dealt_as_from_a_full_shuffle(count: int) -> None:
    """Only what is dealt is put in order, but as much luck is used up, whoever's it is."""
    for seed in range(20):
        for rngs in (
            [SeededLuck(seed).stream("deal") for _ in range(2)],
            [Random(seed) for _ in range(2)],
        ):
            some = dealt(list(range(20)), count, rngs[0])
            everything = dealt(list(range(20)), 20, rngs[1])
            assert some[20 - count :] == everything[20 - count :]
            assert sorted(some) == list(range(20))
            assert rngs[0].randrange(1000) == rngs[1].randrange(1000)


def test_numbers_come_without_bias_below_small_and_large_ones() -> None:
    """The quick way out and the careful one draw alike."""
    for stop in (1, 6, 1 << 32, (1 << 32) + 1, (1 << 63) + 1):
        drawn = [SeededLuck(seed).stream("n").randrange(stop) for seed in range(200)]
        assert min(drawn) >= 0
        assert max(drawn) < stop
        assert stop < 6 or max(drawn) > 2 * min(drawn)
