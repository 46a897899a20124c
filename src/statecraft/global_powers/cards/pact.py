"""Non-Aggression Pact: a region may not be attacked by one neighbour (GP-5.8)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.ids import Seat
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.global_powers.cards.card import Card
from statecraft.global_powers.fields import REGION
from statecraft.global_powers.ids import ALL_REGIONS, RegionId

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


class Pact(Card):
    """GP-5.8: a region may not be attacked by one neighbour until the scoring."""

    FIELDS = ("region", "neighbour")
    __slots__ = FIELDS
    VERB = "pact"
    SHAPE = (REGION, REGION)
    RULE = "GP-5.8"
    EFFECT = "pact"

    def __init__(self, region: RegionId, neighbour: RegionId) -> None:
        self.region = region
        self.neighbour = neighbour

    def choices(self, table: "GlobalPowersState", seat: Seat) -> list[Action]:
        return [
            PACTS[region][other]
            for region in ALL_REGIONS
            for other in table.content.neighbours[region]
            if not table.pacts[region] >> other & 1
        ]

    def play_fault(self, table: "GlobalPowersState", seat: Seat) -> Illegal | None:
        if self.neighbour not in table.content.neighbours[self.region]:
            return Illegal("GP-5.8", "gp-refused-no-neighbour", {"region": self.neighbour})
        if table.pacts[self.region] >> self.neighbour & 1:
            return Illegal("GP-5.8", "gp-refused-pact-already", {"region": self.region})
        return None

    def play(self, table: "GlobalPowersState", seat: Seat) -> None:
        table.pacts[self.region] |= 1 << self.neighbour


PACTS: Final = tuple(
    [tuple([Pact(region, other) for other in ALL_REGIONS]) for region in ALL_REGIONS]
)
