"""What a position of Global Powers is worth to a party, as the steady player sees it.

Every party has a strength, and its chance to win is its share of them all, as in a lottery where a strength of one
more makes e times as many lots. Most of it is politicians: whoever has some left when the others have none rules the
last rounds. Points count the more the fewer scorings are to come; delegates in the UN count at all of them. A party
about to win, by points or by dominance, outweighs everything else, and so is everybody's concern.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log

from statecraft.bots.global_powers import dominance as strikes
from statecraft.bots.global_powers.steady.stakes import fears_and_hopes
from statecraft.bots.global_powers.weights import STEADY, Weights
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Handle
from statecraft.core.ids import Holder
from statecraft.global_powers.rules import scoring
from statecraft.global_powers.rules.chips import DIPLOMACY, ECONOMY, MILITARY, RAW
from statecraft.global_powers.rules.government import REGIONS, governed
from statecraft.global_powers.state import GlobalPowersState

SCALE = 30.0
"""Worth is told in such parts of a strength; one of them is about half a point early in the game."""
MOST_SCORINGS = 5
LOWER = (1.0, 0.9, 0.8, 0.6, 0.45, 0.3, 0.2, 0.12, 0.08, 0.05, 0.03, 0.02, 0.01)
"""How much of the lower marker to come counts already, with so many regions pending (GP-6.8)."""
SECURE = (0.0, 0.03, 0.1, 0.16, 0.2)
"""A government's lead over the next party."""
CLOSE = (0.0, 0.03, 0.015, 0.0)
"""To be so few politicians short of governing."""
CHIPS = (0.01, 0.015, 0.015, 0.015)
"""A chip of each kind, to who governs, beyond points."""
A_BONUS, A_PURGE = 0.03, 0.02
"""A point that raw material may still make, and a politician of the opposition that may be purged."""
BROUGHT_BACK = 0.3
"""How much of a politician on Mauritius counts as brought back already for whom a region has diplomacy left."""
HOPED = 0.15
"""How much of a reach counts that a veto may stop."""
FAR, UNSEEN = 3, 1.6
"""Who is so many regions short is not feared by those who count only regions, so a reach counts for more."""
AFRESH = (1.0, 0.6, 0.3)
"""And of one after the scoring, with so many regions pending until then."""
CLOSE_POINTS = 4
"""So many half points short of the goal is close."""
LEAST = 4
"""So many half points everybody is taken to have at a scoring to come."""
NOTHING = (0,) * 5
RANGE = range(REGIONS)


@lru_cache(maxsize=1 << 15)
def region_row(
    there: tuple[int, ...], chips: tuple[int, ...], sanctioned: int, done: int
) -> tuple[float, ...]:
    """What a region brings each party: half points, strength beyond them, whether it governs, its diplomacy.

    And how many politicians it is short of governing there, if only with others.

    Chips are worth more where they can still be used: raw material that makes economy, military against an
    opposition, and diplomacy that brings politicians back (which is told apart, since it depends on how many wait).
    """
    n = len(there)
    points = scoring.points_of(there, chips[ECONOMY], sanctioned)
    most, second = sorted(there, reverse=True)[:2]
    goods = sum([worth * count for worth, count in zip(CHIPS, chips, strict=True)], 0.0)
    acts = not done and not sanctioned
    if acts and chips[RAW]:
        more = min(5, chips[ECONOMY] + 3)
        goods += A_BONUS * (scoring.BONUS[more] - scoring.BONUS[chips[ECONOMY]])
    beyond = [0.0] * n
    governs = [0] * n
    diplomacy = [0] * n
    for party in range(n):
        mine = there[party]
        if not mine:
            continue
        if mine == most:
            governs[party] = 1
            beyond[party] += SECURE[min(4, most - second)] + goods / there.count(most)
            if acts:
                diplomacy[party] = chips[DIPLOMACY]
                opposed = sum(there) - most * there.count(most)
                beyond[party] += A_PURGE * min(chips[MILITARY], opposed)
        else:
            beyond[party] += CLOSE[min(3, most - mine)]
    needed = [most - mine if most else 1 for mine in there]
    return (*points, *beyond, *governs, *diplomacy, *needed)


def chance(lead: float, doubt: float) -> float:
    """How likely a lead holds."""
    x = lead / doubt
    if x > 8:
        return 1.0
    return 0.0 if x < -8 else 1 / (1 + exp(-x))


