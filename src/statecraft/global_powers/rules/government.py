"""Governments, oppositions and the strength of parties (GP-3.1, GP-3.2)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.ids import FIRST_HOLDERS, Holder, Seat
from statecraft.global_powers.ids import RegionId

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState

REGIONS: Final = 12


def government(table: "GlobalPowersState", region: RegionId) -> list[Holder]:
    """GP-3.1: the parties with most politicians in a region, tied ones together; none if nobody is there.

    Whatever befalls a government is done to each of them, after one roll (GP-3.14).
    """
    n = table.colours
    there = table.politicians[region * n : region * n + n]
    most = max(there)
    if most == 0:
        return []
    return [party for party in FIRST_HOLDERS[n] if there[party] == most]


def governing_strength(table: "GlobalPowersState", region: RegionId) -> int:
    """How many politicians a governing party has there; 0 without government."""
    n = table.colours
    return max(table.politicians[region * n : region * n + n])


def present(table: "GlobalPowersState", region: RegionId) -> list[Holder]:
    """The parties with politicians in a region."""
    n = table.colours
    at = region * n
    return [party for party in FIRST_HOLDERS[n] if table.politicians[at + party]]


def in_regions(table: "GlobalPowersState", party: Holder) -> int:
    """A party's politicians in all regions together."""
    return sum(table.politicians[party :: table.colours])


def strength(table: "GlobalPowersState", party: Holder) -> tuple[int, int, int]:
    """GP-3.2: politicians in all regions, then in the UN, then the fewer on Mauritius."""
    return in_regions(table, party), table.un[party], -table.mauritius[party]


def from_active(table: "GlobalPowersState", party: Holder) -> int:
    """How many seats clockwise a party sits from the active player."""
    return (party - table.turn) % table.colours


def strongest_first(table: "GlobalPowersState", parties: list[Holder]) -> list[Holder]:
    """GP-3.2: parties by strength; equals in seat order from the active player."""
    if len(parties) < 2:
        return parties
    keyed = [(strength(table, party), -from_active(table, party), party) for party in parties]
    keyed.sort(reverse=True)
    return [party for _strength, _order, party in keyed]


def governed(table: "GlobalPowersState") -> list[int]:
    """How many regions each party governs, alone or in a coalition."""
    n = table.colours
    found = [0] * n
    politicians = table.politicians
    for at in range(0, REGIONS * n, n):
        there = politicians[at : at + n]
        most = max(there)
        if most:
            for party in range(n):
                if there[party] == most:
                    found[party] += 1
    return found


def in_seat_order(table: "GlobalPowersState", first: Seat, parties: list[Holder]) -> list[Holder]:
    """Parties in seat order, beginning with ``first``."""
    n = table.colours
    return sorted(parties, key=lambda party: (party - first) % n)
