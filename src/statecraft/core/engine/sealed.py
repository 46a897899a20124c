"""Sealed questions: everybody answers in secret, then all answers are opened at once.

There is one slot per seat. A seat may change its answer until the last one has committed (ST-2.10);
then all are opened together (ST-2.11). Views show only who has committed (ST-9.2). Reply windows
are sealed too: every seat that publicly holds face-down cards of the sort is asked, whether or not
it could answer with anything but a pass, so that being asked tells nothing about a hand (ST-2.12).
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from statecraft.core.chance.distributions import Randomness
from statecraft.core.engine.frame import Ask, Frame
from statecraft.core.engine.legal import Legal
from statecraft.core.engine.question import Question, question_id
from statecraft.core.ids import Holder, Seat
from statecraft.core.native import mypyc_attr
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import T, Verb

if TYPE_CHECKING:
    from statecraft.core.engine.state import State


class Committed(Action):
    """Stands in a view for another seat's sealed answer."""

    __slots__ = ()
    VERB = "committed"

    def __init__(self) -> None:
        pass


class Pass(Verb["State"]):
    """Answer a window with nothing."""

    __slots__ = ()
    VERB = "pass"

    def __init__(self) -> None:
        pass

    def options(self, table: "State", question: Question) -> list[Action]:
        return [PASS]

    def fault(self, table: "State", question: Question) -> Illegal | None:
        return None

    def do(self, table: "State", question: Question) -> None:
        table.stack[question.at].pass_on(table, question)


COMMITTED: Final = Committed()
PASS: Final = Pass()


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedFrame(Frame[T]):
    """Asks ``seats`` in secret; ``slots`` holds their answers, None where one is missing."""

    __slots__ = ("seats", "slots")
    FIELDS: ClassVar[tuple[str, ...]] = ("seats", "slots")
    SEALED = True
    HIDES = True
    KIND: ClassVar[str] = ""

    def __init__(self, seats: tuple[Seat, ...], slots: tuple[Action | None, ...]) -> None:
        self.seats = seats
        self.slots = slots

    def reveal(self, table: T) -> None:
        """All slots are filled and the frame has left the stack: act on them."""
        raise NotImplementedError(f"{type(self).__name__}.reveal")

    def fallback(self, table: T, question: Question) -> Action:
        """What is committed for a seat that runs out of time."""
        raise NotImplementedError(f"{type(self).__name__}.fallback")

    def default(self, table: T, question: Question) -> Action | None:
        return self.fallback(table, question) if question.must else None

    def with_slots(self, slots: tuple[Action | None, ...]) -> "SealedFrame[Any]":
        fields: list[Any] = [
            slots if name == "slots" else getattr(self, name) for name in self.FIELDS
        ]
        return type(self)(*fields)

    def step(self, table: T) -> bool:
        if None in self.slots:
            return False
        table.pop()
        # Only answers that were secret are revealed; an empty window reveals nothing.
        if self.slots:
            table.reveal()
        self.reveal(table)
        return True

    def asks(self, table: T) -> tuple[Ask, ...]:
        kind, slots = self.KIND, self.slots
        return tuple([(seat, kind, slots[at] is None) for at, seat in enumerate(self.seats)])

    def answer(self, table: T, question: Question, action: Action) -> None:
        at = self.seats.index(question.seat)
        table.put(question.at, self.with_slots((*self.slots[:at], action, *self.slots[at + 1 :])))

    def slot(self, seat: Seat) -> Action | None:
        return self.slots[self.seats.index(seat)]

    def seen_by(self, table: T, holder: Holder | None) -> Frame[Any]:
        slots = [
            slot if slot is None or table.holders[seat] == holder else COMMITTED
            for seat, slot in zip(self.seats, self.slots, strict=True)
        ]
        return self.with_slots(tuple(slots))

    def determinised(self, table: T, holder: Holder | None, rng: Randomness) -> Frame[Any]:
        slots: list[Action | None] = []
        # Verbs look at the frame that asks, so the question must say where it lies.
        at = [frame is self for frame in table.stack].index(True)
        for seat, slot in zip(self.seats, self.slots, strict=True):
            if slot is not None and type(slot) is Committed:
                asked = Question(question_id(seat, 0), seat, self.KIND, True, at, 0)
                slots.append(Legal(table, self, asked).sample(rng))
            else:
                slots.append(slot)
        return self.with_slots(tuple(slots))


@mypyc_attr(allow_interpreted_subclasses=True)
class ReplyWindow(SealedFrame[T]):
    """A moment in which cards may be played in reply. Plays are opened in the order of ``seats``.

    The first one that ``replies`` accepts closes the window; later ones were never seen.
    """

    __slots__ = ()

    def fallback(self, table: T, question: Question) -> Action:
        return PASS

    def reveal(self, table: T) -> None:
        for seat, slot in zip(self.seats, self.slots, strict=True):
            if slot is not None and type(slot) is not Pass and self.replies(table, seat, slot):
                return
        self.passed(table)

    def replies(self, table: T, seat: Seat, action: Action) -> bool:
        """Carry out a reply; False if it came to nothing and the next is looked at."""
        raise NotImplementedError(f"{type(self).__name__}.replies")

    def passed(self, table: T) -> None:
        """Nobody replied: go on."""
