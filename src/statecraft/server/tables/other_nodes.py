"""Tables that other nodes are at too: what they are told of this node, and what it learns of them.

Nodes tell each other that an entry was written, who looks on, who must leave and who wants to hear somebody no more; everything else each reads from the
database. What was not heard is found by looking: whenever a table is asked for, and now and then for those that
somebody follows. A node that is gone is buried by the next one that notices, which takes up what it left.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from statecraft.server.bus import Message
from statecraft.server.leases import BEAT, SharedLeases
from statecraft.server.log import logger
from statecraft.server.node import Node
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, StoreError
from statecraft.server.updates.projection import Viewer

if TYPE_CHECKING:
    from statecraft.server.tables.live_tables import LiveTables

BOTS = "bots "
"""Claims of the bots of a table begin with this."""
_DEADLINES = "deadlines"
_SWEEP = 2.0
_SLOW_SWEEP = 0.5
"""Seconds between two looks for what was not heard, with a bus and without."""
_HERE = 5.0
_GONE = 15.0
"""Seconds between two lists of who looks on, and after which the last one counts no more."""
_LATE = 1.0
"""Seconds by which a deadline is over before another node than the one that set it sees to it."""
_AT_ONCE = 100
_REMEMBERED = 60.0

log = logger("nodes")


class OtherNodes:
    """The others, as far as tables are concerned."""

    def __init__(
        self,
        live_tables: "LiveTables",
        node: Node,
        leases: SharedLeases,
        waiting_for_bots: Callable[[Connection], list[str]],
    ) -> None:
        self._tables = live_tables
        self._node = node
        self._leases = leases
        self._waiting_for_bots = waiting_for_bots
        # Who looks on at other nodes: until when that counts, and by table.
        self._elsewhere: dict[str, tuple[float, dict[str, list[Viewer]]]] = {}
        self._said: dict[str, list[Viewer]] = {}
        self._fired: dict[tuple[str, str, float], float] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        #: Told what a message of another kind says, by its kind.
        self.hears: dict[str, Callable[[Message], None]] = {}
        #: Whether the line to the others is down, so that what they do is seen late.
        self.is_slow = False

    # Telling.

    def wrote(self, table: str, seq: int) -> None:
        self.publish("entry", table=table, seq=seq)

    def look_on(self, table: str, viewers: Iterable[Viewer]) -> None:
        """These look on here now."""
        now = sorted(set(viewers), key=lambda viewer: -1 if viewer is None else viewer)
        if now != self._said.get(table, []):
            if now:
                self._said[table] = now
            else:
                del self._said[table]
            self.publish("look-on", table=table, viewers=now)

    def publish(self, kind: str, keep: bool = False, **fields: Any) -> None:
        self._node.bus.publish({"kind": kind, "node": self._node.name, **fields}, keep)

    # Knowing.

    def follows(self, table: str, seat: Viewer) -> bool:
        return any(seat in viewers for viewers in self._looking_on(table))

    def is_followed(self, table: str) -> bool:
        return any(self._looking_on(table))

    def _looking_on(self, table: str) -> list[list[Viewer]]:
        now = time.monotonic()
        return [tables.get(table, []) for until, tables in self._elsewhere.values() if until > now]

    # Hearing.

    def heard(self, message: Message) -> None:
        """A message of another node. One that makes no sense is left alone."""
        try:
            node, kind = message["node"], message["kind"]
            if node == self._node.name:
                return
            if kind == "entry":
                self._tables.mark.add()
                self._behind(message["table"], message["seq"])
            elif kind == "look-on":
                self._looks_on(node, message["table"], message["viewers"])
            elif kind == "here":
                is_new = node not in self._elsewhere
                self._elsewhere[node] = (time.monotonic() + _GONE, dict(message["tables"]))
                if is_new:
                    self._say_who_is_here()
            elif kind == "out":
                token = message["token"]
                self._tables.hang_up(message["person"], None if token is None else (*token,))
            elif kind == "quiet":
                self._tables.hush(message["listener"], message["speaker"])
            elif kind in self.hears:
                self.hears[kind](message)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            log.warning("message not understood", reason=repr(error))

    def _behind(self, table: str, seq: int) -> None:
        known = self._tables.known(table)
        if known is not None and known.seq < seq:
            self._begin(self._tables.catch_up(table))

    def _looks_on(self, node: str, table: str, viewers: list[Viewer]) -> None:
        until, tables = self._elsewhere.get(node, (time.monotonic() + _GONE, {}))
        tables[table] = viewers
        self._elsewhere[node] = (until, tables)
        if self._tables.known(table) is not None:
            self._begin(self._tables.presence_changed(table))

    def changed(self, is_up: bool) -> None:
        """The line to the others is up or down: everybody is told, and what was missed is looked for."""
        self.is_slow = not is_up
        self._tables.tell_slow()
        if is_up:
            self._say_who_is_here()
            self._begin(self.sweep())

    def _say_who_is_here(self) -> None:
        self.publish("here", tables=self._said)

    def _begin(self, work: Awaitable[object]) -> None:
        async def done() -> None:
            with suppress(Refused, StoreError):
                # Whoever asks for the table next finds out by themselves.
                await work

        task = asyncio.create_task(done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Looking.

    async def run(self) -> None:
        """Listen, look and give signs of life until cancelled."""
        async with asyncio.TaskGroup() as all_of_it:
            all_of_it.create_task(self._node.bus.run(self.heard, self.changed))
            all_of_it.create_task(self._every(lambda: BEAT, self._leases.beat))
            all_of_it.create_task(self._every(lambda: BEAT, self._bury))
            all_of_it.create_task(
                self._every(lambda: _SLOW_SWEEP if self.is_slow else _SWEEP, self.sweep)
            )
            all_of_it.create_task(self._every(lambda: _LATE, self._fire_overdue))
            all_of_it.create_task(self._every(lambda: _HERE, self._say_again))

    async def _every(
        self, seconds: Callable[[], float], do: Callable[[], Awaitable[object]]
    ) -> None:
        while True:
            await asyncio.sleep(seconds())
            try:
                await do()
            except (StoreError, Refused) as error:
                # The database is away: the next round tries again.
                log.warning("nodes", problem=str(error))

    async def _say_again(self) -> None:
        self._say_who_is_here()

    async def sweep(self) -> None:
        """Find what was written at tables that somebody follows here, or bots are about, and was not heard of."""
        followed = self._tables.watched()
        for start in range(0, len(followed), _AT_ONCE):
            part = followed[start : start + _AT_ONCE]
            newest = await self._tables.store.read(lambda db, ids=part: newest_of(db, ids))  # type: ignore[misc]
            for id, seq in newest.items():
                known = self._tables.known(id)
                if known is not None and known.seq < seq:
                    await self._tables.catch_up(id)

    async def _bury(self) -> None:
        left = await self._leases.bury()
        if left is not None:
            log.info("node gone", claims=len(left))
            # Also where it was killed between a move and the bots' turn.
            waiting = await self._tables.store.read(self._waiting_for_bots)
            self._begin(self._take_up(waiting))

    async def _take_up(self, tables: list[str]) -> None:
        """Let bots go on there; once more when it is known who has not come back."""
        await self._tables.bot_turns.wake_all(tables)
        await asyncio.sleep(max(_GONE, self._tables.grace - self._tables.now()))
        await self._tables.bot_turns.wake_all(tables)

    async def _fire_overdue(self) -> None:
        """See to deadlines whose node is gone; one node at a time looks for them."""
        tables = self._tables
        if tables.now() < tables.grace or not await self._leases.claim(_DEADLINES):
            return
        late = tables.now() - _LATE
        rows = await tables.store.read(
            lambda db: db.rows(
                "SELECT table_id, name, due FROM deadline WHERE due <= :late ORDER BY due LIMIT :most",
                late=late,
                most=_AT_ONCE,
            )
        )
        now = time.monotonic()
        self._fired = {key: at for key, at in self._fired.items() if at > now - _REMEMBERED}
        for row in rows:
            key = (row["table_id"], row["name"], row["due"])
            if key not in self._fired:
                self._fired[key] = now
                self._begin(tables.deadlines.fire(*key))

    async def close(self) -> None:
        """Let others take up at once what is left here."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreError):
            await self._leases.leave()


def newest_of(db: Connection, ids: Sequence[str]) -> dict[str, int]:
    """The number of the last entry of each of these tables."""
    values = {f"id_{number}": id for number, id in enumerate(ids)}
    listed = ", ".join([f":{name}" for name in values])
    rows = db.rows(
        f"SELECT table_id, MAX(seq) AS seq FROM entry WHERE table_id IN ({listed}) GROUP BY table_id",
        **values,
    )
    return {row["table_id"]: row["seq"] for row in rows}
