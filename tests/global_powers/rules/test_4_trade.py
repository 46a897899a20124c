"""Trade, with its promises and threats (chapter 4, GP-4.5 to GP-4.9)."""

import pytest

from global_powers.position import ANN, BEN, BENS, CAT, CHINA, EUROPE, RUSSIA, USA, Play
from statecraft.core.engine.sealed import PASS
from statecraft.core.trade.pledges import BROKEN, KEPT, STANDING
from statecraft.global_powers.rules.chips import DIPLOMACY, ECONOMY, MILITARY, RAW
from statecraft.global_powers.rules.talks import (
    NO_MOTION,
    NO_WAR,
    THREAT_OF_SANCTION,
    THREAT_OF_WAR,
)
from statecraft.global_powers.verbs import (
    AGREE,
    BAN,
    DECLINE,
    NO,
    NOBODY_BANNED,
    PROTECT,
    SANCTION,
    VOTES,
    Chips,
    Motion,
    Trade,
    War,
)


def offer(give: Chips, get: Chips, promise: int = 0, threat: int = 0) -> Trade:
    return Trade(EUROPE, give, get, promise, threat)


def neighbours() -> Play:
    """Ann's USA (2 5 5 3) and Ben's Europe (1 5 2 4), with four actions for the USA."""
    return Play().put(USA, 4).put(EUROPE, 0, 2).activate(USA)


def pledges(play: Play) -> list[tuple[int, int, int, int, str]]:
    return [(p.by, p.to, p.kind, p.what, p.status) for p in play.table.pledges]


@pytest.mark.rule("GP-4.5", "GP-4.6")
def test_any_amounts_of_chips_are_exchanged_when_the_other_side_agrees() -> None:
    play = neighbours().chips(EUROPE, 1, 2, 2, 4)
    play.enact(ANN, offer(((RAW, 2), (ECONOMY, 3)), ((DIPLOMACY, 2),)))
    assert play.kinds() == [(BEN, "trade")]
    assert play.chips_in(USA) == [2, 5, 5, 3]
    play.do(BEN, AGREE)
    assert play.chips_in(USA) == [0, 2, 5, 5]
    assert play.chips_in(EUROPE) == [3, 5, 2, 2]
    assert play.kinds() == [(ANN, "proposal")]


@pytest.mark.rule("GP-4.5")
def test_a_trade_may_be_a_gift_either_way() -> None:
    play = neighbours()
    play.enact(ANN, offer(((RAW, 1),), ())).do(BEN, AGREE)
    play.enact(ANN, offer((), ((DIPLOMACY, 1),))).do(BEN, AGREE)
    assert play.chips_in(USA) == [1, 5, 5, 4]
    assert play.chips_in(EUROPE) == [2, 5, 2, 3]


@pytest.mark.rule("GP-4.5")
def test_only_neighbours_trade_and_about_something() -> None:
    play = neighbours().put(CHINA, 0, 1)
    assert play.refused(ANN, Trade(CHINA, ((RAW, 1),), (), 0, 0)) == "GP-4.5"
    assert play.refused(ANN, Trade(USA, ((RAW, 1),), (), 0, 0)) == "GP-4.5"
    assert play.refused(ANN, offer((), ())) == "GP-4.5"


@pytest.mark.rule("GP-4.6")
def test_a_trade_that_is_refused_changes_nothing_and_uses_the_action() -> None:
    play = Play().put(USA, 1).put(EUROPE, 0, 2).activate(USA)
    play.enact(ANN, offer(((RAW, 1),), ())).do(BEN, DECLINE)
    assert play.chips_in(USA) == [2, 5, 5, 3]
    assert play.kinds() == [(BEN, "turn")]


@pytest.mark.rule("GP-4.6")
def test_the_active_region_votes_before_the_other_side_decides() -> None:
    play = Play().put(USA, 2, 1, 1).put(EUROPE, 0, 2).activate(USA)
    play.do(ANN, offer(((RAW, 1),), ())).do(BEN, VOTES[NO]).do(CAT, VOTES[NO])
    for seat in (ANN, BEN, CAT):
        play.do(seat, PASS, "veto")
    assert play.kinds() == [(ANN, "proposal")]


