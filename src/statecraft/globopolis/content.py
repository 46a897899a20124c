"""What the box prints, as numbers the engine can reckon with.

An edition is read once and laid out in tuples of whole numbers; nothing here changes during a game, so all
tables of a process share it by reference. Titles are numbered in the order of the ring: territories 0–31,
Guilds 32–35; groups in the order of the edition; fields from the first O.R.S.S. base, clockwise. What holds
for every edition is a constant of this module, everything else an attribute of `Content`.
"""

from pathlib import Path
from typing import Any, Final

from statecraft.core.editions.edition import Edition, load
from statecraft.core.editions.schema import Row
from statecraft.globopolis import edition_cards, printed_cards
from statecraft.globopolis.card_rows import influence_cards, mission_cards, ops_cards
from statecraft.globopolis.edition_schema import COINS, SCHEMA
from statecraft.globopolis.ids import (
    ALL_GUILDS,
    ALL_TERRITORIES,
    FIELD_KINDS,
    QUADRANT,
    Eu,
    FieldId,
    GuildId,
    TerritoryId,
    TitleId,
)
from statecraft.globopolis.ids import ENERGY as ENERGY
from statecraft.globopolis.ids import FOOD as FOOD
from statecraft.globopolis.ids import GROUPS as GROUPS
from statecraft.globopolis.ids import GUILD as GUILD
from statecraft.globopolis.ids import GUILDS as GUILDS
from statecraft.globopolis.ids import INFLUENCE_FIELD as INFLUENCE_FIELD
from statecraft.globopolis.ids import MARKET as MARKET
from statecraft.globopolis.ids import MOONSHOT as MOONSHOT
from statecraft.globopolis.ids import NIA as NIA
from statecraft.globopolis.ids import NO_TITLE as NO_TITLE
from statecraft.globopolis.ids import NS as NS
from statecraft.globopolis.ids import NSA as NSA
from statecraft.globopolis.ids import OPS_MISSION_FIELD as OPS_MISSION_FIELD
from statecraft.globopolis.ids import ORSS as ORSS
from statecraft.globopolis.ids import SWITZERLAND as SWITZERLAND
from statecraft.globopolis.ids import TELEPORT as TELEPORT
from statecraft.globopolis.ids import TERRITORIES as TERRITORIES
from statecraft.globopolis.ids import TERRITORY as TERRITORY
from statecraft.globopolis.ids import TITLES as TITLES
from statecraft.globopolis.ids import UCP as UCP
from statecraft.globopolis.ids import WATER as WATER
from statecraft.globopolis.printed_cards import InfluenceCard, MissionCard, OpsCard

RESOURCES: Final = edition_cards.RESOURCES
OPERATION_EFFECTS: Final = edition_cards.OPERATION_EFFECTS
MISSION_CONDITIONS: Final = edition_cards.MISSION_CONDITIONS
INFLUENCE_EFFECTS: Final = edition_cards.INFLUENCE_EFFECTS

