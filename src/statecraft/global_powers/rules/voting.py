"""Votes and vetoes on proposals (GP-3.9 to GP-3.13)."""

from typing import TYPE_CHECKING, Final, TypeAlias

from statecraft.core.engine.frame import Ask, Frame
from statecraft.core.engine.question import Question
from statecraft.core.engine.sealed import PASS, Pass, SealedFrame
from statecraft.core.ids import Holder, Seat
from statecraft.core.native import mypyc_attr
from statecraft.core.record.events import Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.global_powers.fields import ABSTAIN, NO, VOTE, YES
from statecraft.global_powers.ids import RegionId
from statecraft.global_powers.rules import talks, victory
from statecraft.global_powers.rules.government import in_seat_order, present
from statecraft.global_powers.rules.government_action import Batch, public_forecast

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


def begin(
    table: "GlobalPowersState", by: Seat, region: RegionId, batch: Batch, supporters: list[Holder]
) -> None:
    """GP-3.9, GP-3.10: who proposed and who consented has voted yes; the others are asked."""
    yes = sum([table.there(region, party) for party in supporters])
    others = [party for party in present(table, region) if party not in supporters]
    voters = tuple([Seat(party) for party in in_seat_order(table, by, others)])
    if table.settings().sealed_votes and voters:
        table.push(SealedVote(voters, (None,) * len(voters), by, region, batch, yes))
    else:
        table.push(Vote(by, region, batch, yes, 0, voters))


Tally: TypeAlias = tuple[tuple[int, ...], ...]
"""Votes for, votes against and chips that may still be staked; then each party that has yet to vote, with
its votes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenVote(Frame["GlobalPowersState"]):
    """A vote that is heard as it is cast: on a proposal, or in the UN."""

    __slots__ = ()

    def tally(self, table: "GlobalPowersState") -> Tally:
        """How it stands, and who has yet to vote."""
        raise NotImplementedError(f"{type(self).__name__}.tally")

    def counted(self, table: "GlobalPowersState", question: Question, vote: int) -> None:
        """The asked party has voted."""
        raise NotImplementedError(f"{type(self).__name__}.counted")


class CastVote(Verb["GlobalPowersState"]):
    """Vote with all one's politicians: no, yes, or abstain."""

    FIELDS = ("vote",)
    __slots__ = FIELDS
    VERB = "cast-vote"
    SHAPE = (VOTE,)

    def __init__(self, vote: int) -> None:
        self.vote = vote

    def options(self, table: "GlobalPowersState", question: Question) -> list[Action]:
        return [*VOTES]

    def fault(self, table: "GlobalPowersState", question: Question) -> Illegal | None:
        return None

    def do(self, table: "GlobalPowersState", question: Question) -> None:
        asking = table.stack[question.at]
        assert isinstance(asking, OpenVote)
        asking.counted(table, question, self.vote)

    def prospects(self, table: "GlobalPowersState", question: Question) -> tuple[Note, ...]:
        """How the vote stands then, and whether the others can still change it."""
        asking = table.stack[question.at]
        assert isinstance(asking, OpenVote | SealedVote)
        (yes, no, chips), *voters = asking.tally(table)
        mine = sum([votes for seat, votes in voters if seat == question.seat])
        left = chips + sum([votes for _seat, votes in voters]) - mine
        yes += mine if self.vote == YES else 0
        no += mine if self.vote == NO else 0
        return (standing(yes, no, left),)


def standing(yes: int, no: int, left: int) -> Note:
    """GP-3.9, GP-4.21: a majority carries; where nothing that is left can change it, it is decided."""
    values = {"yes": yes, "no": no, "left": left}
    if yes > no + left:
        return Note("gp-vote-carries", values)
    return Note("gp-vote-fails" if yes + left <= no else "gp-vote-stands", values)


VOTES: Final = (CastVote(NO), CastVote(YES), CastVote(ABSTAIN))


