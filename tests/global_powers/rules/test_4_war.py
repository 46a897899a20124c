"""War (chapter 4, GP-4.10 to GP-4.14)."""

from collections.abc import Sequence
from typing import Any

import pytest

from global_powers.position import (
    ANN,
    BEN,
    CAT,
    CHINA,
    EUROPE,
    JAPAN,
    PACT,
    PEACE,
    RUSSIA,
    USA,
    Play,
)
from statecraft.global_powers.rules.chips import ECONOMY, MILITARY
from statecraft.global_powers.verbs import MakePeace, Pact, War


def at_war(
    attack: int,
    defence: int,
    attackers: Sequence[int] = (3, 0, 0),
    defenders: Sequence[int] = (0, 4, 0),
    **options: Any,
) -> Play:
    """The USA are about to roll against Europe, with so much military and two economy chips each."""
    play = Play(len(attackers), **options).put(USA, *attackers).put(EUROPE, *defenders)
    play.chips(USA, 0, 2, attack, 0).chips(EUROPE, 0, 2, defence, 0).activate(USA)
    return play.enact(play.seats[play.kinds()[0][0]], War(EUROPE))


def outcome(play: Play) -> str:
    """How the war ended for the attacker, by the politicians that moved."""
    if play.politicians(EUROPE)[ANN]:
        return "won"
    return "lost" if play.politicians(USA)[BEN] else "drawn"


@pytest.mark.rule("GP-4.10")
def test_war_is_made_on_a_neighbour_with_a_government() -> None:
    play = Play().put(USA, 1).put(EUROPE, 0, 1).put(CHINA, 0, 1).activate(USA)
    assert [action for action in play.legal(ANN) if isinstance(action, War)] == [War(EUROPE)]
    assert play.refused(ANN, War(CHINA)) == "GP-4.10"
    assert play.refused(ANN, War(USA)) == "GP-4.10"


@pytest.mark.rule("GP-4.12")
def test_all_who_decide_on_a_war_see_its_odds() -> None:
    """The USA lead by one: 6 throws of 9 win, 2 are drawn, 1 is lost; nothing is told before a proposal."""
    play = Play().put(USA, 3, 1).put(EUROPE, 0, 0, 4).chips(USA, 0, 2, 3, 0)
    play.chips(EUROPE, 0, 2, 2, 0).activate(USA)
    assert play.table.public_forecast() == ()
    play.do(ANN, War(EUROPE))
    (note,) = play.table.public_forecast()
    assert (note.text, note.values) == ("gp-war-odds", {"win": 67, "draw": 22, "loss": 11})


@pytest.mark.rule("GP-4.11")
def test_no_war_on_a_region_without_government() -> None:
    """Ruling 33."""
    play = Play().put(USA, 1).activate(USA)
    assert play.refused(ANN, War(EUROPE)) == "GP-4.11"


@pytest.mark.rule("GP-4.11", "GP-5.6")
def test_no_war_in_peace() -> None:
    play = Play().put(USA, 1).put(EUROPE, 0, 1).hold(ANN, PEACE)
    play.do(ANN, MakePeace()).activate(USA)
    assert play.refused(ANN, War(EUROPE)) == "GP-4.11"


@pytest.mark.rule("GP-4.11", "GP-5.8")
def test_no_war_against_a_pact_in_its_one_direction() -> None:
    play = Play().put(USA, 1).put(EUROPE, 0, 1).put(RUSSIA, 0, 0, 1).hold(ANN, PACT)
    play.do(ANN, Pact(EUROPE, USA)).activate(USA)
    assert play.refused(ANN, War(EUROPE)) == "GP-4.11"
    assert War(RUSSIA) in play.legal(ANN)
    # Europe may still attack the USA, and Russia Europe.
    play.end().activate(EUROPE)
    assert War(USA) in play.legal(BEN)
    play.end().activate(RUSSIA)
    assert War(EUROPE) in play.legal(CAT)


@pytest.mark.rule("GP-4.11", "GP-4.25")
def test_no_war_on_a_protectorate() -> None:
    """Ruling 1."""
    play = Play().put(USA, 1).put(EUROPE, 0, 1)
    play.table.protected[EUROPE] = 1
    play.again().activate(USA)
    assert play.refused(ANN, War(EUROPE)) == "GP-4.11"


@pytest.mark.rule("GP-4.11")
def test_no_war_where_one_party_governs_on_both_sides() -> None:
    play = Play().put(USA, 2, 2).put(EUROPE, 0, 1).put(RUSSIA, 1, 0, 1).put(JAPAN, 1, 0, 2)
    play.activate(USA)
    assert play.refused(ANN, War(EUROPE)) == "GP-4.11"
    assert play.refused(ANN, War(RUSSIA)) == "GP-4.11"
    # In Japan Ann is only in opposition.
    assert War(JAPAN) in play.legal(ANN)


