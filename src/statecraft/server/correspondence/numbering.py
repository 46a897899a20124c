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
    """One choice at a node: its number, the tokens of the builder that lead to it past pages, and those that are it."""

    number: int
    tokens: tuple[int, ...]
    meaning: tuple[int, ...]
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

    def take(self, number: int) -> Step | None:
        """Choose a number; None where there is none such."""
        return self._take(lambda step: step.number == number)

    def take_meaning(self, meaning: tuple[int, ...]) -> Step | None:
        """Choose what a number stood for in another position."""
        return self._take(lambda step: step.meaning == meaning)

    def _take(self, is_it: Callable[[Step], bool]) -> Step | None:
        step = next((each for each in self.steps() if is_it(each)), None)
        if step is not None:
            for token in step.tokens:
                self._builder.choose(token)
            self._forward()
        return step

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
    real = [each for each in choices if each[2].kind != "end"]
    labels = [choice.label for _way, _own, choice in real]
    amounts = bool(labels) and all(is_amount(label) for label in labels)
    numbers = [label.values["value"] for label in labels] if amounts else []
    if not amounts or min(numbers) < 0 or len({*numbers}) < len(numbers):
        amounts, numbers = False, [*range(1, len(real) + 1)]
    found = [
        Step(number, (*way, *own), own, label, amounts)
        for number, (way, own, _choice), label in zip(numbers, real, labels, strict=True)
    ]
    for way, own, choice in choices:
        if choice.kind == "end":
            number = DONE if DONE not in numbers else max(numbers) + 1
            found.append(Step(number, (*way, *own), own, choice.label, False))
    return found


_Way = tuple[int, ...]


def _choices(builder: Builder) -> list[tuple[_Way, _Way, Choice]]:
    """All real choices at a node: the pages that lead to each, its own tokens, and itself."""
    found: list[tuple[_Way, _Way, Choice]] = []
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
                # Within a block there are no pages.
                found += [
                    ((*way,), (choice.token, *own), each) for _pages, own, each in _choices(builder)
                ]
                builder.back()
            else:
                found.append(((*way,), (choice.token,), choice))
        if more is None:
            break
        builder.choose(more.token)
        way.append(more.token)
    for _ in way:
        builder.back()
    return found
