"""Offers in a ring (chapter 8)."""

import pytest

from harbour.table import CARD_GOODS
from harbour.verbs import SET_SAIL
from scripted import ANN, BEN, BLUES, CAT, GREENS, REDS, Played
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.inputs import Concede, StopClock
from statecraft.core.trade.offer_verbs import (
    AcceptOffer,
    CounterOffer,
    MakeOffer,
    RefuseOffer,
    WithdrawOffer,
)
from statecraft.core.trade.rings import MakeRing
from statecraft.core.verbs.action import Action

RING = MakeRing(BLUES, GREENS, ((0, 3),), ((0, 2),), ((1, 1),))
"""Ann gives Ben three coins, Ben gives Cat two, Cat gives Ann a cargo."""
KIND = "answer-offer"


def ringed(action: MakeRing = RING) -> Played:
    game = Played(seats=3).go_to("plan", ANN)
    game.do(ANN, action, "plan")
    return game


@pytest.mark.rule("ST-8.12")
@pytest.mark.parametrize("order", [(BEN, CAT), (CAT, BEN)])
def test_all_goods_change_hands_when_the_last_has_agreed(order: tuple[Seat, Seat]) -> None:
    game = ringed()
    assert game.texts() == ["event-ring-made"]
    first, last = order
    cargo = game.state.cargo[:]
    game.do(first, AcceptOffer(0), KIND)
    assert (game.texts(), game.state.coins) == (["event-ring-agreed"], [10, 10, 10])
    assert game.state.offers[0].agreed == (game.state.holders[first],)
    game.do(last, AcceptOffer(0), KIND)
    assert game.texts() == ["event-ring-accepted"]
    assert (game.state.coins, game.state.offers) == ([7, 11, 12], ())
    moved = [after - before for after, before in zip(game.state.cargo, cargo, strict=True)]
    assert moved == [1, 0, 0, 0, 0, 0, -1, 0, 0]


@pytest.mark.rule("ST-8.12", "ST-8.1", "ST-8.3")
@pytest.mark.parametrize(
    ("action", "rule", "text"),
    [
        (
            MakeRing(BLUES, BLUES, ((0, 1),), ((0, 1),), ((0, 1),)),
            "ST-8.12",
            "refused-ring-of-three",
        ),
        (
            MakeRing(BLUES, REDS, ((0, 1),), ((0, 1),), ((0, 1),)),
            "ST-8.12",
            "refused-ring-of-three",
        ),
        (MakeRing(BLUES, GREENS, ((0, 1),), (), ((0, 1),)), "ST-8.12", "refused-ring-gap"),
        (MakeRing(BLUES, GREENS, (), ((0, 1),), ((0, 1),)), "ST-8.12", "refused-ring-gap"),
        (
            MakeRing(BLUES, Holder(3), ((0, 1),), ((0, 1),), ((0, 1),)),
            "ST-8.1",
            "refused-offer-to-nobody",
        ),
        (
            MakeRing(BLUES, GREENS, ((0, 1),), ((1, 1), (0, 1)), ((0, 1),)),
            "ST-8.1",
            "refused-goods-not-in-order",
        ),
        (
            MakeRing(BLUES, GREENS, ((0, 1),), ((0, 11),), ((0, 1),)),
            "ST-8.3",
            "refused-cannot-ask-for",
        ),
        (
            MakeRing(BLUES, GREENS, ((0, 1),), ((0, 1),), ((0, 11),)),
            "ST-8.3",
            "refused-cannot-ask-for",
        ),
    ],
)
def test_a_ring_takes_three_who_all_give_something(action: Action, rule: str, text: str) -> None:
    game = Played(seats=3).go_to("plan", ANN)
    refusal = game.refused(game.act(ANN, action, "plan"))
    assert (refusal.rule, refusal.text) == (rule, text)


@pytest.mark.rule("ST-8.12")
def test_a_ring_is_agreed_to_once_and_answered_with_no_other() -> None:
    game = ringed()
    counter = game.refused(game.act(BEN, CounterOffer(0, ((0, 1),), (), ()), KIND))
    assert (counter.rule, counter.text) == ("ST-8.12", "refused-counter-to-ring")
    assert game.state.legal(BEN).domains() == ()
    game.do(BEN, AcceptOffer(0), KIND)
    again = game.refused(game.act(BEN, AcceptOffer(0), KIND))
    assert (again.rule, again.text) == ("ST-8.12", "refused-agreed-already")


@pytest.mark.rule("ST-8.12", "ST-8.4")
def test_either_refuses_even_after_agreeing_and_the_first_withdraws() -> None:
    for seat in (BEN, CAT):
        game = ringed()
        game.do(BEN, AcceptOffer(0), KIND)
        game.do(seat, RefuseOffer(0), KIND)
        assert (game.texts(), game.state.offers) == (["event-ring-refused"], ())
        assert game.events[-1].values["holder"] == seat
    game = ringed()
    game.do(BEN, AcceptOffer(0), KIND)
    game.do(ANN, WithdrawOffer(0), "my-offers")
    assert (game.texts(), game.state.offers) == (["event-ring-withdrawn"], ())


@pytest.mark.rule("ST-8.2", "ST-8.8", "ST-8.12")
def test_rings_are_counted_as_offers_and_expire_like_them() -> None:
    game = ringed()
    for coins in (1, 2, 3):
        game.do(ANN, MakeOffer(BLUES, ((0, coins),), (), ()), "plan")
    assert game.refused(game.act(ANN, RING, "plan")).rule == "ST-8.2"
    game.do(ANN, SET_SAIL, "plan")
    assert game.state.offers == ()
    assert "event-ring-expired" in game.texts()
    game = ringed()
    game.take(Concede(CAT))
    assert game.state.offers == ()


@pytest.mark.rule("ST-8.10", "ST-8.12")
def test_hidden_goods_show_when_their_holder_agrees() -> None:
    """Somebody without the card asked for cannot agree; the other one can, and learns nothing."""
    game = Played(seats=3).go_to("plan", ANN)
    state = game.state
    asked = [code for code in state.askable(BLUES, REDS) if code >= CARD_GOODS]
    held = [code for code in asked if code in state.holdings(BLUES, BLUES)]
    lacked = next(code for code in asked if code not in held)
    game.do(ANN, MakeRing(BLUES, GREENS, ((0, 1),), ((lacked, 1),), ((0, 1),)), "plan")
    assert AcceptOffer(0) not in state.legal(BEN).actions()
    assert AcceptOffer(0) in state.legal(CAT).actions()
    game.do(CAT, AcceptOffer(0), KIND)
    assert game.refused(game.act(BEN, AcceptOffer(0), KIND)).rule.startswith("HB-")
    game.do(ANN, MakeRing(BLUES, GREENS, ((0, 1),), ((held[0], 1),), ((0, 1),)), "plan")
    game.do(BEN, AcceptOffer(1), KIND)
    assert held[0] in state.holdings(BLUES, GREENS)


@pytest.mark.rule("ST-4.5", "ST-8.12")
def test_all_parties_of_a_ring_may_stop_the_clock() -> None:
    game = ringed()
    game.take(StopClock(CAT))
    assert game.state.clock_by == CAT
