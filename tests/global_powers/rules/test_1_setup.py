"""Set-up (chapter 1)."""

import pytest

from global_powers.position import (
    AFRICA,
    ANN,
    BEN,
    CAT,
    DAN,
    EUROPE,
    MIDDLE_EAST,
    USA,
    Play,
    fresh,
    rows,
)
from statecraft.core.engine.question import Chance, Sealed
from statecraft.core.options import BadOptions
from statecraft.core.record.inputs import GiveOrder
from statecraft.global_powers.board import Board
from statecraft.global_powers.game import GAME
from statecraft.global_powers.rules.orders import VoteOrder
from statecraft.global_powers.verbs import AGREE, Bid, Budget, ChooseHand, Trade

STARTING_CHIPS = (
    (2, 5, 5, 3),
    (1, 5, 2, 4),
    (2, 3, 3, 2),
    (3, 1, 4, 2),
    (0, 4, 1, 2),
    (4, 1, 2, 1),
    (1, 1, 2, 2),
    (2, 1, 1, 1),
    (1, 2, 1, 1),
    (1, 2, 0, 1),
    (1, 0, 1, 0),
    (2, 0, 0, 0),
)
NEIGHBOURS = (
    (2, 4, 5, 8, 10),
    (1, 4, 6, 11),
    (4, 5, 6, 7, 9),
    (1, 2, 3, 5, 6),
    (1, 3, 4, 9),
    (2, 3, 4, 7, 11, 12),
    (3, 6, 9, 12),
    (1, 10, 12),
    (3, 5, 7, 10),
    (1, 8, 9),
    (2, 6, 12),
    (6, 7, 8, 11),
)
"""As the map numbers them, from 1."""


def board(play: Play, seat: int | None) -> Board:
    seen = play.table.view(None if seat is None else play.seats[seat]).board
    assert isinstance(seen, Board)
    return seen


def bidding(*bids: int) -> Play:
    """The first region has been auctioned for these bids."""
    return Play(len(bids), start=False).bid(*bids)


@pytest.mark.rule("GP-1.1")
def test_the_world() -> None:
    table = fresh()
    content = table.content
    assert [tuple([r + 1 for r in row]) for row in content.neighbours] == list(NEIGHBOURS)
    for region, others in enumerate(content.neighbours):
        assert all(region in content.neighbours[other] for other in others)
    assert content.supply == (20, 40, 30, 30)
    assert content.markers == (2, 2, 2)


@pytest.mark.rule("GP-1.1")
def test_five_of_a_kind_and_the_surplus_is_lost() -> None:
    """Ruling 18: raw material for three economy where there is room for one."""
    play = Play().put(USA, 1).chips(USA, 2, 4, 5, 3)
    supply = play.table.supply[:]
    play.activate(USA).enact(ANN, Budget(0)).roll(3)
    assert play.chips_in(USA) == [1, 5, 5, 3]
    assert play.table.supply == [supply[0] + 1, supply[1] - 1, supply[2], supply[3]]


