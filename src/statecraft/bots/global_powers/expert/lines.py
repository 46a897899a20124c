"""What all actions of an activation together could make of a position of Global Powers.

A region is often won only by the second or third politician who comes, so actions are looked at in lines: the best
few positions after each action are gone on from. Nobody is imagined to stand in the way, and wars are left out, since
nobody knows how they end.
"""

from statecraft.bots.global_powers.worth import Value
from statecraft.core.ids import Holder, Seat
from statecraft.core.verbs.action import Action
from statecraft.global_powers.ids import RegionId
from statecraft.global_powers.rules.actions import proposals
from statecraft.global_powers.rules.budget import BudgetRoll
from statecraft.global_powers.rules.government import government
from statecraft.global_powers.rules.government_action import GovernmentAction
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import War


class Line:
    """Some actions in a row: what they lead to, what that is worth, and the first of them."""

    __slots__ = ("first", "table", "worth")

    def __init__(self, worth: float, first: Action | None, table: GlobalPowersState) -> None:
        self.worth = worth
        self.first = first
        self.table = table


def best_line(
    table: GlobalPowersState, me: Holder, region: RegionId, left: int, width: int, value: Value
) -> Line:
    """The best of the lines with at most so many actions; no action at all may be it."""
    best = Line(value(table, me), None, table)
    found = [best]
    for _ in range(left):
        longer: list[Line] = []
        seen: set[tuple[int, ...]] = set()
        for line in found:
            for then, action in _after(line.table, me, region):
                key = (*then.politicians, *then.base, *then.chips)
                if key not in seen:
                    seen.add(key)
                    longer.append(Line(value(then, me), line.first or action, then))
        if not longer:
            break
        longer.sort(key=lambda line: -line.worth)
        found = longer[:width]
        if found[0].worth > best.worth:
            best = found[0]
    return best


def _after(
    table: GlobalPowersState, me: Holder, region: RegionId
) -> list[tuple[GlobalPowersState, Action]]:
    """The positions one action on, as long as a party governs alone."""
    if government(table, region) != [me]:
        return []
    found: list[tuple[GlobalPowersState, Action]] = []
    for action in proposals(table, region, me):
        if isinstance(action, War):
            continue
        assert isinstance(action, GovernmentAction)
        copy = table.clone()
        action.carry_out(copy, region, Seat(me))
        if isinstance(copy.stack[-1], BudgetRoll):
            copy.pop()
        found.append((copy, action))
    return found
