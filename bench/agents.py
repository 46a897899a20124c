"""How many decisions a second learning agents take here and in PettingZoo's classics, in turns on the same machine.

    python -m bench.agents [--runs 5] [--seconds 1] [--compiled DIR] [--write]

Everybody chooses at random among what the mask allows, and pays for each observation and mask. Ours: one agent among
three bots of a kind, and four agents; without deals. In processor time; within a round everybody has a turn, rounds
begin with different ones, ratios are taken within a round, and what is printed is the median with its quartiles. Prints
JSON, and with --write writes a section of docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from bench.run import quartiles
from bench.sections import PAGE, put, section_of

ROOT = Path(__file__).parents[1]
BEGINS: Final = "<!-- agents: python -m bench.agents --write -->"
ENDS: Final = "<!-- end of agents -->"
YARDSTICK: Final = "connect four"
GAMES: Final = ("globopolis", "global-powers")
COMPANY: Final = ("agents", "random", "novice", "steady")
SEATS: Final = 4


def ours(game: str, company: str) -> Any:
    """A table with one agent among bots of a kind, or with agents alone."""
    from statecraft import rl

    seated = {} if company == "agents" else dict.fromkeys(range(1, SEATS), company)
    return rl.env(game, players=SEATS, deals=False, seated=seated)


def classic(module: str) -> Any:
    return import_module(f"pettingzoo.classic.{module}").env()


OURS: Final[dict[str, Callable[[], Any]]] = {
    f"{game}, {company}": partial(ours, game, company) for game in GAMES for company in COMPANY
}
CLASSICS: Final[dict[str, Callable[[], Any]]] = {
    "connect four": partial(classic, "connect_four.connect_four"),
    "tictactoe": partial(classic, "tictactoe.tictactoe"),
    "chess": partial(classic, "chess.chess"),
}


def sample(name: str, seconds: float, seed: int) -> dict[str, Any]:
    """Decisions a second of processor time, and how many numbers each observation had."""
    env = (OURS | CLASSICS)[name]()
    env.reset(seed=seed)
    rng = random.Random(seed)
    decisions = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        seen, _reward, over, cut, _info = env.last()
        if over or cut:
            env.reset()
            continue
        allowed = seen["action_mask"].nonzero()[0]
        env.step(int(allowed[int(rng.random() * len(allowed))]))
        decisions += 1
    spent = time.process_time() - started
    numbers = int(seen["observation"].size)
    env.close()
    return {"rate": decisions / spent, "numbers": numbers}


def elsewhere(name: str, seconds: float, seed: int, compiled: Path | None) -> dict[str, Any]:
    """The sample of a process of its own, with the engine that is asked for."""
    environment = {**os.environ, "STATECRAFT_PURE": "1"}
    if compiled is not None:
        environment["PYTHONPATH"] = str(compiled.resolve())
    words = [name, str(seconds), str(seed)]
    command = [sys.executable, "-m", "bench.agents", "--sample", *words]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def measure(runs: int, seconds: float, compiled: Path | None) -> dict[str, Any]:
    """All samples, by contestant, and what was measured."""
    field: list[tuple[str, Path | None]] = [(name, None) for name in (*CLASSICS, *OURS)]
    if compiled is not None:
        field += [(name, compiled) for name in OURS]
    samples: dict[str, list[dict[str, Any]]] = {}
    for run in range(runs):
        first = run % len(field)
        for name, build in [*field[first:], *field[:first]]:
            label = name if build is None else f"{name}, compiled"
            samples.setdefault(label, []).append(elsewhere(name, seconds, run + 1, build))
    yardstick = [each["rate"] for each in samples[YARDSTICK]]
    labels = [name if build is None else f"{name}, compiled" for name, build in field]
    return {
        "runs": runs,
        "seconds": seconds,
        "rows": {
            label: {
                "rates": [each["rate"] for each in samples[label]],
                "numbers": samples[label][0]["numbers"],
                "times": [
                    each["rate"] / other
                    for each, other in zip(samples[label], yardstick, strict=True)
                ],
            }
            for label in labels
        },
    }


def section(report: dict[str, Any]) -> str:
    """The section as it stands on the page."""
    rows = []
    for label, row in report["rows"].items():
        low, high = quartiles(row["times"])
        rate, times = statistics.median(row["rates"]), statistics.median(row["times"])
        rows.append(
            f"| {label} | {row['numbers']} | {rate:,.0f} | {times:.2f} ({low:.2f}–{high:.2f}) |"
        )
    about = (
        "`python -m bench.agents --write` has agents choose at random among what their mask allows, in our environments"
        " and in PettingZoo's classics, each with its observation: four agents, or one among three bots of a kind;"
        f" without deals. Decisions a second of processor time, median of {report['runs']} interleaved rounds of"
        f" {report['seconds']:g} s; the ratios to PettingZoo's {YARDSTICK} with their quartiles."
    )
    body = [
        "## Environments for learning",
        "",
        about,
        "",
        f"| environment | numbers | decisions/s | × {YARDSTICK} |",
        "|---|---:|---:|---:|",
        *rows,
    ]
    return section_of(BEGINS, body, ENDS)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--compiled", type=Path, metavar="DIR")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--sample", nargs=3, metavar=("NAME", "SECONDS", "SEED"))
    asked = parser.parse_args(words)
    if asked.sample is not None:
        name, seconds, seed = asked.sample
        sys.stdout.write(json.dumps(sample(name, float(seconds), int(seed))) + "\n")
        return 0
    report = measure(asked.runs, asked.seconds, asked.compiled)
    sys.stdout.write(json.dumps(report, indent=1) + "\n")
    if asked.write:
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(put(page, section(report), BEGINS, ENDS), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