@pytest.mark.rule("GP-1.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_begins_with_twenty_politicians_in_base(players: int) -> None:
    table = fresh(seats=players)
    assert table.base == [20] * players
    assert sum(table.politicians) == sum(table.mauritius) == sum(table.un) == sum(table.gone) == 0
    assert table.chips == [chips for region in STARTING_CHIPS for chips in region]
    assert table.supply == [0, 15, 8, 11]
    assert table.done == [0] * 12


@pytest.mark.rule("GP-1.3")
@pytest.mark.parametrize(("players", "marker"), [(2, 10), (3, 9), (4, 8), (5, 7)])
def test_the_dominance_marker_begins_on_twelve_less_the_players(players: int, marker: int) -> None:
    assert fresh(seats=players).dominance == marker


@pytest.mark.rule("GP-1.4")
def test_the_regions_are_auctioned_in_their_order_and_in_secret() -> None:
    play = Play(start=False)
    for region in range(12):
        assert isinstance(play.table.pending(), Sealed)
        assert play.kinds() == [(0, "bid"), (1, "bid"), (2, "bid")]
        highest = BEN if region < 6 else CAT
        play.do(highest, Bid(1))
        assert sum(play.politicians(region)) == 0
        for seat in play.seats:
            if seat != highest:
                play.do(seat, Bid(0))
        assert play.politicians(region) == ([0, 1, 0] if region < 6 else [0, 0, 1])
    assert play.kinds() == [(0, "first-hand"), (1, "first-hand"), (2, "first-hand")]


@pytest.mark.rule("GP-1.5")
def test_one_politician_always_stays_in_base() -> None:
    play = Play(start=False)
    assert play.refused(ANN, Bid(20)) == "GP-1.5"
    assert play.legal(ANN) == [Bid(politicians) for politicians in range(20)]
    play.bid(19, 0, 0)
    assert play.table.base[ANN] == 0
    assert play.refused(ANN, Bid(1)) == "GP-1.5"
    assert play.legal(ANN) == [Bid(0)]


@pytest.mark.rule("GP-1.5")
def test_with_one_left_only_nothing_can_be_bid() -> None:
    """Ruling 10."""
    play = bidding(19, 19, 0)
    assert play.table.base == [1, 1, 20]
    assert play.refused(ANN, Bid(1)) == "GP-1.5"
    play.bid(0, 0, 4)
    assert play.politicians(EUROPE) == [0, 0, 4]
    assert play.table.base == [1, 1, 15]


@pytest.mark.rule("GP-1.6")
def test_a_single_highest_bid_stays_and_costs_one_more() -> None:
    play = bidding(5, 0, 3)
    assert play.politicians(USA) == [5, 0, 3]
    assert play.table.base == [14, 20, 17]
    assert play.table.mauritius == [1, 0, 0]


@pytest.mark.rule("GP-1.6")
def test_who_wins_with_all_but_one_has_nobody_left_in_base() -> None:
    """Ruling 10: the one that stayed goes to Mauritius."""
    play = bidding(19, 18, 0)
    assert play.politicians(USA) == [19, 18, 0]
    assert play.table.base == [0, 2, 20]
    assert play.table.mauritius == [1, 0, 0]


@pytest.mark.rule("GP-1.7", "GP-1.8")
def test_tied_highest_bids_stay_without_mauritius() -> None:
    play = bidding(4, 4, 2, 1)
    assert play.politicians(USA) == [4, 4, 2, 0]
    assert play.table.base == [16, 16, 18, 20]
    assert sum(play.table.mauritius) == 0


@pytest.mark.rule("GP-1.8")
def test_all_tied_second_bids_stay_and_lower_ones_go_home() -> None:
    play = bidding(2, 5, 3, 3, 1)
    assert play.politicians(USA) == [0, 5, 3, 3, 0]
    assert play.table.base == [20, 14, 17, 17, 20]
    assert play.table.mauritius == [0, 1, 0, 0, 0]


@pytest.mark.rule("GP-1.8")
def test_a_bid_of_nothing_wins_nothing() -> None:
    play = bidding(0, 0, 0)
    assert sum(play.politicians(USA)) == sum(play.table.mauritius) == 0
    play.bid(0, 1, 0)
    assert play.politicians(EUROPE) == [0, 1, 0]
    assert play.table.mauritius == [0, 1, 0]


@pytest.mark.rule("GP-1.9")
def test_everybody_chooses_five_of_its_own_sixteen_cards() -> None:
    play = Play(start=False)
    for _region in range(12):
        play.bid(0, 0, 0)
    assert isinstance(play.table.pending(), Sealed)
    for wrong in ((0, 1, 2, 3), (0, 1, 2, 3, 4, 5), (0, 1, 2, 3, 3), (4, 3, 2, 1, 0)):
        assert play.refused(ANN, ChooseHand(rows(*wrong))) == "GP-1.9"
    play.do(ANN, ChooseHand(rows(1, 3, 5, 7, 15)))
    play.do(BEN, ChooseHand(rows(1, 3, 5, 7, 15))).do(CAT, ChooseHand(rows(0, 1, 2, 3, 4)))
    assert play.hand(ANN) == play.hand(BEN) == [1, 3, 5, 7, 15]
    assert play.unused(ANN) == [0, 2, 4, 6, 8, 9, 10, 11, 12, 13, 14]


@pytest.mark.rule("GP-1.10")
def test_the_weakest_party_begins() -> None:
    play = Play(start=False).bid(5, 3, 3).bid(0, 0, 1)
    for _region in range(10):
        play.bid(0, 0, 0)
    play.choose_hands()
    # Ben has three politicians in regions, Cat four, Ann five.
    assert play.kinds() == [(BEN, "turn")]
    play.idle()
    assert play.kinds() == [(CAT, "turn")]


@pytest.mark.rule("GP-1.10")
def test_of_equally_weak_parties_the_one_with_most_on_mauritius_begins() -> None:
    play = Play(start=False).bid(4, 4, 0).bid(0, 0, 2).bid(0, 0, 2)
    for _region in range(9):
        play.bid(0, 0, 0)
    # All have four; Cat won twice.
    assert play.table.mauritius == [0, 0, 2]
    assert play.choose_hands().kinds() == [(CAT, "turn")]


@pytest.mark.rule("GP-1.10")
def test_the_lot_decides_between_equals() -> None:
    play = Play(4, start=False).bid(3, 2, 2, 2)
    for _region in range(11):
        play.bid(0, 0, 0, 0)
    play.choose_hands()
    assert isinstance(play.table.pending(), Chance)
    assert play.chance("first").distribution.total() == 3
    assert play.lot(2).kinds() == [(DAN, "turn")]


@pytest.mark.rule("GP-1.11")
def test_others_cards_are_secret_and_their_number_is_not() -> None:
    """Ruling 43."""
    play = Play().hold(ANN, 1, 3, 5).hold(BEN, 2, 4)
    unlike = Play().hold(ANN, 1, 3, 5).hold(BEN, 0, 15)
    assert play.table.view(ANN) == unlike.table.view(ANN)
    assert play.table.view(None) == unlike.table.view(None)
    assert play.table.view(BEN) != unlike.table.view(BEN)
    more = Play().hold(ANN, 1, 3, 5).hold(BEN, 2, 4, 6)
    assert play.table.view(ANN) != more.table.view(ANN)


@pytest.mark.rule("GP-1.11")
def test_bids_are_secret_until_all_are_there() -> None:
    play, unlike = Play(start=False), Play(start=False)
    play.do(BEN, Bid(3))
    unlike.do(BEN, Bid(7))
    assert play.table.view(ANN) == unlike.table.view(ANN)
    assert play.table.view(BEN) != unlike.table.view(BEN)
    play.do(ANN, Bid(0)).do(CAT, Bid(0))
    assert board(play, None).politicians[:3] == (0, 3, 0)


@pytest.mark.rule("GP-1.11")
def test_standing_orders_are_secret() -> None:
    play, unlike = Play(), Play()
    play.take(GiveOrder(BEN, VoteOrder("vote", 1, 0)))
    unlike.take(GiveOrder(BEN, VoteOrder("vote", 0, 1)))
    assert play.table.view(ANN) == unlike.table.view(ANN)
    assert play.table.view(BEN) != unlike.table.view(BEN)


@pytest.mark.rule("GP-1.11")
def test_the_board_is_public() -> None:
    play = Play().put(USA, 2, 1).mauritius(0, 1).chips(USA, 1, 2, 3, 4)
    seen = board(play, None)
    assert seen == board(play, None)
    assert seen.politicians[:3] == (2, 1, 0)
    assert seen.base == (18, 18, 20)
    assert seen.mauritius == (0, 1, 0)
    assert seen.chips[:4] == (1, 2, 3, 4)
    assert seen.dominance == 9


@pytest.mark.rule("GP-1.12")
def test_two_to_five_parties_play_without_teams() -> None:
    for players in (2, 3, 4, 5):
        assert fresh(seats=players).holder_count() == players
    with pytest.raises(BadOptions, match=r"GP-1\.12"):
        GAME.new({}, (0, 0, 1, 1))
    for players in (1, 6):
        with pytest.raises(BadOptions):
            GAME.new({}, players)


@pytest.mark.rule("GP-1.1")
def test_no_chip_is_made_or_lost_when_regions_trade_too_much() -> None:
    """Ruling 18: the surplus over five goes to the supply."""
    play = Play().put(MIDDLE_EAST, 1).put(AFRICA, 0, 1)
    play.chips(MIDDLE_EAST, 4, 0, 0, 0).chips(AFRICA, 3, 0, 0, 0)
    play.activate(MIDDLE_EAST).enact(ANN, Trade(AFRICA, ((0, 4),), (), 0, 0))
    supply = play.table.supply[0]
    play.do(BEN, AGREE, "trade")
    assert play.chips_in(AFRICA)[0] == 5
    assert play.chips_in(MIDDLE_EAST)[0] == 0
    assert play.table.supply[0] == supply + 2
