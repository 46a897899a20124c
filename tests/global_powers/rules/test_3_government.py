"""Governments and coalitions (chapter 3, GP-3.1 to GP-3.8)."""

import pytest

from global_powers.position import ANN, ANNS, BEN, BENS, CAT, CATS, DAN, EUROPE, JAPAN, USA, Play
from statecraft.core.engine.sealed import PASS
from statecraft.global_powers.ids import ALL_REGIONS
from statecraft.global_powers.rules.government import government, present, strongest_first
from statecraft.global_powers.verbs import (
    AGREE,
    DECLINE,
    END_ACTIVATION,
    NO,
    VETO,
    VOTES,
    YES,
    Budget,
    Emigrate,
    Propaganda,
    Purge,
)

TO_DIPLOMACY = Budget(2)
"""One economy chip into two diplomacy: in the USA there is room for it at first."""


def coalition(*there: int) -> Play:
    """The USA are active, with room and economy for any number of budgets."""
    play = Play(max(3, len(there))).put(USA, *there).chips(USA, 0, 5, 0, 0)
    return play.activate(USA)


@pytest.mark.rule("GP-3.1")
def test_most_politicians_govern_and_equals_are_a_coalition() -> None:
    table = Play(4).put(USA, 3, 2, 0, 1).put(EUROPE, 2, 2, 1).put(JAPAN, 1, 1, 1, 1).table
    assert government(table, USA) == [0]
    assert present(table, USA) == [0, 1, 3]
    assert government(table, EUROPE) == [0, 1]
    assert government(table, JAPAN) == [0, 1, 2, 3]
    assert government(table, ALL_REGIONS[11]) == []


@pytest.mark.rule("GP-3.2")
def test_the_stronger_party_over_the_whole_world() -> None:
    """Ruling 21's order: regions, UN, Mauritius; then the seats from the active player."""
    play = Play(4).put(USA, 1, 3, 2, 2).un(0, 0, 0, 1).mauritius(0, 0, 1, 0)
    assert strongest_first(play.table, [*play.table.all_holders()]) == [1, 3, 2, 0]
    play.put(USA, 2, 3, 2, 2)
    # Ann and Cat have two each; Cat has one on Mauritius.
    assert strongest_first(play.table, [*play.table.all_holders()]) == [1, 3, 0, 2]
    play.mauritius(0, 0, 0, 0).un(0, 0, 0, 0).put(USA, 1, 1, 1, 1)
    assert strongest_first(play.table, [*play.table.all_holders()]) == [0, 1, 2, 3]
    play.idle().idle()
    assert play.table.turn == CAT
    assert strongest_first(play.table, [*play.table.all_holders()]) == [2, 3, 0, 1]


@pytest.mark.rule("GP-3.3")
@pytest.mark.parametrize(("there", "actions"), [((3, 1), 3), ((2, 2), 2), ((1, 4, 4), 4)])
def test_action_points_are_the_strength_of_one_governing_party(
    there: tuple[int, ...], actions: int
) -> None:
    play = coalition(*there)
    made = 0
    while play.kinds()[0][1] == "proposal":
        play.chips(USA, 0, 5, 0, 0).enact(play.seats[play.kinds()[0][0]], TO_DIPLOMACY)
        made += 1
    assert made == actions


@pytest.mark.rule("GP-3.3")
def test_action_points_are_fixed_when_the_activation_begins() -> None:
    """Ruling 7: propaganda into the active region brings no more actions."""
    play = coalition(2).enact(ANN, Propaganda(ANNS, USA), Propaganda(ANNS, USA))
    assert play.politicians(USA) == [4, 0, 0]
    assert play.kinds() == [(BEN, "turn")]


@pytest.mark.rule("GP-3.4")
def test_the_government_proposes_and_not_who_activated_the_region() -> None:
    """Ruling 31."""
    play = Play().put(USA, 1, 2).activate(USA)
    assert play.table.turn == ANN
    assert play.kinds() == [(BEN, "proposal")]


@pytest.mark.rule("GP-3.4")
def test_a_rejected_proposal_uses_an_action() -> None:
    """Ruling 7: two actions, both voted down."""
    play = coalition(2, 1, 1)
    for _proposal in range(2):
        play.do(ANN, TO_DIPLOMACY)
        play.do(BEN, VOTES[NO], "vote").do(CAT, VOTES[NO], "vote")
        for seat in (ANN, BEN, CAT):
            play.do(seat, PASS, "veto")
    assert play.chips_in(USA) == [0, 5, 0, 0]
    assert play.kinds() == [(BEN, "turn")]


