"""Agents (chapter 7): placing, superiority, third parties, cleaning house."""

import pytest

from globopolis.position import (
    ANN,
    BEN,
    BLUE,
    CAT,
    DAN,
    GREEN,
    RED,
    TO_MOONSHOT,
    YELLOW,
    Play,
    field,
    ops,
    title,
)
from statecraft.core.chance.distributions import Dice
from statecraft.core.engine.sealed import PASS
from statecraft.core.ids import Holder
from statecraft.core.record.inputs import Act
from statecraft.core.refusal import Illegal
from statecraft.globopolis.ids import Eu
from statecraft.globopolis.odds import cleaning
from statecraft.globopolis.rules.agents import superiority
from statecraft.globopolis.rules.battle import strengths
from statecraft.globopolis.rules.third_parties import NO_TITLE
from statecraft.globopolis.verbs import (
    AGREE,
    DECLINE,
    END_OPTIONS,
    STORE_SURPLUS,
    WITHDRAW,
    Attack,
    CleanHouse,
    Hire,
    Place,
    Withdraw,
)

USA, MEXICO, SPAIN = title("usa"), title("mexico"), title("spain")


def after_anns_turn() -> Play:
    return Play().own(RED, "usa", "fresh-water").own(BLUE, "mexico").pass_turn(ANN)


@pytest.mark.rule("GB-7.1", "GB-7.2", "GB-7.3")
def test_agents_are_placed_while_the_next_player_plans() -> None:
    play = after_anns_turn()
    assert play.refused(ANN, Place(MEXICO, 0)) == "GB-7.1"
    assert play.refused(ANN, Place(SPAIN, 1)) == "GB-7.2"  # nobody's
    assert play.refused(ANN, Place(title("fresh-water"), 1)) == "GB-7.2"
    play.do(ANN, Place(MEXICO, 3), "agents").do(ANN, Place(USA, 2), "agents")
    assert (play.table.agents_of(RED, MEXICO), play.table.reserve[RED]) == (3, 10)
    play.do(ANN, Place(MEXICO, 1), "agents")
    assert (play.table.agents_of(RED, MEXICO), play.table.reserve[RED]) == (1, 12)
    play.table.reserve[RED] = 0
    assert play.refused(ANN, Place(MEXICO, 2)) == "GB-7.1"


@pytest.mark.rule("GB-7.1")
def test_there_is_no_fourth_agent() -> None:
    play = after_anns_turn()
    question = play.asked(ANN, "agents")
    with pytest.raises(Illegal) as caught:
        play.table.apply(Act(question.id, ANN, Place(MEXICO, 4)))
    assert caught.value.rule == "ST-1.3"


@pytest.mark.rule("GB-7.3")
def test_the_time_for_agents_ends_with_the_next_players_first_roll() -> None:
    play = after_anns_turn().do(BEN, END_OPTIONS)
    play.do(ANN, Place(MEXICO, 1), "agents")
    late = play.asked(ANN, "agents")
    play.table.governor[BEN] = field("usa")
    play.land(BEN, "nsa").come_out(1)
    assert not [q for q in play.table.questions() if q.kind == "agents"]
    with pytest.raises(Illegal) as caught:
        play.table.apply(Act(late.id, ANN, Place(MEXICO, 2)))
    assert caught.value.rule == "ST-2.1"


@pytest.mark.rule("GB-7.4", "GB-6.7")
def test_three_agents_in_japan_against_two() -> None:
    # Blue owns England, Green Japan; nobody has agents in England.
    play = Play().own(BLUE, "england").own(GREEN, "japan")
    play.agents(BLUE, "japan", 3).agents(GREEN, "japan", 2)
    japan, england = title("japan"), title("england")
    assert superiority(play.table, japan, GREEN, BLUE) == BLUE
    assert superiority(play.table, england, BLUE, GREEN) == -1
    assert strengths(play.table, england, japan) == (1 + 1 + 1, 2 + 1)


@pytest.mark.rule("GB-7.5")
def test_red_agents_decide_in_japan_and_in_england() -> None:
    play = Play().own(BLUE, "england").own(GREEN, "japan")
    for name in ("japan", "england"):
        play.agents(BLUE, name, 2).agents(GREEN, name, 2).agents(RED, name, 1)
    japan, england = title("japan"), title("england")
    assert superiority(play.table, japan, GREEN, BLUE) == BLUE
    assert superiority(play.table, england, BLUE, GREEN) == GREEN
    assert strengths(play.table, england, japan) == (3, 4)


@pytest.mark.rule("GB-7.5")
def test_sweden_and_nunavut() -> None:
    play = Play(seats=4).own(GREEN, "sweden").own(BLUE, "nunavut")
    play.agents(BLUE, "sweden", 1).agents(GREEN, "sweden", 2).agents(RED, "sweden", 2)
    play.agents(BLUE, "nunavut", 3).agents(GREEN, "nunavut", 2).agents(YELLOW, "nunavut", 1)
    sweden, nunavut = title("sweden"), title("nunavut")
    assert superiority(play.table, sweden, GREEN, BLUE) == BLUE
    assert superiority(play.table, nunavut, BLUE, GREEN) == -1
    assert strengths(play.table, nunavut, sweden) == (3, 3)


