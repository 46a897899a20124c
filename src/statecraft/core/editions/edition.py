"""Editions: what the box prints (boards, cards, prices), as a folder of TOML files and two text files.

    edition.toml          game, name, version, description
    titles.toml, ...      the tables the game's schema asks for, each with its provenance
    en.ftl, de.ftl        the words printed on them

`check` lists everything wrong with a folder at once and never fails on its content, since an edition may
come from anybody; `load` gives the tables as plain data that nobody can change, or raises with that list.
Provenance says where numbers come from (`seed`, `public`, `reconstruction`): at the head of a file for
all its tables, or in a row, which then counts for that row.
"""

import hashlib
import json
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
    Problem,
    Row,
    Schema,
    Tables,
    TableSchema,
    problem,
    shown,
    text,
)

HEAD: Final = "edition.toml"
_HEAD_COLUMNS: Final = tuple(map(text, ("game", "name", "version", "description")))
_TEXT_KEY: Final = re.compile(r"^([A-Za-z][\w-]*) *=", re.ASCII | re.MULTILINE)


class EditionError(Exception):
    """An edition cannot be loaded; `problems` is the full list."""

    def __init__(self, path: Path, problems: list[Problem]) -> None:
        super().__init__("\n".join([f"{path} is not a sound edition:", *map(str, problems)]))
        self.path = path
        self.problems = tuple(problems)

    def __reduce__(self) -> tuple[Any, ...]:
        return EditionError, (self.path, list(self.problems))


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where a row's numbers come from, and more precisely in `source` if the edition says so."""

    kind: str
    source: str
    source_de: str = ""

    def source_in(self, lang: str) -> str:
        """The source in a language; in English where it is told in no other."""
        return self.source_de if lang == "de" and self.source_de else self.source


@dataclass(frozen=True, slots=True)
class Edition:
    """A sound edition. `provenance` has one entry for each row of the table of the same name."""

    game: str
    name: str
    version: str
    description: str
    tables: Tables
    provenance: Mapping[str, tuple[Provenance, ...]]
    digest: str
    texts: Path

    def __copy__(self) -> "Edition":
        return self

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Edition":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        about = (self.game, self.name, self.version, self.description)
        provenance = {
            name: [(each.kind, each.source, each.source_de) for each in rows]
            for name, rows in self.provenance.items()
        }
        return read_edition, (about, _thawed(self.tables), provenance, self.digest, str(self.texts))

    def __repr__(self) -> str:
        return f"<Edition of {self.game}: {self.name!r} {self.version}, {self.digest[:12]}>"


def read_edition(
    about: tuple[str, str, str, str],
    tables: Mapping[str, list[dict[str, Any]]],
    provenance: Mapping[str, list[tuple[str, str, str]]],
    digest: str,
    texts: str,
) -> Edition:
    """The edition that was pickled: what is printed, and where its words were."""
    game, name, version, description = about
    origins = {
        table: tuple([Provenance(*row) for row in rows]) for table, rows in provenance.items()
    }
    return Edition(
        game,
        name,
        version,
        description,
        _freeze(tables),
        MappingProxyType(origins),
        digest,
        Path(texts),
    )


def check(path: Path, schema: Schema | None) -> list[Problem]:
    """Everything wrong with the edition in this folder; without a schema, only what holds for any."""
    return _Folder(path, schema).problems


def load(path: Path, schema: Schema | None) -> Edition:
    """The edition in this folder; EditionError has the full list of problems if it is not sound."""
    folder = _Folder(path, schema)
    if folder.problems:
        raise EditionError(path, folder.problems)
    head = folder.files.content[HEAD]
    return Edition(
        game=head["game"],
        name=head["name"],
        version=head["version"],
        description=head["description"],
        tables=_freeze(folder.rows),
        provenance=MappingProxyType({n: tuple(p) for n, p in folder.provenance.items()}),
        digest=_digest(head, folder.rows, folder.files.texts),
        texts=path,
    )


def peek(path: Path) -> str | None:
    """The game an edition says it is for, if that much can be read."""
    game = Files(path, (), others_allowed=True).content.get(HEAD, {}).get("game")
    return game if isinstance(game, str) else None


