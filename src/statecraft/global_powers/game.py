"""Global Powers as the house sees it: its verbs, frames and options, and how a table is laid out."""

from collections.abc import Mapping
from typing import Any, Final

from statecraft.core.editions.edition import Edition
from statecraft.core.engine.frame import Frame
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.native import mypyc_attr
from statecraft.core.options import BadOptions
from statecraft.core.record.events import Note
from statecraft.core.record.struct import PlainValue
from statecraft.global_powers import labels, sequence
from statecraft.global_powers.board import Board
from statecraft.global_powers.cards import assassination, coup, revolution, sabotage
from statecraft.global_powers.content import EDITION, content_of
from statecraft.global_powers.edition_schema import SCHEMA
from statecraft.global_powers.labels import action_text, label
from statecraft.global_powers.rules import (
    budget,
    hands,
    motion_votes,
    motions,
    rolls,
    setup,
    trade,
    turn,
    united_nations,
    war,
)
from statecraft.global_powers.rules.actions import PROPOSALS
from statecraft.global_powers.rules.orders import VoteOrder
from statecraft.global_powers.rules.plans import PLANS
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.variants import OPTIONS, Settings
from statecraft.global_powers.verbs import VERBS

RULES_VERSION: Final = "0.1"
FORMER: Final[Mapping[str, Mapping[str, Any]]] = {}
"""Rules versions of before whose games are still played, each with the options that keep its rulings."""
FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    sequence.Turns,
    turn.TurnChoice,
    sequence.SetUp,
    setup.Auction,
    setup.PlacementLot,
    setup.Placement,
    hands.FirstHands,
    setup.FirstLot,
    *sequence.ACTIVATION,
    trade.TradeAnswer,
    war.WarRoll,
    rolls.WarmongerChoice,
    budget.BudgetRoll,
    motion_votes.RegionStakes,
    motion_votes.UnVotes,
    coup.CoupStakes,
    coup.CoupRoll,
    revolution.RevolutionRoll,
    assassination.AssassinationRoll,
    assassination.PenaltyChoice,
    sabotage.SabotageRoll,
    sabotage.SabotageChoice,
    motions.InitiativeChoice,
    sequence.Scoring,
    hands.Refill,
    united_nations.UnChoice,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class GlobalPowersGame(Game):
    """The game's own part of the description."""

    def set_up(self, table: State) -> None:
        assert isinstance(table, GlobalPowersState)
        table.lay_out(sequence.Turns(False))
        table.settle_options()
        table.lay_out_goods()
        table.push(sequence.SetUp(0))

    def check(self, table: State) -> None:
        """GP-1.12: every party has one seat."""
        if len(table.holders) != table.holder_count():
            raise BadOptions(("Global Powers is played without teams (GP-1.12)",))

    def bound(self, table: State) -> int:
        """GP-6.13: the marker ends the game after at most as many scorings as it showed.

        Between two scorings there are twelve activations, and in a whole game every party has its cards; in a turn every
        seat has at most ``phase_inputs`` inputs and then defaults, which end the activation.
        """
        assert isinstance(table, GlobalPowersState)
        seats = len(table.holders)
        turns = 12 * table.content.dominance_from + len(table.content.card_id) * seats
        return 400 + 40 * seats + turns * (seats * (table.phase_inputs + 60) + 200)

    def label(self, kind: str, value: int) -> Note:
        return label(content_of(self.edition), kind, value)

    def unchosen_kinds(self) -> dict[str, range]:
        regions = range(len(content_of(self.edition).region_id) + 1)
        return {
            **dict.fromkeys(labels.REGION_KINDS, regions),
            "proposal": range(len(PROPOSALS)),
            **dict.fromkeys(labels.POINT_KINDS, labels.TOLD_POINTS),
        }

    def action_text(self, data: Mapping[str, PlainValue]) -> str:
        return action_text(data)

    def with_edition(self, edition: Edition) -> "GlobalPowersGame":
        """The same rules on another edition: a house's own map and cards."""
        return make_game(edition)


def make_game(edition: Edition) -> GlobalPowersGame:
    """Global Powers on an edition."""
    return GlobalPowersGame(
        "global-powers",
        "statecraft.global_powers",
        RULES_VERSION,
        GlobalPowersState,
        Settings,
        OPTIONS,
        VERBS,
        FRAMES,
        (Board,),
        edition,
        SCHEMA,
        (VoteOrder,),
        FORMER,
        PLANS,
    )


GAME: Final = make_game(EDITION)
