"""How long our bots think, how long a turn of theirs takes, and how much a second process helps.

A bot is timed in processor time, call by call or turn by turn, so that a busy machine does not make it slower than
it is; the jobs are timed by the clock, because waiting for each other is what they must not do.
"""

from __future__ import annotations

import json
import math
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypedDict

from bench.moves import MoveSample
from bench.turns import TurnSample
from statecraft import bots
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver, Handle, Player
from statecraft.core.engine.session import Session
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.record.record import new_header
from statecraft.core.verbs.action import Action
from statecraft.global_powers import GAME as GLOBAL_POWERS
from statecraft.globopolis import GAME as GLOBOPOLIS
from statecraft.lab.run.simulation import Plan, simulate

GAMES = (GLOBOPOLIS, GLOBAL_POWERS)
SEATS = 4
ROOT = Path(__file__).parents[1]


class Thinking(TypedDict):
    """One bot in one game, over all four seats."""

    game: str
    bot: str
    decisions: int
    mean_ms: float
    p99_ms: float
    max_ms: float


class Turns(TypedDict):
    """One turn of one bot with the sources or with the compiled build: the median of the runs, and each of them."""

    game: str
    bot: str
    compiled: bool
    turn_us: float
    rounds: list[float]


class Moves(TypedDict):
    """What a move costs with the sources or with the compiled build, in every run."""

    game: str
    compiled: bool
    move_us: list[float]
    agents_per_s: list[float]
    alone_per_s: list[float]


class Jobs(TypedDict):
    """`statecraft simulate` with two processes against one."""

    game: str
    bot: str
    games: int
    times: float


class _Timed:
    """A player whose answers are timed."""

    def __init__(self, player: Player, spent: list[float]) -> None:
        self._player = player
        self._spent = spent

    def choose(self, handle: Handle) -> Action | None:
        started = time.process_time()
        action = self._player.choose(handle)
        self._spent.append(time.process_time() - started)
        return action


def thinking(game: Game, bot: str, seconds: float, seed: int) -> Thinking:
    """Games of one bot against itself until `seconds` have passed and it was asked at least once; the
    last game may stay unfinished."""
    spent: list[float] = []
    ends = time.perf_counter() + seconds
    while not spent or time.perf_counter() < ends:
        players = [_Timed(bots.make(bot, game, seed, Seat(n)), spent) for n in range(SEATS)]
        session = Session(game, new_header(game, {}, SEATS))
        driver = Driver(session, players, SeededLuck(seed))
        while driver.step() is not None and (not spent or time.perf_counter() < ends):
            pass
        seed += 1
    ranked = sorted(spent)
    return {
        "game": game.name,
        "bot": bot,
        "decisions": len(spent),
        "mean_ms": statistics.fmean(spent) * 1000,
        "p99_ms": ranked[math.ceil(0.99 * len(ranked)) - 1] * 1000,
        "max_ms": ranked[-1] * 1000,
    }


def all_thinking(seconds: float, progress: Callable[[str], None]) -> list[Thinking]:
    found = []
    for game in GAMES:
        for bot in bots.names(game.name):
            progress(f"{bot} thinks about {game.name}")
            found.append(thinking(game, bot, seconds, 1))
    return found


def _elsewhere(path: Path | None, module: str, *words: float) -> Any:
    """What a module of the bench prints in a process of its own, which imports from `path` before anywhere else."""
    environment = {**os.environ, "STATECRAFT_PURE": "1"}
    if path is not None:
        environment["PYTHONPATH"] = str(path.resolve())
    command = [sys.executable, "-m", module, *[str(word) for word in words]]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def all_turns(
    runs: int, turns: int, compiled: Path | None, progress: Callable[[str], None]
) -> list[Turns]:
    """So many turns of each bot in each run, with the sources and, where there is one, the compiled build in turn."""
    found: dict[tuple[str, str, bool], list[float]] = {}
    for run in range(runs):
        for path in (None,) if compiled is None else (None, compiled):
            name = "the sources" if path is None else "the compiled build"
            progress(f"round {run + 1} of {runs}: turns with {name}")
            samples: list[TurnSample] = _elsewhere(path, "bench.turns", turns, 100 * run)
            for sample in samples:
                key = (sample["game"], sample["bot"], sample["compiled"])
                found.setdefault(key, []).append(sample["turn_us"])
    return [
        {
            "game": game,
            "bot": bot,
            "compiled": is_compiled,
            "turn_us": statistics.median(rounds),
            "rounds": rounds,
        }
        for (game, bot, is_compiled), rounds in found.items()
    ]


def all_moves(
    runs: int, seconds: float, compiled: Path | None, progress: Callable[[str], None]
) -> list[Moves]:
    """What a move costs searches and agents that learn, with the sources and the compiled build in turn."""
    found: dict[tuple[str, bool], list[MoveSample]] = {}
    for run in range(runs):
        for path in (None,) if compiled is None else (None, compiled):
            name = "the sources" if path is None else "the compiled build"
            progress(f"round {run + 1} of {runs}: moves with {name}")
            samples: list[MoveSample] = _elsewhere(path, "bench.moves", seconds, 100 * run + 1)
            for sample in samples:
                found.setdefault((sample["game"], sample["compiled"]), []).append(sample)
    return [
        {
            "game": game,
            "compiled": is_compiled,
            "move_us": [sample["move_us"] for sample in rounds],
            "agents_per_s": [sample["agents_per_s"] for sample in rounds],
            "alone_per_s": [sample["alone_per_s"] for sample in rounds],
        }
        for (game, is_compiled), rounds in found.items()
    ]


def two_jobs(runs: int, games: int, progress: Callable[[str], None]) -> Jobs:
    """The same simulation with one process and with two, in turn; the median of the ratios."""
    plan = Plan("statecraft.global_powers", tuple(range(SEATS)), ("novice",), {}, games, 1)
    ratios = []
    for run in range(runs):
        spent = []
        for jobs in (1, 2):
            progress(f"round {run + 1} of {runs}: {games} games on {jobs}")
            started = time.perf_counter()
            simulate(plan, jobs)
            spent.append(time.perf_counter() - started)
        ratios.append(spent[0] / spent[1])
    return {
        "game": GLOBAL_POWERS.name,
        "bot": "novice",
        "games": games,
        "times": statistics.median(ratios),
    }
