"""Moving and landing (chapter 4)."""

import pytest

from globopolis.position import (
    ANN,
    BEN,
    BLUE,
    CAT,
    FULL,
    NS,
    RED,
    TO_MOONSHOT,
    TWICE,
    Play,
    field,
    influence,
    ops,
    title,
)
from statecraft.core.chance.distributions import Dice
from statecraft.globopolis.ids import ALL_FIELDS
from statecraft.globopolis.verbs import (
    END_OPTIONS,
    END_TURN,
    KEEP_CARD,
    LEAVE_SURPLUS,
    PAY,
    STAY,
    STORE_SURPLUS,
    Attack,
    BuyAtMarket,
    Fly,
    PutUnder,
    Roll,
    UseMarket,
)


@pytest.mark.rule("GB-4.1", "GB-4.2")
@pytest.mark.parametrize("dice", [(3,), (3, 4), (6, 6, 6)])
def test_one_two_or_three_dice_move_the_governor(dice: tuple[int, ...]) -> None:
    play = Play().do(ANN, END_OPTIONS)
    assert play.refused(ANN, END_TURN) == "GB-4.1"
    start = play.table.governor[ANN]
    play.move(ANN, *dice)
    assert play.table.governor[ANN] == (start + sum(dice)) % 64


@pytest.mark.rule("GB-4.3", "GB-5.12")
def test_going_back_costs_three_points_a_roll() -> None:
    play = Play().score(RED, 5)
    start = play.table.governor[ANN] = ALL_FIELDS[field("nsa") + 4]
    play.move(ANN, 4, backwards=1)
    assert (play.table.governor[ANN], play.table.score[RED]) == (start - 4, 2)
    play.come_out(1)
    assert play.refused(ANN, Roll(1, 1)) == "GB-4.3"


@pytest.mark.rule("GB-4.4")
def test_there_is_no_limit_of_rolls_but_the_cap() -> None:
    play = Play().land(ANN, "nsa").come_out(1)
    for _ in range(5):
        play.land(ANN, "nsa").come_out(1)
    assert play.kinds() == [(ANN, "roll")]
    assert play.do(ANN, END_TURN).table.turn == BEN


@pytest.mark.rule("GB-4.5")
def test_passing_teleport_pays_forty() -> None:
    play = Play().purse(RED, 0)
    play.table.governor[ANN] = field("nunavut")
    play.move(ANN, 2)  # to the INFLUENCE field behind it
    assert play.table.eu[RED] == 40
    onto = Play().purse(RED, 0)
    onto.table.governor[ANN] = field("nunavut")
    onto.move(ANN, 1)
    onto.chance("teleport")
    onto.come_out(8, 9)  # eight bases: Pacific again, and on past TELEPORT! by no foot
    assert (onto.table.governor[ANN], onto.table.eu[RED]) == (field("russia"), 0)


@pytest.mark.rule("GB-4.5", "GB-4.16")
def test_a_flight_over_teleport_pays_too() -> None:
    play = Play().purse(RED, 0).land(ANN, "orss-atlantic").do(ANN, Fly(field("orss-pacific")))
    assert play.table.eu[RED] == 0
    assert play.kinds() == [(ANN, "roll")]
    over = Play().purse(RED, 0).land(ANN, "orss-pacific").do(ANN, Fly(field("orss-orient")))
    assert over.table.eu[RED] == 40


@pytest.mark.rule("GB-4.6")
def test_no_pay_for_coming_back_over_teleport() -> None:
    play = Play().purse(RED, 0).score(RED, 9)
    _over_teleport(play)
    assert play.table.eu[RED] == 40
    _back_over_teleport(play)
    _over_teleport(play)
    assert play.table.eu[RED] == 40  # not a second time
    _over_teleport(play)
    assert play.table.eu[RED] == 80


def _over_teleport(play: Play) -> None:
    """Ann passes TELEPORT! clockwise and stays at the base behind it."""
    play.table.governor[ANN] = field("nunavut")
    play.move(ANN, 4).do(ANN, STAY).do(ANN, END_TURN)
    _others(play)


def _back_over_teleport(play: Play) -> None:
    """Ann goes back over TELEPORT! to a Guild of her own."""
    play.table.owner[title("core-energy")] = RED
    play.table.governor[ANN] = field("influence-2")
    play.move(ANN, 3, backwards=1).do(ANN, END_TURN)
    _others(play)


def _others(play: Play) -> None:
    play.pass_turn(BEN)
    play.pass_turn(CAT)


@pytest.mark.rule("GB-4.6")
def test_who_was_never_paid_owes_nothing() -> None:
    play = Play().purse(RED, 0).score(RED, 9)
    _back_over_teleport(play)
    _over_teleport(play)
    assert play.table.eu[RED] == 40


@pytest.mark.rule("GB-4.6")
def test_a_debt_ends_on_teleport_and_is_never_more_than_one() -> None:
    play = Play().purse(RED, 0).score(RED, 20)
    _over_teleport(play)
    for _ in range(2):
        _back_over_teleport(play)
    _over_teleport(play)
    _over_teleport(play)
    assert play.table.eu[RED] == 80
    _back_over_teleport(play)
    play.land(ANN, "teleport").come_out(*TO_MOONSHOT)
    _others(play)
    _over_teleport(play)
    assert play.table.eu[RED] == 120


