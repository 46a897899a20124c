"""`python -m bench.server`: durable moves a second, latency under load, memory, and late deadlines.

The server has one core to itself and the players the other. Everything is measured in one run, beside
a bare echo server on the same core.
"""

import argparse
import asyncio
import json
import os
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table as Shown

from bench.server.players import Table, five_guests
from bench.server.wire import connect

LATEST = Path(__file__).parents[1] / "results" / "server.json"
_SOCKETS = 500


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def started(command: list[str], core: int) -> "subprocess.Popen[bytes]":
    cores = os.sched_getaffinity(0)
    pinned = {core} if core in cores else cores
    return subprocess.Popen(
        command, preexec_fn=lambda: os.sched_setaffinity(0, pinned), stderr=subprocess.DEVNULL
    )


async def until_up(port: int, server: "subprocess.Popen[bytes]") -> None:
    while server.poll() is None:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return
    raise RuntimeError(f"the server ended with {server.returncode}")


def rss(pid: int) -> int:
    """Resident memory in bytes."""
    output = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", output)
    return 0 if found is None else 1024 * int(found[1])


async def echo_rate(seconds: float) -> float:
    """Messages a second that a bare server sends back, over many sockets in a closed loop."""
    port = free_port()
    server = started([sys.executable, "-m", "bench.server.echo", str(port)], 0)
    try:
        await until_up(port, server)
        count = 0
        ends = time.perf_counter() + seconds
        sockets: list[Any] = []

        def again(at: int) -> Callable[[bytes], None]:
            def heard(message: bytes) -> None:
                nonlocal count
                count += 1
                if time.perf_counter() < ends:
                    sockets[at].say(message)

            return heard

        for at in range(_SOCKETS):
            sockets.append(await connect(port, "/", {}, again(at)))
        began = time.perf_counter()
        ends = began + seconds
        for each in sockets:
            each.say(b'{"do":"ping","id":1234}')
        await asyncio.sleep(seconds)
        return count / (time.perf_counter() - began)
    finally:
        server.kill()
        server.wait()


async def in_groups(work: list[Callable[[], Awaitable[None]]], size: int) -> None:
    for at in range(0, len(work), size):
        await asyncio.gather(*[each() for each in work[at : at + size]])


class Server:
    """A server of our own on one core."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        limits = [f"--rate-{name}=0" for name in ("socket", "person", "address", "guests")]
        limits += [f"--max-sockets-per-{name}=0" for name in ("person", "address")]
        self.process = started(
            [
                sys.executable,
                "-c",
                "from statecraft.cli import main; main()",
                "serve",
                f"--port={self.port}",
                f"--data={folder}",
                "--max-tables-per-person=100000",
                "--log-level=error",
                *limits,
            ],
            0,
        )

    async def metrics(self) -> str:
        async with httpx.AsyncClient() as http:
            return (await http.get(f"{self.base}/metrics")).text

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


async def laid(server: Server, count: int, control: dict[str, int] | None = None) -> list[Table]:
    guests = await five_guests(server.base)
    tables = [Table(server.port, guests, control) for _ in range(count)]
    await in_groups([table.begin for table in tables], 20)
    return tables


async def closed_loop(server: Server, count: int, seconds: float) -> dict[str, float]:
    """Each table plays as fast as its moves are acknowledged and told."""
    tables = await laid(server, count)
    await in_groups([table.start for table in tables], 20)
    times: list[float] = []
    ends = time.perf_counter() + seconds

    async def play(table: Table) -> None:
        while time.perf_counter() < ends and not table.over:
            took = await table.move()
            if took is None:
                await asyncio.sleep(0.001)
            else:
                times.append(took)

    began = time.perf_counter()
    await asyncio.gather(*[play(table) for table in tables])
    lasted = time.perf_counter() - began
    for table in tables:
        table.leave()
    return {"tables": count, "moves_per_s": len(times) / lasted, **percentiles(times)}


async def paced(server: Server, count: int, seconds: float) -> dict[str, float]:
    """Each table makes one move a second, whatever the others do."""
    tables = await laid(server, count)
    await in_groups([table.start for table in tables], 20)
    times: list[float] = []
    began = time.perf_counter() + 0.5

    async def play(at: int, table: Table) -> None:
        due = began + at / count
        while due < began + seconds and not table.over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            took = await table.move()
            if took is not None:
                # Who is late with a move is late with the next: count from when it was due.
                times.append(time.perf_counter() - due)
            due += 1.0

    await asyncio.gather(*[play(at, table) for at, table in enumerate(tables)])
    for table in tables:
        table.leave()
    return {"tables": count, "moves_per_s": len(times) / seconds, **percentiles(times)}


def percentiles(times: list[float]) -> dict[str, float]:
    if len(times) < 2:
        return {"p50_ms": float("nan"), "p99_ms": float("nan")}
    cuts = statistics.quantiles(times, n=100)
    return {"p50_ms": 1000 * cuts[49], "p99_ms": 1000 * cuts[98]}


async def idle(server: Server, count: int) -> float:
    """Bytes of the server's memory for a socket that follows a table and says nothing."""
    tables = await laid(server, 1)
    guests = await five_guests(server.base)
    before = rss(server.process.pid)
    sockets = [
        await connect(
            server.port,
            f"/api/tables/{tables[0].id}/socket?code=none",
            {"Cookie": tables[0]._guests[0].cookie},
            lambda _message: None,
        )
        for _ in range(count)
    ]
    for each in sockets:
        each.say(b'{"do":"sync","id":1}')
    await asyncio.sleep(2)
    used = (rss(server.process.pid) - before) / count
    for each in sockets:
        if each.transport is not None:
            each.transport.close()
    for guest in guests:
        await guest.http.aclose()
    return used


