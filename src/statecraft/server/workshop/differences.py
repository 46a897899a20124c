"""What an entry changes: options that are not the game's own, and what its edition prints otherwise than the box.

Rows of a table are the same piece if they have the same key, or stand at the same place in a table without one.
Words are compared as they are written, in one language.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from statecraft.core.editions.schema import TableSchema
from statecraft.core.game import Game
from statecraft.locale import Language, Texts, entries, files
from statecraft.server.tables.game_manifest import printed
from statecraft.server.updates.projection import Json, to_message

MOST_ROWS = 200
"""So many rows of a table, and so many words, are listed; the others are only counted."""


def table_changes(shipped: Game, played: Game, old: Texts, new: Texts) -> list[Json]:
    """What differs in each table: rows that came, went or have other values; tables that are alike are left out."""
    found = []
    for table in shipped.schema.tables:
        before = _keyed(table, shipped.edition.tables[table.name])
        after = _keyed(table, played.edition.tables[table.name])
        added = [_row(table, key, after[key], new) for key in after if key not in before]
        removed = [_row(table, key, before[key], old) for key in before if key not in after]
        changed = [
            {**_row(table, key, after[key], new), "columns": _columns(before[key], after[key])}
            for key in after
            if key in before and before[key] != after[key]
        ]
        if added or removed or changed:
            rows = {"added": added, "removed": removed, "changed": changed}
            found.append(
                {
                    "table": table.name,
                    "more": sum([max(0, len(each) - MOST_ROWS) for each in rows.values()]),
                    **{kind: each[:MOST_ROWS] for kind, each in rows.items()},
                }
            )
    return found


def _keyed(table: TableSchema, rows: Sequence[Mapping[str, Any]]) -> dict[str, Mapping[str, Any]]:
    return {
        str(row[table.key]) if table.key else str(number): row for number, row in enumerate(rows, 1)
    }


def _row(table: TableSchema, key: str, row: Mapping[str, Any], texts: Texts) -> Json:
    return {"key": "" if table.single else key, "name": printed(table, row, texts)}


def _columns(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Json]:
    names = dict.fromkeys([*before, *after])
    return [
        {"column": name, "before": _value(before.get(name)), "after": _value(after.get(name))}
        for name in names
        if before.get(name) != after.get(name)
    ]


def _value(value: Any) -> str:
    """A value as it would be written, and nothing for one that is not there."""
    if value is None:
        return ""
    plain = to_message(value)
    if isinstance(plain, list):
        return ", ".join([str(each) for each in plain])
    return {True: "yes", False: "no"}[plain] if isinstance(plain, bool) else str(plain)


def word_changes(shipped: Game, played: Game, lang: Language) -> Json:
    """The texts that are written otherwise, by key: before and after, empty where there was or is none."""
    before, after = _words(shipped, lang), _words(played, lang)
    keys = [key for key in {**before, **after} if before.get(key) != after.get(key)]
    rows = [
        {"key": key, "before": before.get(key, ""), "after": after.get(key, "")} for key in keys
    ]
    return {"rows": rows[:MOST_ROWS], "more": max(0, len(rows) - MOST_ROWS)}


def _words(game: Game, lang: Language) -> dict[str, str]:
    """The words an edition prints, as they are written behind their keys."""
    return {
        key: _pattern(text)
        for path in files(lang, game.edition.texts)
        for key, text in entries(path).items()
    }


def _pattern(text: str) -> str:
    """An entry of a file without its key, its comments and the space around it."""
    lines = text.partition("=")[2].splitlines()
    return "\n".join([line.strip() for line in lines if not line.startswith("#")]).strip()
