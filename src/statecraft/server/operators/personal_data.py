"""Everything the database has of one person: given out as it is, or taken away.

Records stay what they are, since others played in them: where a person stands there, a pseudonym takes the place that
nothing leads back from. `PLACES` names every column with a person in it, and what becomes of it.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from statecraft.server.ids import Ids
from statecraft.server.operators import acts
from statecraft.server.people import people
from statecraft.server.people.address import address
from statecraft.server.people.people import Person, rated_as
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, first
from statecraft.server.updates.projection import Json

KEPT, GONE = "kept under a pseudonym", "deleted"

#: Table, column, and what becomes of its rows when the person is deleted.
PLACES: Final[tuple[tuple[str, str, str], ...]] = (
    ("seat", "person", KEPT),
    ("seat", "first_person", KEPT),
    ("game_table", "host", KEPT),
    ("complaint", "by", KEPT),
    ("complaint", "about", KEPT),
    ("edition", "owner", KEPT),
    ("workshop_entry", "author", KEPT),
    ("workshop_entry", "hidden_by", KEPT),
    ("workshop_report", "author", KEPT),
    ("placing", "who", KEPT),
    ("rating", "who", GONE),
    ("notepad", "person", GONE),
    ("mute", "person", GONE),
    ("mute", "muted", GONE),
    ("friendship", "person", GONE),
    ("friendship", "other", GONE),
    ("block", "person", GONE),
    ("block", "blocked", GONE),
    ("invitation", "guest", GONE),
    ("invitation", "host", GONE),
    ("workshop_stars", "person", GONE),
    ("login_link", "person", GONE),
    ("hours", "person", GONE),
    ("vacation", "person", GONE),
    ("mail", "person", GONE),
    ("mail_wish", "person", GONE),
    ("push", "person", GONE),
    ("hook", "person", GONE),
    ("calendar", "person", GONE),
    ("ban", "value", GONE),
    ("operator_act", "by", KEPT),
    ("operator_act", "about", KEPT),
)
_RATED = ("placing", "rating")
_SECRETS = {"hash", "body", "html", "headers", "parts", "secret", "p256dh", "auth"}
"""Columns that are nobody's to have: what makes a link work."""

_NOBODY: Final = "N. N."
"""What Romans called somebody whose name is not known, in any language of today."""


def named(db: Connection, given: str) -> Person:
    """The person with an id or a confirmed e-mail address."""
    given = given.strip()
    email = address(given) if "@" in given else None
    row = first(db, "SELECT id FROM person WHERE id = :id OR email = :email", id=given, email=email)
    if row is None:
        raise Refused("admin-no-person", "missing", {"given": given})
    return people.there(db, row["id"])


def _rows(db: Connection, table: str, column: str, value: str) -> list[Json]:
    rows = db.rows(f'SELECT * FROM "{table}" WHERE "{column}" = :value', value=value)
    return [
        {
            name: row[name]
            for name in row.keys()  # noqa: SIM118 - a row of SQLite iterates over its values
            if name not in _SECRETS and not isinstance(row[name], bytes)
        }
        for row in rows
    ]


def all_tables(db: Connection) -> list[str]:
    """The ids of all tables."""
    return [row["id"] for row in db.rows("SELECT id FROM game_table ORDER BY id")]


def tables_that_name(db: Connection, person: str, tables: Sequence[str]) -> set[str]:
    """Of some tables those whose logs name a person: some at a time, since that reads all there is of them."""
    values = {f"id_{number}": id for number, id in enumerate(tables)}
    listed = ", ".join([f":{name}" for name in values])
    rows = db.rows(
        f"SELECT DISTINCT table_id FROM entry WHERE table_id IN ({listed}) AND body LIKE :has",
        has=f'%"{person}"%',
        **values,
    )
    return {row["table_id"] for row in rows}


def exported(db: Connection, person: Person, tables: Iterable[str]) -> Json:
    """All of it, by table; ``tables`` are those whose logs name the person.

    What others wrote about the person is theirs, and left out.
    """
    found: Json = {"person": _rows(db, "person", "id", person.id)[0]}
    for table, column, _ in PLACES:
        if (table, column) in (("complaint", "about"), ("operator_act", "about")):
            continue
        who = rated_as(person.id) if table in _RATED else person.id
        rows = _rows(db, table, column, who)
        if rows:
            found.setdefault(table, []).extend(
                [row for row in rows if row not in found.get(table, [])]
            )
    found["talk"] = [line for table in sorted(tables) for line in _said(db, table, person.id)]
    if person.email is not None:
        # Mails of before people stood beside them, and those to an address before it was theirs.
        mails = found.setdefault("mail", [])
        mails += [row for row in _rows(db, "mail", "to_address", person.email) if row not in mails]
    return found


