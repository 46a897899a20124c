"""Several processes that serve together: one listening socket, one data folder, one database.

The parent serves nobody. It holds the data folder, starts the processes, passes on what they tell each other, starts
another in the place of one that died, and ends them all when it is asked to. The first process looks after the folder:
it brings the database to today's shape before the others start, and keeps the mark of the dice and the clock.
"""

import contextlib
import os
import selectors
import signal
import socket
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from types import FrameType

from statecraft.server import data_folder
from statecraft.server.bus.hub import LARGEST, READY, lines, pass_on
from statecraft.server.config import Settings, own_url
from statecraft.server.log import logger
from statecraft.server.services import CannotOpen

_LAST = 10.0
"""Seconds that all of them have to end."""
_QUICKLY = 5.0
_MOST_DEATHS = 5
"""So often in a row one may die within so many seconds of its start; then something is wrong with all of them."""

log = logger("workers")


@dataclass(frozen=True, slots=True)
class Place:
    """Where a process is among the others: which one, its line to the parent, and what closes when the parent is gone."""

    number: int
    line: socket.socket
    parent: int

    @property
    def is_first(self) -> bool:
        return self.number == 0


@dataclass(slots=True)
class _Worker:
    pid: int
    line: socket.socket
    started: float
    is_ready: bool = False


def serve_together(
    settings: Settings, running: Callable[[str], None], serve_one: Callable[[Place], bool]
) -> bool:
    """Serve with so many processes as the settings say until somebody ends it; in each of them, what ``serve_one`` gives.

    Whether all of it ended well. CannotOpen if it cannot begin; a process that cannot says so itself.
    """
    if sys.platform == "win32":
        raise CannotOpen("serve-no-workers")
    with contextlib.closing(data_folder.held(settings.data)):
        parent = _Parent(settings.workers)
        place = parent.run(lambda: running(own_url(settings)))
        if place is None:
            return parent.ended_well
        # Here goes on a process that the parent has made.
        return serve_one(place)


class _Parent:
    """Starts processes and looks after them."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._workers: dict[int, _Worker] = {}
        self._is_ending = False
        self._deaths = 0
        self.ended_well = True
        # Nobody writes to it: its other end is read as over when this process is gone, however it went.
        self._alive, self._alive_here = os.pipe()
        self._selector = selectors.DefaultSelector()

    def run(self, running: Callable[[], None]) -> Place | None:
        """Look after all until they have ended; in a process that was made, where it is."""
        before = {
            sign: signal.signal(sign, self._asked_to_end)
            for sign in (signal.SIGINT, signal.SIGTERM)
        }
        has_said = False
        gives_up = float("inf")
        place: Place | None = None
        while place is None:
            if self._is_ending and gives_up == float("inf"):
                gives_up = time.monotonic() + _LAST
                self._signal(signal.SIGTERM)
            if self._is_ending and time.monotonic() > gives_up:
                self.ended_well = False
                log.warning("ended with work left over", seconds=_LAST)
                self._signal(signal.SIGKILL)
                gives_up = time.monotonic() + _LAST
            if self._is_ending and not self._workers:
                break
            place = None if self._is_ending else self._start_missing()
            if place is None:
                self._listen()
                self._bury()
                if not has_said and self._ready() == self._count:
                    has_said = True
                    running()
        for sign, handler in before.items():
            signal.signal(sign, handler)
        if place is None:
            self._selector.close()
            for end in (self._alive, self._alive_here):
                os.close(end)
        return place

    def _ready(self) -> int:
        return sum(worker.is_ready for worker in self._workers.values())

    def _asked_to_end(self, _sign: int, _frame: FrameType | None) -> None:
        self._is_ending = True

    def _signal(self, sign: int) -> None:
        for worker in self._workers.values():
            with contextlib.suppress(ProcessLookupError):
                os.kill(worker.pid, sign)

    def _start_missing(self) -> Place | None:
        """Start who is not there, the first one alone; in the new process, where it is."""
        for number in range(self._count):
            if number in self._workers:
                continue
            if number and not self._ready():
                return None
            here, there = lines()
            pid = os.fork()
            if pid == 0:
                self._selector.close()
                os.close(self._alive_here)
                here.close()
                for worker in self._workers.values():
                    worker.line.close()
                return Place(number, there, self._alive)
            there.close()
            self._workers[number] = _Worker(pid, here, time.monotonic())
            self._selector.register(here, selectors.EVENT_READ, number)
            log.info("worker started", worker=number, pid=pid)
        return None

    def _listen(self) -> None:
        """Pass on what one tells, to all others."""
        for key, _ in self._selector.select(0.1):
            number: int = key.data
            with contextlib.suppress(BlockingIOError, ConnectionError):
                while True:
                    message = self._workers[number].line.recv(LARGEST)
                    if not message:
                        break
                    if message == READY:
                        self._workers[number].is_ready = True
                    else:
                        pass_on(
                            message,
                            [each.line for at, each in self._workers.items() if at != number],
                        )

    def _bury(self) -> None:
        """Take away who has ended; another is started in the place of one that died."""
        for number, worker in [*self._workers.items()]:
            pid, status = os.waitpid(worker.pid, os.WNOHANG)
            if not pid:
                continue
            self._selector.unregister(worker.line)
            worker.line.close()
            del self._workers[number]
            code = os.waitstatus_to_exitcode(status)
            if self._is_ending:
                # One that had not begun to serve yet has nothing to finish.
                is_well = code == 0 or (code == -signal.SIGTERM and not worker.is_ready)
                self.ended_well = self.ended_well and is_well
                continue
            log.warning("worker died", worker=number, code=code)
            quickly = time.monotonic() - worker.started < _QUICKLY
            self._deaths = self._deaths + 1 if quickly else 0
            if self._deaths >= _MOST_DEATHS or not worker.is_ready:
                # One that could not even begin has said why.
                self.ended_well = False
                self._is_ending = True
