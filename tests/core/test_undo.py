"""Taking steps back (chapter 6)."""

import pytest

from harbour.verbs import BIDS, BUYS, PLACES, ROLLS, SELLS, SET_SAIL
from scripted import ANN, BEN, BLUES, CAT, Played
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import Act, Concede, GiveOrder, Outcome, StopClock, Timeout
from statecraft.core.record.record import Record, Undo, fold
from statecraft.core.refusal import Illegal
from statecraft.core.trade.offer_verbs import AcceptOffer, MakeOffer
from statecraft.core.trade.orders import AlwaysDefault

OFFER = MakeOffer(BLUES, ((0, 1),), (), ())


def plan() -> Played:
    return Played().go_to("plan", ANN)


def not_undone(game: Played, seat: Seat) -> Illegal:
    before = (game.state.to_bytes(), len(game.session.record.lines))
    with pytest.raises(Illegal) as caught:
        game.session.undo(seat)
    assert (game.state.to_bytes(), len(game.session.record.lines)) == before
    return caught.value


@pytest.mark.rule("ST-6.4")
def test_ones_own_step_is_taken_back_and_another() -> None:
    game = plan()
    start = game.state.digest()
    game.do(ANN, BUYS[0])
    middle = game.state.digest()
    game.do(ANN, SELLS[1])
    heard: list[Event] = []
    game.session.undo(ANN, heard)
    assert (game.state.digest(), [event.text for event in heard]) == (middle, ["event-undone"])
    game.session.undo(ANN)
    assert game.state.digest() == start
    assert [type(line) for line in game.session.record.lines[-4:]] == [Act, Act, Undo, Undo]
    assert fold(game.session.game, game.session.record).to_bytes() == game.state.to_bytes()


@pytest.mark.rule("ST-6.1")
def test_nothing_to_take_back() -> None:
    game = plan()
    assert not game.session.can_undo(ANN)
    assert not_undone(game, ANN).rule == "ST-6.1"
    game.do(ANN, BUYS[0])
    assert game.session.can_undo(ANN)
    assert not_undone(game, BEN).rule == "ST-6.1"


@pytest.mark.rule("ST-6.1")
def test_not_behind_a_roll() -> None:
    game = plan()
    game.do(ANN, SET_SAIL)
    game.do(ANN, ROLLS[0])
    assert game.session.can_undo(ANN)
    game.come_out((1,))
    assert not_undone(game, ANN).rule == "ST-6.1"


@pytest.mark.rule("ST-6.1")
def test_not_behind_a_reveal() -> None:
    game = Played()
    game.come_out((3,))
    game.do(ANN, BIDS[1])
    game.do(BEN, BIDS[0])
    assert game.session.can_undo(BEN)
    assert not game.session.can_undo(ANN)  # Ben's bid was waited for
    game.do(CAT, BIDS[0])
    for seat in (ANN, BEN, CAT):
        assert not_undone(game, seat).rule == "ST-6.1"


@pytest.mark.rule("ST-6.1")
def test_not_behind_a_known_card_drawn() -> None:
    """No chance decides what lies on top of the pile, but drawing it brings it to light."""
    game = plan()
    game.state.deck = game.state.deck.put_on_top(BLUES, 12)
    game.do(ANN, SET_SAIL)
    game.do(ANN, ROLLS[0])
    game.come_out((6,))
    assert game.state.deck.holds(game.state.holders[ANN], 12)
    assert not game.session.can_undo(ANN)


@pytest.mark.rule("ST-6.1")
@pytest.mark.parametrize("how", ["timeout", "concede"])
def test_not_behind_the_clock_or_somebody_giving_up(how: str) -> None:
    game = plan()
    game.do(ANN, BUYS[0])
    game.take(Timeout(game.asked(ANN).id) if how == "timeout" else Concede(CAT))
    assert not_undone(game, ANN).rule == "ST-6.1"


@pytest.mark.rule("ST-6.4")
def test_side_answers_of_others_are_played_again() -> None:
    game = Played().go_to("plan", BEN)
    game.do(BEN, BUYS[0])
    game.do(ANN, PLACES[1], "guards")
    game.take(GiveOrder(CAT, AlwaysDefault("bid")))
    game.session.undo(BEN)
    other = Played().go_to("plan", BEN)
    other.do(ANN, PLACES[1], "guards")
    other.take(GiveOrder(CAT, AlwaysDefault("bid")))
    assert game.state.digest() == other.state.digest()
    assert fold(game.session.game, game.session.record).to_bytes() == game.state.to_bytes()


