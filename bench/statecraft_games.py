"""Our own games as contestants.

Questions are asked as a driver without a clock asks them: each side question once a turn, answered
now and then, else the first that must be answered. The answer is drawn from everything legal,
the large domains included, after the small verbs have been listed in full; a large domain counts as
one more alternative. A compiled copy on PYTHONPATH goes before the sources.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Sequence
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
            inputs = import_module("statecraft.core.inputs")
            question = import_module("statecraft.core.question")
            home = import_module(module)
        except ModuleNotFoundError as error:
            raise Missing(name, "-e .") from error
        self.name = name
        self.about = about
        self.version = str(getattr(import_module("statecraft"), "__version__", "unreleased"))
        self.compiled = not str(home.__file__).endswith(".py")
        self._game: Any = home.GAME
        self._seats = seats
        self._act: Any = inputs.Act
        self._outcome: Any = inputs.Outcome
        self._chance: Any = question.Chance
        self._over: Any = question.Over

    def _play(self, rng: random.Random, limit: int | None = None) -> tuple[Any, int, int]:
        """One game, or its first `limit` inputs: the state, decisions and inputs."""
        decisions = steps = 0
        offered: set[int] = set()
        turn = -1
        state = self._game.new({}, self._seats)
        while steps != limit:
            pending = state.pending()
            if type(pending) is self._chance:
                state.apply(self._outcome(pending.id, pending.distribution.sample(rng)))
                steps += 1
                continue
            if type(pending) is self._over:
                break
            if state.turns != turn:
                turn = state.turns
                offered.clear()
            legal = self._asked(state, pending.questions, offered, rng)
            if len(legal.actions()) > 1 or legal.domains():
                decisions += 1
            question = legal.question
            state.apply(self._act(question.id, question.seat, legal.sample(rng)))
            steps += 1
        return state, decisions, steps

    @staticmethod
    def _asked(state: Any, questions: Sequence[Any], offered: set[int], rng: random.Random) -> Any:
        """The choices of a side question now and then, otherwise of the first that must be answered.

        Each side question is looked at once a turn, and answered as the engine's random player
        would: every other time, or one time in ten where only large domains are on offer.
        """
        for question in questions:
            if not question.must and question.id not in offered:
                offered.add(question.id)
                chance = rng.random()
                if chance < 0.5:
                    legal = state.legal(question.seat, question.id)
                    if chance < 0.1 or legal.actions():
                        return legal
        return state.legal(questions[0].seat, questions[0].id)

    def random_games(self, seconds: float, seed: int) -> Tally:
        decisions = steps = games = 0
        rng = random.Random(seed)
        started = time.perf_counter()
        while True:
            _, decided, taken = self._play(rng)
            decisions += decided
            steps += taken
            games += 1
            spent = time.perf_counter() - started
            if spent >= seconds:
                return Tally(decisions, steps, games, spent)

    def _half_way(self, seed: int) -> Any:
        _, _, steps = self._play(random.Random(seed))
        return self._play(random.Random(seed), steps // 2)[0]

    def clone_us(self, seed: int) -> float:
        return microseconds(self._half_way(seed).clone)

    def save_load_us(self, seed: int) -> float:
        state = self._half_way(seed)
        return microseconds(lambda: self._game.from_bytes(state.to_bytes()))


def contestants() -> list[StatecraftGame]:
    small = "the small game of the tests, 4 players; clone(); to_bytes()"
    return [
        StatecraftGame("harbour", "harbour", small, seats=4),
        StatecraftGame(
            "globopolis", "statecraft.globopolis", "4 players; clone(); to_bytes()", seats=4
        ),
        StatecraftGame(
            "global-powers", "statecraft.global_powers", "4 players; clone(); to_bytes()", seats=4
        ),
    ]
