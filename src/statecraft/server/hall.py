"""The hall: all tables that somebody plays at, and the one way by which anything happens at them.

Commit first, then answer, then tell. Whatever happens at a table is worked out under its lock, written
to the store as one transaction, and only then told to anybody. If it cannot be written, the table in
memory is thrown away and read anew from what was.
"""

import asyncio
import json
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Protocol

import msgspec
import structlog

from statecraft.core.action import Action, action_from_json
from statecraft.core.inputs import Act
from statecraft.core.question import Question
from statecraft.core.record import BadRecord
from statecraft.core.refusal import Illegal
from statecraft.server import metrics, news, timeouts
from statecraft.server.bot_pool import BotPool
from statecraft.server.bus import Bus
from statecraft.server.change import OVER, PLAYING, SEEDS, Change
from statecraft.server.deadlines import Deadlines
from statecraft.server.ids import Ids
from statecraft.server.projection import Json, Viewer
from statecraft.server.refusal import Refused
from statecraft.server.seats import Actor
from statecraft.server.store import Connection, Store, StoreError, Taken
from statecraft.server.table import Table

_LOG = structlog.get_logger()
_IDLE = 600.0
"""Seconds after which a table that nobody looks at is put out of memory."""

_RELOADS = 20
_RETRY = 1.0
_GOODBYE = 2.0
"""Seconds that connections have to close when the server ends; then the web closes them its own way."""


class Listener(Protocol):
    """A connection that follows a table: for which viewers, and how to send to it."""

    table: str
    viewers: tuple[Viewer, ...]
    actor: Actor

    def send(self, message: bytes, talk_from: str | None) -> None: ...

    def bye(self) -> None: ...


class Loader(Protocol):
    """Makes a table of its rows; knows games, editions and the dice."""

    def load(self, db: Connection, id: str) -> Callable[[str], Table] | None: ...


class Gone(Exception):
    """The table in memory is out of date: somebody else has written. It must be read anew."""


