"""`kill -9` in the middle of play: nothing that was answered is lost, nothing happens twice.

Several tables with people and bots, some by the clock with people who dawdle, are played by scripted
clients that note every move before they send it and every answer they get. The server is killed at
random moments and started again on the same folder; the clients come back by themselves.
"""

import asyncio
import json
import logging
import random
from collections import Counter
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from scale import scaled
from server.databases import settings_of
from server.real.serving import Gone, Json, Person, Server, Socket, play, run
from statecraft.core.record.inputs import Act, Timeout, TimeUp
from statecraft.core.record.record import Record, Undo
from statecraft.fairdice.verify import verify
from statecraft.server.config import Settings
from statecraft.server.services import Services

log = logging.getLogger(__name__)
KILLS = 5
FEW = 3
"""Kills in `make test`; a soak has as many as MOST."""
MOST = 200
BATCH = 25
"""So many kills share a folder; then come fresh tables, because games end."""

TIMED = {"decision": 5, "bank": 0, "phase": 5, "stop": 5, "reply": 5}
LOST = (Gone, OSError, httpx.TransportError, WebSocketException)
"""How a client notices that its server is gone."""


class Notes:
    """What the clients know: the moves they sent, and those that were answered."""

    def __init__(self) -> None:
        self.sent: dict[str, tuple[str, int, Json]] = {}
        self.done: set[str] = set()
        self.refused: set[str] = set()

    def of(self, table: str, what: str, seat: int, key: str, data: Json) -> None:
        if what == "sent":
            self.sent[key] = (table, seat, data)
        elif data["ok"]:
            self.done.add(key)
        else:
            self.refused.add(key)


class Client:
    """Somebody at one table who plays on whenever there is a server."""

    def __init__(self, person: Person, table: str, seats: list[int], dawdles: bool) -> None:
        self.person = person
        self.table = table
        self.seats = seats
        self.dawdles = dawdles
        self.socket: Socket | None = None

    async def go_on(self, notes: Notes, rng: random.Random) -> None:
        """Play until the server is gone or the game over."""
        try:
            self.socket = await self.person.follow(self.table)
            if self.dawdles:
                await self._dawdle(notes, rng)
            else:
                await play(self.socket, self.seats, rng, note=self._noting(notes))
        except LOST:
            pass
        finally:
            if self.socket is not None:
                await self.socket.close()

    def _noting(self, notes: Notes):  # type: ignore[no-untyped-def]
        return lambda what, seat, key, data: notes.of(self.table, what, seat, key, data)

    async def _dawdle(self, notes: Notes, rng: random.Random) -> None:
        """Let the time run out, come back, move once, and let it run out again."""
        socket = self.socket
        assert socket is not None
        note = self._noting(notes)
        while socket.table.get("status") != "over":
            await socket.ask("sync")
            if any(socket.table["seats"][seat]["away"] for seat in self.seats):
                key = f"back-{rng.getrandbits(64):x}"
                note("sent", self.seats[0], key, {"back": {}})
                answer = await socket.ask("move", seat=self.seats[0], key=key, command={"back": {}})
                note("done", self.seats[0], key, answer)
            await play(socket, self.seats, rng, moves=rng.randrange(3), note=note)
            await socket.changed()


async def seat_everybody(server: Server, rng: random.Random) -> list[Client]:
    """Tables of both games: against bots, between people, and by the clock."""
    clients = []
    host, other = await Person.guest(server, "Host"), await Person.guest(server, "Other")
    for number in range(4):
        game = ("globopolis", "global-powers")[number % 2]
        timed = number >= 1
        control = {"control": TIMED} if timed else {}
        made = await host.make(game, "moor"[: 4 if number % 3 else 3], start=False, **control)
        id, code = made["id"], made["code"]
        await other.ask("POST", f"/api/tables/{id}/seats?code={code}", {"seat": 1})
        await host.ask("PUT", f"/api/tables/{id}/seats/2", {"kind": "bot", "bot": "novice"})
        await host.ask("POST", f"/api/tables/{id}/start")
        clients.append(Client(host, id, [0], timed and number > 1))
        clients.append(Client(other, id, [1], timed))
    return clients


async def batch(data: Path, kills: int, seed: int, figures: Counter[str]) -> list[float]:
    """Kill a server so many times under play, and look afterwards at what is left."""
    rng = random.Random(seed)
    server = Server(data, grace=1, bots=0)
    server.start()
    notes = Notes()
    back: list[float] = []
    try:
        clients = await seat_everybody(server, rng)
        for _ in range(kills):
            playing = [asyncio.create_task(client.go_on(notes, rng)) for client in clients]
            await asyncio.wait(playing, timeout=rng.uniform(0.1, 3.0))
            await asyncio.to_thread(server.kill)
            await asyncio.gather(*playing)
            began = asyncio.get_running_loop().time()
            await asyncio.to_thread(server.start)
            await asyncio.gather(*[playable(client) for client in clients])
            back.append(asyncio.get_running_loop().time() - began)
        await somebody_late([client.table for client in clients[2:]], clients[0].person)
        await check_again(clients, notes)
        assert not server.problems()
        assert await asyncio.to_thread(server.stop) == 0
        assert not server.problems()
    finally:
        if server.process is not None:
            server.kill()
    check_store(server, notes, figures)
    await check_tables(data, {client.table for client in clients}, figures)
    figures["moves sent"] += len(notes.sent)
    figures["moves answered"] += len(notes.done)
    return back


