"""When time is up: defaults are played, windows close for all at once, and bots keep seats warm."""

from functools import partial

from statecraft.core.engine.clock import phase_at, window_at
from statecraft.core.engine.question import seat_of
from statecraft.core.ids import NOBODY, Seat
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import Input, RunClock, Timeout
from statecraft.core.refusal import Illegal
from statecraft.server.tables import clocks, patience, waiting
from statecraft.server.tables.change import Change, put_away
from statecraft.server.tables.day_clocks import DAYS, REMIND
from statecraft.server.tables.patience import DEADLINE
from statecraft.server.tables.seats import PERSON, TOKEN
from statecraft.server.tables.table import Table
from statecraft.server.updates.projection import Json


def run_out(table: Table, name: str, at: float) -> Change | None:
    """A deadline has come; None where it is no longer about anything."""
    if name.startswith(DEADLINE):
        _, seat, kind = name.split(" ", 2)
        return waiting.be_patient(table, patience.let_go(table.patience, int(seat), [kind]), at)
    kind, _, number = name.partition(" ")
    if kind == REMIND:
        return waiting.remind(table, int(number), at)
    if kind == DAYS:
        return _gone(table, int(number), at)
    inputs = clocks.run_out(name, table.state)
    if not inputs or (isinstance(inputs[0], Timeout) and table.asked(inputs[0].question) is None):
        return None
    late = [] if name.startswith("window") else _late(inputs)
    gone = [row for row in table.seats if row.seat in late and row.kind in (PERSON, TOKEN)]
    for row in gone:
        row.away = True
    notes: list[Json] = [{"text": "event-timed-out", "values": {"seat": seat}} for seat in late]
    notes += [{"text": "event-away", "values": {"seat": row.seat}} for row in gone]

    def act(events: list[Event], dice: list[Json]) -> None:
        if name.startswith("window"):
            _close_window(table, events, dice, at)
        elif isinstance(inputs[0], RunClock):
            _run_clock(table, inputs[0], events, dice, at)
        else:
            table.give(inputs[0], events, dice, at)

    change = table.go(act, at, notes=notes)
    for row in gone:
        change.rows.append(partial(put_away, table.id, row.seat, 1))
    if gone:
        change.extra["table"] = table.info()
    return change


def _gone(table: Table, seat: int, at: float) -> Change:
    """The days of a turn and those in the bank are over: a bot keeps the seat warm, and answers what is asked."""
    row = table.seats[seat]
    row.away = True
    change = Change("gone", at, {})
    table.note(change, {"text": "event-timed-out", "values": {"seat": seat}})
    table.note(change, {"text": "event-away", "values": {"seat": seat}})
    change.rows.append(partial(put_away, table.id, seat, 1))
    waiting.go_on(table, change)
    change.extra["table"] = table.info()
    return change


def _late(inputs: list[Input]) -> list[int]:
    """The seats that let a question wait too long. Nobody does by a stopped clock that runs on.

    Whoever lets a reply window pass is none of them: that looks like any other pass. Nor is one whose
    Option Phase is over: business takes the time there is, and the next question shows who is away.
    """
    return [seat_of(line.question) for line in inputs if isinstance(line, Timeout)]


def _close_window(table: Table, events: list[Event], dice: list[Json], at: float) -> None:
    """What was held back is given, then what standing orders say; all others pass."""
    window = window_at(table.state)
    while window_at(table.state) == window:
        given: Input | None = table.held_reply() or table.state.ordered()
        if given is None:
            given = next(Timeout(asked.id) for asked in table.state.questions() if asked.must)
        table.give(given, events, dice, at)


def _run_clock(
    table: Table, given: RunClock, events: list[Event], dice: list[Json], at: float
) -> None:
    """The clock runs on, by whichever seat may still say so in this phase."""
    for seat in [given.seat, *[Seat(row.seat) for row in table.seats if row.seat != given.seat]]:
        try:
            table.give(RunClock(seat), events, dice, at)
        except Illegal:
            continue
        return
    # Nobody has an input left in this phase (ST-4.1): then it ends, step by step.
    phase = phase_at(table.state)
    frame_id = table.state.frame_ids[phase]
    while (
        phase >= 0 and table.state.frame_ids[phase] == frame_id and table.state.clock_by != NOBODY
    ):
        on_turn = table.state.stack[phase].on_turn()
        asked = [each for each in table.state.questions() if each.seat == on_turn and each.must]
        table.give(Timeout(asked[0].id), events, dice, at)
        phase = phase_at(table.state)
