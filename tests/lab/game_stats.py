"""Games made up for tests of what the lab makes of them: only what a test is about is given."""

from typing import Any

from statecraft.lab.run.experiment import GameStats


def game(number: int, winner: int, side: int = 0, **more: Any) -> GameStats:
    """A finished game of four, won by one of them."""
    ranks = [1 if holder == winner else 2 for holder in range(4)]
    stats: GameStats = {
        "side": side,
        "game": number,
        "seed": number,
        "bots": ["novice"] * 4,
        "holders": [0, 1, 2, 3],
        "rounds": 10,
        "inputs": 100,
        "decisions": 50,
        "ranks": ranks,
        "scores": [0, 0, 0, 0],
        "reason": ("points", "mission")[number % 2],
        "rule": "GB-9.1",
        "digest": str(number),
        "first": 0,
        "numbers": {},
        "deeds": {"verb roll": 3},
        "sources": [{"all": 1.0}] * 4,
        "course": [],
        "facts": {"title-dealt": {}},
    }
    return {**stats, **more}
