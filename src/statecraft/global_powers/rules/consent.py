"""Agree or not: to a partner's proposal, to a trade, to the stake of a region (GP-3.6, GP-4.6, GP-4.19)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.engine.frame import Frame
from statecraft.core.engine.question import Question
from statecraft.core.native import mypyc_attr
from statecraft.core.record.events import Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import YES_NO, Action
from statecraft.core.verbs.verb import Verb
from statecraft.global_powers.rules.effects import effects

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


@mypyc_attr(allow_interpreted_subclasses=True)
class ConsentFrame(Frame["GlobalPowersState"]):
    """A question whether a party goes along."""

    __slots__ = ()

    def consented(self, table: "GlobalPowersState", question: Question, agreed: bool) -> None:
        """The asked party has said it."""
        raise NotImplementedError(f"{type(self).__name__}.consented")

    def default(self, table: "GlobalPowersState", question: Question) -> Action | None:
        return DECLINE


class Consent(Verb["GlobalPowersState"]):
    """Agree (1) or decline (0)."""

    FIELDS = ("agreed",)
    __slots__ = FIELDS
    VERB = "consent"
    SHAPE = (YES_NO,)

    def __init__(self, agreed: int) -> None:
        self.agreed = agreed

    def options(self, table: "GlobalPowersState", question: Question) -> list[Action]:
        return [DECLINE, AGREE]

    def fault(self, table: "GlobalPowersState", question: Question) -> Illegal | None:
        return None

    def do(self, table: "GlobalPowersState", question: Question) -> None:
        asking = table.stack[question.at]
        assert isinstance(asking, ConsentFrame)
        asking.consented(table, question, self.agreed == 1)

    def prospects(self, table: "GlobalPowersState", question: Question) -> tuple[Note, ...]:
        """What changes at once; nothing where others are still to agree or to vote."""
        return effects(table, lambda copy: self.do(copy, question))


DECLINE: Final = Consent(0)
AGREE: Final = Consent(1)
