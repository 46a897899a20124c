"""Business between players (chapter 3), and what titles and groups are worth (chapter 5)."""

import pytest

from globopolis.goods import EU, WATER, a_title, an_influence, an_ops, deal, offer, on_plate
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
from statecraft.core.trade.offer_verbs import AcceptOffer, MakeOffer
from statecraft.core.trade.offers import Goods
from statecraft.globopolis.rules import trading
from statecraft.globopolis.rules.trading import askable, holdings
from statecraft.globopolis.verbs import (
    BEAM,
    END_OPTIONS,
    PAY,
    PickTitle,
    PutUnder,
)


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
    assert (table.levels[title("usa")], table.justified_levels[title("usa")]) == (2, 2)
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


@pytest.mark.rule("GB-3.9")
def test_developments_and_agents_are_no_goods() -> None:
    play = Play().own(RED, "usa", units=FULL, levels=1)
    plates = {on_plate("usa", kind) for kind in range(5)}
    assert set(holdings(play.table, RED, RED)) == {EU, a_title("usa"), *plates}


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
    card = trading.INFLUENCE + influence("grain-futures")
    play.do(ANN, MakeOffer(BLUE, ((card, 1),), ((0, 5),), ()), "options")
    play.do(ANN, MakeOffer(BLUE, ((0, 5),), ((0, 1),), ()), "options")
    assert len(play.table.offers) == 2
    play.hold_influence(RED, "peace-prize")
    play.table.check_hand(RED)
    play.table.advance()
    play.do(ANN, PutUnder(2, influence("state-visit")), "hand-limit")
    # The card offered is still there, but nobody may learn that from the offer's standing.
    assert [standing.give for standing in play.table.offers] == [((0, 5),)]


@pytest.mark.rule("GB-3.11")
def test_units_on_base_plates_go_to_the_others_stock_and_their_level_is_suspended() -> None:
    play = Play().own(RED, "usa", units=(1, 1, 1, 1, 3), levels=1).own(BLUE, "kenya", units=TWICE)
    give: Goods = ((on_plate("usa", 0), 1), (on_plate("usa", 4), 2))
    assert play.table.score[RED] == 4 + 5
    deal(play, ANN, BEN, give, ((on_plate("kenya", 2), 2),))
    assert (play.units("usa"), play.units("kenya")) == ([0, 1, 1, 1, 1], [2, 2, 0, 2, 2])
    assert (play.stock_of(RED), play.stock_of(BLUE)) == ([0, 0, 2, 0, 0], [1, 0, 0, 0, 2])
    # The development is still there, but no longer justified.
    assert (play.table.levels[title("usa")], play.table.justified_levels[title("usa")]) == (1, 0)
    assert play.table.score[RED] == 4


@pytest.mark.rule("GB-3.11", "GB-5.5")
def test_ns_units_that_a_suspended_level_no_longer_allows_go_to_the_owners_stock() -> None:
    play = Play().own(RED, "usa", units=(1, 1, 1, 1, 3), levels=1)
    deal(play, ANN, BEN, ((on_plate("usa", 1), 1),))
    assert (play.units("usa"), play.stock_of(RED)) == ([1, 0, 1, 1, 2], [0, 0, 0, 0, 1])


@pytest.mark.rule("GB-3.11")
def test_a_title_goes_without_the_units_that_are_named_beside_it() -> None:
    play = Play().own(RED, "usa", units=FULL, levels=1)
    before = play.table.bank_levels
    deal(play, ANN, BEN, ((a_title("usa"), 1), (on_plate("usa", 3), 1)))
    assert (play.owner("usa"), play.units("usa")) == (BLUE, [1, 1, 1, 0, 1])
    assert play.stock_of(BLUE) == [0, 0, 0, 1, 0]
    # A level goes along only with its set (GB-3.5).
    assert (play.table.levels[title("usa")], play.table.bank_levels) == (0, before + 1)
    assert play.table.score[:2] == [0, 4]


@pytest.mark.rule("GB-3.11", "GB-3.2", "GB-3.3")
def test_only_units_that_lie_on_the_givers_own_plates_and_in_an_option_phase() -> None:
    play = Play().own(RED, "usa", units=FULL).own(BLUE, "kenya", units=FULL)
    play.own(RED, "solar", units=(0, 0, 9, 0, 0))
    for give in (((on_plate("usa", 0), 2),), ((on_plate("kenya", 0), 1),)):
        assert play.refused(ANN, offer(BLUE, give)) == "GB-3.2"
    # A Guild Stock is no base plate.
    assert on_plate("solar", 2) not in holdings(play.table, RED, RED)
    asked = MakeOffer(BLUE, (), ((on_plate("usa", 0), 1),), ())
    assert play.refused(ANN, asked) == "ST-8.3"
    unit: Goods = ((on_plate("kenya", 0), 1),)
    assert play.refused(BEN, offer(GREEN, unit), "business") == "GB-3.3"
    play.do(BEN, offer(RED, unit), "business")
    play.do(ANN, END_OPTIONS)
    assert play.refused(BEN, offer(RED, unit), "business") == "GB-3.3"


@pytest.mark.rule("GB-3.3", "GB-1.11")
def test_titles_are_traded_from_the_deal_on_before_the_first_teleport() -> None:
    play = Play(start=False)
    play.come_out(6, 1, 1)
    play.own(RED, "usa").own(BLUE, "canada").stock(BLUE, 1, 0, 0, 0, 0)
    assert (play.table.round, play.kinds()) == (1, [(ANN, "teleport")])
    assert play.refused(BEN, offer(RED, ((WATER, 1),)), "business") == "GB-3.3"
    assert play.refused(BEN, offer(RED, ((EU, 1),)), "business") == "GB-3.3"
    play.do(
        ANN, offer(BLUE, ((EU, 30), (a_title("usa"), 1)), ((a_title("canada"), 1),)), "business"
    )
    play.do(BEN, AcceptOffer(0), "answer-offer")
    assert (play.owner("usa"), play.owner("canada")) == (BLUE, RED)
    play.do(CAT, offer(RED, ((EU, 5),), ((a_title("canada"), 1),)), "business")
    # What is still open expires with the teleport.
    play.do(ANN, BEAM, "teleport")
    assert play.table.offers == ()
    assert [q.kind for q in play.table.questions() if q.kind == "business"] == []
    play.come_out(2, 9)
    assert [q.seat for q in play.table.questions() if q.kind == "business"] == [ANN, BEN, CAT]


@pytest.mark.rule("GB-3.3", "GB-10.6")
def test_no_titles_are_traded_while_they_are_drafted() -> None:
    play = Play(start=False, title_draft=True, titles_dealt=1)
    for seat, taken in ((ANN, "usa"), (BEN, "canada"), (CAT, "kenya")):
        assert [q.kind for q in play.table.questions()] == ["draft"]
        play.do(seat, PickTitle(title(taken)))
    play.come_out(6, 1, 1)
    play.do(BEN, offer(GREEN, ((a_title("canada"), 1),), ((a_title("kenya"), 1),)), "business")
