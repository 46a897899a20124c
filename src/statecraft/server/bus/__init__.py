"""What nodes that share a database tell each other: that something was written, who looks on, who must leave.

A message is a small object of JSON and holds no secret: every node reads the database itself and works out for its own
viewers what they may see. Messages may come late, twice or never; whoever relies on one finds the same in the database
a moment later.
"""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

Message: TypeAlias = dict[str, Any]


class Bus(Protocol):
    """A line to all other nodes."""

    @property
    def is_up(self) -> bool:
        """Whether messages get through just now, as far as is known."""
        ...

    def publish(self, message: Message, keep: bool = False) -> None:
        """Send to all others, at once and without waiting; ``keep`` what must not be lost while the line is down."""
        ...

    async def run(self, heard: Callable[[Message], None], changed: Callable[[bool], None]) -> None:
        """Pass on what others send, and whether the line is up, until cancelled."""
        ...


class NoBus:
    """Nobody is told anything: one node, or several that only look into their database."""

    is_up = True

    def publish(self, message: Message, keep: bool = False) -> None:
        pass

    async def run(self, heard: Callable[[Message], None], changed: Callable[[bool], None]) -> None:
        pass


class LocalBus:
    """Nodes in one process, which tests have; what one publishes the others hear in the same turn of the loop."""

    def __init__(self, room: "list[LocalBus]") -> None:
        self._room = room
        self._heard: Callable[[Message], None] | None = None
        self._changed: Callable[[bool], None] | None = None
        self._is_up = True

    @property
    def is_up(self) -> bool:
        return self._is_up

    def publish(self, message: Message, keep: bool = False) -> None:
        for other in self._room if self._is_up else ():
            if other is not self and other._is_up and other._heard is not None:
                other._heard(message)

    async def run(self, heard: Callable[[Message], None], changed: Callable[[bool], None]) -> None:
        self._heard, self._changed = heard, changed
        self._room.append(self)

    def cut(self, is_up: bool = False) -> None:
        """Break the line, or mend it."""
        self._is_up = is_up
        if self._changed is not None:
            self._changed(is_up)
