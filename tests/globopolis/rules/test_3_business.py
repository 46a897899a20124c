"""Business between players (chapter 3), and what titles and groups are worth (chapter 5)."""

import pytest

from globopolis.position import (
    ANN,
    BEN,
    BLUE,
    CAT,
    FULL,
    GREEN,
    RED,
    TWICE,
    Play,
    influence,
    mission,
    ops,
    title,
)
from statecraft.core.ids import Holder, Seat
from statecraft.core.offer import AcceptOffer, Goods, MakeOffer
from statecraft.core.pledge import BROKEN, KEPT, STANDING
from statecraft.globopolis.trading import askable, holdings
from statecraft.globopolis.verbs import END_OPTIONS, PAY, Attack, PutUnder

EU, WATER = 0, 1


def a_title(name: str) -> int:
    return 10 + title(name)


def an_ops(card: int) -> int:
    return 50 + card


def an_influence(name: str) -> int:
    return 90 + influence(name)


def offer(to: Holder, give: Goods, get: Goods = ()) -> MakeOffer:
    return MakeOffer(to, give, get, ())


def deal(play: Play, by: Seat, to: Seat, give: Goods, get: Goods = ()) -> None:
    play.do(by, offer(Holder(to), give, get), "options")
    play.do(to, AcceptOffer(play.table.offers[-1].id), "answer-offer")


@pytest.mark.rule("GB-3.1", "GB-3.6")
def test_goods_of_every_sort_change_hands_in_the_open() -> None:
    play = Play().own(RED, "usa").own(BLUE, "canada").stock(RED, 2, 0, 0, 0, 0)
    play.hold_ops(RED, ops("cold-front")).hold_ops(BLUE, mission("midas"))
    play.hold_influence(BLUE, "immunity")
    give = ((EU, 30), (WATER, 2), (a_title("usa"), 1), (an_ops(ops("cold-front")), 1))
    get = ((a_title("canada"), 1), (an_ops(mission("midas")), 1), (an_influence("immunity"), 1))
    deal(play, ANN, BEN, give, get)
    table = play.table
    assert (table.eu[:2], play.stock_of(BLUE)) == ([170, 230], [2, 0, 0, 0, 0])
    assert (play.owner("usa"), play.owner("canada")) == (BLUE, RED)
    assert table.ops.holds(RED, mission("midas"))
    assert table.ops.holds(BLUE, ops("cold-front"))
    # Cat has seen it all.
    assert table.ops.known[GREEN] == 1 << mission("midas") | 1 << ops("cold-front")
    assert table.influence.known[GREEN] == 1 << influence("immunity")


@pytest.mark.rule("GB-3.2")
def test_nobody_offers_what_it_does_not_have() -> None:
    play = Play().own(BLUE, "canada").purse(RED, 10)
    for give in (((EU, 11),), ((WATER, 1),), ((a_title("canada"), 1),), ((an_ops(3), 1),)):
        assert play.refused(ANN, offer(BLUE, give)) == "GB-3.2"
    play.do(ANN, offer(BLUE, ((EU, 10),)), "options")
    play.purse(RED, 5)
    assert play.refused(BEN, AcceptOffer(0), "answer-offer") == "GB-3.2"


@pytest.mark.rule("GB-3.3")
def test_units_and_cards_only_with_the_player_in_its_option_phase() -> None:
    play = Play().stock(BLUE, 1, 0, 0, 0, 0).stock(RED, 1, 0, 0, 0, 0).own(BLUE, "canada")
    play.hold_influence(BLUE, "immunity")
    unit, card = ((WATER, 1),), ((an_influence("immunity"), 1),)
    assert play.refused(BEN, offer(GREEN, unit), "business") == "GB-3.3"
    assert play.refused(BEN, offer(GREEN, card), "business") == "GB-3.3"
    play.do(BEN, offer(RED, unit), "business")
    play.do(BEN, offer(GREEN, ((a_title("canada"), 1),)), "business")
    play.do(ANN, END_OPTIONS)
    # Waiting for the first roll is a quiet time, but the Option Phase is over.
    assert play.refused(ANN, offer(BLUE, unit), "business") == "GB-3.3"
    play.do(BEN, offer(GREEN, ((a_title("canada"), 1),)), "business")
    play.do(CAT, AcceptOffer(play.table.offers[-1].id), "answer-offer")
    assert play.owner("canada") == GREEN


