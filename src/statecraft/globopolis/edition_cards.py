"""What an edition of Globopolis must say on its cards: a small vocabulary of effects, and tables of rows in it.

Any card is a row: an effect or a condition, and the numbers it needs. The engine knows each word by its place
in the lists below, so a new word goes to the end of its list. What the words do is no matter of this file.
"""

from collections.abc import Iterator
from typing import Final

from statecraft.core.edition_schema import (
    Problem,
    Table,
    Tables,
    flag,
    integer,
    many,
    one_of,
    ref,
    text,
)

RESOURCES: Final = ("water", "food", "energy", "ucp", "ns")
OPERATION_EFFECTS: Final = (
    "extra_dice",
    "fewer_dice",
    "big_polygon",
    "win_ties",
    "no_agents",
    "raid_supplies",
    "rescue",
)
MISSION_CONDITIONS: Final = (
    "groups",
    "group_of",
    "per_quadrant",
    "guilds",
    "developed",
    "super_developed",
    "territories",
    "eu",
    "conquests",
    "superiority",
    "resource_units",
)
TIMINGS: Final = ("my_turn", "event", "reply")
TARGETS: Final = ("none", "player", "own_territory", "own_guild")
#: Each effect of an INFLUENCE card, with the timing and the target it is made for.
INFLUENCE: Final = (
    ("gain_eu", "my_turn", "none"),
    ("gain_points", "my_turn", "none"),
    ("gain_units", "my_turn", "none"),
    ("gain_ns", "my_turn", "none"),
    ("take_eu", "my_turn", "player"),
    ("take_units", "my_turn", "player"),
    ("draw_ops", "my_turn", "none"),
    ("free_premium", "my_turn", "none"),
    ("gain_agents", "my_turn", "none"),
    ("send_home", "my_turn", "own_territory"),
    ("capture", "my_turn", "own_territory"),
    ("guild_boost", "my_turn", "own_guild"),
    ("market_shuttle", "event", "none"),
    ("free_reverse", "event", "none"),
    ("exact_move", "event", "none"),
    ("fly", "event", "none"),
    ("free_conference", "event", "none"),
    ("reroll", "event", "none"),
    ("double_conference", "reply", "none"),
    ("shield", "reply", "none"),
    ("diplomacy", "reply", "none"),
)
INFLUENCE_EFFECTS: Final = tuple([effect for effect, _, _ in INFLUENCE])
#: What has no number beside it, what needs a kind of resource, and what is about agents.
_UNCOUNTED: Final = frozenset(
    [
        *("big_polygon", "win_ties", "no_agents", "rescue", "group_of", "free_premium"),
        *("market_shuttle", "free_reverse", "fly", "free_conference", "reroll"),
        *("double_conference", "shield", "diplomacy"),
    ]
)
_OF_A_RESOURCE: Final = frozenset(["gain_units", "resource_units"])
_ABOUT_AGENTS: Final = frozenset(
    ["no_agents", "superiority", "gain_agents", "send_home", "capture"]
)

_AMOUNT: Final = integer("amount", 1, 999).or_absent()
_AGENTS: Final = flag("agents").or_absent()
_RESOURCE: Final = one_of("resource", *RESOURCES).or_absent()
CARD_TABLES: Final = (
    Table(
        "opportunities",
        "ops.toml",
        (
            text("id"),
            many("targets", ref("", "groups"), 3, 3),
            many("origins", ref("", "groups"), 3, 3),
        ),
        rows=(12, 12),
        texts=("ops-{id}", "ops-{id}-text"),
    ),
    Table(
        "operations",
        "ops.toml",
        (text("id"), one_of("effect", *OPERATION_EFFECTS), _AMOUNT, _AGENTS),
        rows=(9, 9),
        texts=("ops-{id}", "ops-{id}-text"),
    ),
    Table(
        "missions",
        "missions.toml",
        (
            text("id"),
            one_of("condition", *MISSION_CONDITIONS),
            _AMOUNT,
            integer("min_value", 1, 9).or_absent(),
            many("groups", ref("", "groups"), 1, 12).or_absent(),
            _RESOURCE,
            integer("points", 1, 99).or_absent(),
            _AGENTS,
        ),
        rows=(12, 12),
        texts=("mission-{id}", "mission-{id}-text"),
    ),
    Table(
        "influence",
        "influence.toml",
        (
            text("id"),
            one_of("timing", *TIMINGS),
            one_of("effect", *INFLUENCE_EFFECTS),
            _AMOUNT,
            _RESOURCE,
            one_of("target", *TARGETS).or_absent(),
            _AGENTS,
        ),
        rows=(32, 32),
        texts=("influence-{id}", "influence-{id}-text"),
    ),
)


def cards_say_what_they_need(tables: Tables) -> Iterator[Problem]:
    """Each card has the number, kind, timing and target that its effect asks for, and no other."""
    made_for = {effect: (timing, target) for effect, timing, target in INFLUENCE}
    for table, file, column in (
        ("operations", "ops.toml", "effect"),
        ("missions", "missions.toml", "condition"),
        ("influence", "influence.toml", "effect"),
    ):
        for row in tables[table]:
            place, effect = f"{table}.{row['id']}", row[column]
            for key, wanted in (
                ("amount", effect not in _UNCOUNTED),
                ("resource", effect in _OF_A_RESOURCE),
                ("groups", effect == "group_of"),
                ("min_value", effect == "per_quadrant"),
            ):
                if (key in row) != wanted:
                    reason = f"is {'missing' if wanted else 'of no use'}: {column} is {effect!r}"
                    yield Problem(file, f"{place}.{key}", reason)
            if row.get("agents", False) != (effect in _ABOUT_AGENTS):
                yield Problem(file, f"{place}.agents", f"does not fit {column} {effect!r}")
            if table == "influence":
                timing, target = made_for[effect]
                if row["timing"] != timing:
                    reason = f"is {row['timing']!r}; effect {effect!r} is for {timing!r}"
                    yield Problem(file, f"{place}.timing", reason)
                if row.get("target", "none") != target:
                    reason = f"should be {target!r}, as effect {effect!r} has it"
                    yield Problem(file, f"{place}.target", reason)


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
