"""Trade with a neighbouring region, its promises and threats (GP-4.5 to GP-4.9)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.action import Action
from statecraft.core.domain import Domain
from statecraft.core.frame import Ask, Frame
from statecraft.core.ids import Seat
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal
from statecraft.global_powers import talks
from statecraft.global_powers.chips import MILITARY
from statecraft.global_powers.domains import TradeDomain
from statecraft.global_powers.government import government, strongest_first
from statecraft.global_powers.verbs import AGREE, DECLINE, Chips, Consent, Trade

if TYPE_CHECKING:
    from statecraft.global_powers.state import World

PROMISES: Final = 3
THREATS: Final = 3
PROMISED: Final = (-1, talks.NO_WAR, talks.NO_MOTION)
THREATENED: Final = (-1, talks.THREAT_OF_WAR, talks.THREAT_OF_SANCTION)
"""The kinds of pledges that the numbers of a trade stand for; 0 is none."""


def fault(table: "World", region: int, action: Trade) -> Illegal | None:
    """GP-4.7: why these two regions cannot trade these chips."""
    other = action.region
    if other not in table.content.neighbours[region]:
        return Illegal("GP-4.5", "gp-refused-no-neighbour", {"region": other})
    if not government(table, other):
        return Illegal("GP-4.7", "gp-refused-no-government", {"region": other})
    if table.sanctioned[other]:
        return Illegal("GP-4.7", "gp-refused-trade-sanctioned", {"region": other})
    if not action.give and not action.get:
        return Illegal("GP-4.5", "gp-refused-empty-trade")
    return _chips_fault(table, region, other, action.give) or _chips_fault(
        table, other, region, action.get
    )


def _chips_fault(table: "World", giver: int, taker: int, chips: Chips) -> Illegal | None:
    last = -1
    for kind, amount in chips:
        if kind <= last:
            return Illegal("GP-4.7", "gp-refused-chips-order")
        last = kind
        if amount > table.chip(giver, kind):
            return Illegal("GP-4.7", "gp-refused-no-chips", {"region": giver, "chip": kind})
        if kind == MILITARY and table.demilitarised[taker]:
            return Illegal("GP-4.7", "gp-refused-demilitarised", {"region": taker})
    return None


def _tradable(table: "World", giver: int, taker: int) -> list[int]:
    chips = table.chips[giver * 4 : giver * 4 + 4]
    if table.demilitarised[taker]:
        chips[MILITARY] = 0
    return chips


def domains(table: "World", region: int) -> tuple[Domain, ...]:
    partners = {}
    for other in table.content.neighbours[region]:
        if not table.sanctioned[other] and government(table, other):
            give, get = _tradable(table, region, other), _tradable(table, other, region)
            if any(give) or any(get):
                partners[other] = (give, get)
    return (TradeDomain(partners, PROMISES, THREATS),) if partners else ()


def ask(table: "World", region: int, by: Seat, action: Trade) -> None:
    """GP-4.6: the neighbour's government decides; who proposed the trade need not be asked."""
    partners = [party for party in government(table, action.region) if party != by]
    seats = tuple([Seat(party) for party in strongest_first(table, partners)])
    if seats:
        table.push(TradeAnswer(seats, region, by, action))
    else:
        exchange(table, region, by, action)


class TradeAnswer(Frame["World"]):
    """GP-4.6: every governing party of the neighbour must consent."""

    __slots__ = ("action", "by", "region", "seats")
    FIELDS = ("seats", "region", "by", "action")

    def __init__(self, seats: tuple[Seat, ...], region: int, by: Seat, action: Trade) -> None:
        self.seats = seats
        self.region = region
        self.by = by
        self.action = action

    def asks(self, table: "World") -> tuple[Ask, ...]:
        return ((self.seats[0], "trade", True),)

    def actions(self, table: "World", question: Question) -> list[Action]:
        return [DECLINE, AGREE]

    def answer(self, table: "World", question: Question, action: Action) -> None:
        assert isinstance(action, Consent)
        at = question.at
        if action.agreed and len(self.seats) > 1:
            table.put(at, TradeAnswer(self.seats[1:], self.region, self.by, self.action))
            return
        table.cut(at)
        if action.agreed:
            exchange(table, self.region, self.by, self.action)
            return
        table.tell("gp-event-trade-refused", {"seat": question.seat, "by": self.by})
        _pledge(table, self.by, self.action, THREATENED[self.action.threat])

    def default(self, table: "World", question: Question) -> Action | None:
        return DECLINE


def exchange(table: "World", region: int, by: Seat, action: Trade) -> None:
    """GP-4.8: chips change places at one stroke; what is over five of a kind is lost."""
    other = action.region
    for giver, taker, chips in ((region, other, action.give), (other, region, action.get)):
        for kind, amount in chips:
            table.chips[giver * 4 + kind] -= amount
            table.chips[taker * 4 + kind] += amount
    for place in (region, other):
        for kind in range(4):
            table.spend_chips(place, kind, max(0, -table.room(place, kind)))
    table.tell("gp-event-trade-done", {"seat": by, "active": region, "region": other})
    _pledge(table, by, action, PROMISED[action.promise])


def _pledge(table: "World", by: int, action: Trade, kind: int) -> None:
    """GP-4.9: the promise or the threat now stands, towards everybody who governs there."""
    if kind >= 0:
        for party in government(table, action.region):
            if party != by:
                talks.give(table, by, party, kind, action.region, table.round)
