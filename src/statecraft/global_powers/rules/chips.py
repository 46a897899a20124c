"""The four kinds of chips, and how rows of them are said."""

from typing import Final

from statecraft.global_powers.fields import Chips

RAW: Final = 0
ECONOMY: Final = 1
MILITARY: Final = 2
DIPLOMACY: Final = 3
CHIP_GOODS: Final = 100
"""Chips come after promises among the codes of goods, so that texts can tell them apart."""


def goods(rows: Chips) -> tuple[tuple[int, int], ...]:
    """Rows of chips as goods, for events."""
    return tuple([(CHIP_GOODS + kind, amount) for kind, amount in rows])
