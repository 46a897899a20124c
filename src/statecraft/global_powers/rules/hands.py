"""The cards a party plays with: the first hand, and the one it has after each scoring (GP-1.9, GP-6.9)."""

from typing import TYPE_CHECKING

from statecraft.core.chance.distributions import cards_in
from statecraft.core.engine.question import Question
from statecraft.core.engine.sealed import SealedFrame
from statecraft.core.ids import Seat
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.domain import Domain
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.global_powers.fields import CARD_ROWS, Numbers
from statecraft.global_powers.ids import MOST_CARDS
from statecraft.global_powers.rules.domains import HandDomain, RefillDomain

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


def cards_fault(there: int, cards: Numbers, rule: str) -> Illegal | None:
    """Cards in ascending order, each once, and all of them there."""
    last = -1
    for (card,) in cards:
        if card <= last:
            return Illegal(rule, "gp-refused-cards-order")
        if not there >> card & 1:
            return Illegal(rule, "gp-refused-card-not-there", {"card": card})
        last = card
    return None


class ChooseHand(Verb["GlobalPowersState"]):
    """GP-1.9: choose the cards to begin with."""

    FIELDS = ("cards",)
    __slots__ = FIELDS
    VERB = "choose-hand"
    SHAPE = (CARD_ROWS,)

    def __init__(self, cards: Numbers) -> None:
        self.cards = cards

    def domain(self, table: "GlobalPowersState", question: Question) -> Domain | None:
        return HandDomain(
            ChooseHand, table.unused(table.holders[question.seat]), table.content.hand
        )

    def fault(self, table: "GlobalPowersState", question: Question) -> Illegal | None:
        fault = cards_fault(table.unused(table.holders[question.seat]), self.cards, "GP-1.9")
        if fault is None and len(self.cards) != table.content.hand:
            return Illegal("GP-1.9", "gp-refused-hand-size", {"cards": table.content.hand})
        return fault


class FirstHands(SealedFrame["GlobalPowersState"]):
    """GP-1.9: everybody chooses five of its sixteen cards, and nobody sees which."""

    __slots__ = ()
    NAME = "first-hands"
    KIND = "first-hand"
    LARGE = True
    VERBS = Verbs(ChooseHand)

    def fallback(self, table: "GlobalPowersState", question: Question) -> Action:
        """The first five."""
        cards = cards_in(table.unused(table.holders[question.seat]))[: table.content.hand]
        return ChooseHand(tuple([(card,) for card in cards]))

    def reveal(self, table: "GlobalPowersState") -> None:
        for seat, slot in zip(self.seats, self.slots, strict=True):
            assert isinstance(slot, ChooseHand)
            for (card,) in slot.cards:
                table.cards = table.cards.drawn(table.holders[seat], seat * MOST_CARDS + card)
        table.tell("gp-event-hands", {})


class RefillHand(Verb["GlobalPowersState"]):
    """GP-6.9: discard cards, and take others up to a full hand."""

    FIELDS = ("discard", "take")
    __slots__ = FIELDS
    VERB = "refill-hand"
    SHAPE = (CARD_ROWS, CARD_ROWS)

    def __init__(self, discard: Numbers, take: Numbers) -> None:
        self.discard = discard
        self.take = take

    def domain(self, table: "GlobalPowersState", question: Question) -> Domain | None:
        party = table.holders[question.seat]
        return RefillDomain(RefillHand, table.hand(party), table.unused(party), table.content.hand)

    def fault(self, table: "GlobalPowersState", question: Question) -> Illegal | None:
        party = table.holders[question.seat]
        hand, unused = table.hand(party), table.unused(party)
        fault = cards_fault(hand, self.discard, "GP-6.9") or cards_fault(
            unused, self.take, "GP-6.9"
        )
        if fault is not None:
            return fault
        kept = hand.bit_count() - len(self.discard)
        wanted = min(table.content.hand - kept, unused.bit_count())
        if len(self.take) != wanted:
            return Illegal("GP-6.9", "gp-refused-hand-size", {"cards": wanted})
        return None


class Refill(SealedFrame["GlobalPowersState"]):
    """GP-6.9: discards are seen by all, new cards by nobody."""

    __slots__ = ()
    NAME = "refill"
    KIND = "refill"
    LARGE = True
    VERBS = Verbs(RefillHand)

    def fallback(self, table: "GlobalPowersState", question: Question) -> Action:
        """Nothing discarded, and the first that there are."""
        party = table.holders[question.seat]
        hand, unused = table.hand(party), cards_in(table.unused(party))
        wanted = min(table.content.hand - hand.bit_count(), len(unused))
        return RefillHand((), tuple([(card,) for card in unused[:wanted]]))

    def reveal(self, table: "GlobalPowersState") -> None:
        for seat, slot in zip(self.seats, self.slots, strict=True):
            assert isinstance(slot, RefillHand)
            party = table.holders[seat]
            for (card,) in slot.discard:
                table.cards = table.cards.discarded(party, party * MOST_CARDS + card)
            for (card,) in slot.take:
                table.cards = table.cards.drawn(party, party * MOST_CARDS + card)
            if table.sink is not None:
                cards = tuple([card for (card,) in slot.discard])
                values = {"seat": seat, "card": cards, "cards": len(slot.take)}
                table.tell("gp-event-refilled", values)


def choose_hands(table: "GlobalPowersState") -> None:
    """GP-1.9: everybody chooses."""
    seats = tuple([Seat(seat) for seat in range(len(table.holders))])
    table.push(FirstHands(seats, (None,) * len(seats)))


def refill_hands(table: "GlobalPowersState") -> None:
    """GP-6.9: everybody with cards keeps or discards, and takes others."""
    seats = [
        Seat(party) for party in table.all_holders() if table.hand(party) or table.unused(party)
    ]
    if seats:
        table.push(Refill(tuple(seats), (None,) * len(seats)))
