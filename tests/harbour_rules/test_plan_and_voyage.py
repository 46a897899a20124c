"""Planning and the voyage (chapters 4 and 5)."""

import pytest

from harbour.verbs import (
    BUYS,
    FAVOUR_PLAYS,
    PUTS,
    ROLLS,
    SELLS,
    SET_SAIL,
    STAY,
)
from scripted import ANN, BEN, BLUES, REDS, Played
from statecraft.core.record.inputs import Outcome, Timeout, TimeUp
from statecraft.core.trade.offer_verbs import MakeOffer


def plan() -> Played:
    return Played().go_to("plan", ANN)


@pytest.mark.rule("HB-4.1")
def test_planning_lasts_until_setting_sail() -> None:
    game = plan()
    for action in (BUYS[0], SELLS[0], BUYS[2], FAVOUR_PLAYS[8]):
        game.do(ANN, action)
        assert game.asked(ANN).kind == "plan"
    game.do(ANN, SET_SAIL)
    assert game.asked(ANN).kind == "sail"


@pytest.mark.rule("HB-4.1")
@pytest.mark.parametrize("how", ["sail", "time", "timeout"])
def test_what_is_still_offered_expires(how: str) -> None:
    game = plan()
    game.do(ANN, MakeOffer(BLUES, ((0, 1),), (), ()))
    if how == "sail":
        game.do(ANN, SET_SAIL, "plan")
    else:
        game.take(TimeUp() if how == "time" else Timeout(game.asked(ANN, "plan").id))
    assert game.state.offers == ()
    assert "event-offer-expired" in game.texts()
    assert game.asked(ANN).kind == "sail"


@pytest.mark.rule("HB-4.2")
def test_buying_costs_three_coins_one_must_have() -> None:
    game = plan()
    game.do(ANN, BUYS[1])
    assert (game.state.coins[REDS], game.state.bank) == (7, 103)
    assert (game.state.cargo[:3], game.state.bank_cargo) == ([1, 2, 1], [20, 19, 20])
    game.state.coins[REDS] = 2
    assert game.refused(game.act(ANN, BUYS[1])).text == "harbour-refused-no-coins"
    game.state.coins[REDS] = 3
    assert BUYS[1] in game.state.legal(ANN)


@pytest.mark.rule("HB-4.2")
def test_the_bank_sells_only_what_it_has() -> None:
    game = plan()
    game.state.bank_cargo[1] = 0
    refusal = game.refused(game.act(ANN, BUYS[1]))
    assert (refusal.rule, refusal.text) == ("HB-4.2", "harbour-refused-bank-empty")
    assert BUYS[1] not in list(game.state.legal(ANN))
    assert BUYS[0] in list(game.state.legal(ANN))


@pytest.mark.rule("HB-4.3")
def test_selling_pays_two_for_what_one_has() -> None:
    game = plan()
    game.do(ANN, SELLS[2])
    assert (game.state.coins[REDS], game.state.bank) == (12, 98)
    assert (game.state.cargo[:3], game.state.bank_cargo) == ([1, 1, 0], [20, 20, 21])
    assert game.refused(game.act(ANN, SELLS[2])).rule == "HB-4.3"


@pytest.mark.rule("HB-4.4")
def test_a_favour_from_the_hand_brings_three_coins() -> None:
    game = plan()
    for card in (9, 0, 12):  # not held, no favour, neither
        assert game.refused(game.act(ANN, FAVOUR_PLAYS[card])).rule == "HB-4.4"
    game.do(ANN, FAVOUR_PLAYS[8])
    assert game.state.coins[REDS] == 13
    assert game.state.deck.gone == 1 << 8
    assert game.refused(game.act(ANN, FAVOUR_PLAYS[8])).rule == "HB-4.4"


@pytest.mark.rule("HB-5.1")
def test_after_planning_only_a_roll_is_possible() -> None:
    game = plan()
    game.do(ANN, SET_SAIL)
    assert list(game.state.legal(ANN)) == list(ROLLS)
    for action in (BUYS[0], STAY, SET_SAIL):
        assert game.refused(game.act(ANN, action)).rule == "HB-5.1"
    game.do(ANN, ROLLS[1])
    assert game.chance().distribution.total() == 36


