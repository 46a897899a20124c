"""What could be chosen but for a rule, and which rule that is.

No rule is known here: answers are put together from the shapes of their fields and put before the
engine, whose own refusals say why. Of several reasons the rarest is the most telling one: most titles
are not one's own, but the few that are lack something.
"""

from collections.abc import Iterator
from itertools import islice, product
from typing import TYPE_CHECKING, Final

from statecraft.core.record.events import Note
from statecraft.core.record.struct import PlainValue
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action, FieldType, IntField, RowsField
from statecraft.core.verbs.domain import PartialAction

if TYPE_CHECKING:
    from statecraft.core.engine.legal import Legal
    from statecraft.core.game import Game

MOST_TRIED: Final = 1500
"""So many answers of one verb are put before the engine."""
MOST_OF_A_CHOICE: Final = 64
"""So many answers that begin alike."""
REASONS: Final = 3
"""So many reasons are given for a verb."""
WIDEST: Final = 200
"""Numbers of a wider range are amounts: nobody asks why not each of them."""
_NO_CHOICE: Final = "ST-1.4"
_SAYS_NOTHING: Final = ("ST-1.3", _NO_CHOICE, "ST-4.1")
"""Refusals of what is no answer to this question at all, or of everything."""


class Unavailable:
    """A choice that the rules forbid now: what it is called, and why not, the most telling reason first."""

    __slots__ = ("label", "reasons")

    def __init__(self, label: Note, reasons: list[Illegal]) -> None:
        self.label = label
        self.reasons = reasons


def unavailable(game: "Game", legal: "Legal", partial: PartialAction | None) -> list[Unavailable]:
    """The choices that are missing where an answer is being composed out; None: before its verb."""
    if partial is None:
        return _verbs(game, legal)
    return [] if partial.complete() else _numbers(game, legal, partial)


def _verbs(game: "Game", legal: "Legal") -> list[Unavailable]:
    offered = legal.verbs()
    found: list[Unavailable] = []
    for verb in game.verbs:
        if verb not in offered:
            reasons = _reasons(legal, verb, (), MOST_TRIED)
            if reasons:
                found.append(Unavailable(Note("verb-" + verb.VERB), reasons[:REASONS]))
    return _without_blanket(found, len(game.verbs))


def _without_blanket(found: list[Unavailable], verbs: int) -> list[Unavailable]:
    """Where one refusal meets most verbs, it is said once: there is something else to be done first."""
    counts: dict[tuple[str, str], int] = {}
    for each in found:
        reason = (each.reasons[0].rule, each.reasons[0].text)
        counts[reason] = counts.get(reason, 0) + 1
    blanket = [reason for reason in counts if counts[reason] * 2 > verbs]
    if not blanket:
        return found
    others: list[Unavailable] = []
    met: list[Illegal] = []
    for each in found:
        refusal = each.reasons[0]
        if (refusal.rule, refusal.text) in blanket:
            met.append(refusal)
        else:
            others.append(each)
    return [*others, Unavailable(Note("unavailable-all-else"), met[:1])]


def _numbers(game: "Game", legal: "Legal", partial: PartialAction) -> list[Unavailable]:
    shape = partial.verb.SHAPE[len(partial.fields)]
    domain = legal.domain(partial.verb)
    if domain is None or not isinstance(shape, IntField) or shape.high - shape.low >= WIDEST:
        return []
    offered = set(domain.next_values(partial)[0])
    found: list[Unavailable] = []
    for number in range(shape.low, shape.high + 1):
        if number in offered:
            continue
        try:
            label = game.label_in(partial.verb, partial.fields, shape.name, number)
        except IndexError:
            # The range has room for more than this edition fills.
            continue
        reasons = _reasons(legal, partial.verb, (*partial.fields, number), MOST_OF_A_CHOICE)
        if reasons:
            found.append(Unavailable(label, reasons[:1]))
    return found


def _reasons(
    legal: "Legal", verb: type[Action], fields: tuple[PlainValue, ...], most: int
) -> list[Illegal]:
    """What the engine has against answers that begin like this, the rarest refusal first."""
    counts: dict[tuple[str, str], int] = {}
    first: dict[tuple[str, str], Illegal] = {}
    for rest in islice(_rests(verb.SHAPE[len(fields) :]), most):
        refusal = legal.why_not(verb(*fields, *rest))
        if refusal is None:
            return []
        if refusal.rule == _NO_CHOICE:
            return []
        if refusal.rule not in _SAYS_NOTHING:
            reason = (refusal.rule, refusal.text)
            counts[reason] = counts.get(reason, 0) + 1
            first.setdefault(reason, refusal)
    return [first[reason] for reason in sorted(counts, key=lambda each: (counts[each], each))]


def _rests(shapes: tuple[FieldType, ...]) -> Iterator[tuple[PlainValue, ...]]:
    return product(*[_values(shape) for shape in shapes])


def _values(shape: FieldType) -> list[PlainValue]:
    if isinstance(shape, RowsField):
        first, *others = shape.columns
        least = tuple([column.low for column in others])
        return [((number, *least),) for number in _range(first)]
    if isinstance(shape, IntField):
        return list(_range(shape))
    raise TypeError(f"{type(shape).__name__} is a shape without values")


def _range(kind: IntField) -> range:
    return range(kind.low, min(kind.high, kind.low + WIDEST) + 1)