class Vote(OpenVote):
    """GP-3.9: openly, one after the other, until it is decided."""

    FIELDS = ("by", "region", "batch", "yes", "no", "voters")
    __slots__ = FIELDS
    NAME = "vote"
    VERBS = Verbs(CastVote)

    def __init__(
        self,
        by: Seat,
        region: RegionId,
        batch: Batch,
        yes: int,
        no: int,
        voters: tuple[Seat, ...],
    ) -> None:
        self.by = by
        self.region = region
        self.batch = batch
        self.yes = yes
        self.no = no
        self.voters = voters

    def proposer(self) -> Seat:
        return self.by

    def step(self, table: "GlobalPowersState") -> bool:
        left = sum([table.there(self.region, table.holders[voter]) for voter in self.voters])
        if self.yes <= self.no + left and self.no < self.yes + left:
            return False
        table.pop()
        decided(table, self.by, self.region, self.batch, self.yes, self.no)
        return True

    def asks(self, table: "GlobalPowersState") -> tuple[Ask, ...]:
        return ((self.voters[0], "vote", True),)

    def public_forecast(self, table: "GlobalPowersState") -> tuple[Note, ...]:
        return public_forecast(table, self.region, self.batch)

    def tally(self, table: "GlobalPowersState") -> Tally:
        """GP-3.9: the votes so far, and those that parties still have."""
        left = [
            (int(voter), table.there(self.region, table.holders[voter])) for voter in self.voters
        ]
        return ((self.yes, self.no, 0), *left)

    def counted(self, table: "GlobalPowersState", question: Question, vote: int) -> None:
        votes = count_vote(table, question.seat, self.by, self.region, vote)
        yes = self.yes + (votes if vote == YES else 0)
        no = self.no + (votes if vote == NO else 0)
        table.put(question.at, Vote(self.by, self.region, self.batch, yes, no, self.voters[1:]))

    def default(self, table: "GlobalPowersState", question: Question) -> Action | None:
        return VOTES[ABSTAIN]


def count_vote(
    table: "GlobalPowersState", seat: Seat, by: Seat, region: RegionId, vote: int
) -> int:
    """A party's vote is heard, and counts as many politicians as it has there."""
    party = table.holders[seat]
    votes = table.there(region, party)
    table.tell("gp-event-voted", {"seat": seat, "vote": vote, "politicians": votes})
    talks.voted(table, party, table.holders[by], vote == YES)
    return votes


class SealedVote(SealedFrame["GlobalPowersState"]):
    """GP-7.8: votes in secret, opened together."""

    __slots__ = ("batch", "by", "region", "yes")
    NAME = "sealed-vote"
    FIELDS = ("seats", "slots", "by", "region", "batch", "yes")
    KIND = "vote"
    VERBS = Verbs(CastVote)

    def __init__(
        self,
        seats: tuple[Seat, ...],
        slots: tuple[Action | None, ...],
        by: Seat,
        region: RegionId,
        batch: Batch,
        yes: int,
    ) -> None:
        super().__init__(seats, slots)
        self.by = by
        self.region = region
        self.batch = batch
        self.yes = yes

    def proposer(self) -> Seat:
        return self.by

    def public_forecast(self, table: "GlobalPowersState") -> tuple[Note, ...]:
        return public_forecast(table, self.region, self.batch)

    def tally(self, table: "GlobalPowersState") -> Tally:
        """GP-7.8: until they are opened together, all votes but the proposer's are open."""
        left = [
            (int(voter), table.there(self.region, table.holders[voter])) for voter in self.seats
        ]
        return ((self.yes, 0, 0), *left)

    def fallback(self, table: "GlobalPowersState", question: Question) -> Action:
        return VOTES[ABSTAIN]

    def reveal(self, table: "GlobalPowersState") -> None:
        counted = [0, self.yes, 0]
        for seat, slot in zip(self.seats, self.slots, strict=True):
            assert isinstance(slot, CastVote)
            counted[slot.vote] += count_vote(table, seat, self.by, self.region, slot.vote)
        decided(table, self.by, self.region, self.batch, counted[YES], counted[NO])


