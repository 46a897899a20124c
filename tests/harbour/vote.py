"""The vote on the harbour tax, with one veto (HB-10)."""

from harbour.edition_schema import TAX
from harbour.edition_schema import VETO as VETO_PRICE
from harbour.table import Harbour
from harbour.verbs import ABSTAIN, NO, VETO, VOTES, YES, Veto, Vote
from statecraft.core.action import Action
from statecraft.core.event import Event
from statecraft.core.frame import Ask, Frame
from statecraft.core.ids import Seat
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal
from statecraft.core.sealed import PASS, Pass


class TaxVote(Frame[Harbour]):
    """HB-10.1: the holders vote openly, one after the other; a vote cast stands."""

    __slots__ = ("ballots", "seats")
    FIELDS = ("seats", "ballots")

    def __init__(self, seats: tuple[Seat, ...], ballots: tuple[int, ...]) -> None:
        self.seats = seats
        self.ballots = ballots

    @staticmethod
    def called(table: Harbour) -> "TaxVote":
        holders = range(table.holder_count())
        return TaxVote(tuple([Seat(table.holders.index(h)) for h in holders]), ())

    def step(self, table: Harbour) -> bool:
        if len(self.ballots) < len(self.seats):
            return False
        # HB-10.2: more yes than no; a tie is a no.
        passed = self.ballots.count(YES) > self.ballots.count(NO)
        table.replace(VetoWindow(self.seats, 0, 1 if passed else 0))
        return True

    def asks(self, table: Harbour) -> tuple[Ask, ...]:
        return ((self.seats[len(self.ballots)], "vote", True),)

    def actions(self, table: Harbour, question: Question) -> list[Action]:
        return list(VOTES)

    def check(self, table: Harbour, question: Question, action: Action) -> None:
        if not isinstance(action, Vote):
            raise Illegal("HB-10.1", "harbour-refused-vote", {"verb": action.VERB})

    def answer(self, table: Harbour, question: Question, action: Action) -> None:
        assert isinstance(action, Vote)
        table.put(question.at, TaxVote(self.seats, (*self.ballots, action.ballot)))
        if table.sink is not None:
            values = {"seat": question.seat, "ballot": action.ballot}
            table.sink.append(Event("harbour-event-vote", values))

    def default(self, table: Harbour, question: Question) -> Action | None:
        return VOTES[ABSTAIN]


class VetoWindow(Frame[Harbour]):
    """HB-10.3: each in turn may veto for a coin; one veto turns the result, and none follows."""

    __slots__ = ("at", "passed", "seats")
    FIELDS = ("seats", "at", "passed")

    def __init__(self, seats: tuple[Seat, ...], at: int, passed: int) -> None:
        self.seats = seats
        self.at = at
        self.passed = passed

    def step(self, table: Harbour) -> bool:
        if self.at < len(self.seats):
            return False
        table.pop()
        if self.passed:
            collect_tax(table)
        elif table.sink is not None:
            table.sink.append(Event("harbour-event-no-tax"))
        return True

    def asks(self, table: Harbour) -> tuple[Ask, ...]:
        return ((self.seats[self.at], "veto", True),)

    def actions(self, table: Harbour, question: Question) -> list[Action]:
        if table.coins[table.holders[question.seat]] < VETO_PRICE:
            return [PASS]
        return [PASS, VETO]

    def check(self, table: Harbour, question: Question, action: Action) -> None:
        if isinstance(action, Veto):
            if table.coins[table.holders[question.seat]] < VETO_PRICE:
                raise Illegal("HB-10.3", "harbour-refused-no-coins", {"coins": VETO_PRICE})
        elif not isinstance(action, Pass):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})

    def answer(self, table: Harbour, question: Question, action: Action) -> None:
        if isinstance(action, Pass):
            table.put(question.at, VetoWindow(self.seats, self.at + 1, self.passed))
            return
        table.pay_bank(table.holders[question.seat], VETO_PRICE)
        table.put(question.at, VetoWindow(self.seats, len(self.seats), 1 - self.passed))
        if table.sink is not None:
            table.sink.append(Event("harbour-event-veto", {"seat": question.seat}))

    def default(self, table: Harbour, question: Question) -> Action | None:
        return PASS


def collect_tax(table: Harbour) -> None:
    """HB-10.4: the richest pay, all of them if there are several, as far as they can."""
    richest = max(table.coins)
    for seat, holder in enumerate(table.holders):
        if table.coins[holder] == richest and table.holders.index(holder) == seat:
            table.pay_bank(holder, min(TAX, richest))
    if table.sink is not None:
        table.sink.append(Event("harbour-event-tax", {"coins": TAX}))
