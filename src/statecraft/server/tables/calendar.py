"""Time over days: what counts of it for somebody, by the clock on their own wall.

A day is a day on that clock: who has one day from eight in the evening has until eight the next evening, also where
clocks are changed in between. An hour that is skipped is over at once, and in an hour that comes twice time stands
still the second time. Days off, weekends and vacations, do not count at all; and no time runs out at night.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

DAY: Final = 86_400.0
_MINUTES: Final = 24 * 60
_FARTHEST: Final = 20 * 366
"""Days that are looked ahead: nobody's bank and vacations are longer."""
_SATURDAY: Final = 5


@dataclass(frozen=True, slots=True)
class Hours:
    """When somebody is not waited for: at night, in minutes after midnight of their zone, and on vacation.

    A night from a minute to the same is none. Vacations are times since 1970, from and until, in order.
    """

    zone: str = "UTC"
    night_from: int = 0
    night_to: int = 0
    vacations: tuple[tuple[float, float], ...] = ()


def known_zone(name: str) -> bool:
    """Whether this is a time zone of the IANA."""
    try:
        _zone(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


@lru_cache(maxsize=512)
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)


def wall(at: float, zone: str) -> float:
    """What the clock on a wall there shows, in seconds; it never goes back, and stands still instead."""
    there = datetime.fromtimestamp(at, _zone(zone))
    if there.fold:
        there = datetime.fromtimestamp(_end_of_fold(at, there), _zone(zone))
    return _shown(there)


def _end_of_fold(at: float, there: datetime) -> float:
    """When the hour that comes twice is over: until then clocks show what they have shown before."""
    twice = (there.replace(fold=0).utcoffset() or timedelta()) - (there.utcoffset() or timedelta())
    low, high = int(at), int(at + twice.total_seconds()) + 1
    while low < high:
        middle = (low + high) // 2
        if datetime.fromtimestamp(middle, there.tzinfo).fold:
            low = middle + 1
        else:
            high = middle
    return float(low)


def _shown(there: datetime) -> float:
    """What a clock shows, as seconds: as if it were one of UTC."""
    return there.replace(tzinfo=UTC).timestamp()


def instant(shown: float, zone: str) -> float:
    """The first moment at which the clock on a wall there shows this, or more."""
    there = datetime.fromtimestamp(shown, UTC).replace(tzinfo=_zone(zone))
    at = there.timestamp()
    if _shown(datetime.fromtimestamp(at, _zone(zone))) == shown:
        return at
    # The clock skips this time: the moment it does so, by what it showed before.
    offsets = (there.utcoffset() or timedelta(), there.replace(fold=1).utcoffset() or timedelta())
    low, high = (shown - each.total_seconds() for each in (max(offsets), min(offsets)))
    while high - low > 0.5:
        middle = (low + high) / 2
        if wall(middle, zone) < shown:
            low = middle
        else:
            high = middle
    return float(round(high))


def due(start: float, seconds: float, hours: Hours, weekends_off: bool = False) -> float:
    """When so much of somebody's time is over that began at ``start``: never at night, and never on a day off."""
    left = max(0.0, seconds)
    for begin, end in _counting(start, hours, weekends_off):
        long = wall(end, hours.zone) - wall(begin, hours.zone)
        if left <= long:
            ends = instant(wall(begin, hours.zone) + left, hours.zone)
            awake = next_morning(max(begin, ends), hours)
            if awake < end:
                return awake
            # Morning comes on a day off: it is over when the next day that counts has begun, and its night is over.
            left = 0.0
        else:
            left -= long
    raise OverflowError("no day counts for so long a time")


def spent(start: float, end: float, hours: Hours, weekends_off: bool = False) -> float:
    """How much of somebody's time has gone by between two moments."""
    total = 0.0
    for begin, until in _counting(start, hours, weekends_off):
        if begin >= end:
            break
        total += wall(min(until, end), hours.zone) - wall(begin, hours.zone)
    return max(0.0, total)


def _counting(start: float, hours: Hours, weekends_off: bool) -> Iterator[tuple[float, float]]:
    """The parts of days from ``start`` on that count, in order."""
    today = datetime.fromtimestamp(start, _zone(hours.zone)).date()
    for number in range(_FARTHEST):
        day = today + timedelta(days=number)
        if weekends_off and day.weekday() >= _SATURDAY:
            continue
        begin, end = (
            max(start, midnight(day, hours.zone)),
            midnight(day + timedelta(days=1), hours.zone),
        )
        yield from _without(begin, end, hours.vacations)


def _without(
    begin: float, end: float, vacations: Sequence[tuple[float, float]]
) -> Iterator[tuple[float, float]]:
    for away, back in vacations:
        if back <= begin or away >= end:
            continue
        if away > begin:
            yield begin, away
        begin = back
    if begin < end:
        yield begin, end


def midnight(day: date, zone: str) -> float:
    """When a day begins there."""
    return instant(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp(), zone)


def is_night(at: float, hours: Hours) -> bool:
    """Whether it is night for somebody."""
    if hours.night_from == hours.night_to:
        return False
    there = datetime.fromtimestamp(at, _zone(hours.zone))
    minute = there.hour * 60 + there.minute + there.second / 60
    return (minute - hours.night_from) % _MINUTES < (hours.night_to - hours.night_from) % _MINUTES


def next_morning(at: float, hours: Hours) -> float:
    """The same moment, or the end of the night it is in."""
    if not is_night(at, hours):
        return at
    there = datetime.fromtimestamp(at, _zone(hours.zone))
    minute = there.hour * 60 + there.minute
    day = there.date() + timedelta(days=1 if minute >= hours.night_to else 0)
    begins = datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()
    return instant(begins + 60.0 * hours.night_to, hours.zone)


def days_of(begin: float, end: float, zone: str) -> dict[int, int]:
    """How many days of which year a time away takes, by the calendar there; a day that is begun counts."""
    first = datetime.fromtimestamp(begin, _zone(zone)).date()
    last = datetime.fromtimestamp(max(begin, end - 1), _zone(zone)).date()
    years: dict[int, int] = {}
    for number in range((last - first).days + 1):
        year = (first + timedelta(days=number)).year
        years[year] = years.get(year, 0) + 1
    return years
