"""Variations (chapter 7); those of single cards and of war are proven beside them."""

from typing import Any

import pytest

from global_powers.position import (
    AFRICA,
    ANN,
    ANNS,
    BEN,
    BENS,
    CAT,
    CHINA,
    DAN,
    EUROPE,
    JAPAN,
    RUSSIA,
    USA,
    Play,
)
from statecraft.core.engine.question import Open, Sealed
from statecraft.core.engine.sealed import PASS
from statecraft.core.record.inputs import Act, GiveOrder
from statecraft.core.refusal import Illegal
from statecraft.global_powers.rules.orders import VoteOrder
from statecraft.global_powers.variants import OPTIONS
from statecraft.global_powers.verbs import (
    ABSTAIN,
    AGREE,
    BASE,
    CALL_VOTE,
    END_ACTIVATION,
    NO,
    NOBODY_BANNED,
    PROTECT,
    VETO,
    VOTES,
    YES,
    Budget,
    Emigrate,
    Motion,
    Place,
    Purge,
)

FROM_BASE = ((BASE, 3),)
TO_DIPLOMACY = Budget(2)


def test_every_option_is_described_by_a_rule() -> None:
    assert [option.rule for option in OPTIONS] == [f"GP-7.{n}" for n in range(1, 17)] + ["ST-4.1"]


@pytest.mark.rule("GP-7.1")
@pytest.mark.parametrize(("points", "second"), [("fresh", 9), ("added", 16)])
def test_points_may_be_added_up(points: str, second: int) -> None:
    """Ann has the USA alone, 7 points, and after the first scoring a delegate for each 2 points."""
    play = Play(points=points).put(USA, 1).put(EUROPE, 0, 1, 1).chips(EUROPE, 0, 5, 0, 0)
    play.put(JAPAN, 0, 2, 1).put(RUSSIA, 0, 1, 2).finish_round()
    # Ann 7; Ben 5, 5 and 1; Cat 5, 1 and 3.
    assert play.table.points == [14, 22, 18]
    play.fill_un(FROM_BASE, FROM_BASE, FROM_BASE).keep_hands()
    assert play.table.un == [1, 3, 2]
    play.finish_round()
    assert play.table.points[ANN] == 2 * second


@pytest.mark.rule("GP-7.1")
def test_points_added_up_win_too() -> None:
    play = Play(points="added").put(USA, 1).put(EUROPE, 1).finish_round()
    assert play.table.points == [28, 0, 0]
    play.fill_un(FROM_BASE, FROM_BASE, FROM_BASE).keep_hands().finish_round()
    # 14 and, with three delegates, 20.
    assert play.table.points[ANN] == 2 * 34
    assert play.result()[:2] == ("points", "GP-6.11")


@pytest.mark.rule("GP-7.6")
def test_a_set_number_of_scorings() -> None:
    play = Play(scorings=2).put(USA, 1, 2).put(CHINA, 1).finish_round()
    assert not play.over()
    play.fill_un(FROM_BASE, FROM_BASE, FROM_BASE).keep_hands().finish_round()
    # First Ann and Ben had six each and Cat none; Ben was the weaker of the two by his seat.
    assert play.table.un == [3, 2, 1]
    # The second brought 12, 10 and 2.
    assert play.table.points == [2 * 18, 2 * 16, 2 * 2]
    assert play.result() == ("scorings", "GP-7.6", (1, 2, 3))


@pytest.mark.rule("GP-7.6")
def test_without_a_set_number_scorings_go_on() -> None:
    play = Play().put(6, 1, 2)
    for _scoring in range(3):
        play.finish_round()
        for _seat in play.seats:
            play.time_out()
        play.keep_hands()
    assert play.table.scorings == 3
    assert not play.over()


@pytest.mark.rule("GP-7.7")
def test_open_placement_goes_round_from_a_lot() -> None:
    """Ruling 42: one politician at a time; who passes places no more; nobody goes to Mauritius."""
    play = Play(start=False, placement="open")
    assert play.chance("placement").distribution.total() == 3
    play.lot(1)
    assert play.kinds() == [(BEN, "placement")]
    assert isinstance(play.table.pending(), Open)
    play.do(BEN, Place(USA))
    assert play.politicians(USA) == [0, 1, 0]
    play.do(CAT, PASS).do(ANN, Place(USA)).do(BEN, Place(EUROPE))
    # Cat has passed.
    assert play.kinds() == [(ANN, "placement")]
    play.do(ANN, PASS).do(BEN, Place(EUROPE)).do(BEN, PASS)
    assert play.kinds()[0][1] == "first-hand"
    assert play.politicians(EUROPE) == [0, 2, 0]
    assert play.table.base == [19, 17, 20]
    assert play.table.mauritius == [0, 0, 0]
    assert play.choose_hands().kinds() == [(CAT, "turn")]


