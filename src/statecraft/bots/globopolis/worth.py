"""What things in Globopolis are worth to a beginner, in EU: a point is five, as the bank has it.

Everything here looks at an imagined table, and only at what its player can see: the board, the
goods, and the player's own cards.
"""

from functools import cache
from itertools import product

from statecraft.core.chance.distributions import cards_in
from statecraft.core.ids import Holder
from statecraft.globopolis import content as printed
from statecraft.globopolis.content import EXTRA_DICE, FEWER_DICE, NS
from statecraft.globopolis.ids import (
    ALL_FIELDS,
    ALL_TERRITORIES,
    ALL_TITLES,
    NO_EU,
    Eu,
    FieldId,
    TerritoryId,
    TitleId,
)
from statecraft.globopolis.odds import takeover_at
from statecraft.globopolis.rules import trading
from statecraft.globopolis.rules.battle import strengths
from statecraft.globopolis.rules.conference import visit_cost
from statecraft.globopolis.rules.development import premium, room
from statecraft.globopolis.rules.scoring import full_sets, group_points, owns_group
from statecraft.globopolis.rules.this_turn import DEVELOPED
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import Allocate, Attack, Transfer

OPERATIONS = (
    printed.FEWER_DICE,
    printed.EXTRA_DICE,
    printed.BIG_POLYGON,
    printed.WIN_TIES,
    printed.RESCUE,
    printed.RAID_SUPPLIES,
)
"""What cards in a fight do, the best first."""
RING = 64
POINT = 5.0
UNIT = 4.0
CARD = 8.0
# What it is worth to come to a field, where that does not depend on who owns what.
FIELD_WORTH = {
    printed.OPS_MISSION_FIELD: 6.0,
    printed.INFLUENCE_FIELD: 7.0,
    printed.ORSS: 6.0,
    printed.NSA: 10.0,
    printed.NIA: 4.0,
    printed.MOONSHOT: 50.0,
    printed.TELEPORT: 12.0,
    printed.SWITZERLAND: 38.0,
}


@cache
def spread(dice: int) -> tuple[tuple[int, float], ...]:
    """How likely each sum of so many dice is.

    >>> dict(spread(1))[6] == 1 / 6, round(dict(spread(2))[7], 3)
    (True, 0.167)
    """
    counts: dict[int, int] = {}
    for rolled in product(range(1, 7), repeat=dice):
        counts[sum(rolled)] = counts.get(sum(rolled), 0) + 1
    return tuple([(total, ways / 6**dice) for total, ways in sorted(counts.items())])


def title_worth(table: GlobopolisState, title: TitleId) -> float:
    """A title as it lies: its points, its developments, its units."""
    units = sum(table.units[title * 5 : title * 5 + 5])
    if title >= printed.TERRITORIES:
        return POINT * table.content.value[title] + min(units, 6) * UNIT
    levels = POINT * table.content.development_points * table.justified_levels[title]
    return POINT * table.content.value[title] + levels + units * UNIT + 6


def group_worth(table: GlobopolisState, holder: Holder, title: TitleId) -> float:
    """What a territory is worth for its colour group: the bonus, or a step on the way there."""
    if title >= printed.TERRITORIES:
        return 0.0
    group = table.content.group[title]
    members = table.content.members[group]
    if table.bonus[holder] >> group & 1 or owns_group(table, holder, group):
        return 0.0
    others = [t for t in members if t != title]
    mine = len([t for t in others if table.owner[t] == holder])
    return (
        POINT
        * table.content.group_bonus
        * len(members)
        * (1.0 if mine == len(others) else 0.15 * mine)
    )


