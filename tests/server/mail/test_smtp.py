"""Mails handed over to a real server that takes them, refuses, hangs, breaks off or is killed: none is lost."""

import asyncio
import datetime
import ssl
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Any

import dkim
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from server.live import TEXTS, Clock
from server.mail.postman import DROP, DROP_AFTER, HANG, TAKE, Postman, postman, server_context
from statecraft.server.config import BadSetting, read
from statecraft.server.jobs.dkim import DkimKey, new_key
from statecraft.server.jobs.mail import write_mail
from statecraft.server.jobs.outbox import FIRST_PAUSE, GIVE_UP, LONGEST_PAUSE, Outbox, pause
from statecraft.server.jobs.smtp import Smtp
from statecraft.server.jobs.smtp_server import SmtpServer
from statecraft.server.people.mail_wishes import bounce_of
from statecraft.server.store import Connection, Row

if TYPE_CHECKING:
    from server.conftest import Database

SENDER = "table@play.example.org"
SHORT = 0.4


class Office:
    """An outbox, the server that it hands mails to, and a clock."""

    def __init__(self, database: "Database", post: Postman, **more: Any) -> None:
        self.database = database
        self.clock = Clock()
        server = more.pop("server", None) or SmtpServer("127.0.0.1", post.port)
        self.smtp = Smtp(server, SENDER, self.clock, patience=SHORT, **more)
        self.outbox = Outbox(database.store, self.clock, {"mail": self.smtp})

    async def write(self, to: str = "ada@example.org") -> None:
        def work(db: Connection) -> None:
            values: dict[str, Any] = {"name": "Ada", "link": "https://x.example", "minutes": 5}
            write_mail(db, TEXTS["en"], to, "mail-link", values, self.clock())

        await self.database.store.write(work)

    async def rows(self) -> list[Row]:
        found = await self.database.store.read(lambda db: db.rows("SELECT * FROM mail ORDER BY id"))
        return list(found)

    async def deliver(self) -> int:
        return await self.outbox.deliver()

    async def again(self) -> Row:
        """After the pause: the only row as it is then."""
        (row,) = await self.rows()
        self.clock.now = max(self.clock.now, row["next_try"])
        await self.deliver()
        (row,) = await self.rows()
        return row


def run(database: "Database", work: Callable[[Postman], Awaitable[None]], **settings: Any) -> None:
    async def inside() -> None:
        async with postman(**settings) as post:
            await work(post)

    database.loop.run_until_complete(inside())


def test_mails_go_over_one_line_and_are_forgotten(database: "Database") -> None:
    async def work(post: Postman) -> None:
        office = Office(database, post)
        for n in range(20):
            await office.write(f"a{n}@example.org")
        assert await office.deliver() == 20
        assert post.to == [f"a{n}@example.org" for n in range(20)]
        assert post.lines == 1
        assert {row["body"] for row in await office.rows()} == {""}
        names = [row["message_id"] for row in await office.rows()]
        assert [mail["Message-ID"] for mail in post.read()] == names
        assert len(set(names)) == 20
        assert await office.deliver() == 0

    run(database, work)


@pytest.mark.parametrize("said", ["451 4.7.1 later, please", "452 full"])
def test_what_is_not_taken_now_is_tried_again(database: "Database", said: str) -> None:
    async def work(post: Postman) -> None:
        office = Office(database, post)
        await office.write()
        post.next_rcpt, post.next_data = [said], [said]
        await office.deliver()
        (row,) = await office.rows()
        assert (row["tries"], row["next_try"]) == (1, office.clock() + FIRST_PAUSE)
        assert said[:3] in row["reason"]
        assert await office.deliver() == 0, "its pause is not over"
        row = await office.again()
        assert (row["tries"], row["sent"]) == (2, None)
        assert row["next_try"] == office.clock() + 2 * FIRST_PAUSE
        row = await office.again()
        assert row["sent"] is not None
        assert len(post.mails) == 1

    run(database, work)


def test_one_that_is_refused_does_not_hold_up_the_next(database: "Database") -> None:
    async def work(post: Postman) -> None:
        office = Office(database, post)
        for name in ("ada", "gone", "bo"):
            await office.write(f"{name}@example.org")
        post.next_rcpt = [TAKE, "550 5.1.1 no such user", TAKE]
        assert await office.deliver() == 3
        assert post.to == ["ada@example.org", "bo@example.org"]
        gone = (await office.rows())[1]
        assert gone["sent"] is None
        assert gone["failed"] == office.clock()
        assert "no such user" in gone["reason"]
        assert gone["body"] == "", "nobody will need it any more"
        why = await database.store.read(lambda db: bounce_of(db, "gone@example.org"))
        assert why is not None
        assert "no such user" in why
        assert await database.store.read(lambda db: bounce_of(db, "ada@example.org")) is None

    run(database, work)


