"""Players that see a view and choose. Each goes by a name; `make` seats one.

A bot is a :class:`~statecraft.core.driver.Player`: it is handed a handle with its own view, its legal
choices and imagined states, never the state. One that can say why it would choose as it does has an
``explain`` as well, which hints are made of.
"""

from collections.abc import Callable, Mapping
from typing import Protocol, runtime_checkable

from statecraft.bots import random
from statecraft.core.action import Action
from statecraft.core.driver import Handle, Player
from statecraft.core.event import Note
from statecraft.core.ids import Seat


def _novice(game: str, seed: int | str, seat: Seat) -> Player:
    """The beginner that knows the game; in a game no beginner knows, it plays at random."""
    # Only who seats a bot loads the game it knows.
    if game == "globopolis":
        from statecraft.bots import globopolis_novice

        return globopolis_novice.Novice(seed, seat)
    if game == "global-powers":
        from statecraft.bots import global_powers_novice

        return global_powers_novice.Novice(seed, seat)
    return random.RandomBot(seed, seat)


def _random(_game: str, seed: int | str, seat: Seat) -> Player:
    return random.RandomBot(seed, seat)


BOTS: Mapping[str, Callable[[str, int | str, Seat], Player]] = {
    "random": _random,
    "novice": _novice,
}


@runtime_checkable
class Explains(Protocol):
    """A bot that gives reasons."""

    def explain(self, handle: Handle, action: Action) -> Note: ...


class UnknownBot(LookupError):
    """No bot goes by that name; ``known`` are the names there are."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot called {name}")
        self.name = name
        self.known = tuple(BOTS)


def make(name: str, game: str, seed: int | str, seat: Seat) -> Player:
    """The bot of that name, for one seat of a game. Equal seeds choose alike in the same position."""
    bot = BOTS.get(name)
    if bot is None:
        raise UnknownBot(name)
    return bot(game, seed, seat)
