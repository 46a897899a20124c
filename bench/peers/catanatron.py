"""Catanatron: Settlers of Catan for four random players, in plain Python.

Its engine produces the list of playable actions after every applied action, and draws dice and
cards inside `apply`. Rolling the dice and ending a turn without anything to build are actions
with one alternative: they are played, and do not count as decisions.
"""

from __future__ import annotations

import importlib.metadata
import pickle
import time
from importlib import import_module
from typing import Any

from bench.contestant import Missing, Tally, microseconds

REQUIREMENT = "catanatron==3.2.1"


class Catanatron:
    name = "catanatron"
    about = "Catan, 4 players; Game.copy(); pickle of the Game"
    compiled = False

    def __init__(self) -> None:
        try:
            self._catanatron: Any = import_module("catanatron")
            self._turns_limit: int = import_module("catanatron.game").TURNS_LIMIT
        except ModuleNotFoundError as error:
            raise Missing("catanatron", REQUIREMENT) from error
        self.version = importlib.metadata.version("catanatron")

    def _new_game(self, seed: int) -> Any:
        player = self._catanatron.RandomPlayer
        return self._catanatron.Game([player(c) for c in self._catanatron.Color], seed=seed)

    def random_games(self, seconds: float, seed: int) -> Tally:
        decisions = steps = games = 0
        started = time.process_time()
        while True:
            game = self._new_game(seed + games)
            state = game.state
            while game.winning_color() is None and state.num_turns < self._turns_limit:
                if len(state.playable_actions) > 1:
                    decisions += 1
                game.play_tick()
                steps += 1
            games += 1
            spent = time.process_time() - started
            if spent >= seconds:
                return Tally(decisions, steps, games, spent)

    def _half_way(self, seed: int) -> Any:
        whole = self._new_game(seed)
        whole.play()
        half = self._new_game(seed)
        for _ in range(len(whole.state.actions) // 2):
            half.play_tick()
        return half

    def clone_us(self, seed: int) -> float:
        return microseconds(self._half_way(seed).copy)

    def save_load_us(self, seed: int) -> float:
        game = self._half_way(seed)
        return microseconds(lambda: pickle.loads(pickle.dumps(game)))

    def fold_ms(self, seed: int) -> float | None:
        return None


def contestants() -> list[Catanatron]:
    return [Catanatron()]
