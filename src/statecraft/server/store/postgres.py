"""PostgreSQL: one connection that writes, with group commit, and readers beside it, for each process.

All work that waits when the writer comes by is done in one transaction and told about only after the commit, as on
SQLite. Between processes the database decides: of two who write a table's next entry one is `Taken`, reads anew and
answers again. What is more than a few rows of one table may look at something first and write then what follows
from it; it is serialisable, and done again where another process came in between.

Work is done again where that is safe: one by one under savepoints if a piece of it failed, and on a new connection if
the old one broke before the commit was sent. So work writes nothing but rows. Where the answer to a commit is lost
nobody knows whether it was carried out, and a `StoreError` says so.
"""

import asyncio
import contextlib
import queue
import random
import re
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, TypeVar

import psycopg
from psycopg import errors
from psycopg.rows import dict_row

from statecraft.server.store import Connection, Damaged, Full, Row, StoreError, Taken
from statecraft.server.store.group_commit import MOST_AT_ONCE, Job, tell

T = TypeVar("T")
_READERS = 4
_PATIENCE = 10.0
"""Seconds in which a database that was started anew, or another in its place, has to answer."""

_RETRY = 0.1
_TRIES = 20
"""So often work is done again because others wrote what it had looked at."""
_SILENCE = 20.0
"""Seconds without an answer after which a line is given up: a network that lost somebody says nothing, and a database
that is there says within `statement_timeout` that it takes too long."""
_OPTIONS = "-c lock_timeout=5s -c statement_timeout=15s -c idle_in_transaction_session_timeout=60s"
_NAME = re.compile(r"(?<![:\w]):([a-z_][a-z_0-9]*)")


@lru_cache(maxsize=1024)
def in_dialect(sql: str) -> str:
    """A statement with its parameters as psycopg names them.

    >>> in_dialect("SELECT a FROM b WHERE c = :c AND d LIKE '%x'")
    "SELECT a FROM b WHERE c = %(c)s AND d LIKE '%%x'"
    """
    return _NAME.sub(r"%(\1)s", sql.replace("%", "%%"))


class _Line(psycopg.Connection[dict[str, Any]]):
    """A connection that ends itself when nothing is heard on it any more."""

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        began = time.monotonic()
        try:
            return super().wait(gen, interval, _SILENCE if timeout is None else timeout)
        except psycopg.OperationalError:
            if timeout is None and time.monotonic() - began >= _SILENCE:
                self.close()
            raise


class _Transaction:
    """A connection as work sees it."""

    __slots__ = ("_db",)

    def __init__(self, db: "psycopg.Connection[dict[str, Any]]") -> None:
        self._db = db

    def run(self, sql: str, /, **values: Any) -> int:
        return self._db.execute(in_dialect(sql), values).rowcount

    def rows(self, sql: str, /, **values: Any) -> Sequence[Row]:
        return self._db.execute(in_dialect(sql), values).fetchall()

    def time(self) -> float:
        # Not now(), which stands still in a transaction.
        (row,) = self.rows("SELECT EXTRACT(EPOCH FROM clock_timestamp())::float8 AS at")
        return float(row["at"])


