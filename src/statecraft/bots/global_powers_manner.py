"""The manner of a player of Global Powers: the numbers it weighs positions by, and how it bids and chooses cards.

Those of a steady player were fitted to who won 140 games, and rounded. An expert has others
(:mod:`statecraft.bots.global_powers_expert`).
"""

from statecraft.bots.global_powers_novice import FAVOURITES


class Manner:
    """Weights; those in rows are for so many scorings to come, and the first of a row is never used."""

    __slots__ = (
        "card",
        "delegate",
        "dominant",
        "doubt",
        "favourites",
        "fear",
        "first",
        "goal",
        "in_base",
        "keep",
        "low",
        "near",
        "on_mauritius",
        "open_card",
        "points",
        "politician",
        "rank",
        "reach",
        "reach_counts",
        "reach_fear",
        "rich",
        "serious",
        "spread",
        "whim",
        "width",
    )

    def __init__(self) -> None:
        self.politician: tuple[float, ...] = (0.0, 0.1, 0.28, 0.28, 0.28, 0.28)
        """A politician in base or in a region."""
        self.in_base: tuple[float, ...] = (0.0, 0.0, 0.05, 0.05, 0.03, 0.0)
        """How much more it is worth in base: it may yet go anywhere."""
        self.on_mauritius: tuple[float, ...] = (0.0, 0.0, -0.1, -0.15, -0.2, -0.2)
        self.delegate: tuple[float, ...] = (0.0, 0.1, 0.25, 0.25, 0.2, 0.15)
        """Beyond the points of this scoring."""
        self.points: tuple[float, ...] = (0.0, 0.04, 0.035, 0.03, 0.035, 0.03)
        """Half points as if the scoring came now."""
        self.first: tuple[float, ...] = (0.0, 5.0, 1.7, 0.7, 0.4, 0.4)
        """To have most points at the scoring: more delegates (GP-6.7), and at the last one the game (GP-6.13)."""
        self.rank: tuple[float, ...] = ()
        """To have more points at the scoring than another, for each of the others."""
        self.doubt: tuple[float, ...] = (3.0, 0.8)
        """How many half points a lead is uncertain by, at the scoring and more for each region still pending."""
        self.goal: float = 2.5
        """The points that win, at the scoring."""
        self.dominant: float = 8.0
        self.near: tuple[float, ...] = (1.8, 1.0, 0.4, 0.15, 0.0)
        """To be so many regions short of dominance; none short at the scoring, which then takes politicians away."""
        self.fear: float = 2.0
        """How much more that is feared of others than hoped for: nobody else may stop them."""
        self.reach: tuple[float, ...] = ()
        """That one activation would bring dominance, with so many turns of others before the next own one."""
        self.reach_fear: tuple[float, ...] = ()
        """The same of others."""
        self.reach_counts: tuple[float, ...] = (1.0, 1.0, 1.0, 1.0, 1.0, 1.0)
        """How much of both."""
        self.open_card: float = 0.1
        """A Zeal or a Warmonger that lies open."""
        self.card: float = 0.07
        """A card in hand."""
        self.width: int = 0
        """How many lines of actions are followed at once; none where only the next action but one is looked at."""
        self.keep: int = 4
        """Politicians that the auction leaves in base."""
        self.serious: float = 0.3
        """The share of regions it bids for in earnest."""
        self.rich: float = 0.2
        """How much larger that is for the richest."""
        self.spread: float = 1.5
        """Serious bids differ by up to so many politicians."""
        self.low: tuple[int, ...] = (0, 1)
        """Other bids, each as often."""
        self.favourites: tuple[int, ...] = FAVOURITES
        """Cards in the order it likes them."""
        self.whim: float = 3.0
        """How many places in that order a card may rise or fall."""


STEADY = Manner()
