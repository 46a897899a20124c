"""Our own games as contestants.

Games are played by the engine's own playouts, as a search would (`statecraft.core.engine.playout`): the
answer is drawn from everything legal, the large domains included, after the small verbs have been
listed in full; a large domain counts as one more alternative. A compiled copy on PYTHONPATH goes before the sources.
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
            playout = import_module("statecraft.core.engine.playout")
            home = import_module(module)
        except ModuleNotFoundError as error:
            raise Missing(name, "-e .") from error
        self.name = name
        self.about = about
        self.version = str(getattr(import_module("statecraft"), "__version__", "unreleased"))
        self.compiled = not str(home.__file__).endswith(".py")
        self._game: Any = home.GAME
        self._seats = seats
        self._play_on: Any = playout.play_on

    def _play(self, rng: random.Random, limit: int = -1) -> tuple[Any, Any]:
        """One game, or its first `limit` inputs: the state, and what was played."""
        state = self._game.new({}, self._seats)
        return state, self._play_on(state, rng, limit)

    def random_games(self, seconds: float, seed: int) -> Tally:
        decisions = steps = games = 0
        rng = random.Random(seed)
        started = time.process_time()
        while True:
            played = self._play(rng)[1]
            decisions += played.decisions
            steps += played.inputs
            games += 1
            spent = time.process_time() - started
            if spent >= seconds:
                return Tally(decisions, steps, games, spent)

    def _half_way(self, seed: int) -> Any:
        inputs = self._play(random.Random(seed))[1].inputs
        return self._play(random.Random(seed), inputs // 2)[0]

    def clone_us(self, seed: int) -> float:
        return microseconds(self._half_way(seed).clone)

    def save_load_us(self, seed: int) -> float:
        state = self._half_way(seed)
        return microseconds(lambda: self._game.from_bytes(state.to_bytes()))

    def fold_ms(self, seed: int) -> float | None:
        """The record of a game of four novices; of random players where no novice knows the game."""
        driver, record, session, luck, bots = [
            import_module(f"statecraft.{name}")
            for name in (
                "core.engine.driver",
                "core.record.record",
                "core.engine.session",
                "core.chance.luck",
                "bots",
            )
        ]
        played = session.Session(self._game, record.new_header(self._game, {}, self._seats))
        players = [bots.make("novice", self._game, seed, n) for n in range(self._seats)]
        driver.Driver(played, players, luck.SeededLuck(seed)).play()
        return microseconds(lambda: record.fold(self._game, played.record)) / 1000


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
