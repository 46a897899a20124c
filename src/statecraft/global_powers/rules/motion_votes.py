"""How a diplomatic motion is decided: regions stake, the UN votes, and what is carried happens (GP-4.19 to GP-4.25)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.engine.frame import Ask
from statecraft.core.engine.question import Question
from statecraft.core.engine.sealed import PASS, Pass
from statecraft.core.ids import Seat
from statecraft.core.record.events import Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.global_powers.fields import (
    ABSTAIN,
    AGAINST,
    BAN,
    CHIPS,
    DISARM,
    FOR,
    LIFT,
    NO,
    SANCTION,
    SIDE,
    YES,
)
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.rules.chips import DIPLOMACY, MILITARY
from statecraft.global_powers.rules.consent import DECLINE, Consent, ConsentFrame
from statecraft.global_powers.rules.government import (
    from_active,
    government,
    strongest_first,
)
from statecraft.global_powers.rules.voting import VOTES, CastVote, OpenVote, Tally, standing

if TYPE_CHECKING:
    from statecraft.global_powers.rules.motions import Motion
    from statecraft.global_powers.state import GlobalPowersState


def ask_regions(table: "GlobalPowersState", action: "Motion", by: Seat, ayes: int) -> None:
    """GP-4.19: the regions stake one after the other."""
    table.push(RegionStakes(action, by, ayes, 0, asked_regions(table), None, ()))


def asked_regions(table: "GlobalPowersState") -> tuple[RegionId, ...]:
    """GP-4.19: all regions that may stake on a motion, most diplomacy first, ties by number."""
    chips = table.chips[DIPLOMACY::4]
    asked = [
        region
        for region in ALL_REGIONS
        if chips[region] and not table.sanctioned[region] and government(table, region)
    ]
    asked.sort(key=lambda region: (-chips[region], region))
    return tuple(asked)


class Stake(Verb["GlobalPowersState"]):
    """GP-4.19: stake a region's diplomacy against or for a motion."""

    FIELDS = ("side", "chips")
    __slots__ = FIELDS
    VERB = "stake"
    SHAPE = (SIDE, CHIPS)

    def __init__(self, side: int, chips: int) -> None:
        self.side = side
        self.chips = chips

    def options(self, table: "GlobalPowersState", question: Question) -> list[Action]:
        chips = stakes(table, question).chips(table)
        return [*STAKES[FOR][:chips], *STAKES[AGAINST][:chips]]

    def fault(self, table: "GlobalPowersState", question: Question) -> Illegal | None:
        most = stakes(table, question).chips(table)
        if self.chips > most:
            return Illegal("GP-4.26", "gp-refused-stake", {"most": most})
        return None

    def do(self, table: "GlobalPowersState", question: Question) -> None:
        asking = stakes(table, question)
        others = strongest_first(table, government(table, asking.regions[0]))[1:]
        partners = tuple([Seat(party) for party in others])
        if partners:
            table.put(question.at, asking.named(self, partners))
        else:
            asking.settle(table, question.at, self)

    def notes(self, table: "GlobalPowersState", question: Question) -> tuple[Note, ...]:
        return (Note("gp-costs-stake", {"chip": DIPLOMACY, "staked": self.chips}),)

    def prospects(self, table: "GlobalPowersState", question: Question) -> tuple[Note, ...]:
        """How the motion stands then, and whether what is still to come can change it."""
        asking = stakes(table, question)
        (yes, no, chips), *factions = asking.tally(table)
        left = chips - asking.chips(table) + sum([votes for _seat, votes in factions])
        yes += self.chips if self.side == FOR else 0
        no += self.chips if self.side == AGAINST else 0
        return (standing(yes, no, left),)


STAKES: Final = tuple(
    [tuple([Stake(side, chips) for chips in range(1, 6)]) for side in (AGAINST, FOR)]
)
PARTNERS_AGREE: Final = Verbs(Consent)


