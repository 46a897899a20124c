"""The verbs of Globopolis: one small class for each thing a Governor can do."""

from typing import Final

from statecraft.core.action import HOLDER, YES_NO, Action, Kind
from statecraft.core.ids import Holder

RESOURCE: Final = Kind("resource", 0, 4)
TERRITORY: Final = Kind("territory", 0, 31)
TITLE: Final = Kind("title", 0, 35)
GUILD: Final = Kind("guild", 0, 3)
FIELD: Final = Kind("field", 0, 63)
COUNT: Final = Kind("count", 0, 60)
FEW: Final = Kind("count", 1, 3)
POINTS: Final = Kind("points", 1, 5)
MANY_POINTS: Final = Kind("points", 1, 400)
DICE: Final = Kind("dice", 1, 3)
AGENTS: Final = Kind("agents", 0, 3)
INFLUENCE_CARD: Final = Kind("influence", 0, 31)
OPS_CARD: Final = Kind("ops", 0, 32)
CARD_OR_NONE: Final = Kind("opportunity", 0, 21)
SORT: Final = Kind("sort", 0, 2)
HIRE_EU: Final = Kind("eu", 0, 999)
TITLE_OR_NONE: Final = Kind("title-or-none", 0, 36)
TARGET: Final = Kind("holder", 0, 4)
CHOICE: Final = Kind("choice", 0, 63)


class Allocate(Action):
    """Put units of one kind from Personal Stock onto an own territory."""

    __slots__ = ("count", "kind", "territory")
    VERB = "allocate"
    FIELDS = ("kind", "territory", "count")
    SHAPE = (RESOURCE, TERRITORY, COUNT)

    def __init__(self, kind: int, territory: int, count: int) -> None:
        self.kind = kind
        self.territory = territory
        self.count = count


class Transfer(Action):
    """Move units of one kind between own territories."""

    __slots__ = ("count", "kind", "source", "territory")
    VERB = "transfer"
    FIELDS = ("kind", "source", "territory", "count")
    SHAPE = (RESOURCE, TERRITORY, TERRITORY, COUNT)

    def __init__(self, kind: int, source: int, territory: int, count: int) -> None:
        self.kind = kind
        self.source = source
        self.territory = territory
        self.count = count


class Develop(Action):
    """Raise an own territory by one level of Economic Development."""

    __slots__ = ("territory",)
    VERB = "develop"
    FIELDS = ("territory",)
    SHAPE = (TERRITORY,)

    def __init__(self, territory: int) -> None:
        self.territory = territory


class BuyPoints(Action):
    """Cash in EU for points."""

    __slots__ = ("points",)
    VERB = "buy-points"
    FIELDS = ("points",)
    SHAPE = (POINTS,)

    def __init__(self, points: int) -> None:
        self.points = points


class SellPoints(Action):
    """Exchange points for EU."""

    __slots__ = ("points",)
    VERB = "sell-points"
    FIELDS = ("points",)
    SHAPE = (MANY_POINTS,)

    def __init__(self, points: int) -> None:
        self.points = points


class TakeFromGuild(Action):
    """Take units from an own Guild Stock."""

    __slots__ = ("count", "guild", "kind")
    VERB = "take-from-guild"
    FIELDS = ("guild", "kind", "count")
    SHAPE = (GUILD, RESOURCE, FEW)

    def __init__(self, guild: int, kind: int, count: int) -> None:
        self.guild = guild
        self.kind = kind
        self.count = count


class BuyFromGuild(Action):
    """Buy units from another player's Guild Stock at the printed rate."""

    __slots__ = ("count", "guild", "kind")
    VERB = "buy-from-guild"
    FIELDS = ("guild", "kind", "count")
    SHAPE = (GUILD, RESOURCE, FEW)

    def __init__(self, guild: int, kind: int, count: int) -> None:
        self.guild = guild
        self.kind = kind
        self.count = count


class PlayInfluence(Action):
    """Play an INFLUENCE card; target and choice mean what its effect needs, 0 where it needs none."""

    __slots__ = ("choice", "influence", "target")
    VERB = "play-influence"
    FIELDS = ("influence", "target", "choice")
    SHAPE = (INFLUENCE_CARD, TARGET, CHOICE)

    def __init__(self, influence: int, target: int, choice: int) -> None:
        self.influence = influence
        self.target = target
        self.choice = choice


class ShowMission(Action):
    """Show a fulfilled MISSION."""

    __slots__ = ("mission",)
    VERB = "show-mission"
    FIELDS = ("mission",)
    SHAPE = (OPS_CARD,)

    def __init__(self, mission: int) -> None:
        self.mission = mission


class EndOptions(Action):
    """End the Option Phase."""

    __slots__ = ()
    VERB = "end-options"

    def __init__(self) -> None:
        pass


