"""Dominance in a single activation of Global Powers: who could have how many regions by one, and how.

A government that rules alone sends its politicians to neighbours, or others out of its base (GP-4.1, GP-4.2), and has
as many actions as politicians there. Where nobody else sits in the region, nothing can stop it; others who do sit
there may vote against it, and each of their politicians may veto one proposal (GP-3.11), so that many actions are
reckoned as lost. That is how games end between good players, and it is seen only by who counts several actions ahead.
"""

from statecraft.core.ids import Holder
from statecraft.core.verbs.action import Action
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.rules.government import REGIONS
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import ACTIVATE, EMIGRATE, PROPAGANDA


class Reach:
    """What one activation would do for a party: regions it would govern more."""

    __slots__ = ("governed", "hoped", "sure")

    def __init__(self, governed: int, sure: int, hoped: int) -> None:
        self.governed = governed
        """Regions it governs now."""
        self.sure = sure
        """Whatever the others do."""
        self.hoped = hoped
        """If nobody vetoes."""


def needs(table: GlobalPowersState, party: Holder) -> list[int]:
    """How many politicians a party is short of governing each region, if only with others; 0 where it does."""
    n = table.colours
    politicians = table.politicians
    found: list[int] = []
    for at in range(0, REGIONS * n, n):
        most = max(politicians[at : at + n])
        mine = politicians[at + party]
        found.append(most - mine if most else 1)
    return found


def reach(table: GlobalPowersState, party: Holder, afresh: bool = False) -> Reach:
    """The best that an activation of a region still pending could bring; or ``afresh``, after the scoring.

    Then all regions are pending again, and as many politicians as there are players have left (GP-6.7).
    """
    n = table.colours
    base, lost = table.base[party], 0
    if afresh:
        base, lost = max(0, base - n), max(0, n - base)
    needed = needs(table, party)
    sure = hoped = 0
    done, sanctioned = table.done, table.sanctioned
    for region in ALL_REGIONS:
        if needed[region] or (not afresh and (done[region] or sanctioned[region])):
            continue
        at = region * n
        mine = table.politicians[at + party]
        others = sum(table.politicians[at : at + n]) - mine
        if mine <= others:
            continue
        actions = mine + table.zeal[party]
        movers = movable(table, region, party, mine, others) + base // 2 - lost
        costs = sorted([needed[x] for x in table.content.neighbours[region] if needed[x]])
        hoped = max(hoped, affordable(costs, min(actions - lost, movers)))
        sure = max(sure, affordable(costs, min(actions - lost - others, movers)))
    return Reach(needed.count(0), sure, hoped)


def movable(
    table: GlobalPowersState, region: RegionId, party: Holder, mine: int, others: int
) -> int:
    """How many politicians may emigrate from here while the party keeps the majority it needs for it."""
    n = table.colours
    second = 0
    if others:
        row = table.politicians[region * n : region * n + n]
        row[party] = 0
        second = max(row)
    return max(0, min(mine - max(1, second), mine - others))


def affordable(costs: list[int], politicians: int) -> int:
    """How many of some regions can be had for so many politicians, the cheapest first."""
    found = 0
    for cost in costs:
        politicians -= cost
        if politicians < 0:
            break
        found += 1
    return found


# To strike.


def step(table: GlobalPowersState, me: Holder, region: RegionId, left: int) -> Action | None:
    """What to propose next in a region with so many actions left, to get dominance whatever the others do."""
    n = table.colours
    needed = needs(table, me)
    short = table.dominance - needed.count(0)
    at = region * n
    mine = table.politicians[at + me]
    others = sum(table.politicians[at : at + n]) - mine
    if short <= 0 or needed[region] or mine <= others:
        return None
    neighbours = table.content.neighbours[region]
    targets = sorted([(needed[x], x) for x in neighbours if needed[x]])[:short]
    total = sum([cost for cost, _target in targets])
    movers = movable(table, region, me, mine, others) + table.base[me] // 2
    if len(targets) < short or total > min(left - others, movers):
        return None
    target = targets[0][1]
    # Out of the base first: who goes away from here weakens the majority that the next proposal needs.
    return PROPAGANDA[me][target] if table.base[me] >= 2 else EMIGRATE[me][target]


def strike(table: GlobalPowersState, me: Holder) -> Action | None:
    """The region to activate now for dominance in this turn, if there is one."""
    # By GP-6.12 nobody wins before everybody has had a turn, unless that is agreed (GP-7.14).
    if table.turns < table.colours and table.settings().dominance_from != "at_once":
        return None
    for region in ALL_REGIONS:
        if not table.done[region] and not table.sanctioned[region]:
            if step(table, me, region, table.there(region, me) + table.zeal[me]) is not None:
                return ACTIVATE[region]
    return None
