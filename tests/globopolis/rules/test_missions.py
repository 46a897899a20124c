"""MISSION cards: each condition, met and just missed, and what a card is worth (chapter 8)."""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

import pytest

from globopolis.laid_out import ANN, BEN, BLUE, ENERGY, FIELD, GREEN, OPS, RED, TITLE, Laid, attack
from statecraft.core.chance.decks import set_of
from statecraft.globopolis.board import Board
from statecraft.globopolis.content import CONTENT
from statecraft.globopolis.verbs import END_OPTIONS, END_TURN, PAY, Roll, ShowMission, Transfer

TERRITORIES = CONTENT.title_id[:32]
WORTH = {
    "four-corners": 20,
    "power-broker": 15,
    "world-empire": 15,
    "shadow-network": 10,
    "energy-baron": 15,
}
"""What pays points; all others win the game."""


def wanted(name: str) -> int:
    """The amount on a card's face at a table of four."""
    return next(row for row in CONTENT.missions if row.id == name).amounts[4]


BLOOMING = wanted("blooming-landscapes")
RICH = wanted("midas")


def mission(name: str) -> ShowMission:
    return ShowMission(OPS[name])


def group(*names: str) -> list[str]:
    """All territories of some colour groups."""
    groups = [CONTENT.group_id.index(name) for name in names]
    return [TERRITORIES[t] for g in groups for t in CONTENT.members[g]]


def fulfilled(game: Laid, name: str) -> bool:
    """Whether the mission, in Ann's hand, may be shown in her Option Phase, and is refused if not."""
    game.hold(RED, name).plan()
    if mission(name) in list(game.state.legal(ANN)):
        before = game.state.score[RED]
        game.do(ANN, mission(name))
        assert game.state.score[RED] - before == WORTH.get(name, 0)
        assert game.state.mission_won == [0 if name in WORTH else 1, 0, 0, 0]
        return True
    refusal = game.refused(ANN, mission(name))
    assert (refusal.rule, refusal.values) == ("GB-9.3", {"ops": OPS[name]})
    return False


# What a mission asks, and what it gives.


@pytest.mark.rule("GB-8.33")
def test_seven_missions_win_and_five_pay_points() -> None:
    paying = {row.id: row.points for row in CONTENT.missions if row.points}
    assert (len(CONTENT.missions), paying) == (12, WORTH)


@pytest.mark.rule("GB-8.33")
def test_a_mission_is_fulfilled_as_things_stand_and_not_by_what_was() -> None:
    game = Laid().own(RED, "core-energy", "solar", "wind-wave").hold(RED, "power-broker")
    game.own(BLUE, "wind-wave").plan()
    assert game.refused(ANN, mission("power-broker")).rule == "GB-9.3"
    game.own(RED, "wind-wave").plan()
    assert mission("power-broker") in list(game.state.legal(ANN))


@pytest.mark.rule("GB-8.33")
def test_a_shown_mission_pays_once_and_is_out_of_the_game() -> None:
    game = Laid().own(RED, "core-energy", "solar", "wind-wave").hold(RED, "power-broker").plan()
    game.do(ANN, mission("power-broker"))
    card = OPS["power-broker"]
    shown = game.event("gb-event-mission-paid").values
    assert shown == {"seat": ANN, "ops": card, "points": 15}
    assert (game.state.ops.gone, game.state.ops.cards(RED)) == (set_of([card]), [])
    assert game.refused(ANN, mission("power-broker")).text == "gb-refused-no-card"
    board = game.state.view(BEN).board
    assert isinstance(board, Board)
    assert board.ops.gone == set_of([card])


@pytest.mark.rule("GB-8.33")
def test_a_mission_may_be_shown_in_both_phases_but_not_on_a_foreign_territory() -> None:
    game = Laid().purse(RICH, 0, 0, 0).hold(RED, "midas").own(RED, "poland").own(BLUE, "japan")
    assert mission("midas") in list(game.roll().state.legal(ANN))
    game.land("poland")
    game.come_out(OPS["conqueror"])
    assert mission("midas") in list(game.state.legal(ANN))
    game.land("japan")
    assert game.refused(ANN, mission("midas")).rule == "GB-4.9"


