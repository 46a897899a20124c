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
    from cli.conftest import CommandResult

    Command = Callable[..., CommandResult]

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
        result = statecraft(command, "harbour", "--bots", names)
        assert result.code == 2
        assert result.err.splitlines() == [
            "statecraft: Bot “random:sims=x”: sims is a whole number from 1, not “x”.",
            "statecraft: There is no bot “nobody”. Known here: random, learner, novice, steady, expert, master, seeker, quick.",
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
    result = statecraft("play", "harbour", *words)
    assert (result.code, result.err) == (0, "")
    assert "The game is over." in result.out


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
    result = subprocess.run(
        [sys.executable, "-m", "statecraft", *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert result.returncode == 1
    assert json.loads(result.stdout)["finished"] == 3
    assert result.stderr.count("all its moves are defaults") == 1


NONSENSE = DEFAULT.replace('told["default"]', '{"verb": "no such"}')
SHORT = ("--set", "rounds=1", "--games", "2", "--jobs", "1")


def test_faults_are_counted_and_a_program_that_died_ends_with_1(
    program: Callable[[str], str], statecraft: "Command", tmp_path: Path
) -> None:
    """In figures and in the table, of games played now and of those that were stored."""
    died = program("raise SystemExit(1)")
    out = str(tmp_path / "out")
    words = ("arena", "harbour", "--bots", f"{died},random", *SHORT, "--out", out)
    for result in (statecraft(*words, "--json"), statecraft("arena", "--from", out, "--json")):
        assert result.code == 1
        faults = {bot["name"]: bot["faults"] for bot in json.loads(result.out)["bots"]}
        assert faults == {died: {"ended": 2}, "random": {}}
        assert f"{died} came to an end before its game did, in 2 games" in result.err
    table = statecraft("arena", "--from", out).out
    assert "uncertainty  faults" in table
    assert f"{died}: 2 × ended too early" in table
    german = statecraft("--lang", "de", "arena", "--from", out)
    assert f"{died}: 2 × zu früh beendet" in german.out
    assert "Rückgabewert 1" in german.err


def test_faults_alone_are_no_death(program: Callable[[str], str], statecraft: "Command") -> None:
    bot = program(NONSENSE)
    words = ("simulate", "harbour", "--bots", f"{bot},random", "--seats", "2", *SHORT)
    result = statecraft(*words, "--json")
    assert result.code == 0
    (faults,) = json.loads(result.out)["faults"].values()
    assert faults["no-action"] > 1
    assert set(faults) == {"no-action"}
    assert f"{bot}: {faults['no-action']} × no action" in statecraft(*words).out
    assert json.loads(statecraft("simulate", "harbour", *SHORT, "--json").out)["faults"] == {}
