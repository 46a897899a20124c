"""A player of Globopolis that haggles as an expert does, and asks of each bargain what it does to the chances to win.

What an expert would offer or accept is still the most it does, so that no chain of bargains leaves it with less on its
own scale. Of its offers it makes the one that raises its chance most; what lowers it is left, whatever it brings in EU.
"""

from collections.abc import Iterator
from typing import Any

from statecraft.bots.globopolis.steady.spot import Rated, Spot
from statecraft.bots.globopolis.steady.steady import Steady
from statecraft.bots.learned.value import Value
from statecraft.core.ids import Holder, Seat
from statecraft.core.native import kept
from statecraft.core.trade.offer_verbs import AcceptOffer, CounterOffer, MakeOffer
from statecraft.core.trade.offers import Goods
from statecraft.core.verbs.action import Action

LOST = 0.004
"""So much of its chance it may lose by what it accepts: that is no more than the learned value is mistaken by."""
GAINED = 0.002
"""So much a bargain must raise it to be offered."""
LOOKED_AT = 6
"""Of the offers that it could make, so many are judged, the most profitable first."""


class Dealer(Steady):
    """An expert's haggling, judged by everybody's chance to win."""

    __slots__ = ("_value",)

    def __init__(self, seed: int | str, seat: Seat, value: Value) -> None:
        super().__init__(seed, seat, sharp=True)
        self._value = value

    def __reduce__(self) -> tuple[Any, ...]:
        names = ("_luck", "_made", "_random", "_spread", "_value", "seat", "sharp")
        return kept(self, (0, self.seat, self._value), names)

    def __repr__(self) -> str:
        return f"<dealer of Globopolis on seat {self.seat}>"

    def picked(self, spot: Spot, rows: Iterator[Rated], default: Action | None) -> Action | None:
        """The first choice, unless it is a bargain that does not raise the own chance to win."""
        offers: list[tuple[float, Action]] = []
        looked = 0
        for _gain, action in rows:
            if isinstance(action, MakeOffer | CounterOffer):
                if looked < LOOKED_AT:
                    looked += 1
                    raised = self._raised(spot, action)
                    if raised >= GAINED:
                        offers.append((raised, action))
                continue
            if offers:
                break
            if isinstance(action, AcceptOffer) and self._accepted(spot, action) < -LOST:
                continue
            return action
        return max(offers, key=lambda row: row[0])[1] if offers else default

    def _raised(self, spot: Spot, action: MakeOffer | CounterOffer) -> float:
        """By how much a bargain that is offered would raise its chance."""
        if isinstance(action, MakeOffer):
            return self._after(spot, Holder(action.to), action.give, action.get)
        for offer in spot.table.offers:
            if offer.id == action.offer:
                return self._after(spot, spot.table.holders[offer.by], action.give, action.get)
        return 0.0

    def _accepted(self, spot: Spot, action: AcceptOffer) -> float:
        """The same of one that is accepted; a ring is left to the scale in EU."""
        for offer in spot.table.offers:
            if offer.id == action.offer and not offer.is_ring():
                return self._after(spot, spot.table.holders[offer.by], offer.get, offer.give)
        return 0.0

    def _after(self, spot: Spot, other: Holder, give: Goods, get: Goods) -> float:
        me = spot.me
        after = spot.table.clone()
        after.move_goods(me, other, give)
        after.move_goods(other, me, get)
        now = self._value.chances(spot.table, me)[me]
        return self._value.chances(after, me)[me] - now
