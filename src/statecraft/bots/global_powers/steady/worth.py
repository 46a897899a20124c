"""What a position of Global Powers is worth to a party, as the steady player sees it.

Every party has a strength, and its chance to win is its share of them all, as in a lottery where a strength of one
more makes e times as many lots. Most of it is politicians: whoever has some left when the others have none rules the
last rounds. Points count the more the fewer scorings are to come; delegates in the UN count at all of them. A party
about to win, by points or by dominance, outweighs everything else, and so is everybody's concern.
"""

from math import exp, log

from statecraft.bots.global_powers import dominance
from statecraft.bots.global_powers.steady.stakes import fears_and_hopes
from statecraft.bots.global_powers.steady.strengths import Strengths, strengths
from statecraft.bots.global_powers.steady.tally import PARTIES
from statecraft.bots.global_powers.weights import STEADY, Weights
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Handle
from statecraft.core.ids import Holder
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.rules.government import governed
from statecraft.global_powers.state import GlobalPowersState

SCALE = 30.0
"""Worth is told in such parts of a strength; one of them is about half a point early in the game."""
HOPED = 0.15
"""How much of a reach counts that a veto may stop."""
FAR, UNSEEN = 3, 1.6
"""Who is so many regions short is not feared by those who count only regions, so a reach counts for more."""
AFRESH = (1.0, 0.6, 0.3)
"""And of one after the scoring, with so many regions pending until then."""
CLOSE_POINTS = 4
"""So many half points short of the goal is close."""
NEVER = 1000
"""More regions than there are."""


class Evaluation:
    """A position by somebody's weights: everybody's strength, and how near dominance is hoped for and feared."""

    __slots__ = ("_dominates", "_fears", "_hopes", "feared", "found", "hoped", "seen")

    def __init__(self, table: GlobalPowersState, weights: Weights) -> None:
        seen = strengths(table, weights)
        n = table.colours
        fear = weights.fear if n > 2 else weights.duel_fear
        self.seen = seen
        self.found = seen.found
        self.hoped = seen.dominance[:]
        self.feared = [fear * near for near in seen.dominance]
        # Who dominates already has won: that counts in full.
        self._dominates = [near >= weights.dominant for near in seen.dominance]
        for party, hope, fear in reached(table, weights, table.turn + 1, seen):
            self.hoped[party] += hope
            self.feared[party] += fear
        self._fears, self._hopes = fears_and_hopes(table, weights)

    def worth(self, me: Holder) -> float:
        """A party's strength against all others together."""
        lots, fears = 0.0, self._fears[me]
        feared, dominates = self.feared, self._dominates
        for other, strength in enumerate(self.found):
            if other != me:
                fear = 1.0 if dominates[other] else fears
                lots += exp(strength + fear * feared[other])
        return SCALE * (self.found[me] + self.hope(me) * self.hoped[me] - log(lots))

    def hope(self, me: Holder) -> float:
        """How much of what dominance would add counts for a party."""
        return 1.0 if self._dominates[me] else self._hopes[me]

    def fear(self, me: Holder, other: int) -> float:
        """How much of what dominance would add to another counts against a party."""
        return 1.0 if self._dominates[other] else self._fears[me]


def worths(table: GlobalPowersState, weights: Weights = STEADY) -> list[float]:
    """How good a position is for each party."""
    seen = Evaluation(table, weights)
    return [seen.worth(party) for party in table.all_holders()]


def worth(table: GlobalPowersState, me: Holder, weights: Weights = STEADY) -> float:
    """How good a position is for one party."""
    return Evaluation(table, weights).worth(me)


def reached(
    table: GlobalPowersState, weights: Weights, first: int, seen: Strengths
) -> list[tuple[Holder, float, float]]:
    """Parties that could get dominance by one activation: what that is worth to each, and to be feared by others.

    Who has the next turn is told as ``first``.
    """
    n = table.colours
    if not weights.reach or not weights.reach_of[n]:
        return []
    counts = weights.reach_of[n] * weights.reach_counts[seen.scorings]
    pending = seen.pending
    now = _shares(table, seen, table.dominance)
    soon: dict[Holder, float] = {}
    if pending < len(AFRESH):
        soon = _shares(table, seen, table.dominance - 1, True)
    if not now and not soon:
        return []
    found: list[tuple[Holder, float, float]] = []
    for party in {**now, **soon}:
        waits = (party - first) % n
        # Who comes first after the scoring, if everybody activates a region until then.
        later = (waits - pending) % n
        share = counts * now.get(party, 0.0)
        afresh = counts * AFRESH[pending] * soon[party] if party in soon else 0.0
        hope = max(share * weights.reach[waits], afresh * weights.reach[later])
        fear = max(share * weights.reach_fear[waits], afresh * weights.reach_fear[later])
        found.append((party, hope, fear))
    return found


def _shares(
    table: GlobalPowersState, seen: Strengths, needed: int, afresh: bool = False
) -> dict[Holder, float]:
    """How far reaches are enough for dominance; none where there is no need for it."""
    short = [needed - governs if governs < needed else NEVER for governs in seen.governed]
    # Every region more takes at least an action and a politician, of whoever outnumbers all others in a region.
    zeal, alone = table.zeal, seen.tally.alone
    found: dict[Holder, float] = {}
    fewest = PARTIES * (min(short) - max(zeal))
    if max(alone) < fewest:
        return found
    among: list[RegionId] = []
    for region in ALL_REGIONS:
        if alone[region] < fewest or (not afresh and table.done[region]):
            continue
        party = alone[region] % PARTIES
        if alone[region] // PARTIES + zeal[party] >= short[party]:
            among.append(region)
    if not among:
        return found
    for holder, reach in dominance.reaches(table, short, afresh, among).items():
        unseen = UNSEEN if short[holder] >= FAR else 1.0
        found[holder] = unseen if reach.sure >= short[holder] else HOPED * unseen
    return found


def chances(table: GlobalPowersState, weights: Weights = STEADY) -> list[float]:
    """Everybody's chance to win at the beginning of a turn, as far as can be seen: numbers that add up to one."""
    seen = strengths(table, weights)
    for party, hope, _fear in reached(table, weights, table.turn, seen):
        seen.dominance[party] += hope
    lots = [exp(mine + near) for mine, near in zip(seen.found, seen.dominance, strict=True)]
    whole = sum(lots, 0.0)
    return [mine / whole for mine in lots]


def win_chances(handle: Handle) -> list[float]:
    """Everybody's chance to win, as the seat that is asked sees the position.

    Of the others' cards only the number counts, so it does not matter which ones are imagined.
    """
    table = handle.determinise(SeededLuck("standing").stream("cards", handle.question.id))
    assert isinstance(table, GlobalPowersState)
    return chances(table)


def close_to_winning(table: GlobalPowersState, party: Holder) -> bool:
    """Whether a party is a step or a scoring away from winning."""
    n = table.colours
    points = table.projected_scores()[party]
    if points >= 2 * table.content.victory_points[n] - CLOSE_POINTS:
        return True
    return table.dominance - governed(table)[party] <= 1
