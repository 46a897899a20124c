"""The expert of Global Powers: regions, proposals, votes and cards, tried out in imagined games."""

from collections.abc import Sequence

from statecraft.bots.expert import Craft, Expert
from statecraft.bots.global_powers_novice import Novice
from statecraft.bots.global_powers_steady import Steady
from statecraft.bots.global_powers_steady_worth import chances
from statecraft.bots.naming import Budget
from statecraft.bots.search import Guide
from statecraft.core.action import Action
from statecraft.core.driver import Handle, Player
from statecraft.core.ids import Seat
from statecraft.core.offer import MakeOffer
from statecraft.core.state import State
from statecraft.global_powers.state import World

SEARCHED = frozenset({"turn", "proposal", "vote", "veto", "consent", "zeal"})
"""Questions whose answers shape the game; the rest is left to the heuristic."""
MOST = 4
TURNS = 4


def others(handle: Handle) -> list[Action | None]:
    if handle.question.kind not in SEARCHED:
        return []
    rated = Steady("others", handle.seat).ranked(handle)
    return [action for _gain, action in rated if not isinstance(action, MakeOffer)]


def _player(seed: str, seat: Seat) -> Player:
    return Novice(seed, seat)


def _standing(state: State, _seat: Seat) -> Sequence[float]:
    assert isinstance(state, World)
    return chances(state)


CRAFT = Craft(Guide(_player, _standing, TURNS), others, MOST)


def expert(seed: int | str, seat: Seat, budget: Budget) -> Expert:
    return Expert(CRAFT, Steady(seed, seat), seed, seat, budget)
