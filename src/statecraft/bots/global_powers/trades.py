"""Which trades a government of Global Powers should propose: such as its neighbour has a reason to accept (GP-4.5).

What each chip would change for the parties concerned, if it went to the other region, is worked out once for each
kind and number; a trade is two such moves. By the same worth function the proposer must gain clearly, and everybody
whose consent is needed must gain something. Since worth belongs to positions, who accepts only what gains can trade
as often as it likes and is never milked.
"""

from collections.abc import Callable

from statecraft.core.ids import Holder
from statecraft.global_powers.ids import RegionId
from statecraft.global_powers.rules.government import government
from statecraft.global_powers.state import KINDS, GlobalPowersState
from statecraft.global_powers.verbs import Chips, Trade

MOST_CHIPS = 3
"""So many chips of a kind are offered or wanted at most."""
REASON = 0.1
"""Half points that a trade must bring each party whose consent is needed."""
Judge = Callable[[GlobalPowersState, list[Holder], tuple[RegionId, ...]], list[float]]
"""What a position is worth to some parties, which differs in some regions from the one that was given first."""


class Move:
    """Chips that go from one region to another, and what that changes for the parties concerned."""

    __slots__ = ("chips", "gains")

    def __init__(self, chips: Chips, gains: list[float]) -> None:
        self.chips = chips
        self.gains = gains


def bargains(
    table: GlobalPowersState, me: Holder, region: RegionId, judge: Judge, least: float, most: int
) -> list[Trade]:
    """The trades that should gain most, the best first; all of them possible, and to everybody's liking."""
    if table.sanctioned[region]:
        return []
    rated: list[tuple[float, Trade]] = []
    for other in table.content.neighbours[region]:
        rulers = government(table, other)
        if not rulers or table.sanctioned[other]:
            continue
        partners = [party for party in rulers if party != me]
        for gain, action in _with_neighbour(table, me, region, other, partners, judge, least):
            if action.region_fault(table, region) is None:
                rated.append((gain, action))
    rated.sort(key=lambda row: -row[0])
    return [action for _gain, action in rated[:most]]


def _with_neighbour(
    table: GlobalPowersState,
    me: Holder,
    region: RegionId,
    other: RegionId,
    partners: list[Holder],
    judge: Judge,
    least: float,
) -> list[tuple[float, Trade]]:
    """What one neighbour and the proposer should both like."""
    parties = [me, *partners]
    now = judge(table, parties, ())
    nothing = Move((), [0.0] * len(parties))
    giving = [nothing, *moves(table, region, other, parties, now, judge)]
    getting = [nothing, *moves(table, other, region, parties, now, judge)]
    found: list[tuple[float, Trade]] = []
    for give in giving:
        for get in getting:
            if give.chips and get.chips and give.chips[0][0] == get.chips[0][0]:
                continue
            mine = give.gains[0] + get.gains[0]
            if mine <= least or not (give.chips or get.chips):
                continue
            theirs = [a + b for a, b in zip(give.gains[1:], get.gains[1:], strict=True)]
            if all(gain > REASON for gain in theirs):
                found.append((mine, Trade(other, give.chips, get.chips, 0, 0)))
    return found


def moves(
    table: GlobalPowersState,
    giver: RegionId,
    taker: RegionId,
    parties: list[Holder],
    now: list[float],
    judge: Judge,
) -> list[Move]:
    """Chips of one kind that could go, a few or more of them, as far as the taker has room."""
    copy = table.clone()
    found: list[Move] = []
    for kind in range(KINDS):
        for amount in range(1, MOST_CHIPS + 1):
            if amount > table.chip(giver, kind) or amount > table.room(taker, kind):
                break
            copy.chips[giver * KINDS + kind] -= amount
            copy.chips[taker * KINDS + kind] += amount
            then = judge(copy, parties, (giver, taker))
            gains = [after - before for after, before in zip(then, now, strict=True)]
            found.append(Move(((kind, amount),), gains))
            copy.chips[giver * KINDS + kind] += amount
            copy.chips[taker * KINDS + kind] -= amount
    return found
