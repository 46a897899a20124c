"""The cards of an edition as small objects of whole numbers: what is printed on each, and nothing of play.

Groups are sets with one bit a group; effects and conditions are numbers, named in `content`.
"""

from typing import Final

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
    """A task: its condition with the numbers it needs. It pays `points`, or wins where they are 0.

    `amounts` is indexed by the number of players.
    """

    __slots__ = (
        "agents",
        "amounts",
        "condition",
        "groups",
        "id",
        "min_value",
        "points",
        "resource",
    )

    def __init__(
        self,
        id: str,
        condition: int,
        amounts: tuple[int, ...],
        min_value: int,
        groups: int,
        resource: int,
        points: int,
        agents: bool,
    ) -> None:
        self.id = id
        self.condition = condition
        self.amounts = amounts
        self.min_value = min_value
        self.groups = groups
        self.resource = resource
        self.points = points
        self.agents = agents


class InfluenceCard:
    """A favour: what it does, how much of it, and of which kind. When and to whom follows from that."""

    __slots__ = ("agents", "amount", "effect", "id", "resource")

    def __init__(self, id: str, effect: int, amount: int, resource: int, agents: bool) -> None:
        self.id = id
        self.effect = effect
        self.amount = amount
        self.resource = resource
        self.agents = agents
