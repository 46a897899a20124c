"""The recorded games of Global Powers replay to what they were recorded with."""

import pytest

from golden.recorded import HERE, cases, check_replay
from statecraft.global_powers.game import GAME
from statecraft.global_powers.variants import OPTIONS

FOLDER = HERE / "global_powers"
CASES = {case["name"]: case for case in cases(FOLDER)}


@pytest.mark.parametrize("name", sorted(CASES))
def test_recorded_game_replays(name: str) -> None:
    check_replay(GAME, FOLDER, CASES[name])


def test_every_end_every_number_of_players_and_every_variation_is_recorded() -> None:
    ends = {case["ends"] for case in CASES.values()}
    assert ends == {"points", "dominance", "marker", "nobody-left", "scorings", "conceded"}
    assert {len(case["seats"]) for case in CASES.values()} == {2, 3, 4, 5}
    varied = {name for case in CASES.values() for name in case.get("options", {})}
    assert varied == {option.name for option in OPTIONS}
