"""What a holder sees of a table of Globopolis: all but the faces of cards (GB-1.12)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.chance.decks import SeenDeck
from statecraft.core.ids import Holder
from statecraft.core.record.row_shape import DECK, RowShape
from statecraft.core.record.struct import Struct
from statecraft.globopolis.fields import INFLUENCE_CARD, OPS_CARD, RESOURCE
from statecraft.globopolis.ids import TERRITORIES, TITLES
from statecraft.globopolis.rules.this_turn import PLACES

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

AXES: Final = {
    "title": TITLES,
    "territory": TERRITORIES,
    "resource": RESOURCE.high + 1,
    "this-turn": PLACES,
    "ops": OPS_CARD.high + 1,
    "influence": INFLUENCE_CARD.high + 1,
}
_ROWS: Final = {
    "eu": RowShape(("holder",), "eu"),
    "score": RowShape(("holder",), "points"),
    "stock": RowShape(("holder", "resource"), "count"),
    "governor": RowShape(("seat",), "field"),
    "owner": RowShape(("title",), "holder"),
    "units": RowShape(("title", "resource"), "count"),
    "levels": RowShape(("territory",), "count"),
    "justified_levels": RowShape(("territory",), "count"),
    "agents": RowShape(("holder", "title"), "count"),
    "reserve": RowShape(("holder",), "count"),
    "academy": RowShape(("holder",), "count"),
    "bonus": RowShape(("holder",), "group", bits=True),
    "passing": RowShape(("seat",), "yes-no"),
    "conquests": RowShape(("holder",), "count"),
    "mission_won": RowShape(("holder",), "yes-no"),
    "bank_units": RowShape(("resource",), "count"),
    "this_turn": RowShape(("this-turn",), "count"),
    "taken": RowShape(("holder",), "territory", bits=True),
    "traded": RowShape(("title",), "turn"),
    "barred": RowShape(("holder",), "barred", bits=True),
}
_SINGLE: Final = {
    "bank_eu": RowShape((), "eu"),
    "bank_levels": RowShape((), "count"),
    "first": RowShape((), "seat"),
    "sudden_death": RowShape((), "yes-no"),
    "time_called": RowShape((), "yes-no"),
    "claims": RowShape((), "claims"),
}
_DECKS: Final = {
    "ops": RowShape(("ops",), DECK),
    "influence": RowShape(("influence",), DECK),
}
SHAPES: Final = {**_ROWS, **_SINGLE, **_DECKS}
LISTS: Final = tuple(_ROWS)
NUMBERS: Final = tuple(_SINGLE)


class Board(Struct):
    """What a holder sees of the table: all but the faces of cards (GB-1.12).

    What each row and number is, is told where the table has them.
    """

    FIELDS = tuple(SHAPES)
    __slots__ = FIELDS
    NAME = "board"

    def __init__(
        self,
        eu: tuple[int, ...],
        score: tuple[int, ...],
        stock: tuple[int, ...],
        governor: tuple[int, ...],
        owner: tuple[int, ...],
        units: tuple[int, ...],
        levels: tuple[int, ...],
        justified_levels: tuple[int, ...],
        agents: tuple[int, ...],
        reserve: tuple[int, ...],
        academy: tuple[int, ...],
        bonus: tuple[int, ...],
        passing: tuple[int, ...],
        conquests: tuple[int, ...],
        mission_won: tuple[int, ...],
        bank_units: tuple[int, ...],
        this_turn: tuple[int, ...],
        taken: tuple[int, ...],
        traded: tuple[int, ...],
        barred: tuple[int, ...],
        bank_eu: int,
        bank_levels: int,
        first: int,
        sudden_death: int,
        time_called: int,
        claims: int,
        ops: SeenDeck,
        influence: SeenDeck,
    ) -> None:
        self.eu = eu
        self.score = score
        self.stock = stock
        self.governor = governor
        self.owner = owner
        self.units = units
        self.levels = levels
        self.justified_levels = justified_levels
        self.agents = agents
        self.reserve = reserve
        self.academy = academy
        self.bonus = bonus
        self.passing = passing
        self.conquests = conquests
        self.mission_won = mission_won
        self.bank_units = bank_units
        self.this_turn = this_turn
        self.taken = taken
        self.traded = traded
        self.barred = barred
        self.bank_eu = bank_eu
        self.bank_levels = bank_levels
        self.first = first
        self.sudden_death = sudden_death
        self.time_called = time_called
        self.claims = claims
        self.ops = ops
        self.influence = influence


def seen_board(table: "GlobopolisState", holder: Holder | None) -> Board:
    """The table as a holder, or None for who looks on, may see it."""
    return Board(
        tuple(table.eu),
        tuple(table.score),
        tuple(table.stock),
        tuple(table.governor),
        tuple(table.owner),
        tuple(table.units),
        tuple(table.levels),
        tuple(table.justified_levels),
        tuple(table.agents),
        tuple(table.reserve),
        tuple(table.academy),
        tuple(table.bonus),
        tuple(table.passing),
        tuple(table.conquests),
        tuple(table.mission_won),
        tuple(table.bank_units),
        tuple(table.this_turn),
        tuple(table.taken),
        tuple(table.traded),
        tuple(table.barred),
        table.bank_eu,
        table.bank_levels,
        table.first,
        table.sudden_death,
        table.time_called,
        table.claims,
        table.ops.seen_by(holder),
        table.influence.seen_by(holder),
    )
