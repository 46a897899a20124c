"""Tables as operators have them: found by code or id, read from the database beside whoever serves, closed."""

import asyncio
from functools import partial
from pathlib import Path

import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from statecraft.server import dice_key
from statecraft.server.ids import Ids
from statecraft.server.operators import acts
from statecraft.server.people.people import secret_key
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, Row, Store, StoreError, Taken, first
from statecraft.server.tables.change import Change
from statecraft.server.tables.closing import closed
from statecraft.server.tables.loader import Library, TableLoader
from statecraft.server.tables.own_editions import EditionFolders
from statecraft.server.tables.table import Table
from statecraft.server.updates.projection import Json

_TRIES = 20
MOST_LISTED = 100


async def loader_for(data: Path, store: Store, ids: Ids) -> TableLoader:
    """What reads tables of a database, with a data folder for editions."""
    signing = await store.write(lambda db: secret_key(db, dice_key.SECRET, ids))
    library = Library(data / "editions")
    signer = Ed25519PrivateKey.from_private_bytes(signing)
    # Nothing is rolled here, so no round of a beacon is needed.
    return TableLoader(library, signer, EditionFolders(library).materialise, lambda _beacon: None)


def named(db: Connection, given: str) -> Row:
    """The table with an id or a code."""
    given = given.strip()
    row = first(
        db,
        "SELECT * FROM game_table WHERE id = :id OR code = :code",
        id=given.lower(),
        code=given.upper(),
    )
    if row is None:
        raise Refused("server-no-such-table", "missing")
    return row


def going_on(db: Connection) -> list[Json]:
    """Tables that are not over, those with the latest word first."""
    rows = db.rows(
        "SELECT t.id, t.code, t.game, t.status, t.public, t.created, t.started,"
        " (SELECT MAX(e.at) FROM entry e WHERE e.table_id = t.id) AS at"
        " FROM game_table t WHERE t.status IN ('open', 'starting', 'playing')"
        " ORDER BY at DESC LIMIT :most",
        most=MOST_LISTED,
    )
    return [dict(row) for row in rows]


async def loaded(store: Store, loader: TableLoader, id: str, ids: Ids) -> Table:
    """A table, played through to where it is."""
    found = await store.read(lambda db: loader.load(db, id))
    if found is None:
        raise Refused("server-no-such-table", "missing")
    _, make = found
    return await asyncio.to_thread(make, ids.name())


async def close(
    store: Store, loader: TableLoader, ids: Ids, given: str, by: str, at: float
) -> Json:
    """Close a table, whatever whoever plays there does at the same time."""
    row = await store.read(lambda db: named(db, given))
    for _ in range(_TRIES):
        table = await loaded(store, loader, row["id"], ids)
        change = closed(table, at)
        try:
            await store.write(partial(_write, table.id, table.seq + 1, change, by))
        except Taken:
            # Somebody has made a move meanwhile.
            continue
        return {"table": table.id, "code": table.settings.code}
    raise StoreError("the table changes too fast")


def _write(id: str, seq: int, change: Change, by: str, db: Connection) -> None:
    body = {**change.body, "dice": change.dice}
    db.run(
        "INSERT INTO entry (table_id, seq, at, kind, body) VALUES (:id, :seq, :at, :kind, :body)",
        id=id,
        seq=seq,
        at=change.at,
        kind=change.kind,
        body=msgspec.json.encode(body).decode(),
    )
    for row in change.rows:
        row(db)
    acts.write(db, by, acts.CLOSE, id, change.at)
