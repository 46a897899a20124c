"""Riots: government politicians above the economy are lost (GP-5.13)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.ids import Seat
from statecraft.global_powers.cards.unrest import UnrestCard, cut
from statecraft.global_powers.ids import ALL_REGIONS
from statecraft.global_powers.rules.chips import ECONOMY

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


class Riots(UnrestCard):
    """GP-5.13: no more government politicians than economy."""

    __slots__ = ()
    VERB = "riots"
    RULE = "GP-5.13"
    EFFECT = "riots"

    def on_all_neighbours(self) -> tuple[UnrestCard, ...]:
        return ALL_RIOTS

    def fewest_that_stay(self, table: "GlobalPowersState") -> list[int]:
        return table.chips[ECONOMY::4]

    def play(self, table: "GlobalPowersState", seat: Seat) -> None:
        for place in self.struck(table):
            cut(table, place, table.chip(place, ECONOMY))


ALL_RIOTS: Final = tuple([Riots(region, ()) for region in ALL_REGIONS])