class RegionStakes(ConsentFrame):
    """GP-4.19: region after region stakes for or against, or nothing.

    In a coalition the strongest partner names a ``stake`` and the ``partners`` must all agree to it.
    """

    FIELDS = ("action", "by", "ayes", "noes", "regions", "stake", "partners")
    __slots__ = FIELDS
    NAME = "region-stakes"
    VERBS = Verbs(Pass, Stake)

    def __init__(
        self,
        action: "Motion",
        by: Seat,
        ayes: int,
        noes: int,
        regions: tuple[RegionId, ...],
        stake: Stake | None,
        partners: tuple[Seat, ...],
    ) -> None:
        self.action = action
        self.by = by
        self.ayes = ayes
        self.noes = noes
        self.regions = regions
        self.stake = stake
        self.partners = partners

    def step(self, table: "GlobalPowersState") -> bool:
        if self.regions:
            return False
        factions = [party for party in table.all_holders() if table.un[party]]
        factions.sort(key=lambda party: (-table.un[party], from_active(table, party)))
        seats = tuple([Seat(party) for party in factions])
        table.replace(UnVotes(self.action, self.by, self.ayes, self.noes, seats))
        return True

    def asks(self, table: "GlobalPowersState") -> tuple[Ask, ...]:
        if self.partners:
            return ((self.partners[0], "stake-consent", True),)
        first = strongest_first(table, government(table, self.regions[0]))[0]
        return ((Seat(first), "stake", True),)

    def tally(self, table: "GlobalPowersState") -> Tally:
        """GP-4.19, GP-4.20: what is staked, what regions may still stake, and the UN that votes after."""
        chips = sum([table.chip(region, DIPLOMACY) for region in self.regions])
        left = [(party, table.un[party]) for party in table.all_holders() if table.un[party]]
        return ((self.ayes, self.noes, chips), *left)

    def verbs(self, question: Question) -> Verbs:
        return PARTNERS_AGREE if self.partners else self.VERBS

    def chips(self, table: "GlobalPowersState") -> int:
        """How much diplomacy the region that is asked has."""
        return table.chip(self.regions[0], DIPLOMACY)

    def consented(self, table: "GlobalPowersState", question: Question, agreed: bool) -> None:
        if not agreed:
            self.settle(table, question.at, None)
        elif len(self.partners) > 1:
            table.put(question.at, self.named(self.stake, self.partners[1:]))
        else:
            self.settle(table, question.at, self.stake)

    def pass_on(self, table: "GlobalPowersState", question: Question) -> None:
        self.settle(table, question.at, None)

    def named(self, stake: Stake | None, partners: tuple[Seat, ...]) -> "RegionStakes":
        """A stake is named, and these partners are still to agree to it."""
        return RegionStakes(
            self.action, self.by, self.ayes, self.noes, self.regions, stake, partners
        )

    def settle(self, table: "GlobalPowersState", at: int, stake: Stake | None) -> None:
        """GP-4.21: what a region stakes is spent."""
        region = self.regions[0]
        ayes, noes = self.ayes, self.noes
        if stake is not None:
            table.spend_chips(region, DIPLOMACY, stake.chips)
            if stake.side == FOR:
                ayes += stake.chips
            else:
                noes += stake.chips
            values = {"region": region, "side": stake.side, "stake": stake.chips}
            table.tell("gp-event-staked", values)
        rest = self.regions[1:]
        table.put(at, RegionStakes(self.action, self.by, ayes, noes, rest, None, ()))

    def default(self, table: "GlobalPowersState", question: Question) -> Action | None:
        return DECLINE if self.partners else PASS


def stakes(table: "GlobalPowersState", question: Question) -> RegionStakes:
    """The frame that asks for a stake."""
    found = table.stack[question.at]
    assert isinstance(found, RegionStakes)
    return found


class UnVotes(OpenVote):
    """GP-4.20: the UN votes, the largest faction first."""

    FIELDS = ("action", "by", "ayes", "noes", "seats")
    __slots__ = FIELDS
    NAME = "un-votes"
    VERBS = Verbs(CastVote)

    def __init__(
        self, action: "Motion", by: Seat, ayes: int, noes: int, seats: tuple[Seat, ...]
    ) -> None:
        self.action = action
        self.by = by
        self.ayes = ayes
        self.noes = noes
        self.seats = seats

    def step(self, table: "GlobalPowersState") -> bool:
        if self.seats:
            return False
        table.pop()
        conclude(table, self.action, self.ayes, self.noes)
        return True

    def asks(self, table: "GlobalPowersState") -> tuple[Ask, ...]:
        return ((self.seats[0], "un-vote", True),)

    def tally(self, table: "GlobalPowersState") -> Tally:
        """GP-4.20: stakes and votes so far, and the factions that have yet to vote."""
        left = [(int(seat), table.un[seat]) for seat in self.seats]
        return ((self.ayes, self.noes, 0), *left)

    def counted(self, table: "GlobalPowersState", question: Question, vote: int) -> None:
        votes = table.un[question.seat]
        ayes = self.ayes + (votes if vote == YES else 0)
        noes = self.noes + (votes if vote == NO else 0)
        values = {"seat": question.seat, "vote": vote, "politicians": votes}
        table.tell("gp-event-un-voted", values)
        table.put(question.at, UnVotes(self.action, self.by, ayes, noes, self.seats[1:]))

    def default(self, table: "GlobalPowersState", question: Question) -> Action | None:
        return VOTES[ABSTAIN]


def conclude(table: "GlobalPowersState", action: "Motion", ayes: int, noes: int) -> None:
    """GP-4.21: a majority carries the motion; equal votes do not."""
    passed = ayes > noes
    region = action.region
    if table.sink is not None:
        text = "gp-event-motion-passed" if passed else "gp-event-motion-failed"
        values = {"motion": action.motion, "region": region, "yes": ayes, "no": noes}
        table.tell(text, values)
    if not passed:
        return
    # GP-4.22 to GP-4.25: a ban (GP-4.22), a disarmament, a sanction or its end (GP-4.24), a protectorate.
    if action.motion == BAN:
        gone = table.go_home(region, action.party, ayes - noes)
        values = {"seat": action.party, "region": region, "politicians": gone}
        table.tell("gp-event-banned", values)
    elif action.motion == DISARM:
        table.spend_chips(region, MILITARY, ayes - noes)
        table.demilitarised[region] = 1
    elif action.motion == SANCTION:
        table.sanctioned[region] = 1
    elif action.motion == LIFT:
        table.sanctioned[region] = 0
    else:
        table.protected[region] = 1
