"""Cards (chapter 8): every condition of a MISSION."""

from collections.abc import Callable, Sequence
from itertools import combinations

import pytest
from _pytest.mark import ParameterSet

from globopolis.position import ANN, BEN, BLUE, CAT, FULL, RED, TWICE, Play, mission, title
from statecraft.core.chance.decks import set_of
from statecraft.core.ids import Holder
from statecraft.core.trade.offer_verbs import AcceptOffer, MakeOffer
from statecraft.globopolis.content import CONTENT
from statecraft.globopolis.rules import trading
from statecraft.globopolis.rules.missions import progress
from statecraft.globopolis.rules.titles import conquer
from statecraft.globopolis.verbs import END_TURN, SellPoints, ShowMission


def groups(count: int) -> Callable[[Play], object]:
    """Whole colour groups with just so many territories."""
    members = [[CONTENT.title_id[t] for t in group] for group in CONTENT.members]
    for size in range(len(members)):
        for chosen in combinations(members, size):
            if sum([len(group) for group in chosen]) == count:
                return named(*[name for group in chosen for name in group])
    raise AssertionError(count)


def named(*names: str) -> Callable[[Play], object]:
    def give(play: Play) -> None:
        play.own(RED, *names)

    return give


def worth_just(names: Sequence[str], worth: int) -> list[str]:
    """As few of some territories as are worth just so much together."""
    for size in range(len(names) + 1):
        for chosen in combinations(names, size):
            if sum([CONTENT.value[title(name)] for name in chosen]) == worth:
                return list(chosen)
    raise AssertionError(worth)


def first(
    count: int, units: tuple[int, ...] = (0,) * 5, levels: int = 0
) -> Callable[[Play], object]:
    def give(play: Play) -> None:
        # Every third title, so that no whole group comes about.
        names = [CONTENT.title_id[t * 7 % 32] for t in range(count)]
        play.own(RED, *names, units=units, levels=levels)

    return give


def towers(worth: int) -> Callable[[Play], object]:
    """Super Developed territories of that worth, beside one that is only Developed."""

    def give(play: Play) -> None:
        play.own(RED, *worth_just(SPICE_ROAD, worth), units=TWICE, levels=2)
        play.own(RED, "usa", units=FULL, levels=1)

    return give


def took(*names: str) -> Callable[[Play], object]:
    """Territories taken as Aggressor, and kept."""

    def give(play: Play) -> None:
        play.own(RED, *names)
        play.table.taken[RED] = set_of([title(name) for name in names])

    return give


def wanted(name: str) -> int:
    """The amount on a card's face at a table of three."""
    return CONTENT.missions[mission(name) - CONTENT.first_mission].amounts[3]


def units(count: int) -> Callable[[Play], object]:
    def give(play: Play) -> None:
        play.own(RED, "usa", units=(0, 0, 4, 0, 0)).own(RED, "solar", units=(0, 0, 15, 0, 0))
        play.stock(RED, 0, 0, count - 4, 0, 0)

    return give


def superior(count: int) -> Callable[[Play], object]:
    def give(play: Play) -> None:
        for name in CONTENT.title_id[:count]:
            play.own(BLUE, name).agents(RED, name, 1)

    return give


def conquered(worth: int) -> list[str]:
    """Territories of that value together, if there are such."""
    values = [(name, CONTENT.value[title(name)]) for name in CONTENT.title_id[:32]]
    found: list[str] = []
    for name, value in sorted(values, key=lambda row: -row[1]):
        if value <= worth:
            found.append(name)
            worth -= value
    return found


NEW_WORLD = (
    *("canada", "usa", "mexico", "argentina", "brazil"),
    *("ecuador", "australia", "new-zealand", "alaska", "nunavut"),
)
SPICE_ROAD = (
    *("china", "japan", "indonesia", "saudi-arabia", "iran"),
    *("turkey", "egypt", "algeria", "south-africa", "tanzania"),
)
CORNERS = ("canada", "usa", "turkey", "japan")
GUILDS = ("solar", "wind-wave", "core-energy", "fresh-water")
VALUED = ("usa", "germany", "china", "france", "england", "brazil")
"""Values 4, 4, 4, 3, 3, 3."""


def case(name: str, rule: str, give: Callable[[int], Callable[[Play], object]]) -> ParameterSet:
    """One less than the amount at this table is not yet enough."""
    amount = wanted(name)
    return pytest.param(name, give(amount - 1), give(amount), marks=pytest.mark.rule(rule))


CASES = [
    case("colour-magnate", "GB-8.59", groups),
    case("new-world", "GB-8.60", lambda worth: named(*worth_just(NEW_WORLD, worth), "kenya")),
    case("spice-road", "GB-8.60", lambda worth: named(*worth_just(SPICE_ROAD, worth), "kenya")),
    pytest.param(
        "four-corners",
        named("canada", "usa", "egypt", "japan"),
        named(*CORNERS),
        marks=pytest.mark.rule("GB-8.36"),
    ),
    case("power-broker", "GB-8.37", lambda count: named(*GUILDS[:count])),
    case("blooming-landscapes", "GB-8.38", lambda count: first(count, FULL, 1)),
    case("towers-to-the-sky", "GB-8.62", towers),
    case("world-empire", "GB-8.61", lambda worth: named(*conquered(worth))),
    case("midas", "GB-8.41", lambda eu: lambda play: play.score(RED, 50).purse(RED, eu - 250)),
    case("conqueror", "GB-8.42", lambda count: took(*conquered(count))),
    case("shadow-network", "GB-8.43", superior),
    case("energy-baron", "GB-8.44", units),
]