@pytest.mark.rule("GB-4.7", "GB-2.11", "GB-1.9")
def test_a_free_territory_is_received_and_the_turn_is_over() -> None:
    play = Play().purse(RED, 0).land(ANN, "canada")
    assert (play.owner("canada"), play.table.score[RED], play.table.eu[RED]) == (RED, 3, 0)
    assert play.kinds() == [(ANN, "surplus")]
    assert [note.values["count"] for note in play.notes(ANN, LEAVE_SURPLUS)] == [1]
    left = Play().land(ANN, "canada").do(ANN, LEAVE_SURPLUS)
    assert (left.units("canada"), left.stock_of(RED)) == ([3, 2, 0, 1, 1], [0, 0, 0, 0, 0])
    assert play.refused(ANN, END_TURN) == "ST-1.4"
    play.do(ANN, STORE_SURPLUS)
    assert (play.units("canada"), play.stock_of(RED)) == ([2, 2, 0, 1, 1], [1, 0, 0, 0, 0])
    assert play.kinds() == left.kinds() == [(BEN, "options")]


@pytest.mark.rule("GB-1.9")
def test_without_surplus_nobody_is_asked_and_at_a_time_out_it_goes_to_personal_stock() -> None:
    assert Play().land(ANN, "congo").kinds() == [(BEN, "options")]
    play = Play().land(ANN, "canada")
    play.time_out()
    assert (play.units("canada"), play.stock_of(RED)) == ([2, 2, 0, 1, 1], [1, 0, 0, 0, 0])


@pytest.mark.rule("GB-4.8")
def test_on_an_own_territory_draw_then_roll_or_attack() -> None:
    play = Play().own(RED, "usa").own(BLUE, "mexico").land(ANN, "usa")
    play.chance("draw")
    play.draw(ops("cold-front"))
    assert play.table.ops.holds(RED, ops("cold-front"))
    legal = play.legal(ANN, "own-territory")
    assert Roll(2, 0) in legal
    assert END_TURN in legal
    assert Attack(title("usa"), title("mexico"), 0) in legal
    play.move(ANN, 2)
    play.chance("academy")


@pytest.mark.rule("GB-4.9")
def test_on_a_foreign_territory_pay_or_attack() -> None:
    play = Play().own(BLUE, "usa").own(RED, "mexico").purse(RED, 50).land(ANN, "usa")
    assert play.refused(ANN, END_TURN) == "GB-4.9"
    assert play.refused(ANN, Roll(1, 0)) == "GB-4.9"
    assert Attack(title("mexico"), title("usa"), 0) in play.legal(ANN)
    play.do(ANN, PAY)
    assert (play.table.eu[RED], play.table.eu[BLUE]) == (10, 240)
    assert play.kinds() == [(BEN, "options")]


@pytest.mark.rule("GB-4.10")
@pytest.mark.parametrize(
    ("units", "levels", "cost"),
    [(FULL, 0, 40), (FULL, 1, 110), (TWICE, 2, 150), (FULL, 2, 110), ((9, 9, 9, 9, 0), 2, 40)],
)
def test_the_cost_follows_the_justified_level(
    units: tuple[int, ...], levels: int, cost: int
) -> None:
    play = Play().own(BLUE, "usa", units=units, levels=levels).land(ANN, "usa").do(ANN, PAY)
    assert play.table.eu[RED] == 200 - cost


@pytest.mark.rule("GB-4.11")
def test_four_ns_units_and_two_ucp_in_russia() -> None:
    play = Play().purse(RED, 100).land(ANN, "russia")
    assert play.refused(ANN, UseMarket(field("india"))) == "GB-4.11"
    play.do(ANN, UseMarket(field("russia")))
    assert play.chance("market").distribution == Dice((6, 6))
    play.come_out(2, 4)
    assert play.refused(ANN, BuyAtMarket(3, 4)) == "GB-4.11"
    play.do(ANN, BuyAtMarket(2, 4))
    assert (play.stock_of(RED), play.table.eu[RED]) == ([0, 0, 0, 2, 4], 70)
    assert play.kinds() == [(BEN, "options")]


@pytest.mark.rule("GB-4.11")
def test_israel_has_food_india_food_and_ucp_and_nobody_buys_on_credit() -> None:
    play = Play().purse(RED, 24).land(ANN, "israel").do(ANN, UseMarket(field("israel")))
    play.come_out(6, 6)
    assert play.refused(ANN, BuyAtMarket(1, 1)) == "GB-4.11"
    assert play.refused(ANN, BuyAtMarket(5, 0)) == "GB-4.11"
    assert play.do(ANN, BuyAtMarket(4, 0)).stock_of(RED) == [0, 4, 0, 0, 0]
    play = Play().land(ANN, "india").do(ANN, UseMarket(field("india"))).come_out(1, 2)
    assert play.do(ANN, BuyAtMarket(1, 2)).stock_of(RED) == [0, 1, 0, 2, 0]


