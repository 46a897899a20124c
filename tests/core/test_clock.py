"""Phases and clocks (chapter 4)."""

import pytest

from harbour.verbs import BUYS, PLACES, ROLLS, SELLS, SET_SAIL
from scripted import ANN, BEN, BLUES, CAT, Played
from statecraft.core.ids import NOBODY, Seat
from statecraft.core.record.inputs import (
    DropOrder,
    GiveOrder,
    Input,
    RunClock,
    StopClock,
    Timeout,
    TimeUp,
)
from statecraft.core.trade.offer_verbs import AcceptOffer, MakeOffer, RefuseOffer, WithdrawOffer
from statecraft.core.trade.orders import AlwaysDefault
from statecraft.core.verbs.action import Action

OFFER = MakeOffer(BLUES, ((0, 1),), (), ())


def plan(**options: int) -> Played:
    return Played(options=options).go_to("plan", ANN)


@pytest.mark.rule("ST-4.1")
def test_a_used_up_phase_can_only_be_ended() -> None:
    game = plan(phase_inputs=3)
    for action in (BUYS[0], SELLS[0], BUYS[1]):
        game.do(ANN, action)
    tries: tuple[Action, ...] = (BUYS[0], OFFER)
    legal = game.state.legal(ANN)
    assert list(legal) == [SET_SAIL]
    assert legal.domains() == ()
    for tried in tries:
        refusal = game.refused(game.act(ANN, tried))
        assert (refusal.rule, refusal.values) == ("ST-4.1", {"limit": 3})
    for given in (StopClock(ANN), GiveOrder(ANN, AlwaysDefault("bid"))):
        assert game.refused(given).rule == "ST-4.1"
    game.do(ANN, SET_SAIL)
    game.do(ANN, ROLLS[0])  # a default again: the turn is one phase
    game.come_out((1,))


@pytest.mark.rule("ST-4.1")
def test_every_phase_and_every_seat_counts_anew() -> None:
    game = plan(phase_inputs=2)
    game.do(ANN, BUYS[0])
    game.do(ANN, SELLS[0])
    game.go_to("plan", BEN)
    assert game.state.inputs_used == [0, 0, 0]
    game.do(BEN, BUYS[0])
    game.do(ANN, PLACES[0], "guards")
    assert game.state.inputs_used == [1, 1, 0]


@pytest.mark.rule("ST-4.1")
def test_orders_and_the_clock_count_as_inputs() -> None:
    game = plan(phase_inputs=5)
    game.take(GiveOrder(ANN, AlwaysDefault("bid")))
    game.take(DropOrder(ANN, "bid"))
    game.take(StopClock(ANN))
    game.take(RunClock(ANN))
    assert game.state.inputs_used[ANN] == 4
    game.take(GiveOrder(ANN, AlwaysDefault("bid")))
    assert game.refused(DropOrder(ANN, "bid")).rule == "ST-4.1"
    # What is refused, and what others or the clock do, does not count.
    assert game.state.inputs_used == [5, 0, 0]


@pytest.mark.rule("ST-4.2")
def test_a_side_question_does_not_run_out_of_time() -> None:
    game = Played().go_to("plan", BEN)
    assert game.refused(Timeout(game.asked(ANN, "guards").id)).rule == "ST-4.2"


@pytest.mark.rule("ST-4.3")
@pytest.mark.parametrize("given", [TimeUp(), StopClock(ANN), RunClock(ANN)], ids=repr)
def test_without_a_clock_no_time_runs_out(given: Input) -> None:
    game = Played()
    assert game.refused(given).rule == "ST-4.3"  # chance
    game.come_out((1,))
    assert game.refused(given).rule == "ST-4.3"  # sealed bids
    game.go_to("plan", ANN)
    game.do(ANN, SET_SAIL)
    assert game.refused(given).rule == "ST-4.3"  # a step without a clock


@pytest.mark.rule("ST-4.4")
def test_a_stopped_clock_stands() -> None:
    game = plan()
    game.take(StopClock(ANN))
    assert game.state.clock_by == ANN
    assert game.state.view(CAT).clock_by == ANN
    refusal = game.refused(TimeUp())
    assert (refusal.rule, refusal.values) == ("ST-4.4", {"seat": ANN})
    assert game.refused(StopClock(ANN)).rule == "ST-4.4"


@pytest.mark.rule("ST-4.5")
def test_only_the_parties_touch_the_clock() -> None:
    game = plan()
    for seat in (BEN, CAT):
        assert game.refused(StopClock(seat)).rule == "ST-4.5"
    assert game.refused(StopClock(Seat(3))).rule == "ST-2.5"
    game.do(ANN, OFFER)
    assert game.refused(StopClock(CAT)).rule == "ST-4.5"
    game.take(StopClock(BEN))
    assert game.texts() == ["event-clock-stopped"]
    assert game.refused(RunClock(CAT)).rule == "ST-4.5"
    game.take(RunClock(ANN))
    assert game.state.clock_by == NOBODY


@pytest.mark.rule("ST-4.6")
def test_a_running_clock_cannot_be_made_to_run() -> None:
    assert plan().refused(RunClock(ANN)).rule == "ST-4.6"


@pytest.mark.rule("ST-4.7")
def test_out_of_time_the_default_is_played() -> None:
    by_hand, by_time = plan(), plan()
    by_hand.do(ANN, SET_SAIL)
    by_time.take(Timeout(by_time.asked(ANN).id))
    assert by_time.asked(ANN).kind == "sail"
    # Only the count of inputs tells them apart.
    assert (by_hand.state.inputs_used[ANN], by_time.state.inputs_used[ANN]) == (1, 0)
    by_time.state.inputs_used[ANN] = 1
    assert by_time.state.digest() == by_hand.state.digest()


@pytest.mark.rule("ST-4.8")
def test_time_up_ends_the_phase() -> None:
    by_hand, by_time = plan(), plan()
    for game in (by_hand, by_time):
        game.do(ANN, OFFER)
    by_hand.do(ANN, SET_SAIL, "plan")
    by_time.take(TimeUp())
    assert by_time.texts() == ["event-time-up", "event-offer-expired"]
    by_time.state.inputs_used[ANN] += 1
    assert by_time.state.digest() == by_hand.state.digest()


@pytest.mark.rule("ST-4.9")
@pytest.mark.parametrize("how", ["accept", "refuse", "withdraw", "end"])
def test_the_clock_runs_on_when_nothing_is_left_to_negotiate(how: str) -> None:
    game = plan()
    game.do(ANN, OFFER)
    game.do(ANN, MakeOffer(BLUES, ((0, 2),), (), ()))
    game.take(StopClock(BEN))
    if how == "end":
        game.do(ANN, SET_SAIL, "plan")
    else:
        game.do(BEN, RefuseOffer(0))
        assert game.state.clock_by == BEN  # one offer is still open
        if how == "accept":
            game.do(BEN, AcceptOffer(1))
        elif how == "refuse":
            game.do(BEN, RefuseOffer(1))
        else:
            game.do(ANN, WithdrawOffer(1), "my-offers")
    assert game.state.clock_by == NOBODY
    assert "event-clock-runs" in game.texts()
