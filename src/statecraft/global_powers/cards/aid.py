"""Development Aid: economy from a richer to a poorer region (GP-5.4)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.ids import Seat
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.global_powers.cards.card import Card
from statecraft.global_powers.fields import REGION
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.rules.chips import ECONOMY

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


AID_CHIPS: Final = 2


class Aid(Card):
    """GP-5.4: two chips of economy, or the one there is; over five is lost."""

    FIELDS = ("giver", "taker")
    __slots__ = FIELDS
    VERB = "aid"
    SHAPE = (REGION, REGION)
    RULE = "GP-5.4"
    EFFECT = "aid"

    def __init__(self, giver: RegionId, taker: RegionId) -> None:
        self.giver = giver
        self.taker = taker

    def choices(self, table: "GlobalPowersState", seat: Seat) -> list[Action]:
        economy = table.chips[ECONOMY::4]
        return [
            AIDS[giver][taker]
            for giver in ALL_REGIONS
            for taker in ALL_REGIONS
            if economy[giver] > economy[taker]
        ]

    def play_fault(self, table: "GlobalPowersState", seat: Seat) -> Illegal | None:
        if table.chip(self.giver, ECONOMY) <= table.chip(self.taker, ECONOMY):
            values = {"giver": self.giver, "taker": self.taker}
            return Illegal("GP-5.4", "gp-refused-not-richer", values)
        return None

    def play(self, table: "GlobalPowersState", seat: Seat) -> None:
        moved = min(AID_CHIPS, table.chip(self.giver, ECONOMY))
        table.spend_chips(self.giver, ECONOMY, moved)
        table.gain_chips(self.taker, ECONOMY, moved)


AIDS: Final = tuple([tuple([Aid(giver, taker) for taker in ALL_REGIONS]) for giver in ALL_REGIONS])
