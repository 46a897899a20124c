"""`statecraft play --until`: the wall clock ends a game in the terminal."""

import io
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from statecraft.bots.globopolis.novice.novice import Novice
from statecraft.cli.play.table import TerminalTable
from statecraft.cli.wall_clock import WallClock
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.session import Session
from statecraft.core.ids import Seat
from statecraft.core.record.record import Record, fold, new_header
from statecraft.globopolis.game import GAME

if TYPE_CHECKING:
    from cli.conftest import CommandResult


class Clock:
    """Goes on by a minute whenever it is looked at."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        self.at += 60
        return self.at


@pytest.mark.rule("GB-10.24")
def test_the_clock_on_the_wall_ends_the_game() -> None:
    options = {"until_time": 60}
    session = Session(GAME, new_header(GAME, options, 2))
    bots = {seat: Novice(1, Seat(seat)) for seat in range(2)}
    table = TerminalTable(GAME, session, bots, SeededLuck(1), (), WallClock(options, Clock()))
    assert table.advance() is None
    result = session.state.result
    assert result is not None
    assert result.reason == "until-time"
    again = Record.from_jsonl(GAME, table.record())
    assert fold(GAME, again).digest() == session.state.digest()


def test_a_clock_without_a_time_never_strikes() -> None:
    clock = WallClock({}, Clock())
    assert clock.end is None
    assert not clock.has_come()


@pytest.fixture
def play(
    statecraft: "Callable[..., CommandResult]", monkeypatch: pytest.MonkeyPatch
) -> "Callable[..., CommandResult]":
    def run(game: str, *arguments: str) -> "CommandResult":
        monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
        return statecraft("play", game, "--bots", "novice", "--seed", "3", *arguments)

    return run


def test_until_is_told_at_the_start(play: "Callable[..., CommandResult]") -> None:
    assert "Played until " in play("globopolis", "--until", "45").out
    assert "Gespielt wird bis 22:30" in play("globopolis", "--until", "22:30", "--lang", "de").out


def test_until_is_refused_with_a_reason(play: "Callable[..., CommandResult]") -> None:
    for words in ("25:00", "soon", "0", "2000"):
        result = play("globopolis", "--until", words)
        assert result.code != 0
        assert f"not “{words}”" in result.err
    assert "not played until a set time" in play("global-powers", "--until", "45").err
