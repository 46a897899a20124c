"""Diplomatic motions: what may be moved, by a government or by a card (GP-4.18, GP-4.26, GP-5.3).

How regions stake, how the UN votes and what follows is in :mod:`.motion_votes`.
"""

from typing import TYPE_CHECKING, Final

from statecraft.core.engine.frame import Ask, Frame
from statecraft.core.engine.question import Question
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Note
from statecraft.core.record.struct import PlainValue
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.domain import Domain
from statecraft.core.verbs.verb import Verbs
from statecraft.global_powers.fields import (
    BAN,
    DISARM,
    LIFT,
    MOTION,
    NOBODY_BANNED,
    PARTY_OR_NONE,
    PROTECT,
    REGION,
    SANCTION,
    STAKE_CHIPS,
)
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.rules import talks
from statecraft.global_powers.rules.chips import DIPLOMACY, MILITARY
from statecraft.global_powers.rules.domains import MotionDomain, Targets
from statecraft.global_powers.rules.effects import after
from statecraft.global_powers.rules.government import present
from statecraft.global_powers.rules.government_action import GovernmentAction, asking
from statecraft.global_powers.rules.motion_votes import RegionStakes, ask_regions

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState

HOSTILE: Final = (BAN, DISARM, SANCTION)
"""The motions that a promise to move none against a region speaks of (GP-8.3)."""
INITIATIVE_VOTES: Final = 1
"""GP-5.3: what a card counts for its motion."""


def markers(table: "GlobalPowersState", motion: int) -> list[int]:
    """The regions' markers that a motion sets or removes."""
    if motion == DISARM:
        return table.demilitarised
    return table.protected if motion == PROTECT else table.sanctioned


def free_markers(table: "GlobalPowersState", motion: int) -> int:
    """GP-4.26: how many markers of a kind are still in the supply."""
    sanctions, disarmaments, protectorates = table.content.markers
    most = {SANCTION: sanctions, DISARM: disarmaments, PROTECT: protectorates}[motion]
    return most - sum(markers(table, motion))


def disarmed_further(table: "GlobalPowersState", region: RegionId) -> bool:
    """GP-4.23: a demilitarised region that still has military; its marker stays where it is."""
    return table.demilitarised[region] == 1 and table.chip(region, MILITARY) > 0


def targets(table: "GlobalPowersState") -> Targets:
    """Every motion that may be moved now: kind, regions, and for a ban the parties there."""
    found: Targets = {}
    banned = {}
    for region in ALL_REGIONS:
        parties = present(table, region)
        if parties:
            banned[region] = parties
    if banned:
        found[BAN] = banned
    for motion in (DISARM, SANCTION, PROTECT):
        free, marked = free_markers(table, motion), markers(table, motion)
        regions = [r for r in ALL_REGIONS if free and not marked[r]]
        if motion == DISARM:
            regions = sorted(regions + [r for r in ALL_REGIONS if disarmed_further(table, r)])
        if regions:
            found[motion] = {r: [] for r in regions}
    lifted: dict[RegionId, list[Holder]] = {r: [] for r in ALL_REGIONS if table.sanctioned[r]}
    if lifted:
        found[LIFT] = lifted
    return found


def anything_to_move(table: "GlobalPowersState") -> bool:
    """Whether there are any targets; a party can be banned wherever it has somebody."""
    return any(table.politicians) or bool(targets(table))


