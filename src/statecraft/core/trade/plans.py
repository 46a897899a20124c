"""What can be decided ahead: for each kind of question the conditions an order may name, and the answers.

A game declares one :class:`Plan` for every question that it asks of somebody who is not at turn. A plan has a small
vocabulary of conditions (who, where, which card, at most, at least) and of replies; an order picks of both (`orders`).
Conditions and replies look at nothing that the asked seat cannot see, so an order never knows more than its player.
"""

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from statecraft.core.ids import Holder
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action, IntField

if TYPE_CHECKING:
    from statecraft.core.engine.question import Question
    from statecraft.core.engine.state import State
    from statecraft.core.game import Game


class Case:
    """A question that an order might answer: what it is ``about``, and what the order names, by its names."""

    __slots__ = ("about", "named", "question", "table")

    def __init__(self, table: Any, question: "Question", about: Any, named: dict[str, int]) -> None:
        self.table = table
        self.question = question
        self.about = about
        self.named = named

    @property
    def holder(self) -> Holder:
        """The holder who is asked."""
        mine: Holder = self.table.holders[self.question.seat]
        return mine


Holds: TypeAlias = Callable[[Case, int], bool]
"""Whether what a condition says is so, with the number that the order names."""
Says: TypeAlias = Callable[[Case], Action | None]
"""What is answered; None where that cannot be."""
About: TypeAlias = Callable[[Case], Sequence[Any]]
Among: TypeAlias = Callable[["Game"], Collection[int]] | Collection[int]
"""Which numbers of a field make sense, where not all do; it may depend on the edition."""


class Condition:
    """One thing that may be asked of a question. With ``others`` it is never the seat's own holder, and never what the
    condition named ``unlike`` says; ``among`` are the numbers that can be."""

    __slots__ = ("among", "field", "holds", "name", "others", "unlike")

    def __init__(
        self,
        name: str,
        field: IntField,
        holds: Holds,
        others: bool = False,
        unlike: str = "",
        among: Among | None = None,
    ) -> None:
        self.name = name
        self.field = field
        self.holds = holds
        self.others = others
        self.unlike = unlike
        self.among = among


class Reply:
    """One way to answer, with the numbers that are to be said with it; a player among them is another one.

    It ``needs`` that some conditions are named, which say what it is about; ``among`` are the numbers that its first
    field can be.
    """

    __slots__ = ("among", "fields", "name", "needs", "says")

    def __init__(
        self,
        name: str,
        says: Says,
        *fields: IntField,
        needs: tuple[str, ...] = (),
        among: Among | None = None,
    ) -> None:
        self.name = name
        self.says = says
        self.fields = fields
        self.needs = needs
        self.among = among

    def among_of(self, field: IntField) -> Among | None:
        """Which numbers of one of its fields make sense."""
        return self.among if field is self.fields[0] else None


class Saying:
    """A reply that is always the same."""

    __slots__ = ("action",)

    def __init__(self, action: Action) -> None:
        self.action = action

    def __call__(self, _case: Case) -> Action:
        return self.action


def saying(name: str, action: Action) -> Reply:
    return Reply(name, Saying(action))


class Plan:
    """What may be decided ahead for one kind of question.

    ``about`` lists what the question is about, where conditions speak of that: offers one by one, or the fight. An
    order applies to the first of it that meets all its conditions. An order of a plan that is for ``once`` is gone
    when it has been followed (ST-7.10). A ``trifle`` is what a table need not wait for (ST-7.12).
    """

    __slots__ = ("about", "conditions", "kind", "once", "replies", "trifle")

    def __init__(
        self,
        kind: str,
        conditions: Sequence[Condition],
        replies: Sequence[Reply],
        about: About | None = None,
        once: bool = False,
        trifle: bool = False,
    ) -> None:
        self.kind = kind
        self.conditions: Final = {each.name: each for each in conditions}
        self.replies: Final = {each.name: each for each in replies}
        self.about = about
        self.once = once
        self.trifle = trifle

    def answer(
        self,
        table: "State",
        question: "Question",
        conditions: tuple[tuple[str, int], ...],
        reply: str,
        values: tuple[int, ...],
    ) -> Action | None:
        """What is answered now; None where the conditions are not met."""
        says = self.replies[reply]
        named = dict(conditions)
        for field, value in zip(says.fields, values, strict=True):
            named[field.name] = value
        case = Case(table, question, None, named)
        for about in (None,) if self.about is None else self.about(case):
            case.about = about
            if self._holds(case, conditions):
                action = says.says(case)
                if action is not None:
                    return action
        return None

    def _holds(self, case: Case, conditions: tuple[tuple[str, int], ...]) -> bool:
        return all(self.conditions[name].holds(case, value) for name, value in conditions)

    def fault(
        self,
        table: "State",
        seat: int,
        conditions: tuple[tuple[str, int], ...],
        reply: str,
        values: tuple[int, ...],
    ) -> Illegal | None:
        """Why nobody can leave such an order: it names what there is not (ST-7.7), or what can never be (ST-7.8)."""
        says = self.replies.get(reply)
        if says is None or len(values) != len(says.fields):
            return Illegal("ST-7.7", "refused-order-reply", {"kind": self.kind})
        named = dict(conditions)
        if len(named) != len(conditions):
            return Illegal("ST-7.8", "refused-order-never")
        for name in says.needs:
            if name not in named:
                return Illegal("ST-7.7", "refused-order-condition", {"field": name})
        for name, value in conditions:
            known = self.conditions.get(name)
            if known is None or not exists(table, known.field, value, known.among):
                return Illegal("ST-7.7", "refused-order-condition", {"field": name[:40]})
            if known.others and value == table.holders[seat]:
                return Illegal("ST-7.8", "refused-order-never")
            if named.get(known.unlike, -1) == value:
                return Illegal("ST-7.8", "refused-order-never")
        for field, value in zip(says.fields, values, strict=True):
            if not exists(table, field, value, says.among_of(field)):
                return Illegal("ST-7.7", "refused-order-condition", {"field": field.name})
            if field.name == "holder" and value == table.holders[seat]:
                return Illegal("ST-7.8", "refused-order-never")
        return None


def exists(table: "State", field: IntField, value: int, among: Among | None) -> bool:
    """Whether there is such a player, place, card or number at this table."""
    if not field.fits(value):
        return False
    if field.name == "holder":
        return value < table.holder_count()
    return value in possible(table.game, field, among)


def possible(game: "Game", field: IntField, among: Among | None) -> Collection[int]:
    """The numbers that a field can be in an order, in this game's edition."""
    if among is None:
        return range(field.low, field.high + 1)
    return among(game) if callable(among) else among


def by_kind(*plans: Plan) -> dict[str, Plan]:
    """Plans by the kind of question they are for."""
    return {plan.kind: plan for plan in plans}
