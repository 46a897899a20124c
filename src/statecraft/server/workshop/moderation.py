"""What helps against entries that have no place here: anybody tells the operator, and an operator hides or shows them."""

from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, Row
from statecraft.server.tables.talk import cleaned
from statecraft.server.workshop import reports

LONGEST = 2000
LONGEST_REASON = 500


def complain(db: Connection, entry: Row, by: str, text: str, at: float) -> None:
    """Tell the operator about an entry, beside what is told of people at tables."""
    db.run(
        "INSERT INTO complaint (table_id, by, about, text, at, workshop_entry)"
        " VALUES ('', :by, :about, :text, :at, :entry)",
        by=by,
        about=entry["author"],
        text=cleaned(text, LONGEST),
        at=at,
        entry=entry["id"],
    )


def hide(db: Connection, entry: Row, operator: str, reason: str, at: float) -> None:
    """Take an entry out of sight; its author is told the reason, and tables go on."""
    db.run(
        "UPDATE workshop_entry SET hidden = :at, hidden_by = :operator, hidden_reason = :reason"
        " WHERE id = :id",
        at=at,
        operator=operator,
        reason=cleaned(reason, LONGEST_REASON),
        id=entry["id"],
    )
    reports.drop_queued(db, entry["id"])


def show_again(db: Connection, entry: Row) -> None:
    """Let an entry be seen again."""
    if entry["hidden"] is None:
        raise Refused("server-workshop-not-hidden", "conflict")
    db.run(
        "UPDATE workshop_entry SET hidden = NULL, hidden_by = NULL, hidden_reason = ''"
        " WHERE id = :id",
        id=entry["id"],
    )
