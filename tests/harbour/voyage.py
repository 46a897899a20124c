"""The voyage: one die or two, cargo, and now and then a card (HB-5)."""

from typing import Any

from harbour.fields import CARD, DICE
from harbour.table import KINDS, Harbour
from statecraft.core.chance.distributions import Dice, Distribution
from statecraft.core.engine.frame import Ask, ChanceFrame, Frame
from statecraft.core.engine.question import Question
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Event, Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verb, Verbs

HAND_LIMIT = 3


class Roll(Verb[Harbour]):
    """HB-5.1: one die or two."""

    FIELDS = ("dice",)
    __slots__ = FIELDS
    VERB = "roll"
    SHAPE = (DICE,)

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def options(self, table: Harbour, question: Question) -> list[Action]:
        return [*ROLLS]

    def fault(self, table: Harbour, question: Question) -> Illegal | None:
        return None

    def do(self, table: Harbour, question: Question) -> None:
        table.close_guards()
        table.replace(Voyage(question.seat, self.dice))


ROLLS = (Roll(1), Roll(2))


class Sail(Frame[Harbour]):
    """HB-5.1: the seat chooses to roll one die or two."""

    FIELDS = ("seat",)
    __slots__ = FIELDS
    NAME = "sail"
    VERBS = Verbs(Roll)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, table: Harbour) -> tuple[Ask, ...]:
        return ((self.seat, "sail", True),)

    def no_answer(self, table: Harbour, action: Action) -> Illegal:
        return Illegal("HB-5.1", "harbour-refused-roll-first", {"verb": action.VERB})

    def default(self, table: Harbour, question: Question) -> Action | None:
        return ROLLS[0]


class Voyage(ChanceFrame[Harbour]):
    """HB-5.2: the total says which cargo; HB-5.3: a six or a double brings a card."""

    FIELDS = ("seat", "dice")
    __slots__ = FIELDS
    NAME = "voyage"
    PURPOSE = "voyage"

    def __init__(self, seat: Seat, dice: int) -> None:
        self.seat = seat
        self.dice = dice

    def roller(self) -> Seat:
        return self.seat

    def distribution(self, table: Harbour) -> Distribution:
        return Dice((6,) * self.dice)

    def resolve(self, table: Harbour, value: Any) -> None:
        table.pop()
        holder = table.holders[self.seat]
        kind = sum(value) % KINDS
        if table.bank_cargo[kind]:
            table.bank_cargo[kind] -= 1
            table.cargo[holder * KINDS + kind] += 1
        if table.sink is not None:
            values = {"seat": self.seat, "dice": value, "cargo": kind}
            table.sink.append(Event("harbour-event-voyage", values))
        lucky = 6 in value or (len(value) == 2 and value[0] == value[1])
        if lucky and table.deck.size():
            table.push(DrawCard(self.seat))


class DrawCard(ChanceFrame[Harbour]):
    """HB-5.3: a card off the pile, seen by its new holder alone."""

    FIELDS = ("seat",)
    __slots__ = FIELDS
    NAME = "draw-card"
    PURPOSE = "draw"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def roller(self) -> Seat:
        return self.seat

    def step(self, table: Harbour) -> bool:
        card = table.deck.next_known()
        if card is None:
            return False
        table.reveal()
        self.resolve(table, card)
        return True

    def distribution(self, table: Harbour) -> Distribution:
        return table.deck.draw()

    def audience(self, table: Harbour) -> tuple[Holder, ...] | None:
        return (table.holders[self.seat],)

    def resolve(self, table: Harbour, value: Any) -> None:
        table.pop()
        holder = table.holders[self.seat]
        table.deck = table.deck.drawn(holder, value)
        if table.sink is not None:
            others = Note("harbour-event-drew", {"seat": self.seat})
            values = {"seat": self.seat, "card": value}
            table.sink.append(Event("harbour-event-drew-card", values, (holder,), others))


class PutUnder(Verb[Harbour]):
    """HB-5.4: a card of one's hand goes face down under the pile."""

    FIELDS = ("card",)
    __slots__ = FIELDS
    VERB = "put-under"
    SHAPE = (CARD,)

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, table: Harbour, question: Question) -> list[Action]:
        return [PUTS[card] for card in table.deck.cards(table.holders[question.seat])]

    def fault(self, table: Harbour, question: Question) -> Illegal | None:
        if not table.deck.holds(table.holders[question.seat], self.card):
            return Illegal("HB-5.4", "harbour-refused-no-card")
        return None

    def do(self, table: Harbour, question: Question) -> None:
        table.deck = table.deck.put_under(table.holders[question.seat], self.card)
        if table.sink is not None:
            table.sink.append(Event("harbour-event-put-under", {"seat": question.seat}))


PUTS = tuple([PutUnder(card) for card in range(20)])


class HandLimit(Frame[Harbour]):
    """HB-5.4: with more than three cards, one goes face down under the pile."""

    FIELDS = ("seat",)
    __slots__ = FIELDS
    NAME = "hand-limit"
    VERBS = Verbs(PutUnder)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def step(self, table: Harbour) -> bool:
        if table.deck.hands[table.holders[self.seat]].bit_count() > HAND_LIMIT:
            return False
        table.pop()
        return True

    def asks(self, table: Harbour) -> tuple[Ask, ...]:
        return ((self.seat, "hand-limit", True),)

    def no_answer(self, table: Harbour, action: Action) -> Illegal:
        return Illegal("HB-5.4", "harbour-refused-hand-limit", {"limit": HAND_LIMIT})

    def default(self, table: Harbour, question: Question) -> Action | None:
        return PUTS[table.deck.cards(table.holders[self.seat])[-1]]
