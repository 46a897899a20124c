"""The offers and counter-offers a seat may make, described: the largest domain of any game.

An offer is composed out as partner, goods given, goods wanted, pledges. Every walk ends in an offer
that is about something (ST-8.1).
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from statecraft.core.ids import Holder, Seat
from statecraft.core.trade.offers import PLEDGES, Pledges, open_offer
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.domain import Domain, PartialAction

if TYPE_CHECKING:
    from statecraft.core.engine.state import State


class NamedGoods:
    """Goods that an action may name in rows of (code, amount), in ascending order."""

    __slots__ = ("_codes", "amounts")

    def __init__(self, amounts: dict[int, int]) -> None:
        self.amounts = amounts
        self._codes: list[int] | None = None

    def codes(self) -> list[int]:
        """Their codes in ascending order, sorted when they are first asked for."""
        if self._codes is None:
            self._codes = sorted(self.amounts)
        return self._codes

    def next_values(self, partial: PartialAction) -> tuple[Sequence[int], bool]:
        """The codes or amounts that may come next, and whether the rows may end here."""
        if partial.cells:
            return range(1, self.amounts[partial.cells[0]] + 1), False
        rows = partial.rows
        if not rows:
            return self.codes(), True
        if partial.rows_are_full():
            return [], True
        codes = self.codes()
        return codes[bisect_right(codes, rows[-1][0]) :], True


def only(some: tuple[int, ...], codes: Iterable[int]) -> bool:
    """Whether there is nothing among these codes but some."""
    for code in codes:  # noqa: SIM110 - a generator costs more than all the rest
        if code not in some:
            return False
    return True


NOTHING: Final = NamedGoods({})


class _Partner:
    """What a holder may do business about with one other, worked out as it is asked for."""

    __slots__ = (
        "_given",
        "_theirs",
        "_wanted",
        "along",
        "mine",
        "parties",
        "table",
        "to",
    )

    def __init__(self, table: "State", mine: Holder, to: Holder) -> None:
        self.table = table
        self.mine = mine
        self.to = to
        self.parties = (mine, to)
        # Goods that only go along with others.
        self.along = table.not_tradable_alone(self.parties)
        self._given: NamedGoods | None = None
        self._theirs: NamedGoods | None = None
        self._wanted: NamedGoods | None = None

    def given(self) -> NamedGoods:
        """What may be offered."""
        found = self._given
        if found is None:
            found = NamedGoods(self.table.goods_between(self.parties, self.mine, self.mine))
            if self._goes_along(found) and self._goes_along(self._their_goods()):
                found = NOTHING
            self._given = found
        return found

    def wanted(self) -> NamedGoods:
        """What may be asked for."""
        found = self._wanted
        if found is None:
            found = self._their_goods()
            if self._goes_along(found) and self._goes_along(self.given()):
                found = NOTHING
            self._wanted = found
        return found

    def wanted_for(self, given: tuple[tuple[int, ...], ...]) -> NamedGoods:
        """What may be asked for in return for these goods."""
        wanted = self.wanted()
        along = self.along
        if along and only(along, wanted.amounts) and only(along, [row[0] for row in given]):
            return NOTHING
        return wanted

    def _their_goods(self) -> NamedGoods:
        found = self._theirs
        if found is None:
            goods = self.table.goods_between(self.parties, self.to, self.mine)
            found = self._theirs = NamedGoods(goods)
        return found

    def _goes_along(self, goods: NamedGoods) -> bool:
        """Whether there is nothing among these goods that can be traded by itself."""
        return bool(self.along) and only(self.along, goods.amounts)

    def completed(self, goods: tuple[tuple[int, ...], ...], further: Iterable[int] = ()) -> bool:
        """Whether these goods make an offer, or one of the further ones would make them one."""
        along = self.along
        some_go_along = False
        for row in goods:
            if row[0] not in along:
                return True
            some_go_along = True
        return not some_go_along or not only(along, further)

    def may_promise(self) -> bool:
        return self.table.may_promise(self.mine, self.to)

    def without_giving(self) -> bool:
        """Whether an offer that gives no goods could still be about something (ST-8.1)."""
        return self.may_promise() or bool(self.wanted_for(()).amounts)

    def pledges(self, partial: PartialAction) -> Sequence[int]:
        """The numbers of a pledge that may come next."""
        if partial.rows_are_full():
            return []
        numbers = self.table.pledge_numbers(self.mine, self.to, partial.cells)
        rows = partial.rows
        if not rows:
            return numbers
        return [number for number in numbers if self._not_yet((*partial.cells, number), rows)]

    def _not_yet(self, begun: tuple[int, ...], rows: Pledges) -> bool:
        """ST-8.5: whether a pledge that begins so could still be given, beside these."""
        at = len(begun)
        if not any(row[:at] == begun for row in rows):
            return True
        if at == len(PLEDGES.columns):
            return False
        numbers = self.table.pledge_numbers(self.mine, self.to, begun)
        return any(self._not_yet((*begun, number), rows) for number in numbers)


class _BusinessDomain(Domain):
    """Offers a seat may make, composed out as partner, goods given, goods wanted, pledges."""

    def __init__(self, verb: type[Action], table: "State", seat: Seat) -> None:
        super().__init__(verb)
        self.table = table
        self.seat = seat
        self.mine = table.holders[seat]
        self._partners: dict[Holder, _Partner] = {}

    def partner(self, first: int) -> Holder:
        """Who the offer is to, from the first field of the action."""
        raise NotImplementedError(f"{type(self).__name__}.partner")

    def firsts(self) -> list[int]:
        raise NotImplementedError(f"{type(self).__name__}.firsts")

    def _with(self, to: Holder) -> _Partner:
        found = self._partners.get(to)
        if found is None:
            found = self._partners[to] = _Partner(self.table, self.mine, to)
        return found

    def next_values(self, partial: PartialAction) -> tuple[Sequence[int], bool]:
        fields = partial.fields
        done = len(fields)
        if done == 0:
            return [first for first in self.firsts() if self._anything(self.partner(first))], False
        partner = self._with(self.partner(fields[0]))
        if done == 1:
            numbers, may_end = partner.given().next_values(partial)
            if may_end:
                may_end = bool(partial.rows) or partner.without_giving()
                if may_end and partner.along:
                    may_end = partner.completed(partial.rows, partner.wanted().amounts)
            return numbers, may_end
        nothing_yet = not fields[1] and not partial.rows
        if done == 2:
            numbers, may_end = partner.wanted_for(fields[1]).next_values(partial)
            may_end = may_end and not (nothing_yet and not partner.may_promise())
            if may_end and partner.along:
                may_end = partner.completed((*fields[1], *partial.rows))
            return numbers, may_end
        nothing_yet = nothing_yet and not fields[2]
        return partner.pledges(partial), partial.may_end_rows() and not nothing_yet

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
        partner = self._with(to)
        return bool(partner.given().amounts or partner.wanted().amounts)


class OfferDomain(_BusinessDomain):
    """Every offer a seat may make."""

    def firsts(self) -> list[int]:
        mine = self.mine
        return [holder for holder in self.table.playing() if holder != mine]

    def partner(self, first: int) -> Holder:
        return Holder(first)


class CounterDomain(_BusinessDomain):
    """Every counter-offer a seat may make."""

    def firsts(self) -> list[int]:
        offers = self.table.offers
        return [offer.id for offer in offers if offer.to == self.mine and not offer.is_ring()]

    def partner(self, first: int) -> Holder:
        return self.table.holders[open_offer(self.table, first).by]
