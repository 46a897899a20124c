"""Routes about tables: making them, sitting down, playing, talking."""

import gzip
import json
from functools import lru_cache
from typing import Annotated, Any, cast

import msgspec
from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from statecraft.core.game import Game
from statecraft.plugins import registry
from statecraft.server.people import circles
from statecraft.server.refusal import Refused
from statecraft.server.services import Services
from statecraft.server.store import first
from statecraft.server.tables import game_listing, game_manifest, listings
from statecraft.server.tables.change import WorkshopVersion
from statecraft.server.tables.new_table import NewTable
from statecraft.server.web import game_clients, site
from statecraft.server.web.access import actor_of, look, person_at
from statecraft.server.web.caller import Caller
from statecraft.server.web.gate import spend
from statecraft.server.web.wire import refusals
from statecraft.server.web.wire_tables import (
    Json,
    Made,
    Moved,
    Seated,
    SeatToken,
    Seed,
    SeedTaken,
    Sit,
    WantedControl,
    WantedDays,
    WantedSeat,
    WantedTable,
)
from statecraft.server.web.workshop import reader_of, versioned

Code = Annotated[
    str | None,
    QueryParameter(name="code", max_length=12, description="The code of a private table."),
]
SeatQuery = Annotated[
    int | None,
    QueryParameter(
        name="seat", ge=0, le=9, description="Your seat; without it, the gallery's view."
    ),
]


@get("/api/games", responses=refusals())
async def games(services: NamedDependency[Services], caller: NamedDependency[Caller]) -> list[Json]:
    """The games there are, with every option explained, and the bots that play them."""
    library = services.table_services.library
    return [
        # Who works on a board of their own sees what it is now.
        {
            **game_listing.listed(library, caller.language, name),
            "client": game_clients.address(library.game(name)),
        }
        for name in registry.games()
    ]


@get("/api/games/{name:str}/box", responses=refusals(404))
async def show_box(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    edition: Annotated[
        str, QueryParameter(name="edition", max_length=64, description="An own edition's digest.")
    ] = "",
) -> Response[Json]:
    """What is in the box: the edition's tables, the names of a board's rows, words and verbs."""
    tables = services.table_services
    if edition:
        await services.store.read(lambda db: tables.edition_folders.materialise(db, edition))
    # To read and pack a whole box takes a moment, in which others play on.
    packed = await tables.threads.in_thread(
        caller.key, lambda: _box(tables.library.game(name, edition))
    )
    return cast("Response[Json]", site.sent(request, *packed, MediaType.JSON, "no-cache"))


@lru_cache(maxsize=16)
def _box(game: Game) -> tuple[bytes, bytes]:
    """A box as it is sent, as it is and packed: it has as much text as all else together."""
    plain = msgspec.json.encode(game_manifest.box(game))
    return plain, gzip.compress(plain, mtime=0)


# Making and finding tables.


@get("/api/tables", responses=refusals())
async def open_tables(
    services: NamedDependency[Services],
    game: Annotated[str | None, QueryParameter(name="game", max_length=40)] = None,
) -> list[Json]:
    """Public tables: those with a free seat first, then those that can be watched."""
    return await services.store.read(lambda db: listings.open_tables(db, game))


@get("/api/me/tables", responses=refusals(401))
async def my_tables(
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    finished: Annotated[bool, QueryParameter(name="finished")] = False,
) -> list[Json]:
    """Your tables, those first where everybody waits for you."""
    person = caller.somebody().id
    return await services.store.read(lambda db: listings.tables_of(db, person, finished))


