"""Inputs: all that can ever happen to a state. A game is a header and a list of these.

A seat acts, chance comes out, a question or a phase runs out of time, a seat gives up, the clock is
stopped or runs on, a seat leaves standing orders. JSON forms are for records and the wire.
"""

from typing import Any, Final, TypeAlias

from statecraft.core.ids import Ordinal, QuestionId, Seat
from statecraft.core.record.struct import Struct
from statecraft.core.trade.orders import Conditions, Order
from statecraft.core.verbs.action import Action


class Act(Struct):
    """A seat answers a question."""

    FIELDS = ("question", "seat", "action")
    __slots__ = FIELDS
    NAME = "act"

    def __init__(self, question: QuestionId, seat: int, action: Action) -> None:
        self.question = question
        self.seat: Seat = seat  # type: ignore[assignment]  # a program may say a plain number
        self.action = action


class Outcome(Struct):
    """Chance comes out."""

    FIELDS = ("id", "value")
    __slots__ = FIELDS
    NAME = "outcome"

    def __init__(self, id: Ordinal, value: Any) -> None:
        self.id = id
        self.value = value


class Timeout(Struct):
    """A question has run out of time: its default is played (ST-4.7)."""

    FIELDS = ("question",)
    __slots__ = FIELDS
    NAME = "timeout"

    def __init__(self, question: QuestionId) -> None:
        self.question = question


class TimeUp(Struct):
    """The phase has run out of time: it ends (ST-4.8)."""

    __slots__ = ()
    NAME = "time-up"

    def __init__(self) -> None:
        pass


class CallTime(Struct):
    """The time agreed upon has come: the round is finished, then the game ends (ST-5.7)."""

    __slots__ = ()
    NAME = "call-time"

    def __init__(self) -> None:
        pass


class Concede(Struct):
    """A seat gives up: it plays defaults to the end (ST-5.5) and ranks last (ST-5.2)."""

    FIELDS = ("seat",)
    __slots__ = FIELDS
    NAME = "concede"

    def __init__(self, seat: int) -> None:
        self.seat: Seat = seat  # type: ignore[assignment]  # a program may say a plain number


class StopClock(Struct):
    """A party to a negotiation stops the phase's clock."""

    FIELDS = ("seat",)
    __slots__ = FIELDS
    NAME = "stop-clock"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class RunClock(Struct):
    """The clock runs on."""

    FIELDS = ("seat",)
    __slots__ = FIELDS
    NAME = "run-clock"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class GiveOrder(Struct):
    """A seat leaves a standing order, privately; it replaces an earlier one for the same kind and conditions."""

    FIELDS = ("seat", "order")
    __slots__ = FIELDS
    NAME = "give-order"

    def __init__(self, seat: Seat, order: Order) -> None:
        self.seat = seat
        self.order = order


class DropOrder(Struct):
    """A seat takes back its standing order on these conditions, or all for a kind of question."""

    FIELDS = ("seat", "kind", "conditions")
    __slots__ = FIELDS
    NAME = "drop-order"

    def __init__(self, seat: Seat, kind: str, conditions: Conditions | None = None) -> None:
        self.seat = seat
        self.kind = kind
        self.conditions = conditions


Input: TypeAlias = (
    Act
    | Outcome
    | Timeout
    | TimeUp
    | CallTime
    | Concede
    | StopClock
    | RunClock
    | GiveOrder
    | DropOrder
)
INPUTS: Final[tuple[type[Struct], ...]] = (
    Act,
    Outcome,
    Timeout,
    TimeUp,
    CallTime,
    Concede,
    StopClock,
    RunClock,
    GiveOrder,
    DropOrder,
)
