"""What happened, in words to be: events, and who may hear them.

The engine hands events to a sink, if it is given one (search gives none). An event names a Fluent
text and its values; what is not for everybody says who hears it, and what the others hear instead.
"""

from collections.abc import Mapping
from typing import Any

from statecraft.core.ids import Holder
from statecraft.core.record.struct import to_json
from statecraft.core.refusal import NOTHING


class Note:
    """A text to be said: its Fluent id and its values. Labels and consequences are notes."""

    __slots__ = ("text", "values")

    def __init__(self, text: str, values: Mapping[str, Any] = NOTHING) -> None:
        self.text = text
        self.values = dict(values)

    def to_json(self) -> dict[str, Any]:
        return {"text": self.text, "values": to_json(self.values)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Note) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"Note({self.text!r}, {self.values!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Note, (self.text, self.values)


class Event:
    """Something that happened. ``audience`` None is everybody; others hear ``instead``, if any."""

    __slots__ = ("audience", "instead", "text", "values")

    def __init__(
        self,
        text: str,
        values: Mapping[str, Any] = NOTHING,
        audience: tuple[Holder, ...] | None = None,
        instead: Note | None = None,
    ) -> None:
        self.text = text
        self.values = values
        self.audience = audience
        self.instead = instead

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.text, self.values, self.audience, self.instead)

    def heard_by(self, holder: Holder | None) -> Note | None:
        """What a holder (None: a spectator) hears of it, by allow-list; None: nothing (ST-9.6)."""
        if self.audience is None or (holder is not None and holder in self.audience):
            return Note(self.text, self.values)
        return self.instead


def heard(events: list[Event], holder: Holder | None) -> list[Note]:
    """The events as one holder hears them."""
    notes = [event.heard_by(holder) for event in events]
    return [note for note in notes if note is not None]
