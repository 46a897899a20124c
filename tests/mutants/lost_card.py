"""A card put under the pile is never seen again."""

from harbour import voyage
from harbour.game import make_game
from harbour.table import Harbour
from mutants import frames_with
from statecraft.core.chance.decks import Deck
from statecraft.core.engine.frame import Frame
from statecraft.core.engine.question import Question
from statecraft.core.verbs.action import Action

CAUGHT_BY = {"nothing is made or lost"}


class HandLimit(voyage.HandLimit):
    def answer(self, table: Harbour, question: Question, action: Action) -> None:
        super().answer(table, question, action)
        deck = table.deck
        table.deck = Deck(
            deck.name, deck.sorts, deck.pool, deck.top, (), deck.hands, deck.known, deck.gone
        )


class Careless(Harbour):
    def push(self, frame: Frame[Harbour]) -> None:
        super().push(HandLimit(frame.seat) if isinstance(frame, voyage.HandLimit) else frame)


GAME = make_game(Careless, frames_with(HandLimit))
