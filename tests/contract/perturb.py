"""Changing what a holder must not know: the places of unknown cards, sealed answers, orders.

Written for the tests from the rules of secrecy, not with the engine's own imagination.
"""

import random

from contract.random_orders import any_order
from statecraft.core.chance.decks import Deck
from statecraft.core.chance.distributions import cards_in
from statecraft.core.engine.legal import Legal
from statecraft.core.engine.question import Question, question_id
from statecraft.core.engine.sealed import SealedFrame
from statecraft.core.engine.state import State
from statecraft.core.ids import Holder, Seat
from statecraft.core.verbs.action import Action


def perturb_orders(state: State, holder: Holder, kinds: list[str], rng: random.Random) -> bool:
    """Give other seats standing orders; whether anything changed."""
    changed = False
    for number, owner in enumerate(state.holders):
        if owner != holder and rng.randrange(2):
            orders = (any_order(state, number, rng.choice(kinds), rng),)
            state.orders = (*state.orders[:number], orders, *state.orders[number + 1 :])
            changed = True
    return changed


def perturb_slots(state: State, holder: Holder, rng: random.Random) -> bool:
    """Other answers in others' sealed slots."""
    top = state.stack[-1]
    if not isinstance(top, SealedFrame):
        return False
    slots = [
        _other_answer(state, top, seat, slot, rng) if state.holders[seat] != holder else slot
        for seat, slot in zip(top.seats, top.slots, strict=True)
    ]
    state.stack[-1] = top.with_slots(tuple(slots))
    return bool(state.stack[-1] != top)


def swapped(deck: Deck, holder: Holder, rng: random.Random) -> Deck:
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
    state: State, frame: "SealedFrame[State]", seat: Seat, slot: Action | None, rng: random.Random
) -> Action | None:
    if slot is None:
        return None
    asked = Question(question_id(seat, 0), seat, frame.KIND, True, len(state.stack) - 1, 0)
    return Legal(state, frame, asked).sample(rng)
