"""The expert of Global Powers: a player for dominance that tries its turns out in imagined games.

It differs from a steady player in three ways. It sees how many regions a single activation could bring anybody
(:mod:`statecraft.bots.global_powers.dominance`), so that it strikes when that is enough for dominance, works for it
before, and stops others in time. It plans all actions of an activation together
(:mod:`statecraft.bots.global_powers.expert.lines`). And where a turn may be used in several ways, it plays each of them
to its end, the others answering as steady players would, and takes what leaves it best off.
"""

from collections.abc import Sequence
from functools import partial

from statecraft.bots.expert import Expert, ExpertProfile
from statecraft.bots.global_powers.expert.dominance_first import DominanceFirst
from statecraft.bots.global_powers.steady.steady import Steady
from statecraft.bots.global_powers.steady.worth import chances
from statecraft.bots.global_powers.weights import STEADY
from statecraft.bots.naming import Budget, Named
from statecraft.bots.search import RolloutPolicy
from statecraft.bots.tempers import tempered
from statecraft.core.engine.driver import Handle, Player
from statecraft.core.engine.state import State
from statecraft.core.ids import Seat
from statecraft.core.verbs.action import Action
from statecraft.global_powers.state import GlobalPowersState

SEARCHED = "turn"
"""The question that is worth a search; the rest is left to the heuristic."""
IN_DOUBT = 4.0
"""Only what seems to gain at most so many half points less than the best is tried out."""
MOST = 2
TURNS = 1
DEFAULT = Budget(sims=24, seconds=0.6)
"""A turn of good players takes its time, and says much at once."""
EXPERT = STEADY
"""It weighs positions as steady players do: weights of its own, fitted while every scoring counted by itself, won 16 %
against three of them once points were added up."""


def others(handle: Handle) -> list[Action | None]:
    if handle.question.kind != SEARCHED:
        return []
    player = DominanceFirst("others", handle.seat, EXPERT)
    if player.dominating_action(handle) is not None:
        return []
    rated = player.steady.ranked(handle)
    return [action for gain, action in rated if gain > rated[0][0] - IN_DOUBT]


def _player(me: Seat, seed: str, seat: Seat) -> Player:
    """The others are taken to be steady players."""
    return DominanceFirst(seed, seat, EXPERT) if seat == me else Steady(seed, seat)


def _win_chances(state: State, _seat: Seat) -> Sequence[float]:
    assert isinstance(state, GlobalPowersState)
    return chances(state, EXPERT)


def make(seed: int | str, seat: Seat, named: Named) -> Player:
    """The bot as tables seat it."""
    profile = ExpertProfile(
        RolloutPolicy(partial(_player, seat), _win_chances, TURNS), others, MOST, DEFAULT
    )
    bot = Expert(profile, DominanceFirst(seed, seat, EXPERT), seed, seat, named.budget)
    return tempered(bot, named, Steady(seed, seat).ranked)
