"""The recorded games of Globopolis replay to what they were recorded with."""

import pytest

from golden.recorded import HERE, cases, check_replay
from statecraft.globopolis.game import GAME

FOLDER = HERE / "globopolis"
CASES = {case["name"]: case for case in cases(FOLDER)}


@pytest.mark.parametrize("name", sorted(CASES))
def test_recorded_game_replays(name: str) -> None:
    check_replay(GAME, FOLDER, CASES[name])


def test_every_end_and_every_number_of_players_is_recorded() -> None:
    ends = {case["ends"] for case in CASES.values()}
    assert ends >= {
        "points",
        "mission",
        "sudden-death",
        "territories",
        "until-round",
        "round-limit",
        "conceded",
    }
    assert {len(set(case["seats"])) for case in CASES.values()} == {2, 3, 4, 5}
    assert len(CASES) >= 20
