"""Publishing: what an author proposes, whether it can be, and the rows that keep it.

A rule set is options alone, an edition is files of a box; an entry has either or both. Editions pass the checks and
limits of own editions. What is published stays as it is: a change is a new version beside the old.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from statecraft.core.game import Game
from statecraft.core.options import BadOptions, settle
from statecraft.locale import Language
from statecraft.server.ids import Ids
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, Row, first
from statecraft.server.tables import own_editions
from statecraft.server.tables.loader import library_at
from statecraft.server.tables.talk import cleaned
from statecraft.server.workshop import reports

MOST_ENTRIES = 20
MOST_VERSIONS = 50
LONGEST_NAME = 60
LONGEST_DESCRIPTION = 5000
LONGEST_LICENCE = 300
LONGEST_CHANGES = 1000
PLAYERS = (4, 3, 5, 2)
"""As many play where a report is made: the first of these that the options allow."""


@dataclass(slots=True)
class Proposal:
    """What an author wishes to publish. An edition is brought as ``files``, or named by its digest."""

    game: str
    name: str
    description: str
    licence: str
    changes: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)
    edition: str = ""
    files: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Checked:
    """A proposal that can be published; ``options`` are those that differ from the game's own."""

    game: str
    name: str
    description: str
    licence: str
    changes: str
    options: dict[str, Any]
    edition: str
    edition_name: str
    files: Mapping[str, str]


def checked(editions: Path, wished: Proposal, lang: Language) -> Checked:
    """The proposal in order, or the refusal that says what is wrong with it. A job for a worker: reads a whole box."""
    library = library_at(editions)
    name = cleaned(" ".join(wished.name.split()), LONGEST_NAME)
    description = cleaned(wished.description, LONGEST_DESCRIPTION)
    licence = cleaned(" ".join(wished.licence.split()), LONGEST_LICENCE)
    changes = cleaned(wished.changes, LONGEST_CHANGES) if wished.changes.strip() else ""
    digest, called = wished.edition, ""
    if wished.files:
        digest, called, _warnings = own_editions.checked(editions, wished.game, wished.files, lang)
    shipped = library.game(wished.game)
    if digest == shipped.edition.digest:
        digest = ""
    # Files that were only just brought are in no folder yet: their edition has been tried already.
    options = _changed(
        shipped if wished.files or not digest else library.game(wished.game, digest), wished
    )
    if not options and not digest:
        raise Refused("server-workshop-nothing", "conflict")
    return Checked(
        wished.game, name, description, licence, changes, options, digest, called, wished.files
    )


def _changed(game: Game, wished: Proposal) -> dict[str, Any]:
    """The options that differ from the game's own, if a table can be laid out with them."""
    try:
        settled = settle(game.options, dict(wished.options))
    except BadOptions as error:
        raise Refused("server-bad-options", "bad", {"problems": str(error)}) from None
    if players(game, settled) is None:
        raise Refused("server-workshop-unplayable", "conflict")
    return {
        option.name: settled[option.name]
        for option in game.options
        if settled[option.name] != option.default
    }


def players(game: Game, options: Mapping[str, Any]) -> int | None:
    """How many play in a report on these options; None where no number can."""
    for count in PLAYERS:
        try:
            game.new(options, list(range(count)))
        except BadOptions:
            continue
        return count
    return None


# Rows.


def publish(
    db: Connection, ids: Ids, author: str, new: Checked, made_from: str, games: int, at: float
) -> str:
    """A new entry; its id. ``made_from`` is the entry it was made from, or nothing."""
    mine = db.rows(
        "SELECT id FROM workshop_entry WHERE author = :author AND withdrawn IS NULL", author=author
    )
    if len(mine) >= MOST_ENTRIES:
        raise Refused("server-workshop-too-many", "conflict", {"most": MOST_ENTRIES})
    id = ids.name()
    db.run(
        "INSERT INTO workshop_entry (id, game, author, version, words, made_from, created, updated)"
        " VALUES (:id, :game, :author, 0, '', :made_from, :at, :at)",
        id=id,
        game=new.game,
        author=author,
        made_from=made_from or None,
        at=at,
    )
    _add_version(db, id, author, 1, new, games, at)
    return id


def publish_version(db: Connection, entry: Row, new: Checked, games: int, at: float) -> int:
    """A new version of an entry; its number."""
    if entry["game"] != new.game:
        raise Refused("server-workshop-other-game", "conflict")
    number: int = entry["version"] + 1
    if number > MOST_VERSIONS:
        raise Refused("server-workshop-too-many-versions", "conflict", {"most": MOST_VERSIONS})
    _add_version(db, entry["id"], entry["author"], number, new, games, at)
    return number


def _add_version(
    db: Connection, id: str, author: str, number: int, new: Checked, games: int, at: float
) -> None:
    options = json.dumps(new.options, sort_keys=True)
    _check_new(db, id, new, options)
    if new.files and new.edition:
        own_editions.keep(db, author, new.game, new.edition, new.edition_name, new.files, at)
    db.run(
        "INSERT INTO workshop_version (entry, version, name, description, licence, changes, options,"
        " edition, created) VALUES (:entry, :version, :name, :description, :licence, :changes,"
        " :options, :edition, :at)",
        entry=id,
        version=number,
        name=new.name,
        description=new.description,
        licence=new.licence,
        changes=new.changes,
        options=options,
        edition=new.edition,
        at=at,
    )
    db.run(
        "UPDATE workshop_entry SET version = :version, words = :words, updated = :at WHERE id = :id",
        version=number,
        words=f"{new.name}\n{new.description}".casefold(),
        at=at,
        id=id,
    )
    reports.queue(db, id, number, author, games, at)


def _check_new(db: Connection, id: str, new: Checked, options: str) -> None:
    """The same rules need not be published twice; words alone may change in an entry of one's own."""
    same = first(
        db,
        "SELECT v.name FROM workshop_version v JOIN workshop_entry e ON e.id = v.entry"
        " AND e.version = v.version WHERE v.edition = :edition AND v.options = :options"
        " AND e.game = :game AND e.id <> :id AND e.withdrawn IS NULL AND e.hidden IS NULL",
        edition=new.edition,
        options=options,
        game=new.game,
        id=id,
    )
    if same is not None:
        raise Refused("server-workshop-same", "conflict", {"name": same["name"]})


def withdraw(db: Connection, entry: Row, at: float) -> None:
    """Take an entry out of the workshop for good; tables that were made with it go on."""
    db.run("UPDATE workshop_entry SET withdrawn = :at WHERE id = :id", at=at, id=entry["id"])
    reports.drop_queued(db, entry["id"])
