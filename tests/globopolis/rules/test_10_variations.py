"""Variations (chapter 10): every option alone."""

from pathlib import Path

import pytest

from globopolis.position import (
    ANN,
    BEN,
    BLUE,
    CAT,
    DAN,
    FULL,
    GREEN,
    NOTHING_DEALT,
    NS,
    RED,
    TWICE,
    UCP,
    Play,
    field,
    fresh,
    mission,
    ops,
    title,
)
from statecraft.core.chance.decks import set_of
from statecraft.core.chance.distributions import Dice
from statecraft.core.engine.question import Chance, Over
from statecraft.core.engine.sealed import PASS
from statecraft.core.ids import Holder
from statecraft.core.record.inputs import Outcome
from statecraft.globopolis import variants
from statecraft.globopolis.ids import ALL_FIELDS, Eu
from statecraft.globopolis.odds import takeover
from statecraft.globopolis.rules.battle import strengths
from statecraft.globopolis.verbs import (
    AGREE,
    END_OPTIONS,
    END_TURN,
    KEEP_CARD,
    STAY,
    STORE_SURPLUS,
    Allocate,
    Attack,
    BuyAtMarket,
    BuyPoints,
    Develop,
    Fly,
    Lend,
    PickTitle,
    Place,
    Roll,
    SendUnits,
    ShowMission,
    UseMarket,
)

USA, CANADA, MEXICO, SPAIN = title("usa"), title("canada"), title("mexico"), title("spain")


def rest_of_the_round(play: Play) -> Play:
    number = play.table.round
    while not isinstance(play.table.pending(), Over) and play.table.round == number:
        play.pass_turn(play.table.turn)
    return play


@pytest.mark.rule("GB-10.1")
def test_without_agents_nobody_is_asked_for_them() -> None:
    play = Play(agents=False).own(RED, "usa").pass_turn(ANN)
    assert not [q for q in play.table.questions() if q.kind == "agents"]


@pytest.mark.rule("GB-10.2")
def test_another_mark() -> None:
    play = Play(mark=40).score(RED, 40)
    assert rest_of_the_round(play).result()[0] == "points"
    # Points are bought until 25 below it.
    bought = Play(mark=40).score(RED, 15)
    assert BuyPoints(5) in bought.legal(ANN)
    assert bought.score(RED, 16).refused(ANN, BuyPoints(1)) == "GB-2.6"


@pytest.mark.rule("GB-10.3")
def test_victory_by_territories() -> None:
    play = Play(victory="territories", territories=3).score(BLUE, 200)
    rest_of_the_round(play.own(RED, "usa", "spain", "wind-wave"))
    assert not isinstance(play.table.pending(), Over)
    rest_of_the_round(play.own(RED, "kenya"))
    assert play.result() == ("territories", "GB-9.5", (1, 2, 3))


@pytest.mark.rule("GB-10.3")
def test_the_bitter_end() -> None:
    play = Play(victory="bitter-end").score(RED, 300).hold_ops(RED, mission("midas"))
    play.purse(RED, 9999)
    (note,) = play.notes(ANN, ShowMission(mission("midas")))
    assert (note.text, note.values) == ("gb-mission-pays", {"points": 20})
    play.do(ANN, ShowMission(mission("midas")))
    # GB-10.3: it pays, once, and locks no claim.
    assert (play.table.score[RED], play.table.mission_won[RED]) == (320, 0)
    assert play.refused(ANN, ShowMission(mission("midas"))) == "GB-9.3"
    rest_of_the_round(play)
    assert not isinstance(play.table.pending(), Over)
    rest_of_the_round(play.purse(BLUE, 0).purse(GREEN, 1))
    assert not isinstance(play.table.pending(), Over)
    rest_of_the_round(play.purse(GREEN, 0))
    assert play.result()[:2] == ("bitter-end", "GB-10.3")


@pytest.mark.rule("GB-10.4")
def test_until_a_set_round() -> None:
    play = Play(until_round=3).score(BLUE, 9)
    rest_of_the_round(play)
    assert rest_of_the_round(play).result() == ("until-round", "GB-10.4", (2, 1, 2))


