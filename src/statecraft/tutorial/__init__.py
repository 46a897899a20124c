"""Tutorials: a guided first game of each game, on a fixed record.

A lesson is data in a folder of the game's package. Its record (``record.jsonl``) is played through by the engine like any
other, so it cannot disagree with the rules; its steps (``steps.json``) say at which line the guide says what, which
rules that teaches, and what it points at. At a step with ``do`` the learner, who has seat 0, makes the
move that stands in the record at that line. ``tools/tutorials.py`` plays and writes both files.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from statecraft.core.game import Game
from statecraft.core.record.record import Record
from statecraft.plugins import registry

LEARNER = 0
"""The learner's seat."""

PARTS = ("board", "affair", "decision", "seats", "mine", "log")
"""The parts of a table's screen that a step can point at; the affair is what is going on, on the board."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing the guide says, after ``line`` lines of the record."""

    line: int
    text: str
    values: dict[str, Any]
    rules: list[str]
    part: str
    spot: dict[str, Any] | None
    do: bool

    def to_json(self) -> dict[str, Any]:
        return {
            "line": self.line,
            "text": self.text,
            "values": self.values,
            "rules": self.rules,
            "part": self.part,
            "spot": self.spot,
            "do": self.do,
        }


@dataclass(frozen=True, slots=True)
class Lesson:
    """A record, what is said along it, and what the other players are called."""

    names: list[str]
    record: Record
    steps: list[Step]


def files(game: Game) -> tuple[Path, Path]:
    """Where a game's record and its steps lie."""
    folder = registry.folder_of(game) / registry.plugin_of(game).lesson
    return folder / "record.jsonl", folder / "steps.json"


def has_lesson(game: Game) -> bool:
    """Whether a game brings a tutorial."""
    return bool(registry.plugin_of(game).lesson)


def lesson(game: Game) -> Lesson:
    """A game's lesson."""
    record, steps = files(game)
    data = json.loads(steps.read_text(encoding="utf-8"))
    return Lesson(
        data["names"],
        Record.from_jsonl(game, record.read_text(encoding="utf-8")),
        [Step(**step) for step in data["steps"]],
    )
