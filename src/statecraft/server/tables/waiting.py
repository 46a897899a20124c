"""A table's bots wait for its people: whom with what, until when, and what people say about it (`patience`)."""

from typing import TYPE_CHECKING

from statecraft.core.engine.question import Question
from statecraft.core.record.inputs import Act
from statecraft.server.refusal import Refused
from statecraft.server.tables import patience
from statecraft.server.tables.change import PLAYING, Change
from statecraft.server.tables.patience import DEADLINE, Patience
from statecraft.server.tables.seats import PERSON
from statecraft.server.updates.projection import Json

if TYPE_CHECKING:
    from statecraft.server.tables.table import Table

_LONGEST = 40
_MOST_KINDS = 8


def people(table: "Table") -> list[int]:
    """The seats that bots wait for: people's, where bots play too."""
    if not table.settings.wait or table.status != PLAYING or not table.untimed():
        return []
    return [row.seat for row in table.seats if row.kind == PERSON and not row.away]


def awaited(table: "Table") -> list[Question]:
    """The side questions that bots leave people time for."""
    seats = people(table)
    if not seats:
        return []
    return patience.awaited(table.patience, table.state, seats, table.is_there)


def asides(table: "Table") -> list[Json]:
    """Who is waited for with what, and until when, as everybody sees it."""
    control = table.settings.control
    return [
        {
            "seat": int(asked.seat),
            "kind": asked.kind,
            "until": None if control is None else patience.until(control, table.patience, asked),
        }
        for asked in awaited(table)
    ]


def deadlines(table: "Table") -> dict[str, float]:
    """When the time for which side question is over; never without a time control."""
    return {
        f"{DEADLINE} {each['seat']} {each['kind']}": each["until"]
        for each in asides(table)
        if each["until"] is not None
    }


def go_on(table: "Table", change: Change) -> None:
    """Something has happened: note which side questions are asked since when."""
    seats = people(table)
    now = patience.go_on(table.patience, table.state, seats, change.at) if seats else None
    if now is not None and now != table.patience:
        _note(table, now, change)


def _note(table: "Table", now: Patience, change: Change) -> None:
    table.patience = now
    change.body["patience"] = now.to_json()


def holds_up(table: "Table", act: Act) -> bool:
    """Whether a bot must wait with an answer, because it takes a side question away from somebody."""
    asked = awaited(table)
    return bool(asked) and patience.takes_away(table.state, act, asked)


def run_out(table: "Table", name: str, at: float) -> Change | None:
    """The time for a side question is over for this turn."""
    _, seat, kind = name.split(" ", 2)
    return _changed(table, patience.let_go(table.patience, int(seat), [kind]), at)


def carry_out(table: "Table", seat: int, kind: str, fields: Json, at: float) -> Change | None:
    """What a seat says about being waited for: go on, hold on, or a standing choice."""
    if kind == "go-on":
        mine = [asked.kind for asked in awaited(table) if asked.seat == seat]
        return _changed(table, patience.let_go(table.patience, seat, _kinds(fields, mine)), at)
    if kind == "hold-on":
        return _changed(table, patience.hold_on(table.patience, seat, at), at)
    about, wait = fields.get("kind"), fields.get("wait")
    if not isinstance(about, str) or not 0 < len(about) <= _LONGEST or not isinstance(wait, bool):
        raise Refused("server-bad-command")
    if not wait and len(patience.never(table.patience, seat)) >= _MOST_KINDS:
        raise Refused("server-bad-command")
    return _changed(table, patience.choose(table.patience, seat, about, wait), at)


def _kinds(fields: Json, mine: list[str]) -> list[str]:
    """The kinds a seat lets go of: all with which it is waited for, or those it names of them."""
    if "kinds" not in fields:
        return mine
    kinds = fields["kinds"]
    if not isinstance(kinds, list) or not all(isinstance(each, str) for each in kinds):
        raise Refused("server-bad-command")
    return [kind for kind in mine if kind in kinds]


def _changed(table: "Table", now: Patience, at: float) -> Change | None:
    if now == table.patience:
        return None
    change = Change("patience", at, {})
    _note(table, now, change)
    table.run_clocks(change)
    return change
