"""The check of an edition's folder: one pass over it, and every problem met on the way.

Tables are checked row by row, then texts, then what must hold between tables: by the game's own checks, which
look at whatever is sound, so that one fault hides no other. Nothing in a folder makes the check fail. What only
a reader of Fluent could say of the texts is not said here: the engine has none.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from statecraft.core.editions.files import Files
from statecraft.core.editions.schema import (
    PROVENANCE_KEYS,
    PROVENANCES,
    SOURCE_KEYS,
    Check,
    Problem,
    Row,
    Schema,
    Tables,
    TableSchema,
    Values,
    faults,
    shown,
    text,
    with_meant,
)

HEAD: Final = "edition.toml"
_HEAD_COLUMNS: Final = tuple(map(text, ("game", "name", "version", "description")))
_TEXT_KEY: Final = re.compile(r"^([A-Za-z][\w-]*) *=", re.ASCII | re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{ *([A-Za-z][\w-]*)", re.ASCII)
ALIKE: Final = 0.85
"""How like each other two keys of texts are where one may be a slip: all begin alike."""
_MOST_ROWS: Final = 2000
"""As many rows of a table are looked at; a stranger's file may have any number."""


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where a row's numbers come from, and more precisely in `source` if the edition says so."""

    kind: str
    source: str
    source_de: str = ""

    def source_in(self, lang: str) -> str:
        """The source in a language; in English where it is told in no other."""
        return self.source_de if lang == "de" and self.source_de else self.source


