"""The cards of an edition as small objects of whole numbers: what is printed on each, and nothing of play.

Groups are sets with one bit a group; effects and conditions are numbers, named in `content`.
"""

from typing import Final

from statecraft.core.edition import Edition
from statecraft.core.edition_schema import Row
from statecraft.globopolis.edition_cards import (
    INFLUENCE_EFFECTS,
    MISSION_CONDITIONS,
    OPERATION_EFFECTS,
    RESOURCES,
    TARGETS,
    TIMINGS,
)

NO_EFFECT: Final = -1
NO_RESOURCE: Final = -1


class OpsCard:
    """An Opportunity, with its groups as sets (one bit a group), or an Operation with its effect."""

    __slots__ = ("agents", "amount", "effect", "id", "opportunity", "origins", "targets")

    def __init__(
        self,
        id: str,
        targets: int = 0,
        origins: int = 0,
        effect: int = NO_EFFECT,
        amount: int = 0,
        agents: bool = False,
    ) -> None:
        self.id = id
        self.opportunity = effect == NO_EFFECT
        self.targets = targets
        self.origins = origins
        self.effect = effect
        self.amount = amount
        self.agents = agents


class MissionCard:
    """A task: its condition with the numbers it needs. It pays `points`, or wins where they are 0."""

    __slots__ = ("agents", "amount", "condition", "groups", "id", "min_value", "points", "resource")

    def __init__(
        self,
        id: str,
        condition: int,
        amount: int,
        min_value: int,
        groups: int,
        resource: int,
        points: int,
        agents: bool,
    ) -> None:
        self.id = id
        self.condition = condition
        self.amount = amount
        self.min_value = min_value
        self.groups = groups
        self.resource = resource
        self.points = points
        self.agents = agents


class InfluenceCard:
    """A favour: when it may be played, what it does, how much of it, and to whom or what."""

    __slots__ = ("agents", "amount", "effect", "id", "resource", "target", "timing")

    def __init__(
        self,
        id: str,
        timing: int,
        effect: int,
        amount: int,
        resource: int,
        target: int,
        agents: bool,
    ) -> None:
        self.id = id
        self.timing = timing
        self.effect = effect
        self.amount = amount
        self.resource = resource
        self.target = target
        self.agents = agents


def ops_cards(edition: Edition, group_id: tuple[str, ...]) -> tuple[OpsCard, ...]:
    """The Opportunities, then the Operations."""
    cards: list[OpsCard] = []
    for row in edition.tables["opportunities"]:
        targets, origins = _groups(row["targets"], group_id), _groups(row["origins"], group_id)
        cards.append(OpsCard(row["id"], targets, origins))
    for row in edition.tables["operations"]:
        effect = OPERATION_EFFECTS.index(row["effect"])
        amount, agents = row.get("amount", 0), row.get("agents", False)
        cards.append(OpsCard(row["id"], 0, 0, effect, amount, agents))
    return tuple(cards)


def mission_cards(edition: Edition, group_id: tuple[str, ...]) -> tuple[MissionCard, ...]:
    """The missions."""
    return tuple(
        [
            MissionCard(
                row["id"],
                MISSION_CONDITIONS.index(row["condition"]),
                row.get("amount", 0),
                row.get("min_value", 0),
                _groups(row.get("groups", ()), group_id),
                _resource(row),
                row.get("points", 0),
                row.get("agents", False),
            )
            for row in edition.tables["missions"]
        ]
    )


def influence_cards(edition: Edition) -> tuple[InfluenceCard, ...]:
    """The INFLUENCE cards."""
    return tuple(
        [
            InfluenceCard(
                row["id"],
                TIMINGS.index(row["timing"]),
                INFLUENCE_EFFECTS.index(row["effect"]),
                row.get("amount", 0),
                _resource(row),
                TARGETS.index(row.get("target", "none")),
                row.get("agents", False),
            )
            for row in edition.tables["influence"]
        ]
    )


def _groups(named: tuple[str, ...], group_id: tuple[str, ...]) -> int:
    found = 0
    for group in named:
        found |= 1 << group_id.index(group)
    return found


def _resource(row: Row) -> int:
    return RESOURCES.index(row["resource"]) if "resource" in row else NO_RESOURCE
