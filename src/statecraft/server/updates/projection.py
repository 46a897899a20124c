"""What leaves the server about a table: one projection for every outlet.

Sockets, HTTP, logs, replays and mails all show what is built here, from the engine's views and from
events as the viewer hears them. A viewer is a seat, or None for whoever looks on. Each has a stream of
messages, numbered by what this viewer gets and nothing else, so that not even a gap in the numbers
tells of another's secrets.
"""

from collections import deque
from collections.abc import Iterable, Sequence
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
from statecraft.server import json_bytes

Json: TypeAlias = dict[str, Any]
Viewer: TypeAlias = int | None

_KEPT = 200
"""So many messages a viewer can catch up with; who missed more gets a snapshot."""

Sent: TypeAlias = dict[int, tuple[Any, json_bytes.Part]]
"""What anybody was last sent of each section and row, and how it was written: what is equal in the next
viewer's view is written the same, and is kept only once."""

write: Final = json_bytes.encode
"""A message as it is sent."""

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


_sections = attrgetter(*_SECTIONS)


def _values(view: View) -> tuple[Any, ...]:
    """What a view shows under each of these names."""
    rows: tuple[Any, ...] = view.board.fields()
    return (*_sections(view), *rows)


def written(value: Any) -> json_bytes.Part:
    """A plain value as a part of messages: written once, and then put into each as it is."""
    return json_bytes.part(to_message(value))


def changes(names: Sequence[str], old: list[Any], new: tuple[Any, ...], sent: Sent) -> Json:
    """The sections that have changed, as they are sent; of the board, its rows: ``{"board": {"eu": [...]}}``.

    ``names`` are those of the rows; ``old`` becomes what is shown now, of what all viewers share.
    """
    changed: Json = {}
    rows: Json = {}
    # All at once: hardly anything differs, and what is the same is mostly the very same object.
    for at in compress(range(len(new)), map(ne, old, new)):
        known = sent.get(at)
        if known is None or known[0] != new[at]:
            known = sent[at] = (new[at], written(new[at]))
        old[at] = known[0]
        if at < len(_SECTIONS):
            changed[_SECTIONS[at]] = known[1]
        else:
            rows[names[at - len(_SECTIONS)]] = known[1]
    if rows:
        changed["board"] = rows
    return changed


def heard(events: list[tuple[float, Event]], holder: Holder | None) -> list[Json]:
    """Events as one holder hears them, with the time."""
    lines = [line(at, event.heard_by(holder)) for at, event in events]
    return [each for each in lines if each is not None]


def line(at: float, note: Note | None) -> Json | None:
    """What is heard of an event, with the time; None where it is nothing."""
    if note is None:
        return None
    return {"at": round(at, 3), "text": note.text, "values": to_message(note.values)}


class Stream:
    """What one viewer of one table gets to know, message by message."""

    __slots__ = ("_board", "_kept", "_shown", "own", "public", "questions", "seq", "viewer")

    def __init__(self, viewer: Viewer, state: State | None) -> None:
        self.viewer = viewer
        self.seq = 0
        # What was shown of the view, and the kind of board it was.
        self._board: type[Struct] | None = None
        self._shown: list[Any] = []
        if state is not None:
            self._see(state.view(_seat(viewer)))
        # What was shown beside the view: of what everybody is, and of its own.
        self.public: Json = {}
        self.own: Json = {}
        # What its seat was asked when somebody last followed it, as it was sent.
        self.questions = b""
        self._kept: deque[bytes] = deque(maxlen=_KEPT)

    def _see(self, view: View) -> None:
        self._board = type(view.board)
        self._shown = [*_values(view)]

    def push(self, message: Json) -> bytes:
        """Number a message and keep it, as it is sent, for who has lost the connection."""
        self.seq += 1
        message["seat"] = self.viewer
        message["seq"] = self.seq
        data = write(message)
        self._kept.append(data)
        return data

    def look(self, state: State, sent: Sent) -> Json:
        """What has changed of what the viewer sees, written; from now on that has been shown."""
        view = state.view(_seat(self.viewer))
        board = type(view.board)
        if board is self._board:
            return changes(board.FIELDS, self._shown, _values(view), sent)
        self._see(view)
        return {"view": written(view)}

    def since(self, seq: int) -> list[Json] | None:
        """The messages after number ``seq``; None where they are no longer all there."""
        missed = self.seq - seq
        if not 0 <= missed <= len(self._kept):
            return None
        return [json_bytes.decode(each) for each in [*self._kept][len(self._kept) - missed :]]


def _seat(viewer: Viewer) -> Seat | None:
    return None if viewer is None else Seat(viewer)


def holder_of(state: State, viewer: Viewer) -> Holder | None:
    """Whose goods a viewer looks after; nobody's for one who looks on."""
    return None if viewer is None else state.holders[viewer]
