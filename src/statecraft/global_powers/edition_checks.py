"""What must hold between the tables of an edition of Global Powers.

Each check looks at the rows that say enough for it, so that a fault in one row hides none in another. It names
texts of this game (`gp-edition-…`).
"""

from collections.abc import Iterator
from typing import Final

from statecraft.core.editions.schema import (
    Check,
    Problem,
    Tables,
    Values,
    all_have,
    having,
    shown,
)
from statecraft.global_powers.cards import CARDS

KINDS: Final = ("raw", "economy", "military", "diplomacy")
ONCE: Final = tuple([card.EFFECT for card in CARDS if card.LIES_OPEN])


def borders_are_mutual(tables: Tables) -> Iterator[Problem]:
    """A neighbour is another region, named once, and names this one as well."""
    bordering = {
        row["id"]: row["neighbours"] for row in having(tables, "regions", "id", "neighbours")
    }
    for region, neighbours in bordering.items():
        key = f"regions.{region}.neighbours"
        for neighbour in dict.fromkeys(neighbours):
            values: Values = {"neighbour": shown(neighbour), "home": shown(region)}
            if neighbour == region:
                yield Problem("regions.toml", key, "gp-edition-borders-itself")
            if neighbours.count(neighbour) > 1:
                yield Problem("regions.toml", key, "gp-edition-border-twice", values)
            # A neighbour whose own list does not fit says nothing of this one.
            if region not in bordering.get(neighbour, (region,)):
                yield Problem("regions.toml", key, "gp-edition-border-one-way", values)


def the_map_is_connected(tables: Tables) -> Iterator[Problem]:
    """Every region can be reached from the first."""
    if not all_have(tables, "regions", "id", "neighbours"):
        return
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
            values: Values = {"first": shown(first)}
            yield Problem("regions.toml", f"regions.{region}", "gp-edition-unreachable", values)


def there_are_chips_enough(tables: Tables) -> Iterator[Problem]:
    """No region starts with more of a kind than may lie there, and all of them with no more than there are."""
    for kind in KINDS:
        rows = having(tables, "regions", "id", kind)
        for chips in having(tables, "chips", "most"):
            for row in rows:
                if row[kind] > chips["most"]:
                    values: Values = {"found": str(row[kind]), "most": str(chips["most"])}
                    key = f"regions.{row['id']}.{kind}"
                    yield Problem("regions.toml", key, "gp-edition-too-many-chips", values)
        laid = sum([row[kind] for row in rows])
        for supply in having(tables, "supply", kind):
            if laid > supply[kind]:
                values = {"found": str(supply[kind]), "least": str(laid)}
                yield Problem("setup.toml", f"supply.{kind}", "gp-edition-supply", values)


def hands_can_be_held(tables: Tables) -> Iterator[Problem]:
    """A party has the cards for its hand, and one at the most of each that lies open until it is used."""
    cards = tables.get("cards", ())
    for row in having(tables, "parties", "hand"):
        if row["hand"] > len(cards):
            values: Values = {"found": str(row["hand"]), "count": len(cards)}
            yield Problem("setup.toml", "parties.hand", "gp-edition-hand", values)
    for effect in ONCE:
        if len([row for row in cards if row.get("effect") == effect]) > 1:
            yield Problem("cards.toml", "cards", "gp-edition-only-one", {"effect": effect})


CHECKS: Final[tuple[Check, ...]] = (
    borders_are_mutual,
    the_map_is_connected,
    there_are_chips_enough,
    hands_can_be_held,
)
