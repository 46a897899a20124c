"""Recession, Revolution and Riots: cards that sweep a region and its neighbours (GP-5.11 to GP-5.13)."""

from itertools import combinations
from typing import TYPE_CHECKING, Final

from statecraft.core.action import Action
from statecraft.core.ids import Seat
from statecraft.core.refusal import Illegal
from statecraft.global_powers.card import Card
from statecraft.global_powers.card_verbs import Recession, Revolution, Riots
from statecraft.global_powers.chips import ECONOMY
from statecraft.global_powers.content import RECESSION, REVOLUTION
from statecraft.global_powers.content import RIOTS as RIOTS_CARD
from statecraft.global_powers.government import REGIONS, governing_strength, government
from statecraft.global_powers.rolls import OwnDice, RollFrame
from statecraft.global_powers.verbs import Numbers

if TYPE_CHECKING:
    from statecraft.global_powers.state import World


LOWEST_ROLLS: Final = [1] * REGIONS
ALL_NEIGHBOURS: Final = 6
"""The default of ``unrest_neighbours``: more than any region has."""
RECESSIONS: Final = tuple([Recession(region) for region in range(REGIONS)])
REVOLUTIONS: Final = tuple([Revolution(region, ()) for region in range(REGIONS)])
RIOTS: Final = tuple([Riots(region, ()) for region in range(REGIONS)])


class RecessionCard(Card):
    """GP-5.11: economy above the government's strength is lost, here and next door."""

    RULE = "GP-5.11"

    def plays(self, table: "World", seat: Seat) -> list[Action]:
        n = table.colours
        politicians, economy = table.politicians, table.chips[ECONOMY::4]
        losing = [economy[r] > max(politicians[r * n : r * n + n]) for r in range(REGIONS)]
        return [card for card in RECESSIONS if hits(table, card.region, losing)]

    def fault(self, table: "World", seat: Seat, action: Recession) -> Illegal | None:
        return None if losses(table, action.region) else changes_nothing(RECESSION)

    def play(self, table: "World", seat: Seat, action: Recession) -> None:
        for place, lost in losses(table, action.region):
            table.spend_chips(place, ECONOMY, lost)
            table.tell("gp-event-recession", {"region": place, "chips": lost})


def losses(table: "World", region: int) -> list[tuple[int, int]]:
    """GP-5.11: the regions that lose economy, and how much."""
    found = []
    for place in (region, *table.content.neighbours[region]):
        lost = table.chip(place, ECONOMY) - governing_strength(table, place)
        if lost > 0:
            found.append((place, lost))
    return found


def changes_nothing(card: int) -> Illegal:
    """GP-2.6: a card that would change nothing cannot be played."""
    return Illegal("GP-2.6", "gp-refused-no-effect", {"card": card})


def all_neighbours(table: "World", region: int) -> bool:
    """GP-7.4: whether a region has no more neighbours than may be hit."""
    return len(table.content.neighbours[region]) <= table.settings().unrest_neighbours


def unrest_fault(table: "World", region: int, neighbours: Numbers) -> Illegal | None:
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


def _choices(table: "World") -> list[tuple[int, Numbers]]:
    """Every region, with the neighbours to be hit where they are to be named."""
    found: list[tuple[int, Numbers]] = []
    most = table.settings().unrest_neighbours
    for region in range(REGIONS):
        if all_neighbours(table, region):
            found.append((region, ()))
            continue
        neighbours = table.content.neighbours[region]
        for count in range(most + 1):
            for named in combinations(neighbours, count):
                found.append((region, tuple([(other,) for other in named])))
    return found


def struck(table: "World", action: Revolution | Riots) -> list[int]:
    """The regions a card hits that have a government: its own first, then neighbours."""
    others: tuple[int, ...] = tuple([region for (region,) in action.neighbours])
    if all_neighbours(table, action.region):
        others = table.content.neighbours[action.region]
    return [region for region in (action.region, *others) if governing_strength(table, region)]


