"""Exact odds: a takeover, and cleaning house. Bots, the command and the client all ask here.

The chance of a Battle Round is counted over all rolls once for each pair of dice counts; a whole
engagement then follows by working back from the last stand.
"""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from statecraft.core.action import Kind
from statecraft.core.edition import Edition
from statecraft.core.forecast import Forecast, Numbers
from statecraft.core.plain import Value
from statecraft.globopolis.battle import aggressor_wins, roll_value
from statecraft.globopolis.content import content_of

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
    mine: int, theirs: int, most: int = 5, polygons: tuple[int, int] = (8, 10), ties: int = 0
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
    mine: int, theirs: int, most: int = 5, polygons: tuple[int, int] = (8, 10), ties: int = 0
) -> tuple[Fraction, Fraction]:
    """The Aggressor's chance to win an engagement, and the expected number of Battle Rounds.

    >>> win, rounds = takeover(4, 4)
    >>> round(100 * float(win)), float(rounds) > 5
    (27, True)
    """
    return _engagement(mine, theirs, most, polygons, ties)


def cleaning(
    owner: int,
    infiltrator: int,
    owner_polygons: tuple[int, ...] = (8, 10, 12, 12),
    infiltrator_polygons: tuple[int, ...] = (8, 10, 12),
) -> Fraction:
    """The owner's chance to win a Cleaning House, ties rolled again.

    >>> round(100 * float(cleaning(0, 1))), round(100 * float(cleaning(3, 3)))
    (50, 50)
    """
    mine, theirs = owner_polygons[owner], infiltrator_polygons[infiltrator - 1]
    better = sum([1 for a in range(mine) for b in range(theirs) if a > b])
    worse = sum([1 for a in range(mine) for b in range(theirs) if a < b])
    throw = Fraction(better, better + worse)
    return throw * throw * (3 - 2 * throw)


def forecasts(edition: Edition) -> tuple[Forecast, ...]:
    """What people may ask about, with the dice and the limits an edition prints."""
    content = content_of(edition)
    dice, agents = content.battle_dice_most, content.agents_on_territory

    def takeover_figures(numbers: Numbers, options: Mapping[str, Value]) -> Mapping[str, Fraction]:
        # GB-10.19: an option raises the highest multiplier to six.
        most = 6 if options["times_six"] else content.multiplier_most
        polygons = (content.aggressor_polygon, content.defender_polygon)
        win, rounds = takeover(numbers[0], numbers[1], most, polygons)
        return {"win": win, "expected_rounds": rounds}

    def cleaning_figures(numbers: Numbers, _options: Mapping[str, Value]) -> Mapping[str, Fraction]:
        mine, theirs = content.owner_polygon, content.infiltrator_polygon[1:]
        return {"win": cleaning(numbers[0], numbers[1], mine, theirs)}

    takeovers = (Kind("aggressor", 0, dice), Kind("defender", 0, dice))
    cleanings = (Kind("owner", 0, agents), Kind("infiltrator", 1, agents))
    return (
        Forecast("takeover", takeovers, takeover_figures),
        Forecast("cleaning", cleanings, cleaning_figures),
    )
