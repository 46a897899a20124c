"""Who is at a table and who is not; and what the others can do about somebody who does not come.

Whoever has a line to a table is here; else they are away since they left, and after a while gone. One can be nudged
while the game waits for one. For somebody gone a bot can play, by the wish of all who are there, or of the host where
the game is not rated; who comes back has the seat again with the first move. A seat that was left for good can be
claimed by somebody else at a public table, and anywhere a substitute may have it by vote (`substitutes`). Ratings are still those of who sat there at the start.
"""

from dataclasses import replace
from functools import partial

from statecraft.server.people.names import told_apart
from statecraft.server.refusal import Refused, Slower
from statecraft.server.store import Connection
from statecraft.server.tables import seating, waiting
from statecraft.server.tables.change import PLAYING, Change, put_away
from statecraft.server.tables.seats import OPEN, PERSON, Actor, SeatRow
from statecraft.server.tables.table import Table
from statecraft.server.updates.projection import Json

_HERE: Json = {
    "since": None,
    "gone": None,
    "claim": None,
    "asked": [],
    "substitute": None,
}
"""What is told of somebody who is at the table."""
NUDGE_SECONDS = 180.0
"""One player nudges another at a table once in so many seconds."""


def presence(table: Table) -> list[Json]:
    """Of every person's seat: since when nobody is there (nothing where somebody is), from when on a bot may play for
    them, from when on somebody else may claim the seat, and who has asked for the bot."""
    return [_presence(table, row) for row in table.seats if row.kind == PERSON]


def _presence(table: Table, row: SeatRow) -> Json:
    left = since(table, row)
    if left is None:
        # Nearly always, and so after every move.
        return {**_HERE, "seat": row.seat, "wish": wish(table, row)}
    playing = table.status == PLAYING
    claimable = playing and row.away and table.settings.public
    return {
        "seat": row.seat,
        "since": left,
        "gone": left + table.patience_with_absent.gone if playing else None,
        "claim": left + table.patience_with_absent.claim if claimable else None,
        "asked": sorted(table.stand_ins.get(row.seat, ())) if playing else [],
        "substitute": substitutable(table, row),
        "wish": wish(table, row),
    }


def substitutable(table: Table, row: SeatRow) -> float | None:
    """From when on somebody may offer to take over a seat, by vote of the others; None where it is not kept warm."""
    left = since(table, row)
    if left is None or not row.away or row.kind != PERSON or table.status != PLAYING:
        return None
    return left + table.patience_with_absent.gone


def voters(table: Table, row: SeatRow) -> list[int]:
    """The seats of people who play on, and so have a say about somebody else's."""
    return [
        other.seat
        for other in table.seats
        if other.kind == PERSON
        and not other.away
        and other.person != row.person
        and not table.state.conceded[other.seat]
    ]


def wish(table: Table, row: SeatRow) -> Json | None:
    """Who would like to take a seat over, as everybody at the table sees it; nothing once its player is back."""
    wanted = table.substitute
    if wanted is None or wanted.seat != row.seat or not row.away or table.status != PLAYING:
        return None
    # Who has left meanwhile has no say any more.
    asked = voters(table, row)
    return {
        "name": wanted.name,
        "person": wanted.person,
        "asked": asked,
        "agreed": [seat for seat in asked if seat in wanted.agreed],
        "refused": [seat for seat in asked if seat in wanted.refused],
    }


def since(table: Table, row: SeatRow) -> float | None:
    """Since when a seat's person is not at the table; None where somebody is. A server does not know what was before
    its start."""
    if table.follows(row.seat):
        return None
    began = table.settings.created if table.started is None else table.started
    return max(began, row.seen or 0.0, table.watched_since)


