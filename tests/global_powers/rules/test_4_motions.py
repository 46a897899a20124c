"""Diplomatic motions (chapter 4, GP-4.18 to GP-4.26)."""

import pytest

from global_powers.position import (
    AFRICA,
    ANN,
    BEN,
    BENS,
    CAT,
    CATS,
    CHINA,
    COUP,
    EUROPE,
    INDIA,
    JAPAN,
    RUSSIA,
    USA,
    Play,
)
from statecraft.core.engine.sealed import PASS
from statecraft.core.ids import Holder
from statecraft.global_powers.ids import RegionId
from statecraft.global_powers.rules.chips import DIPLOMACY, MILITARY
from statecraft.global_powers.verbs import (
    ABSTAIN,
    AGAINST,
    AGREE,
    BAN,
    DECLINE,
    DISARM,
    FOR,
    LIFT,
    NO,
    NOBODY_BANNED,
    PROTECT,
    SANCTION,
    VOTES,
    YES,
    Budget,
    Consent,
    Coup,
    Motion,
    Stake,
    War,
)


def to(motion: int, region: RegionId, stake: int = 0) -> Motion:
    return Motion(motion, region, NOBODY_BANNED, stake)


def assembly(usa: int = 3) -> Play:
    """Ann's USA (3 diplomacy) are active; Ben has Europe (4), Cat China (2), nobody else has any."""
    play = Play().put(USA, usa).put(EUROPE, 0, 3).put(CHINA, 0, 0, 3)
    return play.activate(USA)


def let_stakes_pass(play: Play) -> Play:
    """Nobody stakes anything more."""
    while play.kinds() and play.kinds()[0][1] == "stake":
        play.do(play.seats[play.kinds()[0][0]], PASS)
    return play


def order_of(play: Play, kind: str) -> list[int]:
    """Who is asked one after the other, if everybody stays out of it."""
    asked = []
    out_of_it = VOTES[ABSTAIN] if kind == "un-vote" else PASS
    while play.kinds()[0][1] == kind:
        asked.append(play.kinds()[0][0])
        play.do(play.seats[asked[-1]], out_of_it)
    return asked


@pytest.mark.rule("GP-4.18")
def test_the_opening_stake_is_laid_when_the_region_has_accepted() -> None:
    play = Play().put(USA, 2, 1, 1).activate(USA)
    play.do(ANN, to(PROTECT, CHINA, 2)).do(BEN, VOTES[NO]).do(CAT, VOTES[NO])
    for seat in (ANN, BEN, CAT):
        play.do(seat, PASS, "veto")
    assert play.chips_in(USA)[DIPLOMACY] == 3
    play.enact(ANN, to(PROTECT, CHINA, 2))
    assert play.chips_in(USA)[DIPLOMACY] == 1
    # The USA have one left and may stake it as well.
    assert play.kinds() == [(ANN, "stake")]
    play.do(ANN, PASS)
    assert play.table.protected[CHINA] == 1


@pytest.mark.rule("GP-4.18")
def test_any_region_may_be_named_even_the_active_one() -> None:
    """Ruling 1: the protectorate is a fourth kind of motion."""
    play = let_stakes_pass(assembly().enact(ANN, to(PROTECT, USA, 1)))
    assert play.table.protected == [1, *[0] * 11]


@pytest.mark.rule("GP-4.19")
def test_regions_stake_by_their_diplomacy_and_equals_by_their_number() -> None:
    """Ruling 12. After the opening the USA have two like China, Russia, Japan and India."""
    play = Play().put(JAPAN, 0, 1).put(RUSSIA, 1).put(CHINA, 0, 0, 1).put(EUROPE, 0, 1).put(USA, 1)
    play.put(INDIA, 0, 0, 1).put(AFRICA, 0, 0, 1).activate(USA)
    play.enact(ANN, to(PROTECT, USA, 1))
    # Europe 4; USA, China, Russia, Japan, India 2 each; Africa has none.
    assert order_of(play, "stake") == [BEN, ANN, CAT, ANN, BEN, CAT]


