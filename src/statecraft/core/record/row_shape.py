"""What the rows of a game's board are, for programs that read them: along which things, and of what.

The engine itself does not need it; a game that says nothing of its rows plays as well.
"""

from typing import Any

from statecraft.core.record.struct import Struct

DECK = "deck"
"""What a deck of cards holds; ``by`` then says how its cards are numbered."""


class RowShape(Struct):
    """A row, number or deck of a board.

    ``by`` names the kinds a row goes along, the last one the fastest: of a row by holder and resource, the
    number of holder h and resource r is at ``h * resources + r``. A single number goes by nothing.
    ``holds`` is the kind of value that a number is (-1 where there is none of it), and with ``bits`` a set
    of such values, one bit each.
    """

    FIELDS = ("by", "holds", "bits")
    __slots__ = FIELDS
    NAME = "row-shape"

    def __init__(self, by: tuple[str, ...], holds: str, bits: bool = False) -> None:
        self.by = by
        self.holds = holds
        self.bits = bits

    def to_json(self) -> dict[str, Any]:
        """The shape as plain data."""
        return {"by": list(self.by), "holds": self.holds, "bits": self.bits}
