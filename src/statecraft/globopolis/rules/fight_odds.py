"""The odds of a fight whose windows are open: as things stand, with a card, without somebody's agents.

These are figures for whoever decides in such a window; nothing here changes a table.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from statecraft.core.ids import Holder
from statecraft.core.record.events import Note
from statecraft.globopolis.ids import TerritoryId
from statecraft.globopolis.odds import takeover
from statecraft.globopolis.rules.aggression import WITHOUT_CARD, Attack, assess, attack_stakes
from statecraft.globopolis.rules.assistance import fought_for, move_ns
from statecraft.globopolis.rules.battle import best_multiplier
from statecraft.globopolis.rules.engagement import Engagement, engagement
from statecraft.globopolis.rules.third_parties import withdraw

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState


def chance(table: "GlobopolisState", fight: Engagement) -> tuple[int, int, int]:
    """Both sides' dice, Aggressor first, and the Aggressor's chance in percent."""
    dice, polygons, ties = assess(table, fight)
    won = takeover(dice[0], dice[1], best_multiplier(table), polygons, ties)[0]
    return dice[0], dice[1], round(100 * won)


def as_it_stands(table: "GlobopolisState") -> tuple[tuple[int, ...], ...]:
    """GB-6.5, as one row: both sides' dice, the Aggressor's chance in percent, and the points the Aggressor would gain
    and lose (GB-6.14)."""
    fight = engagement(table)
    stakes = attack_stakes(table, Attack(fight.origin, fight.target, WITHOUT_CARD))
    return ((*chance(table, fight), *stakes),)


def with_operation(table: "GlobopolisState", holder: Holder, card: int) -> tuple[Note, ...]:
    """GB-8.25: the holder's odds with an Operations card, and by how much they are better than without."""
    fight = engagement(table)
    side = 0 if table.owner[fight.origin] == holder else 1
    used = (card, fight.operations[1]) if side == 0 else (fight.operations[0], card)
    row, before = chance(table, fight.at_stage(fight.stage, used)), chance(table, fight)
    percent, without = (each[2] if side == 0 else 100 - each[2] for each in (row, before))
    values = {"mine": row[side], "theirs": row[1 - side], "percent": percent}
    return (Note("gb-forecast-operation", {**values, "without": without}),)


def without_agents(table: "GlobopolisState", side: Holder, holder: Holder, where: int) -> Note:
    """GB-7.10: the odds of a side once a third party's agents have left a territory, both or none of the two."""
    copy = table.clone()
    copy.sink = None
    fight = engagement(copy)
    withdraw(copy, fight, holder, where)
    return _odds_then(table, copy, side)


def with_units(
    table: "GlobopolisState", side: Holder, units: Sequence[tuple[TerritoryId, int]]
) -> Note:
    """GB-10.15: the odds of a side once NS-Units of these territories have come to it."""
    copy = table.clone()
    copy.sink = None
    fight = engagement(copy)
    for source, count in units:
        move_ns(copy, source, fought_for(copy, fight, side), count)
    return _odds_then(table, copy, side)


def _odds_then(table: "GlobopolisState", then: "GlobopolisState", side: Holder) -> Note:
    """A side's odds in a copy of the table, beside those as they stand."""
    fight = engagement(table)
    won, now = chance(then, fight)[2], chance(table, fight)[2]
    if table.owner[fight.origin] != side:
        won, now = 100 - won, 100 - now
    return Note("gb-forecast-third-party", {"holder": side, "percent": won, "without": now})
