"""Backups are of one moment, whoever plays meanwhile; what is restored plays on, with other dice."""

import asyncio
import copy
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server.operators.house import House, HouseRoom, somebody
from server.tables.room import ADA, ME, NOVICE, everything
from statecraft.fairdice import verify
from statecraft.server.store import Connection
from statecraft.server.store.copying import tables


def at(house: House, work: Callable[[HouseRoom], Awaitable[Any]], seed: int = 0) -> Any:
    """Do something at the tables of a house, with a server that is closed afterwards."""

    async def whole() -> Any:
        room = house.room(seed)
        await room.open()
        try:
            return await work(room)
        finally:
            await room.close()

    return asyncio.run(whole())


async def some_moves(room: HouseRoom, id: str, steps: int) -> dict[str, Any]:
    for _ in range(steps):
        await room.step(id)
    # A copy: some of it goes on to change with the table.
    return copy.deepcopy(everything(await room.at(id)))


async def begun(room: HouseRoom) -> tuple[str, dict[str, Any]]:
    await room.store.write(somebody("person-0", "Ada", "ada@example.org"))
    id = await room.begun(ADA, seats=[ME, NOVICE, NOVICE])
    return id, await some_moves(room, id, 6)


@pytest.mark.parametrize("into", ["sqlite", "postgres"])
def test_a_restored_backup_plays_on_with_other_dice(
    house: House, into: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "saturday.backup"

    async def first(room: HouseRoom) -> tuple[str, dict[str, Any], dict[str, Any]]:
        id, before = await begun(room)
        # While the server runs, from another thread, as another process would.
        done = await asyncio.to_thread(house.command, "backup", str(file), "--json")
        assert done.data["tables"] == 1
        assert done.data["people"] == 1
        return id, before, await some_moves(room, id, 6)

    id, before, seen = at(house, first, seed=1)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    other = House(into, tmp_path, capsys, "other")
    restored = other.command("restore", str(file), "--json")
    assert restored.data["burned"] == 1

    async def again(room: HouseRoom) -> None:
        found = everything(await room.at(id))
        for part in ("record", "digest", "log", "questions", "turns", "talk"):
            assert found[part] == before[part], part
        room.rng.seed(7)
        after = await some_moves(room, id, 6)
        assert after["record"] != seen["record"]
        verdict = verify((await room.at(id)).thrown().report())
        # Once: the folder that it was restored into is the one in use.
        assert (verdict.wrong, len(verdict.burned)) == (None, 1)

    at(other, again, seed=1)
    assert other.command("verify", "--json").data["ok"]


def test_what_is_written_meanwhile_is_in_it_whole_or_not_at_all(
    house: House, tmp_path: Path
) -> None:
    """Somebody writes two rows at a time all the while; no backup has one without the other."""
    stop, wrote = threading.Event(), threading.Event()

    async def write_on() -> None:
        store = house.open_store()
        number = 0

        def pair(db: Connection) -> None:
            for half in ("a", "b"):
                db.run(
                    "INSERT INTO notepad (table_id, person, text) VALUES (:table, :half, :text)",
                    table=str(number),
                    half=half,
                    text="x" * 3000,
                )

        while not stop.is_set():
            number += 1
            await store.write(pair)
            if number > 20:
                wrote.set()
        await store.close()

    writing = threading.Thread(target=lambda: asyncio.run(write_on()))
    writing.start()
    try:
        assert wrote.wait(30)
        for number in range(3):
            file = tmp_path / f"{number}.backup"
            assert house.command("backup", str(file)).code == 0
            with closing(sqlite3.connect(file)) as db:
                rows = db.execute("SELECT COUNT(*), COUNT(DISTINCT table_id) FROM notepad")
                many, pairs = rows.fetchone()
            assert many == 2 * pairs >= 40
    finally:
        stop.set()
        writing.join(30)


def test_a_backup_is_not_written_over_another_file(house: House, tmp_path: Path) -> None:
    at(house, begun)
    there = tmp_path / "there"
    there.write_text("mine")
    refused = house.command("backup", str(there))
    assert (refused.code, there.read_text()) == (1, "mine")
    assert "there already" in refused.err


def test_what_is_there_is_replaced_only_where_that_is_wished_for(
    house: House, tmp_path: Path
) -> None:
    file = tmp_path / "a.backup"
    id, before = at(house, begun)
    assert house.command("backup", str(file)).code == 0

    async def on(room: HouseRoom) -> None:
        await some_moves(room, id, 3)
        await room.begun(ADA, seats=[ME, NOVICE])

    at(house, on)
    refused = house.command("restore", str(file))
    assert refused.code == 1
    assert "--replace" in refused.err
    assert house.command("status", "--json").data["tables"] == {"playing": 2}
    assert house.command("restore", str(file), "--replace", "--json").data["burned"] == 1

    async def look(room: HouseRoom) -> None:
        assert everything(await room.at(id))["record"] == before["record"]
        # Numbers of rows go on after those that came back.
        assert len(await room.rows("SELECT id FROM game_table")) == 1
        await room.store.write(
            lambda db: db.run(
                "INSERT INTO mail (to_address, subject, body, created) VALUES ('a', 'b', 'c', 1)"
            )
        )

    at(house, look)
    acts = house.command("status", "--json").data
    assert acts["tables"] == {"playing": 1}


def test_no_file_that_is_no_backup_is_taken(house: House, tmp_path: Path) -> None:
    id, before = at(house, begun)
    whole = tmp_path / "whole.backup"
    assert house.command("backup", str(whole)).code == 0
    half, empty, words = (tmp_path / name for name in ("half", "empty", "words"))
    content = whole.read_bytes()
    half.write_bytes(content[: len(content) // 2])
    empty.write_bytes(b"")
    words.write_text("not a database at all, but long enough to look like one" * 10)
    for file in (half, empty, words, tmp_path / "nowhere"):
        refused = house.command("restore", str(file), "--replace")
        assert refused.code == 1, file
        assert str(file) in refused.err

    async def look(room: HouseRoom) -> None:
        assert everything(await room.at(id))["record"] == before["record"]

    at(house, look)


def test_a_backup_of_another_servers_key_is_not_taken_by_accident(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    at(house, begun)
    other = House(house.kind, tmp_path, capsys, "other")
    at(other, begun)
    file = tmp_path / "other.backup"
    assert other.command("backup", str(file)).code == 0
    # Both rolled their keys with the same seed in this test: make it another one.
    with closing(sqlite3.connect(file)) as db:
        db.execute("UPDATE secret SET value = ? WHERE name = 'dice'", (b"7" * 32,))
        db.commit()
    refused = house.command("restore", str(file), "--replace")
    assert refused.code == 1
    assert "fingerprint" in refused.err


def test_nothing_is_restored_under_a_running_server(house: House, tmp_path: Path) -> None:
    at(house, begun)
    file = tmp_path / "a.backup"
    assert house.command("backup", str(file)).code == 0
    code = (
        "import sys, fcntl, pathlib\n"
        "file = open(sys.argv[1], 'r+')\n"
        "fcntl.lockf(file, fcntl.LOCK_EX)\n"
        "print('held', flush=True)\n"
        "sys.stdin.read()\n"
    )
    (house.folder / "lock").touch()
    holder = subprocess.Popen(
        [sys.executable, "-c", code, str(house.folder / "lock")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == b"held\n"
    try:
        refused = house.command("restore", str(file), "--replace")
    finally:
        holder.communicate(b"")
    assert refused.code == 1
    assert "in use by another server" in refused.err


def test_nothing_is_restored_under_nodes_elsewhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = House("postgres", tmp_path, capsys)
    at(house, begun)
    file = tmp_path / "a.backup"
    assert house.command("backup", str(file)).code == 0

    async def elsewhere(room: HouseRoom) -> None:
        await room.store.write(
            lambda db: db.run(
                "INSERT INTO node (id, alive_until) VALUES ('node-7', :until)", until=db.time() + 60
            )
        )

    at(house, elsewhere)
    refused = house.command("restore", str(file), "--replace")
    assert refused.code == 1
    assert "node-7" in refused.err


def test_every_table_of_the_database_is_in_a_backup(house: House, tmp_path: Path) -> None:
    """A table that is added to the schema is copied without anybody thinking of it."""
    at(house, begun)
    file = tmp_path / "a.backup"
    assert house.command("backup", str(file)).code == 0

    async def counts(room: HouseRoom) -> dict[str, int]:
        found = {}
        for table in tables():
            (row,) = await room.rows(f'SELECT COUNT(*) AS many FROM "{table.name}"')
            found[table.name] = row["many"]
        return found

    there = at(house, counts)
    with closing(sqlite3.connect(file)) as db:
        copied = {
            name: db.execute(f'SELECT COUNT(*) FROM "{name}"').fetchone()[0] for name in there
        }
    assert copied == there
