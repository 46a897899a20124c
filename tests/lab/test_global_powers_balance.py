"""How even Global Powers is: the figures add up, whoever plays, wherever they sit."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from statecraft.global_powers.content import EDITION
from statecraft.lab.global_powers_balance import Plan, main, play_all, play_one, report, share

PLAN = Plan(("random",), 6, 3, 5, False, "")


def won(shares: list[dict[str, Any]]) -> int:
    return sum([figures["won"] for figures in shares])


def test_every_game_is_won_once_from_every_side_it_is_looked_at() -> None:
    told = report(PLAN, play_all(PLAN, 1))
    assert won(told["wins_by_seat"]) == won(told["wins_by_place"]) == 6
    assert won(list(told["wins_by_bot"].values())) == 6
    assert won(list(told["end_reasons"].values())) == sum(told["ends"].values()) == 6
    assert sum(told["games_by_scorings"].values()) == 6
    assert len(told["regions"]) == 12
    assert told["cards"]["zeal"]["of"] > 0


def test_governments_are_those_that_the_auction_left() -> None:
    row = play_one(PLAN.game(), PLAN, 0)
    parties = {party for rulers in row.governments for party in rulers}
    assert parties <= {0, 1, 2}
    assert 0 <= row.first <= 2
    alone = [rulers for rulers in row.governments if len(rulers) == 1]
    told = report(PLAN, [row])["regions"]
    assert sum([figures["alone"]["of"] for figures in told.values()]) == len(alone)


def test_rotated_bots_sit_everywhere_and_processes_change_nothing() -> None:
    plan = replace(PLAN, bots=("novice", "random", "random"), games=2, rotate=True)
    assert [plan.seated(number) for number in range(3)] == [
        ["novice", "random", "random"],
        ["random", "random", "novice"],
        ["random", "novice", "random"],
    ]
    assert play_all(plan, 2) == play_all(plan, 1)


def test_shares_have_intervals() -> None:
    assert share(0, 0) == {"won": 0, "of": 0, "percent": 0.0, "low": 0.0, "high": 100.0}
    # Wilson's interval for 3 of 10, as tables give it.
    assert share(3, 10) == {"won": 3, "of": 10, "percent": 30.0, "low": 10.8, "high": 60.3}


def test_another_edition_may_be_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for file in EDITION.texts.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    setup = tmp_path / "setup.toml"
    easier = setup.read_text(encoding="utf-8").replace("victory_points = 40", "victory_points = 1")
    setup.write_text(easier, encoding="utf-8")
    asked = ["--bots", "random", "--games", "3", "--seats", "2", "--seed", "5"]
    main(asked)
    printed = json.loads(capsys.readouterr().out)
    main([*asked, "--edition", str(tmp_path)])
    changed = json.loads(capsys.readouterr().out)
    # A single point ends the game at the first scoring.
    assert printed["rounds"]["max"] > 1
    assert changed["rounds"]["max"] == 1
