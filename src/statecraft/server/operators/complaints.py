"""What people complain about, for operators to read and to be done with."""

from typing import Final

from statecraft.server.operators import acts
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection
from statecraft.server.updates.projection import Json

MOST: Final = 200


def listed(db: Connection, handled: bool = False) -> list[Json]:
    """Those nobody has seen to yet, or all; the newest first, with the names of both."""
    rows = db.rows(
        'SELECT c.id, c.table_id, c."by", c.about, c.text, c.at, c.workshop_entry, c.handled,'
        " b.name AS by_name, a.name AS about_name, t.code"
        ' FROM complaint c LEFT JOIN person b ON b.id = c."by" LEFT JOIN person a ON a.id = c.about'
        " LEFT JOIN game_table t ON t.id = c.table_id"
        f"{'' if handled else ' WHERE c.handled IS NULL'} ORDER BY c.id DESC LIMIT :most",
        most=MOST,
    )
    return [dict(row) for row in rows]


def handle(db: Connection, by: str, id: int, at: float) -> None:
    """Somebody has seen to it."""
    if not db.run(
        "UPDATE complaint SET handled = :at WHERE id = :id AND handled IS NULL", at=at, id=id
    ):
        raise Refused("admin-no-complaint", "missing", {"id": str(id)})
    acts.write(db, by, acts.HANDLED, str(id), at)
