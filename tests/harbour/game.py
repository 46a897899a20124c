"""Harbour as the house sees it: its options, and how a table is laid out."""

from typing import Any

from harbour import auction, plan, raid, vote, voyage
from harbour.edition_schema import EDITION, FACES, SCHEMA
from harbour.sequence import DealCards, Rounds, Turn
from harbour.table import CARD_GOODS, Board, Harbour, Settings
from harbour.verbs import VERBS
from statecraft.core.engine.frame import Frame
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import NOBODY
from statecraft.core.native import mypyc_attr
from statecraft.core.options import Option
from statecraft.core.record.events import Note

OPTIONS = (
    Option("rounds", 3, "HB-2.1", low=1, high=9),
    Option("mark", 15, "HB-9.1", low=1, high=60),
    Option("raids", True, "HB-7.1"),
    Option("phase_inputs", 200, "HB-2.3", low=2, high=200),
)
FRAMES: tuple[type[Frame[Any]], ...] = (
    Rounds,
    Turn,
    DealCards,
    auction.ShipComesIn,
    auction.ShipAuction,
    plan.Plan,
    voyage.Sail,
    voyage.Voyage,
    voyage.DrawCard,
    voyage.HandLimit,
    raid.RaidChoice,
    raid.ThirdParties,
    raid.StormWindow,
    raid.RaidFight,
    vote.TaxVote,
    vote.VetoWindow,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class HarbourGame(Game):
    """The game's own part of the description."""

    def set_up(self, table: State) -> None:
        assert isinstance(table, Harbour)
        table.lay_out(Rounds(0, NOBODY))
        table.settle_options()
        table.lay_out_goods()
        table.push(DealCards())

    def label(self, kind: str, value: int) -> Note:
        if kind == "card":
            return Note("card-" + FACES[value])
        if kind == "good" and value >= CARD_GOODS:
            return Note("card-" + FACES[value - CARD_GOODS])
        if kind == "pledge-what":
            # HB-8.3: every promise here is about somebody.
            kind = "holder"
        return super().label(kind, value)

    def bound(self, table: State) -> int:
        """HB-2.3: a phase is used up after so many inputs a seat; there are few phases a round.

        A round has an auction, a vote, and a turn for each seat with at most one raid in it; each
        of these phases takes at most ``phase_inputs`` inputs of each seat, then one default each,
        and a handful of chance outcomes.
        """
        assert isinstance(table, Harbour)
        seats = len(table.holders)
        phases = 2 + 2 * seats
        in_phase = seats * (table.phase_inputs + 4) + 4
        return 1 + table.settings().rounds * phases * in_phase


def make_game(
    table: type[Harbour] = Harbour, frames: tuple[type[Frame[Any]], ...] = FRAMES
) -> HarbourGame:
    """Harbour, or a variation of it with another table class and other frames."""
    return HarbourGame(
        "harbour",
        "harbour",
        "1",
        table,
        Settings,
        OPTIONS,
        VERBS,
        frames,
        (Board,),
        EDITION,
        SCHEMA,
    )


GAME = make_game()