@pytest.mark.rule("GB-8.33")
def test_a_winning_mission_wins_with_the_round_even_if_its_condition_is_lost() -> None:
    game = Laid(2).purse(2 * RICH, 0).hold(RED, "midas").stand(ANN, "kenya").stand(BEN, "kenya")
    game.state.score[BLUE] = 60
    game.plan().do(ANN, mission("midas"))
    game.purse(0, 500)
    assert FIELD["moonshot"] - FIELD["kenya"] == 4
    for seat in (ANN, BEN):
        game.do(seat, END_OPTIONS)
        game.do(seat, Roll(1, 0))
        game.come_out((4,))
    result = game.state.result
    assert result is not None
    assert (result.reason, result.ranks, result.scores) == ("mission", (1, 2), (10, 70))


# Each condition.


def worth(names: Iterable[str]) -> int:
    return sum([CONTENT.value[TITLE[name]] for name in names])


def worth_just(names: Sequence[str], points: int) -> list[str]:
    """As few of some territories as are worth just so much together."""
    for size in range(len(names) + 1):
        for chosen in combinations(names, size):
            if worth(chosen) == points:
                return list(chosen)
    raise AssertionError(points)


def whole_groups(count: int) -> list[str]:
    """The territories of whole groups, just so many, those of Southern Africa last."""
    others = [name for name in CONTENT.group_id if name != "southern-africa"]
    for size in range(len(others) + 1):
        for chosen in combinations(others, size):
            names = group(*chosen, "southern-africa")
            if len(names) == count:
                return names
    raise AssertionError(count)


@pytest.mark.rule("GB-8.59")
def test_whole_colour_groups_with_territories_enough() -> None:
    names = whole_groups(wanted("colour-magnate"))
    assert fulfilled(Laid().own(RED, *names), "colour-magnate")
    assert not fulfilled(Laid().own(RED, *names[:-1]), "colour-magnate")
    # A Guild stands for no territory of its group, and what is no whole group counts for nothing.
    game = Laid().own(RED, *names[:-1], "wind-wave", "usa", "china")
    assert not fulfilled(game, "colour-magnate")


@pytest.mark.rule("GB-8.60")
@pytest.mark.parametrize("name", ["new-world", "spice-road"])
def test_the_groups_that_are_named(name: str) -> None:
    row = next(row for row in CONTENT.missions if row.id == name)
    named = [t for t in TERRITORIES if row.groups >> CONTENT.group[TITLE[t]] & 1]
    others = [t for t in TERRITORIES if t not in named]
    amount = wanted(name)
    assert fulfilled(Laid().own(RED, *worth_just(named, amount)), name)
    assert not fulfilled(Laid().own(RED, *worth_just(named, amount - 1), *others), name)


@pytest.mark.rule("GB-8.36")
def test_a_territory_of_value_three_in_each_quadrant() -> None:
    corners = ["australia", "usa", "turkey", "china"]
    assert sorted(CONTENT.quadrant[TITLE[name]] for name in corners) == [0, 1, 2, 3]
    assert fulfilled(Laid().own(RED, *corners), "four-corners")
    for at, lesser in enumerate(["new-zealand", "mexico", "egypt", "iran"]):
        assert CONTENT.quadrant[TITLE[lesser]] == at
        assert CONTENT.value[TITLE[lesser]] == 2
        game = Laid().own(RED, *corners[:at], lesser, *corners[at + 1 :])
        assert not fulfilled(game, "four-corners")
    # Two in one quadrant do not make up for another, nor does a Guild of value 4.
    game = Laid().own(RED, "australia", "brazil", "usa", "turkey", "solar")
    assert not fulfilled(game, "four-corners")


