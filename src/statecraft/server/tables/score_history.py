"""How a finished game went: gone through once, turn by turn, and remembered.

What everybody would have scored at the beginning of each turn, and where it came from, makes the chart
of a game; any other position is quick to find (`core.engine.positions`).
"""

import pickle
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from statecraft.core.engine.question import Chance
from statecraft.core.engine.session import Session
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.record.events import Event, Note
from statecraft.core.record.inputs import Act
from statecraft.core.record.record import Line, Record, Undo
from statecraft.server.tables.loader import library_at
from statecraft.server.updates.projection import Json

_HALVES = "half-points"
_REST = "-rest"
Sources: TypeAlias = list[Counter[str]]
"""By holder, where points came from that no holding explains."""


class ScoreHistory:
    """A game that has been gone through."""

    def __init__(self, game: Game, record: Record, turns: Sequence[int]) -> None:
        """``turns`` are the lines before which turns begin."""
        self.lines = len(record.lines)
        self.stops: list[Json] = []
        # What each line told.
        self._events: list[list[Event]] = []
        stops = {*turns, len(record.lines)}
        self._stops = sorted({0, *stops})
        session = Session(game, record.header)
        session.expect(record.lines)
        self._positions = session.positions
        sources = [_nothing(session.state)]
        self._see(session, sources, stops)
        for line in record.lines:
            data: list[Event] = []
            self._events.append(data)
            if isinstance(line, Undo):
                session.go_on(line, data)
                sources.append(sources[line.to])
            else:
                cause, rest = _cause(session.state, line), _rest(session.state)
                session.go_on(line, data)
                sources.append(_grown(sources[-1], rest, session.state, cause, data))
            self._see(session, sources, stops)

    def _see(self, session: Session, sources: list[Sources], stops: set[int]) -> None:
        line = len(sources) - 1
        if line in stops:
            state = session.state
            # A game that keeps no sheet has no parts.
            parts = zip(state.score_breakdown(), sources[-1], strict=False)
            self.stops.append(
                {
                    "line": line,
                    "turn": state.turns,
                    "round": state.round,
                    "projected_scores": list(state.projected_scores()),
                    "parts": [_parts(notes, mine) for notes, mine in parts],
                }
            )

    def at(self, line: int) -> tuple[State, list[list[Event]]]:
        """The state after so many lines, and what each of the lines since the last stop told."""
        stop = self._stops[max(0, bisect_left(self._stops, line) - 1)]
        return self._positions.before(line), self._events[stop:line]

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


def _nothing(state: State) -> Sources:
    return [Counter() for _holder in range(state.holder_count())]


def _parts(notes: Sequence[Note], sources: Counter[str]) -> Counter[str]:
    """What a holder's points come from: by the text of each line of the sheet, how much of it.

    What the sheet cannot put down to anything one has is told by where it once came from.
    """
    found = Counter(sources)
    for note in notes:
        if not note.text.endswith(_REST):
            found[note.text] += _amount(note)
    return found


def _amount(note: Note) -> int:
    values = note.values
    amount: int = values[_HALVES] if _HALVES in values else values["points"]
    return amount


def _rest(state: State) -> list[int]:
    """What of everybody's points the sheet puts down to nothing one has."""
    return [
        sum([_amount(note) for note in notes if note.text.endswith(_REST)])
        for notes in state.score_breakdown()
    ]


def _grown(
    sources: Sources, rest: list[int], state: State, cause: str, data: list[Event]
) -> Sources:
    now = _rest(state)
    if now == rest:
        return sources
    name = state.score_source(cause, data)
    return [
        mine if after == before else _added(mine, name, after - before)
        for mine, before, after in zip(sources, rest, now, strict=True)
    ]


def _added(sources: Counter[str], name: str, points: int) -> Counter[str]:
    found = Counter(sources)
    found[name] += points
    return found


def _cause(state: State, line: Line) -> str:
    """The verb that is played, or the kind of chance that comes out."""
    if isinstance(line, Act):
        return line.action.VERB
    waiting = state.pending()
    return waiting.kind if isinstance(waiting, Chance) else ""


@dataclass(frozen=True, slots=True)
class GoneThrough:
    """A game that a worker has gone through: packed for the next worker, and what is shown of it."""

    packed: bytes
    shown: Json


def gone_through(
    editions: Path, game: str, edition: str, record: Record, turns: Sequence[int]
) -> GoneThrough:
    """Go through a finished game. A job for a worker."""
    history = ScoreHistory(library_at(editions).game(game, edition), record, turns)
    return GoneThrough(pickle.dumps(history), history.to_json())


@lru_cache(maxsize=4)
def unpacked(packed: bytes) -> ScoreHistory:
    """A game as a worker has gone through it; who looks at one position looks at the next one soon."""
    history: ScoreHistory = pickle.loads(packed)
    return history
