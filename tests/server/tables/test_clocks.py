"""Time for decisions and deadlines as rows, by a clock that the test moves."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from server.tables.room import ADA, BO, ME, NOVICE, OPEN, Room, at_a_glance, play
from server.tables.timing import CONTROL, banks, due, holder, only_asked, question_of, texts
from statecraft.core.engine.question import seat_of
from statecraft.core.record.inputs import Timeout
from statecraft.core.record.struct import to_json
from statecraft.core.trade.orders import AlwaysDefault
from statecraft.server.tables import waiting
from statecraft.server.tables.clocks import BadControl, Clocks, Control
from statecraft.server.updates.projection import Json


def test_clocks_are_written_and_read() -> None:
    clocks = Clocks((1.5, 2.0), {17: 3.0}, {33: 4.0}, 5, 6.0, None, 7.0)
    data = json.loads(json.dumps(clocks.to_json()))
    assert Clocks.from_json(data) == clocks
    # As tables had them that were begun with an earlier version.
    del data["spent"]
    assert Clocks.from_json(data) == replace(clocks, spent={})


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
            room.table_services.live_tables.forget(table)
            room.clock.at += 3
            # What another does meanwhile is no business of this clock.
            other = 1 - seat
            order = {"give-order": {"order": to_json(AlwaysDefault("vote"))}}
            await room.send(id, holder(table, other), other, order)
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
        with pytest.raises(Exception, match="No clock is running now"):
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
        assert waiting.shown_clocks(table) is None

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
        taken = room.table_services.live_tables.deadlines.take(room.clock.at)
        assert len(taken) == 1
        await room.reopen()
        assert await room.ring() == 0, "after a start people get the time to come back"
        room.clock.at += 10
        # Both the alarm and somebody who is just as quick.
        live_tables = room.table_services.live_tables
        name = f"question {question.id}"
        await asyncio.gather(
            room.ring(), live_tables._run_out(id, name, when), live_tables._run_out(id, name, when)
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
        room.table_services.live_tables.deadlines.watch(
            "other", {"question 1": room.clock.at + 1000}
        )
        for _ in range(10_000):
            await asyncio.sleep(0.001)
            if not table.asked(question.id):
                break
        await room.settle()
        assert table.seats[question.seat].away

    play(tmp_path, work)


# What a time control may be.


@pytest.mark.parametrize(
    ("data", "name"),
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
def test_bad_controls_are_named(data: Any, name: str) -> None:
    with pytest.raises(BadControl) as bad:
        Control.from_json(data)
    assert bad.value.name == name


def test_a_control_has_defaults_and_a_table_may_have_none() -> None:
    assert Control.from_json(None) is None
    control = Control.from_json({})
    assert control is not None
    assert (control.phase, control.decision, control.stop) == (90, 60, 300)
    assert Control.from_json(json.loads(json.dumps(control.to_json()))) == control
