"""What a steady player of Globopolis thinks everything is worth, in EU: its estate, and each part of it.

``estate`` is one number for all a holder has. It looks at nothing but the table, so what a bargain, a
purchase or a card gains is the estate after it less the estate before it; and whoever only ever accepts
what raises its own estate cannot be talked out of it in a circle.
"""

from typing import Final

from statecraft.bots.globopolis import promises
from statecraft.core.chance.distributions import cards_in
from statecraft.core.ids import Holder
from statecraft.globopolis import content as printed
from statecraft.globopolis.content import NS, TERRITORIES
from statecraft.globopolis.ids import ALL_TITLES, NO_TITLE, TerritoryId, TitleId
from statecraft.globopolis.odds import takeover_at
from statecraft.globopolis.rules import missions
from statecraft.globopolis.rules.battle import strengths
from statecraft.globopolis.rules.conference import visit_cost
from statecraft.globopolis.rules.missions import fulfilled
from statecraft.globopolis.state import GlobopolisState

POINT = 5.0
LATE_POINT = 8.0
"""What a point is worth that the bank no longer sells."""
VISITS = 0.02
"""How often one opponent comes to one field in a turn."""
SHARES = (0.12, 0.16, 0.12, 0.16, 0.18)
"""Of what a level is worth, so much for the first unit of a kind beyond the full sets."""
NEXT = 0.75
"""Each further unit of a kind is worth so much of the one before."""
MISSION_WINS = 250.0
CARDS = {
    printed.GAIN_EU: 6.5,
    printed.GAIN_POINTS: 9.0,
    printed.GAIN_UNITS: 30.0,
    printed.DRAW_OPS: 3.0,
    printed.FREE_PREMIUM: 12.0,
    printed.GAIN_AGENTS: 3.3,
    printed.TAKE_EU: 18.6,
    printed.TAX: 21.5,
    printed.TAKE_UNITS: 9.0,
    printed.FORCE_SALE: 0.0,
    printed.RAID_PLATE: 12.4,
    printed.DESTROY_UNITS: 10.0,
    printed.LOSE_POINTS: 5.5,
    printed.TAKE_POINTS: 10.2,
    printed.DROP_CARD: 1.2,
    printed.NO_DEVELOPMENT: 3.6,
    printed.NO_GUILDS: 3.2,
    printed.NO_MARKETS: 0.5,
    printed.ONE_DIE: 1.2,
    printed.SWAP_GOVERNORS: 16.0,
    printed.SET_BACK: 4.0,
    printed.SEND_HOME: 14.0,
    printed.UNMASK: 2.65,
    printed.CAPTURE: 5.0,
    printed.MARKET_SHUTTLE: 10.0,
    printed.EXACT_MOVE: 34.0,
    printed.FLY: 34.0,
    printed.REROLL: 11.0,
    printed.FREE_CONFERENCE: 28.0,
    printed.DOUBLE_CONFERENCE: 36.0,
    printed.DIPLOMACY: 5.0,
    printed.SHIELD: 7.0,
}
"""What each INFLUENCE card is worth in hand, by its effect."""
UNKNOWN_CARD = 10.0
"""The same of a card whose effect is not in that table."""
OPPORTUNITY, OPERATION = 4.0, 8.0


def rounds_left(table: GlobopolisState) -> float:
    """How long the game may still last, by how far its leader has come."""
    togo = table.mark() - max(table.score)
    return max(1.0, min(12.0, togo / 5))


def visits(table: GlobopolisState) -> float:
    """How often others will still come to one field in this game."""
    return VISITS * (table.holder_count() - 1) * rounds_left(table)


def points_worth(table: GlobopolisState, score: int) -> float:
    """The bank sells points until 25 below the mark; the last ones must be earned, and win."""
    sold = table.mark() - table.content.points_bought_until + table.content.points_bought_most
    return POINT * min(score, sold) + LATE_POINT * max(0, score - sold)


def eu_worth(table: GlobopolisState, holder: Holder, eu: int) -> float:
    """EU are points as long as the bank has time to sell them, and less of use after that."""
    content = table.content
    for_sale = table.score[holder] <= table.mark() - content.points_bought_until
    turns = rounds_left(table) if for_sale else 0.0
    spent = 60 + content.points_bought_most * content.point_price * turns
    return min(eu, spent) + 0.5 * max(0.0, eu - spent)


def level_worth(table: GlobopolisState, holder: Holder) -> float:
    """One more level somewhere: its points, the higher fee, less its premium."""
    gained = points_worth(table, table.score[holder] + table.content.development_points)
    return gained - points_worth(table, table.score[holder]) + 45 * visits(table) - 12


