"""The sequence of play of Harbour: read this first.

A round is a ship's auction, one turn for each seat, and a vote on the harbour tax. A turn is
planning, a voyage, the hand limit, and perhaps a raid. Guards are placed after one's turn, while
the next player already plans.
"""

from typing import Any, ClassVar

from harbour.auction import ShipComesIn
from harbour.guards import GUARDS
from harbour.plan import Plan
from harbour.raid import RaidChoice
from harbour.table import NO_RAID, PAY, Harbour
from harbour.vote import TaxVote
from harbour.voyage import HandLimit, Sail
from statecraft.core.chance.distributions import Distribution
from statecraft.core.engine.frame import Ask, ChanceFrame, Frame, Sequence
from statecraft.core.ids import NOBODY, Holder, Seat
from statecraft.core.record.events import Event
from statecraft.core.trade.pledges import BROKEN, KEPT, run_out


class Turn(Sequence[Harbour]):
    """HB-2.2: a seat's turn."""

    __slots__ = ()
    NAME = "turn"
    STEPS: ClassVar[tuple[Any, ...]] = (Plan, Sail, HandLimit, RaidChoice)


class DealCards(ChanceFrame[Harbour]):
    """HB-1.2: two cards to everybody, at one stroke."""

    __slots__ = ()
    NAME = "deal-cards"
    PURPOSE = "deal"

    def __init__(self) -> None:
        pass

    def distribution(self, table: Harbour) -> Distribution:
        return table.deck.deal((2,) * table.holder_count())

    def audience(self, table: Harbour) -> tuple[Holder, ...] | None:
        return ()

    def resolve(self, table: Harbour, value: Any) -> None:
        table.deck = table.deck.dealt(value)
        table.pop()
        if table.sink is not None:
            table.sink.append(Event("harbour-event-dealt"))


class Rounds(Frame[Harbour]):
    """HB-2.1: rounds until the last one is played. ``placing`` still places guards (HB-6.1)."""

    FIELDS = ("stage", "placing")
    __slots__ = FIELDS
    NAME = "rounds"
    VERBS = GUARDS

    def __init__(self, stage: int, placing: Seat) -> None:
        self.stage = stage
        self.placing = placing

    def step(self, table: Harbour) -> bool:
        seats = len(table.holders)
        stage = self.stage
        if stage == 0:
            if table.round == table.settings().rounds:
                table.finish("rounds-played", "HB-9.1")
                return True
            table.round += 1
            # HB-8.4: time gone by keeps the one promise and breaks the other.
            run_out(table, NO_RAID, KEPT)
            run_out(table, PAY, BROKEN)
            table.begin_phase()
            table.replace(Rounds(1, NOBODY))
            table.push(ShipComesIn())
        elif stage <= seats:
            seat = Seat(stage - 1)
            before = Seat(stage - 2) if stage > 1 else NOBODY
            table.begin_turn(seat)
            table.replace(Rounds(stage + 1, before))
            table.push(Turn(seat))
        else:
            table.begin_phase()
            table.replace(Rounds(0, NOBODY))
            table.push(TaxVote.called(table))
        return True

    def asks(self, table: Harbour) -> tuple[Ask, ...]:
        # Everybody has two guards, in reserve or in a harbour: there is always one to move.
        if self.placing == NOBODY:
            return ()
        return ((self.placing, "guards", False),)

    def closed(self) -> "Rounds":
        """HB-6.2: when the next player rolls, the time for placing guards is over."""
        return Rounds(self.stage, NOBODY)
