"""Bots that are classes of a module: named anywhere bots are, and brought by other packages."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import statecraft
from statecraft import bots
from statecraft.bots import naming
from statecraft.bots.naming import BadBot
from statecraft.locale import LANGUAGES
from statecraft.plugins import registry

MODULE = '''
class Thrifty:
    """Plays what is played for who is away."""

    def choose(self, handle):
        return handle.default()


class Seeded:
    def __init__(self, seed, seat, named):
        self.given = (seed, seat, named.bot, named.budget.sims)

    def choose(self, handle):
        return handle.legal().sample(__import__("random").Random(self.given[0]))


class Demanding:
    def __init__(self, one, two):
        pass


class Nest:
    Thrifty = Thrifty


def maker(seed, seat, named):
    return Thrifty()


NUMBER = 3
'''


@pytest.fixture(autouse=True)
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "mybots.py").write_text(MODULE)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "mybots", raising=False)
    return tmp_path


@pytest.mark.parametrize("name", ["mybots:Thrifty", "mybots:maker", "mybots:Nest.Thrifty"])
def test_a_class_or_a_function_makes_a_player(name: str) -> None:
    game = statecraft.game("global-powers")
    session = statecraft.Session(game, statecraft.new_header(game, seats=3))
    players = [bots.make(f"python:{name}", game.name, 1, seat) for seat in range(3)]
    statecraft.Driver(session, players, statecraft.SeededLuck(1)).play()
    assert session.state.is_over


def test_it_is_given_seed_seat_and_name_if_it_takes_them() -> None:
    player: Any = bots.make("python:mybots:Seeded,sims=9", "globopolis", 5, 2)
    assert player.given == (5, 2, "python", 9)
    assert naming.split("python:mybots:Seeded,sims=9,novice") == [
        "python:mybots:Seeded,sims=9",
        "novice",
    ]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("python", "cli-bot-python-form"),
        ("python:mybots", "cli-bot-python-form"),
        ("python:mybots:", "cli-bot-python-form"),
        ("python:my bots:Thrifty", "cli-bot-python-form"),
        ("python:mybots:Thrifty,depth=3", "cli-bot-setting-unknown"),
        ("python:mybots:Nobody", "cli-bot-python-missing"),
        ("python:no_such_module:Nobody", "cli-bot-python-missing"),
        ("python:mybots:NUMBER", "cli-bot-python-arguments"),
        ("python:mybots:Demanding", "cli-bot-python-arguments"),
        ("python:mybots:Nest", "cli-bot-python-no-player"),
    ],
)
def test_what_is_no_bot_says_why(name: str, text: str) -> None:
    with pytest.raises(BadBot) as bad:
        bots.make(name, "globopolis", 1, 0)
    assert bad.value.text == text
    for lang in LANGUAGES:
        assert bad.value.say(lang) != text


def test_to_ask_whether_a_name_is_known_imports_nothing() -> None:
    bots.known("python:mybots:Thrifty")
    assert "mybots" not in sys.modules


def command(module: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "statecraft", *words],
        capture_output=True,
        text=True,
        check=False,
        cwd=module,
    )


def test_it_plays_in_simulate_on_several_processes(module: Path) -> None:
    words = ("simulate", "global-powers", "--bots", "python:mybots:Thrifty,random")
    done = command(module, *words, "--games", "26", "--jobs", "2", "--seats", "2", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["finished"] == 26


def test_it_plays_in_the_arena(module: Path) -> None:
    words = ("arena", "global-powers", "--bots", "python:mybots:Thrifty,python:mybots:Seeded")
    done = command(module, *words, "--games", "2", "--out", "results", "--json")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert "python:mybots:Thrifty" in done.stdout
    assert figures["games"] == 2
    again = command(module, "arena", "--from", "results", "--replay", "--json")
    assert again.returncode == 0, again.stderr


def test_a_wrong_one_is_told_before_the_first_game(module: Path) -> None:
    done = command(module, "simulate", "globopolis", "--bots", "python:mybots:Nobody")
    assert done.returncode == 2
    assert "“mybots:Nobody” cannot be loaded" in done.stderr
    other = command(module, "simulate", "global-powers", "--bots", "seeker")
    assert other.returncode == 2
    assert "There is no bot “seeker” for global-powers" in other.stderr


class Point:
    def __init__(self, name: str, value: str) -> None:
        self.name = name
        self.value = value


@pytest.fixture
def looked_for(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """A package that brings a bot; and what packages have been looked through for."""
    groups: list[str] = []

    def found(group: str) -> list[Point]:
        groups.append(group)
        return [Point("thrifty", "mybots:Thrifty")] if group == "statecraft.bots" else []

    monkeypatch.setattr(registry, "entry_points", found)
    registry.plugins.cache_clear()
    yield groups
    registry.plugins.cache_clear()


def test_a_package_brings_bots_by_an_entry_point(looked_for: list[str]) -> None:
    assert bots.installed() == {"thrifty": "mybots:Thrifty"}
    for game in ("globopolis", "global-powers", "harbour"):
        assert type(bots.make("thrifty", game, 1, 0)).__name__ == "Thrifty"
    assert "thrifty" not in bots.names("globopolis")
    with pytest.raises(BadBot, match=r"Did you mean “thrifty”\?"):
        bots.make("thirfty", "globopolis", 1, 0)
    # All packages are looked through once for each sort of thing, however many bots are seated.
    assert sorted(looked_for) == ["statecraft.bots", "statecraft.games"]
