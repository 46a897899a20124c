"""Variations of learning, bribes, conquests and dice, limits, and teams (GB-10.16 to GB-10.22)."""

import pytest

from globopolis.laid_out import (
    ANN,
    BEN,
    BLUE,
    CAT,
    DAN,
    FIELD,
    FOOD,
    NS,
    OPS,
    RED,
    TITLE,
    UCP,
    Begun,
    Laid,
    attack,
    attacked,
    facing,
    fresh,
    influence,
    stock,
)
from statecraft.core.engine.sealed import PASS
from statecraft.core.options import BadOptions
from statecraft.globopolis.verbs import (
    END_OPTIONS,
    END_TURN,
    FORWARDS,
    Allocate,
    BuyAtMarket,
    Develop,
    Roll,
    UseMarket,
)

# GB-10.16 to GB-10.19.


@pytest.mark.rule("GB-10.16")
def test_a_learning_game_deals_and_draws_no_cards() -> None:
    game = Begun(learning=True)
    assert game.chance().kind == "titles"
    game.come_out(game.luck.outcome(game.chance()))
    assert game.chance().kind == "first"
    assert (game.state.ops.hands, game.state.influence.hands) == ((0,) * 4, (0,) * 4)
    laid = Laid(learning=True).own(RED, "japan")
    for field, kind in (
        ("japan", "own-territory"),
        ("influence-1", "roll"),
        ("ops-mission-1", "roll"),
    ):
        assert laid.land(field).kinds() == [kind]
        assert set(FORWARDS[:3]) <= set(laid.state.legal(ANN))
    content = laid.state.content
    cards = (len(content.ops) + len(content.missions), len(content.influence))
    assert (laid.state.ops.size(), laid.state.influence.size()) == cards


@pytest.mark.rule("GB-10.17")
@pytest.mark.parametrize(("bribe", "eu"), [(0, [150] * 4), (10, [180, 140, 140, 140])])
def test_everybody_bribes_the_administrator(bribe: int, eu: list[int]) -> None:
    assert Laid(bribe=bribe).state.eu == eu
    assert Laid((0, 1, 0, 1), bribe=bribe).state.eu == [250 + bribe, 250 - bribe]


@pytest.mark.rule("GB-10.18")
@pytest.mark.parametrize("survive", [False, True])
def test_developments_survive_a_conquest_suspended(survive: bool) -> None:
    game = facing(developments_survive=survive).develop("japan", 1)
    bank = game.state.bank_levels
    attacked(game).fight(aggressor_wins=True)
    japan = TITLE["japan"]
    assert (game.state.owner[japan], game.state.justified_levels[japan]) == (RED, 0)
    assert game.state.levels[japan] == (1 if survive else 0)
    assert game.state.bank_levels == (bank if survive else bank + 1)
    assert game.state.score == [3, -3, 0, 0]
    game.store(RED, 0, 0, 0, 0, 1).plan()
    game.do(ANN, Allocate(NS, japan, 1))
    assert game.state.score[RED] == (3 + 5 if survive else 3)


@pytest.mark.rule("GB-10.19")
@pytest.mark.parametrize(("six", "value"), [(False, 25), (True, 30)])
def test_six_dice_in_sets_multiply_by_six(six: bool, value: int) -> None:
    def strong() -> Laid:
        game = facing(times_six=six).put("poland", 0, 0, 0, 0, 2).develop("poland", 1)
        return attacked(game.send(RED, "poland", 1))

    for dice in ((2, 2, 2, 4, 4, 4), (1, 1, 3, 3, 5, 5), (6, 6, 6, 6, 6, 6)):
        game = strong()
        assert game.battle() == (8, 6, 10, 2)
        game.come_out((5, *dice, 10, 1, 2))
        assert game.event("gb-event-battle").values["mine"] == value
    game = strong()
    game.come_out((5, 2, 2, 2, 4, 4, 6, 10, 1, 2))
    assert game.event("gb-event-battle").values["mine"] == 25


# GB-10.20, GB-10.21: limits.


@pytest.mark.rule("GB-10.20")
@pytest.mark.parametrize(("options", "cap"), [({}, 20), ({"roll_cap": 3}, 3)])
def test_nobody_rolls_beyond_the_limit(options: dict[str, int], cap: int) -> None:
    game = Laid(**options).own(RED, "japan").hold(RED, "diplomatic-passport")
    game.land("japan", rolls=cap - 1)
    game.come_out(OPS["midas"])
    assert Roll(3, 0) in list(game.state.legal(ANN))
    game.land("japan", rolls=cap)
    game.come_out(OPS["conqueror"])
    for action in (Roll(1, 0), influence("diplomatic-passport", choice=1)):
        refusal = game.refused(ANN, action)
        assert (refusal.rule, refusal.values) == ("GB-10.20", {"limit": cap})
    assert list(game.state.legal(ANN)) == [END_TURN]


