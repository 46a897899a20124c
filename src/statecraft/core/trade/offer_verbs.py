"""The verbs of business: making, answering and withdrawing offers (ST-8)."""

from typing import Any, Final

from statecraft.core.engine.question import Question
from statecraft.core.engine.state import State
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Note
from statecraft.core.refusal import Illegal
from statecraft.core.trade.offer_domains import CounterDomain, OfferDomain
from statecraft.core.trade.offers import (
    ANSWER,
    AT_ONCE,
    GOODS,
    MINE,
    NUMBERS,
    PLEDGES,
    Goods,
    Pledges,
    accept,
    acceptance_fault,
    close,
    find,
    make,
    offer_fault,
    open_from,
    open_offer,
    to_answer,
)
from statecraft.core.verbs.action import HOLDER, Action, IntField
from statecraft.core.verbs.domain import Domain
from statecraft.core.verbs.verb import Verb, Verbs

OFFER: Final = IntField("offer", 0, NUMBERS - 1)


class MakeOffer(Verb[State]):
    """Offer a holder goods and pledges for goods; it stands until the turn is over."""

    FIELDS = ("to", "give", "get", "pledges")
    __slots__ = FIELDS
    VERB = "make-offer"
    SHAPE = (HOLDER, GOODS, GOODS, PLEDGES)

    def __init__(self, to: Holder, give: Goods, get: Goods, pledges: Pledges) -> None:
        self.to = to
        self.give = give
        self.get = get
        self.pledges = pledges

    def domain(self, table: State, question: Question) -> Domain | None:
        if open_from(table, question.seat) >= AT_ONCE:
            return None
        return OfferDomain(MakeOffer, table, question.seat).if_any()

    def fault(self, table: State, question: Question) -> Illegal | None:
        return offer_fault(table, question.seat, self.to, self.give, self.get, self.pledges)

    def do(self, table: State, question: Question) -> None:
        make(table, question.seat, self.to, self.give, self.get, self.pledges, table.turns)

    def notes(self, table: State, question: Question) -> tuple[Note, ...]:
        return table.deal_notes(table.holders[question.seat], self.to, self.give, self.get)


class CounterOffer(Verb[State]):
    """Answer an offer with another one: what I give, what I get instead (ST-8.7)."""

    FIELDS = ("offer", "give", "get", "pledges")
    __slots__ = FIELDS
    VERB = "counter-offer"
    SHAPE = (OFFER, GOODS, GOODS, PLEDGES)

    def __init__(self, offer: int, give: Goods, get: Goods, pledges: Pledges) -> None:
        self.offer = offer
        self.give = give
        self.get = get
        self.pledges = pledges

    def domain(self, table: State, question: Question) -> Domain | None:
        if open_from(table, question.seat) >= AT_ONCE:
            return None
        return CounterDomain(CounterOffer, table, question.seat).if_any()

    def fault(self, table: State, question: Question) -> Illegal | None:
        fault = _answer_fault(table, question.seat, self.offer)
        if fault is not None:
            return fault
        offer = open_offer(table, self.offer)
        if offer.is_ring():
            return Illegal("ST-8.12", "refused-counter-to-ring", {"offer": self.offer})
        to = table.holders[offer.by]
        return offer_fault(table, question.seat, to, self.give, self.get, self.pledges)

    def do(self, table: State, question: Question) -> None:
        offer = open_offer(table, self.offer)
        to = table.holders[offer.by]
        close(table, offer, "event-offer-countered")
        make(table, question.seat, to, self.give, self.get, self.pledges, offer.until)

    def notes(self, table: State, question: Question) -> tuple[Note, ...]:
        to = table.holders[open_offer(table, self.offer).by]
        return table.deal_notes(table.holders[question.seat], to, self.give, self.get)


