"""How strong each party of Global Powers is, as the steady player sees it: politicians, points, delegates, cards.

What dominance adds is told apart, and what a position is worth to somebody is worked out from both in `worth`.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import TypeAlias

from statecraft.bots.global_powers import dominance
from statecraft.bots.global_powers.weights import Weights
from statecraft.global_powers.rules import scoring
from statecraft.global_powers.rules.chips import DIPLOMACY, ECONOMY, MILITARY, RAW
from statecraft.global_powers.rules.government import REGIONS
from statecraft.global_powers.state import GlobalPowersState

MOST_SCORINGS = 5
LOWER = (1.0, 0.9, 0.8, 0.6, 0.45, 0.3, 0.2, 0.12, 0.08, 0.05, 0.03, 0.02, 0.01)
"""How much of the lower marker to come counts already, with so many regions pending (GP-6.8)."""
SECURE = (0.0, 0.03, 0.1, 0.16, 0.2)
"""A government's lead over the next party."""
CLOSE = (0.0, 0.03, 0.015, 0.0)
"""To be so few politicians short of governing."""
CHIPS = (0.01, 0.015, 0.015, 0.015)
"""A chip of each kind, to who governs, beyond points."""
A_BONUS, A_PURGE = 0.03, 0.02
"""A point that raw material may still make, and a politician of the opposition that may be purged."""
BROUGHT_BACK = 0.3
"""How much of a politician on Mauritius counts as brought back already for whom a region has diplomacy left."""
LEAST = 4
"""So many half points everybody is taken to have at a scoring to come."""
NOTHING = (0,) * 5
RegionRow: TypeAlias = tuple[tuple[int, ...], tuple[float, ...]]
"""By party: half points, whether it governs, its diplomacy, one after the other; and strength beyond points."""
RANGE = range(REGIONS)


@lru_cache(maxsize=1 << 15)
def region_row(
    there: tuple[int, ...], chips: tuple[int, ...], sanctioned: int, done: int
) -> RegionRow:
    """What a region brings each party.

    Chips are worth more where they can still be used: raw material that makes economy, military against an
    opposition, and diplomacy that brings politicians back (which is told apart, since it depends on how many wait).
    """
    n = len(there)
    points = scoring.points_of(there, chips[ECONOMY], sanctioned)
    most, second = sorted(there, reverse=True)[:2]
    goods = sum([worth * count for worth, count in zip(CHIPS, chips, strict=True)], 0.0)
    acts = not done and not sanctioned
    if acts and chips[RAW]:
        more = min(5, chips[ECONOMY] + 3)
        goods += A_BONUS * (scoring.BONUS[more] - scoring.BONUS[chips[ECONOMY]])
    beyond = [0.0] * n
    governs = [0] * n
    diplomacy = [0] * n
    for party in range(n):
        mine = there[party]
        if not mine:
            continue
        if mine == most:
            governs[party] = 1
            beyond[party] += SECURE[min(4, most - second)] + goods / there.count(most)
            if acts:
                diplomacy[party] = chips[DIPLOMACY]
                opposed = sum(there) - most * there.count(most)
                beyond[party] += A_PURGE * min(chips[MILITARY], opposed)
        else:
            beyond[party] += CLOSE[min(3, most - mine)]
    return (*points, *governs, *diplomacy), tuple(beyond)


def region_rows(table: GlobalPowersState) -> list[RegionRow]:
    """What each region brings everybody."""
    n = table.colours
    politicians, chips = tuple(table.politicians), tuple(table.chips)
    sanctioned, done = table.sanctioned, table.done
    return [
        region_row(
            politicians[region * n : region * n + n],
            chips[region * 4 : region * 4 + 4],
            sanctioned[region],
            done[region],
        )
        for region in RANGE
    ]


def chance(lead: float, doubt: float) -> float:
    """How likely a lead holds."""
    x = lead / doubt
    if x > 8:
        return 1.0
    return 0.0 if x < -8 else 1 / (1 + exp(-x))


