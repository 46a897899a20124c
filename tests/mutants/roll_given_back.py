"""Undo gives the number of a roll back, so that it would be rolled twice under one number."""

from harbour.game import make_game
from harbour.table import Harbour

CAUGHT_BY = {"undo gives no roll back"}


class Rerolling(Harbour):
    def renumber(self, asked: list[int], ordinal: int) -> None:
        super().renumber(asked, self.ordinal)


GAME = make_game(Rerolling)
