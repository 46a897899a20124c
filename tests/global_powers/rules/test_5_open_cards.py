"""Cards that lie open or leave something behind (chapter 5): Peace, Warmonger, pact, Zeal."""

from typing import Any

import pytest

from global_powers.position import (
    AFRICA,
    ANN,
    ASSASSINATION,
    BEN,
    BENS,
    CAT,
    CHINA,
    EUROPE,
    INDIA,
    PACT,
    PEACE,
    REVOLUTION,
    RUSSIA,
    SABOTAGE,
    USA,
    WARMONGER,
    ZEAL,
    Play,
)
from statecraft.core.engine.sealed import PASS
from statecraft.global_powers.rules.chips import MILITARY
from statecraft.global_powers.verbs import (
    DECLINE,
    END_ACTIVATION,
    END_PACT,
    END_PEACE,
    KEEP_OPEN,
    NO_REGION,
    USE_WARMONGER,
    USE_ZEAL,
    Assassinate,
    Budget,
    MakePeace,
    Pact,
    PlayWarmonger,
    PlayZeal,
    Revolution,
    Sabotage,
    War,
)

OPEN = PlayWarmonger(KEEP_OPEN, NO_REGION, NO_REGION)
NO_PEACE = PlayWarmonger(END_PEACE, NO_REGION, NO_REGION)
TO_DIPLOMACY = Budget(2)


@pytest.mark.rule("GP-5.6")
def test_there_is_one_peace_at_a_time() -> None:
    play = Play().hold(ANN, PEACE).hold(BEN, PEACE).do(ANN, MakePeace())
    assert play.table.peace == 1
    assert play.refused(BEN, MakePeace()) == "GP-5.6"


@pytest.mark.rule("GP-5.8")
def test_a_pact_is_with_a_neighbour_and_made_once() -> None:
    play = Play().hold(ANN, PACT).hold(BEN, PACT)
    assert play.refused(ANN, Pact(USA, CHINA)) == "GP-5.8"
    assert play.refused(ANN, Pact(USA, USA)) == "GP-5.8"
    play.do(ANN, Pact(USA, EUROPE))
    assert play.refused(BEN, Pact(USA, EUROPE)) == "GP-5.8"
    # The other direction is another pact.
    play.do(BEN, Pact(EUROPE, USA))
    assert (play.table.pacts[USA], play.table.pacts[EUROPE]) == (1 << EUROPE, 1 << USA)


@pytest.mark.rule("GP-5.7")
def test_a_warmonger_ends_the_peace() -> None:
    """Ruling 38."""
    play = Play().hold(ANN, PEACE).hold(BEN, WARMONGER)
    play.do(ANN, MakePeace()).do(BEN, NO_PEACE)
    assert (play.table.peace, play.table.warmonger) == (0, [0, 0, 0])
    play.put(USA, 1).put(EUROPE, 0, 1).activate(USA)
    assert War(EUROPE) in play.legal(ANN)


@pytest.mark.rule("GP-5.7")
def test_a_warmonger_ends_one_pact() -> None:
    play = Play().hold(ANN, PACT).hold(BEN, PACT).hold(CAT, WARMONGER)
    play.do(ANN, Pact(USA, EUROPE)).do(BEN, Pact(EUROPE, USA))
    assert play.refused(CAT, PlayWarmonger(END_PACT, USA, CHINA)) == "GP-5.7"
    play.do(CAT, PlayWarmonger(END_PACT, USA, EUROPE))
    assert (play.table.pacts[USA], play.table.pacts[EUROPE]) == (0, 1 << USA)


@pytest.mark.rule("GP-5.7")
@pytest.mark.parametrize(
    "wrong",
    [
        NO_PEACE,
        PlayWarmonger(END_PACT, USA, EUROPE),
        PlayWarmonger(END_PACT, NO_REGION, NO_REGION),
        PlayWarmonger(KEEP_OPEN, USA, EUROPE),
        PlayWarmonger(END_PEACE, USA, NO_REGION),
    ],
)
def test_what_is_not_there_is_not_ended(wrong: PlayWarmonger) -> None:
    play = Play().hold(ANN, WARMONGER)
    assert play.refused(ANN, wrong) == "GP-5.7"
    assert play.legal(ANN)[-1] == OPEN


