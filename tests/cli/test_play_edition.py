"""`statecraft play GAME --edition PATH`: both games on an edition of one's own, with its own words."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from houses import house_of
from statecraft.global_powers.content import EDITION as POWERS
from statecraft.globopolis.content import EDITION as GLOBE

if TYPE_CHECKING:
    from cli.conftest import CommandResult


@pytest.fixture
def play(
    statecraft: "Callable[..., CommandResult]", monkeypatch: pytest.MonkeyPatch
) -> "Callable[..., CommandResult]":
    def run(game: str, typed: list[str], *arguments: str) -> "CommandResult":
        monkeypatch.setattr("sys.stdin", io.StringIO("".join([f"{line}\n" for line in typed])))
        return statecraft("play", game, "--bots", "random", "--seed", "3", *arguments)

    return run


def test_global_powers_on_an_own_edition(
    play: "Callable[..., CommandResult]", tmp_path: Path
) -> None:
    own = house_of(
        POWERS.texts,
        tmp_path / "own",
        ("en.ftl", "region-europe = Europe", "region-europe = Old World"),
        ("setup.toml", "politicians = 20", "politicians = 15"),
    )
    result = play("global-powers", ["1", "1"], "--edition", str(own))
    assert (result.code, result.err) == (0, "")
    assert "Auction, region 2 of 12: Old World." in result.out
    assert "Europe" not in result.out
    assert "14  14 politicians" in result.out
    assert "15 politicians" not in result.out


def test_globopolis_on_an_own_edition(play: "Callable[..., CommandResult]", tmp_path: Path) -> None:
    own = house_of(
        GLOBE.texts,
        tmp_path / "own",
        ("en.ftl", "title-alaska = Alaska", "title-alaska = Ice Land"),
        ("setup.toml", "victory_mark = 100", "victory_mark = 77"),
    )
    result, shipped = play("globopolis", [], "--edition", str(own)), play("globopolis", [])
    assert (result.code, result.err) == (0, "")
    assert "Ice Land" in result.out
    assert "/77" in result.out
    assert "Ice Land" not in shipped.out
    assert "/100" in shipped.out


def test_a_saved_game_asks_for_its_edition(
    play: "Callable[..., CommandResult]", tmp_path: Path
) -> None:
    own = house_of(
        POWERS.texts, tmp_path / "own", ("setup.toml", "politicians = 20", "politicians = 15")
    )
    saved = str(tmp_path / "game.jsonl")
    play("global-powers", ["1"], "--edition", str(own), "--save", saved)
    other = play("global-powers", [], "--load", saved)
    assert other.code == 2
    assert "another edition" in other.err
    again = play("global-powers", ["1"], "--load", saved, "--edition", str(own))
    assert "Auction, region 2 of 12: Europe." in again.out


def test_an_edition_that_is_not_there_or_not_sound_is_told(
    play: "Callable[..., CommandResult]", tmp_path: Path
) -> None:
    result = play("global-powers", [], "--edition", str(tmp_path / "none"))
    assert (result.code, result.out) == (2, "")
    assert "does not exist" in result.err
    broken = house_of(
        POWERS.texts, tmp_path / "own", ("setup.toml", "politicians = 20", "politicians = 99")
    )
    result = play("global-powers", [], "--edition", str(broken))
    assert (result.code, result.out) == (1, "")
    assert "politicians" in result.err
    result = play("harbour", [], "--edition", str(broken))
    assert result.code == 2
    assert "harbour is played with the edition it ships" in result.err
