"""What a position of Global Powers is worth to a party, as the steady player sees it.

Points count as they would be if the scoring came now, but the further it is away, the less a small lead says. A rank
at the scoring is worth delegates in the UN, and these count at every scoring after it. A government is worth more the
safer it is. Whoever is near to winning, by points or by dominance, is everybody's concern. Worth is in half points.
"""

from functools import lru_cache
from math import exp

from statecraft.global_powers import scoring
from statecraft.global_powers.chips import ECONOMY
from statecraft.global_powers.government import REGIONS, governed
from statecraft.global_powers.state import World

RANGE = range(REGIONS)
FAR = 5
CLOSE_POINTS = 4
"""So many half points short of the goal is close."""


class W:
    BASE = tuple([2.9 * i for i in range(11)]) + tuple([29 + 2.5 * i for i in range(1, 11)])
    IN_REGION = 2.5
    SECURE = (0.0, 0.8, 1.6, 2.0, 2.2)
    CLOSE = (0.0, 0.8, 0.4, 0.1)
    CHIPS = (0.3, 0.5, 0.35, 0.35)
    RIVAL, OTHERS = 0.4, 0.1
    RANK = 5.0
    T0, T1 = 3.0, 0.8
    GOAL = 45.0
    NEAR = (150.0, 20.0, 8.0, 3.0, 1.0, 0.0)
    THREAT = (150.0, 50.0, 20.0, 6.0, 2.0, 0.0)
    LOWER = (1.0, 0.9, 0.8, 0.6, 0.45, 0.3, 0.2, 0.12, 0.08, 0.05, 0.03, 0.02, 0.01)
    OPEN_CARD = 3.0
    CARD = 2.0


@lru_cache(maxsize=1 << 17)
def standing(there: tuple[int, ...], chips: tuple[int, ...], sanctioned: int) -> tuple[float, ...]:
    """What a region brings each party: half points, worth beyond them, and whether it governs."""
    n = len(there)
    points = scoring.points_of(there, chips[ECONOMY], sanctioned)
    most, second = sorted(there, reverse=True)[:2]
    goods = sum([worth * count for worth, count in zip(W.CHIPS, chips, strict=True)])
    beyond = [0.0] * n
    governs = [0] * n
    for party in range(n):
        mine = there[party]
        if not mine:
            continue
        beyond[party] = W.IN_REGION * mine
        if mine == most:
            governs[party] = 1
            beyond[party] += W.SECURE[min(4, most - second)] + goods
        else:
            beyond[party] += W.CLOSE[min(3, most - mine)]
    return (*points, *beyond, *governs)


def chance(lead: float, doubt: float) -> float:
    """How likely a lead holds."""
    x = lead / doubt
    if x > 8:
        return 1.0
    return 0.0 if x < -8 else 1 / (1 + exp(-x))


def worth(table: World, me: int) -> float:
    """How good a position is for a party."""
    n = table.colours
    politicians, chips, sanctioned = table.politicians, table.chips, table.sanctioned
    rows = [
        standing(
            tuple(politicians[region * n : region * n + n]),
            tuple(chips[region * 4 : region * 4 + 4]),
            sanctioned[region],
        )
        for region in RANGE
    ]
    summed = [sum(column) for column in zip(*rows, strict=True)]
    pending = table.done.count(0)
    doubt = W.T0 + W.T1 * pending
    mark = 2 * table.content.victory_points[n] - 1
    lower = W.LOWER[pending]
    hands, base, un, mauritius = table.cards.hands, table.base, table.un, table.mauritius
    stands = []
    goal = rival_goal = total = 0.0
    for party in range(n):
        points = summed[party] + 4 * un[party] - 2 * mauritius[party]
        stands.append(
            points
            + summed[n + party]
            + W.BASE[base[party]]
            + W.OPEN_CARD * (table.zeal[party] + table.warmonger[party])
            + W.CARD * hands[party].bit_count()
        )
        if party == me:
            goal = chance(points - mark, doubt)
        else:
            rival_goal = max(rival_goal, chance(points - mark, doubt))
        short = int(table.dominance - summed[2 * n + party])
        if short <= FAR:
            near = W.NEAR if party == me else W.THREAT
            if short <= 0:
                value = near[0]
            else:
                value = near[short] + lower * (near[short - 1] - near[short])
            total += value if party == me else -value
    mine = stands.pop(me)
    total += mine - W.RIVAL * max(stands) - W.OTHERS * sum(stands) + W.GOAL * (goal - rival_goal)
    for other in stands:
        total += W.RANK * chance(mine - other, doubt)
    return total


def close_to_winning(table: World, party: int) -> bool:
    """Whether a party is a step or a scoring away from winning."""
    n = table.colours
    points = scoring.count_points(table)[party]
    if points >= 2 * table.content.victory_points[n] - CLOSE_POINTS:
        return True
    return table.dominance - governed(table)[party] <= 1
