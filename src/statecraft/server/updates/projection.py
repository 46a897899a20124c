"""What leaves the server about a table: one projection for every outlet.

Sockets, HTTP, logs, replays and mails all show what is built here, from the engine's views and from
events as the viewer hears them. A viewer is a seat, or None for whoever looks on. Each has a stream of
messages, numbered by what this viewer gets and nothing else, so that not even a gap in the numbers
tells of another's secrets.
"""

from collections import deque
from collections.abc import Mapping
from typing import Any, TypeAlias

from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Event
from statecraft.core.record.message import to_message as to_message
from statecraft.core.record.struct import Struct
from statecraft.core.record.views import View
from statecraft.core.verbs.action import Action, IntField, RowsField

Json: TypeAlias = dict[str, Any]
Viewer: TypeAlias = int | None

_KEPT = 200
"""So many messages a viewer can catch up with; who missed more gets a snapshot."""

_SECTIONS = ("board",)


def worded(game: Game, action: Action) -> Json:
    """What says an action: its text, and for each field the notes that name what is in it.

    A field of rows is a list of rows, each with its columns by name.
    """
    fields: Json = {}
    before: tuple[Any, ...] = ()
    for name, shape in zip(action.FIELDS, action.SHAPE, strict=True):
        value = getattr(action, name)
        if isinstance(shape, RowsField):
            columns = [column.name for column in shape.columns]
            fields[name] = {"columns": columns, "rows": to_message(value)}
        else:
            kind = shape.name if isinstance(shape, IntField) else name
            fields[name] = to_message(game.label_in(type(action), before, kind, value).to_json())
        before = (*before, value)
    whole = action.to_json()
    return {"text": game.action_text(whole), "verb": action.VERB, "fields": fields}


def changes(old: View, new: View) -> Json:
    """The sections of a view that have changed; of the board, its rows: ``{"board": {"eu": [...]}}``."""
    changed: Json = {}
    for name in View.FIELDS:
        before, after = getattr(old, name), getattr(new, name)
        if name in _SECTIONS and type(before) is type(after):
            rows = _new_rows(before, after)
            if rows:
                changed[name] = rows
        elif before is not after and before != after:
            changed[name] = to_message(after)
    return changed


def _new_rows(old: Struct, new: Struct) -> Json:
    found: Json = {}
    for name in new.FIELDS:
        after = getattr(new, name)
        if after != getattr(old, name):
            found[name] = to_message(after)
    return found


def heard(events: list[tuple[float, Event]], holder: Holder | None) -> list[Json]:
    """Events as one holder hears them, with the time."""
    lines: list[Json] = []
    for at, event in events:
        note = event.heard_by(holder)
        if note is not None:
            lines.append({"at": round(at, 3), "text": note.text, "values": to_message(note.values)})
    return lines


class Stream:
    """What one viewer of one table gets to know, message by message."""

    __slots__ = ("beside", "kept", "questions", "seen", "seq", "viewer")

    def __init__(self, viewer: Viewer, state: State | None) -> None:
        self.viewer = viewer
        self.seq = 0
        self.seen = None if state is None else state.view(_seat(viewer))
        # What was shown beside the view.
        self.beside: Json = {}
        # What its seat was asked when somebody last followed it.
        self.questions: list[Json] | None = None
        self.kept: deque[Json] = deque(maxlen=_KEPT)

    def push(self, message: Json) -> Json:
        """Number a message and keep it for who has lost the connection."""
        self.seq += 1
        numbered = {**message, "seat": self.viewer, "seq": self.seq}
        self.kept.append(numbered)
        return numbered

    def step(self, state: State, lines: list[Json], extra: Mapping[str, Any]) -> Json | None:
        """What the viewer learns from the state as it is now; None where it learns nothing."""
        new = state.view(_seat(self.viewer))
        changed = {"view": to_message(new)} if self.seen is None else changes(self.seen, new)
        self.seen = new
        if not changed and not lines and not extra:
            return None
        message: Json = {"type": "step", "changes": changed, **extra}
        if lines:
            message["log"] = lines
        return self.push(message)

    def since(self, seq: int) -> list[Json] | None:
        """The messages after number ``seq``; None where they are no longer all there."""
        if seq == self.seq:
            return []
        if not self.kept or not self.kept[0]["seq"] <= seq + 1 <= self.seq:
            return None
        return [message for message in self.kept if message["seq"] > seq]


def _seat(viewer: Viewer) -> Seat | None:
    return None if viewer is None else Seat(viewer)


def holder_of(state: State, viewer: Viewer) -> Holder | None:
    """Whose goods a viewer looks after; nobody's for one who looks on."""
    return None if viewer is None else state.holders[viewer]
