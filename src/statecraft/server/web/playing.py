"""Routes about what goes on at a table: seeing, answering, talking, notes and complaints."""

from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from statecraft.core.ids import QuestionId
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.unavailable import Unavailable
from statecraft.locale.speech import Speaker
from statecraft.server.refusal import Refused
from statecraft.server.services import Services
from statecraft.server.store import Connection, first
from statecraft.server.tables import commands, speaking, talk
from statecraft.server.tables.change import Change
from statecraft.server.tables.table import Table
from statecraft.server.updates import updates
from statecraft.server.web import access
from statecraft.server.web.access import actor_of, at_table, look, viewer_of
from statecraft.server.web.caller import Caller
from statecraft.server.web.disconnects import while_here
from statecraft.server.web.tables import Code, SeatQuery
from statecraft.server.web.wire import refusals
from statecraft.server.web.wire_tables import (
    AskHint,
    AskUnavailable,
    Complain,
    Compose,
    Hint,
    Json,
    Move,
    Moved,
    Notepad,
    Say,
    UnavailableChoice,
)


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
    muted = await access.muted(services, actor)
    async with at_table(services, table, caller.key):
        return talk.quieted(updates.snapshot(table, viewer_of(table, actor, seat)), muted)


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
    async with at_table(services, table, caller.key):
        lines = updates.log(table, viewer_of(table, actor, seat))
        says = access.speaker(services, table, caller.language)
    # A long game has thousands of lines: meanwhile others are served.
    return await services.table_services.threads.in_thread(
        caller.key, lambda: [{**line, "say": says.say(line)} for line in lines]
    )


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
    async with at_table(services, table, caller.key):
        viewer_of(table, actor, seat)
        return updates.questions(table, seat)


@post("/api/tables/{table_id:str}/compose", status_code=200, responses=refusals(403, 404, 409))
async def compose(
    table_id: FromPath[str],
    data: JSONBody[Compose],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Response[Json]:
    """Put an answer together choice by choice: what can be chosen next, or the answer and its price."""
    actor = await actor_of(services, caller)
    table = await look(services, table_id, actor, None)
    async with at_table(services, table, caller.key):
        viewer_of(table, actor, data.seat)
        try:
            game, state = table.settings.game, table.state
            return Response(
                updates.composed(game, state, data.seat, data.question, data.tokens, data.action)
            )
        except Illegal as refusal:
            return Response(access.illegal(services, table, caller, refusal), status_code=409)


@post("/api/tables/{table_id:str}/unavailable", status_code=200, responses=refusals(403, 404, 409))
async def unavailable(
    table_id: FromPath[str],
    data: JSONBody[AskUnavailable],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Response[list[UnavailableChoice] | Json]:
    """What could be chosen but for a rule, and which rule that is."""
    actor = await actor_of(services, caller)
    table = await look(services, table_id, actor, None)
    viewer_of(table, actor, data.seat)
    try:
        return Response(await forbidden(services, caller, table, data))
    except Illegal as refusal:
        return Response(access.illegal(services, table, caller, refusal), status_code=409)


async def forbidden(
    services: Services, caller: Caller, table: Table, data: AskUnavailable
) -> list[UnavailableChoice]:
    async with table.lock:
        if table.session is None:
            raise Refused("server-not-asked", "conflict")
        state = table.state.clone()
    # Many answers are put before the engine for it: meanwhile others are served.
    found = await services.table_services.threads.in_thread(
        caller.key, updates.unavailable, state, data.seat, data.question, data.tokens
    )
    return reasoned(access.speaker(services, table, caller.language), found)


def reasoned(says: Speaker, found: list[Unavailable]) -> list[UnavailableChoice]:
    """Choices that the rules forbid, with their reasons in words."""
    return [UnavailableChoice(**each) for each in speaking.reasoned(says, found)]


@post("/api/tables/{table_id:str}/moves", status_code=200, responses=refusals(403, 404, 409))
async def move(
    table_id: FromPath[str],
    data: JSONBody[Move],
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
        await services.table_services.live_tables.change(table_id, act)
    except Illegal as refusal:
        table = await services.table_services.live_tables.open(table_id)
        answer = access.illegal(services, table, caller, refusal)
        if refusal.rule in access.STALE:
            muted = await access.muted(services, actor)
            async with table.lock:
                answer["current"] = talk.quieted(updates.snapshot(table, data.seat), muted)
        return Response(answer, status_code=409)
    return Response(Moved(True, again))


@post("/api/tables/{table_id:str}/hint", status_code=200, responses=refusals(403, 404, 409))
async def hint(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    data: JSONBody[AskHint],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Hint:
    """What a bot would answer, and why, where the table allows it."""
    actor = await actor_of(services, caller)
    table = await look(services, table_id, actor, None)
    seat = viewer_of(table, actor, data.seat)
    return await while_here(request, hinted(services, caller, table, seat, data.question))


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
    action, reason = await services.table_services.bots.think(
        state, asked[0], "steady", seed, table.settings.edition, hint=True, whose=caller.key
    )
    says = access.speaker(services, table, caller.language)
    text = "" if action is None else says.action(action)
    if reason is not None:
        text = f"{text} – {says.say(reason)}"
    return Hint(action, reason, text)


@post("/api/tables/{table_id:str}/talk", status_code=200, responses=refusals(403, 404, 409))
async def say(
    table_id: FromPath[str],
    data: JSONBody[Say],
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
    await services.table_services.live_tables.change(
        table_id, lambda table: talk.say(table, actor, data.seat, dict(data.to), data.text, at)
    )
    return Moved(True)


@get("/api/tables/{table_id:str}/notepad", responses=refusals(401, 404))
async def read_notepad(
    table_id: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Notepad:
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
    return Notepad(text="" if row is None else row["text"])


@put("/api/tables/{table_id:str}/notepad", responses=refusals(401, 403, 404))
async def write_notepad(
    table_id: FromPath[str],
    data: JSONBody[Notepad],
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
    data: JSONBody[Complain],
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
    view,
    show_log,
    questions,
    compose,
    unavailable,
    move,
    hint,
    say,
    read_notepad,
    write_notepad,
    complain,
)
