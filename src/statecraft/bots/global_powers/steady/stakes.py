"""How much a party fears that another one dominates, and hopes to do so itself: by what it has to lose.

Who dominates takes from all others their chance to win by points. Before the first scoring these chances are equal.
Later who leads has most to lose and defends it, and who is far behind has little: for it dominance is the way to win.
Only points of earlier scorings count here, which nobody can change. If points to come counted, a party would fear less
by getting weaker.
"""

from functools import lru_cache
from math import exp

from statecraft.bots.global_powers.weights import Weights
from statecraft.global_powers.state import GlobalPowersState

LEAST, MOST = 0.2, 1.5
"""The least and the most that anybody fears, where 1 is what parties with equal chances do."""


def fears_and_hopes(table: GlobalPowersState, weights: Weights) -> tuple[list[float], list[float]]:
    """For each party, how much of the fear of others' dominance counts, and of the hope for its own."""
    # Unless points are added up (GP-7.1) nobody is behind after a scoring.
    added = table.settings().points == "added"
    return _by_points(weights, table.scorings, tuple(table.points), added)


@lru_cache(maxsize=256)
def _by_points(
    weights: Weights, scorings: int, points: tuple[int, ...], added: bool
) -> tuple[list[float], list[float]]:
    """The same, from the points of earlier scorings, which stay as they are until the next."""
    n = len(points)
    fear = _after(weights.fear_after[n], scorings)
    hope = _after(weights.hope_after[n], scorings)
    lead = weights.lead[n]
    if not lead or not scorings or not added:
        return [fear] * n, [hope] * n
    shares = _shares(points, lead)
    fears = [fear * max(LEAST, min(MOST, share * n)) for share in shares]
    hopes = [hope * (1 - share) * n / (n - 1) for share in shares]
    return fears, hopes


def _shares(points: tuple[int, ...], lead: float) -> list[float]:
    """Everybody's chance to win by points, where a lead of so many half points makes e times as much."""
    most = max(points)
    lots = [exp((mine - most) / lead) for mine in points]
    whole = sum(lots, 0.0)
    return [mine / whole for mine in lots]


def _after(row: tuple[float, ...], scorings: int) -> float:
    return row[min(scorings, len(row) - 1)]
