"""The vote on the harbour tax, with one veto (HB-10)."""

from harbour.edition_schema import TAX
from harbour.edition_schema import VETO as VETO_PRICE
from harbour.fields import BALLOT
from harbour.table import Harbour
from statecraft.core.engine.frame import Ask, Frame
from statecraft.core.engine.question import Question
from statecraft.core.engine.sealed import PASS, Pass
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verb, Verbs

NO, YES, ABSTAIN = 0, 1, 2


class Vote(Verb[Harbour]):
    """HB-10.1: no (0), yes (1) or neither (2)."""

    FIELDS = ("ballot",)
    __slots__ = FIELDS
    VERB = "vote"
    SHAPE = (BALLOT,)

    def __init__(self, ballot: int) -> None:
        self.ballot = ballot

    def options(self, table: Harbour, question: Question) -> list[Action]:
        return [*VOTES]

    def fault(self, table: Harbour, question: Question) -> Illegal | None:
        return None

    def do(self, table: Harbour, question: Question) -> None:
        vote = table.stack[question.at]
        assert isinstance(vote, TaxVote)
        table.put(question.at, TaxVote(vote.seats, (*vote.ballots, self.ballot)))
        if table.sink is not None:
            values = {"seat": question.seat, "ballot": self.ballot}
            table.sink.append(Event("harbour-event-vote", values))


VOTES = (Vote(NO), Vote(YES), Vote(ABSTAIN))


class TaxVote(Frame[Harbour]):
    """HB-10.1: the holders vote openly, one after the other; a vote cast stands."""

    FIELDS = ("seats", "ballots")
    __slots__ = FIELDS
    NAME = "tax-vote"
    VERBS = Verbs(Vote)

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

    def no_answer(self, table: Harbour, action: Action) -> Illegal:
        return Illegal("HB-10.1", "harbour-refused-vote", {"verb": action.VERB})

    def default(self, table: Harbour, question: Question) -> Action | None:
        return VOTES[ABSTAIN]


class Veto(Verb[Harbour]):
    """HB-10.3: for a coin the result is turned round."""

    __slots__ = ()
    VERB = "veto"

    def __init__(self) -> None:
        pass

    def options(self, table: Harbour, question: Question) -> list[Action]:
        return [VETO] if self.fault(table, question) is None else []

    def fault(self, table: Harbour, question: Question) -> Illegal | None:
        if table.coins[table.holders[question.seat]] < VETO_PRICE:
            return Illegal("HB-10.3", "harbour-refused-no-coins", {"coins": VETO_PRICE})
        return None

    def do(self, table: Harbour, question: Question) -> None:
        window = table.stack[question.at]
        assert isinstance(window, VetoWindow)
        table.pay_bank(table.holders[question.seat], VETO_PRICE)
        table.put(question.at, VetoWindow(window.seats, len(window.seats), 1 - window.passed))
        if table.sink is not None:
            table.sink.append(Event("harbour-event-veto", {"seat": question.seat}))


VETO = Veto()


class VetoWindow(Frame[Harbour]):
    """HB-10.3: each in turn may veto for a coin; one veto turns the result, and none follows."""

    FIELDS = ("seats", "at", "passed")
    __slots__ = FIELDS
    NAME = "veto-window"
    VERBS = Verbs(Pass, Veto)

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

    def pass_on(self, table: Harbour, question: Question) -> None:
        table.put(question.at, VetoWindow(self.seats, self.at + 1, self.passed))

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
