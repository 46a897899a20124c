"""Talks (chapter 8)."""

import pytest

from global_powers.position import (
    ANN,
    BEN,
    BENS,
    CAT,
    CHINA,
    COUP,
    EUROPE,
    INITIATIVE,
    USA,
    Play,
)
from statecraft.core.engine.sealed import PASS
from statecraft.core.ids import Holder, Seat
from statecraft.core.trade.offer_verbs import AcceptOffer, MakeOffer, RefuseOffer
from statecraft.core.trade.offers import Goods
from statecraft.core.trade.pledges import BROKEN, KEPT, STANDING
from statecraft.global_powers.rules.talks import NO_MOTION, NO_VETO, NO_WAR, SUPPORT
from statecraft.global_powers.verbs import (
    ABSTAIN,
    BAN,
    DISARM,
    NO,
    NOBODY_BANNED,
    PROTECT,
    SANCTION,
    VETO,
    VOTES,
    YES,
    Budget,
    Coup,
    Initiative,
    Motion,
    StakeCoup,
    War,
)

SUPPORTING, NOT_VETOING = ((0, 1),), ((1, 1),)
TO_DIPLOMACY = Budget(2)


def no_war(region: int) -> Goods:
    return ((10 + region, 1),)


def no_motion(region: int) -> Goods:
    return ((30 + region, 1),)


def deal(play: Play, by: Seat, to: Seat, give: Goods, get: Goods = ()) -> Play:
    """An offer that is made and accepted."""
    play.do(by, MakeOffer(Holder(to), give, get, ()), "talks")
    return play.do(to, AcceptOffer(play.table.offers[-1].id), "answer-offer")


def pledges(play: Play) -> list[tuple[int, int, int, int, str]]:
    return [(p.by, p.to, p.kind, p.what, p.status) for p in play.table.pledges]


def voted() -> Play:
    """Ben has promised Ann his support, and Ann proposes in the USA."""
    play = Play().put(USA, 2, 1, 1).chips(USA, 0, 5, 0, 0)
    return deal(play, BEN, ANN, SUPPORTING).activate(USA).do(ANN, TO_DIPLOMACY)


@pytest.mark.rule("GP-8.1")
def test_two_parties_promise_each_other_something() -> None:
    play = Play().put(USA, 1)
    play.do(BEN, MakeOffer(Holder(ANN), SUPPORTING, no_war(USA), ()), "talks")
    assert pledges(play) == []
    play.do(ANN, AcceptOffer(0), "answer-offer")
    assert pledges(play) == [
        (BEN, ANN, SUPPORT, ANN, STANDING),
        (ANN, BEN, NO_WAR, USA, STANDING),
    ]
    # It is still Ann's turn.
    assert play.kinds() == [(ANN, "turn")]


@pytest.mark.rule("GP-8.1")
def test_everything_that_can_be_promised() -> None:
    play = Play()
    promises = (*SUPPORTING, *NOT_VETOING, *no_war(CHINA), *no_motion(EUROPE))
    deal(play, ANN, BEN, promises)
    assert pledges(play) == [
        (ANN, BEN, SUPPORT, BEN, STANDING),
        (ANN, BEN, NO_VETO, BEN, STANDING),
        (ANN, BEN, NO_WAR, CHINA, STANDING),
        (ANN, BEN, NO_MOTION, EUROPE, STANDING),
    ]


@pytest.mark.rule("GP-8.1")
def test_a_refused_offer_promises_nothing_and_a_promise_is_given_once() -> None:
    play = Play().do(BEN, MakeOffer(Holder(ANN), SUPPORTING, (), ()), "talks")
    play.do(ANN, RefuseOffer(0), "answer-offer")
    assert pledges(play) == []
    deal(play, BEN, ANN, SUPPORTING)
    deal(play, BEN, ANN, SUPPORTING)
    assert len(pledges(play)) == 1


@pytest.mark.rule("GP-8.1")
def test_only_who_is_offered_something_accepts_it() -> None:
    play = Play().do(BEN, MakeOffer(Holder(ANN), SUPPORTING, (), ()), "talks")
    play.do(CAT, MakeOffer(Holder(BEN), SUPPORTING, (), ()), "talks")
    assert play.refused(ANN, AcceptOffer(1), "answer-offer") == "ST-8.4"
    assert play.refused(ANN, AcceptOffer(2), "answer-offer") == "ST-8.4"


@pytest.mark.rule("GP-8.1")
def test_nobody_talks_while_a_secret_is_pending() -> None:
    play = Play().put(USA, 1, 3).hold(ANN, COUP)
    assert [q.kind for q in play.table.questions()] == ["turn", "talks", "talks", "talks"]
    play.do(ANN, Coup(USA))
    assert {q.kind for q in play.table.questions()} == {"coup-stake"}
    play.do(ANN, StakeCoup(0)).do(BEN, StakeCoup(0))
    assert play.table.questions() == ()
    play.roll(1, 1)
    assert {q.kind for q in play.table.questions()} == {"turn", "talks"}
    auction = Play(start=False)
    assert {q.kind for q in auction.table.questions()} == {"bid"}


@pytest.mark.rule("GP-8.1")
def test_talks_go_on_during_a_vote() -> None:
    """A bribe at the last moment."""
    play = Play().put(USA, 2, 1, 1).chips(USA, 0, 5, 0, 0).activate(USA).do(ANN, TO_DIPLOMACY)
    deal(play, CAT, ANN, SUPPORTING, no_war(USA))
    play.do(BEN, VOTES[ABSTAIN], "vote")
    assert pledges(play)[0][4] == STANDING


@pytest.mark.rule("GP-8.1")
def test_offers_end_with_the_turn() -> None:
    play = Play().do(BEN, MakeOffer(Holder(CAT), SUPPORTING, (), ()), "talks")
    play.activate(USA)
    assert play.table.offers == ()


