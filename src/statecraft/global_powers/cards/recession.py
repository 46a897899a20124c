"""Recession: economy above the government's strength is lost (GP-5.11)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.ids import Seat
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.global_powers.cards.card import Card
from statecraft.global_powers.cards.unrest import changes_nothing, hits
from statecraft.global_powers.fields import REGION
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.rules.chips import ECONOMY
from statecraft.global_powers.rules.government import governing_strength

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


class Recession(Card):
    """GP-5.11: economy above the government's strength is lost, here and next door."""

    FIELDS = ("region",)
    __slots__ = FIELDS
    VERB = "recession"
    SHAPE = (REGION,)
    RULE = "GP-5.11"
    EFFECT = "recession"

    def __init__(self, region: RegionId) -> None:
        self.region = region

    def choices(self, table: "GlobalPowersState", seat: Seat) -> list[Action]:
        n = table.colours
        politicians, economy = table.politicians, table.chips[ECONOMY::4]
        losing = 0
        for r in ALL_REGIONS:
            if economy[r] > max(politicians[r * n : r * n + n]):
                losing |= 1 << r
        return [card for card in RECESSIONS if hits(table, card.region, losing)]

    def play_fault(self, table: "GlobalPowersState", seat: Seat) -> Illegal | None:
        return None if losses(table, self.region) else changes_nothing(table, self.EFFECT)

    def play(self, table: "GlobalPowersState", seat: Seat) -> None:
        for place, lost in losses(table, self.region):
            table.spend_chips(place, ECONOMY, lost)
            table.tell("gp-event-recession", {"region": place, "chips": lost})


RECESSIONS: Final = tuple([Recession(region) for region in ALL_REGIONS])


def losses(table: "GlobalPowersState", region: RegionId) -> list[tuple[RegionId, int]]:
    """GP-5.11: the regions that lose economy, and how much."""
    found = []
    for place in (region, *table.content.neighbours[region]):
        lost = table.chip(place, ECONOMY) - governing_strength(table, place)
        if lost > 0:
            found.append((place, lost))
    return found
