"""Mails over a real server: chosen, ended by one press in the mail program, and an address that bounces."""

import asyncio
import re
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from typing import Any, TypeVar

import httpx
import msgspec
import pytest

from server.live import Browser, Live, live
from server.mail.letters import text_of
from statecraft.server.correspondence.notices import CHANNEL, GATHER
from statecraft.server.people.mail_wishes import mail_bounced
from statecraft.server.store import Connection
from statecraft.server.web.mails import Mails

T = TypeVar("T")
Json = dict[str, Any]
ALL = {"turns": True, "digest": True, "reminders": True, "at_night": False}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("mails") / "data") as running:
        yield running


def write(server: Live, work: Callable[[Connection], T]) -> T:
    done = asyncio.run_coroutine_threadsafe(server.services.store.write(work), server.loop)
    return done.result(10)


def somebody(server: Live, browser: Browser, name: str) -> str:
    """Somebody with a confirmed address; it is new in each test."""
    id = str(browser.guest(name)["id"])
    email = f"{name.lower()}.{id[:6]}@example.org"
    write(
        server,
        lambda db: db.run("UPDATE person SET email = :mail WHERE id = :id", mail=email, id=id),
    )
    return email


def shown(browser: Browser) -> Json:
    found: Json = browser.get("/api/me/mails").json()
    assert msgspec.to_builtins(msgspec.convert(found, Mails)) == found
    return found


def begun(ada: Browser, bo: Browser) -> str:
    """A table by days at which both play; somebody is asked at once."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    data = {"game": "globopolis", "seats": seats, "days": {"days": 2, "bank": 3}, "public": True}
    made = ada.post("/api/tables", json=data)
    assert made.status_code == 201, made.text
    id = str(made.json()["id"])
    assert bo.post(f"/api/tables/{id}/seats", json={}).is_success
    assert ada.post(f"/api/tables/{id}/start", json={}).is_success
    return id


def delivered(server: Live) -> list[EmailMessage]:
    """The mails about turns, a minute later."""
    server.clock.now += GATHER
    work = server.services.outbox.deliver(CHANNEL)
    asyncio.run_coroutine_threadsafe(work, server.loop).result(20)
    return [mail for mail in server.mails() if mail["List-Unsubscribe"]]


def test_mails_are_as_one_wants_them(server: Live) -> None:
    with server.browser() as ada:
        ada.guest("Ada")
        assert shown(ada) == {**ALL, "email": None, "bounced": None}
        wanted = {"turns": True, "digest": False, "reminders": False, "at_night": True}
        assert ada.put("/api/me/mails", json=wanted).json() == {
            **wanted,
            "email": None,
            "bounced": None,
        }
        assert shown(ada) == {**wanted, "email": None, "bounced": None}
        for wrong in ({}, {**wanted, "turns": 7}, {**wanted, "more": True}):
            assert ada.put("/api/me/mails", json=wrong).status_code == 400
        assert (
            ada.put("/api/me/mails", json=wanted, headers={"x-csrf-token": "?"}).status_code == 403
        )
    with server.browser() as stranger:
        assert stranger.get("/api/me/mails").status_code == 401
        assert stranger.put("/api/me/mails", json=ALL).status_code == 401


def test_one_press_in_a_mail_program_ends_them(server: Live) -> None:
    with server.browser() as ada, server.browser() as bo:
        addresses = [somebody(server, ada, "Ada"), somebody(server, bo, "Bo")]
        id = begun(ada, bo)
        (mail,) = [mail for mail in delivered(server) if mail["To"] in addresses]
        assert f"{server.url}/t/{id}" in text_of(mail)
        (link,) = re.findall(r"<(http[^>]+)>", mail["List-Unsubscribe"])
        assert link in text_of(mail)
        who = [ada, bo][addresses.index(mail["To"])]
        with httpx.Client() as program:
            # Programs that look into mails look at links too.
            page = program.get(link)
            assert page.status_code == 200
            assert "<script" not in page.text
            assert '<form method="post">' in page.text
            assert page.headers["cache-control"] == "no-store"
            assert shown(who)["turns"]
            # As RFC 8058 has it: no cookie, no page, this body.
            pressed = program.post(link, data={"List-Unsubscribe": "One-Click"})
            assert pressed.status_code == 200
        assert (shown(who)["turns"], shown(who)["reminders"]) == (False, False)
        # Signed in, on the page of the link, it is the same.
        assert who.put("/api/me/mails", json=ALL).is_success
        assert who.post(link, headers={"x-csrf-token": ""}).status_code == 200
        assert not shown(who)["turns"]
        before = len(delivered(server))
        for _ in range(2):
            begun(ada, bo)
        assert [mail["To"] for mail in delivered(server)[before:]].count(
            addresses[[ada, bo].index(who)]
        ) == 0


@pytest.mark.parametrize("token", ["x", "person", "a" * 24 + "." + "0" * 64, "é.1"])
def test_a_link_that_was_made_up_ends_nothing(server: Live, token: str) -> None:
    with server.browser() as ada, httpx.Client(base_url=server.url) as program:
        me = ada.guest("Ada")
        for path in (f"/mail/stop/{token}", f"/mail/stop/{me['id']}.{'0' * 64}"):
            assert program.get(path).status_code == 404
            assert program.post(path, data={"List-Unsubscribe": "One-Click"}).status_code == 404
        assert shown(ada)["turns"]


def test_a_bouncing_address_is_told_and_good_again_once_confirmed(server: Live) -> None:
    with server.browser() as ada:
        email = somebody(server, ada, "Ada")
        write(server, lambda db: mail_bounced(db, email, "550 5.1.1 no such\r\n user", 5.0))
        assert shown(ada)["bounced"] == "550 5.1.1 no such user"
        assert ada.post("/api/me/email", json={"email": email}).status_code == 202
        mail = [mail for mail in server.mails() if mail["To"] == email][-1]
        (link,) = re.findall(rf"{server.url}(/link/\S+)", mail.get_content())
        (field,) = re.findall(r'name="csrf" value="([^"]+)"', ada.get(str(link)).text)
        headers = {"origin": server.url, "x-csrf-token": ""}
        assert ada.post(str(link), data={"csrf": field}, headers=headers).status_code == 200
        assert shown(ada)["bounced"] is None


def test_neither_the_log_nor_a_sent_row_keeps_a_link(server: Live) -> None:
    with server.browser() as ada, server.browser() as bo:
        addresses = [somebody(server, ada, "Ada"), somebody(server, bo, "Bo")]
        begun(ada, bo)
        mail = [mail for mail in delivered(server) if mail["To"] in addresses][-1]
        (token,) = re.findall(r"/mail/stop/([^>]+)>", mail["List-Unsubscribe"])
        httpx.get(f"{server.url}/mail/stop/{token}")
        assert token.partition(".")[2] not in server.log.getvalue()
        kept = server.rows("SELECT body, html, headers, parts FROM mail WHERE sent IS NOT NULL")
        assert {tuple(row) for row in kept} == {("", "", "{}", "[]")}
