"""GB-10.24: a game until a set time. The engine has no clock: it is told."""

import pytest

from globopolis.position import ANN, BEN, BLUE, CAT, GREEN, Play
from statecraft.bots.globopolis.steady.steady import Steady
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver
from statecraft.core.engine.session import Session
from statecraft.core.record.inputs import Act, CallTime
from statecraft.core.record.record import Record, fold, new_header
from statecraft.core.refusal import Illegal
from statecraft.globopolis.game import GAME
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import END_OPTIONS


def refused(play: Play) -> str:
    before = play.table.to_bytes()
    with pytest.raises(Illegal) as caught:
        play.table.apply(CallTime())
    assert play.table.to_bytes() == before
    return caught.value.rule


@pytest.mark.rule("GB-10.24")
def test_the_round_is_finished_and_points_decide() -> None:
    play = Play(until_time=30).score(BLUE, 9)
    play.pass_turn(ANN)
    play.take(CallTime())
    assert play.texts() == ["gb-event-time-called"]
    play.pass_turn(BEN)
    assert not play.over()
    play.pass_turn(CAT)
    assert play.result() == ("until-time", "GB-10.24", (2, 1, 2))


@pytest.mark.rule("GB-10.24")
def test_a_claim_in_the_last_round_wins_before_the_lead_does() -> None:
    play = Play(until_time=30, mark=40).score(GREEN, 40)
    play.take(CallTime())
    for seat in (ANN, BEN, CAT):
        play.pass_turn(seat)
    assert play.result()[:2] == ("points", "GB-9.5")


@pytest.mark.rule("GB-10.24", "ST-5.7")
def test_time_is_called_once_and_only_where_it_was_agreed() -> None:
    assert refused(Play()) == "GB-10.24"
    play = Play(until_time=30)
    play.take(CallTime())
    assert refused(play) == "GB-10.24"


@pytest.mark.rule("GB-10.24")
def test_the_call_is_in_the_record_and_stays_when_a_step_is_taken_back() -> None:
    session = Session(GAME, new_header(GAME, {"until_time": 30}, 2))
    driver = Driver(session, [Steady(1, ANN), Steady(1, BEN)], SeededLuck(1))
    while not (asked := [q for q in session.state.questions() if q.kind == "options"]):
        driver.step()
    (question,) = asked
    session.apply(Act(question.id, question.seat, END_OPTIONS))
    session.apply(CallTime())
    session.undo(question.seat)
    assert [q.kind for q in session.state.questions() if q.must] == ["options"]
    assert isinstance(session.state, GlobopolisState)
    assert session.state.time_called == 1
    last = session.state.round
    assert driver.play().reason == "until-time"
    assert session.state.round == last
    again = Record.from_jsonl(GAME, session.record.to_jsonl())
    assert fold(GAME, again).digest() == session.state.digest()
