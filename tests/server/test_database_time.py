"""Nodes go by the database's time, wherever their own clocks are."""

import asyncio
from pathlib import Path

import pytest

from server.databases import own_cluster
from statecraft.server.config import Settings
from statecraft.server.database_time import DatabaseTime
from statecraft.server.services import CannotOpen, Services
from statecraft.server.steady_clock import SteadyClock


class Slow:
    """A monotonic clock that a test moves."""

    def __init__(self) -> None:
        self.at = 50.0

    def __call__(self) -> float:
        return self.at


class Says:
    """A store whose database says a time, after a while."""

    def __init__(self, monotonic: Slow) -> None:
        self.monotonic = monotonic
        self.now = 0.0
        self.takes = 0.0

    async def read(self, work):  # type: ignore[no-untyped-def]
        return work(self)

    def time(self) -> float:
        self.monotonic.at += self.takes
        return self.now


def test_it_is_carried_on_and_looked_up_again() -> None:
    monotonic = Slow()
    at = DatabaseTime(lambda: 1000.0, monotonic)
    assert at() == 1000.0
    monotonic.at += 7
    assert at() == 1007.0
    store = Says(monotonic)
    store.now, store.takes = 1010.0, 0.5
    asyncio.run(at.look(store))  # type: ignore[arg-type]
    # What was said was true half-way.
    assert at() == 1010.25


def test_an_answer_that_took_too_long_says_nothing() -> None:
    monotonic = Slow()
    at = DatabaseTime(lambda: 1000.0, monotonic)
    store = Says(monotonic)
    store.now, store.takes = 5000.0, 3.0
    asyncio.run(at.look(store))  # type: ignore[arg-type]
    assert at() == 1003.0


def test_a_node_whose_clock_is_wrong_shows_the_time_of_the_database(tmp_path: Path) -> None:
    wrong = SteadyClock(None, DatabaseTime(lambda: 5_000.0, lambda: 100.0), lambda: 100.0)
    assert wrong() == 5_000.0
    wrong.keep()
    url = own_cluster().database_of(tmp_path)
    services = Services.open(Settings(data=tmp_path, database=url))
    try:
        database = services.store.read_now(lambda db: db.time())  # type: ignore[attr-defined]
        assert abs(services.clock() - database) < 0.5
        # Its own time is nobody's business, and kept nowhere.
        assert not (tmp_path / "clock").exists()
    finally:
        asyncio.run(services.store.close())
        assert services._held is not None
        services._held.close()


def test_a_database_that_cannot_be_used_is_named_without_its_password(tmp_path: Path) -> None:
    port = own_cluster().port
    for url in (
        f"postgresql://tests:hush@127.0.0.1:{port}/none",
        "postgresql://u:hush@127.0.0.1:1/x",
    ):
        with pytest.raises(CannotOpen) as error:
            Services.open(Settings(data=tmp_path, database=url))
        assert error.value.text == "serve-no-database"
        assert "hush" not in str(error.value.values)
        assert error.value.values["path"].startswith("127.0.0.1/")