@pytest.mark.rule("GB-10.5")
@pytest.mark.parametrize("count", [0, 2, 12])
def test_more_fewer_or_no_titles(count: int) -> None:
    play = Play(start=False, titles_dealt=count)
    if count:
        hands = tuple([set_of(list(range(n, count * 3, 3))) for n in range(3)])
        play.take(Outcome(play.chance("titles").id, hands))
    assert [play.table.owner.count(holder) for holder in play.table.all_holders()] == [count] * 3
    play.chance("first")


@pytest.mark.rule("GB-10.6")
def test_titles_are_drafted_back_and_forth() -> None:
    play = Play(start=False, title_draft=True, titles_dealt=2)
    order = []
    for choice in (USA, CANADA, MEXICO, SPAIN, title("solar"), title("kenya")):
        seat = play.table.questions()[0].seat
        order.append(seat)
        if choice != USA:
            assert play.refused(seat, PickTitle(USA)) == "GB-10.6"
        play.do(seat, PickTitle(choice))
    assert order == [ANN, BEN, CAT, CAT, BEN, ANN]
    assert (play.owner("usa"), play.owner("kenya"), play.owner("mexico")) == (RED, RED, GREEN)
    play.chance("first")


@pytest.mark.rule("GB-10.7")
def test_more_cards_are_dealt() -> None:
    table = fresh({**NOTHING_DEALT, "ops_dealt": 4, "influence_dealt": 5, "missions_dealt": 2}, 3)
    for sizes in (4, 5):
        pending = table.pending()
        assert isinstance(pending, Chance)
        hands = tuple([set_of(list(range(n, sizes * 3, 3))) for n in range(3)])
        table.apply(Outcome(pending.id, hands))
    for card in range(22, 28):
        pending = table.pending()
        assert isinstance(pending, Chance)
        table.apply(Outcome(pending.id, card))
    assert [hand.bit_count() for hand in table.ops.hands] == [6] * 3
    assert [hand.bit_count() for hand in table.influence.hands] == [5] * 3


@pytest.mark.rule("GB-10.7", "GB-4.14")
def test_who_is_dealt_more_than_the_limit_returns_them_with_the_next_card() -> None:
    play = Play().hold_ops(RED, 0, 1, 2, 3).land(ANN, "nsa").come_out(1)
    assert play.kinds() == [(ANN, "roll")]
    play.land(ANN, "influence-3").draw(0).do(ANN, KEEP_CARD)
    assert play.kinds() == [(ANN, "hand-limit")]


@pytest.mark.rule("GB-10.8")
def test_a_larger_hand() -> None:
    play = Play(hand_limit=5).hold_ops(RED, 0, 1, 2, 3).land(ANN, "ops-mission-3").draw(4)
    assert play.kinds() == [(ANN, "roll")]
    play = Play(hand_limit=5).hold_ops(RED, 0, 1, 2, 3, 4).land(ANN, "ops-mission-3").draw(5)
    assert play.kinds() == [(ANN, "hand-limit")]


@pytest.mark.rule("GB-10.9")
@pytest.mark.parametrize(
    ("mode", "seats", "possible"),
    [("two", 2, False), ("two", 3, True), ("always", 3, False), ("never", 2, True)],
)
def test_missions_that_the_deal_fulfils(mode: str, seats: int, possible: bool) -> None:
    options = {**NOTHING_DEALT, "titles_dealt": 4, "missions_dealt": 1, "redeal_missions": mode}
    table = fresh(options, seats)
    corners: list[int] = [title(name) for name in ("canada", "usa", "turkey", "japan")]
    others = [t for t in range(32) if t not in corners]
    hands = [set_of(corners), *[set_of(others[n * 4 : n * 4 + 4]) for n in range(seats - 1)]]
    pending = table.pending()
    assert isinstance(pending, Chance)
    table.apply(Outcome(pending.id, tuple(hands)))
    pending = table.pending()
    assert isinstance(pending, Chance)
    assert (pending.distribution.weight(mission("four-corners")) > 0) == possible


