"""Cards drawn and returned: the two stacks, and the hand limit (GB-4.13, GB-4.14)."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from statecraft.core.chance.decks import Deck
from statecraft.core.chance.distributions import Distribution, cards_in
from statecraft.core.engine.frame import Ask, ChanceFrame, Frame
from statecraft.core.engine.question import Question
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Event, Note
from statecraft.core.refusal import Illegal
from statecraft.core.trade import offers
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.globopolis.fields import OPS_CARD, SORT

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

OPS_STACK: Final = 0
INFLUENCE_STACK: Final = 1
INFLUENCE_SORT: Final = 2


class DrawCard(ChanceFrame["GlobopolisState"]):
    """GB-4.13: the next card of a stack, seen by its new holder alone; an empty stack gives none."""

    FIELDS = ("seat", "stack")
    __slots__ = FIELDS
    NAME = "draw-card"
    PURPOSE = "draw"

    def __init__(self, seat: Seat, stack: int) -> None:
        self.seat = seat
        self.stack = stack

    def roller(self) -> Seat:
        return self.seat

    def _deck(self, table: "GlobopolisState") -> Deck:
        return table.ops if self.stack == OPS_STACK else table.influence

    def step(self, table: "GlobopolisState") -> bool:
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

    def distribution(self, table: "GlobopolisState") -> Distribution:
        return self._deck(table).draw()

    def audience(self, table: "GlobopolisState") -> tuple[Holder, ...] | None:
        return (table.holders[self.seat],)

    def resolve(self, table: "GlobopolisState", value: Any) -> None:
        table.pop()
        holder = table.holders[self.seat]
        if self.stack == OPS_STACK:
            table.ops = table.ops.drawn(holder, value)
        else:
            table.influence = table.influence.drawn(holder, value)
        if table.sink is not None:
            # The back of a card shows its sort, so everybody hears that much.
            sort = (
                INFLUENCE_SORT
                if self.stack == INFLUENCE_STACK
                else (0 if value < table.content.first_mission else 1)
            )
            others = Note("gb-event-drew", {"seat": self.seat, "sort": sort})
            name = "influence" if self.stack == INFLUENCE_STACK else "ops"
            values = {"seat": self.seat, name: value}
            text = "gb-event-drew-influence" if name == "influence" else "gb-event-drew-ops"
            table.sink.append(Event(text, values, (holder,), others))
        if self.stack == INFLUENCE_STACK:
            # GB-8.57: played at once or kept; only a card that is kept counts for the hand limit.
            from statecraft.globopolis.rules.influence import DrawnCard

            table.push(DrawnCard(self.seat, value))
        else:
            table.check_hand(holder)


def lapse_offers(table: "GlobopolisState", sort: int) -> None:
    """GB-3.10: when a card goes back unseen, offers of cards nobody can place any more lapse.

    Otherwise it would show by an offer's standing which card it was.
    """
    from statecraft.globopolis.rules.trading import INFLUENCE, OPS, card_in

    base = INFLUENCE if sort == INFLUENCE_SORT else OPS
    deck = table.influence if sort == INFLUENCE_SORT else table.ops
    backs = deck.sorts[0 if sort == INFLUENCE_SORT else sort]
    for standing in table.offers:
        shown = [standing.give, *[standing.gives(holder) for holder in standing.agreed]]
        for code in [code for goods in shown for code, _amount in goods]:
            card = card_in(code, base)
            if card >= 0 and backs >> card & 1 and not deck.known[-1] >> card & 1:
                offers.close(table, standing, "event-offer-expired")
                break


class PutUnder(Verb["GlobopolisState"]):
    """GB-4.14: a card of one's hand goes face down under its stack."""

    FIELDS = ("sort", "card")
    __slots__ = FIELDS
    VERB = "put-under"
    SHAPE = (SORT, OPS_CARD)

    def __init__(self, sort: int, card: int) -> None:
        self.sort = sort
        self.card = card

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        asking = table.stack[question.at]
        assert isinstance(asking, HandLimit)
        cards = cards_in(table.hand(table.holders[question.seat], asking.sort))
        return [PutUnder(asking.sort, card) for card in cards]

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        asking = table.stack[question.at]
        assert isinstance(asking, HandLimit)
        if self.sort != asking.sort:
            return asking.no_answer(table, self)
        if not table.hand(table.holders[question.seat], self.sort) >> self.card & 1:
            return Illegal(asking.RULE, "gb-refused-no-card")
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        asking = table.stack[question.at]
        assert isinstance(asking, HandLimit)
        holder = table.holders[question.seat]
        if asking.ONCE:
            table.pop()
        if self.sort == INFLUENCE_SORT:
            table.influence = table.influence.put_under(holder, self.card)
        else:
            table.ops = table.ops.put_under(holder, self.card)
        lapse_offers(table, self.sort)
        if table.sink is not None:
            values = {"seat": question.seat, "sort": self.sort}
            table.sink.append(Event("gb-event-put-under", values))


class HandLimit(Frame["GlobopolisState"]):
    """GB-4.14: one card of the sort goes face down under its stack, before anything else."""

    FIELDS = ("seat", "sort")
    __slots__ = FIELDS
    NAME = "hand-limit"
    HIDES = True
    VERBS = Verbs(PutUnder)
    RULE: ClassVar[str] = "GB-4.14"
    ONCE: ClassVar[bool] = False
    """Whether it is one card, however many are left."""

    def __init__(self, seat: Seat, sort: int) -> None:
        self.seat = seat
        self.sort = sort

    def step(self, table: "GlobopolisState") -> bool:
        holder = table.holders[self.seat]
        if table.hand(holder, self.sort).bit_count() > table.settings().hand_limit:
            return False
        table.pop()
        return True

    def asks(self, table: "GlobopolisState") -> tuple[Ask, ...]:
        return ((self.seat, "hand-limit", True),)

    def no_answer(self, table: "GlobopolisState", action: Action) -> Illegal:
        limit = {"limit": table.settings().hand_limit}
        return Illegal("GB-4.14", "gb-refused-hand-limit", limit)

    def default(self, table: "GlobopolisState", question: Question) -> Action | None:
        return self.actions(table, question)[-1]


class GiveUpCard(HandLimit):
    """GB-8.49: a card makes its victim put one of the sort under the stack, of its own choice."""

    __slots__ = ()
    NAME = "give-up-card"
    RULE = "GB-8.49"
    ONCE = True

    def step(self, table: "GlobopolisState") -> bool:
        if table.hand(table.holders[self.seat], self.sort):
            return False
        table.pop()
        return True

    def asks(self, table: "GlobopolisState") -> tuple[Ask, ...]:
        return ((self.seat, "give-up-card", True),)

    def no_answer(self, table: "GlobopolisState", action: Action) -> Illegal:
        return Illegal("GB-8.49", "gb-refused-give-up")
