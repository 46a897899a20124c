"""What a program that searches or learns pays for a move, in processor time, with the engine that this process has
imported.

    python -m bench.moves SECONDS SEED

prints the figures as JSON. A search clones a position, lists what the asked seat may answer, and applies one answer.
An agent that learns observes, and takes one token that its mask allows: four agents at random, with deals, and one
without deals among three random bots.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import TypedDict

from bench.contestant import microseconds
from statecraft import rl
from statecraft.compiled_build import engine
from statecraft.core.engine.playout import play_on
from statecraft.core.engine.question import Chance
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.record.inputs import Act
from statecraft.global_powers import GAME as GLOBAL_POWERS
from statecraft.globopolis import GAME as GLOBOPOLIS

GAMES = (GLOBOPOLIS, GLOBAL_POWERS)
SEATS = 4
POSITIONS = 100
ALONE = dict.fromkeys(range(1, SEATS), "random")


class MoveSample(TypedDict):
    """One game in one run: µs for clone, legal and apply together, and decisions of agents in a second."""

    game: str
    compiled: bool
    move_us: float
    agents_per_s: float
    alone_per_s: float


def positions(game: Game, seed: int) -> list[tuple[State, Act]]:
    """Positions from the middle of random games on, each with an answer to the first question."""
    rng = random.Random(seed)
    found: list[tuple[State, Act]] = []
    while len(found) < POSITIONS:
        state = game.new({}, SEATS)
        play_on(state, rng, play_on(state.clone(), random.Random(seed)).inputs // 2)
        while state.result is None and len(found) < POSITIONS:
            if not isinstance(state.waiting, Chance):
                asked = state.questions()[0]
                action = state.legal(asked.seat, asked.id).sample(rng)
                found.append((state.clone(), Act(asked.id, asked.seat, action)))
            play_on(state, rng, 1)
    return found


def move_us(game: Game, seed: int) -> float:
    """Processor time to clone a position, list what the asked seat may answer, and apply one answer."""
    moves = positions(game, seed)

    def search() -> None:
        for state, act in moves:
            copy = state.clone()
            copy.legal(act.seat, act.question).actions()
            copy.apply(act)

    return microseconds(search) / len(moves)


def decisions_per_s(game: Game, seconds: float, seed: int, alone: bool) -> float:
    """How many decisions agents take at random in a second, the observation and mask of each included."""
    rng = random.Random(seed)
    table = rl.env(game.name, players=SEATS, deals=not alone, seated=ALONE if alone else {})
    table.reset(seed=seed)
    decisions = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        observed, _reward, over, cut_short, _info = table.last()
        if over or cut_short:
            table.reset()
            continue
        offered = observed["action_mask"].nonzero()[0]
        table.step(int(offered[int(rng.random() * len(offered))]))
        decisions += 1
    spent = time.process_time() - started
    table.close()
    return decisions / spent


def sample(game: Game, seconds: float, seed: int) -> MoveSample:
    return {
        "game": game.name,
        "compiled": engine() == "compiled",
        "move_us": move_us(game, seed),
        "agents_per_s": decisions_per_s(game, seconds, seed, alone=False),
        "alone_per_s": decisions_per_s(game, seconds, seed, alone=True),
    }


if __name__ == "__main__":
    samples = [sample(game, float(sys.argv[1]), int(sys.argv[2])) for game in GAMES]
    sys.stdout.write(json.dumps(samples) + "\n")