@pytest.mark.rule("GB-3.3")
def test_eu_goes_along_with_titles_but_not_alone() -> None:
    play = Play().own(BLUE, "canada").own(GREEN, "usa").purse(BLUE, 50).purse(GREEN, 50)
    coins = ((EU, 10),)
    assert play.refused(BEN, offer(GREEN, coins), "business") == "GB-3.3"
    assert play.refused(BEN, MakeOffer(GREEN, (), coins, ()), "business") == "GB-3.3"
    play.do(BEN, MakeOffer(GREEN, coins, ((a_title("usa"), 1),), ()), "business")
    # With the active player, in its Option Phase, anything goes.
    play.do(BEN, offer(RED, coins), "business")
    play.do(ANN, END_OPTIONS)
    assert play.refused(BEN, offer(RED, coins), "business") == "GB-3.3"


@pytest.mark.rule("GB-3.3")
def test_no_business_between_a_roll_and_its_end() -> None:
    play = Play().own(BLUE, "canada").own(RED, "alaska").land(ANN, "canada")
    assert [(q.seat, q.kind) for q in play.table.questions() if q.kind == "business"] == []


@pytest.mark.rule("GB-3.4")
def test_any_card_of_a_sort_somebody_holds_can_be_asked_for() -> None:
    play = Play().hold_ops(BLUE, ops("cold-front")).hold_influence(BLUE, "immunity")
    seen = askable(play.table, BLUE, RED)
    assert an_ops(ops("high-ground")) in seen
    assert an_influence("gala-summit") in seen
    assert an_ops(mission("midas")) not in seen
    assert an_ops(ops("cold-front")) not in holdings(play.table, BLUE, RED)
    assert an_ops(ops("high-ground")) not in askable(play.table, GREEN, RED)


@pytest.mark.rule("GB-3.5", "GB-5.7")
def test_a_title_takes_units_levels_and_points_along() -> None:
    play = Play().own(RED, "usa", units=TWICE, levels=2).agents(RED, "usa", 2)
    play.own(RED, "wind-wave", units=(3, 0, 1, 0, 0))
    deal(play, ANN, BEN, ((a_title("usa"), 1), (a_title("wind-wave"), 1)))
    table = play.table
    assert table.score[:2] == [0, 4 + 10 + 4]
    assert (play.units("usa"), play.units("wind-wave")) == (list(TWICE), [3, 0, 1, 0, 0])
    assert (table.levels[title("usa")], table.counted[title("usa")]) == (2, 2)
    assert table.agents_of(RED, title("usa")) == 2


@pytest.mark.rule("GB-3.5", "GB-3.9")
def test_levels_without_their_sets_go_back_to_the_administration() -> None:
    play = Play().own(RED, "usa", units=FULL, levels=2)
    before = play.table.bank_levels
    deal(play, ANN, BEN, ((a_title("usa"), 1),))
    assert (play.table.levels[title("usa")], play.table.bank_levels) == (1, before + 1)
    assert play.table.score[:2] == [0, 9]


@pytest.mark.rule("GB-3.7", "GB-4.14")
def test_the_hand_limit_holds_after_a_trade() -> None:
    play = Play().hold_ops(RED, 0).hold_ops(BLUE, 1, 2, 3)
    deal(play, ANN, BEN, ((an_ops(0), 1),))
    assert play.kinds() == [(BEN, "hand-limit")]
    assert play.refused(BEN, END_OPTIONS, "hand-limit") == "GB-4.14"
    play.do(BEN, PutUnder(0, 2), "hand-limit")
    assert play.table.ops.under == (2,)
    assert play.kinds() == [(ANN, "options")]


def promised(row: tuple[int, ...]) -> Play:
    play = Play().own(RED, "usa").own(BLUE, "mexico", "spain")
    play.do(ANN, MakeOffer(BLUE, (), (), (row,)), "options")
    return play.do(BEN, AcceptOffer(0), "answer-offer")


def next_round(play: Play) -> None:
    for seat in (ANN, BEN, CAT):
        if play.table.turn == seat:
            play.pass_turn(seat)


@pytest.mark.rule("GB-3.8")
def test_a_promise_not_to_attack() -> None:
    kept = promised((0, BLUE, 1, 2))
    next_round(kept)
    assert [p.status for p in kept.table.pledges] == [KEPT]
    broken = promised((0, BLUE, 1, 2)).land(ANN, "mexico")
    broken.do(ANN, Attack(title("usa"), title("mexico"), 0))
    assert [p.status for p in broken.table.pledges] == [BROKEN]


