"""MISSION cards: when one is fulfilled, and showing it (GB-8.33, GB-9.3)."""

from typing import TYPE_CHECKING

from statecraft.core.action import Action
from statecraft.core.chance import cards_in
from statecraft.core.event import Event
from statecraft.core.ids import Seat
from statecraft.core.refusal import Illegal
from statecraft.globopolis import content as printed
from statecraft.globopolis.agents import superiority
from statecraft.globopolis.scoring import owns_group
from statecraft.globopolis.verbs import ShowMission

if TYPE_CHECKING:
    from statecraft.globopolis.state import Globe

FIRST = 21
"""The number of the first MISSION card in the common stack."""


def fulfilled(table: "Globe", holder: int, mission: int) -> bool:
    """GB-8.33: whether a holder fulfils a mission (counted from 0) as things stand."""
    card = table.content.missions[mission]
    condition = card.condition
    if condition == printed.OWN_GROUPS:
        return len([g for g in range(12) if owns_group(table, holder, g)]) >= card.amount
    if condition == printed.OWN_GROUP_OF:
        return all(owns_group(table, holder, group) for group in cards_in(card.groups))
    if condition == printed.PER_QUADRANT:
        return _per_quadrant(table, holder, card.amount, card.min_value)
    if condition == printed.OWN_GUILDS:
        return table.owner[32:36].count(holder) >= card.amount
    if condition == printed.OWN_TERRITORIES:
        return len(table.territories(holder)) >= card.amount
    if condition == printed.HAVE_EU:
        return table.eu[holder] >= card.amount
    if condition == printed.CONQUESTS:
        return table.conquests[holder] >= card.amount
    if condition == printed.SUPERIORITY:
        return _superior(table, holder) >= card.amount
    if condition == printed.RESOURCE_UNITS:
        return _units(table, holder, card.resource) >= card.amount
    level = 2 if condition == printed.SUPER_DEVELOPED else 1
    mine = table.territories(holder)
    return len([t for t in mine if table.counted[t] >= level]) >= card.amount


def _per_quadrant(table: "Globe", holder: int, amount: int, min_value: int) -> bool:
    content = table.content
    counts = [0, 0, 0, 0]
    for territory in table.territories(holder):
        if content.value[territory] >= min_value:
            counts[content.quadrant[territory]] += 1
    return min(counts) >= amount


def _superior(table: "Globe", holder: int) -> int:
    found = 0
    for territory in range(32):
        owner = table.owner[territory]
        if owner not in (-1, holder) and table.agents_of(holder, territory):
            found += 1 if superiority(table, territory, owner, holder) == holder else 0
    return found


def _units(table: "Globe", holder: int, kind: int) -> int:
    on_plates = sum([table.units[t * 5 + kind] for t in table.territories(holder)])
    return on_plates + table.stock[holder * 5 + kind]


def shows(table: "Globe", seat: Seat) -> list[Action]:
    """The missions in hand that are fulfilled and not locked in yet."""
    holder = table.holders[seat]
    cards = table.ops.hands[holder] >> FIRST
    if not cards:
        return []
    return [ShowMission(FIRST + m) for m in cards_in(cards) if fulfilled(table, holder, m)]


def check_show(table: "Globe", seat: Seat, action: ShowMission) -> None:
    """GB-9.3: a mission from one's own hand, fulfilled now, on one's own turn."""
    holder = table.holders[seat]
    if action.mission < FIRST or not table.ops.holds(holder, action.mission):
        raise Illegal("GB-9.3", "gb-refused-no-card")
    if not fulfilled(table, holder, action.mission - FIRST):
        raise Illegal("GB-9.3", "gb-refused-mission", {"ops": action.mission})


def show(table: "Globe", seat: Seat, action: ShowMission) -> None:
    """GB-9.3, GB-9.4: it pays its points, or locks the claim to victory; the card is out."""
    holder = table.holders[seat]
    card = table.content.missions[action.mission - FIRST]
    table.ops = table.ops.discarded(holder, action.mission)
    if card.points:
        table.score[holder] += card.points
    else:
        table.mission_won[holder] = 1
    if table.sink is not None:
        table.sink.append(Event("gb-event-mission", {"seat": seat, "ops": action.mission}))
