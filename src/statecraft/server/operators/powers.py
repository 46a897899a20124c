"""All that an operator can do while the server runs, in one place: the command and the page both go through this.

Nothing here knows whether servers run: what they must know of is in the database, where they look (`acts`).
"""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from statecraft.server.ids import Ids
from statecraft.server.operators import (
    acts,
    bans,
    broadcasts,
    complaints,
    overview,
    personal_data,
    tables,
)
from statecraft.server.operators.bans import NETWORK, PERSON, Ban
from statecraft.server.operators.broadcasts import Broadcast
from statecraft.server.people.people import Person
from statecraft.server.store import Store
from statecraft.server.tables.loader import TableLoader
from statecraft.server.updates.projection import Json

Steps: TypeAlias = Callable[[int], None]
_AT_ONCE = 100


class Powers:
    """What one operator can do with one database; ``by`` is who it is."""

    def __init__(
        self,
        store: Store,
        ids: Ids,
        clock: Callable[[], float],
        data: Path,
        loader: TableLoader,
        by: str,
    ) -> None:
        self._store = store
        self._ids = ids
        self._clock = clock
        self._data = data
        self._loader = loader
        self._by = by

    # Looking.

    async def status(self) -> Json:
        """What is going on."""
        at = self._clock()
        known = await self._store.read(lambda db: overview.overview(db, at))
        return {**known, **overview.of_folder(self._data)}

    async def acts(self) -> list[acts.Act]:
        return await self._store.read(acts.latest)

    async def complaints(self, handled: bool = False) -> list[Json]:
        return await self._store.read(lambda db: complaints.listed(db, handled))

    async def tables(self) -> list[Json]:
        return await self._store.read(tables.going_on)

    async def bans(self) -> list[Ban]:
        at = self._clock()
        return await self._store.read(lambda db: bans.all_of(db, at))

    async def broadcasts(self) -> list[Broadcast]:
        at = self._clock()
        return await self._store.read(lambda db: broadcasts.all_of(db, at))

    async def person(self, given: str) -> Person:
        """Somebody by id or confirmed e-mail address."""
        return await self._store.read(lambda db: personal_data.named(db, given))

    # Doing.

    async def ban_person(self, given: str, reason: str, days: float) -> Ban:
        """Keep a person out, at every node, from a second later at most."""
        at = self._clock()
        return await self._store.write(
            lambda db: bans.ban(
                db, self._by, PERSON, personal_data.named(db, given).id, reason, days, at
            )
        )

    async def ban_network(self, given: str, reason: str, days: float) -> Ban:
        """Keep out whoever comes from an address or a network."""
        at = self._clock()
        return await self._store.write(
            lambda db: bans.ban(db, self._by, NETWORK, given, reason, days, at)
        )

    async def unban(self, kind: str, given: str) -> str:
        """Let a person or a network in again."""
        at = self._clock()
        return await self._store.write(lambda db: bans.unban(db, self._by, kind, given, at))

    async def close(self, given: str) -> Json:
        """Close a table, by code or id."""
        return await tables.close(
            self._store, self._loader, self._ids, given, self._by, self._clock()
        )

    async def handle(self, complaint: int) -> None:
        """A complaint is seen to."""
        at = self._clock()
        await self._store.write(lambda db: complaints.handle(db, self._by, complaint, at))

    async def announce(self, text: str, hours: float) -> Broadcast:
        """Tell everybody something."""
        at = self._clock()
        return await self._store.write(
            lambda db: broadcasts.announce(db, self._by, text, hours, at)
        )

    async def withdraw(self, broadcast: int) -> None:
        """Take it back."""
        at = self._clock()
        await self._store.write(lambda db: broadcasts.withdraw(db, self._by, broadcast, at))

    async def export(self, given: str) -> Json:
        """Everything there is of one person."""
        person = await self.person(given)
        tables = await self._tables_that_name(person, _unseen, _unseen)
        found = await self._store.read(lambda db: personal_data.exported(db, person, tables))
        at = self._clock()
        await self._store.write(lambda db: acts.write(db, self._by, acts.EXPORT, person.id, at))
        return found

    async def delete(
        self, given: str, done: Steps | None = None, total: Steps | None = None
    ) -> Json:
        """Take one person away; tables that they had opened and nobody plays at yet are closed first."""
        person = await self.person(given)
        opened = await self._store.read(
            lambda db: db.rows(
                "SELECT id FROM game_table WHERE host = :id AND status IN ('open', 'starting')",
                id=person.id,
            )
        )
        for row in opened:
            await self.close(row["id"])
        # Beside everybody's moves: only what is found is written in one go.
        tables = await self._tables_that_name(person, done or _unseen, total or _unseen)
        at = self._clock()
        was, pseudonym = await self._store.write(
            lambda db: personal_data.delete(db, self._ids, self._by, person.id, tables, at)
        )
        mails = personal_data.drop_mails(self._data / "outbox", was.email)
        return {"pseudonym": pseudonym, "closed": len(opened), "mails": mails}

    async def _tables_that_name(self, person: Person, done: Steps, total: Steps) -> set[str]:
        every = await self._store.read(personal_data.all_tables)
        total(len(every))
        found: set[str] = set()
        for start in range(0, len(every), _AT_ONCE):
            part = every[start : start + _AT_ONCE]
            found |= await self._store.read(
                lambda db, part=part: personal_data.tables_that_name(db, person.id, part)  # type: ignore[misc]
            )
            done(len(part))
        return found


def _unseen(_steps: int) -> None:
    """Nobody looks on."""
