"""Standing orders for votes: whom to support and whom to oppose (GP-7.12)."""

from typing import TYPE_CHECKING, ClassVar

from statecraft.core.trade.orders import Order
from statecraft.core.verbs.action import Action
from statecraft.global_powers.fields import NO, YES
from statecraft.global_powers.rules.voting import VOTES

if TYPE_CHECKING:
    from statecraft.core.engine.question import Question
    from statecraft.core.engine.state import State


class VoteOrder(Order):
    """Vote yes on proposals of the parties in ``support``, no on those in ``oppose`` (a bit each)."""

    __slots__ = ("oppose", "support")
    NAME = "vote-order"
    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "support", "oppose")

    def __init__(self, kind: str, support: int, oppose: int) -> None:
        super().__init__(kind)
        self.support = support
        self.oppose = oppose

    def answer(self, table: "State", question: "Question") -> Action | None:
        if question.kind != "vote":
            return None
        by = table.stack[question.at].proposer()  # type: ignore[attr-defined]
        if self.support >> by & 1:
            return VOTES[YES]
        if self.oppose >> by & 1:
            return VOTES[NO]
        return None
