"""A real server in a process of its own, and people who play on it over HTTP and WebSocket."""

import asyncio
import json
import os
import random
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.databases import lay_out, named_rows_in, settings_of

Json = dict[str, Any]
ROOT = Path(__file__).parents[3]
PATIENCE = 60.0
"""Seconds after which a test gives up waiting; none is measured by it."""

NO_LIMITS = {
    "rate_socket": 0,
    "rate_person": 0,
    "rate_address": 0,
    "rate_guests": 0,
    "rate_mails": 0,
    "rate_codes": 0,
    "rate_workshop": 0,
    # Nothing is measured beside what a test is about.
    "workshop_games": 0,
    "max_tables_per_person": 10_000,
}
ERRORS = ("error", "critical", "warning")


class Server:
    """`statecraft serve` on a folder; it can be stopped, killed and started again."""

    def __init__(self, data: Path, **settings: object) -> None:
        self.data = data
        self.settings = {**NO_LIMITS, **settings_of(data), **settings}
        if "database" not in self.settings:
            lay_out(data / "statecraft.sqlite")
        self.program = ("-m", "statecraft")
        self.source = ROOT / "src"
        self.port = 0
        self.url = ""
        self.process: subprocess.Popen[str] | None = None
        self.logged: list[Json] = []
        self.unexpected: list[str] = []
        """Lines on standard error that are no line of the log: tracebacks, warnings."""
        self._reading: threading.Thread | None = None

    def start(self) -> float:
        """Start; seconds until it said where it runs."""
        began = time.perf_counter()
        flags = [f"--{name.replace('_', '-')}={value}" for name, value in self.settings.items()]
        environment = {
            name: value for name, value in os.environ.items() if not name.startswith("STATECRAFT_")
        }
        environment["PYTHONPATH"] = str(self.source)
        self.process = subprocess.Popen(
            [
                *(sys.executable, *self.program, "serve", "--lang=en", "--log-format=json"),
                *(f"--data={self.data}", f"--port={self.port}", *flags),
            ],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._reading = threading.Thread(target=self._read_log, args=(self.process,), daemon=True)
        self._reading.start()
        assert self.process.stdout is not None
        output = self.process.stdout.readline()
        assert "http://" in output, (output, self.unexpected, self.logged)
        self.url = output.split()[3].rstrip(",")
        self.port = int(self.url.rpartition(":")[2])
        return time.perf_counter() - began

    def _read_log(self, process: "subprocess.Popen[str]") -> None:
        assert process.stderr is not None
        for line in process.stderr:
            try:
                self.logged.append(json.loads(line))
            except ValueError:
                self.unexpected.append(line)

    def _gone(self) -> int:
        assert self.process is not None
        assert self._reading is not None
        code = self.process.wait(PATIENCE)
        self._reading.join(PATIENCE)
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.process.stdout.close()
        self.process.stderr.close()
        self.process = None
        return code

    def kill(self) -> None:
        """kill -9, as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self._gone()
        # Python's own helper cleans up after a process that could not, and says so.
        self.unexpected = [line for line in self.unexpected if "resource_tracker" not in line]

    def stop(self) -> int:
        """SIGTERM; the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def problems(self) -> list[Any]:
        """What the log should never have: errors, warnings, tracebacks."""
        return [line for line in self.logged if line["level"] in ERRORS] + self.unexpected

    def rows(self, sql: str, *values: object) -> list[Json]:
        """What is written, read beside the server."""
        return named_rows_in(self.data, sql, *values)


@contextmanager
def serving(data: Path, **settings: object) -> Iterator[Server]:
    """A server that runs, and is gone at the end whatever happens."""
    server = Server(data, **settings)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None:
            server.process.kill()
            server._gone()


_OPEN: list[Callable[[], Awaitable[None]]] = []
T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run what talks to a server, and close every connection that was opened in it."""

    async def closing() -> T:
        try:
            return await work
        finally:
            while _OPEN:
                await _OPEN.pop()()

    return asyncio.run(closing())


async def connected(server: Server, table: str, headers: Json, query: str = "") -> ClientConnection:
    """A bare connection to a table's socket."""
    connection = await connect(
        f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}",
        additional_headers=headers,
        max_size=None,
        open_timeout=PATIENCE,
        proxy=None,
        compression=None,
    )

    async def close() -> None:
        connection.transport.abort()
        await connection.wait_closed()

    _OPEN.append(close)
    return connection


