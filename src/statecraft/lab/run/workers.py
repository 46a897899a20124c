"""One kind of work on many pieces, shared between processes.

Workers are fresh processes that are handed plain pieces and hand back plain results, in whatever order
they are done. Putting them in order again is up to whoever asked. No worker outlives who asked.
"""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

Piece = TypeVar("Piece")
Done = TypeVar("Done")


def shared(work: Callable[[Piece], Done], pieces: Sequence[Piece], jobs: int) -> Iterator[Done]:
    """What comes of each piece, as it is done; ``jobs`` 0 means one process a core."""
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1 or len(pieces) < 2:
        for piece in pieces:
            yield work(piece)
        return
    # Spawned, not forked: a worker inherits neither threads nor half-written output.
    spawned = get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(pieces)), spawned, _end_with_parent) as pool:
        waiting = [pool.submit(work, piece) for piece in pieces]
        try:
            for done in as_completed(waiting):
                yield done.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _end_with_parent() -> None:
    """Only the parent says when a worker ends, or its end does.

    Ctrl-C goes to all processes of a terminal, and a worker would answer with a traceback. A parent that was
    killed could not tell its workers, which would wait for work for ever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        Thread(target=_outlived, args=(parent.join,), daemon=True).start()


def _outlived(wait: Callable[[], None]) -> None:
    wait()
    os._exit(1)
