"""Whom a table waits for, with what and until when: its clocks, its bots' patience, and the deadlines of both.

`clocks` and `patience` say what follows from a state; this reads a table, lets both go on and writes down what came of
it. It lets nothing happen in the game.
"""

import json
from functools import partial
from typing import TYPE_CHECKING

from statecraft.core.engine.question import Question
from statecraft.core.record.inputs import Act
from statecraft.core.record.record import Undo
from statecraft.server.store import Connection
from statecraft.server.tables import clocks, day_clocks, patience
from statecraft.server.tables.change import PLAYING, Change
from statecraft.server.tables.clocks import Clocks, Control
from statecraft.server.tables.day_clocks import DayClocks, Days
from statecraft.server.tables.patience import DEADLINE, TO_ALL, Patience
from statecraft.server.tables.seats import PERSON
from statecraft.server.updates.projection import Json

if TYPE_CHECKING:
    from statecraft.server.tables.table import Table


def go_on(table: "Table", change: Change) -> None:
    """Something has happened: note who is waited for from now on, and until when."""
    sides = _sides(table)
    if sides is not None:
        _note(table, patience.go_on(table.patience, table.state, sides, change.at), change)
    _wait(table, sides or [], change)


def be_patient(table: "Table", now: Patience, at: float) -> Change | None:
    """Bots' patience has changed, by what somebody said or because a time is over; None where it has not."""
    if now == table.patience:
        return None
    change = Change("patience", at, {})
    _note(table, now, change)
    go_on(table, change)
    return change


def mend_times(table: "Table", at: float) -> Change | None:
    """Let what began in the future begin now; None where nothing did.

    Such times come from a machine whose clock was wrong, and with them deadlines that nobody would live
    to see.
    """
    if table.status != PLAYING:
        return None
    change = Change("mended", at, {})
    if table.started is not None and table.started > at:
        table.started = at
        change.rows.append(partial(_put_started, table.id, at))
    _note(table, patience.not_after(table.patience, at), change)
    if table.clocks is not None:
        if isinstance(table.clocks, DayClocks):
            table.clocks = day_clocks.not_after(table.clocks, at)
        else:
            table.clocks = clocks.not_after(table.clocks, at)
        change.body["clocks"] = table.clocks.to_json()
    go_on(table, change)
    return change


def _note(table: "Table", now: Patience, change: Change) -> None:
    if now != table.patience:
        table.patience = now
        change.body["patience"] = now.to_json()


def _wait(table: "Table", sides: list[Question], change: Change) -> None:
    """Whom the table waits for, and its deadlines: the clocks', the game's own, and those of side questions."""
    state, control = table.state, table.settings.control
    awaited = patience.awaited(table.patience, sides, table.is_there)
    waits = {question.seat for question in state.questions() if question.must}
    waits |= {asked.seat for asked in awaited if asked.kind not in TO_ALL}
    if sorted(waits) != table.waits:
        table.waits = [int(seat) for seat in sorted(waits)]
        scores = json.dumps(state.projected_scores())
        put = partial(_put_waits, table.id, json.dumps(table.waits), state.round, scores)
        change.rows.append(put)
    playing = table.status == PLAYING
    due = clocks.set_time(table.settings.options, table.started, state) if playing else {}
    if isinstance(control, Days) and isinstance(table.clocks, DayClocks):
        now = day_clocks.go_on(
            control, table.clocks, state, change.at, table.untimed(), table.hours or {}
        )
        _note_clocks(table, now, change)
        if playing:
            due = {**day_clocks.deadlines(control, now, table.hours or {}), **due}
    elif isinstance(control, Control) and isinstance(table.clocks, Clocks):
        bots = table.untimed()
        again = _asked_again(table, len(change.body.get("lines", ())))
        seconds = clocks.go_on(control, table.clocks, state, change.at, bots, again)
        _note_clocks(table, seconds, change)
        if playing:
            due = {**clocks.deadlines(control, seconds, state, bots), **due}
        due |= {
            f"{DEADLINE} {asked.seat} {asked.kind}": patience.until(control, table.patience, asked)
            for asked in awaited
        }
    set_due(table, due, change)


def _note_clocks(table: "Table", now: Clocks | DayClocks, change: Change) -> None:
    if now != table.clocks:
        table.clocks = now
        change.body["clocks"] = now.to_json()


