"""Clients that do not read, do not say what they want, or come in great numbers: cut off, and nobody else notices."""

import asyncio
import base64
import json
import os
import socket
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from server.live import Browser, Live, live
from statecraft.server.web import connections
from statecraft.server.web.connections import Connections

OPENED: list[socket.socket] = []


@pytest.fixture(autouse=True)
def _closed_again() -> Iterator[None]:
    yield
    while OPENED:
        OPENED.pop().close()


def connected(server: Live) -> socket.socket:
    """A connection that is closed when the test is over, and reads little at a time."""
    line = socket.socket()
    OPENED.append(line)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(20)
    line.connect(("127.0.0.1", int(server.url.rpartition(":")[2])))
    return line


def table_of(browser: Browser) -> str:
    """A table in play."""
    wanted = {
        "game": "globopolis",
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "novice"}],
        "rated": False,
    }
    made = browser.post("/api/tables", json=wanted).json()
    assert browser.post(f"/api/tables/{made['id']}/start").status_code == 201
    return str(made["id"])


class Raw:
    """A WebSocket by hand, which reads only when it is told to."""

    def __init__(self, server: Live, browser: Browser, table: str) -> None:
        self.line = connected(server)
        host = server.url.removeprefix("http://")
        key = base64.b64encode(os.urandom(16)).decode()
        cookie = "; ".join([f"{one.name}={one.value}" for one in browser.cookies.jar])
        self.line.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        head = b""
        while b"\r\n\r\n" not in head:
            head += self.line.recv(1)
        assert b" 101 " in head, head

    def say(self, request: Any) -> None:
        data = json.dumps(request).encode()
        assert len(data) < 126
        self.line.sendall(struct.pack("!BBI", 0x81, 0x80 | len(data), 0) + data)

    def read(self, count: int) -> bytes:
        found = b""
        while len(found) < count:
            more = self.line.recv(count - len(found))
            if not more:
                raise ConnectionError
            found += more
        return found

    def hear(self) -> Any:
        """The next message, or its code where the server hangs up."""
        kind, size = self.read(2)
        if size == 126:
            size = int.from_bytes(self.read(2), "big")
        elif size == 127:
            size = int.from_bytes(self.read(8), "big")
        data = self.read(size)
        return int.from_bytes(data[:2], "big") if kind == 0x88 else json.loads(data)

    def answer(self, id: int) -> Any:
        while True:
            heard = self.hear()
            if heard.get("type") == "answer" and heard["id"] == id:
                return heard


@contextmanager
def a_table(folder: Path, **settings: Any) -> Iterator[tuple[Live, Browser, str]]:
    with live(folder / "data", **settings) as server, server.browser() as browser:
        browser.guest()
        yield server, browser, table_of(browser)


def cut_off_after(seconds: float, raw: Raw) -> bool:
    """Whether a client that says much and reads nothing is cut off within a time."""
    ends = time.monotonic() + seconds
    try:
        while time.monotonic() < ends:
            raw.say({"do": "sync", "id": 1})
            time.sleep(0.002)
    except ConnectionError:
        return True
    return False


def test_who_does_not_read_is_cut_off_by_bytes(tmp_path: Path) -> None:
    """The attack: ask for everything again and again, and read nothing of it."""
    with a_table(tmp_path, rate_socket=0) as (server, browser, table):
        raw = Raw(server, browser, table)
        assert cut_off_after(30, raw)
        # Others are served as before, and so is the same person once it reads.
        again = Raw(server, browser, table)
        again.say({"do": "ping", "id": 7})
        assert again.answer(7)["ok"]


