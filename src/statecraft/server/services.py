"""What the server is made of, in one place: settings, store, texts, people's identities, limits, mail.

Nothing here knows of HTTP. `Services.open` finds out whether the server can run at all; `start` and
`stop` belong to the loop it runs in.
"""

import asyncio
import hmac
import socket
import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from io import FileIO
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

from statecraft.locale import LANGUAGES, Language, Texts
from statecraft.server import data_folder, dice_key, tracing
from statecraft.server.bus import Bus
from statecraft.server.bus.hub import HubBus
from statecraft.server.config import Settings, own_url, rates, reply_domain
from statecraft.server.correspondence.inbox import Inbox
from statecraft.server.correspondence.listener import Listener
from statecraft.server.correspondence.mail_in import MailIn
from statecraft.server.correspondence.maildir import Maildir
from statecraft.server.correspondence.notices import CHANNEL
from statecraft.server.correspondence.turn_sender import TurnSender
from statecraft.server.correspondence.unasked import StillWanted
from statecraft.server.data_folder import CannotOpen as CannotOpen
from statecraft.server.database_time import DatabaseTime
from statecraft.server.ids import Ids
from statecraft.server.jobs import dkim
from statecraft.server.jobs.mail import Folder
from statecraft.server.jobs.outbox import MAIL, Outbox
from statecraft.server.jobs.smtp import Smtp
from statecraft.server.jobs.smtp_server import SmtpServer
from statecraft.server.jobs.workers import Bounds
from statecraft.server.limits import Held, Limit
from statecraft.server.log import logger
from statecraft.server.node import Node
from statecraft.server.operators.hearing import Hearing
from statecraft.server.operators.long_work import LongWork
from statecraft.server.people.people import Identities, secret_key, secret_there, secret_value
from statecraft.server.pictures import board_picture
from statecraft.server.shared_limits import KIND, SharedLimits
from statecraft.server.steady_clock import SteadyClock
from statecraft.server.store import Newer, Store, StoreError
from statecraft.server.store.sqlite import SqliteStore
from statecraft.server.tables.change import PatienceWithAbsent
from statecraft.server.tables.table_services import TableServices
from statecraft.server.telling.telling import Telling
from statecraft.server.workshop.report_worker import ReportWorker


class Worker(Protocol):
    """A process among several that serve together (`web/worker_processes`)."""

    @property
    def is_first(self) -> bool: ...

    @property
    def line(self) -> socket.socket: ...


_ANY = float("inf")
_HOUSEHOLD = 10
"""So many people may have their links sent from one address: a house, a school."""


log = logger("services")


class Limits:
    """How often what may be done, by whom."""

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        self.address = Limit(*rates(settings.rate_address), clock)
        self.socket = Limit(*rates(settings.rate_socket), clock)
        self.sockets_of_person = Held(settings.max_sockets_per_person)
        self.sockets_of_address = Held(settings.max_sockets_per_address)
        self.person = Limit(*rates(settings.rate_person), clock)
        # These are given by the hour.
        self.guests = Limit(settings.rate_guests / 3600, settings.rate_guests or _ANY, clock)
        self.mails = Limit(settings.rate_mails / 3600, settings.rate_mails or _ANY, clock)
        self.mails_from = Limit(
            _HOUSEHOLD * settings.rate_mails / 3600, _HOUSEHOLD * settings.rate_mails or _ANY, clock
        )
        self.codes = Limit(settings.rate_codes / 60, settings.rate_codes or _ANY, clock)
        self.replies = Limit(settings.rate_replies / 3600, settings.rate_replies or _ANY, clock)
        self.invites = Limit(settings.rate_invites / 3600, settings.rate_invites or _ANY, clock)
        self.hooks = Limit(settings.rate_hooks / 3600, settings.rate_hooks or _ANY, clock)
        self.analyses = Limit(settings.rate_analyses / 3600, settings.rate_analyses or _ANY, clock)
        self.workshop = Limit(settings.rate_workshop / 3600, settings.rate_workshop or _ANY, clock)

    def rates(self) -> dict[str, Limit]:
        """Those by time, by name."""
        return {name: limit for name, limit in vars(self).items() if isinstance(limit, Limit)}


