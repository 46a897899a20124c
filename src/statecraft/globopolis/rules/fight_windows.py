"""Windows before a fight: talks over an attack, and the operations of both sides (GB-6, GB-8).

Each window is made by a function of the engagement, or left out where nobody is concerned; who is
asked follows from what everybody can see, never from what a hand holds. Third parties and assistance
have modules of their own, and `sequence.AGGRESSION` has all windows in their order.
"""

from typing import TYPE_CHECKING, Any

from statecraft.core.chance.distributions import Dice, Distribution, cards_in
from statecraft.core.engine.frame import ChanceFrame, Frame
from statecraft.core.engine.question import Question
from statecraft.core.engine.sealed import PASS, Pass, SealedFrame
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event, Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.globopolis.cards.effect import ATTACKED
from statecraft.globopolis.fields import OPS_CARD
from statecraft.globopolis.rules.engagement import Engagement, parties
from statecraft.globopolis.rules.influence import CardReply

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

# Diplomacy.


def diplomacy(table: "GlobopolisState", fight: Engagement) -> Frame[Any] | None:
    """GB-8.24: the owner of the territory is asked who publicly holds INFLUENCE cards."""
    owner = table.owner[fight.target]
    if not table.influence.hands[owner]:
        return None
    return DiplomacyReply((table.speaker(owner),), (None,))


class DiplomacyReply(CardReply):
    """GB-8.24: the owner of an attacked territory may call for talks."""

    __slots__ = ()
    NAME = "diplomacy-reply"
    KIND = "diplomacy-reply"
    MOMENTS = (ATTACKED,)


class Talks(ChanceFrame["GlobopolisState"]):
    """GB-8.24: both roll the card's die; a higher roll of the owner's calls the attack off."""

    FIELDS = ("seat", "sides")
    __slots__ = FIELDS
    NAME = "talks"
    PURPOSE = "diplomacy"

    def __init__(self, seat: Seat, sides: int) -> None:
        self.seat = seat
        self.sides = sides

    def roller(self) -> Seat:
        return self.seat

    def distribution(self, table: "GlobopolisState") -> Distribution:
        return Dice((self.sides, self.sides))

    def resolve(self, table: "GlobopolisState", value: Any) -> None:
        from statecraft.globopolis.rules.conference import owe_conference

        table.pop()
        off = value[0] > value[1]
        if table.sink is not None:
            values = {"seat": self.seat, "dice": value, "off": 1 if off else 0}
            table.sink.append(Event("gb-event-talks", values))
        if not off:
            return
        fight = table.stack[-1]
        assert isinstance(fight, Engagement)
        if table.governor[fight.seat] == table.content.title_field[fight.target]:
            owe_conference(table, fight.seat)
        else:
            table.pop()


# Operations.


def operations(table: "GlobopolisState", fight: Engagement) -> Frame[Any] | None:
    """GB-8.25: both combatants are asked who publicly hold OPs cards."""
    seats = [table.speaker(holder) for holder in parties(table, fight) if table.hand(holder, 0)]
    return Operations(tuple(seats), (None,) * len(seats)) if seats else None


class PlayOperation(Verb["GlobopolisState"]):
    """GB-8.25: use an Operations card of one's hand in a fight."""

    FIELDS = ("operation",)
    __slots__ = FIELDS
    VERB = "play-operation"
    SHAPE = (OPS_CARD,)

    def __init__(self, operation: int) -> None:
        self.operation = operation

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        found: list[Action] = []
        for card in cards_in(table.hand(table.holders[question.seat], 0)):
            row = table.content.ops[card]
            if not row.opportunity and (table.settings().agents or not row.agents):
                found.append(PlayOperation(card))
        return found

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        if self in self.options(table, question):
            return None
        return Illegal("GB-8.25", "gb-refused-no-operation")

    def open(self, table: "GlobopolisState", seat: Seat) -> None:
        """The card is shown and goes under its stack; it counts once the window is closed."""
        table.ops = table.ops.laid_under(table.holders[seat], self.operation)
        if table.sink is not None:
            values = {"seat": seat, "ops": self.operation}
            table.sink.append(Event("gb-event-operation", values))

    def notes(self, table: "GlobopolisState", question: Question) -> tuple[Note, ...]:
        """The odds with this card, as long as the other side uses none."""
        from statecraft.globopolis.rules.fight_odds import with_operation

        return with_operation(table, table.holders[question.seat], self.operation)


class Operations(SealedFrame["GlobopolisState"]):
    """GB-8.25: at most one Operations card a side, chosen in secret, opened together."""

    __slots__ = ()
    NAME = "operations"
    KIND = "operation"
    VERBS = Verbs(Pass, PlayOperation)

    def fallback(self, table: "GlobopolisState", question: Question) -> Action:
        return PASS

    def reveal(self, table: "GlobopolisState") -> None:
        fight = table.stack[-1]
        assert isinstance(fight, Engagement)
        used = [-1, -1]
        for seat, slot in zip(self.seats, self.slots, strict=True):
            if isinstance(slot, PlayOperation):
                aggressor = table.holders[seat] == table.owner[fight.origin]
                used[0 if aggressor else 1] = slot.operation
                slot.open(table, seat)
        table.replace(fight.at_stage(fight.stage, (used[0], used[1])))
