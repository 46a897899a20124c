"""A game written by hand: every choice and every die, compared with what was reckoned on paper."""

from collections.abc import Mapping, Sequence
from typing import Generic, Self, TypeVar

from statecraft.core.engine.question import Chance
from statecraft.core.engine.session import Session
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.record.inputs import Act, Outcome
from statecraft.core.record.record import Record, fold, new_header
from statecraft.core.record.struct import PlainValue
from statecraft.core.verbs.action import Action

T = TypeVar("T", bound=State)


class OnPaper(Generic[T]):
    """A session whose table is of a kind, played through the public API."""

    def __init__(
        self, game: Game, kind: type[T], options: Mapping[str, PlainValue], seats: int
    ) -> None:
        self.session = Session(game, new_header(game, options, seats))
        self._kind = kind

    @property
    def table(self) -> T:
        state = self.session.state
        assert isinstance(state, self._kind)
        return state

    def comes(self, kind: str, value: PlainValue) -> Self:
        """Dice, a deal or a lot come out."""
        pending = self.table.pending()
        assert isinstance(pending, Chance)
        assert pending.kind == kind
        self.session.apply(Outcome(pending.id, value))
        return self

    def does(self, seat: int, action: Action, kind: str = "") -> Self:
        """A seat answers what it must, or the question of a kind."""
        for question in self.table.questions():
            if question.seat == seat and (question.kind == kind if kind else question.must):
                self.session.apply(Act(question.id, Seat(seat), action))
                return self
        raise AssertionError(f"seat {seat} is not asked {kind}")

    def ends(self, reason: str, ranks: Sequence[int]) -> None:
        """The game is over as it should be, and its record replays to the same position."""
        result = self.table.result
        assert result is not None
        assert (result.reason, list(result.ranks)) == (reason, list(ranks))
        game = self.table.game
        again = Record.from_jsonl(game, self.session.record.to_jsonl())
        assert fold(game, again).digest() == self.table.digest()
