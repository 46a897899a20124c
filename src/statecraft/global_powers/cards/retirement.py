"""Retirement: an enemy politician goes home (GP-5.14)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.ids import FIRST_HOLDERS, MOST_HOLDERS, Holder, Seat
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import HOLDER, Action
from statecraft.global_powers.cards.card import Card, against, enemy_fault
from statecraft.global_powers.fields import REGION
from statecraft.global_powers.ids import ALL_REGIONS, RegionId

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


class Retire(Card):
    """GP-5.14: an enemy politician goes home."""

    FIELDS = ("region", "party")
    __slots__ = FIELDS
    VERB = "retire"
    SHAPE = (REGION, HOLDER)
    RULE = "GP-5.14"
    EFFECT = "retire"

    def __init__(self, region: RegionId, party: Holder) -> None:
        self.region = region
        self.party = party

    def choices(self, table: "GlobalPowersState", seat: Seat) -> list[Action]:
        return against(table, seat, RETIREMENTS)

    def play_fault(self, table: "GlobalPowersState", seat: Seat) -> Illegal | None:
        return enemy_fault(table, seat, self.region, self.party, "GP-5.14")

    def play(self, table: "GlobalPowersState", seat: Seat) -> None:
        table.go_home(self.region, self.party, 1)


RETIREMENTS: Final = tuple(
    [
        tuple([Retire(region, party) for party in FIRST_HOLDERS[MOST_HOLDERS]])
        for region in ALL_REGIONS
    ]
)
