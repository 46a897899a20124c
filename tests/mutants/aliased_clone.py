"""A clone shares its purses with the original."""

from harbour.game import make_game
from harbour.table import Harbour

CAUGHT_BY = {"clones are independent", "clones play alike", "checks leave no trace"}


class Aliased(Harbour):
    def clone(self) -> "Harbour":
        other = super().clone()
        other.coins = self.coins
        return other


GAME = make_game(Aliased)
