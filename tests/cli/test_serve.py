"""`statecraft serve` as a program: it starts, says where it is, ends politely, and names what is wrong."""

import asyncio
import logging
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

from statecraft.server.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from cli.conftest import CommandResult

    Command = Callable[..., CommandResult]


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server on a free port, and the address it printed."""
    process = subprocess.Popen(
        [sys.executable, "-m", "statecraft", "serve", "--data", str(folder), "--port", "0", *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "http://127.0.0.1:" in line, process.communicate(timeout=10)
        yield process, line.split()[3].rstrip(",")
    finally:
        process.kill()
        process.communicate(timeout=10)


@pytest.fixture
def quiet() -> Iterator[None]:
    """The command sets up the log of the whole process, which is this test's too."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    yield
    root.handlers[:], level = before
    root.setLevel(level)


def test_it_answers_once_it_says_so_ends_with_0_and_forgets_nobody(tmp_path: Path) -> None:
    jar: dict[str, str] = {}
    for sign in (signal.SIGTERM, signal.SIGINT):
        with serving(tmp_path / "data", "--log-format", "json") as (process, url):
            with httpx.Client(base_url=url, cookies=jar) as browser:
                if not jar:
                    browser.post("/api/me", json={"name": "Anna", "colour": "blue"})
                    jar = dict(browser.cookies)
                assert browser.get("/api/me").json()["name"] == "Anna"
            process.send_signal(sign)
            out, err = process.communicate(timeout=30)
            assert process.returncode == 0, err
            assert "Traceback" not in out + err
    with closing(sqlite3.connect(tmp_path / "data" / "statecraft.sqlite")) as db:
        assert db.execute("SELECT name FROM person").fetchall() == [("Anna",)]


def test_a_second_server_on_a_folder_is_refused_until_the_first_is_gone_even_by_a_crash(
    tmp_path: Path,
) -> None:
    # A folder as somebody may have made it, open to all.
    data = tmp_path / "data"
    data.mkdir()
    data.chmod(0o755)
    second = [sys.executable, "-m", "statecraft", "serve", "--data", str(data), "--port", "0"]
    with serving(data) as (process, url):
        httpx.post(f"{url}/api/me", json={"name": "Anna", "colour": "blue"})
        refused = subprocess.run(second, capture_output=True, text=True, timeout=60)
        assert (refused.returncode, refused.stdout) == (1, "")
        assert f"{data} is in use by another server" in refused.stderr.replace("\n", " ")
        assert httpx.get(f"{url}/readyz").status_code == 200
        # Nobody but its user can enter, and nobody else could read a file there.
        assert data.stat().st_mode & 0o077 == 0
        files = [path for path in data.rglob("*") if path.stat().st_mode & 0o077]
        assert not files, files
        process.kill()
        _, err = process.communicate(timeout=10)
        assert "folder closed to others" in err
    with serving(data) as (process, url):
        assert httpx.get(f"{url}/readyz").status_code == 200


def test_a_port_that_is_taken_is_named(statecraft: "Command", quiet: None, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = statecraft("serve", "--data", str(tmp_path / "data"), "--port", port)
    assert result.code == 1
    assert f"Port {port} of 127.0.0.1 is taken" in result.err
    # Nothing was touched.
    assert not (tmp_path / "data").exists()


def test_an_address_that_is_not_ours_is_named(
    statecraft: "Command", quiet: None, tmp_path: Path
) -> None:
    words = ("--data", str(tmp_path), "--host", "192.0.2.1", "--port", "0")
    result = statecraft("serve", *words)
    assert (result.code, "192.0.2.1" in result.err) == (1, True)


def test_a_folder_that_cannot_be_written_is_named(
    statecraft: "Command", quiet: None, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    folder = str(tmp_path / "file" / "data")
    result = statecraft("serve", "--data", folder, "--port", "0")
    assert (result.code, folder in result.err) == (1, True)


def test_a_database_of_a_newer_version_is_left_alone(
    statecraft: "Command", quiet: None, tmp_path: Path
) -> None:
    path = tmp_path / "statecraft.sqlite"
    asyncio.run(SqliteStore(path).close())
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
        db.execute("UPDATE shape SET oldest = '9999'")
        db.commit()
    result = statecraft("serve", "--data", str(tmp_path), "--port", "0", "--lang", "de")
    assert (result.code, "neueren Version" in result.err) == (1, True)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


def test_a_file_that_is_no_database_is_named(
    statecraft: "Command", quiet: None, tmp_path: Path
) -> None:
    (tmp_path / "statecraft.sqlite").write_text("no database at all, however long it may be " * 50)
    result = statecraft("serve", "--data", str(tmp_path), "--port", "0")
    assert (result.code, "statecraft.sqlite" in result.err) == (1, True)


def test_wrong_settings_end_with_2_and_a_reason(statecraft: "Command", tmp_path: Path) -> None:
    for words, reason in (
        (("--port", "many"), "--port: port is a whole number"),
        (("--log-level", "loud"), "--log-level: log_level is one of"),
        (("--config", str(tmp_path / "none")), "cannot be read"),
        (("--nonsense",), "nonsense"),
    ):
        result = statecraft("serve", *words)
        assert result.code == 2
        assert reason in result.err
    assert "ganze Zahl" in statecraft("serve", "--port", "x", "--lang", "de").err


def test_help_lists_every_setting_in_both_languages(statecraft: "Command") -> None:
    for lang, word in (("en", "Port to listen at"), ("de", "Port, an dem")):
        result = statecraft("--lang", lang, "serve", "--help")
        assert result.code == 0
        assert word in result.out
        assert "--trust-proxy" in result.out
