"""Questions belong to seats (ST-2.1 to ST-2.8)."""

from random import Random

import pytest

from harbour import GAME
from harbour.auction import ShipComesIn
from harbour.raid import StormWindow
from harbour.verbs import BIDS, BUYS, PLACES, ROLLS, SET_SAIL, Raid
from scripted import ANN, BEN, BLUES, CAT, Played
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.question import (
    Chance,
    Open,
    Over,
    Question,
    Sealed,
    question_id,
    seat_of,
)
from statecraft.core.ids import QuestionId, Seat
from statecraft.core.record.inputs import Act, Concede, GiveOrder, Outcome, Timeout
from statecraft.core.refusal import Illegal
from statecraft.core.trade.orders import AlwaysDefault


@pytest.mark.rule("ST-2.1")
def test_an_answered_question_is_stale() -> None:
    game = Played().go_to("plan", ANN)
    first = game.do(ANN, BUYS[0])
    assert game.refused(Act(first.question, ANN, SET_SAIL)).rule == "ST-2.1"
    assert game.refused(Timeout(first.question)).rule == "ST-2.1"


@pytest.mark.rule("ST-2.1")
def test_a_withdrawn_question_is_stale() -> None:
    game = Played().go_to("plan", BEN)
    guards = game.act(ANN, PLACES[0], "guards")
    game.do(BEN, SET_SAIL)
    game.do(BEN, ROLLS[0])
    assert game.refused(guards).rule == "ST-2.2"  # the roll comes first, and with it the end
    game.come_out((1,))
    assert game.refused(guards).rule == "ST-2.1"


@pytest.mark.rule("ST-2.2", "ST-2.8")
def test_questions_rest_while_chance_is_awaited_and_keep_their_number() -> None:
    game = Played().go_to("plan", ANN)
    game.do(ANN, SET_SAIL)
    asked = game.asked(ANN)
    game.state.push(ShipComesIn())
    game.state.advance()
    assert isinstance(game.state.pending(), Chance)
    assert game.state.questions() == ()
    assert game.refused(Act(asked.id, ANN, ROLLS[0])).rule == "ST-2.2"
    assert game.refused(Timeout(asked.id)).rule == "ST-2.2"
    seen = game.state.view(ANN).questions
    assert [(question.id, question.rests) for question in seen] == [(asked.id, True)]
    game.come_out((2,))
    assert {question.kind for question in game.state.questions()} == {"bid"}  # a ship has come in
    for seat in (ANN, BEN, CAT):
        game.do(seat, BIDS[0], "bid")
    assert game.asked(ANN, "sail") == asked
    game.do(ANN, ROLLS[0])


@pytest.mark.rule("ST-2.2", "ST-2.8")
def test_questions_rest_while_sealed_answers_are_awaited() -> None:
    game = Played().go_to("plan", ANN)
    asked = game.asked(ANN)
    game.state.push(StormWindow.opened(game.state, ANN))
    game.state.advance()
    assert isinstance(game.state.pending(), Sealed)
    assert {question.kind for question in game.state.questions()} == {"reply"}
    assert game.refused(Act(asked.id, ANN, SET_SAIL)).rule == "ST-2.2"
    assert [(question.id, question.rests) for question in game.state.view(ANN).questions] == [
        (asked.id, True)
    ]


@pytest.mark.rule("ST-2.3")
def test_nobody_answers_before_being_asked() -> None:
    game = Played().go_to("plan", ANN)
    coming = question_id(ANN, game.state.question_counts[ANN])
    for number in (coming, QuestionId(coming + 16), QuestionId(coming + 16 * 1000)):
        assert game.refused(Act(number, ANN, SET_SAIL)).rule == "ST-2.3"
        assert game.refused(Timeout(number)).rule == "ST-2.3"


@pytest.mark.rule("ST-2.4")
def test_only_the_asked_seat_answers() -> None:
    game = Played().go_to("plan", ANN)
    asked = game.asked(ANN)
    for seat in (BEN, CAT):
        refusal = game.refused(Act(asked.id, seat, SET_SAIL))
        assert (refusal.rule, refusal.values) == ("ST-2.4", {"seat": seat})


@pytest.mark.rule("ST-2.5")
def test_seats_that_are_not_there_and_seats_not_asked() -> None:
    game = Played().go_to("plan", ANN)
    asked = game.asked(ANN)
    assert game.refused(Act(QuestionId(asked.id + 7), Seat(7), SET_SAIL)).rule == "ST-2.5"
    assert game.refused(Act(QuestionId(asked.id + 7), Seat(-1), SET_SAIL)).rule == "ST-2.5"
    with pytest.raises(Illegal) as caught:
        game.state.legal(CAT)
    assert (caught.value.rule, caught.value.text) == ("ST-2.5", "refused-not-asked")
    with pytest.raises(Illegal):
        game.state.legal(ANN, QuestionId(asked.id + 16))


