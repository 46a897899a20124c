"""Routes about people among each other: friends, blocks, invitations. What they tell is the caller's own."""

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from statecraft.locale import Arg
from statecraft.server.config import own_url
from statecraft.server.correspondence.unasked import write_unasked
from statecraft.server.people import circles, people
from statecraft.server.refusal import Refused
from statecraft.server.services import Services
from statecraft.server.store import Connection
from statecraft.server.tables import seating
from statecraft.server.web.access import look, person_at
from statecraft.server.web.caller import Caller
from statecraft.server.web.gate import spend
from statecraft.server.web.wire import refusals
from statecraft.server.web.wire_people import InviteFriend
from statecraft.server.web.wire_tables import Json, Moved


@get("/api/circle", responses=refusals(401))
async def show_circle(services: NamedDependency[Services], caller: NamedDependency[Caller]) -> Json:
    """The people around you: friends, requests, with whom you played lately, whom you have blocked."""
    me = caller.somebody().id
    return await services.store.read(lambda db: circles.circle(db, me))


@post("/api/friends/{person:str}", status_code=200, responses=refusals(401, 403, 404, 409))
async def ask_friendship(
    person: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Moved:
    """Ask somebody to be a friend. Who was asked by them accepts by it."""
    me = caller.somebody().id
    spend(services.limits.invites, me)
    now = services.clock()
    await services.store.write(lambda db: circles.ask_friendship(db, me, person, now))
    return Moved(True)


@post("/api/friends/{person:str}/accept", status_code=200, responses=refusals(401, 403, 404, 409))
async def accept_friendship(
    person: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Moved:
    """Say yes to somebody who asked to be a friend."""
    me = caller.somebody().id
    now = services.clock()
    await services.store.write(lambda db: circles.accept_friendship(db, me, person, now))
    return Moved(True)


@delete("/api/friends/{person:str}", responses=refusals(401, 403))
async def end_friendship(
    person: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> None:
    """Decline what somebody asked, withdraw what you asked, or be friends no more. The other is not told."""
    me = caller.somebody().id
    await services.store.write(lambda db: circles.end_friendship(db, me, person))


@post("/api/blocks/{person:str}", status_code=200, responses=refusals(401, 403, 404, 409))
async def block(
    person: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Moved:
    """Have nothing more to do with somebody: they cannot ask you to be a friend, invite or nudge you, you do not hear
    what they say, and they find no seat at tables you host. They are not told."""
    me = caller.somebody().id
    now = services.clock()
    await services.store.write(lambda db: circles.block(db, me, person, now))
    # Who follows a table hears from now on without them.
    services.table_services.live_tables.quieten(me, person)
    return Moved(True)


@delete("/api/blocks/{person:str}", responses=refusals(401, 403))
async def unblock(
    person: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> None:
    """Block somebody no more."""
    me = caller.somebody().id
    await services.store.write(lambda db: circles.unblock(db, me, person))


@post("/api/tables/{table_id:str}/invitations", responses=refusals(401, 403, 404, 409))
async def invite(
    table_id: FromPath[str],
    data: JSONBody[InviteFriend],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Moved:
    """Invite a friend to a table at which you sit, before the start. They find it on their first page, and in a mail if
    they have an address."""
    actor = await person_at(services, caller, table_id)
    me = caller.somebody()
    table = await look(services, table_id, actor, None)
    seating.check_open(table)
    if me.id != table.settings.host and not table.seats_of(actor):
        raise Refused("server-not-at-table", "forbidden")
    spend(services.limits.invites, me.id)
    now = services.clock()
    game, code, host = table.settings.game, table.settings.code, table.settings.host

    def work(db: Connection) -> None:
        friend = people.find(db, data.person)
        is_new = circles.invite(db, table_id, me.id, data.person, now)
        if not is_new or friend is None:
            return
        if host in circles.blockers_of(db, friend.id):
            return
        texts = services.table_services.library.texts(friend.language, game)
        values: dict[str, Arg] = {
            "name": friend.name,
            "by": me.name,
            "game": texts.say(f"{game.name}-title"),
            "link": f"{own_url(services.settings)}/j/{code}",
        }
        stops = services.table_services.stops
        write_unasked(db, texts, friend, stops, "mail-invitation", values, now)

    await services.store.write(work)
    services.outbox.wake()
    return Moved(True)


@get("/api/invitations", responses=refusals(401))
async def my_invitations(
    services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> list[Json]:
    """Tables to which friends have invited you, where you can still sit down."""
    me = caller.somebody().id
    return await services.store.read(lambda db: circles.invitations(db, me))


@delete("/api/invitations/{invited_to:str}", responses=refusals(401, 403))
async def decline_invitation(
    invited_to: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> None:
    """Do not come: the invitation is gone from your page."""
    me = caller.somebody().id
    await services.store.write(lambda db: circles.decline_invitation(db, me, invited_to))


ROUTES = (
    show_circle,
    ask_friendship,
    accept_friendship,
    end_friendship,
    block,
    unblock,
    invite,
    my_invitations,
    decline_invitation,
)
