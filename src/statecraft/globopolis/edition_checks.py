"""What must hold between the tables of an edition of Globopolis, and what could never come about.

Each check looks at the rows that say enough for it, so that a fault in one row hides none in another. It names
texts of this game (`gb-edition-…`).
"""

import itertools
from collections.abc import Iterator
from typing import Final

from statecraft.core.editions.schema import (
    Check,
    Problem,
    Tables,
    Values,
    all_have,
    having,
)
from statecraft.globopolis.cards.conditions import CONDITIONS
from statecraft.globopolis.edition_cards import CARD_WORDS, EXTRA, RESOURCES
from statecraft.globopolis.ids import QUADRANT, RING

ONE_OF_EACH: Final = ("switzerland", "nsa", "nia", "moonshot", "teleport")
MARKETS: Final = 3
NAMED_BY_RULES: Final = ("usa", "canada")
"""GB-6: the two that may attack one another across a base without a card."""
MOST_PLAYERS: Final = 5
_FEES: Final = ("fee", "fee_developed", "fee_super")


def fields_and_titles_agree(tables: Tables) -> Iterator[Problem]:
    """Each title stands on the ring once, and the files list titles in the order of the ring."""
    if not all_have(tables, "fields", "id", "kind"):
        return
    fields = tables["fields"]
    for table, file, kind in (
        ("titles", "titles.toml", "territory"),
        ("guilds", "guilds.toml", "guild"),
    ):
        if not all_have(tables, table, "id"):
            continue
        listed = [row["id"] for row in tables[table]]
        on_ring = [row["id"] for row in fields if row["kind"] == kind]
        if listed != on_ring:
            pairs = zip(listed, on_ring, strict=False)
            first = next((one for one, other in pairs if one != other), "")
            key = f"{table}.{first}" if first else table
            yield Problem(file, key, "gb-edition-not-as-on-ring", {"field": kind})
    markets = {row["id"] for row in fields if row["kind"] == "market"}
    for row in having(tables, "markets", "id"):
        if row["id"] not in markets:
            yield Problem("markets.toml", f"markets.{row['id']}", "gb-edition-no-market")


def ring_has_its_fields(tables: Tables) -> Iterator[Problem]:
    """A base opens each quadrant, and there is one field of each special kind."""
    if not all_have(tables, "fields", "kind"):
        return
    kinds = [row["kind"] for row in tables["fields"]]
    bases = [field for field, kind in enumerate(kinds) if kind == "orss"]
    if bases != list(range(0, RING, QUADRANT)):
        yield Problem("board.toml", "fields", "gb-edition-bases")
    for kind in (*ONE_OF_EACH, "market"):
        wanted = MARKETS if kind == "market" else 1
        if kinds.count(kind) != wanted:
            values: Values = {"count": kinds.count(kind), "field": kind, "wanted": wanted}
            yield Problem("board.toml", "fields", "gb-edition-kind-count", values)


def groups_are_whole(tables: Tables) -> Iterator[Problem]:
    """Every group has territories, a Guild's group two."""
    if not all_have(tables, "titles", "group"):
        return
    sizes = {row["id"]: 0 for row in having(tables, "groups", "id")}
    for row in tables["titles"]:
        sizes[row["group"]] = sizes.get(row["group"], 0) + 1
    for group, size in sizes.items():
        if size < 2:
            yield Problem(
                "board.toml", f"groups.{group}", "gb-edition-group-small", {"count": size}
            )
    for row in having(tables, "guilds", "id", "group"):
        if (size := sizes.get(row["group"], 0)) != 2:
            key = f"guilds.{row['id']}.group"
            yield Problem("guilds.toml", key, "gb-edition-associated", {"count": size})


def the_rules_find_their_territories(tables: Tables) -> Iterator[Problem]:
    """GB-6: territories that the rules name are there."""
    listed = [row["id"] for row in having(tables, "titles", "id")]
    for needed in NAMED_BY_RULES if listed else ():
        if needed not in listed:
            values: Values = {"needed": needed}
            yield Problem("titles.toml", f"titles.{needed}", "gb-edition-rules-need", values)


