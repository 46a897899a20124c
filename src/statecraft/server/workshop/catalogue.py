"""What is in the workshop, as readers see it: lists to search and sort, the page of one entry, its tables.

Nothing here tells more of an author than the name that everybody sees. What was withdrawn or hidden is missing for
all but its author and the operators.
"""

import json
from dataclasses import dataclass

from statecraft.server.people.people import Person
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, Row, first
from statecraft.server.tables import listings
from statecraft.server.updates.projection import Json
from statecraft.server.workshop import reports, stars

PAGE = 24
MOST_TABLES = 20
LONGEST_SUMMARY = 280
_SORTS = {
    "rating": f"{stars.SCORE} DESC, e.updated DESC",
    "newest": "e.updated DESC",
    "played": "played DESC, e.updated DESC",
}
# Counts where somebody else than the author sat and the game came to its end.
_PLAYED = (
    "(SELECT COUNT(*) FROM game_table t WHERE t.workshop_entry = e.id AND t.status = 'over'"
    " AND EXISTS (SELECT 1 FROM seat x WHERE x.table_id = t.id AND x.person IS NOT NULL"
    " AND x.person <> e.author))"
)
_ROWS = (
    "SELECT e.*, v.name, v.description, v.edition, v.options, p.name AS author_name,"
    f" COALESCE(s.votes, 0) AS votes, s.total, {_PLAYED} AS played, r.status AS report"
    " FROM workshop_entry e JOIN workshop_version v ON v.entry = e.id AND v.version = e.version"
    " LEFT JOIN person p ON p.id = e.author"
    " LEFT JOIN (SELECT entry, COUNT(*) AS votes, SUM(stars) AS total FROM workshop_stars"
    " GROUP BY entry) s ON s.entry = e.id"
    " LEFT JOIN workshop_report r ON r.entry = e.id AND r.version = e.version"
)


@dataclass(frozen=True, slots=True)
class Reader:
    """Who looks: somebody, or nobody we know; perhaps an operator of this server."""

    person: Person | None
    operator: bool = False

    @property
    def id(self) -> str:
        return "" if self.person is None else self.person.id


def found(
    db: Connection, reader: Reader, game: str, search: str, sort: str, own: bool, start: int
) -> Json:
    """A page of entries, and whether there are more; ``own`` ones are shown withdrawn or hidden too."""
    if sort not in _SORTS:
        raise Refused("server-workshop-sort", "bad", {"known": ", ".join(_SORTS)})
    seen = "e.author = :me" if own else "e.withdrawn IS NULL AND e.hidden IS NULL"
    rows = db.rows(
        f"{_ROWS} WHERE {seen} AND (:game = '' OR e.game = :game)"
        " AND (e.words LIKE :pattern ESCAPE '!' OR LOWER(p.name) LIKE :pattern ESCAPE '!')"
        f" ORDER BY {_SORTS[sort]}, e.id LIMIT :most OFFSET :start",
        **({"me": reader.id} if own else {}),
        game=game,
        pattern=_pattern(search),
        most=PAGE + 1,
        start=start,
    )
    return {"entries": [_listed(row, reader) for row in rows[:PAGE]], "more": len(rows) > PAGE}


def _pattern(search: str) -> str:
    """What a search looks for; signs that mean something to the database mean themselves."""
    plain = search.strip().casefold()
    for sign in ("!", "%", "_"):
        plain = plain.replace(sign, f"!{sign}")
    return f"%{plain}%"


def _listed(row: Row, reader: Reader) -> Json:
    text: str = row["description"]
    summary = text if len(text) <= LONGEST_SUMMARY else text[: LONGEST_SUMMARY - 2].rstrip() + " …"
    return {
        "id": row["id"],
        "game": row["game"],
        "name": row["name"],
        "summary": summary,
        "author": row["author_name"] or "",
        "mine": row["author"] == reader.id,
        "version": row["version"],
        "has_edition": bool(row["edition"]),
        "options": len(json.loads(row["options"])),
        "created": row["created"],
        "updated": row["updated"],
        "votes": row["votes"],
        "stars": round(row["total"] / row["votes"], 2) if row["votes"] else None,
        "played": row["played"],
        "report": row["report"],
        "withdrawn": row["withdrawn"] is not None,
        "hidden": row["hidden"] is not None,
    }