def units_owned(table: GlobopolisState, holder: Holder) -> list[int]:
    """Units of each kind in Personal Stock and on base plates, which can all be brought together."""
    found = table.stock[holder * 5 : holder * 5 + 5]
    for territory in table.territories(holder):
        for kind in range(5):
            found[kind] += table.units[territory * 5 + kind]
    return found


def units_worth(table: GlobopolisState, holder: Holder, owned: list[int]) -> float:
    """Full sets that are not levels yet, and what lies there for the next ones."""
    mine = table.territories(holder)
    slots = 2 * len(mine)
    sets = min(slots, *owned)
    level = level_worth(table, holder)
    counted = sum([table.justified_levels[t] for t in mine])
    total = 0.9 * level * max(0, sets - counted)
    for kind, share in enumerate(SHARES):
        beyond = min(owned[kind], slots + 1) - sets
        if beyond > 0:
            total += level * share * (1 - NEXT**beyond) / (1 - NEXT)
        total += 0.5 * max(0, owned[kind] - slots - 1)
    return total


def title_future(table: GlobopolisState, title: TitleId) -> float:
    """What a title will still bring, beside its points and units: fees, or a guild's trade."""
    if title >= TERRITORIES:
        stock = sum(table.units[title * 5 : title * 5 + 5])
        return (
            min(stock, table.content.guild_taken_most * rounds_left(table))
            * 0.6
            * min(5.0, rounds_left(table))
            + 4
        )
    fee = table.content.fee[title][table.justified_levels[title]]
    slots = 2 - table.levels[title]
    return fee * visits(table) + slots * min(4.0, rounds_left(table))


def groups_worth(table: GlobopolisState, holder: Holder) -> float:
    """Colour groups on the way to their bonus."""
    content = table.content
    total = 0.0
    for group, members in enumerate(content.members):
        if table.bonus[holder] >> group & 1 or not members:
            continue
        mine = len([t for t in members if table.owner[t] == holder])
        total += POINT * content.group_bonus * len(members) * 0.4 * (mine / len(members)) ** 2
    return total


def cards_worth(table: GlobopolisState, holder: Holder) -> float:
    """The best cards that the hand limit lets one keep, of each sort."""
    limit = table.settings().hand_limit
    influence = sorted([influence_worth(table, c) for c in cards_in(table.hand(holder, 2))])
    total = sum(influence[-limit:], 0.0)
    for sort in (0, 1):
        cards = [ops_worth(table, holder, c) for c in cards_in(table.hand(holder, sort))]
        total += sum(sorted(cards)[-limit:], 0.0)
    return total


def influence_worth(table: GlobopolisState, card: int) -> float:
    """What an INFLUENCE card is worth in hand."""
    return CARDS.get(table.content.influence[card].effect, UNKNOWN_CARD)


def ops_worth(table: GlobopolisState, holder: Holder, card: int) -> float:
    if card >= table.content.first_mission:
        mission = table.content.missions[card - table.content.first_mission]
        prize = POINT * mission.points if mission.points else MISSION_WINS
        return 3.0 + prize * progress(table, holder, card - table.content.first_mission) ** 4
    return OPPORTUNITY if table.content.ops[card].opportunity else OPERATION


def progress(table: GlobopolisState, holder: Holder, number: int) -> float:
    """How much of a mission is fulfilled, from 0 to 1."""
    if fulfilled(table, holder, number):
        return 1.0
    return min(0.95, _reached(table, holder, number))


def _reached(table: GlobopolisState, holder: Holder, number: int) -> float:
    card = table.content.missions[number]
    have, need = missions.progress(table, holder, number)
    if card.condition == printed.SUPER_DEVELOPED:
        mine = table.territories(holder)
        return sum([table.justified_levels[t] for t in mine]) / (2 * need)
    return max(0, have) / max(1, need)


def estate(table: GlobopolisState, holder: Holder, cards: bool = True) -> float:
    """Everything a holder has, in EU; without ``cards`` where they are not known."""
    total = points_worth(table, table.score[holder]) + eu_worth(table, holder, table.eu[holder])
    total += units_worth(table, holder, units_owned(table, holder))
    total += groups_worth(table, holder)
    for title, owner in enumerate(table.owner):
        if owner == holder:
            total += title_future(table, ALL_TITLES[title])
    if table.pledges:
        total += promises.net(table, holder)
    return total + (cards_worth(table, holder) if cards else 0.0)


# Titles one by one, for fights and for coming to a field.


def title_worth(table: GlobopolisState, title: TitleId) -> float:
    """A title as it lies, to its owner: points, levels, units, and what it will bring."""
    units = sum(table.units[title * 5 : title * 5 + 5])
    if title >= TERRITORIES:
        return POINT * table.content.value[title] + title_future(table, title)
    points = (
        table.content.value[title]
        + table.content.development_points * table.justified_levels[title]
    )
    return POINT * points + 4.5 * units + title_future(table, title)


