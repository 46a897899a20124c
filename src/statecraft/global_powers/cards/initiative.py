"""Diplomatic Initiative: a motion at once (GP-5.3).

The motion itself is chosen and moved in :mod:`statecraft.global_powers.rules.motions`.
"""

from typing import TYPE_CHECKING, Final

from statecraft.core.ids import Seat
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.global_powers.cards.card import Card
from statecraft.global_powers.rules.motions import InitiativeChoice, anything_to_move

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


class Initiative(Card):
    """GP-5.3: a motion at once, with one more vote for it."""

    __slots__ = ()
    VERB = "initiative"
    RULE = "GP-5.3"
    EFFECT = "initiative"

    def __init__(self) -> None:
        pass

    def choices(self, table: "GlobalPowersState", seat: Seat) -> list[Action]:
        return [INITIATIVE] if anything_to_move(table) else []

    def play_fault(self, table: "GlobalPowersState", seat: Seat) -> Illegal | None:
        return None if anything_to_move(table) else Illegal("GP-5.3", "gp-refused-no-motion")

    def play(self, table: "GlobalPowersState", seat: Seat) -> None:
        table.push(InitiativeChoice(seat))


INITIATIVE: Final = Initiative()
