"""Routes about somebody who does not come: reminding them, letting a bot play, taking over a seat left for good."""

from functools import partial

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath

from statecraft.server.correspondence.notices import is_by_mail, write_nudge
from statecraft.server.people import circles
from statecraft.server.refusal import Refused
from statecraft.server.services import Services
from statecraft.server.tables import absence, substitutes
from statecraft.server.tables.change import Change
from statecraft.server.tables.table import Table
from statecraft.server.web.access import person_at
from statecraft.server.web.caller import Caller
from statecraft.server.web.tables import Code
from statecraft.server.web.wire import refusals
from statecraft.server.web.wire_tables import Moved, Seated


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/nudge",
    status_code=200,
    responses=refusals(401, 403, 404, 409),
)
async def nudge(
    table_id: FromPath[str],
    seat: FromPath[int],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Moved:
    """Remind somebody that the game waits for them: once in three minutes. At a table that is played by mail they get a
    mail, if they have an address and do not look at the table just then."""
    actor = await person_at(services, caller, table_id)
    against = await services.store.read(lambda db: circles.blockers_of(db, str(actor.person)))

    def act(table: Table) -> Change:
        # Nobody is told that they are blocked.
        heard = not 0 <= seat < len(table.seats) or table.seats[seat].person not in against
        change = absence.nudge(table, actor, seat, services.clock(), heard)
        if heard and is_by_mail(table) and not table.follows(seat):
            change.rows.append(
                partial(write_nudge, table=table, seat=seat, by=actor.name, now=services.clock())
            )
        return change

    await services.table_services.live_tables.change(table_id, act)
    services.outbox.wake()
    return Moved(True)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/stand-in",
    status_code=200,
    responses=refusals(401, 403, 404, 409),
)
async def ask_for_bot(
    table_id: FromPath[str],
    seat: FromPath[int],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Moved:
    """Wish that a bot plays for somebody who is gone while the game waits for them. It does once everybody who is there
    wishes so, or the host, where the game is not rated; and until they are back."""
    actor = await person_at(services, caller, table_id)
    await services.table_services.live_tables.change(
        table_id, lambda table: absence.ask_for_bot(table, actor, seat, services.clock())
    )
    return Moved(True)


@post("/api/tables/{table_id:str}/seats/{seat:int}/claim", responses=refusals(401, 403, 404, 409))
async def claim(
    table_id: FromPath[str],
    seat: FromPath[int],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    code: Code = None,
) -> Seated:
    """Take over a seat at a public table that somebody left for good and a bot plays. Ratings stay those of who sat there
    at the start."""
    actor = await person_at(services, caller, table_id, code)
    against = await services.store.read(lambda db: circles.blockers_of(db, str(actor.person)))

    def act(table: Table) -> Change:
        circles.check_let_in(table.settings.host, against)
        return absence.claim(table, actor, seat, services.clock())

    await services.table_services.live_tables.change(table_id, act)
    return Seated(seat)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/substitute",
    status_code=200,
    responses=refusals(401, 403, 404, 409),
)
async def offer_substitute(
    table_id: FromPath[str],
    seat: FromPath[int],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    code: Code = None,
) -> Moved:
    """Offer to take over a seat whose player is gone and a bot plays, at any table one may look at. The others vote."""
    actor = await person_at(services, caller, table_id, code)
    against = await services.store.read(lambda db: circles.blockers_of(db, str(actor.person)))

    def act(table: Table) -> Change:
        circles.check_let_in(table.settings.host, against)
        return substitutes.offer(table, actor, seat, services.clock())

    await services.table_services.live_tables.change(table_id, act)
    return Moved(True)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/substitute/{vote:str}",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 409),
)
async def vote_on_substitute(
    table_id: FromPath[str],
    seat: FromPath[int],
    vote: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Moved:
    """Vote on a substitute, with `agree` or `refuse`. With more than half of the people who play on the seat is theirs,
    with all that it sees; with half against it the wish is over. Ratings stay those of who sat there at the start."""
    actor = await person_at(services, caller, table_id)
    if vote not in ("agree", "refuse"):
        raise Refused("server-bad-command")
    agrees = vote == "agree"
    await services.table_services.live_tables.change(
        table_id, lambda table: substitutes.vote(table, actor, seat, agrees, services.clock())
    )
    return Moved(True)


ROUTES = (nudge, ask_for_bot, claim, offer_substitute, vote_on_substitute)
