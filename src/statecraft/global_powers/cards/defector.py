"""Defector: an own politician takes an enemy's place (GP-5.17)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.ids import FIRST_HOLDERS, MOST_HOLDERS, Holder, Seat
from statecraft.core.record.events import Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import HOLDER, Action
from statecraft.global_powers.cards.card import Card, against, enemy_fault
from statecraft.global_powers.fields import REGION
from statecraft.global_powers.ids import ALL_REGIONS, RegionId

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


class Defect(Card):
    """GP-5.17: an own politician takes an enemy's place, another goes to Mauritius."""

    FIELDS = ("region", "party")
    __slots__ = FIELDS
    VERB = "defect"
    SHAPE = (REGION, HOLDER)
    RULE = "GP-5.17"
    EFFECT = "defect"

    def __init__(self, region: RegionId, party: Holder) -> None:
        self.region = region
        self.party = party

    def choices(self, table: "GlobalPowersState", seat: Seat) -> list[Action]:
        return against(table, seat, DEFECTIONS) if table.base[seat] >= 2 else []

    def play_fault(self, table: "GlobalPowersState", seat: Seat) -> Illegal | None:
        if table.base[seat] < 2:
            return Illegal("GP-5.17", "gp-refused-two-in-base", {"holder": seat})
        return enemy_fault(table, seat, self.region, self.party, "GP-5.17")

    def play(self, table: "GlobalPowersState", seat: Seat) -> None:
        table.go_home(self.region, self.party, 1)
        mine = table.holders[seat]
        table.come_in(self.region, mine, 1)
        table.exile(mine)

    def odds(self, table: "GlobalPowersState", seat: Seat) -> tuple[Note, ...]:
        return (Note("gp-costs-mauritius"),)


DEFECTIONS: Final = tuple(
    [
        tuple([Defect(region, party) for party in FIRST_HOLDERS[MOST_HOLDERS]])
        for region in ALL_REGIONS
    ]
)
