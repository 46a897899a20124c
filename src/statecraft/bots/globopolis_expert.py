"""The expert of Globopolis: where to go, what to buy, whom to attack, tried out in imagined turns.

What a turn brings hangs on many dice, so a turn is played to its end by steady players, and judged by
the same scale in EU by which they choose.
"""

from collections.abc import Sequence
from math import exp

from statecraft.bots import globopolis_steady_answers as answers
from statecraft.bots.expert import Craft, Expert
from statecraft.bots.globopolis_steady import Steady
from statecraft.bots.globopolis_steady_worth import estate
from statecraft.bots.naming import Budget
from statecraft.bots.search import Guide
from statecraft.core.action import Action
from statecraft.core.driver import Handle, Player
from statecraft.core.ids import Seat
from statecraft.core.offer import MakeOffer
from statecraft.core.state import State
from statecraft.globopolis.state import Globe

SEARCHED = frozenset(
    {
        "roll",
        "reroll",
        "orss",
        "own-territory",
        "foreign-territory",
        "continue",
        "market",
        "purchase",
    }
)
"""Questions whose answers shape the turn; the rest is left to the heuristic."""
MOST = 3
TURNS = 1
DOUBT = 2.0
LEAD = 200.0
"""A lead of so many EU makes victory likely, of twice as many nearly certain."""


def others(handle: Handle) -> list[Action | None]:
    if handle.question.kind not in SEARCHED:
        return []
    rated = answers.ranked(handle)
    return [action for _gain, action in rated if not isinstance(action, MakeOffer)]


def _player(seed: str, seat: Seat) -> Player:
    return Steady(seed, seat)


def standing(state: State, seat: Seat) -> Sequence[float]:
    """How everybody stands by its lead in EU over the best and the average of the others."""
    assert isinstance(state, Globe)
    me = state.holders[seat]
    holders = range(state.holder_count())
    estates = [estate(state, holder, cards=holder == me) for holder in holders]
    found = []
    for holder in holders:
        rest = estates[:holder] + estates[holder + 1 :]
        lead = estates[holder] - max(rest) / 2 - sum(rest, 0.0) / len(rest) / 2
        found.append(1 / (1 + exp(-lead / LEAD)))
    return found


CRAFT = Craft(Guide(_player, standing, TURNS, DOUBT), others, MOST)


def expert(seed: int | str, seat: Seat, budget: Budget) -> Expert:
    return Expert(CRAFT, Steady(seed, seat, sharp=True), seed, seat, budget)
