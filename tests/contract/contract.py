"""What a contract test needs to know about a game, and how it says that a promise was broken."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import Holder


class Broken(AssertionError):
    """A promise of the contract does not hold; ``promise`` names it."""

    def __init__(self, promise: str, detail: object = "") -> None:
        super().__init__(f"{promise}: {detail}")
        self.promise = promise


def promise(name: str, holds: bool, detail: object = "") -> None:
    if not holds:
        raise Broken(name, detail)


@dataclass(frozen=True)
class Contract:
    """A game under test.

    ``conserved`` counts what is neither made nor lost. ``perturbed`` makes, out of a state, another
    one that differs only in what a holder must not know (None where there is nothing to change): it
    is written for the test, from the rules of secrecy, not with the engine's own imagination.
    """

    game: Game
    seatings: Sequence[int | Sequence[int]]
    options: Sequence[Mapping[str, Any]]
    conserved: Callable[[State], object]
    perturbed: Callable[[State, Holder, random.Random], State | None]
    texts: set[tuple[str, frozenset[str]]] = field(default_factory=set)
    """Every text that was used in the games, with the values given to it."""

    def start(self, rng: random.Random) -> tuple[Mapping[str, Any], int | Sequence[int]]:
        return rng.choice(list(self.options)), rng.choice(list(self.seatings))
