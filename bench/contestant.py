"""What the bench asks of every engine, ours and others, so that all are measured alike.

A decision is one applied choice by a player who had at least two legal alternatives, with the
legal list fully produced. Chance and forced moves are applied and paid for, but do not count;
`steps` counts everything applied, so that a reader can judge how much that weighs.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple, Protocol


class Tally(NamedTuple):
    """What a slice of random play amounted to; whole games only."""

    decisions: int
    steps: int
    games: int
    seconds: float


class Contestant(Protocol):
    """One game on one engine. Seeds are positive; equal seeds mean equal games."""

    @property
    def name(self) -> str: ...

    @property
    def about(self) -> str:
        """The game, and how a clone and a save are made, in a few words."""
        ...

    @property
    def version(self) -> str: ...

    @property
    def compiled(self) -> bool:
        """Whether the rules run as machine code."""
        ...

    def random_games(self, seconds: float, seed: int) -> Tally:
        """Whole games of uniformly random choices, until `seconds` have passed."""
        ...

    def clone_us(self, seed: int) -> float:
        """Microseconds for an independent copy of a position half-way through a game."""
        ...

    def save_load_us(self, seed: int) -> float:
        """Microseconds for that position into bytes or text and back."""
        ...

    def fold_ms(self, seed: int) -> float | None:
        """Milliseconds to replay the record of a whole game; None where an engine keeps none."""
        ...


class Missing(Exception):
    """An engine is not installed; `requirement` is what would install it."""

    def __init__(self, name: str, requirement: str) -> None:
        super().__init__(f"{name} is not installed: pip install '{requirement}'")
        self.name = name
        self.requirement = requirement


def microseconds(action: Callable[[], object], at_least: float = 0.1, batches: int = 20) -> float:
    """Duration of `action`: the quickest of several batches, `at_least` seconds in all.

    A short action takes as long as it must, or longer because the machine did something else
    meanwhile; the quickest batch is the one that was disturbed least.
    """
    repeats = 1
    while (spent := _seconds(action, repeats)) < at_least / batches:
        repeats = max(
            repeats * 2, min(repeats * 100, int(repeats * at_least / batches / (spent + 1e-9)))
        )
    return min([spent, *[_seconds(action, repeats) for _ in range(batches - 1)]]) / repeats * 1e6


def _seconds(action: Callable[[], object], repeats: int) -> float:
    rounds = range(repeats)
    started = time.process_time()
    for _ in rounds:
        action()
    return time.process_time() - started
