"""The offers and counter-offers a seat may make, described: the largest domain of any game.

An offer is composed out as partner, goods given, goods wanted, pledges. Every walk ends in an offer
that is about something (ST-8.1).
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from statecraft.core.ids import Holder, Seat
from statecraft.core.trade.offers import Pledges, open_offer
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.domain import Domain, PartialAction

if TYPE_CHECKING:
    from statecraft.core.engine.state import State


class _BusinessDomain(Domain):
    """Offers a seat may make, composed out as partner, goods given, goods wanted, pledges."""

    def __init__(self, verb: type[Action], table: "State", seat: Seat) -> None:
        super().__init__(verb)
        self.table = table
        self.seat = seat
        self.mine = table.holders[seat]
        self._mine: dict[int, int] | None = None
        self._given: dict[Holder, dict[int, int]] = {}
        self._theirs: dict[Holder, dict[int, int]] = {}
        self._wanted: dict[Holder, dict[int, int]] = {}
        self._along: dict[Holder, tuple[int, ...]] = {}
        self._promises: dict[Holder, Pledges] = {}

    def partner(self, first: int) -> Holder:
        """Who the offer is to, from the first field of the action."""
        raise NotImplementedError(f"{type(self).__name__}.partner")

    def firsts(self) -> list[int]:
        raise NotImplementedError(f"{type(self).__name__}.firsts")

    def given(self, to: Holder) -> dict[int, int]:
        """What may be offered to a partner, worked out once."""
        found = self._given.get(to)
        if found is None:
            if self._mine is None:
                self._mine = self.table.holdings(self.mine, self.mine)
            found = self.table.tradable((self.mine, to), self._mine)
            if self._none_tradable_alone(to, found) and self._none_tradable_alone(
                to, self._their_goods(to)
            ):
                found = {}
            self._given[to] = found
        return found

    def wanted(self, to: Holder) -> dict[int, int]:
        """What may be asked of a partner, worked out once."""
        found = self._wanted.get(to)
        if found is None:
            found = self._their_goods(to)
            if self._none_tradable_alone(to, found) and self._none_tradable_alone(
                to, self.given(to)
            ):
                found = {}
            self._wanted[to] = found
        return found

    def along(self, to: Holder) -> tuple[int, ...]:
        """Goods that only go along with others, worked out once."""
        found = self._along.get(to)
        if found is None:
            found = self._along[to] = self.table.not_tradable_alone((self.mine, to))
        return found

    def _their_goods(self, to: Holder) -> dict[int, int]:
        found = self._theirs.get(to)
        if found is None:
            goods = self.table.askable(to, self.mine)
            found = self._theirs[to] = self.table.tradable((self.mine, to), goods)
        return found

    def _none_tradable_alone(self, to: Holder, goods: dict[int, int]) -> bool:
        """Whether there is nothing among these goods that can be traded by itself."""
        along = self.along(to)
        if not along:
            return False
        for code in goods:  # noqa: SIM110 - a generator costs more than all the rest
            if code not in along:
                return False
        return True

    def promises(self, to: Holder) -> Pledges:
        """What may be promised to a partner, worked out once."""
        found = self._promises.get(to)
        if found is None:
            found = self._promises[to] = self.table.pledge_rows(self.mine, to)
        return found

    def next_values(self, partial: PartialAction) -> tuple[Sequence[int], bool]:
        done = len(partial.fields)
        if done == 0:
            return [first for first in self.firsts() if self._anything(self.partner(first))], False
        to = self.partner(partial.fields[0])
        if done == 1:
            numbers, may_end = next_good(self.given(to), partial)
            may_end = may_end and bool(partial.rows or self._without_giving(to))
            if may_end and self.along(to):
                may_end = self._completed(to, partial.rows, self.wanted(to))
            return numbers, may_end
        nothing_yet = not partial.fields[1] and not partial.rows
        if done == 2:
            wanted = self._wanted_for(to, partial.fields[1])
            numbers, may_end = next_good(wanted, partial)
            may_end = may_end and not (nothing_yet and not self.table.may_promise(self.mine, to))
            if may_end and self.along(to):
                may_end = self._completed(to, (*partial.fields[1], *partial.rows))
            return numbers, may_end
        nothing_yet = nothing_yet and not partial.fields[2]
        return self._pledges(to, partial), partial.may_end_rows() and not nothing_yet

    def _wanted_for(self, to: Holder, given: tuple[tuple[int, ...], ...]) -> dict[int, int]:
        """What may be asked of a partner for these goods."""
        wanted = self.wanted(to)
        along = self.along(to)
        if (
            along
            and all(row[0] in along for row in given)
            and all(code in along for code in wanted)
        ):
            return {}
        return wanted

    def _completed(
        self, to: Holder, goods: tuple[tuple[int, ...], ...], further: Iterable[int] = ()
    ) -> bool:
        """Whether these goods make an offer, or one of the further ones would make them one."""
        along = self.along(to)
        if not any(row[0] in along for row in goods):
            return True
        codes = [*[row[0] for row in goods], *further]
        return any(code not in along for code in codes)

    def if_any(self) -> Domain | None:
        """This domain, unless there is nothing in it."""
        for first in self.firsts():
            if self._anything(self.partner(first)):
                return self
        return None

    def _anything(self, to: Holder) -> bool:
        # Promises are the quickest to work out, and nearly always there.
        if self.table.may_promise(self.mine, to):
            return True
        return bool(self.given(to) or self.wanted(to))

    def _without_giving(self, to: Holder) -> bool:
        """Whether an offer that gives no goods could still be about something (ST-8.1)."""
        return self.table.may_promise(self.mine, to) or bool(self._wanted_for(to, ()))

    def _pledges(self, to: Holder, partial: PartialAction) -> list[int]:
        if partial.rows_are_full():
            return []
        cells, rows = partial.cells, partial.rows
        at = len(cells)
        possible: Sequence[tuple[int, ...]] = self.promises(to)
        if at:
            possible = [row for row in possible if row[:at] == cells]
        if rows:
            possible = [row for row in possible if row not in rows]
        return sorted({row[at] for row in possible})


def next_good(goods: dict[int, int], partial: PartialAction) -> tuple[Sequence[int], bool]:
    """The codes or amounts that may come next in rows of goods, and whether the rows may end here."""
    if partial.cells:
        return range(1, goods[partial.cells[0]] + 1), False
    if not partial.rows:
        return sorted(goods), True
    if partial.rows_are_full():
        return [], True
    last = partial.rows[-1][0]
    return sorted([code for code in goods if code > last]), True


class OfferDomain(_BusinessDomain):
    """Every offer a seat may make."""

    def firsts(self) -> list[int]:
        others = range(self.table.holder_count())
        return [
            other for other in others if other != self.mine and not self.table.is_out(Holder(other))
        ]

    def partner(self, first: int) -> Holder:
        return Holder(first)


class CounterDomain(_BusinessDomain):
    """Every counter-offer a seat may make."""

    def firsts(self) -> list[int]:
        offers = self.table.offers
        return [offer.id for offer in offers if offer.to == self.mine and not offer.is_ring()]

    def partner(self, first: int) -> Holder:
        return self.table.holders[open_offer(self.table, first).by]
