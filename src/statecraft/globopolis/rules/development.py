"""Allocating units and developing territories, in the Option Phase (GB-2, GB-5)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from statecraft.core.engine.question import Question
from statecraft.core.ids import Holder
from statecraft.core.record.events import Event, Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.domain import Domain, PartialAction
from statecraft.core.verbs.verb import Verb
from statecraft.globopolis.content import NS
from statecraft.globopolis.fields import COUNT, RESOURCE, TERRITORY
from statecraft.globopolis.ids import ALL_TERRITORIES, NO_EU, NOBODYS, Eu, TerritoryId
from statecraft.globopolis.rules.barred import NO_DEVELOPMENT
from statecraft.globopolis.rules.scoring import full_sets, pay, recount
from statecraft.globopolis.rules.this_turn import DEVELOPED, FREE_PREMIUMS
from statecraft.globopolis.rules.titles import clear_ns

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

MOST_AT_ONCE: Final = 60
LEVELS: Final = 2
"""GB-5.2: Developed and Super Developed."""


def room(table: "GlobopolisState", territory: TerritoryId, kind: int) -> int:
    """How many more units of a kind a territory may have: only NS-Units are limited (GB-5.4, GB-5.10).

    The limit follows the level that is justified once the units lie there.
    """
    if kind != NS:
        return MOST_AT_ONCE
    units = table.units_on(territory)
    here = units[NS]
    others = min(units[:NS])
    level = table.levels[territory]
    limit = table.content.ns_limit
    best = 0
    for count in range(here, max(limit) + 1):
        if count <= limit[min(level, others, count)]:
            best = count - here
    return best


def own_fault(table: "GlobopolisState", holder: Holder, territory: TerritoryId) -> Illegal | None:
    """GB-2.2: units lie on one's own territories."""
    if table.owner[territory] != holder:
        return Illegal("GB-2.2", "gb-refused-not-yours", {"territory": territory})
    return None


def units_fault(
    table: "GlobopolisState", territory: TerritoryId, kind: int, count: int, there: int
) -> Illegal | None:
    """GB-2.2, GB-5.4: units that are there, and room for NS-Units where they go."""
    if not 0 < count <= there:
        return Illegal("GB-2.2", "gb-refused-no-units", {"resource": kind, "count": there})
    free = room(table, territory, kind)
    if count > free:
        values = {"territory": territory, "count": free}
        return Illegal("GB-5.4", "gb-refused-ns-limit", values)
    return None


def lay(
    table: "GlobopolisState", holder: Holder, territory: TerritoryId, kind: int, count: int
) -> None:
    """Units come to lie on a territory, for all to see."""
    table.add_units(territory, kind, count)
    recount(table, territory)
    if table.sink is not None:
        values = {"holder": holder, "territory": territory, "count": count}
        table.sink.append(Event("gb-event-units", {**values, "resource": kind}))


class Allocate(Verb["GlobopolisState"]):
    """GB-2.2: put units of one kind from Personal Stock onto an own territory."""

    FIELDS = ("kind", "territory", "count")
    __slots__ = FIELDS
    VERB = "allocate"
    SHAPE = (RESOURCE, TERRITORY, COUNT)

    def __init__(self, kind: int, territory: TerritoryId, count: int) -> None:
        self.kind = kind
        self.territory = territory
        self.count = count

    def domain(self, table: "GlobopolisState", question: Question) -> Domain | None:
        """Asked often, so it stops at the first unit found."""
        holder = table.holders[question.seat]
        mine = table.territories(holder)
        if not mine:
            return None
        stock = table.stock_of(holder)
        if max(stock[:NS]) or (stock[NS] and any(room(table, t, NS) for t in mine)):
            return AllocateDomain(table, holder)
        return None

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        holder = table.holders[question.seat]
        fault = own_fault(table, holder, self.territory)
        if fault is not None:
            return fault
        there = table.stock_of(holder)[self.kind]
        return units_fault(table, self.territory, self.kind, self.count, there)

    def do(self, table: "GlobopolisState", question: Question) -> None:
        holder = table.holders[question.seat]
        table.add_stock(holder, self.kind, -self.count)
        lay(table, holder, self.territory, self.kind, self.count)


