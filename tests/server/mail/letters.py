"""A room whose people have addresses, and the mails that come of what happens there."""

import json
from collections.abc import Awaitable, Callable
from email import policy
from email.message import EmailMessage
from email.parser import BytesParser
from pathlib import Path
from typing import Any

from server.live import TEXTS
from server.tables.room import ADA, BO, CY, ME, OPEN, Room, play
from statecraft.locale import Language
from statecraft.server.correspondence.notices import CHANNEL, GATHER
from statecraft.server.correspondence.turn_sender import TurnSender
from statecraft.server.jobs.mail import Part, message, pictures_of
from statecraft.server.jobs.outbox import Outbox
from statecraft.server.people.mail_wishes import Stops
from statecraft.server.pictures.board_picture import png
from statecraft.server.store import Connection
from statecraft.server.tables.table import Table

STOP_KEY = b"k" * 32
DAYS = {"days": 2, "bank": 3, "weekends_off": False}
LANGUAGE_OF: dict[str | None, Language] = {ADA.person: "en", BO.person: "de", CY.person: "en"}


async def drawn(part: Part) -> bytes:
    return png(part["draw"])


class Letters:
    """The outbox of a room: what is due becomes mails, and those are read."""

    def __init__(self, room: Room) -> None:
        self.room = room
        services = room.table_services
        self.sender = TurnSender(
            room.store,
            services.live_tables,
            services.library,
            TEXTS,
            services.threads,
            room.clock,
            "table@play.example.org",
            Stops("https://play.example.org", STOP_KEY),
        )
        self.outbox = Outbox(room.store, room.clock, {CHANNEL: self.sender})

    async def known(self, *people: str) -> None:
        """These people have addresses: `ada@example.org` and so on."""

        def work(db: Connection) -> None:
            for id in people:
                name = {ADA.person: "Ada", BO.person: "Bo", CY.person: "Cy"}[id]
                db.run(
                    "INSERT INTO person (id, name, colour, language, email, created)"
                    " VALUES (:id, :name, 'blue', :language, :email, 0)",
                    id=id,
                    name=name,
                    language=LANGUAGE_OF[id],
                    email=f"{name.lower()}@example.org",
                )

        await self.room.store.write(work)

    async def due(self, wait: float = GATHER, pictures: bool = False) -> list[EmailMessage]:
        """The mails that came since the last time, once what waits has been gathered; drawing pictures takes long."""
        self.room.clock.at += wait
        while await self.outbox.deliver(CHANNEL):
            pass
        return await self.take(pictures)

    async def take(self, pictures: bool = False) -> list[EmailMessage]:
        rows = await self.room.rows(
            "SELECT * FROM mail WHERE channel = 'mail' AND sent IS NULL ORDER BY id"
        )
        await self.room.store.write(
            lambda db: db.run("UPDATE mail SET sent = 1 WHERE channel = 'mail'")
        )
        draw = drawn if pictures else None
        found = [
            message(row, "table@play.example.org", await pictures_of(row, draw)).as_bytes()
            for row in rows
        ]
        return [BytesParser(policy=policy.default).parsebytes(each) for each in found]

    async def notices(self) -> list[dict[str, Any]]:
        rows = await self.room.rows(
            "SELECT parts, person, table_id, next_try FROM mail"
            " WHERE channel = 'turn' AND sent IS NULL ORDER BY id"
        )
        return [{**row, **json.loads(row["parts"])[0]} for row in rows]


def in_letters(folder: Path, work: Callable[[Letters], Awaitable[None]]) -> None:
    async def inside(room: Room) -> None:
        letters = Letters(room)
        assert ADA.person is not None
        assert BO.person is not None
        await letters.known(ADA.person, BO.person)
        await work(letters)

    play(folder, inside)


async def by_days(room: Room, game: str = "globopolis", **wanted: Any) -> Table:
    """Two people at a table by days."""
    wanted.setdefault("control", DAYS)
    return await room.at(await room.begun(ADA, BO, game=game, seats=[ME, OPEN], **wanted))


def text_of(mail: EmailMessage) -> str:
    part = mail.get_body(("plain",))
    assert part is not None
    return str(part.get_content())


def html_of(mail: EmailMessage) -> str:
    part = mail.get_body(("html",))
    assert part is not None
    return str(part.get_content())


def picture_of(mail: EmailMessage) -> bytes:
    (found,) = [part for part in mail.walk() if part.get_content_type() == "image/png"]
    content = found.get_content()
    assert isinstance(content, bytes)
    return content


def dice_of(mail: EmailMessage) -> list[dict[str, Any]]:
    return [
        json.loads(part.get_content())
        for part in mail.walk()
        if part.get_content_type() == "application/json"
    ]