def test_a_mail_that_is_refused_for_good_is_no_fault_of_the_address(database: "Database") -> None:
    async def work(post: Postman) -> None:
        office = Office(database, post)
        await office.write()
        post.next_data = ["554 5.7.1 looks like spam"]
        await office.deliver()
        (row,) = await office.rows()
        assert row["failed"] is not None
        assert await database.store.read(lambda db: bounce_of(db, "ada@example.org")) is None

    run(database, work)


@pytest.mark.parametrize("where", ["next_rcpt", "next_data"])
def test_a_server_that_hangs_is_left_and_tried_again(database: "Database", where: str) -> None:
    async def work(post: Postman) -> None:
        office = Office(database, post)
        for _ in range(3):
            await office.write()
        setattr(post, where, [HANG])
        assert await office.deliver() == 1, "the others need not wait for it as well"
        rows = await office.rows()
        assert [row["tries"] for row in rows] == [1, 0, 0]
        office.clock.now += FIRST_PAUSE
        assert await office.deliver() == 3
        assert len(post.mails) == 3

    run(database, work)


def test_a_line_that_breaks_before_the_answer_sends_the_same_mail_again(
    database: "Database",
) -> None:
    async def work(post: Postman) -> None:
        office = Office(database, post)
        await office.write()
        post.next_data = [DROP, DROP_AFTER]
        await office.deliver()
        assert post.mails == []
        row = await office.again()
        assert (row["sent"], len(post.mails)) == (None, 1), "it was taken, and we were not told"
        row = await office.again()
        assert row["sent"] is not None
        assert len(post.mails) == 2
        assert len({mail["Message-ID"] for mail in post.read()}) == 1
        assert post.mails[0] == post.mails[1]

    run(database, work)


def test_a_server_that_is_killed_in_the_middle_gets_all_once_it_is_back(
    database: "Database",
) -> None:
    async def work(post: Postman) -> None:
        office = Office(database, post)
        for n in range(10):
            await office.write(f"a{n}@example.org")
        port = post.port
        post.next_data = [TAKE] * 4 + [HANG]
        sending = asyncio.create_task(office.deliver())
        while len(post.mails) < 4:
            await asyncio.sleep(0.01)
        await post.kill()
        assert await sending == 5
        office.clock.now += FIRST_PAUSE
        assert await office.deliver() == 1, "nobody is there"
        back = Postman()
        await back.begin(port)
        office.clock.now += 10 * FIRST_PAUSE
        assert await office.deliver() == 6
        assert sorted({*post.to, *back.to}) == sorted(f"a{n}@example.org" for n in range(10))
        await back.kill()

    run(database, work)


def test_a_crash_before_the_row_is_marked_sends_the_same_mail_again(database: "Database") -> None:
    async def work(post: Postman) -> None:
        office = Office(database, post)
        await office.write()
        (row,) = await office.rows()
        await office.smtp.send(row)
        await Office(database, post).deliver()
        first, second = post.mails
        assert first == second

    run(database, work)


def test_after_five_days_it_is_given_up_and_says_why(database: "Database") -> None:
    async def work(post: Postman) -> None:
        office = Office(database, post)
        await office.write()
        await post.kill()
        pauses: list[float] = []
        row = (await office.rows())[0]
        while row["failed"] is None:
            assert len(pauses) < 100
            before = office.clock.now = max(office.clock.now, row["next_try"])
            row = await office.again()
            pauses.append(row["next_try"] - before)
        assert pauses[0] == FIRST_PAUSE
        assert max(pauses) == LONGEST_PAUSE
        assert row["failed"] - row["created"] >= GIVE_UP
        assert row["reason"]
        assert await office.deliver() == 0

    run(database, work)
    assert [pause(tries) for tries in (1, 2, 3)] == [15.0, 30.0, 60.0]
    assert pause(10_000) == LONGEST_PAUSE


