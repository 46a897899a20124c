"""A bargain offered before a fight is taken or not: by third parties (GB-7.11), by sides to be helped (GB-10.15)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.engine.frame import Frame
from statecraft.core.engine.question import Question
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event, Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import YES_NO, Action
from statecraft.core.verbs.verb import Verb, Verbs

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState


class AnswerHire(Verb["GlobopolisState"]):
    """GB-7.11, GB-10.15: take the bargain (1) or not (0)."""

    FIELDS = ("agreed",)
    __slots__ = FIELDS
    VERB = "answer-hire"
    SHAPE = (YES_NO,)

    def __init__(self, agreed: int) -> None:
        self.agreed = agreed

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        return [DECLINE, AGREE]

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        asking = table.stack[question.at]
        assert isinstance(asking, BargainAnswer)
        table.pop()
        if table.sink is not None:
            values = {"seat": question.seat, "agreed": self.agreed}
            table.sink.append(Event("gb-event-hired", values))
        if self.agreed:
            asking.agreed(table)

    def prospects(self, table: "GlobopolisState", question: Question) -> tuple[Note, ...]:
        """What the bargain costs or brings, and the odds with it."""
        asking = table.stack[question.at]
        assert isinstance(asking, BargainAnswer)
        return asking.prospects(table) if self.agreed else ()


AGREE: Final = AnswerHire(1)
DECLINE: Final = AnswerHire(0)


class BargainAnswer(Frame["GlobopolisState"]):
    """A seat is offered a bargain; it has left the stack when it is agreed upon."""

    __slots__ = ("seat",)
    HIDES = True
    VERBS = Verbs(AnswerHire)

    seat: Seat

    def agreed(self, table: "GlobopolisState") -> None:
        """What the bargain says happens now."""
        raise NotImplementedError(f"{type(self).__name__}.agreed")

    def prospects(self, table: "GlobopolisState") -> tuple[Note, ...]:
        """What is foreseen of it."""
        raise NotImplementedError(f"{type(self).__name__}.prospects")

    def default(self, table: "GlobopolisState", question: Question) -> Action | None:
        return DECLINE