@pytest.mark.rule("GP-7.7")
def test_open_placement_leaves_one_in_base() -> None:
    play = Play(2, start=False, placement="open").lot(0).do(ANN, Place(USA)).do(BEN, PASS)
    for _politician in range(18):
        play.do(ANN, Place(USA))
    assert play.politicians(USA) == [19, 0]
    assert play.table.base == [1, 20]
    assert play.kinds()[0][1] == "first-hand"


def sealed() -> Play:
    """Ann has proposed with two votes; Ben and Cat have one each."""
    play = Play(sealed_votes=True).put(USA, 2, 1, 1).chips(USA, 0, 5, 0, 0).activate(USA)
    return play.do(ANN, TO_DIPLOMACY)


@pytest.mark.rule("GP-7.8")
def test_sealed_votes_are_cast_at_once_and_opened_together() -> None:
    """Ruling 5."""
    play = sealed()
    assert isinstance(play.table.pending(), Sealed)
    assert play.kinds() == [(BEN, "vote"), (CAT, "vote")]
    unlike = sealed()
    play.do(BEN, VOTES[NO])
    unlike.do(BEN, VOTES[YES])
    assert play.table.view(CAT) == unlike.table.view(CAT)
    play.do(CAT, VOTES[NO])
    assert play.texts().count("gp-event-voted") == 2
    # Two to two.
    assert play.kinds() == [(ANN, "veto")]
    assert play.events[-1].text == "gp-event-rejected"


@pytest.mark.rule("GP-7.8")
@pytest.mark.parametrize(
    ("ben", "cat", "passes"), [(NO, ABSTAIN, True), (NO, YES, True), (NO, NO, False)]
)
def test_sealed_votes_count_like_open_ones(ben: int, cat: int, passes: bool) -> None:
    play = sealed().do(CAT, VOTES[cat], "vote").do(BEN, VOTES[ben], "vote")
    assert ("gp-event-accepted" in play.texts()) == passes


@pytest.mark.rule("GP-7.8")
def test_without_other_parties_nothing_is_sealed() -> None:
    play = Play(sealed_votes=True).put(USA, 2).activate(USA).do(ANN, TO_DIPLOMACY)
    assert play.kinds() == [(ANN, "proposal")]


def ordered(support: int, oppose: int, **options: Any) -> Play:
    """Ben has left an order, and Ann has proposed something he has a vote on."""
    play = Play(**options).put(USA, 2, 1, 1).chips(USA, 0, 5, 0, 0)
    play.take(GiveOrder(BEN, VoteOrder("vote", support, oppose)))
    return play.activate(USA).do(ANN, TO_DIPLOMACY)


@pytest.mark.rule("GP-7.12")
@pytest.mark.parametrize("sealed_votes", [False, True])
@pytest.mark.parametrize(
    ("support", "oppose", "vote"),
    [(1 << ANN, 0, YES), (0, 1 << ANN, NO), (1 << CAT, 1 << DAN, None), (1, 1, YES)],
)
def test_a_standing_order_votes(
    support: int, oppose: int, vote: int | None, sealed_votes: bool
) -> None:
    play = ordered(support, oppose, sealed_votes=sealed_votes)
    asked = play.asked(BEN, "vote")
    if vote is None:
        assert play.table.ordered() is None
    else:
        assert play.table.ordered() == Act(asked.id, BEN, VOTES[vote])


@pytest.mark.rule("GP-7.12")
def test_a_standing_order_is_for_votes_on_proposals_only() -> None:
    play = ordered(1 << ANN, 0).do(BEN, VOTES[YES])
    assert play.kinds() == [(BEN, "veto")]
    assert play.table.ordered() is None
    un = Play().put(USA, 1).un(0, 1).activate(USA)
    un.take(GiveOrder(BEN, VoteOrder("vote", 1 << ANN, 0)))
    un.do(ANN, Motion(PROTECT, USA, NOBODY_BANNED, 3))
    assert un.kinds() == [(BEN, "un-vote")]
    assert un.table.ordered() is None