# The numbers of the words on cards, for players who think about single ones; what they do is in `cards`.
EXTRA_DICE: Final = OPERATION_EFFECTS.index("extra_dice")
FEWER_DICE: Final = OPERATION_EFFECTS.index("fewer_dice")
BIG_POLYGON: Final = OPERATION_EFFECTS.index("big_polygon")
WIN_TIES: Final = OPERATION_EFFECTS.index("win_ties")
NO_AGENTS: Final = OPERATION_EFFECTS.index("no_agents")
RAID_SUPPLIES: Final = OPERATION_EFFECTS.index("raid_supplies")
RESCUE: Final = OPERATION_EFFECTS.index("rescue")
OWN_GROUPS: Final = MISSION_CONDITIONS.index("groups")
IN_WHOLE_GROUPS: Final = MISSION_CONDITIONS.index("in_whole_groups")
OWN_GROUP_OF: Final = MISSION_CONDITIONS.index("group_of")
GROUP_OF_WORTH: Final = MISSION_CONDITIONS.index("group_of_worth")
PER_QUADRANT: Final = MISSION_CONDITIONS.index("per_quadrant")
OWN_GUILDS: Final = MISSION_CONDITIONS.index("guilds")
DEVELOPED: Final = MISSION_CONDITIONS.index("developed")
SUPER_DEVELOPED: Final = MISSION_CONDITIONS.index("super_developed")
SUPER_DEVELOPED_WORTH: Final = MISSION_CONDITIONS.index("super_developed_worth")
OWN_TERRITORIES: Final = MISSION_CONDITIONS.index("territories")
TERRITORIES_WORTH: Final = MISSION_CONDITIONS.index("territories_worth")
WEALTH: Final = MISSION_CONDITIONS.index("wealth")
CONQUESTS: Final = MISSION_CONDITIONS.index("conquests")
SUPERIORITY: Final = MISSION_CONDITIONS.index("superiority")
RESOURCE_UNITS: Final = MISSION_CONDITIONS.index("resource_units")
GAIN_EU: Final = INFLUENCE_EFFECTS.index("gain_eu")
GAIN_POINTS: Final = INFLUENCE_EFFECTS.index("gain_points")
GAIN_UNITS: Final = INFLUENCE_EFFECTS.index("gain_units")
DRAW_OPS: Final = INFLUENCE_EFFECTS.index("draw_ops")
FREE_PREMIUM: Final = INFLUENCE_EFFECTS.index("free_premium")
GAIN_AGENTS: Final = INFLUENCE_EFFECTS.index("gain_agents")
NO_DEVELOPMENT: Final = INFLUENCE_EFFECTS.index("no_development")
NO_GUILDS: Final = INFLUENCE_EFFECTS.index("no_guilds")
NO_MARKETS: Final = INFLUENCE_EFFECTS.index("no_markets")
ONE_DIE: Final = INFLUENCE_EFFECTS.index("one_die")
SWAP_GOVERNORS: Final = INFLUENCE_EFFECTS.index("swap_governors")
SET_BACK: Final = INFLUENCE_EFFECTS.index("set_back")
SEND_HOME: Final = INFLUENCE_EFFECTS.index("send_home")
UNMASK: Final = INFLUENCE_EFFECTS.index("unmask")
CAPTURE: Final = INFLUENCE_EFFECTS.index("capture")
MARKET_SHUTTLE: Final = INFLUENCE_EFFECTS.index("market_shuttle")
EXACT_MOVE: Final = INFLUENCE_EFFECTS.index("exact_move")
FLY: Final = INFLUENCE_EFFECTS.index("fly")
REROLL: Final = INFLUENCE_EFFECTS.index("reroll")
FREE_CONFERENCE: Final = INFLUENCE_EFFECTS.index("free_conference")
DOUBLE_CONFERENCE: Final = INFLUENCE_EFFECTS.index("double_conference")
DIPLOMACY: Final = INFLUENCE_EFFECTS.index("diplomacy")
SHIELD: Final = INFLUENCE_EFFECTS.index("shield")
TAKE_EU: Final = INFLUENCE_EFFECTS.index("take_eu")
TAX: Final = INFLUENCE_EFFECTS.index("tax")
TAKE_UNITS: Final = INFLUENCE_EFFECTS.index("take_units")
FORCE_SALE: Final = INFLUENCE_EFFECTS.index("force_sale")
RAID_PLATE: Final = INFLUENCE_EFFECTS.index("raid_plate")
DESTROY_UNITS: Final = INFLUENCE_EFFECTS.index("destroy_units")
LOSE_POINTS: Final = INFLUENCE_EFFECTS.index("lose_points")
TAKE_POINTS: Final = INFLUENCE_EFFECTS.index("take_points")
DROP_CARD: Final = INFLUENCE_EFFECTS.index("drop_card")
NO_EFFECT: Final = printed_cards.NO_EFFECT
NO_RESOURCE: Final = printed_cards.NO_RESOURCE

