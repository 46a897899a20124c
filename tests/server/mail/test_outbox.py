"""The outbox for all ways to be told: several nodes, channels that do not wait for each other, senders that break."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING

from server.live import Clock
from statecraft.server.jobs.mail import put
from statecraft.server.jobs.outbox import (
    FIRST_PAUSE,
    MAIL,
    Done,
    NotBefore,
    Outbox,
    Sender,
)
from statecraft.server.leases import SharedLeases
from statecraft.server.store import Connection, Row

if TYPE_CHECKING:
    from server.conftest import Database


class Taken:
    """Notes what it is given."""

    def __init__(self, act: Callable[[Row], Done | None] = lambda _row: None) -> None:
        self.to: list[str] = []
        self._act = act

    async def send(self, row: Row) -> Done | None:
        done = self._act(row)
        self.to.append(row["to_address"])
        return done


class Hangs:
    """Never answers."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()

    async def send(self, row: Row) -> Done | None:
        self.asked.set()
        await asyncio.Event().wait()
        return None


def write(*to: str, channel: str = MAIL) -> Callable[[Connection], None]:
    def work(db: Connection) -> None:
        for each in to:
            put(db, each, "s", "b", 1_800_000_000.0, channel=channel)

    return work


async def until(wanted: Callable[[], bool], *boxes: Outbox) -> None:
    """Wait for what is wanted, and let nobody rest meanwhile."""
    async with asyncio.timeout(60):
        while not wanted():
            for box in boxes:
                box.wake()
            await asyncio.sleep(0.02)


@contextlib.asynccontextmanager
async def running(*boxes: Outbox) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(box.run()) for box in boxes]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def test_of_several_nodes_one_sends_and_another_takes_over(database: "Database") -> None:
    async def work() -> None:
        store = database.store
        senders = [Taken(), Taken()]
        leases = [SharedLeases(store, name) for name in ("one", "other")]
        boxes = [
            Outbox(store, Clock(), {MAIL: sender}, lease)
            for sender, lease in zip(senders, leases, strict=True)
        ]
        alive = True

        async def beat() -> None:
            while alive:
                for lease in leases:
                    await lease.beat()
                await asyncio.sleep(0.5)

        await leases[0].beat()
        beating = asyncio.create_task(beat())
        wanted = [f"a{n}@example.org" for n in range(120)]
        await store.write(write(*wanted))
        async with running(*boxes):
            await until(lambda: len(senders[0].to + senders[1].to) == 120, *boxes)
            assert sorted(senders[0].to + senders[1].to) == sorted(wanted)
            assert [] in (senders[0].to, senders[1].to), "one does it for all"
        sent = 0 if senders[0].to else 1
        alive = False
        await beating
        # The one that sent them is gone.
        await leases[sent].leave()
        await leases[1 - sent].beat()
        await store.write(write("late@example.org"))
        async with running(boxes[1 - sent]):
            await until(lambda: "late@example.org" in senders[1 - sent].to, boxes[1 - sent])

    database.loop.run_until_complete(work())


def test_a_channel_that_hangs_holds_up_no_other(database: "Database") -> None:
    async def work() -> None:
        hangs, taken = Hangs(), Taken()
        ways: dict[str, Sender] = {"webhook": hangs, MAIL: taken}
        box = Outbox(database.store, Clock(), ways)
        await database.store.write(write("https://x.example", channel="webhook"))
        await database.store.write(write("a@example.org", "b@example.org"))
        async with running(box):
            await until(hangs.asked.is_set, box)
            await until(lambda: len(taken.to) == 2, box)

    database.loop.run_until_complete(work())


def test_a_sender_that_breaks_is_tried_again_and_the_next_is_sent(database: "Database") -> None:
    clock = Clock()
    broken = True

    def act(row: Row) -> Done | None:
        if broken and row["to_address"] == "bad@example.org":
            raise ZeroDivisionError
        return None

    taken = Taken(act)
    box = Outbox(database.store, clock, {MAIL: taken})
    database.write(write("bad@example.org", "good@example.org"))
    assert database.loop.run_until_complete(box.deliver()) == 2
    assert taken.to == ["good@example.org"]
    (row,) = database.write(lambda db: db.rows("SELECT * FROM mail WHERE sent IS NULL"))
    assert (row["tries"], row["reason"]) == (1, "ZeroDivisionError")
    broken = False
    clock.now += FIRST_PAUSE
    assert database.loop.run_until_complete(box.deliver()) == 1
    assert taken.to[-1] == "bad@example.org"


def test_what_is_not_due_yet_costs_no_try(database: "Database") -> None:
    clock = Clock()
    morning = clock.now + 8 * 3600

    def act(_row: Row) -> Done | None:
        if clock.now < morning:
            raise NotBefore(morning)
        return lambda db: put(db, "c@example.org", "s", "made of it", clock.now)

    taken = Taken(act)
    box = Outbox(database.store, clock, {MAIL: taken})
    database.write(write("a@example.org"))
    assert database.loop.run_until_complete(box.deliver()) == 1
    (row,) = database.write(lambda db: db.rows("SELECT * FROM mail"))
    assert (row["tries"], row["next_try"], row["sent"]) == (0, morning, None)
    assert database.loop.run_until_complete(box.deliver()) == 0
    clock.now = morning
    assert database.loop.run_until_complete(box.deliver()) == 1
    # What a sender gives back is done with the mark.
    rows = database.write(lambda db: db.rows("SELECT sent, body FROM mail ORDER BY id"))
    assert [row["body"] for row in rows] == ["", "made of it"]
