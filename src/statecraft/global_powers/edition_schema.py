"""What an edition of Global Powers must contain: the regions, the cards and the numbers of the set-up.

An edition may change names, borders, resources, supplies, victory points, and which cards there are: up to
twenty, each with one of the effects that have a class. What the rules reckon with stays: twelve regions on one
connected map with at most six neighbours each, two to five parties of at most 20 politicians. Whether a
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
from statecraft.global_powers.cards import CARDS
from statecraft.global_powers.ids import (
    MOST_CARDS,
    MOST_CHIPS,
    MOST_NEIGHBOURS,
    MOST_PARTIES,
    MOST_POLITICIANS,
    REGIONS,
)

KINDS: Final = ("raw", "economy", "military", "diplomacy")
MARKERS: Final = ("sanctions", "disarmaments", "protectorates")
EFFECTS: Final = tuple([card.EFFECT for card in CARDS])
"""What cards can do: the words of the classes in `cards`, whose places are the numbers of the effects."""
ONCE: Final = tuple([card.EFFECT for card in CARDS if card.LIES_OPEN])


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
        texts=("card-{id}", "card-{id}-text"),
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


def borders_are_mutual(tables: Tables) -> Iterator[Problem]:
    """A neighbour is another region, named once, and names this one as well."""
    bordering = {row["id"]: row["neighbours"] for row in tables["regions"]}
    for region, neighbours in bordering.items():
        key = f"regions.{region}.neighbours"
        if region in neighbours:
            yield Problem("regions.toml", key, "names the region itself")
        if len(set(neighbours)) < len(neighbours):
            yield Problem("regions.toml", key, "names a region twice")
        for neighbour in neighbours:
            if region not in bordering[neighbour]:
                reason = f"names {neighbour!r}, which does not name {region!r}"
                yield Problem("regions.toml", key, reason)


def the_map_is_connected(tables: Tables) -> Iterator[Problem]:
    """Every region can be reached from the first."""
    bordering = {row["id"]: row["neighbours"] for row in tables["regions"]}
    first = tables["regions"][0]["id"]
    reached, waiting = {first}, [first]
    while waiting:
        for neighbour in bordering[waiting.pop()]:
            if neighbour not in reached:
                reached.add(neighbour)
                waiting.append(neighbour)
    for region in bordering:
        if region not in reached:
            reason = f"cannot be reached from {first!r}"
            yield Problem("regions.toml", f"regions.{region}", reason)


def there_are_chips_enough(tables: Tables) -> Iterator[Problem]:
    """No region starts with more of a kind than may lie there, and all of them with no more than there are."""
    most = tables["chips"][0]["most"]
    for row in tables["regions"]:
        for kind in KINDS:
            if row[kind] > most:
                reason = f"is {row[kind]}; no more than {most} of a kind may lie in a region"
                yield Problem("regions.toml", f"regions.{row['id']}.{kind}", reason)
    for kind in KINDS:
        laid, there_are = sum([row[kind] for row in tables["regions"]]), tables["supply"][0][kind]
        if laid > there_are:
            reason = f"is {there_are}; the regions start with {laid}"
            yield Problem("setup.toml", f"supply.{kind}", reason)


def hands_can_be_held(tables: Tables) -> Iterator[Problem]:
    """A party has the cards for its hand, and one at the most of each that lies open until it is used."""
    hand, cards = tables["parties"][0]["hand"], tables["cards"]
    if hand > len(cards):
        reason = f"is {hand}; a party has {len(cards)} cards"
        yield Problem("setup.toml", "parties.hand", reason)
    for effect in ONCE:
        if len([row for row in cards if row["effect"] == effect]) > 1:
            yield Problem("cards.toml", "cards", f"has more than one card of effect {effect!r}")


SCHEMA: Final = Schema(
    "global-powers",
    tables=_TABLES,
    checks=(
        borders_are_mutual,
        the_map_is_connected,
        there_are_chips_enough,
        hands_can_be_held,
    ),
)
