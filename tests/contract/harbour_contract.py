"""Harbour under the contract: what is conserved, and what a holder must not know."""

import random

from contract.contract import Contract
from harbour.game import GAME
from harbour.table import Harbour
from statecraft.core.action import Action
from statecraft.core.cards import Deck
from statecraft.core.chance import cards_in
from statecraft.core.game import Game
from statecraft.core.ids import Holder, Seat
from statecraft.core.legal import Legal
from statecraft.core.order import AlwaysDefault
from statecraft.core.question import Question, question_id
from statecraft.core.sealed import SealedFrame
from statecraft.core.state import State

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
    other.deck = _swapped(other.deck, holder, rng)
    changed = other.deck != state.deck
    for number, owner in enumerate(state.holders):
        if owner != holder and rng.randrange(2):
            orders = (AlwaysDefault(rng.choice(["plan", "reply", "third-party", "guards"])),)
            other.orders = (*other.orders[:number], orders, *other.orders[number + 1 :])
            changed = True
    top = other.stack[-1]
    if isinstance(top, SealedFrame):
        slots = [
            _other_answer(other, top, seat, slot, rng) if state.holders[seat] != holder else slot
            for seat, slot in zip(top.seats, top.slots, strict=True)
        ]
        other.stack[-1] = top.with_slots(tuple(slots))
        changed = changed or other.stack[-1] != top
    # A pending draw is from the cards as they lie now.
    other.wait_again()
    return other if changed else None


def _swapped(deck: Deck, holder: Holder, rng: random.Random) -> Deck:
    """Two cards of a sort, neither of which the holder can place, change places."""
    unknown = [
        card
        for card in cards_in(sum(deck.sorts))
        if not deck.known[holder] >> card & 1 and not deck.known[-1] >> card & 1
    ]
    if len(unknown) < 2:
        return deck
    for _ in range(4):
        a, b = rng.sample(unknown, 2)
        if [sort >> a & 1 for sort in deck.sorts] == [sort >> b & 1 for sort in deck.sorts]:
            deck = Deck(
                deck.name,
                deck.sorts,
                _exchange(deck.pool, a, b),
                tuple([b if card == a else a if card == b else card for card in deck.top]),
                tuple([b if card == a else a if card == b else card for card in deck.under]),
                tuple([_exchange(hand, a, b) for hand in deck.hands]),
                tuple([_exchange(known, a, b) for known in deck.known]),
                deck.gone,
            )
    return deck


def _exchange(cards: int, a: int, b: int) -> int:
    """The set with the roles of two cards exchanged."""
    has_a, has_b = cards >> a & 1, cards >> b & 1
    return cards & ~(1 << a | 1 << b) | has_b << a | has_a << b


def _other_answer(
    state: State, frame: "SealedFrame[Harbour]", seat: Seat, slot: Action | None, rng: random.Random
) -> Action | None:
    if slot is None:
        return None
    asked = Question(question_id(seat, 0), seat, frame.KIND, True, len(state.stack) - 1, 0)
    return Legal(state, frame, asked).sample(rng)


def harbour_contract(game: Game = GAME) -> Contract:
    return Contract(game, SEATINGS, OPTIONS, conserved, perturbed)