@pytest.mark.rule("GP-3.5")
def test_the_government_may_end_the_activation_early() -> None:
    play = coalition(3).enact(ANN, TO_DIPLOMACY).do(ANN, END_ACTIVATION)
    assert play.kinds() == [(BEN, "turn")]


@pytest.mark.rule("GP-3.5")
def test_an_activation_ends_when_nobody_is_left() -> None:
    """Three actions, and the second takes the last one away."""
    play = coalition(2, 0).put(USA, 2)
    play.enact(ANN, Emigrate(ANNS, EUROPE))
    assert play.kinds() == [(ANN, "proposal")]
    play.put(USA, 1).enact(ANN, Emigrate(ANNS, EUROPE))
    assert play.politicians(USA) == [0, 0, 0]
    assert play.kinds() == [(BEN, "turn")]
    three = coalition(3)
    three.put(USA, 1).enact(ANN, Emigrate(ANNS, EUROPE))
    assert three.kinds() == [(BEN, "turn")]


@pytest.mark.rule("GP-3.5")
def test_emigration_brings_a_new_government_that_proposes_the_rest() -> None:
    """Ruling 7: three actions for Ann; after two emigrations Ben governs and has the third."""
    play = coalition(3, 2)
    play.enact(ANN, Emigrate(ANNS, EUROPE))
    # Two against two: a coalition, and Ann is the stronger with three in all regions.
    play.enact(ANN, Emigrate(ANNS, EUROPE))
    assert play.politicians(USA) == [1, 2, 0]
    assert play.kinds() == [(BEN, "proposal")]
    play.enact(BEN, TO_DIPLOMACY)
    assert play.kinds() == [(BEN, "turn")]


@pytest.mark.rule("GP-3.5", "GP-3.11")
def test_a_veto_may_change_the_government_too() -> None:
    play = coalition(3, 3)
    play.do(ANN, TO_DIPLOMACY).do(BEN, AGREE, "consent").do(BEN, VETO, "veto")
    assert play.politicians(USA) == [3, 2, 0]
    assert play.chips_in(USA) == [0, 5, 0, 0]
    # Two actions are left, and Ann needs no consent any more.
    play.do(ANN, TO_DIPLOMACY)
    assert play.kinds() == [(BEN, "veto")]
    play.do(BEN, PASS).do(ANN, TO_DIPLOMACY).do(BEN, PASS)
    assert play.kinds() == [(BEN, "turn")]


@pytest.mark.rule("GP-3.6")
def test_partners_propose_in_turn_and_the_strongest_first() -> None:
    """Ruling 8."""
    play = coalition(3, 3, 1)
    assert play.kinds() == [(ANN, "proposal")]
    play.enact(ANN, TO_DIPLOMACY)
    assert play.kinds() == [(BEN, "proposal")]
    play.enact(BEN, TO_DIPLOMACY)
    assert play.kinds() == [(ANN, "proposal")]
    stronger = Play().put(USA, 3, 3, 1).put(EUROPE, 0, 1).activate(USA)
    assert stronger.kinds() == [(BEN, "proposal")]


@pytest.mark.rule("GP-3.6")
def test_partners_propose_in_turn_even_when_the_other_becomes_the_stronger() -> None:
    play = coalition(2, 2)
    play.enact(ANN, Propaganda(BENS, EUROPE))
    # Ben is the stronger one now, and it is his turn anyway.
    assert play.kinds() == [(BEN, "proposal")]
    other = Play().put(USA, 3, 3).put(EUROPE, 0, 1).activate(USA)
    other.enact(BEN, Propaganda(ANNS, EUROPE))
    assert other.kinds() == [(ANN, "proposal")]
    other.enact(ANN, Propaganda(ANNS, EUROPE))
    assert other.kinds() == [(BEN, "proposal")]


@pytest.mark.rule("GP-3.6")
def test_a_proposal_needs_the_consent_of_all_partners_and_else_costs_nothing() -> None:
    play = coalition(1, 1, 1)
    play.do(ANN, TO_DIPLOMACY)
    assert play.kinds() == [(BEN, "consent")]
    play.do(BEN, AGREE)
    assert play.kinds() == [(CAT, "consent")]
    play.do(CAT, DECLINE)
    assert play.chips_in(USA) == [0, 5, 0, 0]
    assert play.kinds() == [(BEN, "proposal")]
    play.do(BEN, TO_DIPLOMACY).do(ANN, AGREE, "consent").do(CAT, AGREE, "consent")
    # All have voted by consenting; Ben's own proposal needs no question to him.
    play.do(ANN, PASS, "veto").do(CAT, PASS, "veto")
    assert play.chips_in(USA) == [0, 4, 0, 2]
    assert play.kinds() == [(BEN, "turn")]


