"""`python -m bench.attack`: a server under attack, and what a table beside it notices.

Starts a server of its own on 127.0.0.1 with its usual limits, lets five people play at a table there, and times their
moves before, during and after each attack; with --burdens beside what honest people ask that takes long. Everything is
bounded in count and time, and nothing leaves this machine.

Exit codes: 0 all goals reached, 1 one was missed.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from rich.console import Console

from bench.attack.attackers import ATTACKS
from bench.attack.burdens import BURDENS
from bench.attack.section import SECTIONS, goal, section, shown
from bench.sections import PAGE, put
from bench.server.__main__ import percentiles
from bench.server.players import Table, five_guests
from bench.server.processes import Process, free_port

VICTIM = "127.0.0.3"
RESULTS = Path(__file__).parents[1] / "results"
_PACE = 0.2
"""Seconds between two moves of the victims: five of them share it, and all keep within their limits."""


class Victims:
    """Five people at tables of their own, one after the other, whose moves are timed."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._guests: list[Any] = []
        self._table: Table | None = None
        self.times: list[float] = []

    async def sit_down(self) -> None:
        if not self._guests:
            self._guests = await five_guests(f"http://127.0.0.1:{self._port}", VICTIM)
        self._table = Table((self._port,), self._guests, None)
        await self._table.begin()
        await self._table.start()

    async def play(self, seconds: float) -> list[float]:
        """Move at a steady pace; how late each move was told to all, counted from when it was due."""
        times: list[float] = []
        due = time.perf_counter()
        ends = due + seconds
        while due < ends:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if self._table is None or self._table.over:
                if self._table is not None:
                    self._table.leave()
                await self.sit_down()
                due = time.perf_counter()
            assert self._table is not None
            if await self._table.move() is not None:
                # Who is late with a move is late with the next: count from when it was due.
                times.append(time.perf_counter() - due)
            due += _PACE
        return times

    async def leave(self) -> None:
        if self._table is not None:
            self._table.leave()
        for guest in self._guests:
            await guest.http.aclose()


class Server(Process):
    """A server with its usual settings, but for guests, of whom there are many from two addresses."""

    def __init__(self, folder: Path) -> None:
        port = free_port()
        serve = ["-c", "from statecraft.cli import main; main()", "serve", f"--port={port}"]
        super().__init__([*serve, f"--data={folder}", "--log-level=error", "--rate-guests=0"], port)
        # As it would run by itself: on all cores, with its workers.
        os.sched_setaffinity(self._process.pid, os.sched_getaffinity(0))

    def end(self) -> float:
        """End it; how many seconds that took."""
        began = time.perf_counter()
        self.stop()
        return time.perf_counter() - began


async def measure(names: list[str], seconds: float, quiet: float) -> dict[str, Any]:
    rows: list[dict[str, Any]] = []
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="statecraft-attack-") as folder:
        server = Server(Path(folder))
        try:
            await server.until_up()
            victims = Victims(server.port)
            await victims.sit_down()
            await victims.play(min(2.0, quiet))
            for name in names:
                rows.append(await _attacked(server, victims, name, seconds, quiet))
            await victims.leave()
        finally:
            took = server.end()
    about = {"seconds": seconds, "quiet": quiet, "load": load, "stopped_s": took}
    return {**about, "attacks": rows}


async def _attacked(
    server: Server, victims: Victims, name: str, seconds: float, quiet: float
) -> dict[str, Any]:
    # A process of its own, so that what it takes to attack does not hold the victims up.
    module = "bench.attack.burdens" if name in BURDENS else "bench.attack.attackers"
    command = ("-m", module, name, str(server.port), str(seconds))
    pipe = asyncio.subprocess.PIPE
    attack = await asyncio.create_subprocess_exec(sys.executable, *command, stdin=pipe, stdout=pipe)
    assert attack.stdout is not None
    await attack.stdout.readline()
    before = await victims.play(quiet)
    began = server.rss()
    attacking = asyncio.create_task(attack.communicate(b"begin\n"))
    during = await victims.play(seconds)
    grown = server.rss() - began
    answers, _ = await attacking
    after = await victims.play(quiet)
    found: dict[str, Any] = {
        "attack": name,
        "what": str((ATTACKS | BURDENS)[name].__doc__),
        "before": percentiles(before),
        "during": {**percentiles(during), "moves": len(during)},
        "after": percentiles(after),
        "answers": json.loads(answers),
        "grown_mb": grown / 1e6,
    }
    found["reached"] = found["during"]["p99_ms"] <= goal(name, found["before"]["p99_ms"])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.attack", description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0, help="of each attack")
    parser.add_argument("--quiet", type=float, default=10.0, help="seconds before and after")
    parser.add_argument("--only", action="append", choices=[*ATTACKS, *BURDENS])
    parser.add_argument("--burdens", action="store_true", help="heavy work instead of attacks")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--write", action="store_true", help="into docs/benchmarks.md, too")
    given = parser.parse_args()
    kind = "burdens" if given.burdens else "attacks"
    names = given.only or list(BURDENS if given.burdens else ATTACKS)
    report = asyncio.run(measure(names, given.seconds, given.quiet))
    out = given.out or RESULTS / f"{kind}.json"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(report, indent=1) + "\n")
    Console(width=140).print(shown(report))
    if given.write:
        begins, ends = SECTIONS[kind]
        page = put(PAGE.read_text(encoding="utf-8"), section(report, kind), begins, ends)
        PAGE.write_text(page, encoding="utf-8")
    sys.exit(0 if all(row["reached"] for row in report["attacks"]) else 1)


if __name__ == "__main__":
    main()
