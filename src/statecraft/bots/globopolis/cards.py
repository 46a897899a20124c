"""What INFLUENCE cards are worth to bots of Globopolis, in EU: played now, and kept for later.

``worth.CARDS`` has what a card is worth in hand, ``NOW`` how much good it would do at this moment; a card is
played where that is more. The figures in hand were fitted to games between steady players, so that each card
waits for a chance that is better than most. An effect that is in neither table is tried out.
"""

from collections.abc import Callable
from typing import TypeAlias

from statecraft.bots.globopolis import worth as book
from statecraft.bots.globopolis.steady import worth
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
Value: TypeAlias = Callable[[GlobopolisState, Holder, PlayInfluence], float]


def now(table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
    """How much good a card would do, played now like this."""
    effect = table.content.influence[action.influence].effect
    if effect in NOW:
        return NOW[effect](table, me, action)
    return 0.0 if effect in worth.CARDS else _tried(table, me, action)


def _tried(table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
    """What a card changes at once: more for oneself, and less for others."""
    card = table.content.influence[action.influence]
    effect = EFFECTS[card.effect]
    if effect.WHEN != OPTION:
        return 0.0
    after = table.clone()
    played = Played(table.speaker(me), card, Holder(action.target), action.choice, 0)
    effect.play(after, played)
    total = worth.estate(after, me) - worth.estate(table, me)
    for other in table.all_holders():
        if other != me:
            lost = worth.estate(table, other, False) - worth.estate(after, other, False)
            total += lost * worth.grudge(table, me, other)
    return total


def gain(table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
    """How much more than it is worth to keep."""
    return now(table, me, action) - worth.influence_worth(table, action.influence)


def _amount(table: GlobopolisState, action: PlayInfluence) -> int:
    return table.content.influence[action.influence].amount


def _eu(table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
    """EU in hand can be taken and a card cannot, so it waits until they are needed."""
    return _amount(table, action) * 40 / (40 + max(0, table.eu[me]))


def _points(table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
    """Points too early bar one from buying more; late they are what wins."""
    near = table.score[me] / table.mark()
    return worth.POINT * _amount(table, action) * near


def _units(table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
    row = table.content.influence[action.influence]
    return _more_units(table, me, row.resource, row.amount)


def _more_units(table: GlobopolisState, me: Holder, kind: int, count: int) -> float:
    owned = worth.units_owned(table, me)
    before = worth.units_worth(table, me, owned)
    owned[kind] += count
    return worth.units_worth(table, me, owned) - before


def _draw(table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
    """New cards for free places in the hand, and for its weakest cards."""
    free = table.settings().hand_limit - table.hand(me, 0).bit_count()
    held = [worth.ops_worth(table, me, card) for card in cards_in(table.hand(me, 0))]
    places = sorted([*[0.0] * max(0, free), *held])[: _amount(table, action)]
    return sum([max(0.0, AVERAGE_OPS - here) for here in places], 0.0)


def _premium(table: GlobopolisState, me: Holder, _action: PlayInfluence) -> float:
    if table.this_turn[FREE_PREMIUMS]:
        return 0.0
    ready = [a.territory for a in developments(table, me) if isinstance(a, Develop)]
    return float(max([book.cost(table, territory) for territory in ready], default=0))


def _agents(table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
    """The more territories there are to guard, and strangers on them, the more use."""
    mine = table.territories(me)
    strangers = 0
    for territory in mine:
        for other in table.all_holders():
            strangers += table.agents_of(other, territory) if other != me else 0
    count = min(_amount(table, action), table.academy[me])
    return count * (0.5 + 0.1 * len(mine) + 0.2 * strangers)


def _take_eu(table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
    taken = min(_amount(table, action), max(0, table.eu[action.target]))
    return taken * (1 + worth.grudge(table, me, action.target))


def _tax(table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
    total = 0.0
    for other in table.all_holders():
        if other != me:
            taken = min(_amount(table, action), max(0, table.eu[other]))
            total += taken * (1 + worth.grudge(table, me, other))
    return total


def _take_units(table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
    count = min(_amount(table, action), table.stock[action.target * 5 + action.choice])
    spite = 5 * count * worth.grudge(table, me, action.target)
    return _more_units(table, me, action.choice, count) + spite


def _force_sale(table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
    price = table.content.unit_price
    count = min(
        _amount(table, action),
        table.stock[action.target * 5 + action.choice],
        max(0, table.eu[me]) // price,
    )
    return _more_units(table, me, action.choice, count) - count * price


def _plate(table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
    row = table.content.influence[action.influence]
    there = table.units[action.choice * 5 + row.resource]
    count = min(row.amount, there)
    raised = _more_units(table, me, row.resource, count) if row.effect == printed.RAID_PLATE else 0
    return raised + _damage(table, me, action, there - count)


def _damage(table: GlobopolisState, me: Holder, action: PlayInfluence, left: int) -> float:
    """What levels suspended and defence gone cost the other, as far as that is a gain."""
    lost = max(0, table.justified_levels[action.choice] - left)
    hurt = worth.POINT * table.content.development_points * lost + 3
    row = table.content.influence[action.influence]
    if row.resource == printed.NS:
        hurt += 0.1 * worth.title_worth(table, ALL_TITLES[action.choice])
    return hurt * worth.grudge(table, me, action.target)


def _lose_points(table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
    return 8.0 * _amount(table, action) * worth.grudge(table, me, action.target)


def _take_points(table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
    return _amount(table, action) * (3.0 + 8.0 * worth.grudge(table, me, action.target))


def _drop_card(table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
    held = table.hand(action.target, 2).bit_count()
    return 4.0 * (4 - held) * worth.grudge(table, me, action.target)


def _no_development(table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
    """Worth most against who has full sets that are no levels yet."""
    other = action.target
    owned = worth.units_owned(table, other)
    levels = sum([table.levels[t] for t in table.territories(other)])
    ready = max(0, min(min(owned), 2 * len(table.territories(other))) - levels)
    return (2.0 + 12.0 * min(2, ready)) * worth.grudge(table, me, other)


def _no_guilds(table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
    owned = [g for g in range(4) if table.owner[TERRITORIES + g] == action.target]
    stock = sum([sum(table.units[(32 + g) * 5 : (32 + g) * 5 + 5]) for g in owned])
    return (2.0 + 6.0 * min(3, stock)) * worth.grudge(table, me, action.target)


def _no_markets(table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
    """Worth most where a market lies just ahead."""
    other = action.target
    here = table.governor[table.speaker(other)]
    ahead = [(field - here) % 64 for field in table.content.market_resources]
    near = sum([book_chance(far) for far in ahead], 0.0)
    return (1.0 + 30 * near) * worth.grudge(table, me, other)


def book_chance(far: int) -> float:
    """How likely two dice lead there."""
    return dict(book.spread(2)).get(far, 0.0)


def _one_die(table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
    """Worth most where the next six fields are bad for the other."""
    other = action.target
    here = table.governor[table.speaker(other)]
    free = book.roll_worth(table, other, here, 2, False)
    bound = book.roll_worth(table, other, here, 1, False)
    return (2.0 + max(0.0, free - bound)) * worth.grudge(table, me, other)


def _place(table: GlobopolisState, holder: Holder, field: FieldId) -> float:
    return book.best_roll(table, holder, field)


def _swap(table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
    other = action.target
    mine, theirs = table.governor[table.turn], table.governor[table.speaker(other)]
    better = _place(table, me, theirs) - _place(table, me, mine)
    worse = _place(table, other, theirs) - _place(table, other, mine)
    return better + worse * worth.grudge(table, me, other)


def _set_back(table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
    other = action.target
    here = table.governor[table.speaker(other)]
    there = ALL_FIELDS[(here - _amount(table, action)) % RING]
    worse = _place(table, other, here) - _place(table, other, there)
    return (4.0 + worse) * worth.grudge(table, me, other)


def _remove_agents(table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
    title = ALL_TITLES[action.choice]
    there = min(_amount(table, action), table.agents_of(action.target, title))
    mine = 1.0 if table.owner[title] == me else 0.4
    return there * mine * worth.title_worth(table, title) / 20


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
