"""What an edition of Global Powers must contain: the regions, the cards and the numbers of the set-up.

An edition may change names, borders, resources, supplies and victory points. What the rules reckon with
stays: twelve regions on one connected map with at most six neighbours each, two to five parties of at most
20 politicians, dice of 1 to 3, and the sixteen effects of the cards in their order. Whether a reconstruction is also a good one is for tests to say, not for this file.
"""

from collections.abc import Iterator
from typing import Final

from statecraft.core.edition_schema import (
    Column,
    Problem,
    Schema,
    Table,
    Tables,
    integer,
    many,
    one_of,
    ref,
    text,
)

KINDS: Final = ("raw", "economy", "military", "diplomacy")
MARKERS: Final = ("sanctions", "disarmaments", "protectorates")
TIMINGS: Final = ("at_once", "until_scoring", "until_used")
#: Each card's effect, how long it works, and its rule. The engine knows a card by its place in this list.
CARDS: Final = (
    ("assassinate", "at_once", "GP-5.2"),
    ("initiative", "at_once", "GP-5.3"),
    ("aid", "at_once", "GP-5.4"),
    ("expand", "at_once", "GP-5.5"),
    ("make_peace", "until_scoring", "GP-5.6"),
    ("warmonger", "until_used", "GP-5.7"),
    ("pact", "until_scoring", "GP-5.8"),
    ("coup", "at_once", "GP-5.9"),
    ("recession", "at_once", "GP-5.11"),
    ("revolution", "at_once", "GP-5.12"),
    ("retire", "at_once", "GP-5.14"),
    ("sabotage", "at_once", "GP-5.15"),
    ("zeal", "until_used", "GP-5.16"),
    ("defect", "at_once", "GP-5.17"),
    ("riots", "at_once", "GP-5.13"),
    ("transfer", "at_once", "GP-5.18"),
)
EFFECTS: Final = tuple([effect for effect, _, _ in CARDS])
REGIONS: Final = 12
MOST_NEIGHBOURS: Final = 6
MOST_PARTIES: Final = 5
MOST_POLITICIANS: Final = 20
# The economy bonus of GP-6.2 ends with the fifth chip.
MOST_CHIPS: Final = 5


def _terms(name: str, *columns: Column) -> Table:
    """A table of single numbers."""
    return Table(name, "setup.toml", columns, key="", single=True)


_TABLES: Final = (
    Table(
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
    Table(
        "cards",
        "cards.toml",
        (text("id"), one_of("effect", *EFFECTS), one_of("timing", *TIMINGS), text("rule")),
        rows=(len(CARDS), len(CARDS)),
        texts=("card-{id}", "card-{id}-text"),
    ),
    Table(
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
        integer("hand", 1, len(CARDS)),
        # The marker shows at least one region when five play.
        integer("dominance_from", MOST_PARTIES + 1, REGIONS + 2),
    ),
    _terms("chips", integer("most", 1, MOST_CHIPS)),
    _terms("supply", *[integer(kind, 0, REGIONS * MOST_CHIPS) for kind in KINDS]),
    _terms("markers", *[integer(marker, 0, REGIONS) for marker in MARKERS]),
    _terms("dice", integer("sides", 3, 3)),
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


def cards_are_in_their_order(tables: Tables) -> Iterator[Problem]:
    """One card of each effect, in the order of `CARDS`, with its timing and its rule."""
    for row, (effect, timing, rule) in zip(tables["cards"], CARDS, strict=True):
        place = f"cards.{row['id']}"
        if row["effect"] != effect:
            reason = f"is {row['effect']!r}; the card in this place has {effect!r}"
            yield Problem("cards.toml", f"{place}.effect", reason)
            continue
        for key, wanted in (("timing", timing), ("rule", rule)):
            if row[key] != wanted:
                reason = f"is {row[key]!r}; effect {effect!r} has {wanted!r}"
                yield Problem("cards.toml", f"{place}.{key}", reason)


SCHEMA: Final = Schema(
    "global-powers",
    tables=_TABLES,
    checks=(
        borders_are_mutual,
        the_map_is_connected,
        there_are_chips_enough,
        cards_are_in_their_order,
    ),
)
