"""Victory and other ends (chapter 6, GP-6.11 to GP-6.14)."""

from typing import Any

import pytest

from global_powers.position import (
    AFRICA,
    ANN,
    ANNS,
    BEN,
    CAT,
    CATS,
    CHINA,
    EUROPE,
    INDIA,
    JAPAN,
    LATIN_AMERICA,
    NORTH_AFRICA,
    OCEANIA,
    RETIREMENT,
    RUSSIA,
    SOUTHEAST_ASIA,
    USA,
    Play,
)
from statecraft.core.engine.sealed import PASS
from statecraft.global_powers.ids import ALL_REGIONS
from statecraft.global_powers.verbs import (
    BASE,
    NO,
    VETO,
    VOTES,
    Budget,
    Emigrate,
    Place,
    Propaganda,
    Retire,
    Withdraw,
)

FROM_BASE = ((BASE, 3),)


def rich(players: int, mauritius: int) -> Play:
    """Ann alone in regions worth 7, 7, 6, 5, 4 and 4 points, for two players in two more worth 4 each."""
    play = Play(players).put(USA, 1).put(EUROPE, 1).put(JAPAN, 1).put(CHINA, 1)
    play.put(RUSSIA, 1).put(INDIA, 1)
    if players == 2:
        play.put(OCEANIA, 1).put(LATIN_AMERICA, 1)
    return play.mauritius(mauritius)


@pytest.mark.rule("GP-6.11")
@pytest.mark.parametrize(("players", "needed"), [(2, 40), (3, 30), (4, 25), (5, 22)])
def test_who_has_the_points_at_a_scoring_wins(players: int, needed: int) -> None:
    total = 41 if players == 2 else 33
    won = rich(players, total - needed).finish_round()
    assert won.table.points[ANN] == 2 * needed
    assert won.result()[:2] == ("points", "GP-6.11")
    assert won.result()[2][ANN] == 1
    short = rich(players, total - needed + 1).finish_round()
    assert not short.over()
    assert sum(short.table.un) == 0


@pytest.mark.rule("GP-6.11")
def test_half_a_point_too_few_is_too_few() -> None:
    play = rich(3, 4).put(NORTH_AFRICA, 1, 2)
    play.table.sanctioned[NORTH_AFRICA] = 1
    play.finish_round()
    assert play.table.points[ANN] == 59
    assert not play.over()


def race(ann_in_usa: int, mauritius: int) -> Play:
    """Five players, 22 points. Ann 7+7+6+4 less exiles; Ben 5+4+4+4+4 and a delegate."""
    play = Play(5).put(USA, ann_in_usa).put(EUROPE, 1).put(JAPAN, 1).put(RUSSIA, 1)
    for region in (CHINA, SOUTHEAST_ASIA, OCEANIA, INDIA, LATIN_AMERICA):
        play.put(region, 0, 1)
    return play.un(0, 1).mauritius(mauritius)


@pytest.mark.rule("GP-6.11")
@pytest.mark.parametrize(
    ("ann_in_usa", "mauritius", "winner"),
    [
        (1, 0, ANN),  # 24 to 23
        (1, 1, BEN),  # 23 each, and Ben has five in regions
        (2, 1, BEN),  # five each, and Ben has a delegate
        (3, 1, ANN),  # six to five
        (1, 2, BEN),  # 22 to 23
    ],
)
def test_of_several_the_most_points_win_and_then_the_stronger(
    ann_in_usa: int, mauritius: int, winner: int
) -> None:
    """Ruling 24."""
    play = race(ann_in_usa, mauritius).finish_round()
    ranks = play.result()[2]
    assert ranks[winner] == 1
    assert ranks[ANN + BEN - winner] == 2


def dominant(count: int, *others: int, **options: Any) -> Play:
    """Ann has two in so many regions from the first on, where the others have these; no economy."""
    play = Play(3, **options)
    for region in range(count):
        play.put(region, 2, *others)
    for region in range(12):
        play.chips(region, 0, 0, 0, 0)
    return play


@pytest.mark.rule("GP-6.12")
def test_dominance_does_not_count_before_everybody_has_had_a_turn() -> None:
    """Ruling 25: three players, so the marker is on 9. At last Cat is on turn, so Ben is the weakest."""
    play = dominant(9)
    play.activate(AFRICA).activate(NORTH_AFRICA)
    assert not play.over()
    play.activate(OCEANIA)
    assert play.result() == ("dominance", "GP-6.12", (1, 3, 2))


