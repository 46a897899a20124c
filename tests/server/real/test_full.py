"""A disk that is full in the middle of play: a clear no, nothing half-written, and on it goes after."""

import asyncio
import json
import os
import random
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
from litestar.testing import AsyncTestClient

from plugins.real_parts import real_part
from server.databases import of_the_file, rows_in
from server.postgres import cluster
from server.real.serving import Person, Server, run, serving
from server.real.test_stop import person_again
from statecraft.core.record.record import Record, fold
from statecraft.server.config import Settings
from statecraft.server.services import Services
from statecraft.server.store import Full
from statecraft.server.store.sqlite import SqliteStore
from statecraft.server.web.app import make_app

NUMBERS = "SELECT seq FROM entry WHERE table_id = ? ORDER BY seq"


async def pages(store: SqliteStore, most: int | None) -> None:
    """Let the database grow no further than it is (or as far as it likes): then SQLite itself says
    SQLITE_FULL, as it does when the disk has no room."""

    def work(db: Any) -> None:
        there = db.rows("PRAGMA page_count")[0][0]
        db.rows(f"PRAGMA max_page_count = {there if most is None else most}")

    await store.write(work)


@of_the_file
def test_a_full_database_is_told_as_such_and_leaves_no_trace(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(tmp_path / "db.sqlite")
        big = "x" * 100_000

        def put(name: str, text: str) -> Any:
            return lambda db: db.run(
                "INSERT INTO notepad (table_id, person, text) VALUES ('t', :name, :text)",
                name=name,
                text=text,
            )

        await store.write(put("before", "small"))
        await pages(store, None)
        # All of a batch wait for one commit: the small one must not go down with the large.
        results = await asyncio.gather(
            *[store.write(put(f"big{n}", big)) for n in range(3)],
            store.write(put("small", "tiny")),
            return_exceptions=True,
        )
        assert [type(result) for result in results[:3]] == [Full] * 3
        names = {
            row["person"]
            for row in await store.read(lambda db: db.rows("SELECT person FROM notepad"))
        }
        assert names == {"before"} | ({"small"} if not isinstance(results[3], Exception) else set())
        await pages(store, 1 << 30)
        await store.write(put("after", big))
        await store.close()

    asyncio.run(go())


async def a_game(client: AsyncTestClient[Any], rng: random.Random) -> tuple[str, int]:
    made = await client.post("/api/me", json={"name": "Ada", "colour": "blue"})
    client.headers["X-CSRF-Token"] = client.cookies["statecraft_csrf"]
    assert made.status_code == 201
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
    payload = (await client.post("/api/tables", json={"game": "globopolis", "seats": seats})).json()
    assert (await client.post(f"/api/tables/{payload['id']}/start")).status_code == 201
    return payload["id"], 3


async def one_move(
    client: httpx.AsyncClient, id: str, key: str, rng: random.Random
) -> httpx.Response:
    """The next answer that must be given, whosever it is."""
    for seat in range(3):
        for question in (await client.get(f"/api/tables/{id}/questions?seat={seat}")).json():
            if question["must"]:
                # Where every answer is put together from parts, there is none to choose from a list.
                action = rng.choice(question["actions"] or [question["default"]])
                command = {"act": {"question": question["id"], "action": action}}
                return await client.post(
                    f"/api/tables/{id}/moves", json={"seat": seat, "key": key, "command": command}
                )
    raise AssertionError("nobody is asked anything")


async def talk_until_full(client: httpx.AsyncClient, id: str) -> int:
    """Small things may still fit where large ones do not; how many lines did."""
    body = {"seat": 0, "to": {"all": True}, "text": "x" * 499}
    for number in range(200):
        answer = await client.post(f"/api/tables/{id}/talk", json=body)
        if answer.status_code != 200:
            assert (answer.status_code, answer.json()["error"]["text"]) == (503, "server-full")
            return number
    raise AssertionError("there is always room")


@of_the_file
def test_play_on_a_full_disk_is_refused_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def go() -> None:
        services = Services.open(Settings(data=tmp_path, rate_person=0, rate_address=0))
        store = services.store
        assert isinstance(store, SqliteStore)
        rng = random.Random(7)
        async with AsyncTestClient(make_app(services)) as client:
            id, _ = await a_game(client, rng)
            for number in range(5):
                assert (await one_move(client, id, f"k{number}", rng)).status_code == 200
            await pages(store, None)
            refused = None
            number = 5
            while refused is None:
                number += 1
                answer = await one_move(client, id, f"k{number}", rng)
                if answer.status_code != 200:
                    refused = answer
            assert refused.status_code == 503
            assert refused.json()["error"]["text"] == "server-full"
            assert "room" in refused.json()["error"]["say"]
            # Memory is what is written: the table can be looked at, and shows nothing of the move.
            live_tables = services.table_services.live_tables
            table, stored = await live_tables.open(id), await live_tables._read(id)
            assert table.seq == stored.seq
            assert table.state.digest() == stored.state.digest()
            assert table.session is not None
            game = table.settings.game
            assert (
                fold(game, Record.from_jsonl(game, table.session.record.to_jsonl())).digest()
                == table.state.digest()
            )
            text = await talk_until_full(client, id)
            ready = await client.get("/readyz")
            assert (ready.status_code, ready.json()["error"]["text"]) == (503, "server-full")
            # The very same move, once there is room again.
            await pages(store, 1 << 30)
            sent = json.loads(refused.request.content)
            again = await client.post(f"/api/tables/{id}/moves", json=sent)
            assert (again.status_code, again.json()) == (200, {"ok": True, "again": False})
            again = await client.post(f"/api/tables/{id}/moves", json=sent)
            assert again.json() == {"ok": True, "again": True}
            assert (await client.get("/readyz")).status_code == 200
            for number in range(100, 105):
                assert (await one_move(client, id, f"k{number}", rng)).status_code == 200
        db = sqlite3.connect(tmp_path / "statecraft.sqlite")
        rows = db.execute(
            "SELECT seq, kind FROM entry WHERE table_id = ? ORDER BY seq", (id,)
        ).fetchall()
        db.close()
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
        assert [row[1] for row in rows].count("talk") == text

    asyncio.run(go())


@contextmanager
def small_disk(place: Path, size: int) -> Iterator[Path]:
    """A file system of its own with so many MiB."""
    mount = real_part("mount")
    place.mkdir()
    subprocess.run([mount, "-t", "tmpfs", "-o", f"size={size}m", "none", place], check=True)
    try:
        yield place
    finally:
        subprocess.run([real_part("umount"), place], check=True)


def fill(ballast: Path) -> None:
    """Take all the room there is, to the last byte."""
    with ballast.open("wb", buffering=0) as file:
        for size in (4096, 1):
            try:
                while True:
                    os.write(file.fileno(), bytes(size))
            except OSError:
                continue


async def until_refused(client: httpx.AsyncClient, id: str, rng: random.Random) -> httpx.Response:
    for number in range(500):
        answer = await one_move(client, id, f"full{number}", rng)
        if answer.status_code != 200:
            return answer
    raise AssertionError("there is always room")


async def on_a_small_disk(server: Server, disk: Path) -> str:
    rng = random.Random(7)
    person = await Person.guest(server)
    id: str = (await person.make("globopolis", "mmm"))["id"]
    for number in range(5):
        assert (await one_move(person.http, id, f"k{number}", rng)).status_code == 200
    assert (await person.try_to("GET", "/readyz")).status_code == 200
    fill(disk / "ballast")
    ready = await person.try_to("GET", "/readyz")
    assert (ready.status_code, ready.json()["error"]["text"]) == (503, "server-full")
    assert (await person.try_to("GET", "/healthz")).status_code == 200
    refused = await until_refused(person.http, id, rng)
    assert (refused.status_code, refused.json()["error"]["text"]) == (503, "server-full")
    before = await person.ask("GET", f"/api/tables/{id}/questions?seat=0")

    # A crash on the full disk: it comes back with what it had, and can be looked at.
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    again = person_again(person, server)
    assert await again.ask("GET", f"/api/tables/{id}/questions?seat=0") == before
    sent = json.loads(refused.request.content)
    assert (await again.try_to("POST", f"/api/tables/{id}/moves", sent)).status_code == 503

    (disk / "ballast").unlink()
    assert (await again.try_to("GET", "/readyz")).status_code == 200
    assert await again.ask("POST", f"/api/tables/{id}/moves", sent) == {"ok": True, "again": False}
    assert await again.ask("POST", f"/api/tables/{id}/moves", sent) == {"ok": True, "again": True}
    for number in range(100, 105):
        assert (await one_move(again.http, id, f"k{number}", rng)).status_code == 200
    return id


@of_the_file
def test_a_server_on_a_disk_without_room_refuses_restarts_and_goes_on(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 4) as disk:
        server = serving(disk / "data")
        played_on(disk, server, lambda id: rows_in(disk / "data", NUMBERS, id))


def test_so_does_one_whose_postgres_has_no_room(tmp_path: Path) -> None:
    # Not in pytest's own folder, which any other run on this machine closes to the user that PostgreSQL runs as.
    with (
        tempfile.TemporaryDirectory(prefix="statecraft-disk-") as folder,
        small_disk(Path(folder) / "disk", 64) as disk,
        cluster() as postgres,
    ):
        database = postgres.database_on(disk / "space", "full")
        server = serving(tmp_path / "data", database=database)
        with psycopg.connect(database) as db:
            played_on(
                disk, server, lambda id: db.execute(NUMBERS.replace("?", "%s"), [id]).fetchall()
            )


def played_on(
    disk: Path, serving: AbstractContextManager[Server], written: Callable[[str], list[Any]]
) -> None:
    with serving as server:
        numbers = [row[0] for row in written(run(on_a_small_disk(server, disk)))]
        assert len(numbers) > 10
        assert numbers == list(range(1, len(numbers) + 1))
        assert not server.unexpected
        assert server.stop() == 0