@pytest.mark.rule("GP-7.12")
def test_no_standing_orders_where_they_are_switched_off() -> None:
    play = Play(vote_orders=False)
    with pytest.raises(Illegal) as caught:
        play.table.apply(GiveOrder(BEN, VoteOrder("vote", 1, 0)))
    assert caught.value.rule == "GP-7.12"
    assert play.table.orders == ((), (), ())


def batching(*there: int) -> Play:
    return Play(batch=True).put(USA, *there).chips(USA, 0, 5, 2, 0).activate(USA)


@pytest.mark.rule("GP-7.13")
def test_several_actions_are_proposed_and_voted_on_at_once() -> None:
    """Three actions; two are proposed together, so one is left."""
    play = batching(3, 1, 2).do(ANN, TO_DIPLOMACY)
    assert play.kinds() == [(ANN, "proposal")]
    play.do(ANN, Emigrate(ANNS, EUROPE)).do(ANN, CALL_VOTE)
    assert play.kinds() == [(BEN, "vote")]
    play.do(BEN, VOTES[YES])
    play.do(BEN, PASS, "veto").do(CAT, PASS, "veto")
    assert play.chips_in(USA) == [0, 4, 2, 2]
    assert play.politicians(USA) == [2, 1, 2]
    play.enact(ANN, TO_DIPLOMACY)
    assert play.kinds() == [(BEN, "turn")]


@pytest.mark.rule("GP-7.13")
def test_a_batch_is_full_when_no_action_is_left() -> None:
    play = batching(2, 1).do(ANN, TO_DIPLOMACY).do(ANN, TO_DIPLOMACY)
    assert play.kinds() == [(BEN, "veto")]
    play.do(BEN, PASS)
    assert play.chips_in(USA) == [0, 3, 2, 4]
    assert play.kinds() == [(BEN, "turn")]


@pytest.mark.rule("GP-7.13")
def test_one_veto_stops_a_whole_batch_and_all_its_actions_are_used() -> None:
    play = batching(2, 1).do(ANN, TO_DIPLOMACY).do(ANN, Purge(BENS)).do(BEN, VETO, "veto")
    assert play.chips_in(USA) == [0, 5, 2, 0]
    assert play.politicians(USA) == [2, 0, 0]
    assert play.kinds() == [(BEN, "turn")]


@pytest.mark.rule("GP-7.13", "GP-3.13")
def test_what_an_earlier_action_of_a_batch_made_impossible_comes_to_nothing() -> None:
    """Ben has one politician there, and he cannot be purged twice; the chip is kept."""
    play = batching(3, 1).do(ANN, Purge(BENS)).do(ANN, Purge(BENS)).do(ANN, TO_DIPLOMACY)
    play.do(BEN, PASS, "veto")
    assert play.politicians(USA) == [3, 0, 0]
    assert play.chips_in(USA) == [0, 4, 1, 2]
    assert "gp-event-came-to-nothing" in play.texts()
    assert play.kinds() == [(BEN, "turn")]


@pytest.mark.rule("GP-7.13")
def test_a_batch_is_put_to_the_vote_before_the_activation_ends() -> None:
    play = batching(3)
    assert play.refused(ANN, CALL_VOTE) == "GP-7.13"
    play.do(ANN, TO_DIPLOMACY)
    assert play.refused(ANN, END_ACTIVATION) == "GP-7.13"
    play.do(ANN, CALL_VOTE).do(ANN, END_ACTIVATION)
    assert play.chips_in(USA) == [0, 4, 2, 2]
    assert play.kinds() == [(BEN, "turn")]


@pytest.mark.rule("GP-7.13")
def test_partners_consent_to_a_batch_as_a_whole() -> None:
    play = batching(2, 2).do(ANN, TO_DIPLOMACY).do(ANN, TO_DIPLOMACY)
    assert play.kinds() == [(BEN, "consent")]
    play.do(BEN, AGREE).do(BEN, PASS, "veto")
    assert play.chips_in(USA) == [0, 3, 2, 4]
    assert play.kinds() == [(BEN, "turn")]


@pytest.mark.rule("GP-7.13")
def test_without_the_option_every_proposal_is_voted_on() -> None:
    play = Play().put(AFRICA, 2, 1).chips(AFRICA, 0, 2, 0, 0).activate(AFRICA)
    assert play.refused(ANN, CALL_VOTE) == "GP-7.13"
    assert play.do(ANN, TO_DIPLOMACY).kinds() == [(BEN, "veto")]
