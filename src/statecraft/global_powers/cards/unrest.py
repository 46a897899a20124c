"""What Recession, Revolution and Riots share: a region and its neighbours are hit (GP-5.11 to GP-5.13, GP-7.4, GP-7.5)."""

from itertools import combinations
from typing import TYPE_CHECKING, Final

from statecraft.core.ids import Seat
from statecraft.core.native import mypyc_attr
from statecraft.core.record.struct import PlainValue
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.global_powers.cards.card import Card
from statecraft.global_powers.fields import REGION, REGION_ROWS, Numbers
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.rules.government import governing_strength, government

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


ALL_NEIGHBOURS: Final = 6
"""The default of ``unrest_neighbours``: more than any region has."""


def changes_nothing(table: "GlobalPowersState", effect: str) -> Illegal:
    """GP-2.6: a card that would change nothing cannot be played."""
    return Illegal("GP-2.6", "gp-refused-no-effect", {"card": table.content.card_of(effect)})


def all_neighbours(table: "GlobalPowersState", region: RegionId) -> bool:
    """GP-7.4: whether a region has no more neighbours than may be hit."""
    return len(table.content.neighbours[region]) <= table.settings().unrest_neighbours


def unrest_fault(
    table: "GlobalPowersState", region: RegionId, neighbours: Numbers
) -> Illegal | None:
    """GP-7.4: where not all neighbours are hit, the player names those that are."""
    named = [other for (other,) in neighbours]
    if all_neighbours(table, region):
        if named:
            return Illegal("GP-7.4", "gp-refused-all-neighbours", {"region": region})
        return None
    if named != sorted(set(named)):
        return Illegal("GP-7.4", "gp-refused-places-order")
    for other in named:
        if other not in table.content.neighbours[region]:
            return Illegal("GP-7.4", "gp-refused-no-neighbour", {"region": other})
    most = table.settings().unrest_neighbours
    if len(named) > most:
        return Illegal("GP-7.4", "gp-refused-too-many-neighbours", {"regions": most})
    return None


def named_neighbours(table: "GlobalPowersState") -> list[tuple[RegionId, Numbers]]:
    """Every region, with the neighbours to be hit where they are to be named."""
    found: list[tuple[RegionId, Numbers]] = []
    most = table.settings().unrest_neighbours
    for region in ALL_REGIONS:
        if all_neighbours(table, region):
            found.append((region, ()))
            continue
        neighbours = table.content.neighbours[region]
        for count in range(most + 1):
            for named in combinations(neighbours, count):
                found.append((region, tuple([(other,) for other in named])))
    return found


def unsteady_regions(table: "GlobalPowersState", stay: list[int]) -> int:
    """GP-2.6: where a government has more politicians than may stay, a bit for each region."""
    n = table.colours
    politicians = table.politicians
    least = table.settings().unrest_stay
    found = 0
    for region in ALL_REGIONS:
        if max(politicians[region * n : region * n + n]) > max(stay[region], least):
            found |= 1 << region
    return found


def hits(table: "GlobalPowersState", region: RegionId, where: int) -> bool:
    """Whether a card on a region and all its neighbours would find anything to change."""
    return table.content.around[region] & where != 0


def cut(table: "GlobalPowersState", region: RegionId, stay: int) -> None:
    """Governing parties keep at most ``stay`` politicians each, and at least as many as agreed (GP-7.5)."""
    keep = max(stay, table.settings().unrest_stay)
    for party in government(table, region):
        gone = table.there(region, party) - keep
        if gone > 0:
            table.go_home(region, party, gone)
            table.tell("gp-event-fell", {"seat": party, "region": region, "politicians": gone})


@mypyc_attr(allow_interpreted_subclasses=True)
class UnrestCard(Card):
    """Riots and Revolution: governments of a region and its neighbours lose politicians."""

    FIELDS = ("region", "neighbours")
    __slots__ = FIELDS
    SHAPE = (REGION, REGION_ROWS)

    def __init__(self, region: RegionId, neighbours: Numbers) -> None:
        self.region = region
        self.neighbours = neighbours

    def on_all_neighbours(self) -> tuple["UnrestCard", ...]:
        """The plays that name no neighbours, one for each region."""
        raise NotImplementedError(f"{type(self).__name__}.on_all_neighbours")

    def fewest_that_stay(self, table: "GlobalPowersState") -> list[int]:
        """For each region, how many politicians of a governing party stay at worst."""
        raise NotImplementedError(f"{type(self).__name__}.fewest_that_stay")

    def struck(self, table: "GlobalPowersState") -> list[RegionId]:
        """The regions the card hits that have a government: its own first, then neighbours."""
        region = self.region
        others = tuple([RegionId(other) for (other,) in self.neighbours])
        if all_neighbours(table, region):
            others = table.content.neighbours[region]
        return [place for place in (region, *others) if governing_strength(table, place)]

    def choices(self, table: "GlobalPowersState", seat: Seat) -> list[Action]:
        unsteady = unsteady_regions(table, self.fewest_that_stay(table))
        if table.settings().unrest_neighbours == ALL_NEIGHBOURS:
            return [card for card in self.on_all_neighbours() if hits(table, card.region, unsteady)]
        found = [type(self)(region, named) for region, named in named_neighbours(table)]
        return [card for card in found if any(unsteady >> r & 1 for r in card.struck(table))]

    def play_fault(self, table: "GlobalPowersState", seat: Seat) -> Illegal | None:
        fault = unrest_fault(table, self.region, self.neighbours)
        unsteady = unsteady_regions(table, self.fewest_that_stay(table))
        if fault is None and not any(unsteady >> r & 1 for r in self.struck(table)):
            return changes_nothing(table, self.EFFECT)
        return fault

    def heard(self) -> dict[str, PlainValue]:
        return {"region": self.region, "neighbour": [other for (other,) in self.neighbours]}