def _digest(head: Row, rows: Mapping[str, list[dict[str, Any]]], texts: Mapping[str, str]) -> str:
    """SHA-256 over what is played and read: neither comments, nor order of keys, nor provenance."""
    content = json.dumps([head, rows, texts], sort_keys=True, ensure_ascii=True, default=str)
    return hashlib.sha256(content.encode()).hexdigest()


def _freeze(rows: Mapping[str, list[dict[str, Any]]]) -> Tables:
    return MappingProxyType({name: tuple(map(_frozen, table)) for name, table in rows.items()})


def _frozen(value: Any) -> Any:
    if isinstance(value, dict):
        return MappingProxyType({key: _frozen(inner) for key, inner in value.items()})
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def _thawed(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _thawed(inner) for key, inner in value.items()}
    return [_thawed(inner) for inner in value] if isinstance(value, tuple) else value


class _Folder:
    """One pass over a folder: what could be read of it, and every problem met on the way."""

    def __init__(self, path: Path, schema: Schema | None) -> None:
        self.schema = schema
        expected = {HEAD} | {table.file for table in schema.tables} if schema else {HEAD}
        self.files = Files(path, expected, others_allowed=schema is None)
        self.problems = self.files.problems
        self.rows: dict[str, list[dict[str, Any]]] = {}
        self.provenance: dict[str, list[Provenance]] = {}
        self._where: dict[str, str] = {}
        self.check_head()
        for file, content in self.files.content.items():
            if file != HEAD:
                self.gather_tables(file, content)
        if schema is not None:
            self.check_tables(schema)
            self.check_texts(schema)
        if schema is not None and not self.problems:
            for extra in schema.checks:
                self.problems += extra(_freeze(self.rows))

    def complain(self, file: str, key: str, reason: str) -> None:
        self.problems.append(Problem(file, key, reason))

    def check_head(self) -> None:
        head = self.files.content.get(HEAD)
        if head is None:
            return
        names = {column.name for column in _HEAD_COLUMNS}
        for key in head:
            if key not in names:
                self.complain(HEAD, key, f"is unknown; there is {', '.join(sorted(names))}")
        for column in _HEAD_COLUMNS:
            if column.name not in head:
                self.complain(HEAD, column.name, "is missing")
            elif reason := problem(column, head[column.name], {}):
                self.complain(HEAD, column.name, reason)
        if self.schema and isinstance(head.get("game"), str) and head["game"] != self.schema.game:
            self.complain(HEAD, "game", f"is {head['game']!r}; it should be {self.schema.game!r}")

    def gather_tables(self, file: str, content: dict[str, Any]) -> None:
        default = self.read_provenance(file, "", content, None)
        for name, value in content.items():
            if name in PROVENANCE_KEYS:
                continue
            rows = [value] if isinstance(value, dict) else value
            if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
                self.complain(file, name, f"is no table; write [{name}] or [[{name}]]")
            elif name in self.rows:
                self.complain(file, name, f"is already in {self._where[name]}")
            else:
                self._where[name] = file
                self.gather_rows(file, name, rows, default)

    def gather_rows(
        self, file: str, name: str, rows: list[dict[str, Any]], default: Provenance | None
    ) -> None:
        self.rows[name] = [
            {key: value for key, value in row.items() if key not in PROVENANCE_KEYS} for row in rows
        ]
        self.provenance[name] = []
        missing = 0
        for number, row in enumerate(rows):
            place = f"{_place(name, row, number)}."
            if (known := self.read_provenance(file, place, row, default)) is None:
                missing += "provenance" not in row
            else:
                self.provenance[name].append(known)
        if missing:
            kinds = ", ".join(PROVENANCES)
            self.complain(file, name, f"has no provenance for {missing} rows; say one of {kinds}")

    def read_provenance(
        self, file: str, place: str, holder: Row, default: Provenance | None
    ) -> Provenance | None:
        """What a file or row says of its origin. Without a word of it the default holds; with a
        source alone, the default's kind."""
        source, source_de = [self.read_source(file, place, holder, key) for key in SOURCE_KEYS]
        if source_de and not source:
            self.complain(file, f"{place}source_de", "needs a source in English beside it")
        kind = holder.get("provenance")
        if kind is None:
            if default is None or not source:
                return default
            kind = default.kind
        if kind not in PROVENANCES:
            self.complain(file, f"{place}provenance", f"should be one of {', '.join(PROVENANCES)}")
            return None
        return Provenance(kind, source, source_de)

    def read_source(self, file: str, place: str, holder: Row, key: str) -> str:
        source = holder.get(key, "")
        if isinstance(source, str):
            return source
        self.complain(file, f"{place}{key}", "should be a text")
        return ""

    def check_tables(self, schema: Schema) -> None:
        known = {table.name: table for table in schema.tables}
        for name, file in self._where.items():
            if name not in known:
                self.complain(file, name, f"is no table of {schema.game}")
            elif known[name].file != file:
                self.complain(file, name, f"should be in {known[name].file}")
        keys = {table.name: frozenset(self.keys(table)) for table in schema.tables}
        for table in schema.tables:
            if table.name in self.rows:
                self.check_table(table, keys)
            elif table.file in self.files.content:
                self.complain(table.file, table.name, "is missing")

    def keys(self, table: TableSchema) -> Iterator[str]:
        for row in self.rows.get(table.name, []):
            if isinstance(key := row.get(table.key), str):
                yield key

    def check_table(self, table: TableSchema, keys: Mapping[str, frozenset[str]]) -> None:
        rows = self.rows[table.name]
        if table.single and isinstance(
            self.files.content[self._where[table.name]][table.name], list
        ):
            self.complain(table.file, table.name, f"is a list; write [{table.name}] once")
        low, high = (1, 1) if table.single else table.rows or (0, len(rows))
        if not low <= len(rows) <= high:
            wanted = str(low) if low == high else f"{low} to {high}"
            self.complain(table.file, table.name, f"has {len(rows)} rows; it should have {wanted}")
        for number, row in enumerate(rows):
            self.check_row(table, row, _place(table.name, row, number), keys)
        for columns in ((table.key,), *table.unique) if table.key else table.unique:
            self.check_unique(table, columns)

    def check_row(
        self, table: TableSchema, row: Row, place: str, keys: Mapping[str, frozenset[str]]
    ) -> None:
        names = {column.name for column in table.columns}
        for key in row:
            if key not in names:
                self.complain(table.file, f"{place}.{key}", "is no column of this table")
        for column in table.columns:
            if column.name in row:
                if reason := problem(column, row[column.name], keys):
                    self.complain(table.file, f"{place}.{column.name}", reason)
            elif not column.optional:
                self.complain(table.file, f"{place}.{column.name}", "is missing")

    def check_unique(self, table: TableSchema, columns: tuple[str, ...]) -> None:
        seen: dict[str, str] = {}
        named = " and ".join(columns)
        for number, row in enumerate(self.rows[table.name]):
            if not all(column in row for column in columns):
                continue
            value = repr([row[column] for column in columns])
            place = f"{table.name}[{number + 1}]"
            if value in seen:
                same = " and ".join(shown(row[column]) for column in columns)
                self.complain(table.file, place, f"has the {named} of {seen[value]}: {same}")
            seen.setdefault(value, place)

    def check_texts(self, schema: Schema) -> None:
        written = {
            lang: set(_TEXT_KEY.findall(content)) for lang, content in self.files.texts.items()
        }
        wanted: dict[str, str] = {}
        for table in schema.tables:
            for row in self.rows.get(table.name, []):
                for pattern in table.texts:
                    if (key := _fill(pattern, row)) is not None:
                        wanted[key] = table.name
        wanted.update(dict.fromkeys(schema.texts, "every edition"))
        for lang, keys in written.items():
            for key, who in wanted.items():
                if key not in keys:
                    self.complain(f"{lang}.ftl", key, f"is missing; {who} needs it")


def _place(table: str, row: Row, number: int) -> str:
    """A row as its author would look for it: by its id if it has one, else by its number."""
    named = row.get("id")
    return f"{table}.{named[:60]}" if isinstance(named, str) and named else f"{table}[{number + 1}]"


def _fill(pattern: str, row: Row) -> str | None:
    """The text key for a row, or None where the row lacks what the pattern needs."""
    key = pattern
    for name in re.findall(r"\{(\w+)\}", pattern):
        if not isinstance(row.get(name), str | int):
            return None
        key = key.replace(f"{{{name}}}", str(row[name])[:200])
    return key
