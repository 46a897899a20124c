"""Connections as the server has them from the network: how many, and how long they may keep it waiting.

uvicorn speaks the protocols; here its clients are cut off who do not say what they want, do not read what they are
sent, or come in too great a number. Nobody is told why: whoever does that does not listen.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from statecraft.server.log import logger
from statecraft.server.web.frames import Frames

HEADER_SECONDS = 10.0
"""So long a client has to say what it wants, from its connection or its first word on."""
BODY_SECONDS = 60.0
"""So long it has to send the rest of a request."""
UNREAD_SECONDS = 20.0
"""So long it may leave unread what it is sent, once it is more than the system keeps for it."""
_RESERVED = 256
"""Files that the server needs besides connections: the database, workers, the page."""
_WISHED = 65_536
_FEW = 4_096

log = logger("connections")


def raise_file_limit() -> int:
    """Let the process have as many files as it may, connections among them; how many that are."""
    if sys.platform == "win32":
        return _WISHED
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = _WISHED if hard == resource.RLIM_INFINITY else min(hard, _WISHED)
    if soft != resource.RLIM_INFINITY and soft < wished:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
        soft = wished
    if soft != resource.RLIM_INFINITY and soft < _FEW:
        log.warning("few files allowed", files=soft)
    return _WISHED if soft == resource.RLIM_INFINITY else soft


class Connections:
    """Counts connections by address. ``each`` may have so many, 0 for any number; there are ``most`` in all."""

    def __init__(self, each: int, most: int) -> None:
        self._each = each
        self._most = most
        self._by_address: Counter[str] = Counter()
        self._all = 0

    @staticmethod
    def within(files: int, each: int) -> "Connections":
        """As many as a process with so many files can have."""
        return Connections(each, max(64, files - _RESERVED))

    def __len__(self) -> int:
        return self._all

    def come(self, address: str) -> bool:
        """One more: whether there is room for it. It is counted either way, and goes again."""
        self._all += 1
        self._by_address[address] += 1
        if self._all > self._most:
            return False
        return not self._each or self._by_address[address] <= self._each

    def go(self, address: str) -> None:
        self._all -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]


class _Timer:
    """Calls something once, unless it is stopped before."""

    def __init__(self, call: Callable[[], None]) -> None:
        self._call = call
        self._handle: asyncio.TimerHandle | None = None

    def start(self, seconds: float) -> None:
        self.stop()
        self._handle = asyncio.get_running_loop().call_later(seconds, self._call)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


def protocols(connections: Connections) -> tuple[type[H11Protocol], type[Frames]]:
    """HTTP and WebSocket for clients that are counted and have to be quick."""

    class Http(H11Protocol):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._asking = _Timer(transport.abort)
            self._asks = ""
            self._reading = _Timer(transport.abort)
            self._address = self.client[0] if self.client else ""
            if not connections.come(self._address):
                transport.abort()
            else:
                self._wait_for("header")

        def connection_lost(self, exc: Exception | None) -> None:
            self._wait_for("")
            self._reading.stop()
            connections.go(self._address)
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.transport.get_protocol() is not self:
                return
            cycle: RequestResponseCycle | None = self.cycle
            if cycle is None or cycle.response_complete:
                self._wait_for("header")
            else:
                self._wait_for("body" if cycle.more_body else "")

        def _wait_for(self, what: str) -> None:
            if what != self._asks:
                self._asks = what
                self._asking.stop()
                if what:
                    self._asking.start(HEADER_SECONDS if what == "header" else BODY_SECONDS)

        def on_response_complete(self) -> None:
            # From here to the next word the keep-alive counts.
            self._wait_for("")
            super().on_response_complete()

        def handle_websocket_upgrade(self, event: Any) -> None:
            # Counted on: the connection is the same.
            self._wait_for("")
            super().handle_websocket_upgrade(event)

        def pause_writing(self) -> None:
            self._reading.start(UNREAD_SECONDS)
            super().pause_writing()

        def resume_writing(self) -> None:
            self._reading.stop()
            super().resume_writing()

    class Socket(Frames):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            self._reading = _Timer(self.transport.abort)

        def connection_lost(self, exc: Exception | None) -> None:
            self._reading.stop()
            connections.go(self.client[0] if self.client else "")
            super().connection_lost(exc)

        def pause_writing(self) -> None:
            self._reading.start(UNREAD_SECONDS)
            super().pause_writing()

        def resume_writing(self) -> None:
            self._reading.stop()
            super().resume_writing()

    return Http, Socket