class Folder:
    """What could be read of a folder, and everything that is wrong with it."""

    def __init__(self, path: Path, schema: Schema | None) -> None:
        self.schema = schema
        expected = {HEAD} | {table.file for table in schema.tables} if schema else {HEAD}
        self.files = Files(path, expected, others_allowed=schema is None)
        self.problems = self.files.problems
        self.rows: dict[str, list[dict[str, Any]]] = {}
        self.provenance: dict[str, list[Provenance]] = {}
        self._where: dict[str, str] = {}
        self._sound: dict[str, list[dict[str, Any]]] = {}
        self.check_head()
        for file, content in self.files.content.items():
            if file != HEAD:
                self.gather_tables(file, content)
        if schema is not None:
            self.check_tables(schema)
            self.check_texts(schema)
            for extra in schema.checks:
                self.check_between(extra)

    def complain(self, file: str, key: str, text_: str, values: Values | None = None) -> None:
        self.problems.append(Problem(file, key, text_, values or {}))

    def check_head(self) -> None:
        head = self.files.content.get(HEAD)
        if head is None:
            return
        names = sorted([column.name for column in _HEAD_COLUMNS])
        for key in head:
            if key not in names:
                known: Values = {"known": ", ".join(names)}
                self.complain(HEAD, key, "edition-unknown", with_meant(known, key, names))
        for column in _HEAD_COLUMNS:
            if column.name not in head:
                self.complain(HEAD, column.name, "edition-missing")
            for _place, text_, values in faults(column, head.get(column.name, "-"), {}):
                self.complain(HEAD, column.name, text_, values)
        if self.schema and isinstance(head.get("game"), str) and head["game"] != self.schema.game:
            values = {"found": shown(head["game"]), "game": shown(self.schema.game)}
            self.complain(HEAD, "game", "edition-other-game", values)

    def gather_tables(self, file: str, content: dict[str, Any]) -> None:
        default = self.read_provenance(file, "", content, None)
        for name, value in content.items():
            if name in PROVENANCE_KEYS:
                continue
            rows = [value] if isinstance(value, dict) else value
            if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
                self.complain(file, name, "edition-no-table", {"table": name})
            elif name in self.rows:
                self.complain(file, name, "edition-table-twice", {"file": self._where[name]})
            else:
                self._where[name] = file
                self.gather_rows(file, name, rows, isinstance(value, dict), default)

    def gather_rows(
        self,
        file: str,
        name: str,
        rows: list[dict[str, Any]],
        single: bool,
        default: Provenance | None,
    ) -> None:
        self.rows[name] = [
            {key: value for key, value in row.items() if key not in PROVENANCE_KEYS} for row in rows
        ]
        self.provenance[name] = []
        missing = 0
        for number, row in enumerate(rows):
            place = f"{_place(name, row, number, single)}."
            if (known := self.read_provenance(file, place, row, default)) is None:
                missing += "provenance" not in row
            else:
                self.provenance[name].append(known)
        if missing:
            values: Values = {"count": missing, "kinds": ", ".join(PROVENANCES)}
            self.complain(file, name, "edition-no-provenance", values)

    def read_provenance(
        self, file: str, place: str, holder: Row, default: Provenance | None
    ) -> Provenance | None:
        """What a file or row says of its origin. Without a word of it the default holds; with a
        source alone, the default's kind."""
        source, source_de = [self.read_source(file, place, holder, key) for key in SOURCE_KEYS]
        if source_de and not source:
            self.complain(file, f"{place}source_de", "edition-source-alone")
        kind = holder.get("provenance")
        if kind is None:
            if default is None or not source:
                return default
            kind = default.kind
        if kind not in PROVENANCES:
            values: Values = {"found": shown(kind), "choices": ", ".join(PROVENANCES)}
            values = with_meant(values, str(kind), PROVENANCES)
            self.complain(file, f"{place}provenance", "edition-not-one-of", values)
            return None
        return Provenance(kind, source, source_de)

    def read_source(self, file: str, place: str, holder: Row, key: str) -> str:
        source = holder.get(key, "")
        if isinstance(source, str):
            return source
        self.complain(file, f"{place}{key}", "edition-no-text", {"found": shown(source)})
        return ""

    def check_tables(self, schema: Schema) -> None:
        known = {table.name: table for table in schema.tables}
        for name, file in self._where.items():
            if name not in known:
                values = with_meant({"game": schema.game}, name, known)
                self.complain(file, name, "edition-unknown-table", values)
            elif known[name].file != file:
                self.complain(file, name, "edition-other-file", {"file": known[name].file})
        keys = {table.name: frozenset(self.keys(table)) for table in schema.tables}
        for table in schema.tables:
            if table.name in self.rows:
                self.check_table(table, keys)
            elif table.file in self.files.content:
                self.complain(table.file, table.name, "edition-missing")

    def keys(self, table: TableSchema) -> Iterator[str]:
        for row in self.looked_at(table.name):
            if isinstance(key := row.get(table.key), str):
                yield key

    def looked_at(self, table: str) -> list[dict[str, Any]]:
        """The rows of a table, as far as they are looked at."""
        return self.rows.get(table, [])[:_MOST_ROWS]

    def check_table(self, table: TableSchema, keys: Mapping[str, frozenset[str]]) -> None:
        rows = self.rows[table.name]
        if table.single and isinstance(
            self.files.content[self._where[table.name]][table.name], list
        ):
            self.complain(table.file, table.name, "edition-table-list", {"table": table.name})
        low, high = (1, 1) if table.single else table.rows or (0, _MOST_ROWS)
        if not low <= len(rows) <= high:
            values: Values = {"count": len(rows), "least": str(low), "most": str(high)}
            text_ = "edition-rows-exactly" if low == high else "edition-rows-between"
            self.complain(table.file, table.name, text_, values)
        self._sound[table.name] = [
            self.check_row(table, row, _place(table.name, row, number, table.single), keys)
            for number, row in enumerate(self.looked_at(table.name))
        ]
        for columns in ((table.key,), *table.unique) if table.key else table.unique:
            self.check_unique(table, columns)

    def check_row(
        self, table: TableSchema, row: Row, place: str, keys: Mapping[str, frozenset[str]]
    ) -> dict[str, Any]:
        """Name what is wrong with a row; the row as checks see it, with None where something does not fit."""
        names = [column.name for column in table.columns]
        sound: dict[str, Any] = {}
        for key in row:
            if key not in names:
                values = with_meant({}, key, [name for name in names if name not in row])
                self.complain(table.file, f"{place}.{key}", "edition-no-column", values)
        for column in table.columns:
            if column.name in row:
                wrong = faults(column, row[column.name], keys)
                for where, text_, values in wrong:
                    self.complain(table.file, f"{place}.{column.name}{where}", text_, values)
                sound[column.name] = None if wrong else row[column.name]
            elif not column.optional:
                self.complain(table.file, f"{place}.{column.name}", "edition-missing")
        return sound

    def check_unique(self, table: TableSchema, columns: tuple[str, ...]) -> None:
        seen: dict[str, str] = {}
        for number, row in enumerate(self.looked_at(table.name)):
            if not all(column in row for column in columns):
                continue
            value = repr([row[column] for column in columns])
            place = f"{table.name}[{number + 1}]"
            if value in seen:
                same = ", ".join([shown(row[column]) for column in columns])
                values: Values = {"columns": ", ".join(columns), "other": seen[value], "same": same}
                self.complain(table.file, place, "edition-twice", values)
            seen.setdefault(value, place)

    def check_texts(self, schema: Schema) -> None:
        wanted: dict[str, str] = {}
        for table in schema.tables:
            for row in self.looked_at(table.name):
                for pattern in (*table.texts, *table.faces):
                    if (key := filled(pattern, row)) is not None:
                        wanted[key] = table.name
        # A key that begins like those of a table's rows can only be meant for one of them.
        patterns = [pattern for table in schema.tables for pattern in (*table.texts, *table.faces)]
        printed = tuple([pattern.partition("{")[0] for pattern in patterns])
        # Whose table could not be read may well be used.
        all_read = all(table.name in self.rows for table in schema.tables if table.texts)
        for lang, content in self.files.texts.items():
            written = dict.fromkeys(_TEXT_KEY.findall(content))
            missing = [key for key in (*wanted, *schema.texts) if key not in written]
            for key in missing:
                by = "edition-text-missing" if key in wanted else "edition-text-missing-always"
                self.complain(f"{lang}.ftl", key, by, {"table": wanted.get(key, "")})
            used = {*wanted, *schema.texts, *_REFERENCE.findall(content)}
            for key in written if all_read else ():
                if key not in used and (schema.only_printed or key.startswith(printed)):
                    # What nothing is called may be the misspelt name of what is missing.
                    values = with_meant({}, key, missing, ALIKE)
                    unused = Problem(f"{lang}.ftl", key, "edition-unused-text", values, True)
                    self.problems.append(unused)

    def check_between(self, extra: Check) -> None:
        """Look at all tables by one check of the game. One that needs what is not there has to wait, and says so."""
        wrong_before = bool(self.problems)
        try:
            self.problems += extra(frozen_tables(self._sound))
        except (LookupError, TypeError):
            if not wrong_before:
                raise
            named = str(getattr(extra, "__name__", extra)).replace("_", " ")
            self.complain(HEAD, "", "edition-check-waits", {"check": named})


def frozen_tables(rows: Mapping[str, list[dict[str, Any]]]) -> Tables:
    """Tables that nobody can change."""
    return MappingProxyType({name: tuple(map(_frozen, table)) for name, table in rows.items()})


def _frozen(value: Any) -> Any:
    if isinstance(value, dict):
        return MappingProxyType({key: _frozen(inner) for key, inner in value.items()})
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def _place(table: str, row: Row, number: int, single: bool) -> str:
    """A row as its author would look for it: by its id if it has one, else by its number."""
    if single:
        return table
    named = row.get("id")
    return f"{table}.{named[:60]}" if isinstance(named, str) and named else f"{table}[{number + 1}]"


def filled(pattern: str, row: Row) -> str | None:
    """The text key for a row, or None where the row lacks what the pattern needs."""
    key = pattern
    for name in re.findall(r"\{(\w+)\}", pattern):
        if not isinstance(row.get(name), str | int):
            return None
        key = key.replace(f"{{{name}}}", str(row[name])[:200])
    return key
