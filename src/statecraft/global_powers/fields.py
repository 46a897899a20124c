"""What the fields of the verbs of Global Powers may hold, and the numbers in them that have names."""

from typing import Final, TypeAlias

from statecraft.core.ids import Holder
from statecraft.core.verbs.action import IntField, RowsField
from statecraft.global_powers.ids import MOST_CARDS, MOST_CHIPS, MOST_POLITICIANS, RegionId

REGION: Final = IntField("region", 0, 11)
CARD: Final = IntField("card", 0, MOST_CARDS - 1)
CHIP: Final = IntField("chip", 0, 3)
CHIPS: Final = IntField("chips", 1, MOST_CHIPS)
POLITICIANS: Final = IntField("politicians", 0, MOST_POLITICIANS)
SOME: Final = IntField("politicians", 1, MOST_POLITICIANS)
CONVERSION: Final = IntField("conversion", 0, 3)
MOTION: Final = IntField("motion", 0, 4)
PARTY_OR_NONE: Final = IntField("party-or-none", 0, 5)
STAKE_CHIPS: Final = IntField("stake", 0, MOST_CHIPS)
SIDE: Final = IntField("side", 0, 1)
VOTE: Final = IntField("vote", 0, 2)
PROMISE: Final = IntField("promise", 0, 2)
THREAT: Final = IntField("threat", 0, 2)
PLACE: Final = IntField("place", 0, 12)
USE: Final = IntField("use", 0, 2)
REGION_OR_NONE: Final = IntField("region-or-none", 0, 12)
CHIP_ROWS: Final = RowsField((CHIP, CHIPS), 4)
CARD_ROWS: Final = RowsField((CARD,), MOST_CARDS)
REGION_ROWS: Final = RowsField((REGION,), 6)

Numbers: TypeAlias = tuple[tuple[int], ...]
"""Rows of one number each: cards, or regions."""
Chips: TypeAlias = tuple[tuple[int, int], ...]
"""Rows of chip and amount, in ascending order of chips."""
Places: TypeAlias = tuple[tuple[int, int], ...]
"""Rows of region (12: base) and politicians, in ascending order of regions."""
BASE: Final = 12
"""Stands for the base where a place is chosen."""
NO_REGION: Final = RegionId(12)
"""Stands where a Warmonger is about no region."""
NOBODY_BANNED: Final = Holder(5)
"""Stands in a motion that is about no party."""
AGAINST: Final = 0
FOR: Final = 1
"""The sides of a stake."""
NO: Final = 0
YES: Final = 1
ABSTAIN: Final = 2
"""The votes."""
BAN: Final = 0
DISARM: Final = 1
SANCTION: Final = 2
LIFT: Final = 3
PROTECT: Final = 4
"""The motions."""
END_PEACE: Final = 0
END_PACT: Final = 1
KEEP_OPEN: Final = 2
"""What a Warmonger is played for."""
