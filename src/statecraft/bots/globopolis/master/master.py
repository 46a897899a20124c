"""The master of Globopolis: an expert that judges by a learned chance to win, in bargains and in its search.

Where its choice matters it plays imagined games on for some turns, all by quick players, and asks the learned value how
everybody stands then. Bargains are judged by it at once (`dealer`).
"""

from functools import partial

from statecraft.bots.expert import Expert, ExpertProfile
from statecraft.bots.globopolis.master.dealer import Dealer
from statecraft.bots.globopolis.quick.quick import Quick
from statecraft.bots.globopolis.steady import answers
from statecraft.bots.globopolis.steady.steady import Steady
from statecraft.bots.learned.value import named_value
from statecraft.bots.naming import Budget, Named
from statecraft.bots.search import RolloutPolicy
from statecraft.bots.tempers import tempered
from statecraft.core.engine.driver import Handle, Player
from statecraft.core.ids import Seat
from statecraft.core.trade.offer_verbs import AcceptOffer, CounterOffer, MakeOffer, RefuseOffer
from statecraft.core.verbs.action import Action

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
    }
)
"""Questions whose answers shape the turn; the rest is left to the heuristic."""
MOST = 4
TURNS = 1
DOUBT = 1.0
DEFAULT = Budget(sims=160, seconds=0.9)
TALK = (AcceptOffer, CounterOffer, MakeOffer, RefuseOffer)


def others(handle: Handle) -> list[Action | None]:
    if handle.question.kind not in SEARCHED:
        return []
    return [action for _gain, action in answers.ranked(handle) if not isinstance(action, TALK)]


def _player(me: Seat, seed: str, seat: Seat) -> Player:
    """It goes on as it plays; the others are quick."""
    return Steady(seed, seat) if seat == me else Quick(seed, seat)


def make(seed: int | str, seat: Seat, named: Named) -> Player:
    """The bot as tables seat it; where nothing fitting was learned, it is a haggling steady player that searches."""
    value = named_value("globopolis", named.value)
    policy = RolloutPolicy(partial(_player, seat), value.seen_from, TURNS, DOUBT, imagined=True)
    profile = ExpertProfile(policy, others, MOST, DEFAULT)
    bot = Expert(profile, Dealer(seed, seat, value), seed, seat, named.budget)
    return tempered(bot, named, answers.ranked)