class Person:
    """A guest with a browser's cookies."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.http = httpx.AsyncClient(base_url=server.url, timeout=PATIENCE)
        _OPEN.append(self.http.aclose)
        self.id = ""

    @staticmethod
    async def guest(server: Server, name: str = "Ada") -> "Person":
        person = Person(server, name)
        answer = await person.ask("POST", "/api/me", {"name": name, "colour": "blue"})
        person.id = answer["id"]
        person.http.headers["X-CSRF-Token"] = person.http.cookies["statecraft_csrf"]
        return person

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer to a request that must succeed."""
        answer = await self.try_to(method, path, body)
        assert answer.is_success, (method, path, answer.status_code, answer.text[:500])
        return answer.json() if answer.content else None

    async def try_to(self, method: str, path: str, body: object = None) -> httpx.Response:
        return await self.http.request(method, path, json=body)

    async def make(self, game: str, seats: str, start: bool = True, **wanted: object) -> Json:
        """A table: `m` me, `o` open, and bots by their first letters (`r` random, `n` novice)."""
        kinds: dict[str, Json] = {
            "m": {"kind": "me"},
            "o": {"kind": "open"},
            "r": {"kind": "bot", "bot": "random"},
            "n": {"kind": "bot", "bot": "novice"},
        }
        bots = {"pace": "at-once", "wait": False}
        asked = {"game": game, "seats": [kinds[kind] for kind in seats], **bots, **wanted}
        made: Json = await self.ask("POST", "/api/tables", asked)
        if start:
            await self.ask("POST", f"/api/tables/{made['id']}/start")
        return made

    def headers(self) -> dict[str, str]:
        """What a browser's handshake would carry."""
        pairs = [f"{name}={value}" for name, value in self.http.cookies.items()]
        return {"Cookie": "; ".join(pairs)}

    async def follow(self, table: str, **more: Any) -> "Socket":
        return await Socket.open(self.server, table, self.headers(), **more)


class Socket:
    """A socket that follows a table: requests find their answers, and news can be waited for."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.news: list[Json] = []
        self.table: Json = {}
        self.closed: int | None = None
        self._changed = asyncio.Event()
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._reading = asyncio.create_task(self._read())

    @staticmethod
    async def open(
        server: Server, table: str, headers: dict[str, str], query: str = ""
    ) -> "Socket":
        return Socket(await connected(server, table, headers, query))

    async def _read(self) -> None:
        try:
            async for text in self.connection:
                message = json.loads(text)
                if message["type"] == "answer" and message["id"] in self._answers:
                    waiting = self._answers.pop(message["id"])
                    # Whoever asked may have stopped waiting.
                    if not waiting.done():
                        waiting.set_result(message)
                    continue
                self.news.append(message)
                self.table = message.get("table") or self.table
                self._changed.set()
        except ConnectionClosed:
            pass
        self.closed = self.connection.close_code
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(Gone())
        self._changed.set()

    async def ask(self, do: str, **fields: object) -> Json:
        """The whole answer to a request; `Gone` where the server went before it came."""
        if self.closed is not None:
            raise Gone
        id = secrets.token_hex(8)
        answer = self._answers[id] = asyncio.get_running_loop().create_future()
        try:
            await self.connection.send(json.dumps({"do": do, "id": id, **fields}))
        except ConnectionClosed:
            self._answers.pop(id, None)
            raise Gone from None
        return await asyncio.wait_for(answer, PATIENCE)

    async def changed(self, still: Callable[[], bool] = lambda: False) -> None:
        """Wait for news, unless some came since this was called last."""
        if self.closed is not None:
            raise Gone
        await asyncio.wait_for(self._changed.wait(), PATIENCE)
        self._changed.clear()
        if self.closed is not None:
            raise Gone

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds that only news can bring about."""
        while not holds():
            await self.changed()

    async def close(self) -> None:
        await self.connection.close()
        await self._reading


class Gone(Exception):
    """The connection ended before the answer came."""


async def answer(socket: Socket, seat: int, question: Json, rng: random.Random) -> Any:
    """A random legal answer to a question, composed out where the small ones are not all there are."""
    if question["actions"] and rng.random() < 0.9:
        return rng.choice(question["actions"])
    tokens: list[int] = []
    for _ in range(200):
        composed = await socket.ask("compose", seat=seat, question=question["id"], tokens=tokens)
        if not composed["ok"]:
            return question["default"]
        result = composed["result"]
        if not result["choices"]:
            return result["action"] or question["default"]
        tokens.append(rng.choice(result["choices"])["token"])
    return question["default"]


GameStats = Callable[[str, int, str, Json], None]


async def play(
    socket: Socket,
    seats: list[int],
    rng: random.Random,
    *,
    moves: int = 1_000_000,
    note: GameStats = lambda _what, _seat, _key, _answer: None,
) -> int:
    """Answer at random for some seats until the game is over or so many moves are made; how many.

    ``note`` is told "sent" before a move goes out and "done" with its answer.
    """
    await socket.ask("sync")
    made = 0
    answered: set[int] = set()
    while made < moves and socket.table.get("status") != "over":
        before = made
        for seat in seats:
            if made >= moves:
                break
            asked = (await socket.ask("questions", seat=seat)).get("result") or []
            for question in asked:
                if not question["must"] and (question["id"] in answered or rng.random() < 0.7):
                    continue
                if question["id"] in answered:
                    continue
                answered.add(question["id"])
                for action in (await answer(socket, seat, question, rng), question["default"]):
                    key = secrets.token_hex(8)
                    command = {"act": {"question": question["id"], "action": action}}
                    note("sent", seat, key, command)
                    data = await socket.ask("move", seat=seat, key=key, command=command)
                    note("done", seat, key, data)
                    if data["ok"]:
                        made += 1
                        break
                break
        if made == before and socket.table.get("status") != "over":
            await socket.changed()
    return made
