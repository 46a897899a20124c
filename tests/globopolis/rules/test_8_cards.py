"""Cards (chapter 8): every effect of INFLUENCE cards."""

import pytest

from globopolis.position import (
    ANN,
    BEN,
    BLUE,
    FULL,
    GREEN,
    NS,
    RED,
    WATER,
    Play,
    field,
    influence,
    title,
)
from statecraft.core.chance.distributions import Dice
from statecraft.core.engine.sealed import PASS
from statecraft.core.ids import Holder
from statecraft.globopolis.cards.effect import NO_TARGET
from statecraft.globopolis.verbs import (
    END_OPTIONS,
    END_TURN,
    KEEP_ROLL,
    PAY,
    REROLL,
    Attack,
    BuyAtMarket,
    Develop,
    PlayInfluence,
    Roll,
)

USA, MEXICO = title("usa"), title("mexico")


def card(name: str, target: Holder = NO_TARGET, choice: int = 0) -> PlayInfluence:
    return PlayInfluence(influence(name), target, choice)


def holding(*names: str) -> Play:
    return Play().hold_influence(RED, *names)


@pytest.mark.rule("GB-8.1", "GB-8.2", "GB-8.3", "GB-8.4")
def test_from_the_hand_at_its_time_with_something_to_apply_to() -> None:
    play = holding("grain-futures", "immunity", "frozen-accounts").hold_influence(
        BLUE, "state-visit"
    )
    assert play.refused(ANN, card("state-visit")) == "GB-8.1"
    assert play.refused(ANN, card("peace-prize")) == "GB-8.1"
    assert play.refused(ANN, card("immunity")) == "GB-8.2"
    assert play.refused(ANN, card("frozen-accounts", RED)) == "GB-8.3"
    assert play.refused(ANN, card("frozen-accounts", Holder(3))) == "GB-8.3"
    play.do(ANN, card("grain-futures"))
    assert play.table.influence.under == (influence("grain-futures"),)
    assert play.table.influence.known[BLUE] >> influence("grain-futures") & 1
    play.do(ANN, END_OPTIONS)
    assert play.refused(ANN, card("frozen-accounts", BLUE)) == "GB-8.2"


@pytest.mark.rule("GB-8.5")
def test_eu_from_the_administration() -> None:
    play = holding("grain-futures").do(ANN, card("grain-futures"))
    assert play.table.eu[RED] == 220
    assert play.texts() == ["gb-event-influence", "gb-event-card-eu"]


@pytest.mark.rule("GB-8.6")
def test_points() -> None:
    assert holding("peace-prize").do(ANN, card("peace-prize")).table.score[RED] == 4


@pytest.mark.rule("GB-8.7", "GB-8.3")
def test_units_from_the_administration() -> None:
    play = holding("academy-graduates").do(ANN, card("academy-graduates"))
    assert play.stock_of(RED) == [0, 0, 0, 0, 2]
    empty = Play(box_limits=True).hold_influence(RED, "academy-graduates")
    empty.table.bank_units[NS] = 0
    assert empty.again().refused(ANN, card("academy-graduates")) == "GB-8.3"


@pytest.mark.rule("GB-8.8")
def test_taking_eu_or_all_there_is() -> None:
    play = holding("frozen-accounts").purse(BLUE, 12)
    play.do(ANN, card("frozen-accounts", BLUE))
    assert play.table.eu[:2] == [212, 0]
    data = {"seat": ANN, "holder": BLUE, "eu": 12}
    assert play.events[-1].values == data


@pytest.mark.rule("GB-8.9", "GB-8.3")
def test_taking_units_of_one_kind() -> None:
    play = holding("diverted-convoy").stock(BLUE, 0, 3, 1, 0, 0)
    assert play.refused(ANN, card("diverted-convoy", BLUE, WATER)) == "GB-8.3"
    play.do(ANN, card("diverted-convoy", BLUE, 1))
    assert (play.stock_of(RED), play.stock_of(BLUE)) == ([0, 2, 0, 0, 0], [0, 1, 1, 0, 0])


