"""The whole check of an edition: what the engine says of its tables, and what a reader of Fluent says of its words.

The words of a row must be good Fluent in both languages, say the same things, and use only what they are given.
A text on a card takes its numbers from its row, so that the two cannot contradict each other: who writes one of
them out is warned. The terminal and the server both ask here.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from statecraft.core.editions import edition as editions
from statecraft.core.editions.files import Files
from statecraft.core.editions.folder import ALIKE, filled
from statecraft.core.editions.schema import Problem, Row, Schema, TableSchema, Values, with_meant
from statecraft.locale.parity import Inventory, differences, inventory


@dataclass(frozen=True, slots=True)
class Face:
    """A text that is filled in: the columns of its row that it is given, each with the variable and its numbers."""

    columns: Sequence[tuple[str, str, frozenset[str]]]
    variables: Sequence[str]


def all_problems(path: Path, schema: Schema | None, options: Sequence[Any] = ()) -> list[Problem]:
    """Everything wrong with a folder, errors first. ``options`` are the game's: any text on a card may ask for them."""
    found = editions.check(path, schema)
    known = {(problem.file, problem.key) for problem in found}
    files = Files(path, schema_files(schema), others_allowed=True)
    inventories = {lang: inventory([text]) for lang, text in files.texts.items()}
    if len(inventories) == 2:
        (one, ones), (other, others) = inventories.items()
        for each in differences(one, ones, other, others):
            # A text that nothing uses need not be in the other language as well.
            elsewhere = (f"{each.values.get('other')}.ftl", each.key)
            reported = (f"{each.lang}.ftl", each.key) in known or elsewhere in known
            if not reported or not each.key:
                found.append(Problem(f"{each.lang}.ftl", each.key, each.text, each.values))
    if schema is not None:
        faces = dict(card_faces(files, schema, options))
        for lang, written in inventories.items():
            found += _text_problems(f"{lang}.ftl", written, faces, schema)
    return sorted(found, key=lambda problem: problem.warning)


def schema_files(schema: Schema | None) -> set[str]:
    """The files that a schema's tables stand in."""
    return {table.file for table in schema.tables} if schema else set()


def card_faces(files: Files, schema: Schema, options: Sequence[Any]) -> Iterator[tuple[str, Face]]:
    """Every text that is filled in from a row, by its key."""
    agreed = [f"option-{option.name}" for option in options]
    for table in schema.tables:
        rows = files.content.get(table.file, {}).get(table.name)
        for row in rows if isinstance(rows, list) else ():
            for pattern in table.faces if isinstance(row, dict) else ():
                if (key := filled(pattern, row)) is not None:
                    yield (
                        key,
                        Face(_given(table, row), [*[v for _c, v in table.variables], *agreed]),
                    )


def _given(table: TableSchema, row: Row) -> list[tuple[str, str, frozenset[str]]]:
    """The columns of a row that its text is given, with the numbers that stand there."""
    found = []
    for column, variable in table.variables:
        value = row.get(column)
        numbers = value if isinstance(value, list) else [value]
        if column in row:
            found.append((column, variable, frozenset(map(str, numbers))))
    return found


def _text_problems(
    file: str, written: Inventory, faces: dict[str, Face], schema: Schema
) -> Iterator[Problem]:
    patterns = [pattern for table in schema.tables for pattern in table.texts]
    printed = tuple([pattern.partition("{")[0] for pattern in patterns])
    for key, used in written.variables.items():
        face = faces.get(key)
        for name in sorted(used):
            if face is None:
                # What the rules say is filled in by them; an edition may have that too.
                if not (schema.only_printed or key.startswith(printed)):
                    continue
                yield Problem(file, key, "edition-no-variables", {"name": name})
            elif name not in face.variables:
                known = [f"${each}" for each in face.variables if not each.startswith("option-")]
                values: Values = {"name": name, "known": ", ".join([*known, "$option-…"])}
                values = with_meant(values, name, face.variables)
                yield Problem(file, key, "edition-unknown-variable", values)
        unknown = written.references.get(key, frozenset()) - written.names
        for name in sorted(unknown) if schema.only_printed else ():
            values = with_meant({"name": name}, name, sorted(written.names), ALIKE)
            yield Problem(file, key, "edition-unknown-reference", values)
        for column, variable, numbers in face.columns if face else ():
            if variable in used:
                continue
            literals = sorted(numbers & written.numbers.get(key, frozenset()))
            values = {"name": variable, "column": column}
            if literals:
                values["number"] = literals[0]
            text = "edition-number-written" if literals else "edition-number-unsaid"
            yield Problem(file, key, text, values, warning=True)
