"""Exact odds: a takeover, and cleaning house. Bots, the command and the client all ask here.

The chance of a Battle Round is counted over all rolls once for each pair of dice counts; a whole
engagement then follows by working back from the last stand.
"""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import comb, factorial
from typing import TYPE_CHECKING, Any, Final

from statecraft.core.chance.forecast import Forecast, Numbers
from statecraft.core.editions.edition import Edition
from statecraft.core.verbs.action import IntField
from statecraft.globopolis.content import content_of
from statecraft.globopolis.rules.battle import aggressor_wins, best_multiplier, roll_value

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

D6: Final = (1, 2, 3, 4, 5, 6)


@cache
def _values(polygon: int, dice: int, most: int) -> dict[int, int]:
    """How many of the equally likely rolls give each roll value."""
    counts: dict[int, int] = {}
    for rolled in combinations_with_replacement(D6, dice):
        ways = factorial(dice)
        for face in D6:
            ways //= factorial(rolled.count(face))
        for face in range(1, polygon + 1):
            value = roll_value(face, rolled, most)
            counts[value] = counts.get(value, 0) + ways
    return counts


@cache
def round_chance(
    mine: int, theirs: int, most: int, polygons: tuple[int, int], ties: int = 0
) -> Fraction:
    """The Aggressor's chance to win one Battle Round."""
    attack, defence = _values(polygons[0], mine, most), _values(polygons[1], theirs, most)
    won = 0
    for a, a_ways in attack.items():
        for d, d_ways in defence.items():
            if aggressor_wins(a, mine, d, theirs, ties):
                won += a_ways * d_ways
    return Fraction(won, sum(attack.values()) * sum(defence.values()))


@cache
def _engagement(
    mine: int, theirs: int, most: int, polygons: tuple[int, int], ties: int
) -> tuple[Fraction, Fraction]:
    chance = round_chance(mine, theirs, most, polygons, ties)
    win, rounds = Fraction(0), Fraction(1)
    if theirs:
        further, more = _engagement(mine, theirs - 1, most, polygons, ties)
        win += chance * further
        rounds += chance * more
    else:
        win += chance
    if mine:
        further, more = _engagement(mine - 1, theirs, most, polygons, ties)
        win += (1 - chance) * further
        rounds += (1 - chance) * more
    return win, rounds


def takeover(
    mine: int, theirs: int, most: int, polygons: tuple[int, int], ties: int = 0
) -> tuple[Fraction, Fraction]:
    """The Aggressor's chance to win an engagement, and the expected number of Battle Rounds.

    ``most`` is the highest multiplier, ``polygons`` are those of Aggressor and Defender.

    >>> win, rounds = takeover(4, 4, 5, (8, 10))
    >>> round(100 * float(win)), float(rounds) > 5
    (27, True)
    """
    return _engagement(mine, theirs, most, polygons, ties)


def takeover_at(table: "GlobopolisState", mine: int, theirs: int) -> Fraction:
    """The Aggressor's chance at a table, with the polygons its edition prints and its options."""
    content = table.content
    polygons = (content.aggressor_polygon, content.defender_polygon)
    return takeover(mine, theirs, best_multiplier(table), polygons)[0]


def takeover_percent_at(table: "GlobopolisState", mine: int, theirs: int) -> int:
    """The same in whole percent: it is asked for every field that a roll may lead to."""
    content = table.content
    most = best_multiplier(table)
    return _percent(mine, theirs, most, content.aggressor_polygon, content.defender_polygon)


@cache
def _percent(mine: int, theirs: int, most: int, attack: int, defence: int) -> int:
    return round(100 * takeover(mine, theirs, most, (attack, defence))[0])


def cleaning(owner_polygon: int, infiltrator_polygon: int, wins: int) -> Fraction:
    """The owner's chance to win so many throws of a Cleaning House first, ties rolled again.

    >>> round(100 * float(cleaning(8, 8, 2))), round(100 * float(cleaning(12, 8, 2)))
    (50, 76)
    """
    mine, theirs = range(owner_polygon), range(infiltrator_polygon)
    better = sum([1 for a in mine for b in theirs if a > b])
    worse = sum([1 for a in mine for b in theirs if a < b])
    throw = Fraction(better, better + worse)
    return sum(
        [comb(wins - 1 + lost, lost) * throw**wins * (1 - throw) ** lost for lost in range(wins)],
        Fraction(0),
    )


def forecasts(edition: Edition) -> tuple[Forecast, ...]:
    """What people may ask about, with the dice and the limits an edition prints."""
    content = content_of(edition)
    dice, agents = content.battle_dice_most, content.agents_on_territory

    def takeover_figures(numbers: Numbers, options: Mapping[str, Any]) -> Mapping[str, Fraction]:
        # GB-10.19: an option raises the highest multiplier to six.
        most = 6 if options["times_six"] else content.multiplier_most
        polygons = (content.aggressor_polygon, content.defender_polygon)
        win, rounds = takeover(numbers[0], numbers[1], most, polygons)
        return {"win": win, "expected_rounds": rounds}

    def cleaning_figures(numbers: Numbers, _options: Mapping[str, Any]) -> Mapping[str, Fraction]:
        mine, theirs = content.owner_polygon[numbers[0]], content.infiltrator_polygon[numbers[1]]
        return {"win": cleaning(mine, theirs, content.cleaning_wins)}

    takeovers = (IntField("aggressor", 0, dice), IntField("defender", 0, dice))
    cleanings = (IntField("owner", 0, agents), IntField("infiltrator", 1, agents))
    return (
        Forecast("takeover", takeovers, takeover_figures),
        Forecast("cleaning", cleanings, cleaning_figures),
    )
