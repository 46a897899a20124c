"""Exact chances of wars, coups and assassinations, worked out from the rules (GP-4.12, GP-5.9, GP-5.2)."""

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final

from statecraft.core.chance.forecast import Forecast
from statecraft.core.editions.edition import Edition
from statecraft.core.verbs.action import IntField

FACES: Final = (1, 2, 3)
"""What a die shows: the rules name the 1, the 2 and the 3, so no edition has other dice (GP-1.1)."""
THROWS: Final = tuple([(mine, theirs) for mine in FACES for theirs in FACES])


@lru_cache(maxsize=64)
def war_odds(lead: int) -> tuple[Fraction, Fraction, Fraction, Fraction]:
    """GP-4.12 to GP-4.14: win, draw and loss for the attacker, and the mean winning difference.

    >>> [str(chance) for chance in war_odds(2)[:3]]
    ['8/9', '1/9', '0']
    """
    wins = draws = moved = 0
    for mine, theirs in THROWS:
        difference = lead + mine - theirs
        if difference == 0 or (lead >= 2 and (mine, theirs) == (1, 3)):
            draws += 1
        elif difference > 0:
            wins += 1
            moved += difference
    total = len(THROWS)
    losses = total - wins - draws
    return (
        Fraction(wins, total),
        Fraction(draws, total),
        Fraction(losses, total),
        Fraction(moved, total),
    )


@lru_cache(maxsize=64)
def coup_odds(lead: int) -> Fraction:
    """GP-5.9: the chance that a coup succeeds; on a tie the government holds.

    >>> str(coup_odds(0))
    '1/3'
    """
    wins = len([1 for mine, theirs in THROWS if lead + mine > theirs])
    return Fraction(wins, len(THROWS))


def _war(numbers: tuple[int, ...], _options: Mapping[str, Any]) -> Mapping[str, Fraction]:
    win, draw, loss, moved = war_odds(numbers[0])
    return {"win": win, "draw": draw, "loss": loss, "expected_moved": moved}


def _coup(numbers: tuple[int, ...], _options: Mapping[str, Any]) -> Mapping[str, Fraction]:
    win = coup_odds(numbers[0])
    return {"win": win, "loss": 1 - win}


def _assassination(
    _numbers: tuple[int, ...], _options: Mapping[str, Any]
) -> Mapping[str, Fraction]:
    third = Fraction(1, len(FACES))
    return {"out": third, "base": third, "backfire": third}


def forecasts(edition: Edition) -> tuple[Forecast, ...]:
    """What people may ask about. A lead is in military chips, or in politicians of one side over the other."""
    chips: int = edition.tables["chips"][0]["most"]
    politicians = 2 * edition.tables["parties"][0]["politicians"]
    return (
        Forecast("war", (IntField("lead", -chips, chips),), _war),
        Forecast("coup", (IntField("lead", -politicians, politicians),), _coup),
        Forecast("assassination", (), _assassination),
    )
