"""A real PostgreSQL of the tests' own, on a free port, which can be stopped, killed and started again."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import psycopg

from plugins.real_parts import real_part

PATIENCE = 30
QUICK = ("shared_buffers = 16MB", "recovery_init_sync_method = syncfs")
"""Little memory; and after a crash not every file by itself is brought to the disk, which takes seconds on a busy one."""


class Cluster:
    """A database server. As root it runs as the user `postgres`, since it refuses to run as root."""

    def __init__(self, folder: Path) -> None:
        self._bin = real_part("postgres").parent
        self._data = folder / "postgres"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self._as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        self._data.mkdir()
        if self._as_user:
            user = pwd.getpwnam("postgres")
            os.chown(self._data, user.pw_uid, user.pw_gid)
            # The folders above belong to whoever runs the tests, and are closed to others.
            for above in self._data.parents:
                if above.stat().st_uid == os.geteuid() and above != Path("/"):
                    above.chmod(above.stat().st_mode | 0o011)
        self._run("initdb", "-D", self._data, "-U", "tests", "-A", "trust", "-N", "-E", "UTF8")
        settings = ["listen_addresses = '127.0.0.1'", "unix_socket_directories = ''"]
        with (self._data / "postgresql.conf").open("a") as conf:
            conf.write("\n".join([*settings, f"port = {self.port}", *QUICK, ""]))
        self.start()

    def _run(self, program: str, *words: object) -> None:
        command = [*self._as_user, str(self._bin / program), *map(str, words)]
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=PATIENCE, cwd="/", check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        log = self._data / "log"
        self._run("pg_ctl", "-D", self._data, "-w", "-l", log, "start")

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "-D", self._data, "-w", "-m", mode, "stop")

    def kill(self) -> None:
        """kill -9 of the postmaster and all it has started, as a power cut would."""
        pid = int((self._data / "postmaster.pid").read_text().splitlines()[0])
        found = subprocess.run(
            ["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False
        )
        for each in (pid, *map(int, found.stdout.split())):
            os.kill(each, signal.SIGKILL)
        (self._data / "postmaster.pid").unlink(missing_ok=True)

    def url(self, database: str) -> str:
        return f"postgresql://tests@127.0.0.1:{self.port}/{database}"

    def database(self, name: str) -> str:
        """A database of this name, made if it is not there yet; its URL."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            there = db.execute("SELECT 1 FROM pg_database WHERE datname = %s", (name,)).fetchone()
            if there is None:
                db.execute(f'CREATE DATABASE "{name}"')
        return self.url(name)

    def database_of(self, folder: Path) -> str:
        """The database that stands for a folder in tests that have one."""
        return self.database("t" + sha256(str(folder).encode()).hexdigest()[:16])


@contextmanager
def cluster() -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="statecraft-pg-"))
    made = Cluster(folder)
    try:
        yield made
    finally:
        made.stop("immediate")
        shutil.rmtree(folder)