def there_is_enough_to_deal(tables: Tables) -> Iterator[Problem]:
    """The titles and cards dealt exist, and nobody starts with more agents than there are."""
    titles = len(tables.get("titles", ())) + len(tables.get("guilds", ()))
    for number, row in enumerate(tables.get("players", ()), 1):
        if (row.get("count") or 0) * (row.get("titles") or 0) > titles:
            key = f"players[{number}].titles"
            yield Problem("setup.toml", key, "gb-edition-deals-titles", {"count": titles})
    operations = (*tables.get("opportunities", ()), *tables.get("operations", ()))
    for column, cards in (
        ("missions_dealt", len(tables.get("missions", ()))),
        ("influence_dealt", len(tables.get("influence", ()))),
        ("ops_dealt", len(operations)),
    ):
        for row in having(tables, "cards", column):
            if row[column] * MOST_PLAYERS > cards:
                values: Values = {"found": str(row[column]), "count": cards}
                values["players"] = MOST_PLAYERS
                yield Problem("setup.toml", f"cards.{column}", "gb-edition-deals-cards", values)
    for row in having(tables, "agents", "at_start", "in_colour"):
        if row["at_start"] > row["in_colour"]:
            values = {"found": str(row["at_start"]), "most": str(row["in_colour"])}
            yield Problem("setup.toml", "agents.at_start", "gb-edition-agents", values)


def the_supply_suffices(tables: Tables) -> Iterator[Problem]:
    """Every unit that a title prints is in the box (GB-10.21)."""
    for resource in RESOURCES:
        rows = [*having(tables, "titles", resource), *having(tables, "guilds", resource)]
        printed = sum([row[resource] for row in rows])
        for supply in having(tables, "supply", resource):
            if supply[resource] < printed:
                values: Values = {"found": str(supply[resource]), "least": str(printed)}
                yield Problem("setup.toml", f"supply.{resource}", "gb-edition-supply", values)


def fees_rise_with_development(tables: Tables) -> Iterator[Problem]:
    """A Conference Cost never falls with a level, so that nobody develops to earn less."""
    for row in having(tables, "titles", "id"):
        for lower, higher in itertools.pairwise(_FEES):
            least, found = row.get(lower), row.get(higher)
            if least is not None and found is not None and found < least:
                values: Values = {"found": str(found), "least": str(least)}
                key = f"titles.{row['id']}.{higher}"
                yield Problem("titles.toml", key, "gb-edition-fee-falls", {**values, "than": lower})


def cards_say_what_they_need(tables: Tables) -> Iterator[Problem]:
    """Each card has the number, kind and groups that its effect asks for, and no other."""
    for table, file, column, words in CARD_WORDS:
        columns = {word.NAME: word.COLUMNS for word in words}
        for row in having(tables, table, "id", column):
            effect = row[column]
            for key in EXTRA:
                wanted = key in columns[effect]
                if (key in row) != wanted:
                    text = "gb-edition-card-lacks" if wanted else "gb-edition-card-extra"
                    values: Values = {"column": column, "effect": effect}
                    yield Problem(file, f"{table}.{row['id']}.{key}", text, values)


def missions_can_be_met(tables: Tables) -> Iterator[Problem]:
    """No mission asks for more than there is in the world."""
    conditions = {condition.NAME: condition for condition in CONDITIONS}
    for row in having(tables, "missions", "id", "condition", "amounts"):
        most = conditions[row["condition"]].most(tables, row)
        for at, wanted in enumerate(row["amounts"], 1):
            if most is not None and wanted > most:
                values: Values = {"found": str(wanted), "most": str(most)}
                key = f"missions.{row['id']}.amounts[{at}]"
                yield Problem("missions.toml", key, "gb-edition-mission-beyond", values)


def opportunities_cross(tables: Tables) -> Iterator[Problem]:
    """No group stands twice in a row or in both rows of a card; OPs cards all have their own names."""
    for row in having(tables, "opportunities", "id", "targets", "origins"):
        if len({*row["targets"], *row["origins"]}) < len(row["targets"]) + len(row["origins"]):
            yield Problem("ops.toml", f"opportunities.{row['id']}", "gb-edition-group-twice")
    opportunities = {row["id"] for row in having(tables, "opportunities", "id")}
    for row in having(tables, "operations", "id"):
        if row["id"] in opportunities:
            yield Problem("ops.toml", f"operations.{row['id']}", "gb-edition-opportunity-already")


CHECKS: Final[tuple[Check, ...]] = (
    fields_and_titles_agree,
    ring_has_its_fields,
    groups_are_whole,
    the_rules_find_their_territories,
    there_is_enough_to_deal,
    the_supply_suffices,
    fees_rise_with_development,
    cards_say_what_they_need,
    missions_can_be_met,
    opportunities_cross,
)
