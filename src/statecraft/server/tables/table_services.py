"""All that tables need, put together: the live_tables, the lobby, the archive, and the keys they sign with."""

import asyncio
import hmac
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from statecraft.fairdice.signing import Ed25519PrivateKey
from statecraft.server import dice_key, dice_mark, metrics
from statecraft.server.dice_mark import DiceMark
from statecraft.server.ids import Ids
from statecraft.server.jobs.announcements import Announcements
from statecraft.server.jobs.beacon import BeaconRounds, BeaconSource
from statecraft.server.jobs.bot_pool import BotPool
from statecraft.server.jobs.fair_queue import FairQueue
from statecraft.server.jobs.workers import Bounds, Workers
from statecraft.server.leases import SharedLeases
from statecraft.server.log import logger
from statecraft.server.node import Node
from statecraft.server.people import mail_wishes, ratings
from statecraft.server.people.mail_wishes import Stops
from statecraft.server.people.people import secret_key
from statecraft.server.pictures.pictures import Pictures
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, Store, StoreError
from statecraft.server.tables import waiting
from statecraft.server.tables.archive import Archive
from statecraft.server.tables.burning import burn_all
from statecraft.server.tables.change import Change
from statecraft.server.tables.live_tables import LiveTables
from statecraft.server.tables.loader import Library, TableLoader, says_when
from statecraft.server.tables.lobby import Lobby
from statecraft.server.tables.own_editions import EditionFolders
from statecraft.server.tables.table import Table

_TIDY = 60.0
_A_MOMENT = 60.0
"""Seconds by which clocks may differ without anybody noticing."""
_MOST_IN_THREADS = 8
_MOST_LOOKS = 64
_BOTS_NICE = 2
"""Bots give way to who serves people, and not to what only one of them has asked for."""

log = logger("tables")


