"""The bus between the processes of one server: a line from each to their parent, which passes everything on.

Each message is a datagram of JSON. One that finds a line full is dropped, as any other bus may drop it.
"""

import asyncio
import socket
from collections.abc import Callable, Iterable

import msgspec

from statecraft.server.bus import Message
from statecraft.server.log import logger

LARGEST = 128 * 1024
READY = b"ready"
"""What a process says to its parent when it answers requests; it is not passed on."""

log = logger("bus")


def lines() -> tuple[socket.socket, socket.socket]:
    """Both ends of a line: the parent's and the process's."""
    ends = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    for end in ends:
        end.setblocking(False)
        for buffer in (socket.SO_SNDBUF, socket.SO_RCVBUF):
            end.setsockopt(socket.SOL_SOCKET, buffer, 8 * LARGEST)
    return ends


def pass_on(message: bytes, to: Iterable[socket.socket]) -> None:
    """Send to all who can take it."""
    for line in to:
        try:
            line.send(message)
        except (BlockingIOError, ConnectionError):
            # It is busy, or gone; what it missed is in the database.
            continue


class HubBus:
    """A process's end."""

    is_up = True

    def __init__(self, line: socket.socket) -> None:
        self._line = line

    def say_ready(self) -> None:
        self._line.send(READY)

    def publish(self, message: Message, keep: bool = False) -> None:
        data = msgspec.json.encode(message)
        if len(data) <= LARGEST:
            pass_on(data, [self._line])
        else:
            log.warning("message too large", kind=message.get("kind"))

    async def run(self, heard: Callable[[Message], None], changed: Callable[[bool], None]) -> None:
        loop = asyncio.get_running_loop()
        while True:
            data = await loop.sock_recv(self._line, LARGEST)
            heard(msgspec.json.decode(data, type=dict))
