"""What INFLUENCE cards are worth to bots of Globopolis, in EU: played now, and kept for later.

``CARDS`` has what a card is worth in hand, ``NOW`` how much good it would do at this moment; a card is
played where that is more. The figures in hand were fitted to games between steady players, so that each card
waits for a chance that is better than most. An effect that is in neither table is tried out.
"""

from collections.abc import Callable
from typing import TypeAlias

from statecraft.bots.globopolis import worth as book
from statecraft.bots.globopolis.steady.worth import CARDS, POINT, Scale
from statecraft.core.chance.distributions import cards_in
from statecraft.core.ids import Holder
from statecraft.globopolis import content as printed
from statecraft.globopolis.cards import EFFECTS
from statecraft.globopolis.cards.effect import OPTION, Played
from statecraft.globopolis.content import TERRITORIES
from statecraft.globopolis.ids import ALL_FIELDS, ALL_TITLES, RING, FieldId
from statecraft.globopolis.rules.development import developments
from statecraft.globopolis.rules.this_turn import FREE_PREMIUMS
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import Develop, PlayInfluence

AVERAGE_OPS = 6.0
"""What a card of the common stack is worth before one knows it."""
Value: TypeAlias = Callable[[Scale, Holder, PlayInfluence], float]


def now(scale: Scale, me: Holder, action: PlayInfluence) -> float:
    """How much good a card would do, played now like this."""
    table = scale.table
    effect = table.content.influence[action.influence].effect
    if effect in NOW:
        return NOW[effect](scale, me, action)
    return 0.0 if effect in CARDS else _tried(scale, me, action)


def _tried(scale: Scale, me: Holder, action: PlayInfluence) -> float:
    """What a card changes at once: more for oneself, and less for others."""
    table = scale.table
    card = table.content.influence[action.influence]
    effect = EFFECTS[card.effect]
    if effect.WHEN != OPTION:
        return 0.0
    after = table.clone()
    played = Played(table.speaker(me), card, Holder(action.target), action.choice, 0)
    effect.play(after, played)
    then = Scale(after)
    total = then.estate(me) - scale.estate(me)
    for other in table.all_holders():
        if other != me:
            lost = scale.estate(other, False) - then.estate(other, False)
            total += lost * scale.grudge(me, other)
    return total


def gain(scale: Scale, me: Holder, action: PlayInfluence) -> float:
    """How much more than it is worth to keep."""
    return now(scale, me, action) - scale.influence_worth(action.influence)


def _amount(scale: Scale, action: PlayInfluence) -> int:
    return scale.table.content.influence[action.influence].amount


def _eu(scale: Scale, me: Holder, action: PlayInfluence) -> float:
    """EU in hand can be taken and a card cannot, so it waits until they are needed."""
    table = scale.table
    return _amount(scale, action) * 40 / (40 + max(0, table.eu[me]))


def _points(scale: Scale, me: Holder, action: PlayInfluence) -> float:
    """Points too early bar one from buying more; late they are what wins."""
    table = scale.table
    near = table.score[me] / scale.mark
    return POINT * _amount(scale, action) * near


def _units(scale: Scale, me: Holder, action: PlayInfluence) -> float:
    table = scale.table
    row = table.content.influence[action.influence]
    return _more_units(scale, me, row.resource, row.amount)


def _more_units(scale: Scale, me: Holder, kind: int, count: int) -> float:
    owned = scale.units_owned(me)
    before = scale.units_worth(me, owned)
    owned[kind] += count
    return scale.units_worth(me, owned) - before


def _draw(scale: Scale, me: Holder, action: PlayInfluence) -> float:
    """New cards for free places in the hand, and for its weakest cards."""
    table = scale.table
    free = table.settings().hand_limit - table.hand(me, 0).bit_count()
    held = [scale.ops_worth(me, card) for card in cards_in(table.hand(me, 0))]
    places = sorted([*[0.0] * max(0, free), *held])[: _amount(scale, action)]
    return sum([max(0.0, AVERAGE_OPS - here) for here in places], 0.0)


