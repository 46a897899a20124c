"""INFLUENCE cards in play: from whose hand, at what time, against whom, and who may reply (GB-8).

What each card does is a class in `cards`; here is what holds for all of them. A frame at which cards may be
played is a `CardFrame`, a window in which they are a reply a `CardReply`: both say for which moments.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from statecraft.core.chance.distributions import Randomness, cards_in
from statecraft.core.engine.frame import Ask, Frame
from statecraft.core.engine.question import Question
from statecraft.core.engine.sealed import Pass, ReplyWindow
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Event, Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.globopolis.cards import EFFECTS
from statecraft.globopolis.cards.effect import OPTION, TOUCHED, Effect, Played
from statecraft.globopolis.content import Content
from statecraft.globopolis.fields import CHOICE, INFLUENCE_CARD, TARGET

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

UNSEEN: Final = -1


class PlayInfluence(Verb["GlobopolisState"]):
    """GB-8.1 to GB-8.4: a card in hand, at its time, with a target for which it does something.

    Target and choice mean what its effect needs, 0 where it needs none.
    """

    FIELDS = ("influence", "target", "choice")
    __slots__ = FIELDS
    VERB = "play-influence"
    SHAPE = (INFLUENCE_CARD, TARGET, CHOICE)

    def __init__(self, influence: int, target: Holder, choice: int) -> None:
        self.influence = influence
        self.target = target
        self.choice = choice

    def effect(self, table: "GlobopolisState") -> Effect:
        return EFFECTS[table.content.influence[self.influence].effect]

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        asking = table.stack[question.at]
        assert isinstance(asking, CARD_FRAMES)
        found: list[Action] = []
        hand = asking.playable(table, question.seat)
        if hand:
            for when in asking.moments(table):
                timely = hand & cards_for(table.content, when)
                if timely:
                    for card in cards_in(timely):
                        found += plays_of(table, question.seat, card)
        return found

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        asking = table.stack[question.at]
        assert isinstance(asking, CARD_FRAMES)
        fault = asking.card_fault(table, self)
        if fault is not None:
            return fault
        seat = question.seat
        if not table.influence.holds(table.holders[seat], self.influence):
            return Illegal("GB-8.1", "gb-refused-no-card")
        effect = self.effect(table)
        if effect.WHEN not in asking.MOMENTS:
            return Illegal("GB-8.2", "gb-refused-card-time", {"influence": self.influence})
        printed = table.content.influence[self.influence]
        if (self.target, self.choice) not in effect.plays(table, seat, printed):
            return Illegal("GB-8.3", "gb-refused-card-target", {"influence": self.influence})
        if not asking.playable(table, seat) >> self.influence & 1:
            return Illegal("GB-8.57", "gb-refused-not-drawn", {"influence": self.influence})
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        asking = table.stack[question.at]
        assert isinstance(asking, CardFrame)
        asking.make_way(table)
        self.play(table, question.seat)

    def notes(self, table: "GlobopolisState", question: Question) -> tuple[Note, ...]:
        """What the card would bring its player at once in points and EU; tried out on a copy, if nobody replies."""
        copy = table.clone()
        copy.sink = None
        holder = table.holders[question.seat]
        printed = copy.content.influence[self.influence]
        played = Played(question.seat, printed, self.target, self.choice, 0)
        self.effect(copy).play(copy, played)
        found: list[Note] = []
        for what, before, after in (
            ("points", table.score[holder], copy.score[holder]),
            ("eu", table.eu[holder], copy.eu[holder]),
        ):
            if after != before:
                text = f"gb-earns-{what}" if after > before else f"gb-costs-{what}"
                found.append(Note(text, {what: abs(after - before)}))
        return tuple(found)

    def discard(self, table: "GlobopolisState", seat: Seat) -> None:
        """GB-8.4: a played card is shown and goes under its stack."""
        card = self.influence
        table.influence = table.influence.laid_under(table.holders[seat], card)
        if table.sink is not None:
            table.sink.append(Event("gb-event-influence", {"seat": seat, "influence": card}))

    def play(self, table: "GlobopolisState", seat: Seat) -> None:
        """The card takes effect; whom it touches may reply first (GB-8.23)."""
        self.discard(table, seat)
        effect = self.effect(table)
        if not effect.HOSTILE:
            printed = table.content.influence[self.influence]
            effect.play(table, Played(seat, printed, self.target, self.choice, 0))
            return
        touched = effect.touched(table, seat, self.target)
        table.push(Strike(seat, self.influence, self.target, self.choice, 0))
        # Whoever publicly holds INFLUENCE cards is asked, so that being asked tells nothing.
        asked = [table.speaker(holder) for holder in touched if table.influence.hands[holder]]
        if asked:
            table.push(ShieldReply(tuple(asked), (None,) * len(asked)))


_TIMED: Final[dict[tuple[str, int], int]] = {}


def cards_for(content: Content, when: int) -> int:
    """GB-8.2: the cards of an edition that are for this time, as a set."""
    key = (content.digest, when)
    found = _TIMED.get(key)
    if found is None:
        found = 0
        for card, printed in enumerate(content.influence):
            if when == EFFECTS[printed.effect].WHEN:
                found |= 1 << card
        _TIMED[key] = found
    return found


def plays_of(table: "GlobopolisState", seat: Seat, card: int) -> list[Action]:
    """The ways to play one card, at its time."""
    printed = table.content.influence[card]
    effect = EFFECTS[printed.effect]
    return [PlayInfluence(card, to, choice) for to, choice in effect.plays(table, seat, printed)]


def is_for(table: "GlobopolisState", action: PlayInfluence, when: int) -> bool:
    """Whether a card is one for this time; there may be fewer cards than numbers for them."""
    return action.influence < len(table.content.influence) and when == action.effect(table).WHEN


class CardFrame(Frame["GlobopolisState"]):
    """A question to a seat that it may answer with an INFLUENCE card."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    MOMENTS: ClassVar[tuple[int, ...]] = ()
    """For which times its cards are."""

    seat: Seat

    def moments(self, table: "GlobopolisState") -> tuple[int, ...]:
        """For which of these times a card may be played just now."""
        return self.MOMENTS

    def playable(self, table: "GlobopolisState", seat: Seat) -> int:
        """The cards it may be, as a set."""
        return table.influence.hands[table.holders[seat]]

    def card_fault(self, table: "GlobopolisState", card: PlayInfluence) -> Illegal | None:
        """What forbids a card here, whatever it does."""
        return None

    def make_way(self, table: "GlobopolisState") -> None:
        """Before a card takes effect, the frame may leave the stack."""


