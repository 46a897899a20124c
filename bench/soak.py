"""`python -m bench.soak`: a server at 30 % of what it can do, for as long as one likes, and what it takes over time.

What a machine can do is measured first: moves in a closed loop. Then tables play at that part of it, a new game begins
where one is over, and every so often it is noted what the process holds: memory, file handles, the size of the
database and of its write-ahead log, how long moves took. A leak is a line that goes up; the report says how steeply,
over the second half, in which nothing is warmed up any more.
"""

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bench.server.players import Table, five_guests
from bench.server.processes import Server

OUT = Path("build") / "soak"
_TABLES = 40
_LOAD = 0.3
_SAMPLES = 240
_STUCK = 100
_MOVES = 500
"""So many moves a game has here: nobody of these players ever wins, and what a table holds goes with its length."""
_MIB = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Sample:
    """How it stood after so many seconds; latencies are those since the sample before, in milliseconds."""

    seconds: float
    memory_mib: float
    handles: int
    wal_mib: float
    database_mib: float
    moves_per_s: float
    p50_ms: float
    p99_ms: float


class Soak:
    """Tables that play on one server at a rate."""

    def __init__(self, server: Server, folder: Path) -> None:
        self._server = server
        self._folder = folder
        self._times: list[float] = []
        self.games = 0

    async def _table(self, guests: Any) -> Table:
        table = Table(self._server.ports, guests, None)
        await table.begin()
        await table.start()
        return table

    async def prepared(self, tables: int) -> list[tuple[Any, Table]]:
        """So many tables that have begun, each with its people."""
        found = []
        for _ in range(tables):
            guests = await five_guests(self._server.base)
            found.append((guests, await self._table(guests)))
        return found

    async def play(
        self, guests: Any, table: Table, wait: float, until: float, late: float = 0.0
    ) -> None:
        """One game after the other, a move each ``wait`` seconds; as fast as it goes with 0."""
        due = time.perf_counter() + late
        idle = moves = 0
        while time.perf_counter() < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due = max(due + wait, time.perf_counter() - wait)
            took = await table.move()
            if took is not None:
                self._times.append(took)
                idle = 0
                moves += 1
            else:
                # Nobody is asked: the game is over, or what was asked is answered just now.
                idle += 1
                await asyncio.sleep(0.01)
            if table.over or idle > _STUCK or moves >= _MOVES:
                table.leave()
                table = await self._table(guests)
                self.games += 1
                idle = moves = 0
        table.leave()
        for guest in guests:
            await guest.http.aclose()

    def taken(self) -> list[float]:
        times, self._times = self._times, []
        return times

    def sample(self, seconds: float, passed: float) -> Sample:
        times = sorted(self.taken()) or [0.0]

        def size(name: str) -> float:
            path = self._folder / name
            return path.stat().st_size / _MIB if path.exists() else 0.0

        return Sample(
            round(seconds, 1),
            round(self._server.rss() / _MIB, 1),
            self._server.handles(),
            round(size("statecraft.sqlite-wal"), 2),
            round(size("statecraft.sqlite"), 2),
            round(len(times) / passed, 1),
            round(1000 * statistics.median(times), 2),
            round(1000 * times[int(0.99 * (len(times) - 1))], 2),
        )


async def soak(minutes: float, tables: int = _TABLES, load: float = _LOAD) -> dict[str, Any]:
    """Measure what can be done, play at a part of it, and note how it goes."""
    with tempfile.TemporaryDirectory() as name:
        server = Server(Path(name))
        try:
            await server.until_up()
            return await _soaked(server, Path(name), 60 * minutes, tables, load)
        finally:
            server.stop()


