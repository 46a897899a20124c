"""What goes over the wire about tables. Views, actions and notes are the engine's own JSON."""

from typing import Annotated, Any, Literal

import msgspec

from statecraft.server.tables.clocks import Control
from statecraft.server.tables.day_clocks import MOST_BANK, MOST_DAYS, Days
from statecraft.server.web.wire_shapes import Action, typescript

Json = dict[str, Any]
_Word = Annotated[str, msgspec.Meta(max_length=80)]
_Hex = Annotated[str, msgspec.Meta(max_length=64)]
_Seat = Annotated[int, msgspec.Meta(ge=0, le=9)]
_Key = Annotated[
    str,
    msgspec.Meta(
        min_length=1,
        max_length=64,
        description="Names this move: sent again with the same key, it is not played twice.",
    ),
]
_Number = Annotated[int, msgspec.Meta(ge=0, lt=1 << 53)]


class WantedSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A seat as its host wishes it: `open`, `me`, or `bot` with its name."""

    kind: _Word
    bot: _Word | None = None


_USUAL = Control()


class WantedControl(msgspec.Struct, forbid_unknown_fields=True):
    """Seconds for a decision, the bank beside it, the Option Phase, a stopped clock, a reply window; and
    those that bots leave people for agents and business (`aside`) and for an offer."""

    decision: int = _USUAL.decision
    bank: int = _USUAL.bank
    phase: int = _USUAL.phase
    stop: int = _USUAL.stop
    reply: int = _USUAL.reply
    aside: int = _USUAL.aside
    offer: int = _USUAL.offer


_USUAL_DAYS = Days()


class WantedDays(msgspec.Struct, forbid_unknown_fields=True):
    """Days for each turn and in the bank, by each player's own calendar, whether weekends count, and whether others' turns
    go on without waiting (`ahead`: what no order answers then has its default)."""

    days: Annotated[int, msgspec.Meta(ge=1, le=MOST_DAYS)] = _USUAL_DAYS.days
    bank: Annotated[int, msgspec.Meta(ge=0, le=MOST_BANK)] = _USUAL_DAYS.bank
    weekends_off: bool = _USUAL_DAYS.weekends_off
    ahead: bool = _USUAL_DAYS.ahead


_ByDays = Annotated[
    WantedDays | None,
    msgspec.Meta(description="Time in days instead of `control`: give one of both at most."),
]
_Pace = Annotated[
    Literal["at-once", "brisk", "normal", "slow"],
    msgspec.Meta(description="How long bots pause between visible steps while somebody looks on."),
]
_Wait = Annotated[
    bool, msgspec.Meta(description="Whether bots wait for people's open side questions.")
]


class WantedTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: _Word
    seats: Annotated[list[WantedSeat], msgspec.Meta(min_length=2, max_length=10)]
    options: dict[_Word, bool | int | _Word] = {}
    holders: (
        Annotated[
            list[_Seat],
            msgspec.Meta(description="For teams: the colour each seat plays for.", max_length=10),
        ]
        | None
    ) = None
    control: Annotated[
        WantedControl | None, msgspec.Meta(description="Without one the table is untimed.")
    ] = None
    days: _ByDays = None
    public: bool = False
    hints: bool = True
    rated: bool = True
    edition: Annotated[
        _Hex, msgspec.Meta(description="The digest of an own edition, for a private table.")
    ] = ""
    pace: _Pace = "normal"
    wait: _Wait = True
    beacon: Annotated[
        bool,
        msgspec.Meta(
            description="Whether rounds of the server's public beacon are mixed into the dice."
        ),
    ] = False
    entry: Annotated[
        _Hex,
        msgspec.Meta(
            description="An entry of the workshop, which says options and edition: give neither."
        ),
    ] = ""
    version: Annotated[
        _Number, msgspec.Meta(description="Which version of the entry; 0 is the latest.")
    ] = 0


class WantedFork(msgspec.Struct, forbid_unknown_fields=True):
    """A table that goes on from a position of a finished game."""

    line: _Number
    seats: Annotated[list[WantedSeat], msgspec.Meta(min_length=2, max_length=10)]
    control: WantedControl | None = None
    days: _ByDays = None
    public: bool = False
    hints: bool = True
    pace: _Pace = "normal"
    wait: _Wait = True


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Which seat to take; without one, the first that is open."""

    seat: _Seat | None = None