class PostgresStore:
    """A database at a URL. It is brought to today's shape when it is opened."""

    def __init__(self, url: str) -> None:
        self._url = url
        from statecraft.server.store.migrate import migrate

        migrate(url)
        self._db: psycopg.Connection[dict[str, Any]] | None = self._connect()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._writer.start()
        self._local = threading.local()
        self._opened: list[psycopg.Connection[dict[str, Any]]] = []
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="reader")
        self._closed = False

    def _connect(self) -> "psycopg.Connection[dict[str, Any]]":
        return _Line.connect(
            self._url, autocommit=True, row_factory=dict_row, options=_OPTIONS, connect_timeout=5
        )

    def read_now(self, work: Callable[[Connection], T]) -> T:
        """Do work that only reads, for who has no loop yet."""
        return self._read(work)

    async def write(self, work: Callable[[Connection], T], brief: bool = False) -> T:
        if self._closed:
            raise StoreError("the database is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        # Even a brief statement goes over a line, for which no loop waits.
        self._jobs.put(Job(work, done, brief))
        return await done

    async def read(self, work: Callable[[Connection], T]) -> T:
        if self._closed:
            raise StoreError("the database is closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        gives_up = time.monotonic() + _PATIENCE
        while True:
            try:
                return self._read_once(work)
            except psycopg.Error as error:
                db = getattr(self._local, "db", None)
                broken = db is None or db.closed
                if not broken or time.monotonic() > gives_up:
                    raise _store_error(error) from error
                time.sleep(_RETRY)

    def _read_once(self, work: Callable[[Connection], T]) -> T:
        db: psycopg.Connection[dict[str, Any]] | None = getattr(self._local, "db", None)
        if db is None or db.closed:
            self._local.db = None
            db = self._local.db = self._connect()
            self._opened.append(db)
        # One snapshot for all of its queries, whatever is written meanwhile.
        db.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        try:
            return work(_Transaction(db))
        finally:
            with contextlib.suppress(psycopg.Error):
                # Of a connection that broke nothing is left to end.
                db.execute("ROLLBACK")

    def _write_on(self) -> None:
        """The writer's thread: does all work that waits in one transaction."""
        closing = False
        while not closing:
            batch: list[Job] = []
            item = self._jobs.get()
            while True:
                if item is None:
                    closing = True
                else:
                    batch.append(item)
                if closing or len(batch) >= MOST_AT_ONCE or self._jobs.empty():
                    break
                item = self._jobs.get()
            for part in (
                [each for each in batch if each.brief == brief] for brief in (True, False)
            ):
                if part:
                    self._do(part)
                    tell(part)

    def _do(self, batch: list[Job]) -> None:
        """Do work, and commit; what cannot be done has its error."""
        gives_up = time.monotonic() + _PATIENCE
        while True:
            try:
                if self._db is None or self._db.closed:
                    self._db = self._connect()
                self._attempt(self._db, batch)
                return
            except psycopg.Error as error:
                broken = self._db is None or self._db.closed
                if not broken or time.monotonic() > gives_up:
                    self._fail(batch, _store_error(error))
                    return
                time.sleep(_RETRY)
            except _Unknown as unknown:
                self._fail(batch, StoreError(f"nobody knows whether it was written: {unknown}"))
                return

    def _fail(self, batch: list[Job], error: StoreError) -> None:
        if self._db is not None and not self._db.closed:
            with contextlib.suppress(psycopg.Error):
                self._db.execute("ROLLBACK")
        for job in batch:
            job.error = job.error or error

    def _attempt(
        self, db: "psycopg.Connection[dict[str, Any]]", batch: list[Job], tries: int = _TRIES
    ) -> None:
        """All of it at once; where a piece fails, one by one, each whole or without a trace."""
        for job in batch:
            job.result = job.error = None
        db.execute("BEGIN" if batch[0].brief else "BEGIN ISOLATION LEVEL SERIALIZABLE")
        try:
            for job in batch:
                job.result = job.work(_Transaction(db))
        except Exception as error:
            if db.closed:
                raise
            db.execute("ROLLBACK")
            self._again(db, batch, error, tries)
            return
        try:
            db.execute("COMMIT")
        except psycopg.Error as error:
            if db.closed:
                raise _Unknown(str(error)) from error
            self._again(db, batch, error, tries)

    def _again(
        self,
        db: "psycopg.Connection[dict[str, Any]]",
        batch: list[Job],
        error: Exception,
        tries: int,
    ) -> None:
        """After a failure that left nothing behind: one by one, or again if others were in the way."""
        if len(batch) > 1:
            for job in batch:
                self._attempt(db, [job])
        elif isinstance(error, errors.SerializationFailure | errors.DeadlockDetected) and tries:
            # Not at the very moment at which the others try again.
            time.sleep(random.uniform(0, 0.01))
            self._attempt(db, batch, tries - 1)
        else:
            batch[0].error = _store_error(error) if isinstance(error, psycopg.Error) else error

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(None, self.close_now)

    def close_now(self) -> None:
        """Finish what was begun, and let go, for who has no loop."""
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        for db in (*self._opened, self._db):
            if db is not None:
                db.close()


class _Unknown(Exception):
    """The line broke after a commit was sent."""


def _store_error(error: Exception) -> StoreError:
    """What went wrong, in words of our own."""
    if isinstance(error, psycopg.IntegrityError):
        return Taken(str(error))
    if isinstance(error, errors.DiskFull):
        return Full("there is no room left for the database")
    if isinstance(error, errors.DataCorrupted | errors.IndexCorrupted):
        return Damaged(str(error))
    return StoreError(f"the database refused: {error}")
