"""What a position of Global Powers is worth to a party, and what an action or a card would make of it.

Everything is tried out on a copy with the engine's own functions, so no rule is known here twice. Worth is in half
points, as the engine counts them.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from statecraft.core.ids import Holder, Seat
from statecraft.core.verbs.action import Action
from statecraft.global_powers.cards.assassination import AssassinationRoll
from statecraft.global_powers.cards.card import Card
from statecraft.global_powers.cards.coup import CoupRoll
from statecraft.global_powers.cards.revolution import RevolutionRoll
from statecraft.global_powers.cards.sabotage import combinations
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.odds import coup_odds, war_odds
from statecraft.global_powers.rules import scoring, trade, war
from statecraft.global_powers.rules.budget import BudgetRoll
from statecraft.global_powers.rules.chips import DIPLOMACY, ECONOMY, MILITARY
from statecraft.global_powers.rules.government import REGIONS, government
from statecraft.global_powers.rules.government_action import GovernmentAction
from statecraft.global_powers.rules.motion_votes import conclude
from statecraft.global_powers.rules.motions import targets
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import (
    NOBODY_BANNED,
    Assassinate,
    Budget,
    Coup,
    Initiative,
    MakePeace,
    Motion,
    Pact,
    Revolution,
    Sabotage,
    Trade,
    Transfer,
    War,
)

IN_BASE, IN_REGION = 1.0, 0.4
"""A politician in base can still go anywhere; one in a region is worth a little beyond its points."""
ECONOMY_CHIP, MILITARY_CHIP, DIPLOMACY_CHIP = 0.5, 0.3, 0.3
"""What a chip in a region one governs is worth beyond its points."""
RIVAL, OTHERS = 0.5, 0.1
"""How much the points of the best of the others count against one's own, and those of the rest."""
DOMINANCE = 120.0
"""Dominance decides the game."""
CLOSE, THREAT = (20.0, 8.0, 3.0, 0.0), (90.0, 60.0, 25.0, 8.0)
"""To be no, one or two regions short of it soon is good; others so close are a danger."""
SOON = 5
"""With so few regions pending, the scoring that lowers the marker is near."""
GOAL = 40.0
"""What the points that win are worth when the scoring is near."""
OPEN_CARD = 3.5
"""What a Zeal or a Warmonger that lies open is worth."""
RISK = 0.5
"""What a politician is worth that an attack would cost, if the attack comes."""
MIDDLE = 2
"""Where many dice are rolled at once, all show the middle."""
Value: TypeAlias = Callable[[GlobalPowersState, Holder], float]
"""Something that says what a position is worth to a party."""
BEST, WORST = (3, 1), (1, 3)
"""Throws that succeed if any does, and fail if any does."""
DIFFERENCES = {(1, 3): 1, (1, 2): 2, (2, 2): 3, (2, 1): 2, (3, 1): 1}
"""A throw for each difference of two dice, and how many of nine have it."""
NOTHING = (0,) * 5
AVERAGE_VOTES = 2
"""By how many votes a motion that is carried is carried."""


@lru_cache(maxsize=1 << 16)
def region_standing(there: tuple[int, ...], economy: int, sanctioned: int) -> tuple[int, ...]:
    """What a region brings: each party's half points, and then for each party whether it governs."""
    most = max(there)
    governs = [1 if most and mine == most else 0 for mine in there]
    return (*scoring.points_of(there, economy, sanctioned), *governs)


class Counted:
    """A position with everybody's points and regions counted, which is the same for whoever judges it."""

    __slots__ = ("_points", "_rows", "_summed", "table")

    def __init__(self, table: GlobalPowersState) -> None:
        self.table = table
        n = table.colours
        politicians = tuple(table.politicians)
        chips, sanctioned = table.chips, table.sanctioned
        self._rows = [
            region_standing(
                politicians[region * n : region * n + n],
                chips[region * 4 + ECONOMY],
                sanctioned[region],
            )
            for region in ALL_REGIONS
        ]
        self._summed: list[int] = list(map(sum, zip(*self._rows, strict=True)))
        # By GP-7.1 earlier points count as well.
        earlier = table.points if table.settings().points == "added" else NOTHING
        self._points = [
            self._summed[party] + scoring.elsewhere(table, party) + earlier[party]
            for party in table.all_holders()
        ]

    def worth(self, me: Holder) -> float:
        """How good the position is for a party."""
        table, summed, points = self.table, self._summed, self._points
        n = table.colours
        politicians, chips = table.politicians, table.chips
        total = IN_BASE * table.base[me]
        for region, row in enumerate(self._rows):
            there = politicians[region * n + me]
            if there:
                total += IN_REGION * there
                if row[n + me]:
                    at = region * 4
                    total += (
                        ECONOMY_CHIP * chips[at + ECONOMY]
                        + MILITARY_CHIP * chips[at + MILITARY]
                        + DIPLOMACY_CHIP * chips[at + DIPLOMACY]
                    )
        others = points[:me] + points[me + 1 :]
        total += points[me] - RIVAL * max(others) - OTHERS * sum(others)
        if summed[n + me]:
            total += OPEN_CARD * (table.zeal[me] + table.warmonger[me])
        lowered = 1 if table.done.count(0) <= SOON else 0
        if lowered:
            mark = 2 * table.content.victory_points[n]
            total += GOAL * (points[me] >= mark) - GOAL * (max(others) >= mark)
        for party in range(n):
            short = table.dominance - summed[n + party]
            if short <= 0:
                total += DOMINANCE if party == me else -DOMINANCE
            elif short - lowered < len(CLOSE):
                total += CLOSE[short - lowered] if party == me else -THREAT[short - lowered]
        return total


