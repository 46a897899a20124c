"""What came of attacks and of heavy work, as tables for the terminal and as sections of `docs/benchmarks.md`."""

import os
import platform
from typing import Any, Final

from rich.table import Table as Shown

from bench.attack.burdens import BURDENS
from bench.sections import section_of

SECTIONS: Final = {
    "attacks": ("<!-- attacks: python -m bench.attack --write -->", "<!-- end of attacks -->"),
    "burdens": (
        "<!-- burdens: python -m bench.attack --burdens --write -->",
        "<!-- end of burdens -->",
    ),
}
"""The marks between which each section stands."""
_LEAST_MS = 250.0
_NOTICED_MS = 50.0
_WORDS = {
    "attacks": (
        "A server under attack",
        (
            "`python -m bench.attack` starts a server with its usual limits on this machine, lets five people play at a"
            " table there, five moves a second, and times each move from when it was due until all five were told."
        ),
        "The goal is a p99 of 250 ms, or of three times the quiet one.",
    ),
    "burdens": (
        "A server with heavy work to do",
        (
            "`python -m bench.attack --burdens` does the same beside what one person may ask for that takes long, which is"
            " done in processes of its own."
        ),
        "The goal is a p99 of at most 50 ms more than before.",
    ),
}


def goal(name: str, quiet_p99_ms: float) -> float:
    """What 99 of 100 moves may take: under attack a quarter of a second, or three times what they take without; beside
    heavy work 50 ms more than without.
    """
    if name in BURDENS:
        return quiet_p99_ms + _NOTICED_MS
    return max(_LEAST_MS, 3 * quiet_p99_ms)


def _cells(row: dict[str, Any]) -> list[str]:
    times = [
        f"{row[when]['p50_ms']:.0f} / {row[when]['p99_ms']:.0f}"
        for when in ("before", "during", "after")
    ]
    answers = ", ".join([f"{count:,} × {what}" for what, count in sorted(row["answers"].items())])
    verdict = "reached" if row["reached"] else "**missed**"
    return [row["attack"], *times, f"{row['grown_mb']:+.0f}", verdict, answers]


_HEADINGS = ("beside", "before", "during", "after", "MB", "goal", "answers")


def shown(report: dict[str, Any]) -> Shown:
    table = Shown(title="Moves of five people beside it: p50 / p99 in ms")
    for heading in _HEADINGS:
        table.add_column(heading)
    for row in report["attacks"]:
        table.add_row(*_cells(row))
    table.caption = f"SIGTERM after all of it: {report['stopped_s']:.1f} s"
    return table


def section(report: dict[str, Any], kind: str) -> str:
    """The section as it stands on the page."""
    heading, what, aim = _WORDS[kind]
    about = (
        f"{what} Figures are p50 / p99 in ms: {report['quiet']:g} s before, {report['seconds']:g} s during and"
        f" {report['quiet']:g} s after; MB is what the server's memory grew by meanwhile. {aim} Measured on"
        f" {platform.machine()} with {os.cpu_count()} cores, which server, workers, players and those who ask share;"
        f" other programs had a load of {report['load']:.1f} there before. Asked to end after all of it, the server did"
        f" so in {report['stopped_s']:.1f} s."
    )
    lines = [
        f"## {heading}",
        "",
        about,
        "",
        f"| {' | '.join(_HEADINGS)} |",
        f"|{'---|' * len(_HEADINGS)}",
        *[f"| {' | '.join(_cells(row))} |" for row in report["attacks"]],
        "",
        *[f"- {row['attack']}: {' '.join(row['what'].split())}" for row in report["attacks"]],
    ]
    begins, ends = SECTIONS[kind]
    return section_of(begins, lines, ends)