class AllocateDomain(Domain):
    """GB-2.2: units from Personal Stock onto own territories."""

    def __init__(self, table: "GlobopolisState", holder: Holder) -> None:
        super().__init__(Allocate)
        self.table = table
        self.holder = holder

    def next_values(self, partial: PartialAction) -> tuple[Sequence[int], bool]:
        fields = partial.fields
        if not fields:
            return [kind for kind in range(5) if self._there(kind) and self._places(kind)], False
        if len(fields) == 1:
            return self._places(fields[0]), False
        kind, territory = fields
        most = min(self._there(kind), room(self.table, territory, kind), MOST_AT_ONCE)
        return range(1, most + 1), False

    def _there(self, kind: int) -> int:
        return self.table.stock_of(self.holder)[kind]

    def _places(self, kind: int) -> list[TerritoryId]:
        mine = self.table.territories(self.holder)
        return [t for t in mine if room(self.table, t, kind)] if kind == NS else mine


class Transfer(Verb["GlobopolisState"]):
    """GB-2.3: move units of one kind between own territories."""

    FIELDS = ("kind", "source", "territory", "count")
    __slots__ = FIELDS
    VERB = "transfer"
    SHAPE = (RESOURCE, TERRITORY, TERRITORY, COUNT)

    def __init__(self, kind: int, source: TerritoryId, territory: TerritoryId, count: int) -> None:
        self.kind = kind
        self.source = source
        self.territory = territory
        self.count = count

    def domain(self, table: "GlobopolisState", question: Question) -> Domain | None:
        transfer = TransferDomain(table, table.holders[question.seat])
        return transfer if len(transfer.mine) > 1 and transfer.possible() else None

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        holder = table.holders[question.seat]
        fault = own_fault(table, holder, self.territory) or own_fault(table, holder, self.source)
        if fault is not None:
            return fault
        if self.source == self.territory:
            return Illegal("GB-2.3", "gb-refused-same-territory")
        there = table.units_on(self.source)[self.kind]
        return units_fault(table, self.territory, self.kind, self.count, there)

    def do(self, table: "GlobopolisState", question: Question) -> None:
        table.add_units(self.source, self.kind, -self.count)
        recount(table, self.source)
        clear_ns(table, self.source)
        lay(table, table.holders[question.seat], self.territory, self.kind, self.count)


class TransferDomain(Domain):
    """GB-2.3: units from one own territory to another."""

    def __init__(self, table: "GlobopolisState", holder: Holder) -> None:
        super().__init__(Transfer)
        self.table = table
        self.mine = table.territories(holder)

    def next_values(self, partial: PartialAction) -> tuple[Sequence[int], bool]:
        fields = partial.fields
        if not fields:
            return [kind for kind in range(5) if self._sources(kind)], False
        kind = fields[0]
        if len(fields) == 1:
            return self._sources(kind), False
        if len(fields) == 2:
            return [t for t in self._takers(kind) if t != fields[1]], False
        there = self.table.units_on(fields[1])[kind]
        return range(1, min(there, room(self.table, fields[2], kind)) + 1), False

    def possible(self) -> bool:
        """Whether there is anything to move; between two territories, anything but NS-Units goes."""
        for territory in self.mine:
            if max(self.table.units_on(territory)[:NS]):
                return True
        return bool(self._sources(NS))

    def _takers(self, kind: int) -> list[TerritoryId]:
        if kind != NS:
            return self.mine
        return [t for t in self.mine if room(self.table, t, kind)]

    def _sources(self, kind: int) -> list[TerritoryId]:
        takers = self._takers(kind)
        if not takers:
            return []
        table = self.table
        alone = takers[0] if len(takers) == 1 else -1
        return [t for t in self.mine if t != alone and table.units_on(t)[kind]]


