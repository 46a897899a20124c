"""Independent Territories and Switzerland: buying what a roll makes available (GB-4.11)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from statecraft.core.action import Action
from statecraft.core.chance import Dice, Distribution
from statecraft.core.domain import Domain, Spelling
from statecraft.core.event import Event, Note
from statecraft.core.frame import Ask, ChanceFrame, Frame
from statecraft.core.ids import Seat
from statecraft.core.plain import Value
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal
from statecraft.globopolis import influence
from statecraft.globopolis.content import MARKET_SHUTTLE
from statecraft.globopolis.movement import (
    RollChoice,
    check_roll,
    roll,
    roll_actions,
    roll_notes,
)
from statecraft.globopolis.verbs import (
    END_TURN,
    BuyAtMarket,
    EndTurn,
    PlayInfluence,
    Roll,
    UseMarket,
)

if TYPE_CHECKING:
    from statecraft.globopolis.state import Globe


class MarketChoice(Frame["Globe"]):
    """GB-4.11: buy or roll on, chosen before the dice; in Switzerland at a market of one's choice."""

    __slots__ = ("markets", "rolls", "seat")
    FIELDS = ("seat", "rolls", "markets")

    def __init__(self, seat: Seat, rolls: int, markets: tuple[int, ...]) -> None:
        self.seat = seat
        self.rolls = rolls
        self.markets = markets

    def asks(self, table: "Globe") -> tuple[Ask, ...]:
        return ((self.seat, "market", True),)

    def actions(self, table: "Globe", question: Question) -> list[Action]:
        listed: list[Action] = [END_TURN, *[UseMarket(field) for field in self.markets]]
        listed += roll_actions(table, self.seat, self.rolls)
        if table.influence.hands[table.holders[self.seat]]:
            for play in influence.plays(table, self.seat, (MARKET_SHUTTLE,)):
                assert isinstance(play, PlayInfluence)
                listed += [PlayInfluence(play.influence, 0, field) for field in self.markets]
        return listed

    def _shuttle(self, table: "Globe", action: Action) -> bool:
        return (
            isinstance(action, PlayInfluence)
            and table.content.influence[action.influence].effect == MARKET_SHUTTLE
        )

    def check(self, table: "Globe", question: Question, action: Action) -> None:
        if isinstance(action, UseMarket):
            if action.market not in self.markets:
                raise Illegal("GB-4.11", "gb-refused-no-market", {"field": action.market})
        elif isinstance(action, PlayInfluence) and self._shuttle(table, action):
            plain = PlayInfluence(action.influence, action.target, 0)
            influence.check_play(table, self.seat, plain, (MARKET_SHUTTLE,))
            if action.choice not in self.markets:
                raise Illegal("GB-4.11", "gb-refused-no-market", {"field": action.choice})
        elif not isinstance(action, EndTurn):
            check_roll(table, self.seat, self.rolls, action)

    def answer(self, table: "Globe", question: Question, action: Action) -> None:
        if isinstance(action, UseMarket):
            table.replace(MarketRoll(self.seat, self.rolls, action.market, 0))
        elif isinstance(action, PlayInfluence) and self._shuttle(table, action):
            influence.discard(table, self.seat, action)
            table.replace(MarketRoll(self.seat, self.rolls, action.choice, 1))
        elif isinstance(action, EndTurn):
            table.pop()
        else:
            roll(table, self.seat, self.rolls, action)

    def default(self, table: "Globe", question: Question) -> Action | None:
        return END_TURN

    def consequences(self, table: "Globe", question: Question, action: Action) -> tuple[Note, ...]:
        return roll_notes(table, action) if isinstance(action, Roll) else ()


