"""`python -m bench.server`: durable moves a second, latency under load, memory, and late deadlines.

The server has one core to itself and the players the other. Moves are measured in turns with a bare echo
server on the same core; what a move costs is also told in processor time, which other programs disturb
less.
"""

import argparse
import asyncio
import json
import os
import re
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Shown

from bench.server.players import Table, five_guests
from bench.server.processes import Echo, Process, Served, Server
from bench.server.wire import Socket, connect

LATEST = Path(__file__).parents[1] / "results" / "server.json"
_SOCKETS = 500
_CLOSED_TABLES = 50
_PING = b'{"do":"ping","id":1234}'


async def sockets_of(server: Process, count: int, heard: Callable[[int], None]) -> list[Socket]:
    """Sockets to an echo server; ``heard`` is told which one got something."""
    found = []
    for at in range(count):
        found.append(await connect(server.port, "/", {}, lambda _message, at=at: heard(at)))  # type: ignore[misc]
    return found


def hang_up(sockets: Sequence[Socket]) -> None:
    for each in sockets:
        if each.transport is not None:
            each.transport.close()


async def echoed(server: Echo, seconds: float) -> dict[str, float]:
    """Messages that a bare server sends back, over many sockets in a closed loop."""
    count = 0
    ends = 0.0

    def again(at: int) -> None:
        nonlocal count
        count += 1
        if time.perf_counter() < ends:
            sockets[at].say(_PING)

    sockets = await sockets_of(server, _SOCKETS, again)
    began, used = time.perf_counter(), server.cpu()
    ends = began + seconds
    for each in sockets:
        each.say(_PING)
    await asyncio.sleep(seconds)
    lasted, used = time.perf_counter() - began, server.cpu() - used
    hang_up(sockets)
    return {"per_s": count / lasted, "cpu_us": 1e6 * used / max(1, count)}


async def pinged(server: Echo, count: int, seconds: float) -> dict[str, float]:
    """How late a bare answer is where as many sockets as there are tables each ask once a second."""
    times: list[float] = []
    due = [0.0] * count
    sockets = await sockets_of(
        server, count, lambda at: times.append(time.perf_counter() - due[at])
    )
    began = time.perf_counter() + 0.2

    async def ask(at: int) -> None:
        for turn in range(int(seconds)):
            due[at] = began + turn + at / count
            await asyncio.sleep(max(0.0, due[at] - time.perf_counter()))
            sockets[at].say(_PING)

    await asyncio.gather(*[ask(at) for at in range(count)])
    await asyncio.sleep(0.2)
    hang_up(sockets)
    return percentiles(times)


async def in_groups(work: list[Callable[[], Awaitable[None]]], size: int) -> None:
    for at in range(0, len(work), size):
        await asyncio.gather(*[each() for each in work[at : at + size]])


async def begun(server: Served, count: int, control: dict[str, int] | None = None) -> list[Table]:
    guests = await five_guests(server.base)
    tables = [Table(server.ports, guests, control) for _ in range(count)]
    await in_groups([table.begin for table in tables], 2)
    return tables


async def closed_loop(server: Served, tables: Sequence[Table], seconds: float) -> dict[str, float]:
    """Each table plays as fast as its moves are acknowledged and told."""
    times: list[float] = []
    began, used = time.perf_counter(), server.cpu()
    ends = began + seconds

    async def play(table: Table) -> None:
        while time.perf_counter() < ends and not table.over:
            took = await table.move()
            if took is None:
                await asyncio.sleep(0.001)
            else:
                times.append(took)

    await asyncio.gather(*[play(table) for table in tables])
    lasted, used = time.perf_counter() - began, server.cpu() - used
    moves = max(1, len(times))
    return {"per_s": len(times) / lasted, "cpu_us": 1e6 * used / moves, **percentiles(times)}


async def in_turns(
    server: Served, rounds: int, seconds: float, count: int = _CLOSED_TABLES
) -> dict[str, Any]:
    """Echo and moves one after the other, again and again: what a move is beside an echo."""
    echo = Echo()
    try:
        await echo.until_up()
        tables = await begun(server, count)
        await in_groups([table.start for table in tables], 20)
        await closed_loop(server, tables, 1.0)
        pairs = []
        for _ in range(rounds):
            bare = await echoed(echo, seconds / 2)
            pairs.append((bare, await closed_loop(server, tables, seconds)))
        for table in tables:
            table.leave()
    finally:
        echo.stop()
    return {
        "tables": count,
        "echo_per_s": spread([bare["per_s"] for bare, _ in pairs]),
        "moves_per_s": spread([moved["per_s"] for _, moved in pairs]),
        "ratio": spread([moved["per_s"] / bare["per_s"] for bare, moved in pairs]),
        "echo_cpu_us": spread([bare["cpu_us"] for bare, _ in pairs]),
        "move_cpu_us": spread([moved["cpu_us"] for _, moved in pairs]),
        "cpu_ratio": spread([bare["cpu_us"] / moved["cpu_us"] for bare, moved in pairs]),
    }


