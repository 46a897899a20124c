"""Who plays whom in games that are learned from: bots of all strengths at tables of all sizes.

A value that has only seen good players knows nothing about positions that good players avoid, and one that only meets
itself forgets how to beat others. So every seat is drawn from a league, past selves among them.
"""

import random
from typing import NamedTuple

LEAGUE = {
    "globopolis": {"steady": 5, "expert:sims=1": 3, "novice": 3, "random": 1},
    "global-powers": {"steady": 6, "expert:sims=1": 2, "novice": 3, "random": 1},
}
"""How often each bot is drawn, in parts; experts without a search, which costs too much for what it adds."""
SIZES = (2, 3, 3, 4, 4, 4, 4, 5, 5)
"""Tables by their number of players, as often as they are played."""
EQUAL = 0.5
"""So many tables are of one bot alone: there the position decides and not the player."""


class Table(NamedTuple):
    """Who sits where."""

    bots: tuple[str, ...]

    def equal(self) -> bool:
        """Whether nobody is stronger than the others by nature."""
        return len(set(self.bots)) == 1


def table(game: str, past: tuple[str, ...], seed: int, number: int) -> Table:
    """The table of a game; ``past`` selves are drawn as often as steady players, all together."""
    rng = random.Random(f"league {seed} {number}")
    parts = dict(LEAGUE[game])
    for bot in past:
        parts[bot] = max(1, parts["steady"] // len(past))
    names, weights = list(parts), list(parts.values())
    size = SIZES[rng.randrange(len(SIZES))]
    if rng.random() < EQUAL:
        return Table((rng.choices(names, weights)[0],) * size)
    return Table(tuple(rng.choices(names, weights, k=size)))
