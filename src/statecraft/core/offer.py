"""Structured offers: what two holders give each other, open to counter-offer and withdrawal.

Goods are rows of (code, amount) in the game's own codes, in ascending order. What the offerer gives
must be there when the offer is made; what is asked of the other's hidden goods is checked only when
the offer is accepted (ST-8.10). Offers are public (ST-8.11). The frames of a game decide when
offers may be made; while they may, such a frame forwards the questions and answers to the functions
here.
"""

from typing import TYPE_CHECKING, Final, TypeAlias

from statecraft.core import clock
from statecraft.core.action import HOLDER, Action, Kind, Rows
from statecraft.core.event import Event
from statecraft.core.ids import Holder, Seat
from statecraft.core.plain import Plain
from statecraft.core.pledge import Pledge
from statecraft.core.refusal import Illegal

if TYPE_CHECKING:
    from statecraft.core.frame import Ask
    from statecraft.core.question import Question
    from statecraft.core.state import State

Goods: TypeAlias = tuple[tuple[int, int], ...]
Pledges: TypeAlias = tuple[tuple[int, ...], ...]

AT_ONCE: Final = 4
"""How many offers one seat may have open at a time (ST-8.2)."""
GOOD: Final = Kind("good", 0, 199)
AMOUNT: Final = Kind("amount", 1, 9_999)
NUMBERS: Final = 200
"""Offers are numbered round and round, so that a number is not used again soon."""
OFFER: Final = Kind("offer", 0, NUMBERS - 1)
GOODS: Final = Rows((GOOD, AMOUNT), 8)
PLEDGES: Final = Rows(
    (Kind("pledge", 0, 15), Kind("pledge-what", 0, 99), AMOUNT, Kind("pledge-until", 0, 200)), 2
)
ANSWER: Final = "answer-offer"
MINE: Final = "my-offers"


class Offer(Plain):
    """Seat ``by`` offers holder ``to``; ``until`` is the last turn in which it stands."""

    __slots__ = ("by", "get", "give", "id", "pledges", "to", "until")
    FIELDS = ("id", "by", "to", "give", "get", "pledges", "until")

    def __init__(
        self, id: int, by: Seat, to: Holder, give: Goods, get: Goods, pledges: Pledges, until: int
    ) -> None:
        self.id = id
        self.by = by
        self.to = to
        self.give = give
        self.get = get
        self.pledges = pledges
        self.until = until


class MakeOffer(Action):
    """Offer a holder goods and pledges for goods."""

    __slots__ = ("get", "give", "pledges", "to")
    VERB = "make-offer"
    FIELDS = ("to", "give", "get", "pledges")
    SHAPE = (HOLDER, GOODS, GOODS, PLEDGES)

    def __init__(self, to: Holder, give: Goods, get: Goods, pledges: Pledges) -> None:
        self.to = to
        self.give = give
        self.get = get
        self.pledges = pledges


class CounterOffer(Action):
    """Answer an offer with another one: what I give, what I get instead (ST-8.7)."""

    __slots__ = ("get", "give", "offer", "pledges")
    VERB = "counter-offer"
    FIELDS = ("offer", "give", "get", "pledges")
    SHAPE = (OFFER, GOODS, GOODS, PLEDGES)

    def __init__(self, offer: int, give: Goods, get: Goods, pledges: Pledges) -> None:
        self.offer = offer
        self.give = give
        self.get = get
        self.pledges = pledges


class AcceptOffer(Action):
    __slots__ = ("offer",)
    VERB = "accept-offer"
    FIELDS = ("offer",)
    SHAPE = (OFFER,)

    def __init__(self, offer: int) -> None:
        self.offer = offer


class RefuseOffer(Action):
    __slots__ = ("offer",)
    VERB = "refuse-offer"
    FIELDS = ("offer",)
    SHAPE = (OFFER,)

    def __init__(self, offer: int) -> None:
        self.offer = offer


class WithdrawOffer(Action):
    __slots__ = ("offer",)
    VERB = "withdraw-offer"
    FIELDS = ("offer",)
    SHAPE = (OFFER,)

    def __init__(self, offer: int) -> None:
        self.offer = offer


VERBS: Final[tuple[type[Action], ...]] = (
    MakeOffer,
    CounterOffer,
    AcceptOffer,
    RefuseOffer,
    WithdrawOffer,
)


def asks(table: "State") -> "tuple[Ask, ...]":
    """Side questions: seats with offers to answer, and seats with offers to withdraw."""
    if not table.offers:
        return ()
    found: dict[Ask, None] = {}
    for offer in table.offers:
        for seat, holder in enumerate(table.holders):
            if holder == offer.to:
                found[(Seat(seat), ANSWER, False)] = None
        found[(offer.by, MINE, False)] = None
    return tuple(found)


def actions(table: "State", question: "Question") -> list[Action]:
    """What the side questions about offers can be answered with, counter-offers apart."""
    listed: list[Action] = []
    holder = table.holders[question.seat]
    for offer in table.offers:
        if question.kind == MINE and offer.by == question.seat:
            listed.append(WithdrawOffer(offer.id))
        elif question.kind == ANSWER and offer.to == holder:
            if acceptance_fault(table, offer) is None:
                listed.append(AcceptOffer(offer.id))
            listed.append(RefuseOffer(offer.id))
    return listed


