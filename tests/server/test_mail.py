"""The outbox: one file for each row, whole, once, whatever happens in between."""

import asyncio
from email import policy
from email.parser import BytesParser
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from server.live import TEXTS, Clock
from statecraft.locale import LANGUAGES, Arg, Language
from statecraft.server.jobs.mail import Folder, write_mail
from statecraft.server.jobs.outbox import FIRST_PAUSE, Outbox
from statecraft.server.store import Connection

if TYPE_CHECKING:
    from server.conftest import Database

VALUES: dict[str, Arg] = {
    "name": "Zoë “Z”",
    "link": "https://a.example/link/" + "a1" * 32,
    "minutes": 15,
}


def outbox(database: "Database", folder: Path) -> Outbox:
    return Outbox(database.store, Clock(), {"mail": Folder(folder, "table@example.org")})


def deliver(database: "Database", box: Outbox) -> int:
    return database.loop.run_until_complete(box.deliver())


def write(db: Connection, lang: Language = "en", to: str = "a@example.org") -> None:
    write_mail(db, TEXTS[lang], to, "mail-link", dict(VALUES), 1_800_000_000.0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_row_becomes_a_mail_in_its_language(
    database: "Database", tmp_path: Path, lang: Language
) -> None:
    database.write(lambda db: write(db, lang))
    assert deliver(database, outbox(database, tmp_path / "out")) == 1
    (file,) = (tmp_path / "out").iterdir()
    assert file.suffix == ".eml"
    mail = BytesParser(policy=policy.default).parsebytes(file.read_bytes())
    assert mail["To"] == "a@example.org"
    assert mail["From"] == "table@example.org"
    assert mail["Subject"] == TEXTS[lang].say("mail-link.subject")
    assert mail["Date"] == "Fri, 15 Jan 2027 08:00:00 +0000"
    assert mail["Message-ID"].endswith("@example.org>")
    body = mail.get_content()
    assert str(VALUES["link"]) in body.splitlines()
    assert str(VALUES["name"]) in body
    assert all(len(line) <= 78 for line in file.read_bytes().split(b"\r\n"))
    assert file.read_bytes().isascii()


def test_what_is_sent_is_sent_once_and_forgotten(database: "Database", tmp_path: Path) -> None:
    for n in range(120):
        database.write(lambda db, n=n: write(db, to=f"a{n}@example.org"))  # type: ignore[misc]
    box = outbox(database, tmp_path / "out")
    assert [deliver(database, box) for _ in range(4)] == [50, 50, 20, 0]
    assert len(list((tmp_path / "out").iterdir())) == 120
    bodies = database.write(lambda db: db.rows("SELECT DISTINCT body FROM mail"))
    assert [row["body"] for row in bodies] == [""]


def test_a_crash_before_the_row_is_marked_gives_no_second_file(
    database: "Database", tmp_path: Path
) -> None:
    database.write(write)
    (row,) = database.write(lambda db: db.rows("SELECT * FROM mail"))
    Folder(tmp_path / "out", "table@example.org").put(row)
    before = {file: file.stat().st_ino for file in (tmp_path / "out").iterdir()}
    assert deliver(database, outbox(database, tmp_path / "out")) == 1
    assert {file: file.stat().st_ino for file in (tmp_path / "out").iterdir()} == before
    assert deliver(database, outbox(database, tmp_path / "out")) == 0


def test_a_crash_while_writing_leaves_no_half_mail(database: "Database", tmp_path: Path) -> None:
    database.write(write)
    (tmp_path / "out").mkdir()
    box = outbox(database, tmp_path / "out")
    (row,) = database.write(lambda db: db.rows("SELECT * FROM mail"))
    Folder(tmp_path / "out", "table@example.org").put(row)
    (whole,) = (tmp_path / "out").glob("*.eml")
    content = whole.read_bytes()
    whole.rename(tmp_path / "out" / f".{whole.name}.part")
    (tmp_path / "out" / f".{whole.name}.part").write_bytes(content[:40])
    assert deliver(database, box) == 1
    assert [file.name for file in (tmp_path / "out").iterdir()] == [whole.name]
    assert whole.read_bytes() == content


def test_a_mail_of_another_database_is_not_taken_for_ours(
    database: "Database", tmp_path: Path
) -> None:
    database.write(write)
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "00000001-0123456789ab.eml").write_text("another's")
    assert deliver(database, outbox(database, tmp_path / "out")) == 1
    assert len(list((tmp_path / "out").iterdir())) == 2


def test_a_folder_that_cannot_be_written_keeps_the_row(
    database: "Database", tmp_path: Path
) -> None:
    database.write(write)
    (tmp_path / "out").write_text("in the way")
    clock = Clock()
    box = Outbox(database.store, clock, {"mail": Folder(tmp_path / "out", "table@example.org")})
    assert deliver(database, box) == 1
    (row,) = database.write(lambda db: db.rows("SELECT * FROM mail"))
    assert row["sent"] is None
    assert "out" in row["reason"]
    assert row["body"]
    assert deliver(database, box) == 0, "its pause is not over"
    (tmp_path / "out").unlink()
    clock.now += FIRST_PAUSE
    assert deliver(database, box) == 1
    assert len(list((tmp_path / "out").iterdir())) == 1


def test_a_mail_whose_cause_failed_was_never_written(database: "Database", tmp_path: Path) -> None:
    def fails(db: Connection) -> None:
        write(db)
        raise ValueError("after all, no")

    with pytest.raises(ValueError, match="after all"):
        database.write(fails)
    assert deliver(database, outbox(database, tmp_path / "out")) == 0


def test_two_rounds_at_once_put_each_mail_once(database: "Database", tmp_path: Path) -> None:
    for _ in range(20):
        database.write(write)
    box = outbox(database, tmp_path / "out")

    async def both() -> list[int]:
        return list(await asyncio.gather(*[box.deliver() for _ in range(4)]))

    assert database.loop.run_until_complete(both()) == [20, 0, 0, 0]
    assert len(list((tmp_path / "out").iterdir())) == 20
