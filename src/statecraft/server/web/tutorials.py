"""Routes of the tutorials: a lesson as a whole, and answers that are put together in it."""

import asyncio
from typing import cast

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.refusal import Illegal
from statecraft.locale.speech import Speaker
from statecraft.server.refusal import Refused
from statecraft.server.services import Services
from statecraft.server.tables import lessons
from statecraft.server.updates import updates
from statecraft.server.web.access import refused
from statecraft.server.web.caller import Caller
from statecraft.server.web.playing import reasoned
from statecraft.server.web.site import ASK_AGAIN, AnyRequest, sent
from statecraft.server.web.wire import refusals
from statecraft.server.web.wire_tables import AskUnavailable, Compose, Json, UnavailableChoice
from statecraft.tutorial import LEARNER, has_lesson


async def _prepared(game: Game) -> lessons.Prepared:
    if not has_lesson(game):
        raise Refused("server-no-tutorial", "missing")
    return await asyncio.to_thread(lessons.prepared, game)


async def _position(game: Game, line: int, seat: int) -> State:
    """Where the learner moves at a line."""
    state = (await _prepared(game)).positions.get(line)
    if state is None:
        raise Refused("server-no-such-line", "missing", {"line": line})
    if seat != LEARNER:
        raise Refused("server-not-your-seat", "forbidden")
    return state


def _speaker(services: Services, caller: Caller, game: Game, state: State) -> Speaker:
    names = [str(seat + 1) for seat in range(len(state.holders))]
    return Speaker(services.table_services.library.texts(caller.language, game), game, names)


@get("/api/tutorials/{game:str}", responses=refusals(404))
async def lesson(
    request: AnyRequest, game: FromPath[str], services: NamedDependency[Services]
) -> Response[Json]:
    """A game's tutorial: what the learner's seat sees line by line (the messages of a table's socket),
    what the guide says at which line, and the moves that are the learner's."""
    prepared = await _prepared(services.table_services.library.game(game))
    packed = sent(request, prepared.plain, prepared.packed, MediaType.JSON, ASK_AGAIN)
    return cast("Response[Json]", packed)


_PLACE = "/api/tutorials/{game:str}/{line:int}"


@post(f"{_PLACE}/compose", status_code=200, responses=refusals(403, 404, 409))
async def compose(
    game: FromPath[str],
    line: FromPath[int],
    data: JSONBody[Compose],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Response[Json]:
    """Put an answer together choice by choice in the tutorial, where the learner moves at that line."""
    found = services.table_services.library.game(game)
    state = await _position(found, line, data.seat)
    try:
        return Response(
            updates.composed(found, state, data.seat, data.question, data.tokens, data.action)
        )
    except Illegal as refusal:
        says = _speaker(services, caller, found, state)
        return Response({"error": refused(says, refusal)}, status_code=409)


@post(f"{_PLACE}/unavailable", status_code=200, responses=refusals(403, 404, 409))
async def unavailable(
    game: FromPath[str],
    line: FromPath[int],
    data: JSONBody[AskUnavailable],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Response[list[UnavailableChoice] | Json]:
    """What could be chosen there but for a rule, and which rule that is."""
    found = services.table_services.library.game(game)
    state = await _position(found, line, data.seat)
    says = _speaker(services, caller, found, state)
    try:
        asked = (state.clone(), data.seat, data.question, data.tokens)
        threads = services.table_services.threads
        barred = await threads.in_thread(caller.key, updates.unavailable, *asked)
    except Illegal as refusal:
        return Response({"error": refused(says, refusal)}, status_code=409)
    return Response(reasoned(says, barred))


ROUTES = (lesson, compose, unavailable)
