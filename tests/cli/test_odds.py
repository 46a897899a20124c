"""`statecraft odds`: the exact chances of Globopolis, as the rules' tables give them."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from statecraft.globopolis.odds import FORECASTS

if TYPE_CHECKING:
    from cli.conftest import Said

    Command = Callable[..., Said]

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


def asked(statecraft: "Command", *words: str | int) -> dict[str, Any]:
    said = statecraft("odds", "globopolis", *[str(word) for word in words], "--json")
    assert (said.code, said.err) == (0, "")
    told: dict[str, Any] = json.loads(said.out)
    return told


@pytest.mark.parametrize("mine", range(1, 7))
@pytest.mark.parametrize("theirs", range(2, 7))
def test_takeovers(mine: int, theirs: int) -> None:
    told = FORECASTS[0].reckon((mine, theirs), {"times_six": False})
    assert round(100 * told["win"]) == TAKEOVERS[mine - 1][theirs - 2]
    assert 1 <= told["expected_rounds"] <= mine + theirs + 1


def test_polygons_alone_and_the_longest_fight(statecraft: "Command") -> None:
    # d8 against d10, ties to the Defender: 28 of 80 rolls.
    alone = asked(statecraft, "takeover", "--aggressor=0", "--defender=0")
    assert alone == {"win": 0.35, "expected_rounds": 1.0}
    longest = asked(statecraft, "takeover", "--aggressor", 6, "--defender", 6)
    assert round(longest["expected_rounds"], 1) == 9.4


def test_the_command_names_its_figures(statecraft: "Command") -> None:
    assert list(asked(statecraft, "cleaning", "--owner", 0, "--infiltrator", 1)) == ["win"]
    told = asked(statecraft, "takeover", "--aggressor", 4, "--defender", 4)
    assert list(told) == ["win", "expected_rounds"]


def test_an_option_changes_the_odds(statecraft: "Command") -> None:
    dice = ("takeover", "--aggressor", 6, "--defender", 5)
    capped = asked(statecraft, *dice)
    assert asked(statecraft, *dice, "--set", "times_six=yes")["win"] > capped["win"]


@pytest.mark.parametrize("owner", range(4))
@pytest.mark.parametrize("infiltrator", range(1, 4))
def test_cleanings(owner: int, infiltrator: int) -> None:
    told = FORECASTS[1].reckon((owner, infiltrator), {})
    assert round(100 * told["win"]) == CLEANINGS[infiltrator - 1][owner]


def test_a_person_reads_words(statecraft: "Command") -> None:
    dice = ("takeover", "--aggressor", "4", "--defender", "3")
    said = statecraft("odds", "globopolis", *dice)
    assert said.out == "Chance to win:  47.43 %\nExpected rounds:  6.37\n"
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
    ],
)
def test_a_mistake_is_one_clear_line(statecraft: "Command", words: str, reason: str) -> None:
    said = statecraft("odds", *words.split())
    assert (said.code, said.out) == (2, "")
    assert reason in said.err
    assert said.err.count("\n") == 1
