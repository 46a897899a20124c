"""What an edition of Globopolis must contain: the Field Ring, the titles, the prices and the cards.

An edition may change names, values, prices and cards. What the rules reckon with stays: 64 fields in four
quadrants behind an O.R.S.S. base each, 32 territories in 12 colour groups, four Guilds with two Associated
Territories each, three markets and Switzerland, and one field of each special kind. Whether a
reconstruction is also a good one is for tests to say, not for this file.
"""

from collections.abc import Iterator
from typing import Final

from statecraft.core.editions.schema import (
    Column,
    Problem,
    Schema,
    Tables,
    TableSchema,
    integer,
    many,
    one_of,
    ref,
    text,
)
from statecraft.globopolis.edition_cards import CARD_CHECKS, CARD_TABLES, RESOURCES
from statecraft.globopolis.ids import FIELD_KINDS

FIELDS: Final = 64
QUADRANT: Final = 16


def _units(high: int) -> tuple[Column, ...]:
    return tuple([integer(resource, 0, high) for resource in RESOURCES])


def _numbers(low: int, high: int, *names: str) -> tuple[Column, ...]:
    return tuple([integer(name, low, high) for name in names])


def _polygon(name: str) -> Column:
    """A die by its number of sides; any number does, since dice are rolled by the house."""
    return integer(name, 2, 20)


def _terms(name: str, file: str, *columns: Column) -> TableSchema:
    """A table of single numbers."""
    return TableSchema(name, file, columns, key="", single=True)


COINS: Final = ("ones", "fives", "tens", "twenties")

_BOARD: Final = (
    TableSchema("groups", "board.toml", (text("id"),), rows=(12, 12), texts=("group-{id}",)),
    TableSchema(
        "fields",
        "board.toml",
        (text("id"), one_of("kind", *FIELD_KINDS)),
        rows=(FIELDS, FIELDS),
        texts=("field-{id}",),
    ),
)
_TITLES: Final = (
    TableSchema(
        "titles",
        "titles.toml",
        (
            ref("id", "fields"),
            ref("group", "groups"),
            integer("value", 1, 9),
            *_units(15),
            *_numbers(0, 999, "develop", "super_develop", "fee", "fee_developed", "fee_super"),
        ),
        rows=(32, 32),
        texts=("title-{id}",),
    ),
    TableSchema(
        "guilds",
        "guilds.toml",
        (
            ref("id", "fields"),
            ref("group", "groups"),
            integer("value", 1, 9),
            *_units(60),
            many("rate", integer("", 1, 99), 3, 3),
            many("rate_second", integer("", 1, 99), 3, 3),
        ),
        rows=(4, 4),
        texts=("title-{id}",),
    ),
)
_MARKETS: Final = (
    TableSchema(
        "markets",
        "markets.toml",
        (ref("id", "fields"), many("resources", one_of("", *RESOURCES), 1, 5)),
        rows=(3, 3),
    ),
    _terms("market_terms", "markets.toml", integer("price", 1, 99), integer("dice", 1, 6)),
    _terms("switzerland", "markets.toml", integer("eu", 0, 999), integer("points", 0, 99)),
)
_SETUP: Final = (
    TableSchema(
        "players",
        "setup.toml",
        (
            integer("count", 2, 5),
            integer("victory_mark", 10, 999),
            integer("titles", 0, 18),
            *_numbers(0, 99, *COINS),
        ),
        key="",
        unique=(("count",),),
        rows=(4, 4),
    ),
    _terms(
        "cards",
        "setup.toml",
        integer("missions_dealt", 0, 2),
        integer("influence_dealt", 0, 6),
        integer("ops_dealt", 0, 4),
        integer("hand_limit", 1, 9),
        integer("rolls_before_stop", 1, 9),
    ),
    _terms(
        "movement",
        "setup.toml",
        integer("dice_most", 1, 6),
        integer("reverse_points", 0, 99),
        integer("passing_eu", 0, 999),
        _polygon("teleport_bases_die"),
        _polygon("teleport_fields_die"),
        integer("moonshot_points", 0, 99),
        many("academy", integer("", 0, 9), 6, 6),
    ),
    _terms(
        "points",
        "setup.toml",
        *_numbers(1, 99, "price"),
        *_numbers(0, 99, "bought_most", "bought_until", "development", "group_bonus"),
    ),
    _terms(
        "development",
        "setup.toml",
        integer("laid_most", 0, 9),
        many("ns_limit", integer("", 0, 9), 3, 3),
        integer("unit_price", 1, 99),
    ),
    _terms("guild_terms", "setup.toml", *_numbers(0, 9, "taken_most", "sold_most")),
    _terms(
        "aggression",
        "setup.toml",
        _polygon("aggressor_polygon"),
        integer("aggressor_dice", 0, 6),
        _polygon("defender_polygon"),
        integer("defender_dice", 0, 6),
        integer("dice_most", 1, 6),
        integer("multiplier_most", 1, 6),
    ),
    _terms(
        "agents",
        "setup.toml",
        *_numbers(0, 60, "in_colour", "at_start"),
        integer("on_territory_most", 1, 3),
        many("infiltrator_polygon", _polygon(""), 3, 3),
        many("owner_polygon", _polygon(""), 4, 4),
        integer("cleaning_wins", 1, 5),
    ),
    _terms(
        "supply",
        "setup.toml",
        *_numbers(0, 999, *RESOURCES, "developments"),
    ),
)


