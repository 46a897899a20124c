"""The table at which a terminal game is played, in this process but as strict as a server.

It holds the session, the bots and the luck. Towards the people it speaks JSON only: views, choices,
notes and refusals in the form a browser gets them. The state itself never leaves this module.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import islice, product
from typing import Any

from statecraft.bots import Explains
from statecraft.cli.wall_clock import WallClock
from statecraft.core.chance.luck import Luck
from statecraft.core.engine.driver import Driver, Handle, Player
from statecraft.core.engine.legal import Legal
from statecraft.core.engine.question import Question, Sealed
from statecraft.core.engine.session import Session
from statecraft.core.game import Game
from statecraft.core.ids import QuestionId, Seat
from statecraft.core.record.events import Event, heard
from statecraft.core.record.inputs import Act, CallTime, Concede, DropOrder, GiveOrder
from statecraft.core.record.record import fold
from statecraft.core.refusal import Illegal
from statecraft.core.trade.orders import AlwaysDefault, described
from statecraft.core.verbs.action import Action, FieldType, IntField, action_from_json

Json = dict[str, Any]
_SAMPLES = 300


class _Wanted(Exception):
    """The driver has come to a question for a person."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.kind)
        self.question = question


class _Person:
    """Sits on a person's seat and hands the question over, unless it is one to keep quiet about."""

    def __init__(self, quiet: Collection[str]) -> None:
        self._quiet = quiet

    def choose(self, handle: Handle) -> Action | None:
        if not handle.question.must and handle.question.kind in self._quiet:
            return None
        raise _Wanted(handle.question)


class Cursor:
    """An action being put together: the builder's choices as JSON, node by node."""

    def __init__(self, legal: Legal) -> None:
        self._legal = legal
        self._builder = legal.builder()

    def choices(self) -> list[Json]:
        return [choice.to_json() for choice in self._builder.choices()]

    @property
    def asks_for(self) -> tuple[str, str]:
        """The field this node is about and the kind of its values."""
        return self._builder.field, self._builder.asks_for

    def choose(self, token: int) -> None:
        self._builder.choose(token)

    def back(self) -> None:
        self._builder.back()

    @property
    def action(self) -> Json | None:
        action = self._builder.action
        return None if action is None else action.to_json()

    def consequences(self) -> list[Json]:
        """What the complete action costs and risks."""
        action = self._builder.action
        notes = () if action is None else self._legal.consequences(action)
        return [note.to_json() for note in notes]


