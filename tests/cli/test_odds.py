"""`statecraft odds`: the exact chances of both games, as the rules' tables give them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from houses import house_of
from statecraft.globopolis.content import EDITION
from statecraft.globopolis.odds import forecasts

if TYPE_CHECKING:
    from cli.conftest import CommandResult

    Command = Callable[..., CommandResult]

FORECASTS = forecasts(EDITION)
# The Aggressor's chance in percent, for 1 to 6 dice (down) against 2 to 6 dice (across).
TAKEOVERS = (
    (17, 8, 2, 1, 0),
    (29, 16, 6, 2, 0),
    (46, 27, 14, 5, 1),
    (68, 47, 27, 13, 4),
    (86, 71, 50, 28, 12),
    (96, 89, 75, 52, 28),
)
# The owner's chance in percent: by the infiltrator's agents 1 to 3, the owner's 0 to 3.
CLEANINGS = ((50, 66, 76, 76), (34, 50, 63, 63), (24, 37, 50, 50))


def asked(statecraft: "Command", *words: str | int, game: str = "globopolis") -> dict[str, Any]:
    result = statecraft("odds", game, *[str(word) for word in words], "--json")
    assert (result.code, result.err) == (0, "")
    figures: dict[str, Any] = json.loads(result.out)
    return figures


@pytest.mark.parametrize("mine", range(1, 7))
@pytest.mark.parametrize("theirs", range(2, 7))
def test_takeovers(mine: int, theirs: int) -> None:
    result = FORECASTS[0].reckon((mine, theirs), {"times_six": False})
    assert round(100 * result["win"]) == TAKEOVERS[mine - 1][theirs - 2]
    assert 1 <= result["expected_rounds"] <= mine + theirs + 1


def test_polygons_alone_and_the_longest_fight(statecraft: "Command") -> None:
    # d8 against d10, ties to the Defender: 28 of 80 rolls.
    alone = asked(statecraft, "takeover", "--aggressor=0", "--defender=0")
    assert alone == {"win": 0.35, "expected_rounds": 1.0}
    longest = asked(statecraft, "takeover", "--aggressor", 6, "--defender", 6)
    assert round(longest["expected_rounds"], 1) == 9.4


def test_the_command_names_its_figures(statecraft: "Command") -> None:
    assert list(asked(statecraft, "cleaning", "--owner", 0, "--infiltrator", 1)) == ["win"]
    result = asked(statecraft, "takeover", "--aggressor", 4, "--defender", 4)
    assert list(result) == ["win", "expected_rounds"]


def test_an_option_changes_the_odds(statecraft: "Command") -> None:
    dice = ("takeover", "--aggressor", 6, "--defender", 5)
    capped = asked(statecraft, *dice)
    assert asked(statecraft, *dice, "--set", "times_six=yes")["win"] > capped["win"]


@pytest.mark.parametrize("owner", range(4))
@pytest.mark.parametrize("infiltrator", range(1, 4))
def test_cleanings(owner: int, infiltrator: int) -> None:
    result = FORECASTS[1].reckon((owner, infiltrator), {})
    assert round(100 * result["win"]) == CLEANINGS[infiltrator - 1][owner]


def test_a_person_reads_words(statecraft: "Command") -> None:
    dice = ("takeover", "--aggressor", "4", "--defender", "3")
    result = statecraft("odds", "globopolis", *dice)
    assert result.out == "Chance to win:  47.43 %\nExpected rounds:  6.37\n"
    assert "Siegchance" in statecraft("odds", "globopolis", *dice, "--lang", "de").out


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("globopolis takeover --aggressor 7 --defender 2", "--aggressor is a whole number from 0"),
        ("globopolis takeover --aggressor -1 --defender 2", "not “-1”"),
        ("globopolis takeover --aggressor 1 --defender x", "--defender is a whole number from 0"),
        ("globopolis takeover --aggressor 1", "--defender is missing"),
        ("globopolis takeover --aggressor 1 --defender 1 --extra 2", "no number “--extra”"),
        ("globopolis takeover --aggressor 1 --defender 1 --set x=1", "no option “x”"),
        ("globopolis cleaning --owner 1 --infiltrator 0", "from 1 to 3, not “0”"),
        ("globopolis coup", "There are: takeover, cleaning."),
        ("harbour takeover", "harbour has no odds"),
        ("core takeover", "cannot be played"),
        ("global-powers war --lead -6", "--lead is a whole number from -5 to 5, not “-6”"),
        ("global-powers war --lead=6", "not “6”"),
        ("global-powers war --lead 1.5", "not “1.5”"),
        ("global-powers war --lead ²", "not “²”"),
        ("global-powers war --lead -", "not “-”"),
        ("global-powers war", "--lead is missing: a whole number from -5 to 5"),
        ("global-powers coup --lead 41", "from -40 to 40"),
        ("global-powers assassination --lead 1", "asks for no numbers, so “--lead” is too much"),
        ("global-powers takeover", "There are: war, coup, assassination."),
        ("globopolis takeover --edition /no/such/folder --aggressor 1 --defender 1", "not exist"),
        ("harbour takeover --edition .", "harbour is played with the edition it ships"),
    ],
)
def test_a_mistake_is_one_clear_line(statecraft: "Command", words: str, reason: str) -> None:
    result = statecraft("odds", *words.split())
    assert (result.code, result.out) == (2, "")
    assert reason in result.err
    assert result.err.count("\n") == 1


# The attacker's chances by its lead in military: wins, draws and losses in ninths (GP-4.12, GP-4.14).
WARS = {
    -5: (0, 0, 9),
    -2: (0, 1, 8),
    -1: (1, 2, 6),
    0: (3, 3, 3),
    1: (6, 2, 1),
    2: (8, 1, 0),
    3: (8, 1, 0),
    5: (8, 1, 0),
}
COUPS = {-40: 0, -2: 0, -1: 1, 0: 3, 1: 6, 2: 8, 3: 9}


@pytest.mark.parametrize("lead", WARS)
def test_wars(statecraft: "Command", lead: int) -> None:
    result = asked(statecraft, "war", "--lead", lead, game="global-powers")
    assert list(result) == ["win", "draw", "loss", "expected_moved"]
    assert tuple([round(9 * result[name]) for name in ("win", "draw", "loss")]) == WARS[lead]
    assert asked(statecraft, "war", f"--lead={lead}", game="global-powers") == result


def test_a_war_moves_as_many_as_the_difference(statecraft: "Command") -> None:
    # At equal strength the attacker wins by 1, 1 and 2 in nine throws.
    result = asked(statecraft, "war", "--lead", 0, game="global-powers")
    assert result["expected_moved"] == pytest.approx(4 / 9)


@pytest.mark.parametrize("lead", COUPS)
def test_coups(statecraft: "Command", lead: int) -> None:
    result = asked(statecraft, "coup", "--lead", lead, game="global-powers")
    assert list(result) == ["win", "loss"]
    assert round(9 * result["win"]) == COUPS[lead]
    assert result["win"] + result["loss"] == pytest.approx(1)


def test_assassinations(statecraft: "Command") -> None:
    result = asked(statecraft, "assassination", game="global-powers")
    assert list(result) == ["out", "base", "backfire"]
    assert set(result.values()) == {1 / 3}


def test_chances_are_percent_and_expected_numbers_are_not(statecraft: "Command") -> None:
    result = statecraft("odds", "global-powers", "war", "--lead", "-1")
    assert result.out.splitlines() == [
        "Chance to win:  11.11 %",
        "Chance of a draw:  22.22 %",
        "Chance to lose:  66.67 %",
        "Expected politicians moved:  0.11",
    ]
    german = statecraft("odds", "global-powers", "assassination", "--lang", "de").out
    assert german.count("33.33 %") == 3


def test_an_own_edition_has_odds_of_its_own(statecraft: "Command", tmp_path: Path) -> None:
    change = ("setup.toml", "aggressor_polygon = 8", "aggressor_polygon = 12")
    folder = house_of(EDITION.texts, tmp_path / "edition", change)
    alone = ("takeover", "--aggressor", 0, "--defender", 0)
    # d12 against d10, ties to the Defender: 65 of 120 rolls.
    assert asked(statecraft, *alone, "--edition", str(folder))["win"] == pytest.approx(65 / 120)
    assert asked(statecraft, *alone)["win"] == 0.35
