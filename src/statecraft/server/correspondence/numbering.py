"""The answers to a question as numbers: which number stands for which answer, and the way on from there.

Small answers have a number each. A verb with too many of them has one number, and the choices on the way have numbers
of their own, step by step; where these are amounts, each is its own number. What the numbers say in words is not here
but in `decisions`. The same position always gives the same numbers.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from statecraft.core.engine.legal import Legal
from statecraft.core.engine.question import Question
from statecraft.core.game import Game
from statecraft.core.record.events import Note
from statecraft.core.verbs.action import Action, IntField
from statecraft.core.verbs.builder import Builder, Choice

MOST_LISTED: Final = 20
"""So many answers of a verb have a number each; of more, the first choice on the way has."""
DONE: Final = 0
"""The number that says "that is all", where no amount is called so."""
_DEEPEST: Final = 60

#: Whether a label is a number in words, which then stands for itself.
IsAmount = Callable[[Note], bool]


@dataclass(frozen=True, slots=True)
class Entry:
    """A number with which an answer begins: the whole answer, or where its further numbers are chosen."""

    number: int
    verb: type[Action]
    action: Action | None
    tokens: tuple[int, ...] = ()
    #: What is chosen by the number, where that is not the verb itself.
    label: Note | None = None


@dataclass(frozen=True, slots=True)
class Numbered:
    """A question and the numbers with which it is answered."""

    question: Question
    legal: Legal
    entries: tuple[Entry, ...]

    def entry(self, number: int) -> Entry | None:
        return next((each for each in self.entries if each.number == number), None)


@dataclass(frozen=True, slots=True)
class Step:
    """One choice at a node: its number, and the tokens of the builder that stand for it."""

    number: int
    tokens: tuple[int, ...]
    label: Note
    is_amount: bool


class Cursor:
    """An answer being put together by numbers. Where there is one choice only, it is taken."""

    def __init__(self, legal: Legal, entry: Entry, is_amount: IsAmount) -> None:
        self._is_amount = is_amount
        self._builder = legal.builder(any_order=True)
        for token in entry.tokens:
            self._builder.choose(token)
        self._forward()

    @property
    def action(self) -> Action | None:
        return self._builder.action

    @property
    def asks_for(self) -> tuple[str, str]:
        """The field that is chosen, and the kind of its values."""
        return self._builder.field, self._builder.asks_for

    def steps(self) -> list[Step]:
        return _steps(self._builder, self._is_amount)

    def take(self, number: int) -> bool:
        """Choose a number; False where there is none such."""
        for step in self.steps():
            if step.number == number:
                for token in step.tokens:
                    self._builder.choose(token)
                self._forward()
                return True
        return False

    def _forward(self) -> None:
        _forward(self._builder)


def numbered(game: Game, legals: list[Legal], is_amount: IsAmount) -> list[Numbered]:
    """The numbers of all questions of a seat; each number is there once.

    Of the first question amounts are their own numbers, so that "3" says three.
    """
    found: list[Numbered] = []
    after = 1
    for legal in legals:
        entries = _entries(game, legal, is_amount, after, first=not found)
        if entries:
            after = max(entry.number for entry in entries) + 1
            found.append(Numbered(legal.question, legal, entries))
    return found


def _entries(
    game: Game, legal: Legal, is_amount: IsAmount, after: int, first: bool
) -> tuple[Entry, ...]:
    verbs = legal.verbs()
    listed = {verb: [each for each in legal if type(each) is verb] for verb in verbs}
    long = [verb for verb in verbs if not 0 < len(listed[verb]) <= MOST_LISTED]
    if long and len(verbs) == 1:
        return _opening(legal, verbs[0], is_amount, after, first)
    for verb in verbs if first else ():
        values = [] if verb in long else _amounts(game, listed[verb], is_amount)
        if _in_a_row(values):
            verbs = (verb, *[each for each in verbs if each is not verb])
            after = values[0]
            break
    tokens = dict(zip(legal.verbs(), legal.builder().tokens(), strict=True)) if long else {}
    entries: list[Entry] = []
    for verb in verbs:
        if verb in long:
            entries.append(Entry(after + len(entries), verb, None, (tokens[verb],)))
        for action in () if verb in long else listed[verb]:
            entries.append(Entry(after + len(entries), verb, action))
    return tuple(entries)


def _amounts(game: Game, actions: list[Action], is_amount: IsAmount) -> list[int]:
    """The amounts that a verb's answers differ by, where that is all they do."""
    verb = type(actions[0])
    shape = verb.SHAPE[0] if len(verb.SHAPE) == 1 else None
    if not isinstance(shape, IntField):
        return []
    values = [action.fields()[0] for action in actions]
    labels = [game.label_in(verb, (), shape.name, value) for value in values]
    return values if all(is_amount(label) for label in labels) else []


