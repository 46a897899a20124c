"""What the steady player expects of proposals, motions and activations, the others' answers included.

Others are taken to judge positions as steady players do. Everything is tried out on copies of an imagined table.
"""

from collections.abc import Sequence
from functools import partial

from statecraft.bots.global_powers import worth as values
from statecraft.bots.global_powers.steady.ahead import (
    Rated,
    best_first,
    best_of_each_kind,
    simple,
    war_hope,
)
from statecraft.bots.global_powers.steady.sketch import Sketch
from statecraft.bots.global_powers.steady.tally import row_of
from statecraft.bots.global_powers.steady.worth import Evaluation, worth, worths
from statecraft.bots.global_powers.trades import REASON, bargains
from statecraft.bots.global_powers.weights import STEADY, Weights
from statecraft.core.ids import Holder, Seat
from statecraft.core.verbs.action import Action
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.rules.budget import BudgetRoll
from statecraft.global_powers.rules.chips import DIPLOMACY
from statecraft.global_powers.rules.government import (
    from_active,
    governing_strength,
    government,
    present,
    strongest_first,
)
from statecraft.global_powers.rules.government_action import GovernmentAction
from statecraft.global_powers.rules.motion_votes import conclude
from statecraft.global_powers.rules.motions import targets
from statecraft.global_powers.rules.trade import exchange
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import (
    BAN,
    DISARM,
    LIFT,
    NOBODY_BANNED,
    PROTECT,
    SANCTION,
    Motion,
    Trade,
    War,
)

VOTE = 0.3
"""Half points that somebody gains or loses before it cares how to vote."""
VETO_LOSS, VETO_CHANCE = 6.0, 0.6
"""Who loses so much may well veto it."""
STAKE = 2.0
"""Half points that a motion must matter before a region stakes on it."""
UNWILLING, OUTVOTED = 0.15, 0.05
"""How likely a proposal passes that a partner, or the region, seems to be against."""
LOOKED_AT, MOTIONS, TRADES = 6, 3, 2
"""How many of the best proposals are looked at closely, how many motions and how many trades."""
OF_A_KIND = 3
"""How many of each kind of simple proposals are tried out."""
MORE = 2
"""So many more motions are tried out than are moved, since a sketch chooses them."""
A_TRADE = 0.5
"""Half points that a trade must bring to be proposed."""
BAD = -2.0
"""What loses so much at once is not looked at closely."""
SECOND, SECOND_WAR = 0.8, 0.5
"""How much the action after counts; after a war nobody knows what it will be."""


