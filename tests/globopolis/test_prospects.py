"""What lies ahead of who decides: a territory's next level, and where the dice may lead; told to nobody else."""

import pytest

from globopolis.position import ANN, BLUE, FULL, GREEN, RED, Play, field, influence, ops, title
from statecraft.globopolis.ids import ALL_FIELDS, Eu
from statecraft.globopolis.odds import cleaning
from statecraft.globopolis.rules.aggression import attack_stakes
from statecraft.globopolis.rules.third_parties import NO_TITLE
from statecraft.globopolis.verbs import (
    END_OPTIONS,
    Attack,
    CleanHouse,
    Develop,
    Hire,
    PlayInfluence,
    PlayOperation,
    Roll,
    SellPoints,
    UseMarket,
)


def level(play: Play, name: str) -> tuple[int, ...]:
    rows = play.table.facts(RED)["developments"]
    return next(row for row in rows if row[0] == title(name))


def test_a_territory_says_what_its_next_level_needs_costs_and_brings() -> None:
    play = Play().own(RED, "spain", units=(1, 2, 1, 1, 0)).purse(RED, 200)
    content, spain = play.table.content, title("spain")
    number, which, eu, points, fee, then = level(play, "spain")
    assert (number, which) == (spain, 1)
    assert (eu, points) == (content.premium[spain][0], content.development_points)
    assert (fee, then) == (content.fee[spain][0], content.fee[spain][1])
    assert (spain, 1, 0, 0, 0, 0, 1) in play.table.facts(RED)["needs"]
    play.table.units[spain * 5 + 4] = 1
    play.again()
    before = play.table.eu[RED], play.table.score[RED]
    play.do(ANN, Develop(spain))
    # What was said comes true.
    assert before[0] - play.table.eu[RED] == eu
    assert play.table.score[RED] - before[1] == points
    assert level(play, "spain")[1] == 2


def test_a_super_developed_territory_has_no_next_level() -> None:
    play = Play().own(RED, "spain", units=(2, 2, 2, 2, 2), levels=2)
    assert play.table.facts(RED)["developments"] == ()


def test_nobody_else_is_told() -> None:
    play = Play().own(RED, "spain", units=FULL)
    assert "developments" not in play.table.facts(BLUE)
    assert "developments" not in play.table.facts(None)
    play.do(ANN, END_OPTIONS)
    assert "developments" not in play.table.facts(RED)
    assert "landings" in play.table.facts(RED)
    assert "landings" not in play.table.facts(BLUE)


def test_the_chances_of_every_roll_add_up() -> None:
    play = Play().do(ANN, END_OPTIONS)
    rows = play.table.facts(RED)["landings"]
    for dice in (1, 2, 3):
        forwards = [row for row in rows if row[:2] == (dice, 0)]
        assert sum(row[3] for row in forwards) == 6**dice
        assert len(forwards) == 5 * dice + 1
    # GB-4.3: without three points nobody goes back.
    assert all(row[1] == 0 for row in rows)
    play.table.score[RED] = 3
    play.again()
    assert any(row[1] == 1 for row in play.table.facts(RED)["landings"])


def ahead(play: Play, name: str) -> tuple[int, ...]:
    """What one die may bring at a field that is one step away."""
    play.table.governor[ANN] = ALL_FIELDS[field(name) - 1]
    play.again()
    rows = play.table.facts(RED)["landings"]
    return next(row[4:] for row in rows if row[:3] == (1, 0, field(name)))


def test_landing_says_what_it_costs_or_brings() -> None:
    play = Play().own(BLUE, "france", units=FULL).own(RED, "england").do(ANN, END_OPTIONS)
    content = play.table.content
    eu, points, percent, _passing = ahead(play, "france")
    assert (eu, points) == (-content.fee[title("france")][0], 0)
    attack = Attack(title("england"), title("france"), 0)
    assert 0 <= percent <= 100
    assert ahead(play, "england")[:3] == (0, 0, -1)
    assert ahead(play, "germany")[:3] == (0, content.value[title("germany")], -1)
    assert ahead(play, "moonshot")[:2] == (0, content.moonshot_points)
    # What was said is what the questions there say.
    play.table.governor[ANN] = ALL_FIELDS[field("france") - 1]
    play.again()
    play.do(ANN, Roll(1, 0)).come_out(1)
    (asked,) = [each for each in play.table.questions() if each.seat == ANN and each.must]
    legal = play.table.legal(ANN, asked.id)
    odds, stakes = legal.consequences(attack)
    assert odds.values["percent"] == percent
    # GB-6.14: the territory's points against those of the one that is risked.
    assert stakes.values == {
        "win": content.value[title("france")],
        "lose": content.value[title("england")],
    }


def test_a_developed_territory_that_attacks_risks_its_levels_too() -> None:
    play = Play().own(BLUE, "france").own(RED, "england", units=FULL, levels=1)
    table = play.table
    attack = Attack(title("england"), title("france"), 0)
    before = list(table.score), list(table.owner), list(table.units)
    worth = table.content.value[title("england")] + table.content.development_points
    assert attack_stakes(table, attack) == (table.content.value[title("france")], worth)
    assert (table.score, table.owner, table.units) == before


