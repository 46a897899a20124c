"""A process that does jobs for a server, one after the other: `python -m statecraft.server.jobs.worker`.

Each job is a function of ours with its arguments, each answer what it gave or raised; both are pickled, with their
length before them, since nobody else is at the other end. The process is as modest as it is told: niceness, memory,
and processor time for each job. It ends when its standard input does, so that it does not outlive who started it.
"""

import contextlib
import math
import os
import pickle
import queue
import signal
import sys
import threading
import time
import traceback
from typing import Any, BinaryIO

LENGTH = 8
"""Bytes before each message that say how long it is."""
DONE, RAISED, BROKE = "done", "raised", "broke"
LARGEST_ANSWER = 64 * 1024 * 1024
_MEGABYTE = 1024 * 1024


def be_modest(nice: int, megabytes: int) -> None:
    """Give way to who serves people, and take no more memory than this, where the system can do so."""
    if sys.platform == "win32":
        return
    import resource

    os.nice(nice)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_DATA, (megabytes * _MEGABYTE, megabytes * _MEGABYTE))


def allow(seconds: float) -> None:
    """Give the next job so much processor time, where the system can do so; more ends the process."""
    if sys.platform == "win32":
        return
    import resource

    _soft, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(time.process_time() + seconds), hard))


def message(data: Any) -> bytes:
    """Something as it goes over the line."""
    packed = pickle.dumps(data)
    return len(packed).to_bytes(LENGTH, "big") + packed


def answered(job: bytes) -> bytes:
    """Do a job; what came of it, as it goes back."""
    try:
        function, args = pickle.loads(job)
        answer = message((DONE, function(*args)))
        if len(answer) > LARGEST_ANSWER:
            raise MemoryError
        return answer
    except Exception as error:
        return _raised(error)


def _raised(error: Exception) -> bytes:
    try:
        packed = message((RAISED, error))
        # What cannot be read again is of no use at the other end.
        pickle.loads(packed[LENGTH:])
        return packed
    except Exception:
        return message((BROKE, "".join(traceback.format_exception(error))))


def _read_on(given: BinaryIO, jobs: "queue.SimpleQueue[bytes]") -> None:
    while True:
        head = given.read(LENGTH)
        if len(head) < LENGTH:
            os._exit(0)
        jobs.put(given.read(int.from_bytes(head, "big")))


def main() -> None:
    nice, megabytes = map(int, sys.argv[1:3])
    seconds = float(sys.argv[3])
    be_modest(nice, megabytes)
    # Ctrl-C in a terminal is for the server, which ends this process in its time.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Whatever a game says on its standard output must not come between the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    jobs: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read_on, args=(sys.stdin.buffer, jobs), daemon=True).start()
    while True:
        job = jobs.get()
        allow(seconds)
        answers.write(answered(job))
        answers.flush()


if __name__ == "__main__":
    main()
