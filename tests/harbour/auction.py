"""The auction of a ship: sealed bids, opened together (HB-3)."""

from harbour.table import Harbour
from harbour.verbs import BIDS, Bid
from statecraft.core.action import Action
from statecraft.core.chance import Dice, Distribution
from statecraft.core.event import Event, Note
from statecraft.core.frame import ChanceFrame
from statecraft.core.ids import Seat
from statecraft.core.plain import Value
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal
from statecraft.core.sealed import SealedFrame


class ShipComesIn(ChanceFrame[Harbour]):
    """HB-3.1: a die says what the ship is worth."""

    __slots__ = ()
    PURPOSE = "ship"

    def __init__(self) -> None:
        pass

    def distribution(self, table: Harbour) -> Distribution:
        return Dice((6,))

    def resolve(self, table: Harbour, value: Value) -> None:
        worth = value[0]
        # HB-3.2: a team bids through its first seat.
        bidders = [Seat(table.holders.index(holder)) for holder in range(table.holder_count())]
        table.replace(ShipAuction(tuple(bidders), (None,) * len(bidders), worth))
        if table.sink is not None:
            table.sink.append(Event("harbour-event-ship", {"worth": worth}))


class ShipAuction(SealedFrame[Harbour]):
    """HB-3.2: everybody bids in secret; HB-3.3: the sole highest bid pays and has the ship."""

    __slots__ = ("worth",)
    FIELDS = ("seats", "slots", "worth")
    KIND = "bid"

    def __init__(
        self, seats: tuple[Seat, ...], slots: tuple[Action | None, ...], worth: int
    ) -> None:
        self.seats = seats
        self.slots = slots
        self.worth = worth

    def actions(self, table: Harbour, question: Question) -> list[Action]:
        return list(BIDS[: table.coins[table.holders[question.seat]] + 1])

    def check(self, table: Harbour, question: Question, action: Action) -> None:
        if not isinstance(action, Bid):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})
        purse = table.coins[table.holders[question.seat]]
        if action.coins > purse:
            raise Illegal("HB-3.2", "harbour-refused-bid", {"coins": purse})

    def fallback(self, table: Harbour, question: Question) -> Action:
        return BIDS[0]

    def consequences(self, table: Harbour, question: Question, action: Action) -> tuple[Note, ...]:
        if not isinstance(action, Bid):
            return ()
        left = table.coins[table.holders[question.seat]] - action.coins
        return (Note("harbour-bid-leaves", {"coins": left, "worth": self.worth}),)

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
