"""The verbs of the cards, and of the questions that cards lead to."""

from typing import Final

from statecraft.core.action import HOLDER, Action, Kind, Rows
from statecraft.global_powers.verbs import (
    CHIP_ROWS,
    PLACE,
    POLITICIANS,
    REGION,
    SOME,
    Chips,
    Numbers,
)

USE: Final = Kind("use", 0, 2)
REGION_OR_NONE: Final = Kind("region-or-none", 0, 12)
REGION_ROWS: Final = Rows((REGION,), 6)
NO_REGION: Final = 12
END_PEACE: Final = 0
END_PACT: Final = 1
KEEP_OPEN: Final = 2
"""What a Warmonger is played for."""


class Assassinate(Action):
    """Card: an attempt on an enemy politician."""

    __slots__ = ("party", "region")
    VERB = "assassinate"
    FIELDS = ("region", "party")
    SHAPE = (REGION, HOLDER)

    def __init__(self, region: int, party: int) -> None:
        self.region = region
        self.party = party


class Initiative(Action):
    """Card: a diplomatic motion at once."""

    __slots__ = ()
    VERB = "initiative"

    def __init__(self) -> None:
        pass


class Aid(Action):
    """Card: economy from a richer to a poorer region."""

    __slots__ = ("giver", "taker")
    VERB = "aid"
    FIELDS = ("giver", "taker")
    SHAPE = (REGION, REGION)

    def __init__(self, giver: int, taker: int) -> None:
        self.giver = giver
        self.taker = taker


class Expand(Action):
    """Card: base politicians into a region."""

    __slots__ = ("politicians", "region")
    VERB = "expand"
    FIELDS = ("region", "politicians")
    SHAPE = (REGION, SOME)

    def __init__(self, region: int, politicians: int) -> None:
        self.region = region
        self.politicians = politicians


class MakePeace(Action):
    """Card: no wars until the scoring."""

    __slots__ = ()
    VERB = "make-peace"

    def __init__(self) -> None:
        pass


class PlayWarmonger(Action):
    """Card: end the peace, end a pact, or keep the card open for a roll."""

    __slots__ = ("neighbour", "region", "use")
    VERB = "play-warmonger"
    FIELDS = ("use", "region", "neighbour")
    SHAPE = (USE, REGION_OR_NONE, REGION_OR_NONE)

    def __init__(self, use: int, region: int, neighbour: int) -> None:
        self.use = use
        self.region = region
        self.neighbour = neighbour


class Pact(Action):
    """Card: a region may not be attacked by one neighbour."""

    __slots__ = ("neighbour", "region")
    VERB = "pact"
    FIELDS = ("region", "neighbour")
    SHAPE = (REGION, REGION)

    def __init__(self, region: int, neighbour: int) -> None:
        self.region = region
        self.neighbour = neighbour


class Coup(Action):
    """Card: a coup against a region's government."""

    __slots__ = ("region",)
    VERB = "coup"
    FIELDS = ("region",)
    SHAPE = (REGION,)

    def __init__(self, region: int) -> None:
        self.region = region


class Recession(Action):
    """Card: economy above the government's strength is lost."""

    __slots__ = ("region",)
    VERB = "recession"
    FIELDS = ("region",)
    SHAPE = (REGION,)

    def __init__(self, region: int) -> None:
        self.region = region


class Revolution(Action):
    """Card: regions roll how many government politicians stay."""

    __slots__ = ("neighbours", "region")
    VERB = "revolution"
    FIELDS = ("region", "neighbours")
    SHAPE = (REGION, REGION_ROWS)

    def __init__(self, region: int, neighbours: Numbers) -> None:
        self.region = region
        self.neighbours = neighbours


class Retire(Action):
    """Card: an enemy politician goes home."""

    __slots__ = ("party", "region")
    VERB = "retire"
    FIELDS = ("region", "party")
    SHAPE = (REGION, HOLDER)

    def __init__(self, region: int, party: int) -> None:
        self.region = region
        self.party = party


class Sabotage(Action):
    """Card: a region loses chips."""

    __slots__ = ("region",)
    VERB = "sabotage"
    FIELDS = ("region",)
    SHAPE = (REGION,)

    def __init__(self, region: int) -> None:
        self.region = region


class PlayZeal(Action):
    """Card: lies open for one more action."""

    __slots__ = ()
    VERB = "play-zeal"

    def __init__(self) -> None:
        pass


class Defect(Action):
    """Card: an own politician takes an enemy's place."""

    __slots__ = ("party", "region")
    VERB = "defect"
    FIELDS = ("region", "party")
    SHAPE = (REGION, HOLDER)

    def __init__(self, region: int, party: int) -> None:
        self.region = region
        self.party = party


class Riots(Action):
    """Card: government politicians above the economy are lost."""

    __slots__ = ("neighbours", "region")
    VERB = "riots"
    FIELDS = ("region", "neighbours")
    SHAPE = (REGION, REGION_ROWS)

    def __init__(self, region: int, neighbours: Numbers) -> None:
        self.region = region
        self.neighbours = neighbours


class Transfer(Action):
    """Card: a politician goes from one region to another."""

    __slots__ = ("party", "region", "target")
    VERB = "transfer"
    FIELDS = ("region", "party", "target")
    SHAPE = (REGION, HOLDER, REGION)

    def __init__(self, region: int, party: int, target: int) -> None:
        self.region = region
        self.party = party
        self.target = target


class StakeCoup(Action):
    """Take base politicians into the hand for a coup."""

    __slots__ = ("politicians",)
    VERB = "stake-coup"
    FIELDS = ("politicians",)
    SHAPE = (POLITICIANS,)

    def __init__(self, politicians: int) -> None:
        self.politicians = politicians


class ChooseChips(Action):
    """Choose the chips that are lost to sabotage."""

    __slots__ = ("chips",)
    VERB = "choose-chips"
    FIELDS = ("chips",)
    SHAPE = (CHIP_ROWS,)

    def __init__(self, chips: Chips) -> None:
        self.chips = chips


class PayPenalty(Action):
    """Choose where the politician comes from that goes to Mauritius."""

    __slots__ = ("place",)
    VERB = "pay-penalty"
    FIELDS = ("place",)
    SHAPE = (PLACE,)

    def __init__(self, place: int) -> None:
        self.place = place


class UseWarmonger(Action):
    """Use the open Warmonger card: one more on a roll."""

    __slots__ = ()
    VERB = "use-warmonger"

    def __init__(self) -> None:
        pass


CARD_VERBS: Final[tuple[type[Action], ...]] = (
    Assassinate,
    Initiative,
    Aid,
    Expand,
    MakePeace,
    PlayWarmonger,
    Pact,
    Coup,
    Recession,
    Revolution,
    Retire,
    Sabotage,
    PlayZeal,
    Defect,
    Riots,
    Transfer,
)
"""The verb of each card, in the order of the cards' numbers."""
VERBS: Final[tuple[type[Action], ...]] = (
    *CARD_VERBS,
    StakeCoup,
    ChooseChips,
    PayPenalty,
    UseWarmonger,
)
USE_WARMONGER: Final = UseWarmonger()
