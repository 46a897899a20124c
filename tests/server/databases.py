"""The database that tests of the server run on: SQLite, or PostgreSQL where `STATECRAFT_TEST_DATABASE=postgres` says so."""

import atexit
import os
from contextlib import ExitStack
from functools import cache
from pathlib import Path

from server.postgres import Cluster, cluster
from statecraft.server.store import Store
from statecraft.server.store.postgres import PostgresStore
from statecraft.server.store.sqlite import SqliteStore

ON_POSTGRES = os.environ.get("STATECRAFT_TEST_DATABASE") == "postgres"


@cache
def own_cluster() -> Cluster:
    """One for all tests of this process."""
    held = ExitStack()
    made = held.enter_context(cluster())
    atexit.register(held.close)
    return made


def open_store(path: Path) -> Store:
    """The store at a place: a file there, or the database that stands for it."""
    if ON_POSTGRES:
        return PostgresStore(own_cluster().database_of(path))
    return SqliteStore(path)