@pytest.mark.rule("GP-3.7")
def test_when_each_has_proposed_in_vain_the_next_one_acts_alone() -> None:
    """Ruling 8: no consent is needed, but the region still votes."""
    play = coalition(3, 3, 1)
    play.do(ANN, TO_DIPLOMACY).do(BEN, DECLINE).do(BEN, TO_DIPLOMACY).do(ANN, DECLINE)
    play.do(ANN, TO_DIPLOMACY)
    assert play.kinds() == [(BEN, "vote")]
    play.do(BEN, VOTES[NO]).do(CAT, VOTES[YES], "vote")
    play.do(BEN, PASS, "veto").do(CAT, PASS, "veto")
    assert play.chips_in(USA) == [0, 4, 0, 2]
    # One of three actions is used up; for the next one Ben is in turn, and consent is needed again.
    play.do(BEN, TO_DIPLOMACY)
    assert play.kinds() == [(ANN, "consent")]


@pytest.mark.rule("GP-3.7")
def test_three_partners_each_propose_once_before_one_acts_alone() -> None:
    play = coalition(1, 1, 1)
    for seat, refuses in ((ANN, BEN), (BEN, ANN), (CAT, ANN)):
        assert play.kinds() == [(seat, "proposal")]
        play.do(seat, TO_DIPLOMACY).do(refuses, DECLINE, "consent")
    play.do(ANN, TO_DIPLOMACY)
    assert play.kinds() == [(BEN, "vote")]


@pytest.mark.rule("GP-3.7")
def test_if_all_partners_forgo_the_activation_ends() -> None:
    play = coalition(3, 3)
    play.do(ANN, END_ACTIVATION)
    assert play.kinds() == [(BEN, "proposal")]
    play.do(BEN, END_ACTIVATION)
    assert play.kinds() == [(BEN, "turn")]


@pytest.mark.rule("GP-3.7")
def test_a_partner_who_forgoes_leaves_the_proposal_to_the_next() -> None:
    play = coalition(1, 1)
    play.do(ANN, END_ACTIVATION).enact(BEN, TO_DIPLOMACY)
    assert play.chips_in(USA) == [0, 4, 0, 2]
    assert play.kinds() == [(BEN, "turn")]


@pytest.mark.rule("GP-3.7")
def test_who_acts_alone_and_forgoes_loses_the_action() -> None:
    play = coalition(2, 2)
    play.do(ANN, END_ACTIVATION).do(BEN, TO_DIPLOMACY).do(ANN, DECLINE, "consent")
    play.do(ANN, END_ACTIVATION, "proposal")
    # One of two actions is gone; Ben is next.
    assert play.kinds() == [(BEN, "proposal")]
    play.enact(BEN, TO_DIPLOMACY)
    assert play.kinds() == [(BEN, "turn")]


@pytest.mark.rule("GP-3.8")
def test_alone_one_moves_only_own_politicians() -> None:
    play = coalition(2, 2, 1, 0).chips(USA, 0, 5, 1, 1)
    agreed = [Emigrate(BENS, EUROPE), Propaganda(BENS, USA)]
    assert all(action in play.legal(ANN) for action in agreed)
    play.do(ANN, TO_DIPLOMACY).do(BEN, DECLINE).do(BEN, TO_DIPLOMACY).do(ANN, DECLINE)
    assert play.refused(ANN, Emigrate(BENS, EUROPE)) == "GP-3.8"
    assert play.refused(ANN, Propaganda(BENS, USA)) == "GP-3.8"
    # Somebody of the opposition is another matter.
    assert Purge(CATS) in play.legal(ANN)
    play.do(ANN, Emigrate(ANNS, EUROPE)).do(BEN, VOTES[NO], "vote").do(CAT, VOTES[YES], "vote")
    play.do(BEN, PASS, "veto").do(CAT, PASS, "veto")
    assert play.politicians(USA) == [1, 2, 1, 0]
    assert play.kinds() == [(BEN, "proposal")]


@pytest.mark.rule("GP-3.6")
def test_a_new_coalition_begins_with_its_strongest_partner() -> None:
    """Rulings 7 and 8: Ben's veto makes Ann, Ben and Dan a coalition, of which Dan is the strongest."""
    play = Play(4).put(USA, 2, 3, 0, 2).put(JAPAN, 0, 0, 0, 4).activate(USA)
    play.do(BEN, TO_DIPLOMACY).do(DAN, VOTES[NO], "vote").do(ANN, VOTES[NO], "vote")
    play.do(ANN, PASS, "veto").do(BEN, VETO, "veto")
    assert play.politicians(USA) == [2, 2, 0, 2]
    assert play.kinds() == [(DAN, "proposal")]
