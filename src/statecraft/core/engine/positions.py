"""Earlier positions of a game, found again without playing all of it (ST-6.5).

A record only grows, so the position before a line stays what it was, whatever is taken back later. Some
positions are kept as bytes; any other is found from the nearest one on its way, by the inputs in
between. The way to a position leads past what was undone: an undo goes on from the position it went back
to, under numbers that go on from where the record had got to, and those are remembered for each undo.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from statecraft.core.engine.state import State
from statecraft.core.record.record import Line, Undo

if TYPE_CHECKING:
    from statecraft.core.game import Game

EVERY: Final = 64
"""A position is kept after so many inputs; finding another one takes that many at the most."""
MOST: Final = 64
"""So many are kept; of more every second is dropped, and they are kept half as often from then on."""


class Positions:
    """The positions before each line of a record, from line ``first`` on."""

    __slots__ = (
        "_at",
        "_every",
        "_kept",
        "_lines",
        "_numbers",
        "_since",
        "_undos",
        "first",
        "game",
    )

    def __init__(self, game: "Game", lines: Sequence[Line], state: State) -> None:
        """``lines`` is the record as it grows; ``state`` the position after all that are there now."""
        self.game = game
        self._lines = lines
        self._begin(state)

    def __reduce__(self) -> tuple[Any, ...]:
        kept = (self._every, self._since, self._at, self._kept, self._undos, self._numbers)
        return _positions, (self.game, list(self._lines), self.first, *kept)

    def _begin(self, state: State) -> None:
        self.first = len(self._lines)
        self._every = EVERY
        self._since = 0
        # Which positions are kept, in order, and as what.
        self._at: list[int] = [self.first]
        self._kept: dict[int, bytes] = {self.first: state.to_bytes()}
        # The lines that are undos, in order, and for each the numbers that it goes on from.
        self._undos: list[int] = []
        self._numbers: dict[int, tuple[list[int], int]] = {}

    def applied(self, state: State) -> None:
        """An input was written down; the state is the position after it."""
        self._since += 1
        if self._since >= self._every:
            self._keep(state)

    def undone(self, to: int, counts: list[int], ordinal: int, state: State) -> None:
        """An undo to before line ``to`` was written down, from a position with these numbers; the state is the
        position after it."""
        if to < self.first:
            # What came before is not known here: only what comes now can be found again.
            self._begin(state)
            return
        undo = len(self._lines) - 1
        self._undos.append(undo)
        self._numbers[undo] = (list(counts), ordinal)
        self._since = sum([end - begin + 1 for begin, end in self._way(undo + 1)])

    def before(self, line: int) -> State:
        """The position before a line that is not earlier than ``first``, independent of all others."""
        way = self._way(line)
        start = way[0][0]
        state = self.game.from_bytes(self._kept[start])
        for begin, end in way:
            if begin != start:
                counts, ordinal = self._numbers[begin - 1]
                state.renumber(counts, ordinal)
            for at in range(begin, end):
                given = self._lines[at]
                assert not isinstance(given, Undo)
                state.apply(given)
        return state

    def _way(self, line: int) -> list[tuple[int, int]]:
        """The stretches of lines that lead to a position: the first from a kept one, the others each from
        an undo on."""
        way: list[tuple[int, int]] = []
        while True:
            kept = self._at[bisect_right(self._at, line) - 1]
            at = bisect_right(self._undos, line - 1) - 1
            if at < 0 or self._undos[at] < kept:
                way.append((kept, line))
                way.reverse()
                return way
            undone = self._undos[at]
            way.append((undone + 1, line))
            undo = self._lines[undone]
            assert isinstance(undo, Undo)
            line = undo.to

    def _keep(self, state: State) -> None:
        here = len(self._lines)
        self._since = 0
        self._at.append(here)
        self._kept[here] = state.to_bytes()
        if len(self._at) > MOST:
            for at in self._at[1::2]:
                del self._kept[at]
            self._at = self._at[::2]
            self._every *= 2


def _positions(
    game: "Game",
    lines: list[Line],
    first: int,
    every: int,
    since: int,
    at: list[int],
    kept: dict[int, bytes],
    undos: list[int],
    numbers: dict[int, tuple[list[int], int]],
) -> Positions:
    """Positions that were pickled, of a record that is not added to any more."""
    found = Positions(game, lines, game.from_bytes(kept[at[0]]))
    found.first, found._every, found._since = first, every, since
    found._at, found._kept, found._undos, found._numbers = at, kept, undos, numbers
    return found
