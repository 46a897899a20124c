"""The auction of a ship: sealed bids, opened together (HB-3)."""

from typing import Any

from harbour.fields import COINS
from harbour.table import Harbour
from statecraft.core.chance.distributions import Dice, Distribution
from statecraft.core.engine.frame import ChanceFrame
from statecraft.core.engine.question import Question
from statecraft.core.engine.sealed import SealedFrame
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event, Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verb, Verbs


class ShipComesIn(ChanceFrame[Harbour]):
    """HB-3.1: a die says what the ship is worth."""

    __slots__ = ()
    NAME = "ship-comes-in"
    PURPOSE = "ship"

    def __init__(self) -> None:
        pass

    def distribution(self, table: Harbour) -> Distribution:
        return Dice((6,))

    def resolve(self, table: Harbour, value: Any) -> None:
        worth = value[0]
        # HB-3.2: a team bids through its first seat.
        bidders = [Seat(table.holders.index(holder)) for holder in range(table.holder_count())]
        table.replace(ShipAuction(tuple(bidders), (None,) * len(bidders), worth))
        if table.sink is not None:
            table.sink.append(Event("harbour-event-ship", {"worth": worth}))


class Bid(Verb[Harbour]):
    """HB-3.2: as many coins as one likes, of those one has."""

    FIELDS = ("coins",)
    __slots__ = FIELDS
    VERB = "bid"
    SHAPE = (COINS,)

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def options(self, table: Harbour, question: Question) -> list[Action]:
        return [*BIDS[: table.coins[table.holders[question.seat]] + 1]]

    def fault(self, table: Harbour, question: Question) -> Illegal | None:
        purse = table.coins[table.holders[question.seat]]
        if self.coins > purse:
            return Illegal("HB-3.2", "harbour-refused-bid", {"coins": purse})
        return None

    def notes(self, table: Harbour, question: Question) -> tuple[Note, ...]:
        auction = table.stack[question.at]
        assert isinstance(auction, ShipAuction)
        left = table.coins[table.holders[question.seat]] - self.coins
        return (Note("harbour-bid-leaves", {"coins": left, "worth": auction.worth}),)


BIDS = tuple([Bid(coins) for coins in range(1000)])


class ShipAuction(SealedFrame[Harbour]):
    """HB-3.2: everybody bids in secret; HB-3.3: the sole highest bid pays and has the ship."""

    __slots__ = ("worth",)
    NAME = "ship-auction"
    FIELDS = ("seats", "slots", "worth")
    KIND = "bid"
    VERBS = Verbs(Bid)

    def __init__(
        self, seats: tuple[Seat, ...], slots: tuple[Action | None, ...], worth: int
    ) -> None:
        self.seats = seats
        self.slots = slots
        self.worth = worth

    def fallback(self, table: Harbour, question: Question) -> Action:
        return BIDS[0]

    def reveal(self, table: Harbour) -> None:
        bids = [slot.coins if isinstance(slot, Bid) else 0 for slot in self.slots]
        best = max(bids)
        if table.sink is not None:
            table.sink.append(Event("harbour-event-bids", {"bids": tuple(bids)}))
        if bids.count(best) > 1:
            return
        winner = table.holders[self.seats[bids.index(best)]]
        table.pay_bank(winner, best)
        table.ships[winner] += self.worth
        if table.sink is not None:
            table.sink.append(Event("harbour-event-ship-sold", {"holder": winner, "coins": best}))
        if table.ships[winner] >= table.settings().mark:
            table.finish("mark-reached", "HB-9.1")
