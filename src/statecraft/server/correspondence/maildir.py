"""Mails that something else puts into a folder: fetched from a mailbox elsewhere, or delivered by a mail server.

A maildir has new mails in `new/`; what is taken goes to `cur/`, after what it moved is on disk. A server that is killed
in between finds it again, and the mail's name says that it was answered. Of several nodes one looks after the folder.
"""

import asyncio
import contextlib
import os
from pathlib import Path
from typing import Final

from statecraft.server.correspondence.inbox import Inbox, TooMany
from statecraft.server.correspondence.letter import MOST_BYTES
from statecraft.server.leases import Leases
from statecraft.server.log import logger
from statecraft.server.refusal import Refused
from statecraft.server.store import StoreError

LEASE: Final = "mail-in"
_REST: Final = 2.0
"""Seconds between two looks at the folder."""
_AT_ONCE: Final = 200
_SEEN: Final = ":2,S"

log = logger("replies")


class Maildir:
    """Takes the mails of a folder in, which has been laid out (`mail_in`)."""

    def __init__(self, inbox: Inbox, folder: Path, leases: Leases, rest: float = _REST) -> None:
        self._inbox = inbox
        self._folder = folder
        self._leases = leases
        self._rest = rest

    async def run(self) -> None:
        """Look for mails, for as long as the server runs."""
        while True:
            try:
                await self.look()
            except (OSError, StoreError) as error:
                # The mails are still there: the next look finds them.
                log.error("maildir", problem=str(error))
            await asyncio.sleep(self._rest)

    async def look(self) -> int:
        """Take the mails that are there now, if the folder is this node's; how many were taken."""
        return await self.take_all() if await self._leases.claim(LEASE) else 0

    async def take_all(self) -> int:
        """Take the mails that are there now; how many were taken. One that cannot be taken now stays."""
        taken = 0
        for file in await asyncio.to_thread(self._new):
            try:
                data = await asyncio.to_thread(_read, file)
                if data is not None:
                    await self._inbox.take(data)
                await asyncio.to_thread(self._put_away, file)
            except FileNotFoundError:
                # Somebody else tidies here too.
                continue
            except TooMany:
                continue
            except Refused as refused:
                log.warning("mail not taken", reason=refused.text)
                continue
            taken += 1
        return taken

    def _new(self) -> list[Path]:
        """The mails to take, the oldest first; names that begin with a dot are none."""
        found: list[tuple[float, str, Path]] = []
        for file in (self._folder / "new").iterdir():
            with contextlib.suppress(FileNotFoundError):
                if not file.name.startswith(".") and file.is_file():
                    found.append((file.stat().st_mtime, file.name, file))
        return [file for _at, _name, file in sorted(found)[:_AT_ONCE]]

    def _put_away(self, file: Path) -> None:
        name = file.name if ":2," in file.name else file.name + _SEEN
        file.rename(self._folder / "cur" / name)
        if os.name == "posix":
            handle = os.open(self._folder / "cur", os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


def _read(file: Path) -> bytes | None:
    """What a mail is; None for one that is too large to be a reply."""
    if file.stat().st_size > MOST_BYTES:
        log.warning("mail too large", file=file.name)
        return None
    return file.read_bytes()
