"""What a change in a single region of Global Powers would gain a party, roughly.

A sketch knows how steep a party's worth is in what regions bring everybody. With it many changes are weighed at the
price of one position, to choose the few that are then tried out on the table.
"""

from math import exp

from statecraft.bots.global_powers.steady.strengths import (
    BROUGHT_BACK,
    LOWER,
    by_points,
    goal_of,
    near,
)
from statecraft.bots.global_powers.steady.tally import (
    BACK,
    BACK_BITS,
    BEYOND,
    GOVERNED,
    GOVERNED_BITS,
    MILLIONTHS,
    POINTS,
    differences,
    row_of,
)
from statecraft.bots.global_powers.steady.worth import SCALE, Evaluation
from statecraft.bots.global_powers.weights import Weights
from statecraft.core.ids import Holder
from statecraft.global_powers.state import KINDS, GlobalPowersState

NOTHING = [0] * 6
"""What a region without politicians brings."""
A_POINT = 2
"""Half points."""


class Sketch:
    """The slopes of one party's worth, by what each party might have more of.

    Between two parties it says nothing of dominance, which then goes by politicians.
    """

    __slots__ = ("_back", "_fall", "_mauritius", "_point", "_rise", "_strength", "_tally")

    def __init__(
        self, table: GlobalPowersState, me: Holder, weights: Weights, judged: Evaluation
    ) -> None:
        seen, n = judged.seen, table.colours
        self._tally = seen.tally
        self._mauritius = table.mauritius[:]
        self._strength = [0.0] * n
        self._point = [0.0] * n
        self._rise = [0.0] * n
        self._fall = [0.0] * n
        lots = [
            exp(judged.found[party] + judged.fear(me, party) * judged.feared[party])
            if party != me
            else 0.0
            for party in range(n)
        ]
        whole = sum(lots, 0.0)
        for party in range(n):
            self._strength[party] = SCALE if party == me else -SCALE * lots[party] / whole
        scorings = seen.scorings
        returns = weights.politician[scorings] - weights.on_mauritius[scorings]
        self._back = BROUGHT_BACK * returns
        points = seen.points[:]
        goal = goal_of(table)
        before = by_points(tuple(points), goal, seen.pending, scorings, weights)
        for party in range(n):
            points[party] += A_POINT
            after = by_points(tuple(points), goal, seen.pending, scorings, weights)
            points[party] -= A_POINT
            for other in range(n):
                more = (after[other] - before[other]) / A_POINT
                self._point[party] += self._strength[other] * more
        if n == 2:
            return
        lower = LOWER[seen.pending]
        for party in range(n):
            counts = judged.hope(me) if party == me else weights.fear * judged.fear(me, party)
            short = table.dominance - seen.governed[party]
            here = near(short, lower, weights)
            slope = counts * self._strength[party]
            self._rise[party] = slope * (near(short - 1, lower, weights) - here)
            self._fall[party] = slope * (near(short + 1, lower, weights) - here)

    def gain_of(self, table: GlobalPowersState) -> float:
        """What is gained where politicians and chips are as they are on this table."""
        changed = differences(table.politicians, self._tally.politicians, table.colours)
        changed += differences(table.chips, self._tally.chips, KINDS)
        return sum([self.gain(row_of(table, region), region) for region in set(changed)], 0.0)

    def burden(self, region: int) -> float:
        """What is gained where nobody had anything of a region."""
        return self.gain(NOTHING, region)

    def gain(self, now: list[int], region: int) -> float:
        """What is gained where a region brings this, and everything else stays as it was."""
        before = self._tally.rows[region]
        found = 0.0
        if now is before:
            return found
        for party in range(len(self._strength)):
            mine, was = now[party], before[party]
            if mine != was:
                beyond = (mine >> BEYOND) - (was >> BEYOND)
                points = (mine & POINTS) - (was & POINTS)
                governs = (mine >> GOVERNED & GOVERNED_BITS) - (was >> GOVERNED & GOVERNED_BITS)
                found += self._strength[party] * beyond / MILLIONTHS + self._point[party] * points
                if mine >> BACK & BACK_BITS != was >> BACK & BACK_BITS:
                    found += self._strength[party] * self._brought_back(party, mine, was)
                if governs > 0:
                    found += self._rise[party]
                elif governs < 0:
                    found += self._fall[party]
        return found

    def _brought_back(self, party: int, mine: int, was: int) -> float:
        """What more or less diplomacy is worth that brings politicians back, as long as any wait for it."""
        chips, exiled = self._tally.sums[party] >> BACK & BACK_BITS, self._mauritius[party]
        after = chips + (mine >> BACK & BACK_BITS) - (was >> BACK & BACK_BITS)
        return self._back * (min(exiled, after) - min(exiled, chips))
