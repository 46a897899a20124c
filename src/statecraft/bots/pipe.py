"""A program at the other end of two pipes, spoken to line by line, that cannot hold up the house.

What is sent waits in a queue until the program reads it; what it says is read as it comes, up to a bound.
So neither a program that never reads nor one that never stops talking blocks the game. It is a session
of its own, so that whatever it started ends with it. What the lines mean is not known here.
"""

import os
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from threading import Thread

MOST_BYTES = 1 << 20
"""No line that a program says may be longer."""

_MOST_LINES = 64
_MOST_OVERLONG = 16 * MOST_BYTES
_GRACE = 2.0
_OVERLONG = object()


class Silent(Exception):
    """The program has said nothing in time."""


class Overlong(Exception):
    """The program has said a line that is too long to be read."""


class Ended(Exception):
    """The program says nothing any more: it has ended, or closed its output."""


class Program:
    """A running program. Starting raises OSError where it cannot be started."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        self._outbox: SimpleQueue[bytes | None] = SimpleQueue()
        self._inbox: Queue[object] = Queue(_MOST_LINES)
        self._over = False
        self._writer = Thread(target=self._write, daemon=True)
        self._reader = Thread(target=self._read, daemon=True)
        self._writer.start()
        self._reader.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    def _write(self) -> None:
        pipe = self._process.stdin
        # A program that closed its input hears nothing; that it ended shows where it should answer.
        with suppress(OSError):
            while pipe is not None and (line := self._outbox.get()) is not None:
                pipe.write(line)
                pipe.flush()
        if pipe is not None:
            with suppress(OSError):
                pipe.close()

    def _read(self) -> None:
        pipe = self._process.stdout
        while pipe is not None and (line := pipe.readline(MOST_BYTES + 1)):
            if len(line) <= MOST_BYTES or line.endswith(b"\n"):
                self._inbox.put(line)
                continue
            skipped = len(line)
            while line and not line.endswith(b"\n") and skipped < _MOST_OVERLONG:
                line = pipe.readline(MOST_BYTES)
                skipped += len(line)
            self._inbox.put(_OVERLONG)
            if skipped >= _MOST_OVERLONG:
                break
        self._inbox.put(None)

    def send(self, line: bytes) -> None:
        self._outbox.put(line)

    def receive(self, deadline: float) -> bytes:
        """The next line, by a moment of the monotonic clock."""
        if self._over:
            raise Ended
        try:
            line = self._inbox.get(timeout=max(deadline - time.monotonic(), 0.0001))
        except Empty:
            raise Silent from None
        if line is _OVERLONG:
            raise Overlong
        if not isinstance(line, bytes):
            self._over = True
            raise Ended
        return line

    def forget(self) -> None:
        """Drop what has been said so far."""
        with suppress(Empty):
            while not self._over:
                self._over = self._inbox.get_nowait() is None

    def end(self, at_once: bool = False) -> None:
        """Close the pipes and see the program off: by itself if it goes soon, otherwise by force."""
        self._outbox.put(None)
        try:
            self._process.wait(0 if at_once else _GRACE)
        except subprocess.TimeoutExpired:
            self._kill()
            self._process.wait()
        self._writer.join(_GRACE)
        waited = time.monotonic() + _GRACE
        while self._reader.is_alive() and time.monotonic() < waited:
            self.forget()
            self._reader.join(0.01)
        # Where something it started lives on and holds the pipe, the reader still waits in it.
        if not self._reader.is_alive() and self._process.stdout is not None:
            self._process.stdout.close()

    def _kill(self) -> None:
        if os.name == "posix":
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()
