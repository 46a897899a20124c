"""Processes that work for people, so that nothing anybody sends keeps the others waiting.

A job is a function of ours with plain arguments. It has so many seconds and so much memory; one that takes more ends
with its process, and the next job gets a fresh one. Who asks waits in a circle with all others (`fair_queue`), and
always meets the same process, which may remember what it did for them. When whoever asked is gone, so is the job.
"""

import asyncio
import os
import pickle
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar, TypeVarTuple, Unpack
from zlib import crc32

from statecraft.server.jobs import worker
from statecraft.server.jobs.fair_queue import FairQueue
from statecraft.server.log import logger
from statecraft.server.refusal import Refused

Args = TypeVarTuple("Args")
T = TypeVar("T")
_MODULE = "statecraft.server.jobs.worker"
_TOO_LONG = getattr(signal, "SIGXCPU", 0)
"""The signal by which a process ends that has used up its processor time."""

log = logger("workers")


class Broken(Exception):
    """The process died over a job, or the job failed by a fault of ours."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """What a job may take, how many of one person may wait, and how much its process gives way to others.

    The seconds are of processor time; a job that only waits is given up after ``patience`` times as many.
    """

    seconds: float = 20.0
    megabytes: int = 1024
    waiting: int = 4
    nice: int = 5
    patience: float = 4.0


class Workers:
    """So many processes; without any, jobs are done in threads of this one, and nothing bounds them."""

    def __init__(self, count: int, bounds: Bounds) -> None:
        self._lanes = [_Lane(bounds) for _ in range(count)]
        self._here = FairQueue(1, bounds.waiting)

    def __bool__(self) -> bool:
        return bool(self._lanes)

    async def run(
        self,
        whose: str,
        function: Callable[[Unpack[Args]], T],
        *args: *Args,
        where: str | None = None,
        most: int | None = None,
    ) -> T:
        """What the function gives. Jobs with the same ``where`` are done in the same process; else those of a person.

        Refused where it takes too much, or ``most`` of this person wait already. Broken where the process died.
        """
        if not self._lanes:
            return await self._here.in_thread(whose, function, *args)
        meets = whose if where is None else where
        lane = self._lanes[crc32(meets.encode()) % len(self._lanes)]
        async with lane.queue.turn(whose, most):
            result: T = await lane.do(function, args)
            return result

    async def close(self) -> None:
        """End all processes, whatever they are about."""
        for lane in self._lanes:
            lane.end()
        await asyncio.gather(*[task for lane in self._lanes for task in lane.ending])


class _Lane:
    """One process, and who waits for it."""

    def __init__(self, bounds: Bounds) -> None:
        self._bounds = bounds
        self.queue = FairQueue(1, bounds.waiting)
        self._process: asyncio.subprocess.Process | None = None
        self.ending: set[asyncio.Task[Any]] = set()

    async def do(self, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        process = await self._running()
        name = getattr(function, "__name__", "job")
        try:
            async with asyncio.timeout(self._bounds.patience * self._bounds.seconds):
                kind, value = await _asked(process, (function, args))
        except TimeoutError:
            self.end()
            log.warning("job took too long", job=name, seconds=self._bounds.seconds)
            raise Refused("server-job-too-long", "too-large") from None
        except (asyncio.IncompleteReadError, ConnectionError):
            code = await process.wait()
            self.end()
            if _TOO_LONG and code == -_TOO_LONG:
                log.warning("job took too long", job=name, seconds=self._bounds.seconds)
                raise Refused("server-job-too-long", "too-large") from None
            log.warning("worker died", job=name, code=code)
            raise Broken(name) from None
        except BaseException:
            # Nobody waits for the answer any more, and the next one must not get it.
            self.end()
            raise
        if kind == worker.DONE:
            return value
        if kind == worker.BROKE:
            log.error("job broke", job=name, problem=value)
            raise Broken(name)
        if isinstance(value, MemoryError | RecursionError):
            self.end()
            log.warning("job took too much", job=name, problem=type(value).__name__)
            raise Refused("server-job-too-large", "too-large")
        raise value

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            bounds = self._bounds
            self.end()
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", _MODULE),
                *map(str, (bounds.nice, bounds.megabytes, bounds.seconds)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                # The same modules as here, wherever they were found.
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
        return self._process

    def end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        # Read what it still had to say, so that its lines are closed.
        ended = asyncio.create_task(process.communicate())
        self.ending.add(ended)
        ended.add_done_callback(self.ending.discard)


async def _asked(process: asyncio.subprocess.Process, job: tuple[Any, ...]) -> tuple[str, Any]:
    assert process.stdin is not None, "it was asked for"
    assert process.stdout is not None, "it was asked for"
    # A long game takes a moment to pack, in which others are served.
    process.stdin.write(await asyncio.to_thread(worker.message, job))
    await process.stdin.drain()
    head = await process.stdout.readexactly(worker.LENGTH)
    packed = await process.stdout.readexactly(int.from_bytes(head, "big"))
    answer: tuple[str, Any] = await asyncio.to_thread(pickle.loads, packed)
    return answer
