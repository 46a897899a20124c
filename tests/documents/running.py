"""How commands on the pages are run: which are, with what in their folder, and how the others are checked.

A command is run as it stands, but for three things: of many games few are played (`--games 1000` plays one, or one
set), by one process, and `GAME` is both games in turn. People at a terminal type `q`. What cannot run in a test is in
`NOT_RUN`, with the reason; it must still be a command that the real thing would take.
"""

import doctest
import io
import json
import mailbox
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import typer

from documents.reading import ROOT, Block, Command
from fairdice.tables import played_game, when
from fairdice.test_mailbox import letters
from statecraft.cli import build
from statecraft.cli import run as statecraft
from statecraft.cli.options import Wishes, game_texts, playable
from statecraft.fairdice import report, to_text
from statecraft.globopolis import GAME as GLOBOPOLIS
from statecraft.locale import Texts

GAMES = ("globopolis", "global-powers")

NOT_RUN = {
    r"make \w+": "builds an environment, the page or a wheel, or runs all tests",
    r"pip install .*": "installs into an environment",
    r"npm .*": "the page's own tests run it",
    r"cd web": "goes before npm",
    r"dask .*": "serves until it is stopped",
    r"python examples/rl/train.py": "trains for minutes; make soak runs it",
    r"python examples/rl/ppo.py .*": "trains for half an hour with packages that are not ours",
    r"python -m tools\.\w+": "writes into the checkout; its own test compares what it would write",
    r"statecraft serve.*": "serves until it is stopped",
    r"statecraft admin .*": "needs a server's database; tests/server/operators has one for each command",
    r"statecraft lab .* --out docs/balance/.*": "plays for an hour, and writes into the checkout",
    r"statecraft lab .* --cluster .*": "needs a cluster; tests/lab has one",
    r"statecraft lab compare .* --out (three-titles|points|mine-or-printed)": "one comparison is run from README",
    r"statecraft lab balance .* --out mine": "one report is run from README",
    r"statecraft train .*": "plays for minutes; tests/cli does it with few games",
    r"statecraft bench-bots .*": "plays for minutes; tests/cli does it with few games",
    r"statecraft arena .* --out docs/ladder/.*": "plays for hours, and writes into the checkout",
    r"statecraft arena .* --ladder docs/bots.md": "writes into the checkout; tests/cli does it to a copy",
}
"""Commands that are only checked, by what they look like whole, and why."""

NOT_COMMANDS = {
    "docs/architecture.md": "a drawing",
    "docs/correspondence.md": "settings of other programs",
    "docs/editions.md": "a folder",
    "docs/lab.md": "marks in a page",
    "docs/rulebook-format.md": "a companion",
    "docs/server.md": "requests",
    "docs/writing-a-game.md": "texts; tests/test_writing_a_game.py builds and runs all of that page",
}
"""Pages with a block without a language that holds no commands, and what it is."""

ONE_GAME = {"lab": "global-powers"}
"""Subcommands so slow that `GAME` is one game there."""


def whole(command: Command) -> str:
    """A command in one line, without quotation marks."""
    return " ".join(command.words)


def why_not_run(command: Command) -> str:
    """Why a command is not run; empty where it is."""
    line = whole(command)
    return next((why for form, why in NOT_RUN.items() if re.fullmatch(form, line)), "")


def games_of(commands: Sequence[Command]) -> list[str]:
    """The games that a block is run for."""
    words = [word for command in commands for word in command.words]
    if "GAME" in words:
        slow = [game for part, game in ONE_GAME.items() if part in words]
        return slow or list(GAMES)
    return [next((game for game in GAMES if game in words), GAMES[0])]


def few(command: Command, game: str) -> list[str]:
    """The words of a command with few games, one process, and a game for `GAME`."""
    words = [game if word == "GAME" else word for word in command.words]
    for option in ("--games", "--jobs"):
        if option in words:
            words[words.index(option) + 1] = "1"
    if "lab" in words and "--bots" not in words:
        words += ["--bots", "random"]
    return words


