"""What an edition of Globopolis must say on its cards: tables of rows in a small vocabulary of effects.

Any card is a row: an effect or a condition, and the numbers it needs. Each word of the vocabulary is a class
in `cards`, which also says what its rows need; the engine knows it by its place in the lists below.
"""

from typing import Final

from statecraft.core.editions.schema import (
    TableSchema,
    Vocabulary,
    Word,
    integer,
    many,
    one_of,
    ref,
    text,
)
from statecraft.globopolis.cards import EFFECTS, word
from statecraft.globopolis.cards.conditions import CONDITIONS
from statecraft.globopolis.cards.operations import OPERATIONS
from statecraft.globopolis.cards.word import names

RESOURCES: Final = ("water", "food", "energy", "ucp", "ns")
OPERATION_EFFECTS: Final = names(OPERATIONS)
MISSION_CONDITIONS: Final = names(CONDITIONS)
INFLUENCE_EFFECTS: Final = names(EFFECTS)
CARD_WORDS: Final[tuple[tuple[str, str, str, tuple[word.Word, ...]], ...]] = (
    ("operations", "ops.toml", "effect", OPERATIONS),
    ("missions", "missions.toml", "condition", CONDITIONS),
    ("influence", "influence.toml", "effect", EFFECTS),
)
"""A table of cards, its file, the column with the word, and the words."""
EXTRA: Final = ("amount", "amounts", "resource", "groups", "min_value")
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
        texts=("ops-{id}",),
        faces=("ops-{id}-text",),
    ),
    TableSchema(
        "operations",
        "ops.toml",
        (text("id"), one_of("effect", *OPERATION_EFFECTS), _AMOUNT),
        rows=(1, 15),
        texts=("ops-{id}",),
        faces=("ops-{id}-text",),
        variables=(("amount", "amount"),),
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
        texts=("mission-{id}",),
        faces=("mission-{id}-text",),
        variables=(
            ("amounts", "amount"),
            ("points", "reward"),
            ("min_value", "min_value"),
            ("resource", "resource"),
        ),
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
        texts=("influence-{id}",),
        faces=("influence-{id}-text",),
        variables=(("amount", "amount"), ("resource", "resource")),
    ),
)
VOCABULARIES: Final = tuple(
    [
        Vocabulary(table, column, tuple([Word(w.NAME, w.RULE, w.COLUMNS) for w in words]))
        for table, _file, column, words in CARD_WORDS
    ]
)
