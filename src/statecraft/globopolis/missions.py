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


def _whole_groups(table: "Globe", holder: int, _card: MissionCard) -> int:
    found = 0
    for group in range(12):
        if owns_group(table, holder, group):
            found += 1
    return found


def _in_groups(table: "Globe", holder: int, card: MissionCard) -> int:
    owner = table.owner
    found = 0
    for group in cards_in(card.groups):
        for member in table.content.members[group]:
            if owner[member] == holder:
                found += 1
    return found


def _per_quadrant(table: "Globe", holder: int, card: MissionCard) -> int:
    """Territories of enough value, as many of each quadrant as are wanted there."""
    content = table.content
    counts = [0, 0, 0, 0]
    for territory in table.territories(holder):
        if content.value[territory] >= card.min_value:
            counts[content.quadrant[territory]] += 1
    return sum([min(count, card.amount) for count in counts])


def _guilds(table: "Globe", holder: int, _card: MissionCard) -> int:
    return table.owner[32:36].count(holder)


def _developed(table: "Globe", holder: int, _card: MissionCard) -> int:
    return _with_levels(table, holder, 1)


def _super_developed(table: "Globe", holder: int, _card: MissionCard) -> int:
    return _with_levels(table, holder, 2)


def _with_levels(table: "Globe", holder: int, levels: int) -> int:
    owner = table.owner
    found = 0
    for territory, counted in enumerate(table.counted):
        if counted >= levels and owner[territory] == holder:
            found += 1
    return found


def _territories(table: "Globe", holder: int, _card: MissionCard) -> int:
    return table.owner[:32].count(holder)


def _eu(table: "Globe", holder: int, _card: MissionCard) -> int:
    return table.eu[holder]


def _conquests(table: "Globe", holder: int, _card: MissionCard) -> int:
    return table.conquests[holder]


def _superior(table: "Globe", holder: int, _card: MissionCard) -> int:
    found = 0
    for territory, agents in enumerate(table.agents[holder * 36 : holder * 36 + 32]):
        if agents:
            owner = table.owner[territory]
            if owner not in (-1, holder):
                found += 1 if superiority(table, territory, owner, holder) == holder else 0
    return found


def _units(table: "Globe", holder: int, card: MissionCard) -> int:
    kind = card.resource
    found = table.stock[holder * 5 + kind]
    for territory, count in enumerate(table.units[kind:160:5]):
        if count and table.owner[territory] == holder:
            found += count
    return found


COUNTS: Final[dict[int, Callable[["Globe", int, MissionCard], int]]] = {
    printed.OWN_GROUPS: _whole_groups,
    printed.OWN_GROUP_OF: _in_groups,
    printed.PER_QUADRANT: _per_quadrant,
    printed.OWN_GUILDS: _guilds,
    printed.DEVELOPED: _developed,
    printed.SUPER_DEVELOPED: _super_developed,
    printed.OWN_TERRITORIES: _territories,
    printed.HAVE_EU: _eu,
    printed.CONQUESTS: _conquests,
    printed.SUPERIORITY: _superior,
    printed.RESOURCE_UNITS: _units,
}
"""How much a holder has of what a mission of each condition counts."""


def needed(table: "Globe", card: MissionCard) -> int:
    """How much of what a mission counts fulfils it."""
    if card.condition == printed.OWN_GROUP_OF:
        return sum([len(table.content.members[group]) for group in cards_in(card.groups)])
    return card.amount * 4 if card.condition == printed.PER_QUADRANT else card.amount


def progress(table: "Globe", holder: int, mission: int) -> tuple[int, int]:
    """How much a holder has of what a mission (counted from 0) asks for, and how much it asks for."""
    card = table.content.missions[mission]
    return COUNTS[card.condition](table, holder, card), needed(table, card)


def fulfilled(table: "Globe", holder: int, mission: int) -> bool:
    """GB-8.33: whether a holder fulfils a mission (counted from 0) as things stand."""
    have, need = progress(table, holder, mission)
    return have >= need


def in_hand(table: "Globe", holder: int) -> tuple[tuple[int, ...], ...]:
    """A holder's missions: the card, how much it has of what the card asks for, how much is asked for."""
    return tuple(
        [
            (FIRST + m, *progress(table, holder, m))
            for m in cards_in(table.ops.hands[holder] >> FIRST)
        ]
    )


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
