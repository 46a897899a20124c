"""The state: a table, what may be done to it, and what it waits for.

``apply`` takes one input, checks it, carries it out and runs on until something must be asked, so a
state is a fold over inputs. A refused input changes nothing. A game derives its table from
:class:`State`, adds its own fields, and says how they are copied, seen, scored and imagined.
"""

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Final

from statecraft.core.engine import clock, showing
from statecraft.core.engine.frame import Frame
from statecraft.core.engine.legal import Legal
from statecraft.core.engine.position import Position
from statecraft.core.engine.question import (
    SEATS,
    Chance,
    Open,
    Over,
    Pending,
    Question,
    Sealed,
    question_id,
    seat_of,
)
from statecraft.core.ids import Holder, QuestionId, Seat
from statecraft.core.native import mypyc_attr
from statecraft.core.record import codec
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import (
    Act,
    CallTime,
    Concede,
    DropOrder,
    GiveOrder,
    Input,
    Outcome,
    RunClock,
    StopClock,
    Timeout,
    TimeUp,
)
from statecraft.core.record.views import View, view
from statecraft.core.refusal import Illegal
from statecraft.core.trade import offers
from statecraft.core.trade.orders import drop_order, follow, give_order
from statecraft.core.verbs.action import Action

if TYPE_CHECKING:
    from statecraft.core.game import Game

_KNOWN: Final = 1
_ASKS: Final = 2
_HIDES: Final = 4
_MODES: Final[dict[type, int]] = {}


