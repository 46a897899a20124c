"""Routes about other ways to be told than mail: a person's browsers, hooks and calendar, and the hooks of a table."""

from typing import Annotated, Literal

import msgspec
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from statecraft.server.config import own_url
from statecraft.server.ids import hashed
from statecraft.server.people.hours import hours_of
from statecraft.server.refusal import Refused
from statecraft.server.services import Services
from statecraft.server.store import Connection, Row
from statecraft.server.telling import feeds, hooks
from statecraft.server.telling.hook_forms import Told
from statecraft.server.web.access import actor_of, look
from statecraft.server.web.caller import Caller
from statecraft.server.web.gate import spend
from statecraft.server.web.wire import refusals

Kind = Literal["discord", "slack", "matrix", "json"]
_Address = Annotated[str, msgspec.Meta(max_length=2000)]
_Key = Annotated[str, msgspec.Meta(max_length=200)]
_Line = Annotated[str, msgspec.Meta(max_length=400)]
_Token = Annotated[str, msgspec.Meta(max_length=1000)]


class Browser(msgspec.Struct):
    """A browser that is told."""

    id: str
    mark: Annotated[
        str,
        msgspec.Meta(
            description="The beginning of its address' SHA-256, by which it knows itself."
        ),
    ]
    browser: str
    created: float
    told: float | None


class Hook(msgspec.Struct):
    """An address that is called. `problem` is why the last call came to nothing, `off` since when none is made."""

    id: str
    kind: str
    address: Annotated[
        str, msgspec.Meta(description="Without what lets anybody write there, once it is kept.")
    ]
    room: str
    created: float
    told: float | None
    failing: float | None
    problem: str
    off: float | None


class Ways(msgspec.Struct):
    """How you are told besides mails. Without `push_key` there is no web push here, and so on."""

    push_key: Annotated[
        str | None, msgspec.Meta(description="The key that browsers want when they subscribe.")
    ]
    browsers: list[Browser]
    hooks: list[Hook] | None
    feeds: bool
    calendar: Annotated[
        float | None, msgspec.Meta(description="Since when there is an address of your calendar.")
    ]


class TableHooks(msgspec.Struct):
    """The hooks of a table, for its host."""

    hooks: list[Hook]


class MadeHook(msgspec.Struct):
    """A hook that was just made. `secret` signs what it is told, and is shown only now."""

    hook: Hook
    secret: str | None


class Tested(msgspec.Struct):
    """What came of a test: `problem` is empty where the message was taken."""

    problem: str
    hook: Hook


class Calendar(msgspec.Struct):
    """The address of your calendar, which is shown only now."""

    address: str