def fighting(attack: int, defence: int, *open_cards: int, **options: Any) -> Play:
    """Ann's USA attack Ben's Europe; these parties have a Warmonger lying open."""
    play = Play(**options).put(USA, 3, 0, 1).put(EUROPE, 0, 3)
    for party in open_cards:
        play.table.warmonger[party] = 1
    play.chips(USA, 0, 1, attack, 0).chips(EUROPE, 0, 1, defence, 0).activate(USA)
    return play.enact(ANN, War(EUROPE))


@pytest.mark.rule("GP-5.7")
def test_an_open_warmonger_adds_one_after_the_dice_are_seen() -> None:
    """Two each and 2:2 would be a draw."""
    play = Play().hold(ANN, WARMONGER).do(ANN, OPEN)
    assert play.table.warmonger == [1, 0, 0]
    play = fighting(2, 2, ANN).roll(2, 2)
    assert play.kinds() == [(ANN, "warmonger")]
    play.do(ANN, USE_WARMONGER)
    assert play.politicians(EUROPE) == [1, 2, 0]
    assert play.table.warmonger == [0, 0, 0]


@pytest.mark.rule("GP-5.7")
def test_the_attackers_are_asked_first_and_then_the_defenders() -> None:
    """Cat is in opposition, and it is no roll of hers."""
    play = fighting(2, 2, ANN, BEN, CAT).roll(3, 2)
    assert play.kinds() == [(ANN, "warmonger")]
    play.do(ANN, PASS)
    assert play.kinds() == [(BEN, "warmonger")]
    play.do(BEN, USE_WARMONGER)
    # Five against five.
    assert play.politicians(EUROPE) == [0, 3, 0]
    assert play.chips_in(EUROPE)[MILITARY] == 1
    assert play.table.warmonger == [1, 0, 1]


@pytest.mark.rule("GP-5.7", "GP-4.14")
def test_one_against_three_means_what_the_dice_show() -> None:
    """Rulings 33 and 49: a Warmonger neither saves from the one nor makes a three, and is not asked for."""
    play = fighting(5, 2, ANN, BEN).roll(1, 3)
    assert play.politicians(EUROPE) == [0, 3, 0]
    assert play.table.warmonger == [1, 1, 0]
    assert play.table.mauritius == [1, 0, 0]
    other = fighting(5, 2, BEN).roll(1, 2).do(BEN, USE_WARMONGER)
    # Six against five.
    assert other.politicians(EUROPE) == [1, 2, 0]


@pytest.mark.rule("GP-5.7")
def test_a_warmonger_is_not_asked_for_where_one_more_changes_nothing() -> None:
    """Ruling 49: Ben's last politician falls anyway, and Ann has nobody left who could move in."""
    play = fighting(5, 0, ANN).put(EUROPE, 0, 1).base(0, 5, 5).roll(2, 1)
    assert play.politicians(EUROPE) == [0, 0, 0]
    assert play.table.warmonger == [1, 0, 0]
    # With somebody in base one more is one more.
    other = fighting(5, 0, ANN).put(EUROPE, 0, 1).base(9, 5, 5).roll(2, 1)
    assert other.kinds() == [(ANN, "warmonger")]


@pytest.mark.rule("GP-5.7")
def test_a_warmonger_that_only_answers_another_is_asked_for_if_that_is_used() -> None:
    """Lead 1 and 1 to 3 is lost by one: with Ann's card a draw, and what Ben adds counts in any case."""
    play = fighting(3, 2, ANN, BEN).roll(1, 3).do(ANN, PASS, "warmonger")
    assert play.kinds() == [(BEN, "warmonger")]


@pytest.mark.rule("GP-7.11")
@pytest.mark.parametrize("die", [2, 3])
def test_a_warmonger_for_any_roll_is_not_asked_for_a_budget_that_went_well(die: int) -> None:
    play = Play(warmonger="any").put(AFRICA, 1)
    play.table.warmonger[ANN] = 1
    play.again().activate(AFRICA).enact(ANN, Budget(0)).roll(die)
    assert "warmonger" not in [kind for _seat, kind in play.kinds()]


