"""Who gets the outbox's rows of web push and of hooks out. What is told was written before (`turns`, `news`).

Several rows for one hook go out in one message where they fit, and none sooner than some seconds after the last. A
TaskGroup of the outbox sends to many side by side; rows of one hook come here one after the other.
"""

import json
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from ssl import SSLContext
from typing import Final

from statecraft.server.jobs.outbox import Done, Later, Never
from statecraft.server.log import logger
from statecraft.server.people.hours import hours_of
from statecraft.server.store import Connection, Row, Store, first
from statecraft.server.telling import hooks, outgoing
from statecraft.server.telling.addresses import Resolver, Unreachable
from statecraft.server.telling.hook_forms import DISCORD, SLACK, Told, fitting, request
from statecraft.server.telling.outgoing import Answer
from statecraft.server.telling.web_push import Vapid, encode, sealed

LANES: Final = 8
"""To so many others' servers messages go side by side."""
_MOST_TOGETHER: Final = 25
_LONGEST_LIFE: Final = 3 * 86_400
_NO_MORE: Final = (404, 410)
_SLOWER: Final = 429

log = logger("telling")


class PushSender:
    """Hands messages over to browsers' push services."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        resolver: Resolver,
        vapid: Vapid,
        trust: SSLContext | None = None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._resolver = resolver
        self._vapid = vapid
        self._trust = trust

    async def send(self, row: Row) -> Done | None:
        id = row["to_address"]
        browser = await self._store.read(
            lambda db: first(db, "SELECT * FROM push WHERE id = :id", id=id)
        )
        if browser is None:
            raise Never("no such browser")
        now, until = self._clock(), json.loads(row["body"]).get("until")
        life = _LONGEST_LIFE if until is None else max(0, min(_LONGEST_LIFE, int(until - now)))
        headers = {
            "authorization": self._vapid.authorization(browser["endpoint"], now),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(life),
            "urgency": "normal",
            # What is later of the same table takes the place of what was not fetched yet; says nothing of the table.
            "topic": encode(sha256(f"{row['table_id']} {id}".encode()).digest()[:24]),
        }
        body = sealed(row["body"].encode(), browser["p256dh"], browser["auth"])
        try:
            answer = await outgoing.send(
                self._resolver, "POST", browser["endpoint"], headers, body, trust=self._trust
            )
        except Unreachable as error:
            raise Later(error.problem) from error
        return self._judged(answer, id)

    def _judged(self, answer: Answer, id: str) -> Done:
        """What an answer means (RFC 8030, and what push services make of it)."""
        status = answer.status
        if 200 <= status < 300:
            return partial(_told_browser, id, self._clock())
        if status in (*_NO_MORE, 401, 403):
            # Gone, or given out to another key than ours: the page subscribes anew when it is opened.
            log.info("browser gone", status=status)
            raise Never(f"status-{status}", partial(_gone, id))
        if status == _SLOWER or status >= 500:
            wait = answer.retry_after
            raise Later(f"status-{status}", None if wait is None else self._clock() + wait)
        raise Never(f"status-{status}")


def _gone(id: str, db: Connection) -> None:
    # What else waits for it is given up when its turn comes.
    db.run("DELETE FROM push WHERE id = :id", id=id)


def _told_browser(id: str, now: float, db: Connection) -> None:
    db.run("UPDATE push SET told = :now WHERE id = :id", now=now, id=id)
    hooks.sweep(db, hooks.PUSH, id, now)


class HookSender:
    """Tells hooks."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        resolver: Resolver,
        trust: SSLContext | None = None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._resolver = resolver
        self._trust = trust

    async def send(self, row: Row) -> Done | None:
        id, now = row["to_address"], self._clock()
        hook, zone, rows, waits = await self._store.read(partial(_all_for, row))
        if not waits:
            # Gone out with one before.
            return None
        if hook is None or hook["off"] is not None:
            raise Never("no such hook")
        if hook["not_before"] > now:
            raise Later("waits for the others", hook["not_before"])
        told = [Told.of(each) for each in rows]
        together = rows[: fitting(told)]
        problem = await self.tell(hook, told[: len(together)], _ids(together), zone)
        if problem is None:
            sent = [each["id"] for each in together]
            if row["id"] in sent:
                return partial(_sent, id, sent, self._clock())
            # Older ones were first.
            await self._store.write(partial(_sent, id, sent, self._clock()))
            raise Later("waits for the others", self._clock() + hooks.AT_ONCE_BETWEEN)
        code, wait, for_good = problem
        next_try = await self._store.write(
            lambda db: hooks.failed(db, id, code, self._clock(), wait, for_good)
        )
        if next_try is None:
            log.info("hook off", hook=id, problem=code)
            raise Never(code)
        raise Later(code, next_try)

    async def tell(
        self, hook: Row, told: Sequence[Told], ids: str, zone: str
    ) -> tuple[str, float, bool] | None:
        """Tell a hook at once; None where it took it, or else the problem, how long to wait, and whether for good."""
        wanted = request(hook, told, ids, self._clock(), zone)
        try:
            answer = await outgoing.send(
                self._resolver,
                wanted.method,
                wanted.address,
                wanted.headers,
                wanted.body,
                trust=self._trust,
            )
        except Unreachable as error:
            return error.problem, 0.0, False
        status = answer.status
        if 200 <= status < 300:
            return None
        code = "moved" if 300 <= status < 400 else f"status-{status}"
        # Theirs say so where a hook was deleted; of others' servers it may be a mistake of the moment.
        gone = status == 410 or (status == 404 and hook["kind"] in (DISCORD, SLACK))
        return code, answer.retry_after or 0.0, gone


def _all_for(row: Row, db: Connection) -> tuple[Row | None, str, Sequence[Row], bool]:
    """A hook, its owner's time zone, what waits for it, and whether a row does so still."""
    id = row["to_address"]
    hook = first(db, "SELECT * FROM hook WHERE id = :id", id=id)
    zone = "UTC" if hook is None else hours_of(db, hook["person"]).zone
    waits = first(
        db,
        "SELECT id FROM mail WHERE id = :id AND sent IS NULL AND failed IS NULL",
        id=row["id"],
    )
    return hook, zone, hooks.waiting(db, id, _MOST_TOGETHER), waits is not None


def _ids(rows: Sequence[Row]) -> str:
    return f"{rows[0]['id']}-{rows[-1]['id']}"


def _sent(id: str, rows: Sequence[int], now: float, db: Connection) -> None:
    """All of these went out together."""
    hooks.told(db, id, now)
    for row in rows:
        db.run(
            "UPDATE mail SET sent = :now, body = '', parts = '[]' WHERE id = :id", now=now, id=row
        )
