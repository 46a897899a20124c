"""Offers in a ring: three holders, each gives the next one something, and all of it changes hands at once.

A ring is an offer like others: public, bounded in number, it can be withdrawn and expires. The two
others are asked; until the last of them has agreed, whoever has agreed may still refuse (ST-8.12).
What is asked of hidden goods shows only when their holder agrees (ST-8.10). There are no pledges in a
ring, and no counter-offers to one.
"""

from collections.abc import Sequence
from typing import Any, Final

from statecraft.core.engine.question import Question
from statecraft.core.engine.state import State
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Event
from statecraft.core.refusal import Illegal
from statecraft.core.trade.offer_domains import NamedGoods, only
from statecraft.core.trade.offers import (
    AT_ONCE,
    GOODS,
    NUMBERS,
    Goods,
    Offer,
    asking_fault,
    open_from,
    order_fault,
    room_fault,
)
from statecraft.core.verbs.action import HOLDER, Action
from statecraft.core.verbs.domain import Domain, PartialAction
from statecraft.core.verbs.verb import Verb


class RingDomain(Domain):
    """Rings a seat may propose, composed out as the two others and what each of the three gives.

    Every one of the three gives something; goods that only go along with others (``not_tradable_alone``)
    need such others somewhere in the ring.
    """

    def __init__(self, verb: type[Action], table: State, seat: Seat) -> None:
        super().__init__(verb)
        self.table = table
        self.mine = table.holders[seat]
        self._legs: dict[tuple[int, int], tuple[NamedGoods, ...]] = {}

    def _others(self) -> list[Holder]:
        mine = self.mine
        return [holder for holder in self.table.playing() if holder != mine]

    def any_pair(self) -> bool:
        """Whether there is a ring at all; asked often, so it stops at the first."""
        others = self._others()
        for first in others:
            for second in others:
                if first != second and self._possible(first, second):
                    return True
        return False

    def firsts(self) -> list[int]:
        others = self._others()
        found: list[int] = []
        for first in others:
            for second in others:
                if first != second and self._possible(first, second):
                    found.append(first)
                    break
        return found

    def seconds(self, first: int) -> list[int]:
        others = self._others()
        return [h for h in others if h != first and self._possible(first, h)]

    def _possible(self, first: int, second: int) -> bool:
        parties = (self.mine, Holder(first), Holder(second))
        if self.table.ring_is_open(parties):
            return True
        legs = self.legs(first, second)
        codes: list[int] = []
        for leg in legs:
            if not leg.amounts:
                return False
            codes += leg.amounts
        return not only(self.table.not_tradable_alone(parties), codes)

    def legs(self, first: int, second: int) -> tuple[NamedGoods, ...]:
        """What each of the three may give in a ring, worked out once."""
        found = self._legs.get((first, second))
        if found is None:
            table, mine = self.table, self.mine
            parties = (mine, Holder(first), Holder(second))
            found = self._legs[(first, second)] = tuple(
                [NamedGoods(table.goods_between(parties, holder, mine)) for holder in parties]
            )
        return found

    def next_values(self, partial: PartialAction) -> tuple[Sequence[int], bool]:
        fields = partial.fields
        done = len(fields)
        if done == 0:
            return self.firsts(), False
        if done == 1:
            return self.seconds(fields[0]), False
        legs = self.legs(fields[0], fields[1])
        numbers, may_end = legs[done - 2].next_values(partial)
        if not may_end or not partial.rows:
            return numbers, False
        along = self.table.not_tradable_alone((self.mine, Holder(fields[0]), Holder(fields[1])))
        if not along:
            return numbers, True
        # Something that can be traded by itself must be in the ring, or still come to it.
        for rows in (*fields[2:], partial.rows):
            for row in rows:
                if row[0] not in along:
                    return numbers, True
        for leg in legs[done - 1 :]:
            if not only(along, leg.amounts):
                return numbers, True
        return numbers, False


class MakeRing(Verb[State]):
    """I give something to one holder, who gives something to another, who gives something to me."""

    FIELDS = ("to", "third", "give", "between", "get")
    __slots__ = FIELDS
    VERB = "make-ring"
    SHAPE = (HOLDER, HOLDER, GOODS, GOODS, GOODS)

    def __init__(self, to: Holder, third: Holder, give: Goods, between: Goods, get: Goods) -> None:
        self.to = to
        self.third = third
        self.give = give
        self.between = between
        self.get = get

    def domain(self, table: State, question: Question) -> Domain | None:
        if table.holder_count() < 3 or open_from(table, question.seat) >= AT_ONCE:
            return None
        domain = RingDomain(MakeRing, table, question.seat)
        return domain if domain.any_pair() else None

    def fault(self, table: State, question: Question) -> Illegal | None:
        """ST-8.12, and ST-8.1 to ST-8.3 as for any offer."""
        mine = table.holders[question.seat]
        parties = (mine, self.to, self.third)
        for holder in (self.to, self.third):
            if not 0 <= holder < table.holder_count() or table.is_out(holder):
                return Illegal("ST-8.1", "refused-offer-to-nobody", {"holder": holder})
        if len(set(parties)) != len(parties):
            return Illegal("ST-8.12", "refused-ring-of-three")
        if not self.give or not self.between or not self.get:
            return Illegal("ST-8.12", "refused-ring-gap")
        return (
            room_fault(table, question.seat)
            or order_fault(self.give)
            or order_fault(self.between)
            or order_fault(self.get)
            or table.trade_fault(parties, (*self.give, *self.between, *self.get))
            or table.goods_fault(mine, self.to, self.give)
            or asking_fault(table, mine, self.to, self.between)
            or asking_fault(table, mine, self.third, self.get)
        )

    def do(self, table: State, question: Question) -> None:
        ring = Offer(
            table.offer_count % NUMBERS,
            question.seat,
            self.to,
            self.give,
            self.get,
            (),
            table.turns,
            self.third,
            self.between,
        )
        table.offer_count += 1
        table.offers = (*table.offers, ring)
        table.offered(table.holders[question.seat], self.give)
        if table.sink is not None:
            parties = {"seat": question.seat, "holder": self.to, "to": self.third}
            goods = {"give": self.give, "between": self.between, "get": self.get}
            table.sink.append(Event("event-ring-made", {"offer": ring.id, **parties, **goods}))


VERBS: Final[tuple[type[Verb[Any]], ...]] = (MakeRing,)
"""For games in which three may do business."""
