"""A person's deadlines as a calendar (RFC 5545), and a table's public log as a feed (RFC 4287): rows and plain text.

The calendar has an address that nobody can guess, of which only a hash is kept; a new one takes the place of the one
before. What changes in either changes by what happened, never by when it is asked for: the same question twice is
answered by the same bytes.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final
from urllib.parse import urlsplit
from xml.sax.saxutils import escape, quoteattr

from statecraft.locale import Texts
from statecraft.server.ids import hashed
from statecraft.server.store import Connection, Row, first
from statecraft.server.tables.listings import due_of

FOLDED: Final = 75
"""Octets of a line of a calendar."""
_BEFORE: Final = 1800
"""An appointment takes the last half hour before a deadline."""
_LATEST: Final = 253_402_300_000.0
"""Calendars end with the year 9999."""


# Who has one.


def put_calendar(db: Connection, person: str, token: str, now: float) -> None:
    """Somebody's calendar is found by this token from now on."""
    db.run(
        "INSERT INTO calendar (person, hash, created) VALUES (:person, :hash, :now)"
        " ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, created = excluded.created",
        person=person,
        hash=hashed(token),
        now=now,
    )


def drop_calendar(db: Connection, person: str) -> None:
    db.run("DELETE FROM calendar WHERE person = :person", person=person)


def calendar_since(db: Connection, person: str) -> float | None:
    """Since when somebody's calendar has its address; None where it has none."""
    row = first(db, "SELECT created FROM calendar WHERE person = :person", person=person)
    return None if row is None else float(row["created"])


def owner_of(db: Connection, token: str) -> str | None:
    """Whose calendar a token finds."""
    row = first(db, "SELECT person FROM calendar WHERE hash = :hash", hash=hashed(token))
    return None if row is None else str(row["person"])


# The calendar.


@dataclass(frozen=True, slots=True)
class Deadline:
    """When somebody's time at a table is over; ``entry`` and ``changed`` are the last that happened there."""

    table: str
    seat: int
    game: str
    others: str
    due: float
    entry: int
    changed: float


def deadlines(db: Connection, person: str) -> list[Deadline]:
    """Where somebody is waited for, and until when."""
    rows = db.rows(
        "SELECT s.table_id, s.seat, t.game, t.waits FROM seat s"
        " JOIN game_table t ON t.id = s.table_id"
        " WHERE s.person = :person AND t.status = 'playing' ORDER BY s.table_id, s.seat",
        person=person,
    )
    found: list[Deadline] = []
    for row in rows:
        if row["seat"] not in json.loads(row["waits"]):
            continue
        due = due_of(db, row["table_id"], [row["seat"]])
        if due is None or not 0 < due < _LATEST:
            continue
        found.append(_deadline(db, row, due))
    return found


def _deadline(db: Connection, row: Row, due: float) -> Deadline:
    last = first(
        db,
        "SELECT seq, at FROM entry WHERE table_id = :id ORDER BY seq DESC LIMIT 1",
        id=row["table_id"],
    )
    names = db.rows(
        "SELECT name FROM seat WHERE table_id = :id AND seat <> :seat ORDER BY seat",
        id=row["table_id"],
        seat=row["seat"],
    )
    return Deadline(
        row["table_id"],
        row["seat"],
        row["game"],
        ", ".join([each["name"] for each in names if each["name"]]),
        due,
        0 if last is None else last["seq"],
        0.0 if last is None else last["at"],
    )


def calendar(found: Sequence[Deadline], texts: Texts, titles: Mapping[str, str], url: str) -> bytes:
    """Deadlines as a calendar; ``titles`` are those of the games, ``url`` is the server's address."""
    host = urlsplit(url).hostname or "localhost"
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Statecraft//Deadlines//EN",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        f"X-WR-CALNAME:{_escaped(texts.say('tell-calendar'))}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
        "X-PUBLISHED-TTL:PT1H",
    ]
    for each in found:
        link = f"{url}/t/{each.table}"
        about = texts.say("tell-deadline-about", others=each.others, link=link)
        lines += [
            "BEGIN:VEVENT",
            # The same appointment, however often the deadline moves.
            f"UID:{each.table}-{each.seat}@{host}",
            f"DTSTAMP:{_moment(each.changed)}",
            f"SEQUENCE:{each.entry}",
            f"DTSTART:{_moment(each.due - _BEFORE)}",
            f"DTEND:{_moment(each.due)}",
            f"SUMMARY:{_escaped(texts.say('tell-deadline', game=titles[each.game]))}",
            f"DESCRIPTION:{_escaped(about)}",
            f"URL:{link}",
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return b"".join([_folded(line) for line in lines])


def _moment(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y%m%dT%H%M%SZ}"


def _escaped(text: str) -> str:
    """Text as a value (RFC 5545, 3.3.11); no other control characters may be in it."""
    for mark, instead in (
        ("\\", "\\\\"),
        (";", "\\;"),
        (",", "\\,"),
        ("\r\n", "\\n"),
        ("\n", "\\n"),
    ):
        text = text.replace(mark, instead)
    return "".join([each for each in text if each >= " " and each != "\x7f"])


def _folded(line: str) -> bytes:
    """A line in pieces of at most 75 octets, each but the first behind a space; no letter is cut in two."""
    pieces: list[bytes] = []
    piece = b""
    for letter in line:
        octets = letter.encode()
        if len(piece) + len(octets) > FOLDED:
            pieces.append(piece)
            piece = b" "
        piece += octets
    return b"\r\n".join([*pieces, piece]) + b"\r\n"


# The feed.


@dataclass(frozen=True, slots=True)
class Happened:
    """A line of a table's public log; ``number`` counts them."""

    number: int
    at: float
    text: str


def atom(
    table: str, lang: str, title: str, happened: Sequence[Happened], since: float, url: str
) -> bytes:
    """A public log as a feed, the newest first; ``since`` is when the table was made."""
    page = f"{url}/t/{table}"
    latest = max([each.at for each in happened], default=since)
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{lang}">',
        f"<id>urn:statecraft:table:{table}</id>",
        f"<title>{_xml(title)}</title>",
        f"<updated>{_stamp(latest)}</updated>",
        "<author><name>Statecraft</name></author>",
        f'<link rel="alternate" type="text/html" href={quoteattr(page)}/>',
    ]
    for each in reversed(happened):
        lines += [
            "<entry>",
            f"<id>urn:statecraft:table:{table}:{each.number}</id>",
            f"<title>{_xml(each.text)}</title>",
            f"<updated>{_stamp(each.at)}</updated>",
            f'<link rel="alternate" type="text/html" href={quoteattr(page)}/>',
            f'<content type="text">{_xml(each.text)}</content>',
            "</entry>",
        ]
    lines.append("</feed>\n")
    return "\n".join(lines).encode()


def _stamp(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%dT%H:%M:%SZ}"


def _xml(text: str) -> str:
    """Text in XML, without the control characters it cannot hold."""
    return escape("".join([each for each in text if each >= " " or each in "\t\n"]))
