"""After a restored backup: the chains of every table that is not over are burned, and new ones begun.

What was rolled between the backup and the restore may be known to whoever was there, and would come again
from the same chains. Tables are written to directly, before any of them is played at.
"""

import asyncio
import json
from collections.abc import Callable
from functools import partial

from statecraft.server.ids import Ids
from statecraft.server.log import logger
from statecraft.server.store import Connection, Store
from statecraft.server.tables import table_dice
from statecraft.server.tables.loader import TableLoader
from statecraft.server.updates.projection import Json

log = logger("burning")


async def burn_all(store: Store, loader: TableLoader, ids: Ids, now: Callable[[], float]) -> int:
    """Begin new chains at every table that is not over; how many those were. A tenth of a second each."""
    burned = 0
    for id in await store.read(_unfinished):
        try:
            burned += await _burn(store, loader, id, ids, now())
        except Exception as error:
            # A damaged table must not keep the others from being played; it is set aside when it is opened.
            log.error("dice not burned", table=id, reason=str(error))
    log.warning("dice burned", tables=burned)
    return burned


def _unfinished(db: Connection) -> list[str]:
    rows = db.rows(
        "SELECT t.id FROM game_table t JOIN dice d ON d.table_id = t.id"
        " WHERE t.status IN ('open', 'starting', 'playing') ORDER BY t.id"
    )
    return [row["id"] for row in rows]


async def _burn(store: Store, loader: TableLoader, id: str, ids: Ids, at: float) -> bool:
    found = await store.read(lambda db: loader.load(db, id))
    if found is None:
        return False
    _, make = found
    table = await asyncio.to_thread(make, ids.name())
    dice = table.thrown()
    if not dice.can_burn():
        # Of the first format, which has no word for it: begun before the server knew of it.
        log.error("dice not burned", table=id, reason="first format")
        return False
    chains = await asyncio.to_thread(table_dice.grow, ids.bytes(64))
    entries = dice.burned(chains, at)
    await store.write(partial(_write, id, table.seq + 1, at, entries, chains))
    return True


def _write(
    id: str, seq: int, at: float, entries: list[Json], chains: bytes, db: Connection
) -> None:
    db.run(
        "INSERT INTO entry (table_id, seq, at, kind, body) VALUES (:id, :seq, :at, 'burned', :body)",
        id=id,
        seq=seq,
        at=at,
        body=json.dumps({"dice": entries}),
    )
    before = db.rows("SELECT chains FROM dice WHERE table_id = :id", id=id)[0]["chains"]
    db.run("UPDATE dice SET chains = :chains WHERE table_id = :id", id=id, chains=before + chains)
