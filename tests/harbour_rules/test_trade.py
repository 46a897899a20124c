"""Trade (chapter 8)."""

import pytest

from harbour.table import CARD_GOODS, NO_RAID, PAY
from harbour.verbs import ROLLS, SET_SAIL, Raid
from scripted import ANN, BEN, BLUES, GREENS, HANDS, REDS, Played
from statecraft.core.trade.offer_verbs import AcceptOffer, MakeOffer
from statecraft.core.trade.pledges import BROKEN, KEPT, STANDING


def plan() -> Played:
    return Played().go_to("plan", ANN)


def card(number: int) -> tuple[int, int]:
    return (CARD_GOODS + number, 1)


@pytest.mark.rule("HB-8.1")
@pytest.mark.parametrize(
    "goods",
    [((0, 11),), ((1, 2),), (card(1),), ((4, 1),), ((99, 1),), ((CARD_GOODS + 0, 2),)],
)
def test_nobody_offers_what_they_have_not(goods: tuple[tuple[int, int], ...]) -> None:
    game = plan()
    refusal = game.refused(game.act(ANN, MakeOffer(BLUES, goods, (), ())))
    assert (refusal.rule, refusal.values) == ("HB-8.1", {"good": goods[0][0]})


@pytest.mark.rule("HB-8.1")
def test_coins_cargo_and_cards_change_hands() -> None:
    game = plan()
    game.do(ANN, MakeOffer(BLUES, ((0, 4), (2, 1), card(8)), ((1, 1), card(12)), ()))
    game.do(BEN, AcceptOffer(0))
    table = game.state
    assert table.coins == [6, 14, 10]
    assert table.cargo[:6] == [2, 0, 1, 0, 2, 1]
    assert table.deck.cards(REDS) == [0, 12]
    assert table.deck.cards(BLUES) == [1, 8]


@pytest.mark.rule("HB-8.2")
def test_one_may_ask_for_any_card_one_cannot_place() -> None:
    game = plan()
    askable = game.state.askable(BLUES, REDS)
    mine = set(HANDS[0])
    assert {code - CARD_GOODS for code in askable if code >= CARD_GOODS} == set(range(20)) - mine
    # What one asks for is not told apart by whether it is there.
    for number in (1, 12, 2, 19):
        assert MakeOffer(BLUES, (), (card(number),), ()) in game.state.legal(ANN)
    assert game.refused(game.act(ANN, MakeOffer(BLUES, (), (card(8),), ()))).rule == "ST-8.3"


@pytest.mark.rule("HB-8.2")
def test_only_known_cards_once_the_other_has_no_face_down_ones() -> None:
    game = plan()
    game.state.deck = game.state.deck.shown(1).shown(12)
    askable = game.state.askable(BLUES, REDS)
    assert [code - CARD_GOODS for code in askable if code >= CARD_GOODS] == [1, 12]


@pytest.mark.rule("HB-8.5")
def test_cards_offered_and_cards_moved_are_shown_to_all() -> None:
    game = plan()
    game.do(ANN, MakeOffer(BLUES, (card(8),), (card(12),), ()))
    assert game.state.deck.known[GREENS] >> 8 & 1
    assert not game.state.deck.known[GREENS] >> 12 & 1
    game.do(BEN, AcceptOffer(0))
    assert game.state.deck.known[GREENS] >> 12 & 1
    assert game.state.deck.known[-1] >> 8 & 1


def pledged(kind: int) -> Played:
    game = plan()
    row = (kind, BLUES, 1, 2)
    game.do(ANN, MakeOffer(BLUES, (), ((0, 1),), (row,)))
    game.do(BEN, AcceptOffer(0))
    assert [pledge.status for pledge in game.state.pledges] == [STANDING]
    return game


@pytest.mark.rule("HB-8.3")
def test_two_things_can_be_promised_until_the_end_of_the_next_round() -> None:
    game = plan()
    for kind in (NO_RAID, PAY):
        assert MakeOffer(BLUES, ((0, 1),), (), ((kind, BLUES, 1, 2),)) in game.state.legal(ANN)
    for row in ((NO_RAID, GREENS, 1, 2), (NO_RAID, BLUES, 1, 3), (2, BLUES, 1, 2)):
        offer = MakeOffer(BLUES, ((0, 1),), (), (row,))
        assert game.refused(game.act(ANN, offer)).rule == "ST-8.5"


@pytest.mark.rule("HB-8.4")
def test_a_raid_breaks_the_promise_not_to() -> None:
    game = pledged(NO_RAID)
    game.do(ANN, SET_SAIL)
    game.do(ANN, ROLLS[0])
    game.come_out((1,))
    game.do(ANN, Raid(0, BLUES, 0))
    assert [pledge.status for pledge in game.state.pledges] == [BROKEN]
    assert "event-pledge-broken" in game.texts()


@pytest.mark.rule("HB-8.4")
def test_a_raid_on_somebody_else_does_not() -> None:
    game = pledged(NO_RAID)
    game.do(ANN, SET_SAIL)
    game.do(ANN, ROLLS[0])
    game.come_out((1,))
    game.do(ANN, Raid(0, GREENS, 0))
    assert [pledge.status for pledge in game.state.pledges] == [STANDING]


@pytest.mark.rule("HB-8.4")
def test_paying_keeps_the_promise_to_pay() -> None:
    game = pledged(PAY)
    game.do(ANN, MakeOffer(BLUES, ((0, 1),), (), ()))
    game.do(BEN, AcceptOffer(1))
    assert [pledge.status for pledge in game.state.pledges] == [KEPT]


@pytest.mark.rule("HB-8.4")
@pytest.mark.parametrize(("kind", "status"), [(NO_RAID, KEPT), (PAY, BROKEN)])
def test_time_gone_by_judges_what_is_left(kind: int, status: str) -> None:
    game = pledged(kind)
    for _ in range(2):
        assert [pledge.status for pledge in game.state.pledges] == [STANDING]
        game.go_to("veto")
        game.go_to("plan", ANN)
    assert game.state.round == 3
    assert [pledge.status for pledge in game.state.pledges] == [status]
