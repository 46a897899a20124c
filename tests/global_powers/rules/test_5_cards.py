"""Cards that move politicians and chips at once (chapter 5)."""

import pytest

from global_powers.position import (
    AFRICA,
    AID,
    ANN,
    ANNS,
    ASSASSINATION,
    BEN,
    BENS,
    CATS,
    CHINA,
    DEFECTOR,
    EUROPE,
    EXPANSION,
    INDIA,
    INITIATIVE,
    OCEANIA,
    RETIREMENT,
    SABOTAGE,
    TRANSFER,
    USA,
    Play,
)
from statecraft.core.engine.sealed import PASS
from statecraft.core.ids import Holder
from statecraft.global_powers.cards import CARDS
from statecraft.global_powers.rules.chips import DIPLOMACY, ECONOMY, MILITARY, RAW
from statecraft.global_powers.verbs import (
    AGAINST,
    BAN,
    BASE,
    FOR,
    LIFT,
    NOBODY_BANNED,
    SANCTION,
    Aid,
    Assassinate,
    ChooseChips,
    Defect,
    Expand,
    Initiative,
    Motion,
    PayPenalty,
    Retire,
    Sabotage,
    Stake,
    Transfer,
    Withdraw,
)


@pytest.mark.rule("GP-5.1")
def test_a_card_is_played_instead_of_an_activation_and_is_out_of_the_game() -> None:
    play = Play().put(USA, 1, 1).hold(ANN, RETIREMENT, TRANSFER)
    play.do(ANN, Withdraw(((USA, 1),))).do(ANN, Retire(USA, BENS))
    assert play.kinds() == [(BEN, "turn")]
    assert play.table.done == [0] * 12
    assert play.hand(ANN) == [TRANSFER]
    assert RETIREMENT not in play.unused(ANN)
    assert play.table.cards.gone == 1 << RETIREMENT


@pytest.mark.rule("GP-5.1")
def test_there_are_sixteen_cards_although_the_list_is_printed_twice() -> None:
    """Ruling 28: every party has each of them once."""
    play = Play()
    assert len(set(CARDS)) == len(play.table.content.effects) == 16
    for seat in play.seats:
        assert play.unused(seat) == [*range(16)]


def in_europe() -> Play:
    """Ann has one in Europe, Ben two; Cat has one in China."""
    return Play().put(EUROPE, 1, 2).put(CHINA, 0, 0, 1).hold(ANN, ASSASSINATION)


@pytest.mark.rule("GP-5.2")
@pytest.mark.parametrize(
    ("die", "there", "base", "gone", "mauritius"),
    [
        (1, [1, 1, 0], [19, 18, 19], [0, 1, 0], [0, 0, 0]),
        (2, [1, 1, 0], [19, 19, 19], [0, 0, 0], [0, 0, 0]),
        (3, [0, 2, 0], [19, 18, 19], [0, 0, 0], [1, 0, 0]),
    ],
)
def test_an_assassination_rolls(
    die: int, there: list[int], base: list[int], gone: list[int], mauritius: list[int]
) -> None:
    """Ruling 11: on a 3 the culprit's politician comes from that region."""
    play = in_europe().do(ANN, Assassinate(EUROPE, BENS)).roll(die, kind="assassination")
    assert play.politicians(EUROPE) == there
    assert (play.table.base, play.table.gone, play.table.mauritius) == (base, gone, mauritius)


@pytest.mark.rule("GP-5.2")
def test_an_assassin_must_be_there_and_strikes_an_enemy() -> None:
    play = in_europe()
    assert play.refused(ANN, Assassinate(CHINA, CATS)) == "GP-5.2"
    assert play.refused(ANN, Assassinate(EUROPE, ANNS)) == "GP-5.2"
    assert play.refused(ANN, Assassinate(EUROPE, CATS)) == "GP-5.2"
    assert play.refused(ANN, Assassinate(EUROPE, Holder(4))) == "GP-5.2"


@pytest.mark.rule("GP-7.2")
def test_by_the_designers_text_the_victim_may_be_anywhere() -> None:
    play = Play(assassination="designer").put(CHINA, 0, 0, 1).hold(ANN, ASSASSINATION)
    play.do(ANN, Assassinate(CHINA, CATS)).roll(1)
    assert play.politicians(CHINA) == [0, 0, 0]
    assert play.table.gone == [0, 0, 1]


@pytest.mark.rule("GP-7.2")
def test_by_the_designers_text_the_culprit_chooses_whom_it_loses() -> None:
    play = Play(assassination="designer").put(CHINA, 0, 0, 1).put(USA, 2).hold(ANN, ASSASSINATION)
    play.do(ANN, Assassinate(CHINA, CATS)).roll(3)
    assert play.kinds() == [(ANN, "penalty")]
    assert play.refused(ANN, PayPenalty(CHINA)) == "GP-7.2"
    home = play.table.clone()
    play.do(ANN, PayPenalty(USA))
    assert play.politicians(USA) == [1, 0, 0]
    assert (play.table.base[ANN], play.table.mauritius[ANN]) == (18, 1)
    play.table = home
    play.do(ANN, PayPenalty(BASE))
    assert play.politicians(USA) == [2, 0, 0]
    assert (play.table.base[ANN], play.table.mauritius[ANN]) == (17, 1)