@pytest.mark.rule("ST-2.6")
def test_a_side_question_keeps_its_number_while_others_act() -> None:
    game = Played().go_to("plan", BEN)
    mine = game.asked(ANN, "guards").id
    game.do(BEN, BUYS[0])
    game.do(BEN, BUYS[1])
    assert game.asked(ANN, "guards").id == mine
    game.do(BEN, SET_SAIL)
    assert game.asked(ANN, "guards").id == mine
    theirs = game.asked(BEN).id
    game.do(ANN, PLACES[0], "guards")
    assert game.asked(ANN, "guards").id != mine
    assert game.asked(BEN).id == theirs


@pytest.mark.rule("ST-2.6")
def test_numbers_are_counted_for_each_seat() -> None:
    numbers = {question_id(Seat(seat), nth) for seat in range(10) for nth in range(50)}
    assert len(numbers) == 500
    assert all(seat_of(question_id(Seat(seat), 3)) == seat for seat in range(10))
    busy, quiet = Played().go_to("plan", ANN), Played().go_to("plan", ANN)
    for _ in range(3):
        busy.do(ANN, BUYS[0])
    busy.go_to("plan", BEN)
    quiet.go_to("plan", BEN)
    assert busy.asked(BEN).id == quiet.asked(BEN).id
    assert busy.asked(ANN, "guards").id > quiet.asked(ANN, "guards").id


@pytest.mark.rule("ST-2.6")
@pytest.mark.parametrize("seed", range(3))
def test_in_any_game_a_number_changes_only_by_answer_or_withdrawal(seed: int) -> None:
    rng = Random(seed)
    luck = SeededLuck(seed)
    state = GAME.new({"rounds": 2}, 3)
    standing: dict[tuple[Seat, str, int], Question] = {}
    given_out: set[QuestionId] = set()
    while not isinstance(pending := state.pending(), Over):
        if isinstance(pending, Chance):
            state.apply(Outcome(pending.id, luck.outcome(pending)))
            continue
        for asked in pending.questions:
            key = (asked.seat, asked.kind, asked.frame_id)
            if key in standing:
                assert standing[key].id == asked.id
            else:
                assert asked.id not in given_out
                given_out.add(asked.id)
        standing = {(q.seat, q.kind, q.frame_id): q for q in (*pending.questions, *state.paused)}
        answered = pending.questions[rng.randrange(len(pending.questions))]
        legal = state.legal(answered.seat, answered.id)
        state.apply(Act(answered.id, answered.seat, legal.sample(rng)))
        standing.pop((answered.seat, answered.kind, answered.frame_id), None)


@pytest.mark.rule("ST-2.7")
def test_the_game_does_not_wait_for_side_questions() -> None:
    game = Played().go_to("plan", BEN)
    pending = game.state.pending()
    assert isinstance(pending, Open)
    assert [(asked.seat, asked.kind, asked.must) for asked in pending.questions] == [
        (BEN, "plan", True),
        (ANN, "guards", False),
    ]
    assert game.state.view(CAT).waited_for == (BEN,)
    game.do(BEN, SET_SAIL)
    game.do(BEN, ROLLS[0])
    game.come_out((1,))
    assert game.asked(BEN).kind == "raid"


@pytest.mark.rule("ST-2.7")
def test_who_gave_up_or_used_up_the_phase_has_no_side_questions() -> None:
    gone = Played().go_to("plan", BEN)
    gone.take(Concede(ANN))
    assert [asked.kind for asked in gone.state.questions()] == ["plan"]
    spent = Played(options={"phase_inputs": 2}).go_to("plan", BEN)
    spent.do(ANN, PLACES[0], "guards")
    assert [asked.kind for asked in spent.state.questions()] == ["plan", "guards"]
    spent.do(ANN, PLACES[0], "guards")
    assert [asked.kind for asked in spent.state.questions()] == ["plan"]


@pytest.mark.rule("ST-2.7", "ST-9.5")
def test_orders_and_the_clock_use_up_a_phase_as_well() -> None:
    """A side question nobody may answer any more would be a question without a legal answer."""
    game = Played(options={"phase_inputs": 2}).go_to("plan", BEN)
    for kind in ("bid", "veto"):
        game.take(GiveOrder(ANN, AlwaysDefault(kind)))
    assert [asked.kind for asked in game.state.questions()] == ["plan"]
    seen = game.state.view(ANN)
    assert GAME.determinise(seen, Random(1)).view(ANN).to_bytes() == seen.to_bytes()


@pytest.mark.rule("ST-2.7")
def test_musts_come_first_in_the_order_to_ask_them() -> None:
    game = Played()
    game.come_out((2,))
    game.do(BEN, BIDS[1])
    assert [(asked.seat, asked.must) for asked in game.state.questions()] == [
        (ANN, True),
        (CAT, True),
        (BEN, False),
    ]


@pytest.mark.rule("ST-2.8")
def test_the_fight_over_a_raid_hides_the_rest() -> None:
    game = Played().go_to("sail", ANN)
    game.do(ANN, ROLLS[0])
    game.come_out((1,))
    assert game.asked(ANN).kind == "raid"
    game.do(ANN, Raid(0, BLUES, 0))
    assert {asked.kind for asked in game.state.questions()} == {"reply"}
    for seat in (BEN, CAT):
        game.take(Timeout(game.asked(seat).id))
    assert isinstance(game.state.pending(), Chance)
    with pytest.raises(Illegal):
        game.state.legal(ANN)
