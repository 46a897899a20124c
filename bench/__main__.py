"""`python -m bench`: measure, print a table, write the figures as JSON.

With `--compiled DIR` the build made by `tools/compile.py` takes part too, in a process of its own. The server and
how things grow are measured by programs of their own (`bench.server`, `bench.growth`), which write figures beside.

Exit codes: 0 measured, 1 a part failed, 2 bad usage (an unknown name, or one that is not installed).
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.field import choose, compiled_builds, gather
from bench.players import all_moves, all_thinking, all_turns, two_jobs
from bench.run import DEFINITION, Figures, Report, run_bench

WIDTH_IN_A_PIPE = 132
HEADINGS = ("inputs/s", "decisions/s", "games/s", "clone µs", "save+load µs", "fold ms")
LATEST = Path(__file__).parent / "results" / "latest.json"
ENGINES = "engines"
PROGRAMS = {"server": "bench.server", "growth": "bench.growth"}
"""Parts that are programs of their own."""


def table(report: Report) -> Table:
    yardstick = report["yardstick"]
    shown = Table(
        title=f"{report['python']}, {report['machine']}; "
        f"median of {report['runs']} interleaved runs of {report['seconds']:g} s"
    )
    shown.add_column("contestant")
    shown.add_column("version")
    for heading in HEADINGS:
        shown.add_column(heading, justify="right")
    for heading in ("inputs", "decisions", "clone", "save+load"):
        shown.add_column(f"{heading}\n× {yardstick}", justify="right")
    for name, row in report["contestants"].items():
        shown.add_row(name, version(row), *absolute(row), *relative(row))
    return shown


def version(row: Figures) -> str:
    return row["version"] + (" compiled" if row["compiled"] else "")


def absolute(row: Figures) -> list[str]:
    return [
        f"{row['steps_per_s']:,.0f}",
        f"{row['decisions_per_s']:,.0f}",
        f"{row['games_per_s']:,.1f}",
        f"{row['clone_us']:,.1f}",
        f"{row['save_load_us']:,.1f}",
        "–" if row["fold_ms"] is None else f"{row['fold_ms']:,.1f}",
    ]


def relative(row: Figures) -> list[str]:
    times = row["times_yardstick"]
    if times is None:
        return ["–"] * 4
    return [f"{times[key]:.2f}" for key in ("inputs", "decisions", "clone", "save_load")]


def thoughts(report: Report) -> Table:
    shown = Table(title="processor time for one decision, default budgets")
    shown.add_column("bot")
    for heading in ("decisions", "mean ms", "99 % ms", "longest ms"):
        shown.add_column(heading, justify="right")
    for row in report["thinking"]:
        times = [f"{row[key]:.2f}" for key in ("mean_ms", "p99_ms", "max_ms")]
        shown.add_row(f"{row['game']} {row['bot']}", f"{row['decisions']:,}", *times)
    return shown


def turns(report: Report) -> Table:
    shown = Table(title="processor time for one turn of four, in the middle of a game")
    shown.add_column("bot")
    shown.add_column("µs", justify="right")
    for row in report["turns"]:
        build = ", compiled" if row["compiled"] else ""
        shown.add_row(f"{row['game']} {row['bot']}{build}", f"{row['turn_us']:,.0f}")
    return shown


def moves(report: Report) -> Table:
    shown = Table(title="one move of a search, and agents that learn; medians")
    shown.add_column("game")
    for heading in ("clone + legal + apply µs", "four agents/s", "one among random bots/s"):
        shown.add_column(heading, justify="right")
    for row in report["moves"]:
        build = ", compiled" if row["compiled"] else ""
        figures = [
            statistics.median(row[key]) for key in ("move_us", "agents_per_s", "alone_per_s")
        ]
        shown.add_row(row["game"] + build, *[f"{figure:,.1f}" for figure in figures])
    return shown


def turns_to_time(seconds: float) -> int:
    """Enough turns to tell how long one takes."""
    return max(1, round(30 * seconds))


def games_for_jobs(seconds: float) -> int:
    """Enough games to keep two processes busy for a while, in whole pieces of work."""
    return max(4, 50 * round(2 * seconds))


def positive(kind: Callable[[str], float]) -> Callable[[str], float]:
    def parse(text: str) -> float:
        number = kind(text)
        if number <= 0:
            raise ValueError(text)
        return number

    return parse


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description="Measure our games beside other engines in the same run. " + DEFINITION,
        epilog="example: python -m bench --runs 3 --seconds 1 --only harbour,catanatron",
    )
    parser.add_argument("--runs", type=positive(int), default=5, help="rounds (default 5)")
    parser.add_argument(
        "--seconds", type=positive(float), default=2.0, help="random play per slice (default 2)"
    )
    parser.add_argument("--json", type=Path, default=LATEST, metavar="FILE", help="where to write")
    parser.add_argument(
        "--compiled", type=Path, metavar="DIR", help="also measure the build that compile.py made"
    )
    parser.add_argument("--only", metavar="NAMES", help="contestants, separated by commas")
    parser.add_argument(
        "--parts",
        type=parts,
        metavar="PARTS",
        help="of engines (with bots), server and growth, separated by commas (default all; engines with --only)",
    )
    return parser.parse_args(words)


def parts(text: str) -> list[str]:
    """The parts that a list of their names asks for."""
    wanted = text.split(",")
    if not set(wanted) <= {ENGINES, *PROGRAMS}:
        raise ValueError(text)
    return wanted


def main(words: Sequence[str] | None = None) -> int:
    asked = arguments(words)
    wanted = asked.parts or ([ENGINES] if asked.only else [ENGINES, *PROGRAMS])
    if ENGINES in wanted:
        failed = measure_engines(asked)
        if failed:
            return failed
    done = [
        subprocess.run(
            [sys.executable, "-m", program, "--out", str(asked.json.parent / f"{part}.json")],
            check=False,
        ).returncode
        for part, program in PROGRAMS.items()
        if part in wanted
    ]
    return 1 if any(done) else 0


def measure_engines(asked: argparse.Namespace) -> int:
    """Our games beside other engines, and our bots; the exit code."""
    present, missing = gather()
    builds = []
    if asked.compiled is not None:
        builds = compiled_builds(asked.compiled)
        if not builds:
            sys.stderr.write(f"bench: {asked.compiled} holds no build by tools/compile.py\n")
            return 2
        present = [*builds, *present]
    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDTH_IN_A_PIPE)
    for name, requirement in missing.items():
        console.print(f"without {name} (pip install '{requirement}')", highlight=False)
    try:
        contestants = choose(present, asked.only)
    except ValueError as error:
        sys.stderr.write(f"bench: {error}\n")
        return 2
    if not contestants:
        sys.stderr.write("bench: nobody to measure\n")
        return 2

    with Console(stderr=True).status("") as status:
        report = run_bench(contestants, missing, int(asked.runs), asked.seconds, status.update)
        if asked.only is None:
            report["thinking"] = all_thinking(10 * asked.seconds, status.update)
            many = turns_to_time(asked.seconds)
            report["turns"] = all_turns(int(asked.runs), many, asked.compiled, status.update)
            runs, seconds = int(asked.runs), asked.seconds
            report["moves"] = all_moves(runs, seconds, asked.compiled, status.update)
            report["jobs"] = two_jobs(int(asked.runs), games_for_jobs(asked.seconds), status.update)
    for build in builds:
        build.close()
    console.print(table(report))
    for name, row in report["contestants"].items():
        console.print(f"  {name}: {row['about']}", highlight=False)
    console.print(DEFINITION, highlight=False)
    if report["jobs"] is not None:
        console.print(thoughts(report))
        console.print(turns(report))
        console.print(moves(report))
        console.print(f"simulate with two processes: {report['jobs']['times']:.2f} × one")
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    asked.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    console.print(f"written to {asked.json.name}", highlight=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
