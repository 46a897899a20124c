"""Repeated and racing moves in every order: the log has no gap, and each key has one effect.

Two halls, each with a store of its own, work on the same database file, as two nodes would. At each
position a burst of commands is let loose on both at once, in an order drawn by a seeded scheduler:
answers, the same key again, another answer under the same key, other seats' answers, questions long
answered, undo, orders, talk, deadlines firing on both nodes, a caller that is cut off in the middle,
a table put out of memory. Whoever loses a race for the next number reads the table anew.

One burst is one interleaving. `make test` runs FEW of them, `make soak` 10,000.
"""

import asyncio
import logging
import random
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from harbour.game import GAME as HARBOUR
from scale import scaled
from statecraft.core.engine.question import Chance, Over
from statecraft.core.ids import Seat
from statecraft.core.record.inputs import Act, Timeout
from statecraft.core.record.record import Record, Undo, fold
from statecraft.core.refusal import Illegal
from statecraft.fairdice.verify import verify
from statecraft.server.ids import Ids
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, StoreError
from statecraft.server.store.sqlite import SqliteStore
from statecraft.server.tables import commands, talk
from statecraft.server.tables.change import PLAYING, Change
from statecraft.server.tables.new_table import NewTable
from statecraft.server.tables.seats import Actor
from statecraft.server.tables.table import Table
from statecraft.server.tables.table_services import TableServices

T = TypeVar("T")
log = logging.getLogger(__name__)
BURSTS = 200
FEW = 100
MOST = 10_000
A_TABLE = 80
"""So many bursts at one table, unless its game ends before."""

PEOPLE = tuple([Actor(f"person-{number}", f"P{number}", "blue") for number in range(3)])
GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("harbour", {"rounds": 9}),
    ("global-powers", {}),
    ("globopolis", {"round_limit": 9}),
)


class Jittery:
    """A store that lets others go first now and then, before and after its work."""

    def __init__(self, store: SqliteStore, rng: random.Random) -> None:
        self._store = store
        self._rng = rng

    async def write(self, work: Callable[[Connection], T], brief: bool = False) -> T:
        await self._wait()
        done = await self._store.write(work, brief)
        await self._wait()
        return done

    async def read(self, work: Callable[[Connection], T]) -> T:
        await self._wait()
        done = await self._store.read(work)
        await self._wait()
        return done

    async def _wait(self) -> None:
        for _ in range(self._rng.randrange(4)):
            await asyncio.sleep(0)

    async def close(self) -> None:
        await self._store.close()


class Clock:
    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


