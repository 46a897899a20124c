"""What a process that serves does when it hears of an operator's act: whom it lets in, what it shows, whom it cuts off."""

from collections.abc import Callable

from statecraft.server.operators import acts, bans, broadcasts
from statecraft.server.operators.acts import Act, ActsHeard
from statecraft.server.operators.bans import PERSON, Bans
from statecraft.server.operators.broadcasts import Broadcasts
from statecraft.server.store import Connection, Store
from statecraft.server.tables.live_tables import LiveTables

_AT_ONCE = 200


class Hearing:
    """Keeps what this process knows of operators' acts as the database has it."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self.bans = Bans(clock)
        self.broadcasts = Broadcasts(clock)
        self._heard = ActsHeard(store, self._hear)
        self._tables: LiveTables | None = None

    async def begin(self) -> None:
        """Know what counts now, before anybody is let in."""
        await self._heard.begin()
        await self._learn()

    def at(self, tables: LiveTables) -> None:
        """From now on there are tables here, and people at them."""
        self._tables = tables

    async def run(self) -> None:
        await self._heard.run()

    async def look(self) -> None:
        """Hear at once what was just done here."""
        await self._heard.look()

    async def _learn(self) -> None:
        at = self._clock()
        found, told = await self._store.read(
            lambda db: (bans.all_of(db, at), broadcasts.all_of(db, at))
        )
        self.bans.take(found)
        self.broadcasts.take(told)

    async def _hear(self, act: Act) -> None:
        await self._learn()
        if self._tables is None:
            return
        if act.kind == acts.BAN and act.body["what"] == PERSON:
            self._tables.hang_up(act.about, None)
            for token in await self._store.read(lambda db: _tokens_of(db, act.about)):
                self._tables.hang_up(None, token)
        elif act.kind == acts.BAN:
            self._tables.hang_up_from(self.bans.covers)
        elif act.kind == acts.CLOSE:
            self._tables.mark.add()
            await self._tables.catch_up(act.about)
        elif act.kind == acts.DELETE:
            for id in act.body["tables"]:
                if (table := self._tables.known(id)) is not None:
                    self._tables.forget(table)
            await self._show_out_the_deleted(self._tables)

    async def _show_out_the_deleted(self, tables: LiveTables) -> None:
        """Nobody stays connected who is nobody here any more."""
        there = sorted(tables.people_here())
        for start in range(0, len(there), _AT_ONCE):
            part = there[start : start + _AT_ONCE]
            known = await self._store.read(lambda db, part=part: _known(db, part))  # type: ignore[misc]
            for person in part:
                if person not in known:
                    tables.hang_up(person, None)


def _tokens_of(db: Connection, person: str) -> list[tuple[str, int]]:
    """The seats that programs play for a person."""
    rows = db.rows(
        "SELECT table_id, seat FROM seat WHERE person = :person AND kind = 'token'", person=person
    )
    return [(row["table_id"], row["seat"]) for row in rows]


def _known(db: Connection, people: list[str]) -> set[str]:
    values = {f"id_{number}": id for number, id in enumerate(people)}
    listed = ", ".join([f":{name}" for name in values])
    return {row["id"] for row in db.rows(f"SELECT id FROM person WHERE id IN ({listed})", **values)}
