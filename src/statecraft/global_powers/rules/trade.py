"""Trade with a neighbouring region, its promises and threats (GP-4.5 to GP-4.9)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.engine.frame import Ask
from statecraft.core.engine.question import Question
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Note
from statecraft.core.record.struct import PlainValue
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.domain import Domain
from statecraft.core.verbs.verb import Verbs
from statecraft.global_powers.fields import CHIP_ROWS, PROMISE, REGION, THREAT, Chips
from statecraft.global_powers.ids import RegionId
from statecraft.global_powers.rules import talks
from statecraft.global_powers.rules.chips import MILITARY, goods
from statecraft.global_powers.rules.consent import Consent, ConsentFrame
from statecraft.global_powers.rules.domains import TradeDomain
from statecraft.global_powers.rules.effects import effects
from statecraft.global_powers.rules.government import government, strongest_first
from statecraft.global_powers.rules.government_action import GovernmentAction, asking

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState

PROMISES: Final = 3
THREATS: Final = 3
PROMISED: Final = (-1, talks.NO_WAR, talks.NO_MOTION)
THREATENED: Final = (-1, talks.THREAT_OF_WAR, talks.THREAT_OF_SANCTION)
"""The kinds of pledges that the numbers of a trade stand for; 0 is none."""


class Trade(GovernmentAction):
    """GP-4.5: exchange chips with a neighbouring region, or give some, or ask for some."""

    FIELDS = ("region", "give", "get", "promise", "threat")
    __slots__ = FIELDS
    VERB = "trade"
    SHAPE = (REGION, CHIP_ROWS, CHIP_ROWS, PROMISE, THREAT)

    def __init__(
        self, region: RegionId, give: Chips, get: Chips, promise: int, threat: int
    ) -> None:
        self.region = region
        self.give = give
        self.get = get
        self.promise = promise
        self.threat = threat

    def domain(self, table: "GlobalPowersState", question: Question) -> Domain | None:
        region = asking(table, question).region
        if table.sanctioned[region]:
            return None
        partners: dict[RegionId, tuple[list[int], list[int]]] = {}
        for other in table.content.neighbours[region]:
            if not table.sanctioned[other] and government(table, other):
                give, get = _tradable(table, region, other), _tradable(table, other, region)
                if any(give) or any(get):
                    partners[other] = (give, get)
        return TradeDomain(Trade, partners, PROMISES, THREATS) if partners else None

    def region_fault(self, table: "GlobalPowersState", region: RegionId) -> Illegal | None:
        """GP-4.7: both have a government and the chips, and nobody's sanction or disarmament is in the way."""
        other = self.region
        if other not in table.content.neighbours[region]:
            return Illegal("GP-4.5", "gp-refused-no-neighbour", {"region": other})
        if not government(table, other):
            return Illegal("GP-4.7", "gp-refused-no-government", {"region": other})
        if table.sanctioned[other]:
            return Illegal("GP-4.7", "gp-refused-trade-sanctioned", {"region": other})
        if not self.give and not self.get:
            return Illegal("GP-4.5", "gp-refused-empty-trade")
        return _chips_fault(table, region, other, self.give) or _chips_fault(
            table, other, region, self.get
        )

    def carry_out(self, table: "GlobalPowersState", region: RegionId, by: Seat) -> None:
        """GP-4.6: the neighbour's government decides; who proposed the trade need not be asked."""
        proposer = table.holders[by]
        partners = [party for party in government(table, self.region) if party != proposer]
        seats = tuple([Seat(party) for party in strongest_first(table, partners)])
        if seats:
            table.push(TradeAnswer(seats, region, by, self))
        else:
            exchange(table, region, by, self)

    def changes(self, table: "GlobalPowersState", region: RegionId, by: Seat) -> tuple[Note, ...]:
        """What both regions have once the neighbour has agreed."""
        return effects(table, lambda copy: exchange(copy, region, by, self))

    def heard(self) -> dict[str, PlainValue]:
        return {
            "region": self.region,
            "give": goods(self.give),
            "get": goods(self.get),
            "promise": self.promise,
            "threat": self.threat,
        }


def _chips_fault(
    table: "GlobalPowersState", giver: RegionId, taker: RegionId, chips: Chips
) -> Illegal | None:
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


def _tradable(table: "GlobalPowersState", giver: RegionId, taker: RegionId) -> list[int]:
    chips = table.chips[giver * 4 : giver * 4 + 4]
    if table.demilitarised[taker]:
        chips[MILITARY] = 0
    return chips


class TradeAnswer(ConsentFrame):
    """GP-4.6: every governing party of the neighbour must consent."""

    FIELDS = ("seats", "region", "by", "action")
    __slots__ = FIELDS
    NAME = "trade-answer"
    VERBS = Verbs(Consent)

    def __init__(self, seats: tuple[Seat, ...], region: RegionId, by: Seat, action: Trade) -> None:
        self.seats = seats
        self.region = region
        self.by = by
        self.action = action

    def asks(self, table: "GlobalPowersState") -> tuple[Ask, ...]:
        return ((self.seats[0], "trade", True),)

    def consented(self, table: "GlobalPowersState", question: Question, agreed: bool) -> None:
        at = question.at
        if agreed and len(self.seats) > 1:
            table.put(at, TradeAnswer(self.seats[1:], self.region, self.by, self.action))
            return
        table.cut(at)
        if agreed:
            exchange(table, self.region, self.by, self.action)
            return
        table.tell("gp-event-trade-refused", {"seat": question.seat, "by": self.by})
        _pledge(table, table.holders[self.by], self.action, THREATENED[self.action.threat])


def exchange(table: "GlobalPowersState", region: RegionId, by: Seat, action: Trade) -> None:
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
    _pledge(table, table.holders[by], action, PROMISED[action.promise])


def _pledge(table: "GlobalPowersState", by: Holder, action: Trade, kind: int) -> None:
    """GP-4.9: the promise or the threat now stands, towards everybody who governs there."""
    if kind >= 0:
        for party in government(table, action.region):
            if party != by:
                talks.give(table, by, party, kind, action.region, table.round)
