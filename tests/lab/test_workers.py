"""Work shared between processes: all of it is done, and nobody is left behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from statecraft.lab.run.workers import shared

ORPHANS = """
import os, sys, time
from functools import partial
from pathlib import Path
from statecraft.lab.run.workers import shared
import lab.test_workers as here

if __name__ == "__main__":
    list(shared(partial(here.linger, sys.argv[1]), [1, 2], 2))
"""


def half(number: int) -> float:
    return number / 2


def linger(folder: str, number: int) -> None:
    (Path(folder) / str(number)).write_text(str(os.getpid()))
    time.sleep(600)


@pytest.mark.parametrize("jobs", [0, 1, 2, 3])
def test_every_piece_is_done_once(jobs: int) -> None:
    assert sorted(shared(half, [2, 4, 6], jobs)) == [1, 2, 3]
    assert list(shared(half, [], jobs)) == []


def test_a_failure_reaches_who_asked() -> None:
    with pytest.raises(TypeError):
        list(shared(half, [2, "x"], 2))  # type: ignore[arg-type]  # what must fail


def test_workers_end_when_who_asked_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "orphans.py"
    script.write_text(ORPHANS)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    asked = subprocess.Popen([sys.executable, str(script), str(tmp_path)], env=env)
    pids = [tmp_path / "1", tmp_path / "2"]
    until(lambda: all(path.exists() and path.read_text() for path in pids))
    asked.send_signal(signal.SIGKILL)
    asked.wait()
    until(lambda: not any(alive(int(path.read_text())) for path in pids))


def until(holds: Callable[[], bool]) -> None:
    """Wait for something that must come, or fail after a time that is long on any machine."""
    for _ in range(1200):
        if holds():
            return
        time.sleep(0.05)
    pytest.fail("it never came")


def alive(pid: int) -> bool:
    """Whether a process runs; one that is dead and not seen off yet does not."""
    stat = Path(f"/proc/{pid}/stat")
    try:
        os.kill(pid, 0)
        return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False
