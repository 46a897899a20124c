"""Third parties: agents of others in a fight, hired, withdrawn or left to take sides (GB-7.10 on)."""

from typing import TYPE_CHECKING, Any

from statecraft.core.action import Action
from statecraft.core.event import Event
from statecraft.core.frame import Ask, Frame
from statecraft.core.ids import Seat
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal
from statecraft.core.sealed import PASS, Pass, SealedFrame
from statecraft.globopolis.agents import send
from statecraft.globopolis.aggression import Engagement, parties
from statecraft.globopolis.domains import NO_TITLE, HireDomain
from statecraft.globopolis.fight_verbs import AGREE, DECLINE, WITHDRAW, AnswerHire, Hire, Withdraw
from statecraft.globopolis.titles import hand_over

if TYPE_CHECKING:
    from statecraft.core.domain import Domain
    from statecraft.globopolis.state import Globe


def third_parties(table: "Globe", fight: Engagement) -> list[int]:
    """GB-7.10: everybody else with agents on one of the two territories."""
    found = []
    for holder in range(table.holder_count()):
        there = table.agents_of(holder, fight.origin) + table.agents_of(holder, fight.target)
        if holder not in parties(table, fight) and there:
            found.append(holder)
    return found


def bargain(table: "Globe", fight: Engagement) -> Frame[Any] | None:
    if not table.settings().agents or not third_parties(table, fight):
        return None
    aggressor, defender = parties(table, fight)
    return Bargain((table.speaker(aggressor), table.speaker(defender)), 0, (), 0)


class Bargain(Frame["Globe"]):
    """GB-7.11: each combatant may pay third parties for staying or leaving; a bargain binds.

    ``bound`` has (holder, stays) for each; ``made`` counts the proposals of who is asked now.
    """

    __slots__ = ("bound", "made", "seats", "who")
    FIELDS = ("seats", "who", "bound", "made")
    HIDES = True
    LARGE = True
    PROPOSALS = 3

    def __init__(
        self, seats: tuple[Seat, Seat], who: int, bound: tuple[tuple[int, int], ...], made: int
    ) -> None:
        self.seats = seats
        self.who = who
        self.bound = bound
        self.made = made

    def _fight(self, table: "Globe") -> Engagement:
        for frame in table.stack[::-1]:
            if isinstance(frame, Engagement):
                return frame
        raise TypeError("a bargain belongs to an engagement")

    def free(self, table: "Globe") -> list[int]:
        """Third parties that no bargain binds yet."""
        bound = [holder for holder, _stays in self.bound]
        return [h for h in third_parties(table, self._fight(table)) if h not in bound]

    def step(self, table: "Globe") -> bool:
        if self.who < 2 and self.free(table):
            return False
        table.replace(withdrawal(table, self._fight(table), self.bound))
        return True

    def asks(self, table: "Globe") -> tuple[Ask, ...]:
        return ((self.seats[self.who], "bargain", True),)

    def actions(self, table: "Globe", question: Question) -> list[Action]:
        return [PASS]

    def domains(self, table: "Globe", question: Question) -> "tuple[Domain, ...]":
        if self.made >= self.PROPOSALS:
            return ()
        return (HireDomain(table, table.holders[question.seat], self.free(table)),)

    def check(self, table: "Globe", question: Question, action: Action) -> None:
        if isinstance(action, Pass):
            return
        if not isinstance(action, Hire):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})
        holder = table.holders[question.seat]
        if self.made >= self.PROPOSALS:
            raise Illegal("GB-7.11", "gb-refused-proposals", {"limit": self.PROPOSALS})
        if action.holder not in self.free(table):
            raise Illegal("GB-7.11", "gb-refused-no-third-party", {"holder": action.holder})
        if action.eu > max(0, table.eu[holder]):
            raise Illegal("GB-7.11", "gb-refused-no-eu", {"eu": action.eu})
        fight = self._fight(table)
        if action.title != NO_TITLE and (
            table.owner[action.title] != holder or action.title in (fight.origin, fight.target)
        ):
            raise Illegal("GB-7.11", "gb-refused-no-title", {"title-or-none": action.title})

    def answer(self, table: "Globe", question: Question, action: Action) -> None:
        if isinstance(action, Hire):
            table.put(question.at, Bargain(self.seats, self.who, self.bound, self.made + 1))
            seat = table.speaker(action.holder)
            table.push(HireAnswer(seat, question.seat, action.stay, action.eu, action.title))
            if table.sink is not None:
                values = {"seat": question.seat, "holder": action.holder, "eu": action.eu}
                table.sink.append(Event("gb-event-hire", {**values, "stay": action.stay}))
        else:
            table.put(question.at, Bargain(self.seats, self.who + 1, self.bound, 0))

    def default(self, table: "Globe", question: Question) -> Action | None:
        return PASS

    def with_bound(self, holder: int, stays: int) -> "Bargain":
        return Bargain(self.seats, self.who, (*self.bound, (holder, stays)), self.made)


