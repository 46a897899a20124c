"""Mails: rows written together with what causes them, and the outbox where they become files.

Each row becomes one `.eml` file in a folder, exactly once: its name comes from the row, it is written
under another name and then renamed, and a row whose file is there already is only marked as sent. From
then on the row keeps no text, so that no link can be read out of the database.
"""

import asyncio
import contextlib
import os
from collections.abc import Callable
from datetime import UTC, datetime
from email import policy
from email.message import EmailMessage
from email.utils import format_datetime
from functools import partial
from hashlib import sha256
from pathlib import Path

from statecraft.locale import Arg, Texts
from statecraft.server import metrics
from statecraft.server.dice_key import fingerprint_in
from statecraft.server.leases import AllOurs, Leases
from statecraft.server.log import logger
from statecraft.server.store import Connection, Row, Store, StoreError

_AT_ONCE = 50
_REST = 5.0

log = logger("mail")


def write_mail(
    db: Connection, texts: Texts, to: str, key: str, values: dict[str, Arg], now: float
) -> None:
    """Write the mail `key` (the texts `key` and `key.subject`) in the transaction of its cause.

    Below it stands which key signs this server's dice: a mailbox is a place that the server cannot rewrite.
    """
    body = texts.say(key, values)
    mark = fingerprint_in(db)
    if mark is not None:
        body += "\n\n-- \n" + texts.say("mail-dice-key", fingerprint=mark)
    db.run(
        "INSERT INTO mail (to_address, subject, body, created) VALUES (:to, :subject, :body, :now)",
        to=to,
        subject=texts.say(f"{key}.subject", values),
        body=body,
        now=now,
    )


def message(row: Row, sender: str) -> bytes:
    """A row as a mail; the same row always gives the same bytes."""
    made = EmailMessage(policy=policy.SMTP)
    made["From"] = sender
    made["To"] = row["to_address"]
    made["Subject"] = row["subject"]
    made["Date"] = format_datetime(datetime.fromtimestamp(row["created"], UTC))
    whole = f"{row['id']}\n{row['created']}\n{row['to_address']}\n{row['body']}"
    digest = sha256(whole.encode()).hexdigest()[:16]
    made["Message-ID"] = f"<{row['id']}.{digest}@{sender.rpartition('@')[2]}>"
    made["Auto-Submitted"] = "auto-generated"
    made.set_content(row["body"], cte="quoted-printable")
    return made.as_bytes()


class Outbox:
    """The folder mails go to, and the task that puts them there."""

    def __init__(
        self,
        store: Store,
        folder: Path,
        sender: str,
        clock: Callable[[], float],
        leases: Leases | None = None,
    ) -> None:
        self._store = store
        self._leases = leases or AllOurs()
        self._folder = folder
        self._sender = sender
        self._clock = clock
        self._wake = asyncio.Event()
        # Two at once would write one file under one half name.
        self._one = asyncio.Lock()

    def wake(self) -> None:
        """There is a mail to send; without this it would be found some seconds later."""
        self._wake.set()

    async def run(self) -> None:
        """Send what there is to send, for as long as the server runs."""
        while True:
            try:
                # Of several nodes one sends the mails of all.
                while await self._leases.claim("mails") and await self.deliver() == _AT_ONCE:
                    pass
            except (OSError, StoreError) as error:
                # The rows are still there: the next round tries again.
                log.error("outbox", problem=str(error))
            with contextlib.suppress(TimeoutError):
                # Not wait_for: before Python 3.12 it can lose being told to end.
                async with asyncio.timeout(_REST):
                    await self._wake.wait()
            self._wake.clear()

    async def deliver(self) -> int:
        """Put the mails that wait into the folder, some at a time; how many there were."""
        async with self._one:
            return await self._deliver()

    async def _deliver(self) -> int:
        waiting = await self._store.read(
            lambda db: db.rows(
                "SELECT * FROM mail WHERE sent IS NULL ORDER BY id LIMIT :most", most=_AT_ONCE
            )
        )
        for row in waiting:
            await asyncio.to_thread(self._put, row)
            await self._store.write(partial(self._mark, row["id"]))
            metrics.MAILS.inc()
        return len(waiting)

    def _put(self, row: Row) -> None:
        content = message(row, self._sender)
        # The digest keeps a mail from being taken for one of another database with the same number.
        name = f"{row['id']:08d}-{sha256(content).hexdigest()[:12]}.eml"
        target = self._folder / name
        if target.exists():
            return
        self._folder.mkdir(parents=True, exist_ok=True)
        half = self._folder / f".{name}.part"
        with half.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        half.replace(target)
        _keep(self._folder)

    def _mark(self, id: int, db: Connection) -> None:
        db.run("UPDATE mail SET sent = :now, body = '' WHERE id = :id", now=self._clock(), id=id)


def _keep(folder: Path) -> None:
    """Make a rename in a folder survive a power cut, where the system can."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