def decided(
    table: "GlobalPowersState", by: Seat, region: RegionId, batch: Batch, yes: int, no: int
) -> None:
    """GP-3.9, GP-3.11: more yes than no accepts; then the parties there may veto."""
    accepted = yes > no
    if table.sink is not None:
        values = {"seat": by, "region": region, "yes": yes, "no": no}
        table.tell("gp-event-accepted" if accepted else "gp-event-rejected", values)
    asked = [
        party for party in present(table, region) if not (accepted and party == table.holders[by])
    ]
    seats = tuple([Seat(party) for party in in_seat_order(table, table.turn, asked)])
    table.push(VetoWindow(by, region, batch, 1 if accepted else 0, seats))


class Veto(Verb["GlobalPowersState"]):
    """GP-3.11: sacrifice a politician to turn the result of a vote round."""

    __slots__ = ()
    VERB = "veto"

    def __init__(self) -> None:
        pass

    def options(self, table: "GlobalPowersState", question: Question) -> list[Action]:
        return [VETO]

    def fault(self, table: "GlobalPowersState", question: Question) -> Illegal | None:
        return None

    def do(self, table: "GlobalPowersState", question: Question) -> None:
        window = table.stack[question.at]
        assert isinstance(window, VetoWindow)
        accepted = 1 - window.accepted
        party = table.holders[question.seat]
        table.go_home(window.region, party, 1)
        values = {"seat": question.seat, "region": window.region, "accepted": accepted}
        table.tell("gp-event-veto", values)
        talks.vetoed(table, party, table.holders[window.by])
        # GP-3.12: no veto on a veto, so nobody else is asked.
        table.put(question.at, window.left(accepted, ()))
        victory.check_dominance(table)


VETO: Final = Veto()


class VetoWindow(Frame["GlobalPowersState"]):
    """GP-3.11: each party there is asked once; the first veto turns the result round."""

    FIELDS = ("by", "region", "batch", "accepted", "seats")
    __slots__ = FIELDS
    NAME = "veto-window"
    VERBS = Verbs(Pass, Veto)

    def __init__(
        self,
        by: Seat,
        region: RegionId,
        batch: Batch,
        accepted: int,
        seats: tuple[Seat, ...],
    ) -> None:
        self.by = by
        self.region = region
        self.batch = batch
        self.accepted = accepted
        self.seats = seats

    def step(self, table: "GlobalPowersState") -> bool:
        if self.seats:
            return False
        table.pop()
        if self.accepted:
            table.push(Execution(self.region, self.by, self.batch))
        return True

    def asks(self, table: "GlobalPowersState") -> tuple[Ask, ...]:
        return ((self.seats[0], "veto", True),)

    def public_forecast(self, table: "GlobalPowersState") -> tuple[Note, ...]:
        return public_forecast(table, self.region, self.batch)

    def pass_on(self, table: "GlobalPowersState", question: Question) -> None:
        table.put(question.at, self.left(self.accepted, self.seats[1:]))

    def left(self, accepted: int, seats: tuple[Seat, ...]) -> "VetoWindow":
        """The window as it goes on for these."""
        return VetoWindow(self.by, self.region, self.batch, accepted, seats)

    def default(self, table: "GlobalPowersState", question: Question) -> Action | None:
        return PASS


class Execution(Frame["GlobalPowersState"]):
    """GP-3.13: what was accepted is carried out, action by action, as far as it is still possible."""

    FIELDS = ("region", "by", "batch")
    __slots__ = FIELDS
    NAME = "execution"
    ASKS = False

    def __init__(self, region: RegionId, by: Seat, batch: Batch) -> None:
        self.region = region
        self.by = by
        self.batch = batch

    def step(self, table: "GlobalPowersState") -> bool:
        victory.check_dominance(table)
        if table.result is not None:
            return True
        if not self.batch:
            table.pop()
            return True
        action = self.batch[0]
        table.replace(Execution(self.region, self.by, self.batch[1:]))
        if action.obstacle(table, self.region) is None:
            action.carry_out(table, self.region, self.by)
        else:
            values = {"seat": self.by, "region": self.region, "verb": action.VERB}
            table.tell("gp-event-came-to-nothing", values)
        return True
