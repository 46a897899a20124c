"""What a position of Global Powers is worth to a party, and what an action or a card would make of it.

Everything is tried out on a copy with the engine's own functions, so no rule is known here twice. Worth is in half
points, as the engine counts them.
"""

from itertools import product

from statecraft.core.action import Action
from statecraft.core.ids import Seat
from statecraft.global_powers import actions, cards, scoring, trade, war
from statecraft.global_powers.budget import BudgetRoll
from statecraft.global_powers.card_verbs import Assassinate, Coup, Initiative, Revolution, Sabotage
from statecraft.global_powers.chips import DIPLOMACY, ECONOMY, MILITARY
from statecraft.global_powers.coup import CoupRoll
from statecraft.global_powers.deeds import AssassinationRoll, SabotageChoice
from statecraft.global_powers.government import REGIONS, governed, government
from statecraft.global_powers.motions import conclude, targets
from statecraft.global_powers.state import World
from statecraft.global_powers.unrest import RevolutionRoll
from statecraft.global_powers.verbs import NOBODY_BANNED, Budget, Motion, Trade, War

IN_BASE, IN_REGION = 1.0, 0.4
"""A politician in base can still go anywhere; one in a region is worth a little beyond its points."""
CHIPS = {ECONOMY: 0.5, MILITARY: 0.3, DIPLOMACY: 0.3}
"""What a chip in a region one governs is worth beyond its points."""
RIVAL, OTHERS = 0.5, 0.1
"""How much the points of the best of the others count against one's own, and those of the rest."""
DOMINANCE = 120.0
"""Dominance decides the game."""
CLOSE, THREAT = (8.0, 3.0), (40.0, 12.0)
"""To be one or two regions short of it is good; others so close are a danger."""
PROPOSALS = actions.PROPOSALS
MIDDLE = 2
"""Where many dice are rolled at once, all show the middle."""
AVERAGE_VOTES = 2
"""By how many votes a motion that is carried is carried."""


def worth(table: World, me: int) -> float:
    """How good a position is for a party."""
    points = scoring.count_points(table)
    counts = governed(table)
    n = table.colours
    others = [points[party] for party in range(n) if party != me]
    total = points[me] - RIVAL * max(others) - OTHERS * sum(others)
    total += IN_BASE * table.base[me] + IN_REGION * sum(table.politicians[me::n])
    for party in range(n):
        short = table.dominance - counts[party]
        if short <= 0:
            total += DOMINANCE if party == me else -DOMINANCE
        elif short <= len(CLOSE):
            total += CLOSE[short - 1] if party == me else -THREAT[short - 1]
    politicians, chips = table.politicians, table.chips
    for region in range(REGIONS):
        there = politicians[region * n : region * n + n]
        if there[me] and there[me] == max(there):
            for kind, each in CHIPS.items():
                total += each * chips[region * 4 + kind]
    return total


def after_action(table: World, me: int, region: int, by: int, action: Action) -> float:
    """The worth for ``me`` of a position in which a proposed action has been carried out."""
    if actions.fault(table, region, action) is not None:
        return worth(table, me)
    if isinstance(action, War):
        return _after_war(table, me, region, action.region)
    copy = table.clone()
    if isinstance(action, Motion):
        copy.spend_chips(region, DIPLOMACY, action.stake)
        conclude(copy, action, max(1, action.stake), 0)
        return worth(copy, me)
    if isinstance(action, Trade):
        trade.exchange(copy, region, Seat(by), action)
        return worth(copy, me)
    actions.carry_out(copy, region, Seat(by), action)
    if isinstance(action, Budget) and isinstance(copy.stack[-1], BudgetRoll):
        unlucky = copy.clone()
        roll = unlucky.stack.pop()
        assert isinstance(roll, BudgetRoll)
        roll.rolled(unlucky, (1,), (1,))
        return (2 * worth(copy, me) + worth(unlucky, me)) / 3
    return worth(copy, me)


def _after_war(table: World, me: int, region: int, target: int) -> float:
    """The mean over all nine throws."""
    total = 0.0
    for dice in product((1, 2, 3), repeat=2):
        copy = table.clone()
        war.WarRoll(region, target).rolled(copy, dice, dice)
        total += worth(copy, me)
    return total / 9


def after_batch(table: World, me: int, region: int, by: int, batch: tuple[Action, ...]) -> float:
    """What a batch gains or loses, its actions looked at one by one."""
    before = worth(table, me)
    return sum([after_action(table, me, region, by, action) - before for action in batch])


def after_card(table: World, me: int, action: Action) -> float:
    """The worth of a position in which a card has been played; dice show all they can, or the middle."""
    copy = table.clone()
    seat = Seat(me)
    card = cards.CARDS[cards.NUMBER[type(action)]]
    if isinstance(action, Assassinate):
        return sum([_assassinated(table, me, action, die) for die in (1, 2, 3)]) / 3
    if isinstance(action, Coup):
        return _after_coup(table, me, action)
    if isinstance(action, Initiative):
        motion = best_motion(table, me, 0)
        if motion is not None:
            conclude(copy, motion, AVERAGE_VOTES, 0)
        return worth(copy, me)
    card.play(copy, seat, action)
    top = copy.stack[-1]
    if isinstance(action, Revolution):
        assert isinstance(top, RevolutionRoll)
        copy.pop()
        dice = (MIDDLE,) * len(top.regions)
        top.rolled(copy, dice, dice)
    elif isinstance(action, Sabotage):
        there = sum(table.chips[action.region * 4 : action.region * 4 + 4])
        return worth(_best_sabotage(table, me, action.region, min(MIDDLE, there)), me)
    return worth(copy, me)


def _assassinated(table: World, me: int, action: Assassinate, die: int) -> float:
    copy = table.clone()
    AssassinationRoll(Seat(me), action.region, action.party).rolled(copy, (die,), (die,))
    return worth(copy, me)


def coup_stake(table: World, me: int, region: int) -> int:
    """How many politicians to stake for a coup: enough to be ahead by two if nobody defends."""
    rulers = sum([table.there(region, party) for party in government(table, region)])
    return max(0, min(table.base[me] - 1, rulers + 2 - table.there(region, me)))


def _after_coup(table: World, me: int, action: Coup) -> float:
    """The mean over all nine throws, with a fair stake against one politician of each ruler."""
    rulers = government(table, action.region)
    seats = (Seat(me), *[Seat(party) for party in rulers])
    defence = [min(1, table.base[party]) for party in rulers]
    stakes = (coup_stake(table, me, action.region), *defence)
    total = 0.0
    for dice in product((1, 2, 3), repeat=2):
        copy = table.clone()
        CoupRoll(action.region, seats, stakes).rolled(copy, dice, dice)
        total += worth(copy, me)
    return total / 9


def _best_sabotage(table: World, me: int, region: int, count: int) -> World:
    best, found = float("-inf"), table
    for chosen in SabotageChoice(Seat(me), region, count).combinations(table):
        copy = table.clone()
        for kind, amount in chosen.chips:
            copy.spend_chips(region, kind, amount)
        if worth(copy, me) > best:
            best, found = worth(copy, me), copy
    return found


def best_motion(table: World, me: int, stake: int) -> Motion | None:
    """The motion that would do most good if it were carried."""
    best, found = worth(table, me) + 1, None
    for motion, regions in targets(table).items():
        for region, parties in regions.items():
            for party in parties or [NOBODY_BANNED]:
                action = Motion(motion, region, party, stake)
                copy = table.clone()
                conclude(copy, action, max(AVERAGE_VOTES, stake), 0)
                value = worth(copy, me)
                if value > best:
                    best, found = value, action
    return found
