"""The verbs of Harbour."""

from statecraft.core.action import HOLDER, Action, Kind
from statecraft.core.ids import Holder

COINS = Kind("coins", 0, 999)
GOOD_KIND = Kind("cargo", 0, 2)
CARD = Kind("card", 0, 19)
DICE = Kind("dice", 1, 2)
BALLOT = Kind("ballot", 0, 2)


class Bid(Action):
    __slots__ = ("coins",)
    VERB = "bid"
    FIELDS = ("coins",)
    SHAPE = (COINS,)

    def __init__(self, coins: int) -> None:
        self.coins = coins


class Buy(Action):
    __slots__ = ("cargo",)
    VERB = "buy"
    FIELDS = ("cargo",)
    SHAPE = (GOOD_KIND,)

    def __init__(self, cargo: int) -> None:
        self.cargo = cargo


class Sell(Action):
    __slots__ = ("cargo",)
    VERB = "sell"
    FIELDS = ("cargo",)
    SHAPE = (GOOD_KIND,)

    def __init__(self, cargo: int) -> None:
        self.cargo = cargo


class PlayFavour(Action):
    __slots__ = ("card",)
    VERB = "play-favour"
    FIELDS = ("card",)
    SHAPE = (CARD,)

    def __init__(self, card: int) -> None:
        self.card = card


class SetSail(Action):
    __slots__ = ()
    VERB = "set-sail"

    def __init__(self) -> None:
        pass


class Roll(Action):
    __slots__ = ("dice",)
    VERB = "roll"
    FIELDS = ("dice",)
    SHAPE = (DICE,)

    def __init__(self, dice: int) -> None:
        self.dice = dice


class PutUnder(Action):
    __slots__ = ("card",)
    VERB = "put-under"
    FIELDS = ("card",)
    SHAPE = (CARD,)

    def __init__(self, card: int) -> None:
        self.card = card


class Raid(Action):
    __slots__ = ("card", "cargo", "target")
    VERB = "raid"
    FIELDS = ("card", "target", "cargo")
    SHAPE = (CARD, HOLDER, GOOD_KIND)

    def __init__(self, card: int, target: Holder, cargo: int) -> None:
        self.card = card
        self.target = target
        self.cargo = cargo


class Stay(Action):
    __slots__ = ()
    VERB = "stay"

    def __init__(self) -> None:
        pass


class Withdraw(Action):
    """A third party takes its guards home before the fight."""

    __slots__ = ()
    VERB = "withdraw"

    def __init__(self) -> None:
        pass


class PlayStorm(Action):
    __slots__ = ("card",)
    VERB = "play-storm"
    FIELDS = ("card",)
    SHAPE = (CARD,)

    def __init__(self, card: int) -> None:
        self.card = card


class PlaceGuard(Action):
    __slots__ = ("harbour",)
    VERB = "place-guard"
    FIELDS = ("harbour",)
    SHAPE = (HOLDER,)

    def __init__(self, harbour: Holder) -> None:
        self.harbour = harbour


class RecallGuard(Action):
    __slots__ = ("harbour",)
    VERB = "recall-guard"
    FIELDS = ("harbour",)
    SHAPE = (HOLDER,)

    def __init__(self, harbour: Holder) -> None:
        self.harbour = harbour


class Vote(Action):
    """0 no, 1 yes, 2 abstain."""

    __slots__ = ("ballot",)
    VERB = "vote"
    FIELDS = ("ballot",)
    SHAPE = (BALLOT,)

    def __init__(self, ballot: int) -> None:
        self.ballot = ballot


class Veto(Action):
    __slots__ = ()
    VERB = "veto"

    def __init__(self) -> None:
        pass


# Small sets of equal actions are made once.
SET_SAIL, STAY, WITHDRAW, VETO = SetSail(), Stay(), Withdraw(), Veto()
BIDS = tuple([Bid(coins) for coins in range(1000)])
BUYS = tuple([Buy(cargo) for cargo in range(3)])
SELLS = tuple([Sell(cargo) for cargo in range(3)])
ROLLS = (Roll(1), Roll(2))
VOTES = (Vote(0), Vote(1), Vote(2))
FAVOUR_PLAYS = tuple([PlayFavour(card) for card in range(20)])
STORM_PLAYS = tuple([PlayStorm(card) for card in range(20)])
PUTS = tuple([PutUnder(card) for card in range(20)])
PLACES = tuple([PlaceGuard(Holder(holder)) for holder in range(5)])
RECALLS = tuple([RecallGuard(Holder(holder)) for holder in range(5)])
NO, YES, ABSTAIN = 0, 1, 2