@pytest.mark.rule("GP-4.6")
def test_all_partners_of_the_other_side_must_agree() -> None:
    """Ruling 8; the stronger partner is asked first."""
    play = neighbours().put(EUROPE, 0, 2, 2).put(RUSSIA, 0, 0, 1)
    play.enact(ANN, offer(((RAW, 1),), ()))
    assert play.kinds() == [(CAT, "trade")]
    play.do(CAT, AGREE)
    assert play.kinds() == [(BEN, "trade")]
    play.do(BEN, DECLINE)
    assert play.chips_in(USA)[RAW] == 2
    play.enact(ANN, offer(((RAW, 1),), ())).do(CAT, AGREE).do(BEN, AGREE)
    assert play.chips_in(USA)[RAW] == 1
    play.enact(ANN, offer(((RAW, 1),), ())).do(CAT, DECLINE)
    assert play.kinds() == [(ANN, "proposal")]


@pytest.mark.rule("GP-4.6")
def test_who_proposes_and_governs_there_too_has_agreed() -> None:
    play = neighbours().put(EUROPE, 2, 2)
    play.enact(ANN, offer(((RAW, 1),), ()))
    assert play.kinds() == [(BEN, "trade")]
    play.do(BEN, DECLINE).put(EUROPE, 3, 2)
    play.enact(ANN, offer(((RAW, 1),), ()))
    assert play.chips_in(EUROPE)[RAW] == 2
    assert play.kinds() == [(ANN, "proposal")]


@pytest.mark.rule("GP-4.7")
def test_no_trade_with_a_region_without_government_or_under_a_sanction() -> None:
    play = neighbours()
    assert play.refused(ANN, Trade(RUSSIA, ((RAW, 1),), (), 0, 0)) == "GP-4.7"
    play.table.sanctioned[EUROPE] = 1
    assert play.again().refused(ANN, offer(((RAW, 1),), ())) == "GP-4.7"


@pytest.mark.rule("GP-4.7")
@pytest.mark.parametrize(
    "trade",
    [
        offer(((RAW, 3),), ()),
        offer((), ((MILITARY, 3),)),
        offer(((RAW, 1), (RAW, 1)), ()),
        offer(((ECONOMY, 1), (RAW, 1)), ()),
    ],
)
def test_no_trade_with_more_chips_than_there_are(trade: Trade) -> None:
    assert neighbours().refused(ANN, trade) == "GP-4.7"


@pytest.mark.rule("GP-4.7", "GP-4.23")
def test_no_military_into_a_demilitarised_region() -> None:
    """Ruling 41; out of it military may go."""
    play = neighbours()
    play.table.demilitarised[EUROPE] = 1
    assert play.again().refused(ANN, offer(((MILITARY, 1),), ())) == "GP-4.7"
    play.chips(USA, 2, 5, 3, 3).enact(ANN, offer((), ((MILITARY, 2),))).do(BEN, AGREE)
    assert play.chips_in(USA)[MILITARY] == 5
    play.table.demilitarised[USA] = 1
    play.table.demilitarised[EUROPE] = 0
    play.chips(EUROPE, 1, 5, 2, 4)
    assert play.again().refused(ANN, offer((), ((MILITARY, 1),))) == "GP-4.7"


@pytest.mark.rule("GP-4.8")
def test_what_comes_over_five_of_a_kind_is_lost() -> None:
    """Europe has five economy already, and four diplomacy."""
    play = neighbours()
    supply = play.table.supply[:]
    play.enact(ANN, offer(((ECONOMY, 2), (DIPLOMACY, 3)), ())).do(BEN, AGREE)
    assert play.chips_in(USA) == [2, 3, 5, 0]
    assert play.chips_in(EUROPE) == [1, 5, 2, 5]
    assert play.table.supply == [supply[0], supply[1] + 2, supply[2], supply[3] + 2]


@pytest.mark.rule("GP-4.8")
def test_chips_change_places_at_one_stroke() -> None:
    """Five give one and get two of the same kind: six, of which one is lost."""
    play = neighbours()
    play.enact(ANN, offer(((ECONOMY, 1),), ((ECONOMY, 2),))).do(BEN, AGREE)
    assert play.chips_in(USA)[ECONOMY] == 5
    assert play.chips_in(EUROPE)[ECONOMY] == 4


