"""The live_tables: all tables that somebody plays at, and the one way by which anything happens at them.

Commit first, then answer, then tell. Whatever happens at a table is worked out under its lock, written
to the store as one transaction, and only then told to anybody. If it cannot be written, the table in
memory is thrown away and read anew from what was.

Where other nodes share the database (`other_nodes`), the number of the next entry decides between two who write at
once: who comes second reads anew and answers again. What others wrote is taken in here and told to those who look on.
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Protocol

from statecraft.core.record.record import OtherRules
from statecraft.core.refusal import Illegal
from statecraft.server import json_bytes, metrics, tracing
from statecraft.server.dice_mark import DiceMark
from statecraft.server.ids import Ids
from statecraft.server.jobs.beacon import BeaconRounds
from statecraft.server.jobs.bot_pool import BotPool
from statecraft.server.jobs.bot_turns import BotTurns
from statecraft.server.jobs.deadlines import Deadlines
from statecraft.server.jobs.fair_queue import FairQueue
from statecraft.server.leases import SharedLeases
from statecraft.server.log import logger
from statecraft.server.node import Node
from statecraft.server.people.hours import hours_at
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, Damaged, Store, StoreError, Taken
from statecraft.server.tables import absence, timeouts
from statecraft.server.tables.change import OVER, SEEDS, Change, PatienceWithAbsent
from statecraft.server.tables.day_clocks import Days
from statecraft.server.tables.other_nodes import OtherNodes, newest_of
from statecraft.server.tables.quarantine import Quarantine
from statecraft.server.tables.seats import Actor
from statecraft.server.tables.table import Table
from statecraft.server.updates import telling
from statecraft.server.updates.projection import Json, Viewer

_LOG = logger("tables")
_IDLE = 600.0
"""Seconds after which a table that nobody looks at is put out of memory."""

_RELOADS = 20
_MOST_READ = 100_000
"""Tables of one host may all wait to be read, as after a start."""
_GOODBYE = 2.0
"""Seconds that connections have to close when the server ends; then the web closes them its own way."""


class Listener(Protocol):
    """A connection that follows a table: for which viewers, and how to send to it."""

    table: str
    viewers: tuple[Viewer, ...]
    actor: Actor

    def send(self, message: bytes, talk_from: str | None) -> None: ...

    def quieten(self, person: str) -> None: ...

    def bye(self) -> None: ...


class Teller(Protocol):
    """Writes what somebody is told about a change, in its transaction; ``waited`` are the seats waited for before."""

    def __call__(
        self,
        db: Connection,
        table: Table,
        change: Change,
        waited: Sequence[int],
        follows: Callable[[str, int], bool],
    ) -> None: ...


class Loader(Protocol):
    """Makes a table of its rows; knows games, editions and the dice."""

    def load(self, db: Connection, id: str) -> tuple[str, Callable[[str], Table]] | None: ...

    def since(
        self, db: Connection, id: str, seq: int
    ) -> Callable[[Table], list[Change]] | None: ...


class Announcer(Protocol):
    """Writes what people are told by mail, in the transaction of what happened."""

    def concerns(self, table: Table, change: Change) -> bool: ...

    def write(
        self, db: Connection, table: Table, change: Change, follows: Callable[[str, int], bool]
    ) -> None: ...


class Gone(Exception):
    """The table in memory is out of date: somebody else has written. It must be read anew."""


class LiveTables:
    """Opens tables, lets things happen at them, and tells everybody concerned."""

    def __init__(
        self,
        store: Store,
        ids: Ids,
        now: Callable[[], float],
        bots: BotPool,
        loader: Loader,
        bot_seed: Callable[[str, int], str],
        at_end: Callable[[Connection, Table, float], None],
        announcer: Announcer,
        begin_game: Callable[[Table, float], Change],
        mark: DiceMark,
        rounds: BeaconRounds,
        node: Node | None = None,
        waiting_for_bots: Callable[[Connection], list[str]] = lambda _db: [],
    ) -> None:
        self.store = store
        self.ids = ids
        self.now = now
        self._loader = loader
        self._at_end = at_end
        self._announcer = announcer
        #: They write besides, in the transaction of a change, what somebody is told of it.
        self.tellers: list[Teller] = []
        self._begin_game = begin_game
        self.mark = mark
        self.rounds = rounds
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._listeners: dict[str, list[Listener]] = defaultdict(list)
        self._quarantine = Quarantine()
        self._reading = FairQueue(1, _MOST_READ)
        self._left = asyncio.Event()
        self.node = node or Node()
        leases = self.node.leases
        #: The nodes that are at these tables too; None where this is the only one.
        self.others = (
            OtherNodes(self, self.node, leases, waiting_for_bots)
            if isinstance(leases, SharedLeases)
            else None
        )
        self.bot_turns = BotTurns(self, bots, bot_seed)
        self.deadlines = Deadlines(now, self._run_out)
        #: Until then everybody counts as being there.
        self.grace = 0.0
        self.patience_with_absent = PatienceWithAbsent()
        #: Seconds after which somebody who has left counts as away: a page that is loaded anew is back before.
        self.blink = 3.0
        self._began = now()
        self._closing = False
        self._leaving: set[asyncio.Task[None]] = set()

    # Tables in memory.

    def __len__(self) -> int:
        return len(self._tables)

    async def open(self, id: str) -> Table:
        """The table of this id, read from the store if need be, with all that anybody has written there."""
        table = await self._open(id)
        if self.others is not None and await self._is_behind(table):
            await self.catch_up(id)
            return await self._open(id)
        return table

    async def _is_behind(self, table: Table) -> bool:
        newest = await self.store.read(lambda db: newest_of(db, [table.id]))
        return newest.get(table.id, 0) > table.seq

    async def catch_up(self, id: str) -> None:
        """Take in what other nodes have written at a table that is in memory, and tell those who look on here."""
        table = self._tables.get(id)
        if table is None:
            return
        async with table.lock:
            if self._tables.get(id) is not table:
                return
            take_in = await self.store.read(lambda db: self._loader.since(db, id, table.seq))
            if take_in is None:
                return
            try:
                changes = take_in(table)
            except Exception as error:
                # Its chains were burned, or its rows are damaged: who reads it anew finds out.
                _LOG.info("table-read-anew", table=id, reason=str(error))
                self.forget(table)
                return
            if any(change.events for change in changes):
                table.stepped = time.monotonic()
            for change in changes:
                self._tell(table, change)

    async def presence_changed(self, id: str) -> None:
        """Somebody has come to a table, or left it, at another node."""
        table = self._tables.get(id)
        if table is not None:
            async with table.lock:
                self.tell_presence(table)
            self.bot_turns.wake(table)

    def known(self, id: str) -> Table | None:
        """The table, if it is in memory."""
        return self._tables.get(id)

    def watched(self) -> list[str]:
        """The tables that somebody follows here, or that bots are about."""
        return [id for id in {*self._listeners, *self.bot_turns.thinking} if id in self._tables]

    async def _open(self, id: str) -> Table:
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
        self._acquaint(table)
        return table

    def _acquaint(self, table: Table) -> None:
        """Let a table in memory know who looks at it."""
        table.touched = self.now()
        table.is_there = partial(self._is_there, table.id)
        table.follows = partial(self.follows, table.id)
        table.patience_with_absent = self.patience_with_absent
        table.watched_since = self._began

    async def _read(self, id: str) -> Table:
        self._quarantine.check(id)
        try:
            found = await self.store.read(lambda db: self._loader.load(db, id))
            if found is None:
                raise Refused("server-no-such-table", "missing")
            # A long game takes a moment to play through: the others' moves do not wait for it, and a host with
            # many such games does not keep the others' tables waiting.
            host, make = found
            table = await self._reading.in_thread(host, make, self.ids.name())
        except Damaged as error:
            raise self._quarantine.put(id, error) from error
        except OtherRules as error:
            # Begun at a node of another version while all are being exchanged; such a node goes on with it.
            raise Refused("server-other-rules", "unready") from error
        except (Refused, StoreError, OSError, MemoryError):
            # There is no such table, or it cannot be read just now: its rows are not to blame.
            raise
        except Exception as error:
            raise self._quarantine.put(id, error) from error
        self._quarantine.release(id)
        return table

    def in_memory(self) -> list[Table]:
        return list(self._tables.values())

    def put(self, table: Table) -> None:
        """A table that was just made."""
        self._tables[table.id] = table
        self._acquaint(table)

    def is_followed(self, id: str) -> bool:
        """Whether anybody looks at a table just now."""
        return bool(self._listeners.get(id)) or (
            self.others is not None and self.others.is_followed(id)
        )

    def _is_there(self, id: str, seat: int) -> bool:
        """Whether somebody follows a table from a seat. After a start people can come back first."""
        return self.now() < self.grace or self.follows(id, seat)

    def follows(self, id: str, seat: int) -> bool:
        """Whether somebody looks at a table from a seat just now."""
        for listener in self._listeners.get(id, ()):
            if seat in listener.viewers:
                return True
        return self.others is not None and self.others.follows(id, seat)

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
                if not table.lock.locked() and not self.bot_turns.think_at(table.id):
                    del self._tables[table.id]

    # Letting things happen.

    async def change(
        self, id: str, act: Callable[[Table], Change | None], takes_long: bool = False
    ) -> Change | None:
        """Let something happen at a table: worked out, written, told. None where nothing did.

        ``act`` may refuse, and then has changed nothing. It may be called again on a fresh table if
        somebody else has written in between. What ``takes_long`` is worked out beside everybody else's moves.
        """
        for _ in range(_RELOADS):
            # Whether it is behind need not be asked: the number of the entry tells.
            table = await self._open(id)
            if table.settings.beacon:
                await self.rounds.refresh()
            if table.hours is None and isinstance(table.settings.control, Days):
                table.hours = await self.store.read(lambda db: hours_at(db, id))
            try:
                async with table.lock:
                    if self._tables.get(id) is not table:
                        continue
                    with suppress(Gone):
                        change = await self._change(table, act, takes_long)
                        self.bot_turns.wake(table)
                        return change
            except (Illegal, Refused):
                # Perhaps only because something has happened elsewhere since.
                if self.others is None or not await self._is_behind(table):
                    raise
                await self.catch_up(id)
        raise StoreError("the table changes too fast")

    async def _change(
        self, table: Table, act: Callable[[Table], Change | None], takes_long: bool
    ) -> Change | None:
        lines = 0 if table.session is None else len(table.session.record.lines)
        waited = table.waits
        try:
            with tracing.span("work out", game=table.settings.game.name):
                if takes_long:
                    change = await self._reading.in_thread(table.settings.host, act, table)
                else:
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
        with tracing.span("commit", table=table.id, entry=table.seq + 1):
            await self._commit(table, change, waited)
        with tracing.span("tell"):
            self._tell(table, change)
        return change

    async def _commit(self, table: Table, change: Change, waited: Sequence[int]) -> None:
        if change.dice:
            change.body["dice"] = change.dice
        seq = table.seq + 1
        body = json_bytes.encode(change.body).decode()
        ends = table.status == OVER and table.ended == change.at and "lines" in change.body
        announces = self._announcer.concerns(table, change)

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
            if announces:
                self._announcer.write(db, table, change, self.follows)
            for teller in self.tellers:
                teller(db, table, change, waited, self.follows)
            if ends:
                self._at_end(db, table, change.at)

        try:
            await self.store.write(work, brief=not (ends or announces))
        except Taken as taken:
            self.forget(table)
            raise Gone from taken
        except BaseException:
            self.forget(table)
            raise
        self.written(table.id, seq)
        metrics.count_moves(table.settings.game.name, len(change.body.get("lines", ())))
        table.seq = seq
        table.dice_entries += change.dice
        if change.key is not None:
            table.done[(change.seat, change.key)] = True
        if change.events:
            table.stepped = time.monotonic()
        self.deadlines.watch(table.id, table.due)

    def written(self, id: str, seq: int) -> None:
        """An entry is in the store: counted before anybody is told, and told to other nodes first."""
        self.mark.add()
        if self.others is not None:
            self.others.wrote(id, seq)

    # Telling.

    def _tell_who_looks_on(self, id: str) -> None:
        if self.others is not None:
            following = self._listeners.get(id, ())
            self.others.look_on(id, [each for one in following for each in one.viewers])

    def tell_slow(self, listener: Listener | None = None) -> None:
        """Say that what happens elsewhere may be seen late, or no more; to one who has just come only if so."""
        is_slow = self.others is not None and self.others.is_slow
        data = json_bytes.encode({"type": "slow", "slow": is_slow})
        if listener is not None and is_slow:
            listener.send(data, None)
        for following in [*self._listeners.values()] if listener is None else ():
            for each in tuple(following):
                each.send(data, None)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Follow a table; call what this returns to follow it no more."""
        self._listeners[listener.table].append(listener)
        if (found := self._tables.get(listener.table)) is not None:
            # Bots that nobody watched go on now.
            self.bot_turns.wake(found)

        def stop() -> None:
            following = self._listeners.get(listener.table)
            if following is not None and listener in following:
                following.remove(listener)
                if not following:
                    del self._listeners[listener.table]
            self._left.set()
            self._tell_who_looks_on(listener.table)
            table = self._tables.get(listener.table)
            if table is not None:
                # Bots need not wait any more for who has left.
                self.bot_turns.wake(table)
            seats = [viewer for viewer in listener.viewers if viewer is not None]
            if seats and not self._closing:
                leaving = asyncio.create_task(self._note_leaving(listener.table, seats))
                self._leaving.add(leaving)
                leaving.add_done_callback(self._leaving.discard)

        return stop

    async def _note_leaving(self, id: str, seats: list[int]) -> None:
        """Write down since when somebody is away, and let the others know."""
        at = self.now()
        await asyncio.sleep(self.blink)
        seats = [seat for seat in seats if not self.follows(id, seat)]
        if not seats:
            return
        try:
            table = await self.open(id)
            async with table.lock:
                await self.store.write(partial(absence.put_seen, id, seats, at), brief=True)
                for seat in seats:
                    table.seats[seat].seen = at
                self.tell_presence(table)
        except (Refused, StoreError) as error:
            # Whoever is away is so also where it could not be written down: since a little earlier or later.
            _LOG.warning("absence-not-noted", table=id, reason=str(error))

    def tell_presence(self, table: Table, coming: Listener | None = None) -> None:
        """Who is there has changed, and so perhaps whom bots wait for; who is just coming is sent all anyway.

        Under the table's lock, so that nothing is told that is not written yet.
        """
        for seat in [seat for seat in table.stand_ins if self.follows(table.id, seat)]:
            # Who is back needs no bot.
            del table.stand_ins[seat]
        self._tell(table, Change("presence", self.now(), {}), coming)
        self._tell_who_looks_on(table.id)

    def _tell(self, table: Table, change: Change, but: Listener | None = None) -> None:
        """Each viewer gets what it may know, worked out once however many look on."""
        if not table.streams:
            return
        listeners = [each for each in self._listeners.get(table.id, ()) if each is not but]
        followed = {viewer for listener in listeners for viewer in listener.viewers}
        messages = telling.told(table, change, followed)
        talker = change.body.get("person") if change.kind == "talk" else None
        for listener in listeners:
            for viewer in listener.viewers:
                # Whoever has lost a seat since hears no more of what is for the seat alone.
                held = viewer is None or table.seats[viewer].is_held_by(listener.actor, table.id)
                if held and viewer in messages:
                    listener.send(messages[viewer], talker)

    def _send_all(self, id: str, message: Json) -> None:
        data = json_bytes.encode(message)
        for listener in tuple(self._listeners.get(id, ())):
            listener.send(data, None)

    def quieten(self, listener: str, speaker: str) -> None:
        """One person hears no more from another, on the lines that are open, at every node."""
        self.hush(listener, speaker)
        if self.others is not None:
            self.others.publish("quiet", keep=True, listener=listener, speaker=speaker)

    def hush(self, listener: str, speaker: str) -> None:
        """The same at this node."""
        for following in list(self._listeners.values()):
            for each in following:
                if each.actor.person == listener:
                    each.quieten(speaker)

    def show_out(self, person: str | None = None, token: tuple[str, int] | None = None) -> None:
        """Close the connections of a person, or of a program with a seat's token, at every node: they are no longer
        who they were."""
        self.hang_up(person, token)
        if self.others is not None:
            self.others.publish("out", keep=True, person=person, token=token)

    def hang_up(self, person: str | None, token: tuple[str, int] | None) -> None:
        """Close such connections at this node."""
        for following in list(self._listeners.values()):
            for listener in following:
                actor = listener.actor
                is_person = person is not None and actor.person == person
                if is_person or (token is not None and actor.token == token):
                    listener.bye()

    def hang_up_from(self, is_out: Callable[[str], bool]) -> None:
        """Close the connections from addresses that are kept out, at this node."""
        for following in list(self._listeners.values()):
            for listener in following:
                if is_out(listener.actor.address):
                    listener.bye()

    def people_here(self) -> set[str]:
        """Everybody who has a line to a table at this node."""
        return {
            listener.actor.person
            for following in self._listeners.values()
            for listener in following
            if listener.actor.person is not None
        }

    async def goodbye(self) -> None:
        """Tell everybody who follows a table that the server ends, and let them go."""
        self._closing = True
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

        # What others wrote since the alarm was set may have done away with it.
        table = await self.open(id)
        if table.due.get(name) == due:
            await self.change(id, act, name == SEEDS and bool(table.forked))

    async def close(self) -> None:
        """Let what is under way end, and no more begin."""
        self._closing = True
        for leaving in list(self._leaving):
            leaving.cancel()
        await asyncio.gather(*self._leaving, return_exceptions=True)
        await self.deadlines.close()
        await self.bot_turns.close()
        if self.others is not None:
            await self.others.close()
        self.mark.close()
