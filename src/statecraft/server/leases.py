"""Who of several nodes does what must be done once: rows in the database, which outlive whoever wrote them.

A node says every moment that it is alive, in one row, by the database's clock. What it has claimed is its own as long
as it is: a node that was killed, or cut off for too long, has nothing any more once its time is over, and others claim
it. Claims only spare the others work. Whether something happens at a table is still decided by the table's next entry,
so a node that was taken for dead, and is not, does no harm.
"""

import time
from collections.abc import Callable
from typing import Protocol

from statecraft.server.store import Connection, Store

ALIVE = 3.0
"""Seconds for which a sign of life counts."""
BEAT = 0.75
"""Seconds between two of them."""


class Leases(Protocol):
    """What this node may take upon itself."""

    async def claim(self, name: str) -> bool:
        """Whether this is ours from now on, or still is."""
        ...

    async def release(self, name: str) -> None:
        """Others may have it."""
        ...


class AllOurs:
    """The only node there is."""

    async def claim(self, name: str) -> bool:
        return True

    async def release(self, name: str) -> None:
        pass


class SharedLeases:
    """Claims of one node among several."""

    def __init__(
        self, store: Store, node: str, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self._store = store
        self._node = node
        self._monotonic = monotonic
        self._held: set[str] = set()
        self._sure_until = 0.0

    def _is_sure(self) -> bool:
        return self._monotonic() < self._sure_until

    async def beat(self) -> None:
        """Give a sign of life. Who has not done so in time may have lost everything it held."""
        asked = self._monotonic()
        if not self._is_sure():
            self._held.clear()
        await self._store.write(self._beat, brief=True)
        self._sure_until = asked + ALIVE - BEAT

    def _beat(self, db: Connection) -> None:
        db.run(
            "INSERT INTO node (id, alive_until) VALUES (:id, :until)"
            " ON CONFLICT (id) DO UPDATE SET alive_until = excluded.alive_until",
            id=self._node,
            until=db.time() + ALIVE,
        )

    async def claim(self, name: str) -> bool:
        if name in self._held and self._is_sure():
            return True

        def work(db: Connection) -> bool:
            touched = db.run(
                "INSERT INTO lease (name, node) VALUES (:name, :node)"
                " ON CONFLICT (name) DO UPDATE SET node = excluded.node"
                " WHERE lease.node = excluded.node OR NOT EXISTS"
                " (SELECT 1 FROM node WHERE node.id = lease.node AND node.alive_until > :now)",
                name=name,
                node=self._node,
                now=db.time(),
            )
            return touched == 1

        is_ours = await self._store.write(work, brief=True)
        if is_ours:
            self._held.add(name)
        else:
            self._held.discard(name)
        return is_ours

    async def release(self, name: str) -> None:
        self._held.discard(name)
        await self._store.write(
            lambda db: db.run(
                "DELETE FROM lease WHERE name = :name AND node = :node", name=name, node=self._node
            ),
            brief=True,
        )

    async def bury(self) -> list[str] | None:
        """Take away nodes whose time is over, and their claims; what those were, None where nobody is dead.

        Of those who find one dead at the same moment one is told.
        """

        def work(db: Connection) -> list[str] | None:
            now = db.time()
            dead = db.rows("SELECT id FROM node WHERE alive_until <= :now", now=now)
            found: list[str] | None = None
            for row in dead:
                gone = db.run(
                    "DELETE FROM node WHERE id = :id AND alive_until <= :now", id=row["id"], now=now
                )
                if gone:
                    held = db.rows("SELECT name FROM lease WHERE node = :id", id=row["id"])
                    db.run("DELETE FROM lease WHERE node = :id", id=row["id"])
                    found = [*(found or []), *[each["name"] for each in held]]
            return found

        return await self._store.write(work, brief=True)

    async def leave(self) -> None:
        """Be over now: others take up at once what is left."""
        self._held.clear()
        self._sure_until = 0.0
        await self._store.write(
            lambda db: db.run("UPDATE node SET alive_until = 0 WHERE id = :id", id=self._node),
            brief=True,
        )
