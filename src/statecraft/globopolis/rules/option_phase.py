"""The Option Phase: planning, development and trade, against the clock (GB-2, booklet page 14)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from statecraft.core.engine.frame import Ask
from statecraft.core.engine.question import Question
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Event, Note
from statecraft.core.refusal import Illegal
from statecraft.core.trade import offers
from statecraft.core.trade.offer_verbs import MakeOffer
from statecraft.core.trade.rings import MakeRing
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.domain import Domain, PartialAction
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.globopolis.cards.effect import OPTION
from statecraft.globopolis.fields import MANY_POINTS, POINTS
from statecraft.globopolis.ids import Eu
from statecraft.globopolis.rules.development import Allocate, Develop, Transfer
from statecraft.globopolis.rules.guilds import BuyFromGuild, TakeFromGuild
from statecraft.globopolis.rules.influence import CardFrame, PlayInfluence
from statecraft.globopolis.rules.missions import ShowMission
from statecraft.globopolis.rules.this_turn import BOUGHT, SOLD

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState


def barred_from_buying(table: "GlobopolisState", holder: Holder) -> bool:
    """GB-2.6: above 25 below the mark; who began to buy below may go on to five in this turn."""
    limit = table.mark() - table.content.points_bought_until
    return table.score[holder] > limit and not table.this_turn[BOUGHT]


def points_for_sale(table: "GlobopolisState", holder: Holder) -> int:
    """GB-2.6: how many points one may buy now: five a turn, until 25 below the mark."""
    content = table.content
    if table.this_turn[SOLD] or barred_from_buying(table, holder):
        return 0
    left = content.points_bought_most - table.this_turn[BOUGHT]
    return max(0, min(left, table.eu[holder] // content.point_price))


def exchange(table: "GlobopolisState", seat: Seat, points: int) -> None:
    """GB-2.6, GB-2.7: points for EU, or EU for points."""
    holder = table.holders[seat]
    table.score[holder] += points
    table.earn(holder, Eu(-points * table.content.point_price))
    table.this_turn[BOUGHT if points > 0 else SOLD] += abs(points)
    if table.sink is not None:
        eu = abs(points) * table.content.point_price
        values = {"seat": seat, "points": abs(points), "eu": eu}
        text = "gb-event-points-bought" if points > 0 else "gb-event-points-sold"
        table.sink.append(Event(text, values))


class BuyPoints(Verb["GlobopolisState"]):
    """GB-2.6: cash in EU for points."""

    FIELDS = ("points",)
    __slots__ = FIELDS
    VERB = "buy-points"
    SHAPE = (POINTS,)

    def __init__(self, points: int) -> None:
        self.points = points

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        return [*POINT_PURCHASES[: points_for_sale(table, table.holders[question.seat])]]

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        content, holder = table.content, table.holders[question.seat]
        if table.this_turn[SOLD]:
            return Illegal("GB-2.7", "gb-refused-bought-or-sold")
        if barred_from_buying(table, holder):
            limit = table.mark() - content.points_bought_until
            return Illegal("GB-2.6", "gb-refused-near-mark", {"points": limit})
        if table.this_turn[BOUGHT] + self.points > content.points_bought_most:
            most = content.points_bought_most
            return Illegal("GB-2.6", "gb-refused-five-points", {"points": most})
        price = self.points * content.point_price
        if price > table.eu[holder]:
            return Illegal("GB-2.6", "gb-refused-no-eu", {"eu": price})
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        exchange(table, question.seat, self.points)

    def notes(self, table: "GlobopolisState", question: Question) -> tuple[Note, ...]:
        return (Note("gb-costs-eu", {"eu": self.points * table.content.point_price}),)


class SellPoints(Verb["GlobopolisState"]):
    """GB-2.7: exchange points for EU."""

    FIELDS = ("points",)
    __slots__ = FIELDS
    VERB = "sell-points"
    SHAPE = (MANY_POINTS,)

    def __init__(self, points: int) -> None:
        self.points = points

    def domain(self, table: "GlobopolisState", question: Question) -> Domain | None:
        points = table.score[table.holders[question.seat]]
        return SellDomain(points) if points > 0 and not table.this_turn[BOUGHT] else None

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        points = table.score[table.holders[question.seat]]
        if table.this_turn[BOUGHT]:
            return Illegal("GB-2.7", "gb-refused-bought-or-sold")
        if self.points > points:
            return Illegal("GB-2.7", "gb-refused-no-points", {"points": points})
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        exchange(table, question.seat, -self.points)

    def notes(self, table: "GlobopolisState", question: Question) -> tuple[Note, ...]:
        return (Note("gb-earns-eu", {"eu": self.points * table.content.point_price}),)


class SellDomain(Domain):
    """GB-2.7: any number of points one has."""

    def __init__(self, points: int) -> None:
        super().__init__(SellPoints)
        self.points = points

    def next_values(self, partial: PartialAction) -> tuple[Sequence[int], bool]:
        return range(1, self.points + 1), False


class EndOptions(Verb["GlobopolisState"]):
    """GB-2.1: end the Option Phase."""

    __slots__ = ()
    VERB = "end-options"

    def __init__(self) -> None:
        pass

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        return [END_OPTIONS]

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        end_options(table, question.at)


def end_options(table: "GlobopolisState", at: int) -> None:
    """GB-2.1: the phase ends by will or by the clock; offers that are still open expire."""
    offers.close_all(table)
    table.cut(at)


END_OPTIONS: Final = EndOptions()
POINT_PURCHASES: Final = tuple([BuyPoints(points) for points in range(1, 100)])


class OptionPhase(CardFrame):
    """GB-2.1: as many options as the seat likes, until it ends them or the time is up. Who negotiates may stop the
    clock (GB-2.5)."""

    __slots__ = ()
    NAME = "option-phase"
    CLOCKED = True
    LARGE = True
    MOMENTS = (OPTION,)
    VERBS = Verbs(
        EndOptions,
        Develop,
        BuyPoints,
        TakeFromGuild,
        BuyFromGuild,
        PlayInfluence,
        ShowMission,
        Allocate,
        Transfer,
        MakeOffer,
        MakeRing,
        SellPoints,
    )

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def on_turn(self) -> Seat:
        return self.seat

    def asks(self, table: "GlobopolisState") -> tuple[Ask, ...]:
        return ((self.seat, "options", True),)

    def time_up(self, table: "GlobopolisState", at: int) -> None:
        end_options(table, at)

    def default(self, table: "GlobopolisState", question: Question) -> Action | None:
        return END_OPTIONS
