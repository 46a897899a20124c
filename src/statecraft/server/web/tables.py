"""Routes about tables: making them, sitting down, playing, talking."""

from functools import partial
from typing import Annotated, Any

from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from statecraft import bots
from statecraft.core.ids import QuestionId
from statecraft.core.options import Option
from statecraft.core.refusal import Illegal
from statecraft.server import commands, news, records, talk
from statecraft.server.change import Change
from statecraft.server.lobby import NewTable
from statecraft.server.refusal import Refused
from statecraft.server.services import Services
from statecraft.server.store import Connection, first
from statecraft.server.table import Table
from statecraft.server.web import asking
from statecraft.server.web.asking import actor_of, look, viewer_of
from statecraft.server.web.caller import Caller
from statecraft.server.web.wire import refusals
from statecraft.server.web.wire_tables import (
    AskHint,
    Complain,
    Hint,
    Json,
    Made,
    Move,
    Moved,
    Note,
    Say,
    Seated,
    SeatToken,
    Seed,
    Sit,
    Spell,
    WantedControl,
    WantedSeat,
    WantedTable,
)

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
_STALE = ("ST-2.1", "ST-2.2", "ST-2.3")


@get("/api/games", responses=refusals())
async def games(services: NamedDependency[Services], caller: NamedDependency[Caller]) -> list[Json]:
    """The games there are, with every option explained, and the bots that play them."""
    return [_game(services, caller, name) for name in ("globopolis", "global-powers")]


def _game(services: Services, caller: Caller, name: str) -> Json:
    library = services.rooms.library
    game = library.game(name)
    texts = library.texts(caller.language, game)
    return {
        "name": name,
        "title": texts.say(f"{name}-title"),
        "rules": game.rules_version,
        "options": [_option(option, texts.say) for option in game.options],
        "bots": [bot for bot, entry in bots.BOTS.items() if not entry.games or name in entry.games],
    }


def _option(option: Option, say: Any) -> Json:
    return {
        "name": option.name,
        "say": say(f"option-{option.name}"),
        "help": say(f"option-{option.name}.help"),
        "default": option.default,
        "low": option.low,
        "high": option.high,
        "choices": list(option.choices),
        "rule": option.rule,
    }


# Making and finding tables.


@get("/api/tables", responses=refusals())
async def open_tables(
    services: NamedDependency[Services],
    game: Annotated[str | None, QueryParameter(name="game", max_length=40)] = None,
) -> list[Json]:
    """Public tables: those with a free seat first, then those that can be watched."""
    return await services.store.read(lambda db: records.open_tables(db, game))


@get("/api/me/tables", responses=refusals(401))
async def my_tables(
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    finished: Annotated[bool, QueryParameter(name="finished")] = False,
) -> list[Json]:
    """Your tables, those first where everybody waits for you."""
    person = caller.somebody().id
    return await services.store.read(lambda db: records.tables_of(db, person, finished))


@post("/api/tables", responses=refusals(401, 403, 404, 409))
async def make_table(
    data: WantedTable, services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Made:
    """Make a table. You are its host; sit down by asking for a seat of the kind `me`."""
    caller.somebody()
    if data.edition:
        await services.store.read(lambda db: services.rooms.shelf.materialise(db, data.edition))
    actor = await actor_of(services, caller)
    table = await services.rooms.lobby.create(actor, wanted(data))
    return Made(table.id, table.settings.code)


def wanted(data: WantedTable) -> NewTable:
    return NewTable(
        game=data.game,
        seats=seats(data.seats),
        options=data.options,
        holders=data.holders,
        control=control(data.control),
        public=data.public,
        hints=data.hints,
        rated=data.rated,
        edition=data.edition,
    )


def seats(given: list[WantedSeat]) -> list[Json]:
    return [{"kind": seat.kind, "bot": seat.bot} for seat in given]


def control(given: WantedControl | None) -> Json | None:
    if given is None:
        return None
    return {name: getattr(given, name) for name in given.__struct_fields__}


@get("/api/codes/{code:str}", responses=refusals(404))
async def by_code(code: FromPath[str], services: NamedDependency[Services]) -> Made:
    """The table with this code."""
    told = code.strip().upper()[:12]
    row = await services.store.read(
        lambda db: first(db, "SELECT id, code FROM game_table WHERE code = :code", code=told)
    )
    if row is None:
        raise Refused("server-no-such-table", "missing")
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
    data: Sit,
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    code: Code = None,
) -> Seated:
    """Sit down."""
    caller.somebody()
    actor = await actor_of(services, caller)
    await look(services, table_id, actor, code)
    return Seated(await services.rooms.lobby.sit(table_id, actor, data.seat))


