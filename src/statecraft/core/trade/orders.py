"""Standing orders: private instructions that answer a kind of question for a seat.

The driver asks the state what a seat's orders say and plays it; the answer looks like any other, so
nobody can tell an order from a player who was quick (ST-7.5). A game adds its own kinds of orders.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from statecraft.core.ids import Seat
from statecraft.core.native import mypyc_attr
from statecraft.core.record.struct import Struct
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action

if TYPE_CHECKING:
    from statecraft.core.engine.question import Question
    from statecraft.core.engine.state import State


MOST_ORDERS: Final = 32
"""How many standing orders a seat may leave (ST-7.6)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Order(Struct):
    """An instruction for one kind of question."""

    __slots__ = ("kind",)
    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def answer(self, table: "State", question: "Question") -> Action | None:
        """What the order says to this question, or None if it leaves it to the player."""
        raise NotImplementedError(f"{type(self).__name__}.answer")


class AlwaysDefault(Order):
    """Answer with the default: pass, refuse, abstain, whatever the question's frame says."""

    __slots__ = ()
    NAME = "always-default"

    def answer(self, table: "State", question: "Question") -> Action | None:
        return table.default(question)


def give_order(table: "State", seat: Seat, order: Order) -> None:
    """A seat leaves an order (ST-7.2); it replaces an earlier one for the same kind (ST-7.4)."""
    table.check_seat(seat)
    if type(order) not in table.game.orders:
        raise Illegal("ST-7.2", "refused-unknown-order")
    fault = table.order_fault(order)
    if fault is not None:
        raise fault
    kept = [other for other in table.orders[seat] if other.kind != order.kind]
    if len(kept) >= MOST_ORDERS:
        raise Illegal("ST-7.6", "refused-too-many-orders", {"limit": MOST_ORDERS})
    table.check_inputs_used(seat)
    table.spend(seat)
    table.orders = (*table.orders[:seat], (*kept, order), *table.orders[seat + 1 :])


def drop_order(table: "State", seat: Seat, kind: str) -> None:
    """A seat takes an order back (ST-7.3)."""
    table.check_seat(seat)
    kept = tuple([order for order in table.orders[seat] if order.kind != kind])
    if len(kept) == len(table.orders[seat]):
        raise Illegal("ST-7.3", "refused-no-such-order", {"kind": kind})
    table.check_inputs_used(seat)
    table.spend(seat)
    table.orders = (*table.orders[:seat], kept, *table.orders[seat + 1 :])
