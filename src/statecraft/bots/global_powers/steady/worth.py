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
from statecraft.bots.global_powers.weights import STEADY, Weights
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Handle
from statecraft.core.ids import Holder
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
KEPT = 512
"""So many positions are kept in mind: about as many as one decision looks at."""
NEVER = 1000
"""More regions than there are."""


class Evaluation:
    """A position by somebody's weights: everybody's strength, and how near dominance is hoped for and feared."""

    __slots__ = ("_dominates", "_fears", "_hopes", "feared", "found", "hoped")

    def __init__(self, table: GlobalPowersState, weights: Weights) -> None:
        seen = strengths(table, weights)
        n = table.colours
        fear = weights.fear if n > 2 else weights.duel_fear
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
        hope = 1.0 if self._dominates[me] else self._hopes[me]
        lots = 0.0
        for other, strength in enumerate(self.found):
            if other != me:
                fear = 1.0 if self._dominates[other] else self._fears[me]
                lots += exp(strength + fear * self.feared[other])
        return SCALE * (self.found[me] + hope * self.hoped[me] - log(lots))


_SEEN: dict[tuple[object, ...], Evaluation] = {}


def evaluation(table: GlobalPowersState, weights: Weights) -> Evaluation:
    """The evaluation of a position, worked out once: everybody looks at what is proposed, and one way leads where another does.

    All that it depends on is named here.
    """
    settings = table.settings()
    position = (
        weights,
        table.content,
        settings.points,
        settings.scorings,
        table.turn,
        table.dominance,
        table.scorings,
        tuple(table.politicians),
        tuple(table.chips),
        tuple(table.done),
        tuple(table.sanctioned),
        tuple(table.base),
        tuple(table.un),
        tuple(table.mauritius),
        tuple(table.points),
        tuple(table.zeal),
        tuple(table.warmonger),
        tuple([hand.bit_count() for hand in table.cards.hands]),
    )
    found = _SEEN.get(position)
    if found is None:
        if len(_SEEN) >= KEPT:
            _SEEN.clear()
        found = _SEEN[position] = Evaluation(table, weights)
    return found


def worths(table: GlobalPowersState, weights: Weights = STEADY) -> list[float]:
    """How good a position is for each party."""
    seen = evaluation(table, weights)
    return [seen.worth(party) for party in table.all_holders()]


def worth(table: GlobalPowersState, me: Holder, weights: Weights = STEADY) -> float:
    """How good a position is for one party."""
    return evaluation(table, weights).worth(me)


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
    pending = table.done.count(0)
    now = _shares(table, seen.governed, table.dominance)
    soon: dict[Holder, float] = {}
    if pending < len(AFRESH):
        soon = _shares(table, seen.governed, table.dominance - 1, True)
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
    table: GlobalPowersState, governed: list[int], needed: int, afresh: bool = False
) -> dict[Holder, float]:
    """How far reaches are enough for dominance; none where there is no need for it."""
    short = [needed - governs if governs < needed else NEVER for governs in governed]
    found: dict[Holder, float] = {}
    for party, reach in dominance.reaches(table, short, afresh).items():
        unseen = UNSEEN if short[party] >= FAR else 1.0
        found[party] = unseen if reach.sure >= short[party] else HOPED * unseen
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
