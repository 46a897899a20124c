"""Time at a table, by a clock that the test moves."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from server.tables.room import ADA, BO, ME, NOVICE, OPEN, PEOPLE, Room, at_a_glance, play
from statecraft.core.clock import phase_at, window_at
from statecraft.core.inputs import Act, Timeout, TimeUp
from statecraft.core.order import AlwaysDefault
from statecraft.core.plain import to_json
from statecraft.core.question import Question, seat_of
from statecraft.core.refusal import Illegal
from statecraft.core.sealed import PASS
from statecraft.server.clocks import BadControl, Clocks, Control
from statecraft.server.projection import Json
from statecraft.server.seats import Actor
from statecraft.server.table import Table

CONTROL: Json = {"decision": 20, "bank": 40, "phase": 60, "stop": 30, "reply": 10}


def due(table: Table, kind: str) -> list[float]:
    return [when for name, when in table.due.items() if name.startswith(kind)]


def texts(table: Table) -> list[str]:
    return [event.text for _, event in table.log]


def only_asked(table: Table) -> Question | None:
    """The one question with a clock of its own, if there is one alone."""
    names = [name for name in table.due if name.startswith("question")]
    if len(names) != 1 or len(table.due) != 1:
        return None
    return next(asked for asked in table.state.questions() if f"question {asked.id}" == names[0])


def question_of(table: Table) -> Question:
    found = only_asked(table)
    assert found is not None
    return found


def holder(table: Table, seat: int) -> Actor:
    return next(actor for actor in PEOPLE if actor.person == table.seats[seat].person)


def banks(table: Table) -> tuple[float, ...]:
    assert table.clocks is not None
    return table.clocks.banks


def test_clocks_are_written_and_read() -> None:
    clocks = Clocks((1.5, 2.0), {17: 3.0}, {33: 4.0}, 5, 6.0, None, 7.0)
    told = json.loads(json.dumps(clocks.to_json()))
    assert Clocks.from_json(told) == clocks
    # As tables had them that were begun with an earlier version.
    del told["spent"]
    assert Clocks.from_json(told) == replace(clocks, spent={})


# Questions.


def test_a_decision_has_its_time_and_only_then_the_bank(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, game="global-powers", control=CONTROL)
        for waited, paid in ((15, 0), (20, 0), (27.5, 7.5), (5, 0), (30, 10)):
            table = await room.until(id, only_asked)
            question = question_of(table)
            had = banks(table)[question.seat]
            assert due(table, "question") == [room.clock.at + 20 + had]
            room.clock.at += waited
            await room.answer(id, holder(table, question.seat), question)
            table = await room.at(id)
            assert banks(table)[question.seat] == had - paid
        # Nobody has paid for anybody else.
        assert sum(banks(table)) == 3 * 40 - 17.5

    play(tmp_path, work)


def test_a_step_taken_back_does_not_buy_time(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, seats=[ME, OPEN], game="global-powers", control=CONTROL)
        found = 0
        while found < 3:
            table = await room.until(id, only_asked)
            question = question_of(table)
            seat, had = question.seat, banks(table)[question.seat]
            spent = (8, 20, 26)[found]
            room.clock.at += spent
            await room.answer(id, holder(table, seat), question)
            if not table.playing().can_undo(seat):
                continue
            found += 1
            room.rooms.hall.forget(table)
            room.clock.at += 3
            await room.send(id, holder(table, seat), seat, {"undo": {}})
            table = await room.at(id)
            assert question_of(table).seat == seat
            # Of the 20 s what was thought is gone; what was paid beyond is not paid twice.
            left = max(20 - spent, 0) + had - max(spent - 20, 0)
            assert due(table, "question") == [room.clock.at + left]
            await room.play_on(id, steps=3)

    play(tmp_path, work)


def test_at_zero_the_default_is_played_and_a_bot_keeps_the_seat_warm(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, game="global-powers", control=CONTROL)
        table = await room.until(id, only_asked)
        question = question_of(table)
        seat = question.seat
        lines = len(table.playing().record.lines)
        when = due(table, "question")[0]
        room.clock.at = when - 0.001
        assert await room.ring() == 0
        room.clock.at = when
        assert await room.ring() == 1
        assert table.playing().record.lines[lines] == Timeout(question.id)
        assert table.seats[seat].away
        assert texts(table).count("event-timed-out") == texts(table).count("event-away") == 1
        assert banks(table)[seat] == 0
        rows = await room.rows("SELECT seat FROM seat WHERE away = 1")
        assert [row["seat"] for row in rows] == [seat]
        # The bot plays the seat: nobody waits for it, and no clock runs for it.
        for _ in range(5):
            assert all(asked.seat != seat for asked in table.state.questions() if asked.must)
            assert all(seat_of(int(name.split()[1])) != seat for name in table.due)  # type: ignore[arg-type]
            await room.step(id)

    play(tmp_path, work)


@pytest.mark.parametrize("by", ["back", "move"])
def test_who_comes_back_gets_the_seat_back_with_its_clock(tmp_path: Path, by: str) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, seats=[ME, OPEN], game="global-powers", control=CONTROL)
        table = await room.until(id, only_asked)
        seat = question_of(table).seat
        actor = holder(table, seat)
        await room.wait(due(table, "question")[0] - room.clock.at)
        assert table.seats[seat].away
        command: Json = {"back": {}}
        if by == "move":
            kind = table.state.questions()[0].kind
            command = {"give-order": {"order": to_json(AlwaysDefault(kind))}}
        await room.send(id, actor, seat, command)
        assert not table.seats[seat].away
        assert texts(table).count("event-back") == 1
        assert not await room.rows("SELECT seat FROM seat WHERE away = 1")
        table = await room.until(id, lambda table: table.waits == [seat])
        assert any(seat_of(int(name.split()[1])) == seat for name in table.due)  # type: ignore[arg-type]

    play(tmp_path, work)


def test_a_refused_move_does_not_bring_back(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, game="global-powers", control=CONTROL)
        table = await room.until(id, only_asked)
        seat = question_of(table).seat
        await room.wait(due(table, "question")[0] - room.clock.at)
        before = at_a_glance(table)
        with pytest.raises(Exception, match="refused-no-clock"):
            await room.send(id, holder(table, seat), seat, {"run-clock": {}})
        assert at_a_glance(table) == before
        assert table.seats[seat].away

    play(tmp_path, work)


def test_an_untimed_table_has_no_deadlines(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, game="global-powers")
        for _ in range(30):
            await room.step(id)
            assert not await room.rows("SELECT * FROM deadline")
        table = await room.at(id)
        assert table.clocks is None
        assert table.shown_clocks() is None

    play(tmp_path, work)


def test_bots_have_no_deadlines(tmp_path: Path) -> None:
    """Bots alone play a timed game from its start to its end."""

    async def work(room: Room) -> None:
        seats = [NOVICE, NOVICE, NOVICE]
        for game in ("globopolis", "global-powers"):
            options = {"until_round": 2} if game == "globopolis" else {}
            id = await room.begun(ADA, seats=seats, game=game, options=options, control=CONTROL)
            table = await room.at(id)
            assert table.status == "over"
            assert not await room.rows("SELECT * FROM deadline")
            entries = await room.rows("SELECT body FROM entry WHERE table_id = :id", id=id)
            assert not any('"timeout"' in row["body"] for row in entries)

    play(tmp_path, work)


# The phase with a clock.


def in_phase(table: Table) -> bool:
    """A person is in the Option Phase, and its clock runs."""
    return bool(due(table, "phase"))


def left(table: Table, now: float) -> tuple[int, float]:
    """Which phase it is, and what is left of it."""
    clocks = table.clocks
    assert clocks is not None
    running = due(table, "phase")
    return clocks.phase, running[0] - now if running else clocks.left


def test_the_phase_has_its_time_and_stands_still_during_fights_and_rolls(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, seats=[ME, OPEN], control=CONTROL)
        stood = ran = 0
        table = await room.until(id, in_phase)
        for _ in range(300):
            before = left(table, room.clock.at)
            runs = in_phase(table)
            waits = [asked for asked in room.asked(table) if asked[1].must]
            if not waits:
                break
            room.clock.at += 0.5
            await room.answer(id, *room.rng.choice(waits))
            if table.status != "playing":
                break
            after = left(table, room.clock.at)
            if after[0] == before[0]:
                assert after[1] == pytest.approx(before[1] - (0.5 if runs else 0))
                stood, ran = stood + (not runs), ran + runs
            elif in_phase(table):
                assert after[1] == 60
            if table.stages():
                await room.wait(due(table, "window")[0] - room.clock.at)
        assert stood > 3
        assert ran > 3

    play(tmp_path, work, seed=3)


def test_when_the_phase_is_over_it_ends_and_everybody_is_told(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, control=CONTROL)
        table = await room.until(id, in_phase)
        seat = table.state.stack[phase_at(table.state)].on_turn()
        assert due(table, "phase") == [room.clock.at + 60]
        lines = len(table.playing().record.lines)
        room.clock.at += 60
        assert await room.ring() == 1
        assert isinstance(table.playing().record.lines[lines], TimeUp)
        assert texts(table).count("event-time-up") == 1
        # Who took all the time for business is not away for that.
        assert "event-away" not in texts(table)
        assert not table.seats[seat].away

    play(tmp_path, work)


def test_the_parties_stop_the_clock_and_it_runs_on_by_itself(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, control=CONTROL)
        table = await room.until(id, in_phase)
        seat = int(table.state.stack[phase_at(table.state)].on_turn())
        actor = holder(table, seat)
        other = 1 - seat
        with pytest.raises(Exception, match="refused-not-your-clock"):
            await room.send(id, holder(table, other), other, {"stop-clock": {}})
        room.clock.at += 10
        await room.send(id, actor, seat, {"stop-clock": {}})
        assert due(table, "phase") == []
        assert due(table, "stop") == [room.clock.at + 30]
        shown = table.shown_clocks()
        assert shown is not None
        assert shown["stopped"] == 50
        # By hand.
        room.clock.at += 25
        await room.send(id, actor, seat, {"run-clock": {}})
        assert due(table, "phase") == [room.clock.at + 50]
        # The time at which it would have been over is no longer about anything.
        lines = len(table.playing().record.lines)
        for name, when in list(table.due.items()):
            await room.rooms.hall._run_out(id, name, when - 25)
        assert len(table.playing().record.lines) == lines
        # And by itself, which is nobody's fault.
        await room.send(id, actor, seat, {"stop-clock": {}})
        room.clock.at += 30
        assert await room.ring() == 1
        assert due(table, "stop") == []
        assert due(table, "phase") == [room.clock.at + 50]
        assert texts(table).count("event-clock-runs") == 2
        assert "event-away" not in texts(table)

    play(tmp_path, work)


def test_a_clock_that_nobody_may_start_again_does_not_stand_for_ever(tmp_path: Path) -> None:
    """Whoever stops it with the last input of the phase has none left to let it run."""

    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, control=CONTROL, options={"phase_inputs": 2})
        table = await room.until(id, in_phase)
        phase = table.due.keys()
        seat = int(table.state.stack[phase_at(table.state)].on_turn())
        actor = holder(table, seat)
        order = {"order": to_json(AlwaysDefault("diplomacy-reply"))}
        await room.send(id, actor, seat, {"give-order": order})
        await room.send(id, actor, seat, {"stop-clock": {}})
        assert await room.rows("SELECT name FROM deadline WHERE name LIKE 'stop%'")
        with pytest.raises(Illegal, match="refused-phase-used-up"):
            await room.send(id, actor, seat, {"run-clock": {}})
        room.clock.at += 30
        assert await room.ring() == 1
        assert table.due.keys() != phase
        assert not due(table, "stop")

    play(tmp_path, work)


def test_a_stop_ends_with_its_phase(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, control=CONTROL)
        table = await room.until(id, in_phase)
        serial = table.state.serials[phase_at(table.state)]
        seat = int(table.state.stack[phase_at(table.state)].on_turn())
        await room.send(id, holder(table, seat), seat, {"stop-clock": {}})
        for _ in range(60):
            if serial not in table.state.serials:
                break
            question = next(asked for asked in room.asked(table) if asked[1].must)
            action = table.state.default(question[1])
            assert action is not None
            fields = {"question": question[1].id, "action": action.to_json()}
            await room.send(id, question[0], int(question[1].seat), {"act": fields})
            if table.stages():
                await room.wait(10)
        assert serial not in table.state.serials
        assert not due(table, "stop")
        shown = table.shown_clocks()
        assert shown is not None
        assert shown["stopped"] is None

    play(tmp_path, work)


# Reply windows.


def people_asked(table: Table) -> list[int]:
    return [int(asked.seat) for asked in table.state.questions() if asked.seat in (0, 1)]


def in_window(table: Table) -> bool:
    """A reply window asks a person who has not answered."""
    return table.stages() and bool(people_asked(table)) and not table.staged


def lines_of(table: Table, first: int) -> list[Any]:
    return list(table.playing().record.lines[first:])


@pytest.mark.parametrize("answers", [0, 1, 3])
def test_a_window_lasts_as_long_whatever_is_answered(tmp_path: Path, answers: int) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, control=CONTROL)
        table = await room.until(id, in_window)
        window = window_at(table.state)
        ends = due(table, "window")
        assert ends == [room.clock.at + 10]
        digest = table.state.digest()
        first = len(table.playing().record.lines)
        (question,) = table.state.questions()
        seat = int(question.seat)
        expected: Any = Timeout(question.id)
        # Whoever answers may change it; nothing comes of it yet.
        for _ in range(answers):
            room.clock.at += 1
            change = await room.answer(id, holder(table, seat), question)
            assert change is not None
            assert change.kind == "staged"
            expected = Act(question.id, question.seat, table.staged[seat][1])
        assert table.state.digest() == digest
        assert table.due == {f"window {window}": ends[0]}
        room.clock.at = ends[0]
        assert await room.ring() == 1
        assert lines_of(table, first)[0] == expected
        assert table.staged == {}
        # Who was silent is not away: it looks like any other pass.
        assert "event-timed-out" not in texts(table)
        assert not any(row.away for row in table.seats)

    play(tmp_path, work)


def test_an_answer_that_the_rules_forbid_is_not_held_back(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, control=CONTROL)
        table = await room.until(id, in_window)
        (question,) = table.state.questions()
        seat = int(question.seat)
        before = at_a_glance(table)
        for fields in (
            {"question": question.id, "action": {"verb": "play-influence", "card": 0}},
            {"question": question.id + 1, "action": {"verb": "pass"}},
        ):
            with pytest.raises(Illegal):
                await room.send(id, holder(table, seat), seat, {"act": fields})
        other = 1 - seat
        fields = {"question": question.id, "action": {"verb": "pass"}}
        with pytest.raises(Illegal):
            await room.send(id, holder(table, other), other, {"act": fields})
        assert at_a_glance(table) == before

    play(tmp_path, work)


def test_standing_orders_count_when_a_window_closes(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, control=CONTROL)
        table = await room.until(id, in_window)
        (question,) = table.state.questions()
        seat = int(question.seat)
        first = len(table.playing().record.lines)
        order = {"order": to_json(AlwaysDefault(question.kind))}
        await room.send(id, holder(table, seat), seat, {"give-order": order})
        assert in_window(table), "an order does not end the window sooner"
        await room.wait(10)
        mine = [
            line
            for line in lines_of(table, first)
            if isinstance(line, Act | Timeout) and line.question == question.id
        ]
        assert len(mine) == 1
        assert isinstance(mine[0], Act)

    play(tmp_path, work)


def test_a_window_that_asks_bots_alone_need_not_wait(tmp_path: Path) -> None:
    def has_passed(table: Table) -> bool:
        """The bot has let a window pass."""
        lines = table.playing().record.lines
        return any(
            isinstance(line, Act) and line.seat == 2 and line.action == PASS for line in lines
        )

    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, control=CONTROL)
        table = await room.until(id, has_passed)
        entries = await room.rows("SELECT kind, seat FROM entry WHERE table_id = :id", id=id)
        assert {"kind": "staged", "seat": 2} not in entries
        assert not any(row.away for row in table.seats)

    play(tmp_path, work)


def test_one_person_against_bots_need_not_wait(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, control=CONTROL, seats=[ME, ME, NOVICE])

        def window(table: Table) -> bool:
            return window_at(table.state) >= 0

        table = await room.until(id, window)
        serial = window_at(table.state)
        assert due(table, "window") == [room.clock.at + 10]
        while window_at(table.state) == serial:
            asked = room.asked(table)
            change = await room.answer(id, *next(each for each in asked if each[1].must))
            assert change is not None
            assert change.kind == "inputs"
        assert table.staged == {}

    play(tmp_path, work)


# Rows.


def test_deadlines_survive_and_fire_once(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, game="global-powers", control=CONTROL)
        table = await room.until(id, only_asked)
        question, when = question_of(table), due(table, "question")[0]
        rows = await room.rows("SELECT name, due FROM deadline")
        assert rows == [{"name": f"question {question.id}", "due": when}]
        await room.reopen()
        assert await room.rows("SELECT name, due FROM deadline") == rows
        table = await room.at(id)
        assert due(table, "question") == [when]
        # The process ends after the alarm and before anything is written.
        room.clock.at = when
        taken = room.rooms.hall.deadlines.take(room.clock.at)
        assert len(taken) == 1
        await room.reopen()
        assert await room.ring() == 0, "after a start people get the time to come back"
        room.clock.at += 10
        # Both the alarm and somebody who is just as quick.
        hall = room.rooms.hall
        name = f"question {question.id}"
        await asyncio.gather(
            room.ring(), hall._run_out(id, name, when), hall._run_out(id, name, when)
        )
        table = await room.at(id)
        lines = table.playing().record.lines
        assert lines.count(Timeout(question.id)) == 1
        assert texts(table).count("event-timed-out") == 1
        assert name not in table.due
        assert not await room.rows("SELECT * FROM deadline WHERE name = :name", name=name)

    play(tmp_path, work)


def test_a_deadline_that_cannot_be_written_fires_later(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, game="global-powers", control=CONTROL)
        table = await room.until(id, only_asked)
        question = question_of(table)
        digest = table.state.digest()
        room.clock.at = due(table, "question")[0]
        room.full = True
        assert await room.ring() == 1
        table = await room.at(id)
        assert table.state.digest() == digest
        assert not table.seats[question.seat].away
        assert len(await room.rows("SELECT * FROM deadline")) == 1
        room.full = False
        assert await room.ring() == 0
        room.clock.at += 1
        assert await room.ring() == 1
        table = await room.at(id)
        assert table.playing().record.lines.count(Timeout(question.id)) == 1

    play(tmp_path, work)


def test_the_alarm_clock_itself_wakes(tmp_path: Path) -> None:
    """Not called by hand: the task that waits does it."""

    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, game="global-powers", control=CONTROL)
        table = await room.until(id, only_asked)
        question = question_of(table)
        room.clock.at = due(table, "question")[0]
        # Anything new on the clock makes it look at the time.
        room.rooms.hall.deadlines.watch("other", {"question 1": room.clock.at + 1000})
        for _ in range(1000):
            await asyncio.sleep(0.001)
            if not table.asked(question.id):
                break
        await room.settle()
        assert table.seats[question.seat].away

    play(tmp_path, work)


# What a time control may be.


@pytest.mark.parametrize(
    ("told", "name"),
    [
        ("quick", "control"),
        ({"decision": 4}, "decision"),
        ({"decision": 30.0}, "decision"),
        ({"decision": True}, "decision"),
        ({"bank": -1}, "bank"),
        ({"phase": 31 * 24 * 3600}, "phase"),
        ({"reply": None}, "reply"),
        ({"increment": 5}, "increment"),
    ],
)
def test_bad_controls_are_named(told: Any, name: str) -> None:
    with pytest.raises(BadControl) as bad:
        Control.from_json(told)
    assert bad.value.name == name


def test_a_control_has_defaults_and_a_table_may_have_none() -> None:
    assert Control.from_json(None) is None
    control = Control.from_json({})
    assert control is not None
    assert (control.phase, control.decision, control.stop) == (90, 60, 300)
    assert Control.from_json(json.loads(json.dumps(control.to_json()))) == control