def worth(table: GlobalPowersState, me: Holder) -> float:
    """How good a position is for a party."""
    return Counted(table).worth(me)


def judged(
    value: Value,
    table: GlobalPowersState,
    parties: list[Holder],
    _changed: tuple[RegionId, ...] = (),
) -> list[float]:
    """What a position is worth to some parties, whatever has changed in it."""
    if value is worth:
        counted = Counted(table)
        return [counted.worth(party) for party in parties]
    return [value(table, party) for party in parties]


def danger(table: GlobalPowersState, me: Holder) -> float:
    """What regions of one's own stand to lose to neighbours that may still attack them."""
    found = 0.0
    for region in ALL_REGIONS:
        if table.peace or me not in government(table, region) or table.protected[region]:
            continue
        for other in table.content.neighbours[region]:
            hostile = not table.done[other] and government(table, other)
            if hostile and me not in hostile and not table.pacts[region] >> other & 1:
                lead = table.chip(other, MILITARY) - table.chip(region, MILITARY)
                found += RISK * float(war_odds(lead)[3])
    return found


def outcomes(
    table: GlobalPowersState, region: RegionId, by: Holder, action: Action
) -> list[tuple[int, GlobalPowersState]]:
    """What may come of a proposed action that is carried out, and how many throws of the dice lead there."""
    assert isinstance(action, GovernmentAction)
    if action.obstacle(table, region) is not None:
        return [(1, table)]
    if isinstance(action, War):
        return war_outcomes(table, region, action.region)
    copy = table.clone()
    if isinstance(action, Motion):
        copy.spend_chips(region, DIPLOMACY, action.stake)
        conclude(copy, action, max(1, action.stake), 0)
        return [(1, copy)]
    if isinstance(action, Trade):
        trade.exchange(copy, region, Seat(by), action)
        return [(1, copy)]
    action.carry_out(copy, region, Seat(by))
    if isinstance(action, Budget) and isinstance(copy.stack[-1], BudgetRoll):
        unlucky = copy.clone()
        roll = unlucky.stack.pop()
        assert isinstance(roll, BudgetRoll)
        roll.rolled(unlucky, (1,), (1,))
        return [(2, copy), (1, unlucky)]
    return [(1, copy)]


def war_outcomes(
    table: GlobalPowersState, region: RegionId, target: RegionId
) -> list[tuple[int, GlobalPowersState]]:
    """All nine throws, of which only the difference counts."""
    found: list[tuple[int, GlobalPowersState]] = []
    for dice, throws in DIFFERENCES.items():
        copy = table.clone()
        war.WarRoll(region, target).rolled(copy, dice, dice)
        found.append((throws, copy))
    return found


def after_action(
    table: GlobalPowersState,
    me: Holder,
    region: RegionId,
    by: Holder,
    action: Action,
    value: Value = worth,
) -> float:
    """The worth for ``me`` of a position in which a proposed action has been carried out."""
    total, throws = 0.0, 0
    for weight, then in outcomes(table, region, by, action):
        total += weight * value(then, me)
        throws += weight
    return total / throws


def after_card(table: GlobalPowersState, me: Holder, action: Action, value: Value = worth) -> float:
    """The worth of a position in which a card has been played; dice show all they can, or the middle."""
    copy = table.clone()
    assert isinstance(action, Card)
    if isinstance(action, Assassinate):
        return sum([_assassinated(table, me, action, die, value) for die in (1, 2, 3)], 0.0) / 3
    if isinstance(action, Coup):
        return _after_coup(table, me, action, value)
    if isinstance(action, Initiative):
        motion = best_motion(table, me, 0, value)
        if motion is not None:
            conclude(copy, motion, AVERAGE_VOTES, 0)
        return value(copy, me)
    action.play(copy, Seat(me))
    top = copy.stack[-1]
    if isinstance(action, Revolution):
        assert isinstance(top, RevolutionRoll)
        copy.pop()
        dice = (MIDDLE,) * len(top.regions)
        top.rolled(copy, dice, dice)
    elif isinstance(action, Sabotage):
        there = sum(table.chips[action.region * 4 : action.region * 4 + 4])
        return value(_best_sabotage(table, me, action.region, min(MIDDLE, there), value), me)
    elif isinstance(action, MakePeace | Pact):
        return value(copy, me) + danger(table, me) - danger(copy, me)
    return value(copy, me)


