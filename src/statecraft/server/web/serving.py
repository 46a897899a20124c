"""A server from the moment it takes its port to its last goodbye.

The port is taken and the database opened before anything runs, so that what cannot work is told at once.
On SIGTERM and Ctrl-C the server takes no new connections, closes WebSockets with 1001, finishes what is
being written, and ends. What does not end by itself, such as a thread that reckons, is left behind: nothing of
it was written, and whoever waits for the process waits ten seconds at most.
"""

import asyncio
import contextlib
import dataclasses
import errno
import gc
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from functools import partial
from types import FrameType

import uvicorn

from statecraft.server import log
from statecraft.server.bus.hub import HubBus
from statecraft.server.config import Settings, own_url
from statecraft.server.data_folder import private_files
from statecraft.server.services import CannotOpen, Services
from statecraft.server.web.app import make_app
from statecraft.server.web.connections import Connections, protocols, raise_file_limit
from statecraft.server.web.worker_processes import Place, serve_together

LARGEST_MESSAGE = 64 * 1024
_PATIENCE = 4
"""Seconds that requests have to end when the server ends; then they are cut off."""

_LAST = 8.0
"""Seconds after which the process ends, whatever still runs in it."""


def serve(settings: Settings, running: Callable[[str], None]) -> bool:
    """Serve until somebody ends it; `running` is told the address once it answers.

    Whether it ran at all. CannotOpen if it cannot.
    """
    log.set_up(settings.log_level, settings.log_format)
    with contextlib.closing(_listen(settings)) as listening, private_files():
        # Port 0 is any that was free.
        settings = dataclasses.replace(settings, port=listening.getsockname()[1])
        if settings.workers > 1:
            return serve_together(settings, running, partial(_serve_beside, settings, listening))
        server = Server(settings, Services.open(settings), running)
        server.run(sockets=[listening])
        return server.started


def _serve_beside(settings: Settings, listening: socket.socket, place: Place) -> bool:
    """Serve as one process of several, and end when the parent is gone."""
    services = Services.open(settings, worker=place)
    server = Server(settings, services, lambda _url: HubBus(place.line).say_ready(), place.parent)
    server.run(sockets=[listening])
    return server.started


def _listen(settings: Settings) -> socket.socket:
    where = {"host": settings.host, "port": str(settings.port)}
    try:
        return _bound(settings)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CannotOpen("serve-busy", **where) from error
        reason = error.strerror or str(error)
        raise CannotOpen("serve-no-address", reason=reason, **where) from error


def _bound(settings: Settings) -> socket.socket:
    found = socket.getaddrinfo(
        settings.host or None, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )
    family, kind, protocol, _, address = found[0]
    made = socket.socket(family, kind, protocol)
    try:
        # Not on Windows, where this would let two servers share a port.
        if os.name == "posix":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(2048)
    except OSError:
        made.close()
        raise
    return made


def _give_up() -> None:
    """End now. What was told to anybody is in the database already."""
    log.logger("serving").warning("ended with work left over", seconds=_LAST)
    os._exit(1)


class Server(uvicorn.Server):
    """uvicorn, which says where it is and ends politely."""

    def __init__(
        self,
        settings: Settings,
        services: Services,
        running: Callable[[str], None],
        parent: int | None = None,
    ) -> None:
        """``parent`` is a file that is at its end once nobody needs this server any more."""
        self._settings = settings
        self._parent = parent
        self.services = services
        self._running = running
        # Behind a proxy all connections come from one address, which says nothing.
        each = 0 if settings.trust_proxy else 2 * settings.max_sockets_per_address
        http, sockets = protocols(Connections.within(raise_file_limit(), each))
        super().__init__(
            uvicorn.Config(
                make_app(services),
                http=http,
                ws=sockets,
                ws_per_message_deflate=False,
                ws_max_size=LARGEST_MESSAGE,
                server_header=False,
                # The gate reads what a proxy says, and only the last word of it.
                proxy_headers=False,
                access_log=False,
                log_config=None,
                timeout_graceful_shutdown=_PATIENCE,
                lifespan="on",
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._parent is not None:
            asyncio.get_running_loop().add_reader(self._parent, self._orphaned)
        # A server keeps many tables for long. To look through all of them for garbage takes the collector
        # half a second, in which nobody is answered; so what is there now is left out of it, and the rest
        # is looked through seldom, what is new in small portions. Hardly anything here is garbage that
        # counting references leaves.
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000, 20, 100)
        if self.started:
            self._running(own_url(self._settings))

    def _orphaned(self) -> None:
        """Whoever started this process is gone."""
        asyncio.get_running_loop().remove_reader(self._parent or 0)
        self.handle_exit(signal.SIGTERM, None)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.services.leave()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            # Never stopped: Python itself waits for threads after all of ours is done.
            last = threading.Timer(_LAST, _give_up)
            last.daemon = True
            last.start()
        super().handle_exit(sig, frame)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Being asked to end is no failure: unlike uvicorn, this does not die of the signal afterwards."""
        if threading.current_thread() is not threading.main_thread():
            # Only a program's main thread hears signals.
            yield
            return
        asked = (signal.SIGINT, signal.SIGTERM)
        before = {sign: signal.signal(sign, self.handle_exit) for sign in asked}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)
