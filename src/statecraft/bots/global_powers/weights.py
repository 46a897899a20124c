"""The weights of a player of Global Powers: the numbers it weighs positions by, and how it bids and chooses cards.

Those of a steady player are guided by fits to who won 150 games of four and 400 of two with points added up
(`tools/fit_global_powers.py`), rounded and in part set by hand. An expert has others
(:mod:`statecraft.bots.global_powers.expert.expert`).
"""

from typing import Any, Final

from statecraft.bots.global_powers.opening import FAVOURITES
from statecraft.core.native import kept

NAMES: Final = (
    "card",
    "delegate",
    "dominant",
    "doubt",
    "duel_fear",
    "duel_near",
    "favourites",
    "fear",
    "fear_after",
    "first",
    "goal",
    "hope_after",
    "in_base",
    "keep",
    "lead",
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
    "reach_of",
    "rich",
    "serious",
    "spread",
    "whim",
    "width",
)


class Weights:
    """Weights; those in rows are for so many scorings to come, and the first of a row is never used.

    How it bids, ``reach_of``, ``fear_after``, ``hope_after`` and ``lead`` are told for so many parties.
    """

    __slots__ = NAMES

    def __reduce__(self) -> tuple[Any, ...]:
        return kept(self, (), NAMES)

    def __init__(self) -> None:
        self.politician: tuple[float, ...] = (0.0, 0.19, 0.12, 0.15, 0.15, 0.15)
        """A politician in base or in a region."""
        self.in_base: tuple[float, ...] = (0.0, -0.03, -0.05, -0.05, -0.03, 0.0)
        """How much more it is worth in base; less as a rule, since to bring it into a region costs another."""
        self.on_mauritius: tuple[float, ...] = (0.0, 0.0, -0.1, -0.15, -0.2, -0.2)
        self.delegate: tuple[float, ...] = (0.0, 0.15, 0.5, 0.5, 0.4, 0.3)
        """Beyond the points of this scoring."""
        self.points: tuple[float, ...] = (0.0, 0.02, 0.02, 0.02, 0.02, 0.02)
        """Half points as if the scoring came now."""
        self.first: tuple[float, ...] = (0.0, 0.5, 0.2, 0.2, 0.2, 0.2)
        """To have most points at the scoring: more delegates (GP-6.7), and at the last one the game (GP-6.13)."""
        self.rank: tuple[float, ...] = (0.0, 0.7, 0.2, 0.3, 0.2, 0.2)
        """To have more points at the scoring than another, for each of the others."""
        self.doubt: tuple[float, ...] = (3.0, 0.8)
        """How many half points a lead is uncertain by, at the scoring and more for each region still pending."""
        self.goal: float = 1.0
        """The points that win, at the scoring."""
        self.dominant: float = 8.0
        self.near: tuple[float, ...] = (1.8, 1.0, 0.4, 0.15, 0.0)
        """To be so many regions short of dominance; none short at the scoring, which then takes politicians away."""
        self.fear: float = 2.0
        """How much more that is feared of others than hoped for: nobody else may stop them."""
        self.duel_near: tuple[float, ...] = (
            *(2.0, 1.6, 1.3, 1.1, 0.95, 0.8, 0.7, 0.6, 0.5),
            *(0.42, 0.35, 0.28, 0.22, 0.16, 0.1, 0.05, 0.0),
        )
        """Between two parties, to be so many politicians short of dominance: nobody else stops anybody, so leads count."""
        self.duel_fear: float = 8.0
        """And how much more it is feared then: rather hold the other back than run ahead."""
        self.reach: tuple[float, ...] = ()
        """That one activation would bring dominance, with so many turns of others before the next own one."""
        self.reach_fear: tuple[float, ...] = ()
        """The same of others."""
        self.reach_of: tuple[float, ...] = (0.0, 0.0, 1.0, 1.0, 1.0, 1.0)
        """How much of both among so many parties."""
        self.reach_counts: tuple[float, ...] = (1.0, 1.0, 1.0, 1.0, 1.0, 1.0)
        """How much of both, with so many scorings to come."""
        self.fear_after: tuple[tuple[float, ...], ...] = ((1.0,),) * 6
        """How much others' dominance is feared after so many scorings, and after the last of them from then on."""
        self.hope_after: tuple[tuple[float, ...], ...] = ((1.0,),) * 6
        """The same of the hope for one's own."""
        self.lead: tuple[float, ...] = (0.0,) * 6
        """So many half points ahead make e times the chance to win by points; 0 where nobody looks at that."""
        self.open_card: float = 0.1
        """A Zeal or a Warmonger that lies open."""
        self.card: float = 0.07
        """A card in hand."""
        self.width: int = 0
        """How many lines of actions are followed at once; none where only the next action but one is looked at."""
        self.keep: tuple[int, ...] = (0, 0, 3, 4, 4, 4)
        """Politicians that the auction leaves in base."""
        self.serious: tuple[float, ...] = (0.0, 0.0, 0.5, 0.35, 0.35, 0.25)
        """The share of regions it bids for in earnest; fewer among many, of whom more would tie."""
        self.rich: float = 0.2
        """How much larger that is for the richest."""
        self.spread: tuple[float, ...] = (0.0, 0.0, 2.5, 1.5, 1.5, 2.0)
        """Serious bids differ by up to so many politicians."""
        self.low: tuple[tuple[int, ...], ...] = (
            *((0,), (0,), (0,)),
            *((0, 1), (0, 0, 1), (0, 0, 0, 1)),
        )
        """Other bids, each as often."""
        self.favourites: tuple[int, ...] = FAVOURITES
        """Cards in the order it likes them."""
        self.whim: float = 3.0
        """How many places in that order a card may rise or fall."""


def _steady() -> Weights:
    weights = Weights()
    weights.reach = (2.0, 1.0, 0.8, 0.8, 0.8)
    weights.reach_fear = (6.0, 4.0, 3.0, 2.0, 2.0)
    weights.reach_of = (0.0, 0.0, 0.0, 0.5, 0.5, 1.0)
    weights.fear_after = (
        *((1.0,), (1.0,), (1.2, 0.7)),
        *((1.8, 0.26, 0.2), (1.2, 0.3, 0.22), (1.7, 0.45, 0.32)),
    )
    weights.hope_after = (
        *((1.0,), (1.0,), (1.0,)),
        *((0.6, 1.8, 2.4), (0.7, 1.35, 1.6), (0.6, 1.1, 1.35)),
    )
    weights.lead = (0.0, 0.0, 0.0, 10.0, 10.0, 10.0)
    return weights


STEADY = _steady()
