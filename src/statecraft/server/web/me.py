"""Routes about oneself: becoming a guest, another name, an e-mail address, leaving everywhere."""

from litestar import MediaType, Response, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, URLEncodedBody

from statecraft.locale import Arg
from statecraft.server.config import own_url
from statecraft.server.jobs.mail import write_mail
from statecraft.server.log import logger
from statecraft.server.people import people
from statecraft.server.refusal import Refused
from statecraft.server.services import Services
from statecraft.server.store import Connection
from statecraft.server.web import pages
from statecraft.server.web.caller import Caller
from statecraft.server.web.cookies import csrf, fresh_csrf, signed_in, signed_out
from statecraft.server.web.gate import same, spend
from statecraft.server.web.wire import (
    AskLink,
    ChangeMe,
    ConfirmLink,
    LinkSent,
    Me,
    NewMe,
    refusals,
)

log = logger("people")


@get("/api/me", responses=refusals(401))
async def who_am_i(
    services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Response[Me]:
    """Who you are. The cookies are given anew, so that they last."""
    person = caller.somebody()
    return Response(
        Me.of(person, services.settings.operators), cookies=signed_in(services, caller, person)
    )


@post("/api/me", responses=refusals(403, 409))
async def be_a_guest(
    data: JSONBody[NewMe], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Response[Me]:
    """Become a guest: a name and a colour are enough. Two cookies are set.

    `statecraft` is your identity. `statecraft_csrf` holds a token; with the identity's cookie, every
    request that changes something sends it back in the header `X-CSRF-Token`. Over https both names
    begin with `__Host-`.
    """
    if caller.person is not None:
        raise Refused("server-already", "conflict")
    spend(services.limits.guests, caller.address)
    language = caller.language if data.language is None else people.a_language(data.language)
    person = await services.store.write(
        lambda db: people.new_guest(
            db, services.ids, data.name, data.colour, language, services.clock(), data.face
        )
    )
    return Response(
        Me.of(person, services.settings.operators),
        status_code=201,
        cookies=signed_in(services, caller, person),
    )


@patch("/api/me", responses=refusals(401, 403))
async def change_me(
    data: JSONBody[ChangeMe], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Me:
    """Take another name, colour, language or face."""
    id = caller.somebody().id
    person = await services.store.write(
        lambda db: people.change(
            db, id, name=data.name, colour=data.colour, language=data.language, face=data.face
        )
    )
    return Me.of(person, services.settings.operators)


@post("/api/me/email", status_code=202, responses=refusals(401, 403))
async def ask_for_link(
    data: JSONBody[AskLink], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> LinkSent:
    """Have a link sent to an e-mail address.

    Who confirms it is you; on another device than this one, this one is signed out. If the address belongs to
    somebody already, the link signs in as that person, and on this device your seats, tables and results become
    theirs. The answer is the same either way.
    """
    person = caller.somebody()
    email = people.an_address(data.email)
    # Not by the address alone: whoever asks for a stranger's links would leave the stranger none.
    for key in (f"to {email} from {caller.address}", f"by {person.id}"):
        spend(services.limits.mails, key)
    spend(services.limits.mails_from, caller.address)
    minutes = services.settings.link_minutes

    def work(db: Connection) -> None:
        now = services.clock()
        token = people.new_link(db, services.ids, person.id, email, now, minutes)
        values: dict[str, Arg] = {
            "name": person.name,
            "link": f"{own_url(services.settings)}/link/{token}",
            "minutes": minutes,
        }
        write_mail(db, services.texts[person.language], email, "mail-link", values, now)

    await services.store.write(work)
    services.outbox.wake()
    return LinkSent(minutes)


@get(
    "/link/{token:str}",
    media_type=MediaType.HTML,
    opt={"page": True},
    include_in_schema=False,
)
async def show_link(
    token: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Response[str]:
    """The page of a link. Looking at it changes nothing: programs that read mail look too."""
    asker = await services.store.read(lambda db: people.asked_by(db, token, services.clock()))
    value = caller.csrf or fresh_csrf()
    html = pages.confirm(services.texts[caller.language], asker.name, value)
    return Response(html, media_type=MediaType.HTML, cookies=[csrf(services, caller, value)])


@post(
    "/link/{token:str}",
    status_code=200,
    media_type=MediaType.HTML,
    opt={"page": True},
    include_in_schema=False,
)
async def confirm_link(
    token: FromPath[str],
    data: URLEncodedBody[ConfirmLink],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Response[str]:
    """Use a link: this device is signed in."""
    same(data.csrf, caller.csrf)
    confirmed = await services.store.write(
        lambda db: people.confirm_link(db, token, services.clock(), caller.id)
    )
    person = confirmed.person
    if confirmed.elsewhere:
        live_tables = services.table_services.live_tables
        live_tables.show_out(person=person.id)
    if confirmed.merged is not None:
        log.info("merged", guest=confirmed.merged, person=person.id)
        for hear in services.merged:
            await hear(confirmed.merged, person.id)
    texts = services.texts[person.language]
    html = pages.message(texts, texts.say("page-signed-in", name=person.name))
    return Response(html, media_type=MediaType.HTML, cookies=signed_in(services, caller, person))


@post("/api/me/logout-everywhere", status_code=204, responses=refusals(401, 403))
async def leave_everywhere(
    services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Response[None]:
    """Sign out on every device, this one too. Without an e-mail address there is no way back."""
    id = caller.somebody().id
    await services.store.write(lambda db: people.log_out_everywhere(db, id))
    services.table_services.live_tables.show_out(person=id)
    return Response(None, status_code=204, cookies=signed_out(caller))


ROUTES = (
    who_am_i,
    be_a_guest,
    change_me,
    ask_for_link,
    show_link,
    confirm_link,
    leave_everywhere,
)
