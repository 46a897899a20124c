"""A table that is over before its game is: its host left it in the lobby, or an operator closed it.

What is hidden in its dice is opened, so that nobody can go on with it, and the report says that it was broken off.
"""

from statecraft.server.refusal import Refused
from statecraft.server.store import Connection
from statecraft.server.tables import waiting
from statecraft.server.tables.change import CLOSED, OVER, Change
from statecraft.server.tables.table import Table


def closed(table: Table, at: float) -> Change:
    """Close a table that is not over yet."""
    if table.status in (OVER, CLOSED):
        raise Refused("server-is-over", "conflict")
    dice = table.thrown()
    begun = table.session is not None
    entries = [*([] if begun else dice.seeds_closed(at)), *dice.close(at, aborted=True)]
    table.status, table.ended = CLOSED, at
    table.waits, table.rollback = [], None
    change = Change("closed", at, {}, dice=entries)
    waiting.set_due(table, {}, change)
    change.extra["table"] = table.info()

    def put(db: Connection) -> None:
        db.run(
            "UPDATE game_table SET status = :status, ended = :at, waits = '[]' WHERE id = :id",
            status=CLOSED,
            at=at,
            id=table.id,
        )

    change.rows.append(put)
    return change
