"""What a table agreed on, and what happens at it: plain data between a table and the store."""

from collections.abc import Callable
from dataclasses import dataclass, field

from statecraft.core.game import Game
from statecraft.core.record.events import Event
from statecraft.core.record.struct import PlainValue
from statecraft.server.store import Connection
from statecraft.server.tables.clocks import Control
from statecraft.server.tables.day_clocks import Days
from statecraft.server.updates.projection import Json

# What a table goes through. A table is starting while people reveal their seeds of the dice.
OPEN, STARTING, PLAYING, OVER, CLOSED = "open", "starting", "playing", "over", "closed"


SEEDS = "seeds"
"""The deadline by which people reveal their seeds of the dice."""


@dataclass(frozen=True, slots=True)
class WorkshopVersion:
    """An entry of the workshop in one of its versions."""

    entry: str
    version: int

    def to_json(self) -> Json:
        return {"entry": self.entry, "version": self.version}


@dataclass(slots=True)
class Settings:
    """What was agreed before the start."""

    id: str
    code: str
    host: str
    game: Game
    edition: str
    options: dict[str, PlainValue]
    holders: list[int]
    control: Control | Days | None
    public: bool
    hints: bool
    rated: bool
    variant: str
    origin: Json
    created: float
    # How bots play with people: how quickly, and whether they wait for side questions (`patience`).
    pace: str = "normal"
    wait: bool = True
    # What of the workshop is played, where it is.
    workshop: WorkshopVersion | None = None
    # Whether rounds of the server's public beacon are mixed into the dice.
    beacon: bool = False


@dataclass(frozen=True, slots=True)
class PatienceWithAbsent:
    """Seconds for which somebody may be away until a bot may play for them, and until others may claim the seat."""

    gone: float = 600.0
    claim: float = 86400.0


@dataclass(slots=True)
class Change:
    """Something that has happened at a table and is to be written down, as one entry."""

    kind: str
    at: float
    body: Json
    seat: int | None = None
    key: str | None = None
    events: list[Event] = field(default_factory=list)
    rows: list[Callable[[Connection], object]] = field(default_factory=list)
    # What goes to everybody beside the step itself: the table's seats, a result, words.
    extra: Json = field(default_factory=dict)
    dice: list[Json] = field(default_factory=list)
    # What everybody hears of it, where nobody hears anything else; worked out when it is first told.
    heard_by_all: list[Json] | None = None


@dataclass(slots=True)
class RollbackRequest:
    """Somebody wishes to go back to the beginning of a turn; all must agree."""

    turn: int
    by: int
    agreed: set[int]

    def to_json(self) -> Json:
        return {"turn": self.turn, "by": self.by, "agreed": sorted(self.agreed)}

    @staticmethod
    def from_json(data: Json) -> "RollbackRequest":
        return RollbackRequest(data["turn"], data["by"], set(data["agreed"]))


@dataclass(slots=True)
class Substitute:
    """Somebody would like to take over a seat that was left; which of the others agree, and which do not."""

    seat: int
    person: str
    name: str
    face: str
    agreed: set[int]
    refused: set[int]

    def to_json(self) -> Json:
        votes = {"agreed": sorted(self.agreed), "refused": sorted(self.refused)}
        return {
            "seat": self.seat,
            "person": self.person,
            "name": self.name,
            "face": self.face,
            **votes,
        }

    @staticmethod
    def from_json(data: Json) -> "Substitute":
        agreed, refused = set(data["agreed"]), set(data["refused"])
        who = (data["person"], data["name"], data["face"])
        return Substitute(data["seat"], *who, agreed, refused)


def put_away(table: str, seat: int, away: int, db: Connection) -> None:
    db.run(
        "UPDATE seat SET away = :away WHERE table_id = :id AND seat = :seat",
        away=away,
        id=table,
        seat=seat,
    )