@pytest.mark.rule("GP-4.9")
@pytest.mark.parametrize(("promise", "kind"), [(1, NO_WAR), (2, NO_MOTION)])
def test_a_promise_stands_when_the_trade_is_agreed(promise: int, kind: int) -> None:
    play = neighbours().enact(ANN, offer(((RAW, 1),), (), promise, 1)).do(BEN, AGREE)
    assert pledges(play) == [(ANN, BEN, kind, EUROPE, STANDING)]
    refused = neighbours().enact(ANN, offer(((RAW, 1),), (), promise)).do(BEN, DECLINE)
    assert pledges(refused) == []


@pytest.mark.rule("GP-4.9")
@pytest.mark.parametrize(("threat", "kind"), [(1, THREAT_OF_WAR), (2, THREAT_OF_SANCTION)])
def test_a_threat_stands_when_the_trade_is_refused(threat: int, kind: int) -> None:
    play = neighbours().enact(ANN, offer((), ((RAW, 1),), 1, threat)).do(BEN, DECLINE)
    assert pledges(play) == [(ANN, BEN, kind, EUROPE, STANDING)]


@pytest.mark.rule("GP-4.9")
def test_promises_and_threats_are_made_to_all_who_govern_there() -> None:
    play = neighbours().put(EUROPE, 0, 2, 2)
    play.enact(ANN, offer(((RAW, 1),), (), 1)).do(BEN, AGREE).do(CAT, AGREE)
    assert pledges(play) == [
        (ANN, BEN, NO_WAR, EUROPE, STANDING),
        (ANN, CAT, NO_WAR, EUROPE, STANDING),
    ]


@pytest.mark.rule("GP-4.9", "GP-8.3")
def test_a_promise_of_no_war_is_broken_by_proposing_one() -> None:
    play = neighbours().enact(ANN, offer(((RAW, 1),), (), 1)).do(BEN, AGREE)
    play.enact(ANN, War(EUROPE))
    assert pledges(play) == [(ANN, BEN, NO_WAR, EUROPE, BROKEN)]


@pytest.mark.rule("GP-4.9", "GP-8.3")
def test_a_promise_of_no_motion_is_broken_by_one_against_the_region() -> None:
    play = neighbours().enact(ANN, offer(((RAW, 1),), (), 2)).do(BEN, AGREE)
    play.enact(ANN, Motion(PROTECT, EUROPE, NOBODY_BANNED, 0))
    assert pledges(play)[0][4] == STANDING
    play.do(BEN, PASS, "stake").do(ANN, PASS, "stake")
    play.enact(ANN, Motion(BAN, EUROPE, BENS, 0))
    assert pledges(play) == [(ANN, BEN, NO_MOTION, EUROPE, BROKEN)]


@pytest.mark.rule("GP-4.9", "GP-8.3")
def test_a_threat_is_kept_by_carrying_it_out() -> None:
    play = neighbours().enact(ANN, offer((), ((RAW, 1),), 0, 1)).do(BEN, DECLINE)
    play.enact(ANN, War(EUROPE))
    assert pledges(play) == [(ANN, BEN, THREAT_OF_WAR, EUROPE, KEPT)]
    other = neighbours().enact(ANN, offer((), ((RAW, 1),), 0, 2)).do(BEN, DECLINE)
    other.enact(ANN, Motion(SANCTION, EUROPE, NOBODY_BANNED, 0))
    assert pledges(other) == [(ANN, BEN, THREAT_OF_SANCTION, EUROPE, KEPT)]


@pytest.mark.rule("GP-4.9", "GP-8.3")
def test_with_the_scoring_promises_were_kept_and_threats_were_empty() -> None:
    play = neighbours().enact(ANN, offer(((RAW, 1),), (), 1)).do(BEN, AGREE)
    play.enact(ANN, offer((), ((RAW, 1),), 0, 2)).do(BEN, DECLINE).end()
    play.finish_round()
    assert pledges(play) == [
        (ANN, BEN, NO_WAR, EUROPE, KEPT),
        (ANN, BEN, THREAT_OF_SANCTION, EUROPE, BROKEN),
    ]