@pytest.mark.rule("GP-7.11")
def test_a_warmonger_for_any_roll_is_not_asked_for_a_failed_attempt() -> None:
    """A 4 is as bad as a 3."""
    play = Play(warmonger="any").put(EUROPE, 1, 1).hold(ANN, ASSASSINATION)
    play.table.warmonger[ANN] = 1
    play.again().do(ANN, Assassinate(EUROPE, BENS)).roll(3)
    assert (play.table.mauritius[ANN], play.table.warmonger[ANN]) == (1, 1)


@pytest.mark.rule("GP-5.7")
def test_a_warmonger_is_for_rolls_of_war_alone() -> None:
    play = Play().put(AFRICA, 1)
    play.table.warmonger[ANN] = 1
    play.again().activate(AFRICA).enact(ANN, Budget(0)).roll(1)
    assert play.table.mauritius == [1, 0, 0]
    assert play.table.warmonger == [1, 0, 0]


@pytest.mark.rule("GP-7.11")
def test_a_warmonger_for_any_roll_saves_a_budget() -> None:
    play = Play(warmonger="any").put(AFRICA, 1)
    play.table.warmonger[ANN] = 1
    play.again().activate(AFRICA).enact(ANN, Budget(0)).roll(1).do(ANN, USE_WARMONGER)
    assert play.table.mauritius == [0, 0, 0]
    assert play.table.warmonger == [0, 0, 0]


@pytest.mark.rule("GP-7.11")
@pytest.mark.parametrize(("die", "gone", "mauritius"), [(1, 0, 0), (2, 0, 1)])
def test_a_warmonger_for_any_roll_spoils_an_assassination(
    die: int, gone: int, mauritius: int
) -> None:
    play = Play(warmonger="any").put(EUROPE, 1, 1).hold(ANN, ASSASSINATION)
    play.table.warmonger[ANN] = 1
    play.again().do(ANN, Assassinate(EUROPE, BENS)).roll(die).do(ANN, USE_WARMONGER)
    assert (play.table.gone[BEN], play.table.mauritius[ANN]) == (gone, mauritius)


@pytest.mark.rule("GP-7.11")
def test_a_warmonger_for_any_roll_helps_sabotage_and_against_a_revolution() -> None:
    play = Play(warmonger="any").hold(ANN, SABOTAGE)
    play.table.warmonger[ANN] = 1
    play.again().do(ANN, Sabotage(INDIA)).roll(3).do(ANN, USE_WARMONGER)
    # Four of India's six chips.
    assert all(
        sum([n for _chip, n in action.to_json()["chips"]]) == 4 for action in play.legal(ANN)
    )
    mob = Play(warmonger="any").hold(ANN, REVOLUTION).put(USA, 0, 4).put(EUROPE, 0, 0, 4)
    mob.table.warmonger[BEN] = 1
    mob.again().do(ANN, Revolution(USA, ())).roll(2, 2)
    assert mob.kinds() == [(BEN, "warmonger")]
    mob.do(BEN, USE_WARMONGER)
    assert mob.politicians(USA) == [0, 3, 0]
    assert mob.politicians(EUROPE) == [0, 0, 2]


def zealous(*there: int) -> Play:
    """The USA are active and Ann has Zeal lying open."""
    play = Play().put(USA, *there).chips(USA, 0, 5, 0, 0)
    play.table.zeal[ANN] = 1
    return play.again().activate(USA)


