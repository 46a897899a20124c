"""What is in a game's box, for clients: the edition's tables, the names of a board's rows, and words.

A client shows what the engine gives and knows no rule; this is what it needs to name and draw things.
"""

from collections.abc import Mapping
from typing import Any

from statecraft.bots.protocol import verbs
from statecraft.core.game import Game
from statecraft.locale import Texts
from statecraft.server.updates.projection import Json, to_message


def box(game: Game) -> Json:
    """Everything that does not change in the course of a game."""
    words: dict[str, dict[str, Json]] = {}
    told_only = [
        (kind, value) for kind, values in game.unchosen_kinds().items() for value in values
    ]
    for kind, value in (*game.vocabulary, *told_only):
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
        "lists": list(game.table.ROWS),
        "numbers": list(game.table.NUMBERS),
        "words": words,
        "decks": game.deck_kinds(),
        "verbs": verbs(game),
        "orders": {order.NAME: list(order.FIELDS) for order in game.orders},
        "options": {option.name: option.default for option in game.options},
    }


def origins(game: Game, texts: Texts) -> list[Json]:
    """Where every row of the edition comes from, under the words that are printed on its piece."""
    edition = game.edition
    patterns = {table.name: table.texts for table in game.schema.tables}

    def printed(table: str, row: Mapping[str, Any]) -> str:
        for pattern in patterns[table][:1]:
            key = pattern.format_map(row)
            if key in texts:
                return texts.say(key)
        return ""

    return [
        {
            "table": table,
            "rows": [
                {
                    "name": printed(table, row),
                    "kind": known.kind,
                    "source": known.source_in(texts.lang),
                }
                for row, known in zip(rows, edition.provenance[table], strict=True)
            ],
        }
        for table, rows in edition.tables.items()
    ]


def _row(row: Mapping[str, Any]) -> Json:
    return {name: to_message(value) for name, value in row.items()}
