"""When time is up: defaults are played, windows close for all at once, and bots keep seats warm."""

from functools import partial

from statecraft.core.clock import phase_at
from statecraft.core.event import Event
from statecraft.core.ids import Seat
from statecraft.core.inputs import Act, Input, RunClock, Timeout, TimeUp
from statecraft.core.question import seat_of
from statecraft.core.refusal import Illegal
from statecraft.server import clocks
from statecraft.server.change import Change, put_away
from statecraft.server.projection import Json
from statecraft.server.seats import PERSON, TOKEN
from statecraft.server.table import Table


def stage(table: Table, act: Act, at: float) -> Change:
    """Hold an answer to a reply window back; it may be changed until the window closes."""
    refusal = table.state.legal(act.seat, act.question).why_not(act.action)
    if refusal is not None:
        raise refusal
    table.staged[act.seat] = (act.question, act.action)
    action = act.action.to_json()
    return Change("staged", at, {"question": act.question, "action": action}, seat=act.seat)


def run_out(table: Table, name: str, at: float) -> Change | None:
    """A deadline has come; None where it is no longer about anything."""
    inputs = clocks.run_out(name, table.state)
    if not inputs or (isinstance(inputs[0], Timeout) and table.asked(inputs[0].question) is None):
        return None
    late = [] if name.startswith("window") else _late(table, inputs)
    gone = [row for row in table.seats if row.seat in late and row.kind in (PERSON, TOKEN)]
    for row in gone:
        row.away = True
    notes: list[Json] = [{"text": "event-timed-out", "values": {"seat": seat}} for seat in late]
    notes += [{"text": "event-away", "values": {"seat": row.seat}} for row in gone]

    def act(events: list[Event], dice: list[Json]) -> None:
        for given in inputs:
            _run_out(table, given, events, dice, at)

    change = table.go(act, at, notes=notes)
    for row in gone:
        change.rows.append(partial(put_away, table.id, row.seat, 1))
    if gone:
        change.told["table"] = table.info()
    return change


def _late(table: Table, inputs: list[Input]) -> list[int]:
    """The seats that let their time run out. Nobody does by a stopped clock that runs on.

    Whoever lets a reply window pass is none of them: that looks like any other pass.
    """
    if isinstance(inputs[0], TimeUp):
        return [int(table.state.stack[phase_at(table.state)].on_turn())]
    return [seat_of(line.question) for line in inputs if isinstance(line, Timeout)]


def _run_out(table: Table, given: Input, events: list[Event], dice: list[Json], at: float) -> None:
    if isinstance(given, RunClock):
        _run_clock(table, given, events, dice, at)
        return
    if isinstance(given, Timeout):
        seat = Seat(seat_of(given.question))
        question, action = table.staged.get(seat, (None, None))
        if action is not None and question == given.question:
            table.give(Act(given.question, seat, action), events, dice, at)
            return
    table.give(given, events, dice, at)


def _run_clock(
    table: Table, given: RunClock, events: list[Event], dice: list[Json], at: float
) -> None:
    """The clock runs on, by whichever seat may still say so in this phase."""
    refused: Illegal | None = None
    for seat in [given.seat, *[Seat(row.seat) for row in table.seats if row.seat != given.seat]]:
        try:
            table.give(RunClock(seat), events, dice, at)
        except Illegal as refusal:
            refused = refusal
        else:
            return
    if refused is not None:
        raise refused
