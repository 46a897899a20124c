"""Zeal: lies open until it gives one more action (GP-5.16).

How an open one is used is in :mod:`statecraft.global_powers.rules.activation`.
"""

from typing import TYPE_CHECKING, Final

from statecraft.core.ids import Seat
from statecraft.core.verbs.action import Action
from statecraft.global_powers.cards.card import Card

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


class PlayZeal(Card):
    """GP-5.16: lies open for one more action."""

    __slots__ = ()
    VERB = "play-zeal"
    RULE = "GP-5.16"
    EFFECT = "zeal"
    LIES_OPEN = True

    def __init__(self) -> None:
        pass

    def choices(self, table: "GlobalPowersState", seat: Seat) -> list[Action]:
        return [PLAY_ZEAL]

    def play(self, table: "GlobalPowersState", seat: Seat) -> None:
        table.zeal[seat] = 1


PLAY_ZEAL: Final = PlayZeal()
