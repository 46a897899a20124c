"""The Option Phase: planning, development and trade, against the clock (GB-2, booklet page 14)."""

from typing import TYPE_CHECKING

from statecraft.core import offer, offer_domain
from statecraft.core.action import Action
from statecraft.core.domain import Domain
from statecraft.core.event import Event, Note
from statecraft.core.frame import Ask, Frame
from statecraft.core.ids import Seat
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal
from statecraft.globopolis import development, guilds, influence, missions
from statecraft.globopolis.domains import SellDomain
from statecraft.globopolis.this_turn import BOUGHT, SOLD
from statecraft.globopolis.verbs import (
    END_OPTIONS,
    POINT_PURCHASES,
    Allocate,
    BuyFromGuild,
    BuyPoints,
    Develop,
    EndOptions,
    PlayInfluence,
    SellPoints,
    ShowMission,
    TakeFromGuild,
    Transfer,
)

if TYPE_CHECKING:
    from statecraft.globopolis.state import Globe


def points_for_sale(table: "Globe", holder: int) -> int:
    """GB-2.6: how many points one may buy now: five a turn, until 25 below the mark."""
    content = table.content
    if table.this_turn[SOLD] or table.score[holder] > table.mark() - content.points_bought_until:
        return 0
    left = content.points_bought_most - table.this_turn[BOUGHT]
    return max(0, min(left, table.eu[holder] // content.point_price))


def check_buy(table: "Globe", holder: int, action: BuyPoints) -> None:
    content = table.content
    if table.this_turn[SOLD]:
        raise Illegal("GB-2.7", "gb-refused-bought-or-sold")
    if table.score[holder] > table.mark() - content.points_bought_until:
        limit = table.mark() - content.points_bought_until
        raise Illegal("GB-2.6", "gb-refused-near-mark", {"points": limit})
    if table.this_turn[BOUGHT] + action.points > content.points_bought_most:
        raise Illegal("GB-2.6", "gb-refused-five-points", {"points": content.points_bought_most})
    price = action.points * content.point_price
    if price > table.eu[holder]:
        raise Illegal("GB-2.6", "gb-refused-no-eu", {"eu": price})


def check_sell(table: "Globe", holder: int, action: SellPoints) -> None:
    if table.this_turn[BOUGHT]:
        raise Illegal("GB-2.7", "gb-refused-bought-or-sold")
    if action.points > table.score[holder]:
        raise Illegal("GB-2.7", "gb-refused-no-points", {"points": table.score[holder]})


class OptionPhase(Frame["Globe"]):
    """GB-2.1: as many options as the seat likes, until it ends them or the time is up."""

    __slots__ = ("seat",)
    FIELDS = ("seat",)
    CLOCKED = True
    LARGE = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def on_turn(self) -> Seat:
        return self.seat

    def asks(self, table: "Globe") -> tuple[Ask, ...]:
        return ((self.seat, "options", True),)

    def actions(self, table: "Globe", question: Question) -> list[Action]:
        holder = table.holders[self.seat]
        listed: list[Action] = [END_OPTIONS]
        listed += development.developments(table, holder)
        listed += POINT_PURCHASES[: points_for_sale(table, holder)]
        listed += guilds.guild_actions(table, holder)
        if table.influence.hands[holder]:
            listed += influence.plays(table, self.seat, influence.IN_OPTION_PHASE)
        return listed + missions.shows(table, self.seat)

    def domains(self, table: "Globe", question: Question) -> tuple[Domain, ...]:
        holder = table.holders[self.seat]
        found = [
            *development.domains(table, holder),
            *offer_domain.offer_domains(table, self.seat),
        ]
        if table.score[holder] > 0 and not table.this_turn[BOUGHT]:
            found.append(SellDomain(table.score[holder]))
        return tuple(found)

    def check(self, table: "Globe", question: Question, action: Action) -> None:
        holder = table.holders[self.seat]
        if isinstance(action, EndOptions):
            return
        if isinstance(action, Allocate | Transfer):
            development.check_units(table, holder, action)
        elif isinstance(action, Develop):
            fault = development.development_fault(table, holder, action.territory)
            if fault is not None:
                raise fault
        elif isinstance(action, BuyPoints):
            check_buy(table, holder, action)
        elif isinstance(action, SellPoints):
            check_sell(table, holder, action)
        elif isinstance(action, TakeFromGuild):
            guilds.check_take(table, holder, action)
        elif isinstance(action, BuyFromGuild):
            guilds.check_buy(table, holder, action)
        elif isinstance(action, PlayInfluence):
            influence.check_play(table, self.seat, action, influence.IN_OPTION_PHASE)
        elif isinstance(action, ShowMission):
            missions.check_show(table, self.seat, action)
        elif isinstance(action, offer.MakeOffer):
            offer.check_offer(table, self.seat, action.to, action.give, action.get, action.pledges)
        else:
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})

    def answer(self, table: "Globe", question: Question, action: Action) -> None:
        holder = table.holders[self.seat]
        if isinstance(action, Allocate | Transfer):
            development.move_units(table, holder, action)
        elif isinstance(action, Develop):
            development.develop(table, holder, action)
        elif isinstance(action, BuyPoints):
            self.exchange(table, action.points)
        elif isinstance(action, SellPoints):
            self.exchange(table, -action.points)
        elif isinstance(action, TakeFromGuild):
            guilds.take(table, holder, action)
        elif isinstance(action, BuyFromGuild):
            guilds.buy(table, holder, action)
        elif isinstance(action, PlayInfluence):
            influence.play(table, self.seat, action)
        elif isinstance(action, ShowMission):
            missions.show(table, self.seat, action)
        elif isinstance(action, offer.MakeOffer):
            offer.make(
                table, self.seat, action.to, action.give, action.get, action.pledges, table.turns
            )
        else:
            self.over(table, question.at)

    def exchange(self, table: "Globe", points: int) -> None:
        """GB-2.6, GB-2.7: points for EU, or EU for points."""
        holder = table.holders[self.seat]
        table.score[holder] += points
        table.earn(holder, -points * table.content.point_price)
        table.this_turn[BOUGHT if points > 0 else SOLD] += abs(points)
        if table.sink is not None:
            values = {"seat": self.seat, "points": abs(points)}
            text = "gb-event-points-bought" if points > 0 else "gb-event-points-sold"
            table.sink.append(Event(text, values))

    def over(self, table: "Globe", at: int) -> None:
        """GB-2.1: with the phase, offers that are still open expire."""
        offer.close_all(table)
        table.cut(at)

    def time_up(self, table: "Globe", at: int) -> None:
        self.over(table, at)

    def default(self, table: "Globe", question: Question) -> Action | None:
        return END_OPTIONS

    def consequences(self, table: "Globe", question: Question, action: Action) -> tuple[Note, ...]:
        if isinstance(action, Develop):
            return (development.development_note(table, action.territory),)
        if isinstance(action, BuyFromGuild):
            price = guilds.rate(table, action.guild) * action.count
            return (Note("gb-costs-eu", {"eu": price}),)
        if isinstance(action, BuyPoints):
            return (Note("gb-costs-eu", {"eu": action.points * table.content.point_price}),)
        return ()


def check_business(table: "Globe", seat: Seat, action: Action) -> None:
    """GB-3.3: an offer outside one's own Option Phase."""
    if not isinstance(action, offer.MakeOffer):
        raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})
    offer.check_offer(table, seat, action.to, action.give, action.get, action.pledges)