@pytest.mark.rule("GP-4.19")
def test_the_order_stays_as_the_chips_lay_after_the_opening_stake() -> None:
    """China with two comes before Russia with one, though Europe spends in between."""
    play = Play().put(USA, 1).put(EUROPE, 0, 1).put(CHINA, 0, 0, 1).put(RUSSIA, 0, 1)
    play.chips(USA, 0, 0, 0, 3).chips(EUROPE, 0, 0, 0, 2).chips(RUSSIA, 0, 0, 0, 1)
    play.activate(USA).enact(ANN, to(PROTECT, USA, 3))
    play.do(BEN, Stake(AGAINST, 2), "stake")
    assert play.kinds() == [(CAT, "stake")]
    play.do(CAT, PASS)
    assert play.kinds() == [(BEN, "stake")]


@pytest.mark.rule("GP-4.19")
def test_regions_without_government_or_diplomacy_or_under_sanction_are_not_asked() -> None:
    play = Play().put(USA, 1).put(EUROPE, 0, 1).put(AFRICA, 0, 1).put(CHINA, 0, 0, 1)
    play.table.sanctioned[EUROPE] = 1
    play.again().activate(USA).enact(ANN, to(PROTECT, USA, 3))
    # Japan, Russia and India have diplomacy but no government.
    assert order_of(play, "stake") == [CAT]


@pytest.mark.rule("GP-4.19")
@pytest.mark.parametrize(
    ("consents", "staked"),
    [((AGREE, AGREE), True), ((AGREE, DECLINE), False), ((DECLINE,), False)],
)
def test_in_a_coalition_the_strongest_names_the_stake_and_all_must_agree(
    consents: tuple[Consent, ...], staked: bool
) -> None:
    """Ruling 8: in Europe Ben is the strongest, then Cat, then Ann."""
    play = Play().put(USA, 2).put(EUROPE, 1, 1, 1).put(AFRICA, 0, 4, 3).activate(USA)
    play.enact(ANN, to(PROTECT, USA, 3))
    assert play.kinds() == [(BEN, "stake")]
    play.do(BEN, Stake(AGAINST, 4))
    for seat, consent in zip((CAT, ANN), consents, strict=False):
        assert play.kinds() == [(seat, "stake-consent")]
        play.do(seat, consent)
    assert play.chips_in(EUROPE)[DIPLOMACY] == (0 if staked else 4)
    assert play.table.protected[USA] == (0 if staked else 1)


@pytest.mark.rule("GP-4.20")
def test_the_largest_faction_of_the_un_votes_first() -> None:
    """Ruling 12: equals in seat order from the active player."""
    play = assembly().un(2, 3, 3)
    play.enact(ANN, to(PROTECT, USA, 3))
    let_stakes_pass(play)
    assert order_of(play, "un-vote") == [BEN, CAT, ANN]
    later = Play().put(CHINA, 0, 1).un(3, 3, 1).idle().activate(CHINA)
    assert later.table.turn == BEN
    later.enact(BEN, to(PROTECT, USA, 2))
    assert order_of(let_stakes_pass(later), "un-vote") == [BEN, ANN, CAT]


@pytest.mark.rule("GP-4.20")
def test_who_has_no_delegate_has_no_vote_and_without_a_un_nobody_votes() -> None:
    play = assembly().un(0, 2, 0).enact(ANN, to(PROTECT, USA, 3))
    assert order_of(let_stakes_pass(play), "un-vote") == [BEN]
    before = let_stakes_pass(assembly().enact(ANN, to(PROTECT, USA, 3)))
    assert before.table.protected[USA] == 1


