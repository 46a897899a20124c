"""What the fields of the verbs of Globopolis may hold."""

from typing import Final

from statecraft.core.verbs.action import IntField

RESOURCE: Final = IntField("resource", 0, 4)
TERRITORY: Final = IntField("territory", 0, 31)
TITLE: Final = IntField("title", 0, 35)
GUILD: Final = IntField("guild", 0, 3)
FIELD: Final = IntField("field", 0, 63)
COUNT: Final = IntField("count", 0, 60)
FEW: Final = IntField("count", 1, 9)
POINTS: Final = IntField("points", 1, 99)
MANY_POINTS: Final = IntField("points", 1, 400)
DICE: Final = IntField("dice", 1, 6)
AGENTS: Final = IntField("agents", 0, 3)
# An edition may have more cards than the box; the numbers here are the most of either stack.
INFLUENCE_CARD: Final = IntField("influence", 0, 49)
OPS_CARD: Final = IntField("ops", 0, 49)
CARD_OR_NONE: Final = IntField("opportunity", 0, 20)
SORT: Final = IntField("sort", 0, 2)
HIRE_EU: Final = IntField("eu", 0, 999)
TITLE_OR_NONE: Final = IntField("title-or-none", 0, 36)
NS_UNITS: Final = IntField("count", 1, 60)
TERRITORY_OR_BOTH: Final = IntField("territory-or-both", 0, 32)
TARGET: Final = IntField("holder", 0, 4)
CHOICE: Final = IntField("choice", 0, 63)
