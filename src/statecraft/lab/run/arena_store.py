"""Where an arena keeps its games: a folder that can be gone on with, and read again.

``arena.json`` says what was played, ``results.jsonl`` has a line for each finished game, and ``games/``
its record, which ``statecraft play --load`` and ``fold`` read. A line is written only after its record,
and a record appears whole or not at all, so whatever interrupts an arena costs no finished game.
"""

import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from statecraft.core.game import Game
from statecraft.core.record.record import BadRecord, Record, fold
from statecraft.lab.run.simulation import Row

FORMAT = 1


class BadStore(ValueError):
    """A folder that does not hold what was asked for; the id and the values of the text that says why."""

    def __init__(self, text: str, **values: str) -> None:
        super().__init__(text, values)
        self.text = text
        self.values = values


class Store:
    """The folder of an arena. ``seatings`` is how many games make up a set."""

    def __init__(self, folder: Path, header: dict[str, Any], seatings: int) -> None:
        self.folder = folder
        self.header = header
        self.seatings = seatings

    @staticmethod
    def begin(folder: Path, header: dict[str, Any], seatings: int) -> "Store":
        """A new store, or an old one of the very same arena to go on with."""
        if (folder / "arena.json").exists():
            store = Store.open(folder)
            # Where the folder with the edition lies is no part of what was played.
            if {**store.header, "folder": ""} != {**header, "folder": ""}:
                raise BadStore("cli-arena-another", path=str(folder))
            store.put_in_order()
            return store
        (folder / "games").mkdir(parents=True, exist_ok=True)
        data = {"statecraft-arena": FORMAT, **header, "seatings": seatings}
        _write(folder / "arena.json", json.dumps(data, indent=2, ensure_ascii=False) + "\n")
        return Store(folder, header, seatings)

    @staticmethod
    def open(folder: Path) -> "Store":
        """An arena that was stored."""
        try:
            data = json.loads((folder / "arena.json").read_text(encoding="utf-8"))
            if data.pop("statecraft-arena") != FORMAT:
                raise ValueError(f"no arena of format {FORMAT}")
            return Store(folder, data, data.pop("seatings"))
        except (OSError, ValueError, KeyError, AttributeError, TypeError) as error:
            raise BadStore("cli-arena-none", path=str(folder), reason=str(error)) from error

    def _record(self, number: int) -> Path:
        at, seating = divmod(number, self.seatings)
        return self.folder / "games" / f"{at:05d}-{seating:03d}.jsonl"

    def keep(self, number: int, record: str) -> None:
        """Keep a finished game's record."""
        _write(self._record(number), record)

    def add(self, row: Row, bots: Sequence[str]) -> None:
        """Note a finished game whose record is kept."""
        with (self.folder / "results.jsonl").open("a", encoding="utf-8") as file:
            file.write(_line(row, self.seatings, bots))

    def rows(self) -> dict[int, Row]:
        """All games noted, in order. A last line that was cut off is no game."""
        return {row.number: row for row, _bots in self._stored()}

    def seats(self) -> dict[int, tuple[str, ...]]:
        """Who sat where in each game."""
        return {row.number: bots for row, bots in self._stored()}

    def _stored(self) -> list[tuple[Row, tuple[str, ...]]]:
        path = self.folder / "results.jsonl"
        lines = path.read_text(encoding="utf-8").split("\n") if path.exists() else [""]
        found: dict[int, tuple[Row, tuple[str, ...]]] = {}
        # What follows the last line break is a line that was being written.
        for at, line in enumerate(lines[:-1], start=1):
            try:
                row, bots = _read(json.loads(line))
            except (ValueError, KeyError, TypeError) as error:
                raise BadStore("cli-arena-line", path=str(path), line=str(at)) from error
            found[row.number] = row, bots
        return [found[number] for number in sorted(found)]

    def finished(self, numbers: Iterable[int]) -> dict[int, Row]:
        """Those of the games that are noted and whose records are there."""
        rows = self.rows()
        return {n: rows[n] for n in numbers if n in rows and self._record(n).exists()}

    def put_in_order(self) -> None:
        """Write the results in the games' order, so that the folder is the same however it was made."""
        lines = [_line(row, self.seatings, bots) for row, bots in self._stored()]
        _write(self.folder / "results.jsonl", "".join(lines))

    def replay(self, game: Game, number: int, row: Row) -> None:
        """Play a game again from its record; :class:`BadStore` where it ends otherwise."""
        path = self._record(number)
        try:
            state = fold(game, Record.from_jsonl(game, path.read_text(encoding="utf-8")))
        except (OSError, ValueError, BadRecord) as error:
            raise BadStore("cli-arena-record", path=str(path), reason=str(error)) from error
        ranks = () if state.result is None else state.result.ranks
        if (state.digest(), ranks) != (row.digest, row.ranks):
            raise BadStore("cli-arena-otherwise", path=str(path))


def _line(row: Row, seatings: int, bots: Sequence[str]) -> str:
    data: dict[str, Any] = {
        "game": row.number,
        "set": row.number // seatings,
        "bots": list(bots),
        "ranks": list(row.ranks),
        "reason": row.reason,
        "rounds": row.rounds,
        "decisions": row.decisions,
        "digest": row.digest,
    }
    if row.faults:
        data["faults"] = [dict(sorted(kinds.items())) for kinds in row.faults]
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n"


def _read(data: dict[str, Any]) -> tuple[Row, tuple[str, ...]]:
    ranks, digest = tuple(data["ranks"]), str(data["digest"])
    faults = tuple([dict(kinds) for kinds in data.get("faults", [])])
    row = Row(
        data["game"], data["decisions"], data["rounds"], ranks, data["reason"], digest, faults
    )
    return row, tuple(data["bots"])


def _write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    unfinished = path.with_suffix(f".{os.getpid()}.unfinished")
    unfinished.write_text(text, encoding="utf-8")
    unfinished.replace(path)
