"""What the fields of the verbs of Globopolis may hold."""

from typing import Final

from statecraft.core.verbs.action import Kind

RESOURCE: Final = Kind("resource", 0, 4)
TERRITORY: Final = Kind("territory", 0, 31)
TITLE: Final = Kind("title", 0, 35)
GUILD: Final = Kind("guild", 0, 3)
FIELD: Final = Kind("field", 0, 63)
COUNT: Final = Kind("count", 0, 60)
FEW: Final = Kind("count", 1, 9)
POINTS: Final = Kind("points", 1, 99)
MANY_POINTS: Final = Kind("points", 1, 400)
DICE: Final = Kind("dice", 1, 6)
AGENTS: Final = Kind("agents", 0, 3)
# An edition may have more cards than the box; the numbers here are the most of either stack.
INFLUENCE_CARD: Final = Kind("influence", 0, 49)
OPS_CARD: Final = Kind("ops", 0, 49)
CARD_OR_NONE: Final = Kind("opportunity", 0, 20)
SORT: Final = Kind("sort", 0, 2)
HIRE_EU: Final = Kind("eu", 0, 999)
TITLE_OR_NONE: Final = Kind("title-or-none", 0, 36)
NS_UNITS: Final = Kind("count", 1, 60)
TERRITORY_OR_BOTH: Final = Kind("territory-or-both", 0, 32)
TARGET: Final = Kind("holder", 0, 4)
CHOICE: Final = Kind("choice", 0, 63)
