"""The turn (chapter 2)."""

import pytest

from global_powers.position import (
    ANN,
    BEN,
    CAT,
    CHINA,
    EUROPE,
    EXPANSION,
    INDIA,
    MIDDLE_EAST,
    OCEANIA,
    PEACE,
    RECESSION,
    REVOLUTION,
    RIOTS,
    SABOTAGE,
    SOUTHEAST_ASIA,
    USA,
    ZEAL,
    Play,
)
from statecraft.core.engine.sealed import PASS
from statecraft.global_powers.verbs import (
    ACTIVATE,
    END_ACTIVATION,
    Budget,
    MakePeace,
    PlayZeal,
    Recession,
    Revolution,
    Riots,
    Withdraw,
)


@pytest.mark.rule("GP-2.1")
def test_a_turn_is_a_region_or_a_card_and_then_the_next_party_plays() -> None:
    play = Play().hold(BEN, PEACE)
    assert play.kinds() == [(ANN, "turn")]
    play.activate(USA)
    assert play.kinds() == [(BEN, "turn")]
    play.do(BEN, MakePeace())
    assert play.kinds() == [(CAT, "turn")]
    play.activate(EUROPE)
    assert play.kinds() == [(ANN, "turn")]
    assert play.table.done == [1, 1, *[0] * 10]


@pytest.mark.rule("GP-2.1")
def test_nobody_may_pass_a_turn() -> None:
    play = Play()
    assert play.refused(ANN, PASS) == "ST-1.4"
    assert play.legal(ANN) == [*ACTIVATE]


@pytest.mark.rule("GP-2.2")
def test_politicians_are_withdrawn_before_anything_else() -> None:
    play = Play().put(USA, 3, 1).put(EUROPE, 2)
    play.do(ANN, Withdraw(((USA, 2), (EUROPE, 2))))
    assert play.politicians(USA) == [1, 1, 0]
    assert play.politicians(EUROPE) == [0, 0, 0]
    assert play.table.base == [19, 19, 20]
    assert play.kinds() == [(ANN, "turn")]
    play.do(ANN, Withdraw(((USA, 1),)))
    assert play.politicians(USA) == [0, 1, 0]
    play.activate(USA)
    assert play.kinds() == [(BEN, "proposal")]


@pytest.mark.rule("GP-2.3")
@pytest.mark.parametrize(
    "places",
    [
        (),
        ((USA, 4),),
        ((CHINA, 1),),
        ((OCEANIA, 1),),
        ((EUROPE, 1), (USA, 1)),
        ((USA, 2), (USA, 2)),
    ],
)
def test_only_own_politicians_who_are_there_are_withdrawn(
    places: tuple[tuple[int, int], ...],
) -> None:
    play = Play().put(USA, 3).put(EUROPE, 1).put(CHINA, 0, 2)
    assert play.refused(ANN, Withdraw(places)) == "GP-2.3"


@pytest.mark.rule("GP-2.3")
def test_nobody_is_withdrawn_once_the_region_is_active() -> None:
    play = Play().put(USA, 3).activate(USA)
    assert play.refused(ANN, Withdraw(((USA, 1),)), "proposal") == "ST-1.4"


@pytest.mark.rule("GP-2.4")
def test_a_region_that_is_done_is_not_activated_again_until_all_are() -> None:
    play = Play().put(USA, 1).activate(USA).end()
    assert play.refused(BEN, ACTIVATE[USA]) == "GP-2.4"
    play.finish_round().fill_un(((12, 3),), ((12, 3),), ((12, 3),)).keep_hands()
    assert ACTIVATE[USA] in play.legal(play.table.turn, "turn")


@pytest.mark.rule("GP-2.5")
def test_a_region_may_be_activated_by_who_has_nobody_there() -> None:
    """Rulings 9 and 31: its government proposes."""
    play = Play().put(USA, 0, 2).activate(USA)
    assert play.kinds() == [(BEN, "proposal")]
    play.end()
    assert play.kinds() == [(BEN, "turn")]


@pytest.mark.rule("GP-2.5")
def test_a_region_without_government_is_only_marked_as_done() -> None:
    play = Play().activate(CHINA)
    assert play.table.done[CHINA] == 1
    assert play.kinds() == [(BEN, "turn")]