@pytest.mark.rule("GB-4.11")
def test_rolling_on_instead_of_buying() -> None:
    play = Play().land(ANN, "russia").move(ANN, 1)
    assert play.owner("alaska") == RED


@pytest.mark.rule("GB-4.15")
def test_switzerland_pays_and_brokers_any_market() -> None:
    play = Play().purse(RED, 0).land(ANN, "switzerland")
    assert (play.table.eu[RED], play.table.score[RED]) == (10, 5)
    play.do(ANN, UseMarket(field("russia"))).come_out(1, 1)
    play.do(ANN, BuyAtMarket(0, 2))
    assert (play.stock_of(RED)[NS], play.table.governor[ANN]) == (2, field("switzerland"))
    on = Play().land(ANN, "switzerland").move(ANN, 1)
    assert on.owner("germany") == RED


@pytest.mark.rule("GB-4.12")
def test_guilds_free_owned_and_own() -> None:
    play = Play().land(ANN, "solar")
    assert (play.owner("solar"), play.table.score[RED]) == (RED, 4)
    assert play.units("solar") == [0, 0, 8, 0, 0]
    assert play.kinds() == [(BEN, "options")]
    play.table.units[title("solar") * 5 + 2] = 5
    play.land(BEN, "solar")
    assert (play.owner("solar"), play.table.score[:2]) == (BLUE, [0, 4])
    assert play.units("solar") == [0, 0, 5, 0, 0]
    assert play.kinds() == [(CAT, "options")]
    own = Play().own(RED, "solar").land(ANN, "solar")
    assert own.kinds() == [(ANN, "roll")]
    assert END_TURN in own.legal(ANN)


@pytest.mark.rule("GB-4.13")
def test_a_card_field_after_two_rolls_ends_the_turn() -> None:
    play = Play().land(ANN, "ops-mission-3").draw(ops("cold-front"))
    assert play.kinds() == [(ANN, "roll")]
    play.land(ANN, "influence-3").draw(influence("immunity")).do(ANN, KEEP_CARD)
    assert play.kinds() == [(BEN, "options")]
    assert play.table.influence.holds(RED, influence("immunity"))


@pytest.mark.rule("GB-4.13")
def test_an_empty_stack_gives_no_card() -> None:
    play = Play()
    for card in range(len(play.table.content.influence)):
        play.table.influence = play.table.influence.removed(card)
    play.land(ANN, "influence-1")
    assert play.kinds() == [(ANN, "roll")]


@pytest.mark.rule("GB-4.13", "GB-4.19")
def test_a_teleport_counts_as_a_roll() -> None:
    play = Play().land(ANN, "teleport").come_out(1, 5).draw(influence("immunity"))
    play.do(ANN, KEEP_CARD)
    assert play.table.governor[ANN] == field("influence-3")
    assert play.kinds() == [(BEN, "options")]


@pytest.mark.rule("GB-4.14")
def test_the_fourth_card_of_a_sort_sends_one_under_the_stack() -> None:
    play = Play().hold_ops(RED, 1, 2, 3).hold_influence(RED, "immunity")
    play.land(ANN, "ops-mission-3").draw(4)
    assert play.kinds() == [(ANN, "hand-limit")]
    assert play.refused(ANN, PutUnder(2, influence("immunity"))) == "GB-4.14"
    assert play.refused(ANN, PutUnder(0, 5)) == "GB-4.14"
    assert play.refused(ANN, Roll(1, 0)) == "GB-4.14"
    play.do(ANN, PutUnder(0, 1))
    assert play.table.ops.hands[RED] == 1 << 2 | 1 << 3 | 1 << 4
    assert play.table.ops.under == (1,)
    # Nobody else knows which card it was.
    assert not play.table.ops.known[BLUE]


@pytest.mark.rule("GB-4.16")
def test_flights_go_to_other_bases_only() -> None:
    play = Play().land(ANN, "orss-atlantic")
    for name in ("orss-atlantic", "russia", "usa", "teleport"):
        assert play.refused(ANN, Fly(field(name))) == "GB-4.16"
    play.do(ANN, STAY)
    assert play.table.governor[ANN] == field("orss-atlantic")
    assert END_TURN in play.legal(ANN)


@pytest.mark.rule("GB-4.19", "GB-4.5")
@pytest.mark.parametrize(
    ("bases", "fields", "there"),
    [
        (1, 1, "usa"),
        (2, 1, "south-africa"),
        (4, 20, "england"),
        (5, 1, "usa"),
        (8, 3, "new-zealand"),
    ],
)
def test_so_many_bases_and_so_many_fields(bases: int, fields: int, there: str) -> None:
    play = Play().purse(RED, 7).land(ANN, "teleport").come_out(bases, fields)
    assert (play.table.governor[ANN], play.table.eu[RED]) == (field(there), 7)


@pytest.mark.rule("GB-4.20")
def test_moonshot_is_worth_ten_points_and_ends_the_turn() -> None:
    play = Play().land(ANN, "moonshot")
    assert play.table.score[RED] == 10
    assert play.kinds() == [(BEN, "options")]
