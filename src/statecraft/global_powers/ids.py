"""The small numbers that name things of Global Powers, as types of their own, and how many of each there can be."""

from typing import Final, NewType

REGIONS: Final = 12
MOST_NEIGHBOURS: Final = 6
MOST_PARTIES: Final = 5
MOST_POLITICIANS: Final = 20
MOST_CARDS: Final = 20
# The economy bonus of GP-6.2 ends with the fifth chip.
MOST_CHIPS: Final = 5
NO_CARD: Final = -1
RegionId = NewType("RegionId", int)
"""A region of the map, from 0 in the order of the auction."""
ALL_REGIONS: Final = tuple([RegionId(region) for region in range(REGIONS)])


def first_card(cards: int) -> int:
    """The first of some cards, a bit for each; `NO_CARD` where there is none."""
    return (cards & -cards).bit_length() - 1
