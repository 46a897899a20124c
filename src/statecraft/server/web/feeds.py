"""Routes that programs ask again and again: somebody's deadlines as a calendar, a table's public log as a feed.

Both say what they are by their own address, not by a cookie: a calendar by its token, a feed by being of a public
table or by the table's code. What has not changed is not sent again.
"""

import gzip
from typing import Annotated, Any, cast

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from statecraft.core.record.events import Event
from statecraft.locale import LANGUAGES, Language, Texts
from statecraft.server.config import own_url
from statecraft.server.people import people
from statecraft.server.refusal import Refused
from statecraft.server.services import Services
from statecraft.server.store import Connection
from statecraft.server.telling import feeds
from statecraft.server.web import site
from statecraft.server.web.access import actor_of, look, speaker
from statecraft.server.web.caller import Caller
from statecraft.server.web.tables import Code
from statecraft.server.web.wire import refusals

_CALENDAR = "text/calendar"
_ATOM = "application/atom+xml"
MOST_LINES = 100
AnyRequest = Request[Any, Any, Any]
_UNCHANGED = {304: ResponseSpec(None, generate_examples=False, description="As you have it.")}


def _sent(request: AnyRequest, plain: bytes, kind: str) -> Response[bytes]:
    """What was made, or that it is as it was. Nobody on the way may keep it for others."""
    small = gzip.compress(plain, mtime=0)
    return site.sent(request, plain, small, kind, "private, no-cache")


@get(
    "/api/calendars/{token:str}/deadlines.ics",
    media_type=_CALENDAR,
    responses=refusals(404) | _UNCHANGED,
)
async def deadlines(
    request: AnyRequest, token: FromPath[str], services: NamedDependency[Services]
) -> Response[bytes]:
    """Somebody's deadlines, for calendars: whoever knows the address reads them."""
    services.telling.feeding()

    def work(db: Connection) -> tuple[Language, list[feeds.Deadline]]:
        owner = feeds.owner_of(db, token)
        person = None if owner is None else people.find(db, owner)
        if person is None:
            raise Refused("server-no-calendar", "missing")
        services.hearing.bans.check_person(person.id)
        return person.language, feeds.deadlines(db, person.id)

    language, found = await services.store.read(work)
    library = services.table_services.library
    titles = {
        each.game: _title(library.texts(language, library.game(each.game)), each.game)
        for each in found
    }
    made = feeds.calendar(found, services.texts[language], titles, own_url(services.settings))
    return _sent(request, made, _CALENDAR)


def _title(texts: Texts, game: str) -> str:
    return texts.say(f"{game}-title") if f"{game}-title" in texts else game


@get("/api/tables/{table_id:str}/log.atom", media_type=_ATOM, responses=refusals(404) | _UNCHANGED)
async def public_log(
    request: AnyRequest,
    table_id: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    code: Code = None,
    lang: Annotated[
        str, QueryParameter(name="lang", max_length=2, description="The language of its words.")
    ] = "",
) -> Response[bytes]:
    """What everybody hears of what happens at a table, as an Atom feed."""
    services.telling.feeding()
    table = await look(services, table_id, await actor_of(services, caller), code)
    language = next((each for each in LANGUAGES if each == lang), caller.language)
    says = speaker(services, table, language)
    log, names = tuple(table.log), ", ".join([row.name for row in table.seats if row.name])
    made, url = table.settings.created, own_url(services.settings)

    def written() -> bytes:
        nobody = says.texts.say("tell-feed-nobody")
        title = says.texts.say("tell-feed", game=says.title(), players=names or nobody)
        happened = _happened(log, says.say)
        return feeds.atom(table_id, language, title, happened, made, url)

    # To say a hundred lines takes some milliseconds, in which others play on.
    plain = await services.table_services.threads.in_thread(caller.key, written)
    return _sent(request, plain, _ATOM)


def _happened(log: tuple[tuple[float, Event], ...], say: Any) -> list[feeds.Happened]:
    """The last lines that everybody has heard."""
    found: list[feeds.Happened] = []
    for number in range(len(log) - 1, -1, -1):
        at, event = log[number]
        note = event.heard_by(None)
        if note is not None:
            found.append(feeds.Happened(number, at, cast(str, say(note))))
            if len(found) == MOST_LINES:
                break
    return found[::-1]


ROUTES = (deadlines, public_log)