@pytest.mark.rule("GP-7.14")
def test_dominance_may_count_from_the_auction_on() -> None:
    """Ruling 45: three players, so nine regions; with the ninth bought the game is over."""
    play = Play(start=False, dominance_from="at_once")
    for _region in range(8):
        play.bid(1, 0, 0)
    assert not play.over()
    play.bid(1, 0, 0)
    assert play.result()[:2] == ("dominance", "GP-6.12")
    other = Play(start=False)
    for _region in range(9):
        other.bid(1, 0, 0)
    assert not other.over()


@pytest.mark.rule("GP-7.14")
def test_dominance_may_count_while_politicians_are_placed() -> None:
    play = Play(start=False, dominance_from="at_once", placement="open").lot(0)
    play.do(ANN, Place(ALL_REGIONS[0])).do(BEN, PASS).do(CAT, PASS)
    for region in ALL_REGIONS[1:8]:
        play.do(ANN, Place(region))
    assert not play.over()
    play.do(ANN, Place(ALL_REGIONS[8]))
    assert play.result()[:2] == ("dominance", "GP-6.12")


@pytest.mark.rule("GP-7.14")
def test_dominance_at_once_counts_in_the_first_turn() -> None:
    play = dominant(8, dominance_from="at_once").activate(INDIA)
    play.enact(ANN, Propaganda(ANNS, SOUTHEAST_ASIA))
    assert play.result() == ("dominance", "GP-6.12", (1, 2, 3))


@pytest.mark.rule("GP-6.12")
def test_one_region_too_few_is_no_dominance() -> None:
    play = dominant(8).seasoned()
    play.activate(AFRICA).activate(NORTH_AFRICA).activate(OCEANIA).activate(SOUTHEAST_ASIA)
    assert not play.over()


@pytest.mark.rule("GP-6.12")
def test_dominance_by_an_action() -> None:
    play = dominant(8).seasoned().activate(INDIA)
    play.enact(ANN, Propaganda(ANNS, SOUTHEAST_ASIA))
    assert play.result() == ("dominance", "GP-6.12", (1, 2, 3))
    # An emigration would do as well, while one stays behind.
    other = dominant(8).seasoned().activate(INDIA).enact(ANN, Emigrate(ANNS, SOUTHEAST_ASIA))
    assert other.result()[2][ANN] == 1


@pytest.mark.rule("GP-6.12")
def test_dominance_by_a_card() -> None:
    play = dominant(8).put(AFRICA, 1, 1, 2).hold(ANN, RETIREMENT).seasoned()
    play.do(ANN, Retire(AFRICA, CATS))
    # In Africa all three govern together.
    assert play.result()[:2] == ("dominance", "GP-6.12")


@pytest.mark.rule("GP-6.12")
def test_dominance_by_anothers_withdrawal() -> None:
    play = dominant(8).put(AFRICA, 1, 3).seasoned().activate(OCEANIA)
    assert not play.over()
    play.do(BEN, Withdraw(((AFRICA, 1),)))
    assert not play.over()
    play.do(BEN, Withdraw(((AFRICA, 1),)))
    assert play.result()[:2] == ("dominance", "GP-6.12")
    assert play.result()[2][ANN] == 1


@pytest.mark.rule("GP-6.12")
def test_dominance_by_a_veto() -> None:
    """Ben gives one up in Africa to turn a rejection round; that makes Ann his partner there."""
    play = dominant(8).put(AFRICA, 2, 3, 2).seasoned().activate(AFRICA).chips(AFRICA, 1, 0, 0, 0)
    play.do(BEN, Budget(0)).do(CAT, VOTES[NO], "vote").do(ANN, VOTES[NO], "vote")
    play.do(ANN, PASS, "veto").do(BEN, VETO, "veto")
    assert play.result()[:2] == ("dominance", "GP-6.12")


@pytest.mark.rule("GP-6.12")
def test_dominance_when_the_marker_drops() -> None:
    """Eight regions with three points each are no victory by points; then the marker goes to 8."""
    play = dominant(8, 0, 1).seasoned().finish_round()
    assert play.table.points[ANN] == 2 * 24
    assert not play.over()
    play.fill_un(FROM_BASE, FROM_BASE, FROM_BASE)
    assert play.result()[:2] == ("dominance", "GP-6.12")
    assert play.result()[2][ANN] == 1