@pytest.mark.rule("GP-5.16")
def test_zeal_lies_open_until_it_gives_one_more_action() -> None:
    """Ruling 36."""
    play = Play().hold(ANN, ZEAL).do(ANN, PlayZeal())
    assert play.table.zeal == [1, 0, 0]
    assert play.kinds() == [(BEN, "turn")]
    # It works in anybody's turn, if a region one governs is active.
    play.put(USA, 1).chips(USA, 0, 5, 0, 0).activate(USA).do(ANN, USE_ZEAL)
    assert play.table.zeal == [0, 0, 0]
    play.enact(ANN, TO_DIPLOMACY)
    assert play.refused(ANN, USE_ZEAL) == "GP-5.16"
    play.enact(ANN, TO_DIPLOMACY)
    assert play.chips_in(USA) == [0, 3, 0, 4]
    assert play.kinds() == [(CAT, "turn")]


@pytest.mark.rule("GP-5.16")
def test_zeal_may_be_used_when_the_actions_are_used_up() -> None:
    play = zealous(1).enact(ANN, TO_DIPLOMACY)
    assert play.kinds() == [(ANN, "zeal")]
    kept = play.table.clone()
    play.do(ANN, USE_ZEAL).enact(ANN, TO_DIPLOMACY)
    assert play.kinds() == [(BEN, "turn")]
    assert play.table.zeal == [0, 0, 0]
    play.table = kept
    play.do(ANN, END_ACTIVATION)
    assert play.kinds() == [(BEN, "turn")]
    assert play.table.zeal == [1, 0, 0]


@pytest.mark.rule("GP-5.16")
def test_zeal_is_no_use_in_opposition() -> None:
    play = zealous(1, 2)
    assert play.refused(BEN, USE_ZEAL) == "GP-5.16"
    play.enact(BEN, TO_DIPLOMACY, TO_DIPLOMACY)
    assert play.kinds() == [(BEN, "turn")]
    assert play.table.zeal == [1, 0, 0]


@pytest.mark.rule("GP-5.16")
def test_zeal_works_in_a_coalition_and_the_order_of_proposals_goes_on() -> None:
    play = zealous(1, 1).enact(ANN, TO_DIPLOMACY).do(ANN, USE_ZEAL, "zeal")
    assert play.kinds() == [(BEN, "proposal")]
    play.do(BEN, TO_DIPLOMACY).do(ANN, DECLINE, "consent")
    assert play.kinds() == [(ANN, "proposal")]


@pytest.mark.rule("GP-7.16")
def test_a_lasting_zeal_gives_one_action_in_every_activation() -> None:
    """Ruling 47."""
    play = Play(zeal="lasting").hold(ANN, ZEAL).do(ANN, PlayZeal())
    play.put(USA, 1).chips(USA, 0, 5, 0, 0).put(RUSSIA, 1).chips(RUSSIA, 0, 5, 0, 0).activate(USA)
    play.do(ANN, USE_ZEAL, "proposal").enact(ANN, TO_DIPLOMACY)
    assert play.refused(ANN, USE_ZEAL) == "GP-7.16"
    play.enact(ANN, TO_DIPLOMACY)
    # Two actions, and nobody is asked for the card a second time.
    assert play.kinds() == [(CAT, "turn")]
    play.activate(RUSSIA).enact(ANN, TO_DIPLOMACY).do(ANN, USE_ZEAL, "zeal").enact(
        ANN, TO_DIPLOMACY
    )
    assert play.chips_in(RUSSIA) == [0, 3, 0, 4]
    assert play.table.zeal == [1, 0, 0]
    assert play.kinds() == [(ANN, "turn")]


@pytest.mark.rule("GP-5.19")
def test_with_the_scoring_peace_and_pacts_end_and_the_others_stay() -> None:
    """Rulings 30 and 36."""
    play = Play().hold(ANN, PEACE, ZEAL).hold(BEN, PACT).hold(CAT, WARMONGER)
    play.do(ANN, MakePeace()).do(BEN, Pact(USA, EUROPE)).do(CAT, OPEN).do(ANN, PlayZeal())
    assert (play.table.peace, play.table.pacts[USA]) == (1, 1 << EUROPE)
    play.finish_round().fill_un(((12, 3),), ((12, 3),), ((12, 3),)).keep_hands()
    assert (play.table.peace, play.table.pacts) == (0, [0] * 12)
    assert (play.table.zeal, play.table.warmonger) == ([1, 0, 0], [0, 0, 1])
    assert play.table.scorings == 1
