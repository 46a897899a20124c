"""Standing orders: private instructions that answer a kind of question for a seat.

The driver asks the state what a seat's orders say and plays it; the answer looks like any other, so
nobody can tell an order from a player who was quick (ST-7.5). Any kind of question can be answered with its default;
what else can be decided ahead, and on which conditions, a game declares as its plans (`plans`). A game may add classes
of orders of its own.
"""

from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias

from statecraft.core.ids import Seat
from statecraft.core.native import mypyc_attr
from statecraft.core.record.events import Note
from statecraft.core.record.struct import PlainValue, Struct
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action

if TYPE_CHECKING:
    from statecraft.core.engine.question import Question
    from statecraft.core.engine.state import State
    from statecraft.core.game import Game


Conditions: TypeAlias = tuple[tuple[str, int], ...]
"""What an order asks of a question, by the names that its plan knows."""

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

    def fault(self, table: "State", seat: Seat) -> Illegal | None:
        """Why a seat cannot leave this order at this table."""
        return None

    def when(self) -> Conditions:
        """On which conditions it answers; with the kind of question that is what the order goes by (ST-7.4)."""
        return ()

    def notes(self) -> tuple[Note, ...]:
        """What it says, in words: its conditions, then its answer."""
        return (Note("order-" + str(self.NAME)),)

    def is_for_once(self, table: "State") -> bool:
        """Whether it is gone when it has been followed (ST-7.10)."""
        return False


class AlwaysDefault(Order):
    """Answer with the default: pass, refuse, abstain, whatever the question's frame says."""

    __slots__ = ()
    NAME = "always-default"

    def answer(self, table: "State", question: "Question") -> Action | None:
        return table.default(question)


class Decided(Order):
    """Answer so, on these conditions: what the game's plan for the kind of question offers.

    ``conditions`` are rows of name and number, all of which must be met; ``values`` the numbers of the ``reply``.
    """

    __slots__ = ("conditions", "reply", "values")
    NAME = "decided"
    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "conditions", "reply", "values")

    def __init__(
        self, kind: str, conditions: Conditions, reply: str, values: tuple[int, ...]
    ) -> None:
        super().__init__(kind)
        self.conditions = conditions
        self.reply = reply
        self.values = values

    def answer(self, table: "State", question: "Question") -> Action | None:
        plan = table.game.plans[self.kind]
        return plan.answer(table, question, self.conditions, self.reply, self.values)

    def fault(self, table: "State", seat: Seat) -> Illegal | None:
        plan = table.game.plans.get(self.kind)
        if plan is None or not _is_written(self.conditions, self.reply, self.values):
            return Illegal("ST-7.2", "refused-unknown-order")
        return plan.fault(table, seat, self.conditions, self.reply, self.values)

    def when(self) -> Conditions:
        return tuple(sorted(self.conditions))

    def is_for_once(self, table: "State") -> bool:
        return table.game.plans[self.kind].once


def _is_written(conditions: PlainValue, reply: PlainValue, values: PlainValue) -> bool:
    """Whether the parts of an order are what they are to be: what comes from JSON may be anything."""
    if not isinstance(conditions, tuple) or not isinstance(values, tuple):
        return False
    rows = [row for row in conditions if isinstance(row, tuple) and len(row) == 2]
    return (
        len(rows) == len(conditions)
        and all(isinstance(row[0], str) and type(row[1]) is int for row in rows)
        and all(type(value) is int for value in values)
        and isinstance(reply, str)
    )


def described(game: "Game", order: Order) -> tuple[Note, ...]:
    """An order in words: each of its conditions, then its answer."""
    if not isinstance(order, Decided):
        return order.notes()
    plan = game.plans[order.kind]
    found = [
        Note("order-if-" + name, {plan.conditions[name].field.name: value})
        for name, value in order.conditions
    ]
    fields = [field.name for field in plan.replies[order.reply].fields]
    said = Note("order-do-" + order.reply, dict(zip(fields, order.values, strict=True)))
    return (*found, said)


def give_order(table: "State", seat: Seat, order: Order) -> None:
    """A seat leaves an order (ST-7.2); it replaces an earlier one for the same kind and conditions (ST-7.4).

    What has conditions is tried before what has none, and else what was left first (ST-7.9).
    """
    table.check_seat(seat)
    if type(order) not in table.game.orders:
        raise Illegal("ST-7.2", "refused-unknown-order")
    fault = order.fault(table, seat) or table.order_fault(order)
    if fault is not None:
        raise fault
    when = order.when()
    orders = table.orders[seat]
    alike = [at for at, other in enumerate(orders) if _goes_by(other, order.kind, when)]
    if len(orders) - len(alike) >= MOST_ORDERS:
        raise Illegal("ST-7.6", "refused-too-many-orders", {"limit": MOST_ORDERS})
    table.check_inputs_used(seat)
    table.spend(seat)
    if not when:
        kept = [other for at, other in enumerate(orders) if at not in alike]
        now = (*kept, order)
    elif alike:
        now = (*orders[: alike[0]], order, *orders[alike[0] + 1 :])
    else:
        last = [at for at, other in enumerate(orders) if _goes_by(other, order.kind, ())]
        place = last[0] if last else len(orders)
        now = (*orders[:place], order, *orders[place:])
    table.orders = (*table.orders[:seat], now, *table.orders[seat + 1 :])


def _goes_by(order: Order, kind: str, when: Conditions) -> bool:
    return order.kind == kind and order.when() == when


def drop_order(table: "State", seat: Seat, kind: str, when: Conditions | None = None) -> None:
    """A seat takes an order back (ST-7.3): the one on these conditions, or all for that kind of question."""
    table.check_seat(seat)
    kept = tuple(
        [
            order
            for order in table.orders[seat]
            if order.kind != kind or (when is not None and order.when() != tuple(sorted(when)))
        ]
    )
    if len(kept) == len(table.orders[seat]):
        raise Illegal("ST-7.3", "refused-no-such-order", {"kind": kind})
    table.check_inputs_used(seat)
    table.spend(seat)
    table.orders = (*table.orders[:seat], kept, *table.orders[seat + 1 :])


def follow(table: "State", question: "Question", action: Action) -> None:
    """A seat with orders answers: an order that is for once and says just that has been followed (ST-7.10)."""
    seat = question.seat
    kept = [
        order
        for order in table.orders[seat]
        if order.kind != question.kind
        or not order.is_for_once(table)
        or order.answer(table, question) != action
    ]
    if len(kept) != len(table.orders[seat]):
        table.orders = (*table.orders[:seat], tuple(kept), *table.orders[seat + 1 :])
