"""Seats: who sits where. A seat is open, a person's, a bot's, or a program's that has a token for it.

A program's seat still has its person, the owner, who alone can give out another token or take it back.
"""

from dataclasses import dataclass, field
from typing import Any

OPEN, PERSON, BOT, TOKEN = "open", "person", "bot", "token"


@dataclass(slots=True)
class SeatRow:
    """A seat as it is kept."""

    seat: int
    kind: str = OPEN
    person: str | None = None
    bot: str | None = None
    name: str = ""
    colour: str = ""
    away: bool = False
    #: From which the page draws a face.
    face: str = ""
    #: Who sat there at the start, where somebody else has taken the seat over since.
    first_person: str | None = None
    #: When its person last left the table.
    seen: float | None = None

    def is_same_player(self, other: "SeatRow") -> bool:
        """Whether the one who sat there still does; a program is as new as its token."""
        return (self.kind, self.person, self.bot) == (other.kind, other.person, other.bot) and (
            self.kind != TOKEN
        )

    def is_held_by(self, actor: "Actor", table: str) -> bool:
        """Whether the one who asks may play for this seat."""
        if self.kind == PERSON:
            return actor.person is not None and actor.person == self.person
        return self.kind == TOKEN and actor.token == (table, self.seat)

    def is_played_by_bot(self) -> bool:
        return self.kind == BOT or self.away

    def to_json(self) -> dict[str, Any]:
        """The seat as everybody sees it."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "person": self.person,
            "bot": self.bot,
            "name": self.name,
            "colour": self.colour,
            "away": self.away,
            "face": self.face,
        }


@dataclass(frozen=True, slots=True)
class Actor:
    """Who asks for something: a person, or a program with a token for one seat of one table."""

    person: str | None = None
    name: str = ""
    colour: str = ""
    token: tuple[str, int] | None = None
    face: str = ""
    # Where the request comes from: the same somebody may come from many places.
    address: str = field(default="", compare=False)

    @property
    def key(self) -> str:
        """By whom is counted what somebody takes: the person, the program's seat, or else where they come from."""
        if self.token is not None:
            return f"{self.token[0]} {self.token[1]}"
        return self.address if self.person is None else self.person
