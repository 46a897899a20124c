"""Games of Global Powers written by hand: every choice and every die, with the figures worked out from the rules.

``Played`` plays such a game through the public API and compares politicians, chips and points with what was
reckoned on paper. Regions go by their names, parties by their seats; points are whole or half.
"""

from collections.abc import Mapping, Sequence

from golden.on_paper import OnPaper
from statecraft.core.engine.sealed import PASS
from statecraft.core.record.struct import PlainValue
from statecraft.core.verbs.action import Action
from statecraft.global_powers.content import REGIONS
from statecraft.global_powers.game import GAME
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import (
    ACTIVATE,
    BASE,
    END_ACTIVATION,
    Bid,
    ChooseHand,
    RefillHand,
    SendToUn,
    Stake,
)

(
    UNITED_STATES,
    EUROPE,
    CHINA,
    RUSSIA,
    JAPAN_KOREA,
    MIDDLE_EAST,
    INDIA,
    LATIN_AMERICA,
    SOUTHEAST_ASIA,
    OCEANIA,
    NORTH_AFRICA,
    SUB_SAHARAN_AFRICA,
) = ALL_REGIONS


class Played(OnPaper[GlobalPowersState]):
    """A game as it is played at a table, from the first bid on."""

    def __init__(self, parties: int, **options: PlainValue) -> None:
        super().__init__(GAME, GlobalPowersState, options, parties)
        self.parties = parties

    # Set-up.

    def auction(self, bids: Mapping[int, Sequence[int]]) -> "Played":
        """Everybody's bids for each region; nobody bids for a region that is left out."""
        for region in range(REGIONS):
            for seat, politicians in enumerate(bids.get(region, (0,) * self.parties)):
                self.does(seat, Bid(politicians), "bid")
        return self

    def hands(self, *hands: Sequence[int]) -> "Played":
        """The cards everybody chooses."""
        for seat, cards in enumerate(hands):
            self.does(seat, ChooseHand(tuple([(card,) for card in cards])), "first-hand")
        return self

    # Turns.

    def activates(self, seat: int, region: int) -> "Played":
        return self.does(seat, ACTIVATE[region], "turn")

    def plays(self, seat: int, action: Action) -> "Played":
        """A card."""
        return self.does(seat, action, "turn")

    def proposes(self, seat: int, action: Action) -> "Played":
        return self.does(seat, action, "proposal")

    def leaves(self, seat: int, region: int) -> "Played":
        """A region is activated, and whoever governs there proposes nothing."""
        self.activates(seat, region)
        while any(question.kind == "proposal" for question in self.table.questions()):
            asked = [q.seat for q in self.table.questions() if q.kind == "proposal"]
            self.does(asked[0], END_ACTIVATION, "proposal")
        return self

    def lets_it_be(self, *seats: int) -> "Played":
        """Nobody of these vetoes."""
        for seat in seats:
            self.does(seat, PASS, "veto")
        return self

    def stakes(self, *stakes: tuple[int, int, int] | int) -> "Played":
        """The regions in their order: who, which side, how many chips; or who stakes nothing."""
        for stake in stakes:
            if isinstance(stake, int):
                self.does(stake, PASS, "stake")
            else:
                self.does(stake[0], Stake(stake[1], stake[2]), "stake")
        return self

    # Scoring.

    def sends_to_un(self, *places: dict[int, int]) -> "Played":
        """From where each party takes its politicians."""
        for seat, taken in enumerate(places):
            self.does(seat, SendToUn(tuple(sorted(taken.items()))), "un")
        return self

    def refills(self, *hands: tuple[Sequence[int], Sequence[int]]) -> "Played":
        """What each party discards and takes."""
        for seat, (discard, take) in enumerate(hands):
            rows = [tuple([(card,) for card in cards]) for cards in (discard, take)]
            self.does(seat, RefillHand(rows[0], rows[1]), "refill")
        return self

    # As worked out on paper.

    def stands(self, base: Sequence[int], mauritius: Sequence[int]) -> "Played":
        """Politicians at home and on Mauritius."""
        assert (self.table.base, self.table.mauritius) == (list(base), list(mauritius))
        return self

    def politicians(self, region: RegionId, *there: int) -> "Played":
        found = [self.table.there(region, party) for party in self.table.all_holders()]
        assert found == list(there)
        return self

    def chips(self, region: int, *there: int) -> "Played":
        """Raw material, economy, military, diplomacy."""
        assert self.table.chips[region * 4 : region * 4 + 4] == list(there)
        return self

    def scored(self, *points: float) -> "Played":
        """The last scoring's points."""
        assert [half / 2 for half in self.table.points] == list(points)
        return self

    def seats_in_un(self, un: Sequence[int], gone: Sequence[int]) -> "Played":
        assert (self.table.un, self.table.gone) == (list(un), list(gone))
        return self


HOME = BASE
"""The base, as a place to send politicians to the UN from."""