@pytest.mark.rule("GB-7.4")
def test_the_owner_has_superiority_at_home_too() -> None:
    play = Play().own(RED, "usa").agents(RED, "usa", 1)
    assert superiority(play.table, USA, RED, BLUE) == RED


@pytest.mark.rule("GB-7.6")
def test_third_parties_alone_count_against_the_owner() -> None:
    play = Play().own(BLUE, "mexico").agents(GREEN, "mexico", 1)
    assert superiority(play.table, MEXICO, BLUE, RED) == RED


def at_home(**agents: int) -> Play:
    play = Play().own(RED, "usa", "mexico", "spain")
    play.agents(RED, "usa", agents.get("red", 0)).agents(BLUE, "usa", agents.get("blue", 1))
    play.agents(GREEN, "mexico", 1).agents(BLUE, "spain", 1)
    return play.land(ANN, "usa").draw(ops("high-ground"))


@pytest.mark.rule("GB-7.7")
def test_one_duel_for_each_own_territory_of_the_group_and_each_opponent() -> None:
    play = at_home()
    duels = [action for action in play.legal(ANN) if isinstance(action, CleanHouse)]
    assert duels == [CleanHouse(USA, BLUE), CleanHouse(MEXICO, GREEN)]
    assert play.refused(ANN, CleanHouse(SPAIN, BLUE)) == "GB-7.7"
    assert play.refused(ANN, CleanHouse(USA, GREEN)) == "GB-7.7"
    play.do(ANN, CleanHouse(USA, BLUE)).come_out(1, 2).come_out(1, 2)
    assert play.texts() == ["gb-event-cleaning", "gb-event-not-cleaned"]
    assert play.table.agents_of(BLUE, USA) == 1
    assert play.refused(ANN, CleanHouse(USA, BLUE)) == "GB-7.7"
    play.do(ANN, CleanHouse(MEXICO, GREEN))
    play.chance("cleaning")


@pytest.mark.rule("GB-7.8")
@pytest.mark.parametrize(
    ("red", "blue", "dice"),
    [(0, 1, (8, 8)), (1, 2, (10, 10)), (2, 3, (12, 12)), (3, 1, (12, 8)), (0, 3, (8, 12))],
)
def test_the_dice_of_a_duel(red: int, blue: int, dice: tuple[int, int]) -> None:
    play = at_home(red=red, blue=blue).do(ANN, CleanHouse(USA, BLUE))
    assert play.chance("cleaning").distribution == Dice(dice)


@pytest.mark.rule("GB-7.8", "GB-7.9")
def test_two_throws_win_and_ties_are_rolled_again() -> None:
    play = at_home(blue=2).do(ANN, CleanHouse(USA, BLUE))
    play.come_out(4, 4).come_out(5, 1).come_out(1, 5).come_out(3, 3).come_out(6, 2)
    assert play.texts() == ["gb-event-cleaning", "gb-event-cleaned"]
    assert play.table.agents_of(BLUE, USA) == 0
    assert play.table.academy[BLUE] == 7


@pytest.mark.rule("GB-7.8")
def test_after_ten_ties_the_agents_stay() -> None:
    play = at_home().do(ANN, CleanHouse(USA, BLUE))
    for _ in range(10):
        play.come_out(4, 4)
    assert play.texts() == ["gb-event-cleaning", "gb-event-not-cleaned"]


CLEANING = {1: (50, 66, 76, 76), 2: (34, 50, 63, 63), 3: (24, 37, 50, 50)}


@pytest.mark.rule("GB-7.8")
@pytest.mark.parametrize("infiltrator", [1, 2, 3])
def test_the_odds_of_cleaning_house(infiltrator: int) -> None:
    theirs = (8, 10, 12)[infiltrator - 1]
    chances = [round(100 * float(cleaning(mine, theirs, 2))) for mine in (8, 10, 12, 12)]
    assert tuple(chances) == CLEANING[infiltrator]


def attacked(seats: int = 4) -> Play:
    """Ann attacks Ben's Mexico from the USA; Cat and Dan have agents there."""
    play = Play(seats=seats).own(RED, "usa", "spain").own(BLUE, "mexico", "kenya")
    play.agents(GREEN, "mexico", 2).agents(GREEN, "usa", 1).agents(YELLOW, "mexico", 1)
    return play.land(ANN, "mexico").do(ANN, Attack(USA, MEXICO, 0))


