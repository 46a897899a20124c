"""A table played across two real nodes, of which one after the other is killed: players go on at the other one within
five seconds, nothing is lost and nothing happens twice. So it is while PostgreSQL is started anew, while Redis is killed
or cut off, and where a node's clock is half a minute wrong.
"""

import asyncio
import json
import logging
import random
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import psycopg
from psycopg.rows import dict_row

from scale import scaled
from server.databases import own_cluster
from server.nodes.chaos import Chaos
from server.nodes.history import History, faults
from server.postgres import Cluster, cluster
from server.real.serving import Json, Person, Server, Socket, answer, run
from server.real.test_kill import LOST
from server.redis_server import own_redis
from statecraft.fairdice.verify import verify

log = logging.getLogger(__name__)
KILLS = 5
FEW = 3
"""Kills in `make test`; a soak has as many as MOST."""
MOST = 200
BATCH = 25
BACK = 5.0
"""Seconds after which players must have gone on."""
SKEWED = """
import time
real = time.time
time.time = lambda: real() + {seconds}
from statecraft.__main__ import main
main()
"""
LONG = {"round_limit": 200, "mark": 400}
"""Options with which nobody wins while a test goes on."""


class NodeServer(Server):
    """A node on a database that it shares."""

    def __init__(self, folder: Path, database: str, bus: str, skew: int = 0) -> None:
        super().__init__(folder, database=database, bus=bus, bots=0, grace=1)
        self.database = database
        if skew:
            self.program = ("-c", SKEWED.format(seconds=skew))

    def rows(self, sql: str, *values: object) -> list[Json]:
        with psycopg.connect(self.database, row_factory=dict_row) as db:
            return list(db.execute(sql.replace("?", "%s"), values).fetchall())


class Player:
    """Somebody who plays at one of the nodes, goes to the next when it is gone, and notes what was sent and seen."""

    def __init__(self, person: Person, nodes: list[NodeServer], table: str, seat: int) -> None:
        self.person = person
        self.nodes = nodes
        self.table = table
        self.seat = seat
        self.moves, self.words = History(), History()
        self.heard: list[str] = []
        self.socket: Socket | None = None
        self.ended = False
        self.at = seat % len(nodes)
        self.acknowledged = asyncio.Event()
        self._rng = random.Random(seat)
        self._said = 0
        self._waiting: tuple[str, Json] | None = None

    async def play_on(self) -> None:
        """Until the test is over."""
        while not self.ended:
            try:
                await self._connect()
                while not self.ended:
                    await self._one_thing()
            except (*LOST, TimeoutError, AssertionError):
                self._read_on()
                self._forget_words()
                self.at = (self.at + 1) % len(self.nodes)
                await asyncio.sleep(0.05)

    async def _connect(self) -> None:
        self.person.server = self.nodes[self.at]
        if self.socket is not None:
            await self.socket.close()
        async with asyncio.timeout(4):
            self.socket = await self.person.follow(self.table)
            synced = await self.socket.ask("sync")
        assert synced["ok"], synced

    async def _one_thing(self) -> None:
        socket = self.socket
        assert socket is not None
        if self._waiting is None:
            self._waiting = await self._next(socket)
        name, request = self._waiting
        history = self.words if request["do"] == "say" else self.moves
        history.sent(name, time.monotonic())
        async with asyncio.timeout(4):
            data = await socket.ask(**request)
        if not data["ok"] and data["error"]["text"] in ("server-unready", "server-too-fast"):
            # Nobody knows whether it was written: the very same is sent again.
            self._forget_words()
            await asyncio.sleep(0.2)
            return
        self._waiting = None
        history.answered(name, time.monotonic(), data["ok"])
        if data["ok"]:
            self.acknowledged.set()
        self._read_on()
        # As fast as they can would be all that two cores do.
        await asyncio.sleep(0.08)

    def _forget_words(self) -> None:
        """Words have no key by which a server knows them again, so none is sent twice; whether it was heard is open."""
        if self._waiting is not None and self._waiting[1]["do"] == "say":
            self._waiting = None

    async def _next(self, socket: Socket) -> tuple[str, Json]:
        """A move if one is asked for, else a word; each under a name that nobody else has."""
        async with asyncio.timeout(4):
            asked = (await socket.ask("questions", seat=self.seat)).get("result") or []
            must = [question for question in asked if question["must"]]
            if must and self._rng.random() < 0.8:
                question = must[0]
                action = await answer(socket, self.seat, question, self._rng) or question["default"]
                command = {"act": {"question": question["id"], "action": action}}
                fields = {"seat": self.seat, "key": secrets.token_hex(8), "command": command}
                return f"{self.seat} {question['id']}", {"do": "move", **fields}
        self._said += 1
        words = f"{self.seat} says {self._said}"
        return words, {"do": "say", "seat": self.seat, "to": {"all": True}, "text": words}

    def _read_on(self) -> None:
        """What was said, as this socket was told; a snapshot has what was missed."""
        socket = self.socket
        for message in socket.news if socket is not None else ():
            if message["type"] == "snapshot":
                said = [line["text"] for line in message["talk"]]
                known = set(self.heard)
                self.heard += [text for text in said if text not in known]
            elif message["type"] == "talk" and message["line"] is not None:
                # A snapshot that was asked for may have told it already.
                if message["line"]["text"] not in self.heard:
                    self.heard.append(message["line"]["text"])
        if socket is not None:
            socket.news.clear()


