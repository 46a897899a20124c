"""A WebSocket that follows one table, for all seats that its person holds, or for the gallery."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable
from typing import Any, Protocol

import msgspec
from litestar import WebSocket, get
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import websocket
from litestar.params import FromPath

from statecraft.core.refusal import Illegal
from statecraft.server import metrics, tracing
from statecraft.server.config import rates
from statecraft.server.limits import Limit
from statecraft.server.log import logger
from statecraft.server.refusal import Refused, Slower, to_message
from statecraft.server.services import Services
from statecraft.server.store import Full, StoreError
from statecraft.server.tables import commands, talk
from statecraft.server.tables.change import Change
from statecraft.server.tables.seats import Actor
from statecraft.server.tables.table import Table
from statecraft.server.updates import updates
from statecraft.server.updates.projection import Json, Viewer
from statecraft.server.web import access
from statecraft.server.web.access import actor_of, look, viewer_of
from statecraft.server.web.caller import Caller
from statecraft.server.web.disconnects import unless
from statecraft.server.web.frames import EXTENSION
from statecraft.server.web.playing import forbidden, hinted
from statecraft.server.web.socket_wire import (
    AskQuestions,
    DoCompose,
    DoHint,
    DoMove,
    DoSay,
    DoUnavailable,
    Ping,
    Request,
    Sync,
    schema,
)
from statecraft.server.web.wire import refusals

log = logger("socket")
_WAITING = 512
_WAITING_BYTES = 1024 * 1024
"""So many messages, and so much besides one of any size, may wait for a slow reader; then it is cut off, and catches
up when it is back."""

_MOST_NONSENSE = 20
_REQUESTS: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Request)
GONE, WRONG = 1001, 1008
_COST: dict[type[Any], int] = {Sync: 5, AskQuestions: 2, DoCompose: 2, DoUnavailable: 5, DoHint: 5}
"""What requests count for that take more than a move."""


class Line(Protocol):
    """What a follower needs of its connection (`frames.Frames`)."""

    on_room: Callable[[], None] | None
    on_lost: Callable[[], None] | None

    def write(self, messages: Iterable[bytes]) -> bool: ...

    def cut(self) -> None: ...


class Follower:
    """One socket: what it follows, and what waits to be sent to it."""

    def __init__(self, table: str, actor: Actor, muted: frozenset[str], line: Line) -> None:
        self.table = table
        self.actor = actor
        self.viewers: tuple[Viewer, ...] = ()
        self._muted = muted
        self._line = line
        self._loop = asyncio.get_running_loop()
        line.on_room = self.flush
        self._waiting: list[bytes] = []
        self._waiting_bytes = 0
        # Set when the server hangs up.
        self.gone = asyncio.Event()
        # Set when the client is gone, also while it waits for an answer.
        self.lost = asyncio.Event()
        line.on_lost = self.lost.set

    def quieten(self, person: str) -> None:
        """Hear no more from somebody."""
        self._muted |= {person}

    @property
    def left(self) -> bool:
        """Whether nothing more is heard from this socket."""
        return self.gone.is_set()

    def send(self, message: bytes, talk_from: str | None) -> None:
        if talk_from is not None and talk_from in self._muted:
            whole: Json = msgspec.json.decode(message)
            message = msgspec.json.encode({**whole, "line": None})
        if self.left:
            return
        if not self._waiting:
            # With all that is still said in this turn of the loop.
            self._loop.call_soon(self.flush)
        elif len(self._waiting) >= _WAITING or self._waiting_bytes > _WAITING_BYTES:
            self._give_up()
            return
        self._waiting.append(message)
        self._waiting_bytes += len(message)

    def _give_up(self) -> None:
        """Send no more to somebody who does not read; a goodbye would wait like all the rest."""
        self._line.cut()
        self.gone.set()
        self._waiting = []

    def flush(self) -> None:
        """Send what has gathered, if the connection takes any."""
        if self._waiting and self._line.write(self._waiting):
            self._waiting = []
            self._waiting_bytes = 0

    def bye(self) -> None:
        """The server ends, or who follows is no longer who they were: nothing more is heard or sent."""
        self.flush()
        self.gone.set()

    def say(self, message: Json) -> None:
        """Send to this socket alone."""
        self.send(msgspec.json.encode(message), None)

    def catch_up(self, message: Json) -> Json:
        """What happened before, as this socket would have been told of it."""
        return talk.quieted(message, self._muted)


@websocket("/api/tables/{table_id:str}/socket")
async def follow(
    socket: WebSocket[Any, Any, Any], table_id: FromPath[str], services: NamedDependency[Services]
) -> None:
    """Follow a table. The gate has seen to origin and limits; what is private is refused here."""
    caller: Caller = socket.scope["state"]["caller"]
    code = socket.query_params.get("code")
    held = contextlib.ExitStack()
    try:
        actor = await actor_of(services, caller)
        await look(services, table_id, actor, code)
        limits = services.limits
        text = "server-too-many-sockets"
        held.enter_context(limits.sockets_of_address.one(caller.address, text))
        held.enter_context(limits.sockets_of_person.one(actor.key, text))
    except Refused as refused:
        held.close()
        await socket.accept()
        message = {"type": "refused", **to_message(refused, services.texts[caller.language])}
        # As text, like everything else that is sent: a page reads no other.
        await socket.send_text(msgspec.json.encode(message).decode())
        await socket.close(WRONG, refused.text)
        return
    with held:
        await _follow(socket, table_id, services, actor, code)


async def _follow(
    socket: WebSocket[Any, Any, Any],
    table_id: str,
    services: Services,
    actor: Actor,
    code: str | None,
) -> None:
    caller: Caller = socket.scope["state"]["caller"]
    await socket.accept()
    metrics.SOCKETS.inc()
    extensions: Any = socket.scope["extensions"]
    line: Line = extensions[EXTENSION]
    follower = Follower(table_id, actor, await access.muted(services, actor), line)
    stop = services.table_services.live_tables.listen(follower)
    hanging_up = asyncio.create_task(_hang_up(socket, follower))
    try:
        await Conversation(services, caller, actor, follower, code).go_on(socket)
    except WebSocketDisconnect:
        pass
    finally:
        stop()
        metrics.SOCKETS.dec()
        hanging_up.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await hanging_up


async def _hang_up(socket: WebSocket[Any, Any, Any], follower: Follower) -> None:
    await follower.gone.wait()
    await socket.close(GONE)


class Conversation:
    """What a client asks over its socket, one request after the other."""

    def __init__(
        self, services: Services, caller: Caller, actor: Actor, follower: Follower, code: str | None
    ) -> None:
        self._services = services
        self._caller = caller
        self._actor = actor
        self._follower = follower
        self._code = code
        self._limit = Limit(*rates(services.settings.rate_socket), services.clock)

    async def go_on(self, socket: WebSocket[Any, Any, Any]) -> None:
        nonsense = 0
        while nonsense < _MOST_NONSENSE:
            given = await socket.receive_data("text")
            if self._follower.left:
                return
            try:
                request = _REQUESTS.decode(given)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                reason = str(error)[:200]
                self._refuse(None, Refused("server-bad-request", values={"reason": reason}))
                nonsense += 1
                continue
            wait = self._spend(_COST.get(type(request), 1))
            if wait:
                self._refuse(request.id, Slower(wait))
                nonsense += 1
                continue
            nonsense = 0
            await self._answer(request)
        await socket.close(WRONG, "server-bad-request")

    def _spend(self, cost: int) -> float:
        """Take what a request costs, of this socket's and of its person's; how long to wait where there is not enough."""
        wait = self._limit.take("socket", cost)
        return wait or self._services.limits.socket.take(self._actor.key, cost)

    async def _answer(self, request: Any) -> None:
        table = self._follower.table
        try:
            result = await self._do(table, request)
        except Refused as refused:
            self._refuse(request.id, refused)
        except Illegal as refusal:
            await self._illegal(table, request, refusal)
        except StoreError as error:
            log.error("store", problem=str(error))
            text = "server-full" if isinstance(error, Full) else "server-unready"
            self._refuse(request.id, Refused(text, "unready"))
        else:
            self._follower.say({"type": "answer", "id": request.id, "ok": True, "result": result})

    def _refuse(self, id: Any, refused: Refused) -> None:
        metrics.REFUSALS.labels(refused.text).inc()
        error = to_message(refused, self._services.texts[self._caller.language])
        self._follower.say({"type": "answer", "id": id, "ok": False, **error})

    async def _illegal(self, table_id: str, request: Any, refusal: Illegal) -> None:
        table = await self._services.table_services.live_tables.open(table_id)
        answer: Json = {"type": "answer", "id": request.id, "ok": False}
        answer |= access.illegal(self._services, table, self._caller, refusal)
        if refusal.rule in access.STALE:
            async with table.lock:
                answer["current"] = self._follower.catch_up(updates.snapshot(table, request.seat))
        self._follower.say(answer)

    async def _do(self, table_id: str, request: Any) -> Any:
        services, actor = self._services, self._actor
        live_tables = services.table_services.live_tables
        if isinstance(request, DoMove):
            return await self._move(table_id, request)
        if isinstance(request, DoSay):
            at = services.clock()

            def say(table: Table) -> Change:
                return talk.say(table, actor, request.seat, dict(request.to), request.text, at)

            await live_tables.change(table_id, say)
            return None
        if isinstance(request, Ping):
            return services.clock()
        table = await look(services, table_id, actor, self._code)
        if isinstance(request, DoHint):
            seat = viewer_of(table, actor, request.seat)
            hint = await unless(
                self._follower.lost.wait(),
                hinted(services, self._caller, table, seat, request.question),
            )
            return msgspec.to_builtins(hint)
        if isinstance(request, DoUnavailable):
            viewer_of(table, actor, request.seat)
            return msgspec.to_builtins(await forbidden(services, self._caller, table, request))
        async with access.at_table(services, table, actor.key):
            if isinstance(request, Sync):
                self._sync(table, request)
                return services.clock()
            viewer_of(table, actor, request.seat)
            if isinstance(request, AskQuestions):
                return updates.questions(table, request.seat)
            if isinstance(request, DoCompose):
                return updates.composed(
                    table.settings.game,
                    table.state,
                    request.seat,
                    request.question,
                    request.tokens,
                    request.action,
                )
        raise TypeError(f"{type(request).__name__} has no answer")

    async def _move(self, table_id: str, request: DoMove) -> None:
        services, actor = self._services, self._actor

        def act(table: Table) -> Change | None:
            return commands.carry_out(
                table, actor, request.seat, request.key, dict(request.command), services.clock()
            )

        began = time.perf_counter()
        with tracing.span("move", table=table_id, seat=request.seat):
            await services.table_services.live_tables.change(table_id, act)
        metrics.MOVE_SECONDS.observe(time.perf_counter() - began)

    def _sync(self, table: Table, request: Sync) -> None:
        """Send what was missed, or everything; from now on, all that happens."""
        viewers: list[Viewer] = [*table.seats_of(self._actor)] or [None]
        # Whoever looks on is waited for: what is sent here, and what the others know, says so already.
        self._follower.viewers = tuple(viewers)
        self._services.table_services.live_tables.tell_presence(table, self._follower)
        for viewer in viewers:
            seen = request.seen.get("gallery" if viewer is None else str(viewer))
            missed = None
            if seen is not None and request.epoch == table.epoch:
                missed = table.stream(viewer).since(seen)
            if missed is None:
                messages = [updates.snapshot(table, viewer)]
            else:
                messages = updates.caught_up(table, table.stream(viewer), missed)
            for message in messages:
                self._follower.say(self._follower.catch_up(message))
        self._services.table_services.live_tables.tell_slow(self._follower)


@get("/api/socket.json", responses=refusals())
async def protocol() -> Json:
    """The WebSocket protocol as JSON Schema."""
    return schema()


ROUTES = (follow, protocol)
