"""What is in a game's box, for clients: the edition's tables, what a board's rows are, and words.

A client shows what the engine gives and knows no rule; this is what it needs to name and draw things.
"""

from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import Any

from statecraft.bots import vocabulary
from statecraft.bots.protocol import board, verbs
from statecraft.core.editions.schema import TableSchema
from statecraft.core.game import Game
from statecraft.core.trade.plans import Among, Plan, possible
from statecraft.core.verbs.action import IntField
from statecraft.locale import TextError, Texts
from statecraft.server.updates.projection import Json, to_message

_FEW = 8
"""So many numbers are chosen one by one, even if they are only counted."""


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
        "plans": {kind: _plan(game, plan) for kind, plan in game.plans.items()},
        "options": {option.name: option.default for option in game.options},
    }


def _plan(game: Game, plan: Plan) -> Json:
    return {
        "conditions": [
            {
                "name": each.name,
                "field": _field(game, each.field, each.among),
                "others": each.others,
            }
            for each in plan.conditions.values()
        ],
        "replies": [
            {
                "name": each.name,
                "fields": [_field(game, field, each.among_of(field)) for field in each.fields],
                "needs": list(each.needs),
            }
            for each in plan.replies.values()
        ],
    }


def _field(game: Game, field: IntField, among: Among | None) -> Json:
    """What an order names: values with names of their own one by one, others from the least to the most."""
    values = _named(game, field.name, possible(game, field, among))
    return {"kind": field.name, "low": field.low, "high": field.high, "values": values}


def _named(game: Game, kind: str, numbers: Collection[int]) -> list[int] | None:
    if kind == "holder":
        return None
    found: dict[tuple[str, str], int] = {}
    for number in numbers:
        with suppress(IndexError):
            # There is room for more cards than an edition has; what is called alike is there once.
            label = game.label(kind, number)
            found.setdefault((label.text, str(label.values)), number)
    counted = all(text == f"choice-{kind}" for text, _values in found)
    return None if counted and len(found) > _FEW else list(found.values())


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
