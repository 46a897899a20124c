"""Revolution: regions roll how many government politicians stay (GP-5.12)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.ids import Seat
from statecraft.core.record.events import Note
from statecraft.global_powers.cards.unrest import UnrestCard, cut
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.odds import FACES
from statecraft.global_powers.rules.government import REGIONS, governing_strength, government
from statecraft.global_powers.rules.rolls import OwnDice, RollFrame

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


LOWEST_ROLLS: Final = [1] * REGIONS


class Revolution(UnrestCard):
    """GP-5.12: each region rolls how many government politicians may stay."""

    __slots__ = ()
    VERB = "revolution"
    RULE = "GP-5.12"
    EFFECT = "revolution"

    def on_all_neighbours(self) -> tuple[UnrestCard, ...]:
        return REVOLUTIONS

    def fewest_that_stay(self, table: "GlobalPowersState") -> list[int]:
        return LOWEST_ROLLS

    def play(self, table: "GlobalPowersState", seat: Seat) -> None:
        table.push(RevolutionRoll(seat, tuple(self.struck(table))))

    def odds(self, table: "GlobalPowersState", seat: Seat) -> tuple[Note, ...]:
        """For each region that may lose somebody: how many of each governing party go home, at best and at worst."""
        found: list[Note] = []
        least = table.settings().unrest_stay
        for region in self.struck(table):
            there = governing_strength(table, region)
            most, fewest = [max(0, there - max(stay, least)) for stay in (FACES[0], FACES[-1])]
            if most:
                values = {"region": region, "least": fewest, "most": most}
                found.append(Note("gp-revolution-odds", values))
        return tuple(found)


REVOLUTIONS: Final = tuple([Revolution(region, ()) for region in ALL_REGIONS])


class RevolutionRoll(RollFrame):
    """GP-5.12: each region rolls how many government politicians may stay."""

    FIELDS = ("seat", "regions")
    __slots__ = FIELDS
    NAME = "revolution-roll"
    PURPOSE = "revolution"

    def __init__(self, seat: Seat, regions: tuple[RegionId, ...]) -> None:
        self.seat = seat
        self.regions = regions

    def roller(self) -> Seat:
        return self.seat

    def dice(self, table: "GlobalPowersState") -> int:
        return len(self.regions)

    def own_dice(self, table: "GlobalPowersState") -> OwnDice:
        """A region's roll is its government's."""
        return [
            (Seat(party), die)
            for die, region in enumerate(self.regions)
            for party in government(table, region)
        ]

    def rolled(
        self, table: "GlobalPowersState", natural: tuple[int, ...], dice: tuple[int, ...]
    ) -> None:
        table.tell("gp-event-revolution", {"region": self.regions, "rolls": dice})
        for region, stay in zip(self.regions, dice, strict=True):
            cut(table, region, stay)