class Hall:
    """Opens tables, lets things happen at them, and tells everybody concerned."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        ids: Ids,
        now: Callable[[], float],
        bots: BotPool,
        loader: Loader,
        bot_seed: Callable[[str, int], str],
        at_end: Callable[[Connection, Table, float], None],
        begin_game: Callable[[Table, float], Change],
    ) -> None:
        self.store = store
        self.bus = bus
        self.ids = ids
        self.now = now
        self.bots = bots
        self._loader = loader
        self._bot_seed = bot_seed
        self._at_end = at_end
        self._begin_game = begin_game
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._listeners: dict[str, list[Listener]] = defaultdict(list)
        self._left = asyncio.Event()
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self.deadlines = Deadlines(now, self._run_out)
        self.encoded = msgspec.json.encode

    # Tables in memory.

    def __len__(self) -> int:
        return len(self._tables)

    async def open(self, id: str) -> Table:
        """The table of this id, read from the store if need be."""
        table = self._tables.get(id)
        if table is None:
            try:
                async with self._opening[id]:
                    table = self._tables.get(id)
                    if table is None:
                        table = await self._read(id)
                        self._tables[id] = table
            finally:
                self._opening.pop(id, None)
        table.touched = self.now()
        return table

    async def _read(self, id: str) -> Table:
        make = await self.store.read(lambda db: self._loader.load(db, id))
        if make is None:
            raise Refused("server-no-such-table", "missing")
        # A long game takes a moment to play through: the others' moves do not wait for it.
        return await asyncio.to_thread(make, self.ids.name())

    def in_memory(self) -> list[Table]:
        return list(self._tables.values())

    def put(self, table: Table) -> None:
        """A table that was just made."""
        self._tables[table.id] = table
        table.touched = self.now()

    def forget(self, table: Table) -> None:
        """Put a table out of memory; whoever needs it reads it anew."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        self._send_all(table.id, {"type": "reload"})

    def tidy(self) -> None:
        """Put out of memory what nobody has looked at for a while."""
        limit = self.now() - _IDLE
        for table in list(self._tables.values()):
            if table.touched < limit and not self._listeners.get(table.id):
                if not table.lock.locked() and table.id not in self._thinking:
                    del self._tables[table.id]

    # Letting things happen.

    async def change(self, id: str, act: Callable[[Table], Change | None]) -> Change | None:
        """Let something happen at a table: worked out, written, told. None where nothing did.

        ``act`` may refuse, and then has changed nothing. It may be called again on a fresh table if
        somebody else has written in between.
        """
        for _ in range(_RELOADS):
            table = await self.open(id)
            async with table.lock:
                if self._tables.get(id) is not table:
                    continue
                with suppress(Gone):
                    change = await self._change(table, act)
                    self._wake(table)
                    return change
        raise StoreError("the table changes too fast")

    async def _change(self, table: Table, act: Callable[[Table], Change | None]) -> Change | None:
        lines = 0 if table.session is None else len(table.session.record.lines)
        try:
            change = act(table)
        except (Illegal, Refused):
            # A refusal leaves no trace. Where one came half-way, the table is read anew.
            if table.session is not None and len(table.session.record.lines) != lines:
                self.forget(table)
                raise StoreError("refused half-way") from None
            raise
        except BaseException:
            self.forget(table)
            raise
        if change is None:
            return None
        await self._commit(table, change)
        self._tell(table, change)
        if table.status == OVER and change.kind != "talk":
            await self.bus.tell("lobby", {"table": table.id})
        return change

    async def _commit(self, table: Table, change: Change) -> None:
        if change.dice:
            change.body["dice"] = change.dice
        seq = table.seq + 1
        body = json.dumps(change.body, separators=(",", ":"))
        ends = table.status == OVER and table.ended == change.at and "lines" in change.body

        def work(db: Connection) -> None:
            db.run(
                "INSERT INTO entry (table_id, seq, at, kind, seat, key, body)"
                " VALUES (:id, :seq, :at, :kind, :seat, :key, :body)",
                id=table.id,
                seq=seq,
                at=change.at,
                kind=change.kind,
                seat=change.seat,
                key=change.key,
                body=body,
            )
            for row in change.rows:
                row(db)
            if ends:
                self._at_end(db, table, change.at)

        try:
            await self.store.write(work)
        except Taken as taken:
            self.forget(table)
            raise Gone from taken
        except BaseException:
            self.forget(table)
            raise
        metrics.MOVES.labels(table.settings.game.name).inc(len(change.body.get("lines", ())))
        table.seq = seq
        table.dice_entries += change.dice
        if change.key is not None:
            table.done[(change.seat, change.key)] = True
        self.deadlines.watch(table.id, table.due)

    # Telling.

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Follow a table; call what this returns to follow it no more."""
        self._listeners[listener.table].append(listener)

        def stop() -> None:
            following = self._listeners.get(listener.table)
            if following is not None and listener in following:
                following.remove(listener)
                if not following:
                    del self._listeners[listener.table]
            self._left.set()

        return stop

    def _tell(self, table: Table, change: Change) -> None:
        """Each viewer gets what it may know, worked out once however many look on."""
        listeners = self._listeners.get(table.id, ())
        messages: dict[Viewer, bytes] = {}
        public = {} if change.kind == "talk" else news.public(table)
        for viewer, stream in table.streams.items():
            message = news.of(table, stream, change, public)
            if message is not None:
                messages[viewer] = self.encoded(message)
        talker = change.body.get("person") if change.kind == "talk" else None
        for listener in tuple(listeners):
            for viewer in listener.viewers:
                # Whoever has lost a seat since hears no more of what is for the seat alone.
                held = viewer is None or table.seats[viewer].is_held_by(listener.actor, table.id)
                if held and viewer in messages:
                    listener.send(messages[viewer], talker)

    def _send_all(self, id: str, message: Json) -> None:
        told = self.encoded(message)
        for listener in tuple(self._listeners.get(id, ())):
            listener.send(told, None)

    def show_out(self, whom: Callable[[Actor], bool]) -> None:
        """Close the connections of some: they are no longer who they were."""
        for following in list(self._listeners.values()):
            for listener in following:
                if whom(listener.actor):
                    listener.bye()

    async def goodbye(self) -> None:
        """Tell everybody who follows a table that the server ends, and let them go."""
        for following in list(self._listeners.values()):
            for listener in following:
                listener.bye()
        with suppress(TimeoutError):
            async with asyncio.timeout(_GOODBYE):
                while self._listeners:
                    self._left.clear()
                    await self._left.wait()

    # Time.

    async def _run_out(self, id: str, name: str, due: float) -> None:
        """A deadline has come. It is only then about something if the table still has it."""

        def act(table: Table) -> Change | None:
            if table.due.get(name) != due:
                return None
            if name == SEEDS:
                return self._begin_game(table, self.now())
            return timeouts.run_out(table, name, self.now())

        await self.change(id, act)

    # Bots.

    def _wake(self, table: Table) -> None:
        """Let the bots of a table think, if they are not about it already."""
        if table.status == PLAYING and table.id not in self._thinking and table.untimed():
            task = asyncio.create_task(self._think_on(table.id))
            self._thinking[table.id] = task

    async def _think_on(self, id: str) -> None:
        try:
            while await self._think_once(id):
                pass
        finally:
            self._thinking.pop(id, None)

    async def _think_once(self, id: str) -> bool:
        try:
            return await self._think(id)
        except StoreError as error:
            # Nothing was played, and nothing is lost: try again, since everybody may wait for the bot.
            _LOG.error("bot-could-not-play", table=id, reason=str(error))
            await asyncio.sleep(_RETRY)
            return True

    async def _think(self, id: str) -> bool:
        """One bot's answer; False when no bot is asked anything."""
        table = await self.open(id)
        async with table.lock:
            question = table.to_think()
            if question is None:
                return False
            state = table.state.clone()
            bot = table.seats[question.seat].bot or "steady"
        began = time.perf_counter()
        seed = self._bot_seed(id, question.seat)
        try:
            told, _reason = await self.bots.think(
                state, question, bot, seed, table.settings.edition
            )
        except Exception:
            # The others shall not wait for a bot that broke: what must be answered gets its default.
            _LOG.exception("bot-broke", table=id, bot=bot, kind=question.kind)
            told = None
        metrics.THINKING.labels(bot).observe(time.perf_counter() - began)

        def act(table: Table) -> Change | None:
            return _answered(table, question, told, self.now())

        await self.change(id, act)
        return True

    async def wake_all(self, ids: Iterable[str]) -> None:
        """After a start: let bots go on where they were about to play."""
        for id in ids:
            try:
                self._wake(await self.open(id))
            except (BadRecord, Refused) as error:
                # One table that cannot be read must not keep the others from going on.
                _LOG.error("table-unreadable", table=id, reason=str(error))

    async def close(self) -> None:
        """Let what is under way end, and no more begin."""
        await self.deadlines.close()
        for task in list(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)
        self.bots.close()


def _answered(table: Table, question: Question, told: Any, now: float) -> Change | None:
    """A bot's answer carried out, if its question is still asked."""
    state = table.state
    if not any(asked.id == question.id for asked in state.questions()):
        return None
    if not table.seats[question.seat].is_played_by_bot():
        return None
    action = None if told is None else _understood(table, question, told)
    if action is None and question.must:
        action = state.default(question)
    if action is None:
        return None
    act = Act(question.id, question.seat, action)
    if table.stages():
        return timeouts.stage(table, act, now)
    return table.play(act, now)


def _understood(table: Table, question: Question, told: Any) -> Action | None:
    """What a bot has answered, unless the rules forbid it: asked again it would say the same again."""
    try:
        action = action_from_json(table.settings.game.verb_names, told)
        refusal = table.state.legal(question.seat, question.id).why_not(action)
    except Illegal as illegal:
        refusal = illegal
    if refusal is None:
        return action
    _LOG.error("bot-answers-wrongly", table=table.id, kind=question.kind, rule=refusal.rule)
    return None
