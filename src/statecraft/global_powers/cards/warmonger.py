"""Warmonger: ends the peace or a pact, or lies open for one roll (GP-5.7).

How an open one is used is in :mod:`statecraft.global_powers.rules.rolls`.
"""

from typing import TYPE_CHECKING, Final

from statecraft.core.chance.distributions import cards_in
from statecraft.core.ids import Seat
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.global_powers.cards.card import Card
from statecraft.global_powers.fields import (
    END_PACT,
    END_PEACE,
    KEEP_OPEN,
    NO_REGION,
    REGION_OR_NONE,
    USE,
)
from statecraft.global_powers.ids import ALL_REGIONS, RegionId

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


class PlayWarmonger(Card):
    """GP-5.7: end the peace, end a pact, or keep the card open for a roll."""

    FIELDS = ("use", "region", "neighbour")
    __slots__ = FIELDS
    VERB = "play-warmonger"
    SHAPE = (USE, REGION_OR_NONE, REGION_OR_NONE)
    RULE = "GP-5.7"
    EFFECT = "warmonger"
    LIES_OPEN = True

    def __init__(self, use: int, region: RegionId, neighbour: RegionId) -> None:
        self.use = use
        self.region = region
        self.neighbour = neighbour

    def choices(self, table: "GlobalPowersState", seat: Seat) -> list[Action]:
        found: list[Action] = [OPEN_WARMONGER]
        if table.peace:
            found.append(PEACE_END)
        for region in ALL_REGIONS:
            if table.pacts[region]:
                found += [PACT_ENDS[region][other] for other in cards_in(table.pacts[region])]
        return found

    def play_fault(self, table: "GlobalPowersState", seat: Seat) -> Illegal | None:
        if self.use == END_PACT:
            named = NO_REGION not in (self.region, self.neighbour)
            if not named or not table.pacts[self.region] >> self.neighbour & 1:
                return Illegal("GP-5.7", "gp-refused-no-pact")
        elif self.region != NO_REGION or self.neighbour != NO_REGION:
            return Illegal("GP-5.7", "gp-refused-no-region-here")
        elif self.use == END_PEACE and not table.peace:
            return Illegal("GP-5.7", "gp-refused-no-peace")
        return None

    def play(self, table: "GlobalPowersState", seat: Seat) -> None:
        if self.use == END_PEACE:
            table.peace = 0
        elif self.use == END_PACT:
            table.pacts[self.region] &= ~(1 << self.neighbour)
        else:
            table.warmonger[seat] = 1


PACT_ENDS: Final = tuple(
    [
        tuple([PlayWarmonger(END_PACT, region, other) for other in ALL_REGIONS])
        for region in ALL_REGIONS
    ]
)
PEACE_END: Final = PlayWarmonger(END_PEACE, NO_REGION, NO_REGION)
OPEN_WARMONGER: Final = PlayWarmonger(KEEP_OPEN, NO_REGION, NO_REGION)
