"""Search: what comes of each choice when the game is played on from imagined positions.

A seat cannot see everything, so it imagines whole positions it could not tell from the real one. In
each of them every candidate is tried, with the same luck for all (luck is addressed, so one choice
does not shift the dice of another), quick players play a few turns on, and a heuristic says how
everybody stands then. The better half of the candidates goes into the next phase, and so on. The
heuristic's own choice stays unless another one is better by more than chance explains: a search with
few simulations must not be worse than no search.
"""

import math
import random
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from statecraft.bots.naming import Budget
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Handle, Player
from statecraft.core.engine.playout import play_turns
from statecraft.core.engine.state import State
from statecraft.core.ids import Seat
from statecraft.core.record.inputs import Act
from statecraft.core.verbs.action import Action


class RolloutPolicy(NamedTuple):
    """What a game's heuristic tells the search."""

    player: Callable[[str, Seat], Player]
    """A quick player for the playouts, from a seed."""
    win_chances: Callable[[State, Seat], Sequence[float]]
    """How each holder stands, as its chance to win, as far as a seat can tell."""
    turns: int
    """How many turns a playout goes on."""
    doubt: float = 1.0
    """By how many standard errors another choice must be better than the heuristic's own."""
    imagined: bool = False
    """Whether the players of playouts are shown the imagined table as it is, which is much quicker."""


class Tried(NamedTuple):
    """A candidate and what came of it in each imagined position, in order."""

    action: Action | None
    values: list[float]

    def mean(self) -> float:
        return sum(self.values, 0.0) / len(self.values) if self.values else -math.inf


def best(
    handle: Handle,
    candidates: Sequence[Action | None],
    policy: RolloutPolicy,
    budget: Budget,
    seed: str,
) -> Action | None:
    """The best of the candidates; the first is the heuristic's own, and stays in doubt."""
    if len(candidates) < 2:
        return candidates[0]
    own, *others = [Tried(action, []) for action in candidates]
    clock = _Clock(budget, math.ceil(math.log2(len(others))) + 1)
    worlds = _Worlds(handle, policy, seed)
    while clock.phases:
        clock.begin_phase(len(others) + 1)
        while clock.goes_on(len(others) + 1):
            worlds.try_all([own, *others])
        others.sort(key=Tried.mean, reverse=True)
        others = others[: (len(others) + 1) // 2]
    return others[0].action if _better(others[0], own, policy.doubt) else own.action


def _better(one: Tried, other: Tried, doubt: float) -> bool:
    """Whether one is better than the other by so many standard errors."""
    gains = [mine - theirs for mine, theirs in zip(one.values, other.values, strict=True)]
    if len(gains) < 2:
        return False
    mean = sum(gains, 0.0) / len(gains)
    spread = sum([(gain - mean) ** 2 for gain in gains], 0.0) / (len(gains) - 1)
    return mean > doubt * math.sqrt(spread / len(gains))


class _Clock:
    """Shares simulations and seconds evenly between the phases of a search."""

    def __init__(self, budget: Budget, phases: int) -> None:
        self.phases = phases
        self._sims = math.inf if budget.sims is None else budget.sims
        self._seconds = math.inf if budget.seconds is None else budget.seconds
        self._started = time.monotonic()
        self._phase_sims = 0.0
        self._phase_ends = 0.0

    def begin_phase(self, candidates: int) -> None:
        spent = time.monotonic() - self._started
        # Whatever a phase gets, each of its candidates is tried at least once.
        self._phase_sims = max(self._sims / self.phases, candidates)
        self._phase_ends = spent + (self._seconds - spent) / self.phases
        self.phases -= 1

    def goes_on(self, candidates: int) -> bool:
        if candidates > self._phase_sims or candidates > self._sims:
            return False
        if time.monotonic() - self._started >= self._phase_ends:
            return False
        self._phase_sims -= candidates
        self._sims -= candidates
        return True


class _Worlds:
    """Imagined positions, one after the other, and the luck in each of them."""

    def __init__(self, handle: Handle, policy: RolloutPolicy, seed: str) -> None:
        self._handle = handle
        self._policy = policy
        self._seed = seed
        self._number = 0

    def try_all(self, candidates: Sequence[Tried]) -> None:
        """Try every candidate in one more imagined position."""
        seed = f"{self._seed} {self._number}"
        self._number += 1
        world = self._handle.determinise(random.Random(seed))
        for tried in candidates:
            tried.values.append(self._outcome(world.clone(), tried.action, seed))

    def _outcome(self, world: State, action: Action | None, seed: str) -> float:
        question = self._handle.question
        holder = world.holders[question.seat]
        if action is not None:
            world.apply(Act(question.id, question.seat, action))
        seats = range(len(world.holders))
        players = [self._policy.player(f"{seed} {seat}", Seat(seat)) for seat in seats]
        policy = self._policy
        play_turns(world, players, SeededLuck(seed), policy.turns, policy.imagined)
        if world.result is None:
            return self._policy.win_chances(world, question.seat)[holder]
        first = world.result.ranks.count(1)
        return 1 / first if world.result.ranks[holder] == 1 else 0.0
