"""Global Powers under the contract: what is conserved, and what a holder must not know."""

import random
from collections.abc import Mapping
from typing import Any

from contract.contract import Contract
from contract.perturb import perturb_orders, perturb_slots, swapped
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import Holder
from statecraft.global_powers.game import GAME
from statecraft.global_powers.rules.orders import VoteOrder
from statecraft.global_powers.state import CARDS, KINDS, REGIONS, GlobalPowersState
from statecraft.global_powers.variants import OPTIONS

SEATINGS = (2, 3, 4, 5)
ALONE: tuple[Mapping[str, Any], ...] = (
    {},
    {"points": "fresh"},
    {"assassination": "designer"},
    {"expansion": "designer"},
    {"unrest_neighbours": 2},
    {"unrest_neighbours": 0, "unrest_stay": 1},
    {"unrest_stay": 2},
    {"scorings": 1},
    {"scorings": 2},
    {"placement": "open"},
    {"sealed_votes": True},
    {"war_price": "always"},
    {"war_price": "winner"},
    {"coup_stakes": "return"},
    {"warmonger": "any"},
    {"vote_orders": False},
    {"batch": True},
    {"batch": True, "sealed_votes": True},
    {"dominance_from": "at_once"},
    {"dominance_from": "at_once", "placement": "open"},
    {"war_on_own_region": True},
    {"zeal": "lasting"},
    {"phase_inputs": 5},
)
OPTION_NAMES = frozenset(option.name for option in OPTIONS)


def mixed(rng: random.Random) -> dict[str, Any]:
    """Several variations at once."""
    options: dict[str, Any] = {}
    for alone in rng.sample(ALONE, 4):
        options.update(alone)
    return options


def conserved(state: State) -> object:
    """Politicians by colour, chips by kind, markers, cards."""
    assert isinstance(state, GlobalPowersState)
    parties = state.holder_count()
    deck = state.cards
    parts = [deck.pool, *deck.hands, deck.gone]
    return (
        tuple(
            [
                sum(state.politicians[party::parties])
                + state.base[party]
                + state.mauritius[party]
                + state.un[party]
                + state.gone[party]
                for party in range(parties)
            ]
        ),
        tuple([sum(state.chips[k::KINDS]) + state.supply[k] for k in range(KINDS)]),
        sum(parts),
        sum([part.bit_count() for part in parts]),
        sound(state),
    )


def sound(state: GlobalPowersState) -> bool:
    """What must never be, whatever happened: less than nothing, too many chips, markers or cards."""
    sanctions, disarmaments, protectorates = state.content.markers
    parties = state.holder_count()
    places = (state.politicians, state.base, state.mauritius, state.un, state.gone)
    return (
        min([min(place) for place in places]) >= 0
        and min(*state.chips, *state.supply) >= 0
        and max(state.chips) <= state.content.most_chips
        and sum(state.sanctioned) <= sanctions
        and sum(state.demilitarised) <= disarmaments
        and sum(state.protected) <= protectorates
        and all(hand.bit_count() <= state.content.hand for hand in state.cards.hands)
        and all(
            state.cards.hands[party] & ~(((1 << CARDS) - 1) << party * CARDS) == 0
            for party in range(parties)
        )
        and all(
            state.pacts[region] >> other & 1 == 0 or other in state.content.neighbours[region]
            for region in range(REGIONS)
            for other in range(REGIONS)
        )
        and 0 < state.dominance <= state.content.dominance_from - parties
    )


def perturbed(state: State, holder: Holder, rng: random.Random) -> State | None:
    """Swap cards the holder cannot place, change others' sealed answers and standing orders."""
    assert isinstance(state, GlobalPowersState)
    other = state.clone()
    other.cards = swapped(other.cards, holder, rng)
    changed = other.cards != state.cards
    kinds = ["turn", "proposal", "vote", "veto", "bid", "coup-stake", "refill"]
    changed = perturb_orders(other, holder, kinds, rng) or changed
    changed = _perturb_vote_orders(other, holder, rng) or changed
    changed = perturb_slots(other, holder, rng) or changed
    other.wait_again()
    return other if changed else None


def _perturb_vote_orders(state: GlobalPowersState, holder: Holder, rng: random.Random) -> bool:
    """Another seat has left an order for votes."""
    others = [seat for seat, owner in enumerate(state.holders) if owner != holder]
    seat = rng.choice(others)
    if not state.settings().vote_orders or rng.randrange(2):
        return False
    kept = [order for order in state.orders[seat] if order.kind != "vote"]
    order = VoteOrder("vote", rng.randrange(32), rng.randrange(32))
    state.orders = (*state.orders[:seat], (*kept, order), *state.orders[seat + 1 :])
    return True


def global_powers_contract(game: Game = GAME, seed: int = 0) -> Contract:
    rng = random.Random(seed)
    options = [*ALONE, *[mixed(rng) for _ in range(20)]]
    return Contract(game, SEATINGS, options, conserved, perturbed)
