"""On a foreign territory: paying the Conference Cost, or attacking (GB-4.9, GB-4.10)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.engine.frame import Ask, Frame
from statecraft.core.engine.question import Question
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Event, Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.globopolis.cards.effect import FEE, VISIT
from statecraft.globopolis.ids import NO_EU, Eu, TerritoryId
from statecraft.globopolis.rules import promises
from statecraft.globopolis.rules.aggression import Attack, attacks_on
from statecraft.globopolis.rules.event_phase import EventFrame
from statecraft.globopolis.rules.influence import CardReply, PlayInfluence
from statecraft.globopolis.rules.scoring import pay

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState


class PayConference(Verb["GlobopolisState"]):
    """GB-4.10: pay the Conference Cost."""

    __slots__ = ()
    VERB = "pay-conference"

    def __init__(self) -> None:
        pass

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        return [PAY]

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        owe_conference(table, question.seat)

    def notes(self, table: "GlobopolisState", question: Question) -> tuple[Note, ...]:
        here = TerritoryId(table.title_at(question.seat))
        cost = visit_cost(table, table.holders[question.seat], here)
        return (Note("gb-costs-eu", {"eu": cost}) if cost else Note("gb-waived"),)


PAY: Final = PayConference()


class ForeignTerritory(EventFrame):
    """GB-4.9: pay the Conference Cost, or attempt an Aggressive Takeover."""

    __slots__ = ("rolls",)
    NAME = "foreign-territory"
    FIELDS = ("seat", "rolls")
    MOMENTS = (VISIT,)
    VERBS = Verbs(PayConference, Attack, PlayInfluence)

    def __init__(self, seat: Seat, rolls: int) -> None:
        self.seat = seat
        self.rolls = rolls

    def asks(self, table: "GlobopolisState") -> tuple[Ask, ...]:
        return ((self.seat, "foreign-territory", True),)

    def attacks(self, table: "GlobopolisState") -> list[Action]:
        return attacks_on(table, self.seat, TerritoryId(self.here(table)))

    def attack_fault(self, table: "GlobopolisState", attack: Attack) -> Illegal | None:
        if attack.target != self.here(table):
            return Illegal("GB-6.1", "gb-refused-not-landed", {"territory": attack.target})
        return attack.reach_fault(table, table.holders[self.seat])

    def no_answer(self, table: "GlobopolisState", action: Action) -> Illegal:
        return Illegal("GB-4.9", "gb-refused-pay-or-attack", {"verb": action.VERB})

    def default(self, table: "GlobopolisState", question: Question) -> Action | None:
        return PAY


def foreign_territory(_table: "GlobopolisState", seat: Seat, rolls: int) -> ForeignTerritory:
    """GB-4.9: the Governor is a visitor."""
    return ForeignTerritory(seat, rolls)


def conference_cost(table: "GlobopolisState", territory: TerritoryId) -> Eu:
    """GB-4.10: the rate of the level that is justified now."""
    return table.content.fee[territory][table.justified_levels[territory]]


def visit_cost(table: "GlobopolisState", visitor: Holder, territory: TerritoryId) -> Eu:
    """GB-3.12: the Conference Cost as this visitor would pay it: nothing where it is waived."""
    if table.pledges:
        if promises.waiver(table, table.owner[territory], visitor, territory) is not None:
            return NO_EU
    return conference_cost(table, territory)


def owe_conference(table: "GlobopolisState", seat: Seat) -> None:
    """GB-4.10: the visitor pays and the turn is over; the owner may reply with a card."""
    territory = TerritoryId(table.title_at(seat))
    owner = table.owner[territory]
    waived = promises.waiver(table, owner, table.holders[seat], territory)
    if waived is not None:
        table.pop()
        promises.waive(table, waived, territory)
        return
    table.replace(ConferencePayment(seat, territory, 1))
    if table.influence.hands[owner]:
        table.push(ConferenceReply((table.speaker(owner),), (None,)))


class ConferencePayment(Frame["GlobopolisState"]):
    """The Conference Cost changes hands; ``times`` is 2 after a card of the owner's."""

    FIELDS = ("seat", "territory", "times")
    __slots__ = FIELDS
    NAME = "conference-payment"
    ASKS = False

    def __init__(self, seat: Seat, territory: TerritoryId, times: int) -> None:
        self.seat = seat
        self.territory = territory
        self.times = times

    def step(self, table: "GlobopolisState") -> bool:
        table.pop()
        owner = table.owner[self.territory]
        cost = Eu(conference_cost(table, self.territory) * self.times)
        paid = pay(table, table.holders[self.seat], owner, cost)
        if table.sink is not None:
            values = {"seat": self.seat, "holder": owner, "eu": paid, "territory": self.territory}
            table.sink.append(Event("gb-event-conference", values))
        return True


def payment_due(table: "GlobopolisState") -> ConferencePayment:
    """The Conference Cost that is about to be paid."""
    for frame in table.stack[::-1]:
        if isinstance(frame, ConferencePayment):
            return frame
    raise TypeError("no Conference Cost is due")


class ConferenceReply(CardReply):
    """GB-8.22: the owner may double the cost with a card, asked whether or not it has that card."""

    __slots__ = ()
    NAME = "conference-reply"
    KIND = "conference-reply"
    MOMENTS = (FEE,)
