"""Harbour under the contract: what is conserved, and what a holder must not know."""

import random

from contract.contract import Contract
from contract.perturb import perturb_orders, perturb_slots, swapped
from harbour.game import GAME
from harbour.table import Harbour
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import Holder

SEATINGS = (2, 3, 4, 5, (0, 1, 0, 1), (0, 1, 2, 0, 1, 2), (0, 0, 1, 1, 2, 2, 3, 3, 4, 4))
OPTIONS = (
    {"rounds": 1},
    {"rounds": 1, "phase_inputs": 6},
    {"rounds": 2},
    {"rounds": 2, "raids": False},
    {"rounds": 3, "mark": 4},
)


def conserved(state: State) -> object:
    """Coins with the bank, each kind of cargo, guards by colour, and every card exactly once."""
    assert isinstance(state, Harbour)
    count = state.holder_count()
    deck = state.deck
    cards = [deck.pool, *deck.hands, deck.gone, *[1 << card for card in (*deck.top, *deck.under)]]
    return (
        sum(state.coins) + state.bank,
        tuple([sum(state.cargo[kind::3]) + state.bank_cargo[kind] for kind in range(3)]),
        tuple(
            [
                state.spare[h] + sum(state.guards[h * count : h * count + count])
                for h in range(count)
            ]
        ),
        sum(cards),
        sum([part.bit_count() for part in cards]),
        min(state.coins) >= 0 and min(state.cargo) >= 0 and min(state.spare) >= 0,
    )


def perturbed(state: State, holder: Holder, rng: random.Random) -> State | None:
    """Swap cards the holder cannot place, change others' sealed answers and standing orders."""
    assert isinstance(state, Harbour)
    other = state.clone()
    other.deck = swapped(other.deck, holder, rng)
    changed = other.deck != state.deck
    kinds = ["plan", "reply", "third-party", "guards"]
    changed = perturb_orders(other, holder, kinds, rng) or changed
    changed = perturb_slots(other, holder, rng) or changed
    # A pending draw is from the cards as they lie now.
    other.wait_again()
    return other if changed else None


def harbour_contract(game: Game = GAME) -> Contract:
    return Contract(game, SEATINGS, OPTIONS, conserved, perturbed)
