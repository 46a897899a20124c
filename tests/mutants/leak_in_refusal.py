"""A refusal says more than it should: its text depends on somebody's storm."""

from harbour import voyage
from harbour.edition_schema import STORMS
from harbour.game import make_game
from harbour.table import Harbour
from mutants import frames_with
from statecraft.core.engine.frame import Frame
from statecraft.core.engine.question import Question
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action

CAUGHT_BY = {"refusals keep secrets"}


class Sail(voyage.Sail):
    def check(self, table: Harbour, question: Question, action: Action) -> None:
        try:
            super().check(table, question, action)
        except Illegal as refusal:
            storm = any(table.deck.hands[-1] >> card & 1 for card in STORMS)
            verb = "stormy" if storm else "calm"
            raise Illegal(refusal.rule, refusal.text, {"verb": verb}) from None


class Leaky(Harbour):
    def push(self, frame: Frame[Harbour]) -> None:
        super().push(Sail(frame.seat) if isinstance(frame, voyage.Sail) else frame)


GAME = make_game(Leaky, frames_with(Sail))
