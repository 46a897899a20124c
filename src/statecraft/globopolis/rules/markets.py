"""Independent Territories and Switzerland: buying what a roll makes available (GB-4.11)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from statecraft.core.chance.distributions import Dice, Distribution
from statecraft.core.engine.frame import Ask, ChanceFrame, Frame
from statecraft.core.engine.question import Question
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event, Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.domain import Domain, PartialAction
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.globopolis.cards.effect import MARKET, ROLL
from statecraft.globopolis.content import RESOURCES
from statecraft.globopolis.fields import COUNT, FIELD
from statecraft.globopolis.ids import Eu, FieldId
from statecraft.globopolis.rules.barred import NO_MARKETS
from statecraft.globopolis.rules.event_phase import END_TURN, EndTurn, RollFrame
from statecraft.globopolis.rules.influence import PlayInfluence
from statecraft.globopolis.rules.movement import Roll, RollChoice
from statecraft.globopolis.rules.scoring import unit_goods

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState


class UseMarket(Verb["GlobopolisState"]):
    """GB-4.11: roll for what a market has to offer."""

    FIELDS = ("market",)
    __slots__ = FIELDS
    VERB = "use-market"
    SHAPE = (FIELD,)

    def __init__(self, market: FieldId) -> None:
        self.market = market

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        asking = table.stack[question.at]
        assert isinstance(asking, MarketChoice)
        return [UseMarket(market) for market in asking.open(table)]

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        asking = table.stack[question.at]
        assert isinstance(asking, MarketChoice)
        if self.market not in asking.markets:
            return Illegal("GB-4.11", "gb-refused-no-market", {"field": self.market})
        if self.market not in asking.open(table):
            return Illegal("GB-8.52", "gb-refused-embargo")
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        asking = table.stack[question.at]
        assert isinstance(asking, MarketChoice)
        table.replace(MarketRoll(asking.seat, asking.rolls, self.market, 0))


class MarketChoice(RollFrame):
    """GB-4.11: buy or roll on, chosen before the dice; in Switzerland at a market of one's choice."""

    __slots__ = ("markets",)
    NAME = "market-choice"
    FIELDS = ("seat", "rolls", "markets")
    MOMENTS = (ROLL, MARKET)
    VERBS = Verbs(EndTurn, UseMarket, Roll, PlayInfluence)

    def __init__(self, seat: Seat, rolls: int, markets: tuple[FieldId, ...]) -> None:
        self.seat = seat
        self.rolls = rolls
        self.markets = markets

    def asks(self, table: "GlobopolisState") -> tuple[Ask, ...]:
        return ((self.seat, "market", True),)

    def open(self, table: "GlobopolisState") -> tuple[FieldId, ...]:
        """The markets one may buy at: none under an embargo (GB-8.52)."""
        return () if table.barred[table.holders[self.seat]] & NO_MARKETS else self.markets

    def default(self, table: "GlobopolisState", question: Question) -> Action | None:
        return END_TURN


def one_market(table: "GlobopolisState", seat: Seat, rolls: int) -> MarketChoice:
    """GB-4.11: the market of the Independent Territory the Governor is on."""
    return MarketChoice(seat, rolls, (table.governor[seat],))


def any_market(table: "GlobopolisState", seat: Seat, rolls: int) -> MarketChoice:
    """GB-4.15: in Switzerland, the market of one's choice."""
    return MarketChoice(seat, rolls, tuple(table.content.market_resources))


def open_markets(table: "GlobopolisState") -> tuple[FieldId, ...]:
    """Where the seat that is asked may buy."""
    here = table.stack[-1]
    return here.open(table) if isinstance(here, MarketChoice) else ()


class MarketRoll(ChanceFrame["GlobopolisState"]):
    """GB-4.11: two dice say how many units there are; ``shuttle`` lets the seat roll afterwards."""

    FIELDS = ("seat", "rolls", "market", "shuttle")
    __slots__ = FIELDS
    NAME = "market-roll"
    PURPOSE = "market"

    def __init__(self, seat: Seat, rolls: int, market: FieldId, shuttle: int) -> None:
        self.seat = seat
        self.rolls = rolls
        self.market = market
        self.shuttle = shuttle

    def roller(self) -> Seat:
        return self.seat

    def distribution(self, table: "GlobopolisState") -> Distribution:
        return Dice((6,) * table.content.market_dice)

    def resolve(self, table: "GlobopolisState", value: Any) -> None:
        there = sum(value)
        if table.sink is not None:
            values = {"seat": self.seat, "dice": value, "field": self.market, "count": there}
            table.sink.append(Event("gb-event-market", values))
        table.replace(MarketPurchase(self.seat, self.rolls, self.market, there, self.shuttle))


