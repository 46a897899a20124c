"""The run itself: every contestant in turn, several times over, and the figures from it.

Contestants take turns within each round, and each round begins with another one, so that a noisy
neighbour on the machine or a drifting clock speed meets all of them. Ratios are taken within a
round and only then reduced to their median. The garbage collector is on with its default
thresholds for everyone; what was loaded before the first slice is frozen out of its sight, so that
no contestant pays for the others' modules.
"""

from __future__ import annotations

import gc
import platform
import statistics
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import TypedDict, TypeVar

from bench.contestant import Contestant
from bench.players import Jobs, Moves, Thinking, Turns

YARDSTICK = "catanatron"
DEFINITION = (
    "An input is anything applied: a choice, a forced move, chance. A decision is one applied choice "
    "by a player with at least two legal alternatives, with the legal list fully produced. Whole "
    "random games, in processor time; clone and save+load of a position half-way through a game; "
    "fold: the record of a whole game replayed. Short actions are timed by the quickest of twenty "
    "batches, everything is the median over the runs."
)


class Sample(TypedDict):
    """One contestant in one round."""

    decisions: int
    steps: int
    games: int
    seconds: float
    clone_us: float
    save_load_us: float
    fold_ms: float | None


class Figures(TypedDict):
    """One contestant over all rounds; medians, with the single rounds kept beside them."""

    about: str
    version: str
    compiled: bool
    decisions_per_s: float
    steps_per_s: float
    games_per_s: float
    clone_us: float
    save_load_us: float
    fold_ms: float | None
    times_yardstick: dict[str, float] | None
    spread: dict[str, tuple[float, float]] | None
    """The quartiles of those ratios over the rounds."""
    rounds: list[Sample]


class Report(TypedDict):
    definition: str
    date: str
    python: str
    machine: str
    runs: int
    seconds: float
    yardstick: str
    contestants: dict[str, Figures]
    missing: dict[str, str]
    thinking: list[Thinking]
    turns: list[Turns]
    moves: list[Moves]
    jobs: Jobs | None


def measure(contestant: Contestant, seconds: float, seed: int) -> Sample:
    gc.collect()
    tally = contestant.random_games(seconds, seed)
    gc.collect()
    clone_us = contestant.clone_us(seed)
    gc.collect()
    save_load_us = contestant.save_load_us(seed)
    gc.collect()
    fold_ms = contestant.fold_ms(seed)
    return {
        "decisions": tally.decisions,
        "steps": tally.steps,
        "games": tally.games,
        "seconds": tally.seconds,
        "clone_us": clone_us,
        "save_load_us": save_load_us,
        "fold_ms": fold_ms,
    }


def interleaved(
    contestants: Sequence[Contestant],
    runs: int,
    seconds: float,
    progress: Callable[[str], None],
) -> dict[str, list[Sample]]:
    """All samples by contestant, `runs` of each."""
    for contestant in contestants:
        progress(f"warming up {contestant.name}")
        contestant.random_games(seconds / 10, 1)
    gc.collect()
    gc.freeze()
    samples: dict[str, list[Sample]] = {contestant.name: [] for contestant in contestants}
    try:
        for run in range(runs):
            first = run % len(contestants)
            for contestant in [*contestants[first:], *contestants[:first]]:
                progress(f"round {run + 1} of {runs}: {contestant.name}")
                samples[contestant.name].append(measure(contestant, seconds, 1000 * (run + 1)))
    finally:
        gc.unfreeze()
    return samples


def rate(sample: Sample) -> float:
    return sample["decisions"] / sample["seconds"]


def inputs(sample: Sample) -> float:
    return sample["steps"] / sample["seconds"]


def ratios(ours: Sequence[Sample], yardstick: Sequence[Sample]) -> dict[str, list[float]]:
    """How many times as fast as the yardstick in each round; above 1 is faster, whatever is measured."""
    pairs = list(zip(ours, yardstick, strict=True))
    return {
        "inputs": [inputs(a) / inputs(b) for a, b in pairs],
        "decisions": [rate(a) / rate(b) for a, b in pairs],
        "clone": [b["clone_us"] / a["clone_us"] for a, b in pairs],
        "save_load": [b["save_load_us"] / a["save_load_us"] for a, b in pairs],
    }


def quartiles(values: list[float]) -> tuple[float, float]:
    """Half of the values lie between these two; the only one there is, twice."""
    if len(values) < 2:
        return values[0], values[0]
    low, _median, high = statistics.quantiles(values, n=4, method="inclusive")
    return low, high


T = TypeVar("T")


def each(times: dict[str, list[float]], summed: Callable[[list[float]], T]) -> dict[str, T]:
    """The ratios of all rounds summed up, for everything that was measured."""
    return {what: summed(found) for what, found in times.items()}


def figures(
    contestant: Contestant, rounds: list[Sample], yardstick: list[Sample] | None
) -> Figures:
    times = None if yardstick is None else ratios(rounds, yardstick)
    folds = [sample["fold_ms"] for sample in rounds if sample["fold_ms"] is not None]
    return {
        "about": contestant.about,
        "version": contestant.version,
        "compiled": contestant.compiled,
        "decisions_per_s": statistics.median(rate(sample) for sample in rounds),
        "steps_per_s": statistics.median(inputs(sample) for sample in rounds),
        "games_per_s": statistics.median(s["games"] / s["seconds"] for s in rounds),
        "clone_us": statistics.median(sample["clone_us"] for sample in rounds),
        "save_load_us": statistics.median(sample["save_load_us"] for sample in rounds),
        "fold_ms": statistics.median(folds) if folds else None,
        "times_yardstick": None if times is None else each(times, statistics.median),
        "spread": None if times is None else each(times, quartiles),
        "rounds": rounds,
    }


def run_bench(
    contestants: Sequence[Contestant],
    missing: dict[str, str],
    runs: int,
    seconds: float,
    progress: Callable[[str], None],
) -> Report:
    samples = interleaved(contestants, runs, seconds, progress)
    yardstick = samples.get(YARDSTICK)
    return {
        "definition": DEFINITION,
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": f"{platform.python_implementation()} {sys.version.split()[0]}",
        "machine": f"{platform.system()} {platform.machine()}",
        "runs": runs,
        "seconds": seconds,
        "yardstick": YARDSTICK,
        "contestants": {c.name: figures(c, samples[c.name], yardstick) for c in contestants},
        "missing": missing,
        "thinking": [],
        "turns": [],
        "moves": [],
        "jobs": None,
    }
