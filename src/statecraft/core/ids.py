"""The small numbers that name things, as types of their own.

They cost nothing at run time and keep a seat from being passed where a holder is meant.
"""

from typing import Annotated, Final, NewType, TypeAlias

Seat = NewType("Seat", int)
"""A chair at the table, counted from 0 in turn order: it has the turn and answers questions."""

Holder = NewType("Holder", int)
"""A colour: it has the goods, the cards and the score. In teams it has several seats (ST-2.13)."""

QuestionId = NewType("QuestionId", int)
"""Names one asking of one question; see :mod:`statecraft.core.engine.question`."""

Ordinal = NewType("Ordinal", int)
"""The number of a chance event in its record. It is never given twice, even after undo (ST-3.3)."""

BITS: Final = "bits"
Bits: TypeAlias = Annotated[int, BITS]
"""A set, one bit a member. It may be larger than the numbers that other languages read from JSON."""

MOST_SEATS: Final = 10
MOST_HOLDERS: Final = 5
FIRST_HOLDERS: Final = tuple(
    [tuple([Holder(holder) for holder in range(count)]) for count in range(MOST_HOLDERS + 1)]
)
"""The holders of a table by how many there are: the engine goes through them on every step."""
NOBODY: Final = Seat(-1)
