"""Victory by points and by dominance, and the other ways a game ends (GP-6.11 to GP-6.14)."""

from typing import TYPE_CHECKING

from statecraft.core.ids import Holder
from statecraft.global_powers.rules.government import REGIONS, from_active, governed, strength

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


def playing(table: "GlobalPowersState") -> list[Holder]:
    return [party for party in table.all_holders() if not table.is_out(party)]


def check_dominance(table: "GlobalPowersState") -> None:
    """GP-6.12: who co-governs as many regions as the marker shows has won, at any time.

    Not before everybody has had a turn, so that the auction alone does not decide; unless the table
    has agreed that it may (GP-7.14).
    """
    early = table.turns <= table.colours and not _turn_is_over(table)
    if early and table.settings().dominance_from != "at_once":
        return
    # Who sits in too few regions governs too few: asked first, because it is so nearly always.
    n, most_empty = table.colours, REGIONS - table.dominance
    for party in range(n):
        if table.politicians[party::n].count(0) <= most_empty:
            break
    else:
        return
    counts = governed(table)
    if max(counts) < table.dominance or table.result is not None:
        return
    found = [party for party in playing(table) if counts[party] >= table.dominance]
    if found:
        active = table.holders[table.turn]
        keys = [
            (counts[party], party == active, strength(table, party), -from_active(table, party))
            for party in found
        ]
        table.crown(found[keys.index(max(keys))], "dominance", "GP-6.12")


def _turn_is_over(table: "GlobalPowersState") -> bool:
    """Whether the last of the first turns has just ended: nothing lies above the turns."""
    return table.turns == table.colours and len(table.stack) == 1


def nobody_left(table: "GlobalPowersState") -> bool:
    """GP-6.13: no politician is left in any base or region."""
    return not any(table.base) and not any(table.politicians)


def check_points(table: "GlobalPowersState") -> None:
    """GP-6.11: at a scoring, who has the points has won; the most points, then the stronger party."""
    mark = 2 * table.content.victory_points[table.colours]
    found = [party for party in playing(table) if table.points[party] >= mark]
    if found:
        keys = [
            (table.points[party], strength(table, party), -from_active(table, party))
            for party in found
        ]
        table.crown(found[keys.index(max(keys))], "points", "GP-6.11")
