"""What operators did, as rows in order: a trail to look at, and how every process of every node hears of it.

Each process looks for new rows once a second, with or without a bus. Numbers are given before they are committed, so
one may appear after a later one: the last hundred are looked at again.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from statecraft.server.log import logger
from statecraft.server.store import Connection, Row, Store, StoreError
from statecraft.server.updates.projection import Json

COMMAND: Final = "command"
"""Who did it, where that is somebody at the machine itself."""

BAN, UNBAN, CLOSE, DELETE = "ban", "unban", "close", "delete"
ANNOUNCE, WITHDRAW, HANDLED, EXPORT = "announce", "withdraw", "handled", "export"
BACKUP, RESTORE, VERIFY = "backup", "restore", "verify"

EVERY: Final = 1.0
"""Seconds between two looks."""
_AGAIN: Final = 100
MOST_SHOWN: Final = 50

log = logger("operators")


@dataclass(frozen=True, slots=True)
class Act:
    """Something an operator did: what, to whom or what, and what else is to be known of it."""

    id: int
    at: float
    by: str
    kind: str
    about: str
    body: Json

    @classmethod
    def of(cls, row: Row) -> "Act":
        return cls(
            row["id"], row["at"], row["by"], row["kind"], row["about"], json.loads(row["body"])
        )

    def to_json(self) -> Json:
        return {
            "id": self.id,
            "at": self.at,
            "by": self.by,
            "kind": self.kind,
            "about": self.about,
            "body": self.body,
        }


def write(db: Connection, by: str, kind: str, about: str, at: float, **body: object) -> None:
    """Note an act, in the transaction of what it does."""
    db.run(
        'INSERT INTO operator_act (at, "by", kind, about, body)'
        " VALUES (:at, :by, :kind, :about, :body)",
        at=at,
        by=by,
        kind=kind,
        about=about,
        body=json.dumps(body, ensure_ascii=False),
    )


def latest(db: Connection, most: int = MOST_SHOWN) -> list[Act]:
    """The last acts, the newest first."""
    rows = db.rows("SELECT * FROM operator_act ORDER BY id DESC LIMIT :most", most=most)
    return [Act.of(row) for row in rows]


class ActsHeard:
    """Tells this process of acts, wherever they were done."""

    def __init__(self, store: Store, hear: Callable[[Act], Awaitable[None]]) -> None:
        self._store = store
        self._hear = hear
        self._seen: set[int] = set()
        self._last = 0
        self._one = asyncio.Lock()

    async def begin(self) -> None:
        """What was done before this process started is in the database already."""
        for act in await self._store.read(lambda db: latest(db, _AGAIN)):
            self._seen.add(act.id)
            self._last = max(self._last, act.id)

    async def look(self) -> None:
        """Hear what is new."""
        async with self._one:
            since = self._last - _AGAIN
            rows = await self._store.read(
                lambda db: db.rows(
                    "SELECT * FROM operator_act WHERE id > :since ORDER BY id", since=since
                )
            )
            for act in [Act.of(row) for row in rows if row["id"] not in self._seen]:
                await self._hear(act)
                self._seen.add(act.id)
                self._last = max(self._last, act.id)
            self._seen = {id for id in self._seen if id > self._last - _AGAIN}

    async def run(self) -> None:
        """Look now and then, until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except StoreError as error:
                # The database is away: the next look finds what was missed.
                log.warning("acts not read", problem=str(error))
