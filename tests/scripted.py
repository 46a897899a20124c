"""Build a position of Harbour by playing to it, with every hand and roll chosen by the test."""

from collections.abc import Mapping, Sequence

import pytest

from harbour import GAME
from harbour.table import Harbour
from statecraft.core.chance.decks import set_of
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.question import Chance, Over, Question
from statecraft.core.engine.session import Session
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import Act, Input, Outcome, Timeout
from statecraft.core.record.record import new_header
from statecraft.core.record.struct import PlainValue
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action

ANN, BEN, CAT = Seat(0), Seat(1), Seat(2)
REDS, BLUES, GREENS = Holder(0), Holder(1), Holder(2)
"""The holders; where each has one seat, they are Ann's, Ben's and Cat's."""
LETTERS = (0, 1, 2, 3, 4, 5, 6, 7)
"""Card numbers: raid letters, and below favours, storms and calms."""
FAVOURS, STORMS, CALMS = (8, 9, 10, 11), (12, 13, 14, 15), (16, 17, 18, 19)
HANDS = ((0, 8), (1, 12), (2, 16))
"""What everybody is dealt unless a test says otherwise: a raid letter each, and a second card."""


class Played:
    """A session in which a test plays everybody and is the dice as well."""

    def __init__(
        self,
        hands: Sequence[Sequence[int]] = HANDS,
        seats: int | Sequence[int] = 3,
        options: Mapping[str, PlainValue] | None = None,
    ) -> None:
        self.session = Session(GAME, new_header(GAME, options, seats))
        self.events: list[Event] = []
        self.luck = SeededLuck(7)
        self.come_out(tuple([set_of(list(hand)) for hand in hands]))

    @property
    def state(self) -> Harbour:
        state = self.session.state
        assert isinstance(state, Harbour)
        return state

    def take(self, given: Input) -> bool:
        """Apply an input; ``events`` has what it brought about."""
        self.events.clear()
        return self.session.apply(given, self.events)

    def chance(self) -> Chance:
        pending = self.state.pending()
        assert isinstance(pending, Chance)
        return pending

    def come_out(self, value: PlainValue) -> None:
        self.take(Outcome(self.chance().id, value))

    def asked(self, seat: Seat, kind: str = "") -> Question:
        """The question a seat is asked now: the first, or that of a kind."""
        for question in self.state.questions():
            if question.seat == seat and kind in ("", question.kind):
                return question
        raise AssertionError(f"seat {seat} is not asked {kind or 'anything'}")

    def act(self, seat: Seat, action: Action, kind: str = "") -> Act:
        """The input that answers a seat's question."""
        return Act(self.asked(seat, kind).id, seat, action)

    def do(self, seat: Seat, action: Action, kind: str = "") -> Act:
        given = self.act(seat, action, kind)
        assert self.take(given)
        return given

    def refused(self, given: Input) -> Illegal:
        return refused(self.state, given)

    def go_to(self, kind: str, seat: Seat | None = None) -> "Played":
        """Let time run out, and the dice fall as they may, until this must be answered."""
        for _ in range(2000):
            pending = self.state.pending()
            assert not isinstance(pending, Over), f"the game ended before {kind}"
            if isinstance(pending, Chance):
                if pending.kind == kind:
                    return self
                self.come_out(self.luck.outcome(pending))
                continue
            first = pending.questions[0]
            if first.kind == kind and seat in (None, first.seat):
                return self
            self.take(Timeout(first.id))
        raise AssertionError(f"{kind} never came")

    def texts(self) -> list[str]:
        return [event.text for event in self.events]


def refused(state: Harbour, given: Input) -> Illegal:
    """The refusal of an input; nothing whatever has changed."""
    before = (state.digest(), state.to_bytes())
    with pytest.raises(Illegal) as caught:
        state.apply(given)
    assert (state.digest(), state.to_bytes()) == before
    return caught.value
