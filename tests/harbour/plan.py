"""Planning: buying, selling, favours and business, against the clock (HB-4)."""

from harbour.edition_schema import BUY, FAVOUR, FAVOURS, SELL
from harbour.fields import CARD, GOOD_KIND
from harbour.table import KINDS, Harbour
from statecraft.core.engine.frame import Ask, Frame
from statecraft.core.engine.question import Question
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event, Note
from statecraft.core.refusal import Illegal
from statecraft.core.trade import offers
from statecraft.core.trade.offer_verbs import ANSWERS, MakeOffer
from statecraft.core.trade.rings import MakeRing
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verb, Verbs


class Buy(Verb[Harbour]):
    """HB-4.2: a cargo from the bank, while it has some."""

    FIELDS = ("cargo",)
    __slots__ = FIELDS
    VERB = "buy"
    SHAPE = (GOOD_KIND,)

    def __init__(self, cargo: int) -> None:
        self.cargo = cargo

    def options(self, table: Harbour, question: Question) -> list[Action]:
        if table.coins[table.holders[question.seat]] < BUY:
            return []
        return [BUYS[kind] for kind in range(KINDS) if table.bank_cargo[kind]]

    def fault(self, table: Harbour, question: Question) -> Illegal | None:
        if table.coins[table.holders[question.seat]] < BUY:
            return Illegal("HB-4.2", "harbour-refused-no-coins", {"coins": BUY})
        if not table.bank_cargo[self.cargo]:
            return Illegal("HB-4.2", "harbour-refused-bank-empty", {"cargo": self.cargo})
        return None

    def do(self, table: Harbour, question: Question) -> None:
        holder = table.holders[question.seat]
        table.pay_bank(holder, BUY)
        table.bank_cargo[self.cargo] -= 1
        table.cargo[holder * KINDS + self.cargo] += 1
        if table.sink is not None:
            values = {"seat": question.seat, "cargo": self.cargo}
            table.sink.append(Event("harbour-event-bought", values))

    def notes(self, table: Harbour, question: Question) -> tuple[Note, ...]:
        return (Note("harbour-costs", {"coins": BUY}),)


class Sell(Verb[Harbour]):
    """HB-4.3: a cargo back to the bank."""

    FIELDS = ("cargo",)
    __slots__ = FIELDS
    VERB = "sell"
    SHAPE = (GOOD_KIND,)

    def __init__(self, cargo: int) -> None:
        self.cargo = cargo

    def options(self, table: Harbour, question: Question) -> list[Action]:
        base = table.holders[question.seat] * KINDS
        return [SELLS[kind] for kind in range(KINDS) if table.cargo[base + kind]]

    def fault(self, table: Harbour, question: Question) -> Illegal | None:
        if not table.cargo[table.holders[question.seat] * KINDS + self.cargo]:
            return Illegal("HB-4.3", "harbour-refused-no-cargo", {"cargo": self.cargo})
        return None

    def do(self, table: Harbour, question: Question) -> None:
        holder = table.holders[question.seat]
        table.pay_bank(holder, -SELL)
        table.bank_cargo[self.cargo] += 1
        table.cargo[holder * KINDS + self.cargo] -= 1
        if table.sink is not None:
            values = {"seat": question.seat, "cargo": self.cargo}
            table.sink.append(Event("harbour-event-sold", values))


class PlayFavour(Verb[Harbour]):
    """HB-4.4: a favour out of one's hand brings coins."""

    FIELDS = ("card",)
    __slots__ = FIELDS
    VERB = "play-favour"
    SHAPE = (CARD,)

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, table: Harbour, question: Question) -> list[Action]:
        hand = table.deck.hands[table.holders[question.seat]]
        return [FAVOUR_PLAYS[card] for card in FAVOURS if hand >> card & 1]

    def fault(self, table: Harbour, question: Question) -> Illegal | None:
        holder = table.holders[question.seat]
        if self.card not in FAVOURS or not table.deck.holds(holder, self.card):
            return Illegal("HB-4.4", "harbour-refused-no-favour")
        return None

    def do(self, table: Harbour, question: Question) -> None:
        holder = table.holders[question.seat]
        table.deck = table.deck.discarded(holder, self.card)
        table.pay_bank(holder, -FAVOUR)
        if table.sink is not None:
            values = {"seat": question.seat, "coins": FAVOUR}
            table.sink.append(Event("harbour-event-favour", values))


class SetSail(Verb[Harbour]):
    """HB-4.1: end the planning."""

    __slots__ = ()
    VERB = "set-sail"

    def __init__(self) -> None:
        pass

    def options(self, table: Harbour, question: Question) -> list[Action]:
        return [SET_SAIL]

    def fault(self, table: Harbour, question: Question) -> Illegal | None:
        return None

    def do(self, table: Harbour, question: Question) -> None:
        end_planning(table, question.at)


def end_planning(table: Harbour, at: int) -> None:
    """HB-4.1: planning ends by will or by the clock; what is still offered expires."""
    offers.close_all(table)
    table.cut(at)


SET_SAIL = SetSail()
BUYS = tuple([Buy(cargo) for cargo in range(KINDS)])
SELLS = tuple([Sell(cargo) for cargo in range(KINDS)])
FAVOUR_PLAYS = tuple([PlayFavour(card) for card in range(20)])


class Plan(Frame[Harbour]):
    """The seat on turn acts as often as it likes; others answer its offers."""

    FIELDS = ("seat",)
    __slots__ = FIELDS
    NAME = "plan"
    CLOCKED = True
    LARGE = True
    VERBS = Verbs(SetSail, Buy, Sell, PlayFavour, MakeOffer, MakeRing)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def on_turn(self) -> Seat:
        return self.seat

    def asks(self, table: Harbour) -> tuple[Ask, ...]:
        mine = (self.seat, "plan", True)
        return (mine, *offers.asks(table)) if table.offers else (mine,)

    def verbs(self, question: Question) -> Verbs:
        return ANSWERS.get(question.kind, self.VERBS)

    def default(self, table: Harbour, question: Question) -> Action | None:
        return SET_SAIL if question.kind == "plan" else None

    def time_up(self, table: Harbour, at: int) -> None:
        end_planning(table, at)
