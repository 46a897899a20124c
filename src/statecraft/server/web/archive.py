"""Routes about what was played: records, replays, forks, dice reports, profiles, ratings, editions."""

import json
from functools import partial
from typing import Annotated

from litestar import MediaType, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from statecraft.core.verbs.action import action_from_json
from statecraft.fairdice.entries import OPENED
from statecraft.fairdice.fingerprint import fingerprint
from statecraft.locale import Language
from statecraft.server.refusal import Refused
from statecraft.server.services import Services
from statecraft.server.tables import listings, own_editions
from statecraft.server.tables.new_table import NewTable
from statecraft.server.tables.table import Table
from statecraft.server.updates.projection import to_message, worded
from statecraft.server.web.access import actor_of, look, person_at, speaker
from statecraft.server.web.caller import Caller
from statecraft.server.web.disconnects import while_here
from statecraft.server.web.gate import spend
from statecraft.server.web.site import AnyRequest
from statecraft.server.web.tables import Code, SeatQuery, control, seats
from statecraft.server.web.wire import refusals
from statecraft.server.web.wire_archive import BeaconShape, DiceKey
from statecraft.server.web.wire_tables import (
    BroughtEdition,
    BroughtRecord,
    Json,
    Made,
    Moved,
    WantedFork,
)

_LINES = "application/jsonl"
_PNG = "image/png"
_A_DAY = "max-age=86400"
LARGEST_UPLOAD = 1024 * 1024 + 64 * 1024


@get("/api/tables/{table_id:str}/record", media_type=_LINES, responses=refusals(404, 409))
async def record(
    table_id: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    code: Code = None,
) -> Response[str]:
    """The record of a finished game, as JSON Lines."""
    await look(services, table_id, await actor_of(services, caller), code)
    text = await services.table_services.archive.record(table_id, caller.key)
    return Response(text, media_type=_LINES)