@pytest.mark.rule("GB-10.10", "GB-4.16")
def test_flights_to_independent_territories_or_anywhere() -> None:
    play = Play(orss="independent").land(ANN, "orss-atlantic")
    assert play.refused(ANN, Fly(ALL_FIELDS[USA + 9])) == "GB-4.16"
    play.do(ANN, Fly(field("russia")))
    assert (play.kinds(), play.table.eu[RED]) == ([(ANN, "market")], 200)
    play = Play(orss="any").land(ANN, "orss-atlantic")
    assert play.refused(ANN, Fly(field("solar"))) == "GB-4.16"
    play.do(ANN, Fly(field("canada")))
    assert (play.owner("canada"), play.table.eu[RED]) == (RED, 240)
    assert Play(orss="any").land(ANN, "orss-atlantic").do(ANN, STAY).kinds() == [(ANN, "roll")]


@pytest.mark.rule("GB-10.11", "GB-7.2")
def test_guilds_are_guarded_by_agents() -> None:
    def guarded(mine: int = 0) -> Play:
        play = Play(guild_guard=True).own(BLUE, "solar", units=(0, 0, 5, 0, 0))
        return play.agents(BLUE, "solar", 2).agents(RED, "solar", mine).agents(GREEN, "solar", 1)

    play = guarded().land(ANN, "solar")
    assert play.chance("guild-duel").distribution == Dice((12, 8))
    play.come_out(9, 8).come_out(9, 8)
    assert (play.owner("solar"), play.texts()[-2]) == (BLUE, "gb-event-guild-held")
    won = guarded(2).land(ANN, "solar")
    assert won.chance("guild-duel").distribution == Dice((12, 10))
    won.come_out(1, 2).come_out(5, 5).come_out(1, 2)
    assert (won.owner("solar"), won.table.score[:2]) == (RED, [4, 0])
    assert [won.table.agents_of(Holder(h), title("solar")) for h in range(3)] == [2, 0, 0]
    placing = Play(guild_guard=True).own(RED, "solar").pass_turn(ANN)
    placing.do(ANN, Place(title("solar"), 1), "agents")
    unguarded = Play(guild_guard=True).own(BLUE, "solar").land(ANN, "solar")
    assert unguarded.owner("solar") == RED


@pytest.mark.rule("GB-10.12")
def test_going_back_is_free() -> None:
    play = Play(free_direction=True).score(RED, 0).move(ANN, 1, backwards=1)
    assert play.table.score[RED] == 2  # Nigeria, behind MOONSHOT!
    assert play.owner("nigeria") == RED


@pytest.mark.rule("GB-10.13")
@pytest.mark.parametrize(
    ("defence", "aggression", "dice"),
    [(False, False, (2, 3)), (True, False, (2, 4)), (False, True, (4, 3)), (True, True, (4, 4))],
)
def test_common_defence_and_aggression(
    defence: bool, aggression: bool, dice: tuple[int, int]
) -> None:
    play = Play(common_defence=defence, common_aggression=aggression)
    play.own(RED, "england", "france", "germany").own(BLUE, "mexico", "usa").own(GREEN, "canada")
    assert strengths(play.table, title("england"), MEXICO) == dice


@pytest.mark.rule("GB-10.14")
def test_assistance_moves_an_ns_unit() -> None:
    play = Play(common_defence=True, assistance_moves_units=True).own(RED, "spain")
    play.own(BLUE, "mexico", "canada").own(BLUE, "usa", units=(0, 0, 0, 0, 2))
    play.land(ANN, "mexico").do(ANN, Attack(SPAIN, MEXICO, 0))
    # Canada has none to send; the unit makes the extra die.
    assert play.refused(BEN, SendUnits(((CANADA,),))) == "GB-10.14"
    play.do(BEN, SendUnits(((USA,),)))
    assert play.battle() == (2, 4)
    assert (play.units("usa")[NS], play.units("mexico")[NS]) == (1, 1)


