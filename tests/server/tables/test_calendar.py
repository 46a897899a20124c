"""Time over days, by the clock on somebody's own wall."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from statecraft.server.tables.calendar import (
    DAY,
    Hours,
    days_of,
    due,
    instant,
    is_night,
    known_zone,
    spent,
    wall,
)

HOUR = 3600.0
ZONES = (
    "UTC",
    "Europe/Berlin",
    "America/St_Johns",
    "Australia/Lord_Howe",
    "Pacific/Apia",
    "Asia/Kathmandu",
    "America/Sao_Paulo",
)


def at(zone: str, *when: int, fold: int = 0) -> float:
    return datetime(*when, fold=fold, tzinfo=ZoneInfo(zone)).timestamp()  # type: ignore[arg-type, misc]


def local(zone: str, when: float) -> str:
    return datetime.fromtimestamp(when, ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M")


@pytest.mark.parametrize(
    ("start", "ends", "hours"),
    [
        ((2027, 3, 27, 20), "2027-03-28 20:00", 23),  # clocks go forward in the night between
        ((2027, 10, 30, 20), "2027-10-31 20:00", 25),  # and back
        ((2028, 2, 28, 9), "2028-02-29 09:00", 24),
        ((2028, 2, 29, 9), "2028-03-01 09:00", 24),
        ((2027, 2, 28, 9), "2027-03-01 09:00", 24),
    ],
)
def test_a_day_is_a_day_on_ones_own_wall(start: tuple[int, ...], ends: str, hours: int) -> None:
    berlin = Hours("Europe/Berlin")
    begin = at("Europe/Berlin", *start)
    over = due(begin, DAY, berlin)
    assert local("Europe/Berlin", over) == ends
    assert over - begin == hours * HOUR


def test_an_hour_that_is_skipped_is_over_at_once() -> None:
    berlin = Hours("Europe/Berlin")
    begin = at("Europe/Berlin", 2027, 3, 28, 1, 30)
    # Half an hour later the clock shows three: an hour and a half has gone by on it.
    assert due(begin, HOUR, berlin) == at("Europe/Berlin", 2027, 3, 28, 3, 0)
    assert spent(begin, at("Europe/Berlin", 2027, 3, 28, 3, 0), berlin) == 1.5 * HOUR


def test_in_an_hour_that_comes_twice_time_stands_still() -> None:
    berlin = Hours("Europe/Berlin")
    first = at("Europe/Berlin", 2027, 10, 31, 2, 30)
    again = at("Europe/Berlin", 2027, 10, 31, 2, 30, fold=1)
    assert again - first == HOUR
    assert wall(again, "Europe/Berlin") == wall(first, "Europe/Berlin") + HOUR / 2
    assert spent(first, again, berlin) == HOUR / 2
    assert due(first, HOUR / 2 + 60, berlin) == at("Europe/Berlin", 2027, 10, 31, 3, 1)


def test_a_whole_day_can_be_skipped() -> None:
    # Samoa went over the date line: after the 29th of December 2011 came the 31st.
    begin = at("Pacific/Apia", 2011, 12, 29, 12)
    assert local("Pacific/Apia", due(begin, 2 * DAY, Hours("Pacific/Apia"))) == "2011-12-31 12:00"


def test_no_time_runs_out_at_night() -> None:
    sleeper = Hours("Europe/Berlin", night_from=22 * 60, night_to=7 * 60)
    begin = at("Europe/Berlin", 2027, 5, 3, 23, 15)
    assert is_night(begin, sleeper)
    assert local("Europe/Berlin", due(begin, DAY, sleeper)) == "2027-05-05 07:00"
    before = at("Europe/Berlin", 2027, 5, 3, 3, 0)
    assert local("Europe/Berlin", due(before, DAY, sleeper)) == "2027-05-04 07:00"
    awake = at("Europe/Berlin", 2027, 5, 3, 12, 0)
    assert local("Europe/Berlin", due(awake, DAY, sleeper)) == "2027-05-04 12:00"
    # A night of the same morning: from one to nine.
    late = Hours("Europe/Berlin", night_from=60, night_to=9 * 60)
    assert local("Europe/Berlin", due(before, DAY, late)) == "2027-05-04 09:00"
    assert not is_night(at("Europe/Berlin", 2027, 5, 3, 23, 15), late)


def test_weekends_do_not_count_where_so_agreed() -> None:
    hours = Hours("America/New_York")
    friday = at("America/New_York", 2027, 5, 7, 18)
    assert local("America/New_York", due(friday, DAY, hours, True)) == "2027-05-10 18:00"
    assert local("America/New_York", due(friday, DAY, hours)) == "2027-05-08 18:00"
    saturday = at("America/New_York", 2027, 5, 8, 18)
    assert local("America/New_York", due(saturday, HOUR, hours, True)) == "2027-05-10 01:00"
    assert spent(friday, at("America/New_York", 2027, 5, 10, 6), hours, True) == 12 * HOUR


def test_whose_night_ends_on_a_day_off_has_until_the_morning_after_it() -> None:
    hours = Hours("Europe/Berlin", night_from=22 * 60, night_to=7 * 60)
    thursday = at("Europe/Berlin", 2027, 5, 6, 23)
    assert local("Europe/Berlin", due(thursday, DAY, hours, True)) == "2027-05-10 07:00"


def test_vacations_do_not_count() -> None:
    away = (at("Europe/Berlin", 2027, 7, 10), at("Europe/Berlin", 2027, 7, 20))
    hours = Hours("Europe/Berlin", vacations=(away,))
    begin = at("Europe/Berlin", 2027, 7, 9, 18)
    assert local("Europe/Berlin", due(begin, DAY, hours)) == "2027-07-20 18:00"
    # One that begins at once, in the middle of a day, takes back nothing of what is spent.
    now = at("Europe/Berlin", 2027, 7, 9, 20)
    at_once = Hours("Europe/Berlin", vacations=((now, away[1]),))
    assert spent(begin, away[1], at_once) == 2 * HOUR
    assert local("Europe/Berlin", due(begin, DAY, at_once)) == "2027-07-20 22:00"


def test_days_of_a_vacation_are_counted_in_their_years() -> None:
    begin, end = at("Europe/Berlin", 2027, 12, 30), at("Europe/Berlin", 2028, 1, 3)
    assert days_of(begin, end, "Europe/Berlin") == {2027: 2, 2028: 2}
    assert days_of(begin, begin + HOUR, "Europe/Berlin") == {2027: 1}


def test_only_zones_of_the_iana_are_known() -> None:
    assert known_zone("Europe/Berlin")
    assert known_zone("UTC")
    for wrong in ("Europe/Bielefeld", "", "../../etc/passwd", "/etc/localtime", "x" * 300):
        assert not known_zone(wrong), wrong


moments = st.floats(
    datetime(2026, 1, 1, tzinfo=UTC).timestamp(), datetime(2033, 1, 1, tzinfo=UTC).timestamp()
).map(round)
lengths = st.integers(0, 40 * 24 * 3600)


@given(moments, lengths, st.sampled_from(ZONES), st.booleans())
def test_what_is_due_has_been_spent(
    start: int, seconds: int, zone: str, weekends_off: bool
) -> None:
    hours = Hours(zone)
    over = due(start, seconds, hours, weekends_off)
    assert over >= start
    # Where the clock skips an hour, more has gone by than was there.
    assert 0 <= spent(start, over, hours, weekends_off) - seconds <= HOUR


@given(moments, lengths, st.sampled_from(ZONES), st.integers(0, 1439), st.integers(0, 1439))
def test_nobody_is_ever_due_at_night_or_earlier_for_it(
    start: int, seconds: int, zone: str, night_from: int, night_to: int
) -> None:
    hours = Hours(zone, night_from, night_to)
    over = due(start, seconds, hours)
    assert not is_night(over, hours)
    assert over >= due(start, seconds, Hours(zone))


@given(moments, st.integers(0, 10 * 24 * 3600), st.sampled_from(ZONES))
def test_a_clock_on_a_wall_never_goes_back(start: int, seconds: int, zone: str) -> None:
    assert wall(start + seconds, zone) >= wall(start, zone)
    assert instant(wall(start, zone), zone) <= start
    assert wall(instant(wall(start, zone), zone), zone) == wall(start, zone)
