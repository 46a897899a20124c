"""The sequence of play of Globopolis: read this first.

After the set-up come rounds; in a round every seat has a turn. A turn is the Option Phase and the
Event Phase; the first turn is a teleport only. When a turn is over, the player still places agents
while the next one plans, until the next one rolls.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from statecraft.core import offer, offer_domain
from statecraft.core.action import Action
from statecraft.core.domain import Domain
from statecraft.core.frame import Ask, Frame, Sequence
from statecraft.core.ids import MOST_SEATS, NOBODY, Seat
from statecraft.core.question import Question
from statecraft.globopolis import agents, trading, victory
from statecraft.globopolis.movement import RollChoice, TeleportCall, TurnEnd
from statecraft.globopolis.option_phase import OptionPhase, check_business

if TYPE_CHECKING:
    from statecraft.globopolis.state import Globe

AGENTS: Final = "agents"
BUSINESS: Final = "business"


def _business_asks(seats: int, active: int) -> tuple[Ask, ...]:
    return tuple([(Seat(seat), BUSINESS, False) for seat in range(seats) if seat != active])


BUSINESS_ASKS: Final[tuple[tuple[tuple[Ask, ...], ...], ...]] = tuple(
    [
        tuple([_business_asks(seats, active) for active in (*range(seats), NOBODY)])
        for seats in range(MOST_SEATS + 1)
    ]
)
"""By the number of seats and by the one that is not asked; the last of them is for nobody."""


class Turn(Sequence["Globe"]):
    """Booklet page 13: each player's turn consists of two phases."""

    __slots__ = ()
    STEPS: ClassVar[tuple[Any, ...]] = (OptionPhase, RollChoice, TurnEnd)


class FirstTurn(Sequence["Globe"]):
    """GB-1.11: no Option Phase; teleport, and resolve the field in full."""

    __slots__ = ()
    STEPS: ClassVar[tuple[Any, ...]] = (TeleportCall, TurnEnd)


class Rounds(Frame["Globe"]):
    """Round after round; ``turns`` counts those begun in this one, ``placing`` still has agents."""

    __slots__ = ("placing", "turns")
    FIELDS = ("turns", "placing")
    LARGE = True

    def __init__(self, turns: int, placing: Seat) -> None:
        self.turns = turns
        self.placing = placing

    def step(self, table: "Globe") -> bool:
        seats = len(table.holders)
        before = table.turn
        if self.turns == seats:
            victory.round_over(table)
            table.replace(Rounds(0, before))
            return True
        if self.turns == 0:
            table.round += 1
            trading.judge_round(table)
        seat = Seat((table.first + self.turns) % seats)
        table.begin_turn(seat)
        table.this_turn = [0] * len(table.this_turn)
        table.replace(Rounds(self.turns + 1, before if table.settings().agents else NOBODY))
        table.push(FirstTurn(seat) if table.round == 1 else Turn(seat))
        return True

    def asks(self, table: "Globe") -> tuple[Ask, ...]:
        """GB-7.3: agents of the player before; GB-3.3: business of everybody at a quiet time."""
        found: tuple[Ask, ...] = ()
        if self.placing != NOBODY and agents.can_place(table, table.holders[self.placing]):
            found = ((self.placing, AGENTS, False),)
        kind = type(table.stack[-1])
        if kind is OptionPhase or kind is RollChoice:
            active = table.turn if kind is OptionPhase else NOBODY
            others = BUSINESS_ASKS[len(table.holders)][active]
            if table.offers:
                open_from = offer.open_from
                free = [ask for ask in others if open_from(table, ask[0]) < offer.AT_ONCE]
                return (*found, *free, *offer.asks(table))
            return found + others
        return found

    def actions(self, table: "Globe", question: Question) -> list[Action]:
        if question.kind in (AGENTS, BUSINESS):
            return []
        return offer.actions(table, question)

    def domains(self, table: "Globe", question: Question) -> tuple[Domain, ...]:
        if question.kind == AGENTS:
            return (agents.PlaceDomain(table, table.holders[question.seat]),)
        if question.kind == BUSINESS:
            return offer_domain.offer_domains(table, question.seat)
        return offer_domain.answer_domains(table, question)

    def check(self, table: "Globe", question: Question, action: Action) -> None:
        if question.kind == AGENTS:
            agents.check_place(table, question.seat, action)
        elif question.kind == BUSINESS:
            check_business(table, question.seat, action)
        else:
            offer.check(table, question, action)

    def answer(self, table: "Globe", question: Question, action: Action) -> None:
        if question.kind == AGENTS:
            agents.place(table, question.seat, action)
        elif isinstance(action, offer.MakeOffer):
            offer.make(
                table,
                question.seat,
                action.to,
                action.give,
                action.get,
                action.pledges,
                table.turns,
            )
        else:
            offer.answer(table, question, action)
