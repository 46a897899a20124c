"""What a position of Global Powers is worth to a party, as the steady player sees it.

Points count as they would be if the scoring came now, but the further it is away, the less a small lead says. A rank
at the scoring is worth delegates in the UN, and these count at every scoring after it. A government is worth more the
safer it is. Whoever is near to winning, by points or by dominance, is everybody's concern. Worth is in half points.
"""

from functools import lru_cache
from math import exp

from statecraft.global_powers import scoring
from statecraft.global_powers.government import REGIONS
from statecraft.global_powers.state import World


class W:
    BASE = tuple([2.9 * i for i in range(11)])
    BASE_MORE = 2.5
    IN_REGION = 2.5
    SECURE = (0.0, 0.8, 1.6, 2.0, 2.2)
    CLOSE = (0.0, 0.8, 0.4, 0.1)
    RAW, ECO, MIL, DIP = 0.3, 0.5, 0.35, 0.35
    RIVAL, OTHERS = 0.4, 0.1
    RANK = 5.0
    T0, T1 = 3.0, 0.8
    GOAL = 45.0
    DOMINANCE = 150.0
    NEAR = (60.0, 20.0, 8.0, 3.0, 1.0)
    THREAT = (110.0, 50.0, 20.0, 6.0, 2.0)
    LOWER = (1.0, 0.9, 0.8, 0.6, 0.45, 0.3, 0.2, 0.12, 0.08, 0.05, 0.03, 0.02, 0.01)
    OPEN_CARD = 3.0
    CARD = 2.0


@lru_cache(maxsize=1 << 17)
def standing(there: tuple[int, ...], economy: int, sanctioned: int) -> tuple[float, ...]:
    """What a region brings each party: half points, worth beyond them, and whether it governs."""
    n = len(there)
    points = scoring.points_of(there, economy, sanctioned)
    ordered = sorted(there, reverse=True)
    most, second = ordered[0], ordered[1]
    beyond = [0.0] * n
    governs = [0] * n
    for party in range(n):
        mine = there[party]
        if not mine:
            continue
        beyond[party] = W.IN_REGION * mine
        if mine == most:
            governs[party] = 1
            beyond[party] += W.SECURE[min(4, most - second)]
        else:
            beyond[party] += W.CLOSE[min(3, most - mine)]
    return (*points, *beyond, *governs)


@lru_cache(maxsize=1 << 14)
def of_chips(raw: int, economy: int, military: int, diplomacy: int) -> float:
    """What chips in a region are worth to who governs it, beyond points."""
    return W.RAW * raw + W.ECO * economy + W.MIL * military + W.DIP * diplomacy


def in_base(politicians: int) -> float:
    """The first politicians in base are worth most."""
    if politicians < len(W.BASE):
        return W.BASE[politicians]
    return W.BASE[-1] + W.BASE_MORE * (politicians - len(W.BASE) + 1)


def chance(lead: float, doubt: float) -> float:
    """How likely a lead holds."""
    x = lead / doubt
    if x > 20:
        return 1.0
    return 0.0 if x < -20 else 1 / (1 + exp(-x))


def worth(table: World, me: int) -> float:
    """How good a position is for a party."""
    n = table.colours
    politicians, chips, sanctioned = table.politicians, table.chips, table.sanctioned
    summed = [0.0] * (3 * n)
    for region in range(REGIONS):
        at = region * 4
        row = standing(
            tuple(politicians[region * n : region * n + n]), chips[at + 1], sanctioned[region]
        )
        goods = of_chips(chips[at], chips[at + 1], chips[at + 2], chips[at + 3])
        for party in range(n):
            summed[party] += row[party]
            governs = row[2 * n + party]
            summed[n + party] += row[n + party] + goods * governs
            summed[2 * n + party] += governs
    pending = table.done.count(0)
    doubt = W.T0 + W.T1 * pending
    mark = 2 * table.content.victory_points[n]
    stands = [0.0] * n
    goals = [0.0] * n
    hands = table.cards.hands
    for party in range(n):
        points = summed[party] + 4 * table.un[party] - 2 * table.mauritius[party]
        goals[party] = chance(points - mark + 1, doubt)
        stands[party] = points + summed[n + party] + in_base(table.base[party])
        stands[party] += W.OPEN_CARD * (table.zeal[party] + table.warmonger[party])
        stands[party] += W.CARD * hands[party].bit_count()
    mine = stands[me]
    others = stands[:me] + stands[me + 1 :]
    total = mine - W.RIVAL * max(others) - W.OTHERS * sum(others)
    for other in others:
        total += W.RANK * chance(mine - other, doubt)
    total += W.GOAL * (goals[me] - max(goals[:me] + goals[me + 1 :]))
    lower = W.LOWER[pending]
    for party in range(n):
        short = int(table.dominance - summed[2 * n + party])
        if short <= 0:
            total += W.DOMINANCE if party == me else -W.DOMINANCE
            continue
        table_of = W.NEAR if party == me else W.THREAT
        value = table_of[short] * (1 - lower) if short < 5 else 0.0
        if short <= 5:
            value += table_of[short - 1] * lower
        total += value if party == me else -value
    return total
