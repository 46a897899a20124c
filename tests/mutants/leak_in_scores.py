"""What everybody is shown of the scores counts the calms in hidden hands."""

from harbour.game import make_game
from harbour.table import Harbour

CAUGHT_BY = {"what is told of the scores keeps secrets"}


class Leaky(Harbour):
    def projected_scores(self) -> tuple[int, ...]:
        return self.scores()


GAME = make_game(Leaky)
