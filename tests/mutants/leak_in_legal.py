"""The order in which ballots are listed depends on who holds a storm."""

from harbour import vote
from harbour.edition_schema import STORMS
from harbour.game import make_game
from harbour.table import Harbour
from mutants import frames_with
from statecraft.core.engine.frame import Frame
from statecraft.core.engine.question import Question
from statecraft.core.verbs.action import Action

CAUGHT_BY = {"legal keeps secrets"}


class TaxVote(vote.TaxVote):
    def actions(self, table: Harbour, question: Question) -> list[Action]:
        listed = super().actions(table, question)
        return listed[::-1] if table.deck.hands[-1] >> STORMS[0] & 1 else listed


class Leaky(Harbour):
    def push(self, frame: Frame[Harbour]) -> None:
        mutate = isinstance(frame, vote.TaxVote)
        super().push(TaxVote(frame.seats, frame.ballots) if mutate else frame)  # type: ignore[attr-defined]

    def put(self, at: int, frame: Frame[Harbour]) -> None:
        mutate = isinstance(frame, vote.TaxVote)
        super().put(at, TaxVote(frame.seats, frame.ballots) if mutate else frame)  # type: ignore[attr-defined]


GAME = make_game(Leaky, frames_with(TaxVote))
