"""What all regions of Global Powers bring each party together.

The steady player looks at many positions one after the other that differ in a region or two. So sums are whole numbers,
which come out the same in whatever order they are added, and of the position looked at before only the regions are
counted again in which something has changed.
"""

from typing import Final

from statecraft.global_powers.rules import scoring
from statecraft.global_powers.rules.chips import DIPLOMACY, ECONOMY, MILITARY, RAW
from statecraft.global_powers.rules.government import REGIONS
from statecraft.global_powers.state import KINDS, GlobalPowersState

SECURE = (0.0, 0.03, 0.1, 0.16, 0.2)
"""A government's lead over the next party."""
CLOSE = (0.0, 0.03, 0.015, 0.0)
"""To be so few politicians short of governing."""
CHIPS = (0.01, 0.015, 0.015, 0.015)
"""A chip of each kind, to who governs, beyond points."""
A_BONUS, A_PURGE = 0.03, 0.02
"""A point that raw material may still make, and a politician of the opposition that may be purged."""

POINTS: Final = 1023
"""The lowest bits of a sum are half points; the others follow, one after the other."""
GOVERNED, GOVERNED_BITS = 10, 31
BACK, BACK_BITS = 15, 255
POLITICIANS, POLITICIANS_BITS = 23, 1023
BEYOND: Final = 33
MILLIONTHS: Final = 1e6
"""Strength beyond points is counted in millionths."""
PARTIES: Final = 8
"""More than there are parties."""
KNOWN_ROWS: Final = 1 << 15
_ROWS: Final[dict[tuple[int, ...], list[int]]] = {}
"""What regions brought lately, by politicians, chips, sanction and activation."""


def region_row(there: list[int], chips: list[int], sanctioned: int, done: int) -> list[int]:
    """What a region brings each party, and last who could act there against all others: politicians × 8 + party.

    Of a party these are its half points, whether it governs, its diplomacy that brings politicians back, its
    politicians, and its strength beyond points. Chips are worth more where they can still be used: raw material that
    makes economy, military against an opposition, and diplomacy.
    """
    n = len(there)
    points = scoring.points_of(tuple(there), chips[ECONOMY], sanctioned)
    most, second = sorted(there, reverse=True)[:2]
    goods = sum([worth * count for worth, count in zip(CHIPS, chips, strict=True)], 0.0)
    acts = not done and not sanctioned
    if acts and chips[RAW]:
        more = min(5, chips[ECONOMY] + 3)
        goods += A_BONUS * (scoring.BONUS[more] - scoring.BONUS[chips[ECONOMY]])
    opposed = sum(there) - most * there.count(most)
    found: list[int] = []
    for party in range(n):
        mine = there[party]
        beyond, governs, back = 0.0, 0, 0
        if mine and mine == most:
            governs = 1
            beyond = SECURE[min(4, most - second)] + goods / there.count(most)
            if acts:
                back = chips[DIPLOMACY]
                beyond += A_PURGE * min(chips[MILITARY], opposed)
        elif mine:
            beyond = CLOSE[min(3, most - mine)]
        found.append(
            points[party]
            + (governs << GOVERNED)
            + (back << BACK)
            + (mine << POLITICIANS)
            + (round(beyond * MILLIONTHS) << BEYOND)
        )
    alone = 2 * most > sum(there)
    found.append(most * PARTIES + there.index(most) if alone else 0)
    return found


class Tally:
    """The rows of all regions, what they are together for each party, and who could act in each against all others."""

    __slots__ = ("alone", "chips", "done", "politicians", "rows", "sanctioned", "sums")

    def __init__(self) -> None:
        self.politicians: list[int] = []
        self.chips: list[int] = []
        self.done: list[int] = []
        self.sanctioned: list[int] = []
        self.rows: list[list[int]] = []
        self.sums: list[int] = []
        self.alone: list[int] = []


def tally(table: GlobalPowersState) -> Tally:
    """The tally of a position; of what it has in common with the last one that was asked for, nothing is counted again."""
    global _last
    last = _last
    if len(last.politicians) != len(table.politicians):
        last = _blank(table.colours)
    # The last one is left as it is: somebody else may be counting from it at the same time.
    found = Tally()
    found.rows = last.rows[:]
    found.sums = last.sums[:]
    found.alone = last.alone[:]
    found.politicians, found.chips = last.politicians, last.chips
    found.done, found.sanctioned = last.done, last.sanctioned
    changed: list[int] = []
    if table.politicians != last.politicians:
        found.politicians = table.politicians[:]
        changed += differences(table.politicians, last.politicians, table.colours)
    if table.chips != last.chips:
        found.chips = table.chips[:]
        changed += differences(table.chips, last.chips, KINDS)
    if table.done != last.done:
        found.done = table.done[:]
        changed += differences(table.done, last.done, 1)
    if table.sanctioned != last.sanctioned:
        found.sanctioned = table.sanctioned[:]
        changed += differences(table.sanctioned, last.sanctioned, 1)
    if changed:
        _count_again(found, changed, table)
        _last = found
    return found


def differences(now: list[int], before: list[int], each: int) -> list[int]:
    """The regions in which two rows differ that have so many numbers for each."""
    return [at // each for at, count in enumerate(now) if count != before[at]]


def row_of(table: GlobalPowersState, region: int) -> list[int]:
    """What a region of a table brings each party."""
    n = table.colours
    there = table.politicians[region * n : region * n + n]
    chips = table.chips[region * KINDS : region * KINDS + KINDS]
    sanctioned, done = table.sanctioned[region], table.done[region]
    key = tuple(there + chips + [sanctioned, done])
    found = _ROWS.get(key)
    if found is None:
        found = region_row(there, chips, sanctioned, done)
        if len(_ROWS) >= KNOWN_ROWS:
            _ROWS.clear()
        _ROWS[key] = found
    return found


def _count_again(found: Tally, changed: list[int], table: GlobalPowersState) -> None:
    """Put right the rows of some regions, and the sums."""
    rows, sums, n = found.rows, found.sums, table.colours
    for region in changed:
        row = row_of(table, region)
        before = rows[region]
        if row is not before:
            rows[region] = row
            found.alone[region] = row[n]
            for party in range(n):
                sums[party] += row[party] - before[party]


def _blank(n: int) -> Tally:
    """Regions without anything, among so many parties."""
    found = Tally()
    found.politicians = [0] * (REGIONS * n)
    found.chips = [0] * (REGIONS * KINDS)
    found.done = [0] * REGIONS
    found.sanctioned = [0] * REGIONS
    found.rows = [[0] * (n + 1)] * REGIONS
    found.sums = [0] * n
    found.alone = [0] * REGIONS
    return found


_last = Tally()
