"""Work on a database is whole or without a trace, and kept before anybody is told; on both databases alike."""

import ast
import asyncio
import random
import re
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Protocol

import psycopg
import pytest

from server.nodes.chaos import Chaos
from server.postgres import Cluster, cluster
from statecraft.server import store as store_package
from statecraft.server.store import Connection, Newer, Store, StoreError, Taken
from statecraft.server.store.postgres import PostgresStore
from statecraft.server.store.sqlite import SqliteStore

MIGRATIONS = Path(str(store_package.__file__)).parent / "migrations" / "versions"


class Database(Protocol):
    """Where a store is, and what somebody else finds there."""

    def open(self) -> Store: ...

    def there(self) -> set[int]: ...

    def run(self, sql: str) -> None: ...


class Sqlite:
    def __init__(self, path: Path) -> None:
        self.path = path

    def open(self) -> Store:
        return SqliteStore(self.path)

    def there(self) -> set[int]:
        with closing(sqlite3.connect(self.path)) as db:
            return {int(row[0]) for row in db.execute("SELECT id FROM mail")}

    def run(self, sql: str) -> None:
        with closing(sqlite3.connect(self.path, isolation_level=None)) as db:
            db.execute(sql)


class Postgres:
    def __init__(self, url: str, cluster: Cluster) -> None:
        self.url = url
        self.cluster = cluster

    def open(self) -> Store:
        return PostgresStore(self.url)

    def there(self) -> set[int]:
        with psycopg.connect(self.url) as db:
            return {int(row[0]) for row in db.execute("SELECT id FROM mail")}

    def run(self, sql: str) -> None:
        with psycopg.connect(self.url, autocommit=True) as db:
            db.execute(sql)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    if request.param == "sqlite":
        return Sqlite(tmp_path / "store.sqlite")
    made: Cluster = request.getfixturevalue("postgres")
    return Postgres(made.database_of(tmp_path), made)


@pytest.fixture
def served(postgres: Cluster, tmp_path: Path) -> Postgres:
    return Postgres(postgres.database_of(tmp_path), postgres)