@post("/api/tables", responses=refusals(401, 403, 404, 409))
async def make_table(
    data: JSONBody[WantedTable],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Made:
    """Make a table. You are its host; sit down by asking for a seat of the kind `me`."""
    caller.somebody()
    wished = wanted(data)
    if data.entry:
        await _take_entry(services, caller, data, wished)
    if wished.edition:
        await services.store.read(
            lambda db: services.table_services.edition_folders.materialise(db, wished.edition)
        )
    actor = await actor_of(services, caller)
    table = await services.table_services.lobby.create(actor, wished)
    return Made(table.id, table.settings.code)


async def _take_entry(
    services: Services, caller: Caller, data: WantedTable, wished: NewTable
) -> None:
    """Let an entry of the workshop say what is played."""
    if data.options or data.edition:
        raise Refused("server-workshop-options")
    entry, version = await versioned(
        services, reader_of(services, caller), data.entry, data.version
    )
    if entry["game"] != data.game:
        raise Refused("server-workshop-other-game", "conflict")
    wished.options = json.loads(version["options"])
    wished.edition = version["edition"]
    wished.workshop = WorkshopVersion(entry["id"], version["version"])


def wanted(data: WantedTable) -> NewTable:
    return NewTable(
        game=data.game,
        seats=seats(data.seats),
        options=data.options,
        holders=data.holders,
        control=control(data.control, data.days),
        public=data.public,
        hints=data.hints,
        rated=data.rated,
        edition=data.edition,
        pace=data.pace,
        wait=data.wait,
        beacon=data.beacon,
    )


def seats(given: list[WantedSeat]) -> list[Json]:
    return [{"kind": seat.kind, "bot": seat.bot} for seat in given]


def control(seconds: WantedControl | None, days: WantedDays | None) -> Json | None:
    if seconds is not None and days is not None:
        raise Refused("server-one-control")
    given = days if seconds is None else seconds
    if given is None:
        return None
    return {name: getattr(given, name) for name in given.__struct_fields__}


@get("/api/codes/{code:str}", responses=refusals(404))
async def by_code(
    code: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Made:
    """The table with this code. Who guesses can do so a few times a minute."""
    spend(services.limits.codes, caller.address)
    data = code.strip().upper()[:12]
    row = await services.store.read(
        lambda db: first(db, "SELECT id, code FROM game_table WHERE code = :code", code=data)
    )
    if row is None:
        raise Refused("server-no-such-table", "missing")
    services.limits.codes.give_back(caller.address)
    return Made(row["id"], row["code"])


@get("/api/tables/{table_id:str}", responses=refusals(404))
async def show_table(
    table_id: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    code: Code = None,
) -> Json:
    """A table: what is played, how, and who sits where; `mine` are your seats."""
    actor = await actor_of(services, caller)
    table = await look(services, table_id, actor, code)
    async with table.lock:
        return {**table.info(), "mine": table.seats_of(actor)}


# Seats.


@post("/api/tables/{table_id:str}/seats", responses=refusals(401, 403, 404, 409))
async def sit_down(
    table_id: FromPath[str],
    data: JSONBody[Sit],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    code: Code = None,
) -> Seated:
    """Sit down."""
    actor = await person_at(services, caller, table_id, code)
    host = (await look(services, table_id, actor, code)).settings.host
    blockers = await services.store.read(lambda db: circles.blockers_of(db, str(actor.person)))
    circles.check_let_in(host, blockers)
    return Seated(await services.table_services.lobby.sit(table_id, actor, data.seat))


@post(
    "/api/tables/{table_id:str}/seats/look", status_code=200, responses=refusals(401, 403, 404, 409)
)
async def look_as_now(
    table_id: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Moved:
    """Before the start: sit with the name, colour and face that your profile has now."""
    actor = await person_at(services, caller, table_id)
    await services.table_services.lobby.look_as_now(table_id, actor)
    return Moved(True)


@delete("/api/tables/{table_id:str}/seats", responses=refusals(401, 403, 404, 409))
async def get_up(
    table_id: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> None:
    """Get up before the start. The host closes the table by it."""
    actor = await person_at(services, caller, table_id)
    await services.table_services.lobby.leave(table_id, actor)


@put("/api/tables/{table_id:str}/seats/{seat:int}", responses=refusals(401, 403, 404, 409))
async def fill_seat(
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[WantedSeat],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Moved:
    """As the host, before the start: give a seat to a bot, take it yourself, or empty it."""
    actor = await person_at(services, caller, table_id)
    await services.table_services.lobby.fill(table_id, actor, seat, data.kind, data.bot)
    return Moved(True)


@post("/api/tables/{table_id:str}/seats/{seat:int}/token", responses=refusals(401, 403, 404, 409))
async def give_token(
    table_id: FromPath[str],
    seat: FromPath[int],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> SeatToken:
    """Let a program play a seat: your own, or as the host, before the start, an open one or a bot's.

    The seat stays yours: you alone can ask for another token, which makes the old one worthless.
    """
    actor = await person_at(services, caller, table_id)
    return SeatToken(await services.table_services.lobby.token(table_id, actor, seat))


@delete("/api/tables/{table_id:str}/seats/{seat:int}/token", responses=refusals(401, 403, 404, 409))
async def take_token_back(
    table_id: FromPath[str],
    seat: FromPath[int],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> None:
    """Take your seat back from a program. Its token is worth nothing any more."""
    actor = await person_at(services, caller, table_id)
    await services.table_services.lobby.take_back(table_id, actor, seat)


@post("/api/tables/{table_id:str}/seats/{seat:int}/seed", responses=refusals(401, 403, 404, 409))
async def give_seed(
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Seed],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> SeedTaken:
    """Your part of the dice: promise a seed before the start, show it while the table is starting."""
    actor = await actor_of(services, caller)
    await look(services, table_id, actor, None)
    lobby = services.table_services.lobby
    if data.commitment is not None and data.seed is None:
        receipt = await lobby.promise(
            table_id, actor, seat, data.commitment, data.key, data.signature
        )
    elif data.seed is not None and data.commitment is None and data.key is None:
        receipt = await lobby.reveal(table_id, actor, seat, data.seed, data.signature)
    else:
        raise Refused("server-one-of-both")
    return SeedTaken(True, receipt)


@post("/api/tables/{table_id:str}/start", responses=refusals(401, 403, 404, 409))
async def start_game(
    table_id: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Moved:
    """As the host, when every seat is taken: start."""
    actor = await person_at(services, caller, table_id)
    await services.table_services.lobby.start(table_id, actor)
    return Moved(True)


@post("/api/tables/{table_id:str}/rematch", responses=refusals(401, 403, 404, 409))
async def play_again(
    table_id: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Made:
    """Once more with the same settings; whoever asks second finds the same new table."""
    actor = await person_at(services, caller, table_id)
    table = await services.table_services.lobby.rematch(table_id, actor)
    return Made(table.id, table.settings.code)


ROUTES = (
    games,
    show_box,
    open_tables,
    my_tables,
    make_table,
    by_code,
    show_table,
    sit_down,
    look_as_now,
    get_up,
    fill_seat,
    give_token,
    take_token_back,
    give_seed,
    start_game,
    play_again,
)
