"""Who may sit where, what must hold for it, and the rows that say so."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from statecraft import bots
from statecraft.bots.naming import PROCESS, BadBot
from statecraft.server.people.bot_names import bot_name
from statecraft.server.people.names import alike, told_apart
from statecraft.server.people.people import COLOURS
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection
from statecraft.server.tables.change import OPEN as TABLE_OPEN
from statecraft.server.tables.seats import BOT, OPEN, PERSON, Actor, SeatRow
from statecraft.server.tables.table import Table


def rows(table: str, actor: Actor, seats: Sequence[Mapping[str, Any]]) -> list[SeatRow]:
    """The seats of a new table as its host wishes them; the host's colour is not a bot's to take."""
    found = [SeatRow(seat) for seat in range(len(seats))]
    for people_first in (True, False):
        for seat, data in enumerate(seats):
            kind = data.get("kind")
            if kind not in ("me", BOT, OPEN):
                raise Refused("server-bad-seat")
            if kind == "me" and people_first:
                found[seat] = person(actor, seat, found)
            elif kind == BOT and not people_first:
                found[seat] = bot(table, seat, data.get("bot"), found)
    return found


def person(actor: Actor, seat: int, others: Sequence[SeatRow]) -> SeatRow:
    """The seat of a person: in the colour of their profile, unless somebody has it there, and with a number behind the
    name where it could be taken for somebody else's."""
    free = free_colours(others, seat)
    colour = actor.colour if actor.colour in free else free[0]
    taken = [
        row.name
        for row in others
        if row.seat != seat and row.kind not in (OPEN, BOT) and row.person != actor.person
    ]
    name = told_apart(actor.name, taken)
    return SeatRow(seat, PERSON, actor.person, None, name, colour, face=actor.face)


def sat_down(table: str, actor: Actor, seat: int, others: Sequence[SeatRow]) -> list[SeatRow]:
    """The rows that change when a person sits down: bots there make room for the person's colour and name."""
    people = [row if row.kind != BOT else SeatRow(row.seat) for row in others]
    mine = person(actor, seat, people)
    changed = [mine]
    seats = [mine if row.seat == seat else row for row in others]
    for row in others:
        if row.kind != BOT or row.seat == seat:
            continue
        if row.colour == mine.colour or alike(row.name, mine.name):
            moved = bot(table, row.seat, row.bot, seats)
            seats[row.seat] = moved
            changed.append(moved)
    return changed


def bot(table: str, seat: int, name: object, others: Sequence[SeatRow]) -> SeatRow:
    """The seat of a bot, with a name of its own and a face that goes with it."""
    try:
        named = bots.known(str(name))
    except BadBot as bad:
        raise Refused("server-no-such-bot", "bad", {"name": str(name)[:40]}) from bad
    # A program or a file on the server's machine is nothing for strangers; of all settings a bot may have a temper.
    plain = f"{named.bot}:temper={named.temper}" if named.temper else named.bot
    if named.bot == PROCESS or str(name) != plain:
        raise Refused("server-no-such-bot", "bad", {"name": str(name)[:40]})
    free = free_colours(others, seat)
    colour = COLOURS[seat] if COLOURS[seat] in free else free[0]
    called = bot_name(table, seat, [row.name for row in others if row.seat != seat])
    return SeatRow(seat, BOT, None, plain, called, colour, face=called.lower())


def wanted_again(row: SeatRow, actor: Actor) -> dict[str, Any]:
    if row.kind == BOT:
        return {"kind": BOT, "bot": row.bot}
    mine = row.kind == PERSON and row.person is not None and row.person == actor.person
    return {"kind": "me"} if mine else {"kind": OPEN}


def free_colours(others: Iterable[SeatRow], seat: int) -> list[str]:
    used = [row.colour for row in others if row.seat != seat]
    return [colour for colour in COLOURS if colour not in used]


# What must hold.


def check_open(table: Table) -> None:
    if table.status != TABLE_OPEN:
        raise Refused("server-has-started", "conflict")


def check_host(table: Table, actor: Actor) -> None:
    if actor.person is None or actor.person != table.settings.host:
        raise Refused("server-not-host", "forbidden")


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused("server-no-such-seat", "missing")


def check_own(table: Table, actor: Actor, seat: int) -> None:
    if seat not in table.seats_of(actor):
        raise Refused("server-not-your-seat", "forbidden")


def may_give_away(table: Table, actor: Actor, row: SeatRow) -> bool:
    """Whether somebody may let a program play a seat: who owns it, or before the start the host, if nobody does."""
    if actor.person is None:
        return False
    if row.person is not None:
        return row.person == actor.person
    return table.status == TABLE_OPEN and actor.person == table.settings.host


# Rows.


def put_seat(table: str, row: SeatRow, db: Connection) -> None:
    db.run(
        "INSERT INTO seat (table_id, seat, kind, person, bot, name, colour, away, face,"
        " first_person, seen)"
        " VALUES (:table, :seat, :kind, :person, :bot, :name, :colour, :away, :face,"
        " :first_person, :seen)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, person = excluded.person,"
        " bot = excluded.bot, name = excluded.name, colour = excluded.colour,"
        " away = excluded.away, face = excluded.face, first_person = excluded.first_person,"
        " seen = excluded.seen",
        table=table,
        seat=row.seat,
        kind=row.kind,
        person=row.person,
        bot=row.bot,
        name=row.name,
        colour=row.colour,
        away=int(row.away),
        face=row.face,
        first_person=row.first_person,
        seen=row.seen,
    )


def put_token(table: str, seat: int, token: str, at: float, db: Connection) -> None:
    db.run(
        "INSERT INTO seat_token (hash, table_id, seat, created) VALUES (:hash, :table, :seat, :at)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET hash = excluded.hash, created = excluded.created",
        hash=token,
        table=table,
        seat=seat,
        at=at,
    )


def drop_token(table: str, seat: int, db: Connection) -> None:
    db.run(
        "DELETE FROM seat_token WHERE table_id = :table AND seat = :seat", table=table, seat=seat
    )


def put_status(table: str, status: str, ended: float | None, db: Connection) -> None:
    db.run(
        "UPDATE game_table SET status = :status, ended = :ended WHERE id = :id",
        status=status,
        ended=ended,
        id=table,
    )


def put_origin(table: str, origin: str, db: Connection) -> None:
    db.run("UPDATE game_table SET origin = :origin WHERE id = :id", origin=origin, id=table)
