"""Scripted players at real tables: five people at each, who answer what they are asked.

Most answers they know by heart; for the others they ask the server for the choices, as a person's
page does.
"""

import asyncio
import itertools
import time
from collections.abc import Sequence
from typing import Any

import httpx
import msgspec

from bench.server.wire import Socket, connect

SEATS = 5
BY_HEART: dict[str, dict[str, Any]] = {
    "roll": {"verb": "roll", "dice": 2, "backwards": 0},
    "turn-end": {"verb": "end-turn"},
    "options": {"verb": "end-options"},
    "foreign-territory": {"verb": "pay-conference"},
    "conference-reply": {"verb": "pass"},
    "orss": {"verb": "stay-at-base"},
    "teleport": {"verb": "teleport"},
    "market": {"verb": "end-turn"},
    "own-territory": {"verb": "end-turn"},
}
_IDS = itertools.count(1)


class Guest:
    """A person with cookies."""

    def __init__(self, base: str, address: str = "127.0.0.1") -> None:
        self.address = address
        # Let go of idle connections before the server does: who is just being hung up on hears an error.
        limits = httpx.Limits(keepalive_expiry=2)
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=limits)
        self.http = httpx.AsyncClient(base_url=base, timeout=60, transport=transport)

    async def arrive(self, name: str, colour: str) -> None:
        answer = await self.http.post("/api/me", json={"name": name, "colour": colour})
        answer.raise_for_status()
        self.http.headers["X-CSRF-Token"] = self.http.cookies["statecraft_csrf"]

    @property
    def cookie(self) -> str:
        return "; ".join([f"{name}={value}" for name, value in self.http.cookies.items()])

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.http.post(path, json=body)
        answer.raise_for_status()
        return answer.json()


async def five_guests(base: str, address: str = "127.0.0.1") -> list[Guest]:
    guests = [Guest(base, address) for _ in range(SEATS)]
    for guest, colour in zip(guests, ("orange", "blue", "green", "yellow", "pink"), strict=True):
        await guest.arrive(colour.capitalize(), colour)
    return guests


class Table:
    """One table and its five players, who follow it at one port after the other."""

    def __init__(
        self, ports: Sequence[int], guests: list[Guest], control: dict[str, int] | None
    ) -> None:
        self._ports = ports
        self._guests = guests
        self._control = control
        self.id = ""
        self.over = False
        self._sockets: list[Socket] = []
        self._asked: list[list[dict[str, Any]]] = [[] for _ in range(SEATS)]
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._steps_received = 0
        self._all_received: asyncio.Future[None] | None = None

    @property
    def cookie(self) -> str:
        """The first player's."""
        return self._guests[0].cookie

    async def begin(self) -> None:
        host = self._guests[0]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        wanted = {"game": "globopolis", "seats": seats, "control": self._control, "rated": False}
        made = await host.post("/api/tables", wanted)
        self.id = made["id"]
        for guest in self._guests[1:]:
            await guest.post(f"/api/tables/{self.id}/seats?code={made['code']}", {})
        await self.follow()

    async def follow(self) -> None:
        """Each player's socket, and what the table is like."""
        self._sockets.clear()
        for seat, guest in enumerate(self._guests):
            self._sockets.append(
                await connect(
                    self._ports[seat % len(self._ports)],
                    f"/api/tables/{self.id}/socket",
                    {"Cookie": guest.cookie},
                    lambda message, seat=seat: self._heard(seat, message),  # type: ignore[misc]
                    guest.address,
                )
            )
            await self.ask(seat, {"do": "sync"})

    async def start(self) -> None:
        await self._guests[0].post(f"/api/tables/{self.id}/start")

    def leave(self) -> None:
        for socket in self._sockets:
            if socket.transport is not None:
                socket.transport.close()

    def _heard(self, seat: int, message: bytes) -> None:
        payload = msgspec.json.decode(message)
        kind = payload["type"]
        if kind == "answer":
            waiting = self._answers.pop(payload["id"], None)
            if waiting is not None and not waiting.done():
                waiting.set_result(payload)
            return
        view = payload.get("view") or payload.get("changes") or {}
        view = view.get("view", view)
        if "questions" in view:
            self._asked[seat] = [
                each for each in view["questions"] if each["must"] and not each["rests"]
            ]
        if view.get("mode") == "over":
            self.over = True
        if kind == "step" and self._all_received is not None:
            self._steps_received += 1
            if self._steps_received == SEATS and not self._all_received.done():
                self._all_received.set_result(None)

    async def ask(self, seat: int, request: dict[str, Any]) -> Any:
        id = next(_IDS)
        waiting: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._answers[id] = waiting
        self._sockets[seat].say(msgspec.json.encode({**request, "id": id}))
        return await waiting

    async def move(self) -> float | None:
        """One move; how long until all five seats had been told. None where there was none to make."""
        for seat in range(SEATS):
            if self._asked[seat]:
                return await self._move(seat, self._asked[seat][0])
        return None

    async def _move(self, seat: int, question: dict[str, Any]) -> float | None:
        action = BY_HEART.get(question["kind"])
        if action is None or question.get("tried"):
            payload = await self.ask(seat, {"do": "questions", "seat": seat})
            if not payload["ok"]:
                # Asked too much of: the same question is asked again at the next move.
                return None
            asked = [each for each in payload["result"] if each["id"] == question["id"]]
            if not asked:
                return None
            action = asked[0]["actions"][0] if asked[0]["actions"] else asked[0]["default"]
        question["tried"] = True
        self._steps_received = 0
        self._all_received = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        command = {"act": {"question": question["id"], "action": action}}
        answer = await self.ask(
            seat, {"do": "move", "seat": seat, "key": str(next(_IDS)), "command": command}
        )
        if not answer["ok"]:
            return None
        await asyncio.wait_for(self._all_received, 30)
        return time.perf_counter() - began
