"""Skeletons of bots that play at once: what `statecraft bot new` writes, and the few lines that differ by game.

A skeleton is a text with names between `@` signs in it. What it says is code; what a person reads beside it is in
the texts.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

Language = Literal["python", "javascript"]

_HERE = Path(__file__).parent

_WORTH = {
    "": """\
    return float(state.scores()[me])""",
    "globopolis": """\
    board = state.view(None).board  # what everybody sees, row by row: docs/bots.md says what each one is
    titles = board.owner.count(me)
    return float(board.score[me] + 2 * titles + board.eu[me] / 100)""",
    "global-powers": """\
    board = state.view(None).board  # what everybody sees, row by row: docs/bots.md says what each one is
    governed = [parties for parties in state.facts(None)["governments"] if me in parties]
    there = sum(board.politicians[me :: len(board.base)])
    return float(state.scores()[me] + 4 * len(governed) + there)""",
}
_CHOICE = {
    "": """\
  if (random(2) === 0 && proposed) return proposed; // what is played for who says nothing""",
    "globopolis": """\
  const me = hello.seats[hello.seat];
  const eu = cell(view, "eu", { holder: me });
  if (eu < 40 && proposed) return proposed; // short of money: what is played for who says nothing""",
    "global-powers": """\
  const me = hello.seats[hello.seat];
  const base = cell(view, "base", { holder: me });
  if (base < 8 && proposed) return proposed; // few politicians left: what is played for who says nothing""",
}
_ROW = {
    "": ("points", "holder: 0"),
    "globopolis": ("stock", "holder: 0, resource: 3"),
    "global-powers": ("chips", "region: 4, chip: 1"),
}
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9]*([-_][A-Za-z0-9]+)*")


@dataclass(frozen=True)
class Skeleton:
    """The files of a new bot by name, and how the bot is named where bots are named."""

    files: dict[str, str]
    bot: str


def is_name(name: str) -> bool:
    """Whether a bot can be called that: letters, digits and single hyphens between.

    >>> is_name("my-first-bot"), is_name("1st"), is_name("../bot")
    (True, False, False)
    """
    return _NAME.fullmatch(name) is not None


def skeleton(name: str, language: Language, game: str, games: list[str], folder: str) -> Skeleton:
    """A bot of that name in a language, for one game or (where ``game`` is empty) for all of ``games``."""
    module = name.replace("-", "_").lower()
    words = re.split("[-_]", name)
    known = game if game in _WORTH else ""
    row, at = _ROW[known]
    values = {
        "CLASS": "".join([word[:1].upper() + word[1:] for word in words]),
        "MODULE": module,
        "GAMES": game or "any game",
        "NAMES": repr([game] if game else games),
        "WORTH": _WORTH[known],
        "CHOICE": _CHOICE[known],
        "ROW": row,
        "AT": at,
    }
    if language == "javascript":
        file = f"{name}.js"
        return Skeleton({file: _filled("javascript", values)}, f"process:node {folder}/{file}")
    files = {f"{module}.py": _filled("python", values)}
    files[f"test_{module}.py"] = _filled("python_test", values)
    return Skeleton(files, f"python:{module}:{values['CLASS']}")


def _filled(name: str, values: dict[str, str]) -> str:
    text = (_HERE / f"{name}.txt").read_text(encoding="utf-8")
    return re.sub("@([A-Z]+)@", lambda found: values[found[1]], text)