class Look:
    """One position, looked at for a party: what everybody thinks of it is worked out only once."""

    __slots__ = ("_concluded", "_gains", "_now", "_sketches", "me", "table", "weights")

    def __init__(self, table: GlobalPowersState, me: Holder, weights: Weights = STEADY) -> None:
        self.table = table
        self.me = me
        self.weights = weights
        self._now: list[float] = []
        self._gains: dict[tuple[int, int, Action], list[float]] = {}
        self._concluded: dict[tuple[int, int, int, int], list[float]] = {}
        self._sketches: dict[Holder, Sketch] = {}

    def now(self, party: Holder) -> float:
        if not self._now:
            self._now = self.judged(self.table)
        return self._now[party]

    def judged(self, table: GlobalPowersState) -> list[float]:
        """What a position is worth to everybody, to each by its own weights."""
        found = worths(table)
        if self.weights is not STEADY:
            found[self.me] = worth(table, self.me, self.weights)
        return found

    def sketch(self, party: Holder) -> Sketch:
        """What changes in a region would gain a party, roughly."""
        if party not in self._sketches:
            weights = self.weights if party == self.me else STEADY
            judged = Evaluation(self.table, weights)
            self._sketches[party] = Sketch(self.table, party, weights, judged)
        return self._sketches[party]

    def gain(self, region: RegionId, by: Holder, action: Action, party: Holder) -> float:
        """What an action, carried out, changes for a party."""
        key = (region, by, action)
        if key not in self._gains:
            self._gains[key] = self._everybodys(region, by, action)
        return self._gains[key][party]

    def _everybodys(self, region: RegionId, by: Holder, action: Action) -> list[float]:
        table = self.table
        if isinstance(action, Motion):
            ayes, noes = self.votes(action, action.stake, 0, self.asked(), self.factions())
            copy = table.clone()
            copy.spend_chips(region, DIPLOMACY, action.stake)
            conclude(copy, action, ayes, noes)
            return self.change([(1, copy)])
        return self.change(values.outcomes(table, region, by, action))

    def change(self, outcomes: list[tuple[int, GlobalPowersState]]) -> list[float]:
        """What it changes for each party, in the mean of some positions."""
        total = [0.0] * self.table.colours
        throws = 0
        for weight, then in outcomes:
            throws += weight
            for party, value in enumerate(self.judged(then)):
                total[party] += weight * value
        return [total[party] / throws - self.now(party) for party in self.table.all_holders()]

    # Proposals.

    def proposals(
        self, region: RegionId, listed: list[Action], left: int, proposed: Sequence[Action] = ()
    ) -> Rated:
        """What could be proposed, best first, looking at one more action after it where there is one.

        What was said before is left out.
        """
        me = self.me
        rated: Rated = []
        listed = [action for action in listed if isinstance(action, GovernmentAction)]
        listed = [*listed, *self.trades(region), *self.motions(region)]
        listed = [action for action in listed if action not in proposed]
        sketch = self.sketch(me)
        for action in best_of_each_kind(self.table, me, region, listed, sketch, OF_A_KIND):
            if not isinstance(action, War) or self.hopeful(region, action):
                rated.append((self.gain(region, me, action, me), action))
        found: Rated = []
        for gain, action in best_first(rated)[:LOOKED_AT]:
            if gain <= BAD:
                break
            total = gain
            if left > 1 and not isinstance(action, War | Motion):
                total += SECOND * self.following(region, action)
            elif left > 1 and isinstance(action, War):
                total += SECOND_WAR
            found.append((total * self.passes(region, me, action), action))
        return best_first(found)

    def hopeful(self, region: RegionId, action: War) -> bool:
        """Whether a war may gain anything."""
        value = partial(worth, weights=self.weights)
        return war_hope(self.table, self.me, region, action, value, self.now(self.me)) > 0

    def following(self, region: RegionId, action: Action) -> float:
        """What the best action after this one would gain."""
        assert isinstance(action, GovernmentAction)
        copy = self.table.clone()
        if isinstance(action, Trade):
            exchange(copy, region, Seat(self.me), action)
        else:
            action.carry_out(copy, region, Seat(self.me))
        if isinstance(copy.stack[-1], BudgetRoll):
            copy.pop()
        if self.me not in government(copy, region):
            return 0.0
        return max(0.0, simple(copy, self.me, region, self.weights)[0])

    def passes(self, region: RegionId, by: Holder, action: Action) -> float:
        """How likely a proposal is to be accepted, as far as can be seen."""
        table = self.table
        rulers = government(table, region)
        yes, no, angry = table.there(region, by), 0, 0
        for party in present(table, region):
            if party == by:
                continue
            gain = self.gain(region, by, action, party)
            if party in rulers and gain < 0:
                return UNWILLING
            if gain > VOTE or party in rulers:
                yes += table.there(region, party)
            elif gain < -VOTE:
                no += table.there(region, party)
            if gain < -VETO_LOSS:
                angry = 1
        if yes <= no:
            return OUTVOTED
        if isinstance(action, Trade):
            for party in government(table, action.region):
                if party != by and self.gain(region, by, action, party) <= REASON:
                    return 0.0
        return 1 - VETO_CHANCE * angry

    # Trades.

    def trades(self, region: RegionId) -> list[Action]:
        """Exchanges with a neighbour that should do both governments good."""
        return [*bargains(self.table, self.me, region, self.sketched, A_TRADE, TRADES)]

    def sketched(
        self, table: GlobalPowersState, parties: list[Holder], changed: tuple[RegionId, ...]
    ) -> list[float]:
        """What some parties gain where some regions are as on this table, roughly."""
        found = [0.0] * len(parties)
        for region in changed:
            row = row_of(table, region)
            for place, party in enumerate(parties):
                found[place] += self.sketch(party).gain(row, region)
        return found

    # Motions.

    def motions(self, region: RegionId) -> list[Action]:
        """The motions that would do most good, with stakes that could carry them."""
        table = self.table
        chips = table.chip(region, DIPLOMACY)
        if table.sanctioned[region]:
            lift = Motion(LIFT, region, NOBODY_BANNED, chips)
            return [lift] if lift.obstacle(table, region) is None else []
        found: list[Action] = []
        for motion in self.wished(max(chips, 1)):
            needed = self.needed(motion, chips)
            if needed is not None:
                found.append(Motion(motion.motion, motion.region, motion.party, needed))
                if motion.motion in (BAN, DISARM) and needed < chips:
                    found.append(Motion(motion.motion, motion.region, motion.party, chips))
        return found

    def wished(self, votes: int) -> list[Motion]:
        """The few motions that would help most if they were carried by so many votes."""
        sketch = self.sketch(self.me)
        roughly: list[tuple[float, Motion, GlobalPowersState]] = []
        for kind, regions in targets(self.table).items():
            # A protectorate changes nothing that positions are weighed by.
            if kind == PROTECT:
                continue
            for region, parties in regions.items():
                # Nobody is disarmed or sanctioned whose region is good for oneself.
                if kind in (DISARM, SANCTION) and sketch.burden(region) <= 0:
                    continue
                for party in parties or [NOBODY_BANNED]:
                    if party != self.me:
                        action = Motion(kind, region, party, 0)
                        copy = self.table.clone()
                        conclude(copy, action, votes, 0)
                        roughly.append((sketch.gain(row_of(copy, region), region), action, copy))
        if self.table.colours > 2:
            roughly.sort(key=lambda row: -row[0])
            roughly = roughly[: MOTIONS + MORE]
        rated: list[tuple[float, Motion]] = []
        for _gain, action, copy in roughly:
            gain = worth(copy, self.me, self.weights) - self.now(self.me)
            if gain > 1.0:
                rated.append((gain, action))
        rated.sort(key=lambda row: -row[0])
        return [action for _gain, action in rated[:MOTIONS]]

    def needed(self, action: Motion, chips: int) -> int | None:
        """The smallest stake that should carry a motion."""
        asked, factions = self.asked(), self.factions()
        for stake in range(chips + 1):
            ayes, noes = self.votes(action, stake, 0, asked, factions)
            if ayes > noes:
                return stake
        return None

    def asked(self) -> list[RegionId]:
        """The regions that may stake, in their order."""
        table = self.table
        chips = table.chips[DIPLOMACY::4]
        found = [
            region
            for region in ALL_REGIONS
            if chips[region] and not table.sanctioned[region] and governing_strength(table, region)
        ]
        return sorted(found, key=lambda region: (-chips[region], region))

    def factions(self) -> list[Holder]:
        table = self.table
        found = [party for party in table.all_holders() if table.un[party]]
        return sorted(found, key=lambda party: (-table.un[party], from_active(table, party)))

    def concluded(self, action: Motion, lead: int) -> list[float]:
        """What a motion changes for each party that is carried by so many votes."""
        key = (action.motion, action.region, action.party, lead)
        if key not in self._concluded:
            copy = self.table.clone()
            conclude(copy, action, lead, 0)
            self._concluded[key] = self.change([(1, copy)])
        return self._concluded[key]

    def votes(
        self, action: Motion, ayes: int, noes: int, asked: list[RegionId], factions: list[Holder]
    ) -> tuple[int, int]:
        """How a motion would be voted on, if everybody who cares stakes what is needed."""
        table = self.table
        gains = self.concluded(action, max(values.AVERAGE_VOTES, ayes - noes))
        for region in asked:
            chips = table.chip(region, DIPLOMACY)
            gain = gains[strongest_first(table, government(table, region))[0]]
            lead = ayes - noes
            if gain < -STAKE and 0 < lead <= chips:
                noes += lead
            elif gain > STAKE and lead <= 0 and 1 - lead <= chips:
                ayes += 1 - lead
        for party in factions:
            if gains[party] > VOTE:
                ayes += table.un[party]
            elif gains[party] < -VOTE:
                noes += table.un[party]
        return ayes, noes
