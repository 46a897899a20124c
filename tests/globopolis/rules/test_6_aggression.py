"""Aggressive Takeovers (chapter 6), and the exact odds of them."""

import pytest

from globopolis.position import (
    ANN,
    BEN,
    BLUE,
    ENERGY,
    FULL,
    GREEN,
    NS,
    RED,
    TWICE,
    WATER,
    Play,
    field,
    ops,
    title,
)
from statecraft.core.chance.distributions import Dice
from statecraft.core.engine.sealed import PASS
from statecraft.globopolis.odds import round_chance, takeover
from statecraft.globopolis.rules.battle import aggressor_wins, multiplier, roll_value, strengths
from statecraft.globopolis.verbs import END_TURN, LEAVE_SURPLUS, PAY, STORE_SURPLUS, Attack

USA, CANADA, MEXICO, SPAIN = title("usa"), title("canada"), title("mexico"), title("spain")
NOBODY = title("kenya")


def on_mexico() -> Play:
    """Ann has landed on Ben's Mexico and has the USA beside it."""
    return Play().own(RED, "usa").own(BLUE, "mexico").land(ANN, "mexico")


@pytest.mark.rule("GB-6.1")
def test_from_an_own_territory_in_the_quadrant_of_the_landing() -> None:
    play = Play().own(RED, "spain", "kenya").own(BLUE, "mexico", "usa").own(GREEN, "norway")
    play.land(ANN, "mexico")
    assert play.refused(ANN, Attack(NOBODY, MEXICO, 0)) == "GB-6.1"  # another quadrant
    assert play.refused(ANN, Attack(SPAIN, USA, 0)) == "GB-6.1"  # not landed on
    assert play.refused(ANN, Attack(title("norway"), MEXICO, 0)) == "GB-6.1"  # Cat's
    assert play.legal(ANN) == [PAY, Attack(SPAIN, MEXICO, 0)]


@pytest.mark.rule("GB-6.1", "GB-6.2")
def test_from_the_own_territory_landed_on_and_no_other() -> None:
    play = Play().own(RED, "usa", "spain", "germany").own(BLUE, "mexico", "kenya")
    play.land(ANN, "spain").draw(ops("high-ground"))
    assert play.refused(ANN, Attack(USA, MEXICO, 0)) == "GB-6.2"
    assert play.refused(ANN, Attack(SPAIN, USA, 0)) == "GB-6.1"  # her own
    assert play.refused(ANN, Attack(SPAIN, title("norway"), 0)) == "GB-6.1"  # nobody's
    assert play.refused(ANN, Attack(SPAIN, NOBODY, 0)) == "GB-6.1"  # another quadrant
    attacks = [action for action in play.legal(ANN) if isinstance(action, Attack)]
    assert attacks == [Attack(SPAIN, MEXICO, 0)]


@pytest.mark.rule("GB-6.3", "GB-6.13")
def test_an_opportunity_both_ways_round() -> None:
    # Cold Front: Australia/New Zealand, Central Africa, Alaska/Nunavut may be attacked from
    # Saudi Arabia/Iran, Western Europe, Scandinavia.
    card = ops("cold-front")
    landed = Play().own(RED, "spain", "poland").own(BLUE, "kenya").hold_ops(RED, card)
    landed.land(ANN, "kenya")
    assert landed.refused(ANN, Attack(title("poland"), NOBODY, card + 1)) == "GB-6.3"
    assert landed.refused(ANN, Attack(SPAIN, NOBODY, ops("old-ties") + 1)) == "GB-6.3"
    landed.do(ANN, Attack(SPAIN, NOBODY, card + 1))
    assert landed.table.ops.under == (card,)
    assert landed.table.ops.known[GREEN] >> card & 1
    own = Play().own(RED, "spain").own(BLUE, "kenya", "egypt").hold_ops(RED, card)
    own.land(ANN, "spain").draw(ops("high-ground"))
    assert own.refused(ANN, Attack(SPAIN, title("egypt"), card + 1)) == "GB-6.3"
    own.do(ANN, Attack(SPAIN, NOBODY, card + 1)).do(ANN, PASS)
    own.chance("battle")


@pytest.mark.rule("GB-6.3")
def test_an_opportunity_needs_a_territory_of_the_bottom_row() -> None:
    card = ops("cold-front")
    play = Play().own(RED, "alaska").own(BLUE, "kenya").hold_ops(RED, card, ops("high-ground"))
    play.land(ANN, "kenya")
    assert play.legal(ANN) == [PAY]
    assert play.refused(ANN, Attack(title("alaska"), NOBODY, card + 1)) == "GB-6.3"
    assert play.refused(ANN, Attack(title("alaska"), NOBODY, ops("high-ground") + 1)) == "GB-6.3"


