"""How the steady player of Global Powers bids and chooses its cards: mixed strategies, so that nobody can foresee them."""

from statecraft.bots.global_powers_novice import FAVOURITES
from statecraft.core.chance import Randomness, cards_in
from statecraft.global_powers.chips import ECONOMY
from statecraft.global_powers.government import REGIONS
from statecraft.global_powers.state import World

KEEP = 4
"""Politicians that the auction leaves in base."""
SERIOUS, RICH = 0.3, 0.2
"""The share of regions it bids for in earnest, and how much larger it is for the richest."""
SPREAD = 1.5
"""Serious bids differ by up to so many politicians."""
LOW = (0, 1)
"""Other bids, each as often."""
WHIM = 3.0
"""How many places in the order of its favourites a card may rise or fall."""
STRONG: dict[int, tuple[int, ...]] = {}


def bid(table: World, me: int, region: int, rng: Randomness) -> int:
    """Serious about some regions, rich ones rather; about the others hardly at all."""
    if region in STRONG:
        choices = STRONG[region]
        return max(0, min(choices[rng.randrange(len(choices))], table.base[me] - 1))
    spare = max(0, table.base[me] - KEEP)
    left = REGIONS - region
    rich = table.chip(region, ECONOMY) / 5
    if rng.random() < SERIOUS + RICH * rich:
        # What is left, shared among the regions it will be serious about.
        politicians = int(spare / max(1.0, left * SERIOUS) + SPREAD * rng.random())
    else:
        politicians = LOW[rng.randrange(len(LOW))]
    return max(0, min(politicians, table.base[me] - 1))


def liked(table: World, me: int, rng: Randomness) -> list[int]:
    """The unused cards, those first that gain most, with a little whim."""
    unused = cards_in(table.unused(me))
    whim = {card: FAVOURITES.index(card) + WHIM * rng.random() for card in unused}
    return sorted(unused, key=lambda card: whim[card])
