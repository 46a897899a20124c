"""A store of its own for each test that asks."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from server.databases import open_store
from statecraft.server.store import Connection

T = TypeVar("T")


class Database:
    """A real store, asked without a loop of one's own."""

    def __init__(self, path: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.store = open_store(path)

    def write(self, work: Callable[[Connection], T]) -> T:
        return self.loop.run_until_complete(self.store.write(work))

    def close(self) -> None:
        self.loop.run_until_complete(self.store.close())
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    made = Database(tmp_path / "test.sqlite")
    yield made
    made.close()
