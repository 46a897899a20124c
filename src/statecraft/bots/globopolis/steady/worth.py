"""What a steady player of Globopolis thinks everything is worth, in EU: its estate, and each part of it.

A :class:`Scale` is made for one position, and whatever does not change within it is worked out once.
``estate`` is one number for all a holder has. It looks at nothing but the table, so what a bargain, a
purchase or a card gains is the estate after it less the estate before it; and whoever only ever accepts
what raises its own estate cannot be talked out of it in a circle. Attacks are in `attacks`.
"""

from statecraft.bots.globopolis import promises
from statecraft.core.chance.distributions import cards_in
from statecraft.core.ids import Holder
from statecraft.globopolis import content as printed
from statecraft.globopolis.content import TERRITORIES
from statecraft.globopolis.ids import ALL_TITLES, TerritoryId, TitleId
from statecraft.globopolis.rules import missions
from statecraft.globopolis.rules.conference import visit_cost
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
MANY = 200
FURTHER = [1 - NEXT**beyond for beyond in range(MANY)]
"""What so many further units are worth together, as a part of what endlessly many would be."""
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


def influence_worth(table: GlobopolisState, card: int) -> float:
    """What an INFLUENCE card is worth in hand."""
    return CARDS.get(table.content.influence[card].effect, UNKNOWN_CARD)


def progress(table: GlobopolisState, holder: Holder, number: int) -> float:
    """How much of a mission is fulfilled, from 0 to 1."""
    have, need = missions.progress(table, holder, number)
    if have >= need:
        return 1.0
    condition = table.content.missions[number].condition
    if condition == printed.SUPER_DEVELOPED:
        mine = table.territories(holder)
        return min(0.95, sum([table.justified_levels[t] for t in mine]) / (2 * need))
    if condition == printed.SUPER_DEVELOPED_WORTH:
        levels, value = table.justified_levels, table.content.value
        built = sum([levels[t] * value[t] for t in table.territories(holder)])
        return min(0.95, built / (2 * need))
    return min(0.95, max(0, have) / max(1, need))


class Sets:
    """What units are worth to a holder: as full sets that are not levels yet, and for the next ones."""

    __slots__ = ("counted", "level", "slots")

    def __init__(self, slots: int, counted: int, level: float) -> None:
        self.slots = slots
        """Levels that its territories have room for."""
        self.counted = counted
        """Levels that are justified."""
        self.level = level
        """What one more is worth."""

    def worth(self, owned: list[int]) -> float:
        slots, level = self.slots, self.level
        sets = min(slots, min(owned))
        total = 0.9 * level * max(0, sets - self.counted)
        for kind, share in enumerate(SHARES):
            count = owned[kind]
            beyond = (count if count <= slots else slots + 1) - sets
            if beyond > 0:
                total += level * share * (FURTHER[beyond] if beyond < MANY else 1.0) / (1 - NEXT)
            if count > slots:
                total += 0.5 * (count - slots - 1)
        return total


