"""A WebSocket as uvicorn runs it, with a shorter way out.

The way of ASGI takes each message through a task and half a dozen calls of its own. A move is told to
everybody at a table at once, so here messages are written straight to their connection: all that have
gathered for it in one turn of the loop, in one piece. Everything else (handshake, pings, closing, what
comes in) stays uvicorn's.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "statecraft.frames"
_TEXT: Final = 0x81
_UNREAD = 16
"""So many requests may wait before no more is read from a connection."""


def frame(message: bytes) -> bytes:
    """A text message as it goes over a connection (RFC 6455, 5.2): whole, and from a server unmasked."""
    size = len(message)
    if size < 126:
        return bytes((_TEXT, size)) + message
    if size < 1 << 16:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + message
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + message


class Frames(WebSocketsSansIOProtocol):
    """One connection. The application finds it in its scope, among the extensions."""

    #: Called when there is room again after `write` had none.
    on_room: Callable[[], None] | None = None
    #: Called when the connection is no more.
    on_lost: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: dict[str, Any] = getattr(self, "scope", {"extensions": {}})
        scope["extensions"][EXTENSION] = self

    def write(self, messages: Iterable[bytes]) -> bool:
        """Send messages after an accepted handshake; False, and nothing is sent, while there is no room.

        On a connection that is closing nothing more is sent, and nobody needs to wait for it.
        """
        if not self.writable.is_set():
            return False
        if not self.close_sent and not self.disconnected and not self.transport.is_closing():
            self.transport.write(b"".join(map(frame, messages)))
        return True

    def cut(self) -> None:
        """Let go of a connection at once, without a word: nobody at the other end reads one."""
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_room is not None:
            self.on_room()

    def send_receive_event_to_app(self) -> None:
        # uvicorn stops reading after every message until it is taken, which asks the system twice a
        # message. A few may wait.
        if self.queue.qsize() >= _UNREAD:
            super().send_receive_event_to_app()
            return
        self.read_paused, paused = True, self.read_paused
        super().send_receive_event_to_app()
        self.read_paused = paused
