"""The database in memory, and a journal of what was written to it, which somebody else keeps.

A transaction is handed out as its statements, and is done when they are kept: so what anybody is shown survives a
page that is closed or breaks. A journal that has grown long gives way to a copy of the whole database.
"""

import asyncio
import json
import sqlite3
import time
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from statecraft.server.store import Connection, Full, Row, StoreError, Taken

T = TypeVar("T")
Keep = Callable[[str], Awaitable[None]]
Copy = Callable[[bytes], Awaitable[None]]

SCHEMA = Path(__file__).with_name("schema.sql")
LONG = 400
"""So many transactions in a journal are as good as a copy."""
_BYTES = "bytes"


class _Transaction:
    """The connection as work sees it; writes down what is written."""

    __slots__ = ("_db", "statements")

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self.statements: list[list[Any]] = []

    def run(self, sql: str, /, **values: Any) -> int:
        touched = self._db.execute(sql, values).rowcount
        if touched:
            self.statements.append([sql, values])
        return touched

    def rows(self, sql: str, /, **values: Any) -> Sequence[Row]:
        return self._db.execute(sql, values).fetchall()

    def time(self) -> float:
        return time.time()


class JournalStore:
    """A database that lives as long as the page, and longer by what was kept of it."""

    def __init__(self, db: sqlite3.Connection, keep: Keep) -> None:
        self._db = db
        self._keep = keep
        self._one = asyncio.Lock()

    @staticmethod
    async def open(
        copy: bytes, journal: Sequence[str], keep: Keep, keep_copy: Copy
    ) -> "JournalStore":
        """The database as it was: a copy of it, empty for a new one, and what was written since."""
        db = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        if copy:
            db.deserialize(copy)
        else:
            db.executescript(SCHEMA.read_text(encoding="utf-8"))
        db.row_factory = sqlite3.Row
        db.execute("BEGIN")
        for written in journal:
            for sql, values in json.loads(written, object_hook=_from_json):
                db.execute(sql, values)
        db.execute("COMMIT")
        missing = _brought_to_today(db) if copy else False
        if missing or len(journal) >= LONG:
            await keep_copy(db.serialize())
        return JournalStore(db, keep)

    async def write(self, work: Callable[[Connection], T], brief: bool = False) -> T:
        """Do work as a whole or not at all; when this returns, it is kept."""
        async with self._one:
            transaction = _Transaction(self._db)
            self._db.execute("BEGIN")
            try:
                found = work(transaction)
                if transaction.statements:
                    await self._keep(json.dumps(transaction.statements, default=_to_json))
                self._db.execute("COMMIT")
            except sqlite3.IntegrityError as error:
                self._db.execute("ROLLBACK")
                raise Taken(str(error)) from error
            except sqlite3.Error as error:
                self._db.execute("ROLLBACK")
                raise StoreError(f"the database refused: {error}") from error
            except OSError as error:
                self._db.execute("ROLLBACK")
                raise Full(f"the browser keeps no more: {error}") from error
            except BaseException:
                self._db.execute("ROLLBACK")
                raise
            return found

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that only reads."""
        async with self._one:
            return work(_Transaction(self._db))

    async def close(self) -> None:
        async with self._one:
            self._db.close()


def _brought_to_today(db: sqlite3.Connection) -> bool:
    """Give a database of before what has been added to the schema since; whether anything was.

    Migrations only add, so that is all there can be to do.
    """
    fresh = sqlite3.connect(":memory:")
    fresh.executescript(SCHEMA.read_text(encoding="utf-8"))
    known = {row[0] for row in db.execute("SELECT name FROM sqlite_master")}
    changed = False
    for name, kind, sql in fresh.execute(
        "SELECT name, type, sql FROM sqlite_master WHERE sql > ''"
    ):
        if name not in known:
            db.execute(sql)
            changed = True
        elif kind == "table":
            have = {row[1] for row in db.execute(f'PRAGMA table_info("{name}")')}
            for _, column, typed, needed, default, _ in fresh.execute(
                f'PRAGMA table_info("{name}")'
            ):
                if column not in have:
                    wanted = f" NOT NULL DEFAULT {default}" if needed else ""
                    db.execute(f'ALTER TABLE "{name}" ADD COLUMN "{column}" {typed}{wanted}')
                    changed = True
    fresh.close()
    return changed


def _to_json(value: Any) -> Any:
    if isinstance(value, bytes):
        return {_BYTES: b64encode(value).decode()}
    raise TypeError(f"{type(value).__name__} is nothing that a database keeps")


def _from_json(data: dict[str, Any]) -> Any:
    return b64decode(data[_BYTES]) if list(data) == [_BYTES] else data
