"""What a turn has used up so far: the places in ``table.this_turn``, cleared when a turn begins."""

from typing import Final

BOUGHT: Final = 0
SOLD: Final = 1
"""Points bought for EU, points sold for EU (GB-2.6, GB-2.7)."""
DEVELOPED: Final = 2
"""Territories raised by a level this turn, one bit each: several may rise, each once (GB-2.4, GB-5.2)."""
FREE_PREMIUMS: Final = 3
MAY_REROLL: Final = 4
"""What INFLUENCE cards have granted and is not used yet."""
TAKEN: Final = 5
"""Units taken from each of the four own guilds, from here on (GB-2.8)."""
GUILD_BUYS: Final = 9
"""Units bought from each of the four guilds of others (GB-2.9)."""
PASSED: Final = 13
"""Whether passing TELEPORT! has been paid in this turn (GB-10.23)."""
PLACES: Final = 14