class CardReply(ReplyWindow["GlobopolisState"]):
    """A window in which an INFLUENCE card is the reply, asked whether or not the seat has such a card."""

    __slots__ = ()
    VERBS = Verbs(Pass, PlayInfluence)
    MOMENTS: ClassVar[tuple[int, ...]] = ()

    def moments(self, table: "GlobopolisState") -> tuple[int, ...]:
        return self.MOMENTS

    def playable(self, table: "GlobopolisState", seat: Seat) -> int:
        return table.influence.hands[table.holders[seat]]

    def card_fault(self, table: "GlobopolisState", card: PlayInfluence) -> Illegal | None:
        return None

    def replies(self, table: "GlobopolisState", seat: Seat, action: Action) -> bool:
        assert isinstance(action, PlayInfluence)
        action.play(table, seat)
        return True


CARD_FRAMES: Final = (CardFrame, CardReply)


class Strike(Frame["GlobopolisState"]):
    """A card against others takes effect, on all it touches but those who are ``spared``."""

    FIELDS = ("seat", "card", "target", "choice", "spared")
    __slots__ = FIELDS
    NAME = "strike"
    ASKS = False

    def __init__(self, seat: Seat, card: int, target: Holder, choice: int, spared: int) -> None:
        self.seat = seat
        self.card = card
        self.target = target
        self.choice = choice
        self.spared = spared

    def step(self, table: "GlobopolisState") -> bool:
        table.pop()
        printed = table.content.influence[self.card]
        effect = EFFECTS[printed.effect]
        touched = effect.touched(table, self.seat, self.target)
        if not touched or any(not self.spared >> holder & 1 for holder in touched):
            played = Played(self.seat, printed, self.target, self.choice, self.spared)
            effect.play(table, played)
        return True


def strike(table: "GlobopolisState") -> Strike:
    """The card that is about to take effect."""
    for frame in table.stack[::-1]:
        if isinstance(frame, Strike):
            return frame
    raise TypeError("no card is about to take effect")


class ShieldReply(CardReply):
    """GB-8.23: everybody a card touches may be spared by a card of their own."""

    __slots__ = ()
    NAME = "shield-reply"
    KIND = "shield-reply"
    MOMENTS = (TOUCHED,)

    def reveal(self, table: "GlobopolisState") -> None:
        """Each reply spares its own player, so all of them count."""
        struck = table.stack[-1]
        assert isinstance(struck, Strike)
        spared = struck.spared
        for seat, slot in zip(self.seats, self.slots, strict=True):
            if isinstance(slot, PlayInfluence):
                slot.discard(table, seat)
                spared |= 1 << table.holders[seat]
                if table.sink is not None:
                    values = {"holder": table.holders[seat], "influence": struck.card}
                    table.sink.append(Event("gb-event-spared", values))
        table.replace(Strike(struck.seat, struck.card, struck.target, struck.choice, spared))


class KeepCard(Verb["GlobopolisState"]):
    """GB-8.57: keep the card just drawn; it counts for the hand limit."""

    __slots__ = ()
    VERB = "keep-card"

    def __init__(self) -> None:
        pass

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        return [KEEP_CARD]

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        table.pop()
        table.check_hand(table.holders[question.seat])


KEEP_CARD: Final = KeepCard()


class DrawnCard(CardFrame):
    """GB-8.57: an INFLUENCE card just drawn is played at once, wherever in the turn that is, or kept.

    Everybody is asked, also where the card can only be kept, so that being asked tells nothing.
    """

    __slots__ = ("card",)
    NAME = "drawn-card"
    FIELDS = ("seat", "card")
    HIDES = True
    MOMENTS = (OPTION,)
    VERBS = Verbs(KeepCard, PlayInfluence)

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def asks(self, table: "GlobopolisState") -> tuple[Ask, ...]:
        return ((self.seat, "drawn", True),)

    def playable(self, table: "GlobopolisState", seat: Seat) -> int:
        return 1 << self.card

    def make_way(self, table: "GlobopolisState") -> None:
        table.pop()

    def default(self, table: "GlobopolisState", question: Question) -> Action | None:
        return KEEP_CARD

    def seen_by(self, table: "GlobopolisState", holder: Holder | None) -> "Frame[GlobopolisState]":
        if holder == table.holders[self.seat]:
            return self
        return DrawnCard(self.seat, UNSEEN)

    def determinised(
        self, table: "GlobopolisState", holder: Holder | None, rng: Randomness
    ) -> "Frame[GlobopolisState]":
        if self.card != UNSEEN:
            return self
        hand = cards_in(table.influence.hands[table.holders[self.seat]])
        return DrawnCard(self.seat, hand[rng.randrange(len(hand))])
