"""What a government's actions have in common: proposed first, voted on, then carried out (GP-3.4, GP-3.13).

Each action lives in the module of its chapter (:mod:`.actions`, :mod:`.trade`, :mod:`.war`, :mod:`.budget`,
:mod:`.motions`) and says what it needs, does and risks. Here is what holds for all of them: a sanctioned region
does nothing but ask for the end of the sanction, and who acts alone moves no partner's politicians.
"""

from typing import TYPE_CHECKING, Final, TypeAlias

from statecraft.core.engine.frame import Ask, Frame
from statecraft.core.engine.question import Question
from statecraft.core.ids import Holder, Seat
from statecraft.core.native import mypyc_attr
from statecraft.core.record.events import Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.global_powers.ids import RegionId
from statecraft.global_powers.rules.announced import AnnouncedVerb
from statecraft.global_powers.rules.effects import effects

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState

ANYBODY: Final = Holder(-1)
"""Stands where politicians of all governing parties may be moved, not those of one alone (GP-3.8)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GovernmentAction(AnnouncedVerb):
    """An action of a region's government. To answer with it is to propose it; ``carry_out`` comes later, or never."""

    __slots__ = ()

    def region_fault(self, table: "GlobalPowersState", region: RegionId) -> Illegal | None:
        """Why this action's own rule forbids it to the region; asked when it is proposed, and again before it is
        carried out."""
        raise NotImplementedError(f"{type(self).__name__}.region_fault")

    def alone_fault(self, mover: Holder) -> Illegal | None:
        """GP-3.8: why a party that acts alone in a coalition may not do this."""
        return None

    def lifts_sanction(self, region: RegionId) -> bool:
        """GP-3.15: whether this is the one thing that a sanctioned region may do."""
        return False

    def carry_out(self, table: "GlobalPowersState", region: RegionId, by: Seat) -> None:
        """An accepted action, without obstacle, happens."""
        raise NotImplementedError(f"{type(self).__name__}.carry_out")

    def forecast(self, table: "GlobalPowersState", region: RegionId) -> tuple[Note, ...]:
        """What it costs and risks, for whoever proposes it or decides on it."""
        return ()

    def changes(self, table: "GlobalPowersState", region: RegionId, by: Seat) -> tuple[Note, ...]:
        """What it changes once it is carried out, as far as no dice and no other region decide that."""
        return effects(table, lambda copy: self.carry_out(copy, region, by))

    def judge_promises(self, table: "GlobalPowersState", seat: Seat) -> None:
        """GP-8.3: promises and threats that speak of such an action are judged when it is proposed."""

    def obstacle(self, table: "GlobalPowersState", region: RegionId) -> Illegal | None:
        """Why a region cannot do this now; None if it can."""
        if table.sanctioned[region] and not self.lifts_sanction(region):
            return Illegal("GP-3.15", "gp-refused-sanctioned", {"region": region})
        return self.region_fault(table, region)

    def announce(self, table: "GlobalPowersState", seat: Seat, region: RegionId) -> None:
        """A proposal is heard by all."""
        if table.sink is not None:
            values = {"seat": seat, "active": region, **self.heard()}
            table.tell("gp-event-proposed-" + self.VERB, values)
        self.judge_promises(table, seat)

    def fault(self, table: "GlobalPowersState", question: Question) -> Illegal | None:
        proposing = asking(table, question)
        fault = self.obstacle(table, proposing.region)
        if fault is None and proposing.alone:
            return self.alone_fault(table.holders[proposing.seat])
        return fault

    def do(self, table: "GlobalPowersState", question: Question) -> None:
        asking(table, question).propose(table, question.at, self)

    def notes(self, table: "GlobalPowersState", question: Question) -> tuple[Note, ...]:
        return self.forecast(table, asking(table, question).region)

    def prospects(self, table: "GlobalPowersState", question: Question) -> tuple[Note, ...]:
        return self.changes(table, asking(table, question).region, question.seat)


Batch: TypeAlias = tuple[GovernmentAction, ...]
"""What is proposed together: one action, or several (GP-7.13)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ListedAction(GovernmentAction):
    """An action with so few choices that they are listed."""

    __slots__ = ()

    def listed(self, table: "GlobalPowersState", region: RegionId, mover: Holder) -> list[Action]:
        """What a region that is not sanctioned may propose; ``mover`` is the one party whose politicians may be
        moved, or `ANYBODY`."""
        raise NotImplementedError(f"{type(self).__name__}.listed")

    def options(self, table: "GlobalPowersState", question: Question) -> list[Action]:
        proposing = asking(table, question)
        if table.sanctioned[proposing.region]:
            return []
        mover = table.holders[proposing.seat] if proposing.alone else ANYBODY
        return self.listed(table, proposing.region, mover)


@mypyc_attr(allow_interpreted_subclasses=True)
class Proposing(Frame["GlobalPowersState"]):
    """The question what a governing party proposes, as far as actions need to know it (`activation.Proposal`)."""

    FIELDS = ("seat", "region", "alone", "batch")
    __slots__ = FIELDS
    LARGE = True

    def __init__(self, seat: Seat, region: RegionId, alone: int, batch: Batch) -> None:
        self.seat = seat
        self.region = region
        self.alone = alone
        self.batch = batch

    def asks(self, table: "GlobalPowersState") -> tuple[Ask, ...]:
        return ((self.seat, "proposal", True),)

    def propose(self, table: "GlobalPowersState", at: int, action: GovernmentAction) -> None:
        raise NotImplementedError(f"{type(self).__name__}.propose")


def asking(table: "GlobalPowersState", question: Question) -> Proposing:
    """The frame that asks for a proposal."""
    found = table.stack[question.at]
    assert isinstance(found, Proposing)
    return found


def public_forecast(table: "GlobalPowersState", region: RegionId, batch: Batch) -> tuple[Note, ...]:
    """What proposals cost and risk, for all who are to decide on them."""
    return tuple([note for action in batch for note in action.forecast(table, region)])
