"""A move leaves its way in spans where somebody collects them, and nothing at all where nobody does."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from websockets.sync.client import connect

from server.live import Live, live
from statecraft.server import tracing


@pytest.fixture
def spans() -> Iterator[InMemorySpanExporter]:
    exporter = InMemorySpanExporter()
    tracing.begin("", exporter)
    yield exporter
    tracing.end()


def play_a_move(server: Live) -> str:
    """One move over a socket, as a page sends it; the table."""
    with server.browser() as ada:
        ada.guest("Ada")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
        wanted = {"game": "globopolis", "seats": seats, "wait": False}
        table: str = ada.post("/api/tables", json=wanted).json()["id"]
        ada.post(f"/api/tables/{table}/start", json={})
        cookies = "; ".join([f"{each.name}={each.value}" for each in ada.cookies.jar])
        url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
        headers = {"Cookie": cookies, "Origin": server.url}
        with connect(url, additional_headers=headers) as socket:
            command: dict[str, object] = {"concede": {}}
            move = {"do": "move", "id": 1, "seat": 0, "key": "a key", "command": command}
            socket.send(msgspec.json.encode(move).decode())
            while (said := msgspec.json.decode(socket.recv(10)))["type"] != "answer":
                pass
            assert said["ok"], said
        return table


def test_a_moves_way_from_the_socket_to_the_commit(
    tmp_path: Path, spans: InMemorySpanExporter
) -> None:
    with live(tmp_path) as server:
        table = play_a_move(server)
    found = spans.get_finished_spans()
    (move,) = [each for each in found if each.name == "move"]
    assert move.attributes is not None
    assert dict(move.attributes) == {"table": table, "seat": 0}
    below = [each for each in found if each.parent and each.parent.span_id == move.context.span_id]
    assert [each.name for each in below] == ["work out", "commit", "tell"]
    assert all(each.context.trace_id == move.context.trace_id for each in below)
    times = [(each.start_time or 0, each.end_time or 0) for each in (move, *below)]
    assert all(times[0][0] <= began <= ended <= times[0][1] for began, ended in times[1:])
    # Nothing of who it was.
    assert "Ada" not in str([dict(each.attributes or {}) for each in found])


def test_it_is_off_by_default_and_loads_nothing() -> None:
    code = (
        "import sys, statecraft.server.services\n"
        "from statecraft.server import tracing\n"
        "assert tracing.span('a') is tracing.span('b')\n"
        "assert not [name for name in sys.modules if name.startswith('opentelemetry')]\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_collector_gets_them(tmp_path: Path) -> None:
    """Over HTTP, as OTLP; what is left is sent when the server ends."""
    got: list[bytes] = []

    async def collect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(
            next(
                line for line in head.split(b"\r\n") if b"ontent-" in line and b"ength" in line
            ).split(b":")[1]
        )
        got.append(head + await reader.readexactly(length))
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    async def whole() -> None:
        collector = await asyncio.start_server(collect, "127.0.0.1", 0)
        port = collector.sockets[0].getsockname()[1]
        url = f"http://127.0.0.1:{port}/v1/traces"

        def serve() -> None:
            with live(tmp_path, traces=url) as server:
                play_a_move(server)
                assert httpx.get(f"{server.url}/healthz").status_code == 200

        await asyncio.to_thread(serve)
        collector.close()

    asyncio.run(whole())
    assert any(each.startswith(b"POST /v1/traces") and b"work out" in each for each in got)