def premium(table: "GlobopolisState", territory: TerritoryId) -> Eu:
    """GB-5.3: what the next level costs, unless a card pays for it."""
    if table.this_turn[FREE_PREMIUMS]:
        return NO_EU
    return table.content.premium[territory][table.levels[territory]]


def needs(table: "GlobopolisState") -> dict[str, tuple[tuple[int, ...], ...]]:
    """GB-5.1, GB-5.2: as the fact `needs`, what owned territories lack for their levels; each takes a set.

    A row is a territory, a level, and how many units of each kind are missing for it; there is none for a
    level whose sets are there, and no fact without rows.
    """
    rows: list[tuple[int, ...]] = []
    for territory in ALL_TERRITORIES:
        if table.owner[territory] != NOBODYS:
            rows += _missing(territory, tuple(table.units_on(territory)))
    return {"needs": tuple(rows)} if rows else {}


@lru_cache(4096)
def _missing(territory: TerritoryId, units: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For each level whose sets are not there, how many units of each kind a territory lacks for it."""
    return tuple(
        [
            (territory, level, *[max(0, level - count) for count in units])
            for level in range(min(units) + 1, LEVELS + 1)
        ]
    )


class Develop(Verb["GlobopolisState"]):
    """GB-5.1 to GB-5.3: raise an own territory by one level of Economic Development."""

    FIELDS = ("territory",)
    __slots__ = FIELDS
    VERB = "develop"
    SHAPE = (TERRITORY,)

    def __init__(self, territory: TerritoryId) -> None:
        self.territory = territory

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        return developments(table, table.holders[question.seat])

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        return self.refusal(table, table.holders[question.seat])

    def refusal(self, table: "GlobopolisState", holder: Holder) -> Illegal | None:
        """Why a holder cannot raise the territory by a level now."""
        territory = self.territory
        if table.owner[territory] != holder:
            return Illegal("GB-5.1", "gb-refused-not-yours", {"territory": territory})
        if table.barred[holder] & NO_DEVELOPMENT:
            return Illegal("GB-8.50", "gb-refused-building-freeze")
        level = table.levels[territory]
        if level == LEVELS:
            return Illegal("GB-5.2", "gb-refused-super-developed", {"territory": territory})
        if table.this_turn[DEVELOPED] >> territory & 1:
            return Illegal("GB-5.2", "gb-refused-one-level", {"territory": territory})
        if full_sets(table, territory) <= level:
            values = {"territory": territory, "count": level + 1}
            return Illegal("GB-5.1", "gb-refused-no-set", values)
        if table.eu[holder] < premium(table, territory):
            return Illegal("GB-5.3", "gb-refused-no-eu", {"eu": premium(table, territory)})
        if table.settings().box_limits and not table.bank_levels:
            return Illegal("GB-10.21", "gb-refused-box-empty")
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        territory, holder = self.territory, table.holders[question.seat]
        pay(table, holder, NOBODYS, premium(table, territory))
        if table.this_turn[FREE_PREMIUMS]:
            table.this_turn[FREE_PREMIUMS] -= 1
        table.levels[territory] += 1
        table.bank_levels -= 1
        table.this_turn[DEVELOPED] |= 1 << territory
        recount(table, territory)
        if table.sink is not None:
            values = {"holder": holder, "territory": territory, "levels": table.levels[territory]}
            table.sink.append(Event("gb-event-developed", values))

    def notes(self, table: "GlobopolisState", question: Question) -> tuple[Note, ...]:
        eu, points = premium(table, self.territory), table.content.development_points
        return (Note("gb-costs-development", {"eu": eu, "points": points}),)


DEVELOPS: Final = tuple([Develop(territory) for territory in ALL_TERRITORIES])


def developments(table: "GlobopolisState", holder: Holder) -> list[Action]:
    found: list[Action] = []
    levels = table.levels
    for territory in table.territories(holder):
        # Most territories lack a set; the full check is for the few that have one.
        here = table.units_on(territory)
        if 0 not in here and min(here) > levels[territory]:
            if DEVELOPS[territory].refusal(table, holder) is None:
                found.append(DEVELOPS[territory])
    return found
