"""`docs/benchmarks.md`, written from the figures of a full run.

    python -m bench.document [FIGURES.json] [PAGE.md]

Exit codes: 0 written, 2 no such figures.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bench import agents, growth, mail_section, page_section
from bench.attack import section as attack_section
from bench.run import Report, quartiles
from bench.sections import of_page, put
from bench.server import __main__ as server_bench

ROOT = Path(__file__).parents[1]
FIGURES = ROOT / "bench" / "results" / "latest.json"
PAGE = ROOT / "docs" / "benchmarks.md"

HEAD = """\
# Benchmarks

<!-- Written by `python -m bench.document` from the figures of `make bench`; do not edit. -->

`make bench` builds the compiled engine, plays our games and those of other engines in turns on the same machine, and writes this page. {definition}

Our games are played by the engine's own playouts (`statecraft.core.engine.playout`), which are compiled where the engine is; the others by a loop in Python.

Measured on {date} with {python} on {machine}: {runs} interleaved runs, {seconds:g} s of random play in each. The yardstick is {yardstick}; a ratio above 1 is faster.
"""


SERVER = """\
Five people at each table of Globopolis, on the compiled engine, each with a socket of their own; every move is on disk before anybody is told of it. The server has one core, the players the other. Echo and moves took turns, {rounds} rounds of {seconds:g} s: medians, with the quartiles. The echo is uvicorn with nothing behind it.
"""
GROWTH = """\
Processor time, of the server and its workers, for what a player does at a table of Globopolis that three look on at, and how many times that it takes where the record is twice as long, and twice as long again. × 2 is linear. `tests/server/tables/test_growth.py` counts the work itself.
"""
QUIET_MS = 20.0
"""Beyond this a bare ping says that the machine has other things to do."""
LEARNING = """\
What a search pays for one move in the middle of a game, in processor time; and the decisions that agents of the PettingZoo environments take in a second, each with its observation and mask: one agent without deals among three random bots, and four agents with deals.
"""
AGENTS_BEFORE = {
    "globopolis": {"alone": 0.20, "agents": 0.22},
    "global-powers": {"alone": 0.15, "agents": 0.25},
}
"""Decisions of learning agents for each input of the yardstick in the same run, before environments were made quicker."""


class Goal(NamedTuple):
    """What we set ourselves: ``at_most`` or at least ``wanted``, and a further aim if there is one."""

    what: str
    wanted: float
    at_most: bool = False
    aim: float | None = None
    unit: str = ""


def server_goals(server: dict[str, Any]) -> list[tuple[Goal, float]]:
    """What we set ourselves for the server, and what was measured."""
    goal = Goal("durable moves a second, times a bare echo's", 0.20, aim=0.30)
    found = [(goal, server["closed"]["ratio"][0])]
    for run in server["paced"]:
        # Where not even a bare answer is in time, the machine is too busy to tell.
        if run["ping_p99_ms"] < QUIET_MS:
            what = f"move to all seats, {run['tables']:,} tables, 99 % within"
            found.append((Goal(what, 100, True, unit=" ms"), run["p99_ms"]))
    return found


def growth_goals(figures: dict[str, Any]) -> list[tuple[Goal, float]]:
    """The steepest of what players do, where the game is twice as long."""
    factors = [ms[-1] / ms[-2] for ms in figures["ms"].values()]
    return [(Goal("a game twice as long: anything a player does, times", 2.5, True), max(factors))]


def goals(report: Report) -> list[tuple[Goal, float]]:
    """Each goal with the figure measured, where it was measured."""
    found: list[tuple[Goal, float]] = []
    rows = report["contestants"]
    for game in ("globopolis", "global-powers"):
        for name, what, wanted, aim in (
            (game, "inputs", 2.5, 4),
            (game, "decisions", 4, 6),
            (f"{game}-compiled", "inputs", 12, 20),
            (f"{game}-compiled", "decisions", 20, 30),
        ):
            row = rows.get(name)
            if row is not None and row["times_yardstick"] is not None:
                goal = Goal(f"{name}: {what}, times {report['yardstick']}", wanted, aim=aim)
                found.append((goal, row["times_yardstick"][what]))
        if game in rows:
            row = rows[game]
            found.append((Goal(f"{game}: clone", 10, True, unit=" µs"), row["clone_us"]))
            if game == "globopolis":
                goal = Goal(f"{game}: save+load", 80, True, unit=" µs")
                found.append((goal, row["save_load_us"]))
            if row["fold_ms"] is not None:
                goal = Goal(f"{game}: a whole recorded game folded", 50, True, unit=" ms")
                found.append((goal, row["fold_ms"]))
    limits = {"steady": 50.0, "expert": 1000.0}
    for thought in report["thinking"]:
        if thought["bot"] in limits:
            goal = Goal(
                f"{thought['game']}: longest decision of {thought['bot']}",
                limits[thought["bot"]],
                True,
                unit=" ms",
            )
            found.append((goal, thought["max_ms"]))
    for turn in report["turns"]:
        if turn["bot"] == "steady":
            build = ", compiled" if turn["compiled"] else ""
            what = f"{turn['game']}: a turn of steady players{build}"
            wanted, aim = (1000, 500) if turn["compiled"] else (4000, 2000)
            found.append((Goal(what, wanted, True, aim, " µs"), turn["turn_us"]))
        if turn["bot"] == "quick":
            build = ", compiled" if turn["compiled"] else ""
            what = f"{turn['game']}: a turn of quick players on an imagined table{build}"
            goal = Goal(what, 500 if turn["compiled"] else 3000, True, unit=" µs")
            found.append((goal, turn["turn_us"]))
    found += move_goals(report)
    if report["jobs"] is not None:
        goal = Goal("simulate with two processes, times one", 1.8)
        found.append((goal, report["jobs"]["times"]))
    return found


def move_goals(report: Report) -> list[tuple[Goal, float]]:
    """What a move may cost a search, and how many decisions agents that learn shall take."""
    found: list[tuple[Goal, float]] = []
    yardstick = report["contestants"].get(report["yardstick"])
    for row in report["moves"]:
        build = ", compiled" if row["compiled"] else ""
        if row["compiled"]:
            what = f"{row['game']}: clone, legal of the asked seat and apply together{build}"
            found.append((Goal(what, 6, True, 4, " µs"), statistics.median(row["move_us"])))
        if yardstick is not None:
            for kind, who in (("alone", "one agent among random bots"), ("agents", "four agents")):
                before = AGENTS_BEFORE[row["game"]][kind] * yardstick["steps_per_s"]
                measured = row["alone_per_s"] if kind == "alone" else row["agents_per_s"]
                what = (
                    f"{row['game']}: decisions of {who}{build}, times those of the sources before"
                )
                wanted = 6 if row["compiled"] else 3
                found.append((Goal(what, wanted), statistics.median(measured) / before))
    return found


def verdict(goal: Goal, figure: float) -> str:
    reached = figure <= goal.wanted if goal.at_most else figure >= goal.wanted
    if not reached:
        return "**missed**"
    if goal.aim is not None:
        aimed = figure <= goal.aim if goal.at_most else figure >= goal.aim
        return "reached, and the aim" if aimed else "reached, not the aim"
    return "reached"


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    line = "|".join(["---", *["---:"] * (len(headings) - 1)])
    shown = ["| " + " | ".join(row) + " |" for row in (headings, *rows)]
    return "\n".join([shown[0], f"|{line}|", *shown[1:]]) + "\n"


def contestants(report: Report) -> str:
    headings = ["", "inputs/s", "decisions/s", "games/s", "clone µs", "save+load µs", "fold ms"]
    rows = []
    for name, row in report["contestants"].items():
        rows.append(
            [
                f"{name} {row['version']}",
                f"{row['steps_per_s']:,.0f}",
                f"{row['decisions_per_s']:,.0f}",
                f"{row['games_per_s']:,.1f}",
                f"{row['clone_us']:,.1f}",
                f"{row['save_load_us']:,.1f}",
                "–" if row["fold_ms"] is None else f"{row['fold_ms']:,.1f}",
            ]
        )
    about = "".join([f"- {name}: {row['about']}\n" for name, row in report["contestants"].items()])
    return table(headings, rows) + "\n" + about


def beside(report: Report) -> str:
    """How many times the yardstick everybody is, with the quartiles over the rounds."""
    kinds = ("inputs", "decisions", "clone", "save_load")
    rows = []
    for name, row in report["contestants"].items():
        times, spread = row["times_yardstick"], row["spread"]
        if times is not None and spread is not None:
            rows.append(
                [
                    name,
                    *[
                        f"{times[kind]:.2f} ({spread[kind][0]:.2f}–{spread[kind][1]:.2f})"
                        for kind in kinds
                    ],
                ]
            )
    return table(["", "inputs", "decisions", "clone", "save+load"], rows)


def wishes(found: list[tuple[Goal, float]]) -> str:
    rows = []
    for goal, figure in found:
        sign = "at most" if goal.at_most else "at least"
        wanted = f"{sign} {goal.wanted:g}{goal.unit}"
        if goal.aim is not None:
            wanted += f" (aim {goal.aim:g})"
        measured = f"{figure:.3g}" if figure < 1000 else f"{figure:,.0f}"
        rows.append([goal.what, wanted, f"{measured}{goal.unit}", verdict(goal, figure)])
    return table(["goal", "wanted", "measured", ""], rows)


def bots(report: Report) -> str:
    headings = ["bot", "decisions", "mean ms", "99 % within ms", "longest ms"]
    rows = [
        [
            f"{row['game']} {row['bot']}",
            f"{row['decisions']:,}",
            *[f"{row[key]:.2f}" for key in ("mean_ms", "p99_ms", "max_ms")],
        ]
        for row in report["thinking"]
    ]
    return table(headings, rows)


def turns(report: Report) -> str:
    rows = [
        [
            f"{row['game']} {row['bot']}{', compiled' if row['compiled'] else ''}",
            f"{row['turn_us']:,.0f}",
            "{:,.0f}–{:,.0f}".format(*quartiles(row["rounds"])),
        ]
        for row in report["turns"]
    ]
    return table(["bot", "µs for a turn", "quartiles"], rows)


def moves(report: Report) -> str:
    rows = []
    for row in report["moves"]:
        shown = [f"{row['game']}{', compiled' if row['compiled'] else ''}"]
        for rounds in (row["move_us"], row["alone_per_s"], row["agents_per_s"]):
            low, high = quartiles(rounds)
            shown.append(f"{statistics.median(rounds):,.1f} ({low:,.1f}–{high:,.1f})")
        rows.append(shown)
    headings = [
        "",
        "clone + legal + apply µs",
        "decisions/s, one agent",
        "decisions/s, four agents",
    ]
    return table(headings, rows)


def page(
    report: Report, server: dict[str, Any] | None = None, grown: dict[str, Any] | None = None
) -> str:
    parts = [HEAD.format(**report)]
    found = goals(report)
    found += [] if server is None else server_goals(server)
    found += [] if grown is None else growth_goals(grown)
    parts += ["## What we set ourselves\n", wishes(found)]
    if report["yardstick"] in report["contestants"]:
        parts.append(f"## Beside {report['yardstick']}\n")
        parts += ["Medians of the rounds, with the quartiles: how much the machine strayed.\n"]
        parts.append(beside(report))
    parts += ["## Engines\n", contestants(report)]
    if report["thinking"]:
        parts += ["## Bots\n", "Processor time for one decision, with the default budget.\n"]
        parts.append(bots(report))
        parts += ["Processor time for one turn of four of a kind, in the middle of a game.\n"]
        parts.append(turns(report))
        parts += ["## Searching and learning\n", LEARNING, moves(report)]
    if server is not None:
        parts += ["## The server\n", SERVER.format(**server)]
        parts.append(table(["", "measured"], server_bench.rows(server)))
    if grown is not None:
        parts += ["## As a game grows\n", GROWTH]
        parts.append(table(growth.headings(grown), growth.rows(grown)))
    return "\n".join(parts)


def main(words: Sequence[str]) -> int:
    figures = Path(words[0]) if words else FIGURES
    if not figures.exists():
        sys.stderr.write(f"bench.document: {figures.name} is not there; make bench writes it\n")
        return 2
    target = Path(words[1]) if len(words) > 1 else PAGE
    report, server, grown = [
        read(figures.with_name(name)) for name in (figures.name, "server.json", "growth.json")
    ]
    written = page(report, server, grown)
    before = target.read_text("utf-8") if target.exists() else ""
    for begins, ends in (
        *attack_section.SECTIONS.values(),
        (page_section.BEGINS, page_section.ENDS),
        (mail_section.BEGINS, mail_section.ENDS),
        (agents.BEGINS, agents.ENDS),
    ):
        # What is measured apart stays.
        kept = of_page(before, begins, ends)
        written = put(written, kept, begins, ends) if kept else written
    target.write_text(written, encoding="utf-8")
    return 0


def read(figures: Path) -> Any:
    """What a part of the bench has written; None where it was not run."""
    return json.loads(figures.read_text("utf-8")) if figures.exists() else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
