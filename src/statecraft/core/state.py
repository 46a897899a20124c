"""The state: a table's goods, a stack of rulebook steps, and what is waited for.

``apply`` takes one input, checks it, carries it out and runs on until something must be asked, so a
state is a fold over inputs. A refused input changes nothing. A game derives its table from
:class:`State`, adds its own fields, and says how they are copied, seen, scored and imagined.
"""

from typing import TYPE_CHECKING, Any, ClassVar

from statecraft.core import clock, offer, saving
from statecraft.core.action import Action
from statecraft.core.chance import Randomness
from statecraft.core.domain import Domain
from statecraft.core.event import Event
from statecraft.core.frame import Frame
from statecraft.core.ids import NOBODY, Holder, Ordinal, QuestionId, Seat
from statecraft.core.inputs import (
    Act,
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
from statecraft.core.legal import Legal
from statecraft.core.native import mypyc_attr
from statecraft.core.offer import Goods, Offer
from statecraft.core.order import Order, drop_order, give_order
from statecraft.core.plain import Plain, Value
from statecraft.core.pledge import Pledge
from statecraft.core.question import (
    Chance,
    Open,
    Over,
    Pending,
    Question,
    Sealed,
    question_id,
    seat_of,
)
from statecraft.core.refusal import Illegal
from statecraft.core.result import Result
from statecraft.core.view import View, view

if TYPE_CHECKING:
    from statecraft.core.edition import Edition
    from statecraft.core.game import Game

DEFAULT_PHASE_INPUTS = 200


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A table at one moment. ``BOARD`` names the fields a game adds (lists, numbers, records)."""

    __slots__ = (
        "answered",
        "asked",
        "clock_by",
        "conceded",
        "edition",
        "game",
        "holders",
        "last_outcome",
        "offer_count",
        "offers",
        "open",
        "options",
        "orders",
        "ordinal",
        "phase_inputs",
        "pledges",
        "resting",
        "result",
        "revealed",
        "round",
        "serial",
        "serials",
        "sink",
        "spent",
        "stack",
        "tally",
        "turn",
        "turns",
        "waiting",
    )
    BOARD: ClassVar[tuple[str, ...]] = ()

    game: "Game"
    edition: "Edition"
    options: Plain
    holders: tuple[Holder, ...]
    phase_inputs: int
    stack: list[Frame[Any]]
    serials: list[int]
    serial: int
    round: int
    turn: Seat
    turns: int
    tally: dict[str, int]
    offers: tuple[Offer, ...]
    offer_count: int
    pledges: tuple[Pledge, ...]
    orders: tuple[tuple[Order, ...], ...]
    conceded: tuple[bool, ...]
    clock_by: Seat
    spent: list[int]
    asked: list[int]
    answered: list[tuple[QuestionId, Action] | None]
    open: tuple[Question, ...]
    resting: tuple[Question, ...]
    ordinal: int
    last_outcome: tuple[int, Value] | None
    waiting: Pending
    result: Result | None
    sink: list[Event] | None
    revealed: bool

    def __init__(
        self, game: "Game", edition: "Edition", options: Plain, holders: tuple[Holder, ...]
    ) -> None:
        # What never changes; the rest is set by ``lay_out``, ``copy_to`` or a reader of bytes.
        self.game = game
        self.edition = edition
        self.options = options
        self.holders = holders
        self.sink = None
        self.revealed = False

    def lay_out(self, first: Frame[Any]) -> None:
        """A table nobody has sat down at yet; the game begins with ``first``."""
        seats = len(self.holders)
        self.phase_inputs = DEFAULT_PHASE_INPUTS
        self.stack = [first]
        self.serials = [0]
        self.serial = 1
        self.round = 0
        self.turn = NOBODY
        self.turns = 0
        self.tally = {}
        self.offers = ()
        self.offer_count = 0
        self.pledges = ()
        self.orders = ((),) * seats
        self.conceded = (False,) * seats
        self.clock_by = NOBODY
        self.spent = [0] * seats
        self.asked = [0] * seats
        self.answered = [None] * seats
        self.open = ()
        self.resting = ()
        self.ordinal = 0
        self.last_outcome = None
        self.waiting = Open(())
        self.result = None

    def settle_options(self) -> None:
        """Take over what the options say about the machine, after ``lay_out``."""

    def copy_to(self, other: "State") -> None:
        """Give a copy the machine's part of this state; what is immutable is shared."""
        other.phase_inputs = self.phase_inputs
        other.stack = self.stack[:]
        other.serials = self.serials[:]
        other.serial = self.serial
        other.round = self.round
        other.turn = self.turn
        other.turns = self.turns
        other.tally = self.tally.copy()
        other.offers = self.offers
        other.offer_count = self.offer_count
        other.pledges = self.pledges
        other.orders = self.orders
        other.conceded = self.conceded
        other.clock_by = self.clock_by
        other.spent = self.spent[:]
        other.asked = self.asked[:]
        other.answered = self.answered[:]
        other.open = self.open
        other.resting = self.resting
        other.ordinal = self.ordinal
        other.last_outcome = self.last_outcome
        other.waiting = self.waiting
        other.result = self.result

    # What a game says about its own fields.

    def clone(self) -> "State":
        """An independent copy, written out by hand in each game because search lives on it."""
        raise NotImplementedError(f"{type(self).__name__}.clone")

    def board_seen_by(self, holder: Holder | None) -> Plain:
        """The game's own part of a view: what this holder (ST-9.7), or a spectator, may see."""
        raise NotImplementedError(f"{type(self).__name__}.board_seen_by")

    def imagine_board(self, board: Plain, holder: Holder | None, rng: Randomness) -> None:
        """Fill the game's own fields so that the holder would see just this board."""
        raise NotImplementedError(f"{type(self).__name__}.imagine_board")

    def scores(self) -> tuple[int, ...]:
        raise NotImplementedError(f"{type(self).__name__}.scores")

    def tie_breaks(self) -> tuple[tuple[int, ...], ...]:
        """One tuple a holder, compared after the scores; higher is better."""
        return ()

    def holdings(self, holder: Holder, by: Holder) -> dict[int, int]:
        """The tradable goods of a holder as another may see them: code and amount."""
        return {}

    def askable(self, holder: Holder, by: Holder) -> dict[int, int]:
        """What ``by`` may ask of a holder: by default what it can see the holder has."""
        return self.holdings(holder, by)

    def offered(self, holder: Holder, goods: Goods) -> None:
        """Goods were offered for all to hear, so all know the holder has them."""

    def goods_fault(self, giver: Holder, taker: Holder, goods: Goods) -> Illegal | None:
        """Why the giver cannot hand these goods over now."""
        return None

    def move_goods(self, giver: Holder, taker: Holder, goods: Goods) -> None:
        raise NotImplementedError(f"{type(self).__name__}.move_goods")

    def pledge_rows(self, by: Holder, to: Holder) -> tuple[tuple[int, ...], ...]:
        """The pledges ``by`` may make to ``to`` now."""
        return ()

    # The stack.

    def push(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)
        self.serials.append(self.serial)
        self.serial += 1

    def pop(self) -> None:
        self.stack.pop()
        self.serials.pop()

    def replace(self, frame: Frame[Any]) -> None:
        """The top frame goes on as this one."""
        self.stack[-1] = frame

    def put(self, at: int, frame: Frame[Any]) -> None:
        """The frame at a place of the stack goes on as this one; its questions keep their ids."""
        self.stack[at] = frame

    def cut(self, at: int) -> None:
        """Take the frame at a place off, with everything above it."""
        del self.stack[at:]
        del self.serials[at:]

    # What frames tell the machine.

    def begin_turn(self, seat: Seat) -> None:
        self.turn = seat
        self.turns += 1
        self.tally.clear()
        self.begin_phase()

    def begin_phase(self) -> None:
        """A phase begins: everybody's count of inputs starts anew (ST-4.1)."""
        self.spent = [0] * len(self.holders)

    def reveal(self) -> None:
        """Something hidden came to light (a chance outcome apart): undo stops here (ST-6.1)."""
        self.revealed = True

    def finish(self, reason: str, rule: str) -> None:
        """The game ends, ranked by score; who gave up comes last (ST-5.2)."""
        out = tuple([self.is_out(Holder(holder)) for holder in range(self.holder_count())])
        self.result = Result.by_score(self.scores(), out, reason, rule, self.tie_breaks())

    # Seats and holders.

    def holder_count(self) -> int:
        return max(self.holders) + 1

    def seats_of(self, holder: Holder) -> list[Seat]:
        return [Seat(seat) for seat, owner in enumerate(self.holders) if owner == holder]

    def is_out(self, holder: Holder) -> bool:
        """Whether all seats of a holder have given up."""
        for seat, owner in enumerate(self.holders):
            if owner == holder and not self.conceded[seat]:
                return False
        return True

    # Asking.

    def pending(self) -> Pending:
        """What the state waits for."""
        return self.waiting

    def legal(self, seat: Seat, question: QuestionId | None = None) -> Legal:
        """What a seat may answer: to the question named, or to the first it is asked."""
        for asked in self.waiting.questions:
            if asked.seat == seat and (question is None or asked.id == question):
                return Legal(self, self.stack[asked.at], asked)
        if question is None:
            raise Illegal("ST-2.5", "refused-not-asked", {"seat": seat})
        raise self._no_such_question(question, seat)

    def questions(self) -> tuple[Question, ...]:
        """The questions that can be answered now."""
        return self.waiting.questions

    def default(self, question: Question) -> Action | None:
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

    def small_actions(self, frame: Frame[Any], question: Question) -> list[Action]:
        if self.spent[question.seat] >= self.phase_inputs:
            default = frame.default(self, question)
            return [] if default is None else [default]
        return frame.actions(self, question)

    def large_domains(self, frame: Frame[Any], question: Question) -> tuple[Domain, ...]:
        if self.spent[question.seat] >= self.phase_inputs:
            return ()
        return frame.domains(self, question)

    def check_action(self, frame: Frame[Any], question: Question, action: Action) -> None:
        """Raise the refusal an answer would meet."""
        field = action.malformed() if action.FIELDS else None
        if field is not None:
            values = {"verb": action.VERB, "field": field}
            raise Illegal("ST-1.3", "refused-malformed-field", values)
        if self.spent[question.seat] >= self.phase_inputs:
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
        elif isinstance(given, StopClock):
            clock.stop(self, given.seat)
        elif isinstance(given, RunClock):
            clock.run(self, given.seat)
        elif isinstance(given, GiveOrder):
            give_order(self, given.seat, given.order)
        elif isinstance(given, DropOrder):
            drop_order(self, given.seat, given.kind)
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
            raise self._no_such_question(act.question, seat)
        if asked.seat != act.seat:
            raise Illegal("ST-2.4", "refused-foreign-question", {"seat": act.seat})
        action = act.action
        frame = self.stack[asked.at]
        self.check_action(frame, asked, action)
        seat = asked.seat
        self.spent[seat] += 1
        self.answered[seat] = (asked.id, action)
        self._play(frame, asked, action)
        return True

    def _play(self, frame: Frame[Any], question: Question, action: Action) -> None:
        asked = self.open
        self.open = () if len(asked) == 1 else tuple([q for q in asked if q is not question])
        frame.answer(self, question, action)
        self.advance()

    def _no_such_question(self, question: QuestionId, seat: Seat) -> Illegal:
        """Say why a question cannot be answered, without telling of another's (ST-9.8)."""
        if self.result is not None:
            return Illegal("ST-5.1", "refused-game-over")
        if not 0 <= seat < len(self.holders):
            return Illegal("ST-2.5", "refused-no-such-seat", {"seat": seat})
        if seat_of(question) != seat:
            return Illegal("ST-2.4", "refused-foreign-question", {"seat": seat})
        for resting in (*self.resting, *self.open):
            if resting.id == question:
                return Illegal("ST-2.2", "refused-question-rests", {"question": question})
        if 0 <= question < question_id(seat, self.asked[seat]):
            return Illegal("ST-2.1", "refused-stale-question", {"question": question})
        return Illegal("ST-2.3", "refused-unknown-question", {"question": question})

    def _outcome(self, outcome: Outcome) -> bool:
        waiting = self.waiting
        if not isinstance(waiting, Chance) or waiting.id != outcome.id:
            if self.last_outcome == (outcome.id, outcome.value):
                return False
            raise Illegal("ST-3.1", "refused-no-such-chance", {"chance": outcome.id})
        if not waiting.distribution.weight(outcome.value):
            raise Illegal("ST-3.2", "refused-impossible-outcome", {"kind": waiting.kind})
        self.last_outcome = (outcome.id, outcome.value)
        self.stack[-1].resolve(self, outcome.value)
        self.advance()
        return True

    def _timeout(self, given: Timeout) -> None:
        for question in self.questions():
            if question.id == given.question:
                action = self.default(question)
                if action is None:
                    raise Illegal("ST-4.2", "refused-no-default", {"question": question.id})
                self._play(self.stack[question.at], question, action)
                return
        raise self._no_such_question(given.question, Seat(seat_of(given.question)))

    def _concede(self, seat: Seat) -> None:
        self.check_seat(seat)
        if self.conceded[seat]:
            raise Illegal("ST-5.4", "refused-conceded-already", {"seat": seat})
        given_up = self.conceded
        self.conceded = (*given_up[:seat], True, *given_up[seat + 1 :])
        self.tell_conceded(seat)
        offer.close_with(self, seat)
        holders = range(self.holder_count())
        playing = [holder for holder in holders if not self.is_out(Holder(holder))]
        if len(playing) <= 1:
            self.finish("conceded", "ST-5.3")
            self.advance()
        elif not isinstance(self.waiting, Chance):
            self.advance()

    def tell_conceded(self, seat: Seat) -> None:
        if self.sink is not None:
            self.sink.append(Event("event-conceded", {"seat": seat}))

    def check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < len(self.holders):
            raise Illegal("ST-2.5", "refused-no-such-seat", {"seat": seat})

    def check_spent(self, seat: Seat) -> None:
        """A seat that has used up its inputs of the phase may only end it (ST-4.1)."""
        if self.spent[seat] >= self.phase_inputs:
            raise Illegal("ST-4.1", "refused-phase-used-up", {"limit": self.phase_inputs})

    def spend(self, seat: Seat) -> None:
        """Count an input that answers nothing; with the last one side questions go (ST-2.7)."""
        self.spent[seat] += 1
        if self.spent[seat] >= self.phase_inputs and not isinstance(self.waiting, Chance):
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
        self.resting = ()
        self.waiting = Over(self.result)

    def await_chance(self) -> None:
        """The top frame waits for an outcome under the next ordinal."""
        frame = self.stack[-1]
        kind = frame.PURPOSE
        self.tally[kind] = self.tally.get(kind, 0) + 1
        self.ordinal += 1
        self.waiting = self._chance()

    def _chance(self) -> Chance:
        frame = self.stack[-1]
        kind = frame.PURPOSE
        return Chance(
            Ordinal(self.ordinal - 1),
            kind,
            frame.distribution(self),
            frame.audience(self),
            (frame.roller(), self.round, self.tally[kind] - 1),
        )

    def _ask(self) -> bool:
        """Work out who is asked what. True: a default was played for who gave up (ST-5.5)."""
        before = (*self.open, *self.resting) if self.resting else self.open
        musts: list[Question] = []
        mays: list[Question] = []
        resting: tuple[Question, ...] = ()
        sealed = False
        stack = self.stack
        for at in range(len(stack) - 1, -1, -1):
            frame = stack[at]
            if frame.ASKS:
                serial = self.serials[at]
                for seat, kind, must in frame.asks(self):
                    if not must and (self.conceded[seat] or self.spent[seat] >= self.phase_inputs):
                        continue
                    asked = None
                    for old in before:
                        if old.serial == serial and old.seat == seat and old.kind == kind:
                            asked = old
                            break
                    if asked is None:
                        asked = self._new_question(seat, kind, must, at)
                    elif asked.must != must:
                        asked = Question(asked.id, seat, kind, must, at, serial)
                    (musts if must else mays).append(asked)
            if frame.HIDES:
                sealed = frame.SEALED
                if before:
                    resting = self._still_there(before, at)
                break
        if mays:
            musts += mays
        self.open = tuple(musts)
        self.resting = resting
        if True in self.conceded:
            for question in musts:
                if question.must and self.conceded[question.seat]:
                    self._play_default(question)
                    return True
        self.waiting = Sealed(self.open) if sealed else Open(self.open)
        return False

    def _new_question(self, seat: Seat, kind: str, must: bool, at: int) -> Question:
        nth = self.asked[seat]
        self.asked[seat] = nth + 1
        # Written out (question_id), because it is done for every answer.
        return Question(QuestionId(nth * 16 + seat), seat, kind, must, at, self.serials[at])

    def _still_there(self, before: tuple[Question, ...], above: int) -> tuple[Question, ...]:
        serials = self.serials
        return tuple([old for old in before if old.at < above and serials[old.at] == old.serial])

    def _play_default(self, question: Question) -> None:
        frame = self.stack[question.at]
        action = frame.default(self, question)
        if action is None:
            raise TypeError(f"{type(frame).__name__} has no default for {question.kind}")
        self.open = tuple([other for other in self.open if other is not question])
        frame.answer(self, question, action)

    # Seen, saved, undone.

    def view(self, seat: Seat | None) -> View:
        """What a seat, or a spectator (None), may see."""
        return view(self, seat)

    def to_bytes(self) -> bytes:
        """The state as bytes; ``Game.from_bytes`` reads them."""
        return saving.to_bytes(self)

    def digest(self) -> str:
        """A fingerprint of the position, equal on every machine; ids of questions do not count."""
        return saving.digest(self)

    def resume(self) -> None:
        """Work out what is waited for, after the fields have been filled from outside."""
        if self.result is None and not self.stack[-1].CHANCE:
            self._ask()
        else:
            self.wait_again()

    def wait_again(self) -> None:
        """Wait for the open questions, or for chance, under the ids they already have."""
        frame = self.stack[-1]
        if self.result is not None:
            self.waiting = Over(self.result)
        elif frame.CHANCE:
            self.waiting = self._chance()
        else:
            self.waiting = Sealed(self.open) if self._is_sealed() else Open(self.open)

    def _is_sealed(self) -> bool:
        hiding = [frame for frame in self.stack if frame.HIDES]
        return bool(hiding) and hiding[-1].SEALED is True

    def renumber(self, asked: list[int], ordinal: int) -> None:
        """After undo: ids and ordinals go on from where the record has got to (ST-6.5)."""
        self.asked = [max(mine, theirs) for mine, theirs in zip(self.asked, asked, strict=True)]
        self.open = self._renumbered(self.open)
        self.resting = self._renumbered(self.resting)
        self.ordinal = max(self.ordinal, ordinal)
        if isinstance(self.waiting, Chance):
            self.ordinal += 1
        self.wait_again()

    def _renumbered(self, questions: tuple[Question, ...]) -> tuple[Question, ...]:
        return tuple(
            [self._new_question(old.seat, old.kind, old.must, old.at) for old in questions]
        )
