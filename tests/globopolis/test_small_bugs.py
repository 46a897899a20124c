"""What once went wrong in Globopolis and must not again."""

import pytest

from statecraft.core.ids import Seat
from statecraft.core.record.events import Event
from statecraft.globopolis.game import GAME
from statecraft.globopolis.rules.landing import AcademyRoll
from statecraft.globopolis.state import GlobopolisState


def table() -> GlobopolisState:
    globe = GAME.new({}, [0, 1])
    assert isinstance(globe, GlobopolisState)
    return globe


@pytest.mark.parametrize(("die", "units"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_an_academy_trains_by_the_face_of_its_die(die: int, units: int) -> None:
    globe = table()
    globe.sink = events = list[Event]()
    globe.push(AcademyRoll(Seat(0), 1, 0))
    AcademyRoll(Seat(0), 1, 0).resolve(globe, (die,))
    assert globe.stock[4] == units
    assert events[-1].values["count"] == units
