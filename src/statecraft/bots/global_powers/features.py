"""What a table of Global Powers looks like in numbers, to whoever judges it: the input of the learned value.

Only what a seat can see counts: everybody's politicians, chips and markers, how many cards others hold, and the effects
of its own. All numbers are about 0 to 1. Their order is part of the weights: whoever changes it trains anew.
"""

from statecraft.bots.global_powers.steady.strengths import goal_of, strengths
from statecraft.bots.global_powers.steady.tally import PARTIES
from statecraft.bots.global_powers.steady.worth import reached
from statecraft.bots.global_powers.weights import STEADY
from statecraft.core.ids import Holder
from statecraft.global_powers.rules.government import REGIONS
from statecraft.global_powers.state import KINDS, GlobalPowersState

NAMES = (
    "reckoned",
    "strength",
    "dominance",
    "hoped",
    "points",
    "lead",
    "earlier",
    "in-regions",
    "base",
    "mauritius",
    "delegates",
    "governs",
    "one-short",
    "two-short",
    "there",
    "alone",
    "safe",
    "close",
    "pending-strength",
    "pending-power",
    "raw",
    "economy",
    "military",
    "diplomacy",
    "zeal",
    "warmonger",
    "cards",
    "unused-cards",
    "seen",
    "waits",
    "out",
)
"""What each number of a party's row is."""
COMMON = ("pending", "scorings-left", "marker", "peace", "best-points", "two", "three", "five")
"""What each number about the table is."""
SAFE, NEAR = 2, 1
"""A government that is so many politicians ahead is safe; a party so many behind is close."""


LEAST = -4.0
"""Who stands worse than this has no chance anyway."""


def given(table: GlobalPowersState, seen_by: int) -> tuple[list[list[float]], list[float]]:
    """A row for each party as one of them sees it, and the numbers about the table; -1 is a spectator, who sees no card."""
    n = table.colours
    seen = strengths(table, STEADY)
    middle = sum(seen.found, 0.0) / n
    hoped = [0.0] * n
    for party, hope, _fear in reached(table, STEADY, table.turn, seen):
        hoped[party] = hope
    stands = [seen.found[party] + seen.dominance[party] + hoped[party] for party in range(n)]
    level = sum(stands, 0.0) / n
    goal = goal_of(table)
    found: list[list[float]] = []
    for party in table.all_holders():
        others = seen.points[:party] + seen.points[party + 1 :]
        short = table.dominance - seen.governed[party]
        found.append(
            [
                max(LEAST, stands[party] - level) / 3,
                (seen.found[party] - middle) / 3,
                seen.dominance[party] / 3,
                hoped[party] / 3,
                seen.points[party] / goal,
                (seen.points[party] - max(others, default=0)) / goal,
                table.points[party] / goal,
                sum(table.politicians[party::n]) / 20,
                table.base[party] / 20,
                table.mauritius[party] / 5,
                table.un[party] / 5,
                seen.governed[party] / max(1, table.dominance),
                1.0 * (short == 1),
                1.0 * (short == 2),
                *_regions(table, party, seen.tally.alone),
                1.0 * table.zeal[party],
                1.0 * table.warmonger[party],
                table.cards.hands[party].bit_count() / 5,
                table.unused(party).bit_count() / 10 if party == seen_by else 0.0,
                1.0 * (party == seen_by),
                ((party - table.turn) % n) / n,
                1.0 * table.is_out(party),
            ]
        )
    common = [
        table.done.count(0) / REGIONS,
        seen.scorings / 5,
        table.dominance / 12,
        1.0 * (table.peace > 0),
        max(seen.points) / goal,
        1.0 * (n == 2),
        1.0 * (n == 3),
        1.0 * (n >= 5),
    ]
    return found, common


def _regions(table: GlobalPowersState, party: Holder, alone: list[int]) -> list[float]:
    """Where it is, governs, is safe or close; what its governments may still do, and the chips they have."""
    n = table.colours
    politicians, chips = table.politicians, table.chips
    there = governs_alone = safe = close = strength = power = 0
    goods = [0] * KINDS
    for region in range(REGIONS):
        here = politicians[region * n : region * n + n]
        mine = here[party]
        if not mine:
            continue
        there += 1
        most = max(here)
        if mine < most:
            close += most - mine <= NEAR
            continue
        others = here[:party] + here[party + 1 :]
        second = max(others)
        safe += mine - second >= SAFE
        governs_alone += mine > second
        for kind in range(KINDS):
            goods[kind] += chips[region * KINDS + kind]
        if not table.done[region] and not table.sanctioned[region]:
            strength += mine
            if alone[region] and alone[region] % PARTIES == party:
                power += mine
    return [
        there / 6,
        governs_alone / 6,
        safe / 6,
        close / 6,
        strength / 15,
        power / 15,
        goods[0] / 10,
        goods[1] / 10,
        goods[2] / 10,
        goods[3] / 10,
    ]
