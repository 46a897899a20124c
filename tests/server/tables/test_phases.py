"""The phase with a clock of its own, and reply windows, by a clock that the test moves."""

from pathlib import Path
from typing import Any

import pytest

from server.tables.room import ADA, BO, ME, NOVICE, OPEN, Room, at_a_glance, play
from server.tables.timing import CONTROL, due, holder, texts
from statecraft.core.engine.clock import phase_at, window_at
from statecraft.core.engine.sealed import PASS
from statecraft.core.record.inputs import Act, Timeout, TimeUp
from statecraft.core.record.struct import to_json
from statecraft.core.refusal import Illegal
from statecraft.core.trade.orders import AlwaysDefault
from statecraft.server.tables import waiting
from statecraft.server.tables.clocks import Clocks
from statecraft.server.tables.table import Table

# The phase with a clock.


def in_phase(table: Table) -> bool:
    """A person is in the Option Phase, and its clock runs."""
    return bool(due(table, "phase"))


def left(table: Table, now: float) -> tuple[int, float]:
    """Which phase it is, and what is left of it."""
    clocks = table.clocks
    assert isinstance(clocks, Clocks)
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
            if table.holds_replies():
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
        with pytest.raises(Exception, match="may touch the clock"):
            await room.send(id, holder(table, other), other, {"stop-clock": {}})
        room.clock.at += 10
        await room.send(id, actor, seat, {"stop-clock": {}})
        assert due(table, "phase") == []
        assert due(table, "stop") == [room.clock.at + 30]
        shown = waiting.shown_clocks(table)
        assert shown is not None
        assert shown["stopped"] == 50
        # By hand.
        room.clock.at += 25
        await room.send(id, actor, seat, {"run-clock": {}})
        assert due(table, "phase") == [room.clock.at + 50]
        # The time at which it would have been over is no longer about anything.
        lines = len(table.playing().record.lines)
        for name, when in list(table.due.items()):
            await room.table_services.live_tables._run_out(id, name, when - 25)
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
        with pytest.raises(Illegal, match="a player can only end it"):
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
        frame_id = table.state.frame_ids[phase_at(table.state)]
        seat = int(table.state.stack[phase_at(table.state)].on_turn())
        await room.send(id, holder(table, seat), seat, {"stop-clock": {}})
        for _ in range(60):
            if frame_id not in table.state.frame_ids:
                break
            question = next(asked for asked in room.asked(table) if asked[1].must)
            action = table.state.default(question[1])
            assert action is not None
            fields = {"question": question[1].id, "action": action.to_json()}
            await room.send(id, question[0], int(question[1].seat), {"act": fields})
            if table.holds_replies():
                await room.wait(10)
        assert frame_id not in table.state.frame_ids
        assert not due(table, "stop")
        shown = waiting.shown_clocks(table)
        assert shown is not None
        assert shown["stopped"] is None

    play(tmp_path, work)


# Reply windows.


def people_asked(table: Table) -> list[int]:
    return [int(asked.seat) for asked in table.state.questions() if asked.seat in (0, 1)]


def in_window(table: Table) -> bool:
    """A reply window asks a person who has not answered."""
    return table.holds_replies() and bool(people_asked(table)) and not table.staged


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
        frame_id = window_at(table.state)
        assert due(table, "window") == [room.clock.at + 10]
        while window_at(table.state) == frame_id:
            asked = room.asked(table)
            change = await room.answer(id, *next(each for each in asked if each[1].must))
            assert change is not None
            assert change.kind == "inputs"
        assert table.staged == {}

    play(tmp_path, work)
