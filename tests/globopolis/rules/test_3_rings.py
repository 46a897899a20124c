"""Deals of three, in which each gives the next one something (chapter 3)."""

import pytest

from globopolis.goods import EU, WATER, a_title, an_influence, on_plate
from globopolis.position import (
    ANN,
    BEN,
    BLUE,
    CAT,
    FULL,
    GREEN,
    RED,
    YELLOW,
    Play,
    influence,
    title,
)
from statecraft.core.trade.offer_verbs import AcceptOffer
from statecraft.core.trade.offers import Goods
from statecraft.core.trade.rings import MakeRing
from statecraft.globopolis.verbs import (
    PutUnder,
)


@pytest.mark.rule("GB-3.13")
def test_three_trade_in_a_ring() -> None:
    play = Play().own(RED, "usa").own(BLUE, "canada", units=FULL, levels=1).own(GREEN, "kenya")
    play.hold_influence(GREEN, "immunity")
    ring = MakeRing(
        BLUE,
        GREEN,
        ((EU, 20), (a_title("usa"), 1)),
        ((on_plate("canada", 0), 1),),
        ((a_title("kenya"), 1), (an_influence("immunity"), 1)),
    )
    play.do(ANN, ring, "options")
    play.do(CAT, AcceptOffer(0), "answer-offer")
    assert play.table.influence.known[BLUE] == 1 << influence("immunity")
    assert play.owner("usa") == RED
    play.do(BEN, AcceptOffer(0), "answer-offer")
    table = play.table
    assert (play.owner("usa"), play.owner("kenya")) == (BLUE, RED)
    assert (table.eu[:2], play.stock_of(GREEN)) == ([180, 220], [1, 0, 0, 0, 0])
    assert table.influence.holds(RED, influence("immunity"))
    assert table.justified_levels[title("canada")] == 0


@pytest.mark.rule("GB-3.13", "GB-3.3")
def test_units_in_a_ring_only_in_the_option_phase_of_one_of_the_three() -> None:
    play = Play(seats=4).own(BLUE, "canada").own(GREEN, "kenya").stock(YELLOW, 1, 0, 0, 0, 0)
    titles: tuple[Goods, Goods] = (((a_title("canada"), 1),), ((a_title("kenya"), 1),))
    unit: Goods = ((WATER, 1),)
    assert play.refused(BEN, MakeRing(GREEN, YELLOW, *titles, unit), "business") == "GB-3.3"
    play.do(BEN, MakeRing(GREEN, RED, *titles, ((EU, 1),)), "business")
    coins: Goods = ((EU, 1),)
    assert play.refused(BEN, MakeRing(GREEN, YELLOW, coins, coins, coins), "business") == "GB-3.3"
    play.do(BEN, MakeRing(GREEN, YELLOW, titles[0], coins, coins), "business")
    play.do(BEN, MakeRing(YELLOW, RED, coins, unit, coins), "business")


@pytest.mark.rule("GB-3.10", "GB-3.13")
def test_a_ring_lapses_with_a_returned_card_that_was_shown_for_it() -> None:
    play = Play(influence_dealt=0).hold_influence(BLUE, "grain-futures", "state-visit", "immunity")
    card: Goods = ((an_influence("grain-futures"), 1),)
    play.do(ANN, MakeRing(BLUE, GREEN, ((EU, 5),), card, ((EU, 5),)), "options")
    play.do(BEN, AcceptOffer(0), "answer-offer")
    play.hold_influence(BLUE, "peace-prize")
    play.table.check_hand(BLUE)
    play.table.advance()
    play.do(BEN, PutUnder(2, influence("state-visit")), "hand-limit")
    assert play.table.offers == ()
