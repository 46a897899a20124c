"""Writes what browsers and hooks are told, in the transaction of what it tells: rows of the outbox, a way each.

A person is told that it is their turn, or that a part of their time is gone, at tables played by mail, and only while
they do not look at the table: which table, and until when, nothing else. A table's hooks are told what everybody hears
of what happens there, which is its public log. Nothing here sends anything.
"""

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from statecraft.core.engine.question import seat_of
from statecraft.core.ids import QuestionId
from statecraft.core.record.events import heard
from statecraft.locale import LANGUAGES, Language
from statecraft.locale.speech import Speaker
from statecraft.server.correspondence.notices import is_by_mail
from statecraft.server.jobs.mail import put
from statecraft.server.people import people
from statecraft.server.store import Connection, Row
from statecraft.server.tables.change import Change
from statecraft.server.tables.clocks import QUESTION
from statecraft.server.tables.day_clocks import DAYS
from statecraft.server.tables.loader import Library
from statecraft.server.tables.seats import PERSON
from statecraft.server.tables.table import Table
from statecraft.server.telling.hook_forms import UNTIL
from statecraft.server.telling.hooks import HOOK, PUSH

REMINDER: Final = "reminder"
Follows: TypeAlias = Callable[[str, int], bool]


@dataclass(frozen=True, slots=True)
class Ways:
    """By which ways the operator lets people be told."""

    push: bool = True
    hooks: bool = True


class Writing:
    """A teller for browsers and hooks."""

    def __init__(self, library: Library, url: str, ways: Ways) -> None:
        self._library = library
        self._url = url
        self._ways = ways

    def write(
        self,
        db: Connection,
        table: Table,
        change: Change,
        waited: Sequence[int],
        follows: Follows,
    ) -> None:
        """Rows for everybody who is to be told of a change and has a way to be told."""
        called = _called(table, change, waited, follows)
        if self._ways.hooks and (called or change.events):
            for row in _hooks(db, table.id, called):
                if row["table_id"] is None:
                    self._turn_to_hook(db, table, change, called[row["person"]], row)
                else:
                    self._log_to_hook(db, table, change, row)
        if self._ways.push and called:
            for row in _browsers(db, called):
                self._turn_to_browser(db, table, change, called[row["person"]], row)

    def _speaker(self, table: Table, language: Language) -> Speaker:
        agreed = table.settings
        texts = self._library.texts(language, agreed.game)
        names = [row.name or str(row.seat + 1) for row in table.seats]
        return Speaker(texts, agreed.game, names, agreed.holders, agreed.options)

    def _link(self, table: Table) -> str:
        return f"{self._url}/t/{table.id}"

    def _turn_to_browser(
        self, db: Connection, table: Table, change: Change, seat: int, row: Row
    ) -> None:
        person = people.find(db, row["person"])
        if person is None:
            return
        speaker = self._speaker(table, person.language)
        data = {
            "kind": "turn",
            "table": table.id,
            "title": self._title(speaker, change),
            "body": self._with_whom(speaker, table, seat),
            "lang": person.language,
            "until": until(table, seat),
        }
        put(
            db,
            row["id"],
            "",
            json.dumps(data, ensure_ascii=False),
            change.at,
            channel=PUSH,
            person=row["person"],
            table=table.id,
        )

    def _turn_to_hook(
        self, db: Connection, table: Table, change: Change, seat: int, row: Row
    ) -> None:
        person = people.find(db, row["person"])
        if person is None:
            return
        speaker = self._speaker(table, person.language)
        ends = until(table, seat)
        text = " ".join(
            [
                self._title(speaker, change) + ":",
                self._with_whom(speaker, table, seat),
                self._link(table),
            ]
        )
        data = {
            "type": "turn" if change.kind != REMINDER else REMINDER,
            "table": table.id,
            "game": table.settings.game.name,
            "link": self._link(table),
            "until": ends,
        }
        _tell(db, row, text, data, change.at, table.id)

    def _log_to_hook(self, db: Connection, table: Table, change: Change, row: Row) -> None:
        notes = heard(change.events, None)
        if not notes:
            return
        speaker = self._speaker(table, _language(row["language"]))
        lines = [speaker.say(note) for note in notes]
        data = {
            "type": "log",
            "table": table.id,
            "game": table.settings.game.name,
            "link": self._link(table),
            "at": round(change.at, 3),
            "lines": lines,
        }
        _tell(db, row, "\n".join(lines), data, change.at, table.id)

    def _title(self, speaker: Speaker, change: Change) -> str:
        key = "tell-reminder" if change.kind == REMINDER else "tell-turn"
        return speaker.texts.say(key, game=speaker.title())

    def _with_whom(self, speaker: Speaker, table: Table, seat: int) -> str:
        others = ", ".join([row.name for row in table.seats if row.seat != seat and row.name])
        key = "tell-with" if until(table, seat) is None else "tell-with-until"
        return speaker.texts.say(key, others=others, until=UNTIL)


def until(table: Table, seat: int) -> float | None:
    """When a seat's time is over, where it has an end."""
    found = [
        when
        for name, when in table.due.items()
        if name == f"{DAYS} {seat}"
        or (
            name.startswith(f"{QUESTION} ")
            and seat_of(QuestionId(int(name.partition(" ")[2]))) == seat
        )
    ]
    return min(found, default=None)


def _called(
    table: Table, change: Change, waited: Sequence[int], follows: Follows
) -> dict[str, int]:
    """Who is to be told that the game waits for them, and for which of their seats."""
    if not is_by_mail(table):
        return {}
    seats = set(table.waits) - set(waited)
    if change.kind == REMINDER:
        seats = {change.body["reminded"]} & set(table.waits)
    found: dict[str, int] = {}
    for seat in sorted(seats):
        row = table.seats[seat]
        if row.kind == PERSON and row.person is not None and not row.away:
            found.setdefault(row.person, seat)
    looks = [
        person
        for person in found
        if any(row.person == person and follows(table.id, row.seat) for row in table.seats)
    ]
    return {person: seat for person, seat in found.items() if person not in looks}


def _among(people: Iterable[str]) -> tuple[str, Mapping[str, str]]:
    """A list of values for a statement, by names."""
    values = {f"p{number}": each for number, each in enumerate(people)}
    return ", ".join([f":{name}" for name in values]), values


def _hooks(db: Connection, table: str, called: Collection[str]) -> Sequence[Row]:
    of_table = db.rows(
        "SELECT * FROM hook WHERE table_id = :table_id AND off IS NULL", table_id=table
    )
    if not called:
        return of_table
    listed, values = _among(called)
    # Apart, so that each finds its rows by an index of its own.
    of_people = db.rows(f"SELECT * FROM hook WHERE person IN ({listed}) AND off IS NULL", **values)
    return [*of_table, *[row for row in of_people if row["table_id"] is None]]


def _browsers(db: Connection, called: Iterable[str]) -> Sequence[Row]:
    listed, values = _among(called)
    return db.rows(f"SELECT * FROM push WHERE person IN ({listed})", **values)


def _tell(
    db: Connection, hook: Row, text: str, data: Mapping[str, Any], at: float, table: str
) -> None:
    put(
        db,
        hook["id"],
        "",
        text,
        at,
        channel=HOOK,
        person=hook["person"],
        table=table,
        parts=[data],
        not_before=hook["not_before"],
    )


def _language(given: str) -> Language:
    return next((each for each in LANGUAGES if each == given), "en")
