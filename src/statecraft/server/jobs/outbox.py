"""The outbox: one table of all that people are to be told, and the tasks that send it, a way each.

A row is written in the transaction of what it tells (`jobs/mail.write_mail`, or an INSERT into `mail` with another
`channel`). A sender for its channel gets it out; then the row is marked as sent and keeps no text, so that no link can
be read out of the database. What cannot be sent now is tried again after a pause that doubles each time; what cannot
be sent within five days, or never, is given up, and the reason stays in the row. A crash between sending and marking
means that it is sent twice, under the same Message-ID; nothing is lost.

This knows no channel: who sends mails is `jobs/mail` and `jobs/smtp`.
"""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial
from typing import Any, Final, Protocol, TypeAlias

from statecraft.server import metrics
from statecraft.server.leases import AllOurs, Leases
from statecraft.server.log import logger
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, Row, Store, StoreError

MAIL: Final = "mail"
AT_ONCE: Final = 50
"""Rows of a channel that are taken up together."""
FIRST_PAUSE: Final = 15.0
LONGEST_PAUSE: Final = 4 * 3600.0
GIVE_UP: Final = 5 * 86_400.0
"""Seconds until the second try, between two tries at most, and after which no more is made."""
_REST: Final = 5.0
"""Seconds after which it is looked for rows that came without a wake-up, or whose pause is over."""

Done: TypeAlias = Callable[[Connection], object]
log = logger("outbox")


class Later(Exception):
    """It cannot be sent now; the text says why. ``until`` is when to try again, where that is known."""

    def __init__(self, reason: str, until: float | None = None) -> None:
        super().__init__(reason)
        self.until = until


class NotBefore(Exception):
    """It is to be sent at another time, and was not tried."""

    def __init__(self, when: float) -> None:
        super().__init__(when)
        self.when = when


class Shut(Later):
    """The way itself is shut: what else waits there need not be tried now."""


class Never(Exception):
    """It cannot be sent at all; the text says why. ``done`` is carried out in the transaction that gives it up."""

    def __init__(self, reason: str, done: Done | None = None) -> None:
        super().__init__(reason)
        self.done = done


class Sender(Protocol):
    """Gets rows of one channel out."""

    async def send(self, row: Row) -> Done | None:
        """Send it; Later or Never where that cannot be. What this returns is done in the transaction that marks it."""
        ...


