"""Votes and vetoes on proposals (GP-3.9 to GP-3.13)."""

from typing import TYPE_CHECKING, TypeAlias

from statecraft.core.action import Action
from statecraft.core.event import Note
from statecraft.core.frame import Ask, Frame
from statecraft.core.ids import Seat
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal
from statecraft.core.sealed import PASS, Pass, SealedFrame
from statecraft.global_powers import actions, talks, victory
from statecraft.global_powers.government import in_seat_order, present
from statecraft.global_powers.verbs import ABSTAIN, NO, VETO, VOTES, YES, CastVote, Veto

if TYPE_CHECKING:
    from statecraft.global_powers.state import World


def begin(
    table: "World", by: Seat, region: int, batch: tuple[Action, ...], supporters: list[int]
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


class Vote(Frame["World"]):
    """GP-3.9: openly, one after the other, until it is decided."""

    __slots__ = ("batch", "by", "no", "region", "voters", "yes")
    FIELDS = ("by", "region", "batch", "yes", "no", "voters")

    def __init__(
        self,
        by: Seat,
        region: int,
        batch: tuple[Action, ...],
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

    def proposer(self) -> int:
        return self.by

    def step(self, table: "World") -> bool:
        left = sum([table.there(self.region, voter) for voter in self.voters])
        if self.yes <= self.no + left and self.no < self.yes + left:
            return False
        table.pop()
        decided(table, self.by, self.region, self.batch, self.yes, self.no)
        return True

    def asks(self, table: "World") -> tuple[Ask, ...]:
        return ((self.voters[0], "vote", True),)

    def outlook(self, table: "World") -> tuple[Note, ...]:
        return actions.outlook(table, self.region, self.batch)

    def tally(self, table: "World") -> Tally:
        """GP-3.9: the votes so far, and those that parties still have."""
        left = [(int(voter), table.there(self.region, voter)) for voter in self.voters]
        return ((self.yes, self.no, 0), *left)

    def actions(self, table: "World", question: Question) -> list[Action]:
        return [*VOTES]

    def answer(self, table: "World", question: Question, action: Action) -> None:
        assert isinstance(action, CastVote)
        seat = question.seat
        votes = count_vote(table, seat, self.by, self.region, action)
        yes = self.yes + (votes if action.vote == YES else 0)
        no = self.no + (votes if action.vote == NO else 0)
        table.put(question.at, Vote(self.by, self.region, self.batch, yes, no, self.voters[1:]))

    def default(self, table: "World", question: Question) -> Action | None:
        return VOTES[ABSTAIN]


def count_vote(table: "World", seat: int, by: int, region: int, action: CastVote) -> int:
    """A party's vote is heard, and counts as many politicians as it has there."""
    votes = table.there(region, seat)
    table.tell("gp-event-voted", {"seat": seat, "vote": action.vote, "politicians": votes})
    talks.voted(table, seat, by, action.vote == YES)
    return votes


class SealedVote(SealedFrame["World"]):
    """GP-7.8: votes in secret, opened together."""

    __slots__ = ("batch", "by", "region", "yes")
    FIELDS = ("seats", "slots", "by", "region", "batch", "yes")
    KIND = "vote"

    def __init__(
        self,
        seats: tuple[Seat, ...],
        slots: tuple[Action | None, ...],
        by: Seat,
        region: int,
        batch: tuple[Action, ...],
        yes: int,
    ) -> None:
        super().__init__(seats, slots)
        self.by = by
        self.region = region
        self.batch = batch
        self.yes = yes

    def proposer(self) -> int:
        return self.by

    def outlook(self, table: "World") -> tuple[Note, ...]:
        return actions.outlook(table, self.region, self.batch)

    def tally(self, table: "World") -> Tally:
        """GP-7.8: until they are opened together, all votes but the proposer's are open."""
        left = [(int(voter), table.there(self.region, voter)) for voter in self.seats]
        return ((self.yes, 0, 0), *left)

    def actions(self, table: "World", question: Question) -> list[Action]:
        return [*VOTES]

    def fallback(self, table: "World", question: Question) -> Action:
        return VOTES[ABSTAIN]

    def reveal(self, table: "World") -> None:
        counted = [0, self.yes, 0]
        for seat, slot in zip(self.seats, self.slots, strict=True):
            assert isinstance(slot, CastVote)
            counted[slot.vote] += count_vote(table, seat, self.by, self.region, slot)
        decided(table, self.by, self.region, self.batch, counted[YES], counted[NO])


def decided(
    table: "World", by: Seat, region: int, batch: tuple[Action, ...], yes: int, no: int
) -> None:
    """GP-3.9, GP-3.11: more yes than no accepts; then the parties there may veto."""
    accepted = yes > no
    if table.sink is not None:
        values = {"seat": by, "region": region, "yes": yes, "no": no}
        table.tell("gp-event-accepted" if accepted else "gp-event-rejected", values)
    asked = [party for party in present(table, region) if not (accepted and party == by)]
    seats = tuple([Seat(party) for party in in_seat_order(table, table.turn, asked)])
    table.push(VetoWindow(by, region, batch, 1 if accepted else 0, seats))


class VetoWindow(Frame["World"]):
    """GP-3.11: each party there is asked once; the first veto turns the result round."""

    __slots__ = ("accepted", "batch", "by", "region", "seats")
    FIELDS = ("by", "region", "batch", "accepted", "seats")

    def __init__(
        self,
        by: Seat,
        region: int,
        batch: tuple[Action, ...],
        accepted: int,
        seats: tuple[Seat, ...],
    ) -> None:
        self.by = by
        self.region = region
        self.batch = batch
        self.accepted = accepted
        self.seats = seats

    def step(self, table: "World") -> bool:
        if self.seats:
            return False
        table.pop()
        if self.accepted:
            table.push(Execution(self.region, self.by, self.batch))
        return True

    def asks(self, table: "World") -> tuple[Ask, ...]:
        return ((self.seats[0], "veto", True),)

    def outlook(self, table: "World") -> tuple[Note, ...]:
        return actions.outlook(table, self.region, self.batch)

    def actions(self, table: "World", question: Question) -> list[Action]:
        return [PASS, VETO]

    def check(self, table: "World", question: Question, action: Action) -> None:
        if not isinstance(action, Pass | Veto):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})

    def answer(self, table: "World", question: Question, action: Action) -> None:
        accepted, seats = self.accepted, self.seats[1:]
        if isinstance(action, Veto):
            # GP-3.12: no veto on a veto, so nobody else is asked.
            accepted, seats = 1 - accepted, ()
            table.go_home(self.region, question.seat, 1)
            values = {"seat": question.seat, "region": self.region, "accepted": accepted}
            table.tell("gp-event-veto", values)
            talks.vetoed(table, question.seat, self.by)
        table.put(question.at, VetoWindow(self.by, self.region, self.batch, accepted, seats))
        if isinstance(action, Veto):
            victory.check_dominance(table)

    def default(self, table: "World", question: Question) -> Action | None:
        return PASS


class Execution(Frame["World"]):
    """GP-3.13: what was accepted is carried out, action by action, as far as it is still possible."""

    __slots__ = ("batch", "by", "region")
    FIELDS = ("region", "by", "batch")
    ASKS = False

    def __init__(self, region: int, by: Seat, batch: tuple[Action, ...]) -> None:
        self.region = region
        self.by = by
        self.batch = batch

    def step(self, table: "World") -> bool:
        victory.check_dominance(table)
        if table.result is not None:
            return True
        if not self.batch:
            table.pop()
            return True
        action = self.batch[0]
        table.replace(Execution(self.region, self.by, self.batch[1:]))
        if actions.fault(table, self.region, action) is None:
            actions.carry_out(table, self.region, self.by, action)
        else:
            values = {"seat": self.by, "region": self.region, "verb": action.VERB}
            table.tell("gp-event-came-to-nothing", values)
        return True
