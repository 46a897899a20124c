"""Routes about mails: which ones one wants, why an address gets none, and the links in mails that end them (RFC 8058)."""

import msgspec
from litestar import MediaType, Response, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from statecraft.server.people import mail_wishes, people
from statecraft.server.people.mail_wishes import MailWishes
from statecraft.server.people.people import Person
from statecraft.server.refusal import Refused
from statecraft.server.services import Services
from statecraft.server.store import Connection
from statecraft.server.web import pages
from statecraft.server.web.caller import Caller
from statecraft.server.web.wire import refusals


class WantedMails(msgspec.Struct, forbid_unknown_fields=True):
    """Which mails you want: when it is your turn at a table by mail, several tables in one, reminders, and at night."""

    turns: bool
    digest: bool
    reminders: bool
    at_night: bool


class Mails(msgspec.Struct):
    """Which mails you get, at which address. `bounced` says why it takes none at the moment: confirm it again."""

    turns: bool
    digest: bool
    reminders: bool
    at_night: bool
    email: str | None
    bounced: str | None


def _shown(db: Connection, person: Person) -> Mails:
    wishes = mail_wishes.wishes_of(db, person.id)
    return Mails(
        wishes.turns,
        wishes.digest,
        wishes.reminders,
        wishes.at_night,
        person.email,
        mail_wishes.bounce_of(db, person.email),
    )


@get("/api/me/mails", responses=refusals(401))
async def show_mails(services: NamedDependency[Services], caller: NamedDependency[Caller]) -> Mails:
    """Which mails you get, and whether your address takes them."""
    person = caller.somebody()
    return await services.store.read(lambda db: _shown(db, person))


@put("/api/me/mails", responses=refusals(401, 403))
async def want_mails(
    data: JSONBody[WantedMails],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Mails:
    """Say which mails you want. Links to sign in are sent whenever you ask for one."""
    person = caller.somebody()
    wishes = MailWishes(data.turns, data.digest, data.reminders, data.at_night)

    def work(db: Connection) -> Mails:
        mail_wishes.set_wishes(db, person.id, wishes)
        return _shown(db, person)

    return await services.store.write(work)


@get(
    "/mail/stop/{token:str}",
    media_type=MediaType.HTML,
    opt={"page": True},
    include_in_schema=False,
)
async def ask_stop(
    token: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Response[str]:
    """The page of a link that ends mails. Looking at it changes nothing: programs that read mail look too."""
    person = await services.store.read(lambda db: _whose(services, db, token))
    texts = services.texts[person.language if caller.person is None else caller.language]
    return Response(pages.stop_mails(texts, person.name), media_type=MediaType.HTML)


@post(
    "/mail/stop/{token:str}",
    status_code=200,
    media_type=MediaType.HTML,
    opt={"page": True},
    include_in_schema=False,
)
async def stop(
    token: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Response[str]:
    """No more mails about tables. Programs that read mail do this at one press of a button, signed in or not."""

    def work(db: Connection) -> Person:
        person = _whose(services, db, token)
        mail_wishes.unsubscribe(db, person.id)
        return person

    person = await services.store.write(work)
    texts = services.texts[person.language if caller.person is None else caller.language]
    return Response(pages.message(texts, texts.say("page-stop-done")), media_type=MediaType.HTML)


def _whose(services: Services, db: Connection, token: str) -> Person:
    id = mail_wishes.person_of(services.table_services.stops.key, token)
    person = None if id is None else people.find(db, id)
    if person is None:
        raise Refused("page-stop-unknown", "missing")
    return person


ROUTES = (show_mails, want_mails, ask_stop, stop)
ANSWERS = (Mails,)
"""What the page is answered."""
