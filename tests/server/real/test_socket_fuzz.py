"""Nonsense over the WebSocket: nothing but a refusal comes of it, and the table plays on.

Requests are torn, twisted and invented; the answer to each is a refusal (or, where nonsense happened to
make sense, an answer), never silence, never a close that docs/server.md does not announce, never an error
in the server's log.
"""

import asyncio
import json
import random
import socket as sockets
import struct
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from scale import scaled
from server.real.serving import (
    PATIENCE,
    Json,
    Person,
    Server,
    Socket,
    answer,
    connected,
    play,
    run,
    serving,
)

ROUNDS = 600
NONSENSE = 20
"""The server closes a socket that has sent so much nonsense in all (1008)."""


def value(rng: random.Random, depth: int = 0) -> Any:
    """Any JSON value, with a liking for what is at the edge."""
    simple: list[Any] = [
        *(None, True, False, 0, 1, -1, 2**31, 2**53, 2**63, 2**64, 10**40, -(10**40), 0.5, 1e308),
        *(
            "",
            "a",
            "\u0000",
            "\ud800",
            "é" * 70,
            "x" * 5000,
            "__class__",
            "<script>",
            "0x10",
            "9" * 400,
        ),
        *([], {}),
    ]
    if depth < 4 and rng.random() < 0.3:
        if rng.randrange(2):
            return [value(rng, depth + 1) for _ in range(rng.randrange(4))]
        return {str(value(rng, 4))[:60]: value(rng, depth + 1) for _ in range(rng.randrange(4))}
    return rng.choice(simple)


def requests(seat: int, question: Json) -> list[Json]:
    """Requests that make sense, to be twisted."""
    action = (question["actions"] or [question["default"]])[0]
    return [
        {"do": "sync", "epoch": "e", "seen": {"0": 1, "gallery": 2}},
        {"do": "questions", "seat": seat},
        {"do": "compose", "seat": seat, "question": question["id"], "tokens": [1, 2]},
        {"do": "hint", "seat": seat, "question": question["id"]},
        {"do": "say", "seat": seat, "to": {"all": True}, "text": "hello"},
        {"do": "say", "seat": seat, "to": {"seats": [1]}, "text": "psst"},
        {"do": "ping"},
        {"do": "move", "seat": seat, "key": "k", "command": {"undo": {}}},
        {"do": "move", "seat": seat, "key": "k", "command": {"rollback": {"turn": 0}}},
        {"do": "move", "seat": seat, "key": "k", "command": {"stop-clock": {}}},
        {"do": "move", "seat": seat, "key": "k", "command": {"drop-order": {"kind": "x"}}},
        {
            "do": "move",
            "seat": seat,
            "key": "k",
            "command": {"give-order": {"order": {"is": "always-default", "kind": "x"}}},
        },
        {
            "do": "move",
            "seat": seat,
            "command": {"act": {"question": question["id"], "action": action}},
        },
    ]


def twist(data: Any, rng: random.Random) -> Any:
    """The same with something in it changed, dropped or added, anywhere."""
    if isinstance(data, dict) and data:
        name = rng.choice(list(data))
        where = rng.randrange(6)
        if where == 0:
            return {key: kept for key, kept in data.items() if key != name}
        if where == 1:
            return {**data, str(value(rng, 4))[:40]: value(rng)}
        if where == 2 or not isinstance(data[name], dict | list):
            return {**data, name: value(rng)}
        return {**data, name: twist(data[name], rng)}
    if isinstance(data, list) and data:
        at = rng.randrange(len(data))
        return [*data[:at], twist(data[at], rng), *data[at + 1 :]]
    return value(rng)


def frame(rng: random.Random, seat: int, question: Json) -> str | bytes:
    """Something to send."""
    whole = twist(rng.choice(requests(seat, question)), rng)
    if rng.randrange(3) == 0:
        whole = twist(whole, rng)
    if isinstance(whole, dict):
        whole.setdefault("id", rng.choice([1, "a", None, 2**70, -1]))
    text = json.dumps(whole)
    kind = rng.randrange(12)
    if kind == 0:
        return text[: rng.randrange(len(text))]
    if kind == 1:
        return text.encode()
    if kind == 2:
        return bytes(rng.randbytes(rng.randrange(200)))
    if kind == 3:
        return "[" * 30_000
    if kind == 4:
        return '{"do":"ping","id":' * 2000
    if kind == 5:
        return "".join([chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(100))])
    return text


async def first_question(person: Person, table: str) -> tuple[int, Json]:
    for seat in range(3):
        for question in await person.ask("GET", f"/api/tables/{table}/questions?seat={seat}"):
            if question["must"]:
                return seat, question
    raise AssertionError("nobody is asked")


async def fuzz(server: Server, rounds: int, seed: int) -> None:
    rng = random.Random(seed)
    person = await Person.guest(server, "Fuzz")
    made = await person.make("globopolis", "mmm", control={"decision": 3600}, public=True)
    quiet = await person.follow(made["id"])
    await quiet.ask("sync")
    sent = 0
    while sent < rounds:
        connection = await connected(server, made["id"], person.headers())
        seat, question = await first_question(person, made["id"])
        for _ in range(NONSENSE - 1):
            nonsense = frame(rng, seat, question)
            await connection.send(nonsense)
            sent += 1
            try:
                await heard(connection)
            except ConnectionClosed as closed:
                raise AssertionError((closed, nonsense[:300])) from closed
        await connection.close()
    # Who sat by heard nothing it could not read, and the game goes on.
    assert quiet.closed is None
    await quiet.ask("ping")
    assert await play(quiet, [0, 1, 2], rng, moves=5) >= 5
    await quiet.close()


