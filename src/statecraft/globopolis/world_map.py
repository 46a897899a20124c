"""Who holds which land at the end, for a picture of the world. It reads a view, and so knows no more than its viewer."""

from collections.abc import Mapping
from typing import Any

from statecraft.core.game import Game
from statecraft.core.record.views import View
from statecraft.globopolis.board import Board


def map_holders(game: Game, view: View, _facts: Mapping[str, Any]) -> dict[str, tuple[int, ...]]:
    """The holder of each territory that has one, by its id on the map."""
    board = view.board
    assert isinstance(board, Board)
    return {
        game.label("title", title).text.removeprefix("title-"): (owner,)
        for title, owner in enumerate(board.owner)
        if owner >= 0
    }