def _in_a_row(values: list[int]) -> bool:
    """Whether amounts go up one by one from none or one, so that their places are their numbers."""
    return len(values) > 1 and values[0] in (0, 1) and values == [*range(values[0], values[-1] + 1)]


def _opening(
    legal: Legal, verb: type[Action], is_amount: IsAmount, after: int, first: bool
) -> tuple[Entry, ...]:
    """Where an answer of the only verb begins: at its first real choice."""
    builder = legal.builder(any_order=True)
    way = tuple(_forward(builder))
    if builder.action is not None:
        return (Entry(after, verb, builder.action),)
    steps = _steps(builder, is_amount)
    amounts = all(step.is_amount for step in steps)
    return tuple(
        [
            Entry(
                step.number if first and amounts else after + at,
                verb,
                None,
                (*way, *step.tokens),
                step.label,
            )
            for at, step in enumerate(steps)
        ]
    )


def _forward(builder: Builder) -> list[int]:
    """Take what is the only choice, as often as there is only one; the tokens taken."""
    taken: list[int] = []
    while builder.action is None and len(taken) < _DEEPEST:
        tokens = builder.tokens()
        if len(tokens) != 1:
            break
        builder.choose(tokens[0])
        taken.append(tokens[0])
    return taken


def _steps(builder: Builder, is_amount: IsAmount) -> list[Step]:
    """The choices at a node with their numbers, all pages of them, amounts as they are."""
    if builder.action is not None:
        return []
    choices = _choices(builder)
    real = [(tokens, choice) for tokens, choice in choices if choice.kind != "end"]
    labels = [choice.label for _tokens, choice in real]
    amounts = bool(labels) and all(is_amount(label) for label in labels)
    numbers = [label.values["value"] for label in labels] if amounts else []
    if not amounts or min(numbers) < 0 or len({*numbers}) < len(numbers):
        amounts, numbers = False, [*range(1, len(real) + 1)]
    found = [
        Step(number, tokens, label, amounts)
        for number, (tokens, _choice), label in zip(numbers, real, labels, strict=True)
    ]
    end = [(tokens, choice) for tokens, choice in choices if choice.kind == "end"]
    if end:
        tokens, choice = end[0]
        number = DONE if DONE not in numbers else max(numbers) + 1
        found.append(Step(number, tokens, choice.label, False))
    return found


def _choices(builder: Builder) -> list[tuple[tuple[int, ...], Choice]]:
    """All real choices at a node, with the tokens that lead there past pages and blocks."""
    found: list[tuple[tuple[int, ...], Choice]] = []
    way: list[int] = []
    pages: set[int] = set()
    while True:
        here = builder.choices()
        if not here or here[0].token in pages:
            break
        pages.add(here[0].token)
        more = None
        for choice in here:
            if choice.kind == "more":
                more = choice
            elif choice.kind == "block":
                builder.choose(choice.token)
                found += [((*way, choice.token, *on), each) for on, each in _choices(builder)]
                builder.back()
            else:
                found.append(((*way, choice.token), choice))
        if more is None:
            break
        builder.choose(more.token)
        way.append(more.token)
    for _ in way:
        builder.back()
    return found
