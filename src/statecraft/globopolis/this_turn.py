"""What a turn has used up so far: the places in ``table.this_turn``, cleared when a turn begins."""

BOUGHT, SOLD = 0, 1
"""Points bought for EU, points sold for EU (GB-2.6, GB-2.7)."""
DEVELOPED = 2
"""Territories raised by a level this turn, one bit each (GB-5.2)."""
FREE_PREMIUMS, FREE_REVERSE, MAY_REROLL = 3, 4, 5
"""What INFLUENCE cards have granted and is not used yet."""
TAKEN = 6
"""Units taken from each of the four own guilds, from here on (GB-2.8)."""
GUILD_BUYS = 10
"""Units bought from each of the four guilds of others (GB-2.9)."""
PLACES = 14
