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

    def number(self, name: str) -> int:
        """One of the table's numbers by its name."""
        return self.numbers[NUMBERS.index(name)]

    # Each by its name; what they are is told where the table has them.

    @property
    def eu(self) -> tuple[int, ...]:
        return self.lists[0]

    @property
    def score(self) -> tuple[int, ...]:
        return self.lists[1]

    @property
    def stock(self) -> tuple[int, ...]:
        return self.lists[2]

    @property
    def governor(self) -> tuple[int, ...]:
        return self.lists[3]

    @property
    def owner(self) -> tuple[int, ...]:
        return self.lists[4]

    @property
    def units(self) -> tuple[int, ...]:
        return self.lists[5]

    @property
    def levels(self) -> tuple[int, ...]:
        return self.lists[6]

    @property
    def justified_levels(self) -> tuple[int, ...]:
        return self.lists[7]

    @property
    def agents(self) -> tuple[int, ...]:
        return self.lists[8]

    @property
    def reserve(self) -> tuple[int, ...]:
        return self.lists[9]

    @property
    def academy(self) -> tuple[int, ...]:
        return self.lists[10]

    @property
    def bonus(self) -> tuple[int, ...]:
        return self.lists[11]

    @property
    def passing(self) -> tuple[int, ...]:
        return self.lists[12]

    @property
    def conquests(self) -> tuple[int, ...]:
        return self.lists[13]

    @property
    def mission_won(self) -> tuple[int, ...]:
        return self.lists[14]

    @property
    def bank_units(self) -> tuple[int, ...]:
        return self.lists[15]

    @property
    def this_turn(self) -> tuple[int, ...]:
        return self.lists[16]

    @property
    def taken(self) -> tuple[int, ...]:
        return self.lists[17]

    @property
    def traded(self) -> tuple[int, ...]:
        return self.lists[18]

    @property
    def barred(self) -> tuple[int, ...]:
        return self.lists[19]

    @property
    def bank_eu(self) -> int:
        return self.numbers[0]

    @property
    def bank_levels(self) -> int:
        return self.numbers[1]

    @property
    def first(self) -> int:
        return self.numbers[2]

    @property
    def sudden_death(self) -> int:
        return self.numbers[3]

    @property
    def time_called(self) -> int:
        return self.numbers[4]

    @property
    def claims(self) -> int:
        return self.numbers[5]