@pytest.mark.rule("GP-7.2")
def test_who_has_nobody_to_lose_is_no_assassin() -> None:
    play = Play(assassination="designer").put(CHINA, 0, 0, 1).base(0).hold(ANN, ASSASSINATION)
    assert play.refused(ANN, Assassinate(CHINA, CATS)) == "GP-5.2"


@pytest.mark.rule("GP-5.3")
def test_a_diplomatic_initiative_is_a_motion_with_one_vote_for_it() -> None:
    """Ruling 37: no regional vote, no opening stake; the stakes go round as usual."""
    play = Play().put(EUROPE, 0, 1).put(USA, 1).hold(ANN, INITIATIVE).do(ANN, Initiative())
    assert play.kinds() == [(ANN, "initiative")]
    assert play.refused(ANN, Motion(SANCTION, EUROPE, NOBODY_BANNED, 1)) == "GP-4.26"
    assert play.refused(ANN, Motion(LIFT, EUROPE, NOBODY_BANNED, 0)) == "GP-4.26"
    play.do(ANN, Motion(SANCTION, EUROPE, NOBODY_BANNED, 0))
    play.do(BEN, PASS, "stake").do(ANN, PASS, "stake")
    assert play.table.sanctioned[EUROPE] == 1
    assert play.kinds() == [(BEN, "turn")]


@pytest.mark.rule("GP-5.3")
def test_the_extra_vote_counts_like_a_chip() -> None:
    play = Play().put(EUROPE, 0, 3).put(USA, 1).hold(ANN, INITIATIVE).do(ANN, Initiative())
    play.do(ANN, Motion(BAN, EUROPE, BENS, 0))
    play.do(BEN, Stake(AGAINST, 2), "stake").do(ANN, Stake(FOR, 3), "stake")
    # Four against two: two of Ben's three go home.
    assert play.politicians(EUROPE) == [0, 1, 0]
    tied = Play().put(EUROPE, 0, 3).hold(ANN, INITIATIVE).do(ANN, Initiative())
    tied.do(ANN, Motion(BAN, EUROPE, BENS, 0)).do(BEN, Stake(AGAINST, 1), "stake")
    assert tied.politicians(EUROPE) == [0, 3, 0]


@pytest.mark.rule("GP-5.4")
@pytest.mark.parametrize(
    ("giver", "taker", "after"),
    [(5, 0, (3, 2)), (3, 2, (1, 4)), (5, 4, (3, 5)), (1, 0, (0, 1)), (2, 1, (0, 3))],
)
def test_development_aid_moves_two_economy_to_a_poorer_region(
    giver: int, taker: int, after: tuple[int, int]
) -> None:
    """Ruling 39: more before the move; what is over five is lost; one if there is only one."""
    play = Play().chips(USA, 0, giver, 0, 0).chips(AFRICA, 0, taker, 0, 0).hold(ANN, AID)
    total = play.table.supply[ECONOMY] + giver + taker
    play.do(ANN, Aid(USA, AFRICA))
    assert (play.chips_in(USA)[ECONOMY], play.chips_in(AFRICA)[ECONOMY]) == after
    assert play.table.supply[ECONOMY] + sum(after) == total


@pytest.mark.rule("GP-5.4")
def test_no_aid_to_a_richer_or_equal_region() -> None:
    play = Play().hold(ANN, AID)
    assert play.refused(ANN, Aid(CHINA, USA)) == "GP-5.4"
    assert play.refused(ANN, Aid(USA, EUROPE)) == "GP-5.4"
    assert play.refused(ANN, Aid(USA, USA)) == "GP-5.4"


@pytest.mark.rule("GP-5.5")
def test_an_expansion_brings_two_where_one_is_already() -> None:
    """Ruling 11: by the German text."""
    play = Play().put(EUROPE, 1, 4).hold(ANN, EXPANSION)
    assert play.refused(ANN, Expand(USA, 2)) == "GP-5.5"
    assert play.refused(ANN, Expand(EUROPE, 1)) == "GP-5.5"
    assert play.refused(ANN, Expand(EUROPE, 3)) == "GP-5.5"
    play.do(ANN, Expand(EUROPE, 2))
    assert play.politicians(EUROPE) == [3, 4, 0]
    assert play.table.base[ANN] == 17


@pytest.mark.rule("GP-5.5")
def test_with_one_in_base_one_comes_and_with_none_nobody() -> None:
    play = Play().put(EUROPE, 1).base(1).hold(ANN, EXPANSION)
    assert play.refused(ANN, Expand(EUROPE, 2)) == "GP-5.5"
    play.do(ANN, Expand(EUROPE, 1))
    assert play.politicians(EUROPE) == [2, 0, 0]
    empty = Play().put(EUROPE, 1).base(0).hold(ANN, EXPANSION)
    assert empty.refused(ANN, Expand(EUROPE, 1)) == "GP-5.5"


