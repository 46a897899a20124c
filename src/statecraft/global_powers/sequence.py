"""The sequence of play of Global Powers: read this first.

The set-up comes first, then turns. In a turn a party may withdraw politicians, and then activates a region or plays a
card. In an activation the region's government proposes action after action; each is consented to, voted on, perhaps
vetoed, and carried out. When all twelve regions are done there is a scoring, and the next player goes on.
"""

from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

from statecraft.core.engine.frame import Ask, Frame
from statecraft.core.engine.question import Question
from statecraft.core.ids import Seat
from statecraft.core.trade import offers
from statecraft.core.trade.offer_verbs import ANSWERS, MakeOffer
from statecraft.core.verbs.verb import Verbs
from statecraft.global_powers.ids import ALL_REGIONS
from statecraft.global_powers.rules import talks, victory
from statecraft.global_powers.rules.activation import Activation, LastZeal, Partners, Proposal
from statecraft.global_powers.rules.government import REGIONS
from statecraft.global_powers.rules.hands import choose_hands, refill_hands
from statecraft.global_powers.rules.scoring import make_ready, next_round, score, score_what_stands
from statecraft.global_powers.rules.setup import PlacementLot, auction, begin
from statecraft.global_powers.rules.steps import Step, Steps
from statecraft.global_powers.rules.turn import TurnChoice
from statecraft.global_powers.rules.united_nations import fill_un
from statecraft.global_powers.rules.voting import Execution, SealedVote, VetoWindow, Vote

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState

TALKS: Final = "talks"
TALK_ASKS: Final[tuple[tuple[Ask, ...], ...]] = tuple(
    [tuple([(Seat(seat), TALKS, False) for seat in range(seats)]) for seats in range(6)]
)
"""By the number of seats."""
AUCTIONS: Final[tuple[Step, ...]] = tuple([partial(auction, region) for region in ALL_REGIONS])


class SetUp(Steps):
    """GP-1: the regions are auctioned one by one, or settled in the open (GP-7.7); hands are chosen; one begins."""

    __slots__ = ()
    NAME = "set-up"
    STEPS: ClassVar[tuple[Step, ...]] = (
        *AUCTIONS,  # GP-1.4: a region, bid for by all at once, twelve times;
        choose_hands,  # GP-1.9: everybody chooses its cards;
        begin,  # GP-1.10: the weakest party begins.
    )

    def step(self, table: "GlobalPowersState") -> bool:
        if self.at or table.settings().placement != "open":
            return super().step(table)
        table.replace(SetUp(REGIONS))
        table.push(PlacementLot())
        return True


ACTIVATION: Final[tuple[type[Frame[Any]], ...]] = (
    Activation,  # GP-3.3: while actions are left, and then
    LastZeal,  # GP-5.16: while an open Zeal gives one more,
    Proposal,  # GP-3.4: a governing party proposes
    Partners,  # GP-3.6: and its partners consent;
    Vote,  # GP-3.9: whoever else sits there votes, openly
    SealedVote,  # GP-7.8: or in secret;
    VetoWindow,  # GP-3.11: one veto may turn the result;
    Execution,  # GP-3.13: what is accepted is carried out.
)
"""GP-3: each puts the next on the stack."""


class Scoring(Steps):
    """GP-6: points and the goal, the UN, the world made ready for another round, hands."""

    __slots__ = ()
    NAME = "scoring"
    STEPS: ClassVar[tuple[Step, ...]] = (
        score,  # GP-6.5: points are counted, and who has reached the goal has won;
        fill_un,  # GP-6.7: politicians go to the UN;
        make_ready,  # GP-6.8: regions are pending again, markers go, dominance takes one region less;
        refill_hands,  # GP-6.9: cards are discarded and taken;
        next_round,  # GP-6.10: and the next player goes on.
    )


class Turns(Frame["GlobalPowersState"]):
    """GP-2.1: turn after turn, clockwise; ``begun`` while one is being played."""

    FIELDS = ("begun",)
    __slots__ = FIELDS
    NAME = "turns"
    LARGE = True
    VERBS = Verbs(MakeOffer)

    def __init__(self, begun: bool) -> None:
        self.begun = begun

    def step(self, table: "GlobalPowersState") -> bool:
        table.replace(Turns(not self.begun))
        if self.begun:
            end_turn(table)
        else:
            begin_turn(table)
        return True

    def asks(self, table: "GlobalPowersState") -> tuple[Ask, ...]:
        """GP-8.1: whenever nothing secret is pending, everybody may talk with everybody."""
        asks = TALK_ASKS[len(table.holders)]
        if not table.offers:
            return asks
        return offers.with_room(table, asks) + offers.asks(table)

    def verbs(self, question: Question) -> Verbs:
        return ANSWERS.get(question.kind, self.VERBS)


def begin_turn(table: "GlobalPowersState") -> None:
    """GP-2.1: the next player's turn."""
    if table.round == 0:
        table.round = 1
    seat = Seat((table.turn + 1) % len(table.holders))
    table.begin_turn(seat)
    table.push(TurnChoice(seat))


def end_turn(table: "GlobalPowersState") -> None:
    """GP-2.7: promises are judged and offers expire; who dominates has won, and after twelve regions one scores."""
    talks.judge_turn(table)
    offers.close_all(table)
    victory.check_dominance(table)
    if table.result is not None:
        return
    if victory.nobody_left(table):
        score_what_stands(table)
    elif 0 not in table.done:
        table.push(Scoring(0))
