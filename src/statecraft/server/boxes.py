"""What is in a game's box, for clients: the edition's tables, the names of a board's rows, and words.

A client shows what the engine gives and knows no rule; this is what it needs to name and draw things.
"""

from collections.abc import Mapping
from typing import Any

from statecraft.bots.protocol import verbs
from statecraft.core.game import Game
from statecraft.server.projection import Json, told

_SCORES = range(-80, 400)
"""Scores that are said in words; what is beyond them is a plain number."""


def box(game: Game) -> Json:
    """Everything that does not change in the course of a game."""
    words: dict[str, dict[str, Json]] = {}
    for kind, value in game.vocabulary:
        try:
            label = game.label(kind, value)
        except IndexError:
            # The vocabulary has room for more than this edition fills.
            continue
        words.setdefault(kind, {})[str(value)] = told(label.to_json())
    # What is counted and never chosen is in no vocabulary.
    for kind in ("score", "half-points"):
        labels = {str(value): game.label(kind, value) for value in _SCORES}
        if labels["1"].to_json() != {"text": "choice-" + kind, "values": {"value": 1}}:
            words[kind] = {value: told(label.to_json()) for value, label in labels.items()}
    return {
        "game": game.name,
        "edition": game.edition.digest,
        "name": game.edition.name,
        "tables": {name: [_row(row) for row in rows] for name, rows in game.edition.tables.items()},
        "provenance": {
            name: [{"kind": each.kind, "source": each.source} for each in rows]
            for name, rows in game.edition.provenance.items()
        },
        "lists": list(game.table.ROWS),
        "numbers": list(game.table.NUMBERS),
        "words": words,
        "verbs": verbs(game),
    }


def _row(row: Mapping[str, Any]) -> Json:
    return {name: told(value) for name, value in row.items()}
