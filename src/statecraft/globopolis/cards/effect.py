"""What an INFLUENCE card does: one small class for each effect, one row of the edition for each card (GB-8).

An effect says when its cards are played, against whom or what, and what comes of it. Cards against
others strike only after everybody they touch could reply (GB-8.23): `play` is told who is spared.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from statecraft.core.ids import Holder, Seat
from statecraft.core.native import mypyc_attr
from statecraft.core.record.events import Event
from statecraft.globopolis.cards.word import Word
from statecraft.globopolis.printed_cards import InfluenceCard

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

(
    OPTION,
    ROLL,
    MARKET,
    VISIT,
    CLEANING,
    FEE,
    ATTACKED,
    TOUCHED,
) = range(8)
"""When a card is played: in one's Option Phase or when drawn; when one may roll; at a market; on a
foreign territory; while Cleaning House; in reply to a fee that is due, to an attack, to a card."""
Play = tuple[Holder, int]
"""The target and the choice a card is played with; 0 where it needs none."""
NO_TARGET: Final = Holder(0)


class Played:
    """A card as it takes effect: who plays it, on whom or what, and who is ``spared``, one bit a holder."""

    __slots__ = ("card", "choice", "seat", "spared", "target")

    def __init__(
        self, seat: Seat, card: InfluenceCard, target: Holder, choice: int, spared: int
    ) -> None:
        self.seat = seat
        self.card = card
        self.target = target
        self.choice = choice
        self.spared = spared


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Word):
    """One effect. By default it is played in the Option Phase, on nobody in particular."""

    WHEN: ClassVar[int] = OPTION
    HOSTILE: ClassVar[bool] = False
    """Whether it touches an opponent, who may reply (GB-8.23)."""
    TARGETED: ClassVar[bool] = False
    """Whether a player is chosen."""
    APPLIES_TO: ClassVar[str] = ""
    """The kind of thing its choice is, if it has one."""

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        """With which targets and choices it can be played now and does something (GB-8.3)."""
        return [(NO_TARGET, 0)]

    def touched(self, table: "GlobopolisState", seat: Seat, target: Holder) -> list[Holder]:
        """The opponents it touches."""
        return [target] if self.HOSTILE else []

    def play(self, table: "GlobopolisState", played: Played) -> None:
        """Carry it out, but not on those who are spared."""
        raise NotImplementedError(f"{type(self).__name__}.play")


def others(table: "GlobopolisState", seat: Seat) -> list[Holder]:
    """Everybody but the seat's own holder."""
    mine = table.holders[seat]
    return [holder for holder in table.all_holders() if holder != mine]


def tell(table: "GlobopolisState", text: str, values: Mapping[str, Any]) -> None:
    if table.sink is not None:
        table.sink.append(Event(text, values))