class Scale:
    """What everything on one table is worth. The table must stay as it is while it is looked at."""

    __slots__ = (
        "_cards",
        "_estates",
        "_futures",
        "_grudges",
        "_sets",
        "_territories",
        "_units",
        "mark",
        "rounds_left",
        "table",
        "visits",
    )

    def __init__(self, table: GlobopolisState, before: "Scale | None" = None) -> None:
        """``before`` is the scale of a table that this one has come from: what holds for both is shared."""
        self.table = table
        self.mark = table.mark()
        self.rounds_left = max(1.0, min(12.0, (self.mark - max(table.score)) / 5))
        """How long the game may still last, by how far its leader has come."""
        self.visits = VISITS * (table.holder_count() - 1) * self.rounds_left
        """How often others will still come to one field in this game."""
        self._cards: dict[Holder, float] = {}
        self._estates: dict[Holder, float] = {}
        self._futures: dict[TitleId, float] = {}
        if before is not None and self._titles_are_as_on(before):
            self._futures = before._futures
        self._grudges: dict[tuple[Holder, Holder], float] = {}
        self._sets: dict[Holder, Sets] = {}
        self._territories: dict[Holder, list[TerritoryId]] = {}
        self._units: dict[Holder, list[int]] = {}

    def _titles_are_as_on(self, before: "Scale") -> bool:
        """Whether every title will bring as much as on another table, whoever owns it."""
        one, other = self.table, before.table
        return (
            self.rounds_left == before.rounds_left
            and one.justified_levels == other.justified_levels
            and one.levels == other.levels
            and one.units[TERRITORIES * 5 :] == other.units[TERRITORIES * 5 :]
        )

    # All that a holder has.

    def territories(self, holder: Holder) -> list[TerritoryId]:
        found = self._territories.get(holder)
        if found is None:
            found = self._territories[holder] = self.table.territories(holder)
        return found

    def units_owned(self, holder: Holder) -> list[int]:
        """Units of each kind in Personal Stock and on base plates, which can all be brought together."""
        found = self._units.get(holder)
        if found is None:
            units = self.table.units
            found = self.table.stock_of(holder)
            for territory in self.territories(holder):
                first = territory * 5
                found[0] += units[first]
                found[1] += units[first + 1]
                found[2] += units[first + 2]
                found[3] += units[first + 3]
                found[4] += units[first + 4]
            self._units[holder] = found
        return found[:]

    def estate(self, holder: Holder, cards: bool = True) -> float:
        """Everything a holder has, in EU; without ``cards`` where they are not known."""
        if holder not in self._estates:
            self._estates[holder] = self._without_cards(holder)
        found = self._estates[holder]
        return found + (self.cards_worth(holder) if cards else 0.0)

    def _without_cards(self, holder: Holder) -> float:
        table = self.table
        total = self.points_worth(table.score[holder]) + self.eu_worth(holder, table.eu[holder])
        total += self.units_worth(holder, self.units_owned(holder))
        total += self.groups_worth(holder)
        for title, owner in enumerate(table.owner):
            if owner == holder:
                total += self.title_future(ALL_TITLES[title])
        if table.pledges:
            total += promises.net(table, holder)
        return total

    def points_worth(self, score: int) -> float:
        """The bank sells points until 25 below the mark; the last ones must be earned, and win."""
        content = self.table.content
        sold = self.mark - content.points_bought_until + content.points_bought_most
        return POINT * min(score, sold) + LATE_POINT * max(0, score - sold)

    def eu_worth(self, holder: Holder, eu: int) -> float:
        """EU are points as long as the bank has time to sell them, and less of use after that."""
        content = self.table.content
        for_sale = self.table.score[holder] <= self.mark - content.points_bought_until
        turns = self.rounds_left if for_sale else 0.0
        spent = 60 + content.points_bought_most * content.point_price * turns
        return min(eu, spent) + 0.5 * max(0.0, eu - spent)

    def level_worth(self, holder: Holder) -> float:
        """One more level somewhere: its points, the higher fee, less its premium."""
        score = self.table.score[holder]
        gained = self.points_worth(score + self.table.content.development_points)
        return gained - self.points_worth(score) + 45 * self.visits - 12

    def sets(self, holder: Holder) -> Sets:
        """What units are worth to a holder."""
        found = self._sets.get(holder)
        if found is None:
            table = self.table
            mine = self.territories(holder)
            counted = sum([table.justified_levels[t] for t in mine])
            found = self._sets[holder] = Sets(2 * len(mine), counted, self.level_worth(holder))
        return found

    def units_worth(self, holder: Holder, owned: list[int]) -> float:
        """Full sets that are not levels yet, and what lies there for the next ones."""
        return self.sets(holder).worth(owned)

    def title_future(self, title: TitleId) -> float:
        """What a title will still bring, beside its points and units: fees, or a guild's trade."""
        found = self._futures.get(title)
        if found is None:
            found = self._futures[title] = self._future(title)
        return found

    def _future(self, title: TitleId) -> float:
        table, rounds = self.table, self.rounds_left
        if title >= TERRITORIES:
            stock = sum(table.units[title * 5 : title * 5 + 5])
            taken = min(stock, table.content.guild_taken_most * rounds)
            return taken * 0.6 * min(5.0, rounds) + 4
        fee = table.content.fee[title][table.justified_levels[title]]
        slots = 2 - table.levels[title]
        return fee * self.visits + slots * min(4.0, rounds)

    def groups_worth(self, holder: Holder) -> float:
        """Colour groups on the way to their bonus."""
        table = self.table
        content, owner = table.content, table.owner
        total = 0.0
        for group, members in enumerate(content.members):
            mine = len([t for t in members if owner[t] == holder])
            if mine and not table.bonus[holder] >> group & 1:
                total += (
                    POINT * content.group_bonus * len(members) * 0.4 * (mine / len(members)) ** 2
                )
        return total

    # Cards.

    def cards_worth(self, holder: Holder) -> float:
        """The best cards that the hand limit lets one keep, of each sort."""
        found = self._cards.get(holder)
        if found is None:
            table = self.table
            limit = table.settings().hand_limit
            influence = sorted([influence_worth(table, c) for c in cards_in(table.hand(holder, 2))])
            found = sum(influence[-limit:], 0.0)
            for sort in (0, 1):
                cards = [self.ops_worth(holder, c) for c in cards_in(table.hand(holder, sort))]
                found += sum(sorted(cards)[-limit:], 0.0)
            self._cards[holder] = found
        return found

    def influence_worth(self, card: int) -> float:
        return influence_worth(self.table, card)

    def ops_worth(self, holder: Holder, card: int) -> float:
        """What an OPs or MISSION card is worth in hand."""
        content = self.table.content
        if card >= content.first_mission:
            mission = content.missions[card - content.first_mission]
            prize = POINT * mission.points if mission.points else MISSION_WINS
            return 3.0 + prize * progress(self.table, holder, card - content.first_mission) ** 4
        return OPPORTUNITY if content.ops[card].opportunity else OPERATION

    # Titles one by one, for fights and for coming to a field.

    def title_worth(self, title: TitleId) -> float:
        """A title as it lies, to its owner: points, levels, units, and what it will bring."""
        table = self.table
        content = table.content
        if title >= TERRITORIES:
            return POINT * content.value[title] + self.title_future(title)
        units = sum(table.units[title * 5 : title * 5 + 5])
        points = content.value[title] + content.development_points * table.justified_levels[title]
        return POINT * points + 4.5 * units + self.title_future(title)

    def group_gain(self, holder: Holder, title: TitleId) -> float:
        """What a territory does for its colour group: the bonus, or a step on the way there."""
        table = self.table
        group = table.content.group[title]
        if title >= TERRITORIES or table.bonus[holder] >> group & 1:
            return 0.0
        members = table.content.members[group]
        mine = len([t for t in members if t != title and table.owner[t] == holder])
        bonus = POINT * table.content.group_bonus * len(members)
        if mine == len(members) - 1:
            return bonus
        return bonus * 0.4 * (2 * mine + 1) / len(members) ** 2

    def grudge(self, holder: Holder, other: Holder) -> float:
        """How much of another's loss is a gain: the more, the nearer it is to winning."""
        found = self._grudges.get((holder, other))
        if found is None:
            found = self._grudges[holder, other] = self._begrudged(holder, other)
        return found

    def _begrudged(self, holder: Holder, other: Holder) -> float:
        score = self.table.score
        if score[other] >= self.mark:
            return 2.0
        ahead = score[other] - score[holder]
        near = score[other] / self.mark
        return min(0.9, max(0.1, 0.15 + 0.6 * max(0.0, near - 0.5) + 0.004 * ahead))

    def fee(self, holder: Holder, title: TerritoryId, cards: bool = True) -> float:
        """What a visit costs: never more than one has, less with a card, more to a rival near its goal."""
        table = self.table
        asked: int = visit_cost(table, holder, title)
        content = table.content
        stock = content.unit_price * sum(table.stock[holder * 5 : holder * 5 + 5])
        means = max(0, table.eu[holder]) + content.point_price * max(0, table.score[holder]) + stock
        for card in cards_in(table.hand(holder, 2)) if cards else ():
            if content.influence[card].effect == printed.FREE_CONFERENCE:
                asked = min(asked, 15)
        return min(asked, means) * (1 + self.grudge(holder, table.owner[title]))


def estate(table: GlobopolisState, holder: Holder, cards: bool = True) -> float:
    """Everything a holder has on a table, in EU; without ``cards`` where they are not known."""
    return Scale(table).estate(holder, cards)