@pytest.mark.rule("GP-6.12")
@pytest.mark.parametrize(
    ("ann", "ben", "winner"), [(1, 0, ANN), (0, 1, BEN), (1, 1, ANN), (0, 0, ANN)]
)
def test_of_several_dominant_parties_the_stronger_wins(ann: int, ben: int, winner: int) -> None:
    """Ruling 25: nine regions each, and Cat is on turn; equal strength goes by the seats from Cat on."""
    play = Play(3)
    for region in range(8):
        play.put(region, 1, 1).chips(region, 0, 0, 0, 0)
    play.put(AFRICA, 1, 1, 2).put(NORTH_AFRICA, ann, ben, 3).seasoned()
    play.activate(OCEANIA).activate(SOUTHEAST_ASIA)
    play.do(CAT, Withdraw(((AFRICA, 1),)))
    assert play.result()[2][winner] == 1


@pytest.mark.rule("GP-6.12")
def test_of_several_dominant_parties_the_one_on_turn_comes_before_the_stronger() -> None:
    play = Play(3)
    for region in range(8):
        play.put(region, 1, 1).chips(region, 0, 0, 0, 0)
    play.put(AFRICA, 1, 1, 2).put(NORTH_AFRICA, 0, 2, 3).hold(ANN, RETIREMENT).seasoned()
    play.do(ANN, Retire(AFRICA, CATS))
    assert play.result()[2] == (1, 2, 3)


@pytest.mark.rule("GP-6.12")
def test_of_several_dominant_parties_the_one_with_more_regions_comes_first() -> None:
    play = Play(3)
    for region in range(8):
        play.put(region, 1, 1).chips(region, 0, 0, 0, 0)
    play.put(AFRICA, 1, 1, 2).put(NORTH_AFRICA, 0, 1).hold(ANN, RETIREMENT)
    play.table.dominance = 10
    play.seasoned().do(ANN, Retire(AFRICA, CATS))
    # Ann nine, Ben ten.
    assert play.result()[2][BEN] == 1


@pytest.mark.rule("GP-6.13")
def test_the_game_ends_when_the_marker_would_reach_nothing() -> None:
    """Ruling 35: the most points win, and the UN is not filled any more."""
    play = Play().put(USA, 1, 2).put(CHINA, 1).put(RUSSIA, 0, 0, 1)
    play.table.dominance = 2
    play.finish_round().fill_un(FROM_BASE, FROM_BASE, FROM_BASE).keep_hands()
    assert (play.table.dominance, play.over()) == (1, False)


@pytest.mark.rule("GP-6.13", "GP-6.14")
def test_at_the_last_scoring_points_decide_and_then_strength() -> None:
    """USA 6 Ben, 1 Ann; China 5 Ann: six each; Ben has two in regions like Ann. Cat 4."""
    play = Play().put(USA, 1, 2).put(CHINA, 1).put(RUSSIA, 0, 0, 1)
    play.table.dominance = 1
    play.finish_round()
    assert play.table.points == [12, 12, 8]
    # Two in regions each, no delegates, no exiles; Ann is on turn.
    assert play.result() == ("marker", "GP-6.13", (1, 2, 3))
    assert sum(play.table.un) == 0
    stronger = Play().put(USA, 1, 3).put(CHINA, 1).put(RUSSIA, 0, 0, 1)
    stronger.table.dominance = 1
    assert stronger.finish_round().result()[2] == (2, 1, 3)


@pytest.mark.rule("GP-6.13")
def test_the_game_ends_when_the_un_takes_the_last_politicians() -> None:
    """Ruling 35."""
    play = Play().put(CHINA, 1).base(2, 3, 3).finish_round()
    play.fill_un(((CHINA, 1), (BASE, 2)), FROM_BASE, FROM_BASE)
    # Five points for Ann; Ben and Cat are equal, and Ben sits next to Ann.
    assert play.result() == ("nobody-left", "GP-6.13", (1, 2, 3))
    assert play.table.un == [3, 2, 1]


@pytest.mark.rule("GP-6.13")
def test_the_game_ends_when_the_last_politician_is_lost_between_scorings() -> None:
    """Cat's last one goes to Mauritius: what stands is counted, nothing for Ann and Ben, -1 for Cat."""
    play = Play().put(AFRICA, 0, 0, 1).base(0, 0, 0).activate(AFRICA)
    play.enact(CAT, Budget(0)).roll(1)
    assert play.result() == ("nobody-left", "GP-6.13", (1, 2, 3))
    assert play.table.points == [0, 0, -2]


@pytest.mark.rule("GP-6.14")
def test_there_is_never_a_tie() -> None:
    """Nobody has anything: the seats from the active player on decide."""
    play = Play(5, scorings=1).finish_round()
    assert play.result()[2] == (1, 2, 3, 4, 5)
    later = Play(5, scorings=1).idle().idle().finish_round()
    assert later.table.turn == CAT
    assert later.result()[2] == (4, 5, 1, 2, 3)
