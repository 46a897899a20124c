"""What MISSION cards ask for: one class for each condition, one row of the edition for each card (GB-8.33)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from statecraft.core.chance.distributions import cards_in
from statecraft.core.editions.schema import Row, Tables, all_have, having
from statecraft.core.ids import Holder
from statecraft.core.native import mypyc_attr
from statecraft.globopolis.cards.word import Word, words
from statecraft.globopolis.ids import (
    ALL_TERRITORIES,
    GUILD_TITLES,
    GUILDS,
    QUADRANT,
    TERRITORIES,
    TerritoryId,
    TitleId,
)
from statecraft.globopolis.printed_cards import MissionCard

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState


KINDS: Final = 5
"""Kinds of units; they lie in one row, territory after territory."""


def by_deals(card: MissionCard) -> bool:
    """GB-8.58: whether titles from deals help; where titles alone win, the victory would be bought."""
    return bool(card.points) or CONDITIONS[card.condition].MORE_THAN_TITLES


def counts(table: "GlobopolisState", holder: Holder, title: TitleId, card: MissionCard) -> bool:
    """GB-8.58: a title counts for its owner, but one that came by a deal a round later or not at all."""
    if table.owner[title] != holder:
        return False
    since = table.traded[title]
    if not since:
        return True
    return by_deals(card) and table.turns + 1 - since >= len(table.holders)


def counted(
    table: "GlobopolisState", holder: Holder, card: MissionCard, titles: Sequence[TitleId]
) -> list[TitleId]:
    """Those of some titles that count for a holder."""
    owner, traded = table.owner, table.traded
    owned = [title for title in titles if owner[title] == holder]
    for title in owned:
        if traded[title]:
            return [title for title in owned if counts(table, holder, title, card)]
    return owned


def in_groups(table: "GlobopolisState", groups: int) -> tuple[TerritoryId, ...]:
    """The territories of some colour groups."""
    known = table.content.in_groups
    found = known.get(groups)
    if found is None:
        members = table.content.members
        found = known[groups] = tuple([t for g in cards_in(groups) for t in members[g]])
    return found


def worth(table: "GlobopolisState", territories: Sequence[int]) -> int:
    """What territories are worth together, in points, without groups and levels."""
    value = table.content.value
    found = 0
    for territory in territories:
        found += value[territory]
    return found


def all_worth(tables: Tables) -> int | None:
    """The same of all territories of an edition; None where a figure is missing."""
    if not all_have(tables, "titles", "value"):
        return None
    total: int = sum([row["value"] for row in tables["titles"]])
    return total


def amount(table: "GlobopolisState", card: MissionCard) -> int:
    """The number on a mission's face at this table: it goes by the number of players (GB-8.33)."""
    return card.amounts[table.colours]


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Word):
    """What a mission counts, and how much of it fulfils the mission."""

    COLUMNS: ClassVar[tuple[str, ...]] = ("amounts",)
    MORE_THAN_TITLES: ClassVar[bool] = False
    """Whether a title must be made something of before it counts."""
    COUNTS_TITLES: ClassVar[bool] = False
    """Whether it counts titles or whole groups of them, so that nobody has more of it than titles."""

    def have(self, table: "GlobopolisState", holder: Holder, card: MissionCard) -> int:
        """How much a holder has of what the mission counts."""
        raise NotImplementedError(f"{type(self).__name__}.have")

    def need(self, table: "GlobopolisState", card: MissionCard) -> int:
        """How much of it is enough."""
        return amount(table, card)

    def most(self, tables: Tables, row: Row) -> int | None:
        """The largest amount that a card of an edition can ask for; None where there is no such bound."""
        return None


class WholeGroups(Condition):
    """GB-8.34: whole colour groups."""

    NAME = "groups"
    RULE = "GB-8.34"
    COUNTS_TITLES = True

    def have(self, table: "GlobopolisState", holder: Holder, card: MissionCard) -> int:
        found = 0
        for members in table.content.members:
            if table.owner[members[0]] == holder:
                if len(counted(table, holder, card, members)) == len(members):
                    found += 1
        return found

    def most(self, tables: Tables, row: Row) -> int | None:
        return len(tables["groups"]) if all_have(tables, "groups", "id") else None