async def heard(connection: ClientConnection) -> Json:
    """The answer to what was sent last; news may come before it."""
    while True:
        message: Json = json.loads(await asyncio.wait_for(connection.recv(), PATIENCE))
        if message["type"] == "answer":
            assert message["ok"] or message["error"]["say"], message
            return message


async def drained(connection: ClientConnection) -> None:
    """Read until the other side closes."""
    with suppress(ConnectionClosed):
        while True:
            await connection.recv()


def test_nonsense_is_refused_and_does_no_harm(server: Server) -> None:
    run(fuzz(server, scaled(ROUNDS, 300), 5))


def test_who_sends_nothing_but_nonsense_is_shown_out(server: Server) -> None:
    async def go() -> None:
        person = await Person.guest(server)
        made = await person.make("globopolis", "mm", start=False)
        connection = await connected(server, made["id"], person.headers())
        for _ in range(NONSENSE):
            await connection.send("nonsense")
        await asyncio.wait_for(drained(connection), PATIENCE)
        assert connection.close_code == 1008

    run(go())


def test_a_frame_beyond_64_kib_ends_its_own_socket_alone(server: Server) -> None:
    async def go() -> None:
        person = await Person.guest(server)
        made = await person.make("globopolis", "mrr")
        other = await person.follow(made["id"])
        await other.ask("sync")
        connection = await connected(server, made["id"], person.headers())
        await connection.send(json.dumps({"do": "ping", "id": "x" * 65_000}))
        assert (await heard(connection))["ok"]
        await connection.send(json.dumps({"do": "ping", "id": "x" * 66_000}))
        await asyncio.wait_for(drained(connection), PATIENCE)
        assert connection.close_code == 1009
        assert (await other.ask("ping"))["ok"]
        assert await play(other, [0], random.Random(1), moves=2) == 2
        await other.close()

    run(go())


def test_a_flood_is_told_to_slow_down_and_then_cut_off(tmp_path: Any) -> None:
    async def go(server: Server) -> None:
        person = await Person.guest(server)
        made = await person.make("globopolis", "mrr")
        friend = await Person.guest(server)
        other = await friend.follow(made["id"], query=f"?code={made['code']}")
        await other.ask("sync")
        connection = await connected(server, made["id"], person.headers())
        refused = 0
        with suppress(ConnectionClosed):
            for number in range(500):
                await connection.send(json.dumps({"do": "ping", "id": number}))
                answer = await heard(connection)
                if not answer["ok"]:
                    assert answer["error"]["text"] == "server-slower"
                    refused += 1
        assert connection.close_code == 1008
        assert 0 < refused <= NONSENSE
        # Each person has a limit of their own: somebody else's socket is as free as before.
        assert (await other.ask("ping"))["ok"]
        await other.close()

    with serving(tmp_path, rate_socket=60) as server:
        run(go(server))
        assert server.stop() == 0
        assert not server.problems()


def test_a_slow_reader_holds_nobody_up(server: Server) -> None:
    """Somebody follows and never reads: the others' news come as ever."""

    async def go() -> None:
        person = await Person.guest(server)
        made = await person.make("globopolis", "mmm", public=True)
        lazy = await connected(server, made["id"], person.headers())
        lazy.transport.get_extra_info("socket").setsockopt(
            sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096
        )
        await lazy.send(json.dumps({"do": "sync"}))
        lazy.transport.pause_reading()
        socket = await person.follow(made["id"])
        await socket.ask("sync")
        for number in range(900):
            answer = await socket.ask(
                "say", seat=0, to={"all": True}, text=f"{number} " + "x" * 490
            )
            assert answer["ok"]
        lines = [news["line"]["text"] for news in socket.news if news["type"] == "talk"]
        # Three seats of one person: each hears every line, in order.
        assert len(lines) == 3 * 900
        assert await play(socket, [0, 1, 2], random.Random(2), moves=2) == 2
        await socket.close()

    run(go())


def test_connections_that_break_in_the_middle_of_a_move_leave_the_move_whole(
    server: Server,
) -> None:
    """The line is cut right after a move was sent: it is played once or not at all, never by half."""

    async def go() -> None:
        rng = random.Random(9)
        person = await Person.guest(server)
        made = await person.make("global-powers", "mmm")
        id = made["id"]
        for number in range(scaled(20)):
            socket = await person.follow(id)
            asked: list[tuple[int, Json]] = []
            for seat in range(3):
                data = await socket.ask("questions", seat=seat)
                asked += [(seat, question) for question in data["result"] if question["must"]]
            if not asked:
                break
            seat, question = asked[0]
            action = await answer(socket, seat, question, rng)
            move = {
                "seat": seat,
                "key": f"cut-{number}",
                "command": {"act": {"question": question["id"], "action": action}},
            }
            await socket.connection.send(json.dumps({"do": "move", "id": 1, **move}))
            abrupt(socket)
            sent = await person.try_to("POST", f"/api/tables/{id}/moves", move)
            assert sent.status_code == 200, sent.text
            again = await person.ask("POST", f"/api/tables/{id}/moves", move)
            assert again["again"]
        rows = server.rows(
            "SELECT key, COUNT(*) AS times FROM entry WHERE table_id = ? AND key IS NOT NULL"
            " GROUP BY key",
            id,
        )
        assert rows
        assert {row["times"] for row in rows} == {1}

    def abrupt(socket: Socket) -> None:
        """A reset instead of a goodbye."""
        raw = socket.connection.transport.get_extra_info("socket")
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, struct.pack("ii", 1, 0))
        socket.connection.transport.abort()

    run(go())
