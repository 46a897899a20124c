"""Time at a table: how long each question may take, and what happens when it is over.

The engine has no clock. This module watches what a state asks, and says until when; it reads no clock
either, but is told the time. Five things run out:

- a question that must be answered: its seat has so many seconds for each, and a bank for the rest;
- the phase with a clock of its own (the Option Phase): it stands still during fights and rolls, and
  while the parties to a negotiation have stopped it;
- such a stop, which may only last so long;
- a reply window, which has a fixed length for all, so that it tells nothing of who could reply;
- the time until which the whole game is played, where one was agreed upon.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, fields, replace
from types import MappingProxyType
from typing import Any

from statecraft.core.engine.clock import phase_at, window_at
from statecraft.core.engine.question import seat_of
from statecraft.core.engine.state import State
from statecraft.core.ids import NOBODY, QuestionId, Seat
from statecraft.core.record.inputs import CallTime, Input, RunClock, Timeout, TimeUp

SET_TIME = "set-time"
QUESTION, PHASE = "question", "phase"
"""What deadlines of a question and of a part of a turn are called, before their number."""
LONGEST = 30 * 24 * 3600
_REMEMBERED = 32
"""Answers whose time is remembered; steps that can be taken back without asking anybody are fewer."""


class BadControl(ValueError):
    """A time control that cannot be: ``name`` is the part that is wrong."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


@dataclass(frozen=True, slots=True)
class Control:
    """How many seconds there are for what. A table without one is untimed."""

    decision: int = 60
    bank: int = 600
    phase: int = 90
    stop: int = 300
    reply: int = 15
    # What bots leave people for their side questions (`patience`): agents and business, and an offer.
    aside: int = 20
    offer: int = 30

    @staticmethod
    def from_json(data: Any) -> "Control | None":
        """The control a JSON object describes; None is untimed."""
        if data is None:
            return None
        if not isinstance(data, dict):
            raise BadControl("control")
        names = [each.name for each in fields(Control)]
        for name, value in data.items():
            low = 0 if name == "bank" else 5
            if name not in names or type(value) is not int or not low <= value <= LONGEST:
                raise BadControl(str(name)[:40])
        return Control(**data)

    def to_json(self) -> dict[str, int]:
        return {each.name: getattr(self, each.name) for each in fields(self)}


@dataclass(frozen=True, slots=True)
class Clocks:
    """What the clocks show. ``asked`` says since when a question is open that must be answered.

    ``spent`` remembers how much of the time for one decision the latest answers took: who takes a step
    back is asked again, and does not get that time anew.
    """

    banks: tuple[float, ...]
    asked: Mapping[int, float] = field(default_factory=dict)
    spent: Mapping[int, float] = field(default_factory=dict)
    # The phase by the frame_id of its frame, what is left of it, and since when it runs.
    phase: int = -1
    left: float = 0.0
    since: float | None = None
    stopped: float | None = None
    window: int = -1
    window_since: float = 0.0

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> "Clocks":
        # Tables from before steps back were counted have no "spent".
        times = {
            name: {int(question): time for question, time in data.get(name, {}).items()}
            for name in ("asked", "spent")
        }
        return Clocks(**{**data, **times, "banks": tuple(data["banks"])})

    def to_json(self) -> dict[str, Any]:
        data = {each.name: getattr(self, each.name) for each in fields(self)}
        for name in ("asked", "spent"):
            data[name] = {str(question): time for question, time in data[name].items()}
        return data


def not_after(clocks: Clocks, now: float) -> Clocks:
    """The clocks without times that are still to come, which a machine's wrong time has left: they begin now."""
    return replace(
        clocks,
        asked={question: min(since, now) for question, since in clocks.asked.items()},
        since=None if clocks.since is None else min(clocks.since, now),
        stopped=None if clocks.stopped is None else min(clocks.stopped, now),
        window_since=min(clocks.window_since, now),
    )


def begin(control: Control, seats: int) -> Clocks:
    return Clocks((float(control.bank),) * seats)


def go_on(
    control: Control,
    clocks: Clocks,
    state: State,
    now: float,
    untimed: Collection[int],
    again: Mapping[int, int] = MappingProxyType({}),
) -> Clocks:
    """The clocks after something happened at ``now``; bots' seats are ``untimed``.

    ``again`` has the questions that are asked once more, because an answer was taken back, each with the
    one it was then.
    """
    clocks = _window(clocks, state, now)
    clocks = _phase(control, clocks, state, now)
    return _questions(control, clocks, state, now, untimed, again)


def _window(clocks: Clocks, state: State, now: float) -> Clocks:
    window = window_at(state)
    if window == clocks.window:
        return clocks
    return replace(clocks, window=window, window_since=now)


