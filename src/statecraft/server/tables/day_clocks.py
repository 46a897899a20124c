"""Time over days: so many for each turn, a bank for all turns together, and each player's own calendar.

As in `clocks` nothing here reads a clock: it is told the time. A seat's time runs while the game waits for it, and
what it takes in one turn of the game is added up, however many answers that turn asks of it. When the days of a turn
are over the bank runs; when that is empty too, a bot keeps the seat warm. Before, the player is reminded: when half of
the turn's days are gone, and nine tenths of them.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, fields, replace
from types import MappingProxyType
from typing import Any, Final

from statecraft.core.engine.state import State
from statecraft.server.tables.calendar import DAY, Hours, due, spent

DAYS: Final = "days"
REMIND: Final = "remind"
"""What deadlines are called, before the seat: when its time is over, and when it is reminded."""

REMINDERS: Final = (0.5, 0.9)
"""The parts of a turn's days after which a player is reminded."""
MOST_DAYS: Final = 30
MOST_BANK: Final = 90


@dataclass(frozen=True, slots=True)
class Days:
    """What was agreed on: days for a turn, days in the bank, whether weekends count, and whether nobody is waited for
    over trifles of others' turns: what no order answers then has its default (ST-7.12)."""

    days: int = 2
    bank: int = 10
    weekends_off: bool = False
    ahead: bool = False

    def fault(self) -> str | None:
        """The part that cannot be; None if all can."""
        wanted: tuple[tuple[str, object, int, int], ...] = (
            ("days", self.days, 1, MOST_DAYS),
            ("bank", self.bank, 0, MOST_BANK),
        )
        for name, value, low, high in wanted:
            if type(value) is not int or not low <= value <= high:
                return name
        # What comes from JSON may be anything.
        switches: dict[str, object] = {"weekends_off": self.weekends_off, "ahead": self.ahead}
        return next((name for name, on in switches.items() if not isinstance(on, bool)), None)

    def to_json(self) -> dict[str, Any]:
        return {each.name: getattr(self, each.name) for each in fields(self)}


@dataclass(frozen=True, slots=True)
class Waited:
    """Since when a seat is waited for, in which hours of its player's (later ones are for what is asked later), and how
    many reminders are behind it."""

    since: float
    zone: str
    night_from: int
    night_to: int
    reminded: int


@dataclass(frozen=True, slots=True)
class DayClocks:
    """What is left in the banks, who is waited for, and what each has used in which turn of the game."""

    banks: tuple[float, ...]
    waited: Mapping[int, Waited] = field(default_factory=dict)
    used: Mapping[int, tuple[int, float]] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        waited = {
            str(seat): [getattr(each, name.name) for name in fields(each)]
            for seat, each in self.waited.items()
        }
        return {
            "banks": list(self.banks),
            "waited": waited,
            "used": {str(seat): list(each) for seat, each in self.used.items()},
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> "DayClocks":
        waited = {int(seat): Waited(*each) for seat, each in data["waited"].items()}
        used = {int(seat): (turn, seconds) for seat, (turn, seconds) in data["used"].items()}
        return DayClocks(tuple(data["banks"]), waited, used)


def begin(control: Days, seats: int) -> DayClocks:
    return DayClocks((control.bank * DAY,) * seats)


def not_after(clocks: DayClocks, now: float) -> DayClocks:
    """The clocks without times that are still to come, which a machine's wrong time has left: they begin now."""
    waited = {
        seat: replace(each, since=min(each.since, now)) for seat, each in clocks.waited.items()
    }
    return replace(clocks, waited=waited)


def go_on(
    control: Days,
    clocks: DayClocks,
    state: State,
    now: float,
    untimed: Collection[int],
    hours: Mapping[int, Hours] = MappingProxyType({}),
) -> DayClocks:
    """The clocks after something happened at ``now``; bots' seats are ``untimed``."""
    asked = {int(each.seat) for each in state.questions() if each.must} - set(untimed)
    if asked == set(clocks.waited):
        return clocks
    banks, used, waited = list(clocks.banks), dict(clocks.used), dict(clocks.waited)
    for seat in set(waited) - asked:
        each = waited.pop(seat)
        turn, before = used.get(seat, (state.turns, 0.0))
        total = before + spent(each.since, now, _hours(each, hours.get(seat)), control.weekends_off)
        allowed = control.days * DAY
        # What goes beyond the days of a turn is paid from the bank, once.
        banks[seat] = max(0.0, banks[seat] - max(0.0, total - max(before, allowed)))
        used[seat] = (turn, total)
    for seat in asked - set(clocks.waited):
        if seat not in used or used[seat][0] != state.turns:
            used[seat] = (state.turns, 0.0)
        mine = hours.get(seat, Hours())
        gone = used[seat][1] / (control.days * DAY)
        reminded = sum(gone >= part for part in REMINDERS)
        waited[seat] = Waited(now, mine.zone, mine.night_from, mine.night_to, reminded)
    return DayClocks(tuple(banks), waited, used)


def _hours(each: Waited, now: Hours | None) -> Hours:
    """The hours with which somebody's time began to run; vacations are those of now."""
    return Hours(each.zone, each.night_from, each.night_to, () if now is None else now.vacations)


def deadlines(
    control: Days, clocks: DayClocks, hours: Mapping[int, Hours] = MappingProxyType({})
) -> dict[str, float]:
    """What will run out when, by name: each seat's time, and when it is reminded next."""
    found: dict[str, float] = {}
    for seat, each in clocks.waited.items():
        mine = _hours(each, hours.get(seat))
        allowed, used = control.days * DAY, clocks.used[seat][1]
        left = max(0.0, allowed - used) + clocks.banks[seat]
        found[f"{DAYS} {seat}"] = due(each.since, left, mine, control.weekends_off)
        if each.reminded < len(REMINDERS):
            until = max(0.0, REMINDERS[each.reminded] * allowed - used)
            found[f"{REMIND} {seat}"] = due(each.since, until, mine, control.weekends_off)
    return found


def reminded(clocks: DayClocks, seat: int) -> DayClocks:
    """A seat has been reminded."""
    each = clocks.waited[seat]
    return replace(
        clocks, waited={**clocks.waited, seat: replace(each, reminded=each.reminded + 1)}
    )


def shown(control: Days, clocks: DayClocks, due: Mapping[str, float]) -> dict[str, Any]:
    """The clocks as everybody at the table may see them: times in seconds since 1970."""
    return {
        "banks": list(clocks.banks),
        "due": {str(seat): due[f"{DAYS} {seat}"] for seat in clocks.waited},
        "phase": None,
        "stopped": None,
        "decision": control.days * 24 * 3600,
    }
