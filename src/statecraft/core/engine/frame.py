"""Frames: the steps of a rulebook, lying in the state's stack.

The stack is the whole control flow of a game: no generator, closure or callback waits in memory,
so a state can be copied, saved and undone anywhere. A frame is immutable and replaced when
something about it changes. ``step`` runs what is automatic; where it returns False the machine
stops and asks what ``asks`` says, or takes the chance the frame wants.
"""

from typing import Any, ClassVar, Generic, TypeAlias

from statecraft.core.chance.distributions import Distribution, Randomness
from statecraft.core.engine.question import Question
from statecraft.core.ids import NOBODY, Holder, Seat
from statecraft.core.native import mypyc_attr
from statecraft.core.record.events import Note
from statecraft.core.record.struct import Struct
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.domain import Domain
from statecraft.core.verbs.verb import NO_VERBS, T, Verb, Verbs, not_a_choice

Ask: TypeAlias = tuple[Seat, str, bool]
"""Who is asked, what kind of question, and whether it must be answered."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Struct, Generic[T]):
    """A step of the rulebook. Its fields are numbers, words, actions and tuples of them."""

    __slots__ = ()
    HIDES: ClassVar[bool] = False
    """While it lies on the stack, questions of the frames beneath rest (ST-2.8)."""
    CLOCKED: ClassVar[bool] = False
    """A phase with a clock: ``TimeUp`` ends it."""
    SEALED: ClassVar[bool] = False
    """Its answers stay secret until the last is in."""
    ASKS: ClassVar[bool] = True
    """Whether ``asks`` need be looked at; a frame that never asks says False."""
    LARGE: ClassVar[bool] = False
    """Some of its verbs have large domains."""
    VERBS: ClassVar[Verbs] = NO_VERBS
    """What its question may be answered with; a frame that asks several says in `verbs` which for each."""
    CHANCE: ClassVar[bool] = False
    """It waits for an outcome."""
    PURPOSE: ClassVar[str] = ""
    """What the outcome is for; names it in records, dice reports and addressed luck."""

    def step(self, table: T) -> bool:
        """Do what needs no answer and change the stack; False: wait."""
        return False

    def asks(self, table: T) -> tuple[Ask, ...]:
        return ()

    def verbs(self, question: Question) -> Verbs:
        """What a question of this frame may be answered with."""
        return self.VERBS

    def actions(self, table: T, question: Question) -> list[Action]:
        """Every legal answer of the small verbs."""
        found: list[Action] = []
        for verb in self.verbs(question).listed:
            found += verb.options(table, question)
        return found

    def domains(self, table: T, question: Question) -> tuple[Domain, ...]:
        """The verbs with too many answers to list, for a frame that is ``LARGE``."""
        found: list[Domain] = []
        for verb in self.verbs(question).described:
            domain = verb.domain(table, question)
            if domain is not None:
                found.append(domain)
        return tuple(found)

    def check(self, table: T, question: Question, action: Action) -> None:
        """Raise :class:`Illegal` with the rule that forbids the action."""
        verbs = self.verbs(question)
        if type(action) not in verbs.types:
            raise self.no_answer(table, action)
        assert isinstance(action, Verb)
        fault = action.fault(table, question)
        if fault is not None:
            raise fault

    def no_answer(self, table: T, action: Action) -> Illegal:
        """The refusal of a verb that this question is not answered with."""
        return not_a_choice(action)

    def answer(self, table: T, question: Question, action: Action) -> None:
        """Carry out a checked action."""
        assert isinstance(action, Verb)
        action.do(table, question)

    def pass_on(self, table: T, question: Question) -> None:
        """The asked seat passes, in a frame that has that verb: go on to the next."""
        raise NotImplementedError(f"{type(self).__name__}.pass_on")

    def default(self, table: T, question: Question) -> Action | None:
        """What is played when time runs out. For a ``must`` question it must bring the game on."""
        return None

    def public_forecast(self, table: T) -> tuple[Note, ...]:
        """What everybody can know of how this may end: odds, costs."""
        return ()

    def consequences(self, table: T, question: Question, action: Action) -> tuple[Note, ...]:
        """What the action costs and risks, as far as the asked seat can know."""
        return action.notes(table, question) if isinstance(action, Verb) else ()

    def time_up(self, table: T, at: int) -> None:
        """The phase's clock has run out: end it. ``at`` is this frame's place in the stack."""
        raise NotImplementedError(f"{type(self).__name__}.time_up")

    def distribution(self, table: T) -> Distribution:
        """What a chance frame may come out as."""
        raise NotImplementedError(f"{type(self).__name__}.distribution")

    def resolve(self, table: T, value: Any) -> None:
        """Take the outcome and leave the stack."""
        raise NotImplementedError(f"{type(self).__name__}.resolve")

    def audience(self, table: T) -> tuple[Holder, ...] | None:
        """Who sees the outcome; None: everybody."""
        return None

    def roller(self) -> Seat:
        """Whose luck it is, for addressed luck; ``NOBODY`` for the table's."""
        return NOBODY

    def on_turn(self) -> Seat:
        """Whose clock runs, for a clocked phase."""
        return NOBODY

    def seen_by(self, table: T, holder: Holder | None) -> "Frame[Any]":
        """What a holder may see of this frame: by default all of it."""
        return self

    def determinised(self, table: T, holder: Holder | None, rng: Randomness) -> "Frame[Any]":
        """A full frame that would look to the holder as this projected one does."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Sequence(Frame[T]):
    """A page of the booklet: the steps of a phase, one after the other, all for one seat."""

    FIELDS = ("seat", "at")
    __slots__ = FIELDS
    ASKS = False
    STEPS: ClassVar[tuple[Any, ...]] = ()

    def __init__(self, seat: Seat, at: int = 0) -> None:
        self.seat = seat
        self.at = at

    def step(self, table: T) -> bool:
        steps = self.STEPS
        if self.at == len(steps):
            table.pop()
        else:
            table.replace(type(self)(self.seat, self.at + 1))
            table.push(steps[self.at](self.seat))
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceFrame(Frame[T]):
    """A step that waits for dice or cards."""

    __slots__ = ()
    ASKS = False
    CHANCE = True
    HIDES = True