@lru_cache(maxsize=1 << 12)
def by_points(
    points: tuple[int, ...], mark: int, pending: int, scorings: int, weights: Weights
) -> tuple[tuple[float, float, float, float], ...]:
    """What everybody's points are worth: the points themselves, to be first, the goal, and to be ahead of others."""
    doubt = weights.doubt[0] + weights.doubt[1] * pending
    best, second = sorted(points, reverse=True)[:2]
    rank = weights.rank[scorings] if weights.rank else 0.0
    found: list[tuple[float, float, float, float]] = []
    for mine in points:
        # Its own points, which are equal to its own, count for a half.
        ahead = sum([chance(mine - theirs, doubt) for theirs in points], 0.0) - 0.5
        lead = mine - (second if mine == best else best)
        found.append(
            (
                weights.points[scorings] * mine,
                weights.first[scorings] * chance(lead, doubt),
                weights.goal * chance(mine - mark, doubt),
                ahead * rank,
            )
        )
    return tuple(found)


def summed(rows: list[RegionRow]) -> tuple[list[int], list[float]]:
    """What all regions bring together."""
    counts = list(map(sum, zip(*[row[0] for row in rows], strict=True)))
    beyond = [sum(column, 0.0) for column in zip(*[row[1] for row in rows], strict=True)]
    return counts, beyond


class Strengths:
    """How strong each party is without dominance (``found``), and what a look at that has shown besides.

    ``dominance`` is how much its dominance adds to each, ``governed`` how many regions it governs, and ``scorings``
    how many scorings are to come.
    """

    __slots__ = ("dominance", "found", "governed", "scorings")

    def __init__(
        self, found: list[float], dominance: list[float], governed: list[int], scorings: int
    ) -> None:
        self.found = found
        self.dominance = dominance
        self.governed = governed
        self.scorings = scorings


def strengths(table: GlobalPowersState, weights: Weights) -> Strengths:
    """What every party has, weighed."""
    n = table.colours
    politicians, base, un, mauritius = table.politicians, table.base, table.un, table.mauritius
    counts, beyond = summed(region_rows(table))
    pending = table.done.count(0)
    # By GP-7.1 earlier points may count as well.
    earlier = table.points if table.settings().points == "added" else NOTHING
    left = [sum(politicians[party::n]) + base[party] for party in range(n)]
    counted = [counts[party] + 4 * un[party] - 2 * mauritius[party] for party in range(n)]
    points = tuple([mine + before for mine, before in zip(counted, earlier, strict=False)])
    scorings = scorings_left(table, max(left), counted, earlier)
    mark = 2 * table.content.victory_points[n] - 1
    politician, in_base = weights.politician[scorings], weights.in_base[scorings]
    on_mauritius, delegate = weights.on_mauritius[scorings], weights.delegate[scorings]
    brought_back = BROUGHT_BACK * (politician - on_mauritius)
    hands, zeal, warmonger = table.cards.hands, table.zeal, table.warmonger
    found: list[float] = []
    for party, (point, first, goal, ahead) in enumerate(
        by_points(points, mark, pending, scorings, weights)
    ):
        found.append(
            politician * left[party]
            + in_base * base[party]
            + on_mauritius * mauritius[party]
            + brought_back * min(mauritius[party], counts[2 * n + party])
            + delegate * un[party]
            + point
            + first
            + goal
            + beyond[party]
            + ahead
            + weights.open_card * (zeal[party] + warmonger[party])
            + weights.card * hands[party].bit_count()
        )
    governed = counts[n : 2 * n]
    return Strengths(found, nearness(table, governed, LOWER[pending], weights), governed, scorings)


def nearness(
    table: GlobalPowersState, governed: list[int], lower: float, weights: Weights
) -> list[float]:
    """What it is worth to everybody to be so near dominance."""
    regions = table.dominance
    if table.colours == 2:
        needed = [sorted(dominance.needs(table, party)) for party in table.all_holders()]
        return [duel_near(mine, regions, lower, weights) for mine in needed]
    return [near(regions - governs, lower, weights) for governs in governed]


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
    table: GlobalPowersState, most: int, counted: Sequence[int], earlier: Sequence[int]
) -> int:
    """How many scorings there will be at most, where nobody has more politicians left than so many (GP-6.13).

    Where points are added up (GP-7.1), somebody has the goal as soon as what everybody has now has been counted
    often enough.
    """
    left = min(-(-most // table.colours), table.dominance, MOST_SCORINGS)
    settings = table.settings()
    if settings.scorings:
        left = min(left, settings.scorings - table.scorings)
    if left > 1 and settings.points == "added":
        goal = 2 * table.content.victory_points[table.colours]
        for now, before in zip(counted, earlier, strict=False):
            left = min(left, -((before - goal) // max(now, LEAST)))
    return max(1, left)
