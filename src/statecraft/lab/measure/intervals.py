"""Intervals: between which bounds a share, a mean or a difference lies, as far as the games played tell.

All are 95 % intervals unless another ``z`` is given. Who looks at many shares at once finds some outside of
their intervals by luck alone; :func:`corrected` widens them so that all hold together (Bonferroni).
"""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import TypeAlias

Z = 1.959963984540054
"""95 % of a normal distribution lie within so many deviations."""
Bounds: TypeAlias = tuple[float, float]


def corrected(tests: int) -> float:
    """How many deviations it takes for so many intervals to hold together at 95 %.

    >>> round(corrected(1), 3), round(corrected(36), 3)
    (1.96, 3.197)
    """
    return NormalDist().inv_cdf(1 - 0.025 / max(tests, 1))


def wilson(won: float, tries: int, z: float = Z) -> Bounds:
    """The interval of a share after Wilson; shared wins count as parts of one.

    >>> [round(bound, 4) for bound in wilson(8, 10)]
    [0.4902, 0.9433]
    """
    share, spread = won / tries, z**2 / tries
    centre = (share + spread / 2) / (1 + spread)
    width = sqrt(share * (1 - share) * spread + spread**2 / 4) / (1 + spread)
    return max(0.0, centre - width), min(1.0, centre + width)


def student(z: float, values: int) -> float:
    """How many deviations it takes where these are only known from so many values (Student's t, after Hill).

    >>> round(student(Z, 11), 2), round(student(Z, 1001), 2)
    (2.23, 1.96)
    """
    free = values - 1
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / free + second / free**2 + third / free**3


def of_mean(values: Sequence[float], z: float = Z) -> Bounds:
    """The interval of a mean; a single value tells nothing of its own spread.

    >>> [round(bound, 2) for bound in of_mean([2, 3, 4, 3, 3])]
    [2.12, 3.88]
    """
    mean = fmean(values)
    if len(values) < 2:
        return mean, mean
    reach = student(z, len(values)) * stdev(values) / sqrt(len(values))
    return mean - reach, mean + reach


def of_difference(a: tuple[float, int], b: tuple[float, int], z: float = Z) -> Bounds:
    """How much greater share b is than share a, each given as wins and tries (Newcombe's hybrid score interval).

    >>> [round(bound, 3) for bound in of_difference((48, 80), (56, 70))]
    [0.052, 0.334]
    """
    share_a, share_b = a[0] / a[1], b[0] / b[1]
    (low_a, high_a), (low_b, high_b) = wilson(*a, z), wilson(*b, z)
    difference = share_b - share_a
    below = sqrt((share_b - low_b) ** 2 + (high_a - share_a) ** 2)
    above = sqrt((high_b - share_b) ** 2 + (share_a - low_a) ** 2)
    return difference - below, difference + above
