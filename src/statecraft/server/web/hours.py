"""Routes about when somebody is not waited for: their time zone, nights and vacations."""

from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from statecraft.server.people import hours
from statecraft.server.refusal import Refused
from statecraft.server.services import Services
from statecraft.server.store import Connection
from statecraft.server.tables import waiting
from statecraft.server.web.caller import Caller
from statecraft.server.web.wire import refusals

_Minute = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]
_Zone = Annotated[str, msgspec.Meta(max_length=60, description="As the IANA calls it.")]
_Day = Annotated[str, msgspec.Meta(max_length=10, description="2027-05-31")]


class WantedHours(msgspec.Struct, forbid_unknown_fields=True):
    """Where somebody lives, and from which minute of the day to which other they sleep; the same twice is no night."""

    zone: _Zone
    night_from: _Minute
    night_to: _Minute


class WantedVacation(msgspec.Struct, forbid_unknown_fields=True):
    """Away until the end of a day, and from the beginning of another, or from now on."""

    last: _Day
    first: _Day | None = None


class Vacation(msgspec.Struct):
    """A time away."""

    id: int
    away: float
    back: float


class Hours(msgspec.Struct):
    """When somebody is not waited for where time is counted in days.

    `used` has the days of vacation taken, by year, of `most` that there are in each.
    """

    zone: str
    night_from: int
    night_to: int
    vacations: list[Vacation]
    used: dict[str, int]
    most: int


def _shown(services: Services, db: Connection, person: str) -> Hours:
    known = hours.hours_of(db, person)
    away = hours.vacations(db, person, services.clock())
    return Hours(
        known.zone,
        known.night_from,
        known.night_to,
        [Vacation(**each) for each in away],
        {str(year): days for year, days in hours.used(db, person).items()},
        services.settings.vacation_days,
    )


async def _changed(services: Services, person: str) -> Hours:
    """The tables at which somebody plays count anew."""
    live = services.table_services.live_tables
    for id in await services.store.read(lambda db: hours.tables_by_days(db, person)):
        try:
            (await live.open(id)).hours = None
            await live.change(id, lambda table: waiting.new_hours(table, services.clock()))
        except Refused:
            # Over or gone meanwhile: nothing waits there any more.
            continue
    return await services.store.read(lambda db: _shown(services, db, person))


@get("/api/me/hours", responses=refusals(401))
async def show_hours(services: NamedDependency[Services], caller: NamedDependency[Caller]) -> Hours:
    """When you are not waited for where time is counted in days."""
    id = caller.somebody().id
    return await services.store.read(lambda db: _shown(services, db, id))


@put("/api/me/hours", responses=refusals(401, 403))
async def set_hours(
    data: JSONBody[WantedHours],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Hours:
    """Say where you live and when you sleep: no time runs out for you then. It counts for what is asked from now on."""
    id = caller.somebody().id
    await services.store.write(
        lambda db: hours.set_hours(db, id, data.zone, data.night_from, data.night_to)
    )
    return await _changed(services, id)


@post("/api/me/vacations", responses=refusals(401, 403, 409))
async def take_vacation(
    data: JSONBody[WantedVacation],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Hours:
    """Be away: no time of yours is counted meanwhile. Of each year there are so many days."""
    id = caller.somebody().id
    now, most = services.clock(), services.settings.vacation_days
    await services.store.write(
        lambda db: hours.take_vacation(db, id, data.first, data.last, now, most)
    )
    return await _changed(services, id)


@delete("/api/me/vacations/{vacation:int}", status_code=200, responses=refusals(401, 403, 404))
async def end_vacation(
    vacation: FromPath[int], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Hours:
    """Come back before the time, or do not go."""
    id = caller.somebody().id
    await services.store.write(lambda db: hours.end_vacation(db, id, vacation, services.clock()))
    return await _changed(services, id)


ROUTES = (show_hours, set_hours, take_vacation, end_vacation)
ANSWERS = (Hours,)
"""What the page is answered."""
