"""Whom the steady player of Global Powers stakes in a coup and sends to the UN.

Where all choose in secret it mixes its answers, so that nobody can foresee them. How it bids is in `opening`.
"""

from statecraft.bots.global_powers.steady.worth import worth
from statecraft.bots.global_powers.weights import Weights
from statecraft.core.chance.distributions import Randomness
from statecraft.core.ids import Holder
from statecraft.global_powers.cards.coup import CoupStakes
from statecraft.global_powers.rules.government import REGIONS
from statecraft.global_powers.rules.united_nations import places, wanted
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import BASE, SendToUn, StakeCoup


def coup_stake(table: GlobalPowersState, me: Holder, rng: Randomness) -> StakeCoup:
    """Who always stakes the same is read."""
    frame = table.stack[-1]
    assert isinstance(frame, CoupStakes)
    if table.settings().coup_stakes == "return":
        # GP-7.10: it costs nothing.
        return StakeCoup(table.base[me])
    putschist, *rulers = [table.holders[seat] for seat in frame.seats]
    there = sum([table.there(frame.region, party) for party in rulers])
    ahead = there - table.there(frame.region, putschist)
    if putschist == me:
        stake = ahead + 1 + rng.randrange(3)
    else:
        threat = min(table.base[putschist], ahead + 2) - ahead
        stake = rng.randrange(max(0, threat) + 2)
    return StakeCoup(max(0, min(table.base[me], stake)))


def delegates(table: GlobalPowersState, me: Holder, weights: Weights) -> SendToUn:
    """From wherever they are missed least in the round to come."""
    copy = table.clone()
    copy.done = [0] * REGIONS
    copy.sanctioned = [0] * REGIONS
    copy.dominance -= 1
    taken = [0] * (REGIONS + 1)
    for _ in range(wanted(table, me)):
        there = places(copy, me)
        rated = [
            (worth(_without(copy, me, place), me, weights), place)
            for place in range(REGIONS + 1)
            if there[place]
        ]
        place = max(rated)[1]
        copy = _without(copy, me, place)
        taken[place] += 1
    return SendToUn(tuple([(place, count) for place, count in enumerate(taken) if count]))


def _without(table: GlobalPowersState, me: Holder, place: int) -> GlobalPowersState:
    copy = table.clone()
    if place == BASE:
        copy.base[me] -= 1
    else:
        copy.politicians[place * copy.colours + me] -= 1
    return copy