@pytest.mark.rule("GB-8.37")
def test_three_guilds_at_the_same_time() -> None:
    assert fulfilled(Laid().own(RED, "core-energy", "fresh-water", "solar"), "power-broker")
    assert not fulfilled(Laid().own(RED, "core-energy", "fresh-water"), "power-broker")


def developed(levels: int, count: int) -> Laid:
    game = Laid().own(RED, *TERRITORIES[:count])
    for name in TERRITORIES[:count]:
        game.develop(name, levels)
    return game


@pytest.mark.rule("GB-8.38")
def test_developed_territories_one_level_or_two() -> None:
    assert fulfilled(developed(1, BLOOMING), "blooming-landscapes")
    assert fulfilled(developed(2, BLOOMING), "blooming-landscapes")
    assert not fulfilled(developed(2, BLOOMING - 1), "blooming-landscapes")


@pytest.mark.rule("GB-8.38")
def test_a_suspended_level_does_not_count() -> None:
    game = developed(1, BLOOMING).own(RED, "japan").hold(RED, "blooming-landscapes").plan()
    game.do(ANN, Transfer(ENERGY, TITLE[TERRITORIES[0]], TITLE["japan"], 1))
    assert game.refused(ANN, mission("blooming-landscapes")).rule == "GB-9.3"
    game.do(ANN, Transfer(ENERGY, TITLE["japan"], TITLE[TERRITORIES[0]], 1))
    game.do(ANN, mission("blooming-landscapes"))
    assert game.state.mission_won[RED] == 1


@pytest.mark.rule("GB-8.62")
def test_super_developed_territories_worth_enough() -> None:
    def built(points: int, levels: int) -> Laid:
        names = worth_just(TERRITORIES[:12], points)
        game = Laid().own(RED, *names)
        for name in names:
            game.develop(name, levels)
        return game

    amount = wanted("towers-to-the-sky")
    assert fulfilled(built(amount, 2), "towers-to-the-sky")
    assert not fulfilled(built(amount - 1, 2), "towers-to-the-sky")
    assert not fulfilled(built(2 * amount, 1), "towers-to-the-sky")


@pytest.mark.rule("GB-8.61")
def test_territories_worth_enough_and_guilds_are_none() -> None:
    amount = wanted("world-empire")
    dear = sorted(TERRITORIES, key=lambda name: -CONTENT.value[TITLE[name]])
    enough = next(count for count in range(len(dear)) if worth(dear[:count]) >= amount)
    assert fulfilled(Laid().own(RED, *dear[:enough]), "world-empire")
    fewer = Laid().own(RED, *dear[: enough - 1], "solar", "wind-wave")
    assert not fulfilled(fewer, "world-empire")
    # Many territories of little value are no empire.
    cheap = next(count for count in range(len(dear)) if worth(dear[-count - 1 :]) >= amount)
    assert cheap > enough
    assert not fulfilled(Laid().own(RED, *dear[-cheap:]), "world-empire")


@pytest.mark.rule("GB-8.41")
def test_wealth_is_ones_own() -> None:
    amount = wanted("midas")
    assert fulfilled(Laid().purse(amount, 0, 0, 0), "midas")
    assert not fulfilled(Laid().purse(amount - 1, 2 * amount, 0, 0), "midas")


def conquering(short: int, aggressor_wins: bool) -> Laid:
    """Ann, with conquests so much short of the amount, attacks Ben's Japan, value 3, from Poland."""
    game = Laid().own(RED, "poland").own(BLUE, "japan", "ukraine").hold(RED, "conqueror")
    left = wanted("conqueror") - short
    for name in sorted(TERRITORIES, key=lambda name: -CONTENT.value[TITLE[name]]):
        if name not in ("japan", "ukraine", "poland") and CONTENT.value[TITLE[name]] <= left:
            left -= CONTENT.value[TITLE[name]]
            game.own(RED, name).state.taken[RED] |= 1 << TITLE[name]
    game.land("japan").do(ANN, attack("poland", "japan"))
    game.fight(aggressor_wins)
    return game.plan()