class Services:
    """A server without its web."""

    #: Signs cookies; there once the server has started, because its key is in the database.
    identities: Identities
    #: The tables; there once the server has started.
    table_services: TableServices
    #: What signs the links that end mails, and makes the mails about turns; there once the server has started.
    turn_sender: TurnSender
    #: Makes the workshop's reports; there once the server has started.
    reports: ReportWorker

    def __init__(
        self,
        settings: Settings,
        store: Store,
        clock: Callable[[], float],
        ids: Ids | None = None,
        held: FileIO | None = None,
        worker: Worker | None = None,
    ) -> None:
        self.settings = settings
        # Whether this process looks after the folder; of several the first does.
        self._keeps_folder = worker is None or worker.is_first
        # The data folder, which is ours until this is closed.
        self._held = held
        self.store = store
        self.clock = clock
        self.ids = ids or Ids()
        self.texts: dict[Language, Texts] = {lang: Texts(lang) for lang in LANGUAGES}
        self.limits = Limits(settings, clock)
        #: What operators have done: who is kept out, what everybody is told.
        self.hearing = Hearing(store, clock)
        self.long_work = LongWork(settings, store, clock)
        #: This process among others on the same database; its line to them is there once the server has started.
        self.node = Node()
        if settings.database is not None or worker is not None:
            bus = None if worker is None else HubBus(worker.line)
            self.node = replace(
                Node.among_others(self.ids.name(), store, bus),
                may_join=settings.database is not None,
                keeps_mark=self._keeps_folder,
            )
        #: All that people are to be told; a way to tell them is a sender there.
        folder = Folder(settings.data / "outbox", settings.mail_from, self.drawn)
        self.outbox = Outbox(
            store,
            clock,
            {MAIL: StillWanted(store, folder)},
            self.node.leases,
        )
        #: The ways to be told besides mails: who calls others' servers, and what they may call.
        self.telling = Telling(settings, store, clock)
        #: Done first when the server ends, while connections are still open.
        self.leaving: list[Callable[[], Awaitable[None]]] = []
        #: Told when a guest has become part of a person: the guest's id and the person's.
        self.merged: list[Callable[[str, str], Awaitable[None]]] = []
        self._tasks: list[asyncio.Task[None]] = []
        #: What takes mails in that answer decisions; there once the server has started, where it does.
        self.inbox: Inbox | None = None
        self._door: socket.socket | None = None
        self._listener: Listener | None = None
        #: The time of a database that other nodes may share.
        self.database_time: DatabaseTime | None = None

    @classmethod
    def open(
        cls,
        settings: Settings,
        clock: Callable[[], float] | None = None,
        ids: Ids | None = None,
        worker: Worker | None = None,
    ) -> "Services":
        """The services on the folder that the settings name; without a clock by the steady one kept there.

        With a ``worker`` they are those of one process of several that serve together.
        """
        if settings.bus is not None:
            if settings.database is None:
                raise CannotOpen("serve-bus-alone")
            try:
                import redis  # noqa: F401
            except ImportError as error:
                raise CannotOpen("serve-no-redis") from error
        if settings.traces is not None:
            try:
                tracing.begin(settings.traces)
            except ImportError as error:
                raise CannotOpen("serve-no-otel") from error
        # Of processes that serve together the parent holds it.
        held = data_folder.held(settings.data) if worker is None else None
        try:
            store, own_clock, database_time = open_store(settings)
            services = cls(settings, store, clock or own_clock, ids, held, worker)
            services.database_time = database_time
            services._open_door()
            return services
        except CannotOpen:
            if held is not None:
                held.close()
            raise

    async def start(self) -> None:
        """Read the keys and begin what runs beside the requests."""
        key = await self.store.write(lambda db: secret_key(db, "identity", self.ids))
        self.identities = Identities(key, self.settings.cookie_days, self.clock)
        await self.hearing.begin()
        if self.settings.bus is not None:
            name = await self.store.write(lambda db: secret_value(db, "bus", self.ids.bytes(8)))
            self.node = replace(self.node, bus=_redis(self.settings.bus, name.hex()))
        self.table_services = await TableServices.open(
            self.settings.data,
            self.store,
            self.ids,
            self.clock,
            self.settings.bots,
            self.settings.max_tables_per_person,
            self.settings.grace,
            own_url(self.settings),
            self.settings.job_processes,
            Bounds(self.settings.job_seconds, self.settings.job_memory),
            self.settings.beacon,
            node=self.node,
        )
        self.table_services.live_tables.patience_with_absent = PatienceWithAbsent(
            60.0 * self.settings.absence_minutes, 60.0 * self.settings.claim_minutes
        )
        self.reports = ReportWorker(
            self.settings.data / "workshop",
            self.store,
            self.table_services.library,
            self.table_services.edition_folders,
            self.clock,
            self.settings.workshop_minutes,
            self.settings.workshop_memory,
            self.node.leases,
        )
        self.hearing.at(self.table_services.live_tables)
        self.background(self.hearing.run(), "operators")
        self.merged.append(self.table_services.merged)
        self.leaving.append(self.table_services.live_tables.goodbye)
        self.background(self.table_services.tidy(), "tidy")
        self.turn_sender = TurnSender(
            self.store,
            self.table_services.live_tables,
            self.table_services.library,
            self.texts,
            self.table_services.threads,
            self.clock,
            self.settings.mail_from,
            self.table_services.stops,
            written=self.outbox.wake,
        )
        self.outbox.senders[CHANNEL] = self.turn_sender
        if self.settings.smtp is not None:
            smtp = await self._smtp(self.settings.smtp)
            self.outbox.senders[MAIL] = StillWanted(self.store, smtp)
        await self.telling.begin(self.outbox, self.table_services)
        self.background(self.outbox.run(), "outbox")
        if self.settings.mail_in is not None:
            await self._take_mails(self.settings.mail_in)
        if (others := self.table_services.live_tables.others) is not None:
            shared = SharedLimits(
                self.limits.rates(), hmac.digest(key, b"limits", "sha256"), others.publish
            )
            others.hears[KIND] = shared.heard
            self.background(others.run(), "nodes")
        if isinstance(self.clock, SteadyClock) and self._keeps_folder:
            self.background(self.clock.keep_on(), "clock")
        if self.database_time is not None:
            self.background(self.database_time.keep_on(self.store), "database time")
        if self.settings.workshop != "off":
            self.background(self.reports.run(), "reports")

    def _open_door(self) -> None:
        """Listen where mails come in, before the server runs: CannotOpen where that cannot be."""
        where = self.settings.mail_in
        if where is None or not self._keeps_folder:
            return
        try:
            self._door = where.open()
        except OSError as error:
            reason = error.strerror or str(error)
            raise CannotOpen("serve-no-mail-in", place=str(where), reason=reason) from error

    async def _take_mails(self, where: MailIn) -> None:
        """Take the mails that answer decisions, from now on; of several processes the first does."""
        settings = self.settings
        key = await Inbox.key(self.store, self.ids)
        self.inbox = Inbox(
            self.store,
            self.table_services,
            self.clock,
            self.limits.replies,
            own_url(settings),
            reply_domain(settings),
            key,
            self.texts,
            self.outbox.wake,
        )
        self.turn_sender.reply = self.inbox.address_of
        if not self._keeps_folder:
            return
        if self._door is not None:
            self._listener = Listener(self.inbox, where.scheme, self._door, settings.mail_from)
            await self._listener.begin()
        else:
            maildir = Maildir(self.inbox, Path(where.folder), self.node.leases)
            self.background(maildir.run(), "maildir")

    async def drawn(self, part: Mapping[str, Any]) -> bytes:
        """The picture in a mail: drawn by a worker, since nothing else here runs while one is drawn."""
        return await self.table_services.long_jobs.run("mails", board_picture.png, part["draw"])

    async def _smtp(self, server: SmtpServer) -> Smtp:
        """Who hands mails over, with the key that signs them; none signs for a machine without a name."""
        settings = self.settings
        domain = settings.mail_from.rpartition("@")[2]
        if domain == "localhost":
            return Smtp(server, settings.mail_from, self.clock, draw=self.drawn)
        given = settings.dkim_key
        pem = given or await self.store.read(lambda db: secret_there(db, dkim.SECRET))
        if pem is None:
            new = await asyncio.to_thread(dkim.new_key)
            pem = await self.store.write(lambda db: secret_value(db, dkim.SECRET, new))
        key = dkim.DkimKey(pem, domain, settings.dkim_selector)
        await asyncio.to_thread(key.write_record, settings.data)
        log.info("mails are signed", record=key.record()[0], file=dkim.FILE)
        return Smtp(server, settings.mail_from, self.clock, key, self.drawn)

    def background(self, work: Awaitable[None], name: str) -> None:
        """Let something run until the server ends; that it broke is logged at once."""

        async def watched() -> None:
            try:
                await work
            except Exception:
                log.exception("task broke", task=name)
                raise

        self._tasks.append(asyncio.create_task(watched(), name=name))

    async def leave(self) -> None:
        """Say goodbye while connections are still open."""
        for goodbye in self.leaving:
            await goodbye()

    async def stop(self) -> None:
        """End what was begun, finish what is being written, and close."""
        if self._listener is not None:
            self._listener.close()
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            # One that broke has been logged.
            with suppress(asyncio.CancelledError, Exception):
                await task
        self._tasks.clear()
        self.telling.close()
        await self.long_work.close()
        await self.table_services.close()
        await self.store.close()
        if self.settings.traces is not None:
            await asyncio.to_thread(tracing.end)
        if isinstance(self.clock, SteadyClock) and self._keeps_folder:
            self.clock.keep()
        if self._held is not None:
            self._held.close()


