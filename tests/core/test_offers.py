"""Offers and pledges (chapter 8)."""

import pytest

from harbour.table import CARD_GOODS, NO_RAID, PAY
from harbour.verbs import BUYS, SET_SAIL
from scripted import ANN, BEN, BLUES, CAT, GREENS, REDS, Played
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.inputs import Concede, StopClock, TimeUp
from statecraft.core.trade.offer_verbs import (
    AcceptOffer,
    CounterOffer,
    MakeOffer,
    RefuseOffer,
    WithdrawOffer,
)
from statecraft.core.trade.offers import Offer
from statecraft.core.trade.pledges import BROKEN, KEPT, STANDING, Pledge, did, judge, run_out, use
from statecraft.core.verbs.action import Action

OFFER = MakeOffer(BLUES, ((0, 3),), ((1, 1),), ())
KIND = "answer-offer"


def plan(seats: int | tuple[int, ...] = 3) -> Played:
    return Played(seats=seats).go_to("plan", ANN)


def offered(action: MakeOffer = OFFER) -> Played:
    game = plan()
    game.do(ANN, action)
    return game


@pytest.mark.rule("ST-8.1")
@pytest.mark.parametrize(
    ("action", "text"),
    [
        (MakeOffer(REDS, ((0, 1),), (), ()), "refused-offer-to-nobody"),
        (MakeOffer(Holder(3), ((0, 1),), (), ()), "refused-offer-to-nobody"),
        (MakeOffer(GREENS, ((0, 1),), (), ()), "refused-offer-to-nobody"),
        (MakeOffer(BLUES, (), (), ()), "refused-empty-offer"),
        (MakeOffer(BLUES, ((1, 1), (0, 1)), (), ()), "refused-goods-not-in-order"),
        (MakeOffer(BLUES, (), ((0, 1), (0, 1)), ()), "refused-goods-not-in-order"),
    ],
)
def test_an_offer_is_about_something(action: Action, text: str) -> None:
    game = plan()
    game.take(Concede(CAT))
    refusal = game.refused(game.act(ANN, action))
    assert (refusal.rule, refusal.text) == ("ST-8.1", text)
    assert game.state.legal(ANN).why_not(action) is not None


@pytest.mark.rule("ST-8.2")
def test_four_offers_at_a_time() -> None:
    game = plan()
    for coins in range(1, 5):
        game.do(ANN, MakeOffer(BLUES, ((0, coins),), (), ()), "plan")
    refusal = game.refused(game.act(ANN, OFFER, "plan"))
    assert (refusal.rule, refusal.values) == ("ST-8.2", {"limit": 4})
    assert game.state.legal(ANN).domains() == ()
    game.do(BEN, RefuseOffer(2))
    game.do(ANN, OFFER, "plan")


@pytest.mark.rule("ST-8.3")
@pytest.mark.parametrize("get", [((0, 11),), ((1, 2),), ((CARD_GOODS, 1),), ((150, 1),)])
def test_one_asks_for_what_the_other_may_have(get: tuple[tuple[int, int], ...]) -> None:
    """More coins or cargo than there are; a card in one's own hand; a thing that is none."""
    game = plan()
    refusal = game.refused(game.act(ANN, MakeOffer(BLUES, (), get, ())))
    assert (refusal.rule, refusal.values) == ("ST-8.3", {"good": get[0][0]})


@pytest.mark.rule("ST-8.4")
def test_only_the_parties_answer_or_withdraw_and_only_what_is_open() -> None:
    game = offered()
    game.do(ANN, MakeOffer(GREENS, ((0, 1),), (), ()), "plan")
    for action in (AcceptOffer(1), RefuseOffer(1), CounterOffer(1, ((0, 1),), (), ())):
        refusal = game.refused(game.act(BEN, action))
        assert (refusal.rule, refusal.text) == ("ST-8.4", "refused-not-your-offer")
    for action in (AcceptOffer(7), RefuseOffer(7), CounterOffer(7, ((0, 1),), (), ())):
        refusal = game.refused(game.act(BEN, action))
        assert (refusal.rule, refusal.text) == ("ST-8.4", "refused-no-such-offer")
    assert game.refused(game.act(ANN, WithdrawOffer(7), "my-offers")).rule == "ST-8.4"
    assert game.refused(game.act(BEN, WithdrawOffer(0))).rule == "ST-1.4"
    game.do(BEN, CounterOffer(0, ((0, 1),), (), ()))
    refusal = game.refused(game.act(ANN, WithdrawOffer(2), "my-offers"))
    assert (refusal.rule, refusal.text) == ("ST-8.4", "refused-not-your-offer")
    game.do(ANN, WithdrawOffer(1), "my-offers")
    assert game.texts() == ["event-offer-withdrawn"]
    assert [offer.id for offer in game.state.offers] == [2]


