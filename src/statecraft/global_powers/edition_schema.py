"""What an edition of Global Powers must contain: the regions, the cards and the numbers of the set-up.

An edition may change names, borders, resources, supplies, victory points, and which cards there are: up to
twenty, each with one of the effects that have a class. What the rules reckon with stays: twelve regions on one
connected map with at most six neighbours each, two to five parties of at most 20 politicians. Whether a
reconstruction is also a good one is for tests to say, not for this file.
"""

from typing import Final

from statecraft.core.editions.schema import (
    Column,
    Schema,
    TableSchema,
    Vocabulary,
    Word,
    integer,
    many,
    one_of,
    ref,
    text,
)
from statecraft.global_powers.cards import CARDS
from statecraft.global_powers.edition_checks import CHECKS
from statecraft.global_powers.edition_checks import KINDS as KINDS
from statecraft.global_powers.ids import (
    MOST_CARDS,
    MOST_CHIPS,
    MOST_NEIGHBOURS,
    MOST_PARTIES,
    MOST_POLITICIANS,
    REGIONS,
)

MARKERS: Final = ("sanctions", "disarmaments", "protectorates")
EFFECTS: Final = tuple([card.EFFECT for card in CARDS])
"""What cards can do: the words of the classes in `cards`, whose places are the numbers of the effects."""


def _terms(name: str, *columns: Column) -> TableSchema:
    """A table of single numbers."""
    return TableSchema(name, "setup.toml", columns, key="", single=True)


_TABLES: Final = (
    TableSchema(
        "regions",
        "regions.toml",
        (
            text("id"),
            many("neighbours", ref("", "regions"), 1, MOST_NEIGHBOURS),
            *[integer(kind, 0, MOST_CHIPS) for kind in KINDS],
        ),
        rows=(REGIONS, REGIONS),
        texts=("region-{id}",),
    ),
    TableSchema(
        "cards",
        "cards.toml",
        (text("id"), one_of("effect", *EFFECTS)),
        rows=(1, MOST_CARDS),
        texts=("card-{id}",),
        faces=("card-{id}-text",),
    ),
    TableSchema(
        "players",
        "setup.toml",
        (integer("count", 2, MOST_PARTIES), integer("victory_points", 1, 999)),
        key="",
        unique=(("count",),),
        rows=(4, 4),
    ),
    _terms(
        "parties",
        integer("politicians", 2, MOST_POLITICIANS),
        integer("hand", 1, MOST_CARDS),
        # The marker shows at least one region when five play.
        integer("dominance_from", MOST_PARTIES + 1, REGIONS + 2),
    ),
    _terms("chips", integer("most", 1, MOST_CHIPS)),
    _terms("supply", *[integer(kind, 0, REGIONS * MOST_CHIPS) for kind in KINDS]),
    _terms("markers", *[integer(marker, 0, REGIONS) for marker in MARKERS]),
)


SCHEMA: Final = Schema(
    "global-powers",
    tables=_TABLES,
    texts=("global-powers-title",),
    checks=CHECKS,
    only_printed=True,
    vocabularies=(
        Vocabulary("cards", "effect", tuple([Word(card.EFFECT, card.RULE) for card in CARDS])),
    ),
)
