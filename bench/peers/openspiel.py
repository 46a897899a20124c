"""OpenSpiel: one game written in C++ and one written in Python, both with explicit chance.

Backgammon shows what an engine in C++ reaches when driven from Python; team dominoes (four
players, hidden hands, a deal) is the nearest thing to ours among its games in Python.
"""

from __future__ import annotations

import importlib.metadata
import random
import time
from importlib import import_module
from typing import Any

from bench.contestant import Missing, Tally, microseconds

REQUIREMENT = "open_spiel==2.0.2"


class OpenSpiel:
    def __init__(self, name: str, game: str, about: str, compiled: bool) -> None:
        try:
            pyspiel = import_module("pyspiel")
            if not compiled:
                import_module("open_spiel.python.games")  # registers the games in Python
        except ModuleNotFoundError as error:
            raise Missing("OpenSpiel", REQUIREMENT) from error
        self.name = name
        self.about = about
        self.compiled = compiled
        self.version = importlib.metadata.version("open_spiel")
        self._game: Any = pyspiel.load_game(game)

    def random_games(self, seconds: float, seed: int) -> Tally:
        decisions = steps = games = 0
        rng = random.Random(seed)
        started = time.process_time()
        while True:
            state = self._game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    self._draw(state, rng)
                else:
                    legal = state.legal_actions()
                    if len(legal) > 1:
                        decisions += 1
                    state.apply_action(legal[rng.randrange(len(legal))])
                steps += 1
            games += 1
            spent = time.process_time() - started
            if spent >= seconds:
                return Tally(decisions, steps, games, spent)

    @staticmethod
    def _draw(state: Any, rng: random.Random) -> None:
        values, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(values, weights)[0])

    def _after(self, seed: int, limit: int | None) -> tuple[Any, int]:
        rng = random.Random(seed)
        state = self._game.new_initial_state()
        steps = 0
        while not state.is_terminal() and steps != limit:
            if state.is_chance_node():
                self._draw(state, rng)
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return state, steps

    def _half_way(self, seed: int) -> Any:
        _, steps = self._after(seed, None)
        return self._after(seed, steps // 2)[0]

    def clone_us(self, seed: int) -> float:
        return microseconds(self._half_way(seed).clone)

    def save_load_us(self, seed: int) -> float:
        state = self._half_way(seed)
        return microseconds(lambda: self._game.deserialize_state(state.serialize()))

    def fold_ms(self, seed: int) -> float | None:
        return None


def contestants() -> list[OpenSpiel]:
    return [
        OpenSpiel(
            "openspiel-backgammon",
            "backgammon",
            "backgammon in C++, 2 players; State.clone(); serialize()",
            compiled=True,
        ),
        OpenSpiel(
            "openspiel-dominoes",
            "python_team_dominoes",
            "team dominoes in Python, 4 players; State.clone(); serialize()",
            compiled=False,
        ),
    ]