@pytest.mark.rule("GB-8.10")
def test_drawing_two_cards() -> None:
    play = holding("situation-room").hold_ops(RED, 0, 1).do(ANN, card("situation-room"))
    play.draw(5).draw(6)
    assert play.kinds() == [(ANN, "hand-limit")]


@pytest.mark.rule("GB-8.11")
def test_one_development_without_a_premium() -> None:
    play = holding("development-grant").own(RED, "usa", "mexico", units=FULL)
    play.do(ANN, card("development-grant")).do(ANN, Develop(USA)).do(ANN, Develop(MEXICO))
    assert play.table.eu[RED] == 200 - 10
    assert play.table.justified_levels[USA] == play.table.justified_levels[MEXICO] == 1


@pytest.mark.rule("GB-8.12")
def test_recruiting() -> None:
    play = holding("night-school").do(ANN, card("night-school"))
    assert (play.table.reserve[RED], play.table.academy[RED]) == (18, 2)


@pytest.mark.rule("GB-8.13")
def test_sending_agents_home() -> None:
    name = "persona-non-grata"
    play = holding(name).own(RED, "usa").agents(BLUE, "usa", 3).do(ANN, card(name, BLUE, USA))
    assert play.table.agents_of(BLUE, USA) == 0
    assert (play.table.reserve[BLUE], play.table.academy[BLUE]) == (15, 5)


@pytest.mark.rule("GB-8.14", "GB-8.2", "GB-8.3", "GB-7.9")
def test_a_house_is_searched_while_it_is_cleaned() -> None:
    play = holding("house-search").own(RED, "usa", "spain").agents(BLUE, "usa", 3)
    play.agents(BLUE, "spain", 1)
    search = card("house-search", BLUE, USA)
    assert play.refused(ANN, search) == "GB-8.2"
    play.land(ANN, "usa").draw(0)
    # Spain is in another colour group, and Green has nobody here.
    assert play.refused(ANN, card("house-search", BLUE, title("spain"))) == "GB-8.3"
    assert play.refused(ANN, card("house-search", GREEN, USA)) == "GB-8.3"
    play.do(ANN, search)
    assert (play.table.agents_of(BLUE, USA), play.table.academy[BLUE]) == (1, 7)
    assert play.kinds() == [(ANN, "own-territory")]


@pytest.mark.rule("GB-8.56", "GB-8.3")
def test_a_mole_is_hunted_anywhere() -> None:
    play = holding("mole-hunt").own(BLUE, "mexico").agents(GREEN, "mexico", 2)
    assert play.refused(ANN, card("mole-hunt", BLUE, MEXICO)) == "GB-8.3"
    play.do(ANN, card("mole-hunt", GREEN, MEXICO))
    assert (play.table.agents_of(GREEN, MEXICO), play.table.academy[GREEN]) == (1, 6)


@pytest.mark.rule("GB-8.16", "GB-4.11")
def test_off_to_the_market_shuttle() -> None:
    play = holding("market-shuttle").land(ANN, "israel")
    shuttle = card("market-shuttle", choice=field("israel"))
    assert play.refused(ANN, card("market-shuttle", choice=field("india"))) == "GB-8.3"
    play.do(ANN, shuttle).come_out(1, 1).do(ANN, BuyAtMarket(2, 0))
    assert (play.stock_of(RED), play.kinds()) == ([0, 2, 0, 0, 0], [(ANN, "roll")])
    assert END_TURN in play.legal(ANN)


@pytest.mark.rule("GB-8.1")
def test_a_number_that_no_card_has_is_no_card() -> None:
    play = holding("market-shuttle").own(BLUE, "tanzania")
    beyond = PlayInfluence(len(play.table.content.influence), NO_TARGET, 0)
    assert play.refused(ANN, beyond) == "GB-8.1"
    assert play.land(ANN, "israel").refused(ANN, beyond) == "GB-8.1"
    assert play.land(ANN, "tanzania").refused(ANN, beyond) == "GB-8.1"