@pytest.mark.rule("GB-8.42")
def test_territories_taken_as_aggressor() -> None:
    won = conquering(3, aggressor_wins=True)
    assert mission("conqueror") in list(won.state.legal(ANN))
    for game in (conquering(4, aggressor_wins=True), conquering(3, aggressor_wins=False)):
        assert game.refused(ANN, mission("conqueror")).rule == "GB-9.3"


@pytest.mark.rule("GB-8.42")
def test_a_conquest_that_is_lost_counts_no_more_and_defending_is_none() -> None:
    game = conquering(3, aggressor_wins=True)
    game.state.governor[BEN] = game.state.content.title_field[TITLE["ukraine"]]
    game.land("japan", BEN).do(BEN, attack("ukraine", "japan"))
    game.fight(aggressor_wins=True)
    assert game.state.owner[TITLE["japan"]] == BLUE
    assert game.plan().refused(ANN, mission("conqueror")).rule == "GB-9.3"
    game = Laid().own(RED, "japan").own(BLUE, "poland").hold(RED, "conqueror")
    game.land("japan", BEN).do(BEN, attack("poland", "japan"))
    game.fight(aggressor_wins=False)
    assert game.state.owner[TITLE["poland"]] == RED
    assert game.state.taken == [0, 0, 0, 0]


def spread(*more: Callable[[Laid], Laid]) -> Laid:
    """Ann has an agent on just enough of Ben's territories."""
    names = TERRITORIES[: wanted("shadow-network")]
    game = Laid().own(BLUE, *names).own(RED, "japan").own(GREEN, "china")
    for name in names:
        game.send(RED, name, 1)
    for change in more:
        change(game)
    return game


@pytest.mark.rule("GB-8.43")
def test_more_agents_than_the_owner_on_foreign_territories() -> None:
    first = TERRITORIES[0]
    assert fulfilled(spread(), "shadow-network")
    # Third parties help nobody here.
    helped = spread(lambda g: g.send(BLUE, first, 1), lambda g: g.send(GREEN, first, 1))
    assert not fulfilled(helped, "shadow-network")
    assert not fulfilled(spread(lambda g: g.send(BLUE, first, 1)), "shadow-network")
    assert not fulfilled(spread(lambda g: g.own(RED, first)), "shadow-network")


@pytest.mark.rule("GB-8.43")
def test_agents_of_ones_own_must_be_there() -> None:
    first = TERRITORIES[0]
    game = spread(lambda g: g.send(RED, first, -1), lambda g: g.send(GREEN, first, 2))
    assert not fulfilled(game, "shadow-network")


@pytest.mark.rule("GB-8.44")
def test_units_of_energy_on_territories_and_in_stock() -> None:
    def energy(plate: int, stored: int) -> Laid:
        game = Laid().own(RED, "japan", "solar").own(BLUE, "china")
        game.put("japan", 9, 9, plate).store(RED, 9, 9, stored)
        return game.put("solar", 0, 0, 15).put("china", 0, 0, 5).store(BLUE, 0, 0, 5)

    amount = wanted("energy-baron")
    assert fulfilled(energy(12, amount - 12), "energy-baron")
    # Neither a Guild Stock nor what others have.
    assert not fulfilled(energy(12, amount - 13), "energy-baron")


@pytest.mark.rule("GB-8.33")
def test_no_turn_is_lost_by_showing() -> None:
    game = Laid().purse(RICH, 100, 0, 0).hold(RED, "midas").own(BLUE, "japan")
    game.stand(ANN, "china").roll(must=0)
    game.do(ANN, mission("midas"))
    assert {END_TURN, Roll(1, 0)} <= set(game.state.legal(ANN))
    game.do(ANN, Roll(1, 0))
    game.come_out((1,))
    game.do(ANN, PAY)
    assert game.state.eu == [RICH - 35, 135, 0, 0]
