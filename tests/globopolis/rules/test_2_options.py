"""The Option Phase (chapter 2), and development (chapter 5)."""

import pytest

from globopolis.position import (
    ANN,
    BEN,
    BLUE,
    ENERGY,
    FOOD,
    FULL,
    NS,
    RED,
    TWICE,
    UCP,
    WATER,
    Play,
    field,
    title,
)
from statecraft.core.record.inputs import RunClock, StopClock, TimeUp
from statecraft.core.trade.offer_verbs import MakeOffer
from statecraft.globopolis.ids import ALL_GUILDS
from statecraft.globopolis.rules.guilds import rate
from statecraft.globopolis.verbs import (
    END_OPTIONS,
    PAY,
    Allocate,
    BuyFromGuild,
    BuyPoints,
    Develop,
    SellPoints,
    TakeFromGuild,
    Transfer,
)

USA, CANADA, CONGO = title("usa"), title("canada"), title("congo")
CORE, FRESH, WIND, SOLAR = ALL_GUILDS


@pytest.mark.rule("GB-2.1")
def test_the_phase_lasts_until_it_is_ended_or_time_is_up() -> None:
    play = Play().purse(RED, 100)
    assert play.kinds() == [(ANN, "options")]
    play.do(ANN, BuyPoints(1)).do(ANN, BuyPoints(1))
    assert play.kinds() == [(ANN, "options")]
    play.do(ANN, MakeOffer(BLUE, ((0, 1),), (), ()))
    play.take(TimeUp())
    assert "event-offer-expired" in play.texts()
    assert play.kinds() == [(ANN, "roll")]
    assert Play().do(ANN, END_OPTIONS).kinds() == [(ANN, "roll")]


@pytest.mark.rule("GB-2.2")
def test_units_go_from_personal_stock_to_own_territories() -> None:
    play = Play().own(RED, "usa").own(BLUE, "canada").stock(RED, 3, 0, 0, 0, 0)
    assert play.refused(ANN, Allocate(WATER, CANADA, 1)) == "GB-2.2"
    assert play.refused(ANN, Allocate(WATER, USA, 4)) == "GB-2.2"
    assert play.refused(ANN, Allocate(FOOD, USA, 1)) == "GB-2.2"
    play.do(ANN, Allocate(WATER, USA, 3))
    assert (play.units("usa"), play.stock_of(RED)) == ([3, 0, 0, 0, 0], [0] * 5)


@pytest.mark.rule("GB-2.3", "GB-2.2")
def test_units_move_between_own_territories() -> None:
    play = Play().own(RED, "usa", "congo", units=(2, 0, 0, 0, 1)).own(BLUE, "canada")
    assert play.refused(ANN, Transfer(WATER, USA, USA, 1)) == "GB-2.3"
    assert play.refused(ANN, Transfer(WATER, USA, CANADA, 1)) == "GB-2.2"
    assert play.refused(ANN, Transfer(WATER, CANADA, USA, 1)) == "GB-2.2"
    assert play.refused(ANN, Transfer(WATER, USA, CONGO, 3)) == "GB-2.2"
    play.do(ANN, Transfer(WATER, USA, CONGO, 2))
    assert (play.units("usa"), play.units("congo")) == ([0, 0, 0, 0, 1], [4, 0, 0, 0, 1])


@pytest.mark.rule("GB-2.4", "GB-5.1", "GB-5.2", "GB-5.3", "GB-5.7")
def test_several_territories_rise_by_one_level_each() -> None:
    play = Play().own(RED, "usa", "congo", units=TWICE).purse(RED, 100)
    play.do(ANN, Develop(USA)).do(ANN, Develop(CONGO))
    # Premiums 20 and 5; values 4 and 1, and five points a level.
    assert (play.table.eu[RED], play.table.score[RED]) == (75, 4 + 1 + 10)
    assert play.refused(ANN, Develop(USA)) == "GB-5.2"
    play.pass_turn(ANN).pass_turn(BEN).pass_turn(play.table.turn)
    play.do(ANN, Develop(USA))
    assert (play.table.eu[RED], play.table.score[RED]) == (50, 20)
    play.pass_turn(ANN).pass_turn(BEN).pass_turn(play.table.turn)
    assert play.refused(ANN, Develop(USA)) == "GB-5.2"
    assert play.units("usa") == list(TWICE)