def using(database: Database, work: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = database.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(whole())


def put(number: int, db: Connection, fail: bool = False) -> int:
    """Write a row, and perhaps break afterwards."""
    db.run(
        "INSERT INTO mail (id, to_address, subject, body, created) VALUES (:id, '', '', '', 0)",
        id=number,
    )
    if fail:
        raise LookupError(str(number))
    return number


def test_what_was_told_is_there_and_what_broke_is_not(database: Database) -> None:
    async def work(store: Store) -> None:
        rng = random.Random(3)
        written: set[int] = set()

        async def one(number: int) -> None:
            fail, brief = rng.random() < 0.3, rng.random() < 0.6
            await asyncio.sleep(rng.random() / 20)
            try:
                assert await store.write(partial(put, number, fail=fail), brief) == number
            except LookupError:
                assert fail
                assert number not in database.there()
            else:
                assert not fail
                assert number in database.there()
                written.add(number)

        await asyncio.gather(*[one(number) for number in range(120)])
        assert database.there() == written
        with pytest.raises(Taken):
            await store.write(partial(put, min(written)), brief=True)

    using(database, work)


def test_another_program_that_writes_does_not_hold_the_loop_up(tmp_path: Path) -> None:
    database = Sqlite(tmp_path / "store.sqlite")

    async def work(store: Store) -> None:
        with closing(sqlite3.connect(database.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            writing = asyncio.create_task(store.write(partial(put, 1), brief=True))
            longest = 0.0
            for _ in range(20):
                began = time.perf_counter()
                await asyncio.sleep(0.01)
                longest = max(longest, time.perf_counter() - began)
            assert not writing.done()
            assert longest < 2
            other.execute("COMMIT")
            assert await writing == 1
        assert database.there() == {1}

    using(database, work)


def test_what_waits_when_the_store_is_closed_is_still_written(database: Database) -> None:
    async def work(store: Store) -> None:
        writing = [
            asyncio.create_task(store.write(partial(put, number), number % 2 == 0))
            for number in range(10)
        ]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*writing) == [*range(10)]
        assert database.there() == {*range(10)}
        with pytest.raises(StoreError):
            await store.write(partial(put, 11), brief=True)
        with pytest.raises(StoreError):
            await store.read(lambda db: db.rows("SELECT id FROM mail"))

    using(database, work)


def test_reading_sees_one_moment_and_writes_nothing(database: Database) -> None:
    async def work(store: Store) -> None:
        await store.write(partial(put, 1))

        def twice(db: Connection) -> tuple[int, int]:
            before = len(db.rows("SELECT id FROM mail"))
            database.run(
                "INSERT INTO mail (id, to_address, subject, body, created) VALUES (2, '', '', '', 0)"
            )
            return before, len(db.rows("SELECT id FROM mail"))

        assert await store.read(twice) == (1, 1)
        assert database.there() == {1, 2}
        with pytest.raises(StoreError):
            await store.read(partial(put, 3))
        found = await store.read(
            lambda db: db.rows("SELECT id, body FROM mail WHERE id = :id", id=1)
        )
        assert [dict(row) for row in found] == [{"id": 1, "body": ""}]

    using(database, work)


def test_a_database_of_a_newer_version_is_refused(database: Database) -> None:
    async def nothing(store: Store) -> None:
        pass

    using(database, nothing)
    database.run("UPDATE alembic_version SET version_num = '9999'")
    database.run("UPDATE shape SET oldest = '9999'")
    with pytest.raises(Newer):
        database.open()


def test_a_newer_database_that_only_has_more_is_gone_on_with(database: Database) -> None:
    """While servers are exchanged one after the other, one of before may be started beside a newer one."""

    async def write(store: Store) -> None:
        assert await store.write(partial(put, 7)) == 7

    async def nothing(store: Store) -> None:
        pass

    using(database, nothing)
    database.run("UPDATE alembic_version SET version_num = '9999'")
    database.run("ALTER TABLE mail ADD COLUMN tomorrow TEXT NOT NULL DEFAULT ''")
    using(database, write)
    assert 7 in database.there()


def test_migrations_that_others_go_on_beside_only_add() -> None:
    for path in sorted(MIGRATIONS.glob("[0-9]*.py")):
        said = dict(re.findall(r'^(revision|oldest) = "(\d{4})"', path.read_text(), re.MULTILINE))
        number = said["revision"]
        assert number < "0007" or said["oldest"] <= number, path.name
        if said.get("oldest", number) == number:
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("op."):
                assert node.func.attr in ("create_table", "create_index", "add_column"), path.name  # type: ignore[attr-defined]
                words = ast.unparse(node)
                if node.func.attr == "add_column":  # type: ignore[attr-defined]
                    assert "nullable=True" in words or "server_default" in words, path.name


def test_two_processes_write_and_the_database_decides(served: Postgres) -> None:
    async def whole() -> None:
        stores = [served.open(), served.open()]

        async def one(store: Store, number: int) -> bool:
            try:
                return await store.write(partial(put, number)) == number
            except Taken:
                return False

        for number in range(40):
            won = await asyncio.gather(*[one(store, number) for store in stores])
            assert sorted(won) == [False, True]
        for store in stores:
            await store.close()

    asyncio.run(whole())
    assert served.there() == {*range(40)}


def test_stores_that_are_opened_together_bring_a_database_to_its_shape_once(
    postgres: Cluster, tmp_path: Path
) -> None:
    url = postgres.database_of(tmp_path)

    async def whole() -> None:
        opening = [asyncio.to_thread(PostgresStore, url) for _ in range(4)]
        for store in await asyncio.gather(*opening):
            await store.close()

    asyncio.run(whole())


@pytest.mark.parametrize("way", ["stop", "kill"])
def test_a_database_that_is_started_anew_is_found_again(served: Postgres, way: str) -> None:
    async def work(store: Store) -> None:
        assert await store.write(partial(put, 1)) == 1
        assert len(await store.read(lambda db: db.rows("SELECT id FROM mail"))) == 1
        if way == "stop":
            served.cluster.stop()
        else:
            served.cluster.kill()
        waiting = asyncio.create_task(store.write(partial(put, 2)))
        reading = asyncio.create_task(store.read(lambda db: db.rows("SELECT id FROM mail")))
        await asyncio.sleep(0.2)
        await asyncio.to_thread(served.cluster.start)
        assert await waiting == 2
        assert len(await reading) in (1, 2)

    using(served, work)
    assert served.there() == {1, 2}


def test_a_database_that_stays_away_is_told_of(
    served: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("statecraft.server.store.postgres._PATIENCE", 0.5)

    async def work(store: Store) -> None:
        served.cluster.stop()
        try:
            with pytest.raises(StoreError):
                await store.write(partial(put, 1))
            with pytest.raises(StoreError):
                await store.read(lambda db: db.rows("SELECT id FROM mail"))
        finally:
            await asyncio.to_thread(served.cluster.start)
        assert await store.write(partial(put, 2)) == 2

    using(served, work)
    assert served.there() == {2}


def test_a_line_that_fell_silent_is_given_up_and_another_one_found(
    served: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody says that a network has lost somebody: what was asked is never answered, and no socket closes."""
    monkeypatch.setattr("statecraft.server.store.postgres._SILENCE", 0.5)

    async def whole() -> None:
        chaos = await Chaos(served.cluster.port).open()
        url = served.url.replace(f":{served.cluster.port}/", f":{chaos.port}/")
        store = await asyncio.to_thread(PostgresStore, url)
        try:
            assert await store.write(partial(put, 1)) == 1
            assert len(await store.read(lambda db: db.rows("SELECT id FROM mail"))) == 1
            chaos.be("silent")
            writing = asyncio.create_task(store.write(partial(put, 2)))
            reading = asyncio.create_task(store.read(lambda db: db.rows("SELECT id FROM mail")))
            await asyncio.sleep(0.8)
            assert not writing.done()
            # From here on lines that are opened anew are good; the old ones have lost what was said.
            chaos.be("whole")
            assert await asyncio.wait_for(writing, 15) == 2
            assert len(await asyncio.wait_for(reading, 15)) in (1, 2)
        finally:
            await store.close()
            await chaos.close()

    asyncio.run(whole())
    assert served.there() == {1, 2}
