"""PettingZoo: connect four through the interface that multi-agent learners use, in plain Python.

An agent observes the board as an array with a mask, and takes one of the columns the mask allows; each
step pays for the observation, which the engines beside it do not make. The environment has no copy and
no saved form of its own: whoever wants either keeps the moves and makes them again.
"""

from __future__ import annotations

import importlib.metadata
import json
import random
import time
from importlib import import_module
from typing import Any

from bench.contestant import Missing, Tally, microseconds

REQUIREMENT = "pettingzoo[classic]==1.27.0"


class PettingZoo:
    name = "pettingzoo-connect-four"
    about = "connect four with observations, 2 agents; the moves made again; the moves as JSON"
    compiled = False

    def __init__(self) -> None:
        try:
            home: Any = import_module("pettingzoo.classic.connect_four.connect_four")
        except ModuleNotFoundError as error:
            raise Missing("PettingZoo", REQUIREMENT) from error
        self.version = importlib.metadata.version("pettingzoo")
        self._env: Any = home.env()

    def _play(self, rng: random.Random) -> tuple[list[int], int]:
        """One game: its moves, and how many were decisions."""
        env = self._env
        env.reset()
        moves: list[int] = []
        decisions = 0
        while True:
            seen, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                return moves, decisions
            legal = seen["action_mask"].nonzero()[0]
            if len(legal) > 1:
                decisions += 1
            moves.append(int(legal[rng.randrange(len(legal))]))
            env.step(moves[-1])

    def random_games(self, seconds: float, seed: int) -> Tally:
        decisions = steps = games = 0
        rng = random.Random(seed)
        started = time.process_time()
        while True:
            moves, decided = self._play(rng)
            decisions += decided
            steps += len(moves)
            games += 1
            spent = time.process_time() - started
            if spent >= seconds:
                return Tally(decisions, steps, games, spent)

    def _again(self, moves: list[int]) -> None:
        self._env.reset()
        for move in moves:
            self._env.step(move)

    def _half_way(self, seed: int) -> list[int]:
        moves, _ = self._play(random.Random(seed))
        return moves[: len(moves) // 2]

    def clone_us(self, seed: int) -> float:
        moves = self._half_way(seed)
        return microseconds(lambda: self._again(moves))

    def save_load_us(self, seed: int) -> float:
        moves = self._half_way(seed)
        return microseconds(lambda: self._again(json.loads(json.dumps(moves))))

    def fold_ms(self, seed: int) -> float | None:
        return None


def contestants() -> list[PettingZoo]:
    return [PettingZoo()]
