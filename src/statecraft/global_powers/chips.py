"""The four kinds of chips, and how rows of them are said."""

from statecraft.global_powers.verbs import Chips

RAW, ECONOMY, MILITARY, DIPLOMACY = range(4)
CHIP_GOODS = 100
"""Chips come after promises among the codes of goods, so that texts can tell them apart."""


def goods(rows: Chips) -> tuple[tuple[int, int], ...]:
    """Rows of chips as goods, for events."""
    return tuple([(CHIP_GOODS + kind, amount) for kind, amount in rows])
