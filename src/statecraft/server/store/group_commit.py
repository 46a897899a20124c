"""Work that waits to be written together with others' work, and how those who wait are told."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from statecraft.server.store import Connection

MOST_AT_ONCE = 256
"""So many pieces of work share a transaction at most."""


class Job:
    """Work that waits for a writer, and who waits for it."""

    __slots__ = ("brief", "done", "error", "result", "work")

    def __init__(
        self, work: Callable[[Connection], Any], done: "asyncio.Future[Any]", brief: bool = False
    ) -> None:
        self.work = work
        self.done = done
        self.brief = brief
        self.result: Any = None
        self.error: Exception | None = None


def tell(batch: Sequence[Job]) -> None:
    """Tell all who wait, with one wake-up for each loop; one whose loop is gone waits no longer."""
    for loop in {job.done.get_loop() for job in batch}:
        mine = [job for job in batch if job.done.get_loop() is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, mine)


def _settle(batch: Sequence[Job]) -> None:
    for job in batch:
        if job.done.cancelled():
            continue
        if job.error is not None:
            job.done.set_exception(job.error)
        else:
            job.done.set_result(job.result)
