"""Chance is addressed by the round alone, so that turn after turn rolls the same."""

from harbour.game import make_game
from harbour.table import Harbour
from statecraft.core.engine.question import Chance

CAUGHT_BY = {"no address is used twice", "luck does not repeat itself"}


class Repeating(Harbour):
    def await_chance(self) -> None:
        super().await_chance()
        asked = self.waiting
        assert isinstance(asked, Chance)
        # The table's own luck, whoever rolls: the address as a game has it whose rounds are long.
        asked.address = (-1, self.round, asked.address[2])


GAME = make_game(Repeating)
