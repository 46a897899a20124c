"""A turn: politicians may be withdrawn, then a region is activated or a card played (GP-2.1 to GP-2.6)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.engine.frame import Ask, Frame
from statecraft.core.engine.question import Question
from statecraft.core.ids import Seat
from statecraft.core.record.events import Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action, RowsField
from statecraft.core.verbs.domain import Domain
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.global_powers.cards import CARDS
from statecraft.global_powers.cards.card import Card
from statecraft.global_powers.fields import REGION, SOME, Places
from statecraft.global_powers.ids import ALL_REGIONS
from statecraft.global_powers.rules import victory
from statecraft.global_powers.rules.activation import ACTIVATE, Activate, activations
from statecraft.global_powers.rules.domains import WithdrawDomain
from statecraft.global_powers.rules.effects import effects

if TYPE_CHECKING:
    from statecraft.global_powers.content import Content
    from statecraft.global_powers.state import GlobalPowersState


class Withdraw(Verb["GlobalPowersState"]):
    """GP-2.2, GP-2.3: take own politicians from regions back to base; the turn goes on."""

    FIELDS = ("politicians",)
    __slots__ = FIELDS
    VERB = "withdraw"
    SHAPE = (RowsField((REGION, SOME), 12),)

    def __init__(self, politicians: Places) -> None:
        self.politicians = politicians

    def domain(self, table: "GlobalPowersState", question: Question) -> Domain | None:
        there = table.politicians[question.seat :: table.colours]
        return WithdrawDomain(Withdraw, there) if any(there) else None

    def fault(self, table: "GlobalPowersState", question: Question) -> Illegal | None:
        if not self.politicians:
            return Illegal("GP-2.3", "gp-refused-withdraw-nobody")
        last = -1
        for region, count in self.politicians:
            if region <= last:
                return Illegal("GP-2.3", "gp-refused-places-order")
            last = region
            there = table.there(ALL_REGIONS[region], table.holders[question.seat])
            if count > there:
                values = {"region": region, "politicians": there}
                return Illegal("GP-2.3", "gp-refused-withdraw", values)
        return None

    def do(self, table: "GlobalPowersState", question: Question) -> None:
        party = table.holders[question.seat]
        for region, count in self.politicians:
            table.go_home(ALL_REGIONS[region], party, count)
            values = {"seat": question.seat, "region": region, "politicians": count}
            table.tell("gp-event-withdrew", values)
        victory.check_dominance(table)

    def prospects(self, table: "GlobalPowersState", question: Question) -> tuple[Note, ...]:
        return effects(table, lambda copy: self.do(copy, question))


class TurnChoice(Frame["GlobalPowersState"]):
    """GP-2.1: withdraw, then activate a region or play a card."""

    FIELDS = ("seat",)
    __slots__ = FIELDS
    NAME = "turn-choice"
    LARGE = True
    VERBS = Verbs(Withdraw, Activate, *CARDS)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, table: "GlobalPowersState") -> tuple[Ask, ...]:
        return ((self.seat, "turn", True),)

    def actions(self, table: "GlobalPowersState", question: Question) -> list[Action]:
        """As for any frame; but of the many cards only those in hand are asked what they could do (GP-2.6)."""
        seat = question.seat
        found = activations(table)
        for card in plays_in(table.content, table.hand(table.holders[seat])):
            found += card.choices(table, seat)
        return found

    def default(self, table: "GlobalPowersState", question: Question) -> Action | None:
        return ACTIVATE[table.done.index(0)]


PLAYS: Final = tuple(
    [(verb.EFFECT, verb) for verb in TurnChoice.VERBS.listed if isinstance(verb, Card)]
)
"""The cards that are listed, each behind its effect."""
KNOWN_HANDS: Final = 4096
_PLAYS_IN: Final[dict[tuple[str, int], list[Card]]] = {}
"""Hands looked into lately: one is asked for many times before it changes."""


def plays_in(content: "Content", hand: int) -> list[Card]:
    """The cards of a hand that are listed, one of each effect."""
    key = (content.digest, hand)
    found = _PLAYS_IN.get(key)
    if found is None:
        found = [card for effect, card in PLAYS if hand & content.cards_with[effect]]
        if len(_PLAYS_IN) >= KNOWN_HANDS:
            _PLAYS_IN.clear()
        _PLAYS_IN[key] = found
    return found
