"""Expansion: base politicians into a region (GP-5.5, GP-7.3)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.ids import Seat
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.global_powers.cards.card import Card
from statecraft.global_powers.fields import REGION, SOME
from statecraft.global_powers.ids import ALL_REGIONS, RegionId

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


class Expand(Card):
    """GP-5.5: two politicians, or the one there is, where one has some; by the designer's text, one or two anywhere."""

    FIELDS = ("region", "politicians")
    __slots__ = FIELDS
    VERB = "expand"
    SHAPE = (REGION, SOME)
    RULE = "GP-5.5"
    EFFECT = "expand"

    def __init__(self, region: RegionId, politicians: int) -> None:
        self.region = region
        self.politicians = politicians

    def choices(self, table: "GlobalPowersState", seat: Seat) -> list[Action]:
        most = min(2, table.base[seat])
        if not most:
            return []
        if table.settings().expansion == "designer":
            return [play for plays in EXPANSIONS for play in plays[:most]]
        n, politicians = table.colours, table.politicians
        mine = table.holders[seat]
        return [EXPANSIONS[r][most - 1] for r in ALL_REGIONS if politicians[r * n + mine]]

    def play_fault(self, table: "GlobalPowersState", seat: Seat) -> Illegal | None:
        fewest, most = allowed(table, seat, self.region)
        if not table.base[seat]:
            return Illegal("GP-5.5", "gp-refused-empty-base")
        if not most:
            return Illegal("GP-5.5", "gp-refused-not-present", {"region": self.region})
        if not fewest <= self.politicians <= most:
            return Illegal("GP-5.5", "gp-refused-expansion", {"politicians": most})
        return None

    def play(self, table: "GlobalPowersState", seat: Seat) -> None:
        table.come_in(self.region, table.holders[seat], self.politicians)


EXPANSIONS: Final = tuple([(Expand(region, 1), Expand(region, 2)) for region in ALL_REGIONS])


def allowed(table: "GlobalPowersState", seat: Seat, region: RegionId) -> tuple[int, int]:
    """GP-7.3: the fewest and the most politicians that may go there; (1, 0): none."""
    most = min(2, table.base[seat])
    if table.settings().expansion == "designer":
        return 1, most
    return (most, most) if most and table.there(region, table.holders[seat]) else (1, 0)
