"""`statecraft play global-powers`: from the auction on, in both languages, saved, loaded and with real dice."""

import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from statecraft.locale import LANGUAGES, Language

if TYPE_CHECKING:
    from cli.conftest import CommandResult


@pytest.fixture
def play(
    statecraft: "Callable[..., CommandResult]", monkeypatch: pytest.MonkeyPatch
) -> "Callable[..., CommandResult]":
    def run(typed: list[str], *arguments: str) -> "CommandResult":
        monkeypatch.setattr("sys.stdin", io.StringIO("".join([f"{line}\n" for line in typed])))
        return statecraft("play", "global-powers", "--bots", "random", "--seed", "3", *arguments)

    return run


OPENING = ["1"] * 12 + ["1"] * 5
"""A bid of one for every region, and the first five cards."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_played_to_its_end_by_the_first_choices(
    play: "Callable[..., CommandResult]", lang: Language
) -> None:
    result = play(["1", "0", ""] * 400, "--seats", "3", "--lang", lang, "--set", "scorings=1")
    assert (result.code, result.err) == (0, "")
    over = {"en": "The game is over.", "de": "Das Spiel ist zu Ende."}
    assert over[lang] in result.out
    assert re.search(r"^1\. \w+: -?\d*½? (point|Punkt)", result.out, re.MULTILINE)


def test_a_bid_is_typed_as_its_number_and_the_board_says_for_which_region(
    play: "Callable[..., CommandResult]",
) -> None:
    result = play(["0", "2"])
    assert "Auction, region 1 of 12: United States." in result.out
    assert "  Bid 0 politicians" in result.out
    assert "Auction, region 2 of 12: Europe." in result.out
    assert "  Bid 2 politicians" in result.out


def test_hints_reasons_rules_and_refusals(play: "Callable[..., CommandResult]") -> None:
    result = play(["hint", "w", "r GP-1.5", "o"])
    assert "The bot would choose: Bid " in result.out
    assert "Not asked here: Withdraw politicians" in result.out
    assert "  GP-1.5  " in result.out
    assert "A motion is before the world" in result.out
    german = play(["w", *OPENING, "w"], "--lang", "de").out
    assert "Hier nicht gefragt: Politiker zurückziehen" in german
    # In a turn, cards are refused because they are not in hand.
    assert "Karte: Versetzung: Diese Karte hast du nicht auf der Hand. (GP-2.6)" in german


def test_a_game_is_saved_and_goes_on(play: "Callable[..., CommandResult]", tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    first = play(["1", "1", "1", "q"], "--save", str(path))
    assert f"Saved to {path}." in first.out
    again = play(["1"], "--load", str(path), "--lang", "de")
    assert again.err == ""
    assert "Versteigerung, Region 4 von 12: Russland." in again.out


def test_real_dice_are_asked_for(play: "Callable[..., CommandResult]") -> None:
    lots = play(["4", "2", "1"], "--dice", "ask", "--seats", "3", "--set", "placement=open").out
    assert lots.startswith("Global Powers")
    assert "Who places first: type the number that was drawn, 1 to 3" in lots
    assert "That cannot come out of this roll or draw. (ST-3.2)" in lots


def test_talks_wait_until_somebody_wants_them(play: "Callable[..., CommandResult]") -> None:
    quiet = play([*OPENING, "1"])
    assert "You may offer another party a deal" not in quiet.out
    asked = play([*OPENING, "t", "1", "1", "1", "1"])
    assert "You may offer another party a deal of promises." in asked.out
    assert "a yes to every proposal this turn" in asked.out


def test_simulations_have_the_same_figures_as_those_of_globopolis(
    statecraft: "Callable[..., CommandResult]",
) -> None:
    data = {}
    for game in ("global-powers", "globopolis"):
        words = ("--seats", "4", "--bots", "random", "--games", "2", "--seed", "1", "--json")
        result = statecraft("simulate", game, *words)
        assert (result.code, result.err) == (0, "")
        data[game] = json.loads(result.out)
    assert list(data["global-powers"]) == list(data["globopolis"])
    assert data["global-powers"]["finished"] == 2
    german = statecraft("simulate", "global-powers", "--games", "2", "--lang", "de")
    assert "Siege nach Platz" in german.out


def test_teams_and_the_seat_of_a_sixth_are_refused(
    statecraft: "Callable[..., CommandResult]",
) -> None:
    assert "GP-1.12" in statecraft("play", "global-powers", "--teams", "0,1,0,1").err
    assert "2 to 5 players" in statecraft("simulate", "global-powers", "--seats", "6").err
