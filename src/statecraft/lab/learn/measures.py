"""How good chances to win are that somebody gives: Brier score, AUC, and how often what was said came true."""

from collections.abc import Sequence
from typing import NamedTuple

BINS = 10


class Said(NamedTuple):
    """A chance that was given to one holder in one position, and how far it came true: 1, 0, or a shared first place."""

    chance: float
    came: float


def brier(found: Sequence[Said]) -> float:
    """The mean squared error of chances: 0 is a prophet.

    >>> brier([Said(1.0, 1.0), Said(0.5, 0.0)])
    0.125
    """
    return sum([(said.chance - said.came) ** 2 for said in found]) / max(1, len(found))


def auc(found: Sequence[Said]) -> float:
    """How often a winner was given more than a loser, of all pairs; half where they were given the same.

    >>> auc([Said(0.9, 1.0), Said(0.1, 0.0), Said(0.9, 0.0)])
    0.75
    """
    ordered = sorted(found, key=lambda said: said.chance)
    won = lost = 0.0
    pairs = 0.0
    at = 0
    while at < len(ordered):
        equal = _run(ordered, at)
        wins = sum([said.came for said in equal])
        losses = len(equal) - wins
        pairs += wins * (lost + losses / 2)
        won += wins
        lost += losses
        at += len(equal)
    return pairs / (won * lost) if won and lost else 0.5


def _run(ordered: Sequence[Said], at: int) -> list[Said]:
    end = at
    while end < len(ordered) and ordered[end].chance == ordered[at].chance:
        end += 1
    return list(ordered[at:end])


def reliability(found: Sequence[Said], bins: int = BINS) -> list[tuple[float, float, int]]:
    """For chances from 0 to 1 in equal steps: what was said on average, how often it came true, and of how many.

    >>> reliability([Said(0.1, 0.0), Said(0.9, 1.0)], 2)
    [(0.1, 0.0, 1), (0.9, 1.0, 1)]
    """
    boxes: list[list[Said]] = [[] for _ in range(bins)]
    for said in found:
        boxes[min(bins - 1, int(said.chance * bins))].append(said)
    return [
        (
            round(sum([said.chance for said in box]) / len(box), 4),
            round(sum([said.came for said in box]) / len(box), 4),
            len(box),
        )
        for box in boxes
        if box
    ]


def off(found: Sequence[Said], bins: int = BINS) -> float:
    """By how much chances miss what came of them on average, over equal steps (the expected calibration error)."""
    return sum([abs(said - came) * count for said, came, count in reliability(found, bins)]) / max(
        1, len(found)
    )
