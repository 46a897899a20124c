"""How much processor time this process has had, with the processes that work for it. It measures, and shows nothing."""

import time
from contextlib import suppress
from pathlib import Path


def spent() -> float:
    """Seconds of processor time that this process has had, and its workers where the system tells (Linux)."""
    workers = 0
    for listed in Path("/proc/self/task").glob("*/children"):
        # A thread or a worker may have ended since it was listed.
        with suppress(OSError):
            for child in listed.read_text().split():
                for thread in Path(f"/proc/{child}/task").glob("*/schedstat"):
                    workers += int(thread.read_text().split()[0])
    return time.process_time() + workers / 1e9