@pytest.mark.rule("GB-3.8")
def test_a_promise_to_pay() -> None:
    paid = promised((1, BLUE, 20, 3))
    deal(paid, ANN, BEN, ((EU, 20),))
    assert [p.status for p in paid.table.pledges] == [KEPT]
    owed = promised((1, BLUE, 20, 3))
    next_round(owed)
    assert [p.status for p in owed.table.pledges] == [STANDING]
    next_round(owed)
    assert [p.status for p in owed.table.pledges] == [BROKEN]


@pytest.mark.rule("GB-3.8")
@pytest.mark.parametrize(("agents", "status"), [(0, KEPT), (1, BROKEN)])
def test_a_promise_to_have_no_agents(agents: int, status: str) -> None:
    play = promised((2, BLUE, 1, 2)).agents(RED, "spain", agents)
    next_round(play)
    assert [p.status for p in play.table.pledges] == [status]


@pytest.mark.rule("GB-3.9")
def test_developments_and_agents_are_no_goods() -> None:
    play = Play().own(RED, "usa", units=FULL, levels=1)
    assert set(holdings(play.table, RED, RED)) == {EU, a_title("usa")}


@pytest.mark.rule("GB-5.8", "GB-5.9")
def test_a_group_pays_twice_its_size_and_is_returned_when_traded_away() -> None:
    play = Play().own(RED, "canada", "mexico").own(BLUE, "usa")
    deal(play, ANN, BEN, (), ((a_title("usa"), 1),))
    assert play.table.score[RED] == 3 + 2 + 4 + 6
    deal(play, ANN, BEN, ((a_title("mexico"), 1),))
    assert play.table.score[RED] == 3 + 4
    deal(play, ANN, BEN, (), ((a_title("mexico"), 1),))
    assert play.table.score[RED] == 3 + 2 + 4 + 6


@pytest.mark.rule("GB-5.8")
@pytest.mark.parametrize(
    ("names", "free", "bonus"),
    [
        (("canada", "mexico"), "usa", 6),
        (("england", "spain", "france"), "germany", 8),
        (("sweden",), "norway", 4),
    ],
)
def test_the_bonus_by_the_size_of_the_group(names: tuple[str, ...], free: str, bonus: int) -> None:
    play = Play().own(RED, *names)
    before = play.table.score[RED]
    play.land(ANN, free)
    value = play.table.content.value[title(free)]
    assert play.table.score[RED] == before + value + bonus


@pytest.mark.rule("GB-5.11", "GB-9.7")
def test_who_cannot_pay_sells_points_then_units_and_plays_on() -> None:
    play = Play().own(BLUE, "usa").purse(RED, 24).purse(BLUE, 0).score(RED, 2)
    play.stock(RED, 0, 1, 0, 0, 0).land(ANN, "usa").do(ANN, PAY)
    # 40 EU: 24 in the purse, ten for two points, a unit for five; the last one is waived.
    assert (play.table.eu[:2], play.table.score[RED]) == ([0, 34], 0)
    assert (play.stock_of(RED), play.stock_of(BLUE)) == ([0] * 5, [0, 1, 0, 0, 0])
    assert play.kinds() == [(BEN, "options")]


@pytest.mark.rule("GB-5.11")
def test_only_as_many_points_as_the_debt_needs() -> None:
    play = Play().own(BLUE, "usa").purse(RED, 24).score(RED, 10).land(ANN, "usa").do(ANN, PAY)
    # Sixteen are missing: four points bring twenty.
    assert (play.table.eu[RED], play.table.score[RED]) == (4, 6)


@pytest.mark.rule("GB-3.10")
def test_offers_of_a_returned_card_lapse() -> None:
    play = Play(influence_dealt=0).hold_influence(RED, "grain-futures", "state-visit", "immunity")
    card = 90 + influence("grain-futures")
    play.do(ANN, MakeOffer(BLUE, ((card, 1),), ((0, 5),), ()), "options")
    play.do(ANN, MakeOffer(BLUE, ((0, 5),), ((0, 1),), ()), "options")
    assert len(play.table.offers) == 2
    play.hold_influence(RED, "peace-prize")
    play.table.check_hand(RED)
    play.table.advance()
    play.do(ANN, PutUnder(2, influence("state-visit")), "hand-limit")
    # The card offered is still there, but nobody may learn that from the offer's standing.
    assert [standing.give for standing in play.table.offers] == [((0, 5),)]