def _premium(scale: Scale, me: Holder, _action: PlayInfluence) -> float:
    table = scale.table
    if table.this_turn[FREE_PREMIUMS]:
        return 0.0
    ready = [a.territory for a in developments(table, me) if isinstance(a, Develop)]
    return float(max([book.cost(table, territory) for territory in ready], default=0))


def _agents(scale: Scale, me: Holder, action: PlayInfluence) -> float:
    """The more territories there are to guard, and strangers on them, the more use."""
    table = scale.table
    mine = table.territories(me)
    strangers = 0
    for territory in mine:
        for other in table.all_holders():
            strangers += table.agents_of(other, territory) if other != me else 0
    count = min(_amount(scale, action), table.academy[me])
    return count * (0.5 + 0.1 * len(mine) + 0.2 * strangers)


def _take_eu(scale: Scale, me: Holder, action: PlayInfluence) -> float:
    table = scale.table
    taken = min(_amount(scale, action), max(0, table.eu[action.target]))
    return taken * (1 + scale.grudge(me, action.target))


def _tax(scale: Scale, me: Holder, action: PlayInfluence) -> float:
    table = scale.table
    total = 0.0
    for other in table.all_holders():
        if other != me:
            taken = min(_amount(scale, action), max(0, table.eu[other]))
            total += taken * (1 + scale.grudge(me, other))
    return total


def _take_units(scale: Scale, me: Holder, action: PlayInfluence) -> float:
    table = scale.table
    count = min(_amount(scale, action), table.stock[action.target * 5 + action.choice])
    spite = 5 * count * scale.grudge(me, action.target)
    return _more_units(scale, me, action.choice, count) + spite


def _force_sale(scale: Scale, me: Holder, action: PlayInfluence) -> float:
    table = scale.table
    price = table.content.unit_price
    count = min(
        _amount(scale, action),
        table.stock[action.target * 5 + action.choice],
        max(0, table.eu[me]) // price,
    )
    return _more_units(scale, me, action.choice, count) - count * price


def _plate(scale: Scale, me: Holder, action: PlayInfluence) -> float:
    table = scale.table
    row = table.content.influence[action.influence]
    there = table.units[action.choice * 5 + row.resource]
    count = min(row.amount, there)
    raised = _more_units(scale, me, row.resource, count) if row.effect == printed.RAID_PLATE else 0
    return raised + _damage(scale, me, action, there - count)


def _damage(scale: Scale, me: Holder, action: PlayInfluence, left: int) -> float:
    """What levels suspended and defence gone cost the other, as far as that is a gain."""
    table = scale.table
    lost = max(0, table.justified_levels[action.choice] - left)
    hurt = POINT * table.content.development_points * lost + 3
    row = table.content.influence[action.influence]
    if row.resource == printed.NS:
        hurt += 0.1 * scale.title_worth(ALL_TITLES[action.choice])
    return hurt * scale.grudge(me, action.target)


def _lose_points(scale: Scale, me: Holder, action: PlayInfluence) -> float:
    return 8.0 * _amount(scale, action) * scale.grudge(me, action.target)


def _take_points(scale: Scale, me: Holder, action: PlayInfluence) -> float:
    return _amount(scale, action) * (3.0 + 8.0 * scale.grudge(me, action.target))


def _drop_card(scale: Scale, me: Holder, action: PlayInfluence) -> float:
    table = scale.table
    held = table.hand(action.target, 2).bit_count()
    return 4.0 * (4 - held) * scale.grudge(me, action.target)


def _no_development(scale: Scale, me: Holder, action: PlayInfluence) -> float:
    """Worth most against who has full sets that are no levels yet."""
    table = scale.table
    other = action.target
    owned = scale.units_owned(other)
    levels = sum([table.levels[t] for t in table.territories(other)])
    ready = max(0, min(min(owned), 2 * len(table.territories(other))) - levels)
    return (2.0 + 12.0 * min(2, ready)) * scale.grudge(me, other)


