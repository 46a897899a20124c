"""Who has no coin left has no way to answer the veto question."""

from harbour import vote
from harbour.game import make_game
from harbour.table import Harbour
from mutants import frames_with
from statecraft.core.engine.frame import Frame
from statecraft.core.engine.question import Question
from statecraft.core.verbs.action import Action

CAUGHT_BY = {"no dead end"}


class VetoWindow(vote.VetoWindow):
    def actions(self, table: Harbour, question: Question) -> list[Action]:
        listed = super().actions(table, question)
        return listed if len(listed) > 1 else []


class Stuck(Harbour):
    def replace(self, frame: Frame[Harbour]) -> None:
        if type(frame) is vote.VetoWindow:
            frame = VetoWindow(frame.seats, frame.at, frame.passed)
        super().replace(frame)

    def put(self, at: int, frame: Frame[Harbour]) -> None:
        if type(frame) is vote.VetoWindow:
            frame = VetoWindow(frame.seats, frame.at, frame.passed)
        super().put(at, frame)


GAME = make_game(Stuck, frames_with(VetoWindow))
