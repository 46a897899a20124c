"""Large domains: hands of cards, politicians from several places, motions, trades."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from statecraft.core.chance.distributions import cards_in
from statecraft.core.ids import Holder
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.domain import Domain, PartialAction
from statecraft.global_powers.fields import BAN, NOBODY_BANNED
from statecraft.global_powers.ids import ALL_REGIONS, RegionId

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


def _next_card(
    cards: list[int], partial: PartialAction, exactly: int
) -> tuple[Sequence[int], bool]:
    """Cards in ascending order, until there are ``exactly`` so many."""
    chosen = len(partial.rows)
    if chosen == exactly:
        return [], True
    last = partial.rows[-1][0] if chosen else -1
    left = [card for card in cards if card > last]
    # So many must remain after the next one that the number can still be reached.
    return left[: len(left) - (exactly - chosen) + 1], False


def _any_card(cards: list[int], partial: PartialAction, exactly: int) -> tuple[Sequence[int], bool]:
    """Cards in any order, until there are ``exactly`` so many."""
    if len(partial.rows) == exactly:
        return [], True
    return [card for card in cards if (card,) not in partial.rows], False


class HandDomain(Domain):
    """GP-1.9: any five of one's cards, in ascending order."""

    def __init__(self, verb: type[Action], cards: int, size: int) -> None:
        super().__init__(verb)
        self.cards = cards_in(cards)
        self.size = size

    def next_values(self, partial: PartialAction) -> tuple[Sequence[int], bool]:
        return _next_card(self.cards, partial, self.size)

    def in_any_order(self, partial: PartialAction) -> tuple[Sequence[int], bool] | None:
        return _any_card(self.cards, partial, self.size)


class RefillDomain(Domain):
    """GP-6.9: any cards of the hand discarded, then others taken up to a full hand."""

    def __init__(self, verb: type[Action], hand: int, unused: int, size: int) -> None:
        super().__init__(verb)
        self.hand = cards_in(hand)
        self.unused = cards_in(unused)
        self.size = size

    def next_values(self, partial: PartialAction) -> tuple[Sequence[int], bool]:
        if not partial.fields:
            last = partial.rows[-1][0] if partial.rows else -1
            return [card for card in self.hand if card > last], True
        return _next_card(self.unused, partial, self._taken(partial))

    def in_any_order(self, partial: PartialAction) -> tuple[Sequence[int], bool] | None:
        if not partial.fields:
            return [card for card in self.hand if (card,) not in partial.rows], True
        return _any_card(self.unused, partial, self._taken(partial))

    def _taken(self, partial: PartialAction) -> int:
        """How many are taken once the discards are known."""
        kept = len(self.hand) - len(partial.fields[0])
        return min(self.size - kept, len(self.unused))


class WithdrawDomain(Domain):
    """GP-2.2: politicians from any of one's regions, in ascending order."""

    def __init__(self, verb: type[Action], there: list[int]) -> None:
        super().__init__(verb)
        self.there = there

    def next_values(self, partial: PartialAction) -> tuple[Sequence[int], bool]:
        if partial.cells:
            return range(1, self.there[partial.cells[0]] + 1), False
        last = partial.rows[-1][0] if partial.rows else -1
        found = [region for region, count in enumerate(self.there) if count and region > last]
        return found, bool(partial.rows)

    def in_any_order(self, partial: PartialAction) -> tuple[Sequence[int], bool] | None:
        if partial.cells:
            return self.next_values(partial)
        named = [region for region, _count in partial.rows]
        found = [region for region, count in enumerate(self.there) if count and region not in named]
        return found, bool(partial.rows)


class UnDomain(Domain):
    """GP-6.7: exactly so many politicians, from regions and base (12), in ascending order."""

    def __init__(self, verb: type[Action], there: list[int], count: int) -> None:
        super().__init__(verb)
        self.there = there
        self.count = count

    def next_values(self, partial: PartialAction) -> tuple[Sequence[int], bool]:
        left = self.count - sum([count for _place, count in partial.rows])
        if not left:
            return [], True
        last = partial.rows[-1][0] if partial.rows else -1
        if partial.cells:
            place = partial.cells[0]
            later = sum(self.there[place + 1 :])
            return range(max(1, left - later), min(left, self.there[place]) + 1), False
        return [
            place
            for place, count in enumerate(self.there)
            if place > last and count and sum(self.there[place:]) >= left
        ], False

    def in_any_order(self, partial: PartialAction) -> tuple[Sequence[int], bool] | None:
        left = self.count - sum([count for _place, count in partial.rows])
        if not left:
            return [], True
        named = [place for place, _count in partial.rows]
        open_ = {
            place: count for place, count in enumerate(self.there) if count and place not in named
        }
        if not partial.cells:
            return list(open_), False
        here = open_[partial.cells[0]]
        others = sum(open_.values()) - here
        return range(max(1, left - others), min(left, here) + 1), False


Targets: TypeAlias = dict[int, dict[RegionId, list[Holder]]]
"""Motions that may be moved: kind, regions, and for a ban the parties there."""


class MotionDomain(Domain):
    """GP-4.18: a kind of motion, its region, for a ban its party, and the opening stake."""

    def __init__(self, verb: type[Action], targets: Targets, stake: int) -> None:
        super().__init__(verb)
        self.targets = targets
        self.stake = stake

    def next_values(self, partial: PartialAction) -> tuple[Sequence[int], bool]:
        fields = partial.fields
        if not fields:
            return list(self.targets), False
        if len(fields) == 1:
            return list(self.targets[fields[0]]), False
        if len(fields) == 2:
            if fields[0] == BAN:
                return self.targets[BAN][ALL_REGIONS[fields[1]]], False
            return (NOBODY_BANNED,), False
        return range(self.stake + 1), False


class TradeDomain(Domain):
    """GP-4.5: a neighbour, chips given, chips wanted, a promise and a threat."""

    def __init__(
        self,
        verb: type[Action],
        partners: dict[RegionId, tuple[list[int], list[int]]],
        promises: int,
        threats: int,
    ) -> None:
        super().__init__(verb)
        self.partners = partners
        self.promises = promises
        self.threats = threats

    def next_values(self, partial: PartialAction) -> tuple[Sequence[int], bool]:
        fields = partial.fields
        if not fields:
            return list(self.partners), False
        if len(fields) <= 2:
            give, get = self.partners[ALL_REGIONS[fields[0]]]
            goods = give if len(fields) == 1 else get
            if partial.cells:
                return range(1, goods[partial.cells[0]] + 1), False
            last = partial.rows[-1][0] if partial.rows else -1
            kinds = [kind for kind, count in enumerate(goods) if count and kind > last]
            if len(fields) == 1:
                return kinds, bool(partial.rows) or any(get)
            return kinds, bool(partial.rows) or bool(fields[1])
        return range(self.promises if len(fields) == 3 else self.threats), False


class TransferDomain(Domain):
    """GP-5.18: any politician, and any other region."""

    def __init__(self, verb: type[Action], table: "GlobalPowersState") -> None:
        super().__init__(verb)
        self.table = table

    def next_values(self, partial: PartialAction) -> tuple[Sequence[int], bool]:
        n = self.table.colours
        politicians = self.table.politicians
        fields = partial.fields
        if not fields:
            return [r for r in range(12) if any(politicians[r * n : r * n + n])], False
        if len(fields) == 1:
            return [p for p in range(n) if politicians[fields[0] * n + p]], False
        return [region for region in range(12) if region != fields[0]], False
