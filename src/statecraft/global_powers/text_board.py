"""The table of Global Powers in plain text, for ``print(state)``: every region, every party, nothing hidden.

Names are the ids of the edition, so it needs no texts; the terminal's own board is in `statecraft.cli`.
"""

from typing import TYPE_CHECKING, Final

from statecraft.core.ids import Holder
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.rules.government import governed, government, in_regions
from statecraft.global_powers.rules.scoring import with_earlier

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState

LETTERS: Final = "ABCDE"
"""What a party is called here."""
KINDS: Final = 4


def lines(table: "GlobalPowersState") -> list[str]:
    """The regions, then the parties."""
    parties = " ".join([f"{LETTERS[party]:>3}" for party in table.all_holders()])
    found = [f"   {'region':<20} raw eco mil dip | {parties} | governed by"]
    found += [region_line(table, region) for region in ALL_REGIONS]
    governs, now = governed(table), with_earlier(table)
    goal = table.content.victory_points[table.holder_count()]
    found.append(
        f"   to win: {table.dominance} regions or {goal} points; {table.scorings} scorings"
    )
    for party in table.all_holders():
        found.append(party_line(table, party, governs[party], now[party]))
    return found


def region_line(table: "GlobalPowersState", region: RegionId) -> str:
    """A region: whether its turn is over, chips, politicians, who governs, and markers."""
    done = "x" if table.done[region] else " "
    chips = " ".join(
        [f"{n or '.':>3}" for n in table.chips[region * KINDS : region * KINDS + KINDS]]
    )
    there = " ".join([f"{table.there(region, party) or '.':>3}" for party in table.all_holders()])
    rulers = "+".join([LETTERS[party] for party in government(table, region)]) or "-"
    marks = ""
    if table.sanctioned[region]:
        marks += " sanctioned"
    if table.demilitarised[region]:
        marks += " demilitarised"
    if table.protected[region]:
        marks += " protected"
    if table.pacts[region]:
        marks += " pact"
    return f" {done} {table.content.region_id[region][:20]:<20} {chips} | {there} | {rulers}{marks}"


def party_line(table: "GlobalPowersState", party: Holder, governs: int, now: int) -> str:
    """A party: where its politicians are, its cards, the regions it governs, its points."""
    turn = "*" if table.turn in table.seats_of(party) else " "
    cards = table.cards.hands[party].bit_count()
    away = f"mauritius {table.mauritius[party]}, un {table.un[party]}, gone {table.gone[party]}"
    where = f"base {table.base[party]}, regions {in_regions(table, party)}, {away}"
    points = f"points {table.points[party] / 2:g}, now {now / 2:g}"
    return f"{turn}  {LETTERS[party]} {where}, cards {cards}, governs {governs}, {points}"
