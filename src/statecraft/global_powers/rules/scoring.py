"""Scoring: points, the goal, and the world made ready for another round (GP-6)."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from statecraft.core.ids import Holder
from statecraft.core.record.events import Note
from statecraft.core.record.struct import PlainValue
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.rules import talks, victory
from statecraft.global_powers.rules.chips import ECONOMY
from statecraft.global_powers.rules.government import REGIONS, government

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState

SOLE: Final = 4
MAJORITY: Final = 3
COALITION: Final = 2
OPPOSITION: Final = 1
BONUS: Final = (0, 0, 0, 1, 2, 3)
"""GP-6.2: points for economy."""
UN_POINTS: Final = 2
MAURITIUS_POINTS: Final = -1


@lru_cache(maxsize=1 << 16)
def points_of(there: tuple[int, ...], economy: int, sanctioned: int) -> tuple[int, ...]:
    """GP-6.1, GP-6.2, GP-6.6: each party's half points for what it has in a region.

    >>> points_of((2, 0, 1), 4, 0)
    (10, 0, 2)
    """
    n = len(there)
    most = max(there)
    if not most:
        return (0,) * n
    rulers = there.count(most)
    lone = there.count(0) == n - 1
    worth = 1 if sanctioned else 2
    rule = COALITION if rulers > 1 else SOLE if lone else MAJORITY
    governing = (rule + BONUS[economy]) * worth
    found = [0] * n
    for party in range(n):
        if there[party] == most:
            found[party] = governing
        elif there[party]:
            found[party] = OPPOSITION * worth
    return tuple(found)


def region_points(table: "GlobalPowersState", region: RegionId) -> tuple[int, ...]:
    """Each party's half points in a region as it stands."""
    n = table.colours
    there = tuple(table.politicians[region * n : region * n + n])
    return points_of(there, table.chip(region, ECONOMY), table.sanctioned[region])


def elsewhere(table: "GlobalPowersState", party: Holder) -> int:
    """GP-6.3, GP-6.4: a party's half points in the UN and on Mauritius."""
    return 2 * (UN_POINTS * table.un[party] + MAURITIUS_POINTS * table.mauritius[party])


def count_points(table: "GlobalPowersState") -> list[int]:
    """Everybody's half points as the world stands (GP-6.1 to GP-6.6)."""
    found = [elsewhere(table, party) for party in table.all_holders()]
    for region in ALL_REGIONS:
        for party, points in enumerate(region_points(table, region)):
            found[party] += points
    return found


def with_earlier(table: "GlobalPowersState") -> list[int]:
    """GP-6.5, GP-7.1: what everybody would have if the scoring came now, in half points."""
    counted = count_points(table)
    if table.settings().points == "added":
        counted = [points + before for points, before in zip(counted, table.points, strict=True)]
    return counted


def score_breakdown(table: "GlobalPowersState") -> list[list[Note]]:
    """Every line of the standing: which region, place or earlier scoring brings a party how much."""
    lines = _lines(table)
    standing = table.projected_scores()
    sums = [sum([note.values["half-points"] for note in mine]) for mine in lines]
    if sums == list(standing):
        return lines
    # The game ended after its last scoring, and the world has changed since (GP-6.13).
    return [
        [Note("gp-sheet-before", {"half-points": points})] if points else [] for points in standing
    ]


def _lines(table: "GlobalPowersState") -> list[list[Note]]:
    n = table.colours
    lines: list[list[Note]] = [[] for _party in range(n)]
    for region in ALL_REGIONS:
        there = table.politicians[region * n : region * n + n]
        rulers = government(table, region)
        rule = "coalition" if len(rulers) > 1 else "sole" if there.count(0) == n - 1 else "majority"
        bonus = BONUS[table.chip(region, ECONOMY)]
        for party, points in enumerate(region_points(table, region)):
            if points:
                governs = party in rulers
                values: dict[str, Any] = {"region": region, "half-points": points}
                values |= {"sanctioned": table.sanctioned[region], "bonus": bonus if governs else 0}
                lines[party].append(Note(f"gp-sheet-{rule if governs else 'opposition'}", values))
    added = table.settings().points == "added"
    for party in range(n):
        counted = {
            "un": (table.un[party], 2 * UN_POINTS),
            "mauritius": (table.mauritius[party], 2 * MAURITIUS_POINTS),
        }
        for place, (politicians, worth) in counted.items():
            if politicians:
                values = {"politicians": politicians, "half-points": politicians * worth}
                lines[party].append(Note(f"gp-sheet-{place}", values))
        if added and table.points[party]:
            lines[party].append(Note("gp-sheet-before", {"half-points": table.points[party]}))
    return lines


def score(table: "GlobalPowersState") -> None:
    """GP-6.5: points are added up, or counted afresh (GP-7.1); then the goal is looked at."""
    talks.judge_scoring(table)
    write_points(table)
    table.scorings += 1
    victory.check_points(table)
    if table.result is not None:
        return
    if table.settings().scorings and table.scorings >= table.settings().scorings:
        table.finish("scorings", "GP-7.6")
    elif table.dominance <= 1:
        table.finish("marker", "GP-6.13")


def write_points(table: "GlobalPowersState") -> None:
    """GP-6.5, GP-7.1: what everybody has now, with what it had or alone."""
    counted = with_earlier(table)
    lines = _lines(table) if table.sink is not None else []
    table.points = counted
    for party, mine in enumerate(lines):
        values: dict[str, Any] = {"seat": party, "half-points": counted[party]}
        table.tell("gp-event-scored", {**values, **by_source(mine)})


SOURCES: Final = ("sole", "majority", "coalition", "opposition", "un", "mauritius", "before")
"""Where points come from, in the order in which they are told; ``gp-sheet-`` and one of these is a line."""


def by_source(lines: list[Note]) -> dict[str, PlainValue]:
    """A party's points for each source, written out in whole and half ones; ``none`` where it has none."""
    found: dict[str, PlainValue] = {}
    for source in SOURCES:
        mine = [note for note in lines if note.text == "gp-sheet-" + source]
        halves = sum([note.values["half-points"] for note in mine])
        found[source] = written(halves) if mine else "none"
    return found


def written(halves: int) -> str:
    """Half points as a number that reads the same in any language.

    >>> written(9), written(-2), written(1)
    ('4½', '−1', '½')
    """
    whole, half = divmod(abs(halves), 2)
    number = (str(whole) if whole or not half else "") + ("½" if half else "")
    return ("−" if halves < 0 else "") + number


def score_what_stands(table: "GlobalPowersState") -> None:
    """GP-6.13: nobody is left to play with, so what stands is counted and the game ends."""
    write_points(table)
    table.finish("nobody-left", "GP-6.13")


def make_ready(table: "GlobalPowersState") -> None:
    """GP-6.8: regions pending, the marker down, markers off, peace and pacts at an end (GP-5.19)."""
    if victory.nobody_left(table):
        table.finish("nobody-left", "GP-6.13")
        return
    table.done = [0] * REGIONS
    table.sanctioned = [0] * REGIONS
    table.demilitarised = [0] * REGIONS
    table.protected = [0] * REGIONS
    table.pacts = [0] * REGIONS
    table.peace = 0
    table.dominance -= 1
    table.tell("gp-event-new-round", {"regions": table.dominance})
    victory.check_dominance(table)


def next_round(table: "GlobalPowersState") -> None:
    """GP-6.10: the next player goes on."""
    table.round += 1
