"""The master of Global Powers: an expert that judges by a learned chance to win.

It counts whole activations as the expert does, and where a turn or a proposal could go several ways it plays each of
them on for some turns, all by quick players, and asks the learned value how everybody stands then.
"""

from functools import partial

from statecraft.bots.expert import Expert, ExpertProfile
from statecraft.bots.global_powers.expert.dominance_first import DominanceFirst
from statecraft.bots.global_powers.quick.quick import Quick
from statecraft.bots.global_powers.steady.steady import Steady
from statecraft.bots.global_powers.weights import STEADY
from statecraft.bots.learned.value import named_value
from statecraft.bots.naming import Budget, Named
from statecraft.bots.search import RolloutPolicy
from statecraft.bots.tempers import tempered
from statecraft.core.engine.driver import Handle, Player
from statecraft.core.ids import Seat
from statecraft.core.verbs.action import Action

SEARCHED = frozenset({"turn"})
"""Questions that are worth a search; the rest is left to the heuristic."""
IN_DOUBT = 6.0
"""Only what seems to gain at most so many half points less than the best is tried out."""
MOST = 4
TURNS = 1
DOUBT = 1.0
DEFAULT = Budget(sims=80, seconds=0.9)


def others(handle: Handle) -> list[Action | None]:
    if handle.question.kind not in SEARCHED:
        return []
    player = DominanceFirst("others", handle.seat, STEADY)
    if handle.question.kind == "turn" and player.dominating_action(handle) is not None:
        return []
    rated = player.steady.ranked(handle)
    return [action for gain, action in rated if gain > rated[0][0] - IN_DOUBT]


def _player(me: Seat, seed: str, seat: Seat) -> Player:
    """It goes on as it plays; the others are quick."""
    return DominanceFirst(seed, seat, STEADY) if seat == me else Quick(seed, seat)


def make(seed: int | str, seat: Seat, named: Named) -> Player:
    """The bot as tables seat it."""
    value = named_value("global-powers", named.value)
    policy = RolloutPolicy(partial(_player, seat), value.seen_from, TURNS, DOUBT, imagined=True)
    profile = ExpertProfile(policy, others, MOST, DEFAULT)
    bot = Expert(profile, DominanceFirst(seed, seat, STEADY), seed, seat, named.budget)
    return tempered(bot, named, Steady(seed, seat).ranked)