def entry_for(db: Connection, id: str, reader: Reader) -> Row:
    """An entry that somebody may see; as if there were none where not."""
    row = first(db, f"{_ROWS} WHERE e.id = :id", id=id)
    gone = row is not None and (row["withdrawn"] is not None or row["hidden"] is not None)
    if row is None or (gone and row["author"] != reader.id and not reader.operator):
        raise Refused("server-no-such-workshop-entry", "missing")
    return row


def own_entry(db: Connection, id: str, reader: Reader) -> Row:
    """An entry that somebody published and has not withdrawn."""
    row = entry_for(db, id, reader)
    if row["author"] != reader.id:
        raise Refused("server-workshop-not-yours", "forbidden")
    if row["withdrawn"] is not None:
        raise Refused("server-workshop-withdrawn", "conflict")
    return row


def changeable(db: Connection, id: str, reader: Reader) -> Row:
    """An own entry that an operator has not hidden, to which its author may add."""
    row = own_entry(db, id, reader)
    if row["hidden"] is not None:
        raise Refused("server-workshop-hidden", "conflict")
    return row


def version_of(db: Connection, entry: Row, version: int) -> Row:
    """A version of an entry; 0 is the latest."""
    row = first(
        db,
        "SELECT * FROM workshop_version WHERE entry = :entry AND version = :version",
        entry=entry["id"],
        version=version or entry["version"],
    )
    if row is None:
        raise Refused("server-no-such-workshop-version", "missing", {"latest": entry["version"]})
    return row


def shown(db: Connection, entry: Row, version: Row, reader: Reader, now: float) -> Json:
    """All that a page tells of one version of an entry, but for what takes reading the box."""
    versions = db.rows(
        "SELECT version, name, changes, created FROM workshop_version WHERE entry = :entry"
        " ORDER BY version DESC",
        entry=entry["id"],
    )
    person = reader.person
    refusal = None if person is None else stars.why_not(db, entry, person, now)
    return {
        **_listed(entry, reader),
        "name": version["name"],
        "shown": version["version"],
        "description": version["description"],
        "licence": version["licence"],
        "changes": version["changes"],
        "chosen": json.loads(version["options"]),
        "edition": version["edition"],
        "versions": [dict(row) for row in versions],
        "made_from": _made_from(db, entry, reader),
        "hidden_reason": entry["hidden_reason"],
        "my_stars": 0 if person is None else stars.own_stars(db, entry["id"], person.id),
        "may_rate": person is not None and refusal is None,
        "why_not_rate": refusal,
        "operator": reader.operator,
        "balance": _report(db, version),
    }


def _made_from(db: Connection, entry: Row, reader: Reader) -> Json | None:
    """The entry that one was made from, as long as it can be seen."""
    if entry["made_from"] is None:
        return None
    try:
        source = entry_for(db, entry["made_from"], reader)
    except Refused:
        return None
    return {"id": source["id"], "name": source["name"], "author": source["author_name"] or ""}


def _report(db: Connection, version: Row) -> Json | None:
    row = first(
        db,
        "SELECT * FROM workshop_report WHERE entry = :entry AND version = :version",
        entry=version["entry"],
        version=version["version"],
    )
    if row is None:
        return None
    waiting = row["status"] == reports.QUEUED
    return {
        "status": row["status"],
        "games": row["games"],
        "done": row["done"],
        "reason": row["reason"],
        "others": reports.waiting_beside(db) - 1 if waiting else 0,
        "summary": None if row["summary"] is None else json.loads(row["summary"]),
    }


def tables(db: Connection, entry: Row) -> list[Json]:
    """Public tables at which the entry is or was played, those first that one can join."""
    return listings.tables_with(db, entry["id"], MOST_TABLES)
