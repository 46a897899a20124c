"""A table of Global Powers in any position a rule test needs, with every roll chosen by the test.

`Play` lets everybody bid nothing for all regions and stops in the first player's first turn: an empty world with
its starting chips, 20 politicians in each base, and no cards in hand. From there a test plays on, or sets fields
with the methods below; each of them lets the table ask anew, so that questions and choices fit the new position.
Politicians come from base and go there, chips from the supply, so that nothing is made or lost.
"""

from collections.abc import Mapping

from by_hand import ByHand
from statecraft.core.chance.decks import Deck
from statecraft.core.engine.sealed import PASS
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.inputs import Outcome
from statecraft.core.record.struct import PlainValue
from statecraft.core.verbs.action import Action
from statecraft.global_powers.game import GAME
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.state import CARDS, KINDS, GlobalPowersState
from statecraft.global_powers.verbs import (
    ACTIVATE,
    AGREE,
    END_ACTIVATION,
    VOTES,
    YES,
    Bid,
    ChooseHand,
    RefillHand,
    SendToUn,
)

ANN, BEN, CAT, DAN, EVE = Seat(0), Seat(1), Seat(2), Seat(3), Seat(4)
ANNS, BENS, CATS, DANS, EVES = [Holder(party) for party in range(5)]
"""Their parties."""
(
    USA,
    EUROPE,
    CHINA,
    RUSSIA,
    JAPAN,
    MIDDLE_EAST,
    INDIA,
    LATIN_AMERICA,
    SOUTHEAST_ASIA,
    OCEANIA,
    NORTH_AFRICA,
    AFRICA,
) = ALL_REGIONS
(
    ASSASSINATION,
    INITIATIVE,
    AID,
    EXPANSION,
    PEACE,
    WARMONGER,
    PACT,
    COUP,
    RECESSION,
    REVOLUTION,
    RETIREMENT,
    SABOTAGE,
    ZEAL,
    DEFECTOR,
    RIOTS,
    TRANSFER,
) = range(16)
IN_PASSING: dict[str, Action] = {"consent": AGREE, "vote": VOTES[YES], "veto": PASS}
"""How everybody answers while `enact` gets a proposal through."""


def fresh(options: Mapping[str, PlainValue] | None = None, seats: int = 3) -> GlobalPowersState:
    table = GAME.new(options or {}, seats)
    assert isinstance(table, GlobalPowersState)
    return table


def rows(*numbers: int) -> tuple[tuple[int], ...]:
    """Numbers as rows of one: cards, or regions."""
    return tuple([(number,) for number in numbers])


