"""The exact chances of wars, coups and assassinations, against every throw of the dice at a real table;
and what a party is told of them beforehand."""

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import product

import pytest

from global_powers.position import (
    ANN,
    ANNS,
    ASSASSINATION,
    BEN,
    BENS,
    COUP,
    DEFECTOR,
    EUROPE,
    USA,
    Play,
)
from statecraft.core.verbs.action import Action
from statecraft.global_powers.content import EDITION
from statecraft.global_powers.odds import coup_odds, forecasts, war_odds
from statecraft.global_powers.rules.chips import DIPLOMACY, MILITARY
from statecraft.global_powers.verbs import (
    ACTIVATE,
    Assassinate,
    Budget,
    Coup,
    Defect,
    Propaganda,
    Purge,
    Rehabilitate,
    StakeCoup,
    War,
)

FACES = (1, 2, 3)
IN_NINTHS = {-2: (0, 1, 8), -1: (1, 2, 6), 0: (3, 3, 3), 1: (6, 2, 1)}
"""Win, draw and loss by the attacker's lead in military; further up and down it stays as it is."""


def expected(lead: int) -> tuple[int, int, int]:
    if lead >= 2:
        return 8, 1, 0
    return (0, 0, 9) if lead <= -3 else IN_NINTHS[lead]


def every_throw(play: Play, judge: Callable[[Play], object]) -> Counter[object]:
    """How often each result comes out of the nine throws of two dice."""
    found: Counter[object] = Counter()
    before = play.table
    for dice in product(FACES, repeat=2):
        play.table = before.clone()
        found[judge(play.roll(*dice))] += 1
    return found


def at_war(lead: int) -> Play:
    attack, defence = (lead, 0) if lead >= 0 else (0, -lead)
    play = Play().put(USA, 2).put(EUROPE, 0, 2)
    play.chips(USA, 0, 0, attack, 0).chips(EUROPE, 0, 0, defence, 0)
    return play.activate(USA).enact(ANN, War(EUROPE))


def moved(play: Play) -> int:
    """How many politicians the winner moved in: more than none for the attacker, fewer for the defender."""
    return play.politicians(EUROPE)[ANN] - play.politicians(USA)[BEN]


@pytest.mark.rule("GP-4.12", "GP-4.14")
@pytest.mark.parametrize("lead", range(-5, 6))
def test_the_chances_of_a_war(lead: int) -> None:
    """The table of the rulings: constraint 7."""
    found = every_throw(at_war(lead), moved)
    wins = sum([times for count, times in found.items() if isinstance(count, int) and count > 0])
    assert (wins, found[0], 9 - wins - found[0]) == expected(lead)
    win, draw, loss, mean = war_odds(lead)
    assert (win, draw, loss) == tuple([Fraction(ninths, 9) for ninths in expected(lead)])
    total = sum(
        [count * times for count, times in found.items() if isinstance(count, int) and count > 0]
    )
    assert mean == Fraction(total, 9)


@pytest.mark.rule("GP-5.9")
@pytest.mark.parametrize("lead", range(-4, 5))
def test_the_chances_of_a_coup(lead: int) -> None:
    play = Play().put(EUROPE, 0, 4).hold(ANN, COUP).do(ANN, Coup(EUROPE))
    play.do(ANN, StakeCoup(4 + lead)).do(BEN, StakeCoup(0))
    found = every_throw(play, lambda play: play.politicians(EUROPE)[BEN] == 0)
    assert coup_odds(lead) == Fraction(found[True], 9)


@pytest.mark.rule("GP-5.9")
def test_equal_sides_give_a_coup_one_chance_in_three() -> None:
    assert [coup_odds(lead) * 9 for lead in (-3, -2, -1, 0, 1, 2, 3)] == [0, 0, 1, 3, 6, 8, 9]


@pytest.mark.rule("GP-5.2")
def test_the_chances_of_an_assassination() -> None:
    play = Play().put(EUROPE, 1, 1).hold(ANN, ASSASSINATION).do(ANN, Assassinate(EUROPE, BENS))
    before = play.table
    found: Counter[str] = Counter()
    for die in FACES:
        play.table = before.clone()
        table = play.roll(die).table
        found["out" if table.gone[BEN] else "base" if table.base[BEN] == 20 else "backfire"] += 1
    forecast = next(forecast for forecast in forecasts(EDITION) if forecast.name == "assassination")
    assert forecast.reckon((), {}) == {name: Fraction(times, 3) for name, times in found.items()}


def test_forecasts_say_the_same() -> None:
    named = {forecast.name: forecast for forecast in forecasts(EDITION)}
    win, draw, loss, mean = war_odds(1)
    assert named["war"].reckon((1,), {}) == {
        "win": win,
        "draw": draw,
        "loss": loss,
        "expected_moved": mean,
    }
    assert named["coup"].reckon((1,), {}) == {"win": Fraction(6, 9), "loss": Fraction(3, 9)}


def notes_on(play: Play, action: Action) -> list[tuple[str, Mapping[str, object]]]:
    """What a party is told about an action before it takes it."""
    seat = play.seats[play.kinds()[0][0]]
    legal = play.table.legal(seat, play.asked(seat, play.kinds()[0][1]).id)
    return [(note.text, note.values) for note in legal.consequences(action)]


@pytest.mark.parametrize(
    ("attack", "defence", "percent"),
    [(5, 2, (89, 11, 0)), (2, 2, (33, 33, 33)), (0, 1, (11, 22, 67))],
)
def test_a_war_is_foretold_in_percent(
    attack: int, defence: int, percent: tuple[int, int, int]
) -> None:
    play = Play().put(USA, 2).put(EUROPE, 0, 2).chips(USA, 0, 0, attack, 0)
    play.chips(EUROPE, 0, 0, defence, 0).activate(USA)
    win, draw, loss = percent
    assert notes_on(play, War(EUROPE)) == [
        ("gp-war-odds", {"win": win, "draw": draw, "loss": loss})
    ]


def test_a_coup_is_foretold_as_if_nobody_staked_anything() -> None:
    """Two against three and three: never. Two against three: one chance in nine."""
    play = Play().put(EUROPE, 2, 3).hold(ANN, COUP)
    assert notes_on(play, Coup(EUROPE)) == [("gp-coup-odds", {"win": 11})]
    play.put(EUROPE, 2, 3, 3)
    assert notes_on(play, Coup(EUROPE)) == [("gp-coup-odds", {"win": 0})]


def test_prices_and_risks_are_foretold() -> None:
    play = Play().put(USA, 3, 1).mauritius(1).hold(ANN, DEFECTOR)
    assert notes_on(play, ACTIVATE[USA]) == [("gp-actions", {"actions": 3})]
    assert notes_on(play, Defect(USA, BENS))[0] == ("gp-costs-mauritius", {})
    play.activate(USA).chips(USA, 1, 1, 1, 1)
    assert notes_on(play, Propaganda(ANNS, USA))[0] == ("gp-costs-mauritius", {})
    assert notes_on(play, Rehabilitate(ANNS))[0] == ("gp-costs-chip", {"chip": DIPLOMACY})
    assert notes_on(play, Purge(BENS))[0] == ("gp-costs-chip", {"chip": MILITARY})
    assert notes_on(play, Budget(0))[0] == ("gp-risks-mauritius", {"percent": 33})
