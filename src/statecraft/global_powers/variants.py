"""Every switch of Global Powers: variations of the rules, and the options of our rulings.

Each option has its default, its bounds and the rule that describes it. Code asks
``table.settings()`` where the rule lives; no rule is copied for a variation.
"""

from typing import Final

from statecraft.core.options import Option
from statecraft.core.record.struct import Struct

OPTIONS: Final[tuple[Option, ...]] = (
    Option("points", "added", "GP-7.1", choices=("added", "fresh")),
    Option("assassination", "german", "GP-7.2", choices=("german", "designer")),
    Option("expansion", "german", "GP-7.3", choices=("german", "designer")),
    Option("unrest_neighbours", 6, "GP-7.4", low=0, high=6),
    Option("unrest_stay", 0, "GP-7.5", low=0, high=2),
    Option("scorings", 0, "GP-7.6", low=0, high=10),
    Option("placement", "auction", "GP-7.7", choices=("auction", "open")),
    Option("sealed_votes", False, "GP-7.8"),
    Option("war_price", "draw", "GP-7.9", choices=("draw", "always", "winner")),
    Option("coup_stakes", "mauritius", "GP-7.10", choices=("mauritius", "return")),
    Option("warmonger", "war", "GP-7.11", choices=("war", "any")),
    Option("vote_orders", True, "GP-7.12"),
    Option("batch", False, "GP-7.13"),
    Option("dominance_from", "first_turns", "GP-7.14", choices=("first_turns", "at_once")),
    Option("war_on_own_region", False, "GP-7.15"),
    Option("zeal", "once", "GP-7.16", choices=("once", "lasting")),
    Option("phase_inputs", 200, "ST-4.1", low=2, high=200),
)


class Settings(Struct):
    """The values of the options, in the order of ``OPTIONS``."""

    FIELDS = (
        "points",
        "assassination",
        "expansion",
        "unrest_neighbours",
        "unrest_stay",
        "scorings",
        "placement",
        "sealed_votes",
        "war_price",
        "coup_stakes",
        "warmonger",
        "vote_orders",
        "batch",
        "dominance_from",
        "war_on_own_region",
        "zeal",
        "phase_inputs",
    )
    __slots__ = FIELDS
    NAME = "settings"

    def __init__(
        self,
        points: str,
        assassination: str,
        expansion: str,
        unrest_neighbours: int,
        unrest_stay: int,
        scorings: int,
        placement: str,
        sealed_votes: bool,
        war_price: str,
        coup_stakes: str,
        warmonger: str,
        vote_orders: bool,
        batch: bool,
        dominance_from: str,
        war_on_own_region: bool,
        zeal: str,
        phase_inputs: int,
    ) -> None:
        self.points = points
        self.assassination = assassination
        self.expansion = expansion
        self.unrest_neighbours = unrest_neighbours
        self.unrest_stay = unrest_stay
        self.scorings = scorings
        self.placement = placement
        self.sealed_votes = sealed_votes
        self.war_price = war_price
        self.coup_stakes = coup_stakes
        self.warmonger = warmonger
        self.vote_orders = vote_orders
        self.batch = batch
        self.dominance_from = dominance_from
        self.war_on_own_region = war_on_own_region
        self.zeal = zeal
        self.phase_inputs = phase_inputs
