"""Letters for tests: what our mails list, and replies to them as a mail program would send them."""

from email import policy
from email.message import EmailMessage
from typing import Any

from server.live import TEXTS
from server.tables.room import ADA, BO, Room
from statecraft.locale.speech import Speaker
from statecraft.server.correspondence.address import reply_address
from statecraft.server.correspondence.decisions import Answer, Decisions, decisions
from statecraft.server.correspondence.inbox import Inbox
from statecraft.server.limits import Limit
from statecraft.server.store import Connection
from statecraft.server.tables.seats import Actor
from statecraft.server.tables.table import Table
from statecraft.server.updates.projection import Json

KEY = bytes(range(32))
DOMAIN = "play.example"
ADDRESSES = {ADA.person: "ada@example.org", BO.person: "bo@example.org"}


async def known(room: Room, language: str = "en") -> None:
    """Ada and Bo have addresses."""

    def work(db: Connection) -> None:
        for who in (ADA, BO):
            db.run(
                "INSERT INTO person (id, name, colour, language, email, created)"
                " VALUES (:id, :name, 'blue', :language, :email, 0)",
                id=who.person,
                name=who.name,
                language=language,
                email=ADDRESSES[who.person],
            )

    await room.store.write(work)


def inbox(room: Room, limit: float = float("inf")) -> Inbox:
    return Inbox(
        room.store,
        room.table_services,
        room.clock,
        Limit(1.0, limit, room.clock),
        "https://play.example",
        DOMAIN,
        KEY,
        TEXTS,
        lambda: None,
    )


def open_now(room: Room, table: Table, seat: int) -> Decisions:
    texts = room.table_services.library.texts("en", table.settings.game)
    names = [row.name for row in table.seats]
    agreed = table.settings
    says = Speaker(texts, agreed.game, names, agreed.holders, agreed.options)
    return decisions(table, seat, says)


def address(listed: Decisions) -> str:
    return reply_address(KEY, DOMAIN, listed)


def letter(listed: Decisions | str, text: str, who: Actor = ADA, **headers: str) -> bytes:
    """A plain reply to the mail about these decisions."""
    made = EmailMessage(policy=policy.SMTP)
    given = {
        "From": f"Somebody <{ADDRESSES.get(who.person, who.person)}>",
        "To": listed if isinstance(listed, str) else address(listed),
        "Subject": "Re: Your turn",
        "Message-ID": f"<{abs(hash((text, who.person, str(listed))))}@mail.example.org>",
        **{name.replace("_", "-"): value for name, value in headers.items()},
    }
    for name, value in given.items():
        made[name] = value
    made.set_content(text)
    return made.as_bytes()


def whole(listed: Decisions) -> list[Answer]:
    """The answers that one line of a reply gives."""
    return [answer for one in listed.open for answer in one.answers if answer.whole]


async def outgoing(room: Room) -> list[Json]:
    """The mails that were written, the last one last."""
    return await room.rows(
        "SELECT to_address, subject, body, headers FROM mail WHERE channel = 'mail' ORDER BY id"
    )


def lines_of(table: Table) -> list[Any]:
    return list(table.playing().record.lines)
