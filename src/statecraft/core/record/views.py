"""Views: everything a seat or a spectator may see, built up and never stripped down (ST-9.1).

The same projection feeds every outlet. It carries the stack of rulebook steps as the viewer may see
it, so that ``determinise`` can rebuild a full state that would look exactly like this.
"""

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from statecraft.core.chance.distributions import Randomness
from statecraft.core.engine.frame import Frame
from statecraft.core.engine.question import Chance, Open, Question, Sealed
from statecraft.core.engine.result import Result
from statecraft.core.ids import Holder, QuestionId, Seat
from statecraft.core.record.struct import Struct, encode, to_json
from statecraft.core.trade.offers import Offer
from statecraft.core.trade.orders import Order
from statecraft.core.trade.pledges import Pledge

if TYPE_CHECKING:
    from statecraft.core.engine.state import State
    from statecraft.core.game import Game

Mode: TypeAlias = Literal["open", "sealed", "chance", "over"]
"""What a table waits for: answers, secret answers, an outcome, nothing more."""


class Asked(Struct):
    """A question to the viewer. ``rests`` while a fight or a roll above it goes on."""

    FIELDS = ("id", "kind", "must", "rests", "at")
    __slots__ = FIELDS
    NAME = "asked"

    def __init__(self, id: QuestionId, kind: str, must: bool, rests: bool, at: int) -> None:
        self.id = id
        self.kind = kind
        self.must = must
        self.rests = rests
        self.at = at


class View(Struct):
    """What one seat sees. ``board`` is the game's own part; ``stack`` says what is going on."""

    FIELDS = (
        "game",
        "seat",
        "holders",
        "options",
        "round",
        "turn",
        "turns",
        "mode",
        "waited_for",
        "questions",
        "question_count",
        "inputs_used",
        "orders",
        "offers",
        "offer_count",
        "pledges",
        "conceded",
        "clock_by",
        "result",
        "stack",
        "board",
    )
    __slots__ = FIELDS
    NAME = "view"

    def __init__(
        self,
        game: str,
        seat: Seat | None,
        holders: tuple[Holder, ...],
        options: Struct,
        round: int,
        turn: Seat,
        turns: int,
        mode: Mode,
        waited_for: tuple[Seat, ...],
        questions: tuple[Asked, ...],
        question_count: int,
        inputs_used: int,
        orders: tuple[Order, ...],
        offers: tuple[Offer, ...],
        offer_count: int,
        pledges: tuple[Pledge, ...],
        conceded: tuple[bool, ...],
        clock_by: Seat,
        result: Result | None,
        stack: tuple[Frame[Any], ...],
        board: Struct,
    ) -> None:
        self.game = game
        self.seat = seat
        self.holders = holders
        self.options = options
        self.round = round
        self.turn = turn
        self.turns = turns
        self.mode = mode
        self.waited_for = waited_for
        self.questions = questions
        self.question_count = question_count
        self.inputs_used = inputs_used
        self.orders = orders
        self.offers = offers
        self.offer_count = offer_count
        self.pledges = pledges
        self.conceded = conceded
        self.clock_by = clock_by
        self.result = result
        # Any: what steps and boards are made of is each game's own.
        self.stack: tuple[Any, ...] = stack
        self.board: Any = board

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        turn = f"turn of seat {self.turn}, " if self.turn >= 0 else ""
        moment = f"round {self.round}, {turn}{self.mode}"
        asked = ", ".join([str(seat) for seat in self.waited_for])
        waited = f", waiting for seat {asked}" if asked else ""
        return f"<View of {self.game} for {who}: {moment}{waited}>"

    @property
    def holder(self) -> Holder | None:
        """The viewer's colour; None for a spectator."""
        return None if self.seat is None else self.holders[self.seat]

    def to_bytes(self) -> bytes:
        """The view as bytes: equal views, equal bytes."""
        return encode(self)

    def to_json(self) -> dict[str, Any]:
        """The view as plain lists and dicts."""
        fields: dict[str, Any] = to_json(self)
        return fields


def view(table: "State", seat: int | None) -> View:
    """The table as a seat, or a spectator, may see it."""
    holder = None if seat is None else table.holders[seat]
    viewer: Any = seat
    return View(
        table.game.name,
        viewer,
        table.holders,
        table.options,
        table.round,
        table.turn,
        table.turns,
        _mode(table),
        _waited_for(table),
        () if seat is None else _questions(table, seat),
        0 if seat is None else table.question_counts[seat],
        0 if seat is None else table.inputs_used[seat],
        () if seat is None else table.orders[seat],
        table.offers,
        table.offer_count,
        table.pledges,
        table.conceded,
        table.clock_by,
        table.result,
        tuple([frame.seen_by(table, holder) for frame in table.stack]),
        table.board_seen_by(holder),
    )


def _mode(table: "State") -> Mode:
    if isinstance(table.waiting, Chance):
        return "chance"
    if isinstance(table.waiting, Sealed):
        return "sealed"
    return "open" if isinstance(table.waiting, Open) else "over"


def _waited_for(table: "State") -> tuple[Seat, ...]:
    return tuple([question.seat for question in table.questions() if question.must])


def _questions(table: "State", seat: int) -> tuple[Asked, ...]:
    rests = isinstance(table.waiting, Chance)
    asked = [_asked(question, rests) for question in table.open if question.seat == seat]
    asked += [_asked(question, True) for question in table.paused if question.seat == seat]
    return tuple(asked)


def _asked(question: Question, rests: bool) -> Asked:
    return Asked(question.id, question.kind, question.must, rests, question.at)


def determinise(game: "Game", seen: View, rng: Randomness) -> "State":
    """A full state that its viewer could not tell from the one it sees (ST-9.5)."""
    table = game.table(game, game.edition, seen.options, seen.holders)
    table.lay_out(seen.stack[-1])
    table.settle_options()
    seat = seen.seat
    holder = seen.holder
    table.round = seen.round
    table.turn = seen.turn
    table.turns = seen.turns
    table.offers = seen.offers
    table.offer_count = seen.offer_count
    table.pledges = seen.pledges
    table.conceded = seen.conceded
    table.clock_by = seen.clock_by
    table.result = seen.result
    table.determinise_board(seen.board, holder, rng)
    table.stack = list(seen.stack)
    table.frame_ids = list(range(len(seen.stack)))
    table.next_frame_id = len(seen.stack)
    for at, frame in enumerate(seen.stack):
        table.stack[at] = frame.determinised(table, holder, rng)
    if seat is not None:
        table.question_counts[seat] = seen.question_count
        table.inputs_used[seat] = seen.inputs_used
        table.orders = (*table.orders[:seat], seen.orders, *table.orders[seat + 1 :])
        mine = [Question(q.id, seat, q.kind, q.must, q.at, q.at) for q in seen.questions]
        if seen.mode == "chance":
            table.open = tuple(mine)
        else:
            table.paused = tuple(mine)
    if seen.mode == "chance":
        table.await_chance()
    else:
        table.resume()
    return table
