"""What every card has: a rule, its choices, what is wrong with a play, and what it does (GP-2.6, GP-5.1).

A card is a verb of a turn. It is a class here for each *effect*; which cards have it is for the edition's rows to say.
"""

from typing import TYPE_CHECKING, ClassVar

from statecraft.core.engine.question import Question
from statecraft.core.ids import Holder, Seat
from statecraft.core.native import mypyc_attr
from statecraft.core.record.events import Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.global_powers.ids import MOST_CARDS, RegionId, first_card
from statecraft.global_powers.rules.announced import AnnouncedVerb
from statecraft.global_powers.rules.effects import effects
from statecraft.global_powers.rules.government import REGIONS

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(AnnouncedVerb):
    """To play a card out of one's hand, instead of activating a region."""

    __slots__ = ()
    RULE: ClassVar[str] = ""
    EFFECT: ClassVar[str] = ""
    """The word by which the edition's rows name the effect."""
    LIES_OPEN: ClassVar[bool] = False
    """Whether it lies open until it is used: then a party has one at the most."""

    def choices(self, table: "GlobalPowersState", seat: Seat) -> list[Action]:
        """Every legal play of a party that has such a card, if they can be listed."""
        return []

    def play_fault(self, table: "GlobalPowersState", seat: Seat) -> Illegal | None:
        """Why a party that has such a card cannot play it so."""
        return None

    def play(self, table: "GlobalPowersState", seat: Seat) -> None:
        """What the card does."""
        raise NotImplementedError(f"{type(self).__name__}.play")

    def notes(self, table: "GlobalPowersState", question: Question) -> tuple[Note, ...]:
        return self.odds(table, question.seat)

    def prospects(self, table: "GlobalPowersState", question: Question) -> tuple[Note, ...]:
        """What the card changes, as far as no dice decide that."""
        seat = question.seat
        return effects(table, lambda copy: self.play(copy, seat))

    def odds(self, table: "GlobalPowersState", seat: Seat) -> tuple[Note, ...]:
        """What it costs, and what dice decide."""
        return ()

    def in_hand(self, table: "GlobalPowersState", seat: Seat) -> int:
        """The cards in hand with this effect, a bit for each."""
        return table.hand(table.holders[seat]) & table.content.cards_with[self.EFFECT]

    def options(self, table: "GlobalPowersState", question: Question) -> list[Action]:
        if self.in_hand(table, question.seat):
            return self.choices(table, question.seat)
        return []

    def fault(self, table: "GlobalPowersState", question: Question) -> Illegal | None:
        """GP-2.6: the card must be in hand, and its own rule must allow the play."""
        if not self.in_hand(table, question.seat):
            return Illegal("GP-2.6", "gp-refused-not-in-hand")
        return self.play_fault(table, question.seat)

    def do(self, table: "GlobalPowersState", question: Question) -> None:
        table.pop()
        self.show(table, question.seat)

    def show(self, table: "GlobalPowersState", seat: Seat) -> None:
        """GP-5.1: the card is shown and leaves the hand for good; then it does what it says.

        Of two cards with one effect the first is played.
        """
        party = table.holders[seat]
        card = first_card(self.in_hand(table, seat))
        table.cards = table.cards.discarded(party, party * MOST_CARDS + card)
        if table.sink is not None:
            values = {"seat": seat, "card": card, **self.heard()}
            table.tell("gp-event-played-" + self.VERB, values)
        self.play(table, seat)


def enemy_fault(
    table: "GlobalPowersState", seat: Seat, region: RegionId, party: Holder, rule: str
) -> Illegal | None:
    """An enemy politician must be there."""
    if party == table.holders[seat]:
        return Illegal(rule, "gp-refused-own-politician")
    if party >= table.colours or not table.there(region, party):
        return Illegal(rule, "gp-refused-nobody-there", {"region": region, "holder": party})
    return None


def against(
    table: "GlobalPowersState", seat: Seat, made: tuple[tuple[Action, ...], ...]
) -> list[Action]:
    """One play for every enemy party in every region, out of those made once."""
    n = table.colours
    politicians = table.politicians
    found: list[Action] = []
    for region in range(REGIONS):
        at = region * n
        row = made[region]
        for party in range(n):
            if politicians[at + party] and party != seat:
                found.append(row[party])
    return found
