"""A server's database of either kind, tables on it, and the command that looks after it."""

import json
import logging
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from server.databases import own_cluster
from server.live import Live, live
from server.tables.room import Room
from statecraft.cli import run
from statecraft.server.ids import Ids
from statecraft.server.people import people
from statecraft.server.people.people import Person
from statecraft.server.store import Connection, Store
from statecraft.server.store.postgres import PostgresStore
from statecraft.server.store.sqlite import SqliteStore

FILE = "statecraft.sqlite"


@dataclass(frozen=True)
class Answer:
    """What the command printed, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)


class House:
    """One server's folder and database."""

    def __init__(
        self, kind: str, folder: Path, said: "pytest.CaptureFixture[str]", name: str = "data"
    ) -> None:
        self.kind = kind
        self.folder = folder / name
        self.folder.mkdir(mode=0o700)
        self._said = said
        self.database = own_cluster().database_of(self.folder) if kind == "postgres" else None

    def command(self, *words: str, lang: str = "en") -> Answer:
        """`statecraft admin …` with this server's settings, in this process."""
        place = ["--data", str(self.folder)]
        if self.database is not None:
            place += ["--database", self.database]
        self._said.readouterr()
        # The command sets up the log of the whole process, which is the test's too.
        root = logging.getLogger()
        before = root.handlers[:], root.level
        try:
            code = run(["admin", *words, *place, "--lang", lang])
        finally:
            root.handlers[:], level = before
            root.setLevel(level)
        return Answer(code, *self._said.readouterr())

    def open_store(self) -> Store:
        if self.database is not None:
            return PostgresStore(self.database)
        return SqliteStore(self.folder / FILE)

    def room(self, seed: int = 0) -> "HouseRoom":
        return HouseRoom(self, seed)

    def live(self, **settings: Any) -> AbstractContextManager[Live]:
        return live(self.folder, **{"database": self.database, **settings})


class HouseRoom(Room):
    """Tables on such a database."""

    def __init__(self, house: House, seed: int = 0) -> None:
        super().__init__(house.folder, seed)
        self._house = house

    def open_store(self) -> Store:
        return self._house.open_store()


def somebody(id: str, name: str, email: str | None = None) -> Callable[[Connection], Person]:
    """Work that makes a person of an id."""

    def work(db: Connection) -> Person:
        made = people.new_guest(db, Ids(), name, "blue", "en", 1.0)
        db.run(
            "UPDATE person SET id = :id, email = :email WHERE id = :was",
            id=id,
            email=email,
            was=made.id,
        )
        return people.there(db, id)

    return work
