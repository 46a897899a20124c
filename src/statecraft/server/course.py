"""How a finished game went: gone through once, turn by turn, and remembered.

What everybody would have scored at the beginning of each turn, and where it came from, makes the chart
of a game; the positions there make every other one quick to find.
"""

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Sequence

from statecraft.core.event import Event, Note
from statecraft.core.game import Game
from statecraft.core.record import Record
from statecraft.core.session import Session
from statecraft.core.state import State
from statecraft.server.projection import Json

_REMEMBERED = 32
_HALVES = "half-points"


class Course:
    """A game that has been gone through."""

    def __init__(self, game: Game, record: Record, turns: Sequence[int]) -> None:
        """``turns`` are the lines before which turns begin."""
        self._game = game
        self._record = record
        self.lines = len(record.lines)
        self._kept: list[tuple[int, bytes]] = []
        self.stops: list[Json] = []
        stops = {*turns, len(record.lines)}
        session = Session(game, record.header)
        self._kept.append(session.snapshot())
        self._stop(session.state, 0, stops)
        for at, line in enumerate(record.lines, start=1):
            session.go_on(line)
            if at in stops:
                self._kept.append(session.snapshot())
                self._stop(session.state, at, stops)

    def _stop(self, state: State, line: int, stops: set[int]) -> None:
        if line in stops:
            self.stops.append(
                {
                    "line": line,
                    "turn": state.turns,
                    "round": state.round,
                    "standing": list(state.standing()),
                    "parts": [_parts(notes) for notes in state.sheet()],
                }
            )

    def at(self, line: int) -> tuple[State, list[list[Event]]]:
        """The state after so many lines, and what each of the lines since the last stop told."""
        lines = [kept for kept, _ in self._kept]
        known, snapshot = self._kept[max(0, bisect_left(lines, line) - 1)]
        session = Session.resume(
            self._game, Record(self._record.header, self._record.lines[:known]), known, snapshot
        )
        told: list[list[Event]] = []
        for each in self._record.lines[known:line]:
            told.append([])
            session.go_on(each, told[-1])
        return session.state, told

    def to_json(self) -> Json:
        """The sources of points by their texts, and for each stop what every holder had of each."""
        names = list(
            dict.fromkeys([name for stop in self.stops for one in stop["parts"] for name in one])
        )
        rows = [
            {**stop, "parts": [[part[name] for name in names] for part in stop["parts"]]}
            for stop in self.stops
        ]
        return {"lines": self.lines, "parts": names, "stops": rows}


def _parts(notes: Sequence[Note]) -> Counter[str]:
    """What a holder's points come from: by the text of each line of the sheet, how much of it."""
    found: Counter[str] = Counter()
    for note in notes:
        values = note.values
        found[note.text] += values[_HALVES] if _HALVES in values else values["points"]
    return found


class Courses:
    """The courses of the games that were asked for last. A finished game does not change any more."""

    def __init__(self) -> None:
        self._found: dict[str, asyncio.Task[Course]] = {}

    async def of(self, id: str, go_through: Callable[[], Course]) -> Course:
        """Going through a long game takes its time, so it is done beside everything else, and once."""
        task = self._found.pop(id, None)
        if task is None or (task.done() and task.exception() is not None):
            task = asyncio.create_task(asyncio.to_thread(go_through))
        self._found[id] = task
        while len(self._found) > _REMEMBERED:
            del self._found[next(iter(self._found))]
        return await asyncio.shield(task)
