"""The voyage: one die or two, cargo, and now and then a card (HB-5)."""

from harbour.table import KINDS, Harbour
from harbour.verbs import PUTS, ROLLS, PutUnder, Roll
from statecraft.core.action import Action
from statecraft.core.chance import Dice, Distribution
from statecraft.core.event import Event, Note
from statecraft.core.frame import Ask, ChanceFrame, Frame
from statecraft.core.ids import Holder, Seat
from statecraft.core.plain import Value
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal

HAND_LIMIT = 3


class Sail(Frame[Harbour]):
    """HB-5.1: the seat chooses to roll one die or two."""

    __slots__ = ("seat",)
    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, table: Harbour) -> tuple[Ask, ...]:
        return ((self.seat, "sail", True),)

    def actions(self, table: Harbour, question: Question) -> list[Action]:
        return list(ROLLS)

    def check(self, table: Harbour, question: Question, action: Action) -> None:
        if not isinstance(action, Roll):
            raise Illegal("HB-5.1", "harbour-refused-roll-first", {"verb": action.VERB})

    def answer(self, table: Harbour, question: Question, action: Action) -> None:
        assert isinstance(action, Roll)
        table.close_guards()
        table.replace(Voyage(self.seat, action.dice))

    def default(self, table: Harbour, question: Question) -> Action | None:
        return ROLLS[0]


class Voyage(ChanceFrame[Harbour]):
    """HB-5.2: the total says which cargo; HB-5.3: a six or a double brings a card."""

    __slots__ = ("dice", "seat")
    FIELDS = ("seat", "dice")
    PURPOSE = "voyage"

    def __init__(self, seat: Seat, dice: int) -> None:
        self.seat = seat
        self.dice = dice

    def roller(self) -> Seat:
        return self.seat

    def distribution(self, table: Harbour) -> Distribution:
        return Dice((6,) * self.dice)

    def resolve(self, table: Harbour, value: Value) -> None:
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

    __slots__ = ("seat",)
    FIELDS = ("seat",)
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

    def resolve(self, table: Harbour, value: Value) -> None:
        table.pop()
        holder = table.holders[self.seat]
        table.deck = table.deck.drawn(holder, value)
        if table.sink is not None:
            others = Note("harbour-event-drew", {"seat": self.seat})
            values = {"seat": self.seat, "card": value}
            table.sink.append(Event("harbour-event-drew-card", values, (holder,), others))


class HandLimit(Frame[Harbour]):
    """HB-5.4: with more than three cards, one goes face down under the pile."""

    __slots__ = ("seat",)
    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def step(self, table: Harbour) -> bool:
        if table.deck.hands[table.holders[self.seat]].bit_count() > HAND_LIMIT:
            return False
        table.pop()
        return True

    def asks(self, table: Harbour) -> tuple[Ask, ...]:
        return ((self.seat, "hand-limit", True),)

    def actions(self, table: Harbour, question: Question) -> list[Action]:
        return [PUTS[card] for card in table.deck.cards(table.holders[self.seat])]

    def check(self, table: Harbour, question: Question, action: Action) -> None:
        if not isinstance(action, PutUnder):
            raise Illegal("HB-5.4", "harbour-refused-hand-limit", {"limit": HAND_LIMIT})
        if not table.deck.holds(table.holders[self.seat], action.card):
            raise Illegal("HB-5.4", "harbour-refused-no-card")

    def answer(self, table: Harbour, question: Question, action: Action) -> None:
        assert isinstance(action, PutUnder)
        table.deck = table.deck.put_under(table.holders[self.seat], action.card)
        if table.sink is not None:
            table.sink.append(Event("harbour-event-put-under", {"seat": self.seat}))

    def default(self, table: Harbour, question: Question) -> Action | None:
        return PUTS[table.deck.cards(table.holders[self.seat])[-1]]
