"""Mails: rows written together with what causes them, how a row looks as a mail, and the folder of those not sent on.

Without a server for mails (`--smtp`, `jobs/smtp`) each row becomes one `.eml` file in a folder, exactly once: its name
comes from the row, it is written under another name and then renamed, and a row whose file is there already is only
marked as sent.
"""

import asyncio
import json
import os
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime
from email import policy
from email.message import EmailMessage
from email.utils import format_datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from statecraft.locale import Arg, Texts
from statecraft.server.dice_key import fingerprint_in
from statecraft.server.store import Connection, Row

Part = Mapping[str, Any]
Draw = Callable[[Part], Awaitable[bytes]]
"""Makes the picture that a part of a mail describes."""


def write_mail(
    db: Connection,
    texts: Texts,
    to: str,
    key: str,
    values: dict[str, Arg],
    now: float,
    *,
    person: str | None = None,
    table: str | None = None,
    more: str = "",
    headers: Mapping[str, str] | None = None,
    not_before: float = 0.0,
) -> None:
    """Write the mail `key` (the texts `key` and `key.subject`) in the transaction of its cause.

    Below it stands which key signs this server's dice: a mailbox is a place that the server cannot rewrite.
    """
    put(
        db,
        to,
        texts.say(f"{key}.subject", values),
        texts.say(key, values) + more + signature(db, texts),
        now,
        person=person,
        table=table,
        headers=headers,
        not_before=not_before,
    )


def signature(db: Connection, texts: Texts) -> str:
    """What stands below every mail: the fingerprint of the key that signs the dice."""
    mark = fingerprint_in(db)
    return "" if mark is None else "\n\n-- \n" + texts.say("mail-dice-key", fingerprint=mark)


def put(
    db: Connection,
    to: str,
    subject: str,
    body: str,
    now: float,
    *,
    channel: str = "mail",
    person: str | None = None,
    table: str | None = None,
    message_id: str | None = None,
    html: str = "",
    headers: Mapping[str, str] | None = None,
    parts: Sequence[Part] = (),
    not_before: float = 0.0,
) -> None:
    """Put a row into the outbox. ``parts`` are attachments, or what a channel needs besides."""
    db.run(
        "INSERT INTO mail (to_address, subject, body, created, channel, person, table_id,"
        " message_id, html, headers, parts, next_try) VALUES (:to, :subject, :body, :now,"
        " :channel, :person, :table_id, :message_id, :html, :headers, :parts, :next)",
        to=to,
        subject=subject,
        body=body,
        now=now,
        channel=channel,
        person=person,
        table_id=table,
        message_id=message_id,
        html=html,
        headers=json.dumps(dict(headers or {}), ensure_ascii=False),
        parts=json.dumps(list(parts), ensure_ascii=False),
        next=not_before,
    )


def message_id(row: Row, sender: str) -> str:
    """The Message-ID of a row, the same however often it is sent."""
    if row["message_id"] is not None:
        return str(row["message_id"])
    whole = f"{row['id']}\n{row['created']}\n{row['to_address']}\n{row['body']}"
    digest = sha256(whole.encode()).hexdigest()[:16]
    return f"<{row['id']}.{digest}@{sender.rpartition('@')[2]}>"


async def pictures_of(row: Row, draw: Draw | None) -> dict[str, bytes]:
    """The pictures that a row's parts describe, by their Content-ID; none without somebody who draws."""
    if draw is None:
        return {}
    return {part["cid"]: await draw(part) for part in json.loads(row["parts"]) if "draw" in part}


def message(row: Row, sender: str, pictures: Mapping[str, bytes] | None = None) -> EmailMessage:
    """A row as a mail, with its pictures; the same row always gives the same bytes."""
    made = EmailMessage(policy=policy.SMTP)
    made["From"] = sender
    made["To"] = row["to_address"]
    made["Subject"] = row["subject"]
    made["Date"] = format_datetime(datetime.fromtimestamp(row["created"], UTC))
    made["Message-ID"] = message_id(row, sender)
    made["Auto-Submitted"] = "auto-generated"
    for name, value in json.loads(row["headers"]).items():
        made[name] = value
    made.set_content(row["body"], cte="quoted-printable")
    digest = sha256(f"{made['Message-ID']}".encode()).hexdigest()[:24]
    parts = json.loads(row["parts"])
    if row["html"]:
        made.add_alternative(row["html"], subtype="html", cte="quoted-printable")
        made.set_boundary(f"alternative-{digest}")
        html = made.get_payload()[-1]  # type: ignore[index]
        assert isinstance(html, EmailMessage)
        for part in parts:
            if pictures and part.get("cid") in pictures:
                html.add_related(
                    pictures[part["cid"]],
                    "image",
                    "png",
                    cid=f"<{part['cid']}>",
                    disposition="inline",
                    filename=part["name"],
                )
        if html.is_multipart():
            html.set_boundary(f"related-{digest}")
    for part in parts:
        if "json" in part:
            made.add_attachment(
                part["json"].encode(),
                "application",
                "json",
                filename=part["name"],
                cte="base64",
            )
    if made.get_content_type() == "multipart/mixed":
        made.set_boundary(f"mixed-{digest}")
    return made


class Folder:
    """Puts mails into a folder, for whoever sends them on or reads them there."""

    def __init__(
        self,
        folder: Path,
        sender: str,
        draw: Draw | None = None,
    ) -> None:
        self._folder = folder
        self._sender = sender
        self._draw = draw

    async def send(self, row: Row) -> None:
        pictures = await pictures_of(row, self._draw)
        await asyncio.to_thread(self.put, row, pictures)

    def put(self, row: Row, pictures: Mapping[str, bytes] | None = None) -> None:
        content = message(row, self._sender, pictures).as_bytes()
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


def _keep(folder: Path) -> None:
    """Make a rename in a folder survive a power cut, where the system can."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