def test_who_does_not_read_is_cut_off_by_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The attack: leave just as much unread as is allowed, for ever, on many sockets."""
    monkeypatch.setattr(connections, "UNREAD_SECONDS", 0.5)
    # So much may wait that bytes alone would cut nobody off.
    monkeypatch.setattr("statecraft.server.web.socket._WAITING_BYTES", 1 << 40)
    monkeypatch.setattr("statecraft.server.web.socket._WAITING", 1 << 40)
    with a_table(tmp_path, rate_socket=0) as (server, browser, table):
        assert cut_off_after(30, Raw(server, browser, table))


def hangs_up_within(seconds: float, line: socket.socket) -> bool:
    line.settimeout(seconds)
    try:
        while line.recv(65536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


@pytest.mark.parametrize("sent", ["", "G", "GET /healthz HTTP/1.1\r\nHost: x\r\nX: "])
@pytest.mark.parametrize("second", [False, True])
def test_slow_headers_are_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: str, second: bool
) -> None:
    """The attack: a letter now and then, for ever; also where a whole request came before."""
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.4)
    with live(tmp_path / "data") as server:
        line = connected(server)
        if second:
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            line.settimeout(20)
            assert b"200" in line.recv(65536)
        if second and not sent:
            # Silence after a whole request is the keep-alive's affair.
            assert hangs_up_within(20, line)
            return
        for letter in sent.encode():
            line.sendall(bytes([letter]))
        began = time.monotonic()
        assert hangs_up_within(20, line)
        assert time.monotonic() - began < 10


def test_slow_bodies_are_not_waited_for_and_slow_answers_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.4)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.4)
    with live(tmp_path / "data") as server:
        slow = connected(server)
        slow.sendall(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 400\r\n\r\n{")
        assert hangs_up_within(20, slow)
        with server.browser() as browser:
            browser.guest()
            # A server that takes longer to answer than a client has to ask is still waited for.
            assert browser.get("/api/games", timeout=30).status_code == 200
            time.sleep(1)
            assert browser.get("/api/me").status_code == 200


def test_a_person_and_an_address_have_so_many_sockets(tmp_path: Path) -> None:
    settings = {"max_sockets_per_person": 2, "max_sockets_per_address": 3}
    with a_table(tmp_path, **settings) as (server, browser, table), ExitStack() as stack:
        mine = [Raw(server, browser, table) for _ in range(2)]
        third = Raw(server, browser, table)
        refused = third.hear()
        assert (refused["type"], refused["error"]["text"]) == ("refused", "server-too-many-sockets")
        assert third.hear() == 1008
        third.line.close()
        mine[0].line.close()
        deadline = time.monotonic() + 10
        while server.services.limits.sockets_of_person[browser.get("/api/me").json()["id"]] > 1:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        again = Raw(server, browser, table)
        again.say({"do": "ping", "id": 1})
        assert again.answer(1)["ok"]
        # Two are open from this address: one more, whoever has it.
        other = stack.enter_context(server.browser())
        other.guest("Ben")
        own = table_of(other)
        Raw(server, other, own).say({"do": "ping", "id": 1})
        assert Raw(server, other, own).hear()["error"]["text"] == "server-too-many-sockets"


def test_connections_of_one_address_are_bounded_unless_a_proxy_is_trusted(tmp_path: Path) -> None:
    """The attack: open connections until there are no more files."""
    for proxied in (False, True):
        folder = tmp_path / str(proxied)
        with live(folder, max_sockets_per_address=10, trust_proxy=proxied) as server:
            lines = [connected(server) for _ in range(40)]
            time.sleep(0.5)
            answered = 0
            for line in lines:
                line.settimeout(10)
                try:
                    line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                    answered += b"200" in line.recv(65536)
                except ConnectionError:
                    pass
                line.close()
            assert answered == (40 if proxied else 20)


def test_messages_are_counted_by_person_over_all_sockets(tmp_path: Path) -> None:
    """The attack: as many sockets as it takes, each within its limit."""
    with a_table(tmp_path, rate_socket=16) as (server, browser, table):
        raws = [Raw(server, browser, table) for _ in range(3)]
        answers = []
        for round_ in range(2):
            for raw in raws:
                raw.say({"do": "ping", "id": round_})
                answers.append(raw.answer(round_)["ok"])
        # A quarter of sixteen at once.
        assert answers == [True] * 4 + [False] * 2


def test_a_hint_is_given_up_with_who_asked_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The attack: ask for what takes long, hang up, and come back for more."""
    asked, given_up = threading.Event(), threading.Event()

    async def hinted(*_: Any) -> None:
        asked.set()
        try:
            await asyncio.Event().wait()
        finally:
            given_up.set()

    monkeypatch.setattr("statecraft.server.web.socket.hinted", hinted)
    with a_table(tmp_path) as (server, browser, table):
        raw = Raw(server, browser, table)
        raw.say({"do": "hint", "id": 1, "seat": 0, "question": 1})
        assert asked.wait(10)
        assert not given_up.is_set()
        raw.line.close()
        assert given_up.wait(10)


def test_there_are_never_more_connections_than_files() -> None:
    counted = Connections(0, 3)
    assert [counted.come(name) for name in ("a", "b", "a", "c")] == [True, True, True, False]
    counted.go("c")
    counted.go("a")
    assert counted.come("d")
    assert len(counted) == 3


def test_the_file_limit_is_raised_at_the_start() -> None:
    code = (
        "import resource\n"
        "soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (300, hard))\n"
        "from statecraft.server.web.connections import raise_file_limit\n"
        "files = raise_file_limit()\n"
        "assert files == resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(hard, 65536), files\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
