"""What a state waits for: questions to seats, a chance event, or nothing because the game is over.

A question belongs to one seat. Its id changes only when that seat answers it or when it is
withdrawn, never because somebody else acted, so an answer under way is not made stale by others
(ST-2.6). Ids count per seat: they tell no seat how often another was asked.
"""

from typing import Any, Final, TypeAlias

from statecraft.core.chance.distributions import Distribution
from statecraft.core.engine.result import Result
from statecraft.core.ids import Holder, Ordinal, QuestionId, Seat
from statecraft.core.record.struct import Struct

SEATS: Final = 16
"""The id of a seat's nth question is so many times n, plus the seat."""


def question_id(seat: Seat, nth: int) -> QuestionId:
    return QuestionId(nth * SEATS + seat)


def seat_of(question: QuestionId) -> int:
    return question % SEATS


class Question(Struct):
    """A question to a seat. ``must`` is waited for; ``may`` stands open beside it (ST-2.7)."""

    FIELDS = ("id", "seat", "kind", "must", "at", "frame_id")
    __slots__ = FIELDS
    NAME = "question"

    def __init__(
        self, id: QuestionId, seat: Seat, kind: str, must: bool, at: int, frame_id: int
    ) -> None:
        self.id = id
        self.seat = seat
        self.kind = kind
        self.must = must
        # Which frame asks: its place in the stack, and the frame_id that outlives replacement.
        self.at = at
        self.frame_id = frame_id


class Waiting:
    """The base of all four: ``questions`` are those that can be answered now."""

    __slots__ = ("questions",)

    def __init__(self, questions: tuple[Question, ...]) -> None:
        self.questions = questions

    def _parts(self) -> tuple[Any, ...]:
        """What its constructor was given."""
        return (self.questions,)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __copy__(self) -> "Waiting":
        return self

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Waiting":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self._parts()

    def __repr__(self) -> str:
        asked = [
            f"seat {question.seat} {'must' if question.must else 'may'} {question.kind}"
            for question in self.questions
        ]
        return f"<{type(self).__name__}: {', '.join(asked) or 'nobody is asked'}>"


class Open(Waiting):
    """Waiting for seats. Questions that must be answered come first, in the order to ask them."""

    __slots__ = ()


class Sealed(Waiting):
    """Waiting for answers that stay secret until the last is in."""

    __slots__ = ()


class Chance(Waiting):
    """Waiting for an outcome. Only holders in ``audience`` (None: all) will see it.

    ``address`` is (seat, turn, k-th of this kind in the turn): where seeded luck finds the value. The
    turn counts all turns begun, so within a game no kind has an address twice (ST-3.5).
    """

    __slots__ = ("address", "audience", "distribution", "id", "kind")

    def __init__(
        self,
        id: Ordinal | int,
        kind: str,
        distribution: Distribution,
        audience: tuple[Holder, ...] | None,
        address: tuple[int, int, int],
    ) -> None:
        # Not through the base class and Ordinal: both are calls, and chance comes often.
        self.questions = ()
        data: Any = id
        self.id: Ordinal = data
        self.kind = kind
        self.distribution = distribution
        self.audience = audience
        self.address = address

    def _parts(self) -> tuple[Any, ...]:
        return self.id, self.kind, self.distribution, self.audience, self.address

    def __repr__(self) -> str:
        return f"<Chance {self.id}: {self.kind}, {self.distribution!r}>"


class Over(Waiting):
    """Waiting for nothing."""

    __slots__ = ("result",)

    def __init__(self, result: Result) -> None:
        super().__init__(())
        self.result = result

    def _parts(self) -> tuple[Any, ...]:
        return (self.result,)

    def __repr__(self) -> str:
        return f"<Over: {self.result!r}>"


Pending: TypeAlias = Open | Sealed | Chance | Over