def furnish(folder: Path, block: Block, game: str) -> None:
    """Put what the commands of a block speak of into a folder, but for what they make themselves."""
    text = block.text
    (folder / "examples").symlink_to(ROOT / "examples")
    if "my-edition" in text and "edition new" not in text:
        assert statecraft(["edition", "new", game, str(folder / "my-edition")]) == 0
        head = folder / "my-edition" / "edition.toml"
        head.write_text(head.read_text().replace('name = "', 'name = "My ', 1))
    if "statecraft analyse" in text:
        record = ROOT / "tests" / "golden" / "globopolis" / "given-up.jsonl"
        shutil.copy(record, folder / "game.jsonl")
    if "verify" in text:
        session, dice = played_game(GLOBOPOLIS, 2, seed=6, inputs=60)
        dice.close(when())
        (folder / "report.json").write_text(to_text(report(dice.entries)))
        (folder / "game.jsonl").write_text(session.record.to_jsonl())
        shown = next(entry for entry in dice.entries if entry.kind == "seed-revealed")
        (folder / "mine.json").write_text(json.dumps(dice.receipt(shown)))
        entries = [entry.published for entry in dice.entries]
        box = mailbox.mbox(folder / "games.mbox")
        for mail in letters(entries, len(entries) // 2, table=entries[0]["proof"]["table"]):
            box.add(mail)
        box.close()
        shutil.copy(ROOT / "src" / "statecraft" / "fairdice" / "standalone.py", folder)
    if "mybots" in text:
        (folder / "mybots.py").write_text(_example(block.page, "Thrifty"))
    if "./mybot" in text:
        program = folder / "mybot"
        program.write_text(f"#!/bin/sh\nexec node {ROOT / 'examples' / 'bots' / 'first.js'}\n")
        program.chmod(0o755)


def _example(page: Path, name: str) -> str:
    """The class of that name among the examples of a page, with what the page imports first."""
    examples = doctest.DocTestParser().get_examples(page.read_text(encoding="utf-8"))
    sources = [example.source for example in examples]
    first = next(source for source in sources if source.startswith("from statecraft import"))
    return first + next(source for source in sources if source.startswith(f"class {name}"))


def run(words: Sequence[str], monkeypatch: pytest.MonkeyPatch) -> int:
    """Run a command here; its exit code."""
    if words[0] == "statecraft":
        monkeypatch.setattr(sys, "stdin", io.StringIO("q\n\n" * 3))
        return statecraft(words[1:])
    assert words[0] == "python", words
    return subprocess.run([sys.executable, *words[1:]], capture_output=True, check=False).returncode


def leaf_of(words: Sequence[str]) -> tuple[Any, list[str]]:
    """The subcommand that a line of `statecraft …` names, and the words behind it."""
    found: Any = typer.main.get_command(build(Texts("en")))
    rest = list(words[1:])
    while rest and hasattr(found, "commands"):
        name = rest.pop(0)
        assert name in found.commands, f"there is no command {name} in {shlex.join(words)}"
        found = found.commands[name]
    return found, rest


def parsed(command: Command, game: str) -> None:
    """Let the real command read a line it is not run with: every option, and what options and bots say."""
    words = few(command, game)
    leaf, rest = leaf_of(words)
    asked = leaf.make_context(leaf.name, rest).params
    name = asked.get("game")
    if name:
        found, home = playable(str(name))
        wishes = Wishes(game_texts(found, "en"))
        for option in ("settings", "against"):
            wishes.options(home, asked.get(option) or [])
        if asked.get("bots"):
            wishes.bots(asked["bots"], home)
        wishes.settle()


def named_options(words: Sequence[str]) -> list[str]:
    """The options of a line of `statecraft …` in the prose that its subcommand does not have."""
    leaf, rest = leaf_of(words)
    if getattr(leaf, "context_settings", {}).get("ignore_unknown_options"):
        return []
    known = {"--help", *[option for each in leaf.params for option in each.opts]}
    return [word for word in rest if word.startswith("--") and word.split("=")[0] not in known]


def check_other(command: Command) -> None:
    """That what is not ours exists as far as it is in the checkout: targets, extras, scripts, modules, files."""
    first, *rest = command.words
    if first == "make":
        listed = subprocess.run(
            ["make", "--no-print-directory", "help"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        assert rest[0] in re.findall(r"^  make (\w+) ", listed.stdout, re.M)
    elif first == "pip":
        project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
        for extras in re.findall(r"\[([\w,]+)\]", " ".join(rest)):
            assert set(extras.split(",")) <= set(project["optional-dependencies"])
    elif first == "npm":
        scripts = (ROOT / "web" / "package.json").read_text()
        assert f'"{rest[-1]}":' in scripts
    elif first == "npx":
        if "--config" in rest:
            assert (ROOT / "web" / rest[rest.index("--config") + 1]).is_file()
        assert f'"{rest[0]}":' in (ROOT / "web" / "package.json").read_text()
    elif first == "cd":
        assert (ROOT / rest[0]).is_dir()
    elif first == "dask":
        assert find_spec(f"distributed.cli.dask_{rest[0]}") is not None
    elif rest[0] == "-m":
        assert find_spec(rest[1]) is not None, rest[1]
    else:
        assert (ROOT / rest[0]).is_file(), rest[0]
