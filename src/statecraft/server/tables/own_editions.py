"""Own editions: uploaded as files, checked as a whole, kept under their digest, for private tables.

The store has the files; a folder of the data directory has them too, because the engine reads folders.
What is missing there is written again from the store.
"""

import json
import re
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from statecraft.core.editions.schema import Problem
from statecraft.core.refusal import sentence
from statecraft.kit.edition_check import all_problems
from statecraft.locale import Language
from statecraft.plugins import registry
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, Row, first
from statecraft.server.tables.edition_texts import text_problems
from statecraft.server.tables.loader import Library, library_at
from statecraft.server.updates.projection import Json

MOST_BYTES = 512 * 1024
MOST_FILES = 40
MOST_OF_ONE = 20
MOST_NAMED = 50
_DIGEST = re.compile(r"[0-9a-f]{64}")
_NAME = re.compile(r"[a-z][a-z0-9_-]{0,40}\.(toml|ftl)")


class BadEdition(Refused):
    """An edition that cannot be played with; ``problems`` says everything that is wrong with it."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("server-bad-edition", "bad", {"problems": "\n".join(problems)})
        self.problems = problems

    def __reduce__(self) -> tuple[Any, ...]:
        return BadEdition, (self.problems,)


def checked(
    editions: Path, game: str, files: Mapping[str, str], lang: Language = "en"
) -> tuple[str, str, list[str]]:
    """The digest and the name of a sound edition, and what its author is warned of, in a language.

    A job for a worker: it reads a stranger's files.
    """
    if not files or len(files) > MOST_FILES:
        raise Refused("server-edition-files", "bad", {"most": MOST_FILES})
    for name in files:
        if not _NAME.fullmatch(name):
            raise Refused("server-edition-file-name", "bad", {"name": name[:60]})
    if sum([len(text.encode("utf-8", "surrogatepass")) for text in files.values()]) > MOST_BYTES:
        raise Refused("server-edition-too-large", "too-large", {"most": MOST_BYTES // 1024})
    played = library_at(editions).game(game)
    with tempfile.TemporaryDirectory(prefix="statecraft-edition-") as folder:
        _write(Path(folder), files)
        found = all_problems(Path(folder), played.schema, played.options)
        lines = named(found, lang)
        if any(not problem.warning for problem in found):
            raise BadEdition(lines)
        try:
            brought = registry.with_edition(played, Path(folder))
        except registry.FixedEdition:
            raise Refused("server-edition-fixed", "conflict", {"game": game}) from None
        spoken = text_problems(played, brought)
        if spoken:
            raise BadEdition(named([*spoken, *found], lang))
    return brought.edition.digest, brought.edition.name, lines


def named(problems: Sequence[Problem], lang: Language) -> list[str]:
    """The first problems, a line for each, and how many more there are: a stranger's files may have any number."""
    lines = [problem.say(lang) for problem in problems[:MOST_NAMED]]
    rest = len(problems) - len(lines)
    return [*lines, str(sentence("edition-more", {"count": rest}, lang))] if rest else lines


def _write(folder: Path, files: Mapping[str, str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        try:
            (folder / name).write_text(text, encoding="utf-8")
        except UnicodeEncodeError:
            raise Refused("server-edition-file-name", "bad", {"name": name}) from None


def check_count(db: Connection, owner: str) -> None:
    """Refuse one more where somebody has as many as anybody may."""
    mine = first(db, "SELECT COUNT(*) AS count FROM edition WHERE owner = :owner", owner=owner)
    if mine is not None and mine["count"] >= MOST_OF_ONE:
        raise Refused("server-too-many-editions", "conflict", {"most": MOST_OF_ONE})


def keep(
    db: Connection,
    owner: str,
    game: str,
    digest: str,
    name: str,
    files: Mapping[str, str],
    at: float,
) -> None:
    """Write an edition down; one that is there already stays as it is."""
    check_count(db, owner)
    db.run(
        "INSERT INTO edition (digest, game, owner, name, files, created)"
        " VALUES (:digest, :game, :owner, :name, :files, :at) ON CONFLICT (digest) DO NOTHING",
        digest=digest,
        game=game,
        owner=owner,
        name=name,
        files=json.dumps(files),
        at=at,
    )


class EditionFolders:
    """The folder of own editions."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def materialise(self, db: Connection, digest: str) -> None:
        """See to it that an edition lies in its folder, whole."""
        if not _DIGEST.fullmatch(digest):
            raise Refused("server-no-such-edition", "missing")
        folder = self._library.folder_of(digest)
        if folder.is_dir():
            return
        row = first(db, "SELECT files FROM edition WHERE digest = :digest", digest=digest)
        if row is None:
            raise Refused("server-no-such-edition", "missing")
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as made:
            whole = Path(made) / "whole"
            _write(whole, json.loads(row["files"]))
            try:
                whole.rename(folder)
            except OSError:
                # Another process of this server was quicker.
                if not folder.is_dir():
                    raise


def shown(row: Row) -> Json:
    """An edition as its owner sees it in a list."""
    return {name: row[name] for name in ("digest", "game", "name", "created")}
