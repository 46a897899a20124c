"""How the steady player of Global Powers bids, stakes, chooses its cards and sends its delegates.

Where all choose in secret it mixes its answers, so that nobody can foresee them.
"""

from statecraft.bots.global_powers.places import limit
from statecraft.bots.global_powers.steady.worth import worth
from statecraft.bots.global_powers.weights import Weights
from statecraft.core.chance.distributions import Randomness, cards_in
from statecraft.core.ids import Holder
from statecraft.global_powers.cards.coup import CoupStakes
from statecraft.global_powers.rules.chips import ECONOMY
from statecraft.global_powers.rules.government import REGIONS
from statecraft.global_powers.rules.setup import Auction
from statecraft.global_powers.rules.united_nations import places, wanted
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import BASE, Bid, ChooseHand, RefillHand, SendToUn, StakeCoup


def bid(table: GlobalPowersState, me: Holder, rng: Randomness, manner: Weights) -> Bid:
    """Serious about some regions, rich ones rather; about the others hardly at all."""
    frame = table.stack[-1]
    assert isinstance(frame, Auction)
    n = table.colours
    spare = max(0, table.base[me] - manner.keep[n])
    left = REGIONS - frame.region
    serious = manner.serious[n]
    rich = table.chip(frame.region, ECONOMY) / 5
    if rng.random() < serious + manner.rich * rich:
        # What is left, shared among the regions it will be serious about.
        politicians = int(spare / max(1.0, left * serious) + manner.spread[n] * rng.random())
    else:
        low = manner.low[n]
        politicians = low[rng.randrange(len(low))]
    return Bid(max(0, min(politicians, limit(table, me, frame.region))))


def first_hand(
    table: GlobalPowersState, me: Holder, rng: Randomness, manner: Weights
) -> ChooseHand:
    chosen = sorted(liked(table, me, rng, manner)[: table.content.hand])
    return ChooseHand(tuple([(card,) for card in chosen]))


def refill(table: GlobalPowersState, me: Holder, rng: Randomness, manner: Weights) -> RefillHand:
    """Keep what there is, take the best liked."""
    missing = table.content.hand - table.hand(me).bit_count()
    chosen = sorted(liked(table, me, rng, manner)[: max(0, missing)])
    return RefillHand((), tuple([(card,) for card in chosen]))


def liked(table: GlobalPowersState, me: Holder, rng: Randomness, manner: Weights) -> list[int]:
    """The unused cards, those first that gain most, with a little whim."""
    unused = cards_in(table.unused(me))
    whim = {
        card: manner.favourites.index(table.content.effects[card]) + manner.whim * rng.random()
        for card in unused
    }
    return sorted(unused, key=lambda card: whim[card])


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


def delegates(table: GlobalPowersState, me: Holder, manner: Weights) -> SendToUn:
    """From wherever they are missed least in the round to come."""
    copy = table.clone()
    copy.done = [0] * REGIONS
    copy.sanctioned = [0] * REGIONS
    copy.dominance -= 1
    taken = [0] * (REGIONS + 1)
    for _ in range(wanted(table, me)):
        there = places(copy, me)
        rated = [
            (worth(_without(copy, me, place), me, manner), place)
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