def _said(db: Connection, table: str, person: str) -> Iterator[Json]:
    rows = db.rows(
        "SELECT body FROM entry WHERE table_id = :id AND kind = 'talk' ORDER BY seq", id=table
    )
    for body in [json.loads(row["body"]) for row in rows]:
        if body["person"] == person:
            yield {"table": table, **{name: body[name] for name in ("at", "channel", "text")}}


def delete(
    db: Connection, ids: Ids, by: str, id: str, tables: Iterable[str], at: float
) -> tuple[Person, str]:
    """Take a person away; who they were, and the pseudonym that stands where others need somebody to stand.

    ``tables`` are those whose logs name the person, besides those at which they sit.
    """
    person = people.there(db, id)
    pseudonym = ids.name()
    sat = db.rows(
        "SELECT table_id AS id FROM seat WHERE person = :who OR first_person = :who"
        " UNION SELECT id FROM game_table WHERE host = :who",
        who=person.id,
    )
    touched = {*tables, *[row["id"] for row in sat]}
    for table, column, fate in PLACES:
        old, new = person.id, pseudonym
        if table in _RATED:
            old, new = rated_as(old), rated_as(new)
        if table == "seat" and column == "person":
            _sit_as_nobody(db, old)
        if fate == GONE:
            db.run(f'DELETE FROM "{table}" WHERE "{column}" = :old', old=old)
        else:
            db.run(
                f'UPDATE "{table}" SET "{column}" = :new WHERE "{column}" = :old', old=old, new=new
            )
    for id in touched:
        _rewrite(db, id, person.id, pseudonym)
    if person.email is not None:
        db.run("DELETE FROM mail WHERE to_address = :email", email=person.email)
        db.run("DELETE FROM login_link WHERE email = :email", email=person.email)
        db.run("DELETE FROM bounced WHERE address = :email", email=person.email)
    db.run("DELETE FROM person WHERE id = :id", id=person.id)
    acts.write(db, by, acts.DELETE, pseudonym, at, tables=sorted(touched))
    return person, pseudonym


def _sit_as_nobody(db: Connection, person: str) -> None:
    """Their seats have no name or face any more, and programs that played there no key."""
    db.run(
        "DELETE FROM seat_token WHERE EXISTS (SELECT 1 FROM seat s WHERE s.person = :person"
        " AND s.table_id = seat_token.table_id AND s.seat = seat_token.seat)",
        person=person,
    )
    db.run(
        "UPDATE seat SET name = :name, face = '' WHERE person = :person",
        name=_NOBODY,
        person=person,
    )


def _rewrite(db: Connection, table: str, old: str, new: str) -> None:
    """In the log of a table: what they said is gone, and whatever else names them names the pseudonym."""
    rows = db.rows(
        "SELECT seq, kind, body FROM entry WHERE table_id = :id AND body LIKE :has",
        id=table,
        has=f'%"{old}"%',
    )
    for row in rows:
        body = json.loads(row["body"].replace(f'"{old}"', f'"{new}"'))
        if row["kind"] == "talk" and body["person"] == new:
            body |= {"name": _NOBODY, "text": "…"}
        db.run(
            "UPDATE entry SET body = :body WHERE table_id = :id AND seq = :seq",
            body=json.dumps(body, ensure_ascii=False),
            id=table,
            seq=row["seq"],
        )


def drop_mails(outbox: Path, email: str | None) -> int:
    """Take the mails to an address out of the outbox folder; how many there were."""
    if email is None or not outbox.is_dir():
        return 0
    gone = 0
    for path in outbox.glob("*.eml"):
        # Whoever sends the mails may take the file at this moment.
        with suppress(FileNotFoundError):
            head = path.read_bytes().partition(b"\r\n\r\n")[0].decode("utf-8", "replace")
            if any(
                line.lower().startswith("to:") and line[3:].strip() == email
                for line in head.splitlines()
            ):
                path.unlink()
                gone += 1
    return gone
