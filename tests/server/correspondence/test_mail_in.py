"""Mails come in over real sockets and out of a real folder, each once, also where the server is killed in between."""

import asyncio
import contextlib
import smtplib
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.correspondence.post import address, inbox, letter, lines_of, open_now, outgoing, whole
from server.correspondence.test_inbox import at_a_table, until_must, who
from server.tables.room import Room
from statecraft.server.config import BadSetting, Settings, read
from statecraft.server.correspondence.inbox import Inbox
from statecraft.server.correspondence.letter import MOST_BYTES
from statecraft.server.correspondence.listener import Listener
from statecraft.server.correspondence.mail_in import MailIn
from statecraft.server.correspondence.maildir import LEASE, Maildir
from statecraft.server.data_folder import CannotOpen
from statecraft.server.leases import AllOurs, SharedLeases
from statecraft.server.services import Services

OWN = "table@play.example"


@contextlib.asynccontextmanager
async def listening(post: Inbox, scheme: str) -> AsyncIterator[int]:
    door = MailIn.of(f"{scheme}://127.0.0.1:0").open()
    assert door is not None
    listener = Listener(post, scheme, door, OWN)
    await listener.begin()
    yield door.getsockname()[1]
    listener.close()


def bring(scheme: str, port: int, mail: bytes, *to: str, sender: str = "ada@example.org") -> None:
    """As a mail server hands a mail over."""
    kind = smtplib.LMTP if scheme == "lmtp" else smtplib.SMTP
    with kind("127.0.0.1", port, timeout=30) as line:
        line.sendmail(sender, to, mail)


@pytest.mark.parametrize("scheme", ["lmtp", "smtp"])
def test_a_mail_that_is_brought_moves_and_comes_again_without_harm(
    tmp_path: Path, scheme: str
) -> None:
    async def work(room: Room, id: str) -> None:
        table, seat = await until_must(room, id, "options")
        listed = open_now(room, table, seat)
        mail = letter(listed, whole(listed)[0].label, who(seat))
        before = len(lines_of(table))
        async with listening(inbox(room), scheme) as port:
            for _ in range(2):
                await asyncio.to_thread(bring, scheme, port, mail, address(listed))
        assert len(lines_of(await room.at(id))) > before
        assert len(await outgoing(room)) == 1

    at_a_table(tmp_path, work)


def test_by_smtp_an_address_that_is_not_ours_is_refused_by_lmtp_dropped(tmp_path: Path) -> None:
    async def work(room: Room, id: str) -> None:
        _table, seat = await until_must(room, id, "options")
        mail = letter("play+nobody@play.example", "1", who(seat))
        async with listening(inbox(room), "lmtp") as port:
            await asyncio.to_thread(bring, "lmtp", port, mail, "play+nobody@play.example")
        async with listening(inbox(room), "smtp") as port:
            with pytest.raises(smtplib.SMTPRecipientsRefused):
                await asyncio.to_thread(bring, "smtp", port, mail, "play+nobody@play.example")
            # Reports about our own mails go to the address these come from.
            await asyncio.to_thread(bring, "smtp", port, mail, OWN.upper(), sender="")
        assert await outgoing(room) == []

    at_a_table(tmp_path, work)


