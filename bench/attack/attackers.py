"""The attacks, `python -m bench.attack.attackers NAME PORT SECONDS`: each sends, for some seconds, what once held a server up. Nothing leaves this machine.

All attackers come from one address of it, and the victim from another, so that limits by address fall on who earned
them. Each attack says what the server answered, by status, so that it can be seen whether it was served or refused. It
begins when it is sent a line, so that what it needs is ready by then.
"""

import asyncio
import contextlib
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import httpx

from bench.server.players import Guest
from bench.server.wire import Socket, connect
from statecraft.core.engine.question import Chance
from statecraft.core.engine.session import Session
from statecraft.core.record.inputs import Act, Outcome
from statecraft.core.record.record import Record, Undo, new_header
from statecraft.plugins import registry

ATTACKER = "127.0.0.2"
_COLOURS = ("orange", "blue", "green", "yellow", "pink", "red")
_BOTS = [{"kind": "bot", "bot": "steady"}] * 4
_ALONE = [{"kind": "me"}, *_BOTS[1:]]


class Attackers:
    """Six guests from one address, and what was answered to them."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.base = f"http://127.0.0.1:{port}"
        self._seconds = seconds
        self.ends = 0.0
        self.guests: list[Guest] = []
        self.answers: Counter[str] = Counter()

    async def begin(self) -> None:
        """Wait for the word to begin."""
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        await asyncio.to_thread(sys.stdin.readline)
        self.ends = time.perf_counter() + self._seconds

    async def arrive(self, count: int = 6) -> None:
        if not self.ends:
            await self.begin()
        for number in range(count):
            guest = Guest(self.base, ATTACKER)
            await guest.arrive(f"Mallory {number}", _COLOURS[number % len(_COLOURS)])
            self.guests.append(guest)

    async def leave(self) -> None:
        for guest in self.guests:
            await guest.http.aclose()

    @property
    def left(self) -> float:
        """How many seconds are left."""
        return self.ends - time.perf_counter()

    @property
    def time_left(self) -> bool:
        return self.left > 0

    async def ask(self, guest: Guest, method: str, path: str, body: Any = None) -> Any:
        """A request, given up when the attack is over; its answer, or None where there is none."""
        try:
            answer = await guest.http.request(method, path, json=body, timeout=max(0.1, self.left))
        except httpx.TimeoutException:
            self.answers["gave up"] += 1
            return None
        except httpx.TransportError:
            self.answers["cut off"] += 1
            return None
        self.answers[str(answer.status_code)] += 1
        if answer.status_code == 429:
            await asyncio.sleep(0.05)
        return answer.json() if answer.status_code < 300 and answer.content else None

    async def over_and_over(self, what: Callable[[Guest], Awaitable[Any]], each: int = 1) -> None:
        """All guests do something again and again, each so often at once."""

        async def one(guest: Guest) -> None:
            while self.time_left:
                await what(guest)
                await asyncio.sleep(0)

        await asyncio.gather(*[one(guest) for guest in self.guests for _ in range(each)])

    async def table(self, guest: Guest, seats: list[dict[str, str]], **more: Any) -> str:
        """A table in play; "" where it is refused."""
        wanted = {"game": "globopolis", "seats": seats, "rated": False, "pace": "at-once", **more}
        made = await self.ask(guest, "POST", "/api/tables", wanted)
        if made is None:
            return ""
        await self.ask(guest, "POST", f"/api/tables/{made['id']}/start")
        return str(made["id"])

    async def socket(self, guest: Guest, table: str) -> Socket | None:
        path, headers = f"/api/tables/{table}/socket", {"Cookie": guest.cookie}
        try:
            return await connect(self.port, path, headers, self._heard, ATTACKER)
        except OSError:
            self.answers["cut off"] += 1
            return None

    def _heard(self, message: bytes) -> None:
        kind = "refused" if b'"ok":false' in message or b'"refused"' in message else "message"
        self.answers[kind] += 1


def long_record(undos: int) -> str:
    """Hundreds of moves, and then back to before the last one again and again."""
    game, rng = registry.game("globopolis"), random.Random(1)
    session = Session(game, new_header(game, {}, 4))
    while len(session.record.lines) < 600 and session.state.result is None:
        waiting = session.state.pending()
        if isinstance(waiting, Chance):
            session.apply(Outcome(waiting.id, waiting.distribution.sample(rng)))
            continue
        question = rng.choice(list(session.state.questions()))
        action = session.state.legal(question.seat, question.id).sample(rng)
        session.apply(Act(question.id, question.seat, action))
    last = len(session.record.lines) - 1
    lines = [*session.record.lines, *[Undo(last, (question.seat,))] * undos]
    return Record(session.record.header, lines).to_jsonl()


async def records(attack: Attackers) -> None:
    """Records with 15,000 undos, six at a time."""
    body = {"game": "globopolis", "record": long_record(15_000), "names": []}
    await attack.arrive()
    await attack.over_and_over(lambda guest: attack.ask(guest, "POST", "/api/records", body))


async def editions(attack: Attackers) -> None:
    """Editions of 25,000 rows, six at a time."""
    await attack.arrive()
    files = {
        path.name: path.read_text(encoding="utf-8")
        for path in registry.game("globopolis").edition.texts.iterdir()
        if path.suffix in (".toml", ".ftl")
    }
    files["ops.toml"] = "[[operations]]\n" * 25_000
    body = {"game": "globopolis", "files": files}
    await attack.over_and_over(lambda guest: attack.ask(guest, "POST", "/api/editions", body))


async def replays(attack: Attackers) -> None:
    """Positions of a long game, from anywhere in it, and its history."""
    body = {"game": "globopolis", "record": long_record(6_000), "names": []}
    await attack.arrive()
    made = await attack.ask(attack.guests[0], "POST", "/api/records", body)
    if made is None:
        return
    rng = random.Random(2)

    async def look(guest: Guest) -> None:
        line = rng.randrange(6_500)
        path = f"/api/tables/{made['id']}/replay/{line}?open=true&code={made['code']}"
        await attack.ask(guest, "GET", path)

    await attack.over_and_over(look, 3)


async def tables(attack: Attackers) -> None:
    """Tables without end, each with its chain of dice; after fifty a person has enough."""
    await attack.arrive()
    wanted = {"game": "globopolis", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": False}
    await attack.over_and_over(lambda guest: attack.ask(guest, "POST", "/api/tables", wanted), 4)


async def hints(attack: Attackers) -> None:
    """Hints, as many at once as there are connections."""
    await attack.arrive()
    places: dict[Guest, tuple[str, int]] = {}
    for guest in attack.guests:
        table = await attack.table(guest, _ALONE)
        found = await attack.ask(guest, "GET", f"/api/tables/{table}/questions?seat=0")
        if found:
            places[guest] = (table, found[0]["id"])

    async def ask(guest: Guest) -> None:
        table, question = places.get(guest, ("none", 0))
        body = {"seat": 0, "question": question}
        await attack.ask(guest, "POST", f"/api/tables/{table}/hint", body)

    await attack.over_and_over(ask, 6)


async def bots(attack: Attackers) -> None:
    """Tables of steady bots that play among themselves as fast as they can, some of them watched."""
    await attack.arrive(3)
    sockets: list[Socket | None] = []
    for guest in attack.guests:
        for number in range(12):
            table = await attack.table(guest, _BOTS) if attack.time_left else ""
            if table and number % 2:
                sockets.append(await attack.socket(guest, table))
    for socket in sockets:
        if socket is not None:
            socket.say(b'{"do":"sync","id":1}')
    await asyncio.sleep(max(0.0, attack.left))
    _close(sockets)


async def unread(attack: Attackers) -> None:
    """Forty sockets that ask for everything, and read nothing."""
    await attack.arrive(4)
    sockets = []
    for guest in attack.guests:
        table = await attack.table(guest, _ALONE)
        sockets += [await attack.socket(guest, table) for _ in range(10)]
    opened = [socket for socket in sockets if socket is not None and socket.transport is not None]
    for socket in opened:
        socket.transport.pause_reading()  # type: ignore[union-attr]
    while attack.time_left:
        for socket in opened:
            if not socket.closed.done():
                socket.say(b'{"do":"sync","id":1}')
        await asyncio.sleep(0.02)
    attack.answers["cut off"] += len([socket for socket in opened if socket.closed.done()])
    _close(sockets)


async def sockets(attack: Attackers) -> None:
    """As many sockets as are let in, each with as much to say as it likes."""
    await attack.arrive()
    opened: list[Socket | None] = []
    for guest in attack.guests:
        table = await attack.table(guest, _ALONE)
        for _ in range(150):
            if attack.time_left:
                opened.append(await attack.socket(guest, table))
    while attack.time_left:
        for socket in opened:
            if socket is not None and not socket.closed.done():
                socket.say(b'{"do":"questions","id":1,"seat":0}')
        await asyncio.sleep(0.1)
    _close(opened)


async def headers(attack: Attackers) -> None:
    """Hundreds of connections that say a letter now and then."""
    lines: list[asyncio.StreamWriter] = []
    await attack.begin()
    for _ in range(400):
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection(
                "127.0.0.1", attack.port, local_addr=(ATTACKER, 0)
            )
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
            lines.append(writer)
    while attack.time_left:
        for writer in lines:
            if not writer.is_closing():
                writer.write(b"X")
        await asyncio.sleep(0.25)
    attack.answers["connections"] = len(lines)
    for writer in lines:
        writer.transport.abort()


async def flood(attack: Attackers) -> None:
    """Requests as fast as they go: lists, codes that are guessed, links to a stranger."""
    await attack.arrive()
    rng = random.Random(3)

    async def ask(guest: Guest) -> None:
        path = rng.choice(["/api/tables", f"/api/codes/{rng.randrange(10**6)}", "/api/games"])
        if rng.random() < 0.1:
            body = {"email": "victim@example.org"}
            await attack.ask(guest, "POST", "/api/me/email", body)
        else:
            await attack.ask(guest, "GET", path)

    await attack.over_and_over(ask, 8)


async def nonsense(attack: Attackers) -> None:
    """Bodies that are deep, long and wrong."""
    await attack.arrive()
    bodies = [
        {"game": "globopolis", "record": "[" * 60_000, "names": []},
        {"game": "x" * 60_000, "record": "{}", "names": []},
        {"game": "globopolis", "record": json.dumps({"undo": {"to": 10**30, "by": []}}) * 900},
    ]
    which = _in_turn(bodies)
    await attack.over_and_over(
        lambda guest: attack.ask(guest, "POST", "/api/records", next(which)), 4
    )


def _in_turn(bodies: list[Any]) -> Iterator[Any]:
    while True:
        yield from bodies


def _close(opened: list[Socket | None]) -> None:
    for socket in opened:
        if socket is not None and socket.transport is not None:
            socket.transport.abort()


ATTACKS: dict[str, Callable[[Attackers], Awaitable[None]]] = {
    each.__name__: each
    for each in (
        records,
        editions,
        replays,
        tables,
        hints,
        bots,
        unread,
        sockets,
        headers,
        flood,
        nonsense,
    )
}


async def begin(attack: Callable[[Attackers], Awaitable[None]], port: int, seconds: float) -> None:
    """Do one of them, and say what was answered."""
    attackers = Attackers(port, seconds)
    try:
        # Ended by force where it does not end by itself; the time to get ready comes on top.
        async with asyncio.timeout(seconds + 60):
            await attack(attackers)
    except TimeoutError:
        attackers.answers["broken off"] += 1
    await attackers.leave()
    sys.stdout.write(json.dumps(attackers.answers) + "\n")


if __name__ == "__main__":
    asyncio.run(begin(ATTACKS[sys.argv[1]], int(sys.argv[2]), float(sys.argv[3])))
