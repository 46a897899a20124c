"""What a table of Globopolis looks like in numbers, to whoever judges it: the input of the learned value.

Only what a seat can see counts: everybody's goods, how many cards others hold, and the faces of its own. All numbers
are about 0 to 1. Their order is part of the weights: whoever changes it trains anew.
"""

from statecraft.bots.globopolis.steady import win_chances, worth
from statecraft.core.ids import Holder
from statecraft.globopolis.content import TITLES
from statecraft.globopolis.ids import ALL_TITLES
from statecraft.globopolis.state import INFLUENCE, MISSION, OPS, GlobopolisState

NAMES = (
    "reckoned",
    "reached",
    "late",
    "lead",
    "eu",
    "units",
    "groups",
    "titles",
    "estate",
    "territories",
    "guilds",
    "levels",
    "unjustified",
    "bonuses",
    "agents",
    "reserve",
    "outnumbered",
    "outnumbers",
    "influence",
    "ops",
    "missions",
    "own-cards",
    "own-mission",
    "mission-won",
    "seen",
    "waits",
    "bank-sells",
    "in-reach",
    "out",
)
"""What each number of a holder's row is."""
COMMON = ("progress", "round", "two", "three", "five")
"""What each number about the table is."""


LEAST = -4.0
"""Who is out, or stands worse than this, has no chance anyway."""


def given(table: GlobopolisState, seen_by: int) -> tuple[list[list[float]], list[float]]:
    """A row for each holder as one of them sees it, and the numbers about the table; -1 is a spectator, who sees no card."""
    scale = worth.Scale(table)
    holders = table.all_holders()
    reached = [win_chances.reached(table, holder) for holder in holders]
    stands = win_chances.standing(scale, seen_by)
    middle = sum(stands, 0.0) / len(stands)
    rows: list[list[float]] = []
    for holder in holders:
        row = _row(scale, holder, holder == seen_by, reached)
        rows.append([max(LEAST, stands[holder] - middle) / 3, *row])
    n = len(holders)
    progress = max(table.score) / max(1, table.mark())
    rounds = min(table.round, 40) / 20
    return rows, [progress, rounds, 1.0 * (n == 2), 1.0 * (n == 3), 1.0 * (n >= 5)]


def _row(scale: worth.Scale, holder: Holder, seen: bool, reached: list[float]) -> list[float]:
    table = scale.table
    unit = worth.POINT * max(1, scale.mark)
    mine = reached[holder]
    others = reached[:holder] + reached[holder + 1 :]
    territories = scale.territories(holder)
    titles = [title for title in ALL_TITLES if table.owner[title] == holder]
    justified = sum([table.justified_levels[t] for t in territories])
    unjustified = sum([table.levels[t] for t in territories]) - justified
    future = sum([scale.title_future(title) for title in titles], 0.0)
    eu = scale.eu_worth(holder, table.eu[holder])
    units = scale.units_worth(holder, scale.units_owned(holder))
    groups = scale.groups_worth(holder)
    estate = scale.estate(holder, cards=False)
    placed, outnumbered, outnumbers = _agents(table, holder)
    price, most = table.content.point_price, table.content.points_bought_most
    sold = table.score[holder] <= scale.mark - table.content.points_bought_until
    soon = min(most, max(0, table.eu[holder]) // price) if sold else 0
    return [
        mine,
        max(0.0, mine - 0.75),
        mine - max(others, default=0.0),
        eu / unit,
        units / unit,
        groups / unit,
        future / unit,
        estate / unit,
        len(territories) / 8,
        (len(titles) - len(territories)) / 2,
        justified / 8,
        unjustified / 4,
        table.bonus[holder].bit_count() / 2,
        placed / 20,
        table.reserve[holder] / 5,
        outnumbered / 5,
        outnumbers / 5,
        table.hand(holder, INFLUENCE).bit_count() / 5,
        table.hand(holder, OPS).bit_count() / 5,
        table.hand(holder, MISSION).bit_count() / 5,
        scale.cards_worth(holder) / unit if seen else 0.0,
        win_chances.mission(table, holder) if seen else 0.0,
        1.0 * (table.mission_won[holder] > 0),
        1.0 * seen,
        _waits(table, holder),
        1.0 * sold,
        min(1.0, max(0.0, 1 - mine - soon / scale.mark)),
        1.0 * table.is_out(holder),
    ]


def _agents(table: GlobopolisState, holder: Holder) -> tuple[int, int, int]:
    """Its agents on the board, own titles where somebody outnumbers it, and others' where it outnumbers the owner."""
    agents, n = table.agents, table.holder_count()
    placed = outnumbered = outnumbers = 0
    first = holder * TITLES
    for title, owner in enumerate(table.owner):
        here = agents[first + title]
        placed += here
        if owner == holder:
            for other in range(n):
                if agents[other * TITLES + title] > here:
                    outnumbered += 1
                    break
        elif here and owner >= 0 and here > agents[owner * TITLES + title]:
            outnumbers += 1
    return placed, outnumbered, outnumbers


def _waits(table: GlobopolisState, holder: Holder) -> float:
    """How much of a round it waits for its next turn."""
    seats = len(table.holders)
    return min([(seat - table.turn) % seats for seat in table.seats_of(holder)]) / seats