def test_what_is_too_large_too_many_or_no_mail_at_all_is_turned_away(tmp_path: Path) -> None:
    async def work(room: Room, id: str) -> None:
        table, seat = await until_must(room, id, "options")
        listed = open_now(room, table, seat)
        to = address(listed)
        mail = letter(listed, "help", who(seat))
        async with listening(inbox(room, limit=1), "lmtp") as port:
            large = mail + b"x\r\n" * (MOST_BYTES // 3)
            with pytest.raises(smtplib.SMTPException):
                await asyncio.to_thread(bring, "lmtp", port, large, to)
            await asyncio.to_thread(bring, "lmtp", port, mail, to)
            other = letter(listed, "hilfe", who(seat))
            with pytest.raises(smtplib.SMTPDataError) as refused:
                await asyncio.to_thread(bring, "lmtp", port, other, to)
            assert refused.value.smtp_code == 451
            await asyncio.to_thread(bring, "lmtp", port, bytes(range(256)) * 20, to)
        said = [mail["subject"] for mail in await outgoing(room)]
        # Somebody knew that address, and wrote nonsense to it.
        assert said == ["Re: Your turn", "Somebody else has replied to your mail"]

    at_a_table(tmp_path, work)


def test_a_mail_stays_with_its_bringer_where_it_cannot_be_written(tmp_path: Path) -> None:
    async def work(room: Room, id: str) -> None:
        table, seat = await until_must(room, id, "options")
        listed = open_now(room, table, seat)
        mail = letter(listed, whole(listed)[0].label, who(seat))
        before = lines_of(table)
        async with listening(inbox(room), "lmtp") as port:
            room.full = True
            with pytest.raises(smtplib.SMTPDataError) as refused:
                await asyncio.to_thread(bring, "lmtp", port, mail, address(listed))
            assert refused.value.smtp_code == 451
            assert lines_of(await room.at(id)) == before
            room.full = False
            await asyncio.to_thread(bring, "lmtp", port, mail, address(listed))
        assert len(lines_of(await room.at(id))) > len(before)

    at_a_table(tmp_path, work)


def test_a_folder_is_emptied_once_and_a_kill_in_between_is_harmless(tmp_path: Path) -> None:
    async def work(room: Room, id: str) -> None:
        table, seat = await until_must(room, id, "options")
        listed = open_now(room, table, seat)
        where = MailIn.of(f"maildir:{tmp_path / 'post'}")
        assert where.open() is None
        folder = Path(where.folder)
        maildir = Maildir(inbox(room), folder, AllOurs())
        new = folder / "new" / "1800000000.M1P1.host"
        new.write_bytes(letter(listed, whole(listed)[0].label, who(seat)))
        (folder / "new" / ".half").write_bytes(b"not yet")
        (folder / "new" / "large").write_bytes(b"x" * (MOST_BYTES + 1))
        (folder / "new" / "nonsense").write_bytes(b"\xff\x00\r\n\r\n\r\n")
        data = new.read_bytes()
        assert await maildir.take_all() == 3
        assert {each.name for each in (folder / "new").iterdir()} == {".half"}
        assert (folder / "cur" / "1800000000.M1P1.host:2,S").read_bytes() == data
        after = lines_of(await room.at(id))
        # Killed after the move was on disk and before the file was put away.
        new.write_bytes(data)
        assert await maildir.take_all() == 1
        assert await maildir.take_all() == 0
        assert lines_of(await room.at(id)) == after
        assert len(await outgoing(room)) == 1

    at_a_table(tmp_path, work)


def test_a_mail_in_a_folder_waits_where_it_cannot_be_taken_now(tmp_path: Path) -> None:
    async def work(room: Room, id: str) -> None:
        table, seat = await until_must(room, id, "options")
        listed = open_now(room, table, seat)
        where = MailIn.of(f"maildir:{tmp_path / 'post'}")
        where.open()
        folder = Path(where.folder)
        maildir = Maildir(inbox(room, limit=1), folder, AllOurs(), rest=0.01)
        for name, text in (("a", "help"), ("b", "hilfe")):
            (folder / "new" / name).write_bytes(letter(listed, text, who(seat)))
        assert await maildir.take_all() == 1
        assert len([*(folder / "new").iterdir()]) == 1
        room.clock.at += 5
        running = asyncio.create_task(maildir.run())
        while [*(folder / "new").iterdir()]:
            await asyncio.sleep(0.01)
        running.cancel()
        assert len(await outgoing(room)) == 2

    at_a_table(tmp_path, work)


def test_of_several_nodes_one_looks_after_a_folder(tmp_path: Path) -> None:
    async def work(room: Room, id: str) -> None:
        table, seat = await until_must(room, id, "options")
        where = MailIn.of(f"maildir:{tmp_path / 'post'}")
        where.open()
        mail = Path(where.folder) / "new" / "a"
        mail.write_bytes(letter(open_now(room, table, seat), "help", who(seat)))
        one, other = (SharedLeases(room.store, name) for name in ("one", "other"))
        await one.beat()
        await other.beat()
        assert await one.claim(LEASE)
        maildir = Maildir(inbox(room), Path(where.folder), other)
        assert await maildir.look() == 0
        await one.release(LEASE)
        assert await maildir.look() == 1
        assert not mail.exists()

    at_a_table(tmp_path, work)


@pytest.mark.parametrize(
    "given", ["lmtp://127.0.0.1", "imap://host:1", "maildir:", "smtp://a:b@host:25", "lmtp://h:1/x"]
)
def test_where_mails_come_in_is_named_rightly_or_not_at_all(given: str) -> None:
    with pytest.raises(BadSetting) as bad:
        read({"mail_in": given}, {})
    assert bad.value.text == "setting-wrong-mail-in"


def test_settings_are_read_as_they_are_written() -> None:
    for given in ("lmtp://127.0.0.1:2424", "smtp://[::1]:25", "maildir:/var/mail/play"):
        settings = read({"mail_in": given, "reply_domain": "Play.Example"}, {})
        assert str(settings.mail_in) == given
        assert settings.reply_domain == "play.example"


def test_a_server_that_cannot_listen_says_so_and_does_not_begin(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        settings = Settings(data=tmp_path, mail_in=MailIn.of(f"lmtp://127.0.0.1:{port}"))
        with pytest.raises(CannotOpen) as cannot:
            Services.open(settings)
        assert cannot.value.text == "serve-no-mail-in"
