"""How long our bots think, and how much a second process helps.

A bot is timed in processor time, call by call, so that a busy machine does not make it slower than
it is; the jobs are timed by the clock, because waiting for each other is what they must not do.
"""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable
from typing import TypedDict

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


class Thinking(TypedDict):
    """One bot in one game, over all four seats."""

    game: str
    bot: str
    decisions: int
    mean_ms: float
    p99_ms: float
    max_ms: float


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
