"""What a seat has heard: the events of a game as rows of numbers, for agents that remember.

The engine itself says who hears what (ST-9.6), so a history tells no secret. An event is told as the number of its
text, by whom it was as a seat counted from the hearer on, and the first whole numbers it speaks of.
"""

from collections import deque
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event, Note

WIDTH = 6
"""Numbers in a row: the text, the seat, and up to four of its values; -1 where there is none."""
KEPT = 256
TEXTS = 1 << 16
_BY = ("seat", "by", "holder")


class History:
    """What each seat of a table has heard, the latest last; no more than `KEPT` events are remembered."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._heard: dict[Seat, deque[tuple[int, ...]]] = {}

    def forget(self) -> None:
        """A new game begins."""
        self._heard.clear()

    def hear(self, state: State, events: list[Event]) -> None:
        """Each seat hears what is for its ears."""
        for number, holder in enumerate(state.holders):
            seat = Seat(number)
            kept = self._heard.setdefault(seat, deque(maxlen=KEPT))
            for event in events:
                note = event.heard_by(holder)
                if note is not None:
                    kept.append(_row(note, seat, len(state.holders)))

    def told(self, seat: Seat, count: int) -> NDArray[np.int32]:
        """The last events a seat has heard; rows of -1 before the first."""
        rows = np.full((count, WIDTH), -1, np.int32)
        heard = [*self._heard.get(seat, ())][-count:]
        if heard:
            rows[-len(heard) :] = heard
        return rows

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History) and self._heard == other._heard

    __hash__ = None  # type: ignore[assignment]  # it changes


def text_number(text: str) -> int:
    """The number that an event's text goes by, the same in every process and version.

    >>> text_number("gb-event-landed") == text_number("gb-event-landed")
    True
    """
    return crc32(text.encode()) % TEXTS


def _row(note: Note, seat: Seat, seats: int) -> tuple[int, ...]:
    values: dict[str, Any] = note.values
    by = -1
    for name in _BY:
        found = values.get(name)
        if isinstance(found, int) and found >= 0:
            by = (found - seat) % seats
            break
    numbers = [
        max(-1, min(int(value), 1 << 30))
        for name, value in sorted(values.items())
        if isinstance(value, int) and name not in _BY
    ]
    row = [text_number(note.text), by, *numbers[: WIDTH - 2]]
    return (*row, *[-1] * (WIDTH - len(row)))