@pytest.mark.rule("GB-6.4")
@pytest.mark.parametrize(("mine", "theirs"), [("usa", "canada"), ("canada", "usa")])
def test_usa_and_canada_attack_each_other_without_a_card(mine: str, theirs: str) -> None:
    on = Play().own(RED, mine).own(BLUE, theirs).land(ANN, theirs)
    assert Attack(title(mine), title(theirs), 0) in on.legal(ANN)
    at_home = Play().own(RED, mine).own(BLUE, theirs).land(ANN, mine).draw(ops("high-ground"))
    assert Attack(title(mine), title(theirs), 0) in at_home.legal(ANN)


@pytest.mark.rule("GB-6.5", "GB-6.8")
def test_both_sides_dice_and_polygons() -> None:
    # Equal levels and units: both have the die of economic superiority.
    play = on_mexico().do(ANN, Attack(USA, MEXICO, 0))
    assert play.chance("battle").distribution == Dice((8, 6, 6, 10, 6, 6, 6))
    play = Play().own(RED, "usa", units=(0, 0, 0, 0, 2)).own(BLUE, "mexico", units=(0, 0, 0, 0, 1))
    play.land(ANN, "mexico").do(ANN, Attack(USA, MEXICO, 0))
    assert play.battle() == (1 + 2 + 1, 2 + 1 + 1)


@pytest.mark.rule("GB-6.6")
@pytest.mark.parametrize(
    ("mine", "my_levels", "theirs", "their_levels", "dice"),
    [
        (FULL, 1, (9, 9, 9, 9, 1), 0, (1, 0)),  # the level decides, not the units
        (FULL, 0, (1, 1, 1, 0, 1), 0, (1, 0)),  # then the units
        ((1, 1, 0, 0, 1), 0, (1, 1, 1, 0, 1), 0, (0, 1)),
        ((2, 0, 0, 0, 1), 0, (0, 1, 1, 0, 1), 0, (1, 1)),  # and at last both
        ((9, 9, 9, 0, 1), 2, FULL, 1, (0, 1)),  # suspended levels do not count
    ],
)
def test_economic_superiority(
    mine: tuple[int, ...],
    my_levels: int,
    theirs: tuple[int, ...],
    their_levels: int,
    dice: tuple[int, int],
) -> None:
    play = Play().own(RED, "usa", units=mine, levels=my_levels)
    play.own(BLUE, "mexico", units=theirs, levels=their_levels)
    assert strengths(play.table, USA, MEXICO) == (2 + dice[0], 3 + dice[1])


@pytest.mark.rule("GB-6.7")
def test_superiority_on_one_territory_or_both_and_six_dice_at_most() -> None:
    play = Play().own(RED, "usa").own(BLUE, "mexico").agents(RED, "mexico", 1)
    assert strengths(play.table, USA, MEXICO) == (3, 3)
    play.agents(RED, "usa", 1)
    assert strengths(play.table, USA, MEXICO) == (4, 3)
    play.agents(BLUE, "usa", 2).agents(BLUE, "mexico", 3)
    assert strengths(play.table, USA, MEXICO) == (2, 5)
    for name in ("usa", "mexico"):
        play.table.units[title(name) * 5 + NS] = 4
    assert strengths(play.table, USA, MEXICO) == (6, 6)


@pytest.mark.rule("GB-6.7", "GB-10.1")
def test_without_agents_the_value_of_the_territory_counts() -> None:
    play = Play(agents=False).own(RED, "usa", "spain").own(BLUE, "mexico")
    assert strengths(play.table, USA, MEXICO) == (3, 3)
    assert strengths(play.table, SPAIN, MEXICO) == (3, 4)
    assert strengths(play.table, MEXICO, USA) == (2, 4)


@pytest.mark.rule("GB-6.9")
@pytest.mark.parametrize(
    ("dice", "times"),
    [
        ((), 1),
        ((1, 2, 3), 1),
        ((4, 4), 2),
        ((4, 4, 4, 1), 3),
        ((2, 2, 5, 5), 4),
        ((3, 3, 3, 3), 4),
        ((1, 1, 1, 4, 4), 5),
        ((6, 6, 6, 6, 6), 5),
        ((1, 1, 2, 2, 3, 3), 5),
        ((1, 1, 1, 2, 2, 2), 5),
        ((1, 1, 1, 1, 2, 2), 5),
        ((6, 6, 6, 6, 6, 6), 5),
    ],
)
def test_multipliers(dice: tuple[int, ...], times: int) -> None:
    assert multiplier(dice, 5) == times
    assert roll_value(7, dice, 5) == 7 * times


