"""SIGTERM in the middle of play: what was answered is written, sockets hear a goodbye, and play goes on."""

import asyncio
import contextlib
import random
import socket
import time
from pathlib import Path

from server.real.serving import ROOT, Gone, Json, Person, Server, Socket, play, run, serving


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
        def note(what: str, _seat: int, key: str, answer: Json) -> None:
            if what == "sent":
                sent[key] = (table, answer)
            elif answer["ok"]:
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
        answer = await again.ask(
            "POST", f"/api/tables/{table}/moves", {"seat": 0, "key": key, "command": command}
        )
        assert answer["again"], (key, answer)
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


def hanging(server: Server) -> list[socket.socket]:
    """Connections that begin something and never end it: a line, a head, a body, an answer nobody reads."""
    head = f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
    pieces = (
        "GET /api/gam",
        head,
        head + "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{",
        f"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n" * 50,
    )
    made = []
    for piece in pieces * 5:
        made.append(socket.create_connection(("127.0.0.1", server.port)))
        made[-1].sendall(piece.encode())
    return made


def long_work() -> Json:
    """A record that takes a minute to be played through, and can be sent by anybody."""
    game = (ROOT / "tests/golden/globopolis/assistance.jsonl").read_text(encoding="utf-8")
    return {"game": "globopolis", "record": game + '{"undo":{"to":200,"by":[0]}}\n' * 20_000}


async def begin_long_work(server: Server) -> None:
    """Send it, and go as soon as the server is about it."""
    person = await Person.guest(server)
    sending = asyncio.create_task(person.try_to("POST", "/api/records", long_work()))
    # Whatever it does with what it was sent, it has it by now: it answers in order on one machine.
    await asyncio.wait([sending], timeout=1)
    sending.cancel()


def test_a_server_that_is_asked_to_end_ends_soon_whatever_hangs(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        connections = hanging(server)
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 10
        for connection in connections:
            connection.close()
        server.start()
        run(begin_long_work(server))
        began = time.monotonic()
        server.stop()
        assert time.monotonic() - began < 10
        assert not server.unexpected


# A job in a thread of the server, which nothing can end from outside.
RECKONS = """
import threading, time
from statecraft.cli import main

threading.Thread(target=time.sleep, args=(60,)).start()
main()
"""


def test_a_thread_that_never_ends_does_not_keep_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.program = ("-c", RECKONS)
    server.start()
    began = time.monotonic()
    assert server.stop() == 1
    assert time.monotonic() - began < 10
    assert "ended with work left over" in [line["event"] for line in server.logged]