async def playable(client: Client) -> None:
    """A table is playable again when its people are asked what they were asked."""
    socket = await client.person.follow(client.table)
    assert (await socket.ask("sync"))["ok"]
    assert (await socket.ask("questions", seat=client.seats[0]))["ok"]
    await socket.close()


async def somebody_late(timed: list[str], person: Person) -> None:
    """Wait until a deadline has fired at one of these tables, where nobody plays on by now; where a bot
    has played on to the end for those who are away, none will."""

    async def late(table: str) -> bool:
        socket = await person.follow(table)
        await socket.ask("sync")

        def fired() -> bool:
            return "event-timed-out" in json.dumps(socket.news)

        await socket.until(lambda: socket.table["status"] == "over" or fired())
        return fired()

    waiting = {asyncio.create_task(late(table)) for table in timed}
    fired = False
    while waiting and not fired:
        done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        fired = any(task.result() for task in done)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


async def check_again(clients: list[Client], notes: Notes) -> None:
    """Every answered move, sent once more, is known; nothing else comes of it."""
    people = {(client.table, seat): client.person for client in clients for seat in client.seats}
    for key in notes.done:
        table, seat, command = notes.sent[key]
        answer = await people[(table, seat)].ask(
            "POST", f"/api/tables/{table}/moves", {"seat": seat, "key": key, "command": command}
        )
        # A move that changed nothing (an answer given twice, "back" of one who was there) leaves no entry.
        assert answer["again"] or command == {"back": {}}, (key, answer)


def check_store(server: Server, notes: Notes, figures: Counter[str]) -> None:
    """The log has no gap; each answered move is in it once, each refused one not at all."""
    rows = server.rows("SELECT * FROM entry ORDER BY table_id, seq")
    numbers: dict[str, list[int]] = {}
    keys: Counter[str] = Counter()
    for row in rows:
        numbers.setdefault(row["table_id"], []).append(row["seq"])
        if row["key"] is not None:
            keys[row["key"]] += 1
            table, seat, command = notes.sent[row["key"]]
            assert (table, seat) == (row["table_id"], row["seat"])
            if "act" in command and row["kind"] == "inputs":
                # A bot may have given the very answer before: then all that happens is "back".
                for first in json.loads(row["body"])["lines"][:1]:
                    assert first["act"]["question"] == command["act"]["question"]
    for seen in numbers.values():
        assert seen == list(range(1, len(seen) + 1))
    moves = [key for key in notes.done if notes.sent[key][2] != {"back": {}}]
    assert not [key for key in moves if keys[key] != 1]
    assert not [key for key in notes.refused if keys[key]]
    assert not [key for key, times in keys.items() if times > 1]
    figures["entries"] += len(rows)
    figures["sent, not answered, yet written"] += len(set(keys) - notes.done - notes.refused)


async def check_tables(data: Path, tables: set[str], figures: Counter[str]) -> None:
    """Read anew by another server: each question has one end, and the dice can be checked."""
    services = Services.open(Settings(data=data, grace=3600, **settings_of(data)))
    await services.start()
    for id in tables:
        table = await services.table_services.live_tables.open(id)
        assert table.session is not None
        check_ends(table.session.record)
        lines = table.session.record.lines
        figures["deadlines"] += len([line for line in lines if isinstance(line, Timeout | TimeUp)])
        assert table.dice is not None
        assert verify(table.dice.report()).ok
    await services.stop()


def check_ends(record: Record) -> None:
    """No question was answered and timed out, or timed out twice. (Undone lines do not count: none is.)"""
    ends: Counter[int] = Counter()
    for line in record.lines:
        assert not isinstance(line, Undo)
        if isinstance(line, Act | Timeout):
            ends[line.question] += 1
    assert not [question for question, times in ends.items() if times > 1]


def test_kills_under_play_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    left = min(scaled(KILLS, FEW), MOST)
    figures: Counter[str] = Counter()
    back: list[float] = []
    number = 0
    while left:
        kills = min(left, BATCH)
        folder = tmp_path / str(number)
        back += run(batch(folder, kills, number, figures))
        left -= kills
        number += 1
    assert figures["moves answered"] > 20
    assert figures["deadlines"] > 0
    log.info("%d kills, playable after %.1f s at most: %s", len(back), max(back), dict(figures))
