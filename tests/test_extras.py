"""The engine, the games and the bots need no other package; what needs one names the extra that brings it."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from statecraft.__main__ import NEEDS

ROOT = Path(__file__).parents[1]
WITHOUT = """
import importlib.abc, sys

class Missing(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
"""
PLAY = """
import statecraft
for name in statecraft.games():
    game = statecraft.game(name)
    session = statecraft.Session(game, statecraft.new_header(game, seats=3))
    players = [statecraft.bots.make(bot, name, 7, seat) for seat, bot in enumerate(("random", "novice", "novice"))]
    statecraft.Driver(session, players, statecraft.SeededLuck(7)).play()
    print(name, session.state.result.reason)
"""
COMMAND = """
from statecraft.__main__ import main
sys.argv[1:] = {arguments!r}
main()
"""


def run(missing: tuple[str, ...], program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT.format(missing=missing) + program],
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": "", "PYTHONIOENCODING": "utf-8"},
    )


def test_both_games_are_played_without_any_other_package() -> None:
    done = run(tuple([each for needed in NEEDS.values() for each in needed]), PLAY)
    assert done.stderr == ""
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["globopolis", "global-powers"]


@pytest.mark.parametrize(
    ("missing", "arguments", "extra"),
    [
        (("typer",), ["rules", "core"], "cli"),
        (("fluent",), ["--version"], "cli"),
        (("litestar",), ["serve", "--port", "0"], "server"),
        (("sqlalchemy",), ["serve", "--port", "0"], "server"),
    ],
)
def test_a_missing_extra_is_named_with_the_command_that_brings_it(
    missing: tuple[str, ...], arguments: list[str], extra: str, tmp_path: Path
) -> None:
    if "serve" in arguments:
        arguments = [*arguments, "--data", str(tmp_path / "data")]
    done = run(missing, COMMAND.format(arguments=arguments))
    assert done.returncode == 2
    assert f"pip install 'statecraft-games[{extra}]'" in done.stderr
    assert done.stderr.count("\n") == 1


def test_what_an_extra_is_said_to_bring_it_brings() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["dependencies"] == []
    for extra, modules in NEEDS.items():
        wanted = " ".join(project["optional-dependencies"][extra]).replace("-", "_")
        assert [module for module in modules if module not in wanted] == []