@pytest.mark.rule("GB-6.10")
def test_equal_values_go_to_fewer_dice_then_to_the_defender() -> None:
    assert aggressor_wins(9, 5, 8, 1, 0)
    assert aggressor_wins(8, 2, 8, 3, 0)
    assert not aggressor_wins(8, 3, 8, 2, 0)
    assert not aggressor_wins(8, 3, 8, 3, 0)
    play = on_mexico().do(ANN, Attack(USA, MEXICO, 0))
    play.come_out(6, 1, 2, 6, 1, 2, 3)  # 6 against 6, with two dice against three
    assert play.battle() == (2, 2)
    play.come_out(6, 1, 2, 6, 1, 2)
    assert play.battle() == (1, 2)


@pytest.mark.rule("GB-6.11")
def test_a_last_die_equal_to_the_polygon_doubles_it() -> None:
    assert (roll_value(5, (5,), 5), roll_value(5, (4,), 5), roll_value(5, (5, 4), 5)) == (10, 5, 5)
    play = on_mexico().do(ANN, Attack(USA, MEXICO, 0)).round(False)
    assert play.battle() == (1, 3)
    play.come_out(4, 4, 7, 1, 2, 3)  # 8 against 7
    assert play.battle() == (1, 2)


@pytest.mark.rule("GB-6.8", "GB-6.12")
def test_losers_drop_dice_down_to_the_last_stand() -> None:
    play = on_mexico().do(ANN, Attack(USA, MEXICO, 0))
    seen = [play.battle()]
    for won in (True, False, False, True, True):
        seen.append(play.round(won).battle())
    assert seen == [(2, 3), (2, 2), (1, 2), (0, 2), (0, 1), (0, 0)]
    assert play.owner("mexico") == BLUE
    play.come_out(8, 7)
    assert play.owner("mexico") == RED


@pytest.mark.rule("GB-6.14", "GB-5.7")
def test_what_the_victor_takes_and_what_is_destroyed() -> None:
    play = Play().own(RED, "usa").own(BLUE, "mexico", units=(3, 2, 2, 2, 2), levels=2)
    play.agents(RED, "mexico", 1).agents(BLUE, "mexico", 2)
    bank, levels = play.table.bank_units[NS], play.table.bank_levels
    assert play.table.score[:2] == [4, 12]
    play.land(ANN, "mexico").do(ANN, Attack(USA, MEXICO, 0)).fight(True)
    assert (play.kinds(), play.units("mexico")) == ([(ANN, "surplus")], [3, 2, 2, 2, 0])
    play.do(ANN, STORE_SURPLUS)
    table = play.table
    assert table.score[:2] == [6, 0]
    assert (play.owner("mexico"), play.units("mexico")) == (RED, [2, 2, 2, 2, 0])
    assert play.stock_of(RED)[WATER] == 1
    assert (table.bank_units[NS], table.bank_levels) == (bank + 2, levels + 2)
    assert (table.levels[MEXICO], table.justified_levels[MEXICO], table.conquests[RED]) == (0, 0, 1)
    assert (table.agents_of(RED, MEXICO), table.agents_of(BLUE, MEXICO)) == (1, 0)
    assert table.academy[BLUE] == 7


@pytest.mark.rule("GB-6.14", "GB-1.9")
def test_a_defender_who_wins_decides_on_the_surplus_too() -> None:
    play = Play().own(RED, "usa", units=(0, 4, 0, 0, 0)).own(BLUE, "mexico")
    play.land(ANN, "mexico").do(ANN, Attack(USA, MEXICO, 0)).fight(False)
    assert (play.owner("usa"), play.kinds()) == (BLUE, [(BEN, "surplus")])
    play.do(BEN, LEAVE_SURPLUS)
    assert (play.units("usa"), play.stock_of(BLUE)) == ([0, 4, 0, 0, 0], [0] * 5)
    assert play.kinds() == [(BEN, "options")]


@pytest.mark.rule("GB-6.14")
def test_suspended_levels_are_lost_without_further_points() -> None:
    play = Play().own(RED, "usa").own(BLUE, "mexico", units=FULL, levels=2)
    assert play.table.score[BLUE] == 7
    play.land(ANN, "mexico").do(ANN, Attack(USA, MEXICO, 0)).fight(True)
    assert play.table.score[BLUE] == 0


@pytest.mark.rule("GB-6.15", "GB-6.17", "GB-5.12")
def test_an_aggressor_who_loses_loses_the_territory_it_attacked_from() -> None:
    play = Play().own(RED, "usa", units=(1, 0, 0, 0, 1), levels=0).own(BLUE, "mexico")
    play.score(RED, 2).purse(RED, 50)
    play.land(ANN, "mexico").do(ANN, Attack(USA, MEXICO, 0)).fight(False)
    assert (play.owner("usa"), play.owner("mexico")) == (BLUE, BLUE)
    assert play.table.score[:2] == [-2, 6]
    assert (play.units("usa"), play.table.eu[RED]) == ([1, 0, 0, 0, 0], 50)
    assert play.kinds() == [(BEN, "options")]


