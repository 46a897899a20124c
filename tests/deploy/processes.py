"""What `deploy/compose.yaml` would start in containers, as plain processes of this machine."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import yaml

from plugins.real_parts import real_part
from server.postgres import Cluster

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PATIENCE = 60.0


def compose() -> dict[str, Any]:
    """The file as a container engine reads it, with nothing filled in yet."""
    data: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return data


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def until_open(port: int, process: "subprocess.Popen[bytes]") -> None:
    gives_up = time.monotonic() + PATIENCE
    while time.monotonic() < gives_up:
        assert process.poll() is None, f"it ended with {process.returncode}"
        with suppress(OSError):
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        time.sleep(0.02)
    raise TimeoutError(f"nothing answers at {port}")


class Together:
    """All services of the file, each on a port of its own instead of at a name of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.services: dict[str, Any] = compose()["services"]
        self.ports = {
            "database:5432": free_port(),
            "bus:6379": free_port(),
            "node1:8080": free_port(),
            "node2:8080": free_port(),
        }
        self.https, self.http = free_port(), free_port()
        self.processes: dict[str, subprocess.Popen[bytes]] = {}
        self._cluster = Cluster(folder)
        self._cluster.stop()

    @property
    def url(self) -> str:
        return f"https://localhost:{self.https}"

    def filled(self, text: str) -> str:
        """A text of the file with what `.env` would say, and addresses of this machine for names of containers."""
        known = {"SITE": f"localhost:{self.https}", "POSTGRES_PASSWORD": "unused"}
        for name, value in known.items():
            text = text.replace(f"${{{name}}}", value)
        text = text.replace("${OPERATORS:-}", "")
        # The tests' own cluster has another name for its one user.
        text = text.replace("statecraft:unused@", "tests@").replace("/statecraft", "/postgres")
        for name, port in self.ports.items():
            text = text.replace(name, f"127.0.0.1:{port}")
        assert "${" not in text, text
        return text

    def start(self, name: str) -> None:
        """Start a service with its command and its environment as they stand in the file."""
        service = self.services[name]
        words = [self.filled(word) for word in service["command"]]
        given = (
            {key: self.filled(str(value)) for key, value in service["environment"].items()}
            if "environment" in service
            else {}
        )
        kept = {
            key: value for key, value in os.environ.items() if not key.startswith("STATECRAFT_")
        }
        environment = {**kept, **given}
        port = 0
        if name == "database":
            port = self.ports["database:5432"]
            words = [
                *self._as_user(),
                str(real_part("postgres")),
                "-D",
                str(self._cluster._data),
                *words[1:],
                "-p",
                str(port),
            ]
        elif name == "bus":
            port = self.ports["bus:6379"]
            words = [
                str(real_part("redis")),
                *words[1:],
                "--port",
                str(port),
                "--dir",
                str(self.folder),
            ]
        elif name == "proxy":
            port = self.https
            words = [str(real_part("caddy")), *words[1:]]
            words = [
                str(DEPLOY / "Caddyfile") if word == "/etc/caddy/Caddyfile" else word
                for word in words
            ]
            environment |= {
                "HTTP_PORT": str(self.http),
                "XDG_DATA_HOME": str(self.folder / "caddy"),
                "XDG_CONFIG_HOME": str(self.folder / "caddy"),
            }
        else:
            port = self.ports[f"{name}:8080"]
            # The image's entry point and environment, and the volume at /data.
            environment |= {
                "STATECRAFT_DATA": str(self.folder / name),
                "STATECRAFT_HOST": "127.0.0.1",
                "STATECRAFT_PORT": str(port),
                "STATECRAFT_LOG_LEVEL": "warning",
                "PYTHONPATH": str(ROOT / "src"),
            }
            words = [sys.executable, "-m", "statecraft", *words]
        log = (self.folder / f"{name}.log").open("wb")
        self.processes[name] = subprocess.Popen(
            words, env=environment, cwd="/", stdout=log, stderr=log
        )
        log.close()
        try:
            until_open(port, self.processes[name])
        except (AssertionError, TimeoutError) as error:
            raise AssertionError(
                f"{name}: {error}\n{(self.folder / f'{name}.log').read_text()}"
            ) from error

    def _as_user(self) -> list[str]:
        return self._cluster._as_user

    def kill(self, name: str) -> None:
        self.processes[name].kill()
        self.processes.pop(name).wait(PATIENCE)

    def stop(self) -> None:
        for process in reversed(self.processes.values()):
            process.send_signal(signal.SIGINT)
        for process in self.processes.values():
            with suppress(subprocess.TimeoutExpired):
                process.wait(10)
            process.kill()
            process.wait(PATIENCE)

    @property
    def authority(self) -> Path:
        """The certificate of the authority that Caddy made for itself."""
        return self.folder / "caddy" / "caddy" / "pki" / "authorities" / "local" / "root.crt"


@contextmanager
def together(folder: Path) -> Iterator[Together]:
    made = Together(folder)
    try:
        for name in ("database", "bus"):
            made.start(name)
        for name in ("node1", "node2", "proxy"):
            made.start(name)
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder / "postgres", ignore_errors=True)
