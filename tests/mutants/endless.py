"""The round counter stands still, so the last round never comes."""

from harbour.game import make_game
from harbour.sequence import Rounds
from harbour.table import Harbour
from statecraft.core.engine.frame import Frame

CAUGHT_BY = {"the declared bound holds"}


class Endless(Harbour):
    def replace(self, frame: Frame[Harbour]) -> None:
        if isinstance(frame, Rounds) and frame.stage == 0:
            self.round = 0
        super().replace(frame)


GAME = make_game(Endless)
