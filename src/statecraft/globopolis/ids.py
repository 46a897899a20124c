"""The small numbers that name things in Globopolis, and the types of those that are easily mixed up.

Plain numbers instead of enums: the engine compares them on every step. The types cost nothing at run time.
"""

from typing import Final, NewType

from statecraft.core.ids import Holder

TitleId = NewType("TitleId", int)
"""A title: territories 0 to 31 in the order of the ring, then the four Guilds."""

TerritoryId = NewType("TerritoryId", TitleId)
"""A title that is a territory, 0 to 31."""

GuildId = NewType("GuildId", int)
"""A Guild by its place 0 to 3; its title is 32 and that."""

FieldId = NewType("FieldId", int)
"""A field of the ring, 0 to 63, clockwise from the first O.R.S.S. base."""

Eu = NewType("Eu", int)
"""A sum of money."""

NOBODYS: Final = Holder(-1)
"""Stands in ``owner`` for a title nobody holds."""
TERRITORIES: Final = 32
GUILDS: Final = 4
TITLES: Final = TERRITORIES + GUILDS
GROUPS: Final = 12
NO_TITLE: Final = TitleId(-1)
NO_EU: Final = Eu(0)
RING: Final = 64
"""How many fields there are."""
QUADRANT: Final = 16
"""As many of them are behind each O.R.S.S. base."""
ALL_TITLES: Final = tuple([TitleId(t) for t in range(TITLES)])
GUILD_TITLES: Final = ALL_TITLES[TERRITORIES:]
ALL_FIELDS: Final = tuple([FieldId(f) for f in range(RING)])
ALL_GUILDS: Final = tuple([GuildId(g) for g in range(GUILDS)])
ALL_TERRITORIES: Final = tuple([TerritoryId(TitleId(t)) for t in range(TERRITORIES)])

WATER: Final = 0
FOOD: Final = 1
ENERGY: Final = 2
UCP: Final = 3
NS: Final = 4
"""The five R-Units."""
FIELD_KINDS: Final = (
    "territory",
    "guild",
    "market",
    "switzerland",
    "ops-mission",
    "influence",
    "orss",
    "nsa",
    "nia",
    "moonshot",
    "teleport",
)
"""The kinds of fields on the ring, as an edition names them; the place here is the number of a kind."""
TERRITORY: Final = FIELD_KINDS.index("territory")
GUILD: Final = FIELD_KINDS.index("guild")
MARKET: Final = FIELD_KINDS.index("market")
SWITZERLAND: Final = FIELD_KINDS.index("switzerland")
OPS_MISSION_FIELD: Final = FIELD_KINDS.index("ops-mission")
INFLUENCE_FIELD: Final = FIELD_KINDS.index("influence")
ORSS: Final = FIELD_KINDS.index("orss")
NSA: Final = FIELD_KINDS.index("nsa")
NIA: Final = FIELD_KINDS.index("nia")
MOONSHOT: Final = FIELD_KINDS.index("moonshot")
TELEPORT: Final = FIELD_KINDS.index("teleport")
