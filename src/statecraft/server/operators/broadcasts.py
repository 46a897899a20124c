"""What an operator tells everybody: a few words that pages show until they are read or their time is over."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from statecraft.server.operators import acts
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection
from statecraft.server.tables.talk import cleaned
from statecraft.server.updates.projection import Json

LONGEST: Final = 500
MOST: Final = 5
_HOUR: Final = 3600.0


@dataclass(frozen=True, slots=True)
class Broadcast:
    """Words for everybody, until a time or until they are taken back."""

    id: int
    text: str
    at: float
    until: float | None

    def to_json(self) -> Json:
        return {"id": self.id, "text": self.text, "at": self.at, "until": self.until}


def announce(db: Connection, by: str, text: str, hours: float, at: float) -> Broadcast:
    """Tell everybody from now on, for so many hours or, with 0, until it is taken back."""
    if hours < 0:
        raise Refused("admin-bad-hours")
    if len(all_of(db, at)) >= MOST:
        raise Refused("admin-too-many-broadcasts", "conflict", {"most": MOST})
    until = at + hours * _HOUR if hours else None
    (row,) = db.rows(
        "INSERT INTO broadcast (text, at, until) VALUES (:text, :at, :until) RETURNING id",
        text=cleaned(text, LONGEST),
        at=at,
        until=until,
    )
    made = Broadcast(row["id"], cleaned(text, LONGEST), at, until)
    acts.write(db, by, acts.ANNOUNCE, str(made.id), at, text=made.text, until=until)
    return made


def withdraw(db: Connection, by: str, id: int, at: float) -> None:
    """Take words back."""
    if not db.run("DELETE FROM broadcast WHERE id = :id", id=id):
        raise Refused("admin-no-broadcast", "missing", {"id": str(id)})
    acts.write(db, by, acts.WITHDRAW, str(id), at)


def all_of(db: Connection, at: float) -> list[Broadcast]:
    """Those that are told at a time, the oldest first."""
    rows = db.rows("SELECT * FROM broadcast WHERE until IS NULL OR until > :at ORDER BY id", at=at)
    return [Broadcast(row["id"], row["text"], row["at"], row["until"]) for row in rows]


class Broadcasts:
    """Those that are told, in memory: every page asks for them."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._all: list[Broadcast] = []

    def take(self, found: list[Broadcast]) -> None:
        self._all = found

    def now(self) -> list[Broadcast]:
        at = self._clock()
        return [each for each in self._all if each.until is None or each.until > at]
