"""What a player may send: answers to questions, orders, the clock, undo, giving up, coming back."""

import json
from functools import partial

from statecraft.core.ids import Seat
from statecraft.core.record.events import Event
from statecraft.core.record.input_json import input_from_json
from statecraft.core.record.inputs import (
    CallTime,
    DropOrder,
    GiveOrder,
    Outcome,
    Timeout,
    TimeUp,
)
from statecraft.core.refusal import Illegal
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection
from statecraft.server.tables import patience, waiting
from statecraft.server.tables.change import PLAYING, Change, RollbackRequest, put_away
from statecraft.server.tables.seats import PERSON, TOKEN, Actor
from statecraft.server.tables.table import Table
from statecraft.server.updates.projection import Json

_OF_THE_ENGINE = ("act", "concede", "stop-clock", "run-clock", "give-order", "drop-order")
_ABOUT_WAITING = ("go-on", "hold-on", "wait-for-me")
_LONGEST = 40
_MOST_KINDS = 8
"""Standing choices that a seat may have, each a word of so many letters at the most."""


def carry_out(
    table: Table, actor: Actor, seat: int, key: str | None, command: Json, at: float
) -> Change | None:
    """What comes of a command; None where nothing does, because it came before or changes nothing."""
    if seat not in table.seats_of(actor):
        raise Refused("server-not-your-seat", "forbidden")
    if key is not None and (seat, key) in table.done:
        return None
    if table.status != PLAYING:
        raise Refused("server-not-playing", "conflict")
    if len(command) != 1:
        raise Refused("server-bad-command")
    kind = next(iter(command))
    fields = command[kind]
    if not isinstance(fields, dict):
        raise Refused("server-bad-command")
    row = table.seats[seat]
    was_away, row.away = row.away, False
    try:
        change = _carry_out(table, seat, kind, fields, at)
    except (Illegal, Refused):
        row.away = was_away
        raise
    if was_away:
        change = _back(table, seat, change, at)
    if change is not None:
        change.seat = seat
        change.key = key
    return change


def _carry_out(table: Table, seat: int, kind: str, fields: Json, at: float) -> Change | None:
    if kind in _OF_THE_ENGINE:
        given = input_from_json(table.settings.game, {kind: {**fields, "seat": seat}})
        if isinstance(given, Outcome | Timeout | TimeUp | CallTime):
            raise Refused("server-bad-command")
        return table.play(given, at)
    if kind == "undo":
        session = table.playing()
        return table.go(lambda events, _dice: session.take_back(Seat(seat), events), at, quiet=True)
    if kind == "rollback":
        return _ask_rollback(table, seat, fields.get("turn"), at)
    if kind == "agree":
        return _agree(table, seat, at)
    if kind == "refuse":
        return _refuse(table, at)
    if kind in _ABOUT_WAITING:
        return _about_waiting(table, seat, kind, fields, at)
    if kind == "back":
        return None
    raise Refused("server-bad-command")


def _back(table: Table, seat: int, change: Change | None, at: float) -> Change:
    """Who does anything is back, and plays the seat again."""
    change = change or Change("back", at, {})
    if table.substitute is not None and table.substitute.seat == seat:
        table.substitute = None
        change.body["substitute"] = None
    table.note(change, {"text": "event-back", "values": {"seat": seat}})
    if "lines" not in change.body:
        waiting.go_on(table, change)
    change.rows.append(partial(put_away, table.id, seat, 0))
    change.extra["table"] = table.info()
    return change


def _about_waiting(table: Table, seat: int, kind: str, fields: Json, at: float) -> Change | None:
    """What a seat says about being waited for: go on, hold on, or a standing choice."""
    now = table.patience
    if kind == "go-on":
        mine = [asked.kind for asked in waiting.awaited(table) if asked.seat == seat]
        now = patience.let_go(now, seat, _kinds(fields, mine))
    elif kind == "hold-on":
        now = patience.hold_on(now, seat, at)
    else:
        about, wait = fields.get("kind"), fields.get("wait")
        if not isinstance(about, str) or not 0 < len(about) <= _LONGEST:
            raise Refused("server-bad-command")
        if not isinstance(wait, bool):
            raise Refused("server-bad-command")
        if not wait and len(patience.never(now, seat)) >= _MOST_KINDS:
            raise Refused("server-bad-command")
        now = patience.choose(now, seat, about, wait)
    return waiting.be_patient(table, now, at)


def _kinds(fields: Json, mine: list[str]) -> list[str]:
    """The kinds a seat lets go of: all with which it is waited for, or those it names of them."""
    if "kinds" not in fields:
        return mine
    kinds = fields["kinds"]
    if not isinstance(kinds, list) or not all(isinstance(each, str) for each in kinds):
        raise Refused("server-bad-command")
    return [kind for kind in mine if kind in kinds]


# Going back further than one's own step: everybody must agree (ST-6.2).


def _ask_rollback(table: Table, seat: int, turn: object, at: float) -> Change:
    if type(turn) is not int or turn not in table.turns:
        raise Refused("server-no-such-turn")
    if table.rollback is not None:
        raise Refused("server-wish-open", "conflict")
    # Orders do not count: whether there is anything to go back on must not tell that somebody gave one.
    since = table.playing().record.lines[table.turns[turn] :]
    if all(isinstance(line, GiveOrder | DropOrder) for line in since):
        raise Refused("server-no-such-turn")
    return _agreed(table, RollbackRequest(turn, seat, set(_bots(table))), seat, at)


def _agree(table: Table, seat: int, at: float) -> Change:
    if table.rollback is None:
        raise Refused("server-no-wish", "conflict")
    return _agreed(table, table.rollback, seat, at)


def _agreed(table: Table, rollback: RollbackRequest, seat: int, at: float) -> Change:
    person = table.seats[seat].person
    agreed = rollback.agreed | {row.seat for row in table.seats if person and row.person == person}
    agreed.add(seat)
    conceded = table.state.conceded
    if any(row.seat not in agreed and not conceded[row.seat] for row in table.seats):
        table.rollback = RollbackRequest(rollback.turn, rollback.by, agreed)
        return _rollback_asked(table, at)
    session = table.playing()
    line = table.turns[rollback.turn]
    consent = [Seat(other) for other in sorted(agreed)]

    def back(events: list[Event], _dice: list[Json]) -> None:
        session.undo_to(line, consent, events)

    change = table.go(back, at)
    # What came to light since cannot be forgotten: such a game is no measure of strength.
    settings = table.settings
    if settings.rated:
        settings.rated = False
        settings.origin["went-back"] = True
        change.rows.append(partial(_unrated, table.id, json.dumps(settings.origin)))
    change.extra["table"] = table.info()
    return change


def _refuse(table: Table, at: float) -> Change:
    if table.rollback is None:
        raise Refused("server-no-wish", "conflict")
    table.rollback = None
    return _rollback_asked(table, at)


def _rollback_asked(table: Table, at: float) -> Change:
    data = None if table.rollback is None else table.rollback.to_json()
    return Change("rollback", at, {"rollback": data}, extra={"table": table.info()})


def _bots(table: Table) -> list[int]:
    return [row.seat for row in table.seats if row.kind not in (PERSON, TOKEN)]


def _unrated(table: str, origin: str, db: Connection) -> None:
    db.run(
        "UPDATE game_table SET rated = 0, origin = :origin WHERE id = :id", origin=origin, id=table
    )
