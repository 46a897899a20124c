"""How the steady player of Global Powers deals in promises (GP-8).

A promise costs its giver what it forgoes and is worth to the other what it is spared, times how far the giver is to be
trusted. What stands of promises is worth the one less the other, so a deal is worth what it changes of that, and
whatever deals somebody strings together, they add up: who accepts none below zero cannot be milked. Nobody gets
anything who is about to win.
"""

from statecraft.bots.global_powers import worth as values
from statecraft.bots.global_powers.steady.ahead import Rated, simple
from statecraft.bots.global_powers.steady.proposals import Look
from statecraft.bots.global_powers.steady.worth import close_to_winning
from statecraft.core.ids import Holder
from statecraft.core.trade.offer_verbs import AcceptOffer, CounterOffer, MakeOffer, RefuseOffer
from statecraft.core.trade.offers import Goods, Offer
from statecraft.core.trade.pledges import BROKEN, KEPT, STANDING
from statecraft.core.verbs.action import Action
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.rules.chips import DIPLOMACY, MILITARY
from statecraft.global_powers.rules.government import government, present
from statecraft.global_powers.rules.motion_votes import conclude
from statecraft.global_powers.rules.talks import (
    NO_MOTION,
    NO_MOTION_GOOD,
    NO_VETO,
    NO_VETO_GOOD,
    NO_WAR,
    NO_WAR_GOOD,
    SUPPORT,
    SUPPORT_GOOD,
)
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import BAN, DISARM, NOBODY_BANNED, SANCTION, WARS, Motion, War

TRUST, TRUSTED, DISTRUSTED = 0.5, 0.8, 0.0
"""How far a promise is believed: of somebody unknown, who has kept more, who has broken more."""
LIKELY, UNLIKELY = 0.5, 0.1
"""How likely an attack is that would gain the attacker something, and one that would not."""
FEARED = -1
"""Nobody is feared whose military is further behind."""
CARRIED = 0.3
"""How likely a motion is to be moved and carried."""
BLANK = 0.5
"""What it costs to promise votes for proposals nobody has seen."""
WORTH_A_DEAL = 0.5
"""Half points a deal must be worth to be offered."""
LOWEST = 0.0
"""Nothing below this is accepted."""

CODES = {NO_WAR: NO_WAR_GOOD, NO_MOTION: NO_MOTION_GOOD}
OF_A_TURN = {SUPPORT: SUPPORT_GOOD, NO_VETO: NO_VETO_GOOD}


def promised(table: GlobalPowersState, me: Holder, kind: int, what: int) -> bool:
    """Whether one has given such a promise, and it stands."""
    return any(
        pledge.by == me
        and pledge.kind == kind
        and pledge.what == what
        and pledge.status == STANDING
        for pledge in table.pledges
    )


def breaks(table: GlobalPowersState, me: Holder, action: Action) -> bool:
    """Whether to propose this would break a promise."""
    if isinstance(action, War):
        return promised(table, me, NO_WAR, action.region)
    if isinstance(action, Motion):
        return promised(table, me, NO_MOTION, action.region)
    return False


