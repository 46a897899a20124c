"""The sixteen cards of a party: what may be played, and playing it (GP-2.6, GP-5.1)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.action import Action
from statecraft.core.chance import cards_in
from statecraft.core.domain import Domain
from statecraft.core.event import Note
from statecraft.core.ids import Holder, Seat
from statecraft.core.refusal import Illegal
from statecraft.global_powers import careers, coup, deeds, treaties, unrest
from statecraft.global_powers.actions import told
from statecraft.global_powers.card import Card
from statecraft.global_powers.card_verbs import CARD_VERBS

if TYPE_CHECKING:
    from statecraft.global_powers.state import World

NUMBER: Final = {verb: card for card, verb in enumerate(CARD_VERBS)}
CARDS: Final[tuple[Card, ...]] = (
    deeds.Assassination(),
    deeds.DiplomaticInitiative(),
    careers.DevelopmentAid(),
    careers.Expansion(),
    treaties.PeaceInitiative(),
    treaties.Warmonger(),
    treaties.NonAggressionPact(),
    coup.CoupCard(),
    unrest.RecessionCard(),
    unrest.RevolutionCard(),
    careers.Retirement(),
    deeds.SabotageCard(),
    treaties.Zeal(),
    careers.Defector(),
    unrest.RiotsCard(),
    careers.TransferCard(),
)
"""By the number of the card."""


def plays(table: "World", seat: Seat) -> list[Action]:
    """Every legal play of the cards in hand that can be listed."""
    found: list[Action] = []
    for card in cards_in(table.hand(seat)):
        found += CARDS[card].plays(table, seat)
    return found


def domains(table: "World", seat: Seat) -> list[Domain]:
    """The cards in hand whose plays are described."""
    described = [CARDS[card].domain(table, seat) for card in cards_in(table.hand(seat))]
    return [domain for domain in described if domain is not None]


def check_play(table: "World", seat: Seat, action: Action) -> None:
    """GP-2.6: the card must be in hand, and its own rule must allow the play."""
    card = NUMBER[type(action)]
    if not table.hand(seat) >> card & 1:
        raise Illegal("GP-2.6", "gp-refused-not-in-hand", {"card": card})
    fault = CARDS[card].fault(table, seat, action)
    if fault is not None:
        raise fault


def play(table: "World", seat: Seat, action: Action) -> None:
    """GP-5.1: the card is shown and leaves the hand for good; then it does what it says."""
    card = NUMBER[type(action)]
    table.cards = table.cards.discarded(Holder(seat), seat * 16 + card)
    if table.sink is not None:
        table.tell("gp-event-played-" + action.VERB, {"seat": seat, "card": card, **told(action)})
    CARDS[card].play(table, seat, action)


def consequences(table: "World", seat: Seat, action: Action) -> tuple[Note, ...]:
    """What a card costs and risks."""
    return CARDS[NUMBER[type(action)]].consequences(table, seat, action)
