"""Decks without a hidden order, and what each holder rightly knows about them.

A draw pile is a set of unknown cards; only cards put on top or underneath keep an order. So there
is no shuffled order in a state that could leak or be searched: which card comes is chance (ST-3.6).
A set of cards is a number with one bit per card. A deck is immutable; every move of a card is a new
deck.

Backs come in sorts, and everybody sees the sort of every card. ``known`` keeps what each holder
knows, one set a holder and one for the public (ST-9.3). When a card leaves a hand face down,
whoever cannot see it forgets what it knew of that hand's cards of the sort: it may have been any of
them (ST-9.4).
"""

from statecraft.core.chance.distributions import Deal, Draw, Randomness, below, cards_in
from statecraft.core.chance.luck import Stream
from statecraft.core.ids import Bits, Holder
from statecraft.core.record.struct import Struct


def set_of(cards: list[int]) -> int:
    """The set of these cards.

    >>> bin(set_of([0, 1, 3]))
    '0b1011'
    """
    found = 0
    for card in cards:
        found |= 1 << card
    return found


class Deck(Struct):
    """A pile, the hands and what has left the game; ``sorts`` has the set of cards of each sort."""

    __slots__ = ("gone", "hands", "known", "name", "pool", "sorts", "top", "under", "views")
    NAME = "deck"
    FIELDS = ("name", "sorts", "pool", "top", "under", "hands", "known", "gone")

    def __init__(
        self,
        name: str,
        sorts: tuple[int, ...],
        pool: int,
        top: tuple[int, ...],
        under: tuple[int, ...],
        hands: tuple[int, ...],
        known: tuple[int, ...],
        gone: int,
    ) -> None:
        self.name = name
        self.sorts = sorts
        self.pool = pool
        self.top = top
        self.under = under
        self.hands = hands
        # One set a holder, and last what the public knows.
        self.known = known
        self.gone = gone
        # A deck is never changed, so what each holder sees of it is worked out once.
        self.views: dict[int, SeenDeck] | None = None

    @staticmethod
    def fresh(name: str, sorts: tuple[int, ...], holders: int) -> "Deck":
        """All cards in the pile, nobody knowing anything."""
        return Deck(name, sorts, sum(sorts), (), (), (0,) * holders, (0,) * (holders + 1), 0)

    def size(self) -> int:
        """How many cards the pile has."""
        return len(self.top) + self.pool.bit_count() + len(self.under)

    def next_known(self) -> int | None:
        """The next card of the pile where its place decides it, not chance."""
        if self.top:
            return self.top[0]
        if not self.pool and self.under:
            return self.under[0]
        return None

    def draw(self) -> Draw:
        return Draw(self.name, self.pool)

    def deal(self, sizes: tuple[int, ...]) -> Deal:
        return Deal(self.name, self.pool, sizes)

    def cards(self, holder: Holder) -> list[int]:
        """A holder's hand."""
        return cards_in(self.hands[holder])

    def holds(self, holder: Holder, card: int) -> bool:
        return bool(self.hands[holder] >> card & 1)

    # Moving cards. Each returns the deck as it is afterwards.

    def drawn(self, holder: Holder, card: int) -> "Deck":
        """The holder takes the pile's next card, which is ``card``, unseen by the others."""
        bit = 1 << card
        pool, top, under = self.pool, self.top, self.under
        if top:
            top, taken = top[1:], top[0]
        elif pool:
            pool, taken = pool & ~bit, card if pool & bit else -1
        elif under:
            under, taken = under[1:], under[0]
        else:
            taken = -1
        if taken != card:
            raise ValueError(f"{self.name}: card {card} is not the next one")
        hands = _joined(self.hands, holder, bit)
        known = _joined(self.known, holder, bit)
        return Deck(self.name, self.sorts, pool, top, under, hands, known, self.gone)

    def dealt(self, hands: tuple[int, ...]) -> "Deck":
        """Hands out of the pool, one set a holder."""
        pool = self.pool
        held, known = self.hands, self.known
        for number, cards in enumerate(hands):
            pool &= ~cards
            held = _joined(held, Holder(number), cards)
            known = _joined(known, Holder(number), cards)
        return Deck(self.name, self.sorts, pool, self.top, self.under, held, known, self.gone)

    def put_under(self, holder: Holder, card: int) -> "Deck":
        """Face down to the bottom of the pile; who put it there goes on knowing it."""
        return self._move_face_down(holder, card, self.top, (*self.under, card), self.hands)

    def put_on_top(self, holder: Holder, card: int) -> "Deck":
        """Face down onto the pile."""
        return self._move_face_down(holder, card, (card, *self.top), self.under, self.hands)

    def given(self, giver: Holder, taker: Holder, card: int) -> "Deck":
        """From hand to hand, face down: both know it."""
        bit = 1 << card
        hands = _joined(self.hands, taker, bit)
        deck = self._move_face_down(giver, card, self.top, self.under, hands)
        # The taker sees which card it was, so it need not forget the others (ST-9.4).
        known = _joined(deck.known, taker, self.known[taker] | bit)
        return Deck(
            deck.name, deck.sorts, deck.pool, deck.top, deck.under, deck.hands, known, deck.gone
        )

    def handed(self, giver: Holder, taker: Holder, card: int) -> "Deck":
        """From hand to hand, face up: everybody sees which card it was, so nobody forgets any."""
        return self._move_face_up(giver, card, self.under, _joined(self.hands, taker, 1 << card))

    def laid_under(self, holder: Holder, card: int) -> "Deck":
        """Face up to the bottom of the pile, for all to see."""
        return self._move_face_up(holder, card, (*self.under, card), self.hands)

    def _move_face_up(
        self, holder: Holder, card: int, under: tuple[int, ...], hands: tuple[int, ...]
    ) -> "Deck":
        bit = 1 << card
        if not self.hands[holder] & bit:
            raise ValueError(f"{self.name}: holder {holder} has no card {card}")
        hands = (*hands[:holder], hands[holder] & ~bit, *hands[holder + 1 :])
        known = tuple([cards | bit for cards in self.known])
        return Deck(self.name, self.sorts, self.pool, self.top, under, hands, known, self.gone)

    def _move_face_down(
        self,
        holder: Holder,
        card: int,
        top: tuple[int, ...],
        under: tuple[int, ...],
        hands: tuple[int, ...],
    ) -> "Deck":
        bit = 1 << card
        if not self.hands[holder] & bit:
            raise ValueError(f"{self.name}: holder {holder} has no card {card}")
        doubtful = 0
        for sort in self.sorts:
            if sort & bit:
                doubtful = self.hands[holder] & sort
        known = [cards & ~doubtful for cards in self.known]
        known[holder] = self.known[holder]
        hands = (*hands[:holder], hands[holder] & ~bit, *hands[holder + 1 :])
        return Deck(self.name, self.sorts, self.pool, top, under, hands, tuple(known), self.gone)

    def shown(self, card: int) -> "Deck":
        """Everybody has seen where the card is."""
        known = tuple([cards | 1 << card for cards in self.known])
        return Deck(
            self.name, self.sorts, self.pool, self.top, self.under, self.hands, known, self.gone
        )

    def discarded(self, holder: Holder, card: int) -> "Deck":
        """Face up out of the game."""
        bit = 1 << card
        if not self.hands[holder] & bit:
            raise ValueError(f"{self.name}: holder {holder} has no card {card}")
        hands = (*self.hands[:holder], self.hands[holder] & ~bit, *self.hands[holder + 1 :])
        known = tuple([cards | bit for cards in self.known])
        return Deck(
            self.name, self.sorts, self.pool, self.top, self.under, hands, known, self.gone | bit
        )

    def removed(self, card: int) -> "Deck":
        """Out of the pile and the game before it begins, for all to see."""
        bit = 1 << card
        known = tuple([cards | bit for cards in self.known])
        return Deck(
            self.name,
            self.sorts,
            self.pool & ~bit,
            self.top,
            self.under,
            self.hands,
            known,
            self.gone | bit,
        )

    def seen_by(self, holder: Holder | None) -> "SeenDeck":
        """The deck as one holder, or the public, sees it."""
        viewer = -1 if holder is None else holder
        if self.views is None:
            self.views = {}
        seen = self.views.get(viewer)
        if seen is None:
            seen = self.views[viewer] = self._seen_by(viewer)
        return seen

    def _seen_by(self, viewer: int) -> "SeenDeck":
        known = self.known[viewer]
        return SeenDeck(
            self.name,
            self.sorts,
            self.pool.bit_count(),
            tuple([self._face(card, known) for card in self.top]),
            tuple([self._face(card, known) for card in self.under]),
            tuple([hand & known for hand in self.hands]),
            tuple(
                [
                    tuple([(hand & sort & ~known).bit_count() for sort in self.sorts])
                    for hand in self.hands
                ]
            ),
            known,
            self.known[-1],
            self.gone,
        )

    def _face(self, card: int, known: int) -> int:
        """The card, or for one that is not known its sort as a negative number."""
        if known >> card & 1:
            return card
        return -1 - [sort >> card & 1 for sort in self.sorts].index(1)