# Secrecy, and who we are.


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """A certificate for 127.0.0.1, which signs itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "post.example")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=2))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    folder = tmp_path_factory.mktemp("tls")
    (folder / "cert.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / "key.pem").write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return str(folder / "cert.pem"), str(folder / "key.pem")


def test_the_line_becomes_secret_before_the_password_is_said(
    database: "Database", certificate: tuple[str, str]
) -> None:
    trust = ssl.create_default_context(cafile=certificate[0])

    async def work(post: Postman) -> None:
        server = SmtpServer.of(
            f"smtp://ada%40home:s3cret%26%2F@127.0.0.1:{post.port}?starttls=required"
        )
        office = Office(database, post, server=server, trust=trust)
        await office.write()
        await office.deliver()
        assert post.was_secret == [True]
        assert post.who == [b"ada@home"]

    run(database, work, log_in=True, tls_context=server_context(*certificate))


def test_a_server_without_tls_gets_nothing_where_it_is_required(database: "Database") -> None:
    async def work(post: Postman) -> None:
        server = SmtpServer.of(f"smtp://127.0.0.1:{post.port}?starttls=required")
        office = Office(database, post, server=server)
        await office.write()
        await office.deliver()
        (row,) = await office.rows()
        assert row["sent"] is None
        assert "STARTTLS" in row["reason"]
        assert post.mails == []

    run(database, work)


def test_an_unknown_certificate_gets_nothing(
    database: "Database", certificate: tuple[str, str]
) -> None:
    async def work(post: Postman) -> None:
        office = Office(
            database,
            post,
            server=SmtpServer.of(f"smtp://127.0.0.1:{post.port}?starttls=required"),
        )
        await office.write()
        await office.deliver()
        assert post.mails == []
        assert (await office.rows())[0]["sent"] is None

    run(database, work, tls_context=server_context(*certificate))


def test_a_wrong_password_keeps_the_mails(
    database: "Database", certificate: tuple[str, str]
) -> None:
    trust = ssl.create_default_context(cafile=certificate[0])

    async def work(post: Postman) -> None:
        server = SmtpServer.of(f"smtp://ada:wrong@127.0.0.1:{post.port}")
        office = Office(database, post, server=server, trust=trust)
        await office.write()
        await office.deliver()
        (row,) = await office.rows()
        assert (row["sent"], row["failed"], row["tries"]) == (None, None, 1)
        assert "535" in row["reason"]

    run(database, work, log_in=True, tls_context=server_context(*certificate))


def test_mails_are_signed_and_anybody_can_check_it(database: "Database") -> None:
    key = DkimKey(new_key(), "play.example.org", "statecraft")
    name, said = key.record()

    def dns(asked: bytes, timeout: int = 5) -> bytes | None:
        return said.encode() if asked.decode().rstrip(".") == name else None

    async def work(post: Postman) -> None:
        office = Office(database, post, key=key)
        await office.write()
        await office.deliver()
        (mail,) = post.mails
        assert name == "statecraft._domainkey.play.example.org"
        assert dkim.verify(mail, dnsfunc=dns)
        assert not dkim.verify(mail.replace(b"Ada", b"Eve"), dnsfunc=dns)
        assert not dkim.verify(mail.replace(b"To: ada@", b"To: eve@"), dnsfunc=dns)

    run(database, work)


@pytest.mark.parametrize(
    ("url", "host", "port", "tls", "starttls"),
    [
        ("smtp://post.example", "post.example", 25, False, None),
        ("smtp://me:pw@post.example", "post.example", 587, False, None),
        ("smtps://me:pw@post.example", "post.example", 465, True, False),
        ("smtp://post.example:2525?starttls=required", "post.example", 2525, False, True),
        ("smtp://localhost?starttls=off", "localhost", 25, False, False),
    ],
)
def test_a_server_is_named_in_one_line(
    url: str, host: str, port: int, tls: bool, starttls: bool | None
) -> None:
    found = read({"smtp": url}, {}).smtp
    assert found is not None
    assert (found.host, found.port, found.tls, found.starttls) == (host, port, tls, starttls)
    assert "pw" not in repr(found)


@pytest.mark.parametrize(
    "url",
    ["http://post.example", "smtp://", "smtp://post.example?starttls=perhaps", "smtp://x?tls=1"],
)
def test_what_is_no_such_server_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(BadSetting) as refused:
        read({"smtp": url}, {})
    assert refused.value.values["name"] == "smtp"


def test_a_key_is_given_by_a_file(tmp_path: Path) -> None:
    (tmp_path / "dkim.pem").write_bytes(new_key())
    settings = read({"dkim_key": str(tmp_path / "dkim.pem"), "dkim_selector": "s1"}, {})
    assert settings.dkim_key is not None
    assert (
        DkimKey(settings.dkim_key, "a.example", settings.dkim_selector)
        .record()[0]
        .startswith("s1._domainkey.a.")
    )
    (tmp_path / "dkim.pem").write_text("no key")
    with pytest.raises(BadSetting):
        read({"dkim_key": str(tmp_path / "dkim.pem")}, {})
    with pytest.raises(BadSetting):
        read({"dkim_selector": "a.b"}, {})