def strengths(table: GlobalPowersState, manner: Weights) -> tuple[list[float], list[float], int]:
    """How strong each party is without dominance, how much that adds, and how many scorings are to come."""
    n = table.colours
    politicians, chips, sanctioned, done = (
        table.politicians,
        table.chips,
        table.sanctioned,
        table.done,
    )
    rows = [
        region_row(
            tuple(politicians[region * n : region * n + n]),
            tuple(chips[region * 4 : region * 4 + 4]),
            sanctioned[region],
            done[region],
        )
        for region in RANGE
    ]
    summed = [sum(column, 0.0) for column in zip(*rows, strict=True)]
    pending = table.done.count(0)
    doubt = manner.doubt[0] + manner.doubt[1] * pending
    mark = 2 * table.content.victory_points[n] - 1
    lower = LOWER[pending]
    hands, base, un, mauritius = table.cards.hands, table.base, table.un, table.mauritius
    # By GP-7.1 earlier points may count as well.
    earlier = table.points if table.settings().points == "added" else NOTHING
    left = [sum(politicians[party::n]) + base[party] for party in range(n)]
    counted = [summed[party] + 4 * un[party] - 2 * mauritius[party] for party in range(n)]
    points = [mine + before for mine, before in zip(counted, earlier, strict=False)]
    scorings = scorings_left(table, max(left), counted, earlier)
    best, second = sorted(points, reverse=True)[:2]
    found: list[float] = []
    dominance: list[float] = []
    furthest = len(manner.near)
    politician, in_base = manner.politician[scorings], manner.in_base[scorings]
    brought_back = BROUGHT_BACK * (politician - manner.on_mauritius[scorings])
    on_mauritius, delegate = manner.on_mauritius[scorings], manner.delegate[scorings]
    point, first = manner.points[scorings], manner.first[scorings]
    for party in range(n):
        mine = points[party]
        short = int(table.dominance - summed[2 * n + party])
        if n == 2:
            needed = sorted([row[4 * n + party] for row in rows])
            dominance.append(duel_near(needed, table.dominance, lower, manner))
        else:
            dominance.append(
                near(short, lower, manner.dominant, manner.near) if short < furthest else 0.0
            )
        found.append(
            politician * left[party]
            + in_base * base[party]
            + on_mauritius * mauritius[party]
            + brought_back * min(mauritius[party], summed[3 * n + party])
            + delegate * un[party]
            + point * mine
            + first * chance(mine - (second if mine == best else best), doubt)
            + manner.goal * chance(mine - mark, doubt)
            + summed[n + party]
            + (_ahead(points, mine, doubt) * manner.rank[scorings] if manner.rank else 0.0)
            + manner.open_card * (table.zeal[party] + table.warmonger[party])
            + manner.card * hands[party].bit_count()
        )
    return found, dominance, scorings


def _ahead(points: list[float], mine: float, doubt: float) -> float:
    """How many others have fewer points, as far as that is sure."""
    # Its own points, which are equal to its own, count for a half.
    return sum([chance(mine - theirs, doubt) for theirs in points], 0.0) - 0.5


def near(short: int, lower: float, dominant: float, nearness: tuple[float, ...]) -> float:
    """What it is worth to be so many regions short of dominance, and one fewer after the scoring."""
    if short <= 0:
        return dominant
    here = nearness[short]
    return here + lower * (nearness[short - 1] - here)


def duel_near(needed: list[float], regions: int, lower: float, manner: Weights) -> float:
    """What it is worth between two to be so few politicians short of so many regions, and one fewer after the scoring.

    ``needed`` is how many politicians it is short of governing each region, the fewest first.
    """
    furthest = len(manner.duel_near) - 1
    short = int(sum(needed[:regions], 0.0))
    if not short:
        return manner.dominant
    here = manner.duel_near[min(furthest, short)]
    soon = manner.duel_near[min(furthest, int(sum(needed[: regions - 1], 0.0)))]
    return here + lower * (soon - here)


