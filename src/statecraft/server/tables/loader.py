"""Reads a table from its rows: the game, perhaps with an own edition, the log, and the dice."""

import json
import threading
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from statecraft.core.editions.edition import EditionError
from statecraft.core.engine.question import Over
from statecraft.core.game import Game
from statecraft.core.ids import QuestionId
from statecraft.core.record.events import Event
from statecraft.core.record.record import BadRecord, Header, Undo, line_from_json
from statecraft.core.verbs.action import action_from_json
from statecraft.fairdice.signing import Ed25519PrivateKey
from statecraft.locale import Language, Texts
from statecraft.plugins import registry
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, Row, first
from statecraft.server.tables.change import (
    OVER,
    PLAYING,
    Change,
    RollbackRequest,
    Settings,
    Substitute,
    WorkshopVersion,
)
from statecraft.server.tables.patience import Patience
from statecraft.server.tables.seats import SeatRow
from statecraft.server.tables.table import Table
from statecraft.server.tables.table_dice import Latest, TableDice
from statecraft.server.tables.time_control import clocks_from_json, control_from_json
from statecraft.server.updates.projection import Json

Key = TypeVar("Key")
Kept = TypeVar("Kept")

MOST_KEPT = 48
"""So many games, and so many languages of them, are kept at hand: own editions take megabytes each."""


class Library:
    """Games by name and edition. Own editions lie in a folder, each under its digest.

    Those that were not asked for longest are let go of, and read again when somebody asks.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._games: dict[tuple[str, str], Game] = {}
        # Tables are made in threads, and all of one edition share one game.
        self._reading = threading.Lock()
        self._texts: dict[tuple[str, str, str], Texts] = {}

    def folder_of(self, edition: str) -> Path:
        return self.folder / edition

    def game(self, name: str, edition: str = "") -> Game:
        """The game of this name; a digest stands for an own edition of it."""
        with self._reading:
            found = self._games.pop((name, edition), None)
            if found is None:
                try:
                    found = registry.game(name, self.folder_of(edition) if edition else None)
                except registry.NoSuchGame:
                    raise Refused("server-no-such-game", "missing", {"game": name}) from None
                except EditionError:
                    # One of another game: this one has no such edition.
                    raise Refused("server-no-such-edition", "missing") from None
            _remember(self._games, (name, edition), found)
            return found

    def texts(self, language: Language, game: Game) -> Texts:
        """All texts of a language, with what the game's edition prints on its cards and boards."""
        key = (language, game.name, game.edition.digest)
        with self._reading:
            found = self._texts.pop(key, None)
        if found is None:
            found = Texts(language, extra=registry.texts_of(game, language))
        with self._reading:
            _remember(self._texts, key, found)
        return found


@lru_cache(maxsize=4)
def library_at(folder: Path) -> Library:
    """The library on a folder, for a worker, which is told no more than where that is."""
    return Library(folder)


def _remember(cache: dict[Key, Kept], key: Key, value: Kept) -> None:
    """Put something last in a cache; if there are too many, the first goes."""
    cache[key] = value
    if len(cache) > MOST_KEPT:
        del cache[next(iter(cache))]


class TableLoader:
    """Makes tables of rows."""

    def __init__(
        self,
        library: Library,
        signer: Ed25519PrivateKey,
        materialise: Callable[[Connection, str], None],
        latest: Latest,
    ) -> None:
        self._library = library
        self._signer = signer
        self._key = signer.public_key().public_bytes_raw().hex()
        self._latest = latest
        self._materialise = materialise

    def load(self, db: Connection, id: str) -> tuple[str, Callable[[str], Table]] | None:
        """The host of a table, and what makes the table; None where there is none. Reads all at one moment."""
        row = first(db, "SELECT * FROM game_table WHERE id = :id", id=id)
        if row is None:
            return None
        seats = db.rows("SELECT * FROM seat WHERE table_id = :id ORDER BY seat", id=id)
        entries = db.rows("SELECT * FROM entry WHERE table_id = :id ORDER BY seq", id=id)
        due = db.rows("SELECT name, due FROM deadline WHERE table_id = :id", id=id)
        dice = first(db, "SELECT chains FROM dice WHERE table_id = :id", id=id)
        if row["edition"]:
            self._materialise(db, row["edition"])

        def make(epoch: str) -> Table:
            table = Table(
                self._settings(row), [_seat(each) for each in seats], row["status"], epoch
            )
            if [each.seat for each in table.seats] != list(range(len(table.settings.holders))):
                raise BadRecord("a seat is missing")
            _replay(table, entries)
            if table.session is None and row["status"] in (PLAYING, OVER):
                raise BadRecord("the table is in play and has no beginning")
            _state_rows(table, row, due)
            if dice is not None:
                table.dice = TableDice.resumed(
                    dice["chains"], self._signer, table.dice_entries, self._latest
                )
                if row["ended"] is None and not table.dice.is_signed_with(self._key):
                    raise BadRecord("the key that signed its dice is lost")
                table.settings.beacon = table.dice.beacon() is not None
            return table

        return row["host"], make

    def since(self, db: Connection, id: str, seq: int) -> Callable[[Table], list[Change]] | None:
        """What takes in the entries after number ``seq``, which another node has written; None where there are none.

        It returns what is to be told of them. Where they cannot be taken in it raises, and the table is to be read
        anew.
        """
        entries = db.rows(
            "SELECT * FROM entry WHERE table_id = :id AND seq > :seq ORDER BY seq", id=id, seq=seq
        )
        if not entries:
            return None
        (row,) = db.rows("SELECT * FROM game_table WHERE id = :id", id=id)
        seats = db.rows("SELECT * FROM seat WHERE table_id = :id ORDER BY seat", id=id)
        due = db.rows("SELECT name, due FROM deadline WHERE table_id = :id", id=id)

        def take_in(table: Table) -> list[Change]:
            heard, thrown, info = len(table.log), len(table.dice_entries), table.info()
            _replay(table, entries, table.seq + 1)
            if table.dice is not None:
                table.dice.go_on(table.dice_entries[thrown:])
            table.seats = [_seat(each) for each in seats]
            table.settings.rated = bool(row["rated"])
            table.settings.origin = json.loads(row["origin"])
            _state_rows(table, row, due)
            table.hours = None
            at = entries[-1]["at"]
            change = Change("caught-up", at, {}, events=[event for _, event in table.log[heard:]])
            if (now := table.info()) != info:
                change.extra["table"] = now
            said = [json.loads(each["body"]) for each in entries if each["kind"] == "talk"]
            return [*[Change("talk", at, body) for body in said], change]

        return take_in

    def _settings(self, row: Row) -> Settings:
        return Settings(
            id=row["id"],
            code=row["code"],
            host=row["host"],
            game=self._library.game(row["game"], row["edition"]),
            edition=row["edition"],
            options=json.loads(row["options"]),
            holders=json.loads(row["holders"]),
            control=control_from_json(json.loads(row["control"])),
            public=bool(row["public"]),
            hints=bool(row["hints"]),
            rated=bool(row["rated"]),
            variant=row["variant"],
            origin=json.loads(row["origin"]),
            created=row["created"],
            pace=row["pace"],
            wait=bool(row["wait"]),
            workshop=_workshop(row),
        )


