"""Our own games as contestants.

The first question is answered, as by a driver without a clock. The answer is drawn from everything
legal, the large domains included, after the small verbs have been listed in full; only those count
as alternatives. A compiled copy on PYTHONPATH goes before the sources.
"""

from __future__ import annotations

import random
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

from bench.contestant import Missing, Tally, microseconds

TESTS = Path(__file__).parents[1] / "tests"


class StatecraftGame:
    """A game by its module, which has a `GAME`, played by `seats` seats with default options."""

    def __init__(self, name: str, module: str, about: str, seats: int) -> None:
        if str(TESTS) not in sys.path:
            sys.path.append(str(TESTS))
        try:
            self._core: Any = import_module("statecraft.core")
            home = import_module(module)
        except ImportError as error:
            raise Missing(name, "-e .") from error
        self.name = name
        self.about = about
        self.version = str(getattr(import_module("statecraft"), "__version__", "unreleased"))
        self.compiled = not str(home.__file__).endswith(".py")
        self._game: Any = home.GAME
        self._seats = seats

    def _new_game(self) -> Any:
        return self._game.new(self._game.options(), self._seats)

    def _answer_chance(self, state: Any, chance: Any, rng: random.Random) -> None:
        state.apply(self._core.Outcome(chance.id, chance.distribution.sample(rng)))

    def _answer_question(self, state: Any, question: Any, rng: random.Random) -> bool:
        """Whether there was a choice."""
        legal = state.legal(question.seat, question.id)
        alternatives = len(list(legal))
        state.apply(self._core.Act(question.id, question.seat, legal.sample(rng)))
        return alternatives > 1

    def random_games(self, seconds: float, seed: int) -> Tally:
        decisions = steps = games = 0
        rng = random.Random(seed)
        chance, over = self._core.Chance, self._core.Over
        started = time.perf_counter()
        while True:
            state = self._new_game()
            while True:
                pending = state.pending()
                kind = type(pending)
                if kind is over:
                    break
                if kind is chance:
                    self._answer_chance(state, pending, rng)
                elif self._answer_question(state, pending.questions[0], rng):
                    decisions += 1
                steps += 1
            games += 1
            spent = time.perf_counter() - started
            if spent >= seconds:
                return Tally(decisions, steps, games, spent)

    def _after(self, seed: int, limit: int | None) -> tuple[Any, int]:
        rng = random.Random(seed)
        state = self._new_game()
        steps = 0
        while steps != limit:
            pending = state.pending()
            if type(pending) is self._core.Over:
                break
            if type(pending) is self._core.Chance:
                self._answer_chance(state, pending, rng)
            else:
                self._answer_question(state, pending.questions[0], rng)
            steps += 1
        return state, steps

    def _half_way(self, seed: int) -> Any:
        _, steps = self._after(seed, None)
        return self._after(seed, steps // 2)[0]

    def clone_us(self, seed: int) -> float:
        return microseconds(self._half_way(seed).clone)

    def save_load_us(self, seed: int) -> float:
        state = self._half_way(seed)
        return microseconds(lambda: self._game.from_bytes(state.to_bytes()))


def contestants() -> list[StatecraftGame]:
    about = "the small game of the tests, 4 players; clone(); to_bytes()"
    return [StatecraftGame("harbour", "harbour", about, seats=4)]
