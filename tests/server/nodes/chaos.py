"""A line that can be slow, cut or half-open, between somebody and a server on this machine."""

import asyncio
import contextlib
from typing import Literal

Mode = Literal["whole", "cut", "silent"]


class Chaos:
    """A proxy on a port of its own.

    ``cut`` resets every connection and takes no new one; ``silent`` takes everything and passes nothing on, as a
    network does that lost somebody; ``delay`` holds every piece up for so many seconds.
    """

    def __init__(self, to: int) -> None:
        self._to = to
        self._server: asyncio.Server | None = None
        self._pairs: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.mode: Mode = "whole"
        self.delay = 0.0
        self.port = 0

    async def open(self) -> "Chaos":
        self._server = await asyncio.start_server(self._come, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.mode == "cut":
            writer.transport.abort()
            return
        with contextlib.suppress(OSError):
            there_reads, there_writes = await asyncio.open_connection("127.0.0.1", self._to)
            self._pairs |= {writer, there_writes}
            for one, other in ((reader, there_writes), (there_reads, writer)):
                task = asyncio.create_task(self._pass_on(one, other))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            return
        writer.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while piece := await reader.read(65536):
                if self.delay:
                    await asyncio.sleep(self.delay)
                if self.mode == "whole":
                    writer.write(piece)
                    await writer.drain()
        self._pairs.discard(writer)
        writer.close()

    def be(self, mode: Mode) -> None:
        """From now on; what was cut stays cut, whatever comes after."""
        self.mode = mode
        if mode == "cut":
            for writer in self._pairs:
                writer.transport.abort()
            self._pairs.clear()

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        self.be("cut")
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
