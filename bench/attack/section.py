"""What came of the attacks, as a table for the terminal and as a section of `docs/benchmarks.md`."""

import os
import platform
from typing import Any

from rich.table import Table as Shown

from bench.sections import section_of

BEGINS = "<!-- attacks: python -m bench.attack --write -->"
ENDS = "<!-- end of attacks -->"
_LEAST_MS = 250.0


def goal(quiet_p99_ms: float) -> float:
    """What 99 of 100 moves may take under attack: a quarter of a second, or three times what they take without."""
    return max(_LEAST_MS, 3 * quiet_p99_ms)


def _cells(row: dict[str, Any]) -> list[str]:
    times = [
        f"{row[when]['p50_ms']:.0f} / {row[when]['p99_ms']:.0f}"
        for when in ("before", "during", "after")
    ]
    answers = ", ".join([f"{count:,} × {what}" for what, count in sorted(row["answers"].items())])
    verdict = "reached" if row["reached"] else "**missed**"
    return [row["attack"], *times, f"{row['grown_mb']:+.0f}", verdict, answers]


_HEADINGS = ("attack", "before", "during", "after", "MB", "goal", "answers")


def shown(report: dict[str, Any]) -> Shown:
    table = Shown(title="Moves of five people beside an attack: p50 / p99 in ms")
    for heading in _HEADINGS:
        table.add_column(heading)
    for row in report["attacks"]:
        table.add_row(*_cells(row))
    table.caption = f"SIGTERM after all of it: {report['stopped_s']:.1f} s"
    return table


def section(report: dict[str, Any]) -> str:
    """The section as it stands on the page."""
    about = (
        "`python -m bench.attack` starts a server with its usual limits on this machine, lets five people play at a"
        " table there, five moves a second, and times each move from when it was due until all five were told. Figures"
        f" are p50 / p99 in ms: {report['quiet']:g} s before, {report['seconds']:g} s during and {report['quiet']:g} s"
        " after each attack; MB is what the server's memory grew by meanwhile. The goal is a p99 of 250 ms, or of three"
        f" times the quiet one. Measured on {platform.machine()} with {os.cpu_count()} cores, which attackers, players,"
        f" workers and server share; other programs had a load of {report['load']:.1f} there before. Asked to end after all of it, the server did so in {report['stopped_s']:.1f} s."
    )
    lines = [
        "## A server under attack",
        "",
        about,
        "",
        f"| {' | '.join(_HEADINGS)} |",
        f"|{'---|' * len(_HEADINGS)}",
        *[f"| {' | '.join(_cells(row))} |" for row in report["attacks"]],
        "",
        *[f"- {row['attack']}: {' '.join(row['what'].split())}" for row in report["attacks"]],
    ]
    return section_of(BEGINS, lines, ENDS)