@pytest.mark.rule("GB-8.33", "GB-9.3")
@pytest.mark.parametrize(("name", "not_yet", "enough"), CASES)
def test_missions(
    name: str, not_yet: Callable[[Play], object], enough: Callable[[Play], object]
) -> None:
    show = ShowMission(mission(name))
    play = Play().hold_ops(RED, mission(name))
    not_yet(play)
    assert play.again().refused(ANN, show) == "GB-9.3"
    play = Play().hold_ops(RED, mission(name))
    enough(play)
    before = play.again().table.score[RED]
    play.do(ANN, show)
    points = CONTENT.missions[mission(name) - 21].points
    assert play.table.score[RED] == before + points
    assert play.table.mission_won[RED] == (0 if points else 1)
    assert play.table.ops.gone == 1 << mission(name)


def test_every_mission_has_a_case() -> None:
    assert {case.values[0] for case in CASES} == {row.id for row in CONTENT.missions}


@pytest.mark.rule("GB-8.41")
def test_neither_selling_nor_buying_points_brings_anybody_nearer() -> None:
    play = Play().hold_ops(RED, mission("midas")).score(RED, 60).purse(RED, 100)
    number = mission("midas") - CONTENT.first_mission
    before = progress(play.table, RED, number)
    play.do(ANN, SellPoints(60))
    assert (play.table.eu[RED], play.table.score[RED]) == (400, 0)
    assert progress(play.table, RED, number) == before
    assert play.refused(ANN, ShowMission(mission("midas"))) == "GB-9.3"


@pytest.mark.rule("GB-8.42")
def test_what_was_given_back_is_no_conquest_any_more() -> None:
    play = Play().own(RED, "usa", "mexico").hold_ops(RED, mission("conqueror"))
    play.table.taken[RED] = set_of([title("usa"), title("mexico")])
    number = mission("conqueror") - CONTENT.first_mission
    assert progress(play.again().table, RED, number)[0] == 6
    _give(play, "mexico")
    assert progress(play.table, RED, number)[0] == 4


@pytest.mark.rule("GB-8.43")
def test_third_parties_help_nobody_to_the_mission() -> None:
    play = Play().own(BLUE, "usa").agents(RED, "usa", 1).agents(BLUE, "usa", 1)
    number = mission("shadow-network") - CONTENT.first_mission
    assert progress(play.table, RED, number)[0] == 0
    play.agents(Holder(2), "usa", 3)
    assert progress(play.table, RED, number)[0] == 0
    play.agents(RED, "usa", 2)
    assert progress(play.table, RED, number)[0] == 1


@pytest.mark.rule("GB-8.58", "GB-9.3")
def test_what_was_lent_pays_points_only_a_round_later() -> None:
    show = ShowMission(mission("power-broker"))
    play = Play().own(RED, *GUILDS[: wanted("power-broker") - 1]).own(BLUE, "fresh-water")
    play.hold_ops(RED, mission("power-broker"))
    _ask(play, "fresh-water")
    assert play.owner("fresh-water") == RED
    assert play.refused(ANN, show) == "GB-9.3"
    _round(play)
    play.do(ANN, show)


@pytest.mark.rule("GB-8.58", "GB-9.3")
def test_what_came_by_a_deal_wins_no_game() -> None:
    """However long one has had it; only what was taken over counts."""
    show = ShowMission(mission("new-world"))
    others = [name for name in NEW_WORLD if name != "new-zealand"]
    short = wanted("new-world") - CONTENT.value[title("new-zealand")]
    play = Play().own(RED, *worth_just(others, short)).own(BLUE, "new-zealand")
    play.hold_ops(RED, mission("new-world"))
    _ask(play, "new-zealand")
    _round(play)
    assert play.refused(ANN, show) == "GB-9.3"
    for winner, loser in ((BLUE, RED), (RED, BLUE)):
        conquer(play.table, winner, loser, title("new-zealand"))
    play.do(ANN, show)


def _round(play: Play) -> None:
    """Everybody ends its turn; then it is Ann's again."""
    play.pass_turn(ANN).do(ANN, END_TURN)
    for seat in (BEN, CAT):
        play.pass_turn(seat)


def _ask(play: Play, name: str) -> None:
    """Ann is given a title by Ben, for nothing."""
    goods = ((trading.TITLE + title(name), 1),)
    play.do(ANN, MakeOffer(BLUE, (), goods, ()))
    play.do(BEN, AcceptOffer(play.table.offers[0].id), "answer-offer")


def _give(play: Play, name: str) -> None:
    """Ann gives a title to Ben, for nothing."""
    goods = ((trading.TITLE + title(name), 1),)
    play.do(ANN, MakeOffer(BLUE, goods, (), ()))
    play.do(BEN, AcceptOffer(play.table.offers[0].id), "answer-offer")