class TerminalTable:
    """A game in progress. ``bots`` has the players of all seats that no person sits on.

    Side questions of the kinds in ``quiet`` are left alone until a person asks for them.
    """

    def __init__(
        self,
        game: Game,
        session: Session,
        bots: Mapping[int, Player],
        luck: Luck,
        quiet: Collection[str] = (),
        clock: WallClock | None = None,
    ) -> None:
        self.game = game
        self._clock = clock or WallClock({})
        self._session = session
        self.holders = tuple(session.state.holders)
        self._quiet = quiet
        players = [bots.get(seat) or _Person(quiet) for seat in range(len(self.holders))]
        self._driver = Driver(session, players, luck)
        self._events: list[Event] = []
        self._heard = [0] * len(self.holders)
        if session.record.lines:
            fold(game, session.record, sink=self._events)
            self._heard = [len(self._events)] * len(self.holders)

    def advance(self) -> Json | None:
        """Play on until a person is asked; the question, or None when the game is over."""
        while True:
            self._call_time()
            try:
                given = self._driver.next_input()
            except _Wanted as wanted:
                asked = wanted.question
                # A sealed answer may be changed until the last is in; people are asked once.
                if asked.must or not isinstance(self._session.state.pending(), Sealed):
                    return _question_json(asked)
                continue
            if given is None:
                return None
            self._session.apply(given, self._events)

    def _call_time(self) -> None:
        """Tell the game, once, that the time agreed upon has come."""
        state = self._session.state
        if self._clock.has_come() and state.result is None and not state.time_is_called():
            self._session.apply(CallTime(), self._events)

    def kept_quiet(self, seat: int) -> list[Json]:
        """The questions a seat was not asked but may answer now."""
        asked = self._session.state.pending().questions
        return [
            _question_json(q)
            for q in asked
            if q.seat == seat and not q.must and q.kind in self._quiet
        ]

    def still_asks(self, question: Json) -> bool:
        """Whether a question is open as it was."""
        return any(q.id == question["id"] for q in self._session.state.pending().questions)

    def view(self, seat: int | None) -> Json:
        data: Json = self._session.state.view(None if seat is None else Seat(seat)).to_json()
        return data

    def news(self, seat: int) -> list[Json]:
        """What the seat has heard since it last asked for news."""
        since = self._heard[seat]
        self._heard[seat] = len(self._events)
        return self._notes(self._events[since:], seat)

    def log(self, seat: int | None) -> list[Json]:
        """All that the seat has heard, or a spectator would have."""
        return self._notes(self._events, seat)

    def _notes(self, events: list[Event], seat: int | None) -> list[Json]:
        holder = None if seat is None else self.holders[seat]
        return [note.to_json() for note in heard(events, holder)]

    def cursor(self, question: Json) -> Cursor:
        return Cursor(self._legal(question))

    def _legal(self, question: Json) -> Legal:
        return self._session.state.legal(Seat(question["seat"]), QuestionId(question["id"]))

    def answer(self, question: Json, action: Json) -> None:
        """Apply a person's answer; ``Illegal`` says why not."""
        act = action_from_json(self.game.verb_names, action)
        given = Act(QuestionId(question["id"]), Seat(question["seat"]), act)
        self._session.apply(given, self._events)

    def concede(self, seat: int) -> None:
        self._session.apply(Concede(Seat(seat)), self._events)

    def order(self, seat: int, kind: str, given: bool) -> None:
        """Leave or take back the standing order to answer a kind of question by default."""
        order = (
            GiveOrder(Seat(seat), AlwaysDefault(kind)) if given else DropOrder(Seat(seat), kind, ())
        )
        self._session.apply(order, self._events)

    def orders(self, seat: int) -> list[Json]:
        """The orders a seat has left, in the order in which they are tried; ``said`` are conditions and answer."""
        return [
            {
                "kind": order.kind,
                "always": isinstance(order, AlwaysDefault),
                "when": order.when(),
                "said": [note.to_json() for note in described(self.game, order)],
            }
            for order in self._session.state.orders[seat]
        ]

    def drop(self, seat: int, order: Json) -> None:
        """Take back one of the orders."""
        self._session.apply(DropOrder(Seat(seat), order["kind"], order["when"]), self._events)

    def undo(self, seat: int) -> None:
        """Take the seat's last step back, and before it those where it had no choice."""
        self._session.take_back(Seat(seat), self._events)

    def hint(self, question: Json, bot: Player) -> tuple[Json | None, Json | None]:
        """What a bot would answer, None for leaving it, and its reason if it gives one."""
        state = self._session.state
        asked = next(q for q in state.questions() if q.id == question["id"])
        handle = Handle(state, asked)
        action = bot.choose(handle)
        if action is None:
            return None, None
        reason = bot.explain(handle, action).to_json() if isinstance(bot, Explains) else None
        return action.to_json(), reason

    def why_not(self, question: Json) -> list[tuple[str, Json]]:
        """The verbs that are no choice now, each with the refusal it meets."""
        legal = self._legal(question)
        possible = legal.verbs()
        found: list[tuple[str, Json]] = []
        for verb in self.game.verbs:
            if verb not in possible:
                refusal = _refusal(legal, verb)
                if refusal is not None:
                    found.append((verb.VERB, refusal.to_json()))
        return found

    def record(self) -> str:
        """The game so far, as JSON Lines."""
        return self._session.record.to_jsonl()


def _question_json(question: Question) -> Json:
    fields = {"id": question.id, "kind": question.kind, "must": question.must}
    return {"seat": int(question.seat), **fields}


def _refusal(legal: Legal, verb: type[Action]) -> Illegal | None:
    """Why a verb is no choice: the most telling refusal among some of its actions."""
    found: Illegal | None = None
    for fields in islice(product(*[_some(shape) for shape in verb.SHAPE]), _SAMPLES):
        refusal = legal.why_not(verb(*fields))
        if refusal is not None and (found is None or found.rule == "ST-1.4"):
            found = refusal
    return found


def _some(shape: FieldType) -> Iterable[Any]:
    if isinstance(shape, IntField):
        return range(shape.low, min(shape.high, shape.low + 20) + 1)
    return ((),)


def default_names(seats: int) -> Sequence[str]:
    """What players are called who have not said: names that serve in both languages."""
    names = ("Anna", "Ben", "Clara", "David", "Emma", "Felix", "Greta", "Hugo", "Ida", "Jan")
    return names[:seats]
