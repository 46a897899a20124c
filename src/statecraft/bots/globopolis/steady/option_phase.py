"""What a steady player of Globopolis does in its Option Phase: cards, guilds, sets, levels, points.

Points can be sold for what they cost, so EU and points are one purse as long as the bank deals in them: it
sells points where a level is to be had for less, and buys them with what it has no better use for.
"""

from statecraft.bots.globopolis import cards
from statecraft.bots.globopolis import worth as book
from statecraft.bots.globopolis.steady.spot import Rated, best_first
from statecraft.bots.globopolis.steady.worth import Scale
from statecraft.core.ids import Holder
from statecraft.core.verbs.action import Action
from statecraft.globopolis import content as printed
from statecraft.globopolis.content import NS
from statecraft.globopolis.ids import TerritoryId
from statecraft.globopolis.rules.development import room
from statecraft.globopolis.rules.guilds import price as price_of
from statecraft.globopolis.rules.this_turn import BOUGHT, SOLD
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import (
    Allocate,
    BuyFromGuild,
    BuyPoints,
    Develop,
    PlayInfluence,
    SellPoints,
    TakeFromGuild,
    Transfer,
)

# Cards.


def influence(scale: Scale, me: Holder, listed: list[Action]) -> list[Rated]:
    """Cards that do more good now than they are worth to keep."""
    rated: list[Rated] = []
    for action in listed:
        if isinstance(action, PlayInfluence):
            gain = cards.gain(scale, me, action)
            if gain > 0:
                rated.append((gain, action))
    return best_first(rated)


# Guilds.


def take(scale: Scale, me: Holder, listed: list[Action]) -> list[Rated]:
    """From own guilds as much as one may, of the kind that does most good."""
    owned = scale.units_owned(me)
    before = scale.units_worth(me, owned)
    rated: list[Rated] = []
    for action in listed:
        if isinstance(action, TakeFromGuild):
            owned[action.kind] += action.count
            rated.append((scale.units_worth(me, owned) - before, action))
            owned[action.kind] -= action.count
    return best_first(rated)


def lacking(scale: Scale, me: Holder) -> list[int]:
    """Units of each kind that all own units together lack for one set more."""
    owned = scale.units_owned(me)
    slots = scale.sets(me).slots
    sets = min(slots, *owned)
    return [max(0, min(sets + 1, slots) - count) for count in owned]


def from_guilds(scale: Scale, me: Holder, listed: list[Action]) -> list[Rated]:
    """Units from others' guilds, where they complete a set that is worth its price."""
    table = scale.table
    short = lacking(scale, me)
    if not any(short):
        return []
    price = 0
    chosen: list[Action] = []
    for kind, count in enumerate(short):
        if not count:
            continue
        found: list[tuple[int, int, BuyFromGuild]] = []
        for at, action in enumerate(listed):
            if isinstance(action, BuyFromGuild) and action.kind == kind and action.count == count:
                each = price_of(table, action.guild, action.kind, me)
                found.append((each * count, at, action))
        if not found:
            return []
        cheapest = min(found)
        price += cheapest[0]
        chosen.append(cheapest[2])
    gain = scale.level_worth(me) - price
    return [(gain, chosen[0])] if gain > 0 and price + 5 <= table.eu[me] else []


# Levels.


def _gain(scale: Scale, me: Holder, territory: TerritoryId) -> float:
    """What the next level of a territory is worth, beyond its price."""
    table = scale.table
    level = table.justified_levels[territory]
    if level >= 2:
        return 0.0
    fees = table.content.fee[territory]
    score = table.score[me]
    points = scale.points_worth(score + table.content.development_points)
    points -= scale.points_worth(score)
    more = (fees[level + 1] - fees[level]) * scale.visits
    return points + more - book.cost(table, territory)


