"""Notices: rows in the outbox that somebody's turn has come at a table by mail, written in the transaction of the move.

A notice holds no text. It is due a minute later, so that what comes together is told together, or when its person's
night is over; only then it is worked out what to tell (`turn_sender`), and whether there is still anything. So there is
one mail at most about a decision, and none to who has decided meanwhile or looks at the table.
"""

import json
from collections.abc import Callable
from typing import Any, Final

from statecraft.server.jobs.mail import put
from statecraft.server.people import people
from statecraft.server.people.hours import hours_of
from statecraft.server.people.mail_wishes import MailWishes, reachable, wishes_of
from statecraft.server.store import Connection, Row, first
from statecraft.server.tables.calendar import is_night, next_morning
from statecraft.server.tables.change import OVER, PLAYING, Change
from statecraft.server.tables.clocks import Control
from statecraft.server.tables.seats import PERSON
from statecraft.server.tables.table import Table

CHANNEL: Final = "turn"
GATHER: Final = 60.0
"""Seconds for which others' notices to the same person may still join a mail."""
SLOW: Final = 6 * 3600
"""With so many seconds for a decision, or without a clock, a table is played by mail."""

TURN, REMINDER, NUDGE, GONE, ENDED = "turn", "reminder", "nudge", "gone", "ended"
ASKING: Final = frozenset({TURN, REMINDER, NUDGE})
"""What there is to tell only as long as the game waits for that seat."""


def is_by_mail(table: Table) -> bool:
    """Whether a table is played by mail: nobody is expected to look at it all the time."""
    control = table.settings.control
    return not isinstance(control, Control) or control.decision >= SLOW


def due_notices(
    table: Table, change: Change, follows: Callable[[int], bool]
) -> list[tuple[int, str]]:
    """Which seats are to be told something after a change, and what: nobody who looks at the table just then."""
    if not is_by_mail(table) or table.session is None:
        return []
    told: list[tuple[int, str]] = []
    if change.kind == REMINDER:
        told.append((change.body["reminded"], REMINDER))
    elif change.kind == GONE:
        told += [
            (event.values["seat"], GONE) for event in change.events if event.text == "event-away"
        ]
    elif table.status == OVER and "lines" in change.body and table.ended == change.at:
        told += [(row.seat, ENDED) for row in table.seats]
    elif table.status == PLAYING and _is_between_people(table):
        told += [(seat, TURN) for seat in asked(table)]
    people_at = {row.seat: row.person for row in table.seats if row.kind == PERSON and row.person}
    looking = {person for seat, person in people_at.items() if follows(seat)}
    return [(seat, kind) for seat, kind in told if people_at.get(seat, "") not in {"", *looking}]


def _is_between_people(table: Table) -> bool:
    """Who plays against bots alone without a clock comes back by themselves."""
    return table.settings.control is not None or (
        len({row.person or row.seat for row in table.seats if row.kind != "bot"}) > 1
    )


def asked(table: Table) -> dict[int, int]:
    """The seats of people that the game waits for, each with the number of the question it must answer first."""
    found: dict[int, int] = {}
    for question in table.state.questions():
        seat = int(question.seat)
        row = table.seats[seat]
        if question.must and row.kind == PERSON and not row.away:
            found[seat] = min(found.get(seat, question.id), question.id)
    return found


def write_notices(db: Connection, table: Table, told: list[tuple[int, str]], now: float) -> None:
    """Write notices, each once: who was mailed about a decision, or has a notice that waits, gets no other."""
    decisions = asked(table) if table.status == PLAYING else {}
    for seat, kind in told:
        person = people.find(db, str(table.seats[seat].person))
        if person is None or reachable(db, person) is None:
            continue
        wishes = wishes_of(db, person.id)
        if not wants(wishes, kind):
            continue
        decision = str(decisions.get(seat, ""))
        if kind == TURN and mailed_about(db, table.id, seat) == decision:
            continue
        if _waits(db, table.id, seat, kind):
            continue
        at = when_to_tell(db, person.id, wishes, now + GATHER)
        _write(db, person.id, table.id, {"seat": seat, "kind": kind}, now, at)


def write_nudge(db: Connection, table: Table, seat: int, by: str, now: float) -> None:
    """Somebody at the table reminds a seat: its player is told at once, unless it is their night."""
    person = people.find(db, str(table.seats[seat].person))
    if person is None or reachable(db, person) is None:
        return
    wishes = wishes_of(db, person.id)
    if not wants(wishes, NUDGE) or _waits(db, table.id, seat, NUDGE):
        return
    at = when_to_tell(db, person.id, wishes, now)
    _write(db, person.id, table.id, {"seat": seat, "kind": NUDGE, "by": by}, now, at)


def _write(
    db: Connection, person: str, table: str, what: dict[str, Any], now: float, at: float
) -> None:
    put(
        db,
        "",
        "",
        "",
        now,
        channel=CHANNEL,
        person=person,
        table=table,
        parts=[what],
        not_before=at,
    )


def wants(wishes: MailWishes, kind: str) -> bool:
    """Whether somebody wants to be mailed about such a thing."""
    return wishes.reminders if kind in (REMINDER, NUDGE) else wishes.turns


def when_to_tell(db: Connection, person: str, wishes: MailWishes, at: float) -> float:
    """The same moment, or the next morning where it is night for somebody who is not to be told at night."""
    hours = hours_of(db, person)
    return at if wishes.at_night or not is_night(at, hours) else next_morning(at, hours)


def last_mail(table: str, seat: int, db: Connection) -> Row | None:
    """What a seat was mailed last."""
    return first(
        db,
        "SELECT * FROM mail_thread WHERE table_id = :id AND seat = :seat",
        id=table,
        seat=seat,
    )


def mailed_about(db: Connection, table: str, seat: int) -> str | None:
    """The decision that a seat was last mailed about."""
    row = last_mail(table, seat, db)
    return None if row is None else str(row["decision"])


def note_answer(
    db: Connection, table: str, seat: int, decision: str | None, rolls: int, line: int
) -> None:
    """The answer to a reply has told a seat of its dice, up to so many entries, and of the log, up to that line, and has
    asked it its next decision: no mail about its turn need do that again."""
    db.run(
        "INSERT INTO mail_thread (table_id, seat, decision, line, rolls, last)"
        " VALUES (:id, :seat, :decision, :line, :rolls, '')"
        " ON CONFLICT (table_id, seat) DO UPDATE SET"
        " decision = CASE WHEN :asked = 1 THEN excluded.decision ELSE mail_thread.decision END,"
        " line = CASE WHEN excluded.line > mail_thread.line THEN excluded.line"
        " ELSE mail_thread.line END,"
        " rolls = CASE WHEN excluded.rolls > mail_thread.rolls THEN excluded.rolls"
        " ELSE mail_thread.rolls END",
        id=table,
        seat=seat,
        decision=decision or "",
        asked=int(decision is not None),
        line=line,
        rolls=rolls,
    )


def _waits(db: Connection, table: str, seat: int, kind: str) -> bool:
    rows = db.rows(
        "SELECT parts FROM mail WHERE channel = :channel AND table_id = :id"
        " AND sent IS NULL AND failed IS NULL",
        channel=CHANNEL,
        id=table,
    )
    waiting = [json.loads(row["parts"])[0] for row in rows]
    return any(each["seat"] == seat and each["kind"] == kind for each in waiting)
