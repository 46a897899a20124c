"""Cards (chapter 8): every condition of a MISSION."""

from collections.abc import Callable

import pytest

from globopolis.position import ANN, BLUE, FULL, RED, TWICE, Play, mission
from statecraft.globopolis.content import CONTENT
from statecraft.globopolis.verbs import ShowMission


def groups(count: int) -> Callable[[Play], None]:
    def give(play: Play) -> None:
        for group in range(count):
            play.own(RED, *[CONTENT.title_id[t] for t in CONTENT.members[group]])

    return give


def named(*names: str) -> Callable[[Play], None]:
    def give(play: Play) -> None:
        play.own(RED, *names)

    return give


def first(count: int, units: tuple[int, ...] = (0,) * 5, levels: int = 0) -> Callable[[Play], None]:
    def give(play: Play) -> None:
        # Every third title, so that no whole group comes about.
        names = [CONTENT.title_id[t * 7 % 32] for t in range(count)]
        play.own(RED, *names, units=units, levels=levels)

    return give


def conquests(play: Play) -> None:
    play.table.conquests[RED] = 5


def superior(count: int) -> Callable[[Play], None]:
    def give(play: Play) -> None:
        for name in CONTENT.title_id[:count]:
            play.own(BLUE, name).agents(RED, name, 1)

    return give


NEW_WORLD = ("canada", "usa", "mexico", "argentina", "brazil", "ecuador")
SPICE_ROAD = ("china", "japan", "indonesia", "saudi-arabia", "iran")
CORNERS = ("canada", "usa", "turkey", "japan")
CASES = [
    pytest.param("colour-magnate", groups(3), groups(4), marks=pytest.mark.rule("GB-8.34")),
    pytest.param(
        "new-world", named(*NEW_WORLD[1:]), named(*NEW_WORLD), marks=pytest.mark.rule("GB-8.35")
    ),
    pytest.param(
        "spice-road", named(*SPICE_ROAD[1:]), named(*SPICE_ROAD), marks=pytest.mark.rule("GB-8.35")
    ),
    pytest.param(
        "four-corners",
        named("canada", "usa", "egypt", "japan"),
        named(*CORNERS),
        marks=pytest.mark.rule("GB-8.36"),
    ),
    pytest.param(
        "power-broker",
        named("solar", "wind-wave"),
        named("solar", "wind-wave", "core-energy"),
        marks=pytest.mark.rule("GB-8.37"),
    ),
    pytest.param(
        "blooming-landscapes",
        first(8, FULL, 1),
        first(9, FULL, 2),
        marks=pytest.mark.rule("GB-8.38"),
    ),
    pytest.param(
        "towers-to-the-sky",
        first(4, FULL, 2),
        first(4, TWICE, 2),
        marks=pytest.mark.rule("GB-8.39"),
    ),
    pytest.param("world-empire", first(17), first(18), marks=pytest.mark.rule("GB-8.40")),
    pytest.param(
        "midas",
        lambda play: play.purse(RED, 499),
        lambda play: play.purse(RED, 500),
        marks=pytest.mark.rule("GB-8.41"),
    ),
    pytest.param(
        "conqueror",
        conquests,
        lambda play: play.table.conquests.__setitem__(RED, 6),
        marks=pytest.mark.rule("GB-8.42"),
    ),
    pytest.param("shadow-network", superior(5), superior(6), marks=pytest.mark.rule("GB-8.43")),
    pytest.param(
        "energy-baron",
        lambda play: play.own(RED, "solar", units=(0, 0, 15, 0, 0)).stock(RED, 0, 0, 39, 0, 0),
        lambda play: play.own(RED, "usa", units=(0, 0, 4, 0, 0)).stock(RED, 0, 0, 36, 0, 0),
        marks=pytest.mark.rule("GB-8.44"),
    ),
]


@pytest.mark.rule("GB-8.33", "GB-9.3")
@pytest.mark.parametrize(("name", "not_yet", "enough"), CASES)
def test_missions(
    name: str, not_yet: Callable[[Play], None], enough: Callable[[Play], None]
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
