"""The table of Globopolis in plain text, for ``print(state)``: every title, every player, nothing hidden.

Names are the ids of the edition, so it needs no texts; the terminal's own board is in `statecraft.cli`.
"""

from typing import TYPE_CHECKING, Final

from statecraft.core.ids import Holder
from statecraft.globopolis.content import GUILDS, RESOURCES, TERRITORIES
from statecraft.globopolis.ids import ALL_TITLES, TitleId

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

LETTERS: Final = "ABCDE"
"""What a holder is called here."""
COLUMNS: Final = GUILDS
NAME: Final = 12


def lines(table: "GlobopolisState") -> list[str]:
    """The titles in four columns, each with a Guild below, then the players."""
    found = [legend()]
    height = TERRITORIES // COLUMNS
    for row in range(height):
        found.append(joined([cell(table, ALL_TITLES[c * height + row]) for c in range(COLUMNS)]))
    found.append(joined([cell(table, ALL_TITLES[TERRITORIES + c]) for c in range(COLUMNS)]))
    for holder in table.all_holders():
        found += player(table, holder)
    return found


def legend() -> str:
    """What stands in a cell."""
    kinds = " ".join(RESOURCES)
    return f"title, value, owner, levels (+ counted, - suspended), units of {kinds}"


def joined(cells: list[str]) -> str:
    return "  ".join(cells).rstrip()


def cell(table: "GlobopolisState", title: TitleId) -> str:
    """A title: name, value, owner, developments, units."""
    content = table.content
    owner = table.owner[title]
    letter = LETTERS[owner] if owner >= 0 else "."
    levels = ""
    if title < TERRITORIES:
        counted = table.justified_levels[title]
        levels = "+" * counted + "-" * (table.levels[title] - counted)
    units = "".join([str(count) if count < 10 else "#" for count in table.units_on(title)])
    name = content.title_id[title][:NAME]
    return f"{name:<12} {content.value[title]}{letter}{levels:<2} {units if owner >= 0 else '':<5}"


def player(table: "GlobopolisState", holder: Holder) -> list[str]:
    """A player: score, money, units, titles, cards, agents, and where its Governors are; a team's on a
    line of their own."""
    seats = table.seats_of(holder)
    content = table.content
    at = ", ".join([f"seat {seat} on {content.field_id[table.governor[seat]]}" for seat in seats])
    stock = " ".join([str(count) for count in table.stock_of(holder)])
    titles = len([owner for owner in table.owner if owner == holder])
    cards = "+".join([str(table.hand(holder, sort).bit_count()) for sort in range(3)])
    turn = "*" if table.turn in seats else " "
    goods = f"{table.eu[holder]} EU, stock {stock}, {titles} titles, cards {cards}"
    agents = f", {table.reserve[holder]} agents" if table.settings().agents else ""
    line = f"{turn} {LETTERS[holder]} {table.score[holder]}/{table.mark()}, {goods}{agents}"
    return [f"{line}; {at}"] if len(seats) == 1 else [line, f"    {at}"]
