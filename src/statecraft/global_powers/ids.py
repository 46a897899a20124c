"""The small numbers that name things of Global Powers, as types of their own: they cost nothing at run time."""

from typing import Final, NewType

from statecraft.global_powers.edition_schema import REGIONS

RegionId = NewType("RegionId", int)
"""A region of the map, from 0 in the order of the auction."""
ALL_REGIONS: Final = tuple([RegionId(region) for region in range(REGIONS)])