async def _soaked(
    server: Server, folder: Path, seconds: float, tables: int, load: float
) -> dict[str, Any]:
    full = Soak(server, folder)
    trying = min(10.0, max(1.0, seconds / 20))
    there = await full.prepared(tables)
    until = time.perf_counter() + trying
    await asyncio.gather(*[full.play(*each, 0, until) for each in there])
    possible = len(full.taken()) / trying
    wait = tables / max(1.0, load * possible)
    playing = Soak(server, folder)
    there = await playing.prepared(tables)
    began = time.perf_counter()
    tasks = [
        asyncio.create_task(playing.play(*each, wait, began + seconds, wait * number / tables))
        for number, each in enumerate(there)
    ]
    every = max(0.5, seconds / _SAMPLES)
    samples: list[Sample] = []
    last = began
    while time.perf_counter() + every < began + seconds:
        await asyncio.sleep(every)
        now = time.perf_counter()
        samples.append(playing.sample(now - began, now - last))
        last = now
    await asyncio.gather(*tasks)
    return {
        "seconds": round(seconds),
        "tables": tables,
        "load": load,
        "possible_moves_per_s": round(possible),
        "games": playing.games,
        "per_hour": per_hour(samples),
        "samples": [asdict(each) for each in samples],
    }


def per_hour(samples: Sequence[Sample]) -> dict[str, float]:
    """How steeply memory and handles went up over the second half, in an hour; latencies of its first and last part."""
    half = samples[len(samples) // 2 :]
    if len(half) < 2:
        return {}
    times = [each.seconds / 3600 for each in half]
    return {
        name: round(
            statistics.linear_regression(times, [getattr(each, name) for each in half])[0], 2
        )
        for name in ("memory_mib", "handles", "wal_mib", "p99_ms")
    }


def picture(report: dict[str, Any]) -> bytes:
    """Four lines over time, as PNG."""
    import vl_convert

    rows = report["samples"]
    charts = [
        {
            "width": 640,
            "height": 110,
            "mark": {"type": "line"},
            "encoding": {
                "x": {"field": "minutes", "type": "quantitative", "title": "minutes"},
                "y": {"field": name, "type": "quantitative", "title": title},
            },
        }
        for name, title in (
            ("memory_mib", "memory (MiB)"),
            ("handles", "file handles"),
            ("wal_mib", "WAL (MiB)"),
            ("p50_ms", "p50 (ms)"),
            ("p99_ms", "p99 (ms)"),
        )
    ]
    spec = {
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
        "data": {"values": [{**row, "minutes": row["seconds"] / 60} for row in rows]},
        "vconcat": charts,
    }
    png: bytes = vl_convert.vegalite_to_png(json.dumps(spec), scale=2)
    return png


def words(report: dict[str, Any]) -> str:
    """The report in a few lines."""
    first, last = report["samples"][0], report["samples"][-1]
    hour = report["per_hour"]
    lines = [
        f"{report['seconds'] / 60:.1f} minutes, {report['tables']} tables, {report['games']} games",
        f"load        {report['load']:.0%} of {report['possible_moves_per_s']} moves/s",
        f"memory      {first['memory_mib']} -> {last['memory_mib']} MiB ({hour.get('memory_mib', 0)} MiB an hour)",
        f"handles     {first['handles']} -> {last['handles']} ({hour.get('handles', 0)} an hour)",
        f"WAL         {max(each['wal_mib'] for each in report['samples'])} MiB at most",
        f"database    {last['database_mib']} MiB",
        f"p50 / p99   {first['p50_ms']} / {first['p99_ms']} -> {last['p50_ms']} / {last['p99_ms']} ms",
    ]
    return "\n".join(lines)


def main() -> None:
    """Run, and write report and picture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--tables", type=int, default=_TABLES)
    parser.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args()
    report = asyncio.run(soak(asked.minutes, asked.tables))
    asked.out.mkdir(parents=True, exist_ok=True)
    (asked.out / "soak.json").write_text(json.dumps(report, indent=1) + "\n")
    (asked.out / "soak.png").write_bytes(picture(report))
    print(words(report))
    print(f"written to {asked.out}")


if __name__ == "__main__":
    main()
