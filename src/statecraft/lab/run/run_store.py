"""Where a run of the lab keeps its games: a folder that can be gone on with.

``run.json`` says what is played, ``games.jsonl`` has a line for each finished game, as it is finished. When
the run is complete they are put in order, so that the folder is the same however often it was interrupted.
"""

import json
import os
from pathlib import Path
from typing import Any

from statecraft.lab.run.experiment import GameStats, Piece

FORMAT = 1
RUN, GAMES = "run.json", "games.jsonl"


class BadRun(ValueError):
    """A folder that cannot take this run; the id and the values of the text that says why."""

    def __init__(self, text: str, **values: str) -> None:
        super().__init__(text, values)
        self.text = text
        self.values = values


class RunStore:
    """The folder of a run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @staticmethod
    def begin(folder: Path, header: dict[str, Any]) -> "RunStore":
        """A new folder, or that of the very same run."""
        data = {"statecraft-lab": FORMAT, **header}
        path = folder / RUN
        if path.exists():
            try:
                there = json.loads(path.read_text(encoding="utf-8"))
            except ValueError as error:
                raise BadRun("lab-run-broken", path=str(path), reason=str(error)) from error
            if there != data:
                raise BadRun("lab-run-another", path=str(folder), what=_difference(there, data))
        else:
            if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
                raise BadRun("lab-run-occupied", path=str(folder))
            folder.mkdir(parents=True, exist_ok=True)
            write_whole(path, json.dumps(data, indent=2, ensure_ascii=False) + "\n")
        return RunStore(folder)

    def finished_games(self) -> dict[Piece, GameStats]:
        """The games that are finished. A last line that was cut off is no game."""
        path = self.folder / GAMES
        lines = path.read_text(encoding="utf-8").split("\n") if path.exists() else [""]
        found: dict[Piece, GameStats] = {}
        for at, line in enumerate(lines[:-1], start=1):
            try:
                stats = json.loads(line)
                found[stats["side"], stats["game"]] = stats
            except (ValueError, KeyError, TypeError) as error:
                raise BadRun("lab-run-line", path=str(path), line=str(at)) from error
        return found

    def add(self, stats: GameStats) -> None:
        """Note a finished game, for good."""
        with (self.folder / GAMES).open("a", encoding="utf-8") as file:
            file.write(_line(stats))

    def put_in_order(self, games: dict[Piece, GameStats]) -> None:
        """Write all games in their order, and none that was cut off."""
        ordered = sorted(games, key=lambda piece: (piece[1], piece[0]))
        write_whole(self.folder / GAMES, "".join([_line(games[piece]) for piece in ordered]))


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file whole or not at all."""
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.unfinished")
    unfinished.write_bytes(content.encode() if isinstance(content, str) else content)
    unfinished.replace(path)


def _line(stats: GameStats) -> str:
    return json.dumps(stats, separators=(",", ":"), ensure_ascii=False) + "\n"


def _difference(there: Any, data: Any, where: str = "") -> str:
    """What is otherwise in a folder's run: what it has, and what was asked for.

    >>> _difference({"seed": 1, "bots": ["a", "b"]}, {"seed": 1, "bots": ["a", "c"]})
    'bots 2: b / c'
    """
    if isinstance(there, list) and isinstance(data, list) and len(there) == len(data):
        there, data = [{str(n): v for n, v in enumerate(row, 1)} for row in (there, data)]
    if not isinstance(there, dict) or not isinstance(data, dict):
        return f"{where}: {there} / {data}"
    names = [name for name in {**data, **there} if there.get(name) != data.get(name)]
    inner = [_difference(there.get(n), data.get(n), f"{where} {n}".strip()) for n in names]
    return "; ".join(inner)
