"""Large domains that need a module of their own: selling points, and hiring third parties."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from statecraft.core.domain import Domain, Spelling
from statecraft.globopolis.fight_verbs import Hire
from statecraft.globopolis.verbs import SellPoints

if TYPE_CHECKING:
    from statecraft.globopolis.state import Globe

NO_TITLE: Final = 36


class SellDomain(Domain):
    """GB-2.7: any number of points one has."""

    def __init__(self, points: int) -> None:
        super().__init__(SellPoints)
        self.points = points

    def numbers(self, spelling: Spelling) -> tuple[Sequence[int], bool]:
        return range(1, self.points + 1), False


class HireDomain(Domain):
    """GB-7.11: a third party, staying or leaving, EU, and perhaps a title that is not at stake."""

    def __init__(self, table: "Globe", holder: int, helpers: list[int]) -> None:
        super().__init__(Hire)
        self.table = table
        self.holder = holder
        self.helpers = helpers

    def numbers(self, spelling: Spelling) -> tuple[Sequence[int], bool]:
        done = len(spelling.fields)
        if done == 0:
            return self.helpers, False
        if done == 1:
            return (0, 1), False
        if done == 2:
            return range(min(999, max(0, self.table.eu[self.holder])) + 1), False
        return [*self.table.free_titles(self.holder), NO_TITLE], False
