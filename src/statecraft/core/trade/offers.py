"""Structured offers: what holders give each other, open to counter-offer and withdrawal.

Goods are rows of (code, amount) in the game's own codes, in ascending order. What the offerer gives
must be there when the offer is made; what is asked of the other's hidden goods is checked only when
the offer is accepted (ST-8.10). Offers are public (ST-8.11). The frames of a game decide when
offers may be made: such a frame asks what ``asks`` says, and is answered with the verbs in
`offer_verbs`.
"""

from typing import TYPE_CHECKING, Final, TypeAlias

from statecraft.core.engine import clock
from statecraft.core.ids import MOST_SEATS, NOBODY, Holder, Seat
from statecraft.core.record.events import Event
from statecraft.core.record.struct import Struct
from statecraft.core.refusal import Illegal
from statecraft.core.trade.pledges import Pledge
from statecraft.core.verbs.action import IntField, RowsField

if TYPE_CHECKING:
    from statecraft.core.engine.frame import Ask
    from statecraft.core.engine.state import State

Goods: TypeAlias = tuple[tuple[int, int], ...]
Pledges: TypeAlias = tuple[tuple[int, ...], ...]

GOOD: Final = IntField("good", 0, 359)
AMOUNT: Final = IntField("amount", 1, 9_999)
NUMBERS: Final = 200
"""Offers are numbered round and round, so that a number is not used again soon."""
GOODS: Final = RowsField((GOOD, AMOUNT), 8)
LAST_ROUND: Final = 200
"""No pledge goes beyond this round."""
PLEDGES: Final = RowsField(
    (
        IntField("pledge", 0, 15),
        IntField("pledge-what", 0, 99),
        AMOUNT,
        IntField("pledge-until", 0, LAST_ROUND),
    ),
    2,
)
AT_ONCE: Final = 4
"""How many offers one seat may have open at a time (ST-8.2)."""
ANSWER: Final = "answer-offer"
MINE: Final = "my-offers"
ANSWER_ASKS: "Final[tuple[Ask, ...]]" = tuple([(Seat(s), ANSWER, False) for s in range(MOST_SEATS)])
MINE_ASKS: "Final[tuple[Ask, ...]]" = tuple([(Seat(s), MINE, False) for s in range(MOST_SEATS)])
"""By seat, so that none is made anew whenever it is asked."""


class Offer(Struct):
    """Seat ``by`` offers holder ``to``; ``until`` is the last turn in which it stands.

    In a ring of three ``to`` gives ``between`` to ``third``, and it is ``third`` who gives ``get``;
    ``agreed`` are those who have accepted already.
    """

    FIELDS = (
        "id",
        "by",
        "to",
        "give",
        "get",
        "pledges",
        "until",
        "third",
        "between",
        "agreed",
    )
    __slots__ = FIELDS
    NAME = "offer"

    def __init__(
        self,
        id: int,
        by: Seat,
        to: Holder,
        give: Goods,
        get: Goods,
        pledges: Pledges,
        until: int,
        third: int = NOBODY,
        between: Goods = (),
        agreed: tuple[Holder, ...] = (),
    ) -> None:
        self.id = id
        self.by = by
        self.to = to
        self.give = give
        self.get = get
        self.pledges = pledges
        self.until = until
        self.third = third
        self.between = between
        self.agreed = agreed

    def is_ring(self) -> bool:
        return self.third != NOBODY

    def asked(self) -> tuple[int, ...]:
        """The holders whose consent it takes."""
        return (self.to, self.third) if self.third != NOBODY else (self.to,)

    def gets(self, holder: int) -> Goods:
        """What one of those who are asked would get."""
        return self.between if holder == self.third else self.give

    def gives(self, holder: int) -> Goods:
        """What one of those who are asked would give."""
        return self.between if self.third != NOBODY and holder == self.to else self.get

    def with_consent(self, holder: Holder) -> "Offer":
        return Offer(
            self.id,
            self.by,
            self.to,
            self.give,
            self.get,
            self.pledges,
            self.until,
            self.third,
            self.between,
            (*self.agreed, holder),
        )


def asks(table: "State") -> "tuple[Ask, ...]":
    """Side questions: seats with offers to answer, and seats with offers to withdraw."""
    if not table.offers:
        return ()
    found: list[Ask] = []
    for offer in table.offers:
        asked = offer.asked()
        for seat, holder in enumerate(table.holders):
            if holder in asked and ANSWER_ASKS[seat] not in found:
                found.append(ANSWER_ASKS[seat])
        if MINE_ASKS[offer.by] not in found:
            found.append(MINE_ASKS[offer.by])
    return tuple(found)


def with_room(table: "State", asks: "tuple[Ask, ...]") -> "tuple[Ask, ...]":
    """Those of some questions whose seat may make one more offer (ST-8.2)."""
    if len(table.offers) < AT_ONCE:
        return asks
    return tuple([ask for ask in asks if open_from(table, ask[0]) < AT_ONCE])


def offer_fault(
    table: "State", by: Seat, to: Holder, give: Goods, get: Goods, pledges: Pledges
) -> Illegal | None:
    """Why a seat may not put this offer to a holder now (ST-8.1 to ST-8.3)."""
    mine = table.holders[by]
    if not 0 <= to < table.holder_count() or to == mine or table.is_out(to):
        return Illegal("ST-8.1", "refused-offer-to-nobody", {"holder": to})
    if not give and not get and not pledges:
        return Illegal("ST-8.1", "refused-empty-offer")
    return (
        room_fault(table, by)
        or order_fault(give)
        or order_fault(get)
        or table.trade_fault((mine, to), (*give, *get))
        or table.goods_fault(mine, to, give)
        or asking_fault(table, mine, to, get)
        or _pledges_fault(table, mine, to, pledges)
    )


