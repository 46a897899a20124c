"""A server's tables on a folder, with a clock that a test moves and ids that a test seeds."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from server.databases import open_store
from server.tables.following import Follows
from statecraft.core.engine.question import Chance, Over, Question
from statecraft.core.engine.state import State
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event
from statecraft.core.refusal import Illegal
from statecraft.server.ids import Ids
from statecraft.server.jobs.bot_pool import BotPool, answer
from statecraft.server.node import Node
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, Full, Store
from statecraft.server.tables import commands
from statecraft.server.tables.change import Change
from statecraft.server.tables.new_table import NewTable
from statecraft.server.tables.seats import Actor
from statecraft.server.tables.table import Table
from statecraft.server.tables.table_services import TableServices
from statecraft.server.updates import updates
from statecraft.server.updates.projection import Json

T = TypeVar("T")
START = 1_800_000_000.0
PEOPLE = [
    Actor(f"person-{number}", name, colour)
    for number, (name, colour) in enumerate(
        [("Ada", "blue"), ("Bo", "green"), ("Cy", "yellow"), ("Di", "pink"), ("Ed", "red")]
    )
]
ADA, BO, CY, DI, ED = PEOPLE
ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
NOVICE: Json = {"kind": "bot", "bot": "novice"}
RANDOM: Json = {"kind": "bot", "bot": "random"}


class Clock:
    """Shows what it was set to."""

    def __init__(self) -> None:
        self.at = START

    def __call__(self) -> float:
        return self.at


class HereBots(BotPool):
    """Bots that think on the spot; whoever keeps a seat warm answers like the novice."""

    async def think(
        self,
        state: State,
        question: Question,
        bot: str,
        seed: str,
        edition: str = "",
        hint: bool = False,
        whose: str = "",
    ) -> tuple[Any, Any]:
        return answer(state, question, "novice" if bot == "steady" else bot, seed, hint)


class MayFail:
    """A store whose disk is full when the test says so."""

    def __init__(self, store: Store, room: "Room") -> None:
        self._store = store
        self._room = room
        self.read = store.read
        self.close = store.close

    async def write(self, work: Callable[[Connection], T], brief: bool = False) -> T:
        if self._room.full:
            raise Full("no room left")
        return await self._store.write(work, brief)


class Room:
    """The tables of a server on a folder; may be closed and opened again."""

    table_services: TableServices
    store: Store

    def __init__(self, folder: Path, seed: int = 0, most: int = 100) -> None:
        self.folder = folder
        #: Where the database is; nodes share one and have folders of their own.
        self.database = folder / "tables.sqlite"
        self.full = False
        self.clock = Clock()
        self.rng = random.Random(seed)
        self._ids = Ids(random.Random(f"ids {seed}").randbytes)
        self._most = most
        self._keys = 0

    async def open(self) -> "Room":
        self.folder.mkdir(parents=True, exist_ok=True)
        self.store = MayFail(self.open_store(), self)
        self.table_services = await TableServices.open(
            self.folder, self.store, self._ids, self.clock, 0, self._most, node=self.node()
        )
        self.table_services.bots = self.table_services.live_tables.bot_turns.bots = HereBots(
            self.table_services.short_jobs, self.table_services.library
        )
        self.table_services.live_tables.bot_turns.pace_alone = 0.0
        await self.table_services.waking
        await self.settle()
        return self

    def open_store(self) -> Store:
        return open_store(self.database)

    def node(self) -> Node:
        """This server among others; here it is alone."""
        return Node()

    async def close(self) -> None:
        await self.table_services.close()
        await self.store.close()

    async def reopen(self) -> None:
        await self.close()
        await self.open()

    # Tables.

    async def table(self, host: Actor = ADA, game: str = "globopolis", **wanted: Any) -> Table:
        """A new table that has not begun; its bots wait for nobody unless a test says so."""
        wanted = {"seats": [ME, NOVICE], "pace": "at-once", "wait": False, **wanted}
        return await self.table_services.lobby.create(host, NewTable(game=game, **wanted))

    async def begun(self, host: Actor = ADA, *guests: Actor, **wanted: Any) -> str:
        """A table in play: the guests sit down on the open seats. At one of bots alone the host looks on."""
        wanted.setdefault("seats", [ME, *([OPEN] * len(guests)), NOVICE])
        table = await self.table(host, **wanted)
        if all(seat["kind"] == "bot" for seat in wanted["seats"]):
            self.table_services.live_tables.listen(Follows(table.id, None, host))
        for guest in guests:
            await self.table_services.lobby.sit(table.id, guest, None)
        await self.table_services.lobby.start(table.id, host)
        await self.settle()
        return table.id

    async def at(self, id: str) -> Table:
        return await self.table_services.live_tables.open(id)

    async def settle(self) -> None:
        """Wait until no bot has anything to answer."""
        thinking = self.table_services.live_tables.bot_turns.thinking
        while thinking:
            await asyncio.gather(*thinking.values())

    # Time.

    async def wait(self, seconds: float) -> None:
        """Let time go by; each deadline fires when it has come, as the alarm clock would."""
        end = self.clock.at + seconds
        while True:
            due = await self.rows("SELECT table_id, name, due FROM deadline ORDER BY due")
            if not due or due[0]["due"] > end:
                break
            self.clock.at = max(self.clock.at, due[0]["due"])
            if not await self.ring():
                break
        self.clock.at = end

    async def ring(self) -> int:
        """Fire what has come by now; how many deadlines that were which a table still had."""
        deadlines = self.table_services.live_tables.deadlines
        meant = 0
        for table, name, due in deadlines.take(self.clock.at):
            meant += (await self.at(table)).due.get(name) == due
            await deadlines.fire(table, name, due)
        await self.settle()
        return meant

    # Playing.

    async def send(
        self, id: str, actor: Actor, seat: int, command: Json, key: str | None = None
    ) -> Change | None:
        """A command, and what the bots make of it."""
        change = await self.table_services.live_tables.change(
            id, lambda table: commands.carry_out(table, actor, seat, key, command, self.clock())
        )
        await self.settle()
        return change

    async def answer(self, id: str, actor: Actor, question: Question) -> Change | None:
        """Any legal answer to a question."""
        table = await self.at(id)
        action = table.state.legal(question.seat, question.id).sample(self.rng)
        fields = {"question": question.id, "action": action.to_json()}
        return await self.send(id, actor, question.seat, {"act": fields}, self.key())

    def key(self) -> str:
        self._keys += 1
        return f"key {self._keys}"

    async def step(self, id: str) -> bool:
        """One person answers one question, or the clock runs out; False when the game is over."""
        table = await self.at(id)
        asked = self.asked(table)
        if asked:
            question = self.rng.choice([each for each in asked if each[1].must] or asked)
            await self.answer(id, *question)
            return True
        if table.due:
            await self.wait(min(table.due.values()) - self.clock.at)
            return True
        return False

    async def play_on(self, id: str, steps: int = 1_000_000) -> Table:
        """Everybody answers at random for so many steps, or to the end."""
        for _ in range(steps):
            if not await self.step(id):
                break
        return await self.at(id)

    async def until(self, id: str, wanted: Callable[[Table], object]) -> Table:
        """Play at random until a table is as it is wanted."""
        for _ in range(5000):
            table = await self.at(id)
            if wanted(table):
                return table
            assert await self.step(id), "the game ended before that"
        raise AssertionError("that did not happen")

    def asked(self, table: Table) -> list[tuple[Actor, Question]]:
        """What people at the table can answer now, and who they are; not what is held back already."""
        if table.session is None or isinstance(table.state.pending(), Chance | Over):
            return []
        found = []
        for question in table.state.questions():
            row = table.seats[question.seat]
            if not row.is_played_by_bot() and question.seat not in table.staged:
                found += [(actor, question) for actor in PEOPLE if actor.person == row.person]
        return found

    # Looking.

    async def rows(self, sql: str, **values: Any) -> list[Json]:
        found = await self.store.read(lambda db: db.rows(sql, **values))
        return [dict(row) for row in found]


def play(folder: Path, work: Callable[[Room], Awaitable[T]], seed: int = 0, most: int = 100) -> T:
    """Do something with a server's tables."""

    async def whole() -> T:
        room = await Room(folder, seed, most).open()
        try:
            return await work(room)
        finally:
            await room.close()

    return asyncio.run(whole())