@pytest.mark.rule("GB-5.8", "GB-6.14")
def test_a_bonus_is_kept_when_the_group_is_broken_by_conquest() -> None:
    play = Play().own(RED, "alaska").own(BLUE, "usa", "mexico").land(ANN, "alaska")
    play.draw(ops("high-ground")).do(ANN, END_TURN)
    play.land(BEN, "canada").do(BEN, STORE_SURPLUS)
    assert play.table.score[BLUE] == 4 + 2 + 3 + 6
    play.pass_turn(play.table.turn).land(ANN, "canada")
    play.do(ANN, Attack(title("alaska"), CANADA, 0)).do(ANN, PASS).fight(True).do(ANN, END_TURN)
    assert play.table.score[BLUE] == 4 + 2 + 6


@pytest.mark.rule("GB-6.16", "GB-6.17", "GB-6.13")
def test_a_victor_may_go_on_in_the_colour_group() -> None:
    play = Play().own(RED, "england").own(BLUE, "mexico", "usa", "spain").own(GREEN, "canada")
    play.land(ANN, "mexico").do(ANN, Attack(title("england"), MEXICO, 0)).fight(True)
    assert play.kinds() == [(ANN, "continue")]
    assert play.refused(ANN, Attack(MEXICO, USA, 0)) == "GB-6.16"
    assert play.refused(ANN, Attack(title("england"), SPAIN, 0)) == "GB-6.16"
    # Canada is in another quadrant, but of the same group.
    assert play.legal(ANN) == [
        END_TURN,
        Attack(title("england"), CANADA, 0),
        Attack(title("england"), USA, 0),
    ]
    play.do(ANN, Attack(title("england"), CANADA, 0)).fight(True)
    assert (play.owner("canada"), play.table.governor[ANN]) == (RED, field("mexico"))
    play.do(ANN, END_TURN)
    assert play.kinds() == [(BEN, "options")]


@pytest.mark.rule("GB-6.16")
def test_strength_is_assessed_anew() -> None:
    play = Play().own(RED, "england").own(BLUE, "mexico", "usa")
    play.table.units[USA * 5 + NS] = 2
    play.table.units[title("england") * 5 + ENERGY] = 1
    play.land(ANN, "mexico").do(ANN, Attack(title("england"), MEXICO, 0))
    assert play.battle() == (2, 2)
    play.round(False).fight(True).do(ANN, Attack(title("england"), USA, 0))
    assert play.battle() == (2, 4)


@pytest.mark.rule("GB-6.17")
def test_there_is_no_roll_after_a_fight() -> None:
    play = on_mexico().do(ANN, Attack(USA, MEXICO, 0)).fight(True)
    assert play.kinds() == [(BEN, "options")]


DICE = (8, 10)
TAKEOVER = {
    1: (17, 8, 2, 1, 0),
    2: (29, 16, 6, 2, 0),
    3: (46, 27, 14, 5, 1),
    4: (68, 47, 27, 13, 4),
    5: (86, 71, 50, 28, 12),
    6: (96, 89, 75, 52, 28),
}


@pytest.mark.rule("GB-6.8", "GB-6.9", "GB-6.10", "GB-6.11", "GB-6.12")
@pytest.mark.parametrize("mine", range(1, 7))
def test_the_odds_of_a_takeover(mine: int) -> None:
    chances = [round(100 * float(takeover(mine, theirs, 5, DICE)[0])) for theirs in range(2, 7)]
    assert tuple(chances) == TAKEOVER[mine]


@pytest.mark.rule("GB-6.12")
def test_the_odds_of_a_last_stand() -> None:
    # d8 against d10: of 80 rolls the Aggressor wins 28.
    win, rounds = takeover(0, 0, 5, DICE)
    assert (win, float(rounds)) == (round_chance(0, 0, 5, DICE), 1.0)
    assert float(win) == 28 / 80
    assert round(float(takeover(6, 6, 5, DICE)[1]), 1) == 9.4


@pytest.mark.rule("GB-6.14")
def test_the_spoils_of_a_developed_aggressor_who_loses() -> None:
    play = Play().own(RED, "usa", units=TWICE, levels=2).own(BLUE, "mexico")
    play.land(ANN, "mexico").do(ANN, Attack(USA, MEXICO, 0)).fight(False)
    assert play.table.score[:2] == [0, 6]
    assert play.units("usa") == [2, 2, 2, 2, 0]