@pytest.mark.rule("GB-8.18", "GB-8.3")
def test_moving_exactly() -> None:
    play = holding("diplomatic-passport").do(ANN, END_OPTIONS)
    assert play.refused(ANN, card("diplomatic-passport", choice=7)) == "GB-8.3"
    play.table.governor[ANN] = field("nunavut")
    play.do(ANN, card("diplomatic-passport", choice=3))
    assert (play.owner("canada"), play.table.eu[RED]) == (RED, 240)


@pytest.mark.rule("GB-8.19")
def test_flying_by_card() -> None:
    play = holding("chartered-shuttle").do(ANN, END_OPTIONS)
    play.table.governor[ANN] = field("nunavut")
    play.do(ANN, card("chartered-shuttle", choice=field("orss-africa")))
    assert (play.table.governor[ANN], play.table.eu[RED]) == (field("orss-africa"), 240)
    assert play.kinds() == [(ANN, "roll")]
    assert END_TURN in play.legal(ANN)


@pytest.mark.rule("GB-8.20")
def test_no_conference_cost() -> None:
    name = "guest-of-honour"
    play = holding(name).own(BLUE, "usa").land(ANN, "usa").do(ANN, card(name))
    assert (play.table.eu[RED], play.kinds()) == (200, [(BEN, "options")])


@pytest.mark.rule("GB-8.21")
@pytest.mark.parametrize(("answer", "there"), [(KEEP_ROLL, 2), (REROLL, 5)])
def test_rolling_again(answer: Roll, there: int) -> None:
    play = holding("change-of-plan").do(ANN, END_OPTIONS).do(ANN, card("change-of-plan"))
    start = play.table.governor[ANN] = field("orss-pacific")
    play.move(ANN, 1, 1)
    assert play.kinds() == [(ANN, "reroll")]
    assert play.table.governor[ANN] == start
    play.do(ANN, answer)
    if answer == REROLL:
        assert play.chance("move").distribution == Dice((6, 6))
        play.come_out(2, 3)
    assert play.table.governor[ANN] == start + there


@pytest.mark.rule("GB-8.22")
def test_a_doubled_conference_cost() -> None:
    play = Play().own(BLUE, "usa").hold_influence(BLUE, "gala-summit").land(ANN, "usa")
    play.do(ANN, PAY)
    assert play.kinds() == [(BEN, "conference-reply")]
    play.do(BEN, card("gala-summit"))
    assert play.table.eu[:2] == [120, 280]
    other = Play().own(BLUE, "usa").hold_influence(BLUE, "immunity").land(ANN, "usa").do(ANN, PAY)
    assert other.refused(BEN, card("immunity")) == "GB-8.2"
    assert other.do(BEN, PASS).table.eu[:2] == [160, 240]


@pytest.mark.rule("GB-8.23")
def test_immunity() -> None:
    play = holding("frozen-accounts").hold_influence(BLUE, "immunity")
    play.do(ANN, card("frozen-accounts", BLUE))
    assert play.kinds() == [(BEN, "shield-reply")]
    play.do(BEN, card("immunity"))
    assert play.table.eu[:2] == [200, 200]
    assert play.table.influence.hands[:2] == (0, 0)
    assert play.kinds() == [(ANN, "options")]


@pytest.mark.rule("GB-8.24")
def test_diplomacy() -> None:
    name = "red-telephone"

    def attacked(landing: str) -> Play:
        play = Play().own(RED, "usa").own(BLUE, "mexico").hold_influence(BLUE, name)
        play.land(ANN, landing)
        if landing == "usa":
            play.draw(0)
        return play.do(ANN, Attack(USA, MEXICO, 0)).do(BEN, card(name), "diplomacy-reply")

    play = attacked("mexico")
    assert play.chance("diplomacy").distribution == Dice((20, 20))
    play.come_out(11, 10)
    assert (play.table.eu[:2], play.kinds()) == ([175, 225], [(BEN, "options")])
    at_home = attacked("usa").come_out(20, 1)
    assert (at_home.table.eu[:2], at_home.kinds()) == ([200, 200], [(BEN, "options")])
    attacked("mexico").come_out(10, 10).chance("battle")
