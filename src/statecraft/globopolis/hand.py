"""Cards drawn and returned: the two stacks, and the hand limit (GB-4.13, GB-4.14)."""

from typing import TYPE_CHECKING, Final

from statecraft.core import offer
from statecraft.core.action import Action
from statecraft.core.cards import Deck
from statecraft.core.chance import Distribution, cards_in
from statecraft.core.event import Event, Note
from statecraft.core.frame import Ask, ChanceFrame, Frame
from statecraft.core.ids import Holder, Seat
from statecraft.core.plain import Value
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal
from statecraft.globopolis.verbs import PutUnder

if TYPE_CHECKING:
    from statecraft.globopolis.state import Globe

OPS_STACK: Final = 0
INFLUENCE_STACK: Final = 1
INFLUENCE_SORT: Final = 2
OPS_CODES: Final = 50
INFLUENCE_CODES: Final = 90
SORT_CODES: Final = ((50, 71), (71, 83), (90, 122))
"""The goods codes of OPs, MISSION and INFLUENCE cards."""


class DrawCard(ChanceFrame["Globe"]):
    """GB-4.13: the next card of a stack, seen by its new holder alone; an empty stack gives none."""

    __slots__ = ("seat", "stack")
    FIELDS = ("seat", "stack")
    PURPOSE = "draw"

    def __init__(self, seat: Seat, stack: int) -> None:
        self.seat = seat
        self.stack = stack

    def roller(self) -> Seat:
        return self.seat

    def _deck(self, table: "Globe") -> Deck:
        return table.ops if self.stack == OPS_STACK else table.influence

    def step(self, table: "Globe") -> bool:
        deck = self._deck(table)
        if not deck.size():
            table.pop()
            return True
        card = deck.next_known()
        if card is None:
            return False
        table.reveal()
        self.resolve(table, card)
        return True

    def distribution(self, table: "Globe") -> Distribution:
        return self._deck(table).draw()

    def audience(self, table: "Globe") -> tuple[Holder, ...] | None:
        return (table.holders[self.seat],)

    def resolve(self, table: "Globe", value: Value) -> None:
        table.pop()
        holder = table.holders[self.seat]
        if self.stack == OPS_STACK:
            table.ops = table.ops.drawn(holder, value)
        else:
            table.influence = table.influence.drawn(holder, value)
        if table.sink is not None:
            # The back of a card shows its sort, so everybody hears that much.
            sort = INFLUENCE_SORT if self.stack == INFLUENCE_STACK else (0 if value < 21 else 1)
            others = Note("gb-event-drew", {"seat": self.seat, "sort": sort})
            name = "influence" if self.stack == INFLUENCE_STACK else "ops"
            values = {"seat": self.seat, name: value}
            text = "gb-event-drew-influence" if name == "influence" else "gb-event-drew-ops"
            table.sink.append(Event(text, values, (holder,), others))
        table.check_hand(holder)


def lapse_offers(table: "Globe", sort: int) -> None:
    """GB-3.10: when a card goes back unseen, offers of cards nobody can place any more lapse.

    Otherwise it would show by an offer's standing which card it was.
    """
    first, last = SORT_CODES[sort]
    base = INFLUENCE_CODES if sort == INFLUENCE_SORT else OPS_CODES
    deck = table.influence if sort == INFLUENCE_SORT else table.ops
    for standing in table.offers:
        for code, _amount in standing.give:
            if first <= code < last and not deck.known[-1] >> code - base & 1:
                offer.close(table, standing, "event-offer-expired")
                break


class HandLimit(Frame["Globe"]):
    """GB-4.14: one card of the sort goes face down under its stack, before anything else."""

    __slots__ = ("seat", "sort")
    FIELDS = ("seat", "sort")
    HIDES = True

    def __init__(self, seat: Seat, sort: int) -> None:
        self.seat = seat
        self.sort = sort

    def step(self, table: "Globe") -> bool:
        holder = table.holders[self.seat]
        if table.hand(holder, self.sort).bit_count() > table.settings().hand_limit:
            return False
        table.pop()
        return True

    def asks(self, table: "Globe") -> tuple[Ask, ...]:
        return ((self.seat, "hand-limit", True),)

    def actions(self, table: "Globe", question: Question) -> list[Action]:
        cards = cards_in(table.hand(table.holders[self.seat], self.sort))
        return [PutUnder(self.sort, card) for card in cards]

    def check(self, table: "Globe", question: Question, action: Action) -> None:
        if not isinstance(action, PutUnder) or action.sort != self.sort:
            limit = {"limit": table.settings().hand_limit}
            raise Illegal("GB-4.14", "gb-refused-hand-limit", limit)
        if not table.hand(table.holders[self.seat], self.sort) >> action.card & 1:
            raise Illegal("GB-4.14", "gb-refused-no-card")

    def answer(self, table: "Globe", question: Question, action: Action) -> None:
        assert isinstance(action, PutUnder)
        holder = table.holders[self.seat]
        if self.sort == INFLUENCE_SORT:
            table.influence = table.influence.put_under(holder, action.card)
        else:
            table.ops = table.ops.put_under(holder, action.card)
        lapse_offers(table, self.sort)
        if table.sink is not None:
            values = {"seat": self.seat, "sort": self.sort}
            table.sink.append(Event("gb-event-put-under", values))

    def default(self, table: "Globe", question: Question) -> Action | None:
        return self.actions(table, question)[-1]
