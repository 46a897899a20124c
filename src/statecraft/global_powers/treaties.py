"""Cards that lie open or leave something behind: Peace Initiative, Warmonger, Non-Aggression Pact, Zeal (GP-5.6 to GP-5.8, GP-5.16)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.action import Action
from statecraft.core.chance import cards_in
from statecraft.core.ids import Seat
from statecraft.core.refusal import Illegal
from statecraft.global_powers.card import Card
from statecraft.global_powers.card_verbs import (
    END_PACT,
    END_PEACE,
    KEEP_OPEN,
    NO_REGION,
    MakePeace,
    Pact,
    PlayWarmonger,
    PlayZeal,
)
from statecraft.global_powers.government import REGIONS

if TYPE_CHECKING:
    from statecraft.global_powers.state import World

PACTS: Final = tuple(
    [tuple([Pact(region, other) for other in range(REGIONS)]) for region in range(REGIONS)]
)
PACT_ENDS: Final = tuple(
    [
        tuple([PlayWarmonger(END_PACT, region, other) for other in range(REGIONS)])
        for region in range(REGIONS)
    ]
)
PEACE_END: Final = PlayWarmonger(END_PEACE, NO_REGION, NO_REGION)
OPEN_WARMONGER: Final = PlayWarmonger(KEEP_OPEN, NO_REGION, NO_REGION)
PEACE: Final = MakePeace()
ZEAL: Final = PlayZeal()


class PeaceInitiative(Card):
    """GP-5.6: no wars until the scoring."""

    RULE = "GP-5.6"

    def plays(self, table: "World", seat: Seat) -> list[Action]:
        return [] if table.peace else [PEACE]

    def fault(self, table: "World", seat: Seat, action: MakePeace) -> Illegal | None:
        return Illegal("GP-5.6", "gp-refused-peace-already") if table.peace else None

    def play(self, table: "World", seat: Seat, action: MakePeace) -> None:
        table.peace = 1


class Warmonger(Card):
    """GP-5.7: ends the peace or a pact, or lies open for one roll."""

    RULE = "GP-5.7"

    def plays(self, table: "World", seat: Seat) -> list[Action]:
        found: list[Action] = [OPEN_WARMONGER]
        if table.peace:
            found.append(PEACE_END)
        for region in range(REGIONS):
            if table.pacts[region]:
                found += [PACT_ENDS[region][other] for other in cards_in(table.pacts[region])]
        return found

    def fault(self, table: "World", seat: Seat, action: PlayWarmonger) -> Illegal | None:
        if action.use == END_PACT:
            named = NO_REGION not in (action.region, action.neighbour)
            if not named or not table.pacts[action.region] >> action.neighbour & 1:
                return Illegal("GP-5.7", "gp-refused-no-pact")
        elif action.region != NO_REGION or action.neighbour != NO_REGION:
            return Illegal("GP-5.7", "gp-refused-no-region-here")
        elif action.use == END_PEACE and not table.peace:
            return Illegal("GP-5.7", "gp-refused-no-peace")
        return None

    def play(self, table: "World", seat: Seat, action: PlayWarmonger) -> None:
        if action.use == END_PEACE:
            table.peace = 0
        elif action.use == END_PACT:
            table.pacts[action.region] &= ~(1 << action.neighbour)
        else:
            table.warmonger[seat] = 1


class NonAggressionPact(Card):
    """GP-5.8: a region may not be attacked by one neighbour until the scoring."""

    RULE = "GP-5.8"

    def plays(self, table: "World", seat: Seat) -> list[Action]:
        return [
            PACTS[region][other]
            for region in range(REGIONS)
            for other in table.content.neighbours[region]
            if not table.pacts[region] >> other & 1
        ]

    def fault(self, table: "World", seat: Seat, action: Pact) -> Illegal | None:
        if action.neighbour not in table.content.neighbours[action.region]:
            return Illegal("GP-5.8", "gp-refused-no-neighbour", {"region": action.neighbour})
        if table.pacts[action.region] >> action.neighbour & 1:
            return Illegal("GP-5.8", "gp-refused-pact-already", {"region": action.region})
        return None

    def play(self, table: "World", seat: Seat, action: Pact) -> None:
        table.pacts[action.region] |= 1 << action.neighbour


class Zeal(Card):
    """GP-5.16: lies open until it gives one more action."""

    RULE = "GP-5.16"

    def plays(self, table: "World", seat: Seat) -> list[Action]:
        return [ZEAL]

    def play(self, table: "World", seat: Seat, action: PlayZeal) -> None:
        table.zeal[seat] = 1