class Roll(Action):
    """Roll one, two or three dice and advance, or go back."""

    __slots__ = ("backwards", "dice")
    VERB = "roll"
    FIELDS = ("dice", "backwards")
    SHAPE = (DICE, YES_NO)

    def __init__(self, dice: int, backwards: int) -> None:
        self.dice = dice
        self.backwards = backwards


class Reroll(Action):
    """Repeat the movement roll just made."""

    __slots__ = ()
    VERB = "reroll"

    def __init__(self) -> None:
        pass


class KeepRoll(Action):
    """Stay with the movement roll just made."""

    __slots__ = ()
    VERB = "keep-roll"

    def __init__(self) -> None:
        pass


class Beam(Action):
    """Teleport."""

    __slots__ = ()
    VERB = "teleport"

    def __init__(self) -> None:
        pass


class EndTurn(Action):
    """Roll no more."""

    __slots__ = ()
    VERB = "end-turn"

    def __init__(self) -> None:
        pass


class PayConference(Action):
    """Pay the Conference Cost."""

    __slots__ = ()
    VERB = "pay-conference"

    def __init__(self) -> None:
        pass


class Attack(Action):
    """Attempt an Aggressive Takeover, by an Opportunity card or without (0)."""

    __slots__ = ("card", "origin", "target")
    VERB = "attack"
    FIELDS = ("origin", "target", "card")
    SHAPE = (TERRITORY, TERRITORY, CARD_OR_NONE)

    def __init__(self, origin: int, target: int, card: int) -> None:
        self.origin = origin
        self.target = target
        self.card = card


class CleanHouse(Action):
    """Roll against one player's agents on an own territory."""

    __slots__ = ("holder", "territory")
    VERB = "clean-house"
    FIELDS = ("territory", "holder")
    SHAPE = (TITLE, HOLDER)

    def __init__(self, territory: int, holder: Holder) -> None:
        self.territory = territory
        self.holder = holder


class UseMarket(Action):
    """Roll for what a market has to offer."""

    __slots__ = ("market",)
    VERB = "use-market"
    FIELDS = ("market",)
    SHAPE = (FIELD,)

    def __init__(self, market: int) -> None:
        self.market = market


class BuyAtMarket(Action):
    """Buy units at a market: so many of its first kind, so many of its second."""

    __slots__ = ("first", "second")
    VERB = "buy-at-market"
    FIELDS = ("first", "second")
    SHAPE = (COUNT, COUNT)

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second


class Fly(Action):
    """Fly with the O.R.S.S."""

    __slots__ = ("base",)
    VERB = "fly"
    FIELDS = ("base",)
    SHAPE = (FIELD,)

    def __init__(self, base: int) -> None:
        self.base = base


class StayAtBase(Action):
    """Stay at the O.R.S.S. base."""

    __slots__ = ()
    VERB = "stay-at-base"

    def __init__(self) -> None:
        pass


class PutUnder(Action):
    """Return a card to the bottom of its stack."""

    __slots__ = ("card", "sort")
    VERB = "put-under"
    FIELDS = ("sort", "card")
    SHAPE = (SORT, OPS_CARD)

    def __init__(self, sort: int, card: int) -> None:
        self.sort = sort
        self.card = card


class PickTitle(Action):
    """Choose a title in the draft."""

    __slots__ = ("title",)
    VERB = "pick-title"
    FIELDS = ("title",)
    SHAPE = (TITLE,)

    def __init__(self, title: int) -> None:
        self.title = title


VERBS: Final[tuple[type[Action], ...]] = (
    Beam,
    Allocate,
    Transfer,
    Develop,
    BuyPoints,
    SellPoints,
    TakeFromGuild,
    BuyFromGuild,
    PlayInfluence,
    ShowMission,
    EndOptions,
    Roll,
    Reroll,
    KeepRoll,
    EndTurn,
    PayConference,
    Attack,
    CleanHouse,
    UseMarket,
    BuyAtMarket,
    Fly,
    StayAtBase,
    PutUnder,
    PickTitle,
)
# Small sets of equal actions are made once.
END_OPTIONS: Final = EndOptions()
END_TURN: Final = EndTurn()
KEEP_ROLL: Final = KeepRoll()
REROLL: Final = Reroll()
BEAM: Final = Beam()
PAY: Final = PayConference()
STAY: Final = StayAtBase()
FORWARDS: Final = tuple([Roll(dice, 0) for dice in (1, 2, 3)])
BACKWARDS: Final = tuple([Roll(dice, 1) for dice in (1, 2, 3)])
DEVELOPS: Final = tuple([Develop(territory) for territory in range(32)])
GUILD_TAKES, GUILD_BUYS = [
    tuple(
        [
            tuple([tuple([verb(guild, kind, n) for n in (1, 2, 3)]) for kind in range(5)])
            for guild in range(4)
        ]
    )
    for verb in (TakeFromGuild, BuyFromGuild)
]
"""By guild and kind of unit: taking, or buying, one to three of them."""
POINT_PURCHASES: Final = tuple([BuyPoints(points) for points in range(1, 6)])
