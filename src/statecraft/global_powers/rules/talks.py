"""Talks: deals of promises, bribes and threats, and what the table remembers of them (GP-8, GP-4.9).

The goods of an offer are promises: 0 to vote for the other's proposals and 1 not to veto them this turn, 10 to 21
no war on a region and 30 to 41 no motion against it until the scoring. Threats come with trades only.
"""

from typing import TYPE_CHECKING, Final

from statecraft.core.ids import Holder
from statecraft.core.refusal import Illegal
from statecraft.core.trade.offers import Goods
from statecraft.core.trade.pledges import BROKEN, KEPT, STANDING, Pledge, did, judge
from statecraft.global_powers.ids import RegionId

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState

SUPPORT: Final = 0
NO_VETO: Final = 1
NO_WAR: Final = 2
NO_MOTION: Final = 3
THREAT_OF_WAR: Final = 4
THREAT_OF_SANCTION: Final = 5
"""The kinds of pledges."""
SUPPORT_GOOD: Final = 0
NO_VETO_GOOD: Final = 1
NO_WAR_GOOD: Final = 10
NO_MOTION_GOOD: Final = 30
PROMISES: Final[dict[int, int]] = dict.fromkeys(
    (SUPPORT_GOOD, NO_VETO_GOOD, *range(10, 22), *range(30, 42)), 1
)
"""What anybody can promise, as goods of an offer."""


def goods_fault(goods: Goods) -> Illegal | None:
    """GP-8.2: nothing but promises changes hands in talks."""
    for code, amount in goods:
        if PROMISES.get(code) != amount:
            return Illegal("GP-8.2", "gp-refused-only-promises", {"good": code})
    return None


def promise(table: "GlobalPowersState", by: Holder, to: Holder, goods: Goods) -> None:
    """GP-8.1: a settled deal; a promise that stands already is not given twice."""
    for code, _amount in goods:
        if code >= NO_MOTION_GOOD:
            give(table, by, to, NO_MOTION, code - NO_MOTION_GOOD, table.round)
        elif code >= NO_WAR_GOOD:
            give(table, by, to, NO_WAR, code - NO_WAR_GOOD, table.round)
        else:
            give(table, by, to, NO_VETO if code == NO_VETO_GOOD else SUPPORT, to, table.turns)


def give(
    table: "GlobalPowersState", by: Holder, to: Holder, kind: int, what: int, until: int
) -> None:
    for pledge in table.pledges:
        if pledge.kind == kind and pledge.what == what and pledge.by == by and pledge.to == to:
            if pledge.until == until and pledge.status == STANDING:
                return
    table.pledges = (*table.pledges, Pledge(by, to, kind, what, 1, until))


def voted(table: "GlobalPowersState", party: Holder, proposer: Holder, for_it: bool) -> None:
    """GP-8.3: who promised support and votes otherwise breaks its word."""
    if table.pledges and not for_it:
        did(table, party, SUPPORT, proposer, BROKEN)


def vetoed(table: "GlobalPowersState", party: Holder, proposer: Holder) -> None:
    if table.pledges:
        did(table, party, NO_VETO, proposer, BROKEN)


def proposed_war(table: "GlobalPowersState", party: Holder, region: RegionId) -> None:
    if table.pledges:
        did(table, party, NO_WAR, region, BROKEN)
        did(table, party, THREAT_OF_WAR, region, KEPT)


def moved_against(
    table: "GlobalPowersState", party: Holder, region: RegionId, sanction: bool
) -> None:
    if table.pledges:
        did(table, party, NO_MOTION, region, BROKEN)
        if sanction:
            did(table, party, THREAT_OF_SANCTION, region, KEPT)


def judge_turn(table: "GlobalPowersState") -> None:
    """GP-8.3: promises for a turn that nobody broke were kept."""
    for pledge in table.pledges:
        if pledge.status == STANDING and pledge.kind in (SUPPORT, NO_VETO):
            if pledge.until <= table.turns:
                judge(table, pledge, KEPT)


def judge_scoring(table: "GlobalPowersState") -> None:
    """GP-8.3: with the scoring, promises to hold still were kept and threats were empty."""
    for pledge in table.pledges:
        if pledge.status == STANDING and pledge.kind not in (SUPPORT, NO_VETO):
            empty = pledge.kind in (THREAT_OF_WAR, THREAT_OF_SANCTION)
            judge(table, pledge, BROKEN if empty else KEPT)