def _mode(frame: "Frame[Any]") -> int:
    """What a class of frames does, as bits."""
    mode = _KNOWN | (_ASKS if frame.ASKS else 0) | (_HIDES if frame.HIDES else 0)
    _MODES[type(frame)] = mode
    return mode


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Position):
    """A table in play."""

    __slots__ = ()

    def clone(self) -> "State":
        """An independent copy, to search in."""
        raise NotImplementedError(f"{type(self).__name__}.clone")

    # Asking.

    def pending(self) -> Pending:
        """What the state waits for."""
        return self.waiting

    def legal(self, seat: int, question: QuestionId | None = None) -> Legal:
        """What a seat may answer: to the question named, or to the first it is asked."""
        for asked in self.waiting.questions:
            if asked.seat == seat and (question is None or asked.id == question):
                return Legal(self, self.stack[asked.at], asked)
        if question is None:
            raise Illegal("ST-2.5", "refused-not-asked", {"seat": seat})
        raise self.no_such_question(question, Seat(seat))

    def questions(self) -> tuple[Question, ...]:
        """The questions that can be answered now."""
        return self.waiting.questions

    def default(self, question: Question) -> Action | None:
        """What is played where nobody answers in time; None: nothing."""
        return self.stack[question.at].default(self, question)

    def ordered(self) -> Act | None:
        """The first answer that somebody's standing orders give now (ST-7.1)."""
        for question in self.questions():
            for order in self.orders[question.seat]:
                frame = self.stack[question.at]
                if order.kind == question.kind and (question.must or not frame.SEALED):
                    action = order.answer(self, question)
                    if action is not None and action in Legal(self, frame, question):
                        return Act(question.id, question.seat, action)
        return None

    def trifle(self, but: Collection[int] = ()) -> Timeout | None:
        """The default for the first trifle asked of a seat that is not at turn, for a table that waits for none
        (ST-7.12); not of the seats named."""
        for question in self.questions():
            if question.must and question.seat != self.turn and question.seat not in but:
                plan = self.game.plans.get(question.kind)
                if plan is not None and plan.trifle and self.default(question) is not None:
                    return Timeout(question.id)
        return None

    def check_action(self, frame: Frame[Any], question: Question, action: Action) -> None:
        """Raise the refusal an answer would meet."""
        field = action.malformed() if action.FIELDS else None
        if field is not None:
            values = {"verb": action.VERB, "field": field}
            raise Illegal("ST-1.3", "refused-malformed-field", values)
        if self.inputs_used[question.seat] >= self.phase_inputs:
            if action != frame.default(self, question):
                raise Illegal("ST-4.1", "refused-phase-used-up", {"limit": self.phase_inputs})
            return
        frame.check(self, question, action)

    # Inputs.

    def apply(self, given: Input, sink: list[Event] | None = None) -> bool:
        """Take one input. True: done; False: said before (ST-1.7); or :class:`Illegal` (ST-1.6)."""
        self.sink = sink
        self.revealed = False
        kind = type(given)
        if kind is Act:
            return self._act(given)  # type: ignore[arg-type]
        if kind is Outcome:
            return self._outcome(given)  # type: ignore[arg-type]
        if self.result is not None:
            raise Illegal("ST-5.1", "refused-game-over")
        if isinstance(given, Timeout):
            self._timeout(given)
        elif isinstance(given, Concede):
            self._concede(given.seat)
        elif isinstance(given, TimeUp):
            clock.time_up(self)
        elif isinstance(given, CallTime):
            self.call_time()
        elif isinstance(given, StopClock):
            clock.stop(self, given.seat)
        elif isinstance(given, RunClock):
            clock.run(self, given.seat)
        elif isinstance(given, GiveOrder):
            give_order(self, given.seat, given.order)
        elif isinstance(given, DropOrder):
            drop_order(self, given.seat, given.kind, given.conditions)
        else:
            raise Illegal("ST-1.1", "refused-no-input")
        return True

    def _act(self, act: Act) -> bool:
        asked = None
        for question in self.waiting.questions:
            if question.id == act.question:
                asked = question
                break
        if asked is None:
            seat = act.seat
            if 0 <= seat < len(self.answered) and self.answered[seat] == (act.question, act.action):
                return False
            raise self.no_such_question(act.question, seat)
        if asked.seat != act.seat:
            raise Illegal("ST-2.4", "refused-foreign-question", {"seat": act.seat})
        self.check_action(self.stack[asked.at], asked, act.action)
        self.carry_out(asked, act.action)
        return True

    def carry_out(self, question: Question, action: Action) -> None:
        """Carry out an answer that is known to be legal, and run on.

        ``apply`` looks first. Playouts need not: they take their answers out of ``legal`` itself.
        """
        seat = question.seat
        if self.orders[seat]:
            follow(self, question, action)
        self.inputs_used[seat] += 1
        self.answered[seat] = (question.id, action)
        others = self.open
        if others[0] is question:
            self.open = others[1:]
        else:
            self.open = tuple([q for q in others if q is not question])
        self.stack[question.at].answer(self, question, action)
        self.advance()

    def _play(self, question: Question, action: Action) -> None:
        """Answer for a seat that does not: it counts among nobody's inputs."""
        self.open = tuple([other for other in self.open if other is not question])
        self.stack[question.at].answer(self, question, action)

    def _outcome(self, outcome: Outcome) -> bool:
        waiting = self.waiting
        if not isinstance(waiting, Chance) or waiting.id != outcome.id:
            if self.last_outcome == (outcome.id, outcome.value):
                return False
            raise Illegal("ST-3.1", "refused-no-such-chance", {"chance": outcome.id})
        if not waiting.distribution.weight(outcome.value):
            raise Illegal("ST-3.2", "refused-impossible-outcome", {"kind": waiting.kind})
        self.come_out(waiting, outcome.value)
        return True

    def come_out(self, chance: Chance, value: Any) -> None:
        """Take an outcome that is known to be possible, and run on; for playouts, as ``carry_out``."""
        self.last_outcome = (chance.id, value)
        self.stack[-1].resolve(self, value)
        self.advance()

    def _timeout(self, given: Timeout) -> None:
        for question in self.questions():
            if question.id == given.question:
                action = self.default(question)
                if action is None:
                    raise Illegal("ST-4.2", "refused-no-default", {"question": question.id})
                self._play(question, action)
                self.advance()
                return
        raise self.no_such_question(given.question, Seat(seat_of(given.question)))

    def _concede(self, seat: Seat) -> None:
        self.check_seat(seat)
        if self.conceded[seat]:
            raise Illegal("ST-5.4", "refused-conceded-already", {"seat": seat})
        given_up = self.conceded
        self.conceded = (*given_up[:seat], True, *given_up[seat + 1 :])
        self.tell_conceded(seat)
        offers.close_with(self, seat)
        holders = range(self.holder_count())
        playing = [holder for holder in holders if not self.is_out(Holder(holder))]
        if len(playing) <= 1:
            self.finish("conceded", "ST-5.3")
            self.advance()
        elif not isinstance(self.waiting, Chance):
            self.advance()

    def tell_conceded(self, seat: Seat) -> None:
        """Everybody hears that a seat has given up."""
        if self.sink is not None:
            self.sink.append(Event("event-conceded", {"seat": seat}))

    def spend(self, seat: Seat) -> None:
        """Count an input that answers nothing; with the last one side questions go (ST-2.7)."""
        self.inputs_used[seat] += 1
        if self.inputs_used[seat] >= self.phase_inputs and not isinstance(self.waiting, Chance):
            self._ask()

    # Running on.

    def advance(self) -> None:
        """Run what is automatic until something must be asked."""
        while self.result is None:
            frame = self.stack[-1]
            if frame.step(self):
                continue
            if frame.CHANCE:
                self.await_chance()
                return
            if not self._ask():
                return
        self.open = ()
        self.paused = ()
        self.waiting = Over(self.result)

    def await_chance(self) -> None:
        """The top frame waits for an outcome under the next ordinal."""
        frame = self.stack[-1]
        kind = frame.PURPOSE
        self.chance_counts[kind] = self.chance_counts.get(kind, 0) + 1
        self.ordinal += 1
        self.waiting = self._chance()

    def _chance(self) -> Chance:
        frame = self.stack[-1]
        kind = frame.PURPOSE
        return Chance(
            self.ordinal - 1,
            kind,
            frame.distribution(self),
            frame.audience(self),
            (frame.roller(), self.turns, self.chance_counts[kind] - 1),
        )

    def _ask(self) -> bool:
        """Work out who is asked what. True: a default was played for who gave up (ST-5.5)."""
        before = (*self.open, *self.paused) if self.paused else self.open
        found = 0
        conceded, spent, limit = self.conceded, self.inputs_used, self.phase_inputs
        musts: list[Question] = []
        mays: list[Question] = []
        paused: tuple[Question, ...] = ()
        sealed = False
        stack = self.stack
        counts = self.question_counts
        for at in range(len(stack) - 1, -1, -1):
            frame = stack[at]
            # Looked up once for a class: its own attributes take the compiled engine longer.
            mode = _MODES.get(type(frame)) or _mode(frame)
            if mode & _ASKS:
                frame_id = self.frame_ids[at]
                for seat, kind, must in frame.asks(self):
                    if not must and (conceded[seat] or spent[seat] >= limit):
                        continue
                    asked = None
                    if found < len(before):
                        # What is still asked is mostly asked in the same order as before.
                        old = before[found]
                        if old.frame_id == frame_id and old.seat == seat and old.kind == kind:
                            asked = old
                            found += 1
                        else:
                            for old in before:
                                if (
                                    old.frame_id == frame_id
                                    and old.seat == seat
                                    and old.kind == kind
                                ):
                                    asked = old
                                    found += 1
                                    break
                    if asked is None:
                        # Written out (question_id), because it is done for every answer.
                        nth = counts[seat]
                        counts[seat] = nth + 1
                        new: Any = nth * SEATS + seat
                        asked = Question(new, seat, kind, must, at, frame_id)
                    elif asked.must != must:
                        asked = Question(asked.id, seat, kind, must, at, frame_id)
                    if must:
                        musts.append(asked)
                    else:
                        mays.append(asked)
            if mode & _HIDES:
                sealed = frame.SEALED
                if before:
                    ids = self.frame_ids
                    still = [q for q in before if q.at < at and ids[q.at] == q.frame_id]
                    paused = tuple(still)
                break
        if mays:
            musts += mays
        self.open = tuple(musts)
        self.paused = paused
        if True in conceded:
            for question in musts:
                if question.must and conceded[question.seat]:
                    self._play_default(question)
                    return True
        self.waiting = Sealed(self.open) if sealed else Open(self.open)
        return False

    def _play_default(self, question: Question) -> None:
        action = self.default(question)
        if action is None:
            frame = type(self.stack[question.at]).__name__
            raise TypeError(f"{frame} has no default for {question.kind}")
        self._play(question, action)

    # Seen, saved, undone.

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may see; :class:`Illegal` where there is no such seat."""
        if seat is not None:
            self.check_seat(Seat(seat))
        return view(self, seat)

    def to_bytes(self) -> bytes:
        """The state as bytes; ``Game.from_bytes`` reads them."""
        return codec.to_bytes(self)

    def digest(self) -> str:
        """A fingerprint of the position, equal on every machine; ids of questions do not count."""
        return codec.digest(self)

    def resume(self) -> None:
        """Work out what is waited for, after the fields have been filled from outside."""
        if self.result is None and not self.stack[-1].CHANCE:
            self._ask()
        else:
            self.wait_again()

    def wait_again(self) -> None:
        """Wait for the open questions, or for chance, under the ids they already have."""
        if self.result is not None:
            self.waiting = Over(self.result)
            return
        if self.stack[-1].CHANCE:
            self.waiting = self._chance()
            return
        hiding = [frame for frame in self.stack if frame.HIDES]
        sealed = bool(hiding) and hiding[-1].SEALED
        self.waiting = Sealed(self.open) if sealed else Open(self.open)

    def renumber(self, asked: list[int], ordinal: int) -> None:
        """After undo: ids and ordinals go on from where the record has got to (ST-6.5)."""
        self.question_counts = [
            max(mine, theirs) for mine, theirs in zip(self.question_counts, asked, strict=True)
        ]
        self.open = self._renumbered(self.open)
        self.paused = self._renumbered(self.paused)
        self.ordinal = max(self.ordinal, ordinal)
        if isinstance(self.waiting, Chance):
            self.ordinal += 1
        self.wait_again()

    def _renumbered(self, questions: tuple[Question, ...]) -> tuple[Question, ...]:
        """The same questions, each under the next id of its seat."""
        counts = self.question_counts
        again: list[Question] = []
        for old in questions:
            new = question_id(old.seat, counts[old.seat])
            counts[old.seat] += 1
            again.append(Question(new, old.seat, old.kind, old.must, old.at, old.frame_id))
        return tuple(again)

    # In a program: copied, kept, compared, shown.

    @property
    def is_over(self) -> bool:
        """Whether the game has ended; then there is a ``result``."""
        return self.result is not None

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, _memo: dict[int, Any]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return read_state, (self.game, self.to_bytes())

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            isinstance(other, State)
            and self.game == other.game
            and self.to_bytes() == other.to_bytes()
        )

    def __repr__(self) -> str:
        return f"<State of {self.game.name}: {self.situation()}>"

    def situation(self) -> str:
        """Round, turn and what is waited for, in one line."""
        return showing.situation(self)

    def __str__(self) -> str:
        return "\n".join([showing.heading(self), *self.text_board()])

    def text_board(self) -> list[str]:
        """The table in lines of plain text, for ``print(state)``; a game draws its own."""
        return showing.scores(self)

    def to_json(self) -> dict[str, Any]:
        """All of the state as plain lists and dicts, with the game's own rows by name under ``board``.

        It is for programs to read, everybody's secrets included; ``to_bytes`` is what can be read back.
        """
        return showing.state_json(self)


def read_state(game: "Game", blob: bytes) -> State:
    """The state of a game that was kept as these bytes."""
    return game.from_bytes(blob)
