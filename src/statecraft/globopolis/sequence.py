"""The sequence of play of Globopolis: read this first.

After the set-up come rounds; in a round every seat has a turn. A turn is the Option Phase and the
Event Phase; the first turn is a teleport only. In the Event Phase the Governor comes to fields, and what
happens there is a list of steps; so is an Aggression Scenario. When a turn is over, the player still places
agents while the next one plans, until the next one rolls.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

from statecraft.core.engine.frame import Ask, Frame, Sequence
from statecraft.core.engine.question import Question
from statecraft.core.ids import MOST_SEATS, NOBODY, Seat
from statecraft.core.trade import offers
from statecraft.core.trade.offer_verbs import ANSWERS, MakeOffer
from statecraft.core.trade.rings import MakeRing
from statecraft.core.verbs.verb import Verbs
from statecraft.globopolis.rules import promises, setup, victory
from statecraft.globopolis.rules.agents import Place, can_place
from statecraft.globopolis.rules.aggression import battle
from statecraft.globopolis.rules.assistance import assistance, neighbours
from statecraft.globopolis.rules.cleaning import own_territory
from statecraft.globopolis.rules.conference import foreign_territory
from statecraft.globopolis.rules.engagement import Engagement
from statecraft.globopolis.rules.fight_windows import diplomacy, operations
from statecraft.globopolis.rules.landing import (
    choose_surplus,
    draw_influence,
    draw_ops,
    infiltration_academy,
    moonshot,
    own_guild,
    receive_territory,
    roll_again,
    security_academy,
    swiss_holiday,
    take_guild,
)
from statecraft.globopolis.rules.markets import any_market, one_market
from statecraft.globopolis.rules.movement import RollChoice, TurnEnd
from statecraft.globopolis.rules.option_phase import OptionPhase
from statecraft.globopolis.rules.orss import orss_base
from statecraft.globopolis.rules.teleport import TeleportCall, teleport_again
from statecraft.globopolis.rules.third_parties import bargain

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

SetUpStep: TypeAlias = Callable[["GlobopolisState"], None]
LandingStep: TypeAlias = Callable[["GlobopolisState", Seat, int], Frame[Any] | None]
AggressionStep: TypeAlias = Callable[["GlobopolisState", Engagement], Frame[Any] | None]

SET_UP: Final[tuple[SetUpStep, ...]] = (
    setup.hand_out_currency,
    setup.deal_titles,
    setup.deal_ops,
    setup.deal_influence,
    setup.deal_missions,
    setup.roll_for_first,
)
"""GB-1: before the first round."""


class Turn(Sequence["GlobopolisState"]):
    """Booklet page 13: each player's turn consists of two phases."""

    __slots__ = ()
    NAME = "turn"
    STEPS: ClassVar[tuple[Any, ...]] = (OptionPhase, RollChoice, TurnEnd)


class FirstTurn(Sequence["GlobopolisState"]):
    """GB-1.11: no Option Phase; teleport, and resolve the field in full."""

    __slots__ = ()
    NAME = "first-turn"
    STEPS: ClassVar[tuple[Any, ...]] = (TeleportCall, TurnEnd)


LANDINGS: Final[dict[str, tuple[LandingStep, ...]]] = {
    "free-territory": (receive_territory, choose_surplus),
    "own-territory": (draw_ops, own_territory),
    "foreign-territory": (foreign_territory,),
    "free-guild": (take_guild,),
    "own-guild": (own_guild,),
    "foreign-guild": (take_guild,),
    "market": (one_market,),
    "switzerland": (swiss_holiday, any_market),
    "ops-mission": (draw_ops, roll_again),
    "influence": (draw_influence, roll_again),
    "orss": (orss_base,),
    "nsa": (security_academy,),
    "nia": (infiltration_academy,),
    "moonshot": (moonshot,),
    "teleport": (teleport_again,),
}
"""GB-4.7 to GB-4.20, booklet page 15: what happens on a field, by what `landing.arrival` says it is."""

AGGRESSION: Final[tuple[AggressionStep, ...]] = (
    diplomacy,
    bargain,
    neighbours,
    operations,
    assistance,
    battle,
)
"""The Aggression Scenario: talks (GB-8.24), third parties (GB-7.10, GB-7.11), neighbours (GB-10.15), operations
(GB-8.25), assistance (GB-10.14), and Battle Rounds until one side has lost (GB-6.5 to GB-6.16)."""

AGENTS: Final = "agents"
BUSINESS: Final = "business"
BESIDES: Final[dict[str, Verbs]] = {
    AGENTS: Verbs(Place),
    BUSINESS: Verbs(MakeOffer, MakeRing),
    **ANSWERS,
}
"""What may be done beside another player's turn, by the kind of question."""
QUIET_TIMES: Final = (OptionPhase, RollChoice, TeleportCall)
"""GB-3.3: while one of these asks, everybody may do business."""


def _business_asks(seats: int, active: int) -> tuple[Ask, ...]:
    return tuple([(Seat(seat), BUSINESS, False) for seat in range(seats) if seat != active])


BUSINESS_ASKS: Final[tuple[tuple[tuple[Ask, ...], ...], ...]] = tuple(
    [
        tuple([_business_asks(seats, active) for active in (*range(seats), NOBODY)])
        for seats in range(MOST_SEATS + 1)
    ]
)
"""By the number of seats and by the one that is not asked; the last of them is for nobody."""


class Rounds(Frame["GlobopolisState"]):
    """Round after round; ``turns`` counts those begun in this one, ``placing`` still has agents."""

    FIELDS = ("turns", "placing")
    __slots__ = FIELDS
    NAME = "rounds"
    LARGE = True

    def __init__(self, turns: int, placing: Seat) -> None:
        self.turns = turns
        self.placing = placing

    def step(self, table: "GlobopolisState") -> bool:
        seats = len(table.holders)
        before = table.turn
        if self.turns:
            # GB-8.50: what a card forbade is over with the turn.
            table.barred[table.holders[before]] = 0
        victory.announce(table)
        if self.turns == seats:
            victory.round_over(table)
            table.replace(Rounds(0, before))
            return True
        if self.turns == 0:
            table.round += 1
            promises.judge_round(table)
        # GB-9.7: everybody has a turn, whatever is left to them.
        seat = Seat((table.first + self.turns) % seats)
        table.begin_turn(seat)
        table.this_turn = [0] * len(table.this_turn)
        table.replace(Rounds(self.turns + 1, before if table.settings().agents else NOBODY))
        table.push(FirstTurn(seat) if table.round == 1 else Turn(seat))
        return True

    def asks(self, table: "GlobopolisState") -> tuple[Ask, ...]:
        """GB-7.3: agents of the player before; GB-3.3: business of everybody at a quiet time."""
        found: tuple[Ask, ...] = ()
        if self.placing != NOBODY and can_place(table, table.holders[self.placing]):
            found = ((self.placing, AGENTS, False),)
        kind = type(table.stack[-1])
        if kind not in QUIET_TIMES:
            return found
        # GB-3.3: the active player does business by its Option Phase's own question.
        active = table.turn if kind is OptionPhase else NOBODY
        others = BUSINESS_ASKS[len(table.holders)][active]
        if table.offers:
            return found + offers.with_room(table, others) + offers.asks(table)
        return found + others

    def verbs(self, question: Question) -> Verbs:
        return BESIDES[question.kind]
