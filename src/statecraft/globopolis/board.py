"""What a holder sees of a table of Globopolis: all but the faces of cards (GB-1.12)."""

from typing import Final

from statecraft.core.chance.decks import SeenDeck
from statecraft.core.record.struct import Struct

LISTS: Final = (
    "eu",
    "score",
    "stock",
    "governor",
    "owner",
    "units",
    "levels",
    "justified_levels",
    "agents",
    "reserve",
    "academy",
    "bonus",
    "passing",
    "conquests",
    "mission_won",
    "bank_units",
    "this_turn",
    "taken",
    "traded",
    "barred",
)
NUMBERS: Final = ("bank_eu", "bank_levels", "first", "sudden_death", "time_called", "claims")


class Board(Struct):
    """What a holder sees of the table: all but the faces of cards (GB-1.12)."""

    FIELDS = ("lists", "numbers", "ops", "influence")
    __slots__ = FIELDS
    NAME = "board"

    def __init__(
        self,
        lists: tuple[tuple[int, ...], ...],
        numbers: tuple[int, ...],
        ops: SeenDeck,
        influence: SeenDeck,
    ) -> None:
        self.lists = lists
        self.numbers = numbers
        self.ops = ops
        self.influence = influence

    def row(self, name: str) -> tuple[int, ...]:
        """One of the table's lists by its name."""
        return self.lists[LISTS.index(name)]
