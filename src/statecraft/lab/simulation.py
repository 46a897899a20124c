"""Many games between bots, as fast as they go, with figures that anyone can reproduce.

Each game has a seed of its own, derived from the simulation's seed and the game's number, so what comes
out depends on nothing but the arguments: not on time, not on how many processes shared the work. Workers
are fresh processes that find the game by name and hand back plain rows.
"""

import importlib
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from statecraft import bots
from statecraft.core import edition as editions
from statecraft.core.action import Action
from statecraft.core.driver import Driver, Handle, Player
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.luck import SeededLuck
from statecraft.core.record import new_header
from statecraft.core.session import Session

_SEEDS = 1 << 62
_CHUNK = 25


class FixedEdition(Exception):
    """The game can only be played with the edition it ships."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: everything a worker has to know, and plain data throughout."""

    package: str
    holders: tuple[int, ...]
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    games: int
    seed: int
    edition: str = ""

    def game(self) -> Game:
        """The game by its package's name, with the edition asked for."""
        game = importlib.import_module(self.package).GAME
        if not isinstance(game, Game):
            raise TypeError(f"{self.package}.GAME is no game")
        return with_edition(game, Path(self.edition)) if self.edition else game


@dataclass(frozen=True, slots=True)
class Row:
    """How one game went; ``ranks`` is by holder and empty where the game did not end."""

    number: int
    decisions: int
    rounds: int
    ranks: tuple[int, ...]
    reason: str
    digest: str


def with_edition(game: Game, path: Path) -> Game:
    """The game with another edition, where it can be played with one."""
    take: Callable[[editions.Edition], Game] | None = getattr(game, "with_edition", None)
    if take is None:
        raise FixedEdition(game.name)
    return take(editions.load(path, game.schema))


class _Counted:
    """A player whose decisions are counted: answers where there were at least two to choose from."""

    __slots__ = ("decisions", "player")

    def __init__(self, player: Player) -> None:
        self.player = player
        self.decisions = 0

    def choose(self, handle: Handle) -> Action | None:
        action = self.player.choose(handle)
        legal = handle.legal()
        if action is not None and (len(legal) > 1 or legal.domains()):
            self.decisions += 1
        return action


def play_one(game: Game, plan: Plan, number: int) -> Row:
    """Play one game of a plan to its end, or to the bound that no sound game reaches."""
    seed = SeededLuck(plan.seed).stream("game", number).randrange(_SEEDS)
    players = [
        _Counted(bots.make(name, game.name, seed, Seat(seat)))
        for seat, name in enumerate(seated(plan))
    ]
    session = Session(game, new_header(game, plan.options, plan.holders))
    driver = Driver(session, players, SeededLuck(seed))
    state = session.state
    try:
        for _ in range(game.bound(state) + 1):
            # Past the session: nobody will read this game's record or take a step of it back.
            given = driver.next_input()
            if given is None:
                break
            state.apply(given)
    finally:
        bots.dismiss([player.player for player in players], state.result)
    decisions = sum([player.decisions for player in players])
    result = state.result
    if result is None:
        return Row(number, decisions, state.round, (), "", state.digest())
    return Row(number, decisions, state.round, result.ranks, result.reason, state.digest())


def seated(plan: Plan) -> list[str]:
    """The bot on each seat: the names given, over and over."""
    return [plan.bots[seat % len(plan.bots)] for seat in range(len(plan.holders))]


def _play_some(plan: Plan, numbers: Sequence[int]) -> list[Row]:
    game = plan.game()
    return [play_one(game, plan, number) for number in numbers]


def _chunks(plan: Plan) -> list[range]:
    return [range(at, min(at + _CHUNK, plan.games)) for at in range(0, max(plan.games, 0), _CHUNK)]


def _rows(plan: Plan, jobs: int) -> Iterator[list[Row]]:
    if jobs == 1:
        for chunk in _chunks(plan):
            yield _play_some(plan, chunk)
        return
    # Spawned, not forked: a worker inherits neither threads nor half-written output.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(_play_some, plan, chunk) for chunk in _chunks(plan)]
        try:
            for done in as_completed(waiting):
                yield done.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def simulate(
    plan: Plan, jobs: int = 1, advance: Callable[[int], None] = lambda _games: None
) -> dict[str, Any]:
    """Play all games of a plan and report on them; ``jobs`` 0 means one process a core."""
    rows: list[Row] = []
    started = time.perf_counter()
    for some in _rows(plan, jobs or os.cpu_count() or 1):
        rows += some
        advance(len(some))
    seconds = time.perf_counter() - started
    rows.sort(key=lambda row: row.number)
    return report(plan, rows, seconds)


def report(plan: Plan, rows: Sequence[Row], seconds: float) -> dict[str, Any]:
    """The figures of a simulation, as plain data."""
    finished = [row for row in rows if row.ranks]
    decisions = sum([row.decisions for row in rows])
    reasons = Counter([row.reason for row in finished])
    return {
        "games": len(rows),
        "finished": len(finished),
        "decisions": decisions,
        "decisions_per_s": round(decisions / seconds, 1),
        "games_per_s": round(len(rows) / seconds, 2),
        "rounds": spread([row.rounds for row in rows]),
        "wins": wins(plan.holders, finished),
        "end_reasons": dict(sorted(reasons.items())),
        "digest": sha256("\n".join([row.digest for row in rows]).encode()).hexdigest(),
    }


def spread(values: Sequence[int]) -> dict[str, float]:
    """Mean and quantiles.

    >>> spread([1, 2, 3, 4])
    {'mean': 2.5, 'min': 1, 'q25': 1, 'median': 2, 'q75': 3, 'max': 4}
    """
    ordered = sorted(values)

    def at(percent: int) -> int:
        return ordered[max(0, -(-percent * len(ordered) // 100) - 1)]

    return {
        "mean": round(sum(ordered) / len(ordered), 3),
        "min": ordered[0],
        "q25": at(25),
        "median": at(50),
        "q75": at(75),
        "max": ordered[-1],
    }


def wins(holders: Sequence[int], rows: Sequence[Row]) -> list[float]:
    """Games won by each seat. Who ties for first shares the win, and so do the seats of a team."""
    won = [Fraction(0)] * len(holders)
    for row in rows:
        winners = [holder for holder, rank in enumerate(row.ranks) if rank == 1]
        for seat, holder in enumerate(holders):
            if holder in winners:
                won[seat] += Fraction(1, len(winners) * list(holders).count(holder))
    return [round(float(share), 6) for share in won]
