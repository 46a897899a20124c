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


def _novice(seed: int | str, seat: Seat) -> Player:
    # Only who seats this bot loads the game it knows.
    from statecraft.bots.globopolis_novice import Novice

    return Novice(seed, seat)


BOTS: Mapping[str, Callable[[int | str, Seat], Player]] = {
    "random": random.RandomBot,
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


def make(name: str, seed: int | str, seat: Seat) -> Player:
    """The bot of that name, for one seat. Equal seeds choose alike in the same position."""
    bot = BOTS.get(name)
    if bot is None:
        raise UnknownBot(name)
    return bot(seed, seat)