@pytest.mark.rule("GB-7.10")
def test_third_parties_choose_in_secret_before_strength_is_fixed() -> None:
    play = attacked().do(ANN, PASS).do(BEN, PASS)
    assert play.kinds() == [(CAT, "third-party"), (DAN, "third-party")]
    play.do(CAT, WITHDRAW)
    assert play.table.agents_of(GREEN, MEXICO) == 2  # not before all have chosen
    play.do(DAN, PASS)
    table = play.table
    assert (table.agents_of(GREEN, MEXICO), table.agents_of(GREEN, USA)) == (0, 0)
    assert (table.reserve[GREEN], table.agents_of(YELLOW, MEXICO)) == (15, 1)
    # Dan's agent counts for Ann.
    assert play.battle() == (1 + 1 + 1, 2 + 1)


@pytest.mark.rule("GB-7.10")
def test_a_third_party_leaves_either_territory_or_both() -> None:
    play = attacked().do(ANN, PASS).do(BEN, PASS)
    assert play.refused(DAN, Withdraw(USA), "third-party") == "GB-7.10"
    assert play.refused(DAN, WITHDRAW, "third-party") == "GB-7.10"
    assert play.refused(CAT, Withdraw(SPAIN), "third-party") == "GB-7.10"
    play.do(CAT, Withdraw(USA)).do(DAN, PASS)
    table = play.table
    assert (table.agents_of(GREEN, MEXICO), table.agents_of(GREEN, USA)) == (2, 0)
    assert table.reserve[GREEN] == 13


@pytest.mark.rule("GB-7.11")
def test_help_is_paid_and_binds() -> None:
    play = attacked().purse(RED, 50)
    assert play.refused(ANN, Hire(BLUE, 1, Eu(5), NO_TITLE)) == "GB-7.11"  # no third party
    assert play.refused(ANN, Hire(GREEN, 1, Eu(51), NO_TITLE)) == "GB-7.11"
    assert play.refused(ANN, Hire(GREEN, 1, Eu(5), USA)) == "GB-7.11"  # at stake
    assert play.refused(ANN, Hire(GREEN, 1, Eu(5), title("kenya"))) == "GB-7.11"  # Ben's
    play.do(ANN, Hire(GREEN, 1, Eu(20), SPAIN)).do(CAT, AGREE)
    assert (play.table.eu[RED], play.table.eu[GREEN]) == (30, 170)
    assert play.owner("spain") == GREEN
    assert play.refused(ANN, Hire(GREEN, 0, Eu(5), NO_TITLE)) == "GB-7.11"  # bound
    play.do(ANN, PASS).do(BEN, Hire(YELLOW, 0, Eu(10), NO_TITLE)).do(DAN, AGREE)
    # Nobody is left to choose: Cat's agents stay, Dan's leave.
    assert (play.table.agents_of(GREEN, MEXICO), play.table.agents_of(YELLOW, MEXICO)) == (2, 0)
    play.chance("battle")


@pytest.mark.rule("GB-7.11")
def test_three_proposals_and_no_more() -> None:
    play = attacked()
    for _ in range(3):
        play.do(ANN, Hire(GREEN, 1, Eu(1), NO_TITLE)).do(CAT, DECLINE)
    assert play.table.eu[RED] == 150
    assert play.refused(ANN, Hire(GREEN, 1, Eu(1), NO_TITLE)) == "GB-7.11"
    play.do(ANN, PASS).do(BEN, Hire(Holder(GREEN), 0, Eu(1), NO_TITLE)).do(CAT, AGREE)
    assert play.table.agents_of(GREEN, MEXICO) == 2  # until the bargaining is over
    play.do(BEN, PASS).do(DAN, PASS)
    assert play.table.agents_of(GREEN, MEXICO) == 0


@pytest.mark.rule("GB-7.9", "GB-6.14")
def test_all_agents_but_the_victors_are_captured() -> None:
    play = attacked().do(ANN, PASS).do(BEN, PASS).do(CAT, PASS).do(DAN, PASS).fight(True)
    assert play.table.agents_of(GREEN, MEXICO) == play.table.agents_of(YELLOW, MEXICO) == 0
    assert (play.table.academy[GREEN], play.table.agents_of(GREEN, USA)) == (7, 1)


@pytest.mark.rule("GB-7.3", "GB-1.11")
def test_agents_are_placed_after_the_first_turn_too() -> None:
    play = Play(start=False).come_out(6, 1, 1)
    play.come_out(1, 1).do(ANN, STORE_SURPLUS)  # Ann receives the USA
    # Ben's first turn may leave no time for it, so she may do it until he calls the teleport.
    assert play.kinds() == [(BEN, "teleport")]
    assert play.refused(ANN, Place(MEXICO, 1), "agents") == "GB-7.2"
    play.do(ANN, Place(USA, 2), "agents")
    assert play.table.agents_of(RED, USA) == 2
    play.come_out(*TO_MOONSHOT)
    play.do(BEN, Place(USA, 1), "agents")
    play.come_out(*TO_MOONSHOT)
    assert play.kinds() == [(ANN, "options")]