@pytest.mark.rule("ST-8.5")
def test_only_the_games_pledges_and_each_once() -> None:
    game = plan()
    row = (NO_RAID, BLUES, 1, 2)
    twice = MakeOffer(BLUES, (), (), (row, row))
    assert game.refused(game.act(ANN, twice)).text == "refused-pledge-twice"
    wrong = MakeOffer(BLUES, (), (), ((NO_RAID, GREENS, 1, 2),))
    refusal = game.refused(game.act(ANN, wrong))
    assert (refusal.rule, refusal.text) == ("ST-8.5", "refused-no-such-pledge")
    game.do(ANN, MakeOffer(BLUES, (), (), (row, (PAY, BLUES, 1, 2))))


@pytest.mark.rule("ST-8.6")
def test_a_deal_moves_both_sides_and_gives_the_pledges() -> None:
    game = offered(MakeOffer(BLUES, ((0, 3),), ((1, 1),), ((NO_RAID, BLUES, 1, 2),)))
    assert game.state.coins == [10, 10, 10]
    assert not game.state.pledges
    game.do(BEN, AcceptOffer(0))
    assert game.state.coins == [7, 13, 10]
    assert game.state.cargo[:6] == [2, 1, 1, 0, 1, 1]
    assert game.state.pledges == (Pledge(REDS, BLUES, NO_RAID, BLUES, 1, 2),)
    assert game.state.offers == ()
    assert game.texts() == ["event-offer-accepted"]


@pytest.mark.rule("ST-8.7")
def test_a_counter_offer_takes_the_first_ones_place() -> None:
    game = offered()
    game.do(BEN, CounterOffer(0, ((1, 1),), ((0, 5),), ()))
    until = game.state.turns
    assert game.state.offers == (Offer(1, BEN, REDS, ((1, 1),), ((0, 5),), (), until),)
    assert game.texts() == ["event-offer-countered", "event-offer-made"]
    game.do(ANN, CounterOffer(1, ((0, 4),), ((1, 1),), ()), KIND)
    game.do(BEN, AcceptOffer(2))
    assert game.state.coins == [6, 14, 10]


@pytest.mark.rule("ST-8.8")
@pytest.mark.parametrize("how", ["will", "clock"])
def test_offers_expire_with_their_phase(how: str) -> None:
    game = offered()
    late = game.act(BEN, AcceptOffer(0))
    if how == "will":
        game.do(ANN, SET_SAIL, "plan")
    else:
        game.take(TimeUp())
    assert game.state.offers == ()
    assert game.texts()[-1] == "event-offer-expired"
    assert game.refused(late).rule == "ST-2.1"


@pytest.mark.rule("ST-8.8", "ST-4.9")
def test_offers_of_who_gives_up_expire() -> None:
    """Else its partner could be offered a counter-offer that nobody may make (ST-8.1)."""
    game = offered()
    game.do(BEN, CounterOffer(0, ((1, 1),), ((0, 5),), ()))
    game.take(StopClock(BEN))
    game.take(Concede(BEN))
    assert game.state.offers == ()
    assert game.texts() == ["event-conceded", "event-offer-expired", "event-clock-runs"]
    assert [asked.kind for asked in game.state.questions()] == ["plan"]


@pytest.mark.rule("ST-8.8")
def test_offers_to_who_is_out_expire_and_others_stand() -> None:
    game = plan(seats=(0, 1, 2, 1))
    game.do(ANN, OFFER)
    game.do(ANN, MakeOffer(GREENS, ((0, 1),), (), ()), "plan")
    game.take(Concede(BEN))
    assert len(game.state.offers) == 2  # a team mate can still answer
    game.take(Concede(Seat(3)))
    assert [offer.to for offer in game.state.offers] == [GREENS]


