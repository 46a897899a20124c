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
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

from statecraft.core.editions.files import Files
from statecraft.core.editions.folder import HEAD as HEAD
from statecraft.core.editions.folder import Folder, frozen_tables
from statecraft.core.editions.folder import Provenance as Provenance
from statecraft.core.editions.schema import Problem, Row, Schema, Tables
from statecraft.core.refusal import sentence


class EditionError(Exception):
    """An edition cannot be loaded; `problems` is the full list."""

    def __init__(self, path: Path, problems: list[Problem]) -> None:
        super().__init__(path, problems)
        self.path = path
        self.problems = tuple(problems)

    def say(self, lang: str = "en") -> str:
        """All problems, a line for each, in English or German (``de``)."""
        head = sentence("edition-unsound", {"path": str(self.path)}, lang)
        lines = [problem.say(lang) for problem in self.problems]
        return "\n".join([head or f"{self.path} is not a sound edition:", *lines])

    def __str__(self) -> str:
        return self.say()

    def __reduce__(self) -> tuple[Any, ...]:
        return EditionError, (self.path, list(self.problems))


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
        frozen_tables(tables),
        MappingProxyType(origins),
        digest,
        Path(texts),
    )


def check(path: Path, schema: Schema | None) -> list[Problem]:
    """Everything wrong with the edition in this folder, and what its author is warned of.

    Without a schema, only what holds for any.
    """
    return Folder(path, schema).problems


def load(path: Path, schema: Schema | None) -> Edition:
    """The edition in this folder; EditionError has the full list of problems if it is not sound."""
    folder = Folder(path, schema)
    wrong = [problem for problem in folder.problems if not problem.warning]
    if wrong:
        raise EditionError(path, wrong)
    head = folder.files.content[HEAD]
    return Edition(
        game=head["game"],
        name=head["name"],
        version=head["version"],
        description=head["description"],
        tables=frozen_tables(folder.rows),
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


def _thawed(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _thawed(inner) for key, inner in value.items()}
    return [_thawed(inner) for inner in value] if isinstance(value, tuple) else value
