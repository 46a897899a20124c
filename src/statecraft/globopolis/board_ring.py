"""The ring of the board for a small picture: its fields in order, and who has what there. It reads a view, and so knows
no more than its viewer."""

from typing import Any

from statecraft.core.game import Game
from statecraft.core.record.views import View
from statecraft.globopolis.board import Board
from statecraft.globopolis.content import TERRITORIES, content_of
from statecraft.globopolis.ids import ALL_FIELDS, FIELD_KINDS


def ring(game: Game, view: View) -> list[dict[str, Any]]:
    """Each field: its kind, the text that names it, its owner (-1 for nobody), levels of development, who stands there."""
    board = view.board
    assert isinstance(board, Board)
    content = content_of(game.edition)
    found = []
    for field in ALL_FIELDS:
        title = content.field_title[field]
        levels = board.levels[title] if 0 <= title < TERRITORIES else 0
        found.append(
            {
                "field": int(field),
                "kind": FIELD_KINDS[content.field_kind[field]],
                "owner": int(board.owner[title]) if title >= 0 else -1,
                "levels": int(levels),
                "seats": [seat for seat, place in enumerate(board.governor) if place == field],
            }
        )
    return found
