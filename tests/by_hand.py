"""A table of which the test plays every seat, and is the dice as well."""

from typing import Generic, Self, TypeVar

import pytest

from statecraft.core.engine.question import Chance, Over, Question
from statecraft.core.engine.state import State
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event, Note
from statecraft.core.record.inputs import Act, Input, Timeout
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action

T = TypeVar("T", bound=State)


class ByHand(Generic[T]):
    """Playing and looking, whichever game it is; ``events`` has what the last input brought about."""

    def __init__(self, table: T) -> None:
        self.table = table
        self.events: list[Event] = []

    def take(self, given: Input) -> None:
        self.events.clear()
        assert self.table.apply(given, self.events)

    def chance(self, kind: str = "") -> Chance:
        pending = self.table.pending()
        assert isinstance(pending, Chance), pending
        assert kind in ("", pending.kind)
        return pending

    def asked(self, seat: Seat, kind: str = "") -> Question:
        for question in self.table.questions():
            if question.seat == seat and kind in ("", question.kind):
                return question
        raise AssertionError(f"seat {seat} is not asked {kind or 'anything'}")

    def do(self, seat: Seat, action: Action, kind: str = "") -> Self:
        self.take(Act(self.asked(seat, kind).id, seat, action))
        return self

    def refused(self, seat: Seat, action: Action, kind: str = "") -> str:
        """The rule under which an answer is refused; nothing whatever has changed."""
        question = self.asked(seat, kind)
        before = (self.table.digest(), self.table.to_bytes())
        with pytest.raises(Illegal) as caught:
            self.table.apply(Act(question.id, seat, action))
        assert (self.table.digest(), self.table.to_bytes()) == before
        legal = self.table.legal(seat, question.id)
        fault = legal.why_not(action)
        assert action not in legal
        assert action not in list(legal)
        assert fault is not None
        assert fault.rule == caught.value.rule
        return caught.value.rule

    def legal(self, seat: Seat, kind: str = "") -> list[Action]:
        """The small choices a seat has."""
        return list(self.table.legal(seat, self.asked(seat, kind).id))

    def notes(self, seat: Seat, action: Action) -> tuple[Note, ...]:
        """What a choice would cost or bring."""
        return self.table.legal(seat).consequences(action)

    def kinds(self) -> list[tuple[int, str]]:
        """Who must answer what now."""
        return [(q.seat, q.kind) for q in self.table.questions() if q.must]

    def texts(self) -> list[str]:
        return [event.text for event in self.events]

    def over(self) -> bool:
        return isinstance(self.table.pending(), Over)

    def result(self) -> tuple[str, str, tuple[int, ...]]:
        pending = self.table.pending()
        assert isinstance(pending, Over), pending
        return pending.result.reason, pending.result.rule, pending.result.ranks

    def time_out(self) -> Self:
        """The first question is not answered in time."""
        self.take(Timeout(self.table.questions()[0].id))
        return self

    def again(self) -> Self:
        """The table asks anew, once the test has changed the position."""
        self.table.resume()
        return self
