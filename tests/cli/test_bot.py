"""`statecraft bot new`: what it writes plays at once, in either language, both games, as its README says."""

import importlib
import json
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from plugins.real_parts import real_part
from statecraft import game as game_of
from statecraft.bots import protocol
from statecraft.bots.naming import Budget
from statecraft.core.engine.driver import Handle

if TYPE_CHECKING:
    from cli.conftest import CommandResult

    Command = Callable[..., CommandResult]

GAMES = ("globopolis", "global-powers")


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def files(folder: str) -> list[str]:
    return sorted([path.name for path in Path(folder).iterdir()])


def readme_commands(folder: str) -> list[list[str]]:
    """The words of each command in a bot's README, without what sets a variable."""
    found = re.search(r"```\n(.*)```", (Path(folder) / "README.md").read_text(), re.DOTALL)
    assert found
    words = [shlex.split(line) for line in found[1].splitlines()]
    return [[word for word in line if not word.startswith("PYTHONPATH=")] for line in words]


def play_by_readme(statecraft: "Command", folder: str, game: str) -> None:
    """Run the arena and the simulation of a README, one short game or set each; none has a fault."""
    arena, simulate, play = readme_commands(folder)[:3]
    assert (arena[1], simulate[1], play[1]) == ("arena", "simulate", "play")
    short = ("--set", "round_limit=3") if game == "globopolis" else ("--set", "scorings=1")
    for words in (arena, simulate):
        few = [{"GAME": game, words[-1]: "1"}.get(word, word) for word in words[1:]]
        result = statecraft(*few, *short)
        assert (result.code, result.err) == (0, "")
        assert "faults" not in result.out


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_in_python_plays(
    game: str, statecraft: "Command", monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"my-{game}"
    result = statecraft("bot", "new", name, "--game", game)
    assert (result.code, result.err) == (0, "")
    monkeypatch.syspath_prepend(name)
    importlib.invalidate_caches()
    play_by_readme(statecraft, name, game)


def test_a_bot_in_python_for_any_game_passes_its_own_test(statecraft: "Command") -> None:
    """Which plays a whole game of each kind, twice."""
    statecraft("bot", "new", "my-bot")
    assert files("my-bot") == ["README.md", "my_bot.py", "test_my_bot.py"]
    assert readme_commands("my-bot")[3] == ["pytest", "my-bot"]
    own = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "my-bot"]
    tested = subprocess.run(own, capture_output=True, text=True, check=False)
    assert tested.returncode == 0, tested.stdout


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("any_game", [True, False])
def test_a_bot_in_javascript_plays(game: str, any_game: bool, statecraft: "Command") -> None:
    real_part("node")
    chosen = () if any_game else ("--game", game)
    result = statecraft(
        "--lang", "de", "bot", "new", "mein-bot", "--language", "javascript", *chosen
    )
    assert (result.code, result.err) == (0, "")
    assert "enthält einen Bot, der sofort spielt" in result.out
    assert files("mein-bot") == ["README.md", "mein-bot.js"]
    play_by_readme(statecraft, "mein-bot", game)


def test_a_bot_in_javascript_says_its_answers_in_words(statecraft: "Command") -> None:
    node = real_part("node")
    statecraft("bot", "new", "b", "--language", "javascript", "--game", "global-powers")
    state = game_of("global-powers").new({}, 3)
    handle = Handle(state, state.questions()[0])
    lines = protocol.line(protocol.hello(handle, 9, Budget(), 10.0))
    lines += protocol.line(protocol.asked(handle, 1, 9))
    result = subprocess.run(
        [node, "b/b.js"], input=lines, capture_output=True, env={"BOT_TALKS": "1"}, check=True
    )
    assert json.loads(result.stdout)["action"]["verb"] == "bid"
    assert result.stderr.startswith(b"bid: bid politicians ")


def test_nothing_is_overwritten(statecraft: "Command") -> None:
    Path("mine").mkdir()
    Path("mine", "notes.txt").write_text("keep")
    result = statecraft("bot", "new", "mine")
    assert (result.code, result.out) == (2, "")
    assert "is there already" in result.err
    assert files("mine") == ["notes.txt"]


def test_mistakes_are_told(statecraft: "Command") -> None:
    for name in ("../bot", "1st", "a--b", "x y", ""):
        result = statecraft("bot", "new", name)
        assert result.code == 2
        assert "cannot be a bot’s name" in result.err
    assert "There is no game" in statecraft("bot", "new", "b", "--game", "chess").err
    assert statecraft("bot", "new", "b", "--language", "cobol").code == 2
    assert files(".") == []
