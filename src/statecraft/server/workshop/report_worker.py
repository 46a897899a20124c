"""Makes the balance reports of the workshop: one at a time, each in a process of its own that gives way to play.

The process is `statecraft.lab.report.job`, on a folder below the server's data. It keeps its games there as they are
finished, so a report that was interrupted by the server's end goes on where it was. Nothing of the lab is loaded here.
"""

import asyncio
import contextlib
import json
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from statecraft import bots
from statecraft.locale import Language
from statecraft.server.leases import AllOurs, Leases
from statecraft.server.log import logger
from statecraft.server.refusal import Refused
from statecraft.server.store import Store, StoreError
from statecraft.server.tables.loader import Library
from statecraft.server.tables.own_editions import EditionFolders
from statecraft.server.workshop import reports
from statecraft.server.workshop.publishing import players
from statecraft.server.workshop.reports import Job

BOT = "steady"
SEED = 1
#: The words for why a report failed that are found out here; the process has its own.
TIME, CRASHED, GONE = "time", "crashed", "gone"
_MODULE = "statecraft.lab.report.job"
_REST = 30.0
_RETRY = 5.0

log = logger("workshop")


class ReportWorker:
    """The maker of reports, and the folder where they are."""

    def __init__(
        self,
        folder: Path,
        store: Store,
        library: Library,
        folders: EditionFolders,
        clock: Callable[[], float],
        minutes: float,
        megabytes: int,
        leases: Leases | None = None,
    ) -> None:
        self._leases = leases or AllOurs()
        self._folder = folder
        self._store = store
        self._library = library
        self._folders = folders
        self._clock = clock
        self._minutes = minutes
        self._megabytes = megabytes
        self._wake = asyncio.Event()

    def page(self, entry: str, version: int, lang: Language) -> Path:
        """Where the report on a version is, once it has been made."""
        return self._folder / f"{entry}-{version}" / f"report.{lang}.html"

    def wake(self) -> None:
        """There is a report to be made; without this it would be found some seconds later."""
        self._wake.set()

    async def run(self) -> None:
        """Make what there is to make, for as long as the server runs."""
        interrupted = True
        while True:
            self._wake.clear()
            try:
                # Of several nodes one makes the reports of all; what it leaves undone the next one begins again.
                is_ours = await self._leases.claim("reports")
                if interrupted and is_ours:
                    await self._store.write(reports.begin_again)
                interrupted = not is_ours
                while is_ours and await self.make_next():
                    pass
                rest = _REST
            except (StoreError, OSError) as error:
                # The row is still there, and is begun again.
                log.error("report", problem=str(error))
                interrupted, rest = True, _RETRY
            with contextlib.suppress(TimeoutError):
                # Not wait_for: before Python 3.12 it can lose being told to end.
                async with asyncio.timeout(rest):
                    await self._wake.wait()

    async def make_next(self) -> bool:
        """Make the report whose turn it is; whether there was one."""
        job = await self._store.write(lambda db: reports.claim(db, self._clock()))
        if job is None:
            return False
        log.info("report begun", entry=job.entry, version=job.version)
        folder = self._folder / job.folder
        try:
            await self._prepare(job, folder)
        except Refused as refused:
            # The game is installed no more, or takes the rules no more.
            log.warning("report refused", entry=job.entry, reason=refused.text)
            failed: str | None = GONE
        else:
            failed = await self._made(job, folder)
        at = self._clock()
        if failed is None:
            summary = json.loads((folder / "summary.json").read_text(encoding="utf-8"))
            await self._store.write(lambda db: reports.finish(db, job, summary, at))
        else:
            await self._store.write(lambda db: reports.fail(db, job, failed, at))
        # The games themselves have served; the pages stay.
        await asyncio.to_thread(shutil.rmtree, folder / "run", ignore_errors=True)
        log.info("report ended", entry=job.entry, version=job.version, failed=failed)
        return True

    async def _prepare(self, job: Job, folder: Path) -> None:
        """Write down what the process is to play."""
        if job.edition:
            await self._store.read(lambda db: self._folders.materialise(db, job.edition))
        game = await asyncio.to_thread(self._library.game, job.game, job.edition)
        count = players(game, job.options)
        if count is None:
            raise Refused("server-workshop-unplayable", "conflict")
        place = self._library.folder_of(job.edition).resolve() if job.edition else ""
        asked = {
            "package": game.package,
            "options": job.options,
            "edition": str(place),
            "players": count,
            "bots": [BOT if BOT in bots.names(game.name) else bots.RANDOM],
            "games": job.games,
            "seed": SEED,
            "memory": self._megabytes,
            # Not the limit itself, but what would end a process that nobody watches any more.
            "seconds": int(60 * self._minutes) + 60,
        }
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "job.json").write_text(json.dumps(asked), encoding="utf-8")

    async def _made(self, job: Job, folder: Path) -> str | None:
        """Let the process make it; the word for why it could not, or None."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", _MODULE, str(folder)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        # Read all along: a process whose words nobody reads would stop and wait.
        complaints = asyncio.create_task(_last_of(process.stderr))
        last: dict[str, Any] = {}
        try:
            async with asyncio.timeout(60 * self._minutes):
                while line := await _line(process.stdout):
                    last = _message(line) or last
                    if "done" in last:
                        done = last["done"]
                        await self._store.write(lambda db, d=done: reports.progress(db, job, d))  # type: ignore[misc]
                await process.wait()
        except TimeoutError:
            return TIME
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
            words = await complaints
        if last.get("made"):
            return None
        if "failed" not in last:
            log.warning("report crashed", code=process.returncode, words=words)
        return str(last.get("failed", CRASHED))


def _message(line: bytes) -> dict[str, Any]:
    """What a line of the process tells; nothing where a game of somebody else's talks in between."""
    try:
        message = json.loads(line)
    except ValueError:
        return {}
    return message if isinstance(message, dict) else {}


async def _line(stream: asyncio.StreamReader | None) -> bytes:
    return b"" if stream is None else await stream.readline()


async def _last_of(stream: asyncio.StreamReader | None) -> str:
    """The end of what a process complains of."""
    kept = b""
    while stream is not None and (piece := await stream.read(4096)):
        kept = (kept + piece)[-2000:]
    return kept.decode(errors="replace")