class TableServices:
    """The tables of a server."""

    def __init__(
        self,
        data: Path,
        store: Store,
        ids: Ids,
        now: Callable[[], float],
        short_jobs: Workers,
        long_jobs: Workers,
        most: int,
        signing: bytes,
        seeding: bytes,
        stops: Stops,
        mark: DiceMark,
        rounds: BeaconRounds,
        node: Node,
    ) -> None:
        self.store = store
        self._now = now
        self.stops = stops
        self.library = Library(data / "editions")
        self.edition_folders = EditionFolders(self.library)
        signer = Ed25519PrivateKey.from_private_bytes(signing)
        #: The public half of the key that signs dice.
        self.dice_key = signer.public_key().public_bytes_raw().hex()
        self.loader = TableLoader(
            self.library, signer, self.edition_folders.materialise, rounds.latest
        )
        #: Where bots think and chains of dice grow: what takes a second at most.
        self.short_jobs = short_jobs
        #: Where what people bring is worked through, and what takes long to look at.
        self.long_jobs = long_jobs
        #: For what needs a table in memory, and takes a fraction of a second.
        self.threads = FairQueue(1, _MOST_IN_THREADS)
        #: For what takes some milliseconds on the loop itself: one at a time, and others' moves in between.
        self.looks = FairQueue(1, _MOST_LOOKS)
        self.bots = BotPool(short_jobs, self.library)
        self.live_tables = LiveTables(
            store,
            ids,
            now,
            self.bots,
            self.loader,
            lambda table, seat: hmac.digest(seeding, f"{table} {seat}".encode(), "sha256").hex(),
            ratings.settle,
            Announcements(self.library, stops),
            self._begin,
            mark,
            rounds,
            node,
            _waiting_for_bots,
        )
        if self.live_tables.others is not None:
            self.live_tables.others.hears["merged"] = lambda said: self._forget_tables_of(
                said["guest"]
            )
        self.lobby = Lobby(self.live_tables, self.library, signer, short_jobs, most)
        self.archive = Archive(self.live_tables, self.lobby, self.library, long_jobs, self.threads)
        self.pictures = Pictures(long_jobs)

    def _begin(self, table: Table, at: float) -> Change:
        return self.lobby.begin(table, at)

    @staticmethod
    async def open(
        data: Path,
        store: Store,
        ids: Ids,
        now: Callable[[], float],
        bots: int,
        most: int,
        grace: float = 10.0,
        url: str = "",
        workers: int = 0,
        bounds: Bounds | None = None,
        beacon: BeaconSource | None = None,
        node: Node | None = None,
    ) -> "TableServices":
        """Read the keys, and go on with every game where it was; ``url`` is the address in mails.

        ``bots`` and ``workers`` are the processes for short and for long jobs, which have these ``bounds``.

        No deadline fires before ``grace`` seconds are over: who was cut off can come back first. Where the
        database came from a backup, all dice are given new chains first. A ``node`` among others
        gives a sign of life first, and leaves deadlines that it did not set to whoever looks for them.
        """

        def keys(db: Connection) -> tuple[bytes, bytes, bytes]:
            signing, seeding = secret_key(db, dice_key.SECRET, ids), secret_key(db, "bots", ids)
            return signing, seeding, secret_key(db, mail_wishes.SECRET, ids)

        node = node or Node()
        signing, seeding, stopping = await store.write(keys)
        bounds = bounds or Bounds()
        short_jobs = Workers(bots, replace(bounds, nice=_BOTS_NICE))
        long_jobs = Workers(workers, bounds)
        dice_key.keep(data, dice_key.public_half(signing))
        name, is_new, entries = await store.write(lambda db: dice_mark.own(db, ids))
        restored = (
            node.keeps_mark
            and not is_new
            and dice_mark.was_restored(data, name, entries, node.may_join)
        )
        mark, rounds = DiceMark(data, name), BeaconRounds(beacon)
        table_services = TableServices(
            data,
            store,
            ids,
            now,
            short_jobs,
            long_jobs,
            most,
            signing,
            seeding,
            Stops(url, stopping),
            mark,
            rounds,
            node,
        )
        if restored:
            entries += await burn_all(store, table_services.loader, ids, now)
        # Not before: a start that breaks off in between burns again.
        if node.keeps_mark:
            mark.begin(entries)
        due = await store.read(lambda db: db.rows("SELECT table_id, name, due FROM deadline"))
        if isinstance(node.leases, SharedLeases):
            await node.leases.beat()
            due = []
        for row in due:
            if not says_when(row):
                log.error("deadline damaged", table=row["table_id"], deadline=row["name"])
        alarms = [(row["table_id"], row["name"], row["due"]) for row in due if says_when(row)]
        table_services.live_tables.grace = now() + grace
        table_services.live_tables.deadlines.begin(alarms, table_services.live_tables.grace)
        await table_services._mend_times()
        # Others may be about them already; who buries a node that is gone takes up what it left.
        with_bots = await store.read(_waiting_for_bots) if node.is_alone else []
        table_services.waking = asyncio.create_task(
            table_services.live_tables.bot_turns.wake_all(with_bots)
        )
        table_services.returning = asyncio.create_task(
            table_services._after_grace(with_bots, grace)
        )
        return table_services

    async def _mend_times(self) -> None:
        """Find the tables that were played at in the future, and give them times of today."""
        now = self._now()
        for id in await self.store.read(lambda db: _of_the_future(db, now)):
            try:
                await self.live_tables.change(id, lambda table: waiting.mend_times(table, now))
                log.warning("times mended", table=id)
            except (Refused, StoreError) as error:
                log.error("times not mended", table=id, reason=str(error))

    async def _after_grace(self, tables: list[str], grace: float) -> None:
        """People have had the time to come back: bots no longer wait for who has not."""
        await asyncio.sleep(grace)
        await self.live_tables.bot_turns.wake_all(tables)

    async def tidy(self) -> None:
        """Put out of memory what nobody looks at, now and then."""
        while True:
            await asyncio.sleep(_TIDY)
            self.live_tables.tidy()
            metrics.TABLES.set(len(self.live_tables))

    async def merged(self, guest: str, person: str) -> None:
        """A guest has become part of a person: tables in memory must know, at every node."""
        self._forget_tables_of(guest)
        if self.live_tables.others is not None:
            self.live_tables.others.publish("merged", keep=True, guest=guest)

    def _forget_tables_of(self, guest: str) -> None:
        for table in self.live_tables.in_memory():
            sits = any(row.person == guest for row in table.seats)
            if sits or table.settings.host == guest:
                self.live_tables.forget(table)

    async def close(self) -> None:
        for task in (self.waking, self.returning):
            task.cancel()
        await asyncio.gather(self.waking, self.returning, return_exceptions=True)
        await self.live_tables.close()
        await self.short_jobs.close()
        await self.long_jobs.close()

    waking: asyncio.Task[None]
    returning: asyncio.Task[None]


def _of_the_future(db: Connection, now: float) -> list[str]:
    """Tables in play whose last entry is of a later time than now."""
    rows = db.rows(
        "SELECT t.id FROM game_table t JOIN entry e ON e.table_id = t.id"
        " WHERE t.status = 'playing' AND e.at > :now"
        " AND e.seq = (SELECT MAX(seq) FROM entry WHERE table_id = t.id)",
        now=now + _A_MOMENT,
    )
    return [row["id"] for row in rows]


def _waiting_for_bots(db: Connection) -> list[str]:
    """Tables in play with a bot, or with somebody away, who may have something to do, and somebody to do it for."""
    rows = db.rows(
        "SELECT DISTINCT t.id FROM game_table t JOIN seat s ON s.table_id = t.id"
        " WHERE t.status = 'playing' AND (s.kind = 'bot' OR s.away = 1)"
        " AND EXISTS (SELECT 1 FROM seat p WHERE p.table_id = t.id AND p.kind <> 'bot')"
    )
    return [row["id"] for row in rows]
