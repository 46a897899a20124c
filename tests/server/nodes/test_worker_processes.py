"""`statecraft serve --workers N`: several processes on one port are one server, and outlive each of them."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from server.databases import own_cluster
from server.nodes.history import History, faults
from server.real.serving import Person, Server, Socket, run, serving
from server.real.test_kill import LOST
from statecraft.server.store.sqlite import SqliteStore

WORKERS = 3


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, Any]:
    if request.param == "sqlite":
        return {"database": ""}
    return {"database": own_cluster().database_of(tmp_path)}


def workers_of(server: Server) -> list[int]:
    """The processes that serve, by what the parent says of them."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text()
    return [int(pid) for pid in children.split()]


async def spread(person: Person, table: str, enough: int = 2) -> list[Socket]:
    """Sockets of one person, as many as it takes to be sure that not all are at the same process."""
    return [await person.follow(table) for _ in range(4 * enough)]


async def wait_for(holds: Callable[[], object], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.02)


class Ears:
    """What a socket heard, in its order; told to ask anew, it does."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self.heard: list[str] = []

    async def listen(self) -> list[str]:
        news, self._socket.news = self._socket.news, []
        for message in news:
            if message["type"] == "reload":
                await self._socket.ask("sync")
            lines = message["talk"] if message["type"] == "snapshot" else [message.get("line")]
            said = [line["text"] for line in lines if line]
            self.heard += [text for text in said if text not in self.heard]
        return self.heard


async def say(socket: Socket, words: str, history: History) -> None:
    history.sent(words, time.monotonic())
    data = await socket.ask("say", seat=0, to={"all": True}, text=words)
    assert data["ok"], data
    history.answered(words, time.monotonic(), True)


def test_they_are_one_server_and_outlive_each_of_them(
    tmp_path: Path, database: dict[str, Any]
) -> None:
    async def work(server: Server) -> None:
        first = workers_of(server)
        assert len(first) == WORKERS
        ada = await Person.guest(server, "Ada")
        table = (await ada.make("globopolis", "mr"))["id"]
        sockets = await spread(ada, table)
        for socket in sockets:
            assert (await socket.ask("sync"))["ok"]
        history = History()
        await asyncio.gather(
            *[
                say(socket, f"{n} {k}", history)
                for n, socket in enumerate(sockets)
                for k in range(2)
            ]
        )
        ears = [Ears(socket) for socket in sockets]
        async with asyncio.timeout(30):
            while any([len(await each.listen()) < 16 for each in ears]):
                await asyncio.sleep(0.02)
        orders = [each.heard for each in ears]
        assert not faults(history, orders[0], {str(n): each for n, each in enumerate(orders)})
        # One is killed: who was there comes back, the others notice nothing, and another takes its place.
        os.kill(first[1], signal.SIGKILL)
        await wait_for(lambda: len({*workers_of(server)} - {first[1]}) == WORKERS)
        alive: list[Socket] = []
        for socket in sockets:
            try:
                await say(socket, f"after {len(alive)}", history)
                alive.append(socket)
            except LOST:
                continue
        again = await ada.follow(table)
        assert (await again.ask("sync"))["ok"]
        await say(again, "again", history)
        for socket in (*sockets, again):
            await socket.close()

    with serving(tmp_path, workers=WORKERS, bots=0, **database) as server:
        run(work(server))
        second = Server(tmp_path, bots=0)
        with pytest.raises(AssertionError) as refused:
            second.start()
        assert "in use by another server" in str(refused.value)
        second._gone()
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 10
        assert [line for line in server.logged if line.get("event") == "worker died"]


def test_they_end_with_their_parent(tmp_path: Path) -> None:
    server = Server(tmp_path, workers=2, bots=0)
    server.start()
    pids = workers_of(server)
    assert server.process is not None
    server.process.kill()
    server.process.wait(10)
    gives_up = time.monotonic() + 15
    while any(Path(f"/proc/{pid}").exists() for pid in pids):
        assert time.monotonic() < gives_up, "a process outlives its parent"
        time.sleep(0.05)
    server._gone()
    # And nothing of theirs is in the way of the next.
    server.start()
    assert server.stop() == 0


def test_writers_of_one_file_take_turns(tmp_path: Path) -> None:
    """As many stores as there are processes write at once; each piece is there, and nobody is refused."""

    async def work() -> None:
        stores = [SqliteStore(tmp_path / "db.sqlite") for _ in range(3)]

        def put(number: int):  # type: ignore[no-untyped-def]
            return lambda db: db.run(
                "INSERT INTO notepad (table_id, person, text) VALUES (:id, '', '')", id=str(number)
            )

        await asyncio.gather(*[stores[n % 3].write(put(n), brief=n % 2 == 0) for n in range(300)])
        rows = await stores[0].read(lambda db: db.rows("SELECT table_id FROM notepad"))
        assert len(rows) == 300
        for store in stores:
            await store.close()

    asyncio.run(work())