@pytest.mark.rule("GP-2.6")
def test_a_card_not_in_hand_is_not_played() -> None:
    play = Play().hold(ANN, EXPANSION).hold(BEN, PEACE, ZEAL)
    assert play.refused(ANN, MakePeace()) == "GP-2.6"
    assert play.refused(ANN, PlayZeal()) == "GP-2.6"
    play.idle().do(BEN, PlayZeal()).idle().idle()
    assert play.refused(BEN, PlayZeal()) == "GP-2.6"


@pytest.mark.rule("GP-2.6")
def test_a_recession_that_takes_nothing_is_not_played() -> None:
    """Southeast Asia borders on China, Japan, India and Oceania."""
    play = Play().hold(ANN, RECESSION)
    for region in (CHINA, INDIA, SOUTHEAST_ASIA, OCEANIA, 4):
        play.chips(region, 0, 2, 0, 0).put(region, 0, 2)
    assert play.refused(ANN, Recession(SOUTHEAST_ASIA)) == "GP-2.6"
    play.chips(OCEANIA, 0, 3)
    play.do(ANN, Recession(SOUTHEAST_ASIA))
    assert play.chips_in(OCEANIA) == [0, 2, 0, 0]


@pytest.mark.rule("GP-2.6")
def test_riots_that_send_nobody_home_are_not_played() -> None:
    play = Play().hold(ANN, RIOTS)
    assert play.refused(ANN, Riots(MIDDLE_EAST, ())) == "GP-2.6"
    play.put(MIDDLE_EAST, 1, 1).chips(MIDDLE_EAST, 0, 1, 0, 0)
    assert play.refused(ANN, Riots(MIDDLE_EAST, ())) == "GP-2.6"
    play.put(MIDDLE_EAST, 2, 1)
    # The USA is no neighbour of the Middle East.
    assert play.refused(ANN, Riots(USA, ())) == "GP-2.6"
    play.do(ANN, Riots(EUROPE, ()))
    assert play.politicians(MIDDLE_EAST) == [1, 1, 0]


@pytest.mark.rule("GP-2.6")
def test_a_revolution_that_can_send_nobody_home_is_not_played() -> None:
    """One politician stays whatever the die shows."""
    play = Play().hold(ANN, REVOLUTION)
    assert play.refused(ANN, Revolution(USA, ())) == "GP-2.6"
    play.put(USA, 1, 1).put(EUROPE, 0, 0, 1)
    assert play.refused(ANN, Revolution(USA, ())) == "GP-2.6"
    play.put(EUROPE, 0, 0, 2)
    assert play.refused(ANN, Revolution(CHINA, ())) == "GP-2.6"
    play.do(ANN, Revolution(USA, ()))
    assert len(play.chance("revolution").distribution.sides) == 2  # type: ignore[attr-defined]


@pytest.mark.rule("GP-2.6")
def test_unrest_that_spares_so_many_that_it_hits_nobody_is_not_played() -> None:
    play = Play(unrest_stay=2).hold(ANN, RIOTS, REVOLUTION)
    play.put(USA, 2).chips(USA, 0, 0, 0, 0)
    assert play.refused(ANN, Riots(USA, ())) == "GP-2.6"
    assert play.refused(ANN, Revolution(USA, ())) == "GP-2.6"
    play.put(USA, 3).do(ANN, Riots(USA, ()))
    assert play.politicians(USA) == [2, 0, 0]


@pytest.mark.rule("GP-2.7")
def test_the_scoring_comes_at_the_end_of_the_turn_in_which_the_last_region_is_done() -> None:
    play = Play().put(USA, 1).hold(BEN, SABOTAGE)
    play.table.done = [0, *[1] * 11]
    play.again().activate(USA)
    assert play.kinds() == [(ANN, "proposal")]
    play.enact(ANN, Budget(2))
    assert play.table.scorings == 1
    assert "gp-event-scored" in play.texts()
    assert {kind for _seat, kind in play.kinds()} == {"un"}


@pytest.mark.rule("GP-2.7")
def test_cards_do_not_bring_the_scoring_nearer() -> None:
    play = Play().hold(ANN, PEACE).do(ANN, MakePeace())
    assert sum(play.table.done) == 0
    for _turn in range(11):
        play.idle()
    assert play.table.scorings == 0
    play.idle()
    assert play.table.scorings == 1
    assert END_ACTIVATION not in play.legal(ANN, "un")
