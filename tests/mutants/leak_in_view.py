"""Everybody sees the deck as the first player does."""

from harbour.game import make_game
from harbour.table import Board, Harbour
from statecraft.core.ids import Holder
from statecraft.core.record.struct import Struct

CAUGHT_BY = {"views keep secrets", "imagined states look the same"}


class Leaky(Harbour):
    def board_seen_by(self, holder: Holder | None) -> Struct:
        board = super().board_seen_by(holder)
        assert isinstance(board, Board)
        board.deck.hands = self.deck.hands
        return board


GAME = make_game(Leaky)