def unsteady_regions(table: "World", stay: list[int]) -> list[bool]:
    """GP-2.6: where a government has more politicians than may stay."""
    n = table.colours
    politicians = table.politicians
    least = table.settings().unrest_stay
    return [max(politicians[r * n : r * n + n]) > max(stay[r], least) for r in range(REGIONS)]


def hits(table: "World", region: int, where: list[bool]) -> bool:
    """Whether a card on a region and all its neighbours would find anything to change."""
    return where[region] or any(where[other] for other in table.content.neighbours[region])


def cut(table: "World", region: int, stay: int) -> None:
    """Governing parties keep at most ``stay`` politicians each, and at least as many as agreed (GP-7.5)."""
    keep = max(stay, table.settings().unrest_stay)
    for party in government(table, region):
        gone = table.there(region, party) - keep
        if gone > 0:
            table.go_home(region, party, gone)
            table.tell("gp-event-fell", {"seat": party, "region": region, "politicians": gone})


class RiotsCard(Card):
    """GP-5.13: no more government politicians than economy."""

    RULE = "GP-5.13"

    def plays(self, table: "World", seat: Seat) -> list[Action]:
        unsteady = unsteady_regions(table, table.chips[ECONOMY::4])
        if table.settings().unrest_neighbours == ALL_NEIGHBOURS:
            return [card for card in RIOTS if hits(table, card.region, unsteady)]
        found = [Riots(region, named) for region, named in _choices(table)]
        return [card for card in found if any(unsteady[r] for r in struck(table, card))]

    def fault(self, table: "World", seat: Seat, action: Riots) -> Illegal | None:
        fault = unrest_fault(table, action.region, action.neighbours)
        unsteady = unsteady_regions(table, table.chips[ECONOMY::4])
        if fault is None and not any(unsteady[r] for r in struck(table, action)):
            return changes_nothing(RIOTS_CARD)
        return fault

    def play(self, table: "World", seat: Seat, action: Riots) -> None:
        for region in struck(table, action):
            cut(table, region, table.chip(region, ECONOMY))


class RevolutionCard(Card):
    """GP-5.12: each region rolls how many government politicians may stay."""

    RULE = "GP-5.12"

    def plays(self, table: "World", seat: Seat) -> list[Action]:
        unsteady = unsteady_regions(table, LOWEST_ROLLS)
        if table.settings().unrest_neighbours == ALL_NEIGHBOURS:
            return [card for card in REVOLUTIONS if hits(table, card.region, unsteady)]
        found = [Revolution(region, named) for region, named in _choices(table)]
        return [card for card in found if any(unsteady[r] for r in struck(table, card))]

    def fault(self, table: "World", seat: Seat, action: Revolution) -> Illegal | None:
        fault = unrest_fault(table, action.region, action.neighbours)
        unsteady = unsteady_regions(table, LOWEST_ROLLS)
        if fault is None and not any(unsteady[r] for r in struck(table, action)):
            return changes_nothing(REVOLUTION)
        return fault

    def play(self, table: "World", seat: Seat, action: Revolution) -> None:
        table.push(RevolutionRoll(seat, tuple(struck(table, action))))


class RevolutionRoll(RollFrame):
    """GP-5.12: each region rolls how many government politicians may stay."""

    __slots__ = ("regions", "seat")
    FIELDS = ("seat", "regions")
    PURPOSE = "revolution"

    def __init__(self, seat: Seat, regions: tuple[int, ...]) -> None:
        self.seat = seat
        self.regions = regions

    def roller(self) -> Seat:
        return self.seat

    def dice(self, table: "World") -> int:
        return len(self.regions)

    def own_dice(self, table: "World") -> OwnDice:
        """A region's roll is its government's."""
        return [
            (Seat(party), die)
            for die, region in enumerate(self.regions)
            for party in government(table, region)
        ]

    def rolled(self, table: "World", natural: tuple[int, ...], dice: tuple[int, ...]) -> None:
        table.tell("gp-event-revolution", {"region": self.regions, "rolls": dice})
        for region, stay in zip(self.regions, dice, strict=True):
            cut(table, region, stay)
