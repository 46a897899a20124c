"""What leaves the server about a table: one projection for every outlet.

Sockets, HTTP, logs, replays and mails all show what is built here, from the engine's views and from
events as the viewer hears them. A viewer is a seat, or None for whoever looks on. Each has a stream of
messages, numbered by what this viewer gets and nothing else, so that not even a gap in the numbers
tells of another's secrets.
"""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from itertools import compress
from operator import attrgetter, ne
from typing import Any, Final, TypeAlias

from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Event, Note
from statecraft.core.record.message import to_message as to_message
from statecraft.core.record.struct import Struct
from statecraft.core.record.views import View
from statecraft.core.verbs.action import Action, IntField, RowsField

Json: TypeAlias = dict[str, Any]
Viewer: TypeAlias = int | None

_KEPT = 200
"""So many messages a viewer can catch up with; who missed more gets a snapshot."""

Sent: TypeAlias = dict[str, tuple[Any, Any]]
"""By the name of a section or row, what was last sent of it to anybody, and the message made of it: what
is equal in the next view makes the same message."""

_SECTIONS: Final = tuple([name for name in View.FIELDS if name != "board"])
_MOST_WORDED = 20_000
_WORDED: Final[dict[tuple[str, str, Action], tuple[Json, Json]]] = {}
"""Answers that were listed lately, by game and edition: what they are called depends on nothing else."""


def noted(notes: Iterable[Note]) -> list[Json]:
    """Notes as they are sent."""
    return [{"text": note.text, "values": to_message(note.values)} for note in notes]


def shown_action(game: Game, action: Action) -> tuple[Json, Json]:
    """An action as it is sent, and what says it (`worded`). Kept for the next who is asked, so nobody may
    change it."""
    key = (game.name, game.edition.digest, action)
    found = _WORDED.get(key)
    if found is None:
        if len(_WORDED) >= _MOST_WORDED:
            _WORDED.clear()
        found = _WORDED[key] = (to_message(action.to_json()), worded(game, action))
    return found


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


def changes(old: View, new: View, sent: Sent) -> Json:
    """The sections of a view that have changed; of the board, its rows: ``{"board": {"eu": [...]}}``."""
    changed = _differing(_SECTIONS, old, new, sent)
    if type(old.board) is not type(new.board):
        changed["board"] = to_message(new.board)
        return changed
    rows = _differing(new.board.FIELDS, old.board, new.board, sent)
    if rows:
        changed["board"] = rows
    return changed


def _differing(names: tuple[str, ...], old: Struct, new: Struct, sent: Sent) -> Json:
    """Those of the fields that are no longer equal, as they are sent."""
    read = _reader(names)
    after = read(new)
    # Most of what is unchanged is the very same object; comparing all at once costs next to nothing.
    differ = map(ne, read(old), after)
    found: Json = {}
    for name, value in compress(zip(names, after, strict=True), differ):
        known = sent.get(name)
        if known is None or known[0] != value:
            known = sent[name] = (value, to_message(value))
        found[name] = known[1]
    return found


@cache
def _reader(names: tuple[str, ...]) -> Callable[[Struct], tuple[Any, ...]]:
    """What reads these fields of a record at once."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda record: tuple([getattr(record, name) for name in names])


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
        message["seat"] = self.viewer
        message["seq"] = self.seq
        self.kept.append(message)
        return message

    def step(
        self, state: State, lines: list[Json], extra: Mapping[str, Any], sent: Sent
    ) -> Json | None:
        """What the viewer learns from the state as it is now; None where it learns nothing."""
        new = state.view(_seat(self.viewer))
        changed = {"view": to_message(new)} if self.seen is None else changes(self.seen, new, sent)
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
