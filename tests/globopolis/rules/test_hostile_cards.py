"""INFLUENCE cards against others: what each takes or forbids, what it may not, and who is spared."""

import pytest

from globopolis.position import (
    ANN,
    BEN,
    BLUE,
    CAT,
    ENERGY,
    FOOD,
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
from statecraft.core.engine.sealed import PASS
from statecraft.core.ids import Holder
from statecraft.globopolis.cards import EFFECTS
from statecraft.globopolis.cards.effect import NO_TARGET
from statecraft.globopolis.content import CONTENT
from statecraft.globopolis.ids import ALL_FIELDS, ALL_GUILDS
from statecraft.globopolis.rules.influence import DrawnCard
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import (
    END_OPTIONS,
    KEEP_CARD,
    PAY,
    Attack,
    BuyFromGuild,
    Develop,
    EndTurn,
    PlayInfluence,
    PutUnder,
    Roll,
    TakeFromGuild,
    UseMarket,
)

USA, MEXICO = title("usa"), title("mexico")
REPLIES = ("gala-summit", "red-telephone")
"""Cards that are replies themselves."""
HOSTILE = [card.id for card in CONTENT.influence if EFFECTS[card.effect].HOSTILE]


def card(name: str, target: Holder = NO_TARGET, choice: int = 0) -> PlayInfluence:
    return PlayInfluence(influence(name), target, choice)


def holding(*names: str) -> Play:
    return Play().hold_influence(RED, *names)


def test_most_cards_are_against_others_and_no_two_are_alike() -> None:
    assert len(HOSTILE) >= 18
    alike = {(row.effect, row.amount, row.resource) for row in CONTENT.influence}
    assert len(alike) == len(CONTENT.influence)


@pytest.mark.rule("GB-8.15", "GB-8.3")
def test_everybody_pays_reparations() -> None:
    play = holding("war-reparations").purse(RED, 0).purse(BLUE, 50).purse(GREEN, 4)
    play.do(ANN, card("war-reparations"))
    assert play.table.eu == [10, 44, 0]
    assert play.texts().count("gb-event-taken-eu") == 2
    poor = holding("war-reparations").purse(BLUE, 0).purse(GREEN, 0)
    assert poor.refused(ANN, card("war-reparations")) == "GB-8.3"


@pytest.mark.rule("GB-8.17", "GB-8.3")
def test_a_forced_sale_is_paid_for_as_far_as_one_can() -> None:
    play = holding("compulsory-purchase").stock(BLUE, 0, 4, 0, 0, 0).purse(RED, 12)
    sale = card("compulsory-purchase", BLUE, FOOD)
    assert play.refused(ANN, card("compulsory-purchase", BLUE, WATER)) == "GB-8.3"
    play.do(ANN, sale)
    assert (play.table.eu[:2], play.stock_of(RED)[FOOD]) == ([2, 210], 2)
    poor = holding("compulsory-purchase").stock(BLUE, 0, 4, 0, 0, 0).purse(RED, 4)
    assert poor.refused(ANN, sale) == "GB-8.3"


@pytest.mark.rule("GB-8.45", "GB-8.3", "GB-5.6")
def test_food_off_a_plate_suspends_a_level() -> None:
    play = holding("harvest-levy").own(BLUE, "mexico", units=FULL, levels=1).own(RED, "usa")
    before = play.table.score[BLUE]
    assert play.refused(ANN, card("harvest-levy", RED, USA)) == "GB-8.3"
    play.do(ANN, card("harvest-levy", BLUE, MEXICO))
    assert (play.stock_of(RED)[FOOD], play.table.units[MEXICO * 5 + FOOD]) == (1, 0)
    assert (play.table.justified_levels[MEXICO], play.table.score[BLUE]) == (0, before - 5)
    data = next(e.values for e in play.events if e.text == "gb-event-taken-plate")
    assert (data["count"], data["resource"], data["holder"]) == (1, FOOD, BLUE)


@pytest.mark.rule("GB-8.46", "GB-8.3")
def test_disarmament_goes_to_the_administration() -> None:
    play = holding("disarmament-inspection").own(BLUE, "mexico", units=(0, 0, 0, 0, 2))
    bank = play.table.bank_units[NS]
    play.do(ANN, card("disarmament-inspection", BLUE, MEXICO))
    assert (play.table.units[MEXICO * 5 + NS], play.table.bank_units[NS]) == (1, bank + 1)
    none = holding("disarmament-inspection").own(BLUE, "mexico", units=(1, 0, 0, 0, 0))
    assert none.refused(ANN, card("disarmament-inspection", BLUE, MEXICO)) == "GB-8.3"


@pytest.mark.rule("GB-8.47", "GB-8.3")
def test_a_scandal_costs_points_one_has() -> None:
    play = holding("supranet-scandal").score(BLUE, 2)
    assert play.refused(ANN, card("supranet-scandal", GREEN)) == "GB-8.3"
    play.do(ANN, card("supranet-scandal", BLUE))
    assert play.table.score == [0, 0, 0]


@pytest.mark.rule("GB-8.48", "GB-8.3")
def test_spin_doctors_take_from_who_is_ahead() -> None:
    play = holding("spin-doctors").score(RED, 5).score(BLUE, 9).score(GREEN, 5)
    assert play.refused(ANN, card("spin-doctors", GREEN)) == "GB-8.3"
    play.do(ANN, card("spin-doctors", BLUE))
    assert play.table.score == [7, 7, 5]


@pytest.mark.rule("GB-8.49", "GB-8.3")
def test_a_leaked_memo_costs_a_card_of_ones_own_choice() -> None:
    play = holding("leaked-memo").hold_influence(BLUE, "peace-prize", "gala-summit")
    assert play.refused(ANN, card("leaked-memo", GREEN)) == "GB-8.3"
    play.do(ANN, card("leaked-memo", BLUE)).do(BEN, PASS)
    assert play.kinds() == [(BEN, "give-up-card")]
    assert play.refused(BEN, KEEP_CARD) == "GB-8.49"
    assert play.refused(BEN, PutUnder(2, influence("immunity"))) == "GB-8.49"
    play.do(BEN, PutUnder(2, influence("gala-summit")))
    assert play.table.influence.hands[BLUE] == 1 << influence("peace-prize")
    assert play.kinds() == [(ANN, "options")]


def next_turn(play: Play) -> Play:
    """Ann ends her turn on MOONSHOT!, and Ben is in his Option Phase."""
    return play.land(ANN, "moonshot")


@pytest.mark.rule("GB-8.50", "GB-8.3")
def test_a_building_freeze_lasts_for_one_turn() -> None:
    play = holding("building-freeze").own(BLUE, "mexico", units=FULL)
    next_turn(play.do(ANN, card("building-freeze", BLUE)))
    assert play.refused(BEN, Develop(MEXICO)) == "GB-8.50"
    assert Develop(MEXICO) not in play.legal(BEN)
    play.land(BEN, "moonshot").land(CAT, "moonshot").land(ANN, "moonshot")
    play.do(BEN, Develop(MEXICO))
    twice = holding("building-freeze")
    twice.table.barred[BLUE] = 1
    assert twice.again().refused(ANN, card("building-freeze", BLUE)) == "GB-8.3"


@pytest.mark.rule("GB-8.51")
def test_a_customs_strike_closes_the_guilds() -> None:
    play = holding("customs-strike").own(BLUE, "solar", units=(0, 0, 9, 0, 0))
    play.own(RED, "core-energy", units=(0, 0, 9, 0, 0))
    next_turn(play.do(ANN, card("customs-strike", BLUE)))
    assert play.refused(BEN, TakeFromGuild(ALL_GUILDS[3], ENERGY, 1)) == "GB-8.51"
    assert play.refused(BEN, BuyFromGuild(ALL_GUILDS[0], ENERGY, 1)) == "GB-8.51"


@pytest.mark.rule("GB-8.52")
def test_an_embargo_closes_the_markets() -> None:
    play = holding("embargo").hold_influence(BLUE, "market-shuttle")
    play.do(ANN, card("embargo", BLUE)).do(BEN, PASS)
    next_turn(play).land(BEN, "israel")
    assert play.refused(BEN, UseMarket(field("israel"))) == "GB-8.52"
    assert play.refused(BEN, card("market-shuttle", choice=field("israel"))) == "GB-8.3"


@pytest.mark.rule("GB-8.53")
def test_a_grounded_fleet_has_one_die() -> None:
    play = next_turn(holding("grounded-fleet").do(ANN, card("grounded-fleet", BLUE)))
    play.do(BEN, END_OPTIONS)
    assert play.refused(BEN, Roll(2, 0)) == "GB-8.53"
    assert {a.dice for a in play.legal(BEN) if isinstance(a, Roll)} == {1}


@pytest.mark.rule("GB-8.54", "GB-8.3")
def test_governors_change_places_and_nothing_happens_there() -> None:
    play = holding("state-visit").own(BLUE, "usa")
    assert play.refused(ANN, card("state-visit", BLUE)) == "GB-8.3"
    play.table.governor[:2] = [field("japan"), field("usa")]
    play.again().do(ANN, card("state-visit", BLUE))
    assert play.table.governor[:2] == [field("usa"), field("japan")]
    assert (play.table.eu[:2], play.kinds()) == ([200, 200], [(ANN, "options")])


@pytest.mark.rule("GB-8.55")
def test_a_governor_is_set_back() -> None:
    play = holding("about-turn")
    play.table.governor[BEN] = ALL_FIELDS[3]
    play.again().do(ANN, card("about-turn", BLUE))
    assert (play.table.governor[BEN], play.table.eu[BLUE]) == (59, 200)


# Immunity.


@pytest.mark.rule("GB-8.23")
@pytest.mark.parametrize("name", [name for name in HOSTILE if name not in REPLIES])
def test_immunity_wards_off_every_card_against_one(name: str) -> None:
    """The same position with and without the reply: it is the reply that keeps things as they were."""
    play = holding(name).own(RED, "usa").own(BLUE, "mexico", units=FULL, levels=1)
    play.agents(BLUE, "usa", 2).hold_influence(BLUE, "immunity").score(BLUE, 30)
    play.stock(BLUE, 3, 3, 3, 3, 3).purse(GREEN, 0)
    play.table.governor[BEN] = field("japan")
    play.again()
    if name == "house-search":
        play.land(ANN, "usa").draw(0)
    plays = [a for a in play.legal(ANN) if isinstance(a, PlayInfluence) and a.target in (0, BLUE)]
    action = next(a for a in plays if a.influence == influence(name))
    before = _goods(play.table)
    play.do(ANN, action)
    assert play.kinds() == [(BEN, "shield-reply")]
    play.do(BEN, card("immunity"))
    assert _goods(play.table) == before
    assert "gb-event-spared" in play.texts()


def _goods(table: GlobopolisState) -> list[list[int]]:
    lists = (table.eu, table.score, table.stock, table.units, table.agents, table.governor)
    return [list(each) for each in (*lists, table.barred)]


@pytest.mark.rule("GB-8.23", "GB-8.15")
def test_immunity_spares_its_own_player_alone() -> None:
    play = holding("war-reparations").hold_influence(BLUE, "immunity")
    play.hold_influence(GREEN, "peace-prize").do(ANN, card("war-reparations"))
    assert play.kinds() == [(BEN, "shield-reply"), (CAT, "shield-reply")]
    play.do(BEN, card("immunity")).do(CAT, PASS)
    assert play.table.eu == [206, 200, 194]


@pytest.mark.rule("GB-8.23", "GB-8.22")
def test_immunity_against_a_doubled_fee() -> None:
    play = Play().own(BLUE, "usa").hold_influence(BLUE, "gala-summit")
    play.hold_influence(RED, "immunity").land(ANN, "usa").do(ANN, PAY)
    play.do(BEN, card("gala-summit"))
    assert play.kinds() == [(ANN, "shield-reply")]
    assert play.do(ANN, card("immunity")).table.eu[:2] == [160, 240]


@pytest.mark.rule("GB-8.23", "GB-8.24")
def test_immunity_against_talks() -> None:
    play = Play().own(RED, "usa").own(BLUE, "mexico").hold_influence(BLUE, "red-telephone")
    play.hold_influence(RED, "immunity").land(ANN, "mexico").do(ANN, Attack(USA, MEXICO, 0))
    play.do(BEN, card("red-telephone")).do(ANN, card("immunity"))
    play.chance("battle")


# Drawn.


@pytest.mark.rule("GB-8.57")
def test_a_card_is_played_when_it_is_drawn_or_kept() -> None:
    play = holding("grain-futures").land(ANN, "influence-1").draw(influence("frozen-accounts"))
    assert play.kinds() == [(ANN, "drawn")]
    assert play.refused(ANN, card("grain-futures")) == "GB-8.57"
    play.do(ANN, card("frozen-accounts", BLUE))
    assert (play.table.eu[:2], play.kinds()) == ([215, 185], [(ANN, "roll")])
    kept = Play().land(ANN, "influence-1").draw(influence("frozen-accounts")).do(ANN, KEEP_CARD)
    assert kept.kinds() == [(ANN, "roll")]
    assert kept.refused(ANN, card("frozen-accounts", BLUE)) == "GB-8.2"


@pytest.mark.rule("GB-8.57", "GB-4.14")
def test_a_fourth_card_may_be_played_instead_of_returning_one() -> None:
    held = ("immunity", "gala-summit", "red-telephone")
    play = holding(*held).land(ANN, "influence-1").draw(influence("peace-prize"))
    play.do(ANN, card("peace-prize"))
    assert play.kinds() == [(ANN, "roll")]
    full = holding(*held).land(ANN, "influence-1").draw(influence("peace-prize"))
    assert full.do(ANN, KEEP_CARD).kinds() == [(ANN, "hand-limit")]


@pytest.mark.rule("GB-8.57", "GB-1.12")
def test_a_card_that_must_wait_is_asked_about_too_and_nobody_sees_which_it_is() -> None:
    play = Play().land(ANN, "influence-1").draw(influence("immunity"))
    assert list(play.table.legal(ANN)) == [KEEP_CARD]
    seen = [play.table.view(seat).stack[-1] for seat in (ANN, BEN, None)]
    assert seen[0] == DrawnCard(ANN, influence("immunity"))
    assert seen[1] == seen[2] == DrawnCard(ANN, -1)
    assert play.refused(ANN, EndTurn()) == "ST-1.4"
