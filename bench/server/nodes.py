"""`python -m bench.server.nodes`: the server on PostgreSQL, with one node and with two, beside a bare echo in the same run.

Nodes share one core; the players, PostgreSQL and Redis share the other, as far as they are let: so the figures say what
nodes cost, not what machines of their own would bring. PostgreSQL and Redis are started here, and are gone afterwards.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import psycopg
from rich.console import Console
from rich.table import Table as Shown

from bench.sections import put, section_of
from bench.server.__main__ import begun, closed_loop, idle, in_groups, in_turns, paced
from bench.server.processes import Server

TESTS = Path(__file__).parents[2] / "tests"
PAGE = Path(__file__).parents[2] / "docs" / "scaling.md"
BEGINS = "<!-- nodes: python -m bench.server.nodes --write -->"
ENDS = "<!-- end of nodes -->"
LATEST = Path(__file__).parents[1] / "results" / "nodes.json"
_SETTLED = 2.0


class Nodes:
    """Several servers on one database, as players see them: each follows a table at the next one."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers
        self.base = servers[0].base
        self.ports: Sequence[int] = [server.port for server in servers]

    def cpu(self) -> float:
        return sum(server.cpu() for server in self.servers)


async def storm(server: Server, folder: Path, flags: Sequence[str], count: int) -> dict[str, float]:
    """A server that is killed under so many sockets, and all of them coming back at once."""
    tables = await begun(server, count)
    await in_groups([table.start for table in tables], 20)
    await closed_loop(server, tables[:20], 1.0)
    used = server.rss()
    server.kill()
    began = time.perf_counter()
    again = Server(folder, *flags, port=server.port)
    try:
        await again.until_up()
        up = time.perf_counter() - began
        await asyncio.gather(*[table.follow() for table in tables])
        synced = time.perf_counter() - began
        for table in tables:
            table.leave()
        return {"tables": count, "up_s": up, "synced_s": synced, "rss_mb": used / 1e6}
    finally:
        again.stop()


def sizes(url: str) -> dict[str, float]:
    """What an entry of a table takes in the database, with its indices, and a table before its first."""
    with psycopg.connect(url) as db:
        row = db.execute(
            "SELECT pg_total_relation_size('entry'), (SELECT COUNT(*) FROM entry),"
            " pg_database_size(current_database()), (SELECT COUNT(*) FROM game_table)"
        ).fetchone()
    assert row is not None
    entries, count, whole, tables = row
    return {"entry_bytes": entries / count, "table_bytes": (whole - entries) / tables}


async def measure(rounds: int, seconds: float, paced_tables: int, sockets: int) -> dict[str, Any]:
    sys.path.append(str(TESTS))
    from server.postgres import cluster
    from server.redis_server import RedisServer

    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    report: dict[str, Any] = {"seconds": seconds, "rounds": rounds}
    redis = RedisServer()
    with cluster() as postgres, tempfile.TemporaryDirectory(prefix="statecraft-bench-") as made:
        folder = Path(made)
        try:
            database = postgres.database("one")
            flags = [f"--database={database}"]
            one = Server(folder / "one", *flags)
            await one.until_up()
            report["idle_bytes"] = await idle(one, sockets)
            report["one"] = await in_turns(one, rounds, seconds)
            report["one_paced"] = await paced(one, paced_tables, 2 * seconds)
            report["sizes"] = sizes(database)
            report["storm"] = await storm(one, folder / "one", flags, sockets // 5)

            flags = [f"--database={postgres.database('two')}", f"--bus={redis.url}"]
            servers = [Server(folder / name, *flags) for name in ("two", "three")]
            try:
                for server in servers:
                    await server.until_up()
                await asyncio.sleep(_SETTLED)
                report["two"] = await in_turns(Nodes(servers), rounds, seconds)
                report["two_paced"] = await paced(Nodes(servers), paced_tables, 2 * seconds)
            finally:
                for server in servers:
                    server.stop()
        finally:
            redis.close()
    return report


def rows(report: dict[str, Any]) -> list[tuple[str, str]]:
    """What was measured, and what came out; with quartiles over the rounds."""
    found: list[tuple[str, str]] = []
    for name, what in (("one", "one node"), ("two", "two nodes, each table across both")):
        closed, run = report[name], report[f"{name}_paced"]
        for key, unit, digits in (
            ("moves_per_s", "durable moves/s", 0),
            ("ratio", "a move beside an echo", 3),
        ):
            middle, low, high = closed[key]
            found.append(
                (f"{what}: {unit}", f"{middle:,.{digits}f} ({low:,.{digits}f}–{high:,.{digits}f})")
            )
        ping = f"bare ping p99 {run['ping_p99_ms']:.1f} ms"
        found.append(
            (
                f"{what}: a move to all seats, {run['tables']:,} tables, a move a second each",
                f"p50 {run['p50_ms']:.1f} ms, p99 {run['p99_ms']:.1f} ms ({ping}; {run['moves_per_s']:,.0f} moves/s)",
            )
        )
    sizes, storm = report["sizes"], report["storm"]
    found += [
        ("memory of an idle socket", f"{report['idle_bytes'] / 1000:.1f} kB"),
        (
            f"killed under {5 * storm['tables']:,.0f} sockets at {storm['tables']:,.0f} tables",
            f"up after {storm['up_s']:.1f} s, all in sync after {storm['synced_s']:.1f} s ({storm['rss_mb']:.0f} MB before)",
        ),
        ("an entry of a table in PostgreSQL, with indices", f"{sizes['entry_bytes']:,.0f} bytes"),
        ("a table besides its entries", f"{sizes['table_bytes']:,.0f} bytes"),
    ]
    return found


def section(report: dict[str, Any]) -> str:
    """The figures as a page shows them."""
    lines = [f"| {what} | {measured} |" for what, measured in rows(report)]
    how = f"Medians of {report['rounds']} rounds of {report['seconds']:g} s, with their quartiles, in turns with the echo."
    return section_of(BEGINS, [how, "", "| what | measured |", "|---|---|", *lines], ENDS)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.nodes", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="of echo and moves in turns (3)")
    parser.add_argument("--seconds", type=float, default=5.0, help="of moves in a round (5)")
    parser.add_argument("--tables", type=int, default=1000, help="with a move a second each (1000)")
    parser.add_argument("--sockets", type=int, default=5000, help="that idle, and come back (5000)")
    parser.add_argument("--write", action="store_true", help="into docs/scaling.md, too")
    parser.add_argument("--out", type=Path, default=LATEST)
    given = parser.parse_args(words)
    report = asyncio.run(measure(given.rounds, given.seconds, given.tables, given.sockets))
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_text(json.dumps(report, indent=1) + "\n")
    if given.write:
        PAGE.write_text(put(PAGE.read_text(), section(report), BEGINS, ENDS))
    table = Shown(
        "what", "measured", title="Nodes on one core; players, PostgreSQL and Redis on the other"
    )
    for row in rows(report):
        table.add_row(*row)
    Console(width=132).print(table)


if __name__ == "__main__":
    main()
