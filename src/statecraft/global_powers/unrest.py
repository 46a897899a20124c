"""Recession, Revolution and Riots: cards that sweep a region and its neighbours (GP-5.11 to GP-5.13)."""

from itertools import combinations
from typing import TYPE_CHECKING

from statecraft.core.action import Action
from statecraft.core.ids import Seat
from statecraft.core.refusal import Illegal
from statecraft.global_powers.card import Card
from statecraft.global_powers.card_verbs import Recession, Revolution, Riots
from statecraft.global_powers.chips import ECONOMY
from statecraft.global_powers.government import REGIONS, governing_strength, government
from statecraft.global_powers.rolls import OwnDice, RollFrame
from statecraft.global_powers.verbs import Numbers

if TYPE_CHECKING:
    from statecraft.global_powers.state import World


LOWEST_ROLL = [1] * REGIONS
"""So many politicians stay in a revolution whatever the dice show."""
RECESSIONS = tuple([Recession(region) for region in range(REGIONS)])
REVOLUTIONS = tuple([Revolution(region, ()) for region in range(REGIONS)])
RIOTS = tuple([Riots(region, ()) for region in range(REGIONS)])


class RecessionCard(Card):
    """GP-5.11: economy above the government's strength is lost, here and next door."""

    RULE = "GP-5.11"

    def plays(self, table: "World", seat: Seat) -> list[Action]:
        lost = [surplus(table, region) for region in range(REGIONS)]
        return [
            RECESSIONS[region]
            for region in range(REGIONS)
            if any(lost[place] for place in round_about(table, region))
        ]

    def fault(self, table: "World", seat: Seat, action: Recession) -> Illegal | None:
        if any(surplus(table, place) for place in round_about(table, action.region)):
            return None
        return changes_nothing(action.region)

    def play(self, table: "World", seat: Seat, action: Recession) -> None:
        for place in round_about(table, action.region):
            lost = surplus(table, place)
            if lost:
                table.spend_chips(place, ECONOMY, lost)
                table.tell("gp-event-recession", {"region": place, "chips": lost})


def surplus(table: "World", region: int) -> int:
    """GP-5.11: the economy chips beyond the government's strength."""
    return max(0, table.chip(region, ECONOMY) - governing_strength(table, region))


def round_about(table: "World", region: int) -> tuple[int, ...]:
    """A region and its neighbours."""
    return (region, *table.content.neighbours[region])


def changes_nothing(region: int) -> Illegal:
    """GP-2.6: a card that would change nothing serves only to pass."""
    return Illegal("GP-2.6", "gp-refused-changes-nothing", {"region": region})


def all_neighbours(table: "World", region: int) -> bool:
    """GP-7.4: whether a region has no more neighbours than may be hit."""
    return len(table.content.neighbours[region]) <= table.settings().unrest_neighbours


def unrest_fault(
    table: "World", region: int, neighbours: Numbers, risk: list[int]
) -> Illegal | None:
    """GP-7.4: where not all neighbours are hit, the player names those that are; somebody must be at risk."""
    fault = _neighbours_fault(table, region, neighbours)
    if fault is None and not any(risk[place] for place in struck(table, region, neighbours)):
        return changes_nothing(region)
    return fault


def _neighbours_fault(table: "World", region: int, neighbours: Numbers) -> Illegal | None:
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


def _choices(table: "World", risk: list[int]) -> list[tuple[int, Numbers]]:
    """Every region where somebody is at risk, with the neighbours to be hit where they are to be named."""
    found: list[tuple[int, Numbers]] = []
    most = table.settings().unrest_neighbours
    for region in range(REGIONS):
        if all_neighbours(table, region):
            if any(risk[place] for place in round_about(table, region)):
                found.append((region, ()))
            continue
        neighbours = table.content.neighbours[region]
        for count in range(most + 1):
            for named in combinations(neighbours, count):
                if any(risk[place] for place in (region, *named)):
                    found.append((region, tuple([(other,) for other in named])))
    return found


def struck(table: "World", region: int, neighbours: Numbers) -> tuple[int, ...]:
    """The regions a card hits: its own first, then neighbours."""
    if all_neighbours(table, region):
        return round_about(table, region)
    return (region, *[other for (other,) in neighbours])


def at_risk(table: "World", stay: list[int]) -> list[int]:
    """GP-2.6: regions where governing parties have more politicians than will stay at any rate."""
    spared = table.settings().unrest_stay
    return [
        1 if governing_strength(table, region) > max(stay[region], spared) else 0
        for region in range(REGIONS)
    ]


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
        choices = _choices(table, at_risk(table, table.chips[ECONOMY::4]))
        return [Riots(region, named) if named else RIOTS[region] for region, named in choices]

    def fault(self, table: "World", seat: Seat, action: Riots) -> Illegal | None:
        risk = at_risk(table, table.chips[ECONOMY::4])
        return unrest_fault(table, action.region, action.neighbours, risk)

    def play(self, table: "World", seat: Seat, action: Riots) -> None:
        for region in struck(table, action.region, action.neighbours):
            cut(table, region, table.chip(region, ECONOMY))


class RevolutionCard(Card):
    """GP-5.12: each region rolls how many government politicians may stay."""

    RULE = "GP-5.12"

    def plays(self, table: "World", seat: Seat) -> list[Action]:
        choices = _choices(table, at_risk(table, LOWEST_ROLL))
        return [
            Revolution(region, named) if named else REVOLUTIONS[region] for region, named in choices
        ]

    def fault(self, table: "World", seat: Seat, action: Revolution) -> Illegal | None:
        risk = at_risk(table, LOWEST_ROLL)
        return unrest_fault(table, action.region, action.neighbours, risk)

    def play(self, table: "World", seat: Seat, action: Revolution) -> None:
        regions = struck(table, action.region, action.neighbours)
        rolling = [region for region in regions if governing_strength(table, region)]
        table.push(RevolutionRoll(seat, tuple(rolling)))


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
        table.tell("gp-event-revolution", {"seat": self.seat, "dice": dice})
        for region, stay in zip(self.regions, dice, strict=True):
            cut(table, region, stay)