async def refused(doing: Awaitable[object]) -> str:
    """The text by which something is refused."""
    try:
        await doing
    except Refused as no:
        return no.text
    except Illegal as no:
        return no.text
    return "it was not refused"


def at_a_glance(table: Table) -> Json:
    """Whatever something half-done would leave a trace in, without the long lists."""
    data: Json = {
        "info": table.info(),
        "seq": table.seq,
        "due": dict(table.due),
        "waits": list(table.waits),
        "clocks": table.clocks,
        "patience": table.patience,
        "talk": len(table.talk),
        "log": len(table.log),
        "done": len(table.done),
        "dice": len(table.dice_entries),
        "rolled": 0 if table.dice is None else len(table.dice.all()),
        "staged": dict(table.staged),
        "turns": dict(table.turns),
    }
    if table.session is not None:
        data["digest"] = table.state.digest()
        data["lines"] = len(table.session.record.lines)
    return data


async def finished(room: Room, *guests: Actor, **wanted: Any) -> str:
    """A game that is over because everybody but one gave up."""
    wanted.setdefault("game", "global-powers")
    id = await room.begun(ADA, *guests, **wanted)
    table = await room.at(id)
    for who in (ADA, *guests):
        for seat in table.seats_of(who):
            if table.status == "playing":
                await room.send(id, who, seat, {"concede": {}})
    assert (await room.play_on(id)).status == "over"
    return id


def everything(table: Table) -> Json:
    """All that a table in memory knows, as plain data to compare."""
    data: Json = {
        "info": table.info(),
        "seq": table.seq,
        "due": dict(sorted(table.due.items())),
        "waits": table.waits,
        "talk": table.talk,
        "done": sorted(map(str, table.done)),
        "dice": table.dice_entries,
        "clocks": None if table.clocks is None else table.clocks.to_json(),
        "patience": table.patience.to_json(),
    }
    if table.dice is not None:
        data["report"] = table.dice.report()
    if table.session is not None:
        viewers = [None, *range(len(table.seats))]
        data |= {
            "digest": table.state.digest(),
            "record": table.session.record.to_jsonl(),
            "questions": [question.id for question in table.state.questions()],
            "undo": [table.session.can_undo(Seat(row.seat)) for row in table.seats],
            "turns": table.turns,
            "turn": table.turn,
            "staged": {seat: [q, act.to_json()] for seat, (q, act) in table.staged.items()},
            "log": [_event(event, at) for at, event in table.log],
            "heard": [updates.log(table, viewer) for viewer in viewers],
        }
    return data


def _event(event: Event, at: float) -> Json:
    return {"at": at, "text": event.text, "values": str(event.values)}
