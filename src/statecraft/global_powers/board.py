"""What a party sees of a table of Global Powers: all but the cards others hold and have not chosen (GP-1.11)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.chance.decks import SeenDeck
from statecraft.core.ids import Holder
from statecraft.core.record.row_shape import DECK, RowShape
from statecraft.core.record.struct import Struct
from statecraft.global_powers.fields import CHIP
from statecraft.global_powers.ids import MOST_CARDS, REGIONS

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState

AXES: Final = {"region": REGIONS, "chip": CHIP.high + 1, "card": MOST_CARDS}
_ROWS: Final = {
    "politicians": RowShape(("region", "holder"), "count"),
    "base": RowShape(("holder",), "count"),
    "mauritius": RowShape(("holder",), "count"),
    "un": RowShape(("holder",), "count"),
    "gone": RowShape(("holder",), "count"),
    "chips": RowShape(("region", "chip"), "count"),
    "supply": RowShape(("chip",), "count"),
    "done": RowShape(("region",), "yes-no"),
    "sanctioned": RowShape(("region",), "yes-no"),
    "demilitarised": RowShape(("region",), "yes-no"),
    "protected": RowShape(("region",), "yes-no"),
    "pacts": RowShape(("region",), "region", bits=True),
    "zeal": RowShape(("holder",), "yes-no"),
    "warmonger": RowShape(("holder",), "yes-no"),
    "points": RowShape(("holder",), "half-points"),
}
_SINGLE: Final = {
    "dominance": RowShape((), "count"),
    "peace": RowShape((), "yes-no"),
    "scorings": RowShape((), "count"),
}
SHAPES: Final = {**_ROWS, **_SINGLE, "cards": RowShape(("holder", "card"), DECK)}
LISTS: Final = tuple(_ROWS)
NUMBERS: Final = tuple(_SINGLE)


class Board(Struct):
    """What a party sees of the table: all but the cards others hold and have not chosen (GP-1.11).

    What each row and number is, is told where the table has them.
    """

    FIELDS = tuple(SHAPES)
    __slots__ = FIELDS
    NAME = "board"

    def __init__(
        self,
        politicians: tuple[int, ...],
        base: tuple[int, ...],
        mauritius: tuple[int, ...],
        un: tuple[int, ...],
        gone: tuple[int, ...],
        chips: tuple[int, ...],
        supply: tuple[int, ...],
        done: tuple[int, ...],
        sanctioned: tuple[int, ...],
        demilitarised: tuple[int, ...],
        protected: tuple[int, ...],
        pacts: tuple[int, ...],
        zeal: tuple[int, ...],
        warmonger: tuple[int, ...],
        points: tuple[int, ...],
        dominance: int,
        peace: int,
        scorings: int,
        cards: SeenDeck,
    ) -> None:
        self.politicians = politicians
        self.base = base
        self.mauritius = mauritius
        self.un = un
        self.gone = gone
        self.chips = chips
        self.supply = supply
        self.done = done
        self.sanctioned = sanctioned
        self.demilitarised = demilitarised
        self.protected = protected
        self.pacts = pacts
        self.zeal = zeal
        self.warmonger = warmonger
        self.points = points
        self.dominance = dominance
        self.peace = peace
        self.scorings = scorings
        self.cards = cards


def seen_board(table: "GlobalPowersState", holder: Holder | None) -> Board:
    """The table as a party, or None for who looks on, may see it."""
    return Board(
        tuple(table.politicians),
        tuple(table.base),
        tuple(table.mauritius),
        tuple(table.un),
        tuple(table.gone),
        tuple(table.chips),
        tuple(table.supply),
        tuple(table.done),
        tuple(table.sanctioned),
        tuple(table.demilitarised),
        tuple(table.protected),
        tuple(table.pacts),
        tuple(table.zeal),
        tuple(table.warmonger),
        tuple(table.points),
        table.dominance,
        table.peace,
        table.scorings,
        table.cards.seen_by(holder),
    )