def nudge(table: Table, actor: Actor, seat: int, at: float, heard: bool = True) -> Change:
    """Remind somebody that the game waits for them; where it is not ``heard`` it only counts as done."""
    row = _other(table, actor, seat)
    mine = table.seats_of(actor)
    if seat not in table.waits or any(own in table.waits for own in mine) or row.away:
        raise Refused("server-not-waited-for", "conflict")
    last = [table.nudged[(own, seat)] for own in mine if (own, seat) in table.nudged]
    wait = max(last, default=at - NUDGE_SECONDS) + NUDGE_SECONDS - at
    if wait > 0:
        raise Slower(wait)
    change = Change("nudge", at, {"by": mine[0], "nudged": seat})
    table.nudged[(mine[0], seat)] = at
    if heard:
        table.note(change, {"text": "event-nudge", "values": {"by": mine[0], "seat": seat}})
    return change


def ask_for_bot(table: Table, actor: Actor, seat: int, at: float) -> Change:
    """Wish that a bot plays for somebody who is gone; it does once all who are there wish so."""
    row = _other(table, actor, seat)
    left = since(table, row)
    if row.away or seat not in table.waits:
        raise Refused("server-not-waited-for", "conflict")
    if left is None or at < left + table.patience_with_absent.gone:
        raise Refused("server-not-gone", "conflict")
    asked = table.stand_ins.setdefault(seat, set())
    asked.update(table.seats_of(actor))
    change = Change("absence", at, {})
    if not (_host_decides(table, actor) or _present(table, row) <= asked):
        return change
    table.stand_ins.pop(seat)
    row.away = True
    table.note(change, {"text": "event-stand-in", "values": {"seat": seat}})
    change.rows.append(partial(put_away, table.id, seat, 1))
    waiting.go_on(table, change)
    change.extra["table"] = table.info()
    return change


def _host_decides(table: Table, actor: Actor) -> bool:
    return not table.settings.rated and actor.person == table.settings.host


def _present(table: Table, but: SeatRow) -> set[int]:
    """The seats of people who are there and still play, except those of the one it is about."""
    return {
        row.seat
        for row in table.seats
        if row.kind == PERSON
        and row.person != but.person
        and not row.away
        and not table.state.conceded[row.seat]
        and table.follows(row.seat)
    }


def claim(table: Table, actor: Actor, seat: int, at: float) -> Change:
    """Take over a seat that somebody left for good."""
    seating.check_seat(table, seat)
    row = table.seats[seat]
    left = since(table, row)
    if actor.person in table.kicked:
        raise Refused("server-kicked", "forbidden")
    if any(other.person == actor.person for other in table.seats):
        raise Refused("server-sits-there", "conflict")
    if table.status != PLAYING or row.kind != PERSON or not row.away or not table.settings.public:
        raise Refused("server-not-abandoned", "conflict")
    if left is None or at < left + table.patience_with_absent.claim:
        raise Refused("server-not-abandoned", "conflict")
    return hand_over(table, actor, row, at)


def hand_over(table: Table, actor: Actor, row: SeatRow, at: float) -> Change:
    """Somebody else has a seat from now on, and all that it sees."""
    seat = row.seat
    others = [each.name for each in table.seats if each.seat != seat and each.kind != OPEN]
    taken = replace(
        row,
        person=actor.person,
        name=told_apart(actor.name, others),
        away=False,
        face=actor.face,
        first_person=row.first_person or row.person,
        seen=at,
    )
    table.seats[seat] = taken
    table.hours = None
    change = Change("seats", at, {})
    change.rows.append(partial(seating.put_seat, table.id, taken))
    table.note(change, {"text": "event-claimed", "values": {"seat": seat}})
    waiting.go_on(table, change)
    change.extra["table"] = table.info()
    return change


def _other(table: Table, actor: Actor, seat: int) -> SeatRow:
    """The seat of another person, at a table one plays at."""
    seating.check_seat(table, seat)
    if table.status != PLAYING:
        raise Refused("server-not-playing", "conflict")
    if not table.seats_of(actor):
        raise Refused("server-not-at-table", "forbidden")
    row = table.seats[seat]
    if row.kind != PERSON or row.person == actor.person:
        raise Refused("server-not-waited-for", "conflict")
    return row


def put_seen(table: str, seats: list[int], at: float, db: Connection) -> None:
    for seat in seats:
        db.run(
            "UPDATE seat SET seen = :at WHERE table_id = :id AND seat = :seat",
            at=at,
            id=table,
            seat=seat,
        )
