"""MISSION cards: when one is fulfilled, and showing it (GB-8.33, GB-9.3)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from statecraft.core.action import Action
from statecraft.core.chance import cards_in
from statecraft.core.event import Event
from statecraft.core.ids import Seat
from statecraft.core.refusal import Illegal
from statecraft.globopolis import content as printed
from statecraft.globopolis.agents import superiority
from statecraft.globopolis.printed_cards import MissionCard
from statecraft.globopolis.scoring import owns_group
from statecraft.globopolis.verbs import ShowMission

if TYPE_CHECKING:
    from statecraft.globopolis.state import Globe

FIRST: Final = 21
"""The number of the first MISSION card in the common stack."""


def _owns_groups(table: "Globe", holder: int, card: MissionCard) -> bool:
    found = 0
    owner = table.owner
    for members in table.content.members[:12]:
        for member in members:
            if owner[member] != holder:
                break
        else:
            found += 1
    return found >= card.amount


def _owns_group_of(table: "Globe", holder: int, card: MissionCard) -> bool:
    return all(owns_group(table, holder, group) for group in cards_in(card.groups))


def _per_quadrant(table: "Globe", holder: int, card: MissionCard) -> bool:
    if table.owner[:32].count(holder) < 4 * card.amount:
        return False
    content = table.content
    counts = [0, 0, 0, 0]
    for territory in table.territories(holder):
        if content.value[territory] >= card.min_value:
            counts[content.quadrant[territory]] += 1
    return min(counts) >= card.amount


def _owns_guilds(table: "Globe", holder: int, card: MissionCard) -> bool:
    return table.owner[32:36].count(holder) >= card.amount


def _developed(table: "Globe", holder: int, card: MissionCard) -> bool:
    counted = table.counted
    # Few games have that many developments at all, whoever owns them.
    if counted.count(0) > len(counted) - card.amount:
        return False
    return len([t for t in table.territories(holder) if counted[t] >= 1]) >= card.amount


def _super_developed(table: "Globe", holder: int, card: MissionCard) -> bool:
    counted = table.counted
    if counted.count(2) < card.amount:
        return False
    return len([t for t in table.territories(holder) if counted[t] >= 2]) >= card.amount


def _owns_territories(table: "Globe", holder: int, card: MissionCard) -> bool:
    return table.owner[:32].count(holder) >= card.amount


def _has_eu(table: "Globe", holder: int, card: MissionCard) -> bool:
    return table.eu[holder] >= card.amount


def _conquered(table: "Globe", holder: int, card: MissionCard) -> bool:
    return table.conquests[holder] >= card.amount


def _superior(table: "Globe", holder: int, card: MissionCard) -> bool:
    found = 0
    for territory, agents in enumerate(table.agents[holder * 36 : holder * 36 + 32]):
        if agents:
            owner = table.owner[territory]
            if owner not in (-1, holder):
                found += 1 if superiority(table, territory, owner, holder) == holder else 0
    return found >= card.amount


def _has_units(table: "Globe", holder: int, card: MissionCard) -> bool:
    kind = card.resource
    short = card.amount - table.stock[holder * 5 + kind]
    if sum(table.units[kind:160:5]) < short:
        return False
    plates = zip(table.owner, table.units[kind:160:5], strict=False)
    return sum([count for owner, count in plates if owner == holder]) >= short


CONDITIONS: Final[dict[int, Callable[["Globe", int, MissionCard], bool]]] = {
    printed.OWN_GROUPS: _owns_groups,
    printed.OWN_GROUP_OF: _owns_group_of,
    printed.PER_QUADRANT: _per_quadrant,
    printed.OWN_GUILDS: _owns_guilds,
    printed.DEVELOPED: _developed,
    printed.SUPER_DEVELOPED: _super_developed,
    printed.OWN_TERRITORIES: _owns_territories,
    printed.HAVE_EU: _has_eu,
    printed.CONQUESTS: _conquered,
    printed.SUPERIORITY: _superior,
    printed.RESOURCE_UNITS: _has_units,
}


def fulfilled(table: "Globe", holder: int, mission: int) -> bool:
    """GB-8.33: whether a holder fulfils a mission (counted from 0) as things stand."""
    card = table.content.missions[mission]
    return CONDITIONS[card.condition](table, holder, card)


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
