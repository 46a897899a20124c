"""Dominance in a single activation of Global Powers: who could have how many regions by one, and how.

A government that rules alone sends its politicians to neighbours, or others out of its base (GP-4.1, GP-4.2), and has
as many actions as politicians there. Where nobody else sits in the region, nothing can stop it; others who do sit
there may vote against it, and each of their politicians may veto one proposal (GP-3.11), so that many actions are
reckoned as lost. That is how games end between good players, and it is seen only by who counts several actions ahead.
"""

from collections.abc import Sequence

from statecraft.core.ids import FIRST_HOLDERS, Holder
from statecraft.core.verbs.action import Action
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import ACTIVATE, EMIGRATE, PROPAGANDA


class Reach:
    """What one activation would do for a party: regions it would govern more."""

    __slots__ = ("hoped", "sure")

    def __init__(self, sure: int = 0, hoped: int = 0) -> None:
        self.sure = sure
        """Whatever the others do."""
        self.hoped = hoped
        """If nobody vetoes."""


def need(table: GlobalPowersState, region: RegionId, party: Holder) -> int:
    """How many politicians a party is short of governing a region, if only with others; 0 where it does."""
    n = table.colours
    most = max(table.politicians[region * n : region * n + n])
    return most - table.politicians[region * n + party] if most else 1


def needs(table: GlobalPowersState, party: Holder) -> list[int]:
    """The same of each region."""
    return [need(table, region, party) for region in ALL_REGIONS]


def reach(table: GlobalPowersState, party: Holder, afresh: bool = False) -> Reach:
    """The best that an activation of a region still pending could bring a party; or ``afresh``, after the scoring."""
    return reaches(table, [1] * table.colours, afresh).get(party, Reach())


def reaches(
    table: GlobalPowersState,
    least: list[int],
    afresh: bool = False,
    among: Sequence[RegionId] = ALL_REGIONS,
) -> dict[Holder, Reach]:
    """The same of every party to which it would bring at least so many regions, by activating one of some.

    ``afresh`` all regions are pending again, and as many politicians as there are players have left (GP-6.7).
    """
    n = table.colours
    politicians, done, sanctioned = table.politicians, table.done, table.sanctioned
    # Every region more takes at least one action and one politician.
    fewest = min(least) - max(table.zeal)
    found: dict[Holder, Reach] = {}
    for region in among:
        if not afresh and (done[region] or sanctioned[region]):
            continue
        there = politicians[region * n : region * n + n]
        mine = max(there)
        if mine < fewest:
            continue
        others = sum(there) - mine
        if mine <= others:
            continue
        # Who has more than all others together is one party.
        party = FIRST_HOLDERS[n][there.index(mine)]
        base, lost = table.base[party], 0
        if afresh:
            base, lost = max(0, base - n), max(0, n - base)
        actions = mine + table.zeal[party] - lost
        if actions < least[party]:
            continue
        movers = movable(there, party, others) + base // 2 - lost
        if movers < least[party]:
            continue
        costs: list[int] = []
        for neighbour in table.content.neighbours[region]:
            cost = need(table, neighbour, party)
            if cost:
                costs.append(cost)
        if len(costs) < least[party]:
            continue
        costs.sort()
        hoped = affordable(costs, min(actions, movers))
        if hoped >= least[party]:
            sure = affordable(costs, min(actions - others, movers))
            best = found.get(party, Reach())
            found[party] = Reach(max(best.sure, sure), max(best.hoped, hoped))
    return found


def movable(there: list[int], party: Holder, others: int) -> int:
    """How many politicians may emigrate from a region while their party keeps the majority it needs for it."""
    mine = there[party]
    second = 0
    if others:
        second = max([*there[:party], *there[party + 1 :]])
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


# To get it.


def step(table: GlobalPowersState, me: Holder, region: RegionId, left: int) -> Action | None:
    """What to propose next in a region with so many actions left, to get dominance whatever the others do."""
    n = table.colours
    needed = needs(table, me)
    short = table.dominance - needed.count(0)
    there = table.politicians[region * n : region * n + n]
    mine = there[me]
    others = sum(there) - mine
    if short <= 0 or needed[region] or mine <= others:
        return None
    neighbours = table.content.neighbours[region]
    targets = sorted([(needed[x], x) for x in neighbours if needed[x]])[:short]
    total = sum([cost for cost, _target in targets])
    movers = movable(there, me, others) + table.base[me] // 2
    if len(targets) < short or total > min(left - others, movers):
        return None
    target = targets[0][1]
    # Out of the base first: who goes away from here weakens the majority that the next proposal needs.
    return PROPAGANDA[me][target] if table.base[me] >= 2 else EMIGRATE[me][target]


def activation_for_dominance(table: GlobalPowersState, me: Holder) -> Action | None:
    """The region to activate now for dominance in this turn, if there is one."""
    # By GP-6.12 nobody wins before everybody has had a turn, unless that is agreed (GP-7.14).
    if table.turns < table.colours and table.settings().dominance_from != "at_once":
        return None
    for region in ALL_REGIONS:
        if not table.done[region] and not table.sanctioned[region]:
            if step(table, me, region, table.there(region, me) + table.zeal[me]) is not None:
                return ACTIVATE[region]
    return None