@pytest.mark.rule("GP-8.2")
@pytest.mark.parametrize(
    "goods", [((2, 1),), ((9, 1),), ((22, 1),), ((42, 1),), ((0, 2),), ((101, 1),)]
)
def test_nothing_but_promises_changes_hands(goods: Goods) -> None:
    play = Play()
    assert play.refused(ANN, MakeOffer(Holder(BEN), goods, (), ()), "talks") == "GP-8.2"
    assert play.refused(ANN, MakeOffer(Holder(BEN), (), goods, ()), "talks") == "ST-8.3"


@pytest.mark.rule("GP-8.3")
@pytest.mark.parametrize(("vote", "status"), [(YES, KEPT), (NO, BROKEN), (ABSTAIN, BROKEN)])
def test_support_is_broken_by_any_vote_but_yes(vote: int, status: str) -> None:
    play = voted().do(BEN, VOTES[vote], "vote")
    while play.kinds()[0][1] in ("vote", "veto"):
        seat, kind = play.kinds()[0]
        play.do(play.seats[seat], VOTES[YES] if kind == "vote" else PASS)
    play.end()
    assert pledges(play) == [(BEN, ANN, SUPPORT, ANN, status)]


@pytest.mark.rule("GP-8.3")
def test_support_that_was_never_asked_for_was_kept() -> None:
    play = deal(Play(), BEN, ANN, SUPPORTING).activate(USA)
    assert pledges(play) == [(BEN, ANN, SUPPORT, ANN, KEPT)]


@pytest.mark.rule("GP-8.3")
def test_support_is_for_the_proposals_of_one_party() -> None:
    """Cat's proposals may be voted down, though Ann was promised support."""
    play = Play().put(USA, 1, 2, 3).chips(USA, 0, 5, 0, 0)
    deal(play, BEN, ANN, SUPPORTING).activate(USA).do(CAT, TO_DIPLOMACY)
    play.do(ANN, VOTES[NO], "vote").do(BEN, VOTES[NO], "vote")
    assert pledges(play)[0][4] == STANDING


@pytest.mark.rule("GP-8.3")
@pytest.mark.parametrize(("vetoes", "status"), [(False, KEPT), (True, BROKEN)])
def test_a_promise_not_to_veto_is_broken_by_a_veto(vetoes: bool, status: str) -> None:
    play = Play().put(USA, 2, 1).chips(USA, 0, 5, 0, 0)
    deal(play, BEN, ANN, NOT_VETOING).activate(USA).do(ANN, TO_DIPLOMACY)
    play.do(BEN, VETO if vetoes else PASS, "veto").end()
    assert pledges(play) == [(BEN, ANN, NO_VETO, ANN, status)]


@pytest.mark.rule("GP-8.3")
def test_a_promise_of_no_war_lasts_until_the_scoring() -> None:
    play = deal(Play().put(USA, 2).put(EUROPE, 0, 2), ANN, BEN, no_war(EUROPE))
    kept = play.table.clone()
    play.activate(USA).enact(ANN, War(EUROPE))
    assert pledges(play) == [(ANN, BEN, NO_WAR, EUROPE, BROKEN)]
    # Broken is broken, even when the scoring comes.
    play.roll(2, 2).end().finish_round()
    assert pledges(play) == [(ANN, BEN, NO_WAR, EUROPE, BROKEN)]
    play.table = kept
    play.idle()
    assert pledges(play)[0][4] == STANDING
    play.finish_round()
    assert pledges(play) == [(ANN, BEN, NO_WAR, EUROPE, KEPT)]


@pytest.mark.rule("GP-8.3")
def test_a_promise_of_no_war_is_about_one_region_and_one_party() -> None:
    play = Play().put(USA, 2).put(EUROPE, 0, 2).put(3, 0, 0, 2)
    deal(play, ANN, BEN, no_war(3))
    deal(play, CAT, BEN, no_war(EUROPE)).activate(USA).enact(ANN, War(EUROPE))
    assert [status for *_rest, status in pledges(play)] == [STANDING, STANDING]


@pytest.mark.rule("GP-8.3")
@pytest.mark.parametrize(
    ("motion", "status"),
    [
        (Motion(BAN, EUROPE, BENS, 0), BROKEN),
        (Motion(DISARM, EUROPE, NOBODY_BANNED, 0), BROKEN),
        (Motion(SANCTION, EUROPE, NOBODY_BANNED, 0), BROKEN),
        (Motion(PROTECT, EUROPE, NOBODY_BANNED, 0), STANDING),
        (Motion(SANCTION, CHINA, NOBODY_BANNED, 0), STANDING),
    ],
)
def test_a_promise_of_no_motion_is_broken_by_one_against_the_region(
    motion: Motion, status: str
) -> None:
    play = Play().put(USA, 2).put(EUROPE, 0, 2)
    deal(play, ANN, BEN, no_motion(EUROPE)).activate(USA).enact(ANN, motion)
    assert pledges(play) == [(ANN, BEN, NO_MOTION, EUROPE, status)]
    card = Play().put(EUROPE, 0, 2).hold(ANN, INITIATIVE)
    deal(card, ANN, BEN, no_motion(EUROPE)).do(ANN, Initiative()).do(ANN, motion, "initiative")
    assert pledges(card) == [(ANN, BEN, NO_MOTION, EUROPE, status)]


@pytest.mark.rule("GP-8.3")
def test_everybody_hears_of_it_and_nothing_else_follows() -> None:
    play = voted().do(BEN, VOTES[NO], "vote")
    assert "event-pledge-broken" in play.texts()
    assert play.politicians(USA) == [2, 1, 1]