def check(table: "State", question: "Question", action: Action) -> None:
    """Raise the refusal that an answer to a side question about offers meets."""
    if question.kind == MINE and isinstance(action, WithdrawOffer):
        offer = find(table, action.offer)
        if offer.by != question.seat:
            raise Illegal("ST-8.4", "refused-not-your-offer", {"offer": action.offer})
    elif question.kind == ANSWER and isinstance(action, AcceptOffer):
        fault = acceptance_fault(table, _find_for(table, question.seat, action.offer))
        if fault is not None:
            raise fault
    elif question.kind == ANSWER and isinstance(action, RefuseOffer):
        _find_for(table, question.seat, action.offer)
    elif question.kind == ANSWER and isinstance(action, CounterOffer):
        offer = _find_for(table, question.seat, action.offer)
        to = table.holders[offer.by]
        check_offer(table, question.seat, to, action.give, action.get, action.pledges)
    else:
        raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})


def answer(table: "State", question: "Question", action: Action) -> None:
    """Carry out a checked answer to a side question about offers."""
    if isinstance(action, WithdrawOffer):
        close(table, find(table, action.offer), "event-offer-withdrawn")
    elif isinstance(action, RefuseOffer):
        close(table, find(table, action.offer), "event-offer-refused")
    elif isinstance(action, AcceptOffer):
        settle(table, find(table, action.offer))
    elif isinstance(action, CounterOffer):
        offer = find(table, action.offer)
        to = table.holders[offer.by]
        close(table, offer, "event-offer-countered")
        make(table, question.seat, to, action.give, action.get, action.pledges, offer.until)


def check_offer(
    table: "State", by: Seat, to: Holder, give: Goods, get: Goods, pledges: Pledges
) -> None:
    """Whether a seat may put this offer to a holder now (ST-8.1 to ST-8.3)."""
    mine = table.holders[by]
    if not 0 <= to < table.holder_count() or to == mine or table.is_out(to):
        raise Illegal("ST-8.1", "refused-offer-to-nobody", {"holder": to})
    if not give and not get and not pledges:
        raise Illegal("ST-8.1", "refused-empty-offer")
    if open_from(table, by) >= AT_ONCE:
        raise Illegal("ST-8.2", "refused-too-many-offers", {"limit": AT_ONCE})
    for goods in (give, get):
        codes = [code for code, _amount in goods]
        if codes != sorted(set(codes)):
            raise Illegal("ST-8.1", "refused-goods-not-in-order")
    fault = table.trade_fault(mine, to, (*give, *get)) or table.goods_fault(mine, to, give)
    if fault is not None:
        raise fault
    askable = table.askable(to, mine) if get else {}
    for code, amount in get:
        if not 0 < amount <= askable.get(code, 0):
            raise Illegal("ST-8.3", "refused-cannot-ask-for", {"good": code})
    possible = table.pledge_rows(mine, to) if pledges else ()
    if len(set(pledges)) != len(pledges):
        raise Illegal("ST-8.5", "refused-pledge-twice")
    for row in pledges:
        if row not in possible:
            raise Illegal("ST-8.5", "refused-no-such-pledge")


def make(
    table: "State",
    by: Seat,
    to: Holder,
    give: Goods,
    get: Goods,
    pledges: Pledges,
    until: int,
) -> None:
    """Put a checked offer on the table."""
    offer = Offer(table.offer_count % NUMBERS, by, to, give, get, pledges, until)
    table.offer_count += 1
    table.offers = (*table.offers, offer)
    table.offered(table.holders[by], give)
    if table.sink is not None:
        values = {"offer": offer.id, "seat": by, "holder": to, "give": give, "get": get}
        table.sink.append(Event("event-offer-made", {**values, "pledges": len(pledges)}))


def acceptance_fault(table: "State", offer: Offer) -> Illegal | None:
    """Why an offer cannot be accepted: one of the two has not what it would give."""
    by = table.holders[offer.by]
    return (
        table.trade_fault(by, offer.to, (*offer.give, *offer.get))
        or table.goods_fault(by, offer.to, offer.give)
        or table.goods_fault(offer.to, by, offer.get)
    )


def settle(table: "State", offer: Offer) -> None:
    """An accepted offer: goods change hands at one stroke, pledges are given (ST-8.6)."""
    by = table.holders[offer.by]
    close(table, offer, "event-offer-accepted")
    table.move_goods(by, offer.to, offer.give)
    table.move_goods(offer.to, by, offer.get)
    given = [Pledge(by, offer.to, row[0], row[1], row[2], row[3]) for row in offer.pledges]
    table.pledges = (*table.pledges, *given)


def close(table: "State", offer: Offer, text: str) -> None:
    """Take an offer off the table; the clock runs on when it was the last one."""
    table.offers = tuple([other for other in table.offers if other is not offer])
    if table.sink is not None:
        values = {"offer": offer.id, "seat": offer.by, "holder": offer.to}
        table.sink.append(Event(text, values))
    if not table.offers:
        clock.run_on(table)


def close_all(table: "State") -> None:
    """A phase of business ends: what is still open expires (ST-8.8)."""
    for offer in table.offers:
        close(table, offer, "event-offer-expired")
    clock.run_on(table)


def close_with(table: "State", seat: Seat) -> None:
    """A seat gave up: what it offered expires, and what its holder was offered if it is out."""
    holder = table.holders[seat]
    for offer in table.offers:
        if offer.by == seat or (offer.to == holder and table.is_out(holder)):
            close(table, offer, "event-offer-expired")


def open_from(table: "State", seat: Seat) -> int:
    return len([offer for offer in table.offers if offer.by == seat])


def find(table: "State", number: int) -> Offer:
    for offer in table.offers:
        if offer.id == number:
            return offer
    raise Illegal("ST-8.4", "refused-no-such-offer", {"offer": number})


def _find_for(table: "State", seat: Seat, number: int) -> Offer:
    offer = find(table, number)
    if offer.to != table.holders[seat]:
        raise Illegal("ST-8.4", "refused-not-your-offer", {"offer": number})
    return offer
