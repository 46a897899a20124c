"""Drivers: whoever asks the players, rolls the dice and keeps the game going.

A player is given a handle: its own view, its legal choices, and imagined states, never the state
itself. A driver without a clock asks the first question that must be answered, and offers each side
question once a turn (ST-2.9).
"""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from statecraft.core.chance.distributions import Randomness
from statecraft.core.chance.luck import Luck
from statecraft.core.engine.legal import DOMAIN_SHARE, Legal
from statecraft.core.engine.question import Chance, Over, Question, Sealed
from statecraft.core.engine.result import Result
from statecraft.core.engine.session import Session
from statecraft.core.engine.state import State
from statecraft.core.ids import QuestionId, Seat
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import Act, Input, Outcome
from statecraft.core.record.views import View
from statecraft.core.verbs.action import Action

if TYPE_CHECKING:
    from statecraft.core.game import Game


class Handle:
    """What a player gets to decide with. Everything is worked out only when asked for."""

    __slots__ = ("_imagined", "_legal", "_state", "question", "seat")

    def __init__(self, state: State, question: Question, imagined: bool = False) -> None:
        self._state = state
        self._imagined = imagined
        self._legal: Legal | None = None
        self.question = question
        self.seat = question.seat

    def __repr__(self) -> str:
        must = "must" if self.question.must else "may"
        return f"<Handle of {self.game.name}: seat {self.seat} {must} {self.question.kind}>"

    @property
    def game(self) -> "Game":
        """The game as its box and rulebook describe it, which is no secret."""
        return self._state.game

    @property
    def round(self) -> int:
        """The round that is played, which everybody knows."""
        return self._state.round

    @property
    def turn(self) -> Seat:
        """Whose turn it is, which everybody knows."""
        return self._state.turn

    def view(self) -> View:
        """All that this seat may see."""
        return self._state.view(self.seat)

    def legal(self) -> Legal:
        """What may be answered to the question."""
        if self._legal is None:
            self._legal = self._state.legal(self.seat, self.question.id)
        return self._legal

    def default(self) -> Action | None:
        """What is played for who does not answer; None where that is nothing."""
        return self._state.default(self.question)

    def determinise(self, rng: Randomness) -> State:
        """A full state this seat could not tell from the real one.

        A table that is imagined as a whole is given as it is: who imagines it keeps no secret from itself, and to
        imagine it once more would cost more than the answer. Nobody may change it.
        """
        if self._imagined:
            return self._state
        return self._state.game.determinise(self.view(), rng)


class Player(Protocol):
    """Anything that answers questions. None leaves a side question alone."""

    def choose(self, handle: Handle) -> Action | None:
        """The answer to the handle's question."""
        ...


class RandomPlayer:
    """Answers anything legal; side questions every other time, or less often where all that can be
    said is large (offers, placements), which gets one choice in ten."""

    __slots__ = ("_rng",)

    def __init__(self, rng: Randomness) -> None:
        self._rng = rng

    def choose(self, handle: Handle) -> Action | None:
        if not handle.question.must:
            # Listed only where it matters whether there is anything to list.
            chance = self._rng.random()
            if chance >= 0.5 or (chance * DOMAIN_SHARE >= 1 and not handle.legal().actions()):
                return None
        return handle.legal().sample(self._rng)


class ScriptedPlayer:
    """Answers from a script, in order; side questions only with an action that fits them."""

    __slots__ = ("_actions",)

    def __init__(self, actions: Iterable[Action]) -> None:
        self._actions = deque(actions)

    def choose(self, handle: Handle) -> Action | None:
        if not self._actions:
            return handle.default() if handle.question.must else None
        if not handle.question.must and self._actions[0] not in handle.legal():
            return None
        return self._actions.popleft()


class SideQuestions:
    """Which side questions were offered already: a driver offers each once a turn (ST-2.9)."""

    __slots__ = ("_offered", "_turn")

    def __init__(self) -> None:
        self._offered: set[QuestionId] = set()
        self._turn = -1

    def next(self, state: State) -> Question | None:
        """The next side question to offer now, which then has been; None when only musts are left."""
        if state.turns != self._turn:
            self._turn = state.turns
            self._offered.clear()
        pending = state.pending()
        if isinstance(pending, Sealed):
            # A sealed answer may be changed until the last is in, but nobody is pestered to.
            return None
        for question in pending.questions:
            if not question.must and question.id not in self._offered:
                self._offered.add(question.id)
                return question
        return None


class Asker:
    """Who is asked next, and what comes of it (ST-2.9)."""

    __slots__ = ("_imagined", "_sides", "luck", "players")

    def __init__(self, players: Sequence[Player], luck: Luck, imagined: bool = False) -> None:
        self.players = players
        self.luck = luck
        self._imagined = imagined
        self._sides = SideQuestions()

    def next_input(self, state: State) -> Input | None:
        """The next input: chance, a standing order, a side answer, or the first that must be."""
        pending = state.pending()
        if isinstance(pending, Over):
            return None
        if isinstance(pending, Chance):
            return Outcome(pending.id, self.luck.outcome(pending))
        ordered = state.ordered()
        if ordered is not None:
            return ordered
        side = self._sides.next(state)
        while side is not None:
            action = self.players[side.seat].choose(Handle(state, side, self._imagined))
            if action is not None:
                return Act(side.id, side.seat, action)
            side = self._sides.next(state)
        question = pending.questions[0]
        return Act(question.id, question.seat, self._answer(state, question))

    def _answer(self, state: State, question: Question) -> Action:
        action = self.players[question.seat].choose(Handle(state, question, self._imagined))
        if action is None:
            action = state.default(question)
        if action is None:
            raise TypeError(f"{question.kind} must be answered and has no default")
        return action


class Driver:
    """Plays a session input by input."""

    def __init__(self, session: Session, players: Sequence[Player], luck: Luck) -> None:
        self.session = session
        self.asker = Asker(players, luck)

    def __repr__(self) -> str:
        return f"<Driver of {self.session!r} with {len(self.asker.players)} players>"

    def next_input(self) -> Input | None:
        """The next input; None when the game is over."""
        return self.asker.next_input(self.session.state)

    def step(self, sink: list[Event] | None = None) -> Input | None:
        """Apply the next input; None when the game is over."""
        given = self.next_input()
        if given is not None:
            self.session.apply(given, sink)
        return given

    def play(self) -> Result:
        """Play to the end."""
        while self.step() is not None:
            pass
        result = self.session.state.result
        if result is None:
            raise TypeError("a game that is over has a result")
        return result