@pytest.mark.rule("GB-2.7")
def test_selling_says_what_it_earns() -> None:
    play = Play()
    play.table.score[RED] = 10
    play.again()
    (asked,) = [each for each in play.table.questions() if each.seat == ANN and each.must]
    (note,) = play.table.legal(ANN, asked.id).consequences(SellPoints(4))
    assert (note.text, note.values) == (
        "gb-earns-eu",
        {"eu": 4 * play.table.content.point_price},
    )


def test_agents_say_what_each_number_of_them_does() -> None:
    """GB-7.4: more agents than all others there make a die; fewer, on an own territory, make one against oneself."""
    play = Play().own(RED, "spain").own(BLUE, "france")
    play.agents(GREEN, "spain", 1).agents(BLUE, "france", 1).agents(GREEN, "france", 1)
    play.table.reserve[RED] = 3
    play.pass_turn(ANN)
    rows = {row[0]: row[1:] for row in play.table.facts(RED)["agents"]}
    # On one's own: against one agent of another's, nothing with one, a die with two.
    assert rows[title("spain")] == (0, -1, 0, 1, 1)
    # On a foreign one third parties stand with the infiltrator: even without any, a die with one.
    assert rows[title("france")] == (0, 0, 1, 1, 1)
    assert "agents" not in play.table.facts(BLUE)


def test_a_market_says_what_can_be_had_there() -> None:
    play = Play().purse(RED, 24).land(ANN, "russia")
    russia = field("russia")
    kinds = play.table.content.market_resources[russia]
    price = play.table.content.market_price
    most = 24 // price
    assert play.table.facts(RED)["shelves"] == tuple(
        (russia, kind, price, most, most) for kind in kinds
    )
    # One may roll on from there, and sees where to.
    assert "landings" in play.table.facts(RED)
    play.do(ANN, UseMarket(russia)).come_out(1, 2)
    assert {row[4] for row in play.table.facts(RED)["shelves"]} == {3}
    assert "shelves" not in play.table.facts(BLUE)


def test_flights_say_what_lies_around_the_bases() -> None:
    play = Play().own(BLUE, "egypt").land(ANN, "orss-atlantic")
    rows = play.table.facts(RED)["flights"]
    assert rows[0][0] == field("orss-atlantic")
    assert len(rows) == 4
    for _field, eu, points, attack, gain, pay, dearest in rows:
        assert (eu, points, attack) == (0, 0, -1)
        assert 0 <= gain + pay <= 101
        assert (pay > 0) == (dearest > 0)
    assert "flights" not in play.table.facts(BLUE)


def test_a_duel_of_agents_has_its_odds() -> None:
    play = Play().own(RED, "spain").agents(RED, "spain", 2).agents(BLUE, "spain", 1)
    play.land(ANN, "spain")
    while "own-territory" not in [kind for _seat, kind in play.kinds()]:
        play.draw(0)
    (note,) = play.notes(ANN, CleanHouse(title("spain"), BLUE))
    content = play.table.content
    mine, theirs = content.owner_polygon[2], content.infiltrator_polygon[1]
    chance = round(100 * cleaning(mine, theirs, content.cleaning_wins))
    assert note.values == {
        "mine": mine,
        "theirs": theirs,
        "percent": chance,
        "count": 1,
        "holder": BLUE,
    }


def in_a_fight() -> Play:
    play = Play().own(RED, "spain").own(BLUE, "france").hold_ops(RED, ops("reserve-battalion"))
    play.land(ANN, "france").do(ANN, Attack(title("spain"), title("france"), 0))
    return play


def test_an_operation_has_its_odds_with_and_without() -> None:
    play = in_a_fight()
    ((mine, theirs, percent, win, lose),) = play.table.facts(None)["fight"]
    assert (win, lose) == attack_stakes(play.table, Attack(title("spain"), title("france"), 0))
    (note,) = play.notes(ANN, PlayOperation(ops("reserve-battalion")))
    assert note.values["without"] == percent
    assert note.values["mine"] == mine + 1
    assert note.values["theirs"] == theirs
    assert note.values["percent"] > percent


def test_a_bargain_has_the_odds_it_is_about() -> None:
    """GB-7.11: agents of a third party on one's own territory that leave make one's odds better."""
    play = Play().own(RED, "spain").own(BLUE, "france").agents(GREEN, "spain", 1).purse(RED, 40)
    play.land(ANN, "france").do(ANN, Attack(title("spain"), title("france"), 0))
    cost, leaves = play.notes(ANN, Hire(GREEN, 0, Eu(10), NO_TITLE))
    assert cost.values == {"eu": 10}
    (stays,) = play.notes(ANN, Hire(GREEN, 1, Eu(0), NO_TITLE))
    assert stays.values["percent"] == stays.values["without"] == leaves.values["without"]
    assert leaves.values["percent"] > leaves.values["without"]


def test_a_card_says_what_it_brings() -> None:
    play = Play().purse(RED, 10).hold_influence(RED, "grain-futures")
    card = PlayInfluence(influence("grain-futures"), RED, 0)
    (note,) = play.notes(ANN, card)
    before = play.table.eu[RED]
    play.do(ANN, card)
    assert (note.text, note.values) == ("gb-earns-eu", {"eu": play.table.eu[RED] - before})
