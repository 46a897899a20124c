"""Routes that change the workshop: publishing, new versions, withdrawing, rating, and what the operator is for."""

from litestar import delete, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from statecraft.server.people.people import Person
from statecraft.server.refusal import Refused
from statecraft.server.services import Services
from statecraft.server.store import Connection, first
from statecraft.server.web.archive import LARGEST_UPLOAD
from statecraft.server.web.caller import Caller
from statecraft.server.web.disconnects import while_here
from statecraft.server.web.gate import spend
from statecraft.server.web.site import AnyRequest
from statecraft.server.web.wire import refusals
from statecraft.server.web.wire_tables import Moved
from statecraft.server.web.wire_workshop import (
    ComplainEntry,
    GivenStars,
    HideEntry,
    Published,
    WantedEntry,
)
from statecraft.server.web.workshop import reader_of
from statecraft.server.workshop import catalogue, moderation, publishing, reports, stars
from statecraft.server.workshop.catalogue import Reader
from statecraft.server.workshop.publishing import Checked, Proposal


def author_of(services: Services, caller: Caller) -> tuple[Reader, Person]:
    """Somebody who may publish and rate here."""
    person = caller.somebody()
    reader = reader_of(services, caller)
    if services.settings.workshop != "on":
        raise Refused("server-workshop-read", "forbidden")
    return reader, person


async def _checked(
    request: AnyRequest, services: Services, reader: Reader, caller: Caller, data: WantedEntry
) -> Checked:
    """What was sent, in order; a worker looks at it, since it takes a while."""
    for key in (f"by {reader.id}", f"from {caller.address}"):
        spend(services.limits.workshop, key)
    if data.edition:
        await services.store.read(lambda db: _find_edition(services, db, reader, data.edition))
    proposal = Proposal(
        data.game,
        data.name,
        data.description,
        data.licence,
        data.changes,
        data.options,
        data.edition,
        data.files,
    )
    tables = services.table_services
    job = (tables.library.folder, proposal, caller.language)
    return await while_here(
        request, tables.long_jobs.run(reader.id or "", publishing.checked, *job)
    )


def _find_edition(services: Services, db: Connection, reader: Reader, digest: str) -> None:
    """See to it that an edition can be read which is somebody's own, or stands in the workshop for all."""
    found = first(
        db,
        "SELECT d.digest FROM edition d WHERE d.digest = :digest AND (d.owner = :me OR EXISTS"
        " (SELECT 1 FROM workshop_version v JOIN workshop_entry e ON e.id = v.entry"
        " WHERE v.edition = d.digest AND e.withdrawn IS NULL AND e.hidden IS NULL))",
        digest=digest,
        me=reader.id,
    )
    if found is None:
        raise Refused("server-no-such-edition", "missing")
    services.table_services.edition_folders.materialise(db, digest)


@post(
    "/api/workshop",
    request_max_body_size=LARGEST_UPLOAD,
    responses=refusals(401, 403, 404, 409),
)
async def publish(
    request: AnyRequest,
    data: JSONBody[WantedEntry],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Published:
    """Publish an edition, a rule set or both. Every problem of an edition is named; a balance report is queued."""
    reader, person = author_of(services, caller)
    new = await _checked(request, services, reader, caller, data)
    games, at = services.settings.workshop_games, services.clock()

    def write(db: Connection) -> str:
        if data.made_from:
            catalogue.entry_for(db, data.made_from, reader)
        return publishing.publish(db, services.ids, person.id, new, data.made_from, games, at)

    id = await services.store.write(write)
    services.reports.wake()
    return Published(id, 1)


@post(
    "/api/workshop/{entry:str}/versions",
    request_max_body_size=LARGEST_UPLOAD,
    responses=refusals(401, 403, 404, 409),
)
async def publish_version(
    request: AnyRequest,
    entry: FromPath[str],
    data: JSONBody[WantedEntry],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Published:
    """Publish a new version of an entry of yours; the old ones stay, and tables with them go on."""
    reader, _person = author_of(services, caller)
    await services.store.read(lambda db: catalogue.changeable(db, entry, reader))
    new = await _checked(request, services, reader, caller, data)
    games, at = services.settings.workshop_games, services.clock()
    number = await services.store.write(
        lambda db: publishing.publish_version(
            db, catalogue.changeable(db, entry, reader), new, games, at
        )
    )
    services.reports.wake()
    return Published(entry, number)


@delete("/api/workshop/{entry:str}", responses=refusals(401, 403, 404, 409))
async def withdraw(
    entry: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> None:
    """Withdraw an entry of yours for good. Tables that were made with it go on."""
    caller.somebody()
    reader = reader_of(services, caller)
    at = services.clock()
    await services.store.write(
        lambda db: publishing.withdraw(db, catalogue.own_entry(db, entry, reader), at)
    )


@post("/api/workshop/{entry:str}/report", responses=refusals(401, 403, 404, 409))
async def report_again(
    entry: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Moved:
    """Ask again for the balance report on an entry of yours that could not be made."""
    reader, _person = author_of(services, caller)
    games, at = services.settings.workshop_games, services.clock()
    if not games:
        raise Refused("server-workshop-no-reports", "conflict")
    await services.store.write(
        lambda db: reports.queue_again(db, catalogue.changeable(db, entry, reader), games, at)
    )
    services.reports.wake()
    return Moved(True)


@put("/api/workshop/{entry:str}/stars", responses=refusals(401, 403, 404))
async def rate(
    entry: FromPath[str],
    data: JSONBody[GivenStars],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Moved:
    """Rate an entry with 1 to 5 stars; 0 takes the rating back.

    For those who finished a game with it, or have been known by an e-mail address for a day; not for its author.
    """
    reader, person = author_of(services, caller)
    at = services.clock()
    await services.store.write(
        lambda db: stars.rate(db, catalogue.entry_for(db, entry, reader), person, data.stars, at)
    )
    return Moved(True)


@post("/api/workshop/{entry:str}/complaints", responses=refusals(401, 403, 404))
async def complain(
    entry: FromPath[str],
    data: JSONBody[ComplainEntry],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Moved:
    """Tell the operator about an entry."""
    person, reader = caller.somebody(), reader_of(services, caller)
    at = services.clock()
    await services.store.write(
        lambda db: moderation.complain(
            db, catalogue.entry_for(db, entry, reader), person.id, data.text, at
        )
    )
    return Moved(True)


@put("/api/workshop/{entry:str}/hidden", responses=refusals(401, 403, 404))
async def hide(
    entry: FromPath[str],
    data: JSONBody[HideEntry],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Moved:
    """As an operator: take an entry out of sight. Its author is told why, and tables go on."""
    reader, operator = _operator(services, caller)
    at = services.clock()
    await services.store.write(
        lambda db: moderation.hide(
            db, catalogue.entry_for(db, entry, reader), operator, data.reason, at
        )
    )
    return Moved(True)


@delete("/api/workshop/{entry:str}/hidden", responses=refusals(401, 403, 404, 409))
async def show_again(
    entry: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> None:
    """As an operator: let a hidden entry be seen again."""
    reader, _operator_id = _operator(services, caller)
    await services.store.write(
        lambda db: moderation.show_again(db, catalogue.entry_for(db, entry, reader))
    )


def _operator(services: Services, caller: Caller) -> tuple[Reader, str]:
    person, reader = caller.somebody(), reader_of(services, caller)
    if not reader.operator:
        raise Refused("server-not-operator", "forbidden")
    return reader, person.id


ROUTES = (
    publish,
    publish_version,
    withdraw,
    report_again,
    rate,
    complain,
    hide,
    show_again,
)
