"""Votes and vetoes (chapter 3, GP-3.9 to GP-3.15)."""

import pytest

from global_powers.position import (
    ANN,
    ANNS,
    BEN,
    BENS,
    CAT,
    DAN,
    EUROPE,
    JAPAN,
    REVOLUTION,
    RUSSIA,
    USA,
    Play,
)
from statecraft.core.engine.sealed import PASS
from statecraft.core.verbs.action import Action
from statecraft.global_powers.rules.chips import MILITARY
from statecraft.global_powers.verbs import (
    ABSTAIN,
    AGREE,
    BAN,
    DECLINE,
    DISARM,
    END_ACTIVATION,
    LIFT,
    NO,
    NOBODY_BANNED,
    PROTECT,
    SANCTION,
    VETO,
    VOTES,
    YES,
    Budget,
    Emigrate,
    Motion,
    Propaganda,
    Purge,
    Rehabilitate,
    Revolution,
    Trade,
    War,
)

TO_DIPLOMACY = Budget(2)


def voting(*there: int) -> Play:
    """The USA are active; Ann is on turn, and the strongest party there has proposed a budget."""
    play = Play(len(there)).put(USA, *there).chips(USA, 0, 5, 0, 0).activate(USA)
    return play.do(play.seats[play.kinds()[0][0]], TO_DIPLOMACY)


def passed(play: Play) -> bool:
    """Everybody lets the result stand; whether the budget was carried out."""
    while play.kinds()[0][1] == "veto":
        play.do(play.seats[play.kinds()[0][0]], PASS)
    return play.chips_in(USA) == [0, 4, 0, 2]


@pytest.mark.rule("GP-3.9")
def test_votes_are_cast_in_seat_order_from_the_proposer() -> None:
    """Ruling 5. Cat proposes with three votes; Dan, Ann and Ben have two each."""
    play = voting(2, 2, 3, 2)
    assert play.kinds() == [(DAN, "vote")]
    play.do(DAN, VOTES[NO])
    assert play.kinds() == [(ANN, "vote")]
    play.do(ANN, VOTES[NO])
    assert play.kinds() == [(BEN, "vote")]
    play.do(BEN, VOTES[YES])
    # Five against four.
    assert passed(play)


@pytest.mark.rule("GP-3.9")
def test_a_vote_stops_once_it_is_decided_for() -> None:
    """Five yes against at most four no: Ann and Ben are not asked."""
    play = voting(2, 2, 3, 2).do(DAN, VOTES[YES])
    assert play.kinds() == [(ANN, "veto")]
    assert passed(play)


@pytest.mark.rule("GP-3.9")
def test_a_vote_stops_once_it_is_decided_against() -> None:
    """Three against four: with Ben's one it would be a tie at best, and a tie is a rejection."""
    play = voting(2, 1, 3, 2).do(DAN, VOTES[NO]).do(ANN, VOTES[NO])
    assert play.kinds()[0] == (ANN, "veto")
    assert not passed(play)


@pytest.mark.rule("GP-3.9")
@pytest.mark.parametrize(
    ("votes", "accepted"),
    [
        ((NO, NO), False),  # 2:2
        ((ABSTAIN, NO), True),  # 2:1
        ((NO, ABSTAIN), True),
        ((ABSTAIN, ABSTAIN), True),
        ((NO, YES), True),
    ],
)
def test_the_majority_of_votes_cast_decides_and_a_tie_rejects(
    votes: tuple[int, int], accepted: bool
) -> None:
    play = voting(2, 1, 1)
    for seat, vote in zip((BEN, CAT), votes, strict=True):
        if play.kinds() == [(seat, "vote")]:
            play.do(seat, VOTES[vote])
    assert passed(play) == accepted


@pytest.mark.rule("GP-3.9")
def test_a_party_votes_with_all_its_politicians() -> None:
    """Ben's two and Cat's two outvote Ann's three."""
    play = voting(3, 2, 2).do(BEN, VOTES[NO]).do(CAT, VOTES[NO])
    assert play.events[-1].values["no"] == 4
    assert not passed(play)


@pytest.mark.rule("GP-3.9")
def test_who_is_not_there_does_not_vote() -> None:
    play = voting(2, 0, 1)
    assert play.kinds() == [(CAT, "veto")]


@pytest.mark.rule("GP-3.10")
def test_who_proposes_or_consents_has_voted_yes() -> None:
    """Two partners with two each outvote Cat and Dan with one each, who need not be asked."""
    play = Play(4).put(USA, 2, 2, 1, 1).chips(USA, 0, 5, 0, 0).activate(USA)
    play.do(ANN, TO_DIPLOMACY).do(BEN, AGREE, "consent")
    assert play.kinds() == [(BEN, "veto")]
    assert passed(play)