class Outbox:
    """Sends what waits, by the sender of each channel: `senders` may be added to until it runs."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        senders: Mapping[str, Sender],
        leases: Leases | None = None,
    ) -> None:
        self.senders = dict(senders)
        #: To how many addresses a channel sends side by side; to one alone where it is not named.
        self.lanes: dict[str, int] = {}
        self._store = store
        self._leases = leases or AllOurs()
        self._clock = clock
        self._wakes: dict[str, asyncio.Event] = {}
        # Two at once would send one row twice.
        self._one: dict[str, asyncio.Lock] = {}

    def wake(self) -> None:
        """There is something to send; without this it would be found some seconds later."""
        for wake in self._wakes.values():
            wake.set()

    async def run(self) -> None:
        """Send what there is to send, for as long as the server runs: a channel that hangs holds up no other."""
        work: list[Coroutine[Any, Any, None]] = [self._run(channel) for channel in self.senders]
        await asyncio.gather(*work)

    async def _run(self, channel: str) -> None:
        wake = self._wakes.setdefault(channel, asyncio.Event())
        while True:
            try:
                # Of several nodes one sends what goes this way.
                while await self._leases.claim(f"{channel}s"):
                    if await self.deliver(channel) < AT_ONCE:
                        break
            except StoreError as error:
                # The rows are still there: the next round tries again.
                log.error("outbox", channel=channel, problem=str(error))
            with contextlib.suppress(TimeoutError):
                # Not wait_for: before Python 3.12 it can lose being told to end.
                async with asyncio.timeout(_REST):
                    await wake.wait()
            wake.clear()

    async def deliver(self, channel: str = MAIL) -> int:
        """Try what is due in a channel, some at a time; how many there were."""
        async with self._one.setdefault(channel, asyncio.Lock()):
            due = await self._store.read(
                lambda db: db.rows(
                    "SELECT * FROM mail WHERE sent IS NULL AND failed IS NULL"
                    " AND channel = :channel AND next_try <= :now"
                    " ORDER BY next_try, id LIMIT :most",
                    channel=channel,
                    now=self._clock(),
                    most=AT_ONCE,
                )
            )
            lanes = self.lanes.get(channel, 1)
            if lanes > 1:
                await self._side_by_side(due, lanes)
                return len(due)
            for number, row in enumerate(due, 1):
                if not await self._try(row):
                    return number
            return len(due)

    async def _side_by_side(self, due: Sequence[Row], lanes: int) -> None:
        """Try rows: those to one address one after the other, so that nobody who hangs holds up the others."""
        by_address: dict[str, list[Row]] = {}
        for row in due:
            by_address.setdefault(row["to_address"], []).append(row)
        free = asyncio.Semaphore(lanes)

        async def lane(rows: list[Row]) -> None:
            async with free:
                for row in rows:
                    if not await self._try(row):
                        return

        async with asyncio.TaskGroup() as group:
            for rows in by_address.values():
                group.create_task(lane(rows))

    async def _try(self, row: Row) -> bool:
        """Try a row; whether others behind it can be tried too."""
        sender = self.senders[row["channel"]]
        try:
            done = await sender.send(row)
        except (Later, OSError) as error:
            until = error.until if isinstance(error, Later) else None
            await self._store.write(partial(self._not_now, row, str(error), until))
            return not isinstance(error, Shut)
        except NotBefore as wait:
            await self._store.write(partial(_put_off, row["id"], wait.when))
        except Refused as refused:
            # A worker had no time, or a table cannot be read just now.
            await self._store.write(partial(self._not_now, row, refused.text, None))
        except Never as error:
            await self._store.write(partial(self._give_up, row, str(error), error.done))
        except StoreError:
            raise
        except Exception as error:
            # What nobody has thought of must not hold up everybody's mails for ever.
            log.exception("sender broke", channel=row["channel"], row=row["id"])
            await self._store.write(partial(self._not_now, row, type(error).__name__, None))
        else:
            await self._store.write(partial(self._mark, row, done))
            metrics.MAILS.labels(row["channel"]).inc()
        return True

    def _mark(self, row: Row, done: Done | None, db: Connection) -> None:
        if done is not None:
            done(db)
        db.run(
            "UPDATE mail SET sent = :now, body = '', html = '', headers = '{}', parts = '[]'"
            " WHERE id = :id",
            now=self._clock(),
            id=row["id"],
        )

    def _not_now(self, row: Row, reason: str, until: float | None, db: Connection) -> None:
        now, tries = self._clock(), row["tries"] + 1
        if now - row["created"] >= GIVE_UP:
            self._give_up(row, reason, None, db)
            return
        # That it has its time is no fault.
        say = log.warning if until is None else log.info
        say("not sent", channel=row["channel"], row=row["id"], tries=tries, reason=reason)
        db.run(
            "UPDATE mail SET tries = :tries, next_try = :next, reason = :reason WHERE id = :id",
            tries=tries,
            next=now + pause(tries) if until is None else until,
            reason=reason,
            id=row["id"],
        )

    def _give_up(self, row: Row, reason: str, done: Done | None, db: Connection) -> None:
        if done is not None:
            done(db)
        log.error("given up", channel=row["channel"], row=row["id"], reason=reason)
        metrics.GIVEN_UP.labels(row["channel"]).inc()
        db.run(
            "UPDATE mail SET failed = :now, reason = :reason, tries = tries + 1, body = '',"
            " html = '', headers = '{}', parts = '[]' WHERE id = :id",
            now=self._clock(),
            reason=reason,
            id=row["id"],
        )


def _put_off(id: int, when: float, db: Connection) -> None:
    db.run("UPDATE mail SET next_try = :when WHERE id = :id", when=when, id=id)


def pause(tries: int) -> float:
    """Seconds to wait after so many tries: each time twice as long, to a limit."""
    return min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(tries - 1, 20))
