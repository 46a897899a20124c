"""Bots on the command line: names that are wrong, and programs that play."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from cli.conftest import Said

    Command = Callable[..., Said]

DEFAULT = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if "question" in told:
        print(json.dumps({"id": told["id"], "action": told["default"]}), flush=True)
"""


def test_every_mistake_in_a_list_is_told_at_once(statecraft: "Command") -> None:
    names = "random:sims=x,nobody,process:/no/such/program,novice:seconds=2"
    for command in ("simulate", "play"):
        said = statecraft(command, "harbour", "--bots", names)
        assert said.code == 2
        assert said.err.splitlines() == [
            "statecraft: Bot “random:sims=x”: sims is a whole number from 1, not “x”.",
            "statecraft: There is no bot “nobody”. Known here: random, novice, steady, expert, seeker.",
            "statecraft: There is no program “/no/such/program” to play with, or it may not be run.",
        ]


@pytest.fixture
def program(tmp_path: Path) -> Callable[[str], str]:
    """Writes a program; gives its name as a bot."""

    def write(text: str) -> str:
        path = tmp_path / "bot.py"
        path.write_text(text)
        return f"process:{sys.executable} {path}"

    return write


def test_a_person_plays_against_a_program(
    program: Callable[[str], str], statecraft: "Command", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("hint\n" + "1\n\n" * 2000))
    words = ("--bots", program(DEFAULT), "--seats", "2", "--set", "rounds=1", "--seed", "2")
    said = statecraft("play", "harbour", *words)
    assert (said.code, said.err) == (0, "")
    assert "The game is over." in said.out


def test_the_last_word_of_a_fault_reaches_standard_error(program: Callable[[str], str]) -> None:
    """Without any logging set up, as on a command line."""
    words = (
        "simulate",
        "harbour",
        "--bots",
        program("raise SystemExit(1)"),
        "--games",
        "3",
        "--json",
    )
    said = subprocess.run(
        [sys.executable, "-m", "statecraft", *words],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert json.loads(said.stdout)["finished"] == 3
    assert said.stderr.count("all its moves are defaults") == 1