def _state_rows(table: Table, row: Row, due: Sequence[Row]) -> None:
    """How a table stands, where rows say so rather than entries."""
    table.status = row["status"]
    table.started, table.ended = row["started"], row["ended"]
    table.waits = json.loads(row["waits"])
    table.due = {each["name"]: each["due"] for each in due if says_when(each)}


def says_when(deadline: Row) -> bool:
    """Whether a deadline has a time; without one, its table sets it anew when something happens there."""
    return isinstance(deadline["due"], float | int)


def _workshop(row: Row) -> WorkshopVersion | None:
    entry = row["workshop_entry"]
    return None if entry is None else WorkshopVersion(entry, row["workshop_version"])


def _seat(row: Row) -> SeatRow:
    data: dict[str, Any] = {
        name: row[name]
        for name in (
            "seat",
            "kind",
            "person",
            "bot",
            "name",
            "colour",
            "face",
            "first_person",
            "seen",
        )
    }
    return SeatRow(**data, away=bool(row["away"]))


def _replay(table: Table, entries: Sequence[Row], first: int = 1) -> None:
    """Go through the entries of the log; the dice are set up by whoever has their secrets."""
    for seq, row in enumerate(entries, first):
        if row["seq"] != seq:
            raise BadRecord(f"entry {seq} is missing")
        body: Json = json.loads(row["body"])
        table.seq = row["seq"]
        if row["key"] is not None:
            table.done[(row["seat"], row["key"])] = True
        table.dice_entries += body.get("dice", [])
        table.forked = body.get("forked", table.forked)
        table.kicked = body.get("kicked", table.kicked)
        table.sat = body.get("sat", table.sat)
        if "header" in body:
            table.begin(Header.from_json(body["header"]))
        events = _replayed(table, body) if "lines" in body else []
        events += [Event(note["text"], note["values"]) for note in body.get("notes", [])]
        table.log += [(row["at"], event) for event in events]
        if "clocks" in body:
            table.clocks = clocks_from_json(body["clocks"])
        if "patience" in body:
            table.patience = Patience.from_json(body["patience"])
        if "substitute" in body:
            wish = body["substitute"]
            table.substitute = None if wish is None else Substitute.from_json(wish)
        if row["kind"] == "nudge":
            table.nudged[(body["by"], body["nudged"])] = row["at"]
        if row["kind"] == "talk":
            table.talk.append(body)
        elif row["kind"] == "staged":
            action = action_from_json(table.settings.game.verb_names, body["action"])
            table.staged[row["seat"]] = (QuestionId(body["question"]), action)
        elif row["kind"] == "rollback":
            table.rollback = (
                None if body["rollback"] is None else RollbackRequest.from_json(body["rollback"])
            )


def _replayed(table: Table, body: Json) -> list[Event]:
    """Play the lines of an entry again; what was told of them."""
    events: list[Event] = []
    session = table.playing()
    quiet = range(1, 1 + body.get("quiet", 0))
    first = len(session.record.lines) + 2
    lines = [line_from_json(session.game, data, first + n) for n, data in enumerate(body["lines"])]
    session.expect(lines)
    for number, line in enumerate(lines):
        session.go_on(line, None if number in quiet else events)
        table.mark_turn()
        if isinstance(line, Undo):
            table.rollback = None
    table.drop_stale()
    if isinstance(session.state.pending(), Over):
        table.rollback = None
    return events
