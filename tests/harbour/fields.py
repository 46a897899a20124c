"""What the fields of Harbour's verbs may hold."""

from statecraft.core.verbs.action import Kind

COINS = Kind("coins", 0, 999)
GOOD_KIND = Kind("cargo", 0, 2)
CARD = Kind("card", 0, 19)
DICE = Kind("dice", 1, 2)
BALLOT = Kind("ballot", 0, 2)
