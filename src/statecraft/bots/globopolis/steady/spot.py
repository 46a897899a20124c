"""A question as it is put to a steady player of Globopolis, and choices with what they gain."""

from collections.abc import Collection
from typing import TypeAlias

from statecraft.bots.globopolis.steady.attacks import Attacks
from statecraft.bots.globopolis.steady.worth import Scale
from statecraft.core.engine.frame import Frame
from statecraft.core.engine.legal import Legal
from statecraft.core.engine.question import Question
from statecraft.core.verbs.action import Action
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import ShowMission

Rated: TypeAlias = tuple[float, Action | None]
"""What a choice gains, in EU, and the choice; None leaves a side question alone."""
AT_ONCE = 1000.0
"""The gain of what is never put off."""


class Spot:
    """Who is asked what on which table, and the scale by which it is judged.

    ``tried`` offers are not made again; the ``quiet`` make none; the ``sharp`` haggle.
    """

    __slots__ = (
        "_attacks",
        "frame",
        "legal",
        "listed",
        "me",
        "question",
        "quiet",
        "scale",
        "seat",
        "sharp",
        "table",
        "tried",
    )

    def __init__(
        self,
        table: GlobopolisState,
        question: Question,
        legal: Legal,
        tried: Collection[Action] = (),
        quiet: bool = False,
        sharp: bool = False,
    ) -> None:
        self.table = table
        self.scale = Scale(table)
        self._attacks: Attacks | None = None
        self.question = question
        self.legal = legal
        self.tried = tried
        self.quiet = quiet
        self.sharp = sharp
        self.seat = question.seat
        self.me = table.holders[question.seat]
        self.frame: Frame[GlobopolisState] = table.stack[question.at]
        self.listed = legal.actions()

    def attacks(self) -> Attacks:
        """What attacks of the one who is asked are worth."""
        if self._attacks is None:
            self._attacks = Attacks(self.scale, self.me)
        return self._attacks

    def missions(self) -> list[Rated]:
        """Missions that can be shown now."""
        return [(AT_ONCE, action) for action in self.listed if isinstance(action, ShowMission)]


def best_first(rows: list[Rated]) -> list[Rated]:
    """By gain; of equals, the one named first."""
    return sorted(rows, key=lambda row: -row[0])