def open_store(settings: Settings) -> tuple[Store, SteadyClock, DatabaseTime | None]:
    """The database that the settings name, the clock its tables go by, and the time of one that nodes share.

    CannotOpen where it cannot be used.
    """
    folder = settings.data
    if settings.database is None:
        return _sqlite(settings, folder / "statecraft.sqlite"), SteadyClock(folder / "clock"), None
    store, database_time = _postgres(settings, settings.database)
    return store, SteadyClock(None, database_time), database_time


def _sqlite(settings: Settings, path: Path) -> Store:
    """The database in the data folder; CannotOpen where it cannot be used."""
    try:
        dice_key.check(settings.data, dice_key.in_file(path), settings.new_dice_key)
        return SqliteStore(path)
    except dice_key.Lost as lost:
        raise _no_key(str(path), lost) from lost
    except Newer as error:
        raise CannotOpen("serve-newer", path=str(path)) from error
    except sqlite3.Error as error:
        raise CannotOpen("serve-no-database", path=str(path), reason=str(error)) from error


def _postgres(settings: Settings, url: str) -> tuple[Store, DatabaseTime]:
    """The database at a URL, and its time; CannotOpen where it cannot be used."""
    try:
        import psycopg
        from sqlalchemy.exc import SQLAlchemyError

        from statecraft.server.store.postgres import PostgresStore
    except ImportError as error:
        raise CannotOpen("serve-no-psycopg") from error
    # Without the password that may be in it.
    shown = "/".join(filter(None, (urlsplit(url).hostname, urlsplit(url).path.strip("/"))))
    try:
        store = PostgresStore(url)
        try:
            found = store.read_now(dice_key.in_database)
            dice_key.check(settings.data, found, settings.new_dice_key)
            return store, DatabaseTime(lambda: store.read_now(lambda db: db.time()))
        except BaseException:
            store.close_now()
            raise
    except dice_key.Lost as lost:
        raise _no_key(shown, lost) from lost
    except Newer as error:
        raise CannotOpen("serve-newer", path=shown) from error
    except (psycopg.Error, SQLAlchemyError, StoreError) as error:
        reason = str(error).partition("\n")[0]
        raise CannotOpen("serve-no-database", path=shown, reason=reason) from error


def _redis(url: str, name: str) -> Bus:
    """The bus through Redis, which only some servers have."""
    from statecraft.server.bus.redis_stream import RedisBus

    return RedisBus(url.replace("valkey://", "redis://", 1), name)


def _no_key(path: str, lost: dice_key.Lost) -> CannotOpen:
    return CannotOpen("serve-dice-key-lost", path=path, fingerprint=lost.fingerprint)
