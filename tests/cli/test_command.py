"""The command as a person meets it: help, languages, exit codes, and no traceback for a mistake."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from statecraft import __version__
from statecraft.cli import spoken
from statecraft.cli.progress import progress

if TYPE_CHECKING:
    from cli.conftest import CommandResult

    Command = Callable[..., CommandResult]

SUBCOMMANDS = [["simulate"], ["rules"], ["edition", "check"], ["edition", "show"], ["version"]]


@pytest.mark.parametrize("path", SUBCOMMANDS, ids=" ".join)
@pytest.mark.parametrize(
    ("lang", "heading", "panel"), [("en", "Examples", "Options"), ("de", "Beispiele", "Optionen")]
)
def test_every_subcommand_has_help_with_examples_in_both_languages(
    path: list[str], lang: str, heading: str, panel: str, statecraft: "Command"
) -> None:
    result = statecraft("--lang", lang, *path, "--help")
    assert result.code == 0
    _, _, shown = result.out.partition(heading)
    assert f"statecraft {' '.join(path)}" in shown
    assert "--json" in result.out
    assert f"─ {panel} ─" in result.out


def test_the_top_help_lists_every_subcommand(statecraft: "Command") -> None:
    result = statecraft("--help")
    assert result.code == 0
    for name in ("play", "simulate", "rules", "edition", "version"):
        assert f"│ {name} " in result.out


def test_version_in_three_forms(statecraft: "Command") -> None:
    assert statecraft("--version").out == f"statecraft {__version__}\n"
    assert __version__ in statecraft("version").out
    assert json.loads(statecraft("version", "--json").out)["statecraft"] == __version__


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["nonsense"],
        ["rules"],
        ["rules", "core", "--nonsense"],
        ["rules", "no-such-game"],
        ["rules", "../core"],
        ["rules", "json"],
        ["--lang", "fr", "version"],
        ["edition", "check", "/no/such/folder"],
        ["edition", "show", "core"],
        ["edition", "show", "no.such.game"],
    ],
    ids=" ".join,
)
def test_bad_usage_exits_2_with_a_reason_and_no_traceback(
    arguments: list[str], statecraft: "Command"
) -> None:
    result = statecraft(*arguments)
    assert result.code == 2
    assert "Traceback" not in result.out + result.err
    assert result.err if arguments else result.out + result.err


def test_a_game_that_cannot_be_imported_is_named(
    statecraft: "Command", tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "brokengame.py").write_text("1 / 0")
    (tmp_path / "needygame.py").write_text("import no_such_dependency")
    monkeypatch.syspath_prepend(str(tmp_path))
    result = statecraft("rules", "brokengame")
    assert (result.code, result.err) == (
        2,
        "statecraft: brokengame cannot be imported: ZeroDivisionError: division by zero\n",
    )
    assert "No module named 'no_such_dependency'" in statecraft("rules", "needygame").err


def test_mistakes_are_told_in_the_persons_language(statecraft: "Command") -> None:
    assert "There is no game “x”" in statecraft("rules", "x").err
    assert "Ein Spiel „x“ gibt es nicht" in statecraft("rules", "x", "--lang=de").err


def test_language_is_known_before_the_command_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert spoken(["rules"]) == "de"
    assert spoken(["rules", "--lang", "en"]) == "en"
    assert spoken(["--lang=en"]) == "en"
    assert spoken(["--lang"]) == "de"
    assert spoken(["--lang", "fr"]) == "de"


def command(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "statecraft", *arguments],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_command_runs_as_a_module_and_survives_a_poor_terminal() -> None:
    result = command("rules", "x", LC_ALL="de", PYTHONIOENCODING="ascii")
    assert result.returncode == 2
    assert result.stderr.startswith("statecraft: Ein Spiel ?x? gibt es nicht. Hier bekannt: ")
    assert result.stderr.endswith("core.\n")


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    line = f"{sys.executable} -m statecraft --help | true"
    result = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=True)
    assert result.stderr == ""


def test_progress_is_silent_in_a_pipe_and_counts_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pipe = io.StringIO()
    with progress("working", 3, file=pipe) as advance:
        advance(3)
    assert pipe.getvalue() == ""
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    terminal = io.StringIO()
    with progress("working", 3, file=terminal) as advance:
        advance(3)
    assert "working" in terminal.getvalue()
    assert "3/3" in terminal.getvalue()