class AcceptOffer(Verb[State]):
    """Agree to an offer; with the last who is asked, goods change hands (ST-8.6)."""

    FIELDS = ("offer",)
    __slots__ = FIELDS
    VERB = "accept-offer"
    SHAPE = (OFFER,)

    def __init__(self, offer: int) -> None:
        self.offer = offer

    def options(self, table: State, question: Question) -> list[Action]:
        holder = table.holders[question.seat]
        return [
            AcceptOffer(offer.id)
            for offer in to_answer(table, question.seat)
            if holder not in offer.agreed and acceptance_fault(table, offer, holder) is None
        ]

    def fault(self, table: State, question: Question) -> Illegal | None:
        fault = _answer_fault(table, question.seat, self.offer)
        if fault is not None:
            return fault
        offer = open_offer(table, self.offer)
        holder = table.holders[question.seat]
        if holder in offer.agreed:
            return Illegal("ST-8.12", "refused-agreed-already", {"offer": self.offer})
        return acceptance_fault(table, offer, holder)

    def do(self, table: State, question: Question) -> None:
        accept(table, open_offer(table, self.offer), table.holders[question.seat])

    def notes(self, table: State, question: Question) -> tuple[Note, ...]:
        """Of an offer between two; in a ring, what the third gives is nobody else's business."""
        offer = open_offer(table, self.offer)
        if offer.is_ring():
            return ()
        by = table.holders[offer.by]
        return table.deal_notes(table.holders[question.seat], by, offer.get, offer.give)


class RefuseOffer(Verb[State]):
    """Say no to an offer, which closes it; also after one has agreed to a ring."""

    FIELDS = ("offer",)
    __slots__ = FIELDS
    VERB = "refuse-offer"
    SHAPE = (OFFER,)

    def __init__(self, offer: int) -> None:
        self.offer = offer

    def options(self, table: State, question: Question) -> list[Action]:
        return [RefuseOffer(offer.id) for offer in to_answer(table, question.seat)]

    def fault(self, table: State, question: Question) -> Illegal | None:
        return _answer_fault(table, question.seat, self.offer)

    def do(self, table: State, question: Question) -> None:
        offer = open_offer(table, self.offer)
        close(table, offer, "event-offer-refused", table.holders[question.seat])


class WithdrawOffer(Verb[State]):
    """Take one's own offer back (ST-8.4)."""

    FIELDS = ("offer",)
    __slots__ = FIELDS
    VERB = "withdraw-offer"
    SHAPE = (OFFER,)

    def __init__(self, offer: int) -> None:
        self.offer = offer

    def options(self, table: State, question: Question) -> list[Action]:
        return [WithdrawOffer(offer.id) for offer in table.offers if offer.by == question.seat]

    def fault(self, table: State, question: Question) -> Illegal | None:
        offer = find(table, self.offer)
        if offer is None:
            return Illegal("ST-8.4", "refused-no-such-offer", {"offer": self.offer})
        if offer.by != question.seat:
            return Illegal("ST-8.4", "refused-not-your-offer", {"offer": self.offer})
        return None

    def do(self, table: State, question: Question) -> None:
        close(table, open_offer(table, self.offer), "event-offer-withdrawn")


def _answer_fault(table: State, seat: Seat, number: int) -> Illegal | None:
    """ST-8.4: one answers an open offer that is put to oneself."""
    offer = find(table, number)
    if offer is None:
        return Illegal("ST-8.4", "refused-no-such-offer", {"offer": number})
    if table.holders[seat] not in offer.asked():
        return Illegal("ST-8.4", "refused-not-your-offer", {"offer": number})
    return None


VERBS: Final[tuple[type[Verb[Any]], ...]] = (
    MakeOffer,
    CounterOffer,
    AcceptOffer,
    RefuseOffer,
    WithdrawOffer,
)
ANSWERS: Final[dict[str, Verbs]] = {
    ANSWER: Verbs(AcceptOffer, RefuseOffer, CounterOffer),
    MINE: Verbs(WithdrawOffer),
}
"""By the kind of question that `offer.asks` asks: what it is answered with."""