def fields_and_titles_agree(tables: Tables) -> Iterator[Problem]:
    """Each title stands on the ring once, and the files list titles in the order of the ring."""
    for table, file, kind in (
        ("titles", "titles.toml", "territory"),
        ("guilds", "guilds.toml", "guild"),
    ):
        listed = [row["id"] for row in tables[table]]
        on_ring = [row["id"] for row in tables["fields"] if row["kind"] == kind]
        if listed != on_ring:
            first = next(
                (one for one, other in zip(listed, on_ring, strict=False) if one != other), ""
            )
            reason = f"differs from the {kind} fields of board.toml, in number or order"
            yield Problem(file, f"{table}.{first}" if first else table, reason)
    markets = {row["id"] for row in tables["fields"] if row["kind"] == "market"}
    for row in tables["markets"]:
        if row["id"] not in markets:
            yield Problem("markets.toml", f"markets.{row['id']}", "is no market of board.toml")


def ring_has_its_fields(tables: Tables) -> Iterator[Problem]:
    """A base opens each quadrant, and there is one field of each special kind."""
    kinds = [row["kind"] for row in tables["fields"]]
    bases = [field for field, kind in enumerate(kinds) if kind == "orss"]
    if bases != list(range(0, FIELDS, QUADRANT)):
        yield Problem("board.toml", "fields", "should have O.R.S.S. bases at 0, 16, 32 and 48")
    for kind in ("switzerland", "nsa", "nia", "moonshot", "teleport"):
        if kinds.count(kind) != 1:
            found = f"has {kinds.count(kind)} of the kind {kind!r}; it should have 1"
            yield Problem("board.toml", "fields", found)
    if kinds.count("market") != 3:
        found = f"has {kinds.count('market')} markets; it should have 3"
        yield Problem("board.toml", "fields", found)


def groups_are_whole(tables: Tables) -> Iterator[Problem]:
    """Every group has territories, a Guild's group two; and the two neighbours of GB-6 exist."""
    sizes = {row["id"]: 0 for row in tables["groups"]}
    for row in tables["titles"]:
        sizes[row["group"]] += 1
    for group, size in sizes.items():
        if size < 2:
            reason = f"has {size} territories; it should have at least 2"
            yield Problem("board.toml", f"groups.{group}", reason)
    for row in tables["guilds"]:
        if sizes[row["group"]] != 2:
            reason = f"has {sizes[row['group']]} Associated Territories; it should have 2"
            yield Problem("guilds.toml", f"guilds.{row['id']}.group", reason)
    listed = {row["id"] for row in tables["titles"]}
    for needed in ("usa", "canada"):
        if needed not in listed:
            yield Problem("titles.toml", needed, "is missing; the rules name it")


def there_is_enough_to_deal(tables: Tables) -> Iterator[Problem]:
    """The titles dealt exist, and nobody starts with more agents than there are."""
    titles = len(tables["titles"]) + len(tables["guilds"])
    for number, row in enumerate(tables["players"], 1):
        if row["count"] * row["titles"] > titles:
            reason = f"deals more than the {titles} titles there are"
            yield Problem("setup.toml", f"players[{number}].titles", reason)
    agents = tables["agents"][0]
    if agents["at_start"] > agents["in_colour"]:
        yield Problem("setup.toml", "agents.at_start", "is more than there are in a colour")


SCHEMA: Final = Schema(
    "globopolis",
    tables=(*_BOARD, *_TITLES, *_MARKETS, *_SETUP, *CARD_TABLES),
    texts=("globopolis-title", *[f"resource-{resource}" for resource in RESOURCES]),
    checks=(
        fields_and_titles_agree,
        ring_has_its_fields,
        groups_are_whole,
        there_is_enough_to_deal,
        *CARD_CHECKS,
    ),
)
