"""SQLite: one connection that writes, with group commit, and reader threads beside it.

All work that waits when the writer comes by is done in one transaction, each piece under a savepoint of
its own, and told about only after the commit: so a commit to disk is shared by as many moves as came
in meanwhile, and whoever is told that something was written can rely on it.

Brief work, a few rows such as those of a move, is done in the thread of the loop that asked for it: to
take turns with another thread for each statement costs more than the statement. What takes its time, and
every commit, is left to the writer's own thread. Whoever holds the lock ``_free`` has the connection.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from statecraft.server.store import Connection, Damaged, Full, Row, StoreError, Taken
from statecraft.server.store.group_commit import MOST_AT_ONCE, Job, tell

T = TypeVar("T")
_READERS = 2
_PATIENCE = 5.0
"""Seconds to wait for another process that writes to the same file."""
_POLL = 0.002
"""Seconds between two tries."""

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

    def time(self) -> float:
        # All who have the file open are on one machine.
        return time.time()


class _Begun:
    """Brief work that a loop has done, and that is to be committed; ``error`` has ended the transaction."""

    __slots__ = ("error", "jobs")

    def __init__(self, jobs: list[Job], error: Exception | None) -> None:
        self.jobs = jobs
        self.error = error


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
        # Another program that writes must not hold the loop up: the writer's thread waits for it.
        self._db.execute("PRAGMA busy_timeout=0")
        self._jobs: queue.SimpleQueue[Job | _Begun | None] = queue.SimpleQueue()
        self._brief: list[Job] = []
        self._free = threading.Lock()
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

    async def write(self, work: Callable[[Connection], T], brief: bool = False) -> T:
        if self._closed:
            raise StoreError("the database is closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        if brief:
            if not self._brief:
                # With all that is still asked for in this turn of the loop.
                loop.call_soon(self._begin)
            self._brief.append(Job(work, done))
        else:
            self._jobs.put(Job(work, done))
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

    def _begin(self) -> None:
        """In a loop's thread: do its brief work, and leave the commit to the writer.

        While the connection is taken nothing is done: who gives it back calls this again.
        """
        if not self._brief or not self._free.acquire(blocking=False):
            return
        batch, self._brief = self._brief, []
        try:
            self._db.execute("BEGIN IMMEDIATE")
        except sqlite3.Error:
            # Somebody else writes, or the database is broken: the writer finds out, and can wait.
            self._free.release()
            for job in batch:
                self._jobs.put(job)
            return
        self._jobs.put(_Begun(batch, self._attempt(batch)))

    def _write_on(self) -> None:
        """The writer's thread: ends what a loop has begun, and does all other work, in one transaction."""
        closing = False
        waiting: list[Job] = []
        while waiting or not closing:
            begun: _Begun | None = None
            item = self._jobs.get()
            while True:
                if item is None:
                    closing = True
                elif isinstance(item, _Begun):
                    begun = item
                else:
                    waiting.append(item)
                if len(waiting) >= MOST_AT_ONCE or self._jobs.empty():
                    break
                item = self._jobs.get()
            # Where a loop has the connection, what it has begun will come.
            if begun is None and not (waiting and self._free.acquire(blocking=False)):
                continue
            batch, waiting = waiting, []
            whole = self._finish(begun, batch)
            self._free.release()
            tell(whole)
            for loop in {job.done.get_loop() for job in tuple(self._brief)}:
                if not loop.is_closed():
                    loop.call_soon_threadsafe(self._begin)

    def _finish(self, begun: "_Begun | None", batch: list[Job]) -> list[Job]:
        """Do work after what a loop has done, if it has, and commit; all whose work is decided now."""
        whole = batch if begun is None else [*begun.jobs, *batch]
        error: Exception | None = None if begun is None else begun.error
        try:
            if begun is None:
                self._begin_patiently()
            error = error or self._attempt(batch)
            if error is None:
                self._db.execute("COMMIT")
        except sqlite3.Error as found:
            error = found
        if error is not None:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            for job in whole:
                job.error = job.error or _store_error(error)
        return whole

    def _begin_patiently(self) -> None:
        gives_up = time.monotonic() + _PATIENCE
        while True:
            try:
                self._db.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorname != "SQLITE_BUSY" or time.monotonic() > gives_up:
                    raise
                time.sleep(_POLL)
            else:
                return

    def _attempt(self, batch: list[Job]) -> Exception | None:
        """Do work in the transaction that has begun; each piece is whole or leaves no trace.

        What went wrong, where that has ended the whole transaction: a full disk does.
        """
        db = self._db
        try:
            for job in batch:
                db.execute("SAVEPOINT piece")
                try:
                    job.result = job.work(_Transaction(db))
                except Exception as error:
                    job.error = _store_error(error) if isinstance(error, sqlite3.Error) else error
                    if not db.in_transaction:
                        return error
                    db.execute("ROLLBACK TO piece")
                db.execute("RELEASE piece")
        except sqlite3.Error as error:
            return error
        return None

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        for job in self._brief:
            self._jobs.put(job)
        self._brief.clear()
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