@pytest.mark.rule("GP-3.11")
def test_the_first_veto_turns_the_result_round_and_costs_a_politician() -> None:
    """Ruling 6."""
    play = voting(3, 1, 1)
    # Three against two at most: nobody votes.
    assert play.kinds() == [(BEN, "veto")]
    play.do(BEN, VETO)
    assert play.politicians(USA) == [3, 0, 1]
    assert play.table.base == [17, 20, 19]
    assert play.chips_in(USA) == [0, 5, 0, 0]
    assert play.kinds() == [(ANN, "proposal")]


@pytest.mark.rule("GP-3.11")
def test_a_government_may_veto_a_rejection() -> None:
    """Ruling 6: after the veto the USA have four of Ann's, and the budget goes through."""
    play = voting(5, 3, 3).do(BEN, VOTES[NO]).do(CAT, VOTES[NO])
    play.do(ANN, VETO, "veto")
    assert play.politicians(USA) == [4, 3, 3]
    assert play.chips_in(USA) == [0, 4, 0, 2]


@pytest.mark.rule("GP-3.11")
def test_vetoes_are_asked_in_seat_order_from_the_active_player() -> None:
    """Cat proposes in Ann's turn: after an acceptance Cat is not asked, after a rejection she is."""
    play = voting(2, 2, 3, 2).do(DAN, VOTES[YES])
    order = []
    while play.kinds()[0][1] == "veto":
        order.append(play.kinds()[0][0])
        play.do(play.seats[order[-1]], PASS)
    assert order == [ANN, BEN, DAN]
    other = voting(2, 1, 3, 2).do(DAN, VOTES[NO]).do(ANN, VOTES[NO])
    order = []
    while other.kinds()[0][1] == "veto":
        order.append(other.kinds()[0][0])
        other.do(other.seats[order[-1]], PASS)
    assert order == [ANN, BEN, CAT, DAN]


@pytest.mark.rule("GP-3.11")
def test_any_party_present_may_veto_even_one_that_voted_for_it() -> None:
    play = voting(2, 1, 1).do(BEN, VOTES[YES])
    play.do(BEN, VETO, "veto")
    assert play.politicians(USA) == [2, 0, 1]
    assert play.chips_in(USA) == [0, 5, 0, 0]


@pytest.mark.rule("GP-3.11")
def test_a_sole_ruler_is_asked_nothing() -> None:
    play = voting(2, 0)
    assert play.chips_in(USA) == [0, 4, 0, 2]
    assert play.kinds() == [(ANN, "proposal")]


@pytest.mark.rule("GP-3.12")
def test_there_is_no_veto_on_a_veto() -> None:
    play = voting(4, 1, 1).do(BEN, VETO, "veto")
    # Neither Ann nor Cat is asked; the next proposal is due.
    assert play.kinds() == [(ANN, "proposal")]
    assert play.refused(ANN, VETO) == "ST-1.4"


@pytest.mark.rule("GP-3.12")
def test_nobody_vetoes_without_a_politician_there() -> None:
    play = voting(4, 1, 0).do(BEN, VETO, "veto")
    play.do(ANN, TO_DIPLOMACY)
    # Ben has sacrificed his last one, and Cat never had one.
    assert play.kinds() == [(ANN, "proposal")]
    assert play.chips_in(USA) == [0, 4, 0, 2]


@pytest.mark.rule("GP-3.11")
def test_the_last_veto_of_a_partner_lets_its_war_through_without_it() -> None:
    """Ruling 50: Ann and Ben govern the USA, and Ann gives up her only politician there for a war."""
    play = (
        Play().put(USA, 1, 1).put(EUROPE, 0, 0, 2).chips(USA, 0, 0, 5, 0).chips(EUROPE, 0, 1, 0, 0)
    )
    play.activate(USA).do(ANN, War(EUROPE)).do(BEN, DECLINE, "consent")
    play.do(BEN, Emigrate(BENS, RUSSIA)).do(ANN, DECLINE, "consent")
    # Each has proposed in vain, so this action is Ann's alone; the vote is a tie.
    play.do(ANN, War(EUROPE), "proposal").do(BEN, VOTES[NO], "vote").do(ANN, VETO, "veto")
    assert play.politicians(USA) == [0, 1, 0]
    play.roll(2, 2, kind="war")
    # Ben governs the USA by now, so his people move in.
    assert play.politicians(EUROPE) == [0, 5, 0]


@pytest.mark.rule("GP-3.11")
def test_the_last_veto_of_a_partner_lets_its_trade_through_without_it() -> None:
    play = Play().put(USA, 1, 1).put(EUROPE, 2).chips(USA, 0, 0, 5, 0).chips(EUROPE, 0, 1, 0, 0)
    gift = Trade(EUROPE, ((MILITARY, 5),), (), 0, 0)
    play.activate(USA).do(ANN, gift).do(BEN, DECLINE, "consent")
    play.do(BEN, Emigrate(BENS, RUSSIA)).do(ANN, DECLINE, "consent")
    play.do(ANN, gift, "proposal").do(BEN, VOTES[NO], "vote").do(ANN, VETO, "veto")
    assert (play.chips_in(USA)[MILITARY], play.chips_in(EUROPE)[MILITARY]) == (0, 5)