def worths(table: GlobalPowersState, manner: Weights = STEADY) -> list[float]:
    """How good a position is for each party: its strength against all others together."""
    found, dominance, scorings = strengths(table, manner)
    n = table.colours
    fear = manner.fear if n > 2 else manner.duel_fear
    feared = [fear * near for near in dominance]
    # Who dominates already has won: that counts in full.
    dominates = [near >= manner.dominant for near in dominance]
    if manner.reach and manner.reach_of[n]:
        counts = manner.reach_of[n] * manner.reach_counts[scorings]
        for party in table.all_holders():
            hope, fear = reached(table, party, manner, table.turn + 1, counts)
            dominance[party] += hope
            feared[party] += fear
    fears, hopes = fears_and_hopes(table, manner)
    judged: list[float] = []
    for me in range(n):
        hope = 1.0 if dominates[me] else hopes[me]
        lots = 0.0
        for other in range(n):
            if other != me:
                fear = 1.0 if dominates[other] else fears[me]
                lots += exp(found[other] + fear * feared[other])
        judged.append(SCALE * (found[me] + hope * dominance[me] - log(lots)))
    return judged


def reached(
    table: GlobalPowersState, party: Holder, manner: Weights, first: int, counts: float
) -> tuple[float, float]:
    """What it is worth to a party, and to be feared by others, that it could get dominance by one activation.

    Who has the next turn is told as ``first``, and how much it counts at this time of the game.
    """
    n = table.colours
    reach = strikes.reach(table, party)
    waits = (party - first) % n
    share = counts * _share(reach, table.dominance)
    found = share * manner.reach[waits], share * manner.reach_fear[waits]
    pending = table.done.count(0)
    if pending < len(AFRESH):
        # Who comes first after the scoring, if everybody activates a region until then.
        waits = (waits - pending) % n
        share = (
            counts
            * AFRESH[pending]
            * _share(strikes.reach(table, party, True), table.dominance - 1)
        )
        hope, fear = share * manner.reach[waits], share * manner.reach_fear[waits]
        found = max(found[0], hope), max(found[1], fear)
    return found


def _share(reach: strikes.Reach, dominance: int) -> float:
    """How far a reach is enough for dominance; not where there is no need for it."""
    short = dominance - reach.governed
    if short <= 0:
        return 0.0
    unseen = UNSEEN if short >= FAR else 1.0
    return unseen if reach.sure >= short else HOPED * unseen if reach.hoped >= short else 0.0


def worth(table: GlobalPowersState, me: Holder, manner: Weights = STEADY) -> float:
    """How good a position is for one party."""
    return worths(table, manner)[me]


def chances(table: GlobalPowersState, manner: Weights = STEADY) -> list[float]:
    """Everybody's chance to win at the beginning of a turn, as far as can be seen: numbers that add up to one."""
    found, dominance, scorings = strengths(table, manner)
    if manner.reach and manner.reach_of[table.colours]:
        counts = manner.reach_of[table.colours] * manner.reach_counts[scorings]
        for party in table.all_holders():
            dominance[party] += reached(table, party, manner, table.turn, counts)[0]
    lots = [exp(mine + near) for mine, near in zip(found, dominance, strict=True)]
    whole = sum(lots, 0.0)
    return [mine / whole for mine in lots]


def standing(handle: Handle) -> list[float]:
    """Everybody's chance to win, as the seat that is asked sees the position.

    Of the others' cards only the number counts, so it does not matter which ones are imagined.
    """
    table = handle.determinise(SeededLuck("standing").stream("cards", handle.question.id))
    assert isinstance(table, GlobalPowersState)
    return chances(table)


def scorings_left(
    table: GlobalPowersState, most: int, counted: Sequence[float], earlier: Sequence[int]
) -> int:
    """How many scorings there will be at most, where nobody has more politicians left than so many (GP-6.13).

    Where points are added up (GP-7.1), somebody has the goal as soon as what everybody has now has been counted
    often enough.
    """
    left = min(-(-most // table.colours), table.dominance, MOST_SCORINGS)
    settings = table.settings()
    if settings.scorings:
        left = min(left, settings.scorings - table.scorings)
    if settings.points == "added":
        goal = 2 * table.content.victory_points[table.colours]
        for now, before in zip(counted, earlier, strict=False):
            left = min(left, int(-((before - goal) // max(now, LEAST))))
    return max(1, left)


def close_to_winning(table: GlobalPowersState, party: Holder) -> bool:
    """Whether a party is a step or a scoring away from winning."""
    n = table.colours
    points = table.projected_scores()[party]
    if points >= 2 * table.content.victory_points[n] - CLOSE_POINTS:
        return True
    return table.dominance - governed(table)[party] <= 1