@pytest.mark.rule("GP-4.20", "GP-4.21")
@pytest.mark.parametrize(
    ("ben", "cat", "passes"),
    [
        (NO, YES, True),  # 5:4
        (NO, ABSTAIN, False),  # 3:4
        (ABSTAIN, NO, False),  # 3:3
        (YES, NO, True),  # 6:3
        (ABSTAIN, ABSTAIN, True),  # 3:1
    ],
)
def test_stakes_and_delegates_count_alike(ben: int, cat: int, passes: bool) -> None:
    """Three are staked for and one against; then Ben's three delegates vote, and Cat's two."""
    play = assembly().un(0, 3, 2).enact(ANN, to(PROTECT, USA, 3))
    play.do(BEN, Stake(AGAINST, 1), "stake").do(CAT, PASS, "stake")
    play.do(BEN, VOTES[ben], "un-vote").do(CAT, VOTES[cat], "un-vote")
    assert bool(play.table.protected[USA]) == passes


@pytest.mark.rule("GP-4.21")
def test_equal_votes_fail_and_all_staked_chips_are_spent() -> None:
    """Rulings 13 and 14: three and one for, four against."""
    play = assembly()
    supply = play.table.supply[DIPLOMACY]
    play.enact(ANN, to(SANCTION, EUROPE, 3))
    play.do(BEN, Stake(AGAINST, 4), "stake").do(CAT, Stake(FOR, 1), "stake")
    assert play.table.sanctioned == [0] * 12
    assert play.chips_in(USA)[DIPLOMACY] == play.chips_in(EUROPE)[DIPLOMACY] == 0
    assert play.chips_in(CHINA)[DIPLOMACY] == 1
    assert play.table.supply[DIPLOMACY] == supply + 8


@pytest.mark.rule("GP-4.21")
def test_nothing_for_and_nothing_against_is_no_majority() -> None:
    play = let_stakes_pass(assembly().enact(ANN, to(SANCTION, EUROPE, 0)))
    assert play.table.sanctioned == [0] * 12


@pytest.mark.rule("GP-4.22")
@pytest.mark.parametrize(("against", "left"), [(0, 0), (1, 1), (2, 2)])
def test_a_ban_sends_home_the_difference(against: int, left: int) -> None:
    """Ruling 41: three for; Ben has three in Europe."""
    play = assembly().enact(ANN, Motion(BAN, EUROPE, BENS, 3))
    play.do(BEN, Stake(AGAINST, against) if against else PASS, "stake").do(CAT, PASS, "stake")
    assert play.politicians(EUROPE) == [0, left, 0]
    assert play.table.base[BEN] == 20 - left


@pytest.mark.rule("GP-4.22")
def test_a_ban_takes_no_more_than_there_are_and_hits_one_party_in_one_region() -> None:
    play = assembly().put(EUROPE, 1, 3, 1).put(RUSSIA, 0, 0, 1)
    play.enact(ANN, Motion(BAN, EUROPE, CATS, 3))
    let_stakes_pass(play)
    assert play.politicians(EUROPE) == [1, 3, 0]
    assert play.politicians(RUSSIA) == [0, 0, 1]


@pytest.mark.rule("GP-4.23")
def test_disarmament_takes_the_difference_and_forbids_arming() -> None:
    """Ruling 41: three against one in China, which has three military chips."""
    play = assembly().enact(ANN, to(DISARM, CHINA, 3))
    play.do(BEN, PASS, "stake").do(CAT, Stake(AGAINST, 1), "stake")
    assert play.chips_in(CHINA)[MILITARY] == 1
    assert play.table.demilitarised == [0, 0, 1, *[0] * 9]
    play.end().activate(CHINA)
    assert play.refused(CAT, Budget(3)) == "GP-4.16"


@pytest.mark.rule("GP-4.23")
def test_a_demilitarised_region_can_be_disarmed_further_and_keeps_its_marker() -> None:
    """Ruling 48: China has three military chips, and no third marker is needed."""
    play = assembly()
    play.table.demilitarised[CHINA] = play.table.demilitarised[JAPAN] = 1
    play.again().enact(ANN, to(DISARM, CHINA, 2))
    let_stakes_pass(play)
    assert play.chips_in(CHINA)[MILITARY] == 1
    assert sum(play.table.demilitarised) == 2
    # Where nothing is left there is nothing to move for.
    play.chips(CHINA, 2, 3, 0, 2)
    assert play.refused(ANN, to(DISARM, CHINA, 1)) == "GP-4.26"


