"""A quick player of Globopolis, for games that are played in the head: a beginner's rules of thumb, and no talk."""

from typing import Any

from statecraft.bots.globopolis.novice.novice import Novice
from statecraft.bots.naming import Named
from statecraft.core.ids import Seat
from statecraft.core.native import kept


class Quick(Novice):
    """Answers at a glance; equal seeds choose alike in the same position."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return kept(self, (0, self.seat), ("_luck", "_made", "_offered", "_random", "seat"))

    def __repr__(self) -> str:
        return f"<quick player of Globopolis on seat {self.seat}>"


def make(seed: int | str, seat: Seat, _named: Named) -> Quick:
    """The bot as tables seat it."""
    return Quick(seed, seat)