@pytest.mark.rule("GB-10.15")
def test_neighbours_send_ns_units_to_who_wants_them() -> None:
    play = Play(neighbours_help=True).own(RED, "spain").own(BLUE, "mexico").own(GREEN, "canada")
    play.own(GREEN, "usa", "kenya", units=(0, 0, 0, 0, 1)).purse(BLUE, 3)
    play.land(ANN, "mexico").do(ANN, Attack(SPAIN, MEXICO, 0))
    assert play.kinds() == [(CAT, "neighbour")]
    for territory in (CANADA, title("kenya"), MEXICO):
        assert play.refused(CAT, Lend(BLUE, ((territory, 1),), Eu(0))) == "GB-10.15"
    assert play.refused(CAT, Lend(BLUE, ((USA, 1),), Eu(4))) == "GB-10.15"
    play.do(CAT, Lend(BLUE, ((USA, 1),), Eu(3))).do(BEN, AGREE)
    assert play.battle() == (2, 4)
    assert (play.table.eu[1:], play.units("usa")[NS]) == ([0, 203], 0)
    nobody = Play(neighbours_help=True).own(RED, "spain").own(BLUE, "mexico")
    nobody.own(GREEN, "usa", units=(0, 0, 0, 0, 1))
    nobody.land(ANN, "mexico").do(ANN, Attack(SPAIN, MEXICO, 0)).do(CAT, PASS)
    assert nobody.battle() == (2, 3)


@pytest.mark.rule("GB-10.15")
def test_what_help_does_to_the_odds_is_foretold_to_both() -> None:
    play = Play(neighbours_help=True).own(RED, "spain").own(BLUE, "mexico")
    play.own(GREEN, "usa", units=(0, 0, 0, 0, 1)).purse(BLUE, 3)
    play.land(ANN, "mexico").do(ANN, Attack(SPAIN, MEXICO, 0))
    lend = Lend(BLUE, ((USA, 1),), Eu(3))
    (odds,) = play.table.legal(CAT).prospects(lend)
    assert odds.values["holder"] == BLUE
    assert odds.values["percent"] > odds.values["without"]
    play.do(CAT, lend)
    price, again = play.table.legal(BEN).prospects(AGREE)
    assert (price.text, price.values["eu"]) == ("gb-costs-eu", 3)
    assert again == odds


@pytest.mark.rule("GB-10.14", "GB-10.15", "GB-5.6")
@pytest.mark.parametrize("option", ["common_defence", "neighbours_help"])
def test_an_ns_unit_that_comes_to_help_may_justify_a_level(option: str) -> None:
    helper = BLUE if option == "common_defence" else GREEN
    play = Play(**{option: True}, assistance_moves_units=option == "common_defence")
    play.own(RED, "spain").own(BLUE, "mexico", units=(1, 1, 1, 1, 0), levels=1)
    play.own(helper, "usa", units=(0, 0, 0, 0, 1))
    play.land(ANN, "mexico").do(ANN, Attack(SPAIN, MEXICO, 0))
    if helper == GREEN:
        play.do(CAT, Lend(BLUE, ((USA, 1),), Eu(0))).do(BEN, AGREE)
    else:
        play.do(BEN, SendUnits(((USA,),)))
    assert play.table.justified_levels[MEXICO] == 1
    assert play.table.score[BLUE] == 2 + 5 + (4 if helper == BLUE else 0)


@pytest.mark.rule("GB-10.16")
def test_the_learning_game_has_no_cards() -> None:
    table = fresh({"learning": True, "titles_dealt": 0}, 3)
    pending = table.pending()
    assert isinstance(pending, Chance)
    assert pending.kind == "first"
    play = Play(learning=True).own(RED, "usa").land(ANN, "usa")
    assert play.kinds() == [(ANN, "own-territory")]
    # The second roll, and the third: the fields are passed over, and one may roll again.
    for card_field in ("influence-3", "ops-mission-3"):
        assert play.land(ANN, card_field).kinds() == [(ANN, "roll")]
    full = Play().own(RED, "usa").land(ANN, "usa").draw(ops("cold-front"))
    full.land(ANN, "influence-3").draw(0).do(ANN, KEEP_CARD)
    assert full.kinds() == [(BEN, "options")]  # with cards there is no third roll


@pytest.mark.rule("GB-10.17")
def test_the_administrators_bribe() -> None:
    assert fresh({"bribe": 10}, 4).eu == [180, 140, 140, 140]