class MarketRoll(ChanceFrame["Globe"]):
    """GB-4.11: two dice say how many units there are; ``shuttle`` lets the seat roll afterwards."""

    __slots__ = ("market", "rolls", "seat", "shuttle")
    FIELDS = ("seat", "rolls", "market", "shuttle")
    PURPOSE = "market"

    def __init__(self, seat: Seat, rolls: int, market: int, shuttle: int) -> None:
        self.seat = seat
        self.rolls = rolls
        self.market = market
        self.shuttle = shuttle

    def roller(self) -> Seat:
        return self.seat

    def distribution(self, table: "Globe") -> Distribution:
        return Dice((6,) * table.content.market_dice)

    def resolve(self, table: "Globe", value: Value) -> None:
        there = sum(value)
        if table.sink is not None:
            values = {"seat": self.seat, "dice": value, "field": self.market, "count": there}
            table.sink.append(Event("gb-event-market", values))
        table.replace(MarketPurchase(self.seat, self.rolls, self.market, there, self.shuttle))


class PurchaseDomain(Domain):
    """So many of the first kind, so many of the second, as far as roll, EU and bank go."""

    def __init__(self, frame: "MarketPurchase", table: "Globe") -> None:
        super().__init__(BuyAtMarket)
        self.frame = frame
        self.table = table

    def numbers(self, spelling: Spelling) -> tuple[Sequence[int], bool]:
        kinds = self.table.content.market_resources[self.frame.market]
        most = self.frame.most(self.table)
        if not spelling.fields:
            return range(self.table.supply(kinds[0], most) + 1), False
        if len(kinds) == 1:
            return range(1), False
        return range(self.table.supply(kinds[1], most - spelling.fields[0]) + 1), False


class MarketPurchase(Frame["Globe"]):
    """GB-4.11: up to what is available, at 5 EU each, the kinds mixed at will."""

    __slots__ = ("available", "market", "rolls", "seat", "shuttle")
    FIELDS = ("seat", "rolls", "market", "available", "shuttle")
    LARGE = True

    def __init__(self, seat: Seat, rolls: int, market: int, available: int, shuttle: int) -> None:
        self.seat = seat
        self.rolls = rolls
        self.market = market
        self.available = available
        self.shuttle = shuttle

    def most(self, table: "Globe") -> int:
        affordable = max(0, table.eu[table.holders[self.seat]]) // table.content.market_price
        return min(self.available, affordable)

    def asks(self, table: "Globe") -> tuple[Ask, ...]:
        return ((self.seat, "purchase", True),)

    def domains(self, table: "Globe", question: Question) -> tuple[Domain, ...]:
        return (PurchaseDomain(self, table),)

    def check(self, table: "Globe", question: Question, action: Action) -> None:
        if not isinstance(action, BuyAtMarket):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})
        kinds = table.content.market_resources[self.market]
        if action.second and len(kinds) == 1:
            raise Illegal("GB-4.11", "gb-refused-one-kind", {"field": self.market})
        if action.first + action.second > self.available:
            raise Illegal("GB-4.11", "gb-refused-market-roll", {"count": self.available})
        if action.first + action.second > self.most(table):
            price = (action.first + action.second) * table.content.market_price
            raise Illegal("GB-4.11", "gb-refused-no-eu", {"eu": price})
        if action.first > table.supply(kinds[0], action.first) or (
            action.second and action.second > table.supply(kinds[1], action.second)
        ):
            raise Illegal("GB-10.21", "gb-refused-box-empty")

    def answer(self, table: "Globe", question: Question, action: Action) -> None:
        assert isinstance(action, BuyAtMarket)
        holder = table.holders[self.seat]
        kinds = table.content.market_resources[self.market]
        count = action.first + action.second
        table.earn(holder, -count * table.content.market_price)
        table.receive(holder, kinds[0], action.first)
        if action.second:
            table.receive(holder, kinds[1], action.second)
        if table.sink is not None:
            values = {"seat": self.seat, "count": count, "eu": count * table.content.market_price}
            table.sink.append(Event("gb-event-purchase", values))
        if self.shuttle:
            table.replace(RollChoice(self.seat, self.rolls, 0))
        else:
            table.pop()

    def default(self, table: "Globe", question: Question) -> Action | None:
        return BuyAtMarket(0, 0)

    def consequences(self, table: "Globe", question: Question, action: Action) -> tuple[Note, ...]:
        if not isinstance(action, BuyAtMarket):
            return ()
        price = (action.first + action.second) * table.content.market_price
        return (Note("gb-costs-eu", {"eu": price}),)
