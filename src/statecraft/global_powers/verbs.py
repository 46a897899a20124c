"""The verbs of Global Powers: one small class for each thing a party can do."""

from typing import Final, TypeAlias

from statecraft.core.action import HOLDER, YES_NO, Action, Kind, Rows

REGION: Final = Kind("region", 0, 11)
CARD: Final = Kind("card", 0, 15)
CHIP: Final = Kind("chip", 0, 3)
CHIPS: Final = Kind("chips", 1, 5)
POLITICIANS: Final = Kind("politicians", 0, 20)
SOME: Final = Kind("politicians", 1, 20)
CONVERSION: Final = Kind("conversion", 0, 3)
MOTION: Final = Kind("motion", 0, 4)
PARTY_OR_NONE: Final = Kind("party-or-none", 0, 5)
STAKE_CHIPS: Final = Kind("stake", 0, 5)
SIDE: Final = Kind("side", 0, 1)
VOTE: Final = Kind("vote", 0, 2)
PROMISE: Final = Kind("promise", 0, 2)
THREAT: Final = Kind("threat", 0, 2)
PLACE: Final = Kind("place", 0, 12)
CHIP_ROWS: Final = Rows((CHIP, CHIPS), 4)
CARD_ROWS: Final = Rows((CARD,), 16)

Numbers: TypeAlias = tuple[tuple[int], ...]
"""Rows of one number each: cards, or regions."""
Chips: TypeAlias = tuple[tuple[int, int], ...]
"""Rows of chip and amount, in ascending order of chips."""
Places: TypeAlias = tuple[tuple[int, int], ...]
"""Rows of region (12: base) and politicians, in ascending order of regions."""
NOBODY_BANNED: Final = 5
"""Stands in a motion that is about no party."""
BASE: Final = 12
"""Stands for the base where a place is chosen."""
AGAINST: Final = 0
FOR: Final = 1
NO: Final = 0
YES: Final = 1
ABSTAIN: Final = 2
BAN: Final = 0
DISARM: Final = 1
SANCTION: Final = 2
LIFT: Final = 3
PROTECT: Final = 4


class Withdraw(Action):
    """Take own politicians from regions back to base."""

    __slots__ = ("politicians",)
    VERB = "withdraw"
    FIELDS = ("politicians",)
    SHAPE = (Rows((REGION, SOME), 12),)

    def __init__(self, politicians: Places) -> None:
        self.politicians = politicians


class Activate(Action):
    """Activate a pending region."""

    __slots__ = ("region",)
    VERB = "activate"
    FIELDS = ("region",)
    SHAPE = (REGION,)

    def __init__(self, region: int) -> None:
        self.region = region


class Bid(Action):
    """Bid politicians for the region that is auctioned."""

    __slots__ = ("politicians",)
    VERB = "bid"
    FIELDS = ("politicians",)
    SHAPE = (POLITICIANS,)

    def __init__(self, politicians: int) -> None:
        self.politicians = politicians


class Place(Action):
    """Put a politician into a region, in the open placement."""

    __slots__ = ("region",)
    VERB = "place"
    FIELDS = ("region",)
    SHAPE = (REGION,)

    def __init__(self, region: int) -> None:
        self.region = region


class ChooseHand(Action):
    """Choose the cards to begin with."""

    __slots__ = ("cards",)
    VERB = "choose-hand"
    FIELDS = ("cards",)
    SHAPE = (CARD_ROWS,)

    def __init__(self, cards: Numbers) -> None:
        self.cards = cards


class Emigrate(Action):
    """A government politician goes to a neighbouring region."""

    __slots__ = ("party", "region")
    VERB = "emigrate"
    FIELDS = ("party", "region")
    SHAPE = (HOLDER, REGION)

    def __init__(self, party: int, region: int) -> None:
        self.party = party
        self.region = region


class Propaganda(Action):
    """A base politician goes into the active or a neighbouring region, another to Mauritius."""

    __slots__ = ("party", "region")
    VERB = "propaganda"
    FIELDS = ("party", "region")
    SHAPE = (HOLDER, REGION)

    def __init__(self, party: int, region: int) -> None:
        self.party = party
        self.region = region


class Rehabilitate(Action):
    """A politician comes back from Mauritius for one diplomacy chip."""

    __slots__ = ("party",)
    VERB = "rehabilitate"
    FIELDS = ("party",)
    SHAPE = (HOLDER,)

    def __init__(self, party: int) -> None:
        self.party = party


class Purge(Action):
    """An opposition politician is sent home for one military chip."""

    __slots__ = ("party",)
    VERB = "purge"
    FIELDS = ("party",)
    SHAPE = (HOLDER,)

    def __init__(self, party: int) -> None:
        self.party = party


class Trade(Action):
    """Exchange chips with a neighbouring region, or give some, or ask for some."""

    __slots__ = ("get", "give", "promise", "region", "threat")
    VERB = "trade"
    FIELDS = ("region", "give", "get", "promise", "threat")
    SHAPE = (REGION, CHIP_ROWS, CHIP_ROWS, PROMISE, THREAT)

    def __init__(self, region: int, give: Chips, get: Chips, promise: int, threat: int) -> None:
        self.region = region
        self.give = give
        self.get = get
        self.promise = promise
        self.threat = threat


