"""What the questions of the Event Phase have in common: whose turn it is, its rolls so far, how it ends (GB-4).

The verbs that stand in several of these questions, under different conditions, ask the frame for them.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from statecraft.core.engine.question import Question
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verb, not_a_choice
from statecraft.globopolis.cards.effect import ROLL
from statecraft.globopolis.ids import TitleId
from statecraft.globopolis.rules.influence import CardFrame, PlayInfluence, is_for

if TYPE_CHECKING:
    from statecraft.globopolis.rules.aggression import Attack
    from statecraft.globopolis.state import GlobopolisState


class EventFrame(CardFrame):
    """A question to the seat whose turn it is."""

    __slots__ = ()

    def here(self, table: "GlobopolisState") -> TitleId:
        """The title on whose field the Governor stands."""
        return table.title_at(self.seat)

    def may_end(self) -> bool:
        """Whether the turn may be ended here."""
        return True

    def turn_over(self, table: "GlobopolisState", at: int) -> None:
        """The seat rolls no more."""
        table.cut(at)

    def attacks(self, table: "GlobopolisState") -> list[Action]:
        """Every attack that may be declared here."""
        return []

    def attack_fault(self, table: "GlobopolisState", attack: "Attack") -> Illegal | None:
        """Why an attack may not be declared here."""
        return not_a_choice(attack)


class RollFrame(EventFrame):
    """A question that may be answered with a movement roll; ``rolls`` are those made in this turn."""

    __slots__ = ("rolls",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "rolls")
    MOMENTS: ClassVar[tuple[int, ...]] = (ROLL,)

    rolls: int

    def cap_fault(self, table: "GlobopolisState") -> Illegal | None:
        """GB-10.20: after so many rolls there is no other, and no card in its place."""
        limit = table.settings().roll_cap
        if self.rolls >= limit:
            return Illegal("GB-10.20", "gb-refused-roll-cap", {"limit": limit})
        return None

    def moments(self, table: "GlobopolisState") -> tuple[int, ...]:
        if self.rolls < table.settings().roll_cap:
            return self.MOMENTS
        return tuple([when for when in self.MOMENTS if when != ROLL])

    def card_fault(self, table: "GlobopolisState", card: PlayInfluence) -> Illegal | None:
        for when in self.MOMENTS:
            if when != ROLL and is_for(table, card, when):
                return None
        return self.cap_fault(table)

    def no_answer(self, table: "GlobopolisState", action: Action) -> Illegal:
        return self.cap_fault(table) or not_a_choice(action)


class EndTurn(Verb["GlobopolisState"]):
    """GB-4.2: roll no more."""

    __slots__ = ()
    VERB = "end-turn"

    def __init__(self) -> None:
        pass

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        asking = table.stack[question.at]
        assert isinstance(asking, EventFrame)
        return [END_TURN] if asking.may_end() else []

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        """GB-4.1: at least one roll must be made."""
        asking = table.stack[question.at]
        assert isinstance(asking, EventFrame)
        return None if asking.may_end() else Illegal("GB-4.1", "gb-refused-must-roll")

    def do(self, table: "GlobopolisState", question: Question) -> None:
        asking = table.stack[question.at]
        assert isinstance(asking, EventFrame)
        asking.turn_over(table, question.at)


END_TURN: Final = EndTurn()
