"""When people are not waited for where time is counted in days: their time zone, their nights, their vacations."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

from statecraft.server.people.people import there
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, first
from statecraft.server.tables.calendar import Hours, days_of, known_zone, midnight

Json = dict[str, Any]
_MINUTES = 24 * 60
LONGEST_NIGHT = 12 * 60
"""A night is no day: so many minutes at the most."""
_FARTHEST = timedelta(days=366)
"""Vacations are taken at most a year ahead."""


def hours_of(db: Connection, person: str) -> Hours:
    """When somebody is not waited for; who has said nothing is waited for at any hour."""
    row = first(db, "SELECT * FROM hours WHERE person = :id", id=person)
    vacations = db.rows(
        "SELECT away, back FROM vacation WHERE person = :id ORDER BY away", id=person
    )
    times = tuple([(each["away"], each["back"]) for each in vacations])
    if row is None:
        return Hours(vacations=times)
    return Hours(row["zone"], row["night_from"], row["night_to"], times)


def hours_at(db: Connection, table: str) -> dict[int, Hours]:
    """The hours of everybody at a table, by seat."""
    rows = db.rows(
        "SELECT seat, person FROM seat WHERE table_id = :id AND person IS NOT NULL", id=table
    )
    return {row["seat"]: hours_of(db, row["person"]) for row in rows}


def set_hours(db: Connection, person: str, zone: str, night_from: int, night_to: int) -> None:
    """Live in a time zone, and sleep from a minute of the day to another; from a minute to the same is no night."""
    there(db, person)
    if not known_zone(zone):
        raise Refused("server-no-zone", values={"zone": zone[:60]})
    if not (0 <= night_from < _MINUTES and 0 <= night_to < _MINUTES):
        raise Refused("server-no-night", values={"hours": LONGEST_NIGHT // 60})
    if (night_to - night_from) % _MINUTES > LONGEST_NIGHT:
        raise Refused("server-no-night", values={"hours": LONGEST_NIGHT // 60})
    db.run(
        "INSERT INTO hours (person, zone, night_from, night_to)"
        " VALUES (:person, :zone, :night_from, :night_to)"
        " ON CONFLICT (person) DO UPDATE SET zone = excluded.zone,"
        " night_from = excluded.night_from, night_to = excluded.night_to",
        person=person,
        zone=zone,
        night_from=night_from,
        night_to=night_to,
    )


def take_vacation(
    db: Connection, person: str, begins: str | None, last: str, now: float, most: int
) -> None:
    """Be away from the beginning of a day, or from now on, until the end of another, by one's own calendar.

    Of each year so many days at most; a day that is begun counts, and none is given back.
    """
    there(db, person)
    zone = hours_of(db, person).zone
    today = datetime.fromtimestamp(now, UTC).date()
    ends = _a_day(last)
    away = now if begins is None else midnight(_a_day(begins), zone)
    back = midnight(ends + timedelta(days=1), zone)
    if away < now or back <= away or ends > today + _FARTHEST:
        raise Refused("server-no-vacation")
    taken = db.rows("SELECT away, back FROM vacation WHERE person = :id", id=person)
    if any(each["away"] < back and away < each["back"] for each in taken):
        raise Refused("server-vacation-already", "conflict")
    years = used(db, person)
    for year, days in days_of(away, back, zone).items():
        if years.get(year, 0) + days > most:
            left = max(0, most - years.get(year, 0))
            raise Refused(
                "server-vacation-used-up",
                "conflict",
                {"year": str(year), "left": left, "most": most},
            )
    db.run(
        "INSERT INTO vacation (person, away, back, zone) VALUES (:person, :away, :back, :zone)",
        person=person,
        away=away,
        back=back,
        zone=zone,
    )


def end_vacation(db: Connection, person: str, id: int, now: float) -> None:
    """Come back before the time, or do not go at all: days that have begun stay taken."""
    # Looked for among one's own, of which there are few: a number may be larger than any a database knows.
    row = next((each for each in vacations(db, person, now) if each["id"] == id), None)
    if row is None:
        raise Refused("server-no-such-vacation", "missing")
    if row["away"] > now:
        db.run("DELETE FROM vacation WHERE id = :id", id=id)
    else:
        db.run("UPDATE vacation SET back = :now WHERE id = :id", now=now, id=id)


def used(db: Connection, person: str) -> dict[int, int]:
    """How many days of vacation somebody has taken in which year."""
    years: dict[int, int] = {}
    for row in db.rows("SELECT away, back, zone FROM vacation WHERE person = :id", id=person):
        for year, days in days_of(row["away"], row["back"], row["zone"]).items():
            years[year] = years.get(year, 0) + days
    return years


def vacations(db: Connection, person: str, now: float) -> list[Json]:
    """Those that are not over yet."""
    rows = db.rows(
        "SELECT id, away, back FROM vacation WHERE person = :id AND back > :now ORDER BY away",
        id=person,
        now=now,
    )
    return [{name: row[name] for name in ("id", "away", "back")} for row in rows]


def tables_by_days(db: Connection, person: str) -> list[str]:
    """The tables in play at which somebody sits, and time is counted in days."""
    rows = db.rows(
        "SELECT DISTINCT t.id, t.control FROM game_table t JOIN seat s ON s.table_id = t.id"
        " WHERE s.person = :person AND t.status = 'playing'",
        person=person,
    )
    return [row["id"] for row in rows if '"days"' in row["control"]]


def _a_day(given: str) -> date:
    try:
        return date.fromisoformat(given)
    except ValueError:
        raise Refused("server-no-day", values={"given": given[:20]}) from None
