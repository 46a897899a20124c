"""Diplomatic motions: stakes of the regions, votes of the UN, and what follows (GP-4.18 to GP-4.26)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.action import Action
from statecraft.core.domain import Domain
from statecraft.core.frame import Ask, Frame
from statecraft.core.ids import Seat
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal
from statecraft.core.sealed import PASS, Pass
from statecraft.global_powers.chips import DIPLOMACY, MILITARY
from statecraft.global_powers.domains import MotionDomain
from statecraft.global_powers.government import (
    REGIONS,
    from_active,
    government,
    present,
    strongest_first,
)
from statecraft.global_powers.verbs import (
    ABSTAIN,
    AGAINST,
    AGREE,
    BAN,
    DECLINE,
    DISARM,
    FOR,
    LIFT,
    NO,
    NOBODY_BANNED,
    PROTECT,
    SANCTION,
    VOTES,
    YES,
    CastVote,
    Consent,
    Motion,
    Stake,
)
from statecraft.global_powers.voting import Tally

if TYPE_CHECKING:
    from statecraft.global_powers.state import World

STAKES: Final = tuple(
    [tuple([Stake(side, chips) for chips in range(1, 6)]) for side in (AGAINST, FOR)]
)


def markers(table: "World", motion: int) -> list[int]:
    """The regions' markers that a motion sets or removes."""
    if motion == DISARM:
        return table.demilitarised
    return table.protected if motion == PROTECT else table.sanctioned


def free_markers(table: "World", motion: int) -> int:
    """GP-4.26: how many markers of a kind are still in the supply."""
    sanctions, disarmaments, protectorates = table.content.markers
    most = {SANCTION: sanctions, DISARM: disarmaments, PROTECT: protectorates}[motion]
    return most - sum(markers(table, motion))


def targets(table: "World") -> dict[int, dict[int, list[int]]]:
    """Every motion that may be moved now: kind, regions, and for a ban the parties there."""
    found: dict[int, dict[int, list[int]]] = {}
    banned = {}
    for region in range(REGIONS):
        parties = present(table, region)
        if parties:
            banned[region] = parties
    if banned:
        found[BAN] = banned
    for motion in (DISARM, SANCTION, PROTECT):
        if free_markers(table, motion):
            marked = markers(table, motion)
            found[motion] = {r: [] for r in range(REGIONS) if not marked[r]}
    lifted: dict[int, list[int]] = {r: [] for r in range(REGIONS) if table.sanctioned[r]}
    if lifted:
        found[LIFT] = lifted
    return found


def domains(table: "World", stake: int) -> tuple[Domain, ...]:
    found = targets(table)
    return (MotionDomain(found, stake),) if found else ()


def lifting(region: int, stake: int) -> Domain:
    """GP-3.15: all that a sanctioned region can do."""
    return MotionDomain({LIFT: {region: []}}, stake)


def fault(table: "World", action: Motion, stake: int) -> Illegal | None:
    """GP-4.26: why a motion cannot be moved."""
    region = action.region
    if action.motion == BAN:
        if action.party == NOBODY_BANNED or action.party not in present(table, region):
            return Illegal("GP-4.26", "gp-refused-ban", {"region": region})
    elif action.party != NOBODY_BANNED:
        return Illegal("GP-4.26", "gp-refused-no-party", {"motion": action.motion})
    elif action.motion == LIFT:
        if not table.sanctioned[region]:
            return Illegal("GP-4.26", "gp-refused-no-sanction", {"region": region})
    elif markers(table, action.motion)[region]:
        return Illegal("GP-4.26", "gp-refused-marked", {"region": region})
    elif not free_markers(table, action.motion):
        return Illegal("GP-4.26", "gp-refused-no-marker", {"motion": action.motion})
    if action.stake > stake:
        return Illegal("GP-4.26", "gp-refused-stake", {"most": stake})
    return None


def open_motion(table: "World", action: Motion, by: Seat, region: int) -> None:
    """GP-4.18: the active region opens with its stake."""
    table.spend_chips(region, DIPLOMACY, action.stake)
    _ask_regions(table, action, by, action.stake)


def initiative(table: "World", action: Motion, by: Seat) -> None:
    """GP-5.3: a card moves the motion; it counts one vote for and no region opens."""
    _ask_regions(table, action, by, 1)


def _ask_regions(table: "World", action: Motion, by: Seat, ayes: int) -> None:
    """GP-4.19: all regions, most diplomacy first, ties by number."""
    chips = table.chips[DIPLOMACY::4]
    asked = [
        region
        for region in range(REGIONS)
        if chips[region] and not table.sanctioned[region] and government(table, region)
    ]
    asked.sort(key=lambda region: (-chips[region], region))
    table.push(RegionStakes(action, by, ayes, 0, tuple(asked), None, ()))


