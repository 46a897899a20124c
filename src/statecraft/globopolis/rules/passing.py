"""Moving along the ring and passing TELEPORT! (GB-4.2, GB-4.5, GB-4.6, booklet page 16)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from statecraft.core.ids import Seat
from statecraft.core.record.events import Event
from statecraft.globopolis.ids import ALL_FIELDS, NO_EU, RING, Eu, FieldId
from statecraft.globopolis.rules.this_turn import PASSED

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

ONCE_A_TURN: Final = "turn"
UNPAID: Final = 0
PAID: Final = 1
OWING: Final = 2
"""GB-4.6: a Governor never paid for passing TELEPORT!, one paid before, one that came back since."""


def passes(start: FieldId, fields: int, teleport: FieldId) -> bool:
    """Whether a clockwise move passes TELEPORT! without ending on it."""
    return 0 < (teleport - start) % RING < fields


def move(table: "GlobopolisState", seat: Seat, fields: int, backwards: bool) -> None:
    """GB-4.5, GB-4.6: 40 EU for each clockwise pass, but not again after crossing backwards."""
    start = table.governor[seat]
    teleport = table.content.teleport_field
    if backwards:
        table.governor[seat] = ALL_FIELDS[(start - fields) % RING]
        if 0 < (start - teleport) % RING < fields:
            _tell(table, "gb-event-crossed-back", {"seat": seat})
            if table.passing[seat] == PAID:
                table.passing[seat] = OWING
    else:
        table.governor[seat] = ALL_FIELDS[(start + fields) % RING]
        if passes(start, fields, teleport):
            _pass(table, seat)
    if table.governor[seat] == teleport and table.passing[seat] == OWING:
        table.passing[seat] = PAID


def passing_pay(table: "GlobopolisState") -> Eu:
    """What the next pass of this turn pays: GB-10.23, once a turn only, if so agreed."""
    once = table.settings().pass_pay == ONCE_A_TURN
    return NO_EU if once and table.this_turn[PASSED] else table.content.passing_eu


def next_pass(table: "GlobopolisState", seat: Seat, fields: int) -> Eu:
    """GB-4.5, GB-4.6: what a clockwise move of so many fields would be paid for passing TELEPORT!."""
    passed = passes(table.governor[seat], fields, table.content.teleport_field)
    return passing_pay(table) if passed and table.passing[seat] != OWING else NO_EU


def _pass(table: "GlobopolisState", seat: Seat) -> None:
    """GB-4.5, GB-4.6: the pass is paid, unless one was paid before the Governor came back."""
    if table.passing[seat] == OWING:
        table.passing[seat] = PAID
        _tell(table, "gb-event-passed-unpaid", {"seat": seat})
        return
    eu = passing_pay(table)
    if not eu:
        return
    table.this_turn[PASSED] = 1
    table.passing[seat] = PAID
    table.earn(table.holders[seat], eu)
    _tell(table, "gb-event-passed", {"seat": seat, "eu": eu})


def _tell(table: "GlobopolisState", text: str, values: Mapping[str, Any]) -> None:
    if table.sink is not None:
        table.sink.append(Event(text, values))