async def lateness(server: Server, count: int, seconds: float) -> dict[str, float]:
    """Deadlines that run out while other tables play as fast as they can."""
    timed = await laid(server, count, {"decision": 5, "bank": 0, "phase": 5, "reply": 5, "stop": 5})
    load = asyncio.create_task(closed_loop(server, 20, seconds))
    await in_groups([table.start for table in timed], 20)
    await load
    for table in timed:
        table.leave()
    found = re.findall(
        r'statecraft_deadline_lateness_seconds_bucket\{le="([^"]+)"\} (\S+)', await server.metrics()
    )
    counts = [(float(edge), float(count)) for edge, count in found]
    total = counts[-1][1] if counts else 0.0
    if not total:
        return {"fired": 0, "p99_at_most_ms": float("nan")}
    edge = next(edge for edge, below in counts if below >= 0.99 * total)
    return {"fired": total, "p99_at_most_ms": 1000 * edge}


async def measure(seconds: float, sizes: list[int]) -> dict[str, Any]:
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    report: dict[str, Any] = {"seconds": seconds, "echo_per_s": await echo_rate(min(seconds, 5.0))}
    with tempfile.TemporaryDirectory(prefix="statecraft-bench-") as folder:
        server = Server(Path(folder))
        try:
            await until_up(server.port, server.process)
            # First, while no memory of other tables lies free.
            report["idle_bytes"] = await idle(server, 1000)
            report["closed"] = await closed_loop(server, 50, seconds)
            report["paced"] = [await paced(server, size, seconds) for size in sizes]
            report["deadlines"] = await lateness(server, 50, 15.0)
        finally:
            server.stop()
    return report


def shown(report: dict[str, Any]) -> Shown:
    table = Shown(title="The server on one core, its players on the other")
    for heading in ("what", "measured", "aim"):
        table.add_column(heading)
    closed = report["closed"]
    table.add_row("bare echo, messages/s", f"{report['echo_per_s']:,.0f}", "yardstick")
    table.add_row(
        f"durable moves/s, closed loop, {closed['tables']} tables",
        f"{closed['moves_per_s']:,.0f}",
        "1,500",
    )
    for paced_run in report["paced"]:
        table.add_row(
            f"move to all seats, {paced_run['tables']:,} tables, one move a second each",
            f"p50 {paced_run['p50_ms']:.1f} ms, p99 {paced_run['p99_ms']:.1f} ms"
            f" ({paced_run['moves_per_s']:,.0f} moves/s)",
            "p99 100 ms",
        )
    table.add_row("memory of an idle socket", f"{report['idle_bytes'] / 1000:.1f} kB", "40 kB")
    late = report["deadlines"]
    table.add_row(
        f"lateness of {late['fired']:.0f} deadlines under load",
        f"p99 at most {late['p99_at_most_ms']:.0f} ms",
        "250 ms",
    )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--tables", type=int, action="append", help="default: 200 and 1000")
    parser.add_argument("--out", type=Path, default=LATEST)
    given = parser.parse_args()
    report = asyncio.run(measure(given.seconds, given.tables or [200, 1000]))
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_text(json.dumps(report, indent=1) + "\n")
    Console(width=120).print(shown(report))


if __name__ == "__main__":
    main()
