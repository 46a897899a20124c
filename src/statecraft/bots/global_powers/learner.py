"""The learner of Global Powers, who makes no war on regions that the last of all governs."""

from statecraft.bots.global_powers.novice.novice import Novice
from statecraft.bots.global_powers.steady.steady import Steady
from statecraft.bots.learner import Learner
from statecraft.bots.naming import Named
from statecraft.bots.tempers import tempered
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Handle, Player
from statecraft.core.ids import Seat
from statecraft.core.verbs.action import Action
from statecraft.global_powers.rules.government import government
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import Assassinate, Coup, Riots, Sabotage, War


def aimed_at_the_last(handle: Handle, action: Action) -> bool:
    """Whether something goes against a party that has fewest points."""
    table = handle.determinise(SeededLuck("learner").stream("cards", handle.question.id))
    if not isinstance(table, GlobalPowersState):
        return False
    points = table.projected_scores()
    last = min(points)
    if isinstance(action, Assassinate):
        return points[action.party] == last
    if isinstance(action, Coup | Riots | Sabotage | War):
        return any(points[party] == last for party in government(table, action.region))
    return False


def make(seed: int | str, seat: Seat, named: Named) -> Player:
    """The bot as tables seat it."""
    novice = tempered(Novice(seed, seat), named, Steady(seed, seat).ranked)
    return Learner(novice, aimed_at_the_last, seed, seat)
