"""The recorded games of Globopolis replay to what they were recorded with."""

import pytest

from golden.recorded import HERE, cases, index, replayed
from statecraft.globopolis.game import GAME

FOLDER = HERE / "globopolis"
CASES = {case["name"]: case for case in cases(FOLDER)}


@pytest.mark.parametrize("name", sorted(CASES))
def test_recorded_game_replays(name: str) -> None:
    told = index(FOLDER)[name]
    session = replayed(GAME, FOLDER, name)
    result = session.state.result
    assert result is not None
    assert session.state.digest() == told["digest"]
    assert (list(result.ranks), list(result.scores)) == (told["ranks"], told["scores"])
    assert result.reason == CASES[name]["ends"]


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
