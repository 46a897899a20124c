"""A WebSocket client that costs next to nothing, so that the load does not measure itself.

Text frames only, no fragments from us; what the server sends is parsed frame by frame and handed over.
"""

import asyncio
import base64
import os
from collections.abc import Callable, Mapping

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """One connection; ``heard`` gets each text message as bytes."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self._heard = heard
        self._data = bytearray()
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            head = bytes(self._data[:end])
            del self._data[: end + 4]
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head[:200].decode("latin-1")))
                return
            self._open = True
            self.opened.set_result(None)
        self._frames()

    def _frames(self) -> None:
        data = self._data
        at = 0
        while len(data) - at >= 2:
            size = data[at + 1] & 127
            begins = at + 2
            if size == 126:
                if len(data) - at < 4:
                    break
                size = int.from_bytes(data[at + 2 : at + 4], "big")
                begins = at + 4
            elif size == 127:
                if len(data) - at < 10:
                    break
                size = int.from_bytes(data[at + 2 : at + 10], "big")
                begins = at + 10
            if len(data) - begins < size:
                break
            kind = data[at] & 15
            body = bytes(data[begins : begins + size])
            at = begins + size
            if kind == _TEXT:
                self._heard(body)
            elif kind == _PING:
                self._send(_PONG, body)
        if at:
            del data[:at]

    def say(self, text: bytes) -> None:
        self._send(_TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        # A mask of zeros is a mask: the protocol asks for one, and this one is quick.
        size = len(body)
        if size < 126:
            head = bytes([128 | kind, 128 | size])
        else:
            head = bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        if self.transport is not None:
            self.transport.write(head + b"\0\0\0\0" + body)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed during the handshake"))
        if not self.closed.done():
            self.closed.set_result(None)


async def connect(
    port: int,
    path: str,
    headers: Mapping[str, str],
    heard: Callable[[bytes], None],
    address: str = "127.0.0.1",
) -> Socket:
    """Open a WebSocket on this machine, coming from an address of it."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(heard), "127.0.0.1", port, local_addr=(address, 0)
    )
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *[f"{name}: {value}" for name, value in headers.items()],
    ]
    assert socket.transport is not None
    socket.transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    await socket.opened
    return socket
