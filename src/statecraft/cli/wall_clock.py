"""The wall clock of a terminal game: until when it is played, if a time was agreed upon (GB-10.24)."""

import re
import time
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

OPTION = "until_time"
_DAY = 24 * 60


def minutes_until(words: str, now: datetime) -> int | None:
    """Minutes from now until a time of day, or just so many minutes; None where it is neither.

    >>> minutes_until("22:30", datetime(2026, 5, 1, 21, 0)), minutes_until("45", datetime.min)
    (90, 45)
    >>> minutes_until("0:15", datetime(2026, 5, 1, 23, 45)), minutes_until("25:00", datetime.min)
    (30, None)
    """
    clock = re.fullmatch(r"([0-9]{1,2}):([0-9]{2})", words)
    if clock is None:
        minutes = int(words) if re.fullmatch(r"[0-9]{1,4}", words) else 0
        return minutes if 0 < minutes <= _DAY else None
    hour, minute = int(clock[1]), int(clock[2])
    if hour > 23 or minute > 59:
        return None
    return (hour * 60 + minute - now.hour * 60 - now.minute) % _DAY or _DAY


class WallClock:
    """Says whether the time has come; without an agreed time it never does."""

    def __init__(self, options: Mapping[str, Any], now: Callable[[], float] = time.time) -> None:
        self._now = now
        minutes = options.get(OPTION, 0)
        self.end: float | None = now() + 60 * minutes if minutes else None

    def has_come(self) -> bool:
        return self.end is not None and self._now() >= self.end