@pytest.mark.rule("HB-5.1")
def test_the_default_is_one_die() -> None:
    game = plan()
    game.do(ANN, SET_SAIL)
    game.take(Timeout(game.asked(ANN).id))
    assert game.chance().distribution.total() == 6


def voyage(dice: int, *cards: int) -> Played:
    """Ann sails with so many dice and these cards in hand beside the two she was dealt."""
    game = plan()
    for card in cards:
        game.state.deck = game.state.deck.drawn(REDS, card)
    game.do(ANN, SET_SAIL)
    game.do(ANN, ROLLS[dice - 1])
    return game


@pytest.mark.rule("HB-5.2")
@pytest.mark.parametrize(
    ("roll", "kind"), [((3,), 0), ((1,), 1), ((2,), 2), ((1, 2), 0), ((3, 4), 1), ((4, 1), 2)]
)
def test_the_remainder_says_which_cargo(roll: tuple[int, ...], kind: int) -> None:
    game = voyage(len(roll))
    game.come_out(roll)
    expected = [1, 1, 1]
    expected[kind] += 1
    assert game.state.cargo[:3] == expected
    assert game.state.bank_cargo[kind] == 19


@pytest.mark.rule("HB-5.2")
def test_an_empty_bank_brings_nothing() -> None:
    game = voyage(1)
    game.state.bank_cargo[1] = 0
    game.come_out((1,))
    assert (game.state.cargo[:3], game.state.bank_cargo[1]) == ([1, 1, 1], 0)


@pytest.mark.rule("HB-5.3")
@pytest.mark.parametrize(
    ("roll", "lucky"),
    [((6,), True), ((5,), False), ((1, 6), True), ((2, 2), True), ((5, 4), False)],
)
def test_a_six_or_a_double_brings_a_card(roll: tuple[int, ...], lucky: bool) -> None:
    game = voyage(len(roll))
    game.come_out(roll)
    if not lucky:
        assert game.asked(ANN).kind == "raid"
        return
    assert game.chance().kind == "draw"
    assert game.chance().audience == (REDS,)
    assert game.refused(Outcome(game.chance().id, 12)).rule == "ST-3.2"  # Ben holds that one
    game.come_out(13)
    assert game.state.deck.holds(REDS, 13)
    notes = [event.heard_by(BLUES) for event in game.events]
    assert [note.values for note in notes if note is not None] == [{"seat": ANN}]
    assert game.events[0].heard_by(REDS) is not None
    assert game.state.view(BEN) != game.state.view(ANN)


@pytest.mark.rule("HB-5.4")
def test_more_than_three_cards_and_one_goes_under_the_pile() -> None:
    game = voyage(1, 3, 4)
    game.come_out((1,))
    assert game.asked(ANN).kind == "hand-limit"
    assert list(game.state.legal(ANN)) == [PUTS[card] for card in (0, 3, 4, 8)]
    assert game.refused(game.act(ANN, STAY)).text == "harbour-refused-hand-limit"
    refusal = game.refused(game.act(ANN, PUTS[5]))
    assert (refusal.rule, refusal.text) == ("HB-5.4", "harbour-refused-no-card")
    game.do(ANN, PUTS[4])
    assert game.state.deck.under == (4,)
    assert game.state.deck.cards(REDS) == [0, 3, 8]


@pytest.mark.rule("HB-5.4")
def test_three_cards_are_no_more_than_three() -> None:
    game = voyage(1, 3)
    game.come_out((1,))
    assert game.asked(ANN).kind == "raid"


@pytest.mark.rule("HB-5.4")
def test_out_of_time_the_last_card_goes() -> None:
    game = voyage(1, 3, 4)
    game.come_out((1,))
    game.take(Timeout(game.asked(ANN).id))
    assert game.state.deck.under == (8,)
