"""Which games can be analysed, and how much an analysis may think. It imports no players, so that anybody may ask."""

import time
from typing import NamedTuple

JUDGED = {"globopolis": "globopolis", "global-powers": "global_powers"}
"""The games there is a judge for, and where their players are."""


class Effort(NamedTuple):
    """What is tried for each decision, and how long all of it may take.

    Without ``seconds`` the same record always gives the same analysis. With them, decisions that look doubtful come
    first, and those that there was no time for are counted.
    """

    worlds: int = 6
    """So many imagined positions in which each decision is tried, to find the ones that may have been costly."""
    again: int = 40
    """So many other ones in which those are judged, so that none is called costly by luck alone."""
    choices: int = 3
    """So many other answers are tried beside the one that was given."""
    lucks: int = 2
    """So often a turn is played on after an outcome."""
    outcomes: int = 36
    """Outcomes are all looked at where there are at most so many; of more, a third of that is drawn."""
    seconds: float | None = None


class Clock:
    """How much of the time is left."""

    __slots__ = ("_began", "_seconds")

    def __init__(self, seconds: float | None) -> None:
        self._began = time.monotonic()
        self._seconds = seconds

    def is_past(self, share: float) -> bool:
        """Whether so much of the time is over."""
        if self._seconds is None:
            return False
        return time.monotonic() - self._began >= share * self._seconds
