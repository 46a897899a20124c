"""SIGTERM in the middle of play: what was answered is written, sockets hear a goodbye, and play goes on."""

import asyncio
import contextlib
import random
from pathlib import Path

from server.real.serving import Gone, Json, Person, Server, Socket, play, run, serving


async def under_play(server: Server, seed: int) -> dict[str, tuple[str, Json]]:
    """Play at three tables and stop the server; the moves that were answered, by key."""
    person = await Person.guest(server)
    tables = [
        (await person.make(game, "mrr"))["id"]
        for game in ("globopolis", "global-powers", "globopolis")
    ]
    sockets = [await person.follow(table) for table in tables]
    sent: dict[str, tuple[str, Json]] = {}
    done: dict[str, tuple[str, Json]] = {}
    enough = asyncio.Event()

    async def one(table: str, socket: Socket) -> None:
        def note(what: str, _seat: int, key: str, told: Json) -> None:
            if what == "sent":
                sent[key] = (table, told)
            elif told["ok"]:
                done[key] = sent[key]
                if len(done) == 12:
                    enough.set()

        with contextlib.suppress(Gone):
            await play(socket, [0], random.Random(seed), note=note)

    playing = [
        asyncio.create_task(one(table, socket))
        for table, socket in zip(tables, sockets, strict=True)
    ]
    await enough.wait()
    stopping = asyncio.create_task(asyncio.to_thread(server.stop))
    await asyncio.gather(*playing)
    assert await stopping == 0
    assert [socket.closed for socket in sockets] == [1001] * len(sockets)

    await asyncio.to_thread(server.start)
    again = person_again(person, server)
    for key, (table, command) in done.items():
        told = await again.ask(
            "POST", f"/api/tables/{table}/moves", {"seat": 0, "key": key, "command": command}
        )
        assert told["again"], (key, told)
    for table in tables:
        socket = await again.follow(table)
        if (await again.ask("GET", f"/api/tables/{table}"))["status"] == "playing":
            await play(socket, [0], random.Random(seed), moves=1)
        await socket.close()
    return done


def person_again(person: Person, server: Server) -> Person:
    """The same browser, after the server came back."""
    again = Person(server, person.name)
    again.http.cookies = person.http.cookies
    again.http.headers["X-CSRF-Token"] = person.http.cookies["statecraft_csrf"]
    return again


def test_a_server_that_is_asked_to_end_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        done = run(under_play(server, 1))
        assert len(done) >= 12
        written = {row["key"] for row in server.rows("SELECT key FROM entry WHERE key IS NOT NULL")}
        assert set(done) <= written
        assert server.stop() == 0
        assert not server.problems()