@delete("/api/tables/{table_id:str}/seats", responses=refusals(401, 403, 404, 409))
async def get_up(
    table_id: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> None:
    """Get up before the start. The host closes the table by it."""
    caller.somebody()
    actor = await actor_of(services, caller)
    await look(services, table_id, actor, None)
    await services.rooms.lobby.leave(table_id, actor)


@put("/api/tables/{table_id:str}/seats/{seat:int}", responses=refusals(401, 403, 404, 409))
async def fill_seat(
    table_id: FromPath[str],
    seat: FromPath[int],
    data: WantedSeat,
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Moved:
    """As the host, before the start: give a seat to a bot, take it yourself, or empty it."""
    caller.somebody()
    actor = await actor_of(services, caller)
    await look(services, table_id, actor, None)
    await services.rooms.lobby.fill(table_id, actor, seat, data.kind, data.bot)
    return Moved(True)


@post("/api/tables/{table_id:str}/seats/{seat:int}/token", responses=refusals(401, 403, 404, 409))
async def give_token(
    table_id: FromPath[str],
    seat: FromPath[int],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> SeatToken:
    """Give a seat to a program: your own, or as the host an open one or a bot's."""
    caller.somebody()
    actor = await actor_of(services, caller)
    await look(services, table_id, actor, None)
    return SeatToken(await services.rooms.lobby.token(table_id, actor, seat))


@post("/api/tables/{table_id:str}/seats/{seat:int}/seed", responses=refusals(401, 403, 404, 409))
async def give_seed(
    table_id: FromPath[str],
    seat: FromPath[int],
    data: Seed,
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Moved:
    """Your part of the dice: promise a seed before the start, show it while the table is starting."""
    actor = await actor_of(services, caller)
    await look(services, table_id, actor, None)
    lobby = services.rooms.lobby
    if data.commitment is not None and data.seed is None:
        await lobby.promise(table_id, actor, seat, data.commitment)
    elif data.seed is not None and data.commitment is None:
        await lobby.reveal(table_id, actor, seat, data.seed)
    else:
        raise Refused("server-one-of-both")
    return Moved(True)


@post("/api/tables/{table_id:str}/start", responses=refusals(401, 403, 404, 409))
async def start_game(
    table_id: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Moved:
    """As the host, when every seat is taken: start."""
    caller.somebody()
    actor = await actor_of(services, caller)
    await look(services, table_id, actor, None)
    await services.rooms.lobby.start(table_id, actor)
    return Moved(True)


@post("/api/tables/{table_id:str}/rematch", responses=refusals(401, 403, 404, 409))
async def play_again(
    table_id: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Made:
    """Once more with the same settings; whoever asks second finds the same new table."""
    caller.somebody()
    actor = await actor_of(services, caller)
    await look(services, table_id, actor, None)
    table = await services.rooms.lobby.rematch(table_id, actor)
    return Made(table.id, table.settings.code)


# Playing.


@get("/api/tables/{table_id:str}/view", responses=refusals(403, 404))
async def view(
    table_id: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    seat: SeatQuery = None,
    code: Code = None,
) -> Json:
    """All that you may see: the same snapshot that a socket begins with."""
    actor = await actor_of(services, caller)
    table = await look(services, table_id, actor, code)
    async with table.lock:
        return news.snapshot(table, viewer_of(table, actor, seat))


@get("/api/tables/{table_id:str}/log", responses=refusals(403, 404))
async def show_log(
    table_id: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    seat: SeatQuery = None,
    code: Code = None,
) -> list[Json]:
    """What happened, as your seat heard it, each line also said in your language."""
    actor = await actor_of(services, caller)
    table = await look(services, table_id, actor, code)
    async with table.lock:
        lines = news.log(table, viewer_of(table, actor, seat))
        says = asking.speaker(services, table, caller)
    return [{**line, "say": says.say(line)} for line in lines]


@get("/api/tables/{table_id:str}/questions", responses=refusals(403, 404))
async def questions(
    table_id: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    seat: Annotated[int, QueryParameter(name="seat", ge=0, le=9)],
) -> list[Json]:
    """What your seat is asked now, with every small answer listed."""
    actor = await actor_of(services, caller)
    table = await look(services, table_id, actor, None)
    async with table.lock:
        viewer_of(table, actor, seat)
        return news.questions(table, seat)


@post("/api/tables/{table_id:str}/spell", status_code=200, responses=refusals(403, 404, 409))
async def spell(
    table_id: FromPath[str],
    data: Spell,
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Response[Json]:
    """Put an answer together choice by choice: what can be chosen next, or the answer and its price."""
    actor = await actor_of(services, caller)
    table = await look(services, table_id, actor, None)
    async with table.lock:
        viewer_of(table, actor, data.seat)
        try:
            return Response(news.spelled(table, data.seat, data.question, data.tokens))
        except Illegal as refusal:
            return Response(asking.illegal(services, table, caller, refusal), status_code=409)


@post("/api/tables/{table_id:str}/moves", status_code=200, responses=refusals(403, 404, 409))
async def move(
    table_id: FromPath[str],
    data: Move,
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Response[Moved | Json]:
    """Send a command for your seat. When this answers, the move will survive any crash."""
    actor = await actor_of(services, caller)
    table = await look(services, table_id, actor, None)
    again = data.key is not None and (data.seat, data.key) in table.done

    def act(table: Table) -> Change | None:
        return commands.carry_out(
            table, actor, data.seat, data.key, dict(data.command), services.clock()
        )

    try:
        await services.rooms.hall.change(table_id, act)
    except Illegal as refusal:
        told = asking.illegal(services, table, caller, refusal)
        if refusal.rule in _STALE:
            async with table.lock:
                told["current"] = news.snapshot(table, data.seat)
        return Response(told, status_code=409)
    return Response(Moved(True, again))


@post("/api/tables/{table_id:str}/hint", status_code=200, responses=refusals(403, 404, 409))
async def hint(
    table_id: FromPath[str],
    data: AskHint,
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Hint:
    """What a bot would answer, and why, where the table allows it."""
    actor = await actor_of(services, caller)
    table = await look(services, table_id, actor, None)
    return await hinted(services, caller, table, viewer_of(table, actor, data.seat), data.question)


async def hinted(
    services: Services, caller: Caller, table: Table, seat: int | None, question: int
) -> Hint:
    if not table.settings.hints:
        raise Refused("server-no-hints", "forbidden")
    async with table.lock:
        asked = [
            each
            for each in table.state.questions()
            if each.id == QuestionId(question) and each.seat == seat
        ]
        if not asked:
            raise Refused("server-not-asked", "conflict")
        state = table.state.clone()
    seed = f"hint {table.id} {seat}"
    action, reason = await services.rooms.bots.think(
        state, asked[0], "steady", seed, table.settings.edition, hint=True
    )
    says = asking.speaker(services, table, caller)
    said = "" if action is None else says.action(action)
    if reason is not None:
        said = f"{said} – {says.say(reason)}"
    return Hint(action, reason, said)


@post("/api/tables/{table_id:str}/talk", status_code=200, responses=refusals(403, 404, 409))
async def say(
    table_id: FromPath[str],
    data: Say,
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    code: Code = None,
) -> Moved:
    """Say something at the table."""
    actor = await actor_of(services, caller)
    if actor.token is None:
        caller.somebody()
    await look(services, table_id, actor, code)
    at = services.clock()
    await services.rooms.hall.change(
        table_id, lambda table: talk.say(table, actor, data.seat, dict(data.to), data.text, at)
    )
    return Moved(True)


@get("/api/tables/{table_id:str}/notepad", responses=refusals(401, 404))
async def read_notepad(
    table_id: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Note:
    """Your private notes about this table."""
    person = caller.somebody().id
    row = await services.store.read(
        lambda db: first(
            db,
            "SELECT text FROM notepad WHERE table_id = :table AND person = :person",
            table=table_id,
            person=person,
        )
    )
    return Note("" if row is None else row["text"])


@put("/api/tables/{table_id:str}/notepad", responses=refusals(401, 403, 404))
async def write_notepad(
    table_id: FromPath[str],
    data: Note,
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    code: Code = None,
) -> Moved:
    """Write your private notes about this table."""
    person = caller.somebody().id
    await look(services, table_id, await actor_of(services, caller), code)
    await services.store.write(partial(_put_note, table_id, person, data.text))
    return Moved(True)


def _put_note(table: str, person: str, text: str, db: Connection) -> None:
    db.run(
        "INSERT INTO notepad (table_id, person, text) VALUES (:table, :person, :text)"
        " ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text",
        table=table,
        person=person,
        text=text,
    )


@post("/api/tables/{table_id:str}/complaints", responses=refusals(401, 403, 404))
async def complain(
    table_id: FromPath[str],
    data: Complain,
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    code: Code = None,
) -> Moved:
    """Tell the operator about somebody at this table."""
    person = caller.somebody().id
    table = await look(services, table_id, await actor_of(services, caller), code)
    text = talk.cleaned(data.text, 2000)
    if not any(row.person == data.person for row in table.seats):
        raise Refused("server-no-such-person", "missing")
    at = services.clock()
    await services.store.write(
        lambda db: db.run(
            "INSERT INTO complaint (table_id, by, about, text, at)"
            " VALUES (:table, :by, :about, :text, :at)",
            table=table_id,
            by=person,
            about=data.person,
            text=text,
            at=at,
        )
    )
    return Moved(True)


ROUTES = (
    games,
    open_tables,
    my_tables,
    make_table,
    by_code,
    show_table,
    sit_down,
    get_up,
    fill_seat,
    give_token,
    give_seed,
    start_game,
    play_again,
    view,
    show_log,
    questions,
    spell,
    move,
    hint,
    say,
    read_notepad,
    write_notepad,
    complain,
)
