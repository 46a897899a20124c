"""The WebSocket protocol: what a client may send, and what it is sent. docs/server.md tells the story.

Every request may carry an `id`, which its answer repeats. Messages about the table carry the seat they
are for (null: the gallery) and that viewer's own sequence number.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from statecraft.server.web.wire import Error
from statecraft.server.web.wire_shapes import (
    Aside,
    Changes,
    Clocks,
    Composed,
    FactNews,
    Facts,
    LogLine,
    Note,
    Presence,
    Question,
    Staged,
    TableInfo,
    TalkLine,
    View,
)
from statecraft.server.web.wire_tables import (
    AskHint,
    AskUnavailable,
    Compose,
    Hint,
    Json,
    Move,
    Say,
    UnavailableChoice,
)

_Id = Annotated[int | str | None, msgspec.Meta(description="Repeated in the answer.")]


class Sync(msgspec.Struct, tag="sync", tag_field="do", forbid_unknown_fields=True):
    """Begin to follow, or catch up: the last number seen for each seat ("gallery" for none).

    What was missed is sent in order; where that is no longer kept, or the epoch is another, a snapshot.
    """

    epoch: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    seen: Annotated[dict[str, int], msgspec.Meta(max_length=11)] = {}
    id: _Id = None


class DoMove(Move, tag="move", tag_field="do", forbid_unknown_fields=True):
    """Send a command for a seat, as POST /api/tables/{id}/moves."""

    id: _Id = None


class DoCompose(Compose, tag="compose", tag_field="do", forbid_unknown_fields=True):
    """Put an answer together, as POST /api/tables/{id}/compose."""

    id: _Id = None


class DoUnavailable(AskUnavailable, tag="unavailable", tag_field="do", forbid_unknown_fields=True):
    """Ask what could be chosen but for a rule, as POST /api/tables/{id}/unavailable."""

    id: _Id = None


class DoHint(AskHint, tag="hint", tag_field="do", forbid_unknown_fields=True):
    """Ask for a hint, as POST /api/tables/{id}/hint."""

    id: _Id = None


class DoSay(Say, tag="say", tag_field="do", forbid_unknown_fields=True):
    """Talk, as POST /api/tables/{id}/talk."""

    id: _Id = None


class AskQuestions(msgspec.Struct, tag="questions", tag_field="do", forbid_unknown_fields=True):
    """What a seat is asked, as GET /api/tables/{id}/questions."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=9)]
    id: _Id = None


class Ping(msgspec.Struct, tag="ping", tag_field="do", forbid_unknown_fields=True):
    """Is anybody there?"""

    id: _Id = None


Request: TypeAlias = (
    Sync | DoMove | DoCompose | DoUnavailable | DoHint | DoSay | AskQuestions | Ping
)


# What is sent. The server writes plain objects; these say what they look like, and tests hold them to it.


class Snapshot(msgspec.Struct, tag="snapshot", tag_field="type"):
    """All that a viewer may see."""

    seat: int | None
    epoch: str
    seq: int
    table: TableInfo
    clocks: Clocks | None
    talk: list[TalkLine]
    view: View | None = None
    log: list[LogLine] = []
    undo: bool = False
    staged: Staged | None = None
    asides: list[Aside] = []
    presence: list[Presence] = []
    never: list[str] = []
    private_channels: list[list[int]] = []
    projected_scores: list[int] = []
    score_breakdown: list[list[Note]] = []
    public_forecast: list[Note] = []
    facts: Facts = {}
    questions: list[Question] = []


class Step(msgspec.Struct, tag="step", tag_field="type"):
    """Something happened: the sections of the view that changed, and what was heard of it.

    `questions` are those of the seat itself, where they have changed. Of `table`, `clocks`, `asides`, `presence`, `never`, `undo`, `staged`, `private_channels`, `projected_scores`, `score_breakdown`, `public_forecast` and
    `facts`, what is there has changed; null is a value like any other. Of `facts` only those come that have changed, null
    for what no longer is one.
    """

    seat: int | None
    seq: int
    changes: Changes
    log: list[LogLine] = []
    table: TableInfo | None = None
    clocks: Clocks | None = None
    staged: Staged | None = None
    undo: bool | None = None
    asides: list[Aside] | None = None
    presence: list[Presence] | None = None
    never: list[str] | None = None
    private_channels: list[list[int]] | None = None
    projected_scores: list[int] | None = None
    score_breakdown: list[list[Note]] | None = None
    public_forecast: list[Note] | None = None
    facts: FactNews | None = None
    questions: list[Question] | None = None


class TableNews(msgspec.Struct, tag="table", tag_field="type"):
    """Before the start: who sits where, or who is there, has changed."""

    seat: int | None
    seq: int
    table: TableInfo | None = None
    clocks: Clocks | None = None
    presence: list[Presence] | None = None


class Spoken(msgspec.Struct, tag="talk", tag_field="type"):
    """Somebody said something; `line` is null where the speaker is muted."""

    seat: int | None
    seq: int
    line: TalkLine | None = None


class Reload(msgspec.Struct, tag="reload", tag_field="type"):
    """What was sent may be out of date: ask for it with `sync`."""


class Slow(msgspec.Struct, tag="slow", tag_field="type"):
    """The server's nodes cannot reach each other: what happens at another one may be seen some seconds late, or no
    longer so. Nothing is lost by it."""

    slow: bool


class NotLetIn(msgspec.Struct, tag="refused", tag_field="type"):
    """This table cannot be followed; the connection closes after it."""

    error: Error


class Answer(msgspec.Struct, tag="answer", tag_field="type"):
    """The answer to a request: `ok`, or an `error` as over HTTP; `current` where the move was stale."""

    id: int | str | None
    ok: bool
    result: Any = None
    error: Error | None = None
    current: Snapshot | None = None


ANSWERS: dict[type[msgspec.Struct], Any] = {
    Sync: float,
    DoMove: None,
    DoCompose: Composed,
    DoUnavailable: list[UnavailableChoice],
    DoHint: Hint,
    DoSay: None,
    AskQuestions: list[Question],
    Ping: float,
}
"""The `result` of the answer to each request; of `sync` and `ping` the server's time, in seconds since 1970."""

Message: TypeAlias = Snapshot | Step | TableNews | Spoken | Reload | Slow | NotLetIn | Answer
Direction: TypeAlias = Literal["requests", "messages"]


def schema() -> Json:
    """The protocol as JSON Schema: `requests` a client may send, `messages` it is sent."""
    (requests, messages), components = msgspec.json.schema_components(
        (Request, Message), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Statecraft's WebSocket protocol",
        "properties": {"requests": requests, "messages": messages},
        "$defs": components,
    }
