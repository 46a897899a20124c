"""What a government of Global Powers would do by itself, as the steady player sees it: its best action, and the next ones.

Nobody is asked here whether the others go along; that is in `proposals`.
"""

from functools import partial
from typing import TypeAlias

from statecraft.bots.global_powers import worth as values
from statecraft.bots.global_powers.steady.sketch import Sketch
from statecraft.bots.global_powers.steady.tally import row_of
from statecraft.bots.global_powers.steady.worth import Evaluation, worth
from statecraft.bots.global_powers.weights import STEADY, Weights
from statecraft.core.ids import Holder, Seat
from statecraft.core.verbs.action import Action
from statecraft.global_powers.ids import RegionId
from statecraft.global_powers.odds import war_odds
from statecraft.global_powers.rules.actions import SimpleAction, proposals
from statecraft.global_powers.rules.budget import BudgetRoll
from statecraft.global_powers.rules.chips import MILITARY
from statecraft.global_powers.rules.government import (
    governing_strength,
    government,
    strongest_first,
)
from statecraft.global_powers.rules.government_action import GovernmentAction
from statecraft.global_powers.rules.war import WarRoll
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import Budget, Emigrate, Propaganda, Rehabilitate, War

Rated: TypeAlias = list[tuple[float, Action]]
"""Choices with what they should gain."""
MIDDLE = (2, 2)
"""The throw of a war that is reckoned with where only one is."""
AHEAD = 3
"""How many actions of an activation are imagined."""


def best_first(rated: Rated) -> Rated:
    """In order of what they gain; of equals, who was named first."""
    return sorted(rated, key=lambda row: -row[0])


def war_hope(
    table: GlobalPowersState,
    me: Holder,
    region: RegionId,
    action: War,
    value: values.Value,
    now: float,
) -> float:
    """What a war may gain a party: by its best throw, as often as it is won at all, or against the odds by the middle one."""
    lead = table.chip(region, MILITARY) - table.chip(action.region, MILITARY)
    throw, chance = (values.BEST, float(war_odds(lead)[0])) if lead >= 0 else (MIDDLE, 1.0)
    copy = table.clone()
    WarRoll(region, action.region).rolled(copy, throw, throw)
    return chance * (value(copy, me) - now)


def best_of_each_kind(
    table: GlobalPowersState,
    me: Holder,
    region: RegionId,
    listed: list[Action],
    sketch: Sketch,
    most: int,
) -> list[Action]:
    """Of each kind of simple action so many that promise most, and whatever else may be worth a look, in their order."""
    rated: dict[type[Action], list[tuple[float, Action]]] = {}
    for action in listed:
        # Nobody brings others back from Mauritius.
        if isinstance(action, Rehabilitate) and action.party != me:
            continue
        ways = rated.setdefault(type(action), [])
        # Between two, dominance goes by politicians, and a sketch says nothing of it.
        if table.colours == 2 or not isinstance(action, SimpleAction | Budget):
            ways.append((0.0, action))
            continue
        copy = table.clone()
        action.carry_out(copy, region, Seat(me))
        gain = sketch.gain(row_of(copy, region), region)
        if isinstance(action, Emigrate | Propaganda) and action.region != region:
            gain += sketch.gain(row_of(copy, action.region), action.region)
        ways.append((gain, action))
    found: list[Action] = []
    for ways in rated.values():
        if table.colours > 2 and isinstance(ways[0][1], SimpleAction | Budget):
            ways = best_first(ways)[:most]
        found += [action for _gain, action in ways]
    return found


def simple(
    table: GlobalPowersState, me: Holder, region: RegionId, weights: Weights = STEADY
) -> tuple[float, Action | None]:
    """The best of the actions that can be listed, without asking whether the others go along."""
    value = partial(worth, weights=weights)
    seen = Evaluation(table, weights)
    now, sketch = seen.worth(me), Sketch(table, me, weights, seen)
    best, found = 0.0, None
    for action in best_of_each_kind(table, me, region, proposals(table, region, me), sketch, 1):
        if isinstance(action, War) and war_hope(table, me, region, action, value, now) <= best:
            continue
        gain = values.after_action(table, me, region, me, action, value) - now
        if gain > best:
            best, found = gain, action
    return best, found


def activated(
    table: GlobalPowersState, region: RegionId, me: Holder, weights: Weights = STEADY
) -> GlobalPowersState:
    """A table on which a region has been activated and its government has done what seems best to it."""
    copy = table.clone()
    copy.done[region] = 1
    left = governing_strength(table, region)
    for _ in range(min(left, AHEAD)):
        rulers = strongest_first(copy, government(copy, region))
        if not rulers:
            break
        by = rulers[0]
        _gain, action = simple(copy, by, region, weights if by == me else STEADY)
        if action is None:
            break
        if isinstance(action, War):
            WarRoll(region, action.region).rolled(copy, MIDDLE, MIDDLE)
        else:
            assert isinstance(action, GovernmentAction)
            action.carry_out(copy, region, Seat(by))
            if isinstance(copy.stack[-1], BudgetRoll):
                copy.pop()
    return copy
