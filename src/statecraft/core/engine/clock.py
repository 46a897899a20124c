"""The clock of a phase. The engine has none: it keeps a flag that the table obeys.

A clocked phase ends with ``TimeUp``. The seat on turn and the other party of an open offer may
stop the clock while they negotiate; it runs again when either says so or the last offer between
them is closed. How long a stop may last is the table's business.
"""

from typing import TYPE_CHECKING

from statecraft.core.engine.question import Open, Sealed
from statecraft.core.engine.sealed import ReplyWindow
from statecraft.core.ids import NOBODY, Seat
from statecraft.core.record.events import Event
from statecraft.core.refusal import Illegal

if TYPE_CHECKING:
    from statecraft.core.engine.state import State


def phase_at(table: "State") -> int:
    """The place in the stack of the phase whose clock could run now; -1 where there is none."""
    if not isinstance(table.waiting, Open):
        return -1
    for at in range(len(table.stack) - 1, -1, -1):
        if table.stack[at].CLOCKED:
            return at
        if table.stack[at].HIDES:
            return -1
    return -1


def window_at(table: "State") -> int:
    """The serial of the reply window that is open now; -1 where there is none (ST-2.12)."""
    if not isinstance(table.waiting, Sealed) or not isinstance(table.stack[-1], ReplyWindow):
        return -1
    return table.frame_ids[-1]


def time_up(table: "State") -> None:
    """The phase ends; not while its clock is stopped (ST-4.3, ST-4.4)."""
    at = phase_at(table)
    if at < 0:
        raise Illegal("ST-4.3", "refused-no-clock")
    if table.clock_by != NOBODY:
        raise Illegal("ST-4.4", "refused-clock-stands", {"seat": table.clock_by})
    if table.sink is not None:
        table.sink.append(Event("event-time-up", {"seat": table.stack[at].on_turn()}))
    table.stack[at].time_up(table, at)
    table.advance()


def stop(table: "State", seat: Seat) -> None:
    _check_party(table, seat)
    if table.clock_by != NOBODY:
        raise Illegal("ST-4.4", "refused-clock-stands", {"seat": table.clock_by})
    table.spend(seat)
    table.clock_by = seat
    if table.sink is not None:
        table.sink.append(Event("event-clock-stopped", {"seat": seat}))


def run(table: "State", seat: Seat) -> None:
    _check_party(table, seat)
    if table.clock_by == NOBODY:
        raise Illegal("ST-4.6", "refused-clock-runs")
    table.spend(seat)
    run_on(table)


def run_on(table: "State") -> None:
    """The clock runs if it was stopped: somebody said so, or there is no offer left (ST-4.9)."""
    if table.clock_by != NOBODY:
        table.clock_by = NOBODY
        if table.sink is not None:
            table.sink.append(Event("event-clock-runs"))


def _check_party(table: "State", seat: Seat) -> None:
    """Only the seat on turn and the other party of an open offer touch the clock (ST-4.5)."""
    table.check_seat(seat)
    at = phase_at(table)
    if at < 0:
        raise Illegal("ST-4.3", "refused-no-clock")
    table.check_inputs_used(seat)
    on_turn = table.stack[at].on_turn()
    if seat == on_turn:
        return
    mine, theirs = table.holders[seat], table.holders[on_turn]
    for offer in table.offers:
        parties = (table.holders[offer.by], *offer.asked())
        if mine in parties and theirs in parties:
            return
    raise Illegal("ST-4.5", "refused-not-your-clock", {"seat": seat})