class BuyAtMarket(Verb["GlobopolisState"]):
    """GB-4.11: buy units at a market: so many of its first kind, so many of its second."""

    FIELDS = ("first", "second")
    __slots__ = FIELDS
    VERB = "buy-at-market"
    SHAPE = (COUNT, COUNT)

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def cost(self, table: "GlobopolisState") -> Eu:
        return Eu((self.first + self.second) * table.content.market_price)

    def domain(self, table: "GlobopolisState", question: Question) -> Domain | None:
        purchase = table.stack[question.at]
        assert isinstance(purchase, MarketPurchase)
        return PurchaseDomain(purchase, table)

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        purchase = table.stack[question.at]
        assert isinstance(purchase, MarketPurchase)
        kinds = table.content.market_resources[purchase.market]
        if self.second and len(kinds) == 1:
            return Illegal("GB-4.11", "gb-refused-one-kind", {"field": purchase.market})
        if self.first + self.second > purchase.available:
            return Illegal("GB-4.11", "gb-refused-market-roll", {"count": purchase.available})
        if self.first + self.second > purchase.most(table):
            return Illegal("GB-4.11", "gb-refused-no-eu", {"eu": self.cost(table)})
        if self.first > table.supply(kinds[0], self.first) or (
            self.second and self.second > table.supply(kinds[1], self.second)
        ):
            return Illegal("GB-10.21", "gb-refused-box-empty")
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        purchase = table.stack[question.at]
        assert isinstance(purchase, MarketPurchase)
        holder = table.holders[question.seat]
        kinds = table.content.market_resources[purchase.market]
        table.earn(holder, Eu(-self.cost(table)))
        table.receive(holder, kinds[0], self.first)
        if self.second:
            table.receive(holder, kinds[1], self.second)
        if table.sink is not None:
            bought = [0] * len(RESOURCES)
            for kind, units in zip(kinds, (self.first, self.second), strict=False):
                bought[kind] = units
            values = {"seat": question.seat, "goods": unit_goods(bought), "eu": self.cost(table)}
            table.sink.append(Event("gb-event-purchase", values))
        if purchase.shuttle:
            table.replace(RollChoice(purchase.seat, purchase.rolls, 0))
        else:
            table.pop()

    def notes(self, table: "GlobopolisState", question: Question) -> tuple[Note, ...]:
        return (Note("gb-costs-eu", {"eu": self.cost(table)}),)


class PurchaseDomain(Domain):
    """So many of the first kind, so many of the second, as far as roll, EU and bank go."""

    def __init__(self, frame: "MarketPurchase", table: "GlobopolisState") -> None:
        super().__init__(BuyAtMarket)
        self.frame = frame
        self.table = table

    def next_values(self, partial: PartialAction) -> tuple[Sequence[int], bool]:
        kinds = self.table.content.market_resources[self.frame.market]
        most = self.frame.most(self.table)
        if not partial.fields:
            return range(self.table.supply(kinds[0], most) + 1), False
        if len(kinds) == 1:
            return range(1), False
        return range(self.table.supply(kinds[1], most - partial.fields[0]) + 1), False


class MarketPurchase(Frame["GlobopolisState"]):
    """GB-4.11: up to what is available, at 5 EU each, the kinds mixed at will."""

    FIELDS = ("seat", "rolls", "market", "available", "shuttle")
    __slots__ = FIELDS
    NAME = "market-purchase"
    LARGE = True
    VERBS = Verbs(BuyAtMarket)

    def __init__(
        self, seat: Seat, rolls: int, market: FieldId, available: int, shuttle: int
    ) -> None:
        self.seat = seat
        self.rolls = rolls
        self.market = market
        self.available = available
        self.shuttle = shuttle

    def most(self, table: "GlobopolisState") -> int:
        affordable = max(0, table.eu[table.holders[self.seat]]) // table.content.market_price
        return min(self.available, affordable)

    def asks(self, table: "GlobopolisState") -> tuple[Ask, ...]:
        return ((self.seat, "purchase", True),)

    def default(self, table: "GlobopolisState", question: Question) -> Action | None:
        return BuyAtMarket(0, 0)