@post(
    "/api/records",
    request_max_body_size=LARGEST_UPLOAD,
    responses=refusals(401, 403, 404),
)
async def bring_record(
    request: AnyRequest,
    data: JSONBody[BroughtRecord],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Made:
    """Bring a record from elsewhere; it is played through to see that it is one."""
    caller.somebody()
    names = dict(enumerate(data.names))
    actor = await actor_of(services, caller)
    bringing = services.table_services.archive.bring(actor, data.game, data.record, names)
    table = await while_here(request, bringing)
    return Made(table.id, table.settings.code)


@get("/api/tables/{table_id:str}/replay", responses=refusals(404, 409))
async def turns(
    table_id: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    code: Code = None,
) -> Json:
    """How many lines a finished game has, and where its turns begin."""
    await look(services, table_id, await actor_of(services, caller), code)
    return await services.table_services.archive.turns(table_id)


@get("/api/tables/{table_id:str}/replay/{line:int}", responses=refusals(404, 409))
async def position(
    request: AnyRequest,
    table_id: FromPath[str],
    line: FromPath[int],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    seat: SeatQuery = None,
    open_cards: Annotated[
        bool, QueryParameter(name="open", description="All seats' views instead of one.")
    ] = False,
    code: Code = None,
) -> Json:
    """A position of a finished game, as any seat saw it then, or with open cards."""
    await look(services, table_id, await actor_of(services, caller), code)
    archive = services.table_services.archive
    looking = archive.position(table_id, line, seat, open_cards, caller.key)
    return (await while_here(request, looking)).to_json()


@get("/api/tables/{table_id:str}/score-history", responses=refusals(404, 409))
async def score_history(
    table_id: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    code: Code = None,
) -> Json:
    """What everybody would have scored at each turn of a finished game, and where it came from.

    `parts` names the sources of points; each stop has the `projected_scores` of every holder, and in `parts`
    how much of it each source brought.
    """
    await look(services, table_id, await actor_of(services, caller), code)
    return await services.table_services.archive.score_history(table_id, caller.key)


@get("/api/tables/{table_id:str}/analysis", responses=refusals(404, 409, 413, 429))
async def analysis(
    table_id: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    code: Code = None,
) -> Json:
    """How a finished game was won and lost: chances over time, turning points, luck, costly decisions, trades.

    The first to ask waits some seconds for it. A running game is not analysed.
    """
    await look(services, table_id, await actor_of(services, caller), code)
    limit = partial(spend, services.limits.analyses, caller.key)
    return await services.table_services.archive.analysis(table_id, caller.key, limit)


@get("/api/tables/{table_id:str}/picture.png", media_type=_PNG, responses=refusals(404, 409))
async def picture(
    table_id: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    code: Code = None,
    lang: Annotated[
        Language | None, QueryParameter(name="lang", description="The language of its words.")
    ] = None,
) -> Response[bytes]:
    """A finished game as a picture to share, 1200 by 630."""
    table = await look(services, table_id, await actor_of(services, caller), code)
    read_in = caller.language if lang is None else lang
    says = speaker(services, table, read_in)
    made = await services.table_services.pictures.of(table, says, read_in, caller.key)
    kept = "public" if table.settings.public else "private"
    return Response(made, media_type=_PNG, headers={"cache-control": f"{kept}, {_A_DAY}"})


@get("/api/picture.png", media_type=_PNG, responses=refusals())
async def generic_picture(
    services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Response[bytes]:
    """The picture of no game in particular, for links that tell nothing."""
    made = await services.table_services.pictures.generic(caller.key)
    return Response(made, media_type=_PNG, headers={"cache-control": f"public, {_A_DAY}"})


@post("/api/tables/{table_id:str}/fork", responses=refusals(401, 403, 404, 409))
async def fork(
    table_id: FromPath[str],
    data: JSONBody[WantedFork],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    code: Code = None,
) -> Made:
    """A new table that goes on from a position of a finished game, with dice of its own."""
    actor = await person_at(services, caller, table_id, code)
    wanted = NewTable(
        game="",
        seats=seats(data.seats),
        control=control(data.control, data.days),
        public=data.public,
        hints=data.hints,
        pace=data.pace,
        wait=data.wait,
    )
    table = await services.table_services.archive.fork(table_id, actor, data.line, wanted)
    return Made(table.id, table.settings.code)


@get("/.well-known/statecraft-dice", responses=refusals())
async def dice_key(services: NamedDependency[Services]) -> DiceKey:
    """The key that signs this server's dice: what signs with another one is a stranger's report."""
    key = services.table_services.dice_key
    beacon = services.table_services.live_tables.rounds.beacon
    shape = None if beacon is None else BeaconShape(**beacon.to_json())
    return DiceKey("Ed25519", key, fingerprint(key), shape)


@get("/api/tables/{table_id:str}/dice", responses=refusals(404))
async def dice(
    table_id: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    code: Code = None,
) -> Json:
    """The report of the table's dice so far, for anybody to check (`statecraft verify`)."""
    table = await look(services, table_id, await actor_of(services, caller), code)
    return await _report(table)


@get("/api/tables/{table_id:str}/dice/answers", responses=refusals(404))
async def dice_answers(
    table_id: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    code: Code = None,
) -> dict[str, Json]:
    """What says each sealed answer that the report opens, by the text of the answer in the report."""
    table = await look(services, table_id, await actor_of(services, caller), code)
    document = await _report(table)
    game = table.settings.game
    opened = [each["proof"] for each in document["entries"] if each["kind"] == OPENED]
    answers = {proof["action"] for proof in opened if "action" in proof}
    return {
        text: worded(game, action_from_json(game.verb_names, json.loads(text)))
        for text in sorted(answers)
    }


async def _report(table: Table) -> Json:
    async with table.lock:
        if table.dice is None:
            raise Refused("server-no-dice", "missing")
        return table.dice.report()


@get(
    "/tables/{table_id:str}/dice",
    media_type=MediaType.HTML,
    opt={"page": True},
    include_in_schema=False,
)
async def dice_page(
    request: AnyRequest,
    table_id: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    code: Code = None,
) -> str:
    """The report of the table's dice, to be read."""
    table = await look(services, table_id, await actor_of(services, caller), code)
    document = await _report(table)
    archive = services.table_services.archive
    writing = archive.dice_page(table, document, caller.language, caller.key)
    return await while_here(request, writing)


# People.


@get("/api/people/{person:str}", responses=refusals(404))
async def profile(person: FromPath[str], services: NamedDependency[Services]) -> Json:
    """Somebody's ratings and last games."""
    found = await services.store.read(lambda db: listings.profile(db, person))
    if found is None:
        raise Refused("server-no-such-person", "missing")
    library = services.table_services.library
    for played in found["games"]:
        points = library.game(played["game"]).label("score", played["score"])
        played["points"] = to_message(points.to_json())
    return found


@get("/api/leaderboard", responses=refusals())
async def leaderboard(
    services: NamedDependency[Services],
    game: Annotated[str, QueryParameter(name="game", max_length=40)],
    variant: Annotated[str, QueryParameter(name="variant", max_length=400)] = "standard",
) -> list[Json]:
    """The best at a game."""
    return await services.store.read(lambda db: listings.leaderboard(db, game, variant))


@get("/api/leaderboard/variants", responses=refusals())
async def variants(
    services: NamedDependency[Services],
    game: Annotated[str, QueryParameter(name="game", max_length=40)],
) -> list[Json]:
    """The variants of a game that have rated games, the most played first."""
    return await services.store.read(lambda db: listings.variants(db, game))


@get("/api/mutes", responses=refusals(401))
async def mutes(services: NamedDependency[Services], caller: NamedDependency[Caller]) -> list[str]:
    """Whom you hear no more, by their ids."""
    me = caller.somebody().id
    rows = await services.store.read(
        lambda db: db.rows("SELECT muted FROM mute WHERE person = :me ORDER BY muted", me=me)
    )
    return [row["muted"] for row in rows]


@post("/api/mutes/{person:str}", responses=refusals(401, 403))
async def mute(
    person: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Moved:
    """Hear no more what somebody says."""
    me = caller.somebody().id
    await services.store.write(
        lambda db: db.run(
            "INSERT INTO mute (person, muted) SELECT :me, id FROM person WHERE id = :other"
            " ON CONFLICT (person, muted) DO NOTHING",
            me=me,
            other=person,
        )
    )
    return Moved(True)


@delete("/api/mutes/{person:str}", responses=refusals(401, 403))
async def unmute(
    person: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> None:
    """Hear again what somebody says."""
    me = caller.somebody().id
    await services.store.write(
        lambda db: db.run(
            "DELETE FROM mute WHERE person = :me AND muted = :other", me=me, other=person
        )
    )


# Own editions.


@post("/api/editions", request_max_body_size=LARGEST_UPLOAD, responses=refusals(401, 403, 404, 409))
async def bring_edition(
    request: AnyRequest,
    data: JSONBody[BroughtEdition],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Json:
    """Bring an own edition for private tables; every problem with it is named."""
    owner = caller.somebody().id
    await services.store.read(lambda db: own_editions.check_count(db, owner))
    tables = services.table_services
    job = (tables.library.folder, data.game, data.files, caller.language)
    checking = tables.long_jobs.run(owner, own_editions.checked, *job)
    digest, name, warnings = await while_here(request, checking)
    at = services.clock()
    await services.store.write(
        lambda db: own_editions.keep(db, owner, data.game, digest, name, data.files, at)
    )
    return {"digest": digest, "game": data.game, "name": name, "created": at, "warnings": warnings}


@get("/api/editions", responses=refusals(401))
async def my_editions(
    services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> list[Json]:
    """Your own editions."""
    owner = caller.somebody().id
    rows = await services.store.read(
        lambda db: db.rows("SELECT * FROM edition WHERE owner = :owner", owner=owner)
    )
    return [own_editions.shown(row) for row in rows]


ROUTES = (
    record,
    bring_record,
    turns,
    position,
    score_history,
    analysis,
    picture,
    generic_picture,
    fork,
    dice_key,
    dice,
    dice_answers,
    dice_page,
    profile,
    leaderboard,
    variants,
    mutes,
    mute,
    unmute,
    bring_edition,
    my_editions,
)
