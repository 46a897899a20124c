"""Several nodes in one process, each with its own memory, folder and line, on one database of either kind."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from server.databases import own_cluster
from server.tables.room import Room
from statecraft.server.bus import LocalBus
from statecraft.server.node import Node
from statecraft.server.store import Store
from statecraft.server.store.postgres import PostgresStore
from statecraft.server.store.sqlite import SqliteStore
from statecraft.server.tables.seats import Actor
from statecraft.server.updates.projection import Json, Viewer

on_both = pytest.mark.parametrize("kind", ["sqlite", "postgres"])


class NodeRoom(Room):
    """The tables of one node."""

    def __init__(self, number: int, folder: Path, kind: str, line: list[LocalBus]) -> None:
        super().__init__(folder / str(number), seed=number)
        self.number = number
        self._where = folder
        self._kind = kind
        self.bus = LocalBus(line)
        self._running: asyncio.Task[None] | None = None

    def open_store(self) -> Store:
        if self._kind == "postgres":
            return PostgresStore(own_cluster().database_of(self._where))
        return SqliteStore(self._where / "shared.sqlite")

    def node(self) -> Node:
        node = Node.among_others(f"node {self.number}", self.store, self.bus)
        return replace(node, may_join=True)

    async def open(self) -> "NodeRoom":
        await super().open()
        others = self.table_services.live_tables.others
        assert others is not None
        # Listening alone; what is done now and then is done when a test says so.
        await self.bus.run(others.heard, others.changed)
        return self

    def run(self) -> None:
        """Beat, bury, sweep and fire from now on, as a server does."""
        others = self.table_services.live_tables.others
        assert others is not None
        self._running = asyncio.create_task(others.run())

    async def die(self) -> None:
        """Be gone without a word: nothing more is done, said or written here."""
        self.bus.cut()
        live = self.table_services.live_tables
        tasks = [*live.bot_turns.thinking.values()]
        if self._running is not None:
            tasks.append(self._running)
        if live.deadlines._task is not None:
            tasks.append(live.deadlines._task)
        # Its claims stay where they are, as those of a killed process do.
        live.node.leases.release = _nothing  # type: ignore[method-assign,assignment]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def close(self) -> None:
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        await super().close()


async def _nothing(_name: str) -> None:
    pass


class Viewing:
    """Somebody who looks on, and what they were told."""

    def __init__(self, table: str, viewer: Viewer, actor: Actor) -> None:
        self.table = table
        self.viewers: tuple[Viewer, ...] = (viewer,)
        self.actor = actor
        self.told: list[Json] = []
        self.hushed: list[str] = []
        self.left = False

    def send(self, message: bytes, talk_from: str | None) -> None:
        self.told.append(msgspec.json.decode(message))

    def quieten(self, person: str) -> None:
        self.hushed.append(person)

    def bye(self) -> None:
        self.left = True


def on_nodes(folder: Path, kind: str, work: Callable[..., Awaitable[None]], count: int = 2) -> None:
    """Do something with so many nodes."""

    async def whole() -> None:
        line: list[LocalBus] = []
        rooms = [NodeRoom(number, folder, kind, line) for number in range(count)]
        for room in rooms:
            await room.open()
        try:
            await work(*rooms)
        finally:
            for room in rooms:
                await room.close()

    asyncio.run(whole())


async def until(holds: Callable[[], object], seconds: float = 10.0) -> None:
    """Wait until something holds that others bring about."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.01)