class Seated(msgspec.Struct):
    """The seat that was taken."""

    seat: int


class SeatToken(msgspec.Struct):
    """The token of a seat: whoever sends it as `Authorization: Bearer` plays the seat. Shown once."""

    token: str


class Seed(msgspec.Struct, forbid_unknown_fields=True):
    """A player's part of the dice: first the promise (`commitment`), after the start the `seed`.

    Both are signed with an Ed25519 key made for this seat (docs/fair-dice.md), named with the promise. A
    program may leave key and signature out; the report then says that nobody but the server stands for it.
    """

    commitment: _Hex | None = None
    seed: _Hex | None = None
    key: _Hex | None = None
    signature: Annotated[str, msgspec.Meta(max_length=128)] | None = None


class SeedTaken(msgspec.Struct):
    """A promise or a seed is in the report; `receipt` is the server's signed word for it, to be kept."""

    ok: bool
    receipt: Annotated[Json, typescript("Row")]


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """A command for a seat: one of `act`, `give-order`, `drop-order`, `stop-clock`, `run-clock`,
    `concede`, `undo`, `rollback`, `agree`, `refuse`, `go-on`, `hold-on`, `wait-for-me`, `back`, with its
    fields."""

    seat: _Seat
    command: Annotated[dict[_Word, Json], msgspec.Meta(min_length=1, max_length=1)]
    key: _Key | None = None


class Moved(msgspec.Struct):
    """The move is written down; `again` says that it had been before."""

    ok: bool
    again: bool = False


class Compose(msgspec.Struct, forbid_unknown_fields=True):
    """An answer put together choice by choice: the tokens chosen so far; or a whole one to be weighed."""

    seat: _Seat
    question: _Number
    tokens: Annotated[list[_Number], msgspec.Meta(max_length=1000)] = []
    action: Action | None = None


class AskUnavailable(msgspec.Struct, forbid_unknown_fields=True):
    """Ask what could be chosen but for a rule, where the tokens chosen so far have led."""

    seat: _Seat
    question: _Number
    tokens: Annotated[list[_Number], msgspec.Meta(max_length=1000)] = []


class UnavailableChoice(msgspec.Struct):
    """A choice that the rules forbid now: the note that names it, and refusals that say why."""

    label: Annotated[Json, typescript("Note")]
    reasons: list[Annotated[Json, typescript("Error")]]


class AskHint(msgspec.Struct, forbid_unknown_fields=True):
    """Ask a bot what it would answer."""

    seat: _Seat
    question: _Number


class Hint(msgspec.Struct):
    """What a bot would answer, null for leaving it, and its reason in words."""

    action: Action | None
    reason: Annotated[Json, typescript("Note")] | None
    say: str


class Say(msgspec.Struct, forbid_unknown_fields=True):
    """Talk: to `{"all": true}`, to `{"seats": [2]}`, or from the `{"gallery": true}`."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]
    to: Annotated[dict[_Word, Any], msgspec.Meta(min_length=1, max_length=1)]
    seat: _Seat | None = None


class Notepad(msgspec.Struct, forbid_unknown_fields=True):
    """A private notepad, one for each table."""

    text: Annotated[str, msgspec.Meta(max_length=10_000)]


class Complain(msgspec.Struct, forbid_unknown_fields=True):
    """Tell the operator about somebody at this table."""

    person: _Word
    text: Annotated[str, msgspec.Meta(max_length=2000)]


class BroughtRecord(msgspec.Struct, forbid_unknown_fields=True):
    """A record as JSON Lines, and what to call its seats."""

    game: _Word
    record: str
    names: Annotated[list[_Word], msgspec.Meta(max_length=10)] = []


class BroughtEdition(msgspec.Struct, forbid_unknown_fields=True):
    """An own edition: the content of its files by name."""

    game: _Word
    files: dict[_Word, str]


class Made(msgspec.Struct):
    """The table that was made."""

    id: str
    code: str
