"""The expert of Globopolis: where to go, what to buy, whom to attack, tried out in imagined turns.

What a turn brings hangs on many dice, so a turn is played to its end by steady players, and judged by
the same scale in EU by which they choose.
"""

from collections.abc import Sequence
from math import exp

from statecraft.bots.expert import Expert, ExpertProfile
from statecraft.bots.globopolis.steady import answers
from statecraft.bots.globopolis.steady.steady import Steady
from statecraft.bots.globopolis.steady.worth import Scale
from statecraft.bots.naming import Named
from statecraft.bots.search import RolloutPolicy
from statecraft.bots.tempers import tempered
from statecraft.core.engine.driver import Handle, Player
from statecraft.core.engine.state import State
from statecraft.core.ids import Seat
from statecraft.core.trade.offer_verbs import MakeOffer
from statecraft.core.verbs.action import Action
from statecraft.globopolis.state import GlobopolisState

SEARCHED = frozenset(
    {
        "roll",
        "reroll",
        "orss",
        "own-territory",
        "own-guild",
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


def win_chances(state: State, seat: Seat) -> Sequence[float]:
    """How everybody stands by its lead in EU over the best and the average of the others."""
    assert isinstance(state, GlobopolisState)
    me = state.holders[seat]
    holders = state.all_holders()
    scale = Scale(state)
    estates = [scale.estate(holder, cards=holder == me) for holder in holders]
    found = []
    for holder in holders:
        rest = estates[:holder] + estates[holder + 1 :]
        lead = estates[holder] - max(rest) / 2 - sum(rest, 0.0) / len(rest) / 2
        found.append(1 / (1 + exp(-lead / LEAD)))
    return found


PROFILE = ExpertProfile(RolloutPolicy(_player, win_chances, TURNS, DOUBT), others, MOST)


def make(seed: int | str, seat: Seat, named: Named) -> Player:
    """The bot as tables seat it."""
    bot = Expert(PROFILE, Steady(seed, seat, sharp=True), seed, seat, named.budget)
    return tempered(bot, named, answers.ranked)
