"""Luck: what chance did to everybody's chance to win, against what was to be expected of it.

At each chance event all that might have come is tried, or some of it where that is much, and the turn is played on
quickly, with equal luck for all. What came, less the mean, is luck. So over all that might have come it is nothing in
the mean, and the spread of it says how much is usual.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from statecraft.analysis.course import Step
from statecraft.analysis.effort import Effort
from statecraft.analysis.judge import SEED, Judge
from statecraft.core.chance.distributions import Distribution
from statecraft.core.engine.question import Chance
from statecraft.core.engine.state import State
from statecraft.core.ids import Seat
from statecraft.core.record.events import Note, heard
from statecraft.core.record.inputs import Outcome


class Stroke(NamedTuple):
    """One chance event: how much of a chance to win it brought every holder, and the variance of that."""

    line: int
    turn: int
    round: int
    kind: str
    seat: Seat
    gain: list[float]
    variance: list[float]
    events: list[Note]
    """What a spectator heard of it."""


def stroke(judge: Judge, step: Step, effort: Effort) -> Stroke | None:
    """The luck of an outcome; None where only one could come, or the input is none."""
    chance = step.before.waiting
    if not isinstance(step.given, Outcome) or not isinstance(chance, Chance):
        return None
    if chance.distribution.total() < 2:
        return None
    weighed = possible(chance.distribution, effort.outcomes, f"{SEED} {step.line}")
    came = _then(judge, step, chance, step.given.value, effort)
    tried = [(w, _then(judge, step, chance, value, effort)) for w, value in weighed]
    total = sum([weight for weight, _chances in tried])
    holders = range(len(came))
    mean = [sum([w * then[h] for w, then in tried], 0.0) / total for h in holders]
    spread = [
        sum([w * (then[h] - mean[h]) ** 2 for w, then in tried], 0.0) / total for h in holders
    ]
    state = step.before
    return Stroke(
        step.line,
        state.turns,
        state.round,
        chance.kind,
        Seat(chance.address[0]),
        [came[h] - mean[h] for h in holders],
        spread,
        heard(step.events, None),
    )


def possible(distribution: Distribution, most: int, seed: str) -> list[tuple[int, Any]]:
    """What may come, each with its weight: all of it where that is little, else a sample, always the same."""
    if distribution.total() <= most:
        return [(distribution.weight(value), value) for value in distribution.outcomes()]
    rng = Random(seed)
    return [(1, distribution.sample(rng)) for _ in range(max(2, most // 3))]


def _then(judge: Judge, step: Step, chance: Chance, value: Any, effort: Effort) -> list[float]:
    """Everybody's own chance when the next turn begins, had this come out."""
    found: list[list[float]] = []
    for number in range(effort.lucks):
        world: State = step.before.clone()
        world.come_out(chance, value)
        judge.goes_on(world, f"{SEED} luck {step.line} {number}", step.before.turns)
        found.append(judge.own(world))
    return [sum(column, 0.0) / len(found) for column in zip(*found, strict=True)]


class Total(NamedTuple):
    """A holder's luck in a whole game, and the standard deviation that was to be expected."""

    gain: float
    deviation: float


def totals(strokes: Sequence[Stroke], holders: int) -> list[Total]:
    """Every holder's luck, summed over the game."""
    return [
        Total(
            sum([each.gain[holder] for each in strokes], 0.0),
            sum([each.variance[holder] for each in strokes], 0.0) ** 0.5,
        )
        for holder in range(holders)
    ]
