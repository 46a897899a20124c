"""Games on a real Dask cluster: a scheduler and two workers, one of which is killed in the middle."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PATIENCE = 300
RUN = ("lab", "balance", "globopolis", "--seats", "2", "--set", "until_round=4", "--games", "24")


def started(*words: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-m", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def wait_for(what: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < until, "nothing happened for too long"
        time.sleep(0.02)


@contextmanager
def ending(process: "subprocess.Popen[bytes]") -> Iterator["subprocess.Popen[bytes]"]:
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@pytest.mark.slow
def test_a_worker_that_dies_changes_nothing(tmp_path: Path) -> None:
    known = tmp_path / "scheduler.json"
    at = ("--scheduler-file", str(known))
    scheduler = ("distributed.cli.dask_scheduler", *at, "--host", "127.0.0.1", "--port", "0")
    worker = ("distributed.cli.dask_worker", *at, "--nthreads", "1", "--no-nanny")
    quiet = "--no-dashboard"
    out = tmp_path / "cluster"
    games = out / "games.jsonl"

    def finished() -> int:
        return games.read_bytes().count(b"\n") if games.exists() else 0

    with (
        ending(started(*scheduler, quiet)),
        ending(started(*worker, quiet)) as first,
        ending(started(*worker, quiet)) as second,
    ):
        wait_for(lambda: known.exists() and bool(known.read_text()))
        address = json.loads(known.read_text())["address"]
        with ending(
            started("statecraft", *RUN, "--csv", "--cluster", address, "--out", str(out))
        ) as command:
            wait_for(lambda: finished() >= 2)
            os.kill(first.pid, signal.SIGKILL)
            first.wait()
            assert finished() < 24
            assert command.wait(PATIENCE) == 0
        assert second.poll() is None
    here = tmp_path / "here"
    words = ("statecraft", *RUN, "--csv", "--jobs", "1", "--out", str(here))
    assert started(*words).wait(PATIENCE) == 0
    names = sorted([path.name for path in here.iterdir()])
    assert names == sorted([path.name for path in out.iterdir()])
    assert [name for name in names if (here / name).read_bytes() != (out / name).read_bytes()] == []