@pytest.mark.rule("GB-2.5")
def test_the_parties_to_an_offer_may_stop_the_clock() -> None:
    play = Play().do(ANN, MakeOffer(BLUE, ((0, 5),), (), ()))
    play.take(StopClock(BEN))
    play.take(RunClock(BEN))
    play.take(StopClock(ANN))


@pytest.mark.rule("GB-2.6")
def test_seventy_four_may_still_buy_five() -> None:
    play = Play(seats=4).purse(RED, 100).score(RED, 74)
    play.do(ANN, BuyPoints(5))
    assert (play.table.score[RED], play.table.eu[RED]) == (79, 75)
    exactly = Play(seats=4).purse(RED, 100).score(RED, 75).do(ANN, BuyPoints(5))
    assert exactly.table.score[RED] == 80
    beyond = Play(seats=4).purse(RED, 100).score(RED, 76)
    assert beyond.refused(ANN, BuyPoints(1)) == "GB-2.6"


@pytest.mark.rule("GB-2.6")
def test_five_points_a_turn_as_far_as_eu_go() -> None:
    play = Play().purse(RED, 100).do(ANN, BuyPoints(3))
    assert play.refused(ANN, BuyPoints(3)) == "GB-2.6"
    play.do(ANN, BuyPoints(2))
    assert play.refused(ANN, BuyPoints(1)) == "GB-2.6"
    assert Play().purse(RED, 9).refused(ANN, BuyPoints(2)) == "GB-2.6"


@pytest.mark.rule("GB-2.7", "GB-5.12")
def test_points_are_sold_without_limit_but_not_bought_as_well() -> None:
    play = Play().purse(RED, 50).score(RED, 30)
    assert play.refused(ANN, SellPoints(31)) == "GB-2.7"
    play.do(ANN, SellPoints(29))
    assert (play.table.score[RED], play.table.eu[RED]) == (1, 195)
    assert play.refused(ANN, BuyPoints(1)) == "GB-2.7"
    play.do(ANN, SellPoints(1))
    assert play.refused(ANN, SellPoints(1)) == "GB-2.7"
    bought = Play().purse(RED, 50).do(ANN, BuyPoints(1))
    assert bought.refused(ANN, SellPoints(1)) == "GB-2.7"


@pytest.mark.rule("GB-2.8")
def test_three_units_a_turn_from_each_own_guild() -> None:
    play = (
        Play().own(RED, "wind-wave", units=(7, 0, 8, 0, 0)).own(RED, "solar", units=(0, 0, 2, 0, 0))
    )
    play.do(ANN, TakeFromGuild(WIND, WATER, 2))
    assert play.refused(ANN, TakeFromGuild(WIND, ENERGY, 2)) == "GB-2.8"
    play.do(ANN, TakeFromGuild(WIND, ENERGY, 1))
    assert play.refused(ANN, TakeFromGuild(SOLAR, ENERGY, 3)) == "GB-2.8"
    assert play.refused(ANN, TakeFromGuild(CORE, ENERGY, 1)) == "GB-2.8"
    play.do(ANN, TakeFromGuild(SOLAR, ENERGY, 2))
    assert play.stock_of(RED) == [2, 0, 3, 0, 0]
    assert (play.units("wind-wave"), play.units("solar")) == ([5, 0, 7, 0, 0], [0] * 5)