def develop(scale: Scale, me: Holder, listed: list[Action]) -> list[Rated]:
    """Levels that can be reached now, the best first: develop, or bring the units together."""
    table = scale.table
    rated: list[tuple[float, TerritoryId]] = []
    movable = book.movable(table, me)
    for territory in scale.territories(me):
        if any(book.missing(table, territory)):
            if not any(book.gaps(table, territory, movable)):
                rated.append((_gain(scale, me, territory), territory))
        elif Develop(territory) in listed:
            rated.append((_gain(scale, me, territory) + 5, territory))
        elif _too_dear(table, me, territory):
            rated.append((_gain(scale, me, territory), territory))
    found: list[Rated] = []
    for gain, best in sorted(rated, reverse=True):
        action = _towards(table, me, best) if gain > 0 else None
        if action is not None:
            found.append((gain, action))
    return found


def _too_dear(table: GlobopolisState, me: Holder, territory: TerritoryId) -> bool:
    wanted = book.sets_wanted(table, territory) > table.levels[territory]
    return wanted and book.cost(table, territory) > table.eu[me]


def _towards(table: GlobopolisState, me: Holder, territory: TerritoryId) -> Action | None:
    short = book.cost(table, territory) - table.eu[me]
    if short > 0:
        points = -(-short // table.content.point_price)
        if table.this_turn[BOUGHT] or points > table.score[me]:
            return None
        return SellPoints(points)
    missing = book.missing(table, territory)
    for kind in range(5):
        free = room(table, territory, kind)
        if not missing[kind] or not free:
            continue
        stock = table.stock[me * 5 + kind]
        if stock:
            return Allocate(kind, territory, min(stock, missing[kind], free))
        for source in table.territories(me):
            if source != territory and book.spare(table, source, kind):
                return Transfer(kind, source, territory, 1)
    return Develop(territory) if not any(missing) else None


# Points.


def points_before(table: GlobopolisState, me: Holder, listed: list[Action]) -> list[Rated]:
    """Points while the bank still sells them: levels would carry the score past its limit."""
    most = table.mark() - table.content.points_bought_until
    ready = _ready(table, me)
    if not ready or table.score[me] + table.content.development_points * len(ready) <= most:
        return []
    premiums = sum([book.cost(table, t) for t in ready])
    return _buy(table, me, listed, premiums)


def _ready(table: GlobopolisState, me: Holder) -> list[TerritoryId]:
    """Territories that lack nothing for their next level but its premium."""
    found: list[TerritoryId] = []
    for territory in table.territories(me):
        if table.levels[territory] < 2 and not any(book.missing(table, territory)):
            if book.sets_wanted(table, territory) > table.levels[territory]:
                found.append(territory)
    return found


def points(scale: Scale, me: Holder, listed: list[Action]) -> list[Rated]:
    """Points for what is not needed at markets, which take cash only."""
    return _buy(scale.table, me, listed, keep(scale, me))


def keep(scale: Scale, me: Holder) -> int:
    """EU to have at hand for a market on the way."""
    if scale.rounds_left <= 3:
        return 0
    short = lacking(scale, me)
    return 20 if short[printed.FOOD] or short[printed.UCP] or short[NS] else 10


def _buy(table: GlobopolisState, me: Holder, listed: list[Action], kept: int) -> list[Rated]:
    if table.this_turn[SOLD]:
        return []
    most = (table.eu[me] - kept) // table.content.point_price
    found = [a for a in listed if isinstance(a, BuyPoints) and a.points <= most]
    return [(1.0, found[-1])] if found else []


def arm(scale: Scale, me: Holder) -> list[Rated]:
    """NS-Units that no set needs guard the best territories."""
    table = scale.table
    stock = table.stock[me * 5 + NS]
    if stock:
        mine = table.territories(me)
        for territory in sorted(mine, key=lambda t: -scale.title_worth(t)):
            free = room(table, territory, NS)
            if free:
                return [(0.5, Allocate(NS, territory, min(free, stock)))]
    return []