@pytest.mark.rule("GB-10.20")
@pytest.mark.parametrize("field", ["teleport", "core-energy", "nsa"])
def test_where_one_would_roll_on_the_turn_is_over(field: str) -> None:
    game = Laid(roll_cap=2).own(RED, "core-energy").land(field, rolls=2)
    if field == "nsa":
        game.come_out((1,))
    assert game.asked(BEN).kind == "options"


@pytest.mark.rule("GB-10.21")
def test_what_the_box_does_not_hold_cannot_be_bought() -> None:
    game = Laid(box_limits=True).purse(100, 0, 0, 0)
    game.state.bank_units[FOOD], game.state.bank_units[UCP] = 2, 1
    game.land("india").do(ANN, UseMarket(FIELD["india"]))
    game.come_out((5, 5))
    for first, second in ((3, 0), (0, 2), (3, 1)):
        refusal = game.refused(ANN, BuyAtMarket(first, second))
        assert (refusal.rule, refusal.text) == ("GB-10.21", "gb-refused-box-empty")
    game.do(ANN, BuyAtMarket(2, 1))
    assert (stock(game, RED), game.state.eu[RED]) == ([0, 2, 0, 1, 0], 85)


@pytest.mark.rule("GB-10.21")
def test_no_development_is_left_in_the_box() -> None:
    for limits in (True, False):
        game = Laid(box_limits=limits).own(RED, "japan").put("japan", 1, 1, 1, 1, 1)
        game.state.bank_levels = 0
        game.plan()
        if limits:
            assert game.refused(ANN, Develop(TITLE["japan"])).rule == "GB-10.21"
            game.state.bank_levels = 1
        game.do(ANN, Develop(TITLE["japan"]))
        assert game.state.levels[TITLE["japan"]] == 1


@pytest.mark.rule("GB-10.21")
@pytest.mark.parametrize(("limits", "units"), [(True, [0, 1, 0, 0, 1]), (False, [0, 2, 3, 3, 1])])
def test_of_what_is_won_one_gets_what_is_left(limits: bool, units: list[int]) -> None:
    game = Laid(box_limits=limits)
    game.state.bank_units[:] = [5, 1, 0, 0, 5]
    game.land("usa")
    base = TITLE["usa"] * 5
    assert game.state.units[base : base + 5] == units
    assert ("surplus" in game.kinds()) != limits
    game.state.bank_units[NS] = 1
    game.land("nsa")
    game.come_out((6,))
    before = stock(game, RED)[NS]
    assert before == (1 if limits else 3)
    assert game.state.bank_units[NS] == (0 if limits else -2)


# GB-10.22: teams.


@pytest.mark.rule("GB-10.22")
def test_seats_of_a_colour_share_everything_but_governor_and_turn() -> None:
    game = Laid((0, 1, 0, 1)).own(RED, "japan").hold(RED, "grain-futures", "peace-prize")
    assert (game.state.eu, game.state.mark()) == ([250, 250], 150)
    assert (len(game.state.governor), len(game.state.reserve)) == (4, 2)
    game.stand(ANN, "kenya").stand(CAT, "china").plan()
    game.do(ANN, influence("grain-futures"))
    game.do(ANN, END_OPTIONS)
    game.do(ANN, Roll(1, 0))
    game.come_out((4,))
    assert (game.state.eu[RED], game.state.score) == (270, [10, 0])
    assert game.asked(BEN).kind == "options"
    game.plan(CAT).do(CAT, influence("peace-prize"))
    assert game.state.score == [14, 0]
    game.do(CAT, END_OPTIONS)
    game.do(CAT, Roll(1, 0))
    game.come_out((1,))
    # Japan is Cat's as much as Ann's: a card is drawn, and nothing paid.
    game.come_out(OPS["midas"])
    assert game.kinds() == ["own-territory"]
    governors = [FIELD["moonshot"], FIELD["japan"]]
    assert [game.state.governor[ANN], game.state.governor[CAT]] == governors
    game.do(CAT, END_TURN)
    game.do(CAT, END_TURN)  # with a MISSION in hand, a turn's end is asked for
    assert game.asked(DAN).kind == "options"


@pytest.mark.rule("GB-10.22")
def test_a_team_is_one_opponent() -> None:
    game = Laid((0, 1, 0, 1)).own(BLUE, "japan").own(RED, "poland").hold(BLUE, "red-telephone")
    game.land("japan", CAT)
    game.do(CAT, attack("poland", "japan"))
    # Its first seat answers for it.
    assert [q.seat for q in game.state.questions()] == [BEN]
    game.do(BEN, PASS)
    game.fight(aggressor_wins=True)
    assert (game.state.owner[TITLE["japan"]], game.state.conquests) == (RED, [1, 0])
    assert game.state.score == [3, -3]


@pytest.mark.rule("GB-10.22")
def test_up_to_ten_seats_share_two_to_five_colours() -> None:
    assert len(fresh((0, 1, 2, 3, 4, 0, 1, 2, 3, 4)).governor) == 10
    assert fresh((0, 1) * 5).holder_count() == 2
    for seats in (6, (0,) * 4, (0, 1) * 5 + (0,)):
        with pytest.raises(BadOptions):
            fresh(seats)
