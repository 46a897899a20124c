"""What the fields of Harbour's verbs may hold."""

from statecraft.core.verbs.action import IntField

COINS = IntField("coins", 0, 999)
GOOD_KIND = IntField("cargo", 0, 2)
CARD = IntField("card", 0, 19)
DICE = IntField("dice", 1, 2)
BALLOT = IntField("ballot", 0, 2)