class InWholeGroups(Condition):
    """GB-8.59: territories that make up whole colour groups."""

    NAME = "in_whole_groups"
    RULE = "GB-8.59"
    COUNTS_TITLES = True

    def have(self, table: "GlobopolisState", holder: Holder, card: MissionCard) -> int:
        found = 0
        for members in table.content.members:
            if table.owner[members[0]] == holder:
                if len(counted(table, holder, card, members)) == len(members):
                    found += len(members)
        return found

    def most(self, tables: Tables, row: Row) -> int | None:
        return TERRITORIES


class NamedGroups(Condition):
    """GB-8.35: territories of the groups that the card names."""

    NAME = "group_of"
    RULE = "GB-8.35"
    COUNTS_TITLES = True
    COLUMNS = ("amounts", "groups")

    def have(self, table: "GlobopolisState", holder: Holder, card: MissionCard) -> int:
        return len(counted(table, holder, card, in_groups(table, card.groups)))

    def most(self, tables: Tables, row: Row) -> int | None:
        if not all_have(tables, "titles", "group") or not row.get("groups"):
            return None
        return len([title for title in tables["titles"] if title["group"] in row["groups"]])


class NamedGroupsWorth(Condition):
    """GB-8.60: territories of the groups that the card names, by their value."""

    NAME = "group_of_worth"
    RULE = "GB-8.60"
    COLUMNS = ("amounts", "groups")

    def have(self, table: "GlobopolisState", holder: Holder, card: MissionCard) -> int:
        return worth(table, counted(table, holder, card, in_groups(table, card.groups)))

    def most(self, tables: Tables, row: Row) -> int | None:
        if not all_have(tables, "titles", "group", "value") or not row.get("groups"):
            return None
        named = [title for title in tables["titles"] if title["group"] in row["groups"]]
        total: int = sum([title["value"] for title in named])
        return total


