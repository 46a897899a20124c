"""`statecraft train` and `statecraft bench-bots`: from nothing to a value and a line to compare."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from statecraft.bots.learned import value
from statecraft.cli import bench_bots
from statecraft.global_powers import GAME
from statecraft.lab.learn import league

if TYPE_CHECKING:
    from cli.conftest import CommandResult

    Command = Callable[..., CommandResult]


def test_trains_measures_and_goes_on(
    statecraft: "Command", tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(league.LEAGUE, "global-powers", {"random": 1, "steady": 0})
    words = ("train", "global-powers", "--out", str(tmp_path / "out"), "--games", "20")
    usual = (*words, "--units", "2", "--jobs", "1", "--match", "0")
    first = statecraft(*usual)
    assert first.code == 0
    assert "Of 20 games, judged by networks that had not seen them" in first.out
    learned = tmp_path / "out" / "value-0.json"
    before = learned.read_bytes()
    assert value.read(learned).fits(GAME)
    again = statecraft(*usual, "--json")
    assert json.loads(again.out)["measured"]["games"] == 20
    assert learned.read_bytes() == before
    other = statecraft(*words, "--units", "3")
    assert (other.code, other.out) == (2, "")
    assert "units" in other.err


def test_a_game_that_cannot_be_learned_yet_is_refused(
    statecraft: "Command", tmp_path: Path
) -> None:
    result = statecraft("train", "harbour", "--out", str(tmp_path / "out"))
    assert result.code == 2
    assert "harbour has nothing yet" in result.err
    few = statecraft("train", "globopolis", "--games", "3", "--out", str(tmp_path / "out"))
    assert "at least 20 games of a generation" in few.err
    assert not (tmp_path / "out").exists()


def test_a_bot_is_measured_in_one_line_that_comes_again(
    statecraft: "Command", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_bots, "MATCHES", (("random", 3),))
    words = ("bench-bots", "global-powers", "random:sims=3", "--sets", "1")
    first = statecraft(*words)
    assert first.code == 0
    assert first.out.startswith(f"bench-bots 1 | global-powers {GAME.edition.digest[:12]} | random")
    assert "| 3 random " in first.out
    assert statecraft(*words).out == first.out
    assert "Name one bot" in statecraft("bench-bots", "global-powers", "random,novice").err


def test_who_searches_thinks_as_long_as_the_protocol_says() -> None:
    assert bench_bots.budgeted("steady") == "steady"
    assert bench_bots.budgeted("master") == "master:sims=64"
    assert bench_bots.budgeted("master:temper=raider") == "master:temper=raider,sims=64"
    assert bench_bots.budgeted("expert:seconds=1") == "expert:seconds=1"