def group_gain(table: GlobopolisState, holder: Holder, title: TitleId) -> float:
    """What a territory does for its colour group: the bonus, or a step on the way there."""
    group = table.content.group[title]
    if title >= TERRITORIES or table.bonus[holder] >> group & 1:
        return 0.0
    members = table.content.members[group]
    mine = len([t for t in members if t != title and table.owner[t] == holder])
    bonus = POINT * table.content.group_bonus * len(members)
    if mine == len(members) - 1:
        return bonus
    return bonus * 0.4 * (2 * mine + 1) / len(members) ** 2


def grudge(table: GlobopolisState, holder: Holder, other: Holder) -> float:
    """How much of another's loss is a gain: the more, the nearer it is to winning."""
    if table.score[other] >= table.mark():
        return 2.0
    ahead = table.score[other] - table.score[holder]
    near = table.score[other] / table.mark()
    return min(0.9, max(0.1, 0.15 + 0.6 * max(0.0, near - 0.5) + 0.004 * ahead))


def fee(table: GlobopolisState, holder: Holder, title: TerritoryId, cards: bool = True) -> float:
    """What a visit costs: never more than one has, less with a card, more to a rival near its goal."""
    asked: int = visit_cost(table, holder, title)
    content = table.content
    stock = content.unit_price * sum(table.stock[holder * 5 : holder * 5 + 5])
    means = max(0, table.eu[holder]) + content.point_price * max(0, table.score[holder]) + stock
    for card in cards_in(table.hand(holder, 2)) if cards else ():
        if table.content.influence[card].effect == printed.FREE_CONFERENCE:
            asked = min(asked, 15)
    return min(asked, means) * (1 + grudge(table, holder, table.owner[title]))


# Attacks.


def takeover_chance(
    table: GlobopolisState, holder: Holder, origin: TerritoryId, target: TerritoryId, more: int = 0
) -> float:
    """The chance of a takeover, with the cards one has and those the other may have."""
    mine, theirs = strengths(table, origin, target)
    most = table.content.battle_dice_most
    effects = [table.content.ops[card].effect for card in cards_in(table.hand(holder, 0))]
    helped = printed.EXTRA_DICE in effects or printed.FEWER_DICE in effects
    mine = min(mine + more + (1 if helped else 0), most)
    hidden = table.hand(table.owner[target], 0).bit_count()
    guarded = 1 - 0.7**hidden
    chance = (1 - guarded) * float(takeover_at(table, mine, theirs))
    return chance + guarded * float(takeover_at(table, mine, min(theirs + 1, most)))


def attack_worth(
    table: GlobopolisState, holder: Holder, origin: TerritoryId, target: TerritoryId, more: int = 0
) -> float:
    """What an attack is worth on average: the target won, or the own territory lost."""
    chance = takeover_chance(table, holder, origin, target, more)
    content = table.content
    other = table.owner[target]
    plates = sum(table.units[target * 5 : target * 5 + NS])
    won = POINT * content.value[target] + 4.5 * plates + group_gain(table, holder, target)
    won += content.fee[target][0] * visits(table) + 2 * min(4.0, rounds_left(table))
    won += conquest_gain(table, holder)
    won += grudge(table, holder, other) * title_worth(table, target)
    lost = title_worth(table, origin) + 5
    lost += grudge(table, holder, other) * POINT * content.value[origin]
    return chance * won - (1 - chance) * lost


def conquest_gain(table: GlobopolisState, holder: Holder) -> float:
    """What one more conquest does for a mission in hand."""
    for card in cards_in(table.hand(holder, 1)):
        mission = table.content.missions[card - table.content.first_mission]
        if mission.condition == printed.CONQUESTS:
            done, need = missions.progress(table, holder, card - table.content.first_mission)
            steps = [min(1.0, n / need) ** 4 for n in (done, done + 1)]
            return MISSION_WINS * (steps[1] - steps[0])
    return 0.0


NO_ATTACK: Final = (-1000.0, TerritoryId(NO_TITLE), TerritoryId(NO_TITLE))


def best_attack(
    table: GlobopolisState,
    holder: Holder,
    pairs: list[tuple[TerritoryId, TerritoryId]],
    more: int = 0,
) -> tuple[float, TerritoryId, TerritoryId]:
    """The best of these attacks, as (worth, origin, target)."""
    rated = [(attack_worth(table, holder, o, t, more), o, t) for o, t in pairs]
    return max(rated, default=NO_ATTACK)
