"""What would change on the table: for whoever weighs an answer, and for the page that draws it.

What is to be weighed is done to a copy, by the same functions that do it to the table, and both are compared: no rule
is written here. What dice decide is told by the action itself, as odds.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from statecraft.core.record.events import Note
from statecraft.global_powers.ids import ALL_REGIONS
from statecraft.global_powers.rules.government import government

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState

Deed: TypeAlias = Callable[["GlobalPowersState"], object]
"""Something that happens to a table."""


def after(table: "GlobalPowersState", deed: Deed) -> "GlobalPowersState":
    """A copy of the table to which it has happened; nobody hears of it."""
    copy = table.clone()
    copy.sink = None
    deed(copy)
    return copy


def effects(table: "GlobalPowersState", deed: Deed) -> tuple[Note, ...]:
    """What a deed changes: politicians and chips in regions, and who governs them then."""
    return changes(table, after(table, deed))


def changes(before: "GlobalPowersState", then: "GlobalPowersState") -> tuple[Note, ...]:
    """How two states of a table differ, region by region."""
    found: list[Note] = []
    for region in ALL_REGIONS:
        for party in before.all_holders():
            had, has = before.there(region, party), then.there(region, party)
            if had != has:
                values = {"region": region, "holder": party, "before": had, "after": has}
                found.append(Note("gp-then-politicians", values))
        for chip in range(4):
            had, has = before.chip(region, chip), then.chip(region, chip)
            if had != has:
                values = {"region": region, "chip": chip, "before": had, "after": has}
                found.append(Note("gp-then-chips", values))
        rulers = government(then, region)
        if rulers != government(before, region):
            if rulers:
                found.append(Note("gp-then-governs", {"region": region, "holder": tuple(rulers)}))
            else:
                found.append(Note("gp-then-no-government", {"region": region}))
    return tuple(found)
