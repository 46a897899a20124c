"""How well everybody stands in Globopolis, as a steady player sees it: each one's chance to win, roughly.

The weights were fitted to who won in games of steady players and novices at tables of three to five.
"""

from math import exp

from statecraft.bots.globopolis.steady import worth
from statecraft.core.chance.distributions import cards_in
from statecraft.core.engine.state import State
from statecraft.core.ids import Holder, Seat
from statecraft.globopolis.ids import ALL_TITLES
from statecraft.globopolis.state import GlobopolisState

CASH, PATHS = 0.4, 0.5
"""Beside points, units and what titles will bring, EU and half-owned groups count less."""
EARLY, LATE = 0.5, 5.5
"""How much a lead tells at the start, and once somebody is at the mark."""
MISSION, SHOWN = 2.0, 3.0
OUT = -100.0


def win_chances(table: State, seat: Seat) -> list[float]:
    """Each holder's chance to win, as ``seat`` can see it; together they are 1.

    The table may be real or imagined: of cards in hand only the seat's own are looked at. A game that
    is over counts as it ended.
    """
    if not isinstance(table, GlobopolisState):
        raise TypeError(f"{table.game.name} is not Globopolis")
    if table.result is not None:
        first = [1.0 if rank == 1 else 0.0 for rank in table.result.ranks]
        return [share / sum(first, 0.0) for share in first]
    weights = standing(worth.Scale(table), table.holders[seat])
    top = max(weights)
    chances = [exp(weight - top) for weight in weights]
    return [chance / sum(chances, 0.0) for chance in chances]


def standing(scale: worth.Scale, seen_by: int) -> list[float]:
    """How everybody stands as a holder sees it, by which chances rise as powers of e; -1 is nobody at the table."""
    table = scale.table
    holders = table.all_holders()
    sharpness = EARLY + (LATE - EARLY) * max(
        0.0, min(1.0, max([reached(table, h) for h in holders]))
    )
    weights = [sharpness * strength(scale, holder) for holder in holders]
    for holder in holders:
        if holder == seen_by:
            weights[holder] += MISSION * mission(table, holder)
        if table.mission_won[holder]:
            weights[holder] += SHOWN
        if table.is_out(holder):
            weights[holder] = OUT
    return weights


def reached(table: GlobopolisState, holder: Holder) -> float:
    """How much of the way to victory a holder has behind it."""
    settings = table.settings()
    if settings.victory == "territories":
        return len(table.territories(holder)) / max(1, settings.territories)
    return table.score[holder] / table.mark()


def strength(scale: worth.Scale, holder: Holder) -> float:
    """What a holder has, as part of the way to victory."""
    table = scale.table
    eu = CASH * scale.eu_worth(holder, table.eu[holder])
    eu += scale.units_worth(holder, scale.units_owned(holder))
    eu += PATHS * scale.groups_worth(holder)
    eu += sum([scale.title_future(t) for t in ALL_TITLES if table.owner[t] == holder], 0.0)
    return reached(table, holder) + eu / worth.POINT / scale.mark


def mission(table: GlobopolisState, holder: Holder) -> float:
    """How near the best mission in hand that wins the game is, from 0 to 1."""
    numbers = [card - table.content.first_mission for card in cards_in(table.hand(holder, 1))]
    wins = [n for n in numbers if not table.content.missions[n].points]
    return max([worth.progress(table, holder, n) ** 4 for n in wins], default=0.0)