@pytest.mark.rule("ST-8.9")
def test_a_pledge_is_judged_once_and_everybody_hears() -> None:
    game = offered(MakeOffer(BLUES, (), ((1, 1),), ((PAY, BLUES, 1, 2),)))
    game.do(BEN, AcceptOffer(0))
    table = game.state
    heard = game.events
    heard.clear()
    table.sink = heard
    did(table, BLUES, PAY, BLUES, KEPT)  # somebody else did it
    did(table, REDS, NO_RAID, BLUES, BROKEN)  # another kind of pledge
    did(table, REDS, PAY, GREENS, KEPT)  # about something else
    run_out(table, PAY, BROKEN)  # there is still time
    table.round = 2
    run_out(table, PAY, BROKEN)  # until the end of round 2
    assert [pledge.status for pledge in table.pledges] == [STANDING]
    assert heard == []
    did(table, REDS, PAY, BLUES, KEPT)
    table.round = 3
    run_out(table, PAY, BROKEN)
    did(table, REDS, PAY, BLUES, BROKEN)
    assert [pledge.status for pledge in table.pledges] == [KEPT]
    assert [(event.text, event.audience) for event in heard] == [("event-pledge-kept", None)]
    for viewer in (ANN, CAT, None):
        assert table.view(viewer).pledges == table.pledges


@pytest.mark.rule("ST-8.9")
def test_a_pledge_whose_time_ran_out_is_judged() -> None:
    table = plan().state
    table.pledges = tuple([Pledge(REDS, BLUES, kind, BLUES, 1, 2) for kind in (NO_RAID, PAY)])
    table.round = 3
    table.sink = []
    run_out(table, NO_RAID, KEPT)
    assert [pledge.status for pledge in table.pledges] == [KEPT, STANDING]
    judge(table, table.pledges[1], BROKEN)
    assert [pledge.status for pledge in table.pledges] == [KEPT, BROKEN]
    assert [event.text for event in table.sink] == ["event-pledge-kept", "event-pledge-broken"]


@pytest.mark.rule("ST-8.10")
def test_hidden_goods_are_looked_at_only_on_acceptance() -> None:
    has, lacks = (
        offered(MakeOffer(BLUES, ((0, 1),), ((CARD_GOODS + card, 1),), ())) for card in (12, 13)
    )
    # To Ann both look alike, save for the card she named.
    assert [q.kind for q in has.state.questions()] == [q.kind for q in lacks.state.questions()]
    assert AcceptOffer(0) in list(has.state.legal(BEN))
    assert list(lacks.state.legal(BEN)) == [RefuseOffer(0)]
    assert lacks.refused(lacks.act(BEN, AcceptOffer(0))).rule == "HB-8.1"
    has.do(BEN, AcceptOffer(0))
    assert has.state.deck.holds(REDS, 12)


@pytest.mark.rule("ST-8.10")
def test_what_was_offered_must_still_be_there() -> None:
    game = offered(MakeOffer(BLUES, ((0, 9),), (), ()))
    game.do(ANN, BUYS[0], "plan")
    assert game.refused(game.act(BEN, AcceptOffer(0))).rule == "HB-8.1"
    assert list(game.state.legal(BEN)) == [RefuseOffer(0)]


@pytest.mark.rule("ST-8.11")
def test_everybody_sees_an_offer_and_what_became_of_it() -> None:
    game = offered()
    assert game.events[0].audience is None
    for viewer in (ANN, BEN, CAT, None):
        assert game.state.view(viewer).offers == game.state.offers
    game.do(BEN, RefuseOffer(0))
    assert [(event.text, event.audience) for event in game.events] == [
        ("event-offer-refused", None)
    ]


@pytest.mark.rule("ST-8.4", "ST-2.13")
def test_any_seat_of_a_team_may_answer() -> None:
    game = plan(seats=(0, 1, 2, 1))
    game.do(ANN, OFFER)
    answering = [asked.seat for asked in game.state.questions() if asked.kind == KIND]
    assert answering == [1, 3]


def test_offers_are_numbered_round_and_round() -> None:
    game = plan()
    game.state.offer_count = 199
    for _ in range(2):
        game.do(ANN, OFFER, "plan")
    assert [offer.id for offer in game.state.offers] == [199, 0]


@pytest.mark.rule("ST-8.9")
def test_a_pledge_for_a_number_of_times_is_kept_with_the_last() -> None:
    game = plan()
    game.state.pledges = (Pledge(REDS, BLUES, PAY, 1, 2, 3), Pledge(REDS, GREENS, PAY, 1, 2, 3))
    use(game.state, game.state.pledges[0])
    assert [(p.amount, p.status) for p in game.state.pledges] == [(1, STANDING), (2, STANDING)]
    use(game.state, game.state.pledges[0])
    assert [(p.amount, p.status) for p in game.state.pledges] == [(1, KEPT), (2, STANDING)]
