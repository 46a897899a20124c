"""A game in progress: its record, its state, and undo (ST-6.4).

A seat may take back its own last step as long as nothing came to light since: no chance outcome, no
reveal, no other seat's step. Other seats' answers to side questions are not in the way; they are
played again. Further back goes only what everybody still playing agrees to.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

from statecraft.core.engine.positions import Positions
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import (
    Act,
    CallTime,
    DropOrder,
    GiveOrder,
    Input,
    RunClock,
    StopClock,
)
from statecraft.core.record.record import BadRecord, Header, Line, Record, Undo, begin, fold
from statecraft.core.refusal import Illegal

_MOST_EXPECTED = 4000
"""So many positions are kept because it is known that a record goes back to them."""


class _Step:
    """A line that still counts: its number, the state before it, and what stands against undo."""

    __slots__ = ("barrier", "before", "kind", "line", "number", "side")

    def __init__(
        self, number: int, line: Input, before: State, kind: str, side: bool, barrier: bool
    ) -> None:
        self.number = number
        self.line = line
        self.before = before
        self.kind = kind
        self.side = side
        self.barrier = barrier

    def parts(self) -> "_StepParts":
        return self.number, self.line, self.before, self.kind, self.side, self.barrier


_StepParts: TypeAlias = tuple[int, Input, State, str, bool, bool]


def _step(parts: _StepParts) -> _Step:
    """A step from its parts, with a state of its own."""
    number, line, before, kind, side, barrier = parts
    return _Step(number, line, before.clone(), kind, side, barrier)


class Session:
    """Apply inputs and write them down; the state is always the fold of the record."""

    def __init__(self, game: Game, header: Header) -> None:
        self.game = game
        self.record = Record(header)
        self.state = begin(game, header)
        self._steps: list[_Step] = []
        self._positions = Positions(game, self.record.lines, self.state)
        # Positions that lines to come go back to, once they are there.
        self._wanted: frozenset[int] = frozenset()
        self._expected: dict[int, State] = {}

    @staticmethod
    def load(game: Game, record: Record, sink: list[Event] | None = None) -> "Session":
        """Go on with a recorded game; the sink hears what happened in it."""
        session = Session(game, record.header)
        session._go_through(record.lines, sink)
        return session

    @staticmethod
    def resume(game: Game, record: Record, lines: int, snapshot: bytes) -> "Session":
        """Go on from a snapshot taken after ``lines`` lines, replaying only what came later."""
        session = Session(game, record.header)
        session.state = game.from_bytes(snapshot)
        session.record.lines = list(record.lines[:lines])
        session._positions = Positions(game, session.record.lines, session.state)
        session._go_through(record.lines[lines:], None)
        return session

    def expect(self, lines: Sequence[Line]) -> None:
        """Know which lines come next, so that the positions they go back to are at hand; none for no more of that.

        Without it each undo plays some dozens of inputs again, which is little for one and much for thousands.
        """
        targets = sorted({line.to for line in lines if isinstance(line, Undo)})
        self._wanted = frozenset(targets[:_MOST_EXPECTED])
        self._expected = {}

    def _go_through(self, lines: Sequence[Line], sink: list[Event] | None) -> None:
        self.expect(lines)
        for line in lines:
            number = len(self.record.lines) + 2
            try:
                self.go_on(line, sink)
            except Illegal as refusal:
                raise BadRecord(f"line {number}: {refusal.plain()}") from None
        self.expect(())

    def go_on(self, line: Line, sink: list[Event] | None = None) -> None:
        """Take one line of a record, an undo too."""
        if not isinstance(line, Undo):
            self.apply(line, sink)
            return
        number = len(self.record.lines) + 2
        if not 0 <= line.to < len(self.record.lines):
            raise BadRecord(f"line {number}: an undo must go back")
        if not line.by or not all(0 <= seat < len(self.state.holders) for seat in line.by):
            raise BadRecord(f"line {number}: an undo is by seats of the game")
        self._go_back(line, sink)

    def apply(self, given: Input, sink: list[Event] | None = None) -> bool:
        """Apply an input and write it down; a refused or repeated one leaves no trace."""
        state = self.state
        before = state.clone()
        kind, must = _asked(state, given)
        try:
            taken = state.apply(given, sink)
        except Illegal as refusal:
            refusal.game = self.game
            raise
        if not taken:
            return False
        side = isinstance(given, GiveOrder | DropOrder | StopClock | RunClock | CallTime) or (
            isinstance(given, Act) and not must
        )
        barrier = state.revealed or not (side or isinstance(given, Act))
        if barrier:
            self._steps.clear()
        else:
            number = len(self.record.lines)
            self._steps.append(_Step(number, given, before, kind, side, barrier))
        self.record.lines.append(given)
        self._positions.applied(state)
        self._keep_expected()
        return True

    def _keep_expected(self) -> None:
        if len(self.record.lines) in self._wanted:
            self._expected[len(self.record.lines)] = self.state.clone()

    @property
    def positions(self) -> Positions:
        """The positions so far, to look at; it is the session that adds to them."""
        return self._positions

    def position(self, line: int) -> State:
        """The position before a line, or after the last one: the fold of so many lines, found quickly."""
        if line < self._positions.first:
            return fold(self.game, self.record, line)
        return self._positions.before(line)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat has a step of its own to take back."""
        return self._last_step(seat) is not None

    def _last_step(self, seat: int) -> _Step | None:
        for step in reversed(self._steps):
            if isinstance(step.line, Act) and step.line.seat == seat:
                return step
            if not step.side:
                return None
        return None

    def undo(self, seat: int, sink: list[Event] | None = None) -> None:
        """Take back a seat's own last step (ST-6.1)."""
        step = self._last_step(seat)
        if step is None:
            raise Illegal("ST-6.1", "refused-nothing-to-undo")
        later = [other for other in self._steps if other.number > step.number]
        state = step.before.clone()
        state.renumber(self.state.question_counts, self.state.ordinal)
        again = []
        for other in later:
            line = _readdressed(state, other)
            if line is None:
                raise Illegal("ST-6.3", "refused-undo-in-the-way")
            try:
                state.apply(line)
            except Illegal:
                raise Illegal("ST-6.3", "refused-undo-in-the-way") from None
            again.append(line)
        self._go_back(Undo(step.number, (Seat(seat),)), sink)
        for line in again:
            self.apply(line)

    def take_back(self, seat: int, sink: list[Event] | None = None) -> None:
        """Take a seat's last step back, and before it those where it had no choice."""
        self.undo(seat, sink)
        while self.can_undo(seat) and self._is_forced(seat):
            try:
                self.undo(seat)
            except Illegal:
                # Somebody's answer is in the way; what could be taken back has been.
                return

    def _is_forced(self, seat: int) -> bool:
        for question in self.state.questions():
            if question.seat == seat and question.must:
                legal = self.state.legal(seat, question.id)
                return len(legal) == 1 and not legal.domains()
        return False

    def undo_to(self, line: int, consent: Sequence[int], sink: list[Event] | None = None) -> None:
        """Back to before an earlier line, with the consent of everybody still playing (ST-6.2)."""
        if not 0 <= line < len(self.record.lines):
            raise Illegal("ST-6.2", "refused-no-such-line", {"line": line})
        missing = [
            seat
            for seat, given_up in enumerate(self.state.conceded)
            if not given_up and seat not in consent
        ]
        if missing:
            raise Illegal("ST-6.2", "refused-no-consent", {"seat": missing[0]})
        self._go_back(Undo(line, tuple([Seat(seat) for seat in consent])), sink)

    def _go_back(self, undo: Undo, sink: list[Event] | None = None) -> None:
        kept = [step for step in self._steps if step.number < undo.to]
        target = [step for step in self._steps if step.number == undo.to]
        if target:
            before = target[0].before
        elif undo.to in self._expected:
            before = self._expected[undo.to].clone()
        else:
            before = self.position(undo.to)
        counts, ordinal = self.state.question_counts, self.state.ordinal
        before.renumber(counts, ordinal)
        self.state = before
        self._steps = kept if target else []
        self.record.lines.append(undo)
        self._positions.undone(undo.to, counts, ordinal, before)
        self._keep_expected()
        if sink is not None:
            sink.append(Event("event-undone", {"seat": undo.by[0]}))

    # Copied, kept, compared, shown.

    def copied(self) -> "Session":
        """An independent session that stands where this one does, with the same steps to take back."""
        return _session(self.game, self.record, self.state, [s.parts() for s in self._steps])

    def __copy__(self) -> "Session":
        return self.copied()

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Session":
        return self.copied()

    def __reduce__(self) -> tuple[Any, ...]:
        return _session, (self.game, self.record, self.state, [s.parts() for s in self._steps])

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            isinstance(other, Session)
            and self.game == other.game
            and self.record == other.record
            and self.state == other.state
        )

    def __repr__(self) -> str:
        lines = len(self.record.lines)
        return f"<Session of {self.game.name}: {lines} lines, {self.state.situation()}>"

    def snapshot(self) -> tuple[int, bytes]:
        """How many lines there are, and the state after them as bytes."""
        return len(self.record.lines), self.state.to_bytes()


def _session(game: Game, record: Record, state: State, steps: Sequence[_StepParts]) -> Session:
    """A session from its parts; nothing of it is shared with where they came from."""
    session = Session(game, record.header.copied())
    session.record.lines = list(record.lines)
    session.state = state.clone()
    session._positions = Positions(game, session.record.lines, session.state)
    session._steps = [_step(parts) for parts in steps]
    return session


def _asked(state: State, given: Input) -> tuple[str, bool]:
    if isinstance(given, Act):
        for question in state.questions():
            if question.id == given.question:
                return question.kind, question.must
    return "", True


def _readdressed(state: State, step: _Step) -> Input | None:
    """A side answer for the same kind of question under its new id."""
    line = step.line
    if not isinstance(line, Act):
        return line
    for question in state.questions():
        if question.seat == line.seat and question.kind == step.kind:
            return Act(question.id, line.seat, line.action)
    return None