class Played:
    """Two nodes and a table of two people across them."""

    def __init__(self, nodes: list[NodeServer], players: list[Player], chaos: Chaos) -> None:
        self.nodes = nodes
        self.players = players
        self.chaos = chaos
        self.record = ""
        """Of the whole game, once it has been judged."""

    async def go_on(self, within: float = BACK) -> float:
        """Wait until everybody has had something acknowledged from now on; how long that took."""
        began = time.monotonic()
        for player in self.players:
            player.acknowledged.clear()
        async with asyncio.timeout(4 * within):
            for player in self.players:
                await player.acknowledged.wait()
        return time.monotonic() - began


@asynccontextmanager
async def playing(
    folder: Path, skew: int = 0, database: str | None = None, far: str | None = None
) -> AsyncIterator[Played]:
    """Play, and judge everything in the end; with ``far`` nodes have another way to the database than the judge."""
    database = database or own_cluster().database(f"killed_{secrets.token_hex(4)}")
    chaos = await Chaos(own_redis().port).open()
    bus = f"redis://127.0.0.1:{chaos.port}/0"
    nodes = [NodeServer(folder / str(n), far or database, bus, skew * n) for n in range(2)]
    for node in nodes:
        node.database = database
    for node in nodes:
        await asyncio.to_thread(node.start)
    people = [await Person.guest(nodes[n], f"Player {n}") for n in range(2)]
    made = await people[0].make("globopolis", "mo", start=False, options=LONG)
    await people[1].ask("POST", f"/api/tables/{made['id']}/seats?code={made['code']}", {"seat": 1})
    await people[0].ask("POST", f"/api/tables/{made['id']}/start")
    players = [Player(person, nodes, made["id"], seat) for seat, person in enumerate(people)]
    tasks = [asyncio.create_task(player.play_on()) for player in players]
    try:
        played = Played(nodes, players, chaos)
        await played.go_on(30)
        yield played
        await played.go_on(30)
        for player in players:
            player.ended = True
        await asyncio.gather(*tasks)
        await judged(played, made["id"])
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for node in nodes:
            if node.process is not None:
                await asyncio.to_thread(node.kill)
        await chaos.close()


async def judged(played: Played, table: str) -> None:
    """By what the clients noted and can read; then the same of the store."""
    players = played.players
    for player in players:
        # What was on its way when the test ended is sent again, so that it has an answer.
        while player._waiting is not None:
            await player._connect()
            await player._one_thing()
    for player in players:
        await player._connect()
        player._read_on()
    person = players[0].person
    person.http.base_url = next(node.url for node in played.nodes if node.process is not None)
    if (await person.ask("GET", f"/api/tables/{table}"))["status"] == "playing":
        await person.ask(
            "POST", f"/api/tables/{table}/moves", {"seat": 0, "command": {"concede": {}}}
        )
    record = (await person.try_to("GET", f"/api/tables/{table}/record")).text
    played.record = record
    moves, words = History(), History()
    for player in players:
        moves.operations |= player.moves.operations
        words.operations |= player.words.operations
    lines = [json.loads(line) for line in record.splitlines()[1:]]
    acts = [line["act"] for line in lines if "act" in line]
    whole = [f"{act['seat']} {act['question']}" for act in acts]
    # Orders and side questions are nobody's here: each act was asked of a person and sent by one.
    assert not faults(moves, whole, {})
    said = [
        json.loads(row["body"])["text"]
        for row in played.nodes[0].rows(
            "SELECT body FROM entry WHERE table_id = ? AND kind = 'talk' ORDER BY seq", table
        )
    ]
    assert not faults(words, said, {f"seat {each.seat}": each.heard for each in players})
    # How many of them are moves is up to who was asked meanwhile.
    operations = [*moves.operations.values(), *words.operations.values()]
    done = [one for one in operations if one.outcome == "done"]
    assert len(done) > 1
    rows = played.nodes[0].rows("SELECT seq FROM entry WHERE table_id = ? ORDER BY seq", table)
    assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
    assert verify(await person.ask("GET", f"/api/tables/{table}/dice")).ok
    log.info("%d moves and %d words, %d entries", len(done), len(said), len(rows))


