"""Brief work and long work share one connection: whole or without a trace, on disk before anybody is told."""

import asyncio
import random
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from statecraft.server.store import Connection, StoreError, Taken
from statecraft.server.store.sqlite import SqliteStore


def with_store(folder: Path, work: Callable[[SqliteStore, Path], Awaitable[None]]) -> None:
    async def whole() -> None:
        path = folder / "store.sqlite"
        store = SqliteStore(path)
        try:
            await work(store, path)
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


def there(path: Path) -> set[int]:
    """What somebody else finds in the file."""
    with closing(sqlite3.connect(path)) as db:
        return {int(row[0]) for row in db.execute("SELECT id FROM mail")}


def test_what_was_told_is_there_and_what_broke_is_not(tmp_path: Path) -> None:
    async def work(store: SqliteStore, path: Path) -> None:
        rng = random.Random(3)
        written: set[int] = set()

        async def one(number: int) -> None:
            fail, brief = rng.random() < 0.3, rng.random() < 0.6
            await asyncio.sleep(rng.random() / 20)
            try:
                assert await store.write(partial(put, number, fail=fail), brief) == number
            except LookupError:
                assert fail
                assert number not in there(path)
            else:
                assert not fail
                assert number in there(path)
                written.add(number)

        await asyncio.gather(*[one(number) for number in range(120)])
        assert there(path) == written
        with pytest.raises(Taken):
            await store.write(partial(put, min(written)), brief=True)

    with_store(tmp_path, work)


def test_another_program_that_writes_does_not_hold_the_loop_up(tmp_path: Path) -> None:
    async def work(store: SqliteStore, path: Path) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
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
        assert there(path) == {1}

    with_store(tmp_path, work)


def test_what_waits_when_the_store_is_closed_is_still_written(tmp_path: Path) -> None:
    async def work(store: SqliteStore, path: Path) -> None:
        writing = [
            asyncio.create_task(store.write(partial(put, number), number % 2 == 0))
            for number in range(10)
        ]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*writing) == [*range(10)]
        assert there(path) == {*range(10)}
        with pytest.raises(StoreError):
            await store.write(partial(put, 11), brief=True)

    with_store(tmp_path, work)
