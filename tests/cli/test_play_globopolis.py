"""`statecraft play globopolis`: a person is asked what matters, and trades when it wants to."""

import io
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from cli.conftest import Said


@pytest.fixture
def play(
    statecraft: "Callable[..., Said]", monkeypatch: pytest.MonkeyPatch
) -> "Callable[..., Said]":
    def run(typed: list[str], *arguments: str) -> "Said":
        monkeypatch.setattr("sys.stdin", io.StringIO("".join([f"{line}\n" for line in typed])))
        return statecraft("play", "globopolis", "--bots", "novice", "--seed", "3", *arguments)

    return run


def test_offers_are_asked_for_not_pestered_with(play: "Callable[..., Said]") -> None:
    said = play([""] * 3)
    assert (said.code, said.err) == (0, "")
    assert "You may make an offer." not in said.out
    asked = play(["t", ""])
    assert "You may make an offer." in asked.out
    # The question at hand is still there afterwards.
    assert asked.out.count("until the next player rolls") >= 1
    assert asked.out.rstrip().endswith("You leave the table.")


def test_the_board_can_be_looked_at_again(play: "Callable[..., Said]") -> None:
    once, twice = play([]).out, play(["m"]).out
    assert twice.count("MOONSHOT!") == once.count("MOONSHOT!") + 1


def test_a_hint_has_a_reason_in_either_language(play: "Callable[..., Said]") -> None:
    assert "Agents guard what is worth most" in play(["hint"]).out
    assert "Agenten schützen" in play(["hint"], "--lang", "de").out
