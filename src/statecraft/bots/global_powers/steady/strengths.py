"""How strong each party of Global Powers is, as the steady player sees it: politicians, points, delegates, cards.

What regions bring is summed up in `tally`. What dominance adds is told apart, and what a position is worth to somebody
is worked out from both in `worth`.
"""

from functools import lru_cache
from math import exp

from statecraft.bots.global_powers import dominance
from statecraft.bots.global_powers.steady.tally import (
    BACK,
    BACK_BITS,
    BEYOND,
    GOVERNED,
    GOVERNED_BITS,
    MILLIONTHS,
    POINTS,
    POLITICIANS,
    POLITICIANS_BITS,
    Tally,
    tally,
)
from statecraft.bots.global_powers.weights import Weights
from statecraft.global_powers.rules.government import REGIONS
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.variants import Settings

MOST_SCORINGS = 5
LOWER = (1.0, 0.9, 0.8, 0.6, 0.45, 0.3, 0.2, 0.12, 0.08, 0.05, 0.03, 0.02, 0.01)
"""How much of the lower marker to come counts already, with so many regions pending (GP-6.8)."""
BROUGHT_BACK = 0.3
"""How much of a politician on Mauritius counts as brought back already for whom a region has diplomacy left."""
LEAST = 4
"""So many half points everybody is taken to have at a scoring to come."""
NOTHING = [0] * 5
SURE = 1024
"""A lead of so many half points nobody ever has."""


@lru_cache(maxsize=64)
def holding(doubt: float) -> list[float]:
    """How likely leads hold that are uncertain by so many half points; lags are counted from behind."""
    found: list[float] = []
    for lead in (*range(SURE), *range(-SURE, 0)):
        x = lead / doubt
        found.append(1.0 if x > 8 else 0.0 if x < -8 else 1 / (1 + exp(-x)))
    return found


@lru_cache(maxsize=1 << 12)
def by_points(
    points: tuple[int, ...], goal: int, pending: int, scorings: int, weights: Weights
) -> list[float]:
    """What everybody's points are worth: the points themselves, to be first, the goal, and to be ahead of others."""
    held = holding(weights.doubt[0] + weights.doubt[1] * pending)
    best, second = sorted(points, reverse=True)[:2]
    rank = weights.rank[scorings] if weights.rank else 0.0
    point, first = weights.points[scorings], weights.first[scorings]
    found: list[float] = []
    for mine in points:
        # Its own points, which are equal to its own, count for a half.
        ahead = -0.5
        for theirs in points:
            ahead += held[mine - theirs]
        lead = mine - (second if mine == best else best)
        found.append(
            point * mine
            + first * held[lead]
            + weights.goal * held[max(-SURE, mine + 1 - goal)]
            + ahead * rank
        )
    return found


def goal_of(table: GlobalPowersState) -> int:
    """The half points that win."""
    return 2 * table.content.victory_points[table.colours]


class Strengths:
    """How strong each party is without dominance (``found``), and what a look at that has shown besides.

    ``dominance`` is how much its dominance adds to each, ``governed`` how many regions it governs, ``scorings`` how
    many scorings are to come, ``pending`` how many regions until the next, ``points`` everybody's half points, and
    ``tally`` what the regions bring.
    """

    __slots__ = ("dominance", "found", "governed", "pending", "points", "scorings", "tally")

    def __init__(self, counted: Tally, pending: int) -> None:
        self.tally = counted
        self.pending = pending
        self.found: list[float] = []
        self.dominance: list[float] = []
        self.governed: list[int] = []
        self.points: list[int] = []
        self.scorings = 1


