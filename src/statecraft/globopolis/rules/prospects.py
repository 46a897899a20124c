"""What lies ahead of a seat that decides: the next levels of its territories, where dice and flights may lead, what a
market has for it, what its agents would do.

These are figures for whoever looks on a decision, taken from the rules themselves; nothing here changes a table.
"""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

from statecraft.core.ids import NOBODY, Holder, Seat
from statecraft.globopolis.content import TERRITORIES
from statecraft.globopolis.ids import ALL_FIELDS, FIELD_KINDS, ORSS, RING, FieldId, TerritoryId
from statecraft.globopolis.rules import fight_odds
from statecraft.globopolis.rules.agents import can_place, effects
from statecraft.globopolis.rules.aggression import Attack, all_attacks, attack_chance
from statecraft.globopolis.rules.conference import conference_cost, visit_cost
from statecraft.globopolis.rules.development import LEVELS, premium
from statecraft.globopolis.rules.engagement import Engagement
from statecraft.globopolis.rules.event_phase import RollFrame
from statecraft.globopolis.rules.markets import MarketChoice, MarketPurchase
from statecraft.globopolis.rules.movement import RerollChoice, dice_most, may_go_back
from statecraft.globopolis.rules.option_phase import OptionPhase
from statecraft.globopolis.rules.orss import OrssChoice, destinations
from statecraft.globopolis.rules.passing import next_pass
from statecraft.globopolis.sequence import Rounds

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

Rows: TypeAlias = tuple[tuple[int, ...], ...]
ASKING: Final = (OptionPhase, RollFrame, RerollChoice, OrssChoice, MarketPurchase)
"""The questions whose facts are for the seat they ask."""
FLIGHT_DICE: Final = 2
"""What lies around a base is told for so many dice."""


def of_a_fight(table: "GlobopolisState") -> dict[str, Rows]:
    """The fact `fight`, while the windows of one are open: both sides' dice, the chance, what is at stake."""
    if any(isinstance(frame, Engagement) for frame in table.stack):
        return {"fight": fight_odds.as_it_stands(table)}
    return {}


def ahead(table: "GlobopolisState", holder: Holder) -> dict[str, Rows]:
    """The facts that a holder is told while it decides, by name."""
    found: dict[str, Rows] = {}
    rounds = table.stack[0] if table.stack else None
    if isinstance(rounds, Rounds) and rounds.placing != NOBODY:
        if table.holders[rounds.placing] == holder and can_place(table, holder):
            found["agents"] = effects(table, holder)
    asking = table.stack[-1] if table.stack else None
    if not isinstance(asking, ASKING) or table.holders[asking.seat] != holder:
        return found
    if isinstance(asking, OptionPhase):
        found["developments"] = developments(table, holder)
    if isinstance(asking, RollFrame | RerollChoice):
        found["landings"] = landings(table, asking.seat)
    if isinstance(asking, RerollChoice):
        found["kept"] = (kept(table, asking),)
    if isinstance(asking, OrssChoice):
        found["flights"] = flights(table, asking.seat)
    if isinstance(asking, MarketChoice | MarketPurchase):
        found["shelves"] = shelves(table, asking)
    return found


def shelves(table: "GlobopolisState", asking: MarketChoice | MarketPurchase) -> Rows:
    """GB-4.11, for each kind of each market that is open: the market, the kind, the price of a unit, how many one can
    have of it, and how many of all kinds together; before the dice as many as they can show."""
    content, price = table.content, table.content.market_price
    markets: tuple[FieldId, ...]
    if isinstance(asking, MarketPurchase):
        markets, most = (asking.market,), asking.most(table)
    else:
        eu = max(0, table.eu[table.holders[asking.seat]])
        markets, most = asking.open(table), min(6 * content.market_dice, eu // price)
    return tuple(
        [
            (market, kind, price, table.supply(kind, most), most)
            for market in markets
            for kind in content.market_resources[market]
        ]
    )


def flights(table: "GlobopolisState", seat: Seat) -> Rows:
    """GB-4.16, for staying and for every field one may fly to: the field; EU and points it brings to come there and the
    chance of an attack in percent (-1: none); in how many of a hundred rolls of two dice one would gain, and pay, from a
    base, and the dearest price there."""
    here = table.governor[seat]
    fields, attacks = (here, *destinations(table, here)), _attacks(table, seat)
    return tuple([_flight(table, seat, field, attacks) for field in fields])


def _flight(
    table: "GlobopolisState", seat: Seat, field: FieldId, attacks: Mapping[TerritoryId, int]
) -> tuple[int, ...]:
    eu, points, attack = _landing(table, seat, field, attacks)
    gain = pay = dearest = 0
    if table.content.field_kind[field] == ORSS:
        for far, ways in enumerate(_sums(FLIGHT_DICE), FLIGHT_DICE):
            earned, scored, _ = _landing(table, seat, ALL_FIELDS[(field + far) % RING], attacks)
            pay += ways if earned < 0 else 0
            gain += ways if earned > 0 or scored > 0 else 0
            dearest = max(dearest, -earned)
    rolls = 6**FLIGHT_DICE
    return field, eu, points, attack, round(100 * gain / rolls), round(100 * pay / rolls), dearest


def kept(table: "GlobopolisState", asking: RerollChoice) -> tuple[int, ...]:
    """GB-8.21: where a roll leads that is kept: the field, EU, points, the chance of an attack, EU on the way."""
    far, start = sum(asking.dice), table.governor[asking.seat]
    field = ALL_FIELDS[(start - far if asking.backwards else start + far) % RING]
    paid = 0 if asking.backwards else next_pass(table, asking.seat, far)
    return (field, *_landing(table, asking.seat, field, _attacks(table, asking.seat)), paid)


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
    # Rolls of different dice lead to the same fields.
    known: dict[FieldId, tuple[int, int, int]] = {}
    attacks = _attacks(table, seat)
    for backwards in (0, 1) if may_go_back(table, holder) else (0,):
        for dice in range(1, dice_most(table, holder) + 1):
            for far, ways in enumerate(_sums(dice), dice):
                field = ALL_FIELDS[(start - far if backwards else start + far) % RING]
                paid = 0 if backwards else next_pass(table, seat, far)
                if field not in known:
                    known[field] = _landing(table, seat, field, attacks)
                found.append((dice, backwards, field, ways, *known[field], paid))
    return tuple(found)


@cache
def _sums(dice: int) -> tuple[int, ...]:
    """In how many ways so many dice show each sum, from the least on."""
    ways = [1] * 6
    for _ in range(dice - 1):
        ways = [sum(ways[max(0, at - 5) : at + 1]) for at in range(len(ways) + 5)]
    return tuple(ways)


def _landing(
    table: "GlobopolisState", seat: Seat, field: FieldId, attacks: Mapping[TerritoryId, int]
) -> tuple[int, int, int]:
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
    return -visit_cost(table, holder, territory), 0, attacks.get(territory, -1)


def _attacks(table: "GlobopolisState", seat: Seat) -> dict[TerritoryId, int]:
    """The chance of the best attack on each territory that a seat could attack if it came there, in percent."""
    found: dict[TerritoryId, int] = {}
    for attack in all_attacks(table, table.holders[seat]):
        if isinstance(attack, Attack):
            chance = attack_chance(table, attack)
            if chance > found.get(attack.target, -1):
                found[attack.target] = chance
    return found
