"""`statecraft simulate`: figures that anyone can reproduce, whatever shares the work."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from harbour.game import GAME
from statecraft.core.editions.edition import Edition
from statecraft.lab.run.simulation import Plan, Row, simulate, wins
from statecraft.plugins.registry import with_edition

if TYPE_CHECKING:
    from cli.conftest import CommandResult

    Command = Callable[..., CommandResult]

KEYS = (
    *("games", "finished", "decisions", "decisions_per_s", "games_per_s"),
    *("rounds", "wins", "end_reasons", "faults", "digest"),
)
EDITION = Path(__file__).parents[1] / "harbour" / "edition"
TIMES = ("decisions_per_s", "games_per_s")


def figures(statecraft: "Command", *arguments: str) -> dict[str, Any]:
    words = ("--games", "60", "--set", "rounds=1", "--json", *arguments)
    result = statecraft("simulate", "harbour", *words)
    assert (result.code, result.err) == (0, "")
    data: dict[str, Any] = json.loads(result.out)
    assert tuple(data) == KEYS
    return {name: value for name, value in data.items() if name not in TIMES}


def test_the_same_arguments_give_the_same_games_on_any_number_of_processes(
    statecraft: "Command",
) -> None:
    one = figures(statecraft, "--seed", "1", "--jobs", "1")
    assert figures(statecraft, "--seed", "1", "--jobs", "2") == one
    other = figures(statecraft, "--seed", "2", "--jobs", "1")
    assert other["digest"] != one["digest"]
    assert one["games"] == one["finished"] == 60
    assert sum(one["wins"]) == pytest.approx(60)
    assert one["end_reasons"] == {"rounds-played": 60}
    assert one["rounds"]["mean"] == one["rounds"]["max"] == 1
    assert one["decisions"] > 60 * 4


def test_seats_teams_and_options_change_the_games(statecraft: "Command") -> None:
    assert len(figures(statecraft, "--seats", "2")["wins"]) == 2
    teams = figures(statecraft, "--teams", "0,1,0,1")
    assert teams["wins"][0] == teams["wins"][2]
    assert sum(teams["wins"]) == pytest.approx(60)
    peaceful = figures(statecraft, "--set", "raids=no")
    assert peaceful["digest"] != figures(statecraft)["digest"]


def test_ties_share_a_win() -> None:
    rows = [Row(0, 1, 1, (1, 1, 3), "", ""), Row(1, 1, 1, (2, 1, 3), "", "")]
    assert wins((0, 1, 2), rows) == [0.5, 1.5, 0]
    assert wins((0, 1, 2, 0), rows) == [0.25, 1.5, 0, 0.25]


def test_a_person_reads_the_figures_in_either_language(statecraft: "Command") -> None:
    result = statecraft("simulate", "harbour", "--games", "3", "--lang", "de").out
    assert "Siege nach Platz" in result
    assert "Alle Runden sind gespielt. 3" in result
    assert "wins by seat" in statecraft("simulate", "harbour", "--games", "3").out


def test_a_fixed_edition_says_so_and_another_is_taken(
    statecraft: "Command", monkeypatch: pytest.MonkeyPatch
) -> None:
    result = statecraft("simulate", "harbour", "--edition", str(EDITION))
    assert result.code == 2
    assert result.err.startswith("statecraft: harbour is played with the edition it ships")
    assert statecraft("simulate", "harbour", "--edition", "/no/such/folder").code == 2
    taken: list[Edition] = []

    def take(edition: Edition) -> object:
        taken.append(edition)
        return GAME

    monkeypatch.setattr(GAME, "with_edition", take, raising=False)

    assert with_edition(GAME, EDITION) is GAME
    assert [edition.digest for edition in taken] == [GAME.edition.digest]


def test_mistakes_are_told_before_anything_is_played(statecraft: "Command") -> None:
    result = statecraft("simulate", "harbour", "--bots", "x,y", "--set", "rounds=0", "--seats", "1")
    assert result.code == 2
    assert len(result.err.splitlines()) == 4
    assert statecraft("simulate", "harbour", "--games", "0").code == 2


def test_progress_counts_every_game() -> None:
    counted: list[int] = []
    simulate(Plan("harbour", (0, 1), ("random",), {"rounds": 1}, 30, 1), 1, counted.append)
    assert sum(counted) == 30
