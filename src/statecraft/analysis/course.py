"""The way of a finished game: each input that counted, with the positions before and after it.

What was taken back did not happen: an undo leads back to the position before an earlier line, and the lines between
are left out.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from statecraft.core.engine.session import Session
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import Input
from statecraft.core.record.record import Line, Record, Undo


class Step(NamedTuple):
    """An input that counted: its line in the record, the positions around it, and what it told."""

    line: int
    given: Input
    before: State
    after: State
    events: list[Event]


def steps(game: Game, record: Record) -> Iterator[Step]:
    """The inputs that counted, in order."""
    counted = standing(record.lines)
    session = Session(game, record.header)
    session.expect(record.lines)
    for number, line in enumerate(record.lines):
        before = session.state.clone() if number in counted else session.state
        events: list[Event] = []
        session.go_on(line, events)
        if number in counted and not isinstance(line, Undo):
            yield Step(number, line, before, session.state.clone(), events)


def standing(lines: Sequence[Line]) -> set[int]:
    """The numbers of the lines that were not taken back.

    >>> from statecraft.core.record.inputs import TimeUp
    >>> sorted(standing([TimeUp(), TimeUp(), Undo(1, (0,)), TimeUp()]))
    [0, 3]
    """
    before: list[int] = []
    """For each line the last one that counts before it; -1 for none."""
    last = -1
    for number, line in enumerate(lines):
        before.append(last)
        last = before[line.to] if isinstance(line, Undo) else number
    found: set[int] = set()
    while last >= 0:
        found.add(last)
        last = before[last]
    return found
