"""A real server in a thread of the test, on a free port, with a clock the test can set."""

import asyncio
import contextlib
import io
import logging
import socket
import threading
from collections.abc import Iterator
from dataclasses import dataclass, replace
from email import policy
from email.message import EmailMessage
from email.parser import BytesParser
from pathlib import Path
from typing import Any

import httpx

from server.databases import lay_out, rows_in, settings_of
from statecraft.locale import LANGUAGES, Texts
from statecraft.server import log
from statecraft.server.config import Settings
from statecraft.server.services import Services
from statecraft.server.web.serving import Server

#: Reading them takes a while.
TEXTS = {lang: Texts(lang) for lang in LANGUAGES}


class Clock:
    """Stands still until somebody moves it."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@dataclass
class Live:
    """A server that answers."""

    url: str
    services: Services
    clock: Clock
    log: io.StringIO
    loop: asyncio.AbstractEventLoop

    @property
    def folder(self) -> Path:
        return self.services.settings.data

    def rows(self, sql: str, *values: Any) -> list[Any]:
        """What is in its database."""
        return rows_in(self.folder, sql, *values)

    def mails(self) -> list[EmailMessage]:
        """What is in its outbox, once everything that waits has been put there."""
        asyncio.run_coroutine_threadsafe(self.services.outbox.deliver(), self.loop).result(10)
        parser = BytesParser(policy=policy.default)
        files = sorted((self.folder / "outbox").glob("*.eml"))
        return [parser.parsebytes(file.read_bytes()) for file in files]

    def browser(self, **options: Any) -> "Browser":
        return Browser(base_url=self.url, **options)


class Browser(httpx.Client):
    """A client that sends back the token, as a page of ours would."""

    def request(self, method: Any, url: Any, **options: Any) -> httpx.Response:
        token = next((c.value for c in self.cookies.jar if c.name.endswith("_csrf")), None)
        headers = dict(options.pop("headers", None) or {})
        if token and "x-csrf-token" not in headers:
            headers["x-csrf-token"] = token
        return super().request(method, url, headers=headers, **options)

    def guest(self, name: str = "Anna", colour: str = "blue", **more: str) -> dict[str, Any]:
        made = self.post("/api/me", json={"name": name, "colour": colour, **more})
        assert made.status_code == 201, made.text
        payload: dict[str, Any] = made.json()
        return payload


@contextlib.contextmanager
def live(folder: Path, **settings: Any) -> Iterator[Live]:
    """A server on a folder; no limits unless the settings say so."""
    unlimited = {f"rate_{what}": 0 for what in ("address", "person", "guests", "mails", "codes")}
    # What is worked out in processes of its own is quicker done here, for so little of it.
    unlimited |= {"bots": 0, "job_processes": 0}
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    wished = replace(
        Settings(data=folder, port=port), **{**unlimited, **settings_of(folder), **settings}
    )
    if wished.database is None:
        lay_out(folder / "statecraft.sqlite")
    clock, lines = Clock(), io.StringIO()
    before = logging.getLogger().handlers[:], logging.getLogger().level
    log.set_up("debug", "json", lines)
    ready = threading.Event()
    server = Server(wished, Services.open(wished, clock), lambda _url: ready.set())
    loops: list[asyncio.AbstractEventLoop] = []

    def serve() -> None:
        async def main() -> None:
            loops.append(asyncio.get_running_loop())
            await server.serve(sockets=[listening])

        asyncio.run(main())

    thread = threading.Thread(target=serve, name="server")
    thread.start()
    try:
        assert ready.wait(20), lines.getvalue()
        url = f"http://127.0.0.1:{port}"
        yield Live(url, server.services, clock, lines, loops[0])
    finally:
        server.should_exit = True
        thread.join(20)
        listening.close()
        logging.getLogger().handlers[:] = before[0]
        logging.getLogger().setLevel(before[1])
