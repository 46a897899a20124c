"""A fight on its way: the engagement under whose windows its parties choose (GB-6).

Who may attack whom and the rounds of battle are in `aggression`; the windows are in `fight_windows`, `third_parties` and
`assistance`, and their order is in `sequence`.
"""

from typing import TYPE_CHECKING

from statecraft.core.engine.frame import Frame
from statecraft.core.engine.question import Question
from statecraft.core.engine.sealed import PASS, Pass, SealedFrame
from statecraft.core.ids import Holder, Seat
from statecraft.core.verbs.action import Action
from statecraft.globopolis.ids import TerritoryId

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState


class Engagement(Frame["GlobopolisState"]):
    """An Aggression Scenario, stage by stage, as `sequence.AGGRESSION` has them.

    ``operations`` are the OPs cards the Aggressor and the Defender have used, -1 for none.
    """

    FIELDS = ("seat", "origin", "target", "stage", "operations")
    __slots__ = FIELDS
    NAME = "engagement"
    HIDES = True
    ASKS = False

    def __init__(
        self,
        seat: Seat,
        origin: TerritoryId,
        target: TerritoryId,
        stage: int,
        operations: tuple[int, int],
    ) -> None:
        self.seat = seat
        self.origin = origin
        self.target = target
        self.stage = stage
        self.operations = operations

    def at_stage(self, stage: int, operations: tuple[int, int]) -> "Engagement":
        return Engagement(self.seat, self.origin, self.target, stage, operations)

    def step(self, table: "GlobopolisState") -> bool:
        table.replace(self.at_stage(self.stage + 1, self.operations))
        window = table.aggression_steps()[self.stage](table, self)
        if window is not None:
            table.push(window)
        return True


class FightChoice(SealedFrame["GlobopolisState"]):
    """A choice of several parties to a fight, in secret and at once; who says nothing does nothing."""

    __slots__ = ()

    def fallback(self, table: "GlobopolisState", question: Question) -> Action:
        return PASS

    def reveal(self, table: "GlobopolisState") -> None:
        fight = engagement(table)
        for seat, slot in zip(self.seats, self.slots, strict=True):
            if slot is not None and not isinstance(slot, Pass):
                self.chosen(table, fight, table.holders[seat], slot)

    def chosen(
        self, table: "GlobopolisState", fight: Engagement, holder: Holder, action: Action
    ) -> None:
        """What a holder chose comes about."""
        raise NotImplementedError(f"{type(self).__name__}.chosen")


def engagement(table: "GlobopolisState") -> Engagement:
    """The fight whose window is open: it lies under it on the stack."""
    for frame in table.stack[::-1]:
        if isinstance(frame, Engagement):
            return frame
    raise TypeError("there is no fight")


def parties(table: "GlobopolisState", fight: Engagement) -> tuple[Holder, Holder]:
    """Aggressor and Defender."""
    return table.owner[fight.origin], table.owner[fight.target]
