"""Guards: placed and recalled after one's turn, while the next player plans (HB-6)."""

from harbour.table import Harbour
from statecraft.core.engine.question import Question
from statecraft.core.ids import Holder
from statecraft.core.record.events import Event
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import HOLDER, Action
from statecraft.core.verbs.verb import Verb, Verbs


def _no_harbour(table: Harbour, harbour: Holder) -> Illegal | None:
    if harbour >= table.holder_count():
        return Illegal("HB-6.1", "harbour-refused-no-harbour", {"holder": harbour})
    return None


def _move(table: Harbour, question: Question, harbour: Holder, guards: int) -> None:
    table.move_guards(table.holders[question.seat], harbour, guards)
    if table.sink is not None:
        table.sink.append(Event("harbour-event-guards", {"seat": question.seat}))


class PlaceGuard(Verb[Harbour]):
    """HB-6.1: a guard from the reserve into any harbour."""

    FIELDS = ("harbour",)
    __slots__ = FIELDS
    VERB = "place-guard"
    SHAPE = (HOLDER,)

    def __init__(self, harbour: Holder) -> None:
        self.harbour = harbour

    def options(self, table: Harbour, question: Question) -> list[Action]:
        spare = table.spare[table.holders[question.seat]]
        return [*PLACES[: table.colours]] if spare else []

    def fault(self, table: Harbour, question: Question) -> Illegal | None:
        fault = _no_harbour(table, self.harbour)
        if fault is None and not table.spare[table.holders[question.seat]]:
            fault = Illegal("HB-6.1", "harbour-refused-no-guard")
        return fault

    def do(self, table: Harbour, question: Question) -> None:
        _move(table, question, self.harbour, 1)


class RecallGuard(Verb[Harbour]):
    """HB-6.1: a guard from a harbour back into the reserve."""

    FIELDS = ("harbour",)
    __slots__ = FIELDS
    VERB = "recall-guard"
    SHAPE = (HOLDER,)

    def __init__(self, harbour: Holder) -> None:
        self.harbour = harbour

    def options(self, table: Harbour, question: Question) -> list[Action]:
        holder = table.holders[question.seat]
        if table.spare[holder] == 2:
            return []
        guards = table.guards[holder * table.colours : (holder + 1) * table.colours]
        return [RECALLS[at] for at, count in enumerate(guards) if count]

    def fault(self, table: Harbour, question: Question) -> Illegal | None:
        fault = _no_harbour(table, self.harbour)
        if fault is None and not table.guards_at(table.holders[question.seat], self.harbour):
            fault = Illegal("HB-6.1", "harbour-refused-no-guard")
        return fault

    def do(self, table: Harbour, question: Question) -> None:
        _move(table, question, self.harbour, -1)


PLACES = tuple([PlaceGuard(Holder(holder)) for holder in range(5)])
RECALLS = tuple([RecallGuard(Holder(holder)) for holder in range(5)])
GUARDS = Verbs(PlaceGuard, RecallGuard)
