"""Decks without a hidden order, and what each holder knows of them (ST-3.6, ST-9.3, ST-9.4)."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scale import scaled
from statecraft.core.chance.decks import Deck, set_of
from statecraft.core.chance.distributions import cards_in
from statecraft.core.ids import Holder
from statecraft.core.record.struct import Catalogue, decode, encode

SORTS = (0b0000_0011_1111, 0b1111_1100_0000)
"""Twelve cards: 0 to 5 have one back, 6 to 11 another."""
CARDS = range(12)
ME, YOU, THIRD = Holder(0), Holder(1), Holder(2)
Move = tuple[str, int, int, int]

MOVES = st.lists(
    st.tuples(
        st.sampled_from(["draw", "draw", "under", "top", "give", "give", "show", "discard"]),
        st.integers(0, 2),
        st.integers(0, 2),
        st.integers(0, 11),
    ),
    max_size=25,
)


def fresh(*hands: list[int]) -> Deck:
    return Deck.fresh("deck", SORTS, 3).dealt(tuple([set_of(hand) for hand in hands]))


def moved(deck: Deck, move: Move) -> Deck:
    """Make a move if it can be made. ``which`` picks a card by its place in the hand or pool."""
    what, who, other, which = move
    holder, taker = Holder(who), Holder(other)
    if what == "draw":
        known = deck.next_known()
        pool = cards_in(deck.pool)
        if known is None and not pool:
            return deck
        return deck.drawn(holder, pool[which % len(pool)] if known is None else known)
    hand = deck.cards(holder)
    if not hand:
        return deck
    card = hand[which % len(hand)]
    if what == "under":
        return deck.put_under(holder, card)
    if what == "top":
        return deck.put_on_top(holder, card)
    if what == "show":
        return deck.shown(card)
    if what == "discard":
        return deck.discarded(holder, card)
    return deck if taker == holder else deck.given(holder, taker, card)


def everywhere(deck: Deck) -> list[int]:
    found = [*cards_in(deck.pool), *deck.top, *deck.under, *cards_in(deck.gone)]
    for hand in deck.hands:
        found += cards_in(hand)
    return found


@pytest.mark.rule("ST-3.6")
@settings(max_examples=scaled(150))
@given(MOVES)
def test_no_card_is_lost_or_doubled(moves: list[Move]) -> None:
    deck = Deck.fresh("deck", SORTS, 3)
    for move in moves:
        before = deck.size()
        deck = moved(deck, move)
        assert sorted(everywhere(deck)) == list(CARDS)
        assert deck.size() == len(deck.top) + len(cards_in(deck.pool)) + len(deck.under)
        assert abs(deck.size() - before) <= 1


@pytest.mark.rule("ST-3.6")
def test_on_top_comes_first_and_underneath_last() -> None:
    deck = fresh([0, 1, 2], [3, 4], []).put_under(ME, 0).put_on_top(ME, 1).put_on_top(YOU, 3)
    assert (deck.top, deck.under, deck.next_known()) == ((3, 1), (0,), 3)
    deck = deck.put_under(YOU, 4)
    with pytest.raises(ValueError, match="card 1 is not the next one"):
        deck.drawn(ME, 1)
    deck = deck.drawn(ME, 3).drawn(ME, 1)
    assert deck.next_known() is None  # now it is chance
    assert deck.draw().outcomes() is not None
    assert cards_in(deck.draw().cards) == list(range(5, 12))
    with pytest.raises(ValueError, match="card 0 is not the next one"):
        deck.drawn(ME, 0)
    for card in range(5, 12):
        deck = deck.drawn(YOU, card)
    assert (deck.under, deck.next_known()) == ((0, 4), 0)
    deck = deck.drawn(THIRD, 0).drawn(THIRD, 4)
    assert deck.size() == 0
    with pytest.raises(ValueError, match="not the next one"):
        deck.drawn(ME, 0)


@pytest.mark.rule("ST-3.6")
def test_nobody_moves_a_card_they_do_not_hold() -> None:
    deck = fresh([0], [1], [])
    moves: list[Callable[[], Deck]] = [
        lambda: deck.put_under(ME, 1),
        lambda: deck.put_on_top(ME, 1),
        lambda: deck.given(ME, YOU, 1),
        lambda: deck.discarded(ME, 5),
    ]
    for move in moves:
        with pytest.raises(ValueError, match="holder 0 has no card"):
            move()


@pytest.mark.rule("ST-9.3")
def test_a_holder_knows_its_hand_and_others_only_the_backs() -> None:
    deck = fresh([0, 6, 7], [1, 2], [])
    mine, yours, public = deck.seen_by(ME), deck.seen_by(YOU), deck.seen_by(None)
    assert mine.hands == (set_of([0, 6, 7]), 0, 0)
    assert mine.hidden == ((0, 0), (2, 0), (0, 0))
    assert yours.hidden == ((1, 2), (0, 0), (0, 0))
    assert public.hidden == ((1, 2), (2, 0), (0, 0))
    assert (public.known, public.pool) == (0, 7)


@pytest.mark.rule("ST-9.3")
def test_one_goes_on_knowing_what_one_put_away_or_gave() -> None:
    deck = fresh([0, 6, 7], [1, 2], []).put_under(ME, 0).given(ME, YOU, 6)
    assert (deck.seen_by(ME).under, deck.seen_by(YOU).under) == ((0,), (-1,))
    assert deck.seen_by(ME).hands[YOU] == 1 << 6
    assert deck.seen_by(THIRD).hidden[YOU] == (2, 1)
    # Put on top and drawn by another: the one who put it there can follow it.
    deck = deck.put_on_top(ME, 7).drawn(THIRD, 7)
    assert deck.seen_by(ME).hands[THIRD] == 1 << 7
    assert deck.seen_by(YOU).hands[THIRD] == 0


@pytest.mark.rule("ST-9.3")
def test_what_is_shown_or_discarded_all_know() -> None:
    deck = fresh([0, 6], [1], []).shown(0).discarded(YOU, 1)
    for viewer in (ME, YOU, THIRD, None):
        seen = deck.seen_by(viewer)
        assert seen.hands[ME] & 1
        assert seen.gone == 1 << 1
    assert deck.seen_by(None).hidden == ((0, 1), (0, 0), (0, 0))


@pytest.mark.rule("ST-9.4")
def test_a_card_that_leaves_face_down_may_have_been_any_of_its_sort() -> None:
    deck = fresh([0, 1, 6, 7], [2], []).shown(0).shown(6)
    assert deck.seen_by(THIRD).hands[ME] == set_of([0, 6])
    for after in (deck.put_under(ME, 1), deck.put_on_top(ME, 1), deck.given(ME, YOU, 1)):
        # Card 0 may have gone, for all the third knows; card 6 has another back.
        assert after.seen_by(THIRD).hands[ME] == 1 << 6
        assert after.seen_by(None).hands[ME] == 1 << 6
        assert after.seen_by(ME).hands[ME] == set_of([0, 6, 7])
        assert after.known[ME] >> 1 & 1


@pytest.mark.rule("ST-9.4")
def test_a_card_that_leaves_a_hand_face_up_makes_nobody_forget() -> None:
    deck = fresh([0, 1], [], []).shown(0)
    after = deck.handed(ME, YOU, 1)
    assert (after.cards(ME), after.cards(YOU)) == ([0], [1])
    assert [cards_in(known & 0b11) for known in after.known] == [[0, 1]] * 4
    laid = deck.laid_under(ME, 1)
    assert (laid.cards(ME), laid.under, laid.known) == ([0], (1,), after.known)
    face_down = deck.given(ME, YOU, 1)
    assert cards_in(face_down.known[THIRD] & 0b11) == []
    with pytest.raises(ValueError, match="has no card 5"):
        deck.handed(ME, YOU, 5)


@pytest.mark.rule("ST-9.3", "ST-9.4")
def test_who_is_given_a_card_sees_it_and_forgets_nothing() -> None:
    deck = fresh([0, 1], [], []).shown(0).given(ME, YOU, 1)
    assert deck.seen_by(YOU).hands == (1 << 0, 1 << 1, 0)
    assert deck.seen_by(THIRD).hands == (0, 0, 0)


@pytest.mark.rule("ST-9.3", "ST-9.4")
def test_what_leaves_another_hand_makes_nobody_forget_this_one() -> None:
    deck = fresh([0, 1], [2, 3], []).shown(0).put_under(YOU, 2)
    assert deck.seen_by(THIRD).hands[ME] == 1


@pytest.mark.rule("ST-9.5", "ST-9.3", "ST-9.4")
@settings(max_examples=scaled(150))
@given(MOVES, st.sampled_from([ME, YOU, THIRD, None]), st.integers())
def test_an_imagined_deck_looks_the_same(
    moves: list[Move], viewer: Holder | None, seed: int
) -> None:
    deck = Deck.fresh("deck", SORTS, 3)
    for move in moves:
        deck = moved(deck, move)
    seen = deck.seen_by(viewer)
    imagined = seen.determinised(viewer, Random(seed))
    assert imagined.seen_by(viewer) == seen
    assert sorted(everywhere(imagined)) == list(CARDS)
    for holder, hand in enumerate(imagined.hands):
        assert imagined.known[holder] & hand == hand  # everybody knows their own


@pytest.mark.rule("ST-9.3", "ST-9.4")
@settings(max_examples=scaled(150))
@given(MOVES, MOVES, st.sampled_from([ME, YOU, THIRD, None]), st.integers())
def test_decks_that_differ_in_the_unknown_go_on_looking_the_same(
    before: list[Move], after: list[Move], viewer: Holder | None, seed: int
) -> None:
    """Two decks alike to a viewer, and the same moves by position: alike to the end.

    Left out are moves by which the viewer would see a card that differs.
    """
    deck = Deck.fresh("deck", SORTS, 3)
    for move in before:
        deck = moved(deck, move)
    twin = deck.seen_by(viewer).determinised(viewer, Random(seed))
    for what, who, other, which in after:
        holder = Holder(who)
        unseen = what in ("under", "top") or (what == "give" and viewer != other)
        if what == "draw" and viewer != holder and (next_card := deck.next_known()) is not None:
            deck, twin = deck.drawn(holder, next_card), twin.drawn(holder, _next(twin))
        elif what == "draw" and viewer != holder and deck.pool:
            # A draw by another from the pool: any card of the same back does.
            card = cards_in(deck.pool)[which % deck.pool.bit_count()]
            sort = next(sort for sort in SORTS if sort >> card & 1)
            if not twin.pool & sort:
                break
            deck = deck.drawn(holder, card)
            twin = twin.drawn(holder, cards_in(twin.pool & sort)[0])
        elif unseen and viewer != holder and deck.cards(holder) and other != who:
            card = deck.cards(holder)[which % len(deck.cards(holder))]
            sort = next(sort for sort in SORTS if sort >> card & 1)
            theirs = cards_in(twin.hands[holder] & sort)
            assert theirs  # backs are public: as many of each sort in every hand
            deck = _unseen(deck, what, holder, Holder(other), card)
            twin = _unseen(twin, what, holder, Holder(other), theirs[-1])
        elif viewer == holder and what in ("under", "top", "show", "discard"):
            deck = moved(deck, (what, who, other, which))
            twin = moved(twin, (what, who, other, which))
        assert deck.seen_by(viewer) == twin.seen_by(viewer)


def _next(deck: Deck) -> int:
    card = deck.next_known()
    assert card is not None
    return card


def _unseen(deck: Deck, what: str, holder: Holder, taker: Holder, card: int) -> Deck:
    if what == "under":
        return deck.put_under(holder, card)
    if what == "top":
        return deck.put_on_top(holder, card)
    return deck.given(holder, taker, card)


@pytest.mark.rule("ST-9.5")
def test_every_deck_that_looks_the_same_is_imagined_equally_often() -> None:
    deck = fresh([0, 1, 2, 3], [4], []).given(YOU, THIRD, 4)
    rng = Random(2)
    hands = [deck.seen_by(ME).determinised(ME, rng).hands[THIRD] for _ in range(600)]
    counts = {hand: hands.count(hand) for hand in set(hands)}
    assert sorted(counts) == [1 << 4, 1 << 5]
    assert 240 < counts[1 << 4] < 360


@given(MOVES)
def test_decks_are_plain_data(moves: list[Move]) -> None:
    deck = Deck.fresh("deck", SORTS, 3)
    for move in moves:
        deck = moved(deck, move)
    assert decode(encode(deck), Catalogue((Deck,))) == deck