@pytest.mark.rule("GP-7.15")
def test_a_party_may_be_allowed_to_fight_on_both_sides() -> None:
    """Ruling 46: Ann governs the USA alone and Europe with Ben, and falls and moves in there."""
    play = Play(war_on_own_region=True).put(USA, 3).put(EUROPE, 2, 2).base(1, 5, 5)
    play.chips(USA, 0, 1, 3, 0).chips(EUROPE, 0, 1, 2, 0).activate(USA)
    assert War(EUROPE) in play.legal(ANN)
    play.enact(ANN, War(EUROPE)).roll(2, 2)
    assert play.politicians(EUROPE) == [2, 1, 0]
    assert play.table.base[:2] == [1, 6]


@pytest.mark.rule("GP-4.12")
@pytest.mark.parametrize(
    ("attack", "defence", "dice", "ends"),
    [
        (2, 2, (3, 1), "won"),
        (2, 2, (2, 1), "won"),
        (2, 2, (2, 2), "drawn"),
        (2, 2, (1, 3), "lost"),
        (3, 2, (1, 2), "drawn"),
        (3, 2, (1, 3), "lost"),
        (3, 2, (1, 1), "won"),
        (1, 2, (3, 1), "won"),
        (1, 2, (3, 2), "drawn"),
        (1, 2, (2, 2), "lost"),
        (0, 2, (3, 1), "drawn"),
        (0, 2, (3, 2), "lost"),
        (0, 3, (3, 1), "lost"),
        (0, 5, (3, 1), "lost"),
        (4, 2, (1, 2), "won"),
        (5, 0, (1, 2), "won"),
    ],
)
def test_military_and_one_die_for_each_region(
    attack: int, defence: int, dice: tuple[int, int], ends: str
) -> None:
    assert outcome(at_war(attack, defence).roll(*dice, kind="war")) == ends


@pytest.mark.rule("GP-4.13")
def test_the_loser_retreats_and_the_winner_moves_in_by_the_difference() -> None:
    """Five against three: three and two against two and one."""
    play = at_war(3, 2).roll(2, 1)
    assert play.politicians(EUROPE) == [2, 2, 0]
    assert play.table.base == [15, 18, 20]
    assert (play.chips_in(USA)[MILITARY], play.chips_in(USA)[ECONOMY]) == (2, 2)
    assert (play.chips_in(EUROPE)[MILITARY], play.chips_in(EUROPE)[ECONOMY]) == (1, 1)
    assert play.table.mauritius == [0, 0, 0]


@pytest.mark.rule("GP-4.13")
def test_a_defender_who_wins_moves_into_the_attacking_region() -> None:
    """Ruling 33: one against five; Ann loses her three, Ben sends four."""
    play = at_war(0, 2).roll(1, 3)
    assert play.politicians(USA) == [0, 4, 0]
    assert play.politicians(EUROPE) == [0, 4, 0]
    assert play.table.base == [20, 12, 20]
    assert (play.chips_in(USA)[MILITARY], play.chips_in(USA)[ECONOMY]) == (0, 1)
    assert (play.chips_in(EUROPE)[MILITARY], play.chips_in(EUROPE)[ECONOMY]) == (1, 2)
    # Three actions for Ann's government; the two that are left are Ben's.
    assert play.kinds() == [(BEN, "proposal")]


@pytest.mark.rule("GP-4.13", "GP-3.14")
def test_each_partner_loses_and_each_partner_places_the_difference() -> None:
    """Ruling 3: five against two, and equal dice; the opposition on both sides is not touched."""
    play = at_war(5, 2, (2, 2, 0, 0, 1), (0, 0, 4, 4, 1)).roll(2, 2)
    assert play.politicians(EUROPE) == [3, 3, 1, 1, 1]
    assert play.politicians(USA) == [2, 2, 0, 0, 1]
    assert play.table.base == [15, 15, 19, 19, 18]


@pytest.mark.rule("GP-4.13")
def test_only_as_many_come_as_are_in_base() -> None:
    """Ruling 3: Ann has two in base, Ben none."""
    play = at_war(5, 2, (2, 2, 0), (0, 0, 2)).base(2, 0)
    play.roll(2, 2)
    assert play.politicians(EUROPE) == [2, 0, 0]
    assert play.table.base[:2] == [0, 0]


@pytest.mark.rule("GP-4.13")
def test_nobody_of_the_opposition_falls_or_moves_in() -> None:
    play = at_war(2, 0, (3, 0, 1), (0, 2, 1)).roll(1, 1)
    assert play.politicians(EUROPE) == [2, 0, 1]
    assert play.politicians(USA) == [3, 0, 1]


@pytest.mark.rule("GP-4.13")
def test_chips_are_lost_as_far_as_there_are_any() -> None:
    play = at_war(0, 0).chips(EUROPE, 0, 0, 0, 0).roll(3, 1)
    assert play.chips_in(EUROPE) == [0, 0, 0, 0]
    assert play.chips_in(USA) == [0, 2, 0, 0]