Numbers = tuple[int, ...]
Money = tuple[Eu, ...]
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
        "bases",
        "battle_dice_most",
        "canada",
        "cleaning_wins",
        "coins_dealt",
        "defender_dice",
        "defender_polygon",
        "development_points",
        "developments_supply",
        "digest",
        "fee",
        "field_id",
        "field_kind",
        "field_title",
        "first_mission",
        "group",
        "group_bonus",
        "group_id",
        "guild_rate",
        "guild_resources",
        "guild_sold_most",
        "guild_stock",
        "guild_taken_most",
        "hand_limit",
        "in_groups",
        "infiltrator_polygon",
        "influence",
        "influence_dealt",
        "influence_sorts",
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
        "ops_sorts",
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
        self.field_title: tuple[TitleId, ...] = tuple(
            [TitleId(number.get(row["id"], NO_TITLE)) for row in fields]
        )
        self.bases: tuple[FieldId, ...] = tuple(
            [FieldId(field) for field, kind in enumerate(self.field_kind) if kind == ORSS]
        )
        self.teleport_field: FieldId = FieldId(self.field_kind.index(TELEPORT))
        self.title_id: tuple[str, ...] = tuple(titles)
        self.title_field: tuple[FieldId, ...] = tuple([FieldId(place[title]) for title in titles])
        self.quadrant: Numbers = tuple([field // QUADRANT for field in self.title_field])
        # GB-6: the two that may attack one another across a base without a card.
        self.usa: TerritoryId = ALL_TERRITORIES[number["usa"]]
        self.canada: TerritoryId = ALL_TERRITORIES[number["canada"]]

    def _print_the_titles(self, edition: Edition) -> None:
        territories, guilds = edition.tables["titles"], edition.tables["guilds"]
        rows = (*territories, *guilds)
        self.group_id: tuple[str, ...] = tuple([row["id"] for row in edition.tables["groups"]])
        self.group: Numbers = tuple([self.group_id.index(row["group"]) for row in rows])
        self.value: Numbers = tuple([row["value"] for row in rows])
        # A Guild's units are its stock, and nobody pays a fee or a premium for it.
        self.units: tuple[Numbers, ...] = tuple([_units(row) for row in rows])
        self.premium: tuple[Money, ...] = tuple(
            [(row.get("develop", 0), row.get("super_develop", 0)) for row in rows]
        )
        self.fee: tuple[Money, ...] = tuple(
            [
                (row.get("fee", 0), row.get("fee_developed", 0), row.get("fee_super", 0))
                for row in rows
            ]
        )
        self.members: tuple[tuple[TerritoryId, ...], ...] = tuple(
            [
                tuple([t for t in ALL_TERRITORIES if self.group[t] == g])
                for g in range(len(self.group_id))
            ]
        )
        # By groups as a set: their territories, as far as somebody has asked for them.
        self.in_groups: dict[int, tuple[TerritoryId, ...]] = {}
        self.associated: tuple[tuple[TerritoryId, ...], ...] = tuple(
            [self.members[self.group[TERRITORIES + i]] for i in range(GUILDS)]
        )
        self.guild_stock: tuple[Numbers, ...] = self.units[TERRITORIES:]
        self.guild_resources: tuple[Numbers, ...] = tuple(
            [tuple([r for r in range(5) if stock[r]]) for stock in self.guild_stock]
        )
        dealt_in = [set(resources) for resources in self.guild_resources]
        self.rival_guilds: tuple[tuple[tuple[GuildId, ...], ...], ...] = tuple(
            [
                tuple(
                    [
                        tuple([o for o in ALL_GUILDS if o != g and r in dealt_in[o]])
                        for r in range(len(RESOURCES))
                    ]
                )
                for g in range(GUILDS)
            ]
        )
        """By Guild and resource, the other Guilds that deal in it (GB-2.10)."""
        # [guild][Associated Territories held, 0–2][1 if another own Guild deals in the same resource]
        self.guild_rate: tuple[tuple[Money, ...], ...] = tuple(
            [tuple(zip(row["rate"], row["rate_second"], strict=True)) for row in guilds]
        )

    def _open_the_markets(self, edition: Edition) -> None:
        markets: dict[FieldId, Numbers] = {}
        for row in edition.tables["markets"]:
            sold = [RESOURCES.index(resource) for resource in row["resources"]]
            markets[FieldId(self.field_id.index(row["id"]))] = tuple(sorted(sold))
        self.market_resources: dict[FieldId, Numbers] = markets
        terms = edition.tables["market_terms"][0]
        self.market_price: Eu = terms["price"]
        self.market_dice: int = terms["dice"]
        switzerland = edition.tables["switzerland"][0]
        self.switzerland_eu: Eu = switzerland["eu"]
        self.switzerland_points: int = switzerland["points"]

    def _set_up(self, edition: Edition) -> None:
        """What is handed out; the first four tuples are indexed by the number of players, 2–5."""
        rows: dict[int, Row] = {row["count"]: row for row in edition.tables["players"]}
        nobody: dict[str, Any] = dict.fromkeys(("victory_mark", "titles", *COINS), 0)
        by_count = [rows.get(count, nobody) for count in range(6)]
        self.victory_mark: Numbers = tuple([row["victory_mark"] for row in by_count])
        self.titles_dealt: Numbers = tuple([row["titles"] for row in by_count])
        self.coins_dealt: tuple[Numbers, ...] = tuple([_coins(row) for row in by_count])
        self.start_eu: Money = tuple([_worth(coins) for coins in self.coins_dealt])
        cards = edition.tables["cards"][0]
        self.missions_dealt: int = cards["missions_dealt"]
        self.influence_dealt: int = cards["influence_dealt"]
        self.ops_dealt: int = cards["ops_dealt"]
        self.hand_limit: int = cards["hand_limit"]
        self.rolls_before_stop: int = cards["rolls_before_stop"]
        supply = edition.tables["supply"][0]
        self.units_supply: Numbers = _units(supply)
        self.developments_supply: int = supply["developments"]

    def _set_the_terms(self, edition: Edition) -> None:
        movement = edition.tables["movement"][0]
        self.move_dice_most: int = movement["dice_most"]
        self.reverse_points: int = movement["reverse_points"]
        self.passing_eu: Eu = movement["passing_eu"]
        self.teleport_bases_die: int = movement["teleport_bases_die"]
        self.teleport_fields_die: int = movement["teleport_fields_die"]
        self.moonshot_points: int = movement["moonshot_points"]
        # [what the die shows]: 0 stands first, so that no one need subtract.
        self.academy: Numbers = (0, *movement["academy"])
        points = edition.tables["points"][0]
        self.point_price: Eu = points["price"]
        self.points_bought_most: int = points["bought_most"]
        self.points_bought_until: int = points["bought_until"]
        self.development_points: int = points["development"]
        self.group_bonus: int = points["group_bonus"]
        development = edition.tables["development"][0]
        self.laid_most: int = development["laid_most"]
        self.ns_limit: Numbers = tuple(development["ns_limit"])
        self.unit_price: Eu = development["unit_price"]
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
        # [card]: Opportunities, then Operations; a mission is card `first_mission` + its place here.
        self.ops: tuple[OpsCard, ...] = ops_cards(edition, self.group_id)
        self.missions: tuple[MissionCard, ...] = mission_cards(edition, self.group_id)
        self.influence: tuple[InfluenceCard, ...] = influence_cards(edition)
        self.first_mission: int = len(self.ops)
        # The backs of the common stack, OPs and MISSION cards, and of the other: one bit a card.
        self.ops_sorts: Numbers = (
            (1 << len(self.ops)) - 1,
            ((1 << len(self.missions)) - 1) << len(self.ops),
        )
        self.influence_sorts: Numbers = ((1 << len(self.influence)) - 1,)


def _units(row: Row) -> Numbers:
    return tuple([row[resource] for resource in RESOURCES])


def _coins(row: Row) -> Numbers:
    return tuple([row[coin] for coin in COINS])


def _worth(coins: Numbers) -> Eu:
    return Eu(sum([number * value for number, value in zip(coins, _COIN_VALUES, strict=True)]))


EDITION: Final = load(Path(__file__).parent / "edition", SCHEMA)
CONTENT: Final = Content(EDITION)
_CONTENTS: Final[dict[str, Content]] = {EDITION.digest: CONTENT}


def content_of(edition: Edition) -> Content:
    """An edition laid out, once for all tables that are played with it."""
    if edition.digest not in _CONTENTS:
        _CONTENTS[edition.digest] = Content(edition)
    return _CONTENTS[edition.digest]
