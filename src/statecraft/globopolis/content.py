"""What the box prints, as numbers the engine can reckon with.

An edition is read once and laid out in tuples of whole numbers; nothing here changes during a game, so all
tables of a process share it by reference. Titles are numbered in the order of the ring: territories 0–31,
Guilds 32–35; groups in the order of the edition; fields from the first O.R.S.S. base, clockwise. What holds
for every edition is a constant of this module, everything else an attribute of `Content`.
"""

from pathlib import Path
from typing import Any, Final

from statecraft.core.edition import Edition, load
from statecraft.core.edition_schema import Row
from statecraft.globopolis import edition_cards, printed_cards
from statecraft.globopolis.edition_schema import COINS, FIELD_KINDS, QUADRANT, SCHEMA
from statecraft.globopolis.printed_cards import (
    InfluenceCard,
    MissionCard,
    OpsCard,
    influence_cards,
    mission_cards,
    ops_cards,
)

# Plain numbers instead of enums: the engine compares them on every step.
WATER: Final = 0
FOOD: Final = 1
ENERGY: Final = 2
UCP: Final = 3
NS: Final = 4
RESOURCES: Final = edition_cards.RESOURCES
(
    TERRITORY,
    GUILD,
    MARKET,
    SWITZERLAND,
    OPS_MISSION_FIELD,
    INFLUENCE_FIELD,
    ORSS,
    NSA,
    NIA,
    MOONSHOT,
    TELEPORT,
) = range(11)
TERRITORIES: Final = 32
GUILDS: Final = 4
TITLES: Final = TERRITORIES + GUILDS
GROUPS: Final = 12
NO_TITLE: Final = -1

# The effects and conditions of cards, numbered as `edition_cards` lists them.
EXTRA_DICE: Final = 0
FEWER_DICE: Final = 1
BIG_POLYGON: Final = 2
WIN_TIES: Final = 3
NO_AGENTS: Final = 4
RAID_SUPPLIES: Final = 5
RESCUE: Final = 6
(
    OWN_GROUPS,
    OWN_GROUP_OF,
    PER_QUADRANT,
    OWN_GUILDS,
    DEVELOPED,
    SUPER_DEVELOPED,
    OWN_TERRITORIES,
    HAVE_EU,
    CONQUESTS,
    SUPERIORITY,
    RESOURCE_UNITS,
) = range(11)
(
    GAIN_EU,
    GAIN_POINTS,
    GAIN_UNITS,
    GAIN_NS,
    TAKE_EU,
    TAKE_UNITS,
    DRAW_OPS,
    FREE_PREMIUM,
    GAIN_AGENTS,
    SEND_HOME,
    CAPTURE,
    GUILD_BOOST,
    MARKET_SHUTTLE,
    FREE_REVERSE,
    EXACT_MOVE,
    FLY,
    FREE_CONFERENCE,
    REROLL,
    DOUBLE_CONFERENCE,
    SHIELD,
    DIPLOMACY,
) = range(21)
OPERATION_EFFECTS: Final = edition_cards.OPERATION_EFFECTS
MISSION_CONDITIONS: Final = edition_cards.MISSION_CONDITIONS
INFLUENCE_EFFECTS: Final = edition_cards.INFLUENCE_EFFECTS
MY_TURN: Final = 0
EVENT: Final = 1
REPLY: Final = 2
NO_TARGET: Final = 0
PLAYER: Final = 1
OWN_TERRITORY: Final = 2
OWN_GUILD: Final = 3
NO_EFFECT: Final = printed_cards.NO_EFFECT
NO_RESOURCE: Final = printed_cards.NO_RESOURCE
# The OPs-MISSION deck has OPs cards 0–20 and missions 21–32, the INFLUENCE deck cards 0–31.
OPS_CARDS: Final = 21
OPPORTUNITIES: Final = 12
MISSION_CARDS: Final = 12
INFLUENCE_CARDS: Final = 32

Numbers = tuple[int, ...]
_COIN_VALUES: Final = (1, 5, 10, 20)