def _phase(control: Control, clocks: Clocks, state: State, now: float) -> Clocks:
    at = phase_at(state)
    if at < 0:
        if clocks.since is None and clocks.stopped is None:
            return clocks
        # A fight or a roll has begun, or the phase is over: what is left stays.
        return replace(clocks, left=_left(clocks, now), since=None, stopped=None)
    frame_id = state.frame_ids[at]
    if frame_id != clocks.phase:
        clocks = replace(
            clocks, phase=frame_id, left=float(control.phase), since=None, stopped=None
        )
    if state.clock_by != NOBODY:
        if clocks.stopped is not None:
            return clocks
        return replace(clocks, left=_left(clocks, now), since=None, stopped=now)
    if clocks.since is None:
        return replace(clocks, since=now, stopped=None)
    return clocks


def _left(clocks: Clocks, now: float) -> float:
    return clocks.left if clocks.since is None else max(0.0, clocks.left - (now - clocks.since))


def _questions(
    control: Control,
    clocks: Clocks,
    state: State,
    now: float,
    untimed: Collection[int],
    again: Mapping[int, int],
) -> Clocks:
    """Who has answered pays from the bank what it took beyond the time for one decision."""
    waited_for = _waited_for(state, untimed)
    if list(clocks.asked) == waited_for:
        return clocks
    banks = list(clocks.banks)
    spent = dict(clocks.spent)
    for question, since in clocks.asked.items():
        if question not in waited_for:
            seat = seat_of(QuestionId(question))
            banks[seat] = max(0.0, banks[seat] - max(0.0, now - since - control.decision))
            spent[question] = min(now - since, float(control.decision))
    asked = {
        question: clocks.asked.get(question, now - spent.pop(again.get(question, -1), 0.0))
        for question in waited_for
    }
    latest = dict(list(spent.items())[-_REMEMBERED:])
    return replace(clocks, banks=tuple(banks), asked=asked, spent=latest)


def _waited_for(state: State, untimed: Collection[int]) -> list[int]:
    """The questions with a clock of their own: not those of a clocked phase or of a reply window."""
    if window_at(state) >= 0:
        return []
    at = phase_at(state)
    on_turn = state.stack[at].on_turn() if at >= 0 else NOBODY
    return [
        question.id
        for question in state.questions()
        if question.must and question.seat not in untimed and question.seat != on_turn
    ]


def deadlines(
    control: Control, clocks: Clocks, state: State, untimed: Collection[int]
) -> dict[str, float]:
    """What will run out when, by name."""
    due: dict[str, float] = {}
    for question, since in clocks.asked.items():
        due[f"{QUESTION} {question}"] = (
            since + control.decision + clocks.banks[seat_of(QuestionId(question))]
        )
    if clocks.window >= 0:
        if any(question.seat not in untimed for question in state.questions()):
            due[f"window {clocks.window}"] = clocks.window_since + control.reply
    if clocks.stopped is not None:
        due[f"stop {clocks.phase}"] = clocks.stopped + control.stop
    elif clocks.since is not None:
        at = phase_at(state)
        if at >= 0 and state.stack[at].on_turn() not in untimed:
            due[f"{PHASE} {clocks.phase}"] = clocks.since + clocks.left
    return due


def set_time(options: Mapping[str, Any], started: float | None, state: State) -> dict[str, float]:
    """When the time comes until which a game is played, if one was agreed upon (GB-10.24).

    It is no time for anybody's decision, so untimed tables have it too; once called it is over.
    """
    minutes = options.get("until_time", 0)
    if not minutes or started is None or state.time_is_called():
        return {}
    return {SET_TIME: started + 60.0 * minutes}


def run_out(name: str, state: State) -> list[Input]:
    """What happens when the deadline of this name has come; nothing if it is no longer about anything."""
    kind, _, number = name.partition(" ")
    if kind == SET_TIME:
        return [] if state.time_is_called() else [CallTime()]
    if kind == QUESTION:
        return [Timeout(QuestionId(int(number)))]
    if kind == "window":
        if window_at(state) != int(number):
            return []
        return [Timeout(question.id) for question in state.questions() if question.must]
    at = phase_at(state)
    if at < 0 or state.frame_ids[at] != int(number):
        return []
    if kind == PHASE:
        return [TimeUp()]
    return [RunClock(Seat(state.clock_by))] if state.clock_by != NOBODY else []


def shown(control: Control, clocks: Clocks, due: Mapping[str, float]) -> dict[str, Any]:
    """The clocks as everybody at the table may see them: times in seconds since 1970."""
    seats: dict[str, float] = {}
    phase: float | None = None
    for name, when in due.items():
        kind, _, number = name.partition(" ")
        if kind == QUESTION:
            seat = str(seat_of(QuestionId(int(number))))
            seats[seat] = min(when, seats.get(seat, when))
        elif kind in (PHASE, "window"):
            phase = when
    return {
        "banks": list(clocks.banks),
        "due": seats,
        "phase": phase,
        "stopped": None if clocks.stopped is None else clocks.left,
        "decision": control.decision,
    }