def room_fault(table: "State", by: Seat) -> Illegal | None:
    """ST-8.2: no more offers at a time than four."""
    if open_from(table, by) >= AT_ONCE:
        return Illegal("ST-8.2", "refused-too-many-offers", {"limit": AT_ONCE})
    return None


def order_fault(goods: Goods) -> Illegal | None:
    """ST-8.1: goods are listed in order, each once."""
    codes = [code for code, _amount in goods]
    if codes != sorted(set(codes)):
        return Illegal("ST-8.1", "refused-goods-not-in-order")
    return None


def asking_fault(table: "State", mine: Holder, of: Holder, goods: Goods) -> Illegal | None:
    """ST-8.3: one asks for what the other may have, as far as one can see."""
    askable = table.askable(of, mine) if goods else {}
    for code, amount in goods:
        if not 0 < amount <= askable.get(code, 0):
            return Illegal("ST-8.3", "refused-cannot-ask-for", {"good": code})
    return None


def _pledges_fault(table: "State", mine: Holder, to: Holder, pledges: Pledges) -> Illegal | None:
    """ST-8.5: each promise is one of those the game knows, and given once."""
    if len(set(pledges)) != len(pledges):
        return Illegal("ST-8.5", "refused-pledge-twice")
    for row in pledges:
        for at, number in enumerate(row):
            if number not in table.pledge_numbers(mine, to, row[:at]):
                return Illegal("ST-8.5", "refused-no-such-pledge")
    return None


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


def parties(table: "State", offer: Offer) -> tuple[Holder, ...]:
    """All whose goods an offer is about."""
    by = table.holders[offer.by]
    return (by, offer.to, Holder(offer.third)) if offer.is_ring() else (by, offer.to)


def legs(table: "State", offer: Offer) -> tuple[tuple[Holder, Holder, Goods], ...]:
    """Who gives what to whom."""
    by = table.holders[offer.by]
    if not offer.is_ring():
        return ((by, offer.to, offer.give), (offer.to, by, offer.get))
    third = Holder(offer.third)
    return ((by, offer.to, offer.give), (offer.to, third, offer.between), (third, by, offer.get))


def acceptance_fault(table: "State", offer: Offer, holder: int = NOBODY) -> Illegal | None:
    """Why a holder cannot accept an offer: somebody has not what it would give.

    Of those who have not agreed to a ring yet nobody else can know what they have (ST-8.10). Without
    a holder all are looked at.
    """
    between = legs(table, offer)
    goods = tuple([row for _giver, _taker, rows in between for row in rows])
    fault = table.trade_fault(parties(table, offer), goods)
    for giver, taker, rows in between:
        if fault is None:
            open_hand = giver == holder or giver in offer.agreed or giver not in offer.asked()
            if holder == NOBODY or open_hand:
                fault = table.goods_fault(giver, taker, rows)
    return fault


def accept(table: "State", offer: Offer, holder: Holder) -> None:
    """Somebody agrees; with the last of those who are asked, the deal is done (ST-8.6, ST-8.12)."""
    if len(offer.agreed) + 1 < len(offer.asked()):
        consented = offer.with_consent(holder)
        table.offers = tuple([consented if o is offer else o for o in table.offers])
        # Who agrees shows that it has what it would give.
        table.offered(holder, offer.gives(holder))
        if table.sink is not None:
            values = {"offer": offer.id, "seat": offer.by, "holder": holder}
            table.sink.append(Event("event-ring-agreed", values))
    else:
        settle(table, offer)


def settle(table: "State", offer: Offer) -> None:
    """An accepted offer: goods change hands at one stroke, pledges are given (ST-8.6)."""
    by = table.holders[offer.by]
    close(table, offer, "event-offer-accepted")
    for giver, taker, rows in legs(table, offer):
        table.move_goods(giver, taker, rows)
    given = [Pledge(by, offer.to, row[0], row[1], row[2], row[3]) for row in offer.pledges]
    table.pledges = (*table.pledges, *given)


def close(table: "State", offer: Offer, text: str, holder: int = NOBODY) -> None:
    """Take an offer off the table; the clock runs on when it was the last one.

    ``holder`` is who refused, where that could be several.
    """
    table.offers = tuple([other for other in table.offers if other is not offer])
    if table.sink is not None:
        values = {"offer": offer.id, "seat": offer.by, "holder": offer.to}
        if offer.is_ring():
            text = text.replace("event-offer", "event-ring")
            values["holder"] = Holder(offer.to if holder == NOBODY else holder)
            values["to"] = offer.third
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
        if offer.by == seat or (holder in offer.asked() and table.is_out(holder)):
            close(table, offer, "event-offer-expired")


def open_from(table: "State", seat: Seat) -> int:
    return len([offer for offer in table.offers if offer.by == seat])


def find(table: "State", number: int) -> Offer | None:
    """The open offer with this number."""
    for offer in table.offers:
        if offer.id == number:
            return offer
    return None


def open_offer(table: "State", number: int) -> Offer:
    """The open offer with this number, which an action without a fault names."""
    offer = find(table, number)
    assert offer is not None
    return offer


def to_answer(table: "State", seat: Seat) -> list[Offer]:
    """The offers that a seat's holder is asked about."""
    holder = table.holders[seat]
    return [offer for offer in table.offers if holder in offer.asked()]
