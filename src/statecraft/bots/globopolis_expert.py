"""The expert of Globopolis: where to go, what to buy, whom to attack, tried out in imagined games."""

from collections.abc import Sequence

from statecraft.bots import globopolis_steady_answers as answers
from statecraft.bots.expert import Craft, Expert
from statecraft.bots.globopolis_novice import Novice
from statecraft.bots.globopolis_steady import Steady
from statecraft.bots.globopolis_steady_standing import standing
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
        "options",
        "operation",
        "conference-reply",
    }
)
"""Questions whose answers shape the game; the rest is left to the heuristic."""
MOST = 3
TURNS = 5


def others(handle: Handle) -> list[Action | None]:
    if handle.question.kind not in SEARCHED:
        return []
    rated = answers.ranked(handle)
    return [action for _gain, action in rated if not isinstance(action, MakeOffer)]


def _player(seed: str, seat: Seat) -> Player:
    return Novice(seed, seat)


def _standing(state: State, seat: Seat) -> Sequence[float]:
    assert isinstance(state, Globe)
    return standing(state, seat)


CRAFT = Craft(Guide(_player, _standing, TURNS), others, MOST)


def expert(seed: int | str, seat: Seat, budget: Budget) -> Expert:
    return Expert(CRAFT, Steady(seed, seat), seed, seat, budget)