def field_worth(table: GlobopolisState, holder: Holder, field: FieldId) -> float:
    """What coming to a field is worth."""
    content = table.content
    kind = content.field_kind[field]
    if kind in FIELD_WORTH:
        return FIELD_WORTH[kind]
    if kind == printed.MARKET:
        wanted = sum([shortage(table, holder, k) for k in content.market_resources[field]])
        return 4.0 + 2.0 * min(7, wanted, max(0, table.eu[holder]) // content.market_price)
    title = content.field_title[field]
    if title == printed.NO_TITLE:
        return 0.0
    owner = table.owner[title]
    if owner == holder:
        return 8.0
    if kind == printed.GUILD:
        return title_worth(table, title) + (12.0 if owner >= 0 else 0.0)
    if owner < 0:
        units = sum(content.units[title]) * UNIT
        return POINT * content.value[title] + units + group_worth(table, holder, title) + 6
    return -float(visit_cost(table, holder, ALL_TERRITORIES[title]))


def roll_worth(
    table: GlobopolisState, holder: Holder, start: int, dice: int, backwards: bool
) -> float:
    """What a roll is worth on average, with 40 EU for passing TELEPORT!."""
    teleport = table.content.teleport_field
    total = 0.0
    for fields, chance in spread(dice):
        end = (start - fields if backwards else start + fields) % RING
        worth = field_worth(table, holder, ALL_FIELDS[end])
        if not backwards and 0 < (teleport - start) % RING < fields:
            worth += table.content.passing_eu
        total += chance * worth
    return total


def roll_sizes(table: GlobopolisState) -> range:
    """How many dice a Governor may roll: 1 up to the edition's limit."""
    return range(1, table.content.move_dice_most + 1)


def best_roll(table: GlobopolisState, holder: Holder, start: int) -> float:
    return max([roll_worth(table, holder, start, dice, False) for dice in roll_sizes(table)])


# Attacks.


def attack_chance(table: GlobopolisState, holder: Holder, attack: Attack) -> float:
    """The chance of a takeover as things stand, with a card that helps if one is in hand."""
    mine, theirs = strengths(table, attack.origin, attack.target)
    helpful = [table.content.ops[card].effect for card in cards_in(table.hand(holder, 0))]
    if EXTRA_DICE in helpful or FEWER_DICE in helpful:
        mine = min(mine + 1, table.content.battle_dice_most)
    return float(takeover_at(table, mine, theirs))


def attack_worth(table: GlobopolisState, holder: Holder, attack: Attack) -> float:
    """What an attack is worth on average: the target won, or the own territory lost."""
    content = table.content
    chance = attack_chance(table, holder, attack)
    target, origin = attack.target, attack.origin
    plates = sum(table.units[target * 5 : target * 5 + NS])
    won = POINT * content.value[target] + plates * UNIT + 6 + group_worth(table, holder, target)
    # What the other one loses is half a gain, and more so if it leads.
    theirs = POINT * (
        content.value[target] + content.development_points * table.justified_levels[target]
    )
    leads = table.score[table.owner[target]] == max(table.score)
    won += theirs * (0.5 if leads else 0.2)
    lost = title_worth(table, origin) + 5
    return chance * won - (1 - chance) * lost


# Units and developments.


def spare(table: GlobopolisState, territory: TerritoryId, kind: int) -> int:
    """Units of a kind on an own territory that its developments do not need."""
    return max(0, table.units[territory * 5 + kind] - table.levels[territory])


def sets_wanted(table: GlobopolisState, territory: TerritoryId) -> int:
    """So many full sets are wanted on an own territory for its next level, or to justify what it has."""
    level = table.levels[territory]
    if full_sets(table, territory) < level or level == 2:
        return level
    return level if table.this_turn[DEVELOPED] >> territory & 1 else level + 1


def missing(table: GlobopolisState, territory: TerritoryId) -> list[int]:
    """Units of each kind a territory lacks for the sets wanted there."""
    sets = sets_wanted(table, territory)
    there = table.units[territory * 5 : territory * 5 + 5]
    return [sets - count if count < sets else 0 for count in there]


def movable(table: GlobopolisState, holder: Holder) -> list[int]:
    """Units of each kind that a player can bring where they are wanted: those in stock, and all to spare."""
    found = table.stock_of(holder)
    for territory in table.territories(holder):
        level = table.levels[territory]
        for kind, count in enumerate(table.units[territory * 5 : territory * 5 + 5]):
            if count > level:
                found[kind] += count - level
    return found


def gaps(table: GlobopolisState, territory: TerritoryId, movable: list[int]) -> list[int]:
    """Units of each kind that its owner, who can move so many, has not got for the next set of a territory."""
    lacking = missing(table, territory)
    for kind in range(5):
        if lacking[kind]:
            elsewhere = movable[kind] - spare(table, territory, kind)
            lacking[kind] = max(0, lacking[kind] - elsewhere)
    return lacking


def cost(table: GlobopolisState, territory: TerritoryId) -> Eu:
    """EU for the next level; what is already paid for costs nothing."""
    level = table.levels[territory]
    return NO_EU if sets_wanted(table, territory) == level else premium(table, territory)


def targets(table: GlobopolisState, holder: Holder) -> list[TerritoryId]:
    """Own territories that lack units for a set, the nearest to it first."""
    found = []
    for territory in table.territories(holder):
        lacking = sum(missing(table, territory))
        if lacking and cost(table, territory) <= table.eu[holder]:
            found.append((lacking, -table.content.value[territory], territory))
    return [territory for _lacking, _value, territory in sorted(found)]


def next_move(table: GlobopolisState, holder: Holder) -> Allocate | Transfer | None:
    """The next unit to move towards a set that can be completed now."""
    there = movable(table, holder)
    for target in targets(table, holder):
        if any(gaps(table, target, there)):
            continue
        lacking = missing(table, target)
        for kind in range(5):
            if not lacking[kind] or not room(table, target, kind):
                continue
            stock = table.stock[holder * 5 + kind]
            if stock:
                return Allocate(kind, target, min(stock, lacking[kind], room(table, target, kind)))
            for source in table.territories(holder):
                if source != target and spare(table, source, kind):
                    return Transfer(kind, source, target, 1)
    return None


def shortage(table: GlobopolisState, holder: Holder, kind: int) -> int:
    """How many units of a kind the player could use for developments, roughly."""
    mine = table.territories(holder)
    wanted = sum([2 - table.levels[t] for t in mine])
    there = sum([spare(table, t, kind) for t in mine]) + table.stock[holder * 5 + kind]
    return max(0, min(wanted, 4) - there)


def wanted_units(table: GlobopolisState, holder: Holder) -> list[int]:
    """The kinds that alone keep a territory from its next level, with how many it lacks."""
    wanted = [0] * 5
    there = movable(table, holder)
    for target in targets(table, holder):
        lacking = gaps(table, target, there)
        if 0 < sum(lacking) <= 3 and len([n for n in lacking if n]) <= 2:
            wanted = [max(mine, more) for mine, more in zip(wanted, lacking, strict=True)]
    return wanted


# Business.


def spare_units(
    table: GlobopolisState, holder: Holder, kind: int, count: int
) -> list[tuple[int, int]]:
    """So many units of a kind that a holder can do without: out of stock, then off base plates.

    Units that justify a level are left alone; the fullest plate is asked first.
    """
    found: list[tuple[int, int]] = []
    there = min(count, table.stock[holder * 5 + kind])
    if there > 0:
        found.append((trading.UNIT + kind, there))
        count -= there
    plates = []
    for territory in table.territories(holder) if count > 0 else []:
        free = table.units[territory * 5 + kind] - table.justified_levels[territory]
        if free > 0:
            plates.append((free, territory))
    for free, territory in sorted(plates, reverse=True):
        taken = min(free, count)
        if taken > 0:
            found.append((trading.PLATE + territory * 5 + kind, taken))
            count -= taken
    return found


def good_worth(table: GlobopolisState, holder: Holder, code: int, amount: int) -> float:
    """What goods are worth to a player, with what they would do for it."""
    if code == trading.EU:
        return float(amount)
    if code < trading.TITLE:
        kind = code - trading.UNIT
        return amount * (5.0 + (4.0 if shortage(table, holder, kind) else 0.0))
    if code < trading.OPS:
        title = ALL_TITLES[code - trading.TITLE]
        bonus = group_worth(table, holder, title) if table.owner[title] != holder else 0.0
        group = table.content.group[title]
        if table.owner[title] == holder and title < 32 and table.bonus[holder] >> group & 1:
            bonus = POINT * group_points(table.content, group)
        return 1.4 * title_worth(table, title) + bonus
    if code >= trading.PLATE:
        return _plate_worth(table, holder, code - trading.PLATE, amount)
    card = trading.card_in(code, trading.OPS)
    return 2 * CARD if card >= table.content.first_mission else CARD


def _plate_worth(table: GlobopolisState, holder: Holder, place: int, amount: int) -> float:
    """Units on a base plate: as units to who gets them, and with the levels they justify to their owner."""
    territory, kind = divmod(place, 5)
    value = good_worth(table, holder, trading.UNIT + kind, amount)
    if table.owner[territory] != holder:
        return value
    left = table.units[place] - amount
    return value + table.content.development_points * POINT * max(
        0, table.justified_levels[territory] - left
    )


def bargain_worth(
    table: GlobopolisState,
    holder: Holder,
    get: tuple[tuple[int, int], ...],
    give: tuple[tuple[int, int], ...],
) -> float:
    """What a player gains by a trade."""
    gained = sum([good_worth(table, holder, code, amount) for code, amount in get], 0.0)
    return gained - sum([good_worth(table, holder, code, amount) for code, amount in give], 0.0)