@pytest.mark.rule("ST-6.3")
def test_a_step_that_anothers_answer_rests_on_stays() -> None:
    game = plan()
    game.do(ANN, OFFER)
    game.do(BEN, AcceptOffer(0))
    assert game.session.can_undo(ANN)
    refusal = not_undone(game, ANN)
    assert (refusal.rule, refusal.text) == ("ST-6.3", "refused-undo-in-the-way")


@pytest.mark.rule("ST-6.3")
def test_nor_one_that_a_stopped_clock_rests_on() -> None:
    game = plan()
    game.do(ANN, OFFER)
    game.take(StopClock(BEN))
    assert not_undone(game, ANN).rule == "ST-6.3"


@pytest.mark.rule("ST-6.2")
def test_further_back_only_by_consent_of_all_who_still_play() -> None:
    game = plan()
    lines = len(game.session.record.lines)
    digest = game.state.digest()
    game.do(ANN, SET_SAIL)
    game.do(ANN, ROLLS[0])
    game.come_out((1,))
    before = game.state.to_bytes()
    for consent, missing in (((), ANN), ((ANN, CAT), BEN), ((BEN, CAT), ANN)):
        with pytest.raises(Illegal) as caught:
            game.session.undo_to(lines, consent)
        assert (caught.value.rule, caught.value.values) == ("ST-6.2", {"seat": missing})
    for line in (-1, len(game.session.record.lines), 999):
        with pytest.raises(Illegal) as caught:
            game.session.undo_to(line, (ANN, BEN, CAT))
        assert (caught.value.rule, caught.value.text) == ("ST-6.2", "refused-no-such-line")
    assert game.state.to_bytes() == before
    game.session.undo_to(lines, (ANN, BEN, CAT))
    assert game.state.digest() == digest
    assert game.session.record.lines[-1] == Undo(lines, (ANN, BEN, CAT))


@pytest.mark.rule("ST-6.2")
def test_who_gave_up_is_not_asked_for_consent() -> None:
    game = plan()
    game.take(Concede(BEN))
    game.do(ANN, BUYS[0])
    digest = game.state.digest()
    game.do(ANN, SET_SAIL)
    game.session.undo_to(len(game.session.record.lines) - 1, (ANN, CAT))
    assert game.state.digest() == digest


@pytest.mark.rule("ST-6.5")
def test_questions_come_under_new_numbers() -> None:
    game = plan()
    first = game.do(ANN, BUYS[0])
    second = game.act(ANN, SELLS[1])
    game.session.undo(ANN)
    assert game.refused(first).rule == "ST-2.1"
    assert game.refused(second).rule == "ST-2.1"
    assert game.asked(ANN).id > second.question


@pytest.mark.rule("ST-6.5", "ST-3.3")
def test_a_rolls_number_is_never_given_again() -> None:
    game = plan()
    game.do(ANN, SET_SAIL)
    game.do(ANN, ROLLS[0])
    rolled = game.chance().id
    game.come_out((1,))
    to = len(game.session.record.lines) - 1
    game.session.undo_to(to, (ANN, BEN, CAT))
    again = game.chance().id
    assert again > rolled
    assert game.refused(Outcome(rolled, (1,))).rule == "ST-3.1"
    # Awaited, taken back without having come out, and awaited again: still a new number.
    game.session.undo_to(to - 1, (ANN, BEN, CAT))
    game.do(ANN, ROLLS[1])
    assert game.chance().id > again
    game.come_out((1, 2))
    assert fold(game.session.game, game.session.record).to_bytes() == game.state.to_bytes()


@pytest.mark.rule("ST-6.4", "ST-1.10")
def test_a_record_with_undo_says_the_same_after_a_journey_through_text() -> None:
    game = plan()
    game.do(ANN, BUYS[0])
    game.session.undo(ANN)
    game.do(ANN, SELLS[0])
    game.go_to("plan", CAT)
    game.session.undo_to(3, (ANN, BEN, CAT))
    game.go_to("plan", BEN)
    record = Record.from_jsonl(game.session.game, game.session.record.to_jsonl())
    assert record.lines == game.session.record.lines
    assert fold(game.session.game, record).to_bytes() == game.state.to_bytes()