class Subscription(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser gives out when it subscribes, and what it is called."""

    endpoint: _Address
    p256dh: _Key
    auth: _Key
    browser: _Line = ""


class Renewal(msgspec.Struct, forbid_unknown_fields=True):
    """A browser's new subscription, and what of its old one only it knows."""

    old: _Address
    old_auth: _Key
    endpoint: _Address
    p256dh: _Key
    auth: _Key


class WantedHook(msgspec.Struct, forbid_unknown_fields=True):
    """An address to call. Without a kind it is what the address looks like; Matrix needs a room and a token."""

    address: _Address
    kind: Kind | None = None
    room: _Line = ""
    token: _Token = ""


def _hook(row: Row) -> Hook:
    return Hook(
        row["id"],
        row["kind"],
        hooks.shown_address(row),
        row["room"],
        row["created"],
        row["told"],
        row["failing"],
        row["problem"],
        row["off"],
    )


def _ways(services: Services, db: Connection, person: str) -> Ways:
    telling, settings = services.telling, services.settings
    browsers = [
        Browser(
            row["id"], hashed(row["endpoint"])[:16], row["browser"], row["created"], row["told"]
        )
        for row in hooks.browsers_of(db, person)
    ]
    mine = [_hook(row) for row in hooks.hooks_of(db, person, None)]
    return Ways(
        None if telling.vapid is None else telling.vapid.public,
        browsers,
        mine if settings.hooks else None,
        settings.feeds,
        feeds.calendar_since(db, person),
    )


@get("/api/me/ways", responses=refusals(401))
async def ways(services: NamedDependency[Services], caller: NamedDependency[Caller]) -> Ways:
    """How you are told besides mails."""
    me = caller.somebody().id
    return await services.store.read(lambda db: _ways(services, db, me))


# Browsers.


@post("/api/me/browsers", responses=refusals(401, 403, 404))
async def subscribe(
    data: JSONBody[Subscription],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Ways:
    """Let a browser be told by web push when it is your turn."""
    me = caller.somebody().id
    services.telling.pushing()
    spend(services.limits.hooks, me)
    now, ids, reach = services.clock(), services.ids, services.telling.reach

    def work(db: Connection) -> Ways:
        given = (data.endpoint, data.p256dh, data.auth, data.browser)
        hooks.subscribe(db, ids, reach, me, *given, now)
        return _ways(services, db, me)

    return await services.store.write(work)


@delete("/api/me/browsers/{browser:str}", status_code=200, responses=refusals(401, 403, 404))
async def unsubscribe(
    browser: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Ways:
    """Tell a browser no more."""
    me = caller.somebody().id

    def work(db: Connection) -> Ways:
        if browser not in [row["id"] for row in hooks.browsers_of(db, me)]:
            raise Refused("server-no-browser", "missing")
        hooks.drop_browser(db, browser)
        return _ways(services, db, me)

    return await services.store.write(work)


@post("/api/browsers/renew", status_code=204, responses=refusals(403, 404))
async def renew(
    data: JSONBody[Renewal],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> None:
    """A browser has got a new address from its push service. It shows by the secret of the old one that it is the same;
    who it belongs to, it need not know."""
    services.telling.pushing()
    spend(services.limits.hooks, caller.key)
    reach = services.telling.reach
    await services.store.write(
        lambda db: hooks.renewed(
            db, reach, data.old, data.old_auth, data.endpoint, data.p256dh, data.auth
        )
    )


# Hooks.


async def _made(
    services: Services, caller: Caller, table: str | None, data: WantedHook
) -> MadeHook:
    me = caller.somebody()
    services.telling.hooking()
    spend(services.limits.hooks, me.id)
    now, ids, reach = services.clock(), services.ids, services.telling.reach
    given = (data.kind, data.address, data.room, data.token)
    row = await services.store.write(
        lambda db: hooks.add_hook(db, ids, reach, me.id, table, me.language, *given, now)
    )
    return MadeHook(_hook(row), row["secret"] if row["kind"] == "json" else None)


async def _tested(services: Services, caller: Caller, table: str | None, id: str) -> Tested:
    """Tell a hook at once that this is a test; one that is off is switched on by a test that works."""
    me = caller.somebody()
    sender = services.telling.hooking()
    spend(services.limits.hooks, me.id)
    row, zone = await services.store.read(
        lambda db: (hooks.hook_of(db, id, me.id, table), hours_of(db, me.id).zone)
    )
    url = own_url(services.settings)
    text = services.texts[me.language].say("tell-test", server=url)
    told = Told(text, {"type": "test", "link": url})
    problem = await sender.tell(row, [told], f"test-{services.ids.name()}", zone)
    now = services.clock()

    def work(db: Connection) -> Hook:
        hooks.hook_of(db, id, me.id, table)
        if problem is None:
            hooks.switch_on(db, id)
            hooks.told(db, id, now)
        return _hook(hooks.hook_of(db, id, me.id, table))

    return Tested("" if problem is None else problem[0], await services.store.write(work))


async def _dropped(services: Services, caller: Caller, table: str | None, id: str) -> None:
    me = caller.somebody().id

    def work(db: Connection) -> None:
        hooks.drop_hook(db, hooks.hook_of(db, id, me, table)["id"])

    await services.store.write(work)


@post("/api/me/hooks", responses=refusals(401, 403, 404, 409))
async def add_hook(
    data: JSONBody[WantedHook],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> MadeHook:
    """Let an address be called when it is your turn at a table played by mail."""
    return await _made(services, caller, None, data)


@post("/api/me/hooks/{hook:str}/test", responses=refusals(401, 403, 404))
async def test_hook(
    hook: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Tested:
    """Send a test to one of your hooks, and say what came of it."""
    return await _tested(services, caller, None, hook)


@delete("/api/me/hooks/{hook:str}", responses=refusals(401, 403, 404))
async def drop_hook(
    hook: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> None:
    """Call one of your hooks no more."""
    await _dropped(services, caller, None, hook)


async def _host(services: Services, caller: Caller, id: str) -> None:
    """Only the host looks after a table's hooks; to whom it is hidden it is not there."""
    me = caller.somebody().id
    table = await look(services, id, await actor_of(services, caller), None)
    if table.settings.host != me:
        raise Refused("server-not-host-of-hooks", "forbidden")


@get("/api/tables/{table_id:str}/hooks", responses=refusals(401, 403, 404))
async def table_hooks(
    table_id: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> TableHooks:
    """The hooks of your table."""
    await _host(services, caller, table_id)
    services.telling.hooking()
    me = caller.somebody().id
    rows = await services.store.read(lambda db: hooks.hooks_of(db, me, table_id))
    return TableHooks([_hook(row) for row in rows])


@post("/api/tables/{table_id:str}/hooks", responses=refusals(401, 403, 404, 409))
async def add_table_hook(
    table_id: FromPath[str],
    data: JSONBody[WantedHook],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> MadeHook:
    """Let an address be told what the public log of your table says."""
    await _host(services, caller, table_id)
    return await _made(services, caller, table_id, data)


@post("/api/tables/{table_id:str}/hooks/{hook:str}/test", responses=refusals(401, 403, 404))
async def test_table_hook(
    table_id: FromPath[str],
    hook: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Tested:
    """Send a test to a hook of your table, and say what came of it."""
    await _host(services, caller, table_id)
    return await _tested(services, caller, table_id, hook)


@delete("/api/tables/{table_id:str}/hooks/{hook:str}", responses=refusals(401, 403, 404))
async def drop_table_hook(
    table_id: FromPath[str],
    hook: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> None:
    """Call a hook of your table no more."""
    await _host(services, caller, table_id)
    await _dropped(services, caller, table_id, hook)


# The calendar.


@post("/api/me/calendar", responses=refusals(401, 403, 404))
async def new_calendar(
    services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Calendar:
    """A new address for the calendar of your deadlines, which nobody can guess; the one before is good no more."""
    me = caller.somebody().id
    services.telling.feeding()
    spend(services.limits.hooks, me)
    token, now = services.ids.token(), services.clock()
    await services.store.write(lambda db: feeds.put_calendar(db, me, token, now))
    return Calendar(f"{own_url(services.settings)}/api/calendars/{token}/deadlines.ics")


@delete("/api/me/calendar", responses=refusals(401, 403))
async def drop_calendar(
    services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> None:
    """Let there be no calendar of your deadlines."""
    me = caller.somebody().id
    await services.store.write(lambda db: feeds.drop_calendar(db, me))


ROUTES = (
    ways,
    subscribe,
    unsubscribe,
    renew,
    add_hook,
    test_hook,
    drop_hook,
    table_hooks,
    add_table_hook,
    test_table_hook,
    drop_table_hook,
    new_calendar,
    drop_calendar,
)
ANSWERS = (Ways, TableHooks, MadeHook, Tested, Calendar)
"""What the page is answered."""