class Race:
    """A table on two nodes, and everything that was done to it."""

    def __init__(
        self, nodes: list[TableServices], id: str, clock: Clock, rng: random.Random
    ) -> None:
        self.nodes = nodes
        self.id = id
        self.clock = clock
        self.rng = rng
        self.done: set[tuple[int, str]] = set()
        self.refused: set[tuple[int, str]] = set()
        self.old: list[int] = []
        self.figures: Counter[str] = Counter()
        self._keys = 0

    # What can happen.

    async def move(self, node: TableServices, seat: int, key: str, command: dict[str, Any]) -> None:
        def act(table: Table) -> Change | None:
            return commands.carry_out(table, PEOPLE[seat], seat, key, command, self.clock())

        try:
            change = await node.live_tables.change(self.id, act)
        except (Illegal, Refused):
            self.refused.add((seat, key))
            self.figures["refused"] += 1
        except StoreError as error:
            self.too_fast(error)
        else:
            self.figures["done" if change else "again"] += 1
            if change is not None:
                assert (seat, key) not in self.done, "one key, two effects"
                self.done.add((seat, key))

    def too_fast(self, error: StoreError) -> None:
        """So many races in a row were lost that the caller is asked to come again."""
        assert "too fast" in str(error)
        self.figures["too fast"] += 1

    async def fire(self, node: TableServices, name: str, due: float) -> None:
        await node.live_tables.deadlines.fire(self.id, name, due)
        self.figures["deadlines"] += 1

    async def say(self, node: TableServices, seat: int) -> None:
        at = self.clock()
        try:
            await node.live_tables.change(
                self.id, lambda table: talk.say(table, PEOPLE[seat], seat, {"all": True}, "hm", at)
            )
        except StoreError as error:
            self.too_fast(error)

    async def cut_off(self, work: Coroutine[Any, Any, None]) -> None:
        """The caller is gone before the answer: what it sent happens, or does not."""
        task = asyncio.create_task(work)
        for _ in range(self.rng.randrange(12)):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        self.figures["cut off"] += 1

    async def forget(self, node: TableServices) -> None:
        for table in node.live_tables.in_memory():
            node.live_tables.forget(table)

    # One interleaving.

    def key(self) -> str:
        self._keys += 1
        return f"k{self._keys}"

    def node(self) -> TableServices:
        return self.rng.choice(self.nodes)

    async def burst(self) -> bool:
        """Let loose what can happen here, all at once; False where the game is over."""
        rng = self.rng
        table = await self.nodes[0].live_tables._read(self.id)
        if table.status != PLAYING:
            return False
        state = table.state
        assert not isinstance(state.pending(), Chance | Over)
        work: list[Coroutine[Any, Any, None]] = []
        for question in state.questions()[:4]:
            legal = state.legal(Seat(question.seat), question.id)
            seat, key = int(question.seat), self.key()
            command = {"act": {"question": question.id, "action": legal.sample(rng).to_json()}}
            other = {"act": {"question": question.id, "action": legal.sample(rng).to_json()}}
            work.append(self.move(self.node(), seat, key, command))
            for _ in range(rng.randrange(3)):
                work.append(self.move(self.node(), seat, key, rng.choice((command, other))))
            if rng.randrange(2):
                work.append(self.move(self.node(), seat, self.key(), other))
            if rng.randrange(6) == 0:
                work.append(self.cut_off(self.move(self.node(), seat, self.key(), command)))
            self.old.append(int(question.id))
        seat = rng.randrange(len(PEOPLE))
        if rng.randrange(4) == 0:
            stale = {"act": {"question": rng.choice(self.old), "action": {"pass": {}}}}
            work.append(self.move(self.node(), seat, self.key(), stale))
        if rng.randrange(4) == 0:
            work.append(self.move(self.node(), seat, self.key(), {"undo": {}}))
        if rng.randrange(6) == 0:
            work.append(self.say(self.node(), seat))
        if rng.randrange(8) == 0:
            work.append(self.forget(self.node()))
        if table.due and rng.randrange(4) == 0:
            self.clock.at = max(self.clock.at, min(table.due.values()))
            for name, due in table.due.items():
                if due <= self.clock.at:
                    work += [self.fire(node, name, due) for node in self.nodes]
        self.clock.at += rng.random()
        rng.shuffle(work)
        await asyncio.gather(*work)
        return True

    # What must hold.

    async def check(self) -> None:
        stored = await self.nodes[0].live_tables._read(self.id)
        rows = await self.nodes[0].store.read(
            lambda db: db.rows("SELECT * FROM entry WHERE table_id = :id ORDER BY seq", id=self.id)
        )
        assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1)), "a gap"
        written = Counter([(row["seat"], row["key"]) for row in rows if row["key"] is not None])
        assert self.done <= set(written), "an answered move is lost"
        assert not [key for key, times in written.items() if times > 1]
        assert stored.session is not None
        record = stored.session.record
        digest = stored.state.digest()
        game = stored.settings.game
        again = Record.from_jsonl(game, record.to_jsonl())
        assert fold(game, again).digest() == digest, "the record is another game"
        check_ends(record)
        for node in self.nodes:
            for table in node.live_tables.in_memory():
                # Bots play for who is away; under the lock none is in the middle of a move.
                async with table.lock:
                    if table.id == self.id and table in node.live_tables.in_memory():
                        await self.check_memory(table)

    async def check_memory(self, table: Table) -> None:
        """A table in memory is what is written, or what was before another node wrote."""
        stored = await self.nodes[0].live_tables._read(self.id)
        assert table.seq <= stored.seq
        if table.seq < stored.seq:
            self.figures["out of date"] += 1
            return
        assert table.state.digest() == stored.state.digest(), "memory and store differ"
        assert table.due == stored.due
        assert table.clocks == stored.clocks
        assert table.dice_entries == stored.dice_entries
        assert table.staged == stored.staged
        assert table.done == stored.done
        assert table.turns == stored.turns
        assert table.seats == stored.seats
        assert table.waits == stored.waits


def check_ends(record: Record) -> None:
    """Of what was not undone, each question has one end at most."""
    kept: list[Any] = []
    for line in record.lines:
        if isinstance(line, Undo):
            del kept[line.to :]
        kept.append(line)
    ends = Counter([line.question for line in kept if isinstance(line, Act | Timeout)])
    assert not [question for question, times in ends.items() if times > 1]


async def a_table(nodes: list[TableServices], number: int) -> str:
    game, options = GAMES[number % len(GAMES)]
    control = None if number % 2 else {"decision": 5, "bank": 0, "phase": 9, "stop": 5, "reply": 5}
    wanted = NewTable(
        game, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], options, None, control
    )
    wanted.rated = False
    table = await nodes[0].lobby.create(PEOPLE[0], wanted)
    for seat in (1, 2):
        await nodes[0].lobby.sit(table.id, PEOPLE[seat], seat)
    await nodes[0].lobby.start(table.id, PEOPLE[0])
    return table.id


async def races(data: Path, bursts: int) -> Counter[str]:
    rng = random.Random(bursts)
    clock = Clock()
    nodes = [
        await TableServices.open(
            data,
            Jittery(SqliteStore(data / "db.sqlite"), rng),
            Ids(rng.randbytes),
            clock,
            0,
            100_000,
        )
        for _ in range(2)
    ]
    for node in nodes:
        node.library._games[("harbour", "")] = HARBOUR
    figures: Counter[str] = Counter()
    number = 0
    while figures["bursts"] < bursts:
        race = Race(nodes, await a_table(nodes, number), clock, rng)
        for _ in range(min(A_TABLE, bursts - figures["bursts"])):
            if not await race.burst():
                break
            figures["bursts"] += 1
            if rng.randrange(4) == 0:
                await race.check()
        await race.check()
        table = await nodes[1].live_tables._read(race.id)
        assert table.dice is not None
        assert verify(table.dice.report()).ok
        figures.update(race.figures)
        number += 1
        for node in nodes:
            await race.forget(node)
    for node in nodes:
        await node.close()
        await node.store.close()
    figures["tables"] = number
    return figures


def test_repeated_and_racing_moves_have_one_effect_each(tmp_path: Path) -> None:
    figures = asyncio.run(races(tmp_path, min(scaled(BURSTS, FEW), MOST)))
    for happened in ("done", "again", "refused", "deadlines", "cut off"):
        assert figures[happened] > 0, (happened, figures)
    log.info("interleavings: %s", dict(figures))