async def both_say_the_same_time(played: Played) -> None:
    """The database's, though one of their clocks is half a minute ahead."""
    served: list[float] = []
    player = played.players[0]
    for node in played.nodes:
        socket = await Socket.open(node, player.table, player.person.headers())
        served.append((await socket.ask("ping"))["result"])
        await socket.close()
    assert abs(served[0] - served[1]) < 2


def test_nodes_are_killed_in_mid_game_and_players_go_on_at_the_other(tmp_path: Path) -> None:
    async def batch(folder: Path, kills: int) -> list[float]:
        back: list[float] = []
        async with playing(folder, skew=30) as played:
            await both_say_the_same_time(played)
            for number in range(kills):
                await asyncio.sleep(random.Random(number).uniform(0.05, 0.6))
                node = played.nodes[number % 2]
                await asyncio.to_thread(node.kill)
                back.append(await played.go_on())
                await asyncio.to_thread(node.start)
        return back

    back: list[float] = []
    left = min(scaled(KILLS, FEW), MOST)
    while left:
        back += run(batch(tmp_path / str(left), min(left, BATCH)))
        left -= min(left, BATCH)
    log.info("%d kills, everybody went on after %.1f s at most", len(back), max(back))
    assert max(back) < BACK


async def restart_postgres(_played: Played) -> None:
    await asyncio.to_thread(own_cluster().stop)
    await asyncio.sleep(0.5)
    await asyncio.to_thread(own_cluster().start)


async def kill_redis(played: Played) -> None:
    await asyncio.to_thread(own_redis().kill)
    await played.go_on()
    await asyncio.to_thread(own_redis().start)


async def cut_redis_off(played: Played) -> None:
    for way in ("cut", "silent"):
        played.chaos.be(way)
        await played.go_on()
        await asyncio.sleep(1)
        await played.go_on()
    played.chaos.be("cut")
    played.chaos.be("whole")


async def slow_redis(played: Played) -> None:
    played.chaos.delay = 0.3
    await played.go_on()
    played.chaos.delay = 0


TROUBLES: dict[str, Callable[[Played], Awaitable[None]]] = {
    "postgres is started anew": restart_postgres,
    "redis is killed": kill_redis,
    "redis is cut off, then silent": cut_redis_off,
    "redis is slow": slow_redis,
}


def test_trouble_costs_time_and_nothing_else(tmp_path: Path) -> None:
    async def work() -> None:
        async with playing(tmp_path) as played:
            for what, trouble in TROUBLES.items():
                await trouble(played)
                took = await played.go_on(15)
                log.info("%s: went on after %.1f s", what, took)

    run(work())


@contextmanager
def pair() -> Iterator[tuple[Cluster, Cluster]]:
    """A database and its replica."""
    with cluster() as first, cluster(of=first) as second:
        first.waits_for_its_replica()
        yield first, second


def test_a_replica_takes_over_and_everything_that_was_acknowledged_is_there(tmp_path: Path) -> None:
    async def work(first: Cluster, second: Cluster) -> None:
        first.database("tables")
        hosts = f"127.0.0.1:{first.port},127.0.0.1:{second.port}"
        url = f"postgresql://tests@{hosts}/tables?target_session_attrs=read-write"
        async with playing(tmp_path, database=url) as played:
            await asyncio.to_thread(first.kill)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(second.promote)
            log.info("failed over: went on after %.1f s", await played.go_on(15))

    with pair() as (first, second):
        run(work(first, second))


async def slow_line(chaos: Chaos, played: Played) -> None:
    chaos.delay = 0.05
    await played.go_on(15)
    chaos.delay = 0


async def cut_line(chaos: Chaos, played: Played) -> None:
    chaos.be("cut")
    await asyncio.sleep(1.5)
    chaos.be("whole")
    await played.go_on(15)


def test_a_slow_and_a_cut_line_to_the_database_cost_time_and_nothing_else(tmp_path: Path) -> None:
    async def work() -> None:
        url = own_cluster().database(f"line_{secrets.token_hex(4)}")
        chaos = await Chaos(own_cluster().port).open()
        try:
            far = url.replace(f":{own_cluster().port}/", f":{chaos.port}/")
            async with playing(tmp_path, database=url, far=far) as played:
                for trouble in (slow_line, cut_line):
                    await trouble(chaos, played)
                    log.info("%s: on after %.1f s", trouble.__name__, await played.go_on(15))
        finally:
            await chaos.close()

    run(work())
