"""SQLite: one writer thread with group commit, and reader threads beside it.

All work that waits when the writer comes by is done in one transaction, each piece under a savepoint of
its own, and told about only after the commit: so a commit to disk is shared by as many moves as came
in meanwhile, and whoever is told that something was written can rely on it.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from statecraft.server.store import Connection, Damaged, Full, Row, StoreError, Taken

T = TypeVar("T")
_MOST_AT_ONCE = 256
_READERS = 2
_SHAPES = Path(__file__).parent / "migrations" / "versions"


class _Transaction:
    """A connection as work sees it."""

    __slots__ = ("_db",)

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def run(self, sql: str, /, **values: Any) -> int:
        return self._db.execute(sql, values).rowcount

    def rows(self, sql: str, /, **values: Any) -> Sequence[Row]:
        return self._db.execute(sql, values).fetchall()


class _Job:
    """Work that waits for the writer, and who waits for it."""

    __slots__ = ("done", "error", "result", "work")

    def __init__(self, work: Callable[[Connection], Any], done: "asyncio.Future[Any]") -> None:
        self.work = work
        self.done = done
        self.result: Any = None
        self.error: Exception | None = None


class SqliteStore:
    """A database file. It is made, or brought to today's shape, when it is opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        # WAL stays set in the file; it has to be before the migrations' own connection opens it.
        self._db = self._connect()
        if not _is_of_today(self._db):
            # What brings it there takes a second to load, and after a crash every second counts.
            from statecraft.server.store.migrate import migrate

            try:
                migrate(f"sqlite:///{path}")
            except Exception:
                self._db.close()
                raise
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._writer.start()
        self._local = threading.local()
        self._opened: list[sqlite3.Connection] = []
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="reader")
        self._closed = False

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        db.row_factory = sqlite3.Row
        # One text that is no longer UTF-8 must not hide all rows beside it.
        db.text_factory = partial(str, encoding="utf-8", errors="replace")
        for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
            db.execute(f"PRAGMA {setting}")
        return db

    async def write(self, work: Callable[[Connection], T]) -> T:
        if self._closed:
            raise StoreError("the database is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(work, done))
        return await done

    async def read(self, work: Callable[[Connection], T]) -> T:
        if self._closed:
            raise StoreError("the database is closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        db: sqlite3.Connection | None = getattr(self._local, "db", None)
        if db is None:
            db = self._local.db = self._connect()
            db.execute("PRAGMA query_only=ON")
            self._opened.append(db)
        # One snapshot for all of its queries, whatever is written meanwhile.
        db.execute("BEGIN")
        try:
            return work(_Transaction(db))
        except sqlite3.Error as error:
            raise _store_error(error) from error
        finally:
            db.execute("ROLLBACK")

    def _write_on(self) -> None:
        while True:
            job = self._jobs.get()
            if job is None:
                return
            batch = [job]
            last = False
            while len(batch) < _MOST_AT_ONCE and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    last = True
                    break
                batch.append(job)
            self._do(batch)
            _tell(batch)
            if last:
                return

    def _do(self, batch: list[_Job]) -> None:
        """One transaction for all; each piece of work is whole or leaves no trace."""
        db = self._db
        try:
            db.execute("BEGIN IMMEDIATE")
            for job in batch:
                db.execute("SAVEPOINT piece")
                try:
                    job.result = job.work(_Transaction(db))
                except Exception as error:
                    job.error = _store_error(error) if isinstance(error, sqlite3.Error) else error
                    # A full disk may have ended the whole transaction already.
                    if not db.in_transaction:
                        raise
                    db.execute("ROLLBACK TO piece")
                db.execute("RELEASE piece")
            db.execute("COMMIT")
        except Exception as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            data = (
                _store_error(error) if isinstance(error, sqlite3.Error) else StoreError(str(error))
            )
            for job in batch:
                job.error = job.error or data

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
        self._readers.shutdown()
        for db in (*self._opened, self._db):
            db.close()


def _is_of_today(db: sqlite3.Connection) -> bool:
    """Whether the last migration there is has been applied; each file begins with its number."""
    try:
        there = [row[0] for row in db.execute("SELECT version_num FROM alembic_version")]
    except sqlite3.OperationalError:
        # There is nothing yet, or it cannot be read: whoever migrates finds out.
        return False
    return there == [max([path.name.partition("_")[0] for path in _SHAPES.glob("[0-9]*.py")])]


def _store_error(error: BaseException) -> StoreError:
    """What went wrong, in words of our own."""
    if isinstance(error, sqlite3.IntegrityError):
        return Taken(str(error))
    if isinstance(error, sqlite3.OperationalError) and error.sqlite_errorname == "SQLITE_FULL":
        return Full("there is no room left on the disk")
    if getattr(error, "sqlite_errorname", "").startswith("SQLITE_CORRUPT"):
        return Damaged(str(error))
    return StoreError(f"the database refused: {error}")


def _tell(batch: list[_Job]) -> None:
    """Tell all who wait, with one wake-up for each loop; one whose loop is gone waits no longer."""
    loops = {job.done.get_loop() for job in batch}
    for loop in loops:
        mine = [job for job in batch if job.done.get_loop() is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, mine)


def _settle(batch: list[_Job]) -> None:
    for job in batch:
        if job.done.cancelled():
            continue
        if job.error is not None:
            job.done.set_exception(job.error)
        else:
            job.done.set_result(job.result)
