"""What an edition of Globopolis must say on its cards: tables of rows in a small vocabulary of effects.

Any card is a row: an effect or a condition, and the numbers it needs. Each word of the vocabulary is a class
in `cards`, which also says what its rows need; the engine knows it by its place in the lists below.
"""

from collections.abc import Iterator
from typing import Final

from statecraft.core.editions.schema import (
    Problem,
    Tables,
    TableSchema,
    integer,
    many,
    one_of,
    ref,
    text,
)
from statecraft.globopolis.cards import EFFECTS
from statecraft.globopolis.cards.conditions import CONDITIONS
from statecraft.globopolis.cards.operations import OPERATIONS
from statecraft.globopolis.cards.word import Word, names

RESOURCES: Final = ("water", "food", "energy", "ucp", "ns")
OPERATION_EFFECTS: Final = names(OPERATIONS)
MISSION_CONDITIONS: Final = names(CONDITIONS)
INFLUENCE_EFFECTS: Final = names(EFFECTS)
_WORDS: Final[tuple[tuple[str, str, str, tuple[Word, ...]], ...]] = (
    ("operations", "ops.toml", "effect", OPERATIONS),
    ("missions", "missions.toml", "condition", CONDITIONS),
    ("influence", "influence.toml", "effect", EFFECTS),
)
"""A table of cards, its file, the column with the word, and the words."""
_EXTRA: Final = ("amount", "amounts", "resource", "groups", "min_value")
"""What a row may say besides, if its word needs it."""

_AMOUNT: Final = integer("amount", 1, 999).or_absent()
_RESOURCE: Final = one_of("resource", *RESOURCES).or_absent()
CARD_TABLES: Final = (
    TableSchema(
        "opportunities",
        "ops.toml",
        (
            text("id"),
            many("targets", ref("", "groups"), 3, 3),
            many("origins", ref("", "groups"), 3, 3),
        ),
        rows=(1, 20),
        texts=("ops-{id}", "ops-{id}-text"),
    ),
    TableSchema(
        "operations",
        "ops.toml",
        (text("id"), one_of("effect", *OPERATION_EFFECTS), _AMOUNT),
        rows=(1, 15),
        texts=("ops-{id}", "ops-{id}-text"),
    ),
    TableSchema(
        "missions",
        "missions.toml",
        (
            text("id"),
            one_of("condition", *MISSION_CONDITIONS),
            many("amounts", integer("", 1, 9999), 4, 4).or_absent(),
            integer("min_value", 1, 9).or_absent(),
            many("groups", ref("", "groups"), 1, 12).or_absent(),
            _RESOURCE,
            integer("points", 1, 99).or_absent(),
        ),
        rows=(1, 15),
        texts=("mission-{id}", "mission-{id}-text"),
    ),
    TableSchema(
        "influence",
        "influence.toml",
        (
            text("id"),
            one_of("effect", *INFLUENCE_EFFECTS),
            _AMOUNT,
            _RESOURCE,
        ),
        rows=(1, 50),
        texts=("influence-{id}", "influence-{id}-text"),
    ),
)


def cards_say_what_they_need(tables: Tables) -> Iterator[Problem]:
    """Each card has the number, kind and groups that its effect asks for, and no other."""
    for table, file, column, words in _WORDS:
        columns = {word.NAME: word.COLUMNS for word in words}
        for row in tables[table]:
            place, effect = f"{table}.{row['id']}", row[column]
            for key in _EXTRA:
                wanted = key in columns[effect]
                if (key in row) != wanted:
                    reason = f"is {'missing' if wanted else 'of no use'}: {column} is {effect!r}"
                    yield Problem(file, f"{place}.{key}", reason)


def opportunities_cross(tables: Tables) -> Iterator[Problem]:
    """No group stands twice in a row or in both rows of a card; OPs cards all have their own names."""
    for row in tables["opportunities"]:
        if len({*row["targets"], *row["origins"]}) < len(row["targets"]) + len(row["origins"]):
            yield Problem("ops.toml", f"opportunities.{row['id']}", "names a group twice")
    opportunities = {row["id"] for row in tables["opportunities"]}
    for row in tables["operations"]:
        if row["id"] in opportunities:
            yield Problem("ops.toml", f"operations.{row['id']}", "is already an opportunity")


CARD_CHECKS: Final = (cards_say_what_they_need, opportunities_cross)