class Content:
    """One edition's board, titles and terms. `t` below is a title, `g` a group, `i` a Guild's place 0–3."""

    __slots__ = (
        "academy",
        "agents_at_start",
        "agents_in_colour",
        "agents_on_territory",
        "aggressor_dice",
        "aggressor_polygon",
        "associated",
        "base_plates",
        "bases",
        "battle_dice_most",
        "bribe",
        "canada",
        "cleaning_wins",
        "coins_dealt",
        "coins_supply",
        "defender_dice",
        "defender_polygon",
        "development_points",
        "developments_supply",
        "digest",
        "fee",
        "field_id",
        "field_kind",
        "field_quadrant",
        "field_title",
        "group",
        "group_bonus",
        "group_id",
        "guild_rate",
        "guild_resources",
        "guild_sold_most",
        "guild_stock",
        "guild_taken_most",
        "hand_limit",
        "infiltrator_polygon",
        "influence",
        "influence_dealt",
        "laid_most",
        "market_dice",
        "market_price",
        "market_resources",
        "members",
        "missions",
        "missions_dealt",
        "moonshot_points",
        "move_dice_most",
        "multiplier_most",
        "ns_limit",
        "ops",
        "ops_dealt",
        "option_seconds",
        "owner_polygon",
        "passing_eu",
        "point_price",
        "points_bought_most",
        "points_bought_until",
        "premium",
        "quadrant",
        "reverse_points",
        "rival_guilds",
        "rolls_before_stop",
        "start_eu",
        "switzerland_eu",
        "switzerland_points",
        "teleport_bases_die",
        "teleport_field",
        "teleport_fields_die",
        "title_field",
        "title_id",
        "titles_dealt",
        "unit_price",
        "units",
        "units_supply",
        "usa",
        "value",
        "victory_mark",
    )

    def __init__(self, edition: Edition) -> None:
        self.digest: str = edition.digest
        self._lay_the_ring(edition)
        self._print_the_titles(edition)
        self._open_the_markets(edition)
        self._set_up(edition)
        self._set_the_terms(edition)
        self._print_the_cards(edition)

    def _lay_the_ring(self, edition: Edition) -> None:
        fields = edition.tables["fields"]
        titles = [row["id"] for table in ("titles", "guilds") for row in edition.tables[table]]
        place: dict[str, int] = {row["id"]: field for field, row in enumerate(fields)}
        number: dict[str, int] = {title: t for t, title in enumerate(titles)}
        self.field_id: tuple[str, ...] = tuple([row["id"] for row in fields])
        self.field_kind: Numbers = tuple([FIELD_KINDS.index(row["kind"]) for row in fields])
        self.field_title: Numbers = tuple([number.get(row["id"], NO_TITLE) for row in fields])
        self.field_quadrant: Numbers = tuple([field // QUADRANT for field in range(len(fields))])
        self.bases: Numbers = tuple(
            [field for field, kind in enumerate(self.field_kind) if kind == ORSS]
        )
        self.teleport_field: int = self.field_kind.index(TELEPORT)
        self.title_id: tuple[str, ...] = tuple(titles)
        self.title_field: Numbers = tuple([place[title] for title in titles])
        self.quadrant: Numbers = tuple([field // QUADRANT for field in self.title_field])
        # GB-6: the two that may attack one another across a base without a card.
        self.usa: int = number["usa"]
        self.canada: int = number["canada"]

    def _print_the_titles(self, edition: Edition) -> None:
        territories, guilds = edition.tables["titles"], edition.tables["guilds"]
        rows = (*territories, *guilds)
        self.group_id: tuple[str, ...] = tuple([row["id"] for row in edition.tables["groups"]])
        self.group: Numbers = tuple([self.group_id.index(row["group"]) for row in rows])
        self.value: Numbers = tuple([row["value"] for row in rows])
        # A Guild's units are its stock, and nobody pays a fee or a premium for it.
        self.units: tuple[Numbers, ...] = tuple([_units(row) for row in rows])
        self.premium: tuple[Numbers, ...] = tuple(
            [(row.get("develop", 0), row.get("super_develop", 0)) for row in rows]
        )
        self.fee: tuple[Numbers, ...] = tuple(
            [
                (row.get("fee", 0), row.get("fee_developed", 0), row.get("fee_super", 0))
                for row in rows
            ]
        )
        self.members: tuple[Numbers, ...] = tuple(
            [
                tuple([t for t in range(TERRITORIES) if self.group[t] == g])
                for g in range(len(self.group_id))
            ]
        )
        self.associated: tuple[Numbers, ...] = tuple(
            [self.members[self.group[TERRITORIES + i]] for i in range(GUILDS)]
        )
        self.guild_stock: tuple[Numbers, ...] = self.units[TERRITORIES:]
        self.guild_resources: tuple[Numbers, ...] = tuple(
            [tuple([r for r in range(5) if stock[r]]) for stock in self.guild_stock]
        )
        dealt_in = [set(resources) for resources in self.guild_resources]
        self.rival_guilds: tuple[Numbers, ...] = tuple(
            [
                tuple([o for o in range(GUILDS) if o != g and dealt_in[o] & dealt_in[g]])
                for g in range(GUILDS)
            ]
        )
        """The other Guilds that deal in a resource of a Guild's."""
        # [guild][Associated Territories held, 0–2][1 if another own Guild deals in the same resource]
        self.guild_rate: tuple[tuple[Numbers, ...], ...] = tuple(
            [tuple(zip(row["rate"], row["rate_second"], strict=True)) for row in guilds]
        )

    def _open_the_markets(self, edition: Edition) -> None:
        markets: dict[int, Numbers] = {}
        for row in edition.tables["markets"]:
            sold = [RESOURCES.index(resource) for resource in row["resources"]]
            markets[self.field_id.index(row["id"])] = tuple(sorted(sold))
        self.market_resources: dict[int, Numbers] = markets
        terms = edition.tables["market_terms"][0]
        self.market_price: int = terms["price"]
        self.market_dice: int = terms["dice"]
        switzerland = edition.tables["switzerland"][0]
        self.switzerland_eu: int = switzerland["eu"]
        self.switzerland_points: int = switzerland["points"]

    def _set_up(self, edition: Edition) -> None:
        """What is handed out; the first four tuples are indexed by the number of players, 2–5."""
        rows: dict[int, Row] = {row["count"]: row for row in edition.tables["players"]}
        nobody: dict[str, Any] = dict.fromkeys(("victory_mark", "titles", *COINS), 0)
        by_count = [rows.get(count, nobody) for count in range(6)]
        self.victory_mark: Numbers = tuple([row["victory_mark"] for row in by_count])
        self.titles_dealt: Numbers = tuple([row["titles"] for row in by_count])
        self.coins_dealt: tuple[Numbers, ...] = tuple([_coins(row) for row in by_count])
        self.start_eu: Numbers = tuple([_worth(coins) for coins in self.coins_dealt])
        cards = edition.tables["cards"][0]
        self.missions_dealt: int = cards["missions_dealt"]
        self.influence_dealt: int = cards["influence_dealt"]
        self.ops_dealt: int = cards["ops_dealt"]
        self.hand_limit: int = cards["hand_limit"]
        self.rolls_before_stop: int = cards["rolls_before_stop"]
        supply = edition.tables["supply"][0]
        self.units_supply: Numbers = _units(supply)
        self.coins_supply: Numbers = _coins(supply)
        self.developments_supply: int = supply["developments"]
        self.base_plates: int = supply["base_plates"]

    def _set_the_terms(self, edition: Edition) -> None:
        movement = edition.tables["movement"][0]
        self.move_dice_most: int = movement["dice_most"]
        self.reverse_points: int = movement["reverse_points"]
        self.passing_eu: int = movement["passing_eu"]
        self.teleport_bases_die: int = movement["teleport_bases_die"]
        self.teleport_fields_die: int = movement["teleport_fields_die"]
        self.moonshot_points: int = movement["moonshot_points"]
        # [what the die shows]: 0 stands first, so that no one need subtract.
        self.academy: Numbers = (0, *movement["academy"])
        self.option_seconds: int = movement["option_seconds"]
        points = edition.tables["points"][0]
        self.point_price: int = points["price"]
        self.points_bought_most: int = points["bought_most"]
        self.points_bought_until: int = points["bought_until"]
        self.development_points: int = points["development"]
        self.group_bonus: int = points["group_bonus"]
        development = edition.tables["development"][0]
        self.laid_most: int = development["laid_most"]
        self.ns_limit: Numbers = tuple(development["ns_limit"])
        self.unit_price: int = development["unit_price"]
        self.bribe: int = development["bribe"]
        guilds = edition.tables["guild_terms"][0]
        self.guild_taken_most: int = guilds["taken_most"]
        self.guild_sold_most: int = guilds["sold_most"]
        aggression = edition.tables["aggression"][0]
        self.aggressor_polygon: int = aggression["aggressor_polygon"]
        self.aggressor_dice: int = aggression["aggressor_dice"]
        self.defender_polygon: int = aggression["defender_polygon"]
        self.defender_dice: int = aggression["defender_dice"]
        self.battle_dice_most: int = aggression["dice_most"]
        self.multiplier_most: int = aggression["multiplier_most"]
        agents = edition.tables["agents"][0]
        self.agents_in_colour: int = agents["in_colour"]
        self.agents_at_start: int = agents["at_start"]
        self.agents_on_territory: int = agents["on_territory_most"]
        # [agents present, 0–3]: an infiltrator without agents does not roll.
        self.infiltrator_polygon: Numbers = (0, *agents["infiltrator_polygon"])
        self.owner_polygon: Numbers = tuple(agents["owner_polygon"])
        self.cleaning_wins: int = agents["cleaning_wins"]

    def _print_the_cards(self, edition: Edition) -> None:
        # [card]: 0–11 are Opportunities, 12–20 Operations; a mission is card 21 + its place here.
        self.ops: tuple[OpsCard, ...] = ops_cards(edition, self.group_id)
        self.missions: tuple[MissionCard, ...] = mission_cards(edition, self.group_id)
        self.influence: tuple[InfluenceCard, ...] = influence_cards(edition)


def _units(row: Row) -> Numbers:
    return tuple([row[resource] for resource in RESOURCES])


def _coins(row: Row) -> Numbers:
    return tuple([row[coin] for coin in COINS])


def _worth(coins: Numbers) -> int:
    return sum([number * value for number, value in zip(coins, _COIN_VALUES, strict=True)])


EDITION: Final = load(Path(__file__).parent / "edition", SCHEMA)
CONTENT: Final = Content(EDITION)
_CONTENTS: Final[dict[str, Content]] = {EDITION.digest: CONTENT}


def content_of(edition: Edition) -> Content:
    """An edition laid out, once for all tables that are played with it."""
    if edition.digest not in _CONTENTS:
        _CONTENTS[edition.digest] = Content(edition)
    return _CONTENTS[edition.digest]
