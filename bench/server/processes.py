"""Servers in processes of their own, on one core, and what they use of it."""

import asyncio
import os
import re
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import httpx

_TICKS = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process:
    """A server on the first core; the players have the last one."""

    def __init__(self, words: list[str], port: int) -> None:
        cores = os.sched_getaffinity(0)
        pinned = {0} if 0 in cores else cores
        self.port = port
        # The compiled engine, where it has been built: that is what `statecraft serve` takes too.
        self._process = subprocess.Popen(
            [sys.executable, *words],
            preexec_fn=lambda: os.sched_setaffinity(0, pinned),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "STATECRAFT_PURE": "0"},
        )

    async def until_up(self) -> None:
        while self._process.poll() is None:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return
        raise RuntimeError(f"the server ended with {self._process.returncode}")

    def cpu(self) -> float:
        """Seconds of processor time so far, of all its threads and of the system for it."""
        stat = Path(f"/proc/{self._process.pid}/stat").read_text()
        fields = stat.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def rss(self) -> int:
        """Resident memory in bytes."""
        output = Path(f"/proc/{self._process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", output)
        return 0 if found is None else 1024 * int(found[1])

    def handles(self) -> int:
        """Files and connections that are open."""
        return len(list(Path(f"/proc/{self._process.pid}/fd").iterdir()))

    def kill(self) -> None:
        """As a power cut would."""
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


class Echo(Process):
    """The yardstick (`bench.server.echo`)."""

    def __init__(self) -> None:
        port = free_port()
        super().__init__(["-m", "bench.server.echo", str(port)], port)


class Served(Protocol):
    """Where tables can be played: one server, or several as one."""

    base: str
    ports: Sequence[int]

    def cpu(self) -> float: ...


class Server(Process):
    """A server of our own; ``flags`` are further words for it."""

    def __init__(self, folder: Path, *flags: str, port: int = 0) -> None:
        port = port or free_port()
        self.base = f"http://127.0.0.1:{port}"
        self.ports: Sequence[int] = (port,)
        limits = [f"--rate-{name}=0" for name in ("socket", "person", "address", "guests")]
        limits += [f"--max-sockets-per-{name}=0" for name in ("person", "address")]
        serve = ["-c", "from statecraft.cli import main; main()", "serve", f"--port={port}"]
        rest = [f"--data={folder}", "--max-tables-per-person=100000", "--log-level=error"]
        super().__init__([*serve, *rest, *limits, *flags], port)

    async def metrics(self) -> str:
        async with httpx.AsyncClient() as http:
            return (await http.get(f"{self.base}/metrics")).text