def remind(table: "Table", seat: int, at: float) -> Change | None:
    """A part of somebody's time over days is gone: it is time to be reminded."""
    if not isinstance(table.clocks, DayClocks) or seat not in table.clocks.waited:
        return None
    change = Change("reminder", at, {"reminded": seat})
    _note_clocks(table, day_clocks.reminded(table.clocks, seat), change)
    go_on(table, change)
    return change


def new_hours(table: "Table", at: float) -> Change:
    """Somebody's vacations have changed, and with them perhaps when their time is over."""
    change = Change("hours", at, {})
    go_on(table, change)
    return change


def _asked_again(table: "Table", new: int) -> dict[int, int]:
    """The questions that are open because an answer was taken back in the last ``new`` lines, and
    which ones they were. What others did meanwhile may have been played again after it."""
    lines = table.playing().record.lines
    undone = [lines[line.to] for line in lines[len(lines) - new :] if isinstance(line, Undo)]
    if not undone or not isinstance(undone[-1], Act):
        return {}
    was = undone[-1]
    asked = [each for each in table.state.questions() if each.seat == was.seat and each.must]
    return {each.id: was.question for each in asked}


def set_due(table: "Table", due: dict[str, float], change: Change) -> None:
    """Write down which deadlines there are from now on."""
    for name in table.due:
        if name not in due:
            change.rows.append(partial(_drop_deadline, table.id, name))
    for name, when in due.items():
        if table.due.get(name) != when:
            change.rows.append(partial(_put_deadline, table.id, name, when))
    table.due = due


# Side questions, which bots leave people time for.


def _sides(table: "Table") -> list[Question] | None:
    """The side questions of people, where bots play too; None where bots wait for nobody."""
    # Where time is counted in days, nobody waits for trifles.
    days = isinstance(table.settings.control, Days)
    if not table.settings.wait or days or table.status != PLAYING or not table.untimed():
        return None
    people = [row.seat for row in table.seats if row.kind == PERSON and not row.away]
    return patience.side_questions(table.state, people) if people else None


def awaited(table: "Table") -> list[Question]:
    """The side questions that bots leave people time for."""
    return patience.awaited(table.patience, _sides(table) or [], table.is_there)


def asides(table: "Table") -> list[Json]:
    """Who is waited for with what, and until when, as everybody sees it."""
    control = table.settings.control
    return [
        {
            "seat": int(asked.seat),
            "kind": asked.kind,
            "until": patience.until(control, table.patience, asked)
            if isinstance(control, Control)
            else None,
        }
        for asked in awaited(table)
    ]


def holds_up(table: "Table", act: Act) -> bool:
    """Whether a bot must wait with an answer, because it takes a side question away from somebody."""
    asked = awaited(table)
    return bool(asked) and patience.takes_away(table.state, act, asked)


def shown_clocks(table: "Table") -> Json | None:
    """The clocks as everybody at the table sees them; None where none runs."""
    control = table.settings.control
    if table.status != PLAYING:
        return None
    if isinstance(control, Days) and isinstance(table.clocks, DayClocks):
        return day_clocks.shown(control, table.clocks, table.due)
    if isinstance(control, Control) and isinstance(table.clocks, Clocks):
        return clocks.shown(control, table.clocks, table.due)
    return None


# Rows.


def _put_started(table: str, at: float, db: Connection) -> None:
    db.run("UPDATE game_table SET started = :at WHERE id = :id", at=at, id=table)


def _put_waits(table: str, waits: str, round: int, scores: str, db: Connection) -> None:
    db.run(
        "UPDATE game_table SET waits = :waits, round = :round, scores = :scores WHERE id = :id",
        waits=waits,
        round=round,
        scores=scores,
        id=table,
    )


def _drop_deadline(table: str, name: str, db: Connection) -> None:
    db.run("DELETE FROM deadline WHERE table_id = :id AND name = :name", id=table, name=name)


def _put_deadline(table: str, name: str, due: float, db: Connection) -> None:
    db.run(
        "INSERT INTO deadline (table_id, name, due) VALUES (:id, :name, :due)"
        " ON CONFLICT (table_id, name) DO UPDATE SET due = excluded.due",
        id=table,
        name=name,
        due=due,
    )