def _joined(sets: tuple[int, ...], holder: Holder, cards: int) -> tuple[int, ...]:
    return (*sets[:holder], sets[holder] | cards, *sets[holder + 1 :])


class SeenDeck(Struct):
    """A deck with the faces its viewer knows; of the others only where they lie, by sort."""

    FIELDS = (
        "name",
        "sorts",
        "pool",
        "top",
        "under",
        "hands",
        "hidden",
        "known",
        "public",
        "gone",
    )
    __slots__ = FIELDS
    NAME = "seen-deck"

    def __init__(
        self,
        name: str,
        sorts: tuple[Bits, ...],
        pool: Bits,
        top: tuple[int, ...],
        under: tuple[int, ...],
        hands: tuple[Bits, ...],
        hidden: tuple[tuple[int, ...], ...],
        known: Bits,
        public: Bits,
        gone: Bits,
    ) -> None:
        self.name = name
        self.sorts = sorts
        self.pool = pool
        self.top = top
        self.under = under
        self.hands = hands
        self.hidden = hidden
        self.known = known
        self.public = public
        self.gone = gone

    def determinised(self, holder: Holder | None, rng: Randomness) -> Deck:
        """A deck that looks like this to the viewer, every one of them equally likely."""
        hidden = [sum(counts) for counts in zip(*self.hidden, strict=True)]
        for face in (*self.top, *self.under):
            if face < 0:
                hidden[-1 - face] += 1
        unseen = [
            dealt(cards_in(sort & ~self.known), count, rng)
            for sort, count in zip(self.sorts, hidden, strict=True)
        ]
        top = [face if face >= 0 else unseen[-1 - face].pop() for face in self.top]
        under = [face if face >= 0 else unseen[-1 - face].pop() for face in self.under]
        hands = list(self.hands)
        for number, counts in enumerate(self.hidden):
            for sort, count in enumerate(counts):
                for _ in range(count):
                    hands[number] |= 1 << unseen[sort].pop()
        pool = 0
        for cards in unseen:
            pool |= set_of(cards)
        # What others know beyond the public and their own hands is theirs to know; it never shows.
        known = [hand | self.public for hand in hands]
        known.append(self.public)
        if holder is not None:
            known[holder] = self.known
        return Deck(
            self.name,
            self.sorts,
            pool,
            tuple(top),
            tuple(under),
            tuple(hands),
            tuple(known),
            self.gone,
        )


def dealt(cards: list[int], count: int, rng: Randomness) -> list[int]:
    """The cards, the last so many of them in a random order; that of the rest is nobody's business.

    As many random numbers are used up as if all of them were shuffled.
    """
    ordered = max(0, len(cards) - 1 - count)
    for last in range(len(cards) - 1, ordered, -1):
        other = below(rng, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    if isinstance(rng, Stream):
        rng.skip(ordered)
    else:
        for last in range(ordered, 0, -1):
            below(rng, last + 1)
    return cards
