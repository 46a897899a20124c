"""The ways to be told besides mails, put together: what the operator allows, the key for push services, the senders."""

from collections.abc import Callable

from statecraft.server.config import Settings, own_url
from statecraft.server.jobs.outbox import Outbox
from statecraft.server.people.people import secret_value
from statecraft.server.refusal import Refused
from statecraft.server.store import Store
from statecraft.server.tables.table_services import TableServices
from statecraft.server.telling import web_push
from statecraft.server.telling.addresses import Reach, Resolver
from statecraft.server.telling.hooks import HOOK, PUSH
from statecraft.server.telling.senders import LANES, HookSender, PushSender
from statecraft.server.telling.web_push import Vapid
from statecraft.server.telling.writing import Ways, Writing


class Telling:
    """Tells browsers and hooks."""

    #: Signs to push services; there once the server has started.
    vapid: Vapid | None = None

    def __init__(self, settings: Settings, store: Store, clock: Callable[[], float]) -> None:
        self._settings = settings
        self._store = store
        self._clock = clock
        self.reach = Reach.of(settings.hooks_http, settings.hooks_to)
        self.resolver = Resolver(self.reach)
        self.hook_sender = HookSender(store, clock, self.resolver)

    async def begin(self, outbox: Outbox, tables: TableServices) -> None:
        """Let changes at tables be told, and the outbox send it."""
        settings = self._settings
        ways = Ways(settings.push, settings.hooks)
        if settings.push:
            new = web_push.new_key()
            key = await self._store.write(lambda db: secret_value(db, web_push.SECRET, new))
            self.vapid = Vapid(key, _contact(settings))
            outbox.senders[PUSH] = PushSender(self._store, self._clock, self.resolver, self.vapid)
            outbox.lanes[PUSH] = LANES
        if settings.hooks:
            outbox.senders[HOOK] = self.hook_sender
            outbox.lanes[HOOK] = LANES
        if settings.push or settings.hooks:
            writing = Writing(tables.library, own_url(settings), ways)
            tables.live_tables.tellers.append(writing.write)

    def pushing(self) -> Vapid:
        """What signs to push services; Refused where the operator wants none."""
        if self.vapid is None:
            raise Refused("server-no-push", "missing")
        return self.vapid

    def hooking(self) -> HookSender:
        """Who tells hooks; Refused where the operator wants none."""
        if not self._settings.hooks:
            raise Refused("server-no-hooks", "missing")
        return self.hook_sender

    def feeding(self) -> None:
        """Refused where the operator wants no calendars and feeds."""
        if not self._settings.feeds:
            raise Refused("server-no-feeds", "missing")

    def close(self) -> None:
        self.resolver.close()


def _contact(settings: Settings) -> str:
    """Where push services find whoever looks after this server: its page, or the address of its mails."""
    url = own_url(settings)
    return url if url.startswith("https:") else f"mailto:{settings.mail_from}"