def _no_guilds(scale: Scale, me: Holder, action: PlayInfluence) -> float:
    table = scale.table
    owned = [g for g in range(4) if table.owner[TERRITORIES + g] == action.target]
    stock = sum([sum(table.units[(32 + g) * 5 : (32 + g) * 5 + 5]) for g in owned])
    return (2.0 + 6.0 * min(3, stock)) * scale.grudge(me, action.target)


def _no_markets(scale: Scale, me: Holder, action: PlayInfluence) -> float:
    """Worth most where a market lies just ahead."""
    table = scale.table
    other = action.target
    here = table.governor[table.speaker(other)]
    ahead = [(field - here) % 64 for field in table.content.market_resources]
    near = sum([book_chance(far) for far in ahead], 0.0)
    return (1.0 + 30 * near) * scale.grudge(me, other)


def book_chance(far: int) -> float:
    """How likely two dice lead there."""
    return dict(book.spread(2)).get(far, 0.0)


def _one_die(scale: Scale, me: Holder, action: PlayInfluence) -> float:
    """Worth most where the next six fields are bad for the other."""
    table = scale.table
    other = action.target
    here = table.governor[table.speaker(other)]
    free = book.roll_worth(table, other, here, 2, False)
    bound = book.roll_worth(table, other, here, 1, False)
    return (2.0 + max(0.0, free - bound)) * scale.grudge(me, other)


def _place(table: GlobopolisState, holder: Holder, field: FieldId) -> float:
    return book.best_roll(table, holder, field)


def _swap(scale: Scale, me: Holder, action: PlayInfluence) -> float:
    table = scale.table
    other = action.target
    mine, theirs = table.governor[table.turn], table.governor[table.speaker(other)]
    better = _place(table, me, theirs) - _place(table, me, mine)
    worse = _place(table, other, theirs) - _place(table, other, mine)
    return better + worse * scale.grudge(me, other)


def _set_back(scale: Scale, me: Holder, action: PlayInfluence) -> float:
    table = scale.table
    other = action.target
    here = table.governor[table.speaker(other)]
    there = ALL_FIELDS[(here - _amount(scale, action)) % RING]
    worse = _place(table, other, here) - _place(table, other, there)
    return (4.0 + worse) * scale.grudge(me, other)


def _remove_agents(scale: Scale, me: Holder, action: PlayInfluence) -> float:
    table = scale.table
    title = ALL_TITLES[action.choice]
    there = min(_amount(scale, action), table.agents_of(action.target, title))
    mine = 1.0 if table.owner[title] == me else 0.4
    return there * mine * scale.title_worth(title) / 20


NOW: dict[int, Value] = {
    printed.GAIN_EU: _eu,
    printed.GAIN_POINTS: _points,
    printed.GAIN_UNITS: _units,
    printed.DRAW_OPS: _draw,
    printed.FREE_PREMIUM: _premium,
    printed.GAIN_AGENTS: _agents,
    printed.TAKE_EU: _take_eu,
    printed.TAX: _tax,
    printed.TAKE_UNITS: _take_units,
    printed.FORCE_SALE: _force_sale,
    printed.RAID_PLATE: _plate,
    printed.DESTROY_UNITS: _plate,
    printed.LOSE_POINTS: _lose_points,
    printed.TAKE_POINTS: _take_points,
    printed.DROP_CARD: _drop_card,
    printed.NO_DEVELOPMENT: _no_development,
    printed.NO_GUILDS: _no_guilds,
    printed.NO_MARKETS: _no_markets,
    printed.ONE_DIE: _one_die,
    printed.SWAP_GOVERNORS: _swap,
    printed.SET_BACK: _set_back,
    printed.SEND_HOME: _remove_agents,
    printed.UNMASK: _remove_agents,
    printed.CAPTURE: _remove_agents,
}
