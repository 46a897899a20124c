"""How many games would show a difference, and how small a difference so many games would show.

A difference of means is shown if its interval leaves nothing out that luck could explain. With a deviation s of
what is measured in one game (or one pair of games), n games show a true difference x with probability p if

    n = ((z + z_p) · s / x)²,    x = (z + z_p) · s / √n

where z belongs to the interval (1.96 for 95 %, more where many comparisons are allowed for) and z_p to p (0.84
for four times in five). For pairs s is the deviation of the differences themselves, which is what common luck
makes small. For the shares P of two sides played without common luck, s = √(2 P (1 − P)); for one side held
against a known share, s = √(P (1 − P)).
"""

from math import ceil, sqrt
from statistics import NormalDist

from statecraft.lab.measure.intervals import Z

POWER = 0.8
"""How often a difference that is there should be seen."""


def games_needed(difference: float, deviation: float, z: float = Z, power: float = POWER) -> int:
    """How many games, or pairs, show a difference; at least two, without which there is no deviation.

    >>> games_needed(0.03, deviation_of_share(0.25)), games_needed(0.03, deviation_of_shares(0.25))
    (1636, 3271)
    """
    return max(2, ceil((_reach(z, power) * deviation / abs(difference)) ** 2))


def least_difference(games: int, deviation: float, z: float = Z, power: float = POWER) -> float:
    """The smallest difference that so many games, or pairs, show.

    >>> round(least_difference(1636, deviation_of_share(0.25)), 3)
    0.03
    """
    return _reach(z, power) * deviation / sqrt(games)


def deviation_of_share(share: float) -> float:
    """The deviation of something that happens in such a share of games, in one of them."""
    return sqrt(share * (1 - share))


def deviation_of_shares(share: float) -> float:
    """The deviation of the difference of two games that have nothing in common."""
    return sqrt(2) * deviation_of_share(share)


def _reach(z: float, power: float) -> float:
    return z + NormalDist().inv_cdf(power)
