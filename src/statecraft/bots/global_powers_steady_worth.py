"""What a position of Global Powers is worth to a party, as the steady player sees it.

Points count as they would be if the scoring came now, but the further it is away, the less a small lead says. A rank
at the scoring is worth delegates in the UN, and these count at every scoring after it. A government is worth more the
safer it is. Whoever is near to winning, by points or by dominance, is everybody's concern. Worth is in half points.
"""

from functools import lru_cache
from math import exp
from operator import add

from statecraft.global_powers import scoring
from statecraft.global_powers.chips import ECONOMY
from statecraft.global_powers.government import REGIONS, governed
from statecraft.global_powers.state import World

RANGE = range(REGIONS)
NOTHING = (0,) * 5
POLITICIAN = (0.5, 0.5, 2.0, 2.5, 2.5, 2.5)
"""What a politician that is left is worth beyond its points, with so many scorings to come."""
IN_BASE = 0.4
"""How much more one in base is worth: it may yet go anywhere."""
SECURE = (0.0, 0.8, 1.6, 2.0, 2.2)
"""What a government's lead over the next party is worth."""
CLOSE = (0.0, 0.8, 0.4, 0.1)
"""What it is worth to be so few politicians short of governing."""
CHIPS = (0.3, 0.5, 0.35, 0.35)
"""What a chip of each kind is worth to who governs, beyond points."""
RIVAL, OTHERS = 0.4, 0.1
"""How much the best of the others counts against oneself, and all of them."""
RANK = (0.0, 0.0, 4.0, 5.0, 5.0, 5.0)
"""To be ahead of one more party at the scoring is a delegate more, for all scorings to come (GP-6.7)."""
FIRST = (60.0, 60.0, 10.0, 0.0, 0.0, 0.0)
"""To be ahead of all of them decides the last scoring (GP-6.13)."""
DOUBT, DOUBT_PENDING = 3.0, 0.8
"""How many half points a lead is uncertain by, at the scoring and more for each region still pending."""
GOAL = 45.0
"""What the points that win are worth at the scoring."""
NEAR = (150.0, 20.0, 8.0, 3.0, 1.0, 0.0)
THREAT = (150.0, 50.0, 20.0, 6.0, 2.0, 0.0)
"""What it is worth to be so many regions short of dominance, and how much it is feared of others."""
FAR = 5
LOWER = (1.0, 0.9, 0.8, 0.6, 0.45, 0.3, 0.2, 0.12, 0.08, 0.05, 0.03, 0.02, 0.01)
"""How much of the lower marker to come counts already, with so many regions pending (GP-6.8)."""
OPEN_CARD, CARD = 3.0, 2.0
"""What a Zeal or a Warmonger that lies open is worth, and a card in hand."""
MOST_SCORINGS = 5
CLOSE_POINTS = 4
"""So many half points short of the goal is close."""


@lru_cache(maxsize=1 << 17)
def standing(there: tuple[int, ...], chips: tuple[int, ...], sanctioned: int) -> tuple[float, ...]:
    """What a region brings each party: half points, worth beyond them, and whether it governs."""
    n = len(there)
    points = scoring.points_of(there, chips[ECONOMY], sanctioned)
    most, second = sorted(there, reverse=True)[:2]
    goods = sum([worth * count for worth, count in zip(CHIPS, chips, strict=True)])
    beyond = [0.0] * n
    governs = [0] * n
    for party in range(n):
        mine = there[party]
        if not mine:
            continue
        if mine == most:
            governs[party] = 1
            beyond[party] += SECURE[min(4, most - second)] + goods
        else:
            beyond[party] += CLOSE[min(3, most - mine)]
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
    doubt = DOUBT + DOUBT_PENDING * pending
    mark = 2 * table.content.victory_points[n] - 1
    lower = LOWER[pending]
    hands, base, un, mauritius = table.cards.hands, table.base, table.un, table.mauritius
    # By GP-7.1 earlier points may count as well.
    earlier = table.points if table.settings().points == "added" else NOTHING
    in_regions = [sum(politicians[party::n]) for party in range(n)]
    scorings = scorings_left(table, max(map(add, in_regions, base)))
    politician = POLITICIAN[scorings]
    stands: list[float] = []
    standings: list[float] = []
    goal = rival_goal = total = 0.0
    for party in range(n):
        points = summed[party] + 4 * un[party] - 2 * mauritius[party] + earlier[party]
        stands.append(
            points
            + summed[n + party]
            + politician * in_regions[party]
            + (politician + IN_BASE) * base[party]
            + OPEN_CARD * (table.zeal[party] + table.warmonger[party])
            + CARD * hands[party].bit_count()
        )
        standings.append(points)
        if party == me:
            goal = chance(points - mark, doubt)
        else:
            rival_goal = max(rival_goal, chance(points - mark, doubt))
        short = int(table.dominance - summed[2 * n + party])
        if short <= FAR:
            near = NEAR if party == me else THREAT
            if short <= 0:
                value = near[0]
            else:
                value = near[short] + lower * (near[short - 1] - near[short])
            total += value if party == me else -value
    mine = stands.pop(me)
    total += mine - RIVAL * max(stands) - OTHERS * sum(stands) + GOAL * (goal - rival_goal)
    for other in stands:
        total += RANK[scorings] * chance(mine - other, doubt)
    lead = standings.pop(me) - max(standings)
    return total + FIRST[scorings] * chance(lead, doubt)


def scorings_left(table: World, most: int) -> int:
    """How many scorings there will be at most, where nobody has more politicians left than so many (GP-6.13)."""
    left = min(-(-most // table.colours), table.dominance, MOST_SCORINGS)
    limit = table.settings().scorings
    return max(1, min(left, limit - table.scorings) if limit else left)


def close_to_winning(table: World, party: int) -> bool:
    """Whether a party is a step or a scoring away from winning."""
    n = table.colours
    points = scoring.count_points(table)[party]
    if points >= 2 * table.content.victory_points[n] - CLOSE_POINTS:
        return True
    return table.dominance - governed(table)[party] <= 1
