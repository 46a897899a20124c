"""The expert of Global Powers: a striker that tries its turns out in imagined games.

It differs from a steady player in three ways. It sees how many regions a single activation could bring anybody
(:mod:`statecraft.bots.global_powers_strike`), so that it strikes when that is enough for dominance, works for it
before, and stops others in time. It plans all actions of an activation together
(:mod:`statecraft.bots.global_powers_lines`). And where a turn may be used in several ways, it plays each of them
to its end, the others answering as steady players would, and takes what leaves it best off.
"""

from collections.abc import Sequence
from functools import partial

from statecraft.bots.expert import Craft, Expert
from statecraft.bots.global_powers_manner import Manner
from statecraft.bots.global_powers_steady import Steady
from statecraft.bots.global_powers_steady_worth import chances
from statecraft.bots.global_powers_striker import Striker
from statecraft.bots.naming import Budget
from statecraft.bots.search import Guide
from statecraft.core.action import Action
from statecraft.core.driver import Handle, Player
from statecraft.core.ids import Seat
from statecraft.core.offer import MakeOffer
from statecraft.core.state import State
from statecraft.global_powers.state import World

SEARCHED = frozenset({"turn"})
"""Questions whose answers shape the game; the rest is left to the heuristic."""
MOST = 3
TURNS = 1


def _manner() -> Manner:
    """Fitted to who won 390 games, and to what won against three steady players."""
    manner = Manner()
    manner.reach = (3.0, 1.8, 1.2, 0.8, 0.8)
    manner.reach_fear = (3.0, 1.8, 1.0, 0.5, 0.5)
    manner.width = 4
    return manner


EXPERT = _manner()


def others(handle: Handle) -> list[Action | None]:
    if handle.question.kind not in SEARCHED:
        return []
    player = Striker("others", handle.seat, EXPERT)
    if player.strike(handle) is not None:
        return []
    rated = player.steady.ranked(handle)
    return [action for _gain, action in rated if not isinstance(action, MakeOffer)]


def _player(me: Seat, seed: str, seat: Seat) -> Player:
    """The others are taken to be steady players."""
    return Striker(seed, seat, EXPERT) if seat == me else Steady(seed, seat)


def _standing(state: State, _seat: Seat) -> Sequence[float]:
    assert isinstance(state, World)
    return chances(state, EXPERT)


def expert(seed: int | str, seat: Seat, budget: Budget) -> Expert:
    craft = Craft(Guide(partial(_player, seat), _standing, TURNS), others, MOST)
    return Expert(craft, Striker(seed, seat, EXPERT), seed, seat, budget)
