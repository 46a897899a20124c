"""Where a player of Global Powers puts its politicians, and where it takes them from.

No more of them are bid for a region than it brings points, or than suffice whatever the others bid; and in an open
placement nobody piles on where nobody can draw level before the next turn.
"""

from statecraft.bots.global_powers.worth import Value
from statecraft.core.engine.sealed import PASS
from statecraft.core.ids import Holder, Seat
from statecraft.core.verbs.action import Action
from statecraft.global_powers.cards.assassination import pay_penalty
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.rules.chips import ECONOMY
from statecraft.global_powers.rules.government import REGIONS
from statecraft.global_powers.rules.scoring import BONUS, SOLE
from statecraft.global_powers.rules.united_nations import places, wanted
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import BASE, PayPenalty, Place, SendToUn

SECURE = 2
"""A lead that nobody makes up for in one placement each."""


def brings(table: GlobalPowersState, region: RegionId) -> int:
    """The most points a region brings at a scoring: a politician elsewhere brings one at least."""
    return SOLE + BONUS[table.chip(region, ECONOMY)]


def limit(table: GlobalPowersState, me: Holder, region: RegionId) -> int:
    """The highest bid that may make sense; one politician stays in base (GP-1.5)."""
    others = [table.base[party] - 1 for party in table.all_holders() if party != me]
    return max(0, min(table.base[me] - 1, brings(table, region), max(0, *others) + 1))


def placement(table: GlobalPowersState, me: Holder, keep: int, value: Value) -> Action:
    """GP-7.7: the region in which one more politician gains most, unless all stay at home from now on."""
    if table.base[me] <= keep:
        return PASS
    best = value(table, me)
    action: Action = PASS
    for region in ALL_REGIONS:
        there = [table.there(region, party) for party in table.all_holders()]
        mine = there.pop(me)
        if mine - max(there) >= SECURE or mine >= brings(table, region):
            continue
        copy = table.clone()
        copy.come_in(region, me, 1)
        worth = value(copy, me)
        if worth > best:
            best, action = worth, Place(region)
    return action


def penalty(table: GlobalPowersState, me: Holder, value: Value) -> Action:
    """GP-7.2: whoever is missed least."""
    there = places(table, me)
    rated: list[tuple[float, int]] = []
    for place in range(REGIONS + 1):
        if there[place]:
            copy = table.clone()
            pay_penalty(copy, Seat(me), place)
            rated.append((value(copy, me), place))
    return PayPenalty(max(rated)[1])


def delegates(table: GlobalPowersState, me: Holder, value: Value) -> SendToUn:
    """GP-6.7: out of the base while there are any, then from where it hurts least."""
    copy = table.clone()
    taken = [0] * (REGIONS + 1)
    for _ in range(wanted(table, me)):
        there = places(copy, me)
        if there[BASE]:
            place = BASE
            copy.base[me] -= 1
        else:
            rated = [
                (_without(copy, me, region, value), -region)
                for region in ALL_REGIONS
                if there[region]
            ]
            place = -max(rated)[1]
            copy.politicians[place * copy.colours + me] -= 1
        taken[place] += 1
    return SendToUn(tuple([(place, count) for place, count in enumerate(taken) if count]))


def _without(table: GlobalPowersState, me: Holder, region: RegionId, value: Value) -> float:
    copy = table.clone()
    copy.politicians[region * copy.colours + me] -= 1
    return value(copy, me)