@pytest.mark.rule("GP-7.3")
def test_by_the_designers_text_one_or_two_go_anywhere() -> None:
    for count in (1, 2):
        play = Play(expansion="designer").hold(ANN, EXPANSION).do(ANN, Expand(EUROPE, count))
        assert play.politicians(EUROPE) == [count, 0, 0]
    play = Play(expansion="designer").hold(ANN, EXPANSION)
    assert play.refused(ANN, Expand(EUROPE, 3)) == "GP-5.5"
    assert play.base(0).refused(ANN, Expand(EUROPE, 1)) == "GP-5.5"


@pytest.mark.rule("GP-5.14")
def test_retirement_sends_one_enemy_home() -> None:
    play = Play().put(EUROPE, 1, 2).hold(ANN, RETIREMENT)
    assert play.refused(ANN, Retire(EUROPE, ANNS)) == "GP-5.14"
    assert play.refused(ANN, Retire(EUROPE, CATS)) == "GP-5.14"
    assert play.refused(ANN, Retire(USA, BENS)) == "GP-5.14"
    play.do(ANN, Retire(EUROPE, BENS))
    assert play.politicians(EUROPE) == [1, 1, 0]
    assert play.table.base == [19, 19, 20]


@pytest.mark.rule("GP-5.15")
def test_who_sabotages_chooses_the_chips() -> None:
    """Ruling 39. India has 1 raw material, 1 economy, 2 military, 2 diplomacy."""
    play = Play().hold(ANN, SABOTAGE).do(ANN, Sabotage(INDIA)).roll(2, kind="sabotage")
    assert play.kinds() == [(ANN, "sabotage")]
    for wrong in (((RAW, 1),), ((MILITARY, 3),), ((RAW, 2),), ((RAW, 1), (DIPLOMACY, 2)), ()):
        assert play.refused(ANN, ChooseChips(wrong)) == "GP-5.15"
    # Two of a kind: military or diplomacy. One each of two kinds: six ways.
    assert len(play.legal(ANN)) == 8
    play.do(ANN, ChooseChips(((ECONOMY, 1), (DIPLOMACY, 1))))
    assert play.chips_in(INDIA) == [1, 0, 2, 1]


@pytest.mark.rule("GP-5.15")
def test_a_region_with_fewer_chips_loses_all_and_one_with_none_is_left_alone() -> None:
    play = Play().hold(ANN, SABOTAGE).chips(AFRICA, 2, 0, 0, 0).chips(OCEANIA, 0, 0, 0, 0)
    assert play.refused(ANN, Sabotage(OCEANIA)) == "GP-5.15"
    play.do(ANN, Sabotage(AFRICA)).roll(3).do(ANN, ChooseChips(((RAW, 2),)))
    assert play.chips_in(AFRICA) == [0, 0, 0, 0]


@pytest.mark.rule("GP-5.17")
def test_a_defector_is_replaced_and_one_more_goes_to_mauritius() -> None:
    play = Play().put(EUROPE, 0, 2).hold(ANN, DEFECTOR)
    assert play.refused(ANN, Defect(EUROPE, CATS)) == "GP-5.17"
    assert play.refused(ANN, Defect(USA, BENS)) == "GP-5.17"
    play.do(ANN, Defect(EUROPE, BENS))
    assert play.politicians(EUROPE) == [1, 1, 0]
    assert play.table.base == [18, 19, 20]
    assert play.table.mauritius == [1, 0, 0]


@pytest.mark.rule("GP-5.17")
def test_a_defector_takes_two_in_base_and_an_enemy() -> None:
    """Ruling 20."""
    play = Play().put(EUROPE, 1, 2).base(1).hold(ANN, DEFECTOR)
    assert play.refused(ANN, Defect(EUROPE, BENS)) == "GP-5.17"
    two = Play().put(EUROPE, 1, 2).base(2).hold(ANN, DEFECTOR)
    assert two.refused(ANN, Defect(EUROPE, ANNS)) == "GP-5.17"
    two.do(ANN, Defect(EUROPE, BENS))
    assert two.table.base[ANN] == 0


@pytest.mark.rule("GP-5.18")
@pytest.mark.parametrize("party", [ANNS, BENS])
def test_a_transfer_moves_anybody_to_any_other_region(party: Holder) -> None:
    play = Play().put(EUROPE, 1, 1).hold(ANN, TRANSFER)
    play.do(ANN, Transfer(EUROPE, party, OCEANIA))
    assert play.politicians(EUROPE)[party] == 0
    assert play.politicians(OCEANIA)[party] == 1
    assert play.table.base == [19, 19, 20]


@pytest.mark.rule("GP-5.18")
def test_a_transfer_moves_who_is_there_and_elsewhere() -> None:
    play = Play().put(EUROPE, 1, 1).hold(ANN, TRANSFER)
    assert play.refused(ANN, Transfer(EUROPE, CATS, USA)) == "GP-5.18"
    assert play.refused(ANN, Transfer(USA, ANNS, EUROPE)) == "GP-5.18"
    assert play.refused(ANN, Transfer(EUROPE, ANNS, EUROPE)) == "GP-5.18"
    assert play.refused(ANN, Transfer(EUROPE, Holder(3), USA)) == "GP-5.18"
