"""Allocating units and developing territories, in the Option Phase (GB-2, GB-5)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from statecraft.core.action import Action
from statecraft.core.domain import Domain, Spelling
from statecraft.core.event import Event, Note
from statecraft.core.refusal import Illegal
from statecraft.globopolis.content import NS
from statecraft.globopolis.scoring import LEVEL_POINTS, full_sets, pay, recount
from statecraft.globopolis.this_turn import DEVELOPED, FREE_PREMIUMS
from statecraft.globopolis.titles import NS_LIMIT, clear_ns
from statecraft.globopolis.verbs import DEVELOPS, Allocate, Develop, Transfer

if TYPE_CHECKING:
    from statecraft.globopolis.state import Globe

MOST_AT_ONCE: Final = 60


def room(table: "Globe", territory: int, kind: int) -> int:
    """How many more units of a kind a territory may have: only NS-Units are limited (GB-5.4).

    The limit follows the level that is justified once the units lie there.
    """
    if kind != NS:
        return MOST_AT_ONCE
    here = table.units[territory * 5 + NS]
    others = min(table.units[territory * 5 : territory * 5 + NS])
    level = table.levels[territory]
    best = 0
    for count in range(here, NS_LIMIT[2] + 1):
        if count <= NS_LIMIT[min(level, others, count)]:
            best = count - here
    return best


class AllocateDomain(Domain):
    """GB-2.2: units from Personal Stock onto own territories."""

    def __init__(self, table: "Globe", holder: int) -> None:
        super().__init__(Allocate)
        self.table = table
        self.holder = holder

    def numbers(self, spelling: Spelling) -> tuple[Sequence[int], bool]:
        fields = spelling.fields
        if not fields:
            return [kind for kind in range(5) if self._there(kind) and self._places(kind)], False
        if len(fields) == 1:
            return self._places(fields[0]), False
        kind, territory = fields
        most = min(self._there(kind), room(self.table, territory, kind), MOST_AT_ONCE)
        return range(1, most + 1), False

    def _there(self, kind: int) -> int:
        return self.table.stock[self.holder * 5 + kind]

    def _places(self, kind: int) -> list[int]:
        mine = self.table.territories(self.holder)
        return [t for t in mine if room(self.table, t, kind)] if kind == NS else mine


class TransferDomain(Domain):
    """GB-2.3: units from one own territory to another."""

    def __init__(self, table: "Globe", holder: int) -> None:
        super().__init__(Transfer)
        self.table = table
        self.mine = table.territories(holder)

    def numbers(self, spelling: Spelling) -> tuple[Sequence[int], bool]:
        fields = spelling.fields
        if not fields:
            return [kind for kind in range(5) if self._sources(kind)], False
        kind = fields[0]
        if len(fields) == 1:
            return self._sources(kind), False
        if len(fields) == 2:
            return [t for t in self._takers(kind) if t != fields[1]], False
        there = self.table.units[fields[1] * 5 + kind]
        return range(1, min(there, room(self.table, fields[2], kind)) + 1), False

    def possible(self) -> bool:
        """Whether there is anything to move; between two territories, anything but NS-Units goes."""
        units = self.table.units
        for territory in self.mine:
            if max(units[territory * 5 : territory * 5 + NS]):
                return True
        return bool(self._sources(NS))

    def _takers(self, kind: int) -> list[int]:
        if kind != NS:
            return self.mine
        return [t for t in self.mine if room(self.table, t, kind)]

    def _sources(self, kind: int) -> list[int]:
        takers = self._takers(kind)
        if not takers:
            return []
        units = self.table.units
        alone = takers[0] if len(takers) == 1 else -1
        return [t for t in self.mine if units[t * 5 + kind] and t != alone]


def domains(table: "Globe", holder: int) -> tuple[Domain, ...]:
    """What there is to allocate and to transfer; asked often, so it stops at the first unit found."""
    mine = table.territories(holder)
    if not mine:
        return ()
    found: list[Domain] = []
    stock = table.stock[holder * 5 : holder * 5 + 5]
    if max(stock[:NS]) or (stock[NS] and any(room(table, t, NS) for t in mine)):
        found.append(AllocateDomain(table, holder))
    if len(mine) > 1:
        transfer = TransferDomain(table, holder)
        if transfer.possible():
            found.append(transfer)
    return tuple(found)


def _check_own(table: "Globe", holder: int, territory: int) -> None:
    if table.owner[territory] != holder:
        raise Illegal("GB-2.2", "gb-refused-not-yours", {"territory": territory})


def check_units(table: "Globe", holder: int, action: Allocate | Transfer) -> None:
    """GB-2.2, GB-2.3, GB-5.4: own territories, units that are there, room for NS-Units."""
    _check_own(table, holder, action.territory)
    if isinstance(action, Transfer):
        _check_own(table, holder, action.source)
        if action.source == action.territory:
            raise Illegal("GB-2.3", "gb-refused-same-territory")
        there = table.units[action.source * 5 + action.kind]
    else:
        there = table.stock[holder * 5 + action.kind]
    if not 0 < action.count <= there:
        raise Illegal("GB-2.2", "gb-refused-no-units", {"resource": action.kind, "count": there})
    free = room(table, action.territory, action.kind)
    if action.count > free:
        values = {"territory": action.territory, "count": free}
        raise Illegal("GB-5.4", "gb-refused-ns-limit", values)


def move_units(table: "Globe", holder: int, action: Allocate | Transfer) -> None:
    if isinstance(action, Transfer):
        table.units[action.source * 5 + action.kind] -= action.count
        recount(table, action.source)
        clear_ns(table, action.source)
    else:
        table.stock[holder * 5 + action.kind] -= action.count
    table.units[action.territory * 5 + action.kind] += action.count
    recount(table, action.territory)
    if table.sink is not None:
        values = {"holder": holder, "territory": action.territory, "count": action.count}
        table.sink.append(Event("gb-event-units", {**values, "resource": action.kind}))


def premium(table: "Globe", territory: int) -> int:
    """GB-5.3: what the next level costs, unless a card pays for it."""
    if table.this_turn[FREE_PREMIUMS]:
        return 0
    return table.content.premium[territory][table.levels[territory]]


def development_fault(table: "Globe", holder: int, territory: int) -> Illegal | None:
    """GB-5.1 to GB-5.3: why a territory cannot be raised by a level now."""
    if table.owner[territory] != holder:
        return Illegal("GB-5.1", "gb-refused-not-yours", {"territory": territory})
    level = table.levels[territory]
    if level == 2:
        return Illegal("GB-5.2", "gb-refused-super-developed", {"territory": territory})
    if table.this_turn[DEVELOPED] >> territory & 1:
        return Illegal("GB-5.2", "gb-refused-one-level", {"territory": territory})
    if full_sets(table, territory) <= level:
        return Illegal("GB-5.1", "gb-refused-no-set", {"territory": territory, "count": level + 1})
    if table.eu[holder] < premium(table, territory):
        return Illegal("GB-5.3", "gb-refused-no-eu", {"eu": premium(table, territory)})
    if table.settings().box_limits and not table.bank_levels:
        return Illegal("GB-10.21", "gb-refused-box-empty")
    return None


def developments(table: "Globe", holder: int) -> list[Action]:
    found: list[Action] = []
    units, levels = table.units, table.levels
    for territory, owner in enumerate(table.owner[:32]):
        # Most territories lack a set; the full check is for the few that have one.
        if owner == holder:
            here = units[territory * 5 : territory * 5 + 5]
            if 0 not in here and min(here) > levels[territory]:
                if development_fault(table, holder, territory) is None:
                    found.append(DEVELOPS[territory])
    return found


def develop(table: "Globe", holder: int, action: Develop) -> None:
    territory = action.territory
    pay(table, holder, -1, premium(table, territory))
    if table.this_turn[FREE_PREMIUMS]:
        table.this_turn[FREE_PREMIUMS] -= 1
    table.levels[territory] += 1
    table.bank_levels -= 1
    table.this_turn[DEVELOPED] |= 1 << territory
    recount(table, territory)
    if table.sink is not None:
        values = {"holder": holder, "territory": territory, "levels": table.levels[territory]}
        table.sink.append(Event("gb-event-developed", values))


def development_note(table: "Globe", territory: int) -> Note:
    values = {"eu": premium(table, territory), "points": LEVEL_POINTS}
    return Note("gb-costs-development", values)
