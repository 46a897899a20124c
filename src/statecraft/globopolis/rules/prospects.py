"""What lies ahead of a seat that decides: what its territories need for their next level, and where its dice may lead.

These are figures for whoever looks on a decision, taken from the rules themselves; nothing here changes a table.
"""

from typing import TYPE_CHECKING, TypeAlias

from statecraft.core.ids import Holder, Seat
from statecraft.globopolis.content import TERRITORIES
from statecraft.globopolis.ids import ALL_FIELDS, FIELD_KINDS, RING, FieldId, TerritoryId
from statecraft.globopolis.rules.aggression import Attack, attack_chance, attacks_on
from statecraft.globopolis.rules.conference import conference_cost, visit_cost
from statecraft.globopolis.rules.development import LEVELS, premium
from statecraft.globopolis.rules.movement import dice_most, may_go_back
from statecraft.globopolis.rules.passing import next_pass

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

Rows: TypeAlias = tuple[tuple[int, ...], ...]


def developments(table: "GlobopolisState", holder: Holder) -> Rows:
    """GB-5.2, GB-5.3, by own territory that has a level to gain: its number, which level, what it costs and brings,
    and the Conference Cost now and with it. What is missing for it is the fact `needs`."""
    return tuple(
        [
            _next_level(table, territory)
            for territory in table.territories(holder)
            if table.levels[territory] < LEVELS
        ]
    )


def _next_level(table: "GlobopolisState", territory: TerritoryId) -> tuple[int, ...]:
    level = table.levels[territory] + 1
    costs, points = premium(table, territory), table.content.development_points
    fees = conference_cost(table, territory), table.content.fee[territory][level]
    return (territory, level, costs, points, *fees)


def landings(table: "GlobopolisState", seat: Seat) -> Rows:
    """GB-4.1 to GB-4.6, for every roll a seat may choose and every field it may lead to: dice, whether backwards, the
    field, in how many of all rolls, EU and points that landing there brings (a Conference Cost is below 0), the chance
    of the best attack there in percent (-1 where there is none), and what passing TELEPORT! pays on the way."""
    holder, start = table.holders[seat], table.governor[seat]
    found: list[tuple[int, ...]] = []
    for backwards in (0, 1) if may_go_back(table, holder) else (0,):
        for dice in range(1, dice_most(table, holder) + 1):
            for far, ways in enumerate(_sums(dice), dice):
                field = ALL_FIELDS[(start - far if backwards else start + far) % RING]
                paid = 0 if backwards else next_pass(table, seat, far)
                found.append((dice, backwards, field, ways, *_landing(table, seat, field), paid))
    return tuple(found)


def _sums(dice: int) -> list[int]:
    """In how many ways so many dice show each sum, from the least on."""
    ways = [1] * 6
    for _ in range(dice - 1):
        ways = [sum(ways[max(0, at - 5) : at + 1]) for at in range(len(ways) + 5)]
    return ways


def _landing(table: "GlobopolisState", seat: Seat, field: FieldId) -> tuple[int, int, int]:
    """What it brings to come to a field: EU, points, and the chance of an attack in percent."""
    content, holder = table.content, table.holders[seat]
    kind = FIELD_KINDS[content.field_kind[field]]
    if kind == "switzerland":
        return content.switzerland_eu, content.switzerland_points, -1
    if kind == "moonshot":
        return 0, content.moonshot_points, -1
    title = content.field_title[field]
    if title < 0 or table.owner[title] == holder:
        return 0, 0, -1
    if table.owner[title] < 0 or title >= TERRITORIES:
        return 0, content.value[title], -1
    territory = TerritoryId(title)
    chances = [
        attack_chance(table, attack)
        for attack in attacks_on(table, seat, territory)
        if isinstance(attack, Attack)
    ]
    return -visit_cost(table, holder, territory), 0, max(chances, default=-1)
