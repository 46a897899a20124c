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


def reach(folder: Path) -> None:
    """Let others come to a folder: those above belong to whoever runs the tests, and are closed to others."""
    for above in folder.parents:
        if above.stat().st_uid == os.geteuid() and above != Path("/"):
            above.chmod(above.stat().st_mode | 0o011)


class Cluster:
    """A database server. As root it runs as the user `postgres`, since it refuses to run as root.

    ``of`` makes it the replica of another one, which has every commit before that is acknowledged.
    """

    def __init__(self, folder: Path, of: "Cluster | None" = None) -> None:
        self._bin = real_part("postgres").parent
        self._data = folder / "postgres"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self._as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        self._data.mkdir(mode=0o700)
        if self._as_user:
            user = pwd.getpwnam("postgres")
            os.chown(self._data, user.pw_uid, user.pw_gid)
            reach(self._data)
        if of is None:
            self._run("initdb", "-D", self._data, "-U", "tests", "-A", "trust", "-N", "-E", "UTF8")
        else:
            line = f"host=127.0.0.1 port={of.port} user=tests"
            self._run("pg_basebackup", "-D", self._data, "-R", "-N", "-c", "fast", "-d", line)
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

    def runs(self) -> bool:
        return (self._data / "postmaster.pid").exists()

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "-D", self._data, "-w", "-m", mode, "stop")

    def waits_for_its_replica(self) -> None:
        """From now on no commit is acknowledged that the replica has not written."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            db.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
            db.execute("SELECT pg_reload_conf()")

    def promote(self) -> None:
        """The replica takes the place of the one it followed."""
        self._run("pg_ctl", "-D", self._data, "-w", "promote")

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

    def database_on(self, folder: Path, name: str) -> str:
        """A database that lies in a folder of its own; its URL. It is gone with the server, which comes first."""
        folder.mkdir()
        if self._as_user:
            user = pwd.getpwnam("postgres")
            os.chown(folder, user.pw_uid, user.pw_gid)
            reach(folder)
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            db.execute(f"CREATE TABLESPACE \"{name}\" LOCATION '{folder}'")
            db.execute(f'CREATE DATABASE "{name}" TABLESPACE "{name}"')
        return self.url(name)

    def database_of(self, folder: Path) -> str:
        """The database that stands for a folder in tests that have one."""
        return self.database("t" + sha256(str(folder).encode()).hexdigest()[:16])


@contextmanager
def cluster(of: Cluster | None = None) -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="statecraft-pg-"))
    made = Cluster(folder, of)
    try:
        yield made
    finally:
        # One that was killed may be gone already.
        if made.runs():
            made.stop("immediate")
        shutil.rmtree(folder)
