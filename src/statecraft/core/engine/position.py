"""A position: the goods on a table and its stack of rulebook steps, and what a game says about them.

This is the part of a state that frames and verbs work with, and all that is saved of it. What may be done
to it from outside, and what it then waits for, is in :mod:`statecraft.core.engine.state`; a game derives
its own state from that :class:`State`, never from here.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from statecraft.core.chance.distributions import Randomness
from statecraft.core.engine.frame import Frame
from statecraft.core.engine.question import Open, Pending, Question, question_id, seat_of
from statecraft.core.engine.result import Result
from statecraft.core.ids import FIRST_HOLDERS, NOBODY, Holder, QuestionId, Seat
from statecraft.core.native import mypyc_attr
from statecraft.core.record.events import Event, Note
from statecraft.core.record.row_shape import RowShape
from statecraft.core.record.struct import PlainValue, Struct
from statecraft.core.refusal import Illegal
from statecraft.core.trade.offers import Goods, Offer
from statecraft.core.trade.orders import Order
from statecraft.core.trade.pledges import Pledge
from statecraft.core.verbs.action import Action

if TYPE_CHECKING:
    from statecraft.core.editions.edition import Edition
    from statecraft.core.game import Game
DEFAULT_PHASE_INPUTS: Final = 200


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A table at one moment. A game names the fields it adds below."""

    __slots__ = (
        "answered",
        "chance_counts",
        "clock_by",
        "colours",
        "conceded",
        "edition",
        "frame_ids",
        "game",
        "holders",
        "inputs_used",
        "last_outcome",
        "next_frame_id",
        "offer_count",
        "offers",
        "open",
        "options",
        "orders",
        "ordinal",
        "paused",
        "phase_inputs",
        "pledges",
        "question_counts",
        "result",
        "revealed",
        "round",
        "sink",
        "stack",
        "turn",
        "turns",
        "waiting",
    )
    ROWS: ClassVar[tuple[str, ...]] = ()
    """The fields a game adds that are lists of numbers."""
    NUMBERS: ClassVar[tuple[str, ...]] = ()
    """Those that are always a number."""
    FACTS: ClassVar[tuple[str, ...]] = ()
    """The names of the rows that ``facts`` may tell."""
    BOARD: ClassVar[tuple[str, ...]] = ()
    """Its other fields: words, records, numbers that may be missing."""
    SHAPES: ClassVar[Mapping[str, RowShape]] = {}
    """What each row, number and deck of its board is; for readers only, and nothing need be said."""
    AXES: ClassVar[Mapping[str, int]] = {}
    """How many there are of each kind that ``SHAPES`` go by, besides holders and seats."""

    game: "Game"
    edition: "Edition"
    options: Struct
    holders: tuple[Holder, ...]
    colours: int
    """How many holders there are."""
    phase_inputs: int
    stack: list[Frame[Any]]
    frame_ids: list[int]
    next_frame_id: int
    round: int
    turn: Seat
    turns: int
    chance_counts: dict[str, int]
    offers: tuple[Offer, ...]
    offer_count: int
    pledges: tuple[Pledge, ...]
    orders: tuple[tuple[Order, ...], ...]
    conceded: tuple[bool, ...]
    clock_by: Seat
    inputs_used: list[int]
    question_counts: list[int]
    answered: list[tuple[QuestionId, Action] | None]
    open: tuple[Question, ...]
    paused: tuple[Question, ...]
    ordinal: int
    last_outcome: tuple[int, PlainValue] | None
    waiting: Pending
    result: Result | None
    sink: list[Event] | None
    revealed: bool

    def __init__(
        self, game: "Game", edition: "Edition", options: Struct, holders: tuple[Holder, ...]
    ) -> None:
        # What never changes; the rest is set by ``lay_out``, ``copy_to`` or a reader of bytes.
        self.game = game
        self.edition = edition
        self.options = options
        self.holders = holders
        self.colours = max(holders) + 1
        self.sink = None
        self.revealed = False

    def lay_out(self, first: Frame[Any]) -> None:
        """A table nobody has sat down at yet; the game begins with ``first``."""
        seats = len(self.holders)
        self.phase_inputs = DEFAULT_PHASE_INPUTS
        self.stack = [first]
        self.frame_ids = [0]
        self.next_frame_id = 1
        self.round = 0
        self.turn = NOBODY
        self.turns = 0
        self.chance_counts = {}
        self.offers = ()
        self.offer_count = 0
        self.pledges = ()
        self.orders = ((),) * seats
        self.conceded = (False,) * seats
        self.clock_by = NOBODY
        self.inputs_used = [0] * seats
        self.question_counts = [0] * seats
        self.answered = [None] * seats
        self.open = ()
        self.paused = ()
        self.ordinal = 0
        self.last_outcome = None
        self.waiting = Open(())
        self.result = None

    def settle_options(self) -> None:
        """Take over what the options say about the machine, after ``lay_out``."""

    def copy_to(self, other: "Position") -> None:
        """Give a copy the machine's part of this state; what is immutable is shared."""
        other.phase_inputs = self.phase_inputs
        other.stack = self.stack[:]
        other.frame_ids = self.frame_ids[:]
        other.next_frame_id = self.next_frame_id
        other.round = self.round
        other.turn = self.turn
        other.turns = self.turns
        other.chance_counts = self.chance_counts.copy()
        other.offers = self.offers
        other.offer_count = self.offer_count
        other.pledges = self.pledges
        other.orders = self.orders
        other.conceded = self.conceded
        other.clock_by = self.clock_by
        other.inputs_used = self.inputs_used[:]
        other.question_counts = self.question_counts[:]
        other.answered = self.answered[:]
        other.open = self.open
        other.paused = self.paused
        other.ordinal = self.ordinal
        other.last_outcome = self.last_outcome
        other.waiting = self.waiting
        other.result = self.result

    # What a game says about its own fields.

    def clone(self) -> "Position":
        """An independent copy, written out by hand in each game because search lives on it."""
        raise NotImplementedError(f"{type(self).__name__}.clone")

    def board_seen_by(self, holder: Holder | None) -> Struct:
        """The game's own part of a view: what this holder (ST-9.7), or a spectator, may see."""
        raise NotImplementedError(f"{type(self).__name__}.board_seen_by")

    def determinise_board(self, board: Struct, holder: Holder | None, rng: Randomness) -> None:
        """Fill the game's own fields so that the holder would see just this board."""
        raise NotImplementedError(f"{type(self).__name__}.determinise_board")

    def call_time(self) -> None:
        """The time agreed upon has come; a game that is played until a time says what follows (ST-5.7)."""
        raise Illegal("ST-5.7", "refused-no-set-time")

    def time_is_called(self) -> bool:
        """Whether the time agreed upon has come (ST-5.7)."""
        return False

    def scores(self) -> tuple[int, ...]:
        raise NotImplementedError(f"{type(self).__name__}.scores")

    def public_forecast(self) -> tuple[Note, ...]:
        """What everybody can know of how the step that is being decided may end."""
        for at in range(len(self.stack) - 1, -1, -1):
            notes: tuple[Note, ...] = self.stack[at].public_forecast(self)
            if notes:
                return notes
        return ()

    def score_breakdown(self) -> tuple[tuple[Note, ...], ...]:
        """Where each holder's standing comes from, note by note, where the game can tell.

        How much a note brings is its value `points`, or `half-points` where halves are counted.
        """
        return ()

    def score_source(self, cause: str, events: list[Event]) -> str:
        """What points came from that the sheet puts down to nothing one has: a text's id.

        ``cause`` is the verb that was played or the kind of chance that came out, ``events`` what it
        brought about. Games that explain every point by what there is need not tell.
        """
        raise NotImplementedError(f"{type(self).__name__}.score_source")

    def projected_scores(self) -> tuple[int, ...]:
        """What each holder would score if the game ended now, as far as everybody may know; by default its score.

        Everybody sees it: a game whose scores count hidden cards leaves those out while it lasts.
        """
        return self.scores()

    def public_facts(self) -> dict[str, tuple[tuple[int, ...], ...]]:
        """What follows from the board by the rules, in rows by name, as everybody may know it."""
        return {}

    def own_facts(self, holder: Holder) -> dict[str, tuple[tuple[int, ...], ...]]:
        """What follows for one holder alone, from its hand or for what it is to decide, in rows by name."""
        return {}

    def facts(self, holder: Holder | None) -> dict[str, tuple[tuple[int, ...], ...]]:
        """What follows from the board by the rules, in rows by name, as a holder or a spectator may know it."""
        found = self.public_facts()
        if holder is not None:
            found.update(self.own_facts(holder))
        return found

    def tie_breaks(self) -> tuple[tuple[int, ...], ...]:
        """One tuple a holder, compared after the scores; higher is better."""
        return ()

    def holdings(self, holder: Holder, by: Holder) -> dict[int, int]:
        """The tradable goods of a holder as another may see them: code and amount."""
        return {}

    def askable(self, holder: Holder, by: Holder) -> dict[int, int]:
        """What ``by`` may ask of a holder: by default what it can see the holder has."""
        return self.holdings(holder, by)

    def trade_fault(self, parties: tuple[Holder, ...], goods: Goods) -> Illegal | None:
        """Why these goods cannot be traded between these holders now, whoever has them."""
        return None

    def goods_between(
        self, parties: tuple[Holder, ...], holder: Holder, by: Holder
    ) -> dict[int, int]:
        """Those of a holder's goods that ``trade_fault`` has nothing against between these: of others', what ``by``
        may ask for. By default all of them.
        """
        return self.holdings(holder, by) if holder == by else self.askable(holder, by)

    def not_tradable_alone(self, parties: tuple[Holder, ...]) -> tuple[int, ...]:
        """Goods these holders may trade now only along with others that are not among these."""
        return ()

    def ring_is_open(self, parties: tuple[Holder, ...]) -> bool:
        """Whether it is seen at a glance that each of the three has something to give in a ring."""
        return False

    def offered(self, holder: Holder, goods: Goods) -> None:
        """Goods were offered for all to hear, so all know the holder has them."""

    def goods_fault(self, giver: Holder, taker: Holder, goods: Goods) -> Illegal | None:
        """Why the giver cannot hand these goods over now."""
        return None

    def move_goods(self, giver: Holder, taker: Holder, goods: Goods) -> None:
        raise NotImplementedError(f"{type(self).__name__}.move_goods")

    def deal_notes(self, mine: Holder, other: Holder, give: Goods, get: Goods) -> tuple[Note, ...]:
        """What giving and getting these goods would mean for both sides, as far as ``mine`` can know."""
        return ()

    def pledge_numbers(self, by: Holder, to: Holder, begun: tuple[int, ...]) -> Sequence[int]:
        """How a pledge of ``by`` to ``to`` may go on now that begins with these numbers, in ascending order.

        A pledge is (kind, what, amount, until); every way to go on leads to one. By default there are none.
        """
        return ()

    def may_promise(self, by: Holder, to: Holder) -> bool:
        """Whether there is any such pledge; a game that knows it at once says so."""
        return bool(self.pledge_numbers(by, to, ()))

    def private_channels(self) -> list[tuple[Holder, ...]]:
        """Holders who share counsel by the rules of the game, and may talk among themselves."""
        return []

    def order_fault(self, order: Order) -> Illegal | None:
        """Why this standing order may not be left at this table."""
        return None

    # The stack.

    def push(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)
        self.frame_ids.append(self.next_frame_id)
        self.next_frame_id += 1

    def pop(self) -> None:
        self.stack.pop()
        self.frame_ids.pop()

    def replace(self, frame: Frame[Any]) -> None:
        """The top frame goes on as this one."""
        self.stack[-1] = frame

    def put(self, at: int, frame: Frame[Any]) -> None:
        """The frame at a place of the stack goes on as this one; its questions keep their ids."""
        self.stack[at] = frame

    def cut(self, at: int) -> None:
        """Take the frame at a place off, with everything above it."""
        del self.stack[at:]
        del self.frame_ids[at:]

    # What frames tell the machine.

    def begin_turn(self, seat: Seat) -> None:
        """A seat's turn begins, and everybody hears of it: a log has its headings by that."""
        if self.sink is not None:
            self.sink.append(Event("event-turn", {"seat": seat, "round": self.round}))
        self.turn = seat
        self.turns += 1
        self.chance_counts.clear()
        self.begin_phase()

    def begin_phase(self) -> None:
        """A phase begins: everybody's count of inputs starts anew (ST-4.1)."""
        self.inputs_used = [0] * len(self.holders)

    def reveal(self) -> None:
        """Something hidden came to light (a chance outcome apart): undo stops here (ST-6.1)."""
        self.revealed = True

    def finish(self, reason: str, rule: str) -> None:
        """The game ends, ranked by score; who gave up comes last (ST-5.2)."""
        out = tuple([self.is_out(holder) for holder in self.all_holders()])
        self.result = Result.by_score(self.scores(), out, reason, rule, self.tie_breaks())

    def crown(self, winner: Holder, reason: str, rule: str) -> None:
        """The game ends with a winner, whatever the scores; the others are ranked as if it had finished."""
        self.finish(reason, rule)
        if self.result is not None:
            self.result = self.result.won_by(winner)

    # Seats and holders.

    def holder_count(self) -> int:
        return self.colours

    def all_holders(self) -> tuple[Holder, ...]:
        """Every colour at the table, those that have given up too."""
        return FIRST_HOLDERS[self.colours]

    def seats_of(self, holder: Holder) -> list[Seat]:
        return [Seat(seat) for seat, owner in enumerate(self.holders) if owner == holder]

    def playing(self) -> tuple[Holder, ...]:
        """The colours that have not given up."""
        everybody = self.all_holders()
        if True not in self.conceded:
            return everybody
        return tuple([holder for holder in everybody if not self.is_out(holder)])

    def is_out(self, holder: Holder) -> bool:
        """Whether all seats of a holder have given up."""
        if True not in self.conceded:
            return False
        for seat, owner in enumerate(self.holders):
            if owner == holder and not self.conceded[seat]:
                return False
        return True

    # What is refused whatever the game.

    def check_seat(self, seat: Seat) -> None:
        """Refuse a seat that is not at this table."""
        if not 0 <= seat < len(self.holders):
            raise Illegal("ST-2.5", "refused-no-such-seat", {"seat": seat})

    def check_inputs_used(self, seat: Seat) -> None:
        """A seat that has used up its inputs of the phase may only end it (ST-4.1)."""
        if self.inputs_used[seat] >= self.phase_inputs:
            raise Illegal("ST-4.1", "refused-phase-used-up", {"limit": self.phase_inputs})

    def no_such_question(self, question: QuestionId, seat: Seat) -> Illegal:
        """Say why a question cannot be answered, without telling of another's (ST-9.8)."""
        if self.result is not None:
            return Illegal("ST-5.1", "refused-game-over")
        if not 0 <= seat < len(self.holders):
            return Illegal("ST-2.5", "refused-no-such-seat", {"seat": seat})
        if seat_of(question) != seat:
            return Illegal("ST-2.4", "refused-foreign-question", {"seat": seat})
        for paused in (*self.paused, *self.open):
            if paused.id == question:
                return Illegal("ST-2.2", "refused-question-rests", {"question": question})
        if 0 <= question < question_id(seat, self.question_counts[seat]):
            return Illegal("ST-2.1", "refused-stale-question", {"question": question})
        return Illegal("ST-2.3", "refused-unknown-question", {"question": question})