@pytest.mark.rule("GB-10.18")
def test_developments_survive_a_conquest() -> None:
    play = Play(developments_survive=True).own(RED, "usa").own(BLUE, "mexico", units=FULL, levels=1)
    play.land(ANN, "mexico").do(ANN, Attack(USA, MEXICO, 0)).fight(True)
    assert (play.table.levels[MEXICO], play.table.justified_levels[MEXICO]) == (1, 0)
    assert play.table.score[:2] == [6, 0]
    play.stock(RED, 0, 0, 0, 0, 1)
    rest_of_the_round(play)
    play.do(ANN, Allocate(NS, MEXICO, 1))
    assert play.table.score[RED] == 11


@pytest.mark.rule("GB-10.19")
@pytest.mark.parametrize(("times_six", "value"), [(False, 40), (True, 48)])
def test_six_dice_in_sets(times_six: bool, value: int) -> None:
    play = Play(times_six=times_six).own(RED, "usa", units=(1, 1, 1, 1, 4)).own(BLUE, "mexico")
    play.land(ANN, "mexico")
    attack = Attack(USA, MEXICO, 0)
    forecast = play.table.legal(ANN).consequences(attack)[0]
    win, _rounds = takeover(6, 2, 6 if times_six else 5, (8, 10))
    assert forecast.values["percent"] == round(100 * win)
    play.do(ANN, attack)
    assert play.battle() == (6, 2)
    play.come_out(8, 1, 1, 2, 2, 3, 3, 1, 2, 3)
    assert play.events[0].values["mine"] == value


@pytest.mark.rule("GB-10.20")
def test_no_roll_beyond_the_limit() -> None:
    play = Play(roll_cap=1).own(RED, "usa").land(ANN, "usa").draw(ops("high-ground"))
    assert play.refused(ANN, Roll(1, 0)) == "GB-10.20"
    play.do(ANN, END_TURN)
    over = Play(roll_cap=1).land(ANN, "nsa").come_out(1)
    assert over.kinds() == [(BEN, "options")]


@pytest.mark.rule("GB-10.21")
def test_the_limits_of_the_box() -> None:
    play = Play(box_limits=True).own(RED, "usa", units=TWICE)
    play.table.bank_levels = 0
    assert play.refused(ANN, Develop(USA)) == "GB-10.21"
    play.table.bank_units[UCP] = 1
    play.table.bank_units[NS] = 0
    play.land(ANN, "russia").do(ANN, UseMarket(field("russia"))).come_out(3, 3)
    assert play.refused(ANN, BuyAtMarket(2, 0)) == "GB-10.21"
    assert play.refused(ANN, BuyAtMarket(0, 1)) == "GB-10.21"
    play.do(ANN, BuyAtMarket(1, 0))
    play.land(BEN, "nsa").come_out(6)
    assert play.stock_of(BLUE) == [0] * 5
    play.do(BEN, END_TURN)
    play.table.bank_units[0] = 2
    play.land(CAT, "canada")  # three water by its table
    assert (play.units("canada"), play.stock_of(GREEN)) == ([2, 2, 0, 0, 0], [0] * 5)


@pytest.mark.rule("GB-10.22")
def test_teams_share_everything_but_governors_and_turns() -> None:
    play = Play(seats=(0, 1, 0, 1))
    assert play.table.mark() == 150
    assert (len(play.table.governor), len(play.table.eu)) == (4, 2)
    play.land(ANN, "usa").do(ANN, STORE_SURPLUS).pass_turn(BEN)
    assert play.kinds() == [(CAT, "options")]
    play.stock(RED, 1, 0, 0, 0, 0).do(CAT, Allocate(0, USA, 1))
    play.land(CAT, "usa").draw(ops("cold-front"))
    assert play.table.ops.holds(RED, ops("cold-front"))
    play.do(CAT, END_TURN).do(DAN, END_OPTIONS)
    assert play.table.score == [4, 0]
    assert len(fresh({}, (0, 1, 2, 3, 4) * 2).governor) == 10


def test_every_option_names_a_rule_that_names_it() -> None:
    text = Path(variants.__file__).with_name("rulebook.en.md").read_text(encoding="utf-8")
    for option in variants.OPTIONS:
        if option.rule.startswith("GB-10."):
            heading = next(x for x in text.splitlines() if x.startswith(f"### {option.rule} "))
            assert f"`{option.name}`" in heading
