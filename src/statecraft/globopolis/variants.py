"""Every switch of Globopolis: the variations the booklet suggests, and the options of our rulings.

Each option has its default, its bounds and the rule that describes it. Code asks
``table.settings()`` where the rule lives; no rule is copied for a variation.
"""

from typing import Final

from statecraft.core.options import Option
from statecraft.core.record.struct import Struct
from statecraft.globopolis.content import CONTENT, Content

OPTIONS: Final[tuple[Option, ...]] = (
    Option("agents", True, "GB-10.1"),
    Option("mark", 0, "GB-10.2", low=0, high=400),
    Option("victory", "points", "GB-10.3", choices=("points", "territories", "bitter-end")),
    Option("territories", 15, "GB-10.3", low=3, high=32),
    Option("until_round", 0, "GB-10.4", low=0, high=200),
    Option("until_time", 0, "GB-10.24", low=0, high=1440),
    Option("round_limit", 200, "GB-9.8", low=1, high=200),
    Option("titles_dealt", -1, "GB-10.5", low=-1, high=18),
    Option("title_draft", False, "GB-10.6"),
    Option("missions_dealt", CONTENT.missions_dealt, "GB-10.7", low=0, high=3),
    Option("influence_dealt", CONTENT.influence_dealt, "GB-10.7", low=0, high=5),
    Option("ops_dealt", CONTENT.ops_dealt, "GB-10.7", low=0, high=4),
    Option("hand_limit", CONTENT.hand_limit, "GB-10.8", low=3, high=5),
    Option("redeal_missions", "two", "GB-10.9", choices=("two", "always", "never")),
    Option("orss", "bases", "GB-10.10", choices=("bases", "nearest", "independent", "any")),
    Option("guild_guard", False, "GB-10.11"),
    Option("free_direction", False, "GB-10.12"),
    Option("common_defence", False, "GB-10.13"),
    Option("common_aggression", False, "GB-10.13"),
    Option("assistance_moves_units", False, "GB-10.14"),
    Option("neighbours_help", False, "GB-10.15"),
    Option("learning", False, "GB-10.16"),
    Option("bribe", 0, "GB-10.17", low=0, high=50),
    Option("developments_survive", False, "GB-10.18"),
    Option("times_six", False, "GB-10.19"),
    Option("roll_cap", 20, "GB-10.20", low=1, high=20),
    Option("box_limits", False, "GB-10.21"),
    Option("pass_pay", "each", "GB-10.23", choices=("each", "turn")),
    Option("phase_inputs", 200, "ST-4.1", low=2, high=200),
)


def options_of(content: Content) -> tuple[Option, ...]:
    """The options with the defaults that an edition prints: how many cards are dealt and held."""
    printed = {
        "missions_dealt": content.missions_dealt,
        "influence_dealt": content.influence_dealt,
        "ops_dealt": content.ops_dealt,
        "hand_limit": content.hand_limit,
    }
    found = []
    for each in OPTIONS:
        default = printed.get(each.name)
        if default is not None:
            low, high = min(each.low, default), max(each.high, default)
            found.append(Option(each.name, default, each.rule, low=low, high=high))
        else:
            found.append(each)
    return tuple(found)


class Settings(Struct):
    """The values of the options, in the order of ``OPTIONS``."""

    FIELDS = (
        "agents",
        "mark",
        "victory",
        "territories",
        "until_round",
        "until_time",
        "round_limit",
        "titles_dealt",
        "title_draft",
        "missions_dealt",
        "influence_dealt",
        "ops_dealt",
        "hand_limit",
        "redeal_missions",
        "orss",
        "guild_guard",
        "free_direction",
        "common_defence",
        "common_aggression",
        "assistance_moves_units",
        "neighbours_help",
        "learning",
        "bribe",
        "developments_survive",
        "times_six",
        "roll_cap",
        "box_limits",
        "pass_pay",
        "phase_inputs",
    )
    __slots__ = FIELDS
    NAME = "settings"

    def __init__(
        self,
        agents: bool,
        mark: int,
        victory: str,
        territories: int,
        until_round: int,
        until_time: int,
        round_limit: int,
        titles_dealt: int,
        title_draft: bool,
        missions_dealt: int,
        influence_dealt: int,
        ops_dealt: int,
        hand_limit: int,
        redeal_missions: str,
        orss: str,
        guild_guard: bool,
        free_direction: bool,
        common_defence: bool,
        common_aggression: bool,
        assistance_moves_units: bool,
        neighbours_help: bool,
        learning: bool,
        bribe: int,
        developments_survive: bool,
        times_six: bool,
        roll_cap: int,
        box_limits: bool,
        pass_pay: str,
        phase_inputs: int,
    ) -> None:
        self.agents = agents
        self.mark = mark
        self.victory = victory
        self.territories = territories
        self.until_round = until_round
        self.until_time = until_time
        self.round_limit = round_limit
        self.titles_dealt = titles_dealt
        self.title_draft = title_draft
        self.missions_dealt = missions_dealt
        self.influence_dealt = influence_dealt
        self.ops_dealt = ops_dealt
        self.hand_limit = hand_limit
        self.redeal_missions = redeal_missions
        self.orss = orss
        self.guild_guard = guild_guard
        self.free_direction = free_direction
        self.common_defence = common_defence
        self.common_aggression = common_aggression
        self.assistance_moves_units = assistance_moves_units
        self.neighbours_help = neighbours_help
        self.learning = learning
        self.bribe = bribe
        self.developments_survive = developments_survive
        self.times_six = times_six
        self.roll_cap = roll_cap
        self.box_limits = box_limits
        self.pass_pay = pass_pay
        self.phase_inputs = phase_inputs