class Play(ByHand[GlobalPowersState]):
    """A table on which the test plays everybody and is the dice."""

    def __init__(self, seats: int = 3, start: bool = True, **options: PlainValue) -> None:
        super().__init__(fresh(options, seats))
        self.seats = [Seat(seat) for seat in range(seats)]
        if start:
            if self.table.settings().placement == "open":
                self.lot(0)
                for seat in self.seats:
                    self.do(seat, PASS)
            else:
                for _region in range(12):
                    self.bid(*[0] * seats)
            self.choose_hands().lot(0)
            for seat in self.seats:
                self.hold(seat)

    # Playing.

    def roll(self, *dice: int, kind: str = "") -> "Play":
        """The dice show this."""
        self.take(Outcome(self.chance(kind).id, dice))
        return self

    def lot(self, number: int) -> "Play":
        self.take(Outcome(self.chance().id, number))
        return self

    # Playing at length.

    def bid(self, *bids: int) -> "Play":
        """One auction: what each seat bids."""
        for seat, politicians in zip(self.seats, bids, strict=True):
            self.do(seat, Bid(politicians), "bid")
        return self

    def choose_hands(self, *cards: int) -> "Play":
        """Everybody chooses the same five cards."""
        for seat in self.seats:
            self.do(seat, ChooseHand(rows(*cards or range(5))), "first-hand")
        return self

    def activate(self, region: int) -> "Play":
        """Whoever is on turn activates the region."""
        return self.do(self.table.turn, ACTIVATE[region], "turn")

    def idle(self) -> "Play":
        """A turn goes by: a pending region is activated, and its government does nothing."""
        region = self.table.done.index(0)
        return self.activate(region).end()

    def end(self) -> "Play":
        """Whoever may propose or use Zeal does nothing."""
        while self.kinds() and self.kinds()[0][1] in ("proposal", "zeal"):
            self.do(Seat(self.kinds()[0][0]), END_ACTIVATION)
        return self

    def enact(self, seat: Seat, *actions: Action) -> "Play":
        """Proposals that everybody agrees to."""
        for action in actions:
            self.do(seat, action, "proposal")
            while self.kinds() and self.kinds()[0][1] in IN_PASSING:
                asked, kind = self.kinds()[0]
                self.do(Seat(asked), IN_PASSING[kind], kind)
        return self

    def finish_round(self) -> "Play":
        """All regions but one are done, and the last one is activated for nothing: the scoring begins."""
        last = next(
            (r for r in range(12) if not any(self.politicians(r))),
            AFRICA,
        )
        self.table.done = [0 if region == last else 1 for region in range(12)]
        return self.again().activate(last).end()

    def fill_un(self, *picks: tuple[tuple[int, int], ...]) -> "Play":
        """What each seat takes for the UN: rows of region (12: base) and politicians."""
        for seat, pick in zip(self.seats, picks, strict=True):
            self.do(seat, SendToUn(pick), "un")
        return self

    def keep_hands(self) -> "Play":
        """Nobody discards; everybody takes what comes first."""
        while self.kinds() and self.kinds()[0][1] == "refill":
            seat = Seat(self.kinds()[0][0])
            hand, unused = self.hand(seat), self.unused(seat)
            wanted = min(5 - len(hand), len(unused))
            self.do(seat, RefillHand((), rows(*unused[:wanted])), "refill")
        return self

    # Setting the position.

    def put(self, region: int, *counts: int) -> "Play":
        """So many politicians of each party are in the region; the others are in their bases."""
        table = self.table
        for party, count in zip(table.all_holders(), counts, strict=False):
            table.base[party] += table.there(RegionId(region), party) - count
            assert table.base[party] >= 0
            table.politicians[region * table.colours + party] = count
        return self.again()

    def base(self, *counts: int) -> "Play":
        """So many are left in each base; the others are out of the game."""
        for party, count in enumerate(counts):
            self.table.gone[party] += self.table.base[party] - count
            self.table.base[party] = count
            assert self.table.gone[party] >= 0
        return self.again()

    def mauritius(self, *counts: int) -> "Play":
        for party, count in enumerate(counts):
            self.table.base[party] -= count - self.table.mauritius[party]
            self.table.mauritius[party] = count
        return self.again()

    def un(self, *counts: int) -> "Play":
        for party, count in enumerate(counts):
            self.table.base[party] -= count - self.table.un[party]
            self.table.un[party] = count
        return self.again()

    def chips(self, region: int, *amounts: int) -> "Play":
        """Raw material, economy, military, diplomacy; the rest comes from and goes to the supply."""
        for kind, amount in enumerate(amounts):
            self.table.supply[kind] += self.table.chip(RegionId(region), kind) - amount
            self.table.chips[region * KINDS + kind] = amount
        return self.again()

    def hold(self, seat: Seat, *cards: int) -> "Play":
        """A party's hand is this; its other cards are unused, but for those that are gone."""
        deck = self.table.cards
        mine = deck.sorts[seat]
        hand = sum([1 << seat * CARDS + card for card in cards])
        pool = deck.pool & ~mine | mine & ~hand & ~deck.gone
        hands = (*deck.hands[:seat], hand, *deck.hands[seat + 1 :])
        self.table.cards = Deck(deck.name, deck.sorts, pool, (), (), hands, deck.known, deck.gone)
        return self.again()

    def lose(self, seat: Seat, *cards: int) -> "Play":
        """These cards of a party are out of the game, wherever they were."""
        for card in cards:
            self.hold(seat, card)
            deck = self.table.cards
            self.table.cards = deck.discarded(self.table.holders[seat], seat * CARDS + card)
        return self.hold(seat)

    def seasoned(self) -> "Play":
        """Everybody has had a turn, so that dominance counts (GP-6.12)."""
        self.table.turns = self.table.colours + 1
        return self.again()

    # Looking.

    def politicians(self, region: int) -> list[int]:
        n = self.table.colours
        return self.table.politicians[region * n : region * n + n]

    def chips_in(self, region: int) -> list[int]:
        return self.table.chips[region * KINDS : region * KINDS + KINDS]

    def hand(self, seat: Seat) -> list[int]:
        return [
            card for card in range(CARDS) if self.table.hand(self.table.holders[seat]) >> card & 1
        ]

    def unused(self, seat: Seat) -> list[int]:
        return [
            card for card in range(CARDS) if self.table.unused(self.table.holders[seat]) >> card & 1
        ]
