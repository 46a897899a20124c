"""The tables of missions on the page about balance: counts of several runs are one column."""

import json

from tools.mission_tables import MISSIONS, Counts, joined, measure, tables


def run(players: int, shown: int, won: float) -> Counts:
    """Counts of 100 games, in all of which The Midas Account was held and sought."""
    return {
        "players": players,
        "steady": {
            "games": 100,
            "rounds": 1200,
            "ends": {"mission": 20, "points": 80},
            "held": {"midas": 100},
            "shown": {"midas": shown} if shown else {},
        },
        "sought": {"midas": {"players": players, "games": 100, "won": won, "shown": 9}},
    }


def test_runs_of_one_number_of_players_are_added_up() -> None:
    two, four = joined([run(4, 0, 25.0), run(2, 1, 50.0), run(4, 6, 35.0)])
    assert (two["players"], four["players"]) == (2, 4)
    assert four["steady"]["games"] == 200
    assert four["steady"]["shown"] == {"midas": 6}
    assert four["sought"]["midas"] == {"players": 4, "games": 200, "won": 60.0, "shown": 18}


def test_every_mission_has_its_row_with_intervals() -> None:
    text = tables(joined([run(4, 0, 25.0), run(4, 6, 35.0)]))
    assert text.count("\n| ") >= len(MISSIONS)
    assert "| ended by mission, % | 20.0 (15.0 to 26.1) |" in text
    row = next(line for line in text.splitlines() if line.startswith("| The Midas Account"))
    assert ": 3.0 (1.4 to 6.4); × 1.20 (0.96 to 1.47) |" in row
    assert "never held" in text


def test_what_is_measured_can_be_kept_and_joined() -> None:
    found = measure(2, 1, 1, 7, ["midas"])
    kept = json.loads(json.dumps([found]))
    assert kept == [found]
    (column,) = joined([*kept, found])
    assert column["steady"]["games"] == column["sought"]["midas"]["games"] == 2
