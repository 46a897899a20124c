"""Batches of proposals in Global Powers (GP-7.13): how to make one, and what a whole one is worth.

A batch is voted on as a whole, and one veto turns it as a whole. So actions are put together only where nobody else
sits in the region, each by what those before it will have changed, and none after one whose outcome nobody knows.
"""

from statecraft.bots.global_powers import worth as values
from statecraft.core.ids import Holder, Seat
from statecraft.core.verbs.action import Action
from statecraft.global_powers.ids import RegionId
from statecraft.global_powers.rules.activation import Proposal
from statecraft.global_powers.rules.budget import BudgetRoll
from statecraft.global_powers.rules.government import government, present
from statecraft.global_powers.rules.government_action import GovernmentAction
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import Motion, Trade, War

MOST = 12
"""So many ways in which a batch may come out are followed; further ones go on as the likeliest does."""


def goes_on(table: GlobalPowersState, frame: Proposal) -> bool:
    """Whether there may be another action in this batch."""
    if not frame.batch:
        return True
    if isinstance(frame.batch[-1], War | Motion | Trade):
        return False
    return present(table, frame.region) == [table.holders[frame.seat]]


def carried(table: GlobalPowersState, frame: Proposal) -> GlobalPowersState | None:
    """The table as it will be after what the batch has already; None where one will not govern by then."""
    if not frame.batch:
        return table
    copy = table.clone()
    for action in frame.batch:
        carry(copy, frame.region, frame.seat, action)
    return copy if table.holders[frame.seat] in government(copy, frame.region) else None


def possible(table: GlobalPowersState, region: RegionId, action: Action) -> bool:
    """Whether something that may be said now could still be done by then."""
    if not isinstance(action, GovernmentAction):
        return True
    return action.obstacle(table, region) is None


def carry(table: GlobalPowersState, region: RegionId, by: Seat, action: Action) -> None:
    """An action without dice happens on an imagined table; where one rolls for a budget, it goes well."""
    assert isinstance(action, GovernmentAction)
    if action.obstacle(table, region) is None and not isinstance(action, War | Motion):
        action.carry_out(table, region, by)
        if isinstance(table.stack[-1], BudgetRoll):
            table.pop()


def after(
    table: GlobalPowersState, region: RegionId, by: Holder, batch: tuple[Action, ...]
) -> list[tuple[float, GlobalPowersState]]:
    """What may come of a batch that is carried out action by action, and how likely each is."""
    found: list[tuple[float, GlobalPowersState]] = [(1.0, table)]
    for action in batch:
        following: list[tuple[float, GlobalPowersState]] = []
        for chance, then in found:
            outcomes = values.outcomes(then, region, by, action)
            if len(found) > MOST:
                outcomes = [max(outcomes, key=lambda row: row[0])]
            throws = sum([weight for weight, _then in outcomes])
            following += [(chance * weight / throws, later) for weight, later in outcomes]
        found = following
    return found


def gain(
    table: GlobalPowersState,
    me: Holder,
    region: RegionId,
    by: Holder,
    batch: tuple[Action, ...],
    value: values.Value,
) -> float:
    """What a whole batch changes for a party."""
    then = after(table, region, by, batch)
    return sum([chance * value(later, me) for chance, later in then], 0.0) - value(table, me)