class RegionStakes(Frame["World"]):
    """GP-4.19: region after region stakes for or against, or nothing.

    In a coalition the strongest partner names a ``stake`` and the ``partners`` must all agree to it.
    """

    __slots__ = ("action", "ayes", "by", "noes", "partners", "regions", "stake")
    FIELDS = ("action", "by", "ayes", "noes", "regions", "stake", "partners")

    def __init__(
        self,
        action: Motion,
        by: Seat,
        ayes: int,
        noes: int,
        regions: tuple[int, ...],
        stake: Stake | None,
        partners: tuple[Seat, ...],
    ) -> None:
        self.action = action
        self.by = by
        self.ayes = ayes
        self.noes = noes
        self.regions = regions
        self.stake = stake
        self.partners = partners

    def step(self, table: "World") -> bool:
        if self.regions:
            return False
        factions = [party for party in range(table.colours) if table.un[party]]
        factions.sort(key=lambda party: (-table.un[party], from_active(table, party)))
        seats = tuple([Seat(party) for party in factions])
        table.replace(UnVotes(self.action, self.by, self.ayes, self.noes, seats))
        return True

    def asks(self, table: "World") -> tuple[Ask, ...]:
        if self.partners:
            return ((self.partners[0], "stake-consent", True),)
        first = strongest_first(table, government(table, self.regions[0]))[0]
        return ((Seat(first), "stake", True),)

    def tally(self, table: "World") -> Tally:
        """GP-4.19, GP-4.20: what is staked, what regions may still stake, and the UN that votes after."""
        chips = sum([table.chip(region, DIPLOMACY) for region in self.regions])
        left = [(party, table.un[party]) for party in range(table.colours) if table.un[party]]
        return ((self.ayes, self.noes, chips), *left)

    def actions(self, table: "World", question: Question) -> list[Action]:
        if self.partners:
            return [DECLINE, AGREE]
        chips = table.chip(self.regions[0], DIPLOMACY)
        return [PASS, *STAKES[FOR][:chips], *STAKES[AGAINST][:chips]]

    def check(self, table: "World", question: Question, action: Action) -> None:
        if not isinstance(action, Consent if self.partners else Stake | Pass):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})
        if isinstance(action, Stake):
            most = table.chip(self.regions[0], DIPLOMACY)
            if action.chips > most:
                raise Illegal("GP-4.26", "gp-refused-stake", {"most": most})

    def answer(self, table: "World", question: Question, action: Action) -> None:
        at = question.at
        if isinstance(action, Stake):
            others = strongest_first(table, government(table, self.regions[0]))[1:]
            partners = tuple([Seat(party) for party in others])
            if partners:
                table.put(at, self._with(action, partners))
            else:
                self.settle(table, at, action)
        elif isinstance(action, Consent):
            if not action.agreed:
                self.settle(table, at, None)
            elif len(self.partners) > 1:
                table.put(at, self._with(self.stake, self.partners[1:]))
            else:
                self.settle(table, at, self.stake)
        else:
            self.settle(table, at, None)

    def _with(self, stake: Stake | None, partners: tuple[Seat, ...]) -> "RegionStakes":
        return RegionStakes(
            self.action, self.by, self.ayes, self.noes, self.regions, stake, partners
        )

    def settle(self, table: "World", at: int, stake: Stake | None) -> None:
        """GP-4.21: what a region stakes is spent."""
        region = self.regions[0]
        ayes, noes = self.ayes, self.noes
        if stake is not None:
            table.spend_chips(region, DIPLOMACY, stake.chips)
            if stake.side == FOR:
                ayes += stake.chips
            else:
                noes += stake.chips
            values = {"region": region, "side": stake.side, "stake": stake.chips}
            table.tell("gp-event-staked", values)
        rest = self.regions[1:]
        table.put(at, RegionStakes(self.action, self.by, ayes, noes, rest, None, ()))

    def default(self, table: "World", question: Question) -> Action | None:
        return DECLINE if self.partners else PASS


class UnVotes(Frame["World"]):
    """GP-4.20: the UN votes, the largest faction first."""

    __slots__ = ("action", "ayes", "by", "noes", "seats")
    FIELDS = ("action", "by", "ayes", "noes", "seats")

    def __init__(
        self, action: Motion, by: Seat, ayes: int, noes: int, seats: tuple[Seat, ...]
    ) -> None:
        self.action = action
        self.by = by
        self.ayes = ayes
        self.noes = noes
        self.seats = seats

    def step(self, table: "World") -> bool:
        if self.seats:
            return False
        table.pop()
        conclude(table, self.action, self.ayes, self.noes)
        return True

    def asks(self, table: "World") -> tuple[Ask, ...]:
        return ((self.seats[0], "un-vote", True),)

    def tally(self, table: "World") -> Tally:
        """GP-4.20: stakes and votes so far, and the factions that have yet to vote."""
        left = [(int(seat), table.un[seat]) for seat in self.seats]
        return ((self.ayes, self.noes, 0), *left)

    def actions(self, table: "World", question: Question) -> list[Action]:
        return [*VOTES]

    def answer(self, table: "World", question: Question, action: Action) -> None:
        assert isinstance(action, CastVote)
        votes = table.un[question.seat]
        ayes = self.ayes + (votes if action.vote == YES else 0)
        noes = self.noes + (votes if action.vote == NO else 0)
        values = {"seat": question.seat, "vote": action.vote, "politicians": votes}
        table.tell("gp-event-un-voted", values)
        table.put(question.at, UnVotes(self.action, self.by, ayes, noes, self.seats[1:]))

    def default(self, table: "World", question: Question) -> Action | None:
        return VOTES[ABSTAIN]


def conclude(table: "World", action: Motion, ayes: int, noes: int) -> None:
    """GP-4.21: a majority carries the motion; equal votes do not."""
    passed = ayes > noes
    region = action.region
    if table.sink is not None:
        text = "gp-event-motion-passed" if passed else "gp-event-motion-failed"
        values = {"motion": action.motion, "region": region, "yes": ayes, "no": noes}
        table.tell(text, values)
    if not passed:
        return
    if action.motion == BAN:
        gone = table.go_home(region, action.party, ayes - noes)
        values = {"seat": action.party, "region": region, "politicians": gone}
        table.tell("gp-event-banned", values)
    elif action.motion == DISARM:
        table.spend_chips(region, MILITARY, ayes - noes)
        table.demilitarised[region] = 1
    elif action.motion == SANCTION:
        table.sanctioned[region] = 1
    elif action.motion == LIFT:
        table.sanctioned[region] = 0
    else:
        table.protected[region] = 1