def strengths(table: GlobalPowersState, weights: Weights) -> Strengths:
    """What every party has, weighed."""
    base, un, mauritius = table.base, table.un, table.mauritius
    seen = Strengths(tally(table), table.done.count(0))
    sums = seen.tally.sums
    settings = table.settings()
    # By GP-7.1 earlier points may count as well.
    earlier = table.points if settings.points == "added" else NOTHING
    # Plain zips are compiled to plain loops.
    counted = [
        (mine & POINTS) + 4 * delegates - 2 * exiled
        for mine, delegates, exiled in zip(sums, un, mauritius)  # noqa: B905
    ]
    seen.points = [now + before for now, before in zip(counted, earlier)]  # noqa: B905
    seen.governed = [mine >> GOVERNED & GOVERNED_BITS for mine in sums]
    left = [
        (mine >> POLITICIANS & POLITICIANS_BITS) + at_home
        for mine, at_home in zip(sums, base)  # noqa: B905
    ]
    seen.scorings = scorings = scorings_left(table, settings, max(left), counted, earlier)
    politician, in_base = weights.politician[scorings], weights.in_base[scorings]
    on_mauritius, delegate = weights.on_mauritius[scorings], weights.delegate[scorings]
    brought_back = BROUGHT_BACK * (politician - on_mauritius)
    open_card, card = weights.open_card, weights.card
    hands, zeal, warmonger = table.cards.hands, table.zeal, table.warmonger
    scored = by_points(tuple(seen.points), goal_of(table), seen.pending, scorings, weights)
    for party, mine in enumerate(sums):
        exiled, back = mauritius[party], mine >> BACK & BACK_BITS
        seen.found.append(
            politician * left[party]
            + in_base * base[party]
            + on_mauritius * exiled
            + brought_back * (back if back < exiled else exiled)
            + delegate * un[party]
            + scored[party]
            + (mine >> BEYOND) / MILLIONTHS
            + open_card * (zeal[party] + warmonger[party])
            + card * hands[party].bit_count()
        )
    seen.dominance = nearness(table, seen.governed, seen.pending, weights)
    return seen


def nearness(
    table: GlobalPowersState, governed: list[int], pending: int, weights: Weights
) -> list[float]:
    """What it is worth to everybody to be so near dominance."""
    regions = table.dominance
    if table.colours == 2:
        lower = LOWER[pending]
        needed = [sorted(dominance.needs(table, party)) for party in table.all_holders()]
        return [duel_near(mine, regions, lower, weights) for mine in needed]
    by_regions = near_by_regions(regions, pending, weights)
    return [by_regions[governs] for governs in governed]


@lru_cache(maxsize=1 << 10)
def near_by_regions(needed: int, pending: int, weights: Weights) -> list[float]:
    """What it is worth to govern none, one, two regions and so on, where so many are needed."""
    return [near(needed - governs, LOWER[pending], weights) for governs in range(REGIONS + 1)]


def near(short: int, lower: float, weights: Weights) -> float:
    """What it is worth to be so many regions short of dominance, and one fewer after the scoring."""
    if short <= 0:
        return weights.dominant
    if short >= len(weights.near):
        return 0.0
    here = weights.near[short]
    return here + lower * (weights.near[short - 1] - here)


def duel_near(needed: list[int], regions: int, lower: float, weights: Weights) -> float:
    """What it is worth between two to be so few politicians short of so many regions, and one fewer after the scoring.

    ``needed`` is how many politicians it is short of governing each region, the fewest first.
    """
    furthest = len(weights.duel_near) - 1
    short = sum(needed[:regions])
    if not short:
        return weights.dominant
    here = weights.duel_near[min(furthest, short)]
    soon = weights.duel_near[min(furthest, sum(needed[: regions - 1]))]
    return here + lower * (soon - here)


def scorings_left(
    table: GlobalPowersState,
    settings: Settings,
    most: int,
    counted: list[int],
    earlier: list[int],
) -> int:
    """How many scorings there will be at most, where nobody has more politicians left than so many (GP-6.13).

    Where points are added up (GP-7.1), somebody has the goal as soon as what everybody has now has been counted
    often enough.
    """
    left = min(-(-most // table.colours), table.dominance, MOST_SCORINGS)
    if settings.scorings:
        left = min(left, settings.scorings - table.scorings)
    if left > 1 and settings.points == "added":
        goal = goal_of(table)
        for party, now in enumerate(counted):
            rounds = -((earlier[party] - goal) // (now if now > LEAST else LEAST))
            if rounds < left:
                left = rounds
    return max(1, left)
