"""How a proposal may end: who would vote on it and veto it, what a war's dice would bring, who would be asked to stake.

All of it everybody can know, from the board and from promises given; the page shows it while something is proposed.
"""

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from statecraft.core.engine.frame import Frame
from statecraft.core.ids import Holder, Seat
from statecraft.core.trade.pledges import STANDING
from statecraft.global_powers.ids import RegionId
from statecraft.global_powers.odds import THROWS
from statecraft.global_powers.rules import talks
from statecraft.global_powers.rules.activation import Partners, Proposal
from statecraft.global_powers.rules.chips import DIPLOMACY, ECONOMY, MILITARY
from statecraft.global_powers.rules.effects import after
from statecraft.global_powers.rules.government import government, present, strongest_first
from statecraft.global_powers.rules.government_action import ANYBODY, Batch
from statecraft.global_powers.rules.motion_votes import RegionStakes, asked_regions
from statecraft.global_powers.rules.voting import SealedVote, VetoWindow, Vote, standing
from statecraft.global_powers.rules.war import WARS, War, WarRoll, difference

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState

Rows: TypeAlias = tuple[tuple[int, ...], ...]
NAMES: Final = ("voters", "vote_forecast", "wars", "war_stakes", "stake_order")

PROPOSES, PARTNER, PROMISED, UNKNOWN = range(4)
"""How a party stands to a proposal: it makes it, it must agree as a partner, it promised its votes, nobody knows."""
NO_VETO, MAY_VETO, PROMISED_NOT = range(3)
LOST, DRAWN, WON, SHARED, GOVERNED = range(5)
"""How a war ends for those who attack: won without a share in the government, with one, or governing alone."""


def prospects(table: "GlobalPowersState") -> dict[str, Rows]:
    """What is known about the proposal, vote or motion that is pending; nothing where there is none."""
    for at in range(len(table.stack) - 1, -1, -1):
        found = _of(table, table.stack[at])
        if found:
            return found
    return {}


def _of(table: "GlobalPowersState", frame: Frame[Any]) -> dict[str, Rows]:
    if isinstance(frame, Proposal):
        region = frame.region
        targets = [] if table.sanctioned[region] else WARS[0].listed(table, region, ANYBODY)
        asked = voters(table, frame.seat, region, frame.alone == 1)
        return {
            "voters": asked,
            "vote_forecast": (vote_forecast(asked),),
            **_wars(table, region, tuple([war for war in targets if isinstance(war, War)])),
            "stake_order": stake_order(table, asked_regions(table)),
        }
    if isinstance(frame, Partners | Vote | SealedVote | VetoWindow):
        return {
            "voters": voters(table, frame.by, frame.region, False),
            **_wars(table, frame.region, frame.batch),
        }
    if isinstance(frame, RegionStakes):
        return {"stake_order": stake_order(table, frame.regions)}
    return {}


def voters(table: "GlobalPowersState", by: Seat, region: RegionId, alone: bool) -> Rows:
    """GP-3.9, GP-3.11: for each party there its votes, how it stands to a proposal, and whether it may veto it."""
    proposer = table.holders[by]
    partners = [] if alone else government(table, region)
    found = []
    for party in present(table, region):
        stance = UNKNOWN
        veto = MAY_VETO
        if party == proposer:
            stance, veto = PROPOSES, NO_VETO
        elif party in partners:
            stance = PARTNER
        elif _promised(table, party, proposer, talks.SUPPORT):
            stance = PROMISED
        if veto and _promised(table, party, proposer, talks.NO_VETO):
            veto = PROMISED_NOT
        found.append((int(party), table.there(region, party), stance, veto))
    return tuple(found)


def vote_forecast(voters: Rows) -> tuple[int, int, int]:
    """GP-3.9: the votes that are sure or promised, those nobody knows, and 1 where the first carry it by themselves."""
    sure = sum([votes for _party, votes, stance, _veto in voters if stance != UNKNOWN])
    unknown = sum([votes for _party, votes, stance, _veto in voters if stance == UNKNOWN])
    return sure, unknown, int(standing(sure, 0, unknown).text == "gp-vote-carries")


def _promised(table: "GlobalPowersState", by: Holder, to: Holder, kind: int) -> bool:
    """GP-8.1: whether a promise for this turn stands."""
    return any(
        pledge.kind == kind
        and pledge.by == by
        and pledge.to == to
        and pledge.status == STANDING
        and pledge.until == table.turns
        for pledge in table.pledges
    )


def _wars(table: "GlobalPowersState", region: RegionId, batch: Batch) -> dict[str, Rows]:
    wars: list[tuple[int, ...]] = []
    stakes: list[tuple[int, ...]] = []
    for action in batch:
        if isinstance(action, War):
            wars.append(war_results(table, region, action.region))
            stakes += war_stakes(table, region, action.region)
    return {"wars": tuple(wars), "war_stakes": tuple(stakes)} if wars else {}


def war_results(table: "GlobalPowersState", region: RegionId, target: RegionId) -> tuple[int, ...]:
    """GP-4.12 to GP-4.14: target, both strengths, and for each of the nine throws the difference and how it ends.

    Throws are in the order of the attacker's die, then the defender's.
    """
    attack, defence = table.chip(region, MILITARY), table.chip(target, MILITARY)
    row = [int(target), attack, defence]
    for dice in THROWS:
        moved = difference(attack - defence, dice, dice)
        row += [moved, _result(table, region, target, dice, moved)]
    return tuple(row)


def _result(
    table: "GlobalPowersState",
    region: RegionId,
    target: RegionId,
    dice: tuple[int, int],
    moved: int,
) -> int:
    if moved <= 0:
        return DRAWN if moved == 0 else LOST
    attackers = government(table, region)
    rulers = government(_fought(table, region, target, dice), target)
    mine = [party for party in rulers if party in attackers]
    return WON if not mine else GOVERNED if mine == rulers else SHARED


def war_stakes(
    table: "GlobalPowersState", region: RegionId, target: RegionId
) -> list[tuple[int, ...]]:
    """GP-4.13, GP-4.14: for a war that is lost (0), drawn (1) or won (2): target, that, fewest and most politicians
    that move, and the military and economy that the attacker and then the target have afterwards."""
    lead = table.chip(region, MILITARY) - table.chip(target, MILITARY)
    found: list[tuple[int, ...]] = []
    for ends in (LOST, DRAWN, WON):
        ending = [
            dice
            for dice in THROWS
            if (difference(lead, dice, dice) > 0) - (difference(lead, dice, dice) < 0) == ends - 1
        ]
        if ending:
            moved = [abs(difference(lead, dice, dice)) for dice in ending]
            then = _fought(table, region, target, ending[0])
            chips = [
                then.chip(place, kind) for place in (region, target) for kind in (MILITARY, ECONOMY)
            ]
            found.append((int(target), ends, min(moved), max(moved), *chips))
    return found


def _fought(
    table: "GlobalPowersState", region: RegionId, target: RegionId, dice: tuple[int, int]
) -> "GlobalPowersState":
    return after(table, lambda copy: WarRoll(region, target).rolled(copy, dice, dice))


def stake_order(table: "GlobalPowersState", regions: tuple[RegionId, ...]) -> Rows:
    """GP-4.19: the regions that are asked to stake, in order, each with its diplomacy and who decides there."""
    return tuple(
        [
            (
                int(region),
                table.chip(region, DIPLOMACY),
                int(strongest_first(table, government(table, region))[0]),
            )
            for region in regions
        ]
    )
