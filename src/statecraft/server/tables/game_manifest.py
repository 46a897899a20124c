"""What is in a game's box, for clients: the edition's tables, what a board's rows are, and words.

A client shows what the engine gives and knows no rule; this is what it needs to name and draw things.
"""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from statecraft.bots import vocabulary
from statecraft.bots.protocol import board, verbs
from statecraft.core.editions.schema import TableSchema
from statecraft.core.game import Game
from statecraft.locale import TextError, Texts
from statecraft.server.updates.projection import Json, to_message


def box(game: Game) -> Json:
    """Everything that does not change in the course of a game."""
    words: dict[str, dict[str, Json]] = {}
    for kind, value in vocabulary.values(game):
        try:
            label = game.label(kind, value)
        except IndexError:
            # The vocabulary has room for more than this edition fills.
            continue
        words.setdefault(kind, {})[str(value)] = to_message(label.to_json())
    return {
        "game": game.name,
        "edition": game.edition.digest,
        "name": game.edition.name,
        "tables": {name: [_row(row) for row in rows] for name, rows in game.edition.tables.items()},
        "provenance": {
            name: [
                {"kind": each.kind, "source": each.source, "source_de": each.source_de}
                for each in rows
            ]
            for name, rows in game.edition.provenance.items()
        },
        "board": board(game),
        "axes": dict(game.table.AXES),
        "words": words,
        "decks": game.deck_kinds(),
        "verbs": verbs(game),
        "orders": {order.NAME: list(order.FIELDS) for order in game.orders},
        "options": {option.name: option.default for option in game.options},
    }


def origins(game: Game, texts: Texts) -> list[Json]:
    """Where every row of the edition comes from, under the words that are printed on its piece."""
    edition = game.edition
    schemas = {table.name: table for table in game.schema.tables}
    return [
        {
            "table": table,
            "rows": [
                {
                    "name": printed(schemas[table], row, texts),
                    "kind": known.kind,
                    "source": known.source_in(texts.lang),
                }
                for row, known in zip(rows, edition.provenance[table], strict=True)
            ],
        }
        for table, rows in edition.tables.items()
    ]


def printed(table: TableSchema, row: Mapping[str, Any], texts: Texts) -> str:
    """The words that are printed on the piece of a row; nothing where it has none, or none that can be said
    outside a game."""
    values = {name: value for name, value in row.items() if isinstance(value, str | int)}
    for pattern in table.texts[:1]:
        key = pattern.format_map(row)
        if key in texts:
            with suppress(TextError):
                return texts.say(key, values)
    return ""


def _row(row: Mapping[str, Any]) -> Json:
    return {name: to_message(value) for name, value in row.items()}