@pytest.mark.rule("GP-4.23")
def test_a_region_with_less_military_loses_all_of_it() -> None:
    play = let_stakes_pass(assembly().enact(ANN, to(DISARM, EUROPE, 3)))
    assert play.chips_in(EUROPE)[MILITARY] == 0
    assert play.table.demilitarised[EUROPE] == 1


@pytest.mark.rule("GP-4.24")
def test_a_sanction_is_imposed_and_lifted_by_motions() -> None:
    play = let_stakes_pass(assembly().enact(ANN, to(SANCTION, EUROPE, 1)))
    assert play.table.sanctioned[EUROPE] == 1
    # Any region may move to lift it, and Europe has no say in that.
    play.enact(ANN, to(LIFT, EUROPE, 1))
    assert order_of(play, "stake") == [CAT, ANN]
    assert play.table.sanctioned[EUROPE] == 0


@pytest.mark.rule("GP-4.25", "GP-5.9")
def test_a_protectorate_is_neither_attacked_nor_couped_until_the_scoring() -> None:
    """Ruling 1."""
    play = let_stakes_pass(assembly().hold(BEN, COUP).enact(ANN, to(PROTECT, CHINA, 1)))
    play.end()
    assert play.refused(BEN, Coup(CHINA)) == "GP-5.9"
    play.put(RUSSIA, 0, 1).activate(RUSSIA)
    assert play.refused(BEN, War(CHINA)) == "GP-4.11"
    play.end().finish_round()
    for _seat in play.seats:
        play.time_out()
    assert play.keep_hands().table.protected == [0] * 12


@pytest.mark.rule("GP-4.26")
@pytest.mark.parametrize("motion", [DISARM, SANCTION, PROTECT])
def test_there_are_two_markers_of_a_kind(motion: int) -> None:
    """Ruling 41."""
    play = assembly()
    markers = {
        DISARM: play.table.demilitarised,
        SANCTION: play.table.sanctioned,
        PROTECT: play.table.protected,
    }[motion]
    markers[RUSSIA] = 1
    play.chips(RUSSIA, 3, 1, 0, 2)
    assert play.again().refused(ANN, to(motion, RUSSIA)) == "GP-4.26"
    markers[JAPAN] = 1
    assert play.again().refused(ANN, to(motion, CHINA)) == "GP-4.26"
    markers[JAPAN] = 0
    let_stakes_pass(play.again().enact(ANN, to(motion, CHINA, 1)))
    assert markers[CHINA] == 1


@pytest.mark.rule("GP-4.26")
def test_a_lifted_sanction_sets_its_marker_free() -> None:
    play = assembly()
    play.table.sanctioned[RUSSIA] = play.table.sanctioned[JAPAN] = 1
    play.again().enact(ANN, to(LIFT, RUSSIA, 1))
    let_stakes_pass(play).enact(ANN, to(SANCTION, CHINA, 1))
    let_stakes_pass(play)
    assert play.table.sanctioned[CHINA] == 1


@pytest.mark.rule("GP-4.26")
@pytest.mark.parametrize(
    "motion",
    [
        to(LIFT, EUROPE),
        to(BAN, EUROPE),
        Motion(BAN, EUROPE, CATS, 0),
        Motion(BAN, EUROPE, Holder(4), 0),
        Motion(SANCTION, EUROPE, BENS, 0),
        to(SANCTION, EUROPE, 4),
        Motion(BAN, EUROPE, BENS, 4),
    ],
)
def test_motions_without_an_object_or_a_stake_too_high_are_not_moved(motion: Motion) -> None:
    assert assembly().refused(ANN, motion) == "GP-4.26"


@pytest.mark.rule("GP-4.26")
def test_no_region_stakes_more_than_it_has() -> None:
    play = assembly().enact(ANN, to(PROTECT, USA, 3))
    assert play.refused(BEN, Stake(FOR, 5)) == "GP-4.26"
    assert len(play.legal(BEN)) == 9
    play.do(BEN, PASS)
    assert play.refused(CAT, Stake(AGAINST, 3)) == "GP-4.26"