class Promises:
    """What promises are worth on one table; each is worked out only once."""

    __slots__ = ("_rated", "_wished_for", "look", "table")

    def __init__(self, table: GlobalPowersState) -> None:
        self.table = table
        self.look = Look(table, table.all_holders()[0])
        self._rated: dict[tuple[Holder, Holder, int], tuple[float, float]] = {}
        self._wished_for: dict[tuple[Holder, RegionId], tuple[float, Action | None]] = {}

    def rated(self, giver: Holder, taker: Holder, code: int) -> tuple[float, float]:
        """What a promise costs who gives it, and what it is worth to the other if it is kept."""
        key = (giver, taker, code)
        if key not in self._rated:
            if code >= NO_MOTION_GOOD:
                found = self._no_motion(giver, taker, RegionId(code - NO_MOTION_GOOD))
            elif code >= NO_WAR_GOOD:
                found = self._no_war(giver, taker, RegionId(code - NO_WAR_GOOD))
            else:
                found = self._votes(giver, taker, code)
            self._rated[key] = found
        return self._rated[key]

    def _no_war(self, giver: Holder, taker: Holder, region: RegionId) -> tuple[float, float]:
        table = self.table
        cost = spared = 0.0
        for other in table.content.neighbours[region]:
            if table.done[other] or giver not in government(table, other):
                continue
            war = WARS[region]
            lead = table.chip(other, MILITARY) - table.chip(region, MILITARY)
            if lead < FEARED or war.region_fault(table, other) is not None:
                continue
            gains = self.look.change(values.war_outcomes(table, other, region))
            cost = max(cost, gains[giver])
            spared = max(spared, -gains[taker] * (LIKELY if gains[giver] > 0 else UNLIKELY))
        return cost, spared

    def _no_motion(self, giver: Holder, taker: Holder, region: RegionId) -> tuple[float, float]:
        table = self.table
        if not any(
            table.chip(other, DIPLOMACY) and not table.done[other]
            for other in ALL_REGIONS
            if giver in government(table, other)
        ):
            return 0.0, 0.0
        against = [Motion(BAN, region, party, 0) for party in present(table, region)]
        against += [Motion(kind, region, NOBODY_BANNED, 0) for kind in (DISARM, SANCTION)]
        cost = spared = 0.0
        for motion in against:
            if motion.motion_fault(table, 0) is None:
                copy = table.clone()
                conclude(copy, motion, values.AVERAGE_VOTES, 0)
                gains = self.look.change([(1, copy)])
                cost = max(cost, CARRIED * gains[giver])
                if gains[giver] > 0:
                    spared = max(spared, -CARRIED * LIKELY * gains[taker])
        return cost, spared

    def _votes(self, giver: Holder, taker: Holder, code: int) -> tuple[float, float]:
        """Support, or no veto: what the taker would do first, and how the giver would fare by it."""
        table = self.table
        cost = spared = 0.0
        for region in ALL_REGIONS:
            if table.done[region] or giver not in present(table, region):
                continue
            if government(table, region) != [taker]:
                continue
            gain, action = self._simple(taker, region)
            if action is None:
                continue
            harm = -self.look.gain(region, taker, action, giver)
            cost = max(cost, harm)
            opposed = sum(table.politicians[region * table.colours : (region + 1) * table.colours])
            blocked = 2 * table.there(region, taker) <= opposed
            if (code == SUPPORT_GOOD and blocked) or (code == NO_VETO_GOOD and harm > 0):
                spared = max(spared, LIKELY * gain)
        return cost + BLANK, spared

    def _simple(self, party: Holder, region: RegionId) -> tuple[float, Action | None]:
        if (party, region) not in self._wished_for:
            self._wished_for[party, region] = simple(self.table, party, region)
        return self._wished_for[party, region]

    def trust(self, party: Holder) -> float:
        """What is remembered of a party's word."""
        judged = [pledge.status for pledge in self.table.pledges if pledge.by == party]
        kept, broken = judged.count(KEPT), judged.count(BROKEN)
        if kept == broken:
            return TRUST
        return TRUSTED if kept > broken else DISTRUSTED

    def standing(self) -> set[tuple[Holder, Holder, int]]:
        """Promises that stand: who gave it, to whom, its code."""
        found: set[tuple[Holder, Holder, int]] = set()
        for pledge in self.table.pledges:
            if pledge.status == STANDING:
                if pledge.kind in CODES:
                    found.add((pledge.by, pledge.to, CODES[pledge.kind] + pledge.what))
                elif pledge.kind in OF_A_TURN:
                    found.add((pledge.by, pledge.to, OF_A_TURN[pledge.kind]))
        return found

    def deal(self, me: Holder, other: Holder, give: Goods, get: Goods) -> float:
        """What a deal is worth to a party; what stands already costs and brings nothing more."""
        stands = self.standing()
        total = 0.0
        for code, _amount in give:
            if (me, other, code) not in stands:
                total -= self.rated(me, other, code)[0]
        for code, _amount in get:
            if (other, me, code) not in stands:
                total += self.trust(other) * self.rated(other, me, code)[1]
        return total

    # What to answer and to offer.

    def answer(self, me: Holder, offer: Offer, by: Holder) -> Action:
        """Accept what is worth it, counter with less where that would be, else refuse."""
        if close_to_winning(self.table, by) and offer.get:
            return RefuseOffer(offer.id)
        if self.deal(me, by, offer.get, offer.give) >= LOWEST:
            return AcceptOffer(offer.id)
        # Only ever fewer promises, so that haggling comes to an end.
        give = tuple([row for row in offer.get if self.rated(me, by, row[0])[0] <= LOWEST])
        if give and self.deal(me, by, give, offer.give) >= WORTH_A_DEAL:
            if self.deal(by, me, offer.give, give) >= LOWEST:
                return CounterOffer(offer.id, give, offer.give, ())
        return RefuseOffer(offer.id)

    def proposals(self, me: Holder) -> Rated:
        """Exchanges of one promise for another that both should like."""
        table = self.table
        found: Rated = []
        stands = self.standing()
        for other in table.all_holders():
            if other == me or table.is_out(other) or close_to_winning(table, other):
                continue
            for get in self._promising(other, me):
                for give in self._wished(me, other):
                    if (me, other, give) in stands or (other, me, get) in stands:
                        continue
                    rows = ((give, 1),), ((get, 1),)
                    value = self.deal(me, other, *rows)
                    if value > WORTH_A_DEAL and self.deal(other, me, rows[1], rows[0]) >= LOWEST:
                        found.append((value, MakeOffer(other, *rows, ())))
        return found

    def _promising(self, giver: Holder, taker: Holder) -> list[int]:
        """Promises that may be worth a deal to the taker; what it gives for one can only cost it something."""
        trust = self.trust(giver)
        if not trust:
            return []
        wished = self._wished(giver, taker)
        return [c for c in wished if trust * self.rated(giver, taker, c)[1] > WORTH_A_DEAL]

    def _wished(self, giver: Holder, taker: Holder) -> list[int]:
        """Promises that the taker would like to have."""
        own = [r for r in ALL_REGIONS if taker in government(self.table, r)]
        codes = [SUPPORT_GOOD, NO_VETO_GOOD, *[NO_WAR_GOOD + region for region in own]]
        return [code for code in codes if self.rated(giver, taker, code)[1] > 0]
