"""The O.R.S.S.: staying at a base or flying (GB-4.16, GB-10.10, booklet page 16)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.engine.frame import Ask, Frame
from statecraft.core.engine.question import Question
from statecraft.core.ids import Seat
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.globopolis.content import MARKET, ORSS, SWITZERLAND, TERRITORY
from statecraft.globopolis.fields import FIELD
from statecraft.globopolis.ids import ALL_FIELDS, RING, FieldId
from statecraft.globopolis.rules.movement import Landing, RollChoice, fly

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

NEAREST: Final = "nearest"
DESTINATIONS: Final[dict[str, tuple[int, ...]]] = {
    "bases": (ORSS,),
    NEAREST: (ORSS,),
    "independent": (ORSS, MARKET, SWITZERLAND),
    "any": (ORSS, MARKET, SWITZERLAND, TERRITORY),
}
"""GB-10.10: by the variation, the kinds of fields one may fly to."""


def nearest_independent(table: "GlobopolisState", here: FieldId) -> FieldId:
    """GB-10.10: the first Independent Territory of a flight, which goes clockwise."""
    kinds = table.content.field_kind
    field = (here + 1) % RING
    while kinds[field] not in (MARKET, SWITZERLAND):
        field = (field + 1) % RING
    return ALL_FIELDS[field]


def destinations(table: "GlobopolisState", here: FieldId) -> list[FieldId]:
    """GB-10.10: other bases; as variations independent territories, or any territory."""
    mode = table.settings().orss
    kinds, found = DESTINATIONS[mode], table.content.field_kind
    fields = [field for field in ALL_FIELDS if found[field] in kinds and field != here]
    return [*fields, nearest_independent(table, here)] if mode == NEAREST else fields


class StayAtBase(Verb["GlobopolisState"]):
    """GB-4.16: stay at the O.R.S.S. base, and perhaps roll."""

    __slots__ = ()
    VERB = "stay-at-base"

    def __init__(self) -> None:
        pass

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        return [STAY]

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        base = table.stack[question.at]
        assert isinstance(base, OrssChoice)
        table.replace(RollChoice(base.seat, base.rolls, 0))


class Fly(Verb["GlobopolisState"]):
    """GB-4.16: fly with the O.R.S.S. to another base, and perhaps roll."""

    FIELDS = ("base",)
    __slots__ = FIELDS
    VERB = "fly"
    SHAPE = (FIELD,)

    def __init__(self, base: FieldId) -> None:
        self.base = base

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        return [Fly(field) for field in destinations(table, table.governor[question.seat])]

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        if self.base not in destinations(table, table.governor[question.seat]):
            return Illegal("GB-4.16", "gb-refused-no-flight", {"field": self.base})
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        base = table.stack[question.at]
        assert isinstance(base, OrssChoice)
        fly(table, base.seat, self.base)
        if table.content.field_kind[self.base] == ORSS:
            table.replace(RollChoice(base.seat, base.rolls, 0))
        else:
            table.replace(Landing(base.seat, base.rolls))


STAY: Final = StayAtBase()


class OrssChoice(Frame["GlobopolisState"]):
    """GB-4.16: stay at the base or fly, then perhaps roll."""

    FIELDS = ("seat", "rolls")
    __slots__ = FIELDS
    NAME = "orss-choice"
    VERBS = Verbs(StayAtBase, Fly)

    def __init__(self, seat: Seat, rolls: int) -> None:
        self.seat = seat
        self.rolls = rolls

    def asks(self, table: "GlobopolisState") -> tuple[Ask, ...]:
        return ((self.seat, "orss", True),)

    def default(self, table: "GlobopolisState", question: Question) -> Action | None:
        return STAY


def orss_base(_table: "GlobopolisState", seat: Seat, rolls: int) -> OrssChoice:
    """GB-4.16: the Governor is at a base."""
    return OrssChoice(seat, rolls)