@pytest.mark.rule("GP-3.13")
def test_what_a_veto_has_made_impossible_comes_to_nothing() -> None:
    """Ann sacrifices one to purge Ben, but then Ben governs as well and is no opposition."""
    play = Play().put(USA, 2, 1, 1).chips(USA, 0, 0, 3, 0).activate(USA)
    play.do(ANN, Purge(BENS)).do(BEN, VOTES[NO]).do(CAT, VOTES[NO])
    play.do(ANN, VETO, "veto")
    assert play.politicians(USA) == [1, 1, 1]
    assert play.chips_in(USA) == [0, 0, 3, 0]
    assert "gp-event-came-to-nothing" in play.texts()
    # The action is used up; one is left.
    play.enact(ANN, Emigrate(ANNS, EUROPE))
    assert play.kinds() == [(BEN, "turn")]


@pytest.mark.rule("GP-3.14")
def test_a_coalition_suffers_one_roll_together() -> None:
    """One die for the region, and each governing party keeps so many; the opposition is left alone."""
    play = Play().put(USA, 4, 4, 3).hold(ANN, REVOLUTION).do(ANN, Revolution(USA, ()))
    play.roll(2, kind="revolution")
    assert play.politicians(USA) == [2, 2, 3]


def sanctioned() -> Play:
    """The USA are under a sanction and active; everything but the sanction would be possible."""
    play = Play().put(USA, 3, 1).put(EUROPE, 0, 2).put(RUSSIA, 0, 2).mauritius(0, 1)
    play.table.sanctioned[USA] = 1
    play.table.sanctioned[JAPAN] = 1
    return play.again().activate(USA)


@pytest.mark.rule("GP-3.15")
@pytest.mark.parametrize(
    "action",
    [
        Emigrate(ANNS, EUROPE),
        Propaganda(ANNS, USA),
        Rehabilitate(BENS),
        Purge(BENS),
        Trade(EUROPE, ((0, 1),), (), 0, 0),
        War(EUROPE),
        Budget(0),
        TO_DIPLOMACY,
        Motion(SANCTION, EUROPE, NOBODY_BANNED, 1),
        Motion(PROTECT, USA, NOBODY_BANNED, 1),
        Motion(DISARM, EUROPE, NOBODY_BANNED, 1),
        Motion(BAN, USA, BENS, 1),
        Motion(LIFT, JAPAN, NOBODY_BANNED, 1),
    ],
)
def test_a_sanctioned_region_can_do_nothing_else(action: Action) -> None:
    """Ruling 15."""
    play = sanctioned()
    assert play.refused(ANN, action) == "GP-3.15"
    assert play.legal(ANN) == [END_ACTIVATION]


@pytest.mark.rule("GP-3.15", "GP-4.24")
def test_its_only_action_is_the_motion_to_lift_the_sanction() -> None:
    """The USA have three diplomacy chips, Europe four, Russia two; Ben is against."""
    play = sanctioned().do(ANN, Motion(LIFT, USA, NOBODY_BANNED, 3))
    play.do(BEN, PASS, "veto")
    # Europe and Russia are Ben's, and he stakes nothing.
    play.do(BEN, PASS, "stake").do(BEN, PASS, "stake")
    assert play.table.sanctioned[USA] == 0
    assert play.chips_in(USA)[3] == 0
    # Two actions are left, and they are free.
    play.enact(ANN, TO_DIPLOMACY)
    assert play.chips_in(USA) == [2, 4, 5, 2]


@pytest.mark.rule("GP-3.15")
def test_a_sanctioned_region_stakes_nothing_on_motions_of_others() -> None:
    """Nor is it traded with (GP-4.7); but its own parties vote at home as ever."""
    play = Play().put(USA, 3).put(EUROPE, 0, 2).put(RUSSIA, 0, 0, 2)
    play.table.sanctioned[EUROPE] = 1
    play.again().activate(USA).enact(ANN, Motion(PROTECT, USA, NOBODY_BANNED, 3))
    assert play.kinds() == [(CAT, "stake")]
    play.do(CAT, PASS)
    assert play.table.protected[USA] == 1
    assert play.refused(ANN, Trade(EUROPE, ((0, 1),), (), 0, 0)) == "GP-4.7"


@pytest.mark.rule("GP-3.15")
def test_a_sanctioned_region_can_be_attacked() -> None:
    play = Play().put(USA, 3).put(EUROPE, 0, 2)
    play.table.sanctioned[EUROPE] = 1
    play.again().activate(USA).enact(ANN, War(EUROPE)).roll(1, 1, kind="war")
    # Five military against two: Ben loses his two, Ann moves three in.
    assert play.politicians(EUROPE) == [3, 0, 0]
