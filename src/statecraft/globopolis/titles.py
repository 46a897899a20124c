"""Titles change hands: taken from the board, traded, conquered, or lost with a guild (GB-5)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.event import Event
from statecraft.globopolis.content import NS
from statecraft.globopolis.scoring import LEVEL_POINTS, recount, return_bonus, score_group

if TYPE_CHECKING:
    from statecraft.globopolis.state import Globe

PLATE: Final = 2
"""More units of a kind than this need not lie on a base plate; they go to Personal Stock."""
NS_LIMIT: Final = (2, 3, 4)
"""NS-Units a territory may have, by its justified level (GB-5.4)."""


def take_title(table: "Globe", holder: int, title: int) -> None:
    """GB-4.7: a free title comes with its units and its points."""
    table.owner[title] = holder
    base = title * 5
    printed = table.content.units[title]
    for kind in range(5):
        count = table.supply(kind, printed[kind])
        table.bank_units[kind] -= count
        table.units[base + kind] += count
    table.score[holder] += table.content.value[title]
    if title < 32:
        clear_surplus(table, title)
        recount(table, title)
    if table.sink is not None:
        table.sink.append(Event("gb-event-title", {"holder": holder, "title": title}))
    score_group(table, holder, title)


def clear_surplus(table: "Globe", territory: int) -> None:
    """GB-1.9: what exceeds two of a kind goes from a new base plate to Personal Stock."""
    holder = table.owner[territory]
    for kind in range(5):
        extra = table.units[territory * 5 + kind] - PLATE
        if extra > 0:
            table.units[territory * 5 + kind] -= extra
            table.stock[holder * 5 + kind] += extra


def clear_ns(table: "Globe", territory: int) -> None:
    """GB-5.5: NS-Units beyond the limit of the justified level go to Personal Stock."""
    extra = table.units[territory * 5 + NS] - NS_LIMIT[table.counted[territory]]
    if extra > 0:
        table.units[territory * 5 + NS] -= extra
        table.stock[table.owner[territory] * 5 + NS] += extra
        recount(table, territory)


def hand_over(table: "Globe", giver: int, taker: int, title: int) -> None:
    """GB-3.5: a traded title goes with its units; developments only with the sets that justify them."""
    value = table.content.value[title]
    if title < 32:
        value += LEVEL_POINTS * table.counted[title]
        suspended = table.levels[title] - table.counted[title]
        table.levels[title] -= suspended
        table.bank_levels += suspended
    return_bonus(table, giver, title)
    table.score[giver] -= value
    table.score[taker] += value
    table.owner[title] = taker
    score_group(table, taker, title)


def conquer(table: "Globe", winner: int, loser: int, territory: int) -> None:
    """GB-6.14: NS-Units and developments are destroyed, other units stay, agents are captured."""
    content = table.content
    settings = table.settings()
    table.score[loser] -= content.value[territory] + LEVEL_POINTS * table.counted[territory]
    table.counted[territory] = 0
    if not settings.developments_survive:
        table.bank_levels += table.levels[territory]
        table.levels[territory] = 0
    table.bank_units[NS] += table.units[territory * 5 + NS]
    table.units[territory * 5 + NS] = 0
    table.owner[territory] = winner
    table.score[winner] += content.value[territory]
    clear_surplus(table, territory)
    recount(table, territory)
    for holder in range(table.holder_count()):
        if holder != winner:
            capture(table, holder, territory)
    if table.sink is not None:
        values = {"holder": winner, "by": loser, "territory": territory}
        table.sink.append(Event("gb-event-conquered", values))
    score_group(table, winner, territory)


def capture(table: "Globe", holder: int, title: int) -> int:
    """GB-7.9: captured agents go back to their colour's reserve in the bank; how many there were."""
    at = holder * 36 + title
    count = table.agents[at]
    table.agents[at] = 0
    table.academy[holder] += count
    return count