@pytest.mark.rule("GB-2.9")
def test_three_units_a_turn_from_each_foreign_guild() -> None:
    play = Play().own(BLUE, "fresh-water", units=(15, 0, 0, 0, 0)).purse(RED, 100).purse(BLUE, 0)
    play.do(ANN, BuyFromGuild(FRESH, WATER, 2))
    assert (play.table.eu[:2], play.stock_of(RED)) == ([90, 10], [2, 0, 0, 0, 0])
    assert play.refused(ANN, BuyFromGuild(FRESH, WATER, 2)) == "GB-2.9"
    play.do(ANN, BuyFromGuild(FRESH, WATER, 1))
    assert play.refused(ANN, BuyFromGuild(FRESH, WATER, 1)) == "GB-2.9"
    assert play.refused(ANN, BuyFromGuild(SOLAR, ENERGY, 1)) == "GB-2.9"
    assert play.refused(ANN, BuyFromGuild(FRESH, FOOD, 1)) == "GB-2.9"
    assert Play().own(RED, "solar", units=(0, 0, 9, 0, 0)).refused(
        ANN, BuyFromGuild(SOLAR, ENERGY, 1)
    ) == ("GB-2.9")
    poor = Play().own(BLUE, "fresh-water", units=(15, 0, 0, 0, 0)).purse(RED, 9)
    assert poor.refused(ANN, BuyFromGuild(FRESH, WATER, 2)) == "GB-2.9"


@pytest.mark.rule("GB-2.10")
def test_rates_rise_with_associated_territories_and_a_second_guild() -> None:
    play = Play().own(BLUE, "fresh-water")
    assert rate(play.table, FRESH, WATER) == 5
    play.own(BLUE, "sweden").own(RED, "norway")
    assert rate(play.table, FRESH, WATER) == 6
    play.own(BLUE, "norway")
    assert rate(play.table, FRESH, WATER) == 7
    play.own(BLUE, "solar")  # energy only
    assert rate(play.table, FRESH, WATER) == 7
    play.own(BLUE, "wind-wave")  # water and energy
    assert (rate(play.table, FRESH, WATER), rate(play.table, SOLAR, ENERGY)) == (9, 7)
    assert play.legal(ANN).count(BuyFromGuild(FRESH, WATER, 1)) == 0


@pytest.mark.rule("GB-2.10")
def test_a_second_guild_raises_the_rate_of_the_common_resource_alone() -> None:
    play = Play().own(BLUE, "fresh-water").own(BLUE, "wind-wave", units=(3, 0, 3, 0, 0))
    play.purse(RED, 100)
    assert (rate(play.table, WIND, WATER), rate(play.table, WIND, ENERGY)) == (7, 5)
    play.do(ANN, BuyFromGuild(WIND, ENERGY, 2))
    assert play.table.eu[RED] == 90
    play.do(ANN, BuyFromGuild(WIND, WATER, 1))
    assert play.table.eu[RED] == 83
    # The dearer kind is refused to whom the cheaper one is still sold.
    poor = Play().own(BLUE, "fresh-water").own(BLUE, "wind-wave", units=(3, 0, 3, 0, 0))
    poor.purse(RED, 6)
    assert BuyFromGuild(WIND, ENERGY, 1) in poor.legal(ANN)
    assert poor.refused(ANN, BuyFromGuild(WIND, WATER, 1)) == "GB-2.9"


@pytest.mark.rule("GB-2.11")
def test_units_of_the_event_phase_wait_for_the_next_option_phase() -> None:
    play = Play().own(RED, "usa").land(ANN, "nsa").come_out(6)
    assert play.kinds() == [(ANN, "roll")]
    assert play.stock_of(RED) == [0, 0, 0, 0, 3]
    assert play.refused(ANN, Allocate(NS, USA, 1)) == "ST-1.4"


@pytest.mark.rule("GB-5.1")
def test_a_level_takes_a_complete_set_of_an_own_territory() -> None:
    play = Play().own(RED, "usa", units=(1, 1, 1, 1, 0)).own(BLUE, "canada", units=FULL)
    assert play.refused(ANN, Develop(USA)) == "GB-5.1"
    assert play.refused(ANN, Develop(CANADA)) == "GB-5.1"
    one = Play().own(RED, "usa", units=FULL, levels=1)
    assert one.refused(ANN, Develop(USA)) == "GB-5.1"