class HireAnswer(Frame["Globe"]):
    """GB-7.11: the third party takes the bargain or not."""

    __slots__ = ("by", "eu", "seat", "stay", "title")
    FIELDS = ("seat", "by", "stay", "eu", "title")
    HIDES = True

    def __init__(self, seat: Seat, by: Seat, stay: int, eu: int, title: int) -> None:
        self.seat = seat
        self.by = by
        self.stay = stay
        self.eu = eu
        self.title = title

    def asks(self, table: "Globe") -> tuple[Ask, ...]:
        return ((self.seat, "hire", True),)

    def actions(self, table: "Globe", question: Question) -> list[Action]:
        return [DECLINE, AGREE]

    def check(self, table: "Globe", question: Question, action: Action) -> None:
        if not isinstance(action, AnswerHire):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})

    def answer(self, table: "Globe", question: Question, action: Action) -> None:
        assert isinstance(action, AnswerHire)
        table.pop()
        if table.sink is not None:
            values = {"seat": self.seat, "agreed": action.agreed}
            table.sink.append(Event("gb-event-hired", values))
        if not action.agreed:
            return
        payer, helper = table.holders[self.by], table.holders[self.seat]
        table.eu[payer] -= self.eu
        table.eu[helper] += self.eu
        if self.title != NO_TITLE:
            hand_over(table, payer, helper, self.title)
        window = table.stack[-1]
        assert isinstance(window, Bargain)
        table.replace(window.with_bound(helper, self.stay))

    def default(self, table: "Globe", question: Question) -> Action | None:
        return DECLINE


def withdrawal(table: "Globe", fight: Engagement, bound: tuple[tuple[int, int], ...]) -> Frame[Any]:
    """GB-7.10: the third parties nobody has bound choose in secret; the bound do as agreed."""
    choices = dict(bound)
    for holder, stays in bound:
        if not stays:
            withdraw(table, fight, holder)
    free = [holder for holder in third_parties(table, fight) if holder not in choices]
    seats = tuple([table.speaker(holder) for holder in free])
    return ThirdParties(seats, (None,) * len(seats))


def withdraw(table: "Globe", fight: Engagement, holder: int) -> None:
    """GB-7.10: withdrawn agents go to their player's hand."""
    for territory in (fight.origin, fight.target):
        send(table, holder, territory, 0)
    if table.sink is not None:
        table.sink.append(Event("gb-event-withdrew", {"holder": holder}))


class ThirdParties(SealedFrame["Globe"]):
    """GB-7.10: one sealed choice of all third parties, before strength is fixed."""

    __slots__ = ()
    KIND = "third-party"

    def actions(self, table: "Globe", question: Question) -> list[Action]:
        return [PASS, WITHDRAW]

    def check(self, table: "Globe", question: Question, action: Action) -> None:
        if not isinstance(action, Pass | Withdraw):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})

    def fallback(self, table: "Globe", question: Question) -> Action:
        return PASS

    def reveal(self, table: "Globe") -> None:
        fight = table.stack[-1]
        assert isinstance(fight, Engagement)
        for seat, slot in zip(self.seats, self.slots, strict=True):
            if isinstance(slot, Withdraw):
                withdraw(table, fight, table.holders[seat])
