"""Titles change hands: taken from the board, traded, conquered, or lost with a guild (GB-5)."""

from typing import TYPE_CHECKING

from statecraft.core.ids import Holder
from statecraft.core.record.events import Event
from statecraft.globopolis.ids import ALL_TERRITORIES, NS, TERRITORIES, TerritoryId, TitleId
from statecraft.globopolis.rules.promises import let_go
from statecraft.globopolis.rules.scoring import recount, return_bonus, score_group

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState


def take_title(table: "GlobopolisState", holder: Holder, title: TitleId) -> None:
    """GB-4.7, GB-5.7: a free title comes with its units and its points."""
    table.owner[title] = holder
    for kind, printed in enumerate(table.content.units[title]):
        count = table.supply(kind, printed)
        table.bank_units[kind] -= count
        table.add_units(title, kind, count)
    table.score[holder] += table.content.value[title]
    if title < TERRITORIES:
        territory = ALL_TERRITORIES[title]
        clear_ns(table, territory)
        recount(table, territory)
    if table.sink is not None:
        values = {"holder": holder, "title": title, "points": table.content.value[title]}
        table.sink.append(Event("gb-event-title", values))
    score_group(table, holder, title)


def clear_ns(table: "GlobopolisState", territory: TerritoryId) -> None:
    """GB-5.5: NS-Units beyond the limit of the justified level go to Personal Stock."""
    limit = table.content.ns_limit[table.justified_levels[territory]]
    extra = table.units_on(territory)[NS] - limit
    if extra > 0:
        table.add_units(territory, NS, -extra)
        table.add_stock(table.owner[territory], NS, extra)
        recount(table, territory)


def hand_over(table: "GlobopolisState", giver: Holder, taker: Holder, title: TitleId) -> None:
    """GB-3.5: a traded title goes with its units; developments only with the sets that justify them."""
    value = table.content.value[title]
    if title < TERRITORIES:
        value += table.content.development_points * table.justified_levels[title]
        suspended = table.levels[title] - table.justified_levels[title]
        table.levels[title] -= suspended
        table.bank_levels += suspended
    return_bonus(table, giver, title)
    table.score[giver] -= value
    table.score[taker] += value
    table.owner[title] = taker
    table.taken[giver] &= ~(1 << title)
    table.traded[title] = table.turns + 1
    if table.pledges:
        let_go(table, giver, taker, title)
    score_group(table, taker, title)


def conquer(
    table: "GlobopolisState", winner: Holder, loser: Holder, territory: TerritoryId
) -> None:
    """GB-6.14: NS-Units and developments are destroyed, other units stay, agents are captured."""
    content = table.content
    settings = table.settings()
    lost = content.value[territory] + content.development_points * table.justified_levels[territory]
    table.score[loser] -= lost
    table.justified_levels[territory] = 0
    if not settings.developments_survive:
        table.bank_levels += table.levels[territory]
        table.levels[territory] = 0
    destroyed = table.units_on(territory)[NS]
    table.bank_units[NS] += destroyed
    table.add_units(territory, NS, -destroyed)
    table.owner[territory] = winner
    table.taken[loser] &= ~(1 << territory)
    table.traded[territory] = 0
    table.score[winner] += content.value[territory]
    recount(table, territory)
    captured = 0
    for holder in table.all_holders():
        if holder != winner:
            captured += capture(table, holder, territory)
    if table.sink is not None:
        values = {"holder": winner, "from": loser, "territory": territory}
        points = {"points": content.value[territory], "lost": lost, "captured": captured}
        table.sink.append(Event("gb-event-conquered", {**values, **points}))
    score_group(table, winner, territory)


def capture(table: "GlobopolisState", holder: Holder, title: TitleId) -> int:
    """GB-7.9: captured agents go back to their colour's reserve in the bank; how many there were."""
    count = table.agents_of(holder, title)
    table.add_agents(holder, title, -count)
    table.academy[holder] += count
    return count