@pytest.mark.rule("GP-4.14")
def test_a_draw_costs_both_a_military_chip_and_the_attacker_a_politician() -> None:
    """Ruling 2."""
    play = at_war(2, 1).roll(1, 2)
    assert play.politicians(USA) == [3, 0, 0]
    assert play.politicians(EUROPE) == [0, 4, 0]
    assert play.chips_in(USA) == [0, 2, 1, 0]
    assert play.chips_in(EUROPE) == [0, 2, 0, 0]
    assert play.table.mauritius == [1, 0, 0]
    assert play.table.base == [16, 16, 20]


@pytest.mark.rule("GP-4.14")
def test_every_attacking_partner_with_somebody_in_base_pays_for_a_draw() -> None:
    """Ruling 2: Ben's base is empty."""
    play = at_war(1, 1, (2, 2, 0), (0, 0, 3)).base(5, 0)
    play.roll(3, 3)
    assert play.table.mauritius == [1, 0, 0]
    assert play.politicians(USA) == [2, 2, 0]


@pytest.mark.rule("GP-4.14")
@pytest.mark.parametrize(("attack", "defence"), [(2, 0), (3, 0), (4, 0), (5, 0), (5, 2)])
def test_one_against_three_is_a_draw_for_who_leads_by_two_or_more(
    attack: int, defence: int
) -> None:
    """Ruling 4."""
    play = at_war(attack, defence).roll(1, 3)
    assert outcome(play) == "drawn"
    assert play.chips_in(USA)[MILITARY] == attack - 1
    assert play.chips_in(EUROPE)[MILITARY] == max(0, defence - 1)
    assert play.table.mauritius == [1, 0, 0]


@pytest.mark.rule("GP-4.14")
@pytest.mark.parametrize(
    ("attack", "defence", "dice", "text"),
    [
        (5, 2, (1, 3), "gp-event-war-one-against-three"),
        # Five to five without the rule.
        (4, 2, (1, 3), "gp-event-war-drawn"),
        (3, 2, (1, 2), "gp-event-war-drawn"),
        (5, 2, (1, 2), "gp-event-war-fought"),
    ],
)
def test_the_log_names_one_against_three_where_it_decides(
    attack: int, defence: int, dice: tuple[int, int], text: str
) -> None:
    play = Play().put(USA, 3).put(EUROPE, 0, 3).chips(USA, 0, 1, attack, 0)
    play.chips(EUROPE, 0, 1, defence, 0).activate(USA).enact(ANN, War(EUROPE)).roll(*dice)
    fought = [each for each in play.texts() if each.startswith("gp-event-war-")]
    assert fought == [text]


@pytest.mark.rule("GP-4.14")
def test_one_against_three_is_a_plain_defeat_with_a_smaller_lead() -> None:
    play = at_war(3, 2).roll(1, 3)
    # Four against five: one falls, one comes.
    assert play.politicians(USA) == [2, 1, 0]
    assert play.table.mauritius == [0, 0, 0]


@pytest.mark.rule("GP-7.9")
@pytest.mark.parametrize(
    ("price", "dice", "mauritius"),
    [
        ("draw", (3, 1), [0, 0, 0]),
        ("draw", (2, 2), [1, 0, 0]),
        ("draw", (1, 3), [0, 0, 0]),
        ("always", (3, 1), [1, 0, 0]),
        ("always", (2, 2), [1, 0, 0]),
        ("always", (1, 3), [1, 0, 0]),
        ("winner", (3, 1), [1, 0, 0]),
        ("winner", (2, 2), [1, 0, 0]),
        ("winner", (1, 3), [0, 1, 0]),
    ],
)
def test_the_price_of_a_war(price: str, dice: tuple[int, int], mauritius: list[int]) -> None:
    """Ruling 2: equal military, so the dice decide."""
    play = at_war(2, 2, war_price=price).roll(*dice)
    assert play.table.mauritius == mauritius


@pytest.mark.rule("GP-7.9")
def test_who_moves_in_with_the_last_of_its_base_has_nobody_to_pay_with() -> None:
    play = at_war(2, 2, war_price="winner").base(2).roll(3, 1)
    assert play.politicians(EUROPE) == [2, 2, 0]
    assert play.table.mauritius == [0, 0, 0]


@pytest.mark.rule("GP-7.9")
def test_all_partners_pay() -> None:
    play = at_war(2, 2, (2, 2, 0), (0, 0, 3), war_price="always").roll(2, 1)
    assert play.table.mauritius == [1, 1, 0]
    lost = at_war(2, 2, (2, 0, 0), (0, 3, 3), war_price="winner").roll(1, 2)
    assert lost.table.mauritius == [0, 1, 1]
    assert lost.politicians(USA) == [1, 1, 1]
