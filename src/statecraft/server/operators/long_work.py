"""What takes minutes, asked for on the page: the command itself, as a process that gives way to everybody who plays."""

import asyncio
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from statecraft.server.config import PREFIX, Settings
from statecraft.server.log import logger
from statecraft.server.operators import acts
from statecraft.server.operators.backups import FOLDER
from statecraft.server.refusal import Refused
from statecraft.server.store import Store, StoreError

_NICE = 10
_MOST_SAID = 500

log = logger("operators")


class LongWork:
    """One piece of such work at a time in this process; what came of it is among the acts."""

    def __init__(self, settings: Settings, store: Store, clock: Callable[[], float]) -> None:
        self._settings = settings
        self._store = store
        self._clock = clock
        self._task: asyncio.Task[None] | None = None
        #: What is being done just now.
        self.kind = ""

    def begin(self, kind: str, by: str) -> None:
        """Begin a backup into the data folder, or to look through everything."""
        if self._task is not None and not self._task.done():
            raise Refused("operators-busy", "conflict")
        words = [kind]
        if kind == acts.BACKUP:
            folder = self._settings.data / FOLDER
            folder.mkdir(mode=0o700, exist_ok=True)
            words.append(str(folder / f"{datetime.now(UTC):%Y-%m-%dT%H%M%S}.backup"))
        self.kind = kind
        self._task = asyncio.create_task(self._do(words, by))

    async def _do(self, words: list[str], by: str) -> None:
        kind = self.kind
        try:
            code, text = await _carried_out(words, _environment(self._settings))
            at = self._clock()
            await self._store.write(
                lambda db: acts.write(db, by, kind, "", at, code=code, said=text)
            )
        except (OSError, StoreError) as error:
            log.error("long work broke", kind=kind, reason=str(error))
        finally:
            self.kind = ""

    async def close(self) -> None:
        """End what is under way; a backup that is not whole leaves no file."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


async def _carried_out(words: list[str], environment: dict[str, str]) -> tuple[int | None, str]:
    """The command's exit code, and the last of what it said."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "statecraft", "admin", *words, "--lang", "en"),
        env=environment,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        if hasattr(os, "setpriority"):
            with suppress(ProcessLookupError):
                os.setpriority(os.PRIO_PROCESS, process.pid, _NICE)
        said, _ = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
    return process.returncode, said.decode("utf-8", "replace").strip()[-_MOST_SAID:]


def _environment(settings: Settings) -> dict[str, str]:
    """The settings that the command needs; a password does not stand where others on the machine see it."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
    place = {"DATA": str(settings.data), "DATABASE": settings.database or ""}
    # Where the sources lie, for a server that was started from them.
    sources = {"PYTHONPATH": str(Path(__file__).parents[3])}
    return {**kept, **sources, **{PREFIX + name: value for name, value in place.items()}}
