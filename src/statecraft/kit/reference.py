"""The reference of a game's editions: every table, column, bound, effect and text, worked out from the game itself.

Tables and bounds come from its schema, effects from the classes that carry them out, what an effect does from the
rule it names, and what the box has from the edition that ships. Nothing is written down here a second time, so
nothing here can be out of date.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from statecraft.core.editions.schema import Column, Row, TableSchema, Vocabulary
from statecraft.core.game import Game
from statecraft.locale import Texts
from statecraft.plugins.registry import folder_of, game_of
from statecraft.rulebook import rulebook
from statecraft.rulebook.rulebook import Rule

Data = dict[str, Any]


def reference(game: Game, texts: Texts) -> Data:
    """Everything an edition of a game may say, as plain data with its words in one language."""
    schema, shipped = game.schema, game_of(game.package).edition
    rules = _rules(folder_of(game), texts.lang)
    return {
        "game": game.name,
        "tables": [_table(table, shipped.tables[table.name], texts) for table in schema.tables],
        "words": [_words(each, rules) for each in schema.vocabularies],
        "texts": list(schema.texts),
        "options": [f"option-{option.name}" for option in game.options],
    }


def _rules(folder: Path, lang: str) -> Mapping[str, Rule]:
    """The rules of a game by number; none for a game without a rulebook."""
    if not (folder / f"rulebook.{lang}.md").is_file():
        return {}
    return {rule.id: rule for rule in rulebook.load(folder)[lang].rules}


def _table(table: TableSchema, rows: Iterable[Row], texts: Texts) -> Data:
    low, high = (1, 1) if table.single else table.rows or (0, None)
    return {
        "name": table.name,
        "file": table.file,
        "single": table.single,
        "least_rows": low,
        "most_rows": high,
        "unique": [list(columns) for columns in ((table.key,), *table.unique) if any(columns)],
        "columns": [
            {
                "name": column.name,
                "optional": column.optional,
                "kind": column.kind,
                "says": kind_words(column, texts),
                "low": column.low,
                "high": column.high,
                "choices": list((column.item or column).choices),
                "to": (column.item or column).to,
                "shipped": _shipped(column, rows),
            }
            for column in table.columns
        ],
        "texts": list(table.texts),
        "faces": list(table.faces),
        "variables": dict(table.variables),
    }


def _shipped(column: Column, rows: Iterable[Row]) -> str:
    """Between which numbers the box stays; other kinds are too long for a line."""
    values = [row[column.name] for row in rows if column.name in row]
    numbers = [n for value in values for n in (value if isinstance(value, tuple) else (value,))]
    if (column.item or column).kind != "integer" or not numbers:
        return ""
    low, high = min(numbers), max(numbers)
    return str(low) if low == high else f"{low}–{high}"


def _words(vocabulary: Vocabulary, rules: Mapping[str, Rule]) -> Data:
    return {
        "table": vocabulary.table,
        "column": vocabulary.column,
        "words": [
            {
                "name": word.name,
                "columns": list(word.columns),
                "rule": word.rule,
                "title": rules[word.rule].title if word.rule in rules else "",
                "text": rules[word.rule].text if word.rule in rules else "",
            }
            for word in vocabulary.words
        ],
    }


def kind_words(column: Column, texts: Texts) -> str:
    """What may stand in a column, in words."""
    if column.kind == "many" and column.item is not None:
        return texts.say(
            "edition-kind-many",
            count=_bounds(column, texts),
            item=kind_words(column.item, texts),
        )
    if column.kind == "integer":
        return texts.say("edition-kind-integer", bounds=_bounds(column, texts))
    choices = ", ".join([f"`{choice}`" for choice in column.choices])
    key = f"edition-kind-{column.kind.replace('_', '-')}"
    return texts.say(key, choices=choices, table=column.to)


def _bounds(column: Column, texts: Texts) -> str:
    low, high = column.low, column.high
    if low is None and high is None:
        return texts.say("edition-bounds-any")
    if low == high or None in (low, high):
        known = low if low is not None else high
        key = "exactly" if low == high else "least" if high is None else "most"
        return texts.say(f"edition-bounds-{key}", number=str(known))
    return texts.say("edition-bounds-between", low=str(low), high=str(high))


def markdown(data: Data, texts: Texts) -> str:
    """The reference as a page, for the terminal and for the documentation."""
    lines = [f"## {data['game']}", "", texts.say("edition-reference-head"), ""]
    for table in data["tables"]:
        lines += _table_lines(table, texts)
    for each in data["words"]:
        lines += _word_lines(each, texts)
    if data["texts"]:
        named = ", ".join([f"`{key}`" for key in data["texts"]])
        lines += [f"### {texts.say('edition-reference-always')}", "", named, ""]
    return "\n".join(lines)


def _table_lines(table: Data, texts: Texts) -> list[str]:
    low, high = table["least_rows"], table["most_rows"]
    count = str(low) if low == high else f"{low}–{high or '…'}"
    key = "edition-reference-single" if table["single"] else "edition-reference-rows"
    brackets = f"[{table['name']}]" if table["single"] else f"[[{table['name']}]]"
    lines = [f"### `{brackets}` ({table['file']})", ""]
    lines += [texts.say(key, rows=count), ""]
    heads = [texts.say(f"edition-reference-{name}") for name in ("column", "kind", "shipped")]
    lines += [f"| {' | '.join(heads)} |", "| --- | --- | --- |"]
    for column in table["columns"]:
        says = column["says"]
        if column["optional"]:
            says += texts.say("edition-kind-optional")
        lines.append(f"| `{column['name']}` | {says} | {column['shipped']} |")
    lines.append("")
    if unique := [each for each in table["unique"] if not table["single"]]:
        named = "; ".join([", ".join([f"`{name}`" for name in each]) for each in unique])
        lines += [texts.say("edition-reference-unique", columns=named), ""]
    if keys := [*table["texts"], *table["faces"]]:
        named = ", ".join([f"`{key}`" for key in keys])
        lines += [texts.say("edition-reference-texts", texts=named), ""]
    if table["variables"]:
        filled = [f"`{column}` → `{{ ${name} }}`" for column, name in table["variables"].items()]
        faces = ", ".join([f"`{key}`" for key in table["faces"]])
        filled_line = texts.say(
            "edition-reference-filled", faces=faces, variables=", ".join(filled)
        )
        lines += [filled_line, ""]
    return lines


def _word_lines(words: Data, texts: Texts) -> list[str]:
    place = f"`{words['table']}.{words['column']}`"
    lines = [f"### {texts.say('edition-reference-words', place=place)}", ""]
    heads = [texts.say(f"edition-reference-{name}") for name in ("word", "needs", "does")]
    lines += [f"| {' | '.join(heads)} |", "| --- | --- | --- |"]
    for word in words["words"]:
        columns = ", ".join([f"`{name}`" for name in word["columns"]]) or "–"
        text = " ".join(word["text"].split()).replace("|", "\\|")
        lines.append(f"| `{word['name']}` | {columns} | {word['title']} ({word['rule']}): {text} |")
    return [*lines, ""]
