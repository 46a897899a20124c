"""A real Redis of the tests' own, on a free port, which can be stopped, killed and started again."""

import atexit
import socket
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path

from plugins.real_parts import real_part

PATIENCE = 20.0


class RedisServer:
    """Keeps nothing: what it forgets when it ends must not matter."""

    def __init__(self) -> None:
        self._program = real_part("redis")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        self._process = subprocess.Popen(
            [
                *(self._program, "--port", str(self.port), "--bind", "127.0.0.1"),
                *("--save", "", "--appendonly", "no", "--dir", tempfile.gettempdir()),
            ],
            stdout=subprocess.DEVNULL,
            cwd=Path("/"),
        )
        gives_up = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert time.monotonic() < gives_up, "it does not answer"
                time.sleep(0.02)

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)
        self._process = None

    def close(self) -> None:
        if self._process is not None:
            self.kill()


@cache
def own_redis() -> RedisServer:
    """One for all tests of this process."""
    made = RedisServer()
    atexit.register(made.close)
    return made
