"""The coup (chapter 5, GP-5.9 and GP-5.10)."""

from collections.abc import Sequence
from typing import Any

import pytest

from global_powers.position import ANN, BEN, CAT, COUP, DAN, EUROPE, USA, Play
from statecraft.core.engine.question import Sealed
from statecraft.global_powers.verbs import USE_WARMONGER, Coup, StakeCoup


def staking(there: Sequence[int], bases: Sequence[int] = (), **options: Any) -> Play:
    """Ann has played a coup against the government of Europe."""
    play = Play(len(there), **options).put(EUROPE, *there).base(*bases).hold(ANN, COUP)
    return play.do(ANN, Coup(EUROPE))


def stake(play: Play, **stakes: int) -> Play:
    seats = {"ann": ANN, "ben": BEN, "cat": CAT, "dan": DAN}
    for name, politicians in stakes.items():
        play.do(seats[name], StakeCoup(politicians), "coup-stake")
    return play


@pytest.mark.rule("GP-5.9")
def test_stakes_politicians_and_a_die_for_each_side() -> None:
    """Four staked, one there and a 2 are seven; two, three and a 1 are six."""
    play = stake(staking((1, 3, 0)), ann=4, ben=2).roll(2, 1, kind="coup")
    assert play.politicians(EUROPE) == [4, 0, 0]
    assert play.table.base == [16, 18, 20]
    assert play.table.mauritius == [0, 2, 0]
    assert play.kinds() == [(BEN, "turn")]


@pytest.mark.rule("GP-5.9", "GP-5.10")
@pytest.mark.parametrize("dice", [(1, 1), (2, 2), (1, 2), (1, 3)])
def test_with_equal_numbers_the_government_holds(dice: tuple[int, int]) -> None:
    """Ruling 27: four staked and one there against two and three; the putschist's stake is lost."""
    play = stake(staking((1, 3, 0)), ann=4, ben=2).roll(*dice)
    assert play.politicians(EUROPE) == [1, 3, 0]
    assert play.table.base == [15, 17, 20]
    assert play.table.mauritius == [4, 0, 0]


@pytest.mark.rule("GP-5.9")
def test_the_stakes_are_secret_and_asked_of_the_government_alone() -> None:
    play = staking((1, 3, 2))
    assert isinstance(play.table.pending(), Sealed)
    assert sorted(play.kinds()) == [(ANN, "coup-stake"), (BEN, "coup-stake")]
    unlike = staking((1, 3, 2))
    stake(play, ann=3)
    stake(unlike, ann=7)
    assert play.table.view(BEN) == unlike.table.view(BEN)
    assert play.table.view(ANN) != unlike.table.view(ANN)


@pytest.mark.rule("GP-5.9")
def test_nobody_stakes_more_than_its_base() -> None:
    play = staking((1, 3, 0), (5, 0))
    assert play.refused(ANN, StakeCoup(6)) == "GP-5.9"
    assert play.refused(BEN, StakeCoup(1)) == "GP-5.9"
    assert play.legal(BEN) == [StakeCoup(0)]


@pytest.mark.rule("GP-5.9")
def test_a_coup_is_against_a_government_one_is_no_part_of() -> None:
    play = Play().hold(ANN, COUP).put(EUROPE, 2, 2)
    assert play.refused(ANN, Coup(USA)) == "GP-5.9"
    assert play.refused(ANN, Coup(EUROPE)) == "GP-5.9"
    play.put(EUROPE, 3, 2)
    assert play.refused(ANN, Coup(EUROPE)) == "GP-5.9"
    play.put(EUROPE, 1, 2)
    play.table.protected[EUROPE] = 1
    assert play.again().refused(ANN, Coup(EUROPE)) == "GP-5.9"
    play.table.protected[EUROPE] = 0
    assert Coup(EUROPE) in play.again().legal(ANN)


@pytest.mark.rule("GP-5.9", "GP-5.10", "GP-3.14")
def test_the_partners_of_a_coalition_stake_each_and_add_up() -> None:
    """Ruling 27: six and a 3 against one, two and twice two and a 1; Dan's one there looks on."""
    play = staking((0, 2, 2, 1))
    assert sorted(play.kinds()) == [(s, "coup-stake") for s in (ANN, BEN, CAT)]
    stake(play, ann=6, ben=1, cat=2).roll(3, 1)
    # Nine against eight: all four are replaced, and both stakes are lost.
    assert play.politicians(EUROPE) == [4, 0, 0, 1]
    assert play.table.base == [16, 19, 18, 19]
    assert play.table.mauritius == [0, 1, 2, 0]
    held = stake(staking((0, 2, 2, 1)), ann=6, ben=1, cat=2).roll(3, 2)
    assert held.politicians(EUROPE) == [0, 2, 2, 1]
    assert held.table.base == [14, 18, 18, 19]
    assert held.table.mauritius == [6, 0, 0, 0]


@pytest.mark.rule("GP-5.10")
def test_the_government_is_replaced_as_far_as_the_base_reaches() -> None:
    """The stake returns first: three and a 3 against four and a 1, and three of four are replaced."""
    play = stake(staking((0, 4, 0), (3,)), ann=3, ben=0).roll(3, 1)
    assert play.politicians(EUROPE) == [3, 0, 0]
    assert play.table.base == [0, 20, 20]
    assert play.table.mauritius == [0, 0, 0]


@pytest.mark.rule("GP-5.10")
def test_a_coup_may_succeed_without_any_stake() -> None:
    play = stake(staking((1, 2, 0)), ann=0, ben=0).roll(3, 1)
    assert play.politicians(EUROPE) == [3, 0, 0]


@pytest.mark.rule("GP-7.10")
def test_stakes_may_be_agreed_to_return() -> None:
    lost = stake(staking((1, 3, 0), coup_stakes="return"), ann=4, ben=2).roll(1, 3)
    assert lost.table.base == [19, 17, 20]
    won = stake(staking((1, 3, 0), coup_stakes="return"), ann=4, ben=2).roll(3, 1)
    assert won.table.base == [16, 20, 20]
    assert lost.table.mauritius == won.table.mauritius == [0, 0, 0]


@pytest.mark.rule("GP-7.11")
def test_a_warmonger_for_any_roll_adds_to_a_coup() -> None:
    play = staking((1, 3, 0), warmonger="any")
    play.table.warmonger[ANN] = 1
    stake(play, ann=4, ben=2).roll(1, 1).do(ANN, USE_WARMONGER)
    assert play.politicians(EUROPE) == [4, 0, 0]
    usual = staking((1, 3, 0))
    usual.table.warmonger[ANN] = 1
    stake(usual, ann=4, ben=2).roll(1, 1)
    assert usual.politicians(EUROPE) == [1, 3, 0]
