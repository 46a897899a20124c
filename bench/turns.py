"""How long one turn of our bots takes, in processor time, with the engine that this process has imported.

    python -m bench.turns TURNS SEED

prints the figures as JSON. Four bots of a kind play a table from its beginning; what counts is so many turns from the
middle of the game on, everything included: the questions, the answers, and what comes of them.
"""

from __future__ import annotations

import json
import sys
import time
from typing import TypedDict

from statecraft import bots
from statecraft.compiled_build import engine
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.playout import play_turns
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.global_powers import GAME as GLOBAL_POWERS
from statecraft.globopolis import GAME as GLOBOPOLIS

GAMES = (GLOBOPOLIS, GLOBAL_POWERS)
BOTS = ("steady", "novice", "quick")
IMAGINED = "quick"
"""Who plays on imagined tables, as in searches."""
SEATS = 4
BEGINNING = 12
"""Turns before the middle of a game, which are not counted."""


class TurnSample(TypedDict):
    """The turns of one bot in one run."""

    game: str
    bot: str
    compiled: bool
    turns: int
    turn_us: float


def sample(game: Game, bot: str, turns: int, seed: int) -> TurnSample:
    """At least so many turns from the middle of games on; a game that ends earlier is followed by another."""
    played = 0
    spent = 0.0
    while played < turns:
        state = game.new(seats=SEATS)
        players = [bots.make(bot, game, seed, Seat(seat)) for seat in range(SEATS)]
        luck = SeededLuck(seed)
        imagined = bot == IMAGINED
        play_turns(state, players, luck, BEGINNING, imagined)
        before = state.turns
        started = time.process_time()
        play_turns(state, players, luck, turns - played, imagined)
        spent += time.process_time() - started
        played += state.turns - before
        seed += 1
    return {
        "game": game.name,
        "bot": bot,
        "compiled": engine() == "compiled",
        "turns": played,
        "turn_us": spent / played * 1e6,
    }


if __name__ == "__main__":
    asked = [int(word) for word in sys.argv[1:3]]
    samples = [sample(game, bot, *asked) for game in GAMES for bot in BOTS]
    sys.stdout.write(json.dumps(samples) + "\n")
