"""Typed pledges: promises the engine can judge. Anything else is talk.

A pledge is made as part of a settled offer. A game names its kinds of pledges and reports what was
done (``did``) and what was not done in time (``judge``); the engine marks pledges kept or broken.
Most promises nothing enforces but the table's memory;
some a game carries out by itself (``use`` counts those that hold for a number of times).
"""

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from statecraft.core.ids import Holder
from statecraft.core.record.events import Event
from statecraft.core.record.struct import Struct

if TYPE_CHECKING:
    from statecraft.core.engine.state import State

STANDING: Final = "standing"
KEPT: Final = "kept"
BROKEN: Final = "broken"
Status: TypeAlias = Literal["standing", "kept", "broken"]
STATUSES: Final = (STANDING, KEPT, BROKEN)
REMEMBERED: Final = 8
"""How many judged pledges stay on the table."""


class Pledge(Struct):
    """``by`` promised ``to`` something of a kind, about ``what``, until the end of round ``until``.

    ``what`` and ``amount`` mean what the game says they mean for the kind.
    """

    FIELDS = ("by", "to", "kind", "what", "amount", "until", "status")
    __slots__ = FIELDS
    NAME = "pledge"

    def __init__(
        self,
        by: Holder,
        to: Holder,
        kind: int,
        what: int,
        amount: int,
        until: int,
        status: Status = STANDING,
    ) -> None:
        self.by = by
        self.to = to
        self.kind = kind
        self.what = what
        self.amount = amount
        self.until = until
        self.status = status

    def judged(self, status: Status) -> "Pledge":
        return Pledge(self.by, self.to, self.kind, self.what, self.amount, self.until, status)


def judge(table: "State", pledge: Pledge, status: Status) -> None:
    """A standing pledge turns out kept or broken, and everybody hears of it (ST-8.9)."""
    judged = [p.judged(status) if p is pledge else p for p in table.pledges]
    # The table's memory is long enough to know whom to trust, and no longer.
    over = [p for p in judged if p.status != STANDING][:-REMEMBERED]
    if over:
        judged = [p for p in judged if not any(p is old for old in over)]
    table.pledges = tuple(judged)
    if table.sink is not None:
        values = {"by": pledge.by, "to": pledge.to, "kind": pledge.kind}
        text = "event-pledge-kept" if status == KEPT else "event-pledge-broken"
        table.sink.append(Event(text, values))


def use(table: "State", pledge: Pledge) -> None:
    """What was promised so many times has been done once more; after the last time it is kept."""
    left = pledge.amount - 1
    if left <= 0:
        judge(table, pledge, KEPT)
        return
    fewer = Pledge(pledge.by, pledge.to, pledge.kind, pledge.what, left, pledge.until)
    table.pledges = tuple([fewer if other is pledge else other for other in table.pledges])


def did(table: "State", by: Holder, kind: int, what: int, status: Status) -> None:
    """Somebody did what standing pledges of this kind are about: they are kept, or broken."""
    for pledge in table.pledges:
        if pledge.status == STANDING and pledge.by == by and pledge.kind == kind:
            if pledge.what == what:
                judge(table, pledge, status)


def run_out(table: "State", kind: int, status: Status) -> None:
    """Pledges of a kind whose last round is over: what was to be left undone was kept, and so on."""
    for pledge in table.pledges:
        if pledge.status == STANDING and pledge.kind == kind and pledge.until < table.round:
            judge(table, pledge, status)
