"""What every card has: a rule, its plays, what is wrong with a play, and what it does (GP-5.1)."""

from typing import TYPE_CHECKING, Any, ClassVar

from statecraft.core.action import Action
from statecraft.core.domain import Domain
from statecraft.core.event import Note
from statecraft.core.ids import Seat
from statecraft.core.native import mypyc_attr
from statecraft.core.refusal import Illegal
from statecraft.global_powers.government import REGIONS

if TYPE_CHECKING:
    from statecraft.global_powers.state import World


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """One of the sixteen cards. ``action`` is always of the card's own verb."""

    RULE: ClassVar[str] = ""

    def plays(self, table: "World", seat: Seat) -> list[Action]:
        """Every legal play, if they can be listed."""
        raise NotImplementedError(f"{type(self).__name__}.plays")

    def domain(self, table: "World", seat: Seat) -> Domain | None:
        """The plays described, if they are too many to list."""
        return None

    def fault(self, table: "World", seat: Seat, action: Any) -> Illegal | None:
        """Why the card cannot be played so."""
        return None

    def play(self, table: "World", seat: Seat, action: Any) -> None:
        """What the card does."""
        raise NotImplementedError(f"{type(self).__name__}.play")

    def consequences(self, table: "World", seat: Seat, action: Any) -> tuple[Note, ...]:
        return ()


def enemy_fault(table: "World", seat: Seat, region: int, party: int, rule: str) -> Illegal | None:
    """An enemy politician must be there."""
    if party == seat:
        return Illegal(rule, "gp-refused-own-politician")
    if party >= table.colours or not table.there(region, party):
        return Illegal(rule, "gp-refused-nobody-there", {"region": region, "holder": party})
    return None


def against(table: "World", seat: Seat, made: tuple[tuple[Action, ...], ...]) -> list[Action]:
    """One play for every enemy party in every region, out of those made once."""
    n = table.colours
    politicians = table.politicians
    found: list[Action] = []
    for region in range(REGIONS):
        at = region * n
        row = made[region]
        for party in range(n):
            if politicians[at + party] and party != seat:
                found.append(row[party])
    return found