class EachQuadrant(Condition):
    """GB-8.36: territories of enough value, as many of each quadrant as are wanted there."""

    NAME = "per_quadrant"
    RULE = "GB-8.36"
    COUNTS_TITLES = True
    COLUMNS = ("amounts", "min_value")

    def have(self, table: "GlobopolisState", holder: Holder, card: MissionCard) -> int:
        value, quadrant, least = table.content.value, table.content.quadrant, card.min_value
        wanted = amount(table, card)
        found = [0, 0, 0, 0]
        enough = 0
        for territory in counted(table, holder, card, ALL_TERRITORIES):
            if value[territory] >= least:
                there = quadrant[territory]
                if found[there] < wanted:
                    found[there] += 1
                    enough += 1
        return enough

    def need(self, table: "GlobopolisState", card: MissionCard) -> int:
        return 4 * amount(table, card)

    def most(self, tables: Tables, row: Row) -> int | None:
        if not (all_have(tables, "titles", "id", "value") and all_have(tables, "fields", "id")):
            return None
        place = {field["id"]: at for at, field in enumerate(tables["fields"])}
        found = [0, 0, 0, 0]
        for title in tables["titles"]:
            if title["value"] >= (row.get("min_value") or 0):
                found[min(3, place[title["id"]] // QUADRANT)] += 1
        return min(found)


class OwnGuilds(Condition):
    """GB-8.37: Guilds."""

    NAME = "guilds"
    RULE = "GB-8.37"
    COUNTS_TITLES = True

    def have(self, table: "GlobopolisState", holder: Holder, card: MissionCard) -> int:
        return len(counted(table, holder, card, GUILD_TITLES))

    def most(self, tables: Tables, row: Row) -> int | None:
        return GUILDS


def with_levels(
    table: "GlobopolisState", holder: Holder, card: MissionCard, levels: int
) -> list[TitleId]:
    """Those of a holder's territories that have so many justified levels."""
    justified = table.justified_levels
    if justified.count(0) == TERRITORIES:
        return []
    high = [territory for territory in ALL_TERRITORIES if justified[territory] >= levels]
    return counted(table, holder, card, high) if high else []


class Developed(Condition):
    """GB-8.38: territories with a justified level."""

    NAME = "developed"
    RULE = "GB-8.38"
    COUNTS_TITLES = True
    MORE_THAN_TITLES = True

    def have(self, table: "GlobopolisState", holder: Holder, card: MissionCard) -> int:
        return len(with_levels(table, holder, card, 1))

    def most(self, tables: Tables, row: Row) -> int | None:
        return TERRITORIES


class SuperDeveloped(Condition):
    """GB-8.39: territories with two justified levels."""

    NAME = "super_developed"
    RULE = "GB-8.39"
    COUNTS_TITLES = True
    MORE_THAN_TITLES = True

    def have(self, table: "GlobopolisState", holder: Holder, card: MissionCard) -> int:
        return len(with_levels(table, holder, card, 2))

    def most(self, tables: Tables, row: Row) -> int | None:
        return TERRITORIES


class SuperDevelopedWorth(Condition):
    """GB-8.62: territories with two justified levels, by their value."""

    NAME = "super_developed_worth"
    RULE = "GB-8.62"
    MORE_THAN_TITLES = True

    def have(self, table: "GlobopolisState", holder: Holder, card: MissionCard) -> int:
        return worth(table, with_levels(table, holder, card, 2))

    def most(self, tables: Tables, row: Row) -> int | None:
        return all_worth(tables)


class OwnTerritories(Condition):
    """GB-8.40: territories."""

    NAME = "territories"
    RULE = "GB-8.40"
    COUNTS_TITLES = True

    def have(self, table: "GlobopolisState", holder: Holder, card: MissionCard) -> int:
        return len(counted(table, holder, card, ALL_TERRITORIES))

    def most(self, tables: Tables, row: Row) -> int | None:
        return TERRITORIES


class TerritoriesWorth(Condition):
    """GB-8.61: territories, by their value."""

    NAME = "territories_worth"
    RULE = "GB-8.61"

    def have(self, table: "GlobopolisState", holder: Holder, card: MissionCard) -> int:
        return worth(table, counted(table, holder, card, ALL_TERRITORIES))

    def most(self, tables: Tables, row: Row) -> int | None:
        return all_worth(tables)


class Wealth(Condition):
    """GB-8.41: EU; points count at their price, so that neither selling nor buying them changes it."""

    NAME = "wealth"
    RULE = "GB-8.41"

    def have(self, table: "GlobopolisState", holder: Holder, card: MissionCard) -> int:
        return table.eu[holder] + table.content.point_price * table.score[holder]


class Conquests(Condition):
    """GB-8.42: the value of territories taken and kept.

    What was given back does not count, so nobody takes the same territory again and again.
    """

    NAME = "conquests"
    RULE = "GB-8.42"

    def have(self, table: "GlobopolisState", holder: Holder, card: MissionCard) -> int:
        return worth(table, cards_in(table.taken[holder]))

    def most(self, tables: Tables, row: Row) -> int | None:
        return all_worth(tables)


class Superiority(Condition):
    """GB-8.43: foreign territories where one's own agents alone are more than the owner's."""

    NAME = "superiority"
    RULE = "GB-8.43"
    ABOUT_AGENTS = True

    def have(self, table: "GlobopolisState", holder: Holder, card: MissionCard) -> int:
        found = 0
        for place, agents in enumerate(table.agents_placed(holder)):
            if agents and place < TERRITORIES:
                territory = ALL_TERRITORIES[place]
                owner = table.owner[territory]
                if owner != -1 and owner != holder:
                    if agents > table.agents_of(owner, territory):
                        found += 1
        return found

    def most(self, tables: Tables, row: Row) -> int | None:
        most = TERRITORIES
        for row_ in having(tables, "agents", "in_colour"):
            most = min(most, row_["in_colour"])
        return most


class ResourceUnits(Condition):
    """GB-8.44: units of a kind, on territories and in Personal Stock together."""

    NAME = "resource_units"
    RULE = "GB-8.44"
    COLUMNS = ("amounts", "resource")

    def have(self, table: "GlobopolisState", holder: Holder, card: MissionCard) -> int:
        found = table.stock_of(holder)[card.resource]
        units, resource = table.units, card.resource
        for territory in table.territories(holder):
            found += units[territory * KINDS + resource]
        return found


CONDITIONS: Final = words(Condition)
"""By their numbers."""
COUNTS_TITLES: Final = tuple([condition.COUNTS_TITLES for condition in CONDITIONS])
"""Which of them count titles, by the same numbers."""
