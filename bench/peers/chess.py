"""python-chess: random games of chess, in plain Python on bitboards.

No chance and no hidden hands, so it is a reference rather than a rival. A FEN keeps the position
and not the moves that led to it.
"""

from __future__ import annotations

import importlib.metadata
import random
import time
from importlib import import_module
from typing import Any

from bench.contestant import Missing, Tally, microseconds

REQUIREMENT = "chess==1.11.2"


class Chess:
    name = "chess"
    about = "chess, 2 players; Board.copy(stack=False); FEN"
    compiled = False

    def __init__(self) -> None:
        try:
            self._board: Any = import_module("chess").Board
        except ModuleNotFoundError as error:
            raise Missing("python-chess", REQUIREMENT) from error
        self.version = importlib.metadata.version("chess")

    def random_games(self, seconds: float, seed: int) -> Tally:
        decisions = steps = games = 0
        rng = random.Random(seed)
        started = time.process_time()
        while True:
            board = self._board()
            while legal := self._legal(board):
                if len(legal) > 1:
                    decisions += 1
                board.push(legal[rng.randrange(len(legal))])
                steps += 1
            games += 1
            spent = time.process_time() - started
            if spent >= seconds:
                return Tally(decisions, steps, games, spent)

    @staticmethod
    def _legal(board: Any) -> list[Any]:
        """The legal moves; none when the game has ended, by whichever rule."""
        if (
            board.is_insufficient_material()
            or board.is_seventyfive_moves()
            or board.is_fivefold_repetition()
        ):
            return []
        return list(board.legal_moves)

    def _half_way(self, seed: int) -> Any:
        rng = random.Random(seed)
        whole = self._board()
        while legal := self._legal(whole):
            whole.push(legal[rng.randrange(len(legal))])
        half = self._board()
        for move in whole.move_stack[: len(whole.move_stack) // 2]:
            half.push(move)
        return half

    def clone_us(self, seed: int) -> float:
        board = self._half_way(seed)
        return microseconds(lambda: board.copy(stack=False))

    def save_load_us(self, seed: int) -> float:
        board = self._half_way(seed)
        return microseconds(lambda: self._board(board.fen()))

    def fold_ms(self, seed: int) -> float | None:
        return None


def contestants() -> list[Chess]:
    return [Chess()]
