"""The database that tests of the server run on: SQLite, or PostgreSQL where `STATECRAFT_TEST_DATABASE=postgres` says so."""

import atexit
import os
import shutil
import sqlite3
import tempfile
from contextlib import ExitStack, closing
from functools import cache
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.rows import dict_row

from server.postgres import Cluster, cluster
from statecraft.server.store import Store
from statecraft.server.store.migrate import migrate
from statecraft.server.store.postgres import PostgresStore
from statecraft.server.store.sqlite import SqliteStore

ON_POSTGRES = os.environ.get("STATECRAFT_TEST_DATABASE") == "postgres"


of_the_file = pytest.mark.skipif(ON_POSTGRES, reason="is about the file of SQLite")


@cache
def own_cluster() -> Cluster:
    """One for all tests of this process."""
    held = ExitStack()
    made = held.enter_context(cluster())
    atexit.register(held.close)
    return made


def settings_of(folder: Path) -> dict[str, Any]:
    """The settings that say which database a server on this folder has: none, or PostgreSQL's."""
    return {"database": own_cluster().database_of(folder)} if ON_POSTGRES else {}


def rows_in(folder: Path, sql: str, *values: object) -> list[Any]:
    """What is in the database of a server on this folder, read or changed beside it; parameters are `?`."""
    return [tuple(row.values()) for row in named_rows_in(folder, sql, *values)]


def named_rows_in(folder: Path, sql: str, *values: object) -> list[dict[str, Any]]:
    """The same with the names of the columns."""
    if ON_POSTGRES:
        with psycopg.connect(own_cluster().database_of(folder), row_factory=dict_row) as db:
            found = db.execute(sql.replace("%", "%%").replace("?", "%s"), values)
            return list(found.fetchall()) if found.description else []
    with closing(sqlite3.connect(folder / "statecraft.sqlite", timeout=60)) as file:
        file.row_factory = sqlite3.Row
        data = [dict(row) for row in file.execute(sql, values)]
        file.commit()
        return data


@cache
def _empty_file() -> Path:
    """A database of today's shape with nothing in it, made once for all tests of this process."""
    folder = Path(tempfile.mkdtemp(prefix="statecraft-empty-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    migrate(f"sqlite:///{folder / 'empty.sqlite'}")
    return folder / "empty.sqlite"


def lay_out(path: Path) -> None:
    """Put an empty database where there is none yet: copying one is much quicker than all migrations again."""
    if not (ON_POSTGRES or path.exists()):
        # Closed to others, as a server would make it.
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        shutil.copyfile(_empty_file(), path)


def open_store(path: Path) -> Store:
    """The store at a place: a file there, or the database that stands for it."""
    if ON_POSTGRES:
        return PostgresStore(own_cluster().database_of(path))
    lay_out(path)
    return SqliteStore(path)