class Motion(GovernmentAction):
    """GP-4.18: move a diplomatic motion, with an opening stake; by a card, without one (GP-5.3)."""

    FIELDS = ("motion", "region", "party", "stake")
    __slots__ = FIELDS
    VERB = "motion"
    SHAPE = (MOTION, REGION, PARTY_OR_NONE, STAKE_CHIPS)

    def __init__(self, motion: int, region: RegionId, party: Holder, stake: int) -> None:
        self.motion = motion
        self.region = region
        self.party = party
        self.stake = stake

    def domain(self, table: "GlobalPowersState", question: Question) -> Domain | None:
        if isinstance(table.stack[question.at], InitiativeChoice):
            found, stake = targets(table), 0
        else:
            region = asking(table, question).region
            stake = table.chip(region, DIPLOMACY)
            # GP-3.15: a sanctioned region can move the end of its sanction, and nothing else.
            found = {LIFT: {region: []}} if table.sanctioned[region] else targets(table)
        return MotionDomain(Motion, found, stake) if found else None

    def fault(self, table: "GlobalPowersState", question: Question) -> Illegal | None:
        if isinstance(table.stack[question.at], InitiativeChoice):
            return self.motion_fault(table, 0)
        return super().fault(table, question)

    def region_fault(self, table: "GlobalPowersState", region: RegionId) -> Illegal | None:
        return self.motion_fault(table, table.chip(region, DIPLOMACY))

    def motion_fault(self, table: "GlobalPowersState", stake: int) -> Illegal | None:
        """GP-4.26: something to move it about, a marker for it, and no higher a stake than there is."""
        motion, region = self.motion, self.region
        if motion == BAN:
            if self.party == NOBODY_BANNED or self.party not in present(table, region):
                return Illegal("GP-4.26", "gp-refused-ban", {"region": region})
        elif self.party != NOBODY_BANNED:
            return Illegal("GP-4.26", "gp-refused-no-party", {"motion": motion})
        elif motion == LIFT:
            if not table.sanctioned[region]:
                return Illegal("GP-4.26", "gp-refused-no-sanction", {"region": region})
        elif motion == DISARM and disarmed_further(table, region):
            pass
        elif markers(table, motion)[region]:
            return Illegal("GP-4.26", "gp-refused-marked", {"region": region})
        elif not free_markers(table, motion):
            return Illegal("GP-4.26", "gp-refused-no-marker", {"motion": motion})
        if self.stake > stake:
            return Illegal("GP-4.26", "gp-refused-stake", {"most": stake})
        return None

    def lifts_sanction(self, region: RegionId) -> bool:
        return self.motion == LIFT and self.region == region

    def do(self, table: "GlobalPowersState", question: Question) -> None:
        if isinstance(table.stack[question.at], InitiativeChoice):
            table.cut(question.at)
            self.move_at_once(table, question.seat)
        else:
            super().do(table, question)

    def move_at_once(self, table: "GlobalPowersState", seat: Seat) -> None:
        """GP-5.3: a card moves the motion; it counts one vote for and no region opens."""
        self.judge_promises(table, seat)
        values = {"seat": seat, "motion": self.motion, "region": self.region}
        table.tell("gp-event-initiative", {**values, "party-or-none": self.party})
        ask_regions(table, self, seat, INITIATIVE_VOTES)

    def carry_out(self, table: "GlobalPowersState", region: RegionId, by: Seat) -> None:
        """GP-4.18: the active region opens with its stake."""
        table.spend_chips(region, DIPLOMACY, self.stake)
        ask_regions(table, self, by, self.stake)

    def judge_promises(self, table: "GlobalPowersState", seat: Seat) -> None:
        if self.motion in HOSTILE:
            talks.moved_against(table, table.holders[seat], self.region, self.motion == SANCTION)

    def heard(self) -> dict[str, PlainValue]:
        """A motion may be about no party at all."""
        return {
            "motion": self.motion,
            "region": self.region,
            "party-or-none": self.party,
            "stake": self.stake,
        }

    def notes(self, table: "GlobalPowersState", question: Question) -> tuple[Note, ...]:
        """GP-4.18: what the opening stake costs."""
        price = {"chip": DIPLOMACY, "staked": self.stake}
        return (Note("gp-costs-stake", price),) if self.stake else ()

    def prospects(self, table: "GlobalPowersState", question: Question) -> tuple[Note, ...]:
        """GP-4.19, GP-4.20: what is still to come, other regions' diplomacy and the UN."""
        if isinstance(table.stack[question.at], InitiativeChoice):
            return (_to_come(after(table, lambda copy: self.move_at_once(copy, question.seat))),)
        region = asking(table, question).region
        return (_to_come(after(table, lambda copy: self.carry_out(copy, region, question.seat))),)


def _to_come(table: "GlobalPowersState") -> Note:
    """How a motion that has just been moved stands."""
    stakes = table.stack[-1]
    assert isinstance(stakes, RegionStakes)
    (yes, _no, chips), *factions = stakes.tally(table)
    delegates = sum([votes for _seat, votes in factions])
    return Note("gp-motion-begins", {"yes": yes, "left": chips, "delegates": delegates})


class InitiativeChoice(Frame["GlobalPowersState"]):
    """GP-5.3: any motion, without vote or opening stake."""

    FIELDS = ("seat",)
    __slots__ = FIELDS
    NAME = "initiative-choice"
    LARGE = True
    VERBS = Verbs(Motion)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, table: "GlobalPowersState") -> tuple[Ask, ...]:
        return ((self.seat, "initiative", True),)

    def default(self, table: "GlobalPowersState", question: Question) -> Action | None:
        found = targets(table)
        motion = max(found)
        region = min(found[motion])
        parties = found[motion][region]
        return Motion(motion, region, parties[0] if parties else NOBODY_BANNED, 0)
