"""Verbs: actions that carry their own rules.

A verb is one class: its fields, what may be chosen (``options``, or ``domain`` where that is too much to list),
the one predicate that forbids it (``fault``), what it does (``do``), and what it costs or risks (``notes``). A frame
names its verbs (`Verbs`); listing, refusing, carrying out and explaining follow from that in the machine
(`statecraft.core.engine.frame`). The same verb may stand in several frames: ``table.stack[question.at]`` is the one that asks.
"""

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from statecraft.core.engine.question import Question
from statecraft.core.native import mypyc_attr
from statecraft.core.record.events import Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.domain import Domain

if TYPE_CHECKING:
    from statecraft.core.engine.state import State

T = TypeVar("T", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Action, Generic[T]):
    """An action with its rules.

    ``options`` and ``domain`` are asked of the verb's prototype, an action with the least value in every field: they
    must not read them. Everything else is asked of an action whose fields fit its shapes (ST-1.3).
    """

    __slots__ = ()

    def options(self, table: T, question: Question) -> list[Action]:
        """Every legal action of this verb, where they are few enough to list."""
        return []

    def domain(self, table: T, question: Question) -> Domain | None:
        """The legal actions of this verb, described; None where there are none, or where they are listed."""
        return None

    def fault(self, table: T, question: Question) -> Illegal | None:
        """Why this action is refused, with its rule; None if it is legal.

        The contract test holds ``options`` and ``domain`` against it. A verb whose few options say it all
        need not say it again.
        """
        if self in self.options(table, question):
            return None
        return not_a_choice(self)

    def do(self, table: T, question: Question) -> None:
        """Carry out this action, which has no fault."""
        raise NotImplementedError(f"{type(self).__name__}.do")

    def notes(self, table: T, question: Question) -> tuple[Note, ...]:
        """What this action costs and risks, as far as the asked seat can know."""
        return ()

    def prospects(self, table: T, question: Question) -> tuple[Note, ...]:
        """What else this action would bring about, as far as the asked seat can know; nothing to be warned of."""
        return ()


def not_a_choice(action: Action) -> Illegal:
    """ST-1.4: this verb, or this action of it, is no answer to the question."""
    return Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})


class Verbs:
    """The verbs a question may be answered with, in the order they are listed."""

    __slots__ = ("described", "listed", "order", "types")

    def __init__(self, *verbs: type[Verb[Any]]) -> None:
        self.order: tuple[type[Verb[Any]], ...] = verbs
        self.types = frozenset(verbs)
        prototypes = [verb(*[shape.least() for shape in verb.SHAPE]) for verb in verbs]
        self.listed: tuple[Verb[Any], ...] = tuple(
            [each for each in prototypes if type(each).options is not Verb.options]
        )
        self.described: tuple[Verb[Any], ...] = tuple(
            [each for each in prototypes if type(each).domain is not Verb.domain]
        )


NO_VERBS = Verbs()
