"""What a MISSION of Globopolis counts, as somebody sees it who wants nothing else: what each title brings."""

from statecraft.bots.globopolis.steady import worth
from statecraft.bots.globopolis.steady.attacks import Attacks
from statecraft.core.chance.distributions import cards_in
from statecraft.core.ids import Holder, Seat
from statecraft.globopolis import content as printed
from statecraft.globopolis.cards import conditions
from statecraft.globopolis.ids import ALL_TITLES, TerritoryId, TitleId
from statecraft.globopolis.rules import missions
from statecraft.globopolis.state import GlobopolisState

WINS = 700.0
"""What a mission that wins is worth, in EU; one that pays, twice its points."""


class Goal:
    """A mission in hand."""

    __slots__ = ("card", "condition", "holder", "need", "number", "prize", "resource", "trades")

    def __init__(self, table: GlobopolisState, holder: Holder, number: int) -> None:
        row = table.content.missions[number]
        self.number = number
        self.card = table.content.first_mission + number
        self.holder = holder
        self.condition = row.condition
        self.resource = row.resource
        self.trades = conditions.by_deals(row)
        self.need = missions.needed(table, row)
        self.prize = 2 * worth.POINT * row.points if row.points else WINS

    @staticmethod
    def of(table: GlobopolisState, seat: Seat, name: str) -> "Goal | None":
        """The goal, while the card is in the seat's hand; without a name, the first card there."""
        holder = table.holders[seat]
        for number in cards_in(table.ops.hands[holder] >> table.content.first_mission):
            if name in ("", table.content.missions[number].id):
                return Goal(table, holder, number)
        return None

    def gain(self, table: GlobopolisState, title: TitleId) -> float:
        """What owning a title does for the mission, in EU."""
        row = table.content.missions[self.number]
        content = table.content
        step = self.prize / self.need
        if title >= printed.TERRITORIES:
            return step if self.condition == printed.OWN_GUILDS else 0.0
        if self.condition in (printed.OWN_GROUP_OF, printed.GROUP_OF_WORTH):
            named = row.groups >> content.group[title] & 1
            by_value = self.condition == printed.GROUP_OF_WORTH
            return named * step * (content.value[title] if by_value else 1)
        if self.condition == printed.PER_QUADRANT:
            return step if self._missing(table, title, row.min_value) else 0.0
        if self.condition == printed.OWN_TERRITORIES:
            return step
        if self.condition == printed.TERRITORIES_WORTH:
            return step * content.value[title]
        if self.condition in (printed.OWN_GROUPS, printed.IN_WHOLE_GROUPS):
            members = content.members[content.group[title]]
            have = len([t for t in members if t == title or self.counts(table, t)])
            if self.condition == printed.IN_WHOLE_GROUPS:
                step *= len(members)
            return step * (have / len(members)) ** 2
        if self.condition == printed.RESOURCE_UNITS:
            return step * table.units[title * 5 + self.resource]
        if self.condition == printed.SUPER_DEVELOPED_WORTH:
            return 0.25 * step * content.value[title]
        return (
            0.25 * step if self.condition in (printed.DEVELOPED, printed.SUPER_DEVELOPED) else 0.0
        )

    def counts(self, table: GlobopolisState, title: TitleId) -> bool:
        """Whether a title is the holder's, and not by a deal that the mission does not count (GB-8.58)."""
        return conditions.counts(table, self.holder, title, table.content.missions[self.number])

    def _missing(self, table: GlobopolisState, title: TitleId, value: int) -> bool:
        content = table.content
        mine = [t for t in table.territories(self.holder) if self.counts(table, t)]
        quadrants = {content.quadrant[t] for t in mine if content.value[t] >= value and t != title}
        return content.value[title] >= value and content.quadrant[title] not in quadrants

    def wanted(self, table: GlobopolisState) -> list[TitleId]:
        """Titles of others that the mission counts, the most useful first."""
        titles = [t for t in ALL_TITLES if table.owner[t] not in (-1, self.holder)]
        rated = sorted([(-self.gain(table, t), t) for t in titles])
        return [title for gain, title in rated if gain < 0]

    def attack_gain(self, attacks: Attacks, origin: TerritoryId, target: TerritoryId) -> float:
        """What an attack is worth on average, to the mission as well."""
        table, holder = attacks.table, attacks.holder
        chance = attacks.chance(origin, target)
        won = self.gain(table, target)
        lost = self.gain(table, origin) if self.condition != printed.RESOURCE_UNITS else 0.0
        if self.condition == printed.CONQUESTS:
            step = self.prize / self.need
            won = step * table.content.value[target]
            taken = table.taken[holder]
            lost = step * table.content.value[origin] if taken >> origin & 1 else 0.0
        gain = attacks.worth(origin, target)
        return gain + chance * won - (1 - chance) * lost