class War(Action):
    """Attack a neighbouring region."""

    __slots__ = ("region",)
    VERB = "war"
    FIELDS = ("region",)
    SHAPE = (REGION,)

    def __init__(self, region: int) -> None:
        self.region = region


class Budget(Action):
    """Convert one chip."""

    __slots__ = ("conversion",)
    VERB = "budget"
    FIELDS = ("conversion",)
    SHAPE = (CONVERSION,)

    def __init__(self, conversion: int) -> None:
        self.conversion = conversion


class Motion(Action):
    """Move a diplomatic motion, with an opening stake."""

    __slots__ = ("motion", "party", "region", "stake")
    VERB = "motion"
    FIELDS = ("motion", "region", "party", "stake")
    SHAPE = (MOTION, REGION, PARTY_OR_NONE, STAKE_CHIPS)

    def __init__(self, motion: int, region: int, party: int, stake: int) -> None:
        self.motion = motion
        self.region = region
        self.party = party
        self.stake = stake


class EndActivation(Action):
    """Propose nothing more."""

    __slots__ = ()
    VERB = "end-activation"

    def __init__(self) -> None:
        pass


class UseZeal(Action):
    """Use the open Zeal card for one more action."""

    __slots__ = ()
    VERB = "use-zeal"

    def __init__(self) -> None:
        pass


class CallVote(Action):
    """Put the batch of proposals to the vote."""

    __slots__ = ()
    VERB = "call-vote"

    def __init__(self) -> None:
        pass


class Consent(Action):
    """Agree or not: to a partner's proposal, a trade, a stake."""

    __slots__ = ("agreed",)
    VERB = "consent"
    FIELDS = ("agreed",)
    SHAPE = (YES_NO,)

    def __init__(self, agreed: int) -> None:
        self.agreed = agreed


class CastVote(Action):
    """Vote with all one's politicians: no, yes, or abstain."""

    __slots__ = ("vote",)
    VERB = "cast-vote"
    FIELDS = ("vote",)
    SHAPE = (VOTE,)

    def __init__(self, vote: int) -> None:
        self.vote = vote


class Veto(Action):
    """Sacrifice a politician to turn the result of a vote round."""

    __slots__ = ()
    VERB = "veto"

    def __init__(self) -> None:
        pass


class Stake(Action):
    """Stake a region's diplomacy against or for a motion."""

    __slots__ = ("chips", "side")
    VERB = "stake"
    FIELDS = ("side", "chips")
    SHAPE = (SIDE, CHIPS)

    def __init__(self, side: int, chips: int) -> None:
        self.side = side
        self.chips = chips


class SendToUn(Action):
    """Take politicians from base or regions for the UN."""

    __slots__ = ("politicians",)
    VERB = "send-to-un"
    FIELDS = ("politicians",)
    SHAPE = (Rows((PLACE, SOME), 13),)

    def __init__(self, politicians: Places) -> None:
        self.politicians = politicians


class RefillHand(Action):
    """Discard cards, and take others up to a full hand."""

    __slots__ = ("discard", "take")
    VERB = "refill-hand"
    FIELDS = ("discard", "take")
    SHAPE = (CARD_ROWS, CARD_ROWS)

    def __init__(self, discard: Numbers, take: Numbers) -> None:
        self.discard = discard
        self.take = take


VERBS: Final[tuple[type[Action], ...]] = (
    Withdraw,
    Activate,
    Bid,
    Place,
    ChooseHand,
    Emigrate,
    Propaganda,
    Rehabilitate,
    Purge,
    Trade,
    War,
    Budget,
    Motion,
    EndActivation,
    UseZeal,
    CallVote,
    Consent,
    CastVote,
    Veto,
    Stake,
    SendToUn,
    RefillHand,
)

# The small ones exist once: listing and comparing them is then free.
ACTIVATE: Final = tuple([Activate(region) for region in range(12)])
WARS: Final = tuple([War(region) for region in range(12)])
BUDGETS: Final = tuple([Budget(conversion) for conversion in range(4)])
EMIGRATE: Final = tuple(
    [tuple([Emigrate(party, region) for region in range(12)]) for party in range(5)]
)
PROPAGANDA: Final = tuple(
    [tuple([Propaganda(party, region) for region in range(12)]) for party in range(5)]
)
REHABILITATE: Final = tuple([Rehabilitate(party) for party in range(5)])
PURGE: Final = tuple([Purge(party) for party in range(5)])
END_ACTIVATION: Final = EndActivation()
USE_ZEAL: Final = UseZeal()
CALL_VOTE: Final = CallVote()
VETO: Final = Veto()
DECLINE: Final = Consent(0)
AGREE: Final = Consent(1)
VOTES: Final = (CastVote(NO), CastVote(YES), CastVote(ABSTAIN))
