"""Forecasts: chances a game can work out exactly, for people to ask about.

A game with forecasts lists them with ``forecasts(edition)`` in the module ``odds`` of its package.
Commands and clients find them there and need to know nothing else of the game.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import TypeAlias

from statecraft.core.record.struct import PlainValue
from statecraft.core.verbs.action import IntField

Numbers: TypeAlias = tuple[int, ...]
Reckoning: TypeAlias = Callable[[Numbers, Mapping[str, PlainValue]], Mapping[str, Fraction]]


class Forecast:
    """A question of chance: its name, the numbers it asks for, and how the answer is worked out.

    ``reckon`` is given the numbers in the order of ``asks`` and the game's options by name. Figures
    whose names begin with ``expected_`` are expected numbers; all others are chances.
    """

    __slots__ = ("asks", "name", "reckon")

    def __init__(self, name: str, asks: tuple[IntField, ...], reckon: Reckoning) -> None:
        self.name = name
        self.asks = asks
        self.reckon = reckon