async def paced(server: Served, count: int, seconds: float) -> dict[str, Any]:
    """Each table makes one move a second, whatever the others do; and a bare ping at that pace."""
    echo = Echo()
    try:
        await echo.until_up()
        ping = await pinged(echo, count, min(seconds, 5.0))
    finally:
        echo.stop()
    tables = await begun(server, count)
    await in_groups([table.start for table in tables], 20)
    times: list[float] = []
    began, used = time.perf_counter() + 0.5, server.cpu()

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
    used = server.cpu() - used
    for table in tables:
        table.leave()
    return {
        "tables": count,
        "moves_per_s": len(times) / seconds,
        "core": used / seconds,
        "ping_p99_ms": ping["p99_ms"],
        **percentiles(times),
    }


def percentiles(times: list[float]) -> dict[str, float]:
    if len(times) < 2:
        return {"p50_ms": float("nan"), "p99_ms": float("nan")}
    cuts = statistics.quantiles(times, n=100)
    return {"p50_ms": 1000 * cuts[49], "p99_ms": 1000 * cuts[98]}


def spread(values: Sequence[float]) -> list[float]:
    """The median of the rounds, and their quartiles."""
    if len(values) < 2:
        return [values[0]] * 3
    low, middle, high = statistics.quantiles(values, n=4, method="inclusive")
    return [middle, low, high]


async def idle(server: Server, count: int) -> float:
    """Bytes of the server's memory for a socket that follows a table and says nothing."""
    tables = await begun(server, 1)
    before = server.rss()
    sockets = [
        await connect(
            server.port,
            f"/api/tables/{tables[0].id}/socket?code=none",
            {"Cookie": tables[0].cookie},
            lambda _message: None,
        )
        for _ in range(count)
    ]
    for each in sockets:
        each.say(b'{"do":"sync","id":1}')
    await asyncio.sleep(2)
    used = (server.rss() - before) / count
    hang_up(sockets)
    return used


async def lateness(
    server: Server, count: int, busy_tables: int, seconds: float
) -> dict[str, float]:
    """Deadlines that run out while other tables play as fast as they can."""
    timed = await begun(
        server, count, {"decision": 5, "bank": 0, "phase": 5, "reply": 5, "stop": 5}
    )
    busy = await begun(server, busy_tables)
    await in_groups([table.start for table in [*busy, *timed]], 20)
    await closed_loop(server, busy, seconds)
    for table in [*busy, *timed]:
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


async def measure(rounds: int, seconds: float, sizes: list[int], share: int = 1) -> dict[str, Any]:
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    report: dict[str, Any] = {"seconds": seconds, "rounds": rounds}
    with tempfile.TemporaryDirectory(prefix="statecraft-bench-") as folder:
        server = Server(Path(folder))
        try:
            await server.until_up()
            # First, while no memory of other tables lies free.
            report["idle_bytes"] = await idle(server, 300 // share)
            report["closed"] = await in_turns(server, rounds, seconds, _CLOSED_TABLES // share)
            report["paced"] = [await paced(server, size, 2 * seconds) for size in sizes]
            report["deadlines"] = await lateness(server, 50 // share, 20 // share, 3 * seconds)
        finally:
            server.stop()
    return report


def rows(report: dict[str, Any]) -> list[tuple[str, str]]:
    """What was measured, and what came out; with quartiles over the rounds."""
    closed = report["closed"]

    def figure(name: str, digits: int = 0) -> str:
        middle, low, high = closed[name]
        return f"{middle:,.{digits}f} ({low:,.{digits}f}–{high:,.{digits}f})"

    found = [
        ("bare echo, messages/s", figure("echo_per_s")),
        (f"durable moves/s, closed loop, {closed['tables']} tables", figure("moves_per_s")),
        ("a move a second beside an echo a second", figure("ratio", 3)),
        ("processor time of an echo, µs", figure("echo_cpu_us")),
        ("processor time of a move told to five seats, µs", figure("move_cpu_us")),
        ("an echo's processor time beside a move's", figure("cpu_ratio", 3)),
    ]
    for run in report["paced"]:
        found.append(
            (
                f"move to all seats, {run['tables']:,} tables, one move a second each",
                (
                    f"p50 {run['p50_ms']:.1f} ms, p99 {run['p99_ms']:.1f} ms"
                    f" (bare ping p99 {run['ping_p99_ms']:.1f} ms; {run['moves_per_s']:,.0f} moves/s,"
                    f" {100 * run['core']:.0f} % of a core)"
                ),
            )
        )
    late = report["deadlines"]
    fired = f"lateness of {late['fired']:.0f} deadlines under load"
    found.append(("memory of an idle socket", f"{report['idle_bytes'] / 1000:.1f} kB"))
    found.append((fired, f"p99 at most {late['p99_at_most_ms']:.0f} ms"))
    return found


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="of echo and moves in turns (5)")
    parser.add_argument("--seconds", type=float, default=5.0, help="of moves in a round (5)")
    parser.add_argument("--tables", type=int, action="append", help="default: 500 and 1000")
    parser.add_argument(
        "--share", type=int, default=1, help="a part of tables and sockets: 10 is a tenth"
    )
    parser.add_argument("--out", type=Path, default=LATEST)
    given = parser.parse_args(words)
    report = asyncio.run(
        measure(given.rounds, given.seconds, given.tables or [500, 1000], given.share)
    )
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_text(json.dumps(report, indent=1) + "\n")
    table = Shown("what", "measured", title="The server on one core, its players on the other")
    for row in rows(report):
        table.add_row(*row)
    Console(width=132).print(table)


if __name__ == "__main__":
    main()
