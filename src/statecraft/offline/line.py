"""One page that follows one table: what it asks, and what it is told. What a socket is on a server."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from statecraft.core.ids import QuestionId
from statecraft.core.refusal import Illegal
from statecraft.locale import Language
from statecraft.server import json_bytes
from statecraft.server.log import logger
from statecraft.server.refusal import Refused, to_message
from statecraft.server.store import StoreError
from statecraft.server.tables import commands, speaking, talk
from statecraft.server.tables.seats import Actor
from statecraft.server.tables.table import Table
from statecraft.server.updates import updates
from statecraft.server.updates.projection import Json, Viewer

if TYPE_CHECKING:
    from statecraft.offline.house import House

log = logger("offline")


class Line:
    """A line to a table; `LiveTables` tells it what its viewers learn."""

    def __init__(
        self, house: "House", table: str, language: Language, hear: Callable[[str], None]
    ) -> None:
        self.table = table
        self.viewers: tuple[Viewer, ...] = ()
        self.actor: Actor = house.actor
        self._house = house
        self._language = language
        self._hear = hear
        self._stop = house.tables.live_tables.listen(self)

    def send(self, message: bytes, talk_from: str | None) -> None:
        self._hear(message.decode())

    def quieten(self, person: str) -> None:
        """There is nobody else here to hear."""

    def bye(self) -> None:
        self.close()

    def close(self) -> None:
        self._stop()

    async def say(self, request: Json) -> None:
        """Answer a request, with its id."""
        answer: Json = {"type": "answer", "id": request.get("id"), "ok": False}
        try:
            answer |= {"ok": True, "result": await self._do(request)}
        except Refused as refused:
            answer |= to_message(refused, self._house.texts(self._language))
        except Illegal as refusal:
            table = await self._house.table(self.table)
            says = speaking.speaker(self._house.tables.library, table, self._language)
            answer["error"] = speaking.refused(says, refusal)
            if refusal.rule in speaking.STALE:
                answer["current"] = updates.snapshot(table, request["seat"])
        except StoreError as error:
            log.error("store", problem=str(error))
            full = Refused("server-full", "unready")
            answer |= to_message(full, self._house.texts(self._language))
        self._hear(json_bytes.encode(answer).decode())

    async def _do(self, request: Json) -> Any:
        does, house = request["do"], self._house
        at = house.now()
        if does == "ping":
            return at
        if does == "move":
            key, command = request.get("key"), request["command"]
            await house.tables.live_tables.change(
                self.table,
                lambda table: commands.carry_out(
                    table, self.actor, request["seat"], key, command, at
                ),
            )
            return None
        if does == "say":
            to, text = dict(request.get("to") or {}), request["text"]
            await house.tables.live_tables.change(
                self.table,
                lambda table: talk.say(table, self.actor, request.get("seat"), to, text, at),
            )
            return None
        table = await house.table(self.table)
        if does == "hint":
            return await hint(house, table, request["seat"], request["question"], self._language)
        async with table.lock:
            if does == "sync":
                self._sync(table, request)
                return at
            return looked_up(house, table, does, request, self._language)

    def _sync(self, table: Table, request: Json) -> None:
        """Send what was missed, or everything; from now on, all that happens."""
        viewers: list[Viewer] = [*table.seats_of(self.actor)] or [None]
        self.viewers = tuple(viewers)
        self._house.tables.live_tables.tell_presence(table, self)
        for viewer in viewers:
            seen = (request.get("seen") or {}).get("gallery" if viewer is None else str(viewer))
            missed = None
            if seen is not None and request.get("epoch") == table.epoch:
                missed = table.stream(viewer).since(seen)
            if missed is None:
                messages = [updates.snapshot(table, viewer)]
            else:
                messages = updates.caught_up(table, table.stream(viewer), missed)
            for message in messages:
                self._hear(json_bytes.encode(message).decode())


def seat_of(house: "House", table: Table, seat: int) -> int:
    """A seat of whoever plays here."""
    if seat not in table.seats_of(house.actor):
        raise Refused("server-not-your-seat", "forbidden")
    return seat


def looked_up(house: "House", table: Table, does: str, asked: Json, lang: Language) -> Any:
    """What needs nothing to happen: questions, answers put together, what the rules forbid."""
    seat = seat_of(house, table, asked["seat"])
    if does == "questions":
        return updates.questions(table, seat)
    question, tokens = asked["question"], asked.get("tokens") or []
    if does == "compose":
        game = table.settings.game
        return updates.composed(game, table.state, seat, question, tokens, asked.get("action"))
    if does == "unavailable":
        found = updates.unavailable(table.state.clone(), seat, question, tokens)
        says = speaking.speaker(house.tables.library, table, lang)
        return speaking.reasoned(says, found)
    raise Refused("server-no-route", "missing")


async def hint(house: "House", table: Table, seat: int, question: int, lang: Language) -> Json:
    """What a bot would answer, and why."""
    seat_of(house, table, seat)
    if not table.settings.hints:
        raise Refused("server-no-hints", "forbidden")
    asked = [each for each in table.state.questions() if each.id == QuestionId(question)]
    if not asked or asked[0].seat != seat:
        raise Refused("server-not-asked", "conflict")
    action, reason = await house.tables.bots.think(
        table.state.clone(), asked[0], "steady", f"hint {table.id} {seat}", hint=True
    )
    says = speaking.speaker(house.tables.library, table, lang)
    text = "" if action is None else says.action(action)
    if reason is not None:
        text = f"{text} – {says.say(reason)}"
    plain: Json = json.loads(json.dumps({"action": action, "reason": reason, "text": text}))
    return plain
