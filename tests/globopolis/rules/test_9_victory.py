"""Victory (chapter 9)."""

import pytest

from globopolis.position import ANN, BEN, BLUE, CAT, GREEN, RED, Play, fresh, mission
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.question import Chance, Over
from statecraft.core.record.inputs import Outcome, Timeout
from statecraft.globopolis.content import CONTENT
from statecraft.globopolis.game import GAME
from statecraft.globopolis.verbs import ShowMission

MIDAS, CORNERS = mission("midas"), mission("four-corners")
RICH = CONTENT.missions[mission("midas") - CONTENT.first_mission].amounts[3]
"""EU that fulfil it alone at a table of three."""


def rest_of_the_round(play: Play) -> Play:
    number = play.table.round
    while not isinstance(play.table.pending(), Over) and play.table.round == number:
        play.pass_turn(play.table.turn)
    return play


@pytest.mark.rule("GB-9.1")
@pytest.mark.parametrize(("players", "mark"), [(2, 150), (3, 125), (4, 100), (5, 75)])
def test_the_mark_by_the_number_of_players(players: int, mark: int) -> None:
    assert fresh({}, players).mark() == mark


@pytest.mark.rule("GB-9.2", "GB-9.4", "GB-9.5")
def test_who_reaches_the_mark_wins_when_the_round_is_complete() -> None:
    play = Play().score(RED, 115).land(ANN, "moonshot")
    assert play.table.score[RED] == 125
    play.pass_turn(BEN)
    assert play.kinds() == [(CAT, "options")]
    play.pass_turn(CAT)
    assert play.result() == ("points", "GB-9.5", (1, 2, 2))


@pytest.mark.rule("GB-9.2", "GB-9.4")
def test_a_claim_by_points_must_still_hold_at_the_end_of_the_round() -> None:
    play = Play().score(RED, 130).pass_turn(ANN).score(RED, 124)
    rest_of_the_round(play)
    assert play.kinds() == [(ANN, "options")]


@pytest.mark.rule("GB-9.3", "GB-9.4")
def test_a_mission_is_safe_once_it_is_shown() -> None:
    play = Play().hold_ops(RED, MIDAS).purse(RED, RICH - 1)
    assert play.refused(ANN, ShowMission(MIDAS)) == "GB-9.3"
    assert play.refused(ANN, ShowMission(CORNERS)) == "GB-9.3"
    play.purse(RED, RICH).do(ANN, ShowMission(MIDAS)).purse(RED, 0)
    assert play.refused(ANN, ShowMission(MIDAS)) == "GB-9.3"
    rest_of_the_round(play)
    assert play.result() == ("mission", "GB-9.5", (1, 2, 2))


@pytest.mark.rule("GB-9.3")
def test_twenty_points_at_once_for_the_four_corners() -> None:
    play = Play().hold_ops(RED, CORNERS).own(RED, "canada", "usa", "turkey", "japan")
    before = play.table.score[RED]
    play.do(ANN, ShowMission(CORNERS))
    assert play.table.score[RED] == before + 20
    assert rest_of_the_round(play).kinds() == [(ANN, "options")]


@pytest.mark.rule("GB-9.5")
def test_of_several_claims_the_most_points_win() -> None:
    play = Play().hold_ops(RED, MIDAS).purse(RED, RICH).do(ANN, ShowMission(MIDAS))
    play.score(RED, 60).score(BLUE, 126).score(GREEN, 125)
    assert rest_of_the_round(play).result() == ("points", "GB-9.5", (3, 1, 2))
    alone = Play().hold_ops(RED, MIDAS).purse(RED, RICH).do(ANN, ShowMission(MIDAS))
    alone.score(RED, 10).score(BLUE, 120)
    assert rest_of_the_round(alone).result() == ("mission", "GB-9.5", (1, 2, 3))


@pytest.mark.rule("GB-9.6")
def test_sudden_death() -> None:
    play = Play().score(RED, 125).score(BLUE, 125).score(GREEN, 120)
    rest_of_the_round(play)
    assert play.table.sudden_death == 1
    rest_of_the_round(play.score(GREEN, 125))
    assert not isinstance(play.table.pending(), Over)
    # Cat claimed nothing, but leads alone after a further round.
    rest_of_the_round(play.score(RED, 90).score(BLUE, 91).score(GREEN, 92))
    assert play.result() == ("sudden-death", "GB-9.6", (3, 2, 1))


@pytest.mark.rule("GB-9.7")
def test_nobody_is_out() -> None:
    play = Play().purse(RED, 0).score(RED, -5).pass_turn(ANN).pass_turn(BEN).pass_turn(CAT)
    assert play.kinds() == [(ANN, "options")]


@pytest.mark.rule("GB-9.8")
def test_after_the_last_round_the_highest_score_wins() -> None:
    play = Play(round_limit=2).score(RED, 5).score(BLUE, 7)
    assert rest_of_the_round(play).result() == ("round-limit", "GB-9.8", (2, 1, 3))


@pytest.mark.rule("GB-9.8")
def test_ties_by_the_value_of_titles_then_eu_then_shared() -> None:
    play = Play(round_limit=2).own(GREEN, "usa").own(BLUE, "mexico").own(RED, "spain")
    play.score(RED, 9).score(BLUE, 9).score(GREEN, 9).purse(RED, 5).purse(BLUE, 6)
    assert rest_of_the_round(play).result()[2] == (3, 2, 1)
    shared = Play(round_limit=2).score(RED, 9).score(BLUE, 9)
    assert rest_of_the_round(shared).result()[2] == (1, 1, 3)


@pytest.mark.rule("GB-9.9")
@pytest.mark.parametrize("seed", range(3))
def test_a_game_ends_by_itself_within_its_bound(seed: int) -> None:
    table = fresh({"round_limit": 6}, 4)
    luck, inputs = SeededLuck(seed), 0
    while not isinstance(pending := table.pending(), Over):
        inputs += 1
        if isinstance(pending, Chance):
            table.apply(Outcome(pending.id, luck.outcome(pending)))
        else:
            table.apply(Timeout(pending.questions[0].id))
    assert inputs <= GAME.bound(table)


@pytest.mark.rule("GB-9.10")
def test_points_beyond_a_hundred_all_count() -> None:
    play = Play(seats=2).score(RED, 141).land(ANN, "moonshot")
    assert play.table.score[RED] == 151
    assert play.pass_turn(BEN).result() == ("points", "GB-9.5", (1, 2))
