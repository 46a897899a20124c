"""Recession, Revolution and Riots (chapter 5, GP-5.11 to GP-5.13, GP-7.4, GP-7.5)."""

from itertools import combinations

import pytest

from global_powers.position import (
    AFRICA,
    ANN,
    CHINA,
    EUROPE,
    JAPAN,
    LATIN_AMERICA,
    OCEANIA,
    RECESSION,
    REVOLUTION,
    RIOTS,
    RUSSIA,
    USA,
    Play,
    rows,
)
from statecraft.core.chance.distributions import Dice
from statecraft.core.verbs.action import Action
from statecraft.global_powers.ids import ALL_REGIONS
from statecraft.global_powers.rules.chips import ECONOMY
from statecraft.global_powers.verbs import Activate, Recession, Revolution, Riots


def dice(play: Play) -> int:
    """How many dice are to be rolled."""
    thrown = play.chance("revolution").distribution
    assert isinstance(thrown, Dice)
    return len(thrown.sides)


@pytest.mark.rule("GP-5.11")
def test_a_recession_takes_economy_beyond_the_strength_of_the_government() -> None:
    """Ruling 40: a coalition's strength is one partner's, and 0 without a government.

    The USA have 5 economy, Europe 5, Russia 1, Japan 4, Latin America 1, Oceania 2; China is no neighbour.
    """
    play = Play().put(USA, 3, 1).put(EUROPE, 0, 2, 2).put(RUSSIA, 4).hold(ANN, RECESSION)
    supply = play.table.supply[ECONOMY]
    play.do(ANN, Recession(USA))
    left = [
        play.chips_in(region)[ECONOMY]
        for region in (USA, EUROPE, RUSSIA, JAPAN, LATIN_AMERICA, OCEANIA, CHINA)
    ]
    assert left == [3, 2, 1, 0, 0, 0, 3]
    assert play.table.supply[ECONOMY] == supply + 2 + 3 + 0 + 4 + 1 + 2
    assert play.politicians(USA) == [3, 1, 0]


@pytest.mark.rule("GP-5.12")
def test_in_a_revolution_each_region_rolls_who_may_stay() -> None:
    """Rulings 29 and 40: the player's own region too; each partner separately; the opposition stays."""
    play = Play().put(USA, 4, 2).put(EUROPE, 0, 3, 3).put(JAPAN, 0, 0, 2).put(CHINA, 0, 5)
    play.hold(ANN, REVOLUTION).do(ANN, Revolution(USA, ()))
    # The USA, Europe and Japan have governments; the other neighbours have none, China is none.
    assert dice(play) == 3
    play.roll(3, 1, 2)
    assert play.politicians(USA) == [3, 2, 0]
    assert play.politicians(EUROPE) == [0, 1, 1]
    assert play.politicians(JAPAN) == [0, 0, 2]
    assert play.politicians(CHINA) == [0, 5, 0]
    assert play.table.base == [17, 12, 17]


@pytest.mark.rule("GP-5.12")
def test_the_government_as_it_was_before_the_revolution_loses() -> None:
    """Ann falls to one; Ben, who now has more, was in opposition when the die fell."""
    play = Play().put(USA, 4, 3).hold(ANN, REVOLUTION).do(ANN, Revolution(USA, ())).roll(1)
    assert play.politicians(USA) == [1, 3, 0]


@pytest.mark.rule("GP-5.13")
def test_riots_send_home_who_is_beyond_the_economy() -> None:
    """Rulings 29 and 40. Europe has 5 economy, Russia 1, Latin America 1, Oceania 2."""
    play = Play().put(USA, 4, 4, 2).chips(USA, 0, 2, 0, 0).put(EUROPE, 6).put(RUSSIA, 1)
    play.put(LATIN_AMERICA, 0, 3, 1).chips(LATIN_AMERICA, 0, 0, 0, 0).put(AFRICA, 0, 0, 3)
    play.hold(ANN, RIOTS).do(ANN, Riots(USA, ()))
    assert play.politicians(USA) == [2, 2, 2]
    assert play.politicians(EUROPE) == [5, 0, 0]
    assert play.politicians(RUSSIA) == [1, 0, 0]
    assert play.politicians(LATIN_AMERICA) == [0, 0, 1]
    assert play.politicians(AFRICA) == [0, 0, 3]


def soft(card: int, neighbours: int, stay: int = 0) -> Play:
    """Five of Ann's in the USA, Europe, Russia and Japan, all without economy."""
    play = Play(unrest_neighbours=neighbours, unrest_stay=stay).hold(ANN, card)
    for region in (USA, EUROPE, RUSSIA, JAPAN):
        play.put(region, 5).chips(region, 0, 0, 0, 0)
    return play


