"""Mails that come back: who does not get ours, where the report is about one of ours, and nobody else."""

from pathlib import Path

import pytest

from server.correspondence.post import inbox, known
from server.tables.room import Room, play
from statecraft.server.correspondence.bounces import bounces_of
from statecraft.server.correspondence.letter import read_letter
from statecraft.server.jobs.mail import put
from statecraft.server.people.mail_wishes import bounce_of

REPORT = """\
From: MAILER-DAEMON@mx.example.org
To: table@play.example
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: text/plain

I could not deliver it. 1

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.org

Final-Recipient: rfc822; <{to}>
Action: {action}
Status: {status}
Diagnostic-Code: smtp; 550 5.1.1 No such user
 here

--b
{original}
--b--
"""
WHOLE = "Content-Type: message/rfc822\n\nMessage-ID: {id}\nSubject: x\n\nYour turn\n"
HEADERS = "Content-Type: text/rfc822-headers\n\nMessage-ID: {id}\nSubject: x\n"
OURS = "<turn.1@play.example>"


def report(
    to: str = "Ada@example.org",
    action: str = "failed",
    status: str = "5.1.1",
    original: str = HEADERS,
    id: str = OURS,
) -> bytes:
    text = REPORT.format(to=to, action=action, status=status, original=original.format(id=id))
    return text.replace("\n", "\r\n").encode()


def came_back(folder: Path, data: bytes) -> tuple[str, str | None]:
    """What became of a report about a mail to Ada, and why she gets no more."""
    found: list[tuple[str, str | None]] = []

    async def work(room: Room) -> None:
        await known(room)
        await room.store.write(
            lambda db: put(db, "ada@example.org", "x", "y", 0.0, message_id=OURS)
        )
        became = await inbox(room).take(data, "", ["table@play.example"])
        why = await room.store.read(lambda db: bounce_of(db, "ada@example.org"))
        found.append((became, why))
        assert len(await room.rows("SELECT id FROM mail")) == 1, "nobody answers a report"

    play(folder, work)
    return found[0]


@pytest.mark.parametrize("original", [WHOLE, HEADERS], ids=["whole", "headers"])
def test_who_is_not_reached_gets_no_more_mails(tmp_path: Path, original: str) -> None:
    became, why = came_back(tmp_path, report(original=original))
    assert became == "bounce"
    assert why == "5.1.1 550 5.1.1 No such user here"


@pytest.mark.parametrize(
    "data",
    [
        report(action="delayed"),
        report(status="4.2.2"),
        report(id="<another@play.example>"),
        report(to="bo@example.org"),
        report(original="Content-Type: text/plain\n\nno head\n"),
        report(to="nobody"),
        report().replace(b"message/delivery-status", b"message/disposition-notification"),
    ],
    ids=["delayed", "for now", "not ours", "to another", "no head", "no address", "a receipt"],
)
def test_any_other_report_changes_nothing(tmp_path: Path, data: bytes) -> None:
    assert came_back(tmp_path, data) == ("report", None)


def test_a_damaged_report_is_read_without_complaint() -> None:
    whole = report(original=WHOLE)
    for at in range(0, len(whole), 37):
        for cut in (whole[:at], whole[:at] + b"\0--b\r\n" + whole[at + 20 :]):
            bounces_of(read_letter(cut))
