"""What an edition of Globopolis must contain: the Field Ring, the titles, the prices and the cards.

An edition may change names, values, prices and cards. What the rules reckon with stays: 64 fields in four
quadrants behind an O.R.S.S. base each, 32 territories in 12 colour groups, four Guilds with two Associated
Territories each, three markets and Switzerland, and one field of each special kind. Whether a
reconstruction is also a good one is for tests to say, not for this file.
"""

from typing import Final

from statecraft.core.editions.schema import (
    Column,
    Schema,
    TableSchema,
    integer,
    many,
    one_of,
    ref,
    text,
)
from statecraft.globopolis.edition_cards import CARD_TABLES, RESOURCES, VOCABULARIES
from statecraft.globopolis.edition_checks import CHECKS
from statecraft.globopolis.ids import FIELD_KINDS, RING


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
        rows=(RING, RING),
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


SCHEMA: Final = Schema(
    "globopolis",
    tables=(*_BOARD, *_TITLES, *_MARKETS, *_SETUP, *CARD_TABLES),
    texts=("globopolis-title", *[f"resource-{resource}" for resource in RESOURCES]),
    checks=CHECKS,
    only_printed=True,
    vocabularies=VOCABULARIES,
)
