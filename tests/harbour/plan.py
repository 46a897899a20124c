"""Planning: buying, selling, favours and business, against the clock (HB-4)."""

from harbour.edition_schema import BUY, FAVOUR, FAVOURS, SELL
from harbour.table import KINDS, Harbour
from harbour.verbs import BUYS, FAVOUR_PLAYS, SELLS, SET_SAIL, Buy, PlayFavour, Sell, SetSail
from statecraft.core import offer, offer_domain
from statecraft.core.action import Action
from statecraft.core.domain import Domain
from statecraft.core.event import Event, Note
from statecraft.core.frame import Ask, Frame
from statecraft.core.ids import Seat
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal


class Plan(Frame[Harbour]):
    """The seat on turn acts as often as it likes; others answer its offers."""

    __slots__ = ("seat",)
    FIELDS = ("seat",)
    CLOCKED = True
    LARGE = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def on_turn(self) -> Seat:
        return self.seat

    def asks(self, table: Harbour) -> tuple[Ask, ...]:
        mine = (self.seat, "plan", True)
        return (mine, *offer.asks(table)) if table.offers else (mine,)

    def actions(self, table: Harbour, question: Question) -> list[Action]:
        if question.kind != "plan":
            return offer.actions(table, question)
        holder = table.holders[self.seat]
        listed: list[Action] = [SET_SAIL]
        if table.coins[holder] >= BUY:
            listed += [BUYS[kind] for kind in range(KINDS) if table.bank_cargo[kind]]
        base = holder * KINDS
        listed += [SELLS[kind] for kind in range(KINDS) if table.cargo[base + kind]]
        hand = table.deck.hands[holder]
        if hand:
            listed += [FAVOUR_PLAYS[card] for card in FAVOURS if hand >> card & 1]
        return listed

    def domains(self, table: Harbour, question: Question) -> tuple[Domain, ...]:
        if question.kind != "plan":
            return offer_domain.answer_domains(table, question)
        return offer_domain.offer_domains(table, self.seat)

    def check(self, table: Harbour, question: Question, action: Action) -> None:
        if question.kind != "plan":
            offer.check(table, question, action)
            return
        holder = table.holders[self.seat]
        if isinstance(action, Buy):
            if table.coins[holder] < BUY:
                raise Illegal("HB-4.2", "harbour-refused-no-coins", {"coins": BUY})
            if not table.bank_cargo[action.cargo]:
                raise Illegal("HB-4.2", "harbour-refused-bank-empty", {"cargo": action.cargo})
        elif isinstance(action, Sell):
            if not table.cargo[holder * KINDS + action.cargo]:
                raise Illegal("HB-4.3", "harbour-refused-no-cargo", {"cargo": action.cargo})
        elif isinstance(action, PlayFavour):
            if action.card not in FAVOURS or not table.deck.holds(holder, action.card):
                raise Illegal("HB-4.4", "harbour-refused-no-favour")
        elif isinstance(action, offer.MakeOffer):
            offer.check_offer(table, self.seat, action.to, action.give, action.get, action.pledges)
        elif not isinstance(action, SetSail):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})

    def answer(self, table: Harbour, question: Question, action: Action) -> None:
        if question.kind != "plan":
            offer.answer(table, question, action)
            return
        holder = table.holders[self.seat]
        if isinstance(action, Buy):
            table.pay_bank(holder, BUY)
            table.bank_cargo[action.cargo] -= 1
            table.cargo[holder * KINDS + action.cargo] += 1
            if table.sink is not None:
                values = {"seat": self.seat, "cargo": action.cargo}
                table.sink.append(Event("harbour-event-bought", values))
        elif isinstance(action, Sell):
            table.pay_bank(holder, -SELL)
            table.bank_cargo[action.cargo] += 1
            table.cargo[holder * KINDS + action.cargo] -= 1
            if table.sink is not None:
                values = {"seat": self.seat, "cargo": action.cargo}
                table.sink.append(Event("harbour-event-sold", values))
        elif isinstance(action, PlayFavour):
            table.deck = table.deck.discarded(holder, action.card)
            table.pay_bank(holder, -FAVOUR)
            if table.sink is not None:
                values = {"seat": self.seat, "coins": FAVOUR}
                table.sink.append(Event("harbour-event-favour", values))
        elif isinstance(action, offer.MakeOffer):
            offer.make(
                table, self.seat, action.to, action.give, action.get, action.pledges, table.turns
            )
        else:
            self.over(table, question.at)

    def default(self, table: Harbour, question: Question) -> Action | None:
        return SET_SAIL if question.kind == "plan" else None

    def consequences(self, table: Harbour, question: Question, action: Action) -> tuple[Note, ...]:
        if isinstance(action, Buy):
            return (Note("harbour-costs", {"coins": BUY}),)
        return ()

    def time_up(self, table: Harbour, at: int) -> None:
        self.over(table, at)

    def over(self, table: Harbour, at: int) -> None:
        """HB-4.1: planning ends by will or by the clock; what is still offered expires."""
        offer.close_all(table)
        table.cut(at)
