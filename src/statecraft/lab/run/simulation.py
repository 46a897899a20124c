"""Many games between bots, as fast as they go, with figures that anyone can reproduce.

Each game has a seed of its own, derived from the simulation's seed and the game's number, so what comes
out depends on nothing but the arguments: not on time, not on how many processes shared the work.
"""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from statecraft import bots
from statecraft.bots.faults import added
from statecraft.bots.roles import Blamed
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver, Handle, Player
from statecraft.core.engine.session import Session
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.record.inputs import Input
from statecraft.core.record.record import Header, Record, new_header
from statecraft.core.verbs.action import Action
from statecraft.lab.run.workers import shared
from statecraft.plugins import registry

_SEEDS = 1 << 62
_CHUNK = 25


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
        return game_of(self.package, self.edition)


@dataclass(frozen=True, slots=True)
class Row:
    """How one game went; ``ranks`` is by holder and empty where the game did not end.

    ``faults`` has what each seat's bot did wrong, by kind; it is empty where nobody did anything.
    """

    number: int
    decisions: int
    rounds: int
    ranks: tuple[int, ...]
    reason: str
    digest: str
    faults: tuple[Mapping[str, int], ...] = ()


def game_of(package: str, edition: str) -> Game:
    """The game of a package, with the edition in a folder or else the one it ships."""
    game = registry.game_of(package)
    return registry.with_edition(game, Path(edition)) if edition else game


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


class Played:
    """A game that was played: its record, the state it came to, how many decisions it took, and faults by seat."""

    __slots__ = ("decisions", "faults", "record", "state")

    def __init__(
        self, record: Record, state: State, decisions: int, faults: tuple[Mapping[str, int], ...]
    ) -> None:
        self.record = record
        self.state = state
        self.decisions = decisions
        self.faults = faults

    def row(self, number: int) -> Row:
        state, result = self.state, self.state.result
        ranks, reason = ((), "") if result is None else (result.ranks, result.reason)
        digest = state.digest()
        return Row(number, self.decisions, state.round, ranks, reason, digest, self.faults)


def _apply(state: State, given: Input) -> None:
    state.apply(given)


def play(
    game: Game,
    header: Header,
    names: Sequence[str],
    seed: int,
    take: Callable[[State, Input], None] = _apply,
) -> Played:
    """Play one game between bots to its end, or to the bound that no sound game reaches.

    ``take`` has each input taken, and may look at the table before and after.
    """
    players = [_Counted(bots.make(name, game, seed, Seat(seat))) for seat, name in enumerate(names)]
    session = Session(game, header)
    driver = Driver(session, players, SeededLuck(seed))
    state, record = session.state, session.record
    try:
        for _ in range(game.bound(state) + 1):
            # Past the session: nobody will take a step of this game back.
            given = driver.next_input()
            if given is None:
                break
            take(state, given)
            record.lines.append(given)
    finally:
        bots.dismiss([player.player for player in players], state.result)
    decisions = sum([player.decisions for player in players])
    return Played(record, state, decisions, _faults([player.player for player in players]))


def _faults(players: Sequence[Player]) -> tuple[Mapping[str, int], ...]:
    found = [dict(each.faults) if isinstance(each, Blamed) else {} for each in players]
    return tuple(found) if any(found) else ()


def game_seed(seed: int, number: int) -> int:
    """The seed of one of many games."""
    return SeededLuck(seed).stream("game", number).randrange(_SEEDS)


def play_one(game: Game, plan: Plan, number: int) -> Row:
    """Play one game of a plan."""
    header = new_header(game, plan.options, plan.holders)
    return play(game, header, seated(plan), game_seed(plan.seed, number)).row(number)


def seated(plan: Plan) -> list[str]:
    """The bot on each seat: the names given, over and over."""
    return [plan.bots[seat % len(plan.bots)] for seat in range(len(plan.holders))]


def _play_some(plan: Plan, numbers: Sequence[int]) -> list[Row]:
    game = plan.game()
    return [play_one(game, plan, number) for number in numbers]


def _chunks(plan: Plan) -> list[range]:
    return [range(at, min(at + _CHUNK, plan.games)) for at in range(0, max(plan.games, 0), _CHUNK)]


def simulate(
    plan: Plan, jobs: int = 1, advance: Callable[[int], None] = lambda _games: None
) -> dict[str, Any]:
    """Play all games of a plan and report on them; ``jobs`` 0 means one process a core."""
    rows: list[Row] = []
    started = time.perf_counter()
    for some in shared(partial(_play_some, plan), _chunks(plan), jobs):
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
        "faults": added(
            [pair for row in rows for pair in zip(seated(plan), row.faults, strict=False)]
        ),
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
