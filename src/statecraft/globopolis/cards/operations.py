"""Operations: what an OPs card used in a fight does to both sides' strength, and once it is decided (GB-8.25)."""

from typing import TYPE_CHECKING, ClassVar, Final

from statecraft.core.ids import Holder
from statecraft.core.native import mypyc_attr
from statecraft.globopolis.cards.word import Word, words
from statecraft.globopolis.ids import NS, TerritoryId

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState


class Strength:
    """What the two sides of a fight roll, Aggressor first, and whose equal values are.

    ``ties`` is above 0 if they are the Aggressor's by a card, below 0 if they are the Defender's.
    """

    __slots__ = ("dice", "polygons", "ties")

    def __init__(self, dice: list[int], polygons: list[int]) -> None:
        self.dice = dice
        self.polygons = polygons
        self.ties = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Operation(Word):
    """One operation; ``side`` is 0 where the Aggressor uses it, 1 for the Defender."""

    AGENTS_COUNT: ClassVar[bool] = True
    """Whether Agent Superiority still makes dice."""

    def assess(self, strength: Strength, side: int, amount: int) -> None:
        """Before the first Battle Round: what changes in dice, polygons and ties."""

    def won(self, table: "GlobopolisState", winner: Holder, loser: Holder, amount: int) -> None:
        """The side that used it has won."""

    def lost(self, table: "GlobopolisState", loser: Holder, territory: TerritoryId) -> None:
        """The side that used it is about to lose a territory."""


class ExtraDice(Operation):
    """GB-8.26: more dice for one's own side."""

    NAME = "extra_dice"
    RULE = "GB-8.26"

    def assess(self, strength: Strength, side: int, amount: int) -> None:
        strength.dice[side] += amount


class FewerDice(Operation):
    """GB-8.27: fewer dice for the other side."""

    NAME = "fewer_dice"
    RULE = "GB-8.27"

    def assess(self, strength: Strength, side: int, amount: int) -> None:
        strength.dice[1 - side] -= amount


class BigPolygon(Operation):
    """GB-8.28: a polygon with more sides."""

    NAME = "big_polygon"
    RULE = "GB-8.28"

    def assess(self, strength: Strength, side: int, amount: int) -> None:
        strength.polygons[side] += amount


class WinTies(Operation):
    """GB-8.29: equal values are one's own."""

    NAME = "win_ties"
    RULE = "GB-8.29"
    COLUMNS = ()

    def assess(self, strength: Strength, side: int, amount: int) -> None:
        strength.ties += 1 if side == 0 else -1


class NoAgents(Operation):
    """GB-8.30: agents make no dice, on either side."""

    NAME = "no_agents"
    RULE = "GB-8.30"
    COLUMNS = ()
    ABOUT_AGENTS = True
    AGENTS_COUNT = False


class RaidSupplies(Operation):
    """GB-8.31: a victor takes units out of the loser's Personal Stock, the most plentiful kind first."""

    NAME = "raid_supplies"
    RULE = "GB-8.31"

    def won(self, table: "GlobopolisState", winner: Holder, loser: Holder, amount: int) -> None:
        for _ in range(amount):
            stock = table.stock_of(loser)
            if not max(stock):
                return
            kind = stock.index(max(stock))
            table.add_stock(loser, kind, -1)
            table.add_stock(winner, kind, 1)


class Rescue(Operation):
    """GB-8.32: NS-Units of a territory that is lost go to Personal Stock."""

    NAME = "rescue"
    RULE = "GB-8.32"
    COLUMNS = ()

    def lost(self, table: "GlobopolisState", loser: Holder, territory: TerritoryId) -> None:
        saved = table.units_on(territory)[NS]
        table.add_stock(loser, NS, saved)
        table.add_units(territory, NS, -saved)


OPERATIONS: Final = words(Operation)
"""By their numbers."""
