"""Peace Initiative: no wars until the scoring (GP-5.6)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.ids import Seat
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.global_powers.cards.card import Card

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


class MakePeace(Card):
    """GP-5.6: no wars until the scoring."""

    __slots__ = ()
    VERB = "make-peace"
    RULE = "GP-5.6"
    EFFECT = "make_peace"

    def __init__(self) -> None:
        pass

    def choices(self, table: "GlobalPowersState", seat: Seat) -> list[Action]:
        return [] if table.peace else [PEACE]

    def play_fault(self, table: "GlobalPowersState", seat: Seat) -> Illegal | None:
        return Illegal("GP-5.6", "gp-refused-peace-already") if table.peace else None

    def play(self, table: "GlobalPowersState", seat: Seat) -> None:
        table.peace = 1


PEACE: Final = MakePeace()
