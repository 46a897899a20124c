"""Counting mails: how often a game by days must wait for each seat.

A mail is a moment at which the game cannot go on without a seat. Questions to one seat that follow one another, with
no other seat's needed answer between them, are one mail, and with it come that seat's side questions. A table that
waits for nobody over trifles (ST-7.12) answers them with their defaults.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from statecraft import bots
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Handle, Player
from statecraft.core.engine.question import Chance, Over, Question
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import QuestionId, Seat
from statecraft.core.record.inputs import Act, GiveOrder, Outcome
from statecraft.core.trade.orders import Order


class Correspondence:
    """Four people play by mail; ``mails`` and ``turns`` count by seat, ``kinds`` what made a mail needed."""

    def __init__(self, game: Game, options: Mapping[str, Any], seed: int, ahead: bool) -> None:
        self.state: State = game.new(options, 4)
        self.ahead = ahead
        self.luck = SeededLuck(seed)
        self.players: list[Player] = [
            bots.make("novice", game, seed, Seat(seat)) for seat in range(4)
        ]
        self.mails: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        self.kinds: Counter[str] = Counter()
        self._reading = -1
        self._offered: set[QuestionId] = set()

    def leave(self, orders: Sequence[Order]) -> None:
        """Everybody leaves these orders."""
        for seat in range(4):
            for order in orders:
                self.state.apply(GiveOrder(Seat(seat), order))

    def play(self) -> None:
        """To the end."""
        turn = -1
        while not isinstance(self.state.pending(), Over):
            if self.state.turns != turn:
                turn = self.state.turns
                self.turns[self.state.turn] += turn > 0
            self._step()

    def _step(self) -> None:
        state = self.state
        pending = state.pending()
        if isinstance(pending, Chance):
            state.apply(Outcome(pending.id, self.luck.outcome(pending)))
            return
        given = state.ordered() or (state.trifle() if self.ahead else None)
        if given is not None:
            state.apply(given)
            return
        needed = pending.questions[0]
        if needed.seat != self._reading:
            self._reading = needed.seat
            self._offered.clear()
            self.mails[needed.seat] += 1
            self.kinds[needed.kind] += 1
        side = self._side()
        asked = needed if side is None else side
        action = self.players[asked.seat].choose(Handle(state, asked))
        if action is None and side is None:
            action = state.default(asked)
        if action is not None:
            state.apply(Act(asked.id, asked.seat, action))

    def _side(self) -> Question | None:
        """A side question that comes with the mail."""
        for question in self.state.questions():
            if (
                question.seat == self._reading
                and not question.must
                and question.id not in self._offered
                and not self.state.stack[question.at].SEALED
            ):
                self._offered.add(question.id)
                return question
        return None


def mails_a_turn(
    game: Game,
    options: Mapping[str, Any],
    seeds: Sequence[int],
    ahead: bool,
    orders: Callable[[Game], Sequence[Order]],
) -> list[float]:
    """Mails to each seat for each turn of its own, over these games."""
    mails: Counter[int] = Counter()
    turns: Counter[int] = Counter()
    for seed in seeds:
        played = Correspondence(game, options, seed, ahead)
        played.leave(orders(game))
        played.play()
        mails.update(played.mails)
        turns.update(played.turns)
    return [mails[seat] / turns[seat] for seat in range(4)]
