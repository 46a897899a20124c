"""What a change at a table tells each of its viewers, written.

What is equal for several of them is worked out and written once (`Shared`); what only one may know is put beside it.
"""

from collections.abc import Collection
from typing import Any

from statecraft.core.ids import Holder
from statecraft.core.record.events import Event
from statecraft.server.tables import talk
from statecraft.server.tables.change import Change
from statecraft.server.tables.table import Table
from statecraft.server.updates import updates
from statecraft.server.updates.projection import (
    Json,
    Stream,
    Viewer,
    holder_of,
    line,
    write,
    written,
)


def told(table: Table, change: Change, followed: Collection[Viewer]) -> dict[Viewer, bytes]:
    """What is to be sent to each viewer that somebody follows; the others are told when they come back."""
    if change.kind == "talk":
        found = {
            viewer: stream.push({"type": "talk", "line": change.body})
            for viewer, stream in table.streams.items()
            if talk.is_heard_by(change.body, viewer)
        }
    elif table.session is None:
        found = _before_the_game(table, change)
    else:
        return _steps(table, change, followed)
    return {viewer: message for viewer, message in found.items() if viewer in followed}


def _before_the_game(table: Table, change: Change) -> dict[Viewer, bytes]:
    """Who has come and gone, and what was agreed."""
    present = updates.public(table)["presence"]
    found: dict[Viewer, bytes] = {}
    for viewer, stream in table.streams.items():
        extra = dict(change.extra)
        if present != stream.public.get("presence"):
            extra["presence"] = present
            stream.public = {**stream.public, "presence": present}
        if extra:
            found[viewer] = stream.push({"type": "table", **extra})
    return found


def _steps(table: Table, change: Change, followed: Collection[Viewer]) -> dict[Viewer, bytes]:
    state = table.state
    shared = Shared(updates.public(table), change)
    asked = {question.seat for question in state.questions()}
    found: dict[Viewer, bytes] = {}
    for viewer, stream in table.streams.items():
        message = shared.beside(stream, updates.own(table, viewer))
        if changed := stream.look(state, table.sent):
            message["changes"] = changed
        if lines := shared.heard_by(holder_of(state, viewer)):
            message["log"] = lines
        if not message:
            continue
        data = stream.push({"type": "step", "changes": {}, **message})
        if viewer in followed:
            found[viewer] = _with_questions(table, stream, data, viewer in asked)
    return found


def _with_questions(table: Table, stream: Stream, message: bytes, asked: bool) -> bytes:
    """A step as somebody who follows the seat is sent it: with what the seat is asked, where that has changed.

    It is worked out only while somebody follows, so that a table of bots pays nothing for it. Messages are kept
    without it, because it is large; `updates.caught_up` tells it to who comes back.
    """
    if stream.viewer is None:
        return message
    now = write(updates.questions(table, stream.viewer)) if asked else b"[]"
    if now == stream.questions:
        return message
    stream.questions = now
    # An object has one field more: this takes half the time of writing it all again.
    return b'%b,"questions":%b}' % (message[:-1], now)


class Shared:
    """What everybody is told of a change."""

    __slots__ = ("_change", "_extra", "_lines", "_news", "_public", "_whole")

    def __init__(self, public: Json, change: Change) -> None:
        self._public = public
        self._change = change
        self._extra = {name: written(value) for name, value in change.extra.items()}
        # By what a viewer was shown before, which is the same for nearly all: what is new to it.
        self._news: dict[int, tuple[Json, Json, Json]] = {}
        # What everybody hears of each event; None where not everybody does.
        self._lines = [
            line(change.at, event.heard_by(None)) if event.audience is None else None
            for event in change.events
        ]
        self._whole = written(self._lines) if self._lines and None not in self._lines else None

    def beside(self, stream: Stream, own: Json) -> Json:
        """What is shown to a viewer beside its view that was not before; of facts those that are new, and null for what
        no longer is. From now on it has been shown."""
        fresh, facts = self._since(stream.public)
        message: Json = {**self._extra, **fresh}
        before = stream.own
        facts = _own_facts(before.get("facts", {}), own["facts"], facts, self._public["facts"])
        for name in ("undo", "staged", "never"):
            if name not in before or before[name] != own[name]:
                message[name] = own[name]
        if facts or not before:
            message["facts"] = facts
        stream.public, stream.own = self._public, own
        return message

    def _since(self, before: Json) -> tuple[Json, Json]:
        """What is public and new to who was shown this; facts by themselves."""
        found = self._news.get(id(before))
        if found is None:
            fresh = news(before, self._public)
            facts = fresh.pop("facts", {})
            # With what it is new to, so that nothing else can have the same id meanwhile.
            found = self._news[id(before)] = (before, fresh, facts)
        return found[1], found[2]

    def heard_by(self, holder: Holder | None) -> Any:
        """The lines of the log, as a holder hears them."""
        if self._whole is not None:
            return self._whole
        lines = [
            self._heard(event, public, holder)
            for event, public in zip(self._change.events, self._lines, strict=True)
        ]
        return [each for each in lines if each is not None]

    def _heard(self, event: Event, public: Json | None, holder: Holder | None) -> Json | None:
        return public or line(self._change.at, event.heard_by(holder))


def news(before: Json, after: Json) -> Json:
    """What is shown after something and was not before, written; of facts, those that are new, and null for what no
    longer is."""
    found = _new(before, after)
    if "facts" in found:
        were, are = before.get("facts", {}), after["facts"]
        gone = dict.fromkeys([name for name in were if name not in are])
        found["facts"] = {**gone, **_new(were, are)}
    return found


def _new(before: Json, after: Json) -> Json:
    """What is not as it was, written."""
    return {
        name: written(now)
        for name, now in after.items()
        if (was := before.get(name)) is not now and (was != now or name not in before)
    }


def _own_facts(were: Json, are: Json, news: Json, public: Json) -> Json:
    """The facts that are new to a viewer: what is new for everybody, and what follows for it alone. Its own go first."""
    if not were and not are:
        return news
    mine = {name: rows for name, rows in are.items() if name in news or were.get(name) != rows}
    gone = {name: public.get(name) for name in were if name not in are}
    return {**news, **gone, **mine}