@pytest.mark.rule("GP-7.4")
def test_unrest_may_be_limited_to_a_few_neighbours() -> None:
    play = soft(RIOTS, 2).do(ANN, Riots(USA, rows(EUROPE, JAPAN)))
    there = [play.politicians(region)[ANN] for region in (USA, EUROPE, RUSSIA, JAPAN)]
    assert there == [0, 0, 5, 0]
    mob = soft(REVOLUTION, 1).do(ANN, Revolution(USA, rows(RUSSIA)))
    assert dice(mob) == 2
    mob.roll(1, 3)
    assert [mob.politicians(region)[ANN] for region in (USA, EUROPE, RUSSIA, JAPAN)] == [1, 5, 3, 5]


@pytest.mark.rule("GP-7.4")
def test_fewer_neighbours_than_allowed_may_be_named() -> None:
    play = soft(RIOTS, 2).do(ANN, Riots(USA, ()))
    assert [play.politicians(region)[ANN] for region in (USA, EUROPE, RUSSIA)] == [0, 5, 5]
    none = soft(RIOTS, 0).do(ANN, Riots(USA, ()))
    assert [none.politicians(region)[ANN] for region in (USA, EUROPE, RUSSIA)] == [0, 5, 5]


@pytest.mark.rule("GP-7.4")
@pytest.mark.parametrize(
    "named", [(EUROPE, RUSSIA, JAPAN), (CHINA,), (RUSSIA, EUROPE), (EUROPE, EUROPE), (USA,)]
)
def test_no_more_neighbours_and_no_others(named: tuple[int, ...]) -> None:
    assert soft(RIOTS, 2).refused(ANN, Riots(USA, rows(*named))) == "GP-7.4"
    assert soft(REVOLUTION, 2).refused(ANN, Revolution(USA, rows(*named))) == "GP-7.4"


@pytest.mark.rule("GP-7.4")
def test_where_all_neighbours_are_hit_none_is_named() -> None:
    assert soft(RIOTS, 6).refused(ANN, Riots(USA, rows(EUROPE))) == "GP-7.4"
    # Latin America has three neighbours, no more than may be hit.
    few = soft(RIOTS, 3)
    assert few.refused(ANN, Riots(LATIN_AMERICA, rows(USA))) == "GP-7.4"
    few.do(ANN, Riots(LATIN_AMERICA, ()))
    assert [few.politicians(region)[ANN] for region in (USA, EUROPE)] == [0, 5]


@pytest.mark.rule("GP-7.5")
@pytest.mark.parametrize(("stay", "left"), [(0, 0), (1, 1), (2, 2)])
def test_unrest_may_spare_some(stay: int, left: int) -> None:
    play = soft(RIOTS, 6, stay).put(JAPAN, 1).do(ANN, Riots(USA, ()))
    assert play.politicians(USA)[ANN] == play.politicians(EUROPE)[ANN] == left
    assert play.politicians(JAPAN)[ANN] == min(1, left)
    mob = soft(REVOLUTION, 6, stay).do(ANN, Revolution(USA, ())).roll(1, 2, 3, 1)
    there = [mob.politicians(region)[ANN] for region in (USA, EUROPE, RUSSIA, JAPAN)]
    assert there == [max(1, stay), 2, 3, max(1, stay)]


@pytest.mark.rule("GP-5.11", "GP-5.12", "GP-5.13", "GP-7.4", "GP-2.6")
@pytest.mark.parametrize("most", [0, 2, 3, 6])
def test_all_that_may_be_played_is_listed(most: int) -> None:
    """Every region with every choice of neighbours: what is not refused is in the list, once."""
    play = Play(unrest_neighbours=most).hold(ANN, RECESSION, REVOLUTION, RIOTS)
    play.put(JAPAN, 0, 3).chips(JAPAN, 0, 1, 0, 0).put(EUROPE, 2, 2).put(AFRICA, 1, 0, 2)
    for region in (USA, CHINA, RUSSIA, LATIN_AMERICA):
        play.chips(region, 0, 0, 0, 0)
    legal = play.table.legal(ANN, play.asked(ANN, "turn").id)
    neighbours = play.table.content.neighbours
    possible: list[Action] = [Recession(region) for region in ALL_REGIONS]
    for region, others in zip(ALL_REGIONS, neighbours, strict=True):
        for count in range(len(others) + 1):
            for named in combinations(others, count):
                possible += [Revolution(region, rows(*named)), Riots(region, rows(*named))]
    listed = [action for action in legal if not isinstance(action, Activate)]
    assert len(listed) == len(set(map(repr, listed)))
    assert sorted(map(repr, listed)) == sorted([repr(a) for a in possible if a in legal])
    assert 0 < len(listed) < len(possible)