@pytest.mark.rule("GB-5.3")
def test_a_level_costs_its_premium() -> None:
    play = Play().own(RED, "usa", units=FULL).purse(RED, 19)
    assert play.refused(ANN, Develop(USA)) == "GB-5.3"
    before = play.table.bank_eu
    play.purse(RED, 20).do(ANN, Develop(USA))
    assert (play.table.eu[RED], play.table.bank_eu) == (0, before + 20)


@pytest.mark.rule("GB-5.4", "GB-5.10")
@pytest.mark.parametrize(("units", "levels", "most"), [(FULL, 0, 2), (FULL, 1, 3), (TWICE, 2, 4)])
def test_ns_units_two_three_or_four(units: tuple[int, ...], levels: int, most: int) -> None:
    play = Play().own(RED, "usa", units=units, levels=levels).stock(RED, 40, 0, 0, 0, 9)
    more = most - units[NS]
    assert play.refused(ANN, Allocate(NS, USA, more + 1)) == "GB-5.4"
    play.do(ANN, Allocate(NS, USA, more))
    assert play.units("usa")[NS] == most
    play.do(ANN, Allocate(WATER, USA, 40))


@pytest.mark.rule("GB-5.4")
def test_the_limit_follows_the_level_justified_with_the_new_units() -> None:
    # Developed, but its only NS-Unit is gone: with the first the level is back, and its limit.
    play = Play().own(RED, "usa", units=(1, 1, 1, 1, 0), levels=1).stock(RED, 0, 0, 0, 0, 9)
    assert play.refused(ANN, Allocate(NS, USA, 4)) == "GB-5.4"
    play.do(ANN, Allocate(NS, USA, 3))
    assert play.table.justified_levels[USA] == 1


@pytest.mark.rule("GB-5.5", "GB-5.6")
def test_ns_units_beyond_a_lost_level_go_to_personal_stock() -> None:
    play = Play().own(RED, "usa", units=(2, 2, 2, 2, 4), levels=2).own(RED, "congo")
    assert play.table.score[RED] == 4 + 10 + 1
    play.do(ANN, Transfer(UCP, USA, CONGO, 1))
    assert (play.units("usa"), play.stock_of(RED)) == ([2, 2, 2, 1, 3], [0, 0, 0, 0, 1])
    assert (play.table.justified_levels[USA], play.table.levels[USA]) == (1, 2)
    assert play.table.score[RED] == 4 + 5 + 1


@pytest.mark.rule("GB-5.6", "GB-4.10")
def test_set_back_and_recovery() -> None:
    play = Play().own(BLUE, "usa", units=FULL, levels=1).own(RED, "congo", units=(1, 0, 0, 0, 0))
    play.own(RED, "canada", units=TWICE, levels=2)
    play.do(ANN, Transfer(WATER, CANADA, CONGO, 2))
    assert play.table.score[RED] == 1 + 3
    assert (play.table.justified_levels[CANADA], play.table.levels[CANADA]) == (0, 2)
    eu = play.table.eu[RED]
    play.do(ANN, Transfer(WATER, CONGO, CANADA, 1))
    assert (play.table.score[RED], play.table.eu[RED]) == (1 + 3 + 5, eu)
    play.pass_turn(ANN).land(BEN, "canada").do(BEN, PAY)
    # The rate of one level, 85, and not of the two that are paid for.
    assert play.table.eu[RED] == eu + 85
    assert play.table.governor[BEN] == field("canada")


@pytest.mark.rule("GB-5.12")
def test_a_set_back_may_go_below_nothing() -> None:
    play = Play().own(RED, "usa", units=FULL, levels=1).own(RED, "congo").score(RED, 2)
    play.do(ANN, Transfer(WATER, USA, CONGO, 1))
    assert play.table.score[RED] == -3
