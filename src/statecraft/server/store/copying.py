"""A whole database as one file, and back: what backups are made of.

The file is a database of SQLite in the shape of `schema`, whichever kind it came from, so a backup of one kind can be
restored into the other. Nothing but Python is needed for it: no `pg_dump`, which would have to be on the path and as
new as the server, and nobody stops playing. All rows are of one moment.
"""

import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Table

from statecraft.server.store import Newer, StoreError
from statecraft.server.store.migrate import known_versions, migrate
from statecraft.server.store.schema import METADATA

Steps = Callable[[int], None]
PAGES = 256
"""Pages of SQLite that are copied in one go."""
_ROWS = 500
_OF_SERVERS = ("node", "lease")
"""Tables that say who serves just now, which is no part of a backup."""


class NoBackup(StoreError):
    """A file that is no backup, or a damaged one."""


def tables() -> list[Table]:
    """The tables that are copied."""
    return [table for table in METADATA.sorted_tables if table.name not in _OF_SERVERS]


@contextmanager
def written_whole(path: Path) -> Iterator[Path]:
    """A file that is there whole, for its owner alone, or not at all."""
    half = path.with_name(f".{path.name}.part")
    half.unlink(missing_ok=True)
    os.close(os.open(half, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield half
        with half.open("rb") as file:
            os.fsync(file.fileno())
        half.replace(path)
    finally:
        half.unlink(missing_ok=True)


# Out of a database.


def out_of_sqlite(source: Path, target: Path, done: Steps, total: Callable[[int], None]) -> None:
    """Copy a file of SQLite that servers may be writing to, by its online backup.

    One reading transaction is open all the time, so that what is written meanwhile does not begin the copy anew.
    """
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.execute("BEGIN")
        (pages,) = old.execute("PRAGMA page_count").fetchone()
        old.execute("SELECT 1 FROM sqlite_master").fetchone()
        total(pages)
        last = pages

        def told(_status: int, left: int, _all: int) -> None:
            nonlocal last
            done(last - left)
            last = left

        old.backup(new, pages=PAGES, progress=told, sleep=0)
        for name in _OF_SERVERS:
            if _has(new, name):
                new.execute(f'DELETE FROM "{name}"')
        new.commit()
        new.execute("PRAGMA journal_mode=DELETE")
    check(target)


def out_of_postgres(url: str, target: Path, done: Steps, total: Callable[[int], None]) -> None:
    """Copy a database of PostgreSQL, of one moment, while nodes write to it."""
    import psycopg

    migrate(f"sqlite:///{target}")
    with psycopg.connect(url, connect_timeout=5) as old, closing(sqlite3.connect(target)) as new:
        old.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        version = old.execute("SELECT version_num FROM alembic_version").fetchall()
        (ours,) = new.execute("SELECT version_num FROM alembic_version").fetchone()
        if [row[0] for row in version] != [ours]:
            raise Newer(f"the database is of version {version}, this program of {ours}")
        counts = {
            table.name: _number(old.execute(f'SELECT COUNT(*) FROM "{table.name}"'))
            for table in tables()
        }
        total(sum(counts.values()))
        for table in tables():
            # What migrations themselves have put into a new database is in the old one too.
            new.execute(f'DELETE FROM "{table.name}"')
            with old.cursor(name=f"copy_{table.name}") as cursor:
                cursor.itersize = _ROWS
                cursor.execute(f'SELECT {_columns(table)} FROM "{table.name}"')
                while rows := cursor.fetchmany(_ROWS):
                    _insert(new, table, rows)
                    done(len(rows))
        new.commit()
    check(target)


def _number(cursor: Any) -> int:
    return int(cursor.fetchone()[0])


def _columns(table: Table) -> str:
    return ", ".join([f'"{column.name}"' for column in table.columns])


def _insert(new: sqlite3.Connection, table: Table, rows: Iterable[Any]) -> None:
    marks = ", ".join(["?"] * len(table.columns))
    new.executemany(
        f'INSERT INTO "{table.name}" ({_columns(table)}) VALUES ({marks})',
        [tuple(bytes(one) if isinstance(one, memoryview) else one for one in row) for row in rows],
    )


def _has(db: sqlite3.Connection, name: str) -> bool:
    return (
        db.execute(
            "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", (name,)
        ).fetchone()
        is not None
    )


def check(path: Path) -> dict[str, int]:
    """How many tables, entries and people are in a backup; NoBackup where it is none or is damaged."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as db:
            if not _has(db, "alembic_version"):
                raise NoBackup("it has no tables of Statecraft")
            versions = {row[0] for row in db.execute("SELECT version_num FROM alembic_version")}
            if not versions <= known_versions():
                raise Newer(f"it is of version {', '.join(sorted(versions))}")
            found = db.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if found != "ok":
                raise NoBackup(found)
            return {
                name: _number(db.execute(f'SELECT COUNT(*) FROM "{table}"'))
                for name, table in (
                    ("tables", "game_table"),
                    ("entries", "entry"),
                    ("people", "person"),
                )
            }
    except sqlite3.Error as error:
        raise NoBackup(str(error)) from error


# Into a database.


def into_sqlite(backup: Path, target: Path, done: Steps, total: Callable[[int], None]) -> None:
    """Put a backup in the place of a file that nobody has open; what was there is kept as `….replaced`."""
    with written_whole(target) as half:
        out_of_sqlite(backup, half, done, total)
        migrate(f"sqlite:///{half}")
        if target.exists():
            with closing(sqlite3.connect(target)) as old:
                # What is in the companion file goes into the file itself, which is then whole alone.
                old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            for companion in ("-wal", "-shm"):
                target.with_name(target.name + companion).unlink(missing_ok=True)
            target.replace(target.with_name(target.name + ".replaced"))


def into_postgres(backup: Path, url: str, done: Steps, total: Callable[[int], None]) -> None:
    """Put a backup in the place of all that is in a database of PostgreSQL, in one transaction."""
    import tempfile

    import psycopg

    with tempfile.TemporaryDirectory() as folder:
        today = Path(folder) / "backup.sqlite"
        with closing(sqlite3.connect(backup)) as db, closing(sqlite3.connect(today)) as copy:
            db.backup(copy)
        migrate(f"sqlite:///{today}")
        with closing(sqlite3.connect(today)) as old, psycopg.connect(url, connect_timeout=5) as new:
            total(
                sum(
                    _number(old.execute(f'SELECT COUNT(*) FROM "{table.name}"'))
                    for table in tables()
                )
            )
            every = ", ".join([f'"{table.name}"' for table in METADATA.sorted_tables])
            new.execute(f"TRUNCATE {every}")
            for table in tables():
                _copy_in(old, new, table, done)


def _copy_in(old: sqlite3.Connection, new: Any, table: Table, done: Steps) -> None:
    cursor = old.execute(f'SELECT {_columns(table)} FROM "{table.name}"')
    with new.cursor().copy(f'COPY "{table.name}" ({_columns(table)}) FROM STDIN') as copy:
        copy.set_types([_TYPES[column.type.__visit_name__] for column in table.columns])
        while rows := cursor.fetchmany(_ROWS):
            for row in rows:
                copy.write_row(row)
            done(len(rows))
    key = list(table.primary_key.columns)
    if len(key) == 1 and key[0].type.__visit_name__ == "big_integer":
        # Rows brought their numbers along; the next one comes after them.
        new.execute(
            f"SELECT setval(pg_get_serial_sequence('\"{table.name}\"', '{key[0].name}'),"
            f' COALESCE((SELECT MAX("{key[0].name}") FROM "{table.name}"), 0) + 1, false)'
        )


_TYPES = {
    "text": "text",
    "integer": "int4",
    "big_integer": "int8",
    "float": "float8",
    "large_binary": "bytea",
}
"""How PostgreSQL names what a column holds."""