def _assassinated(
    table: GlobalPowersState, me: Holder, action: Assassinate, die: int, value: Value
) -> float:
    copy = table.clone()
    AssassinationRoll(Seat(me), action.region, action.party).rolled(copy, (die,), (die,))
    return value(copy, me)


def coup_stake(table: GlobalPowersState, me: Holder, region: RegionId) -> int:
    """How many politicians to stake for a coup: enough to be ahead by two if nobody defends.

    Where stakes come back whatever happens (GP-7.10), all that are there.
    """
    if table.settings().coup_stakes == "return":
        return table.base[me]
    rulers = sum([table.there(region, party) for party in government(table, region)])
    return max(0, min(table.base[me] - 1, rulers + 2 - table.there(region, me)))


def _after_coup(table: GlobalPowersState, me: Holder, action: Coup, value: Value) -> float:
    """The mean of success and failure, with a fair stake against one politician of each ruler."""
    rulers = government(table, action.region)
    seats = (Seat(me), *[Seat(party) for party in rulers])
    free = table.settings().coup_stakes == "return"
    defence = [table.base[party] if free else min(1, table.base[party]) for party in rulers]
    stake = coup_stake(table, me, action.region)
    there = sum([table.there(action.region, party) for party in rulers])
    win = coup_odds(stake + table.there(action.region, me) - sum(defence) - there)
    total = 0.0
    for dice, chance in ((BEST, win), (WORST, 1 - win)):
        if chance:
            copy = table.clone()
            CoupRoll(action.region, seats, (stake, *defence)).rolled(copy, dice, dice)
            total += float(chance) * value(copy, me)
    return total


def _best_sabotage(
    table: GlobalPowersState, me: Holder, region: RegionId, count: int, value: Value
) -> GlobalPowersState:
    best, found = float("-inf"), table
    for chosen in combinations(table, region, count):
        copy = table.clone()
        for kind, amount in chosen.chips:
            copy.spend_chips(region, kind, amount)
        if value(copy, me) > best:
            best, found = value(copy, me), copy
    return found


def best_transfer(table: GlobalPowersState, me: Holder, value: Value = worth) -> Transfer | None:
    """Whom to move from where to where: the best place to leave and the best to go to, each by itself."""
    best, found = 0.0, None
    now = value(table, me)
    for party in table.all_holders():
        left = _moved(table, me, party, -1, value)
        come = _moved(table, me, party, 1, value)
        for region in ALL_REGIONS:
            if table.there(region, party):
                for target in ALL_REGIONS:
                    gain = left[region] + come[target] - 2 * now
                    if target != region and gain > best:
                        best, found = gain, Transfer(region, party, target)
    return found


def _moved(
    table: GlobalPowersState, me: Holder, party: Holder, by: int, value: Value
) -> list[float]:
    """The worth with one politician more or fewer in each region."""
    copy = table.clone()
    found = []
    for at in range(party, REGIONS * table.colours, table.colours):
        if copy.politicians[at] + by < 0:
            found.append(float("-inf"))
            continue
        copy.politicians[at] += by
        found.append(value(copy, me))
        copy.politicians[at] -= by
    return found


def motion_gain(
    table: GlobalPowersState, me: Holder, action: Motion, votes: int, value: Value
) -> float:
    """What a holder gains by a motion that is carried with so many votes."""
    copy = table.clone()
    conclude(copy, action, max(1, votes), 0)
    return value(copy, me) - value(table, me)


def veto_cost(table: GlobalPowersState, me: Holder, region: RegionId, value: Value) -> float:
    """What the politician is worth that goes home for a veto (GP-3.11)."""
    copy = table.clone()
    copy.go_home(region, me, 1)
    return value(table, me) - value(copy, me)


def best_motion(
    table: GlobalPowersState, me: Holder, stake: int, value: Value = worth
) -> Motion | None:
    """The motion that would do most good if it were carried."""
    best, found = value(table, me) + 1, None
    for motion, regions in targets(table).items():
        for region, parties in regions.items():
            for party in parties or [NOBODY_BANNED]:
                action = Motion(motion, region, party, stake)
                copy = table.clone()
                conclude(copy, action, max(AVERAGE_VOTES, stake), 0)
                then = value(copy, me)
                if then > best:
                    best, found = then, action
    return found
