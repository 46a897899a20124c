"""The operators' page: for those named in the settings, with the powers of the command; nobody else learns of it."""

import asyncio
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from server.live import Browser, Live
from server.operators.house import House

MAIL = "olga@example.org"
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")


def sign_in(live: Live, browser: Browser, address: str) -> None:
    browser.guest("Olga")
    assert browser.post("/api/me/email", json={"email": address}).status_code == 202
    content = live.mails()[-1].get_content()
    (path,) = re.findall(r"/link/[0-9a-f]+", content)
    browser.get(path)
    csrf = browser.cookies["statecraft_csrf"]
    assert browser.post(path, data={"csrf": csrf}, headers={"Origin": live.url}).status_code == 200


@contextmanager
def operating(house: House, **more: object) -> Iterator[tuple[Live, Browser]]:
    with house.live(operators=(MAIL,), **more) as live, live.browser() as olga:
        live.clock.now = time.time()
        sign_in(live, olga, MAIL)
        yield live, olga


def does(browser: Browser, what: str, **form: str) -> httpx.Response:
    form["csrf"] = browser.cookies["statecraft_csrf"]
    return browser.post(f"/operators/{what}", data=form, follow_redirects=True)


def rows_of(live: Live, sql: str) -> list[tuple[Any, ...]]:
    """What is in its database, whichever kind that is."""
    asked = live.services.store.read(lambda db: [tuple(dict(row).values()) for row in db.rows(sql)])
    return asyncio.run_coroutine_threadsafe(asked, live.loop).result(10)


def answer(browser: Browser, method: str, path: str, **headers: str) -> tuple[object, ...]:
    """All that somebody could tell one address from another by."""
    said = browser.request(method, path, headers=headers)
    kept = {name: value for name, value in said.headers.items() if name not in ("date", "etag")}
    return said.status_code, kept, said.content


def test_nobody_else_can_tell_it_from_an_address_where_nothing_is(house: House) -> None:
    with operating(house) as (live, _), live.browser() as ada, live.browser() as nobody:
        sign_in(live, ada, "ada@example.org")
        for browser in (ada, nobody):
            for method in METHODS:
                for headers in ({}, {"accept": "text/html"}):
                    for path in ("", "/ban", "/backup", "/nothing"):
                        there = answer(browser, method, f"/operators{path}", **headers)
                        missing = answer(browser, method, f"/operatorz{path}", **headers)
                        assert there == missing, (method, path, headers)
            # Also where the token of a page is missing.
            browser.cookies.delete("statecraft_csrf")
            assert answer(browser, "POST", "/operators") == answer(browser, "POST", "/operatorz")


def test_it_does_what_the_command_does(house: House) -> None:
    with operating(house) as (live, olga), live.browser() as ada:
        me = ada.guest("Ada")
        wanted = {"game": "globopolis", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = ada.post("/api/tables", json=wanted).json()
        page = olga.get("/operators")
        assert page.status_code == 200
        assert page.headers["cache-control"] == "no-store"
        assert table["code"] in page.text
        assert does(olga, "close", table=table["code"]).text.count("The table is closed.") == 1
        assert house.command("status", "--json").data["tables"] == {"closed": 1}
        assert "Kept out." in does(olga, "ban", who=me["id"], reason="rude", days="3").text
        assert ada.get("/api/me").status_code == 403
        assert does(olga, "unban", kind="person", who=me["id"]).status_code == 200
        assert ada.get("/api/me").status_code == 200
        assert "Everybody is told." in does(olga, "announce", text="<b>Rest</b>", hours="1").text
        assert "<b>Rest" not in olga.get("/operators").text
        (told,) = ada.get("/api/announcements").json()
        assert told["text"] == "<b>Rest</b>"
        assert does(olga, "withdraw", id=str(told["id"])).status_code == 200
        assert ada.get("/api/announcements").json() == []
        given = does(olga, "export", who=me["id"])
        assert given.headers["content-disposition"].startswith("attachment")
        assert given.json()["person"]["name"] == "Ada"
        assert me["id"] in does(olga, "look-up", person=me["id"]).text
        assert does(olga, "delete", who=me["id"], again="other").status_code == 400
        assert ada.get("/api/me").status_code == 200
        assert "deleted" in does(olga, "delete", who=me["id"], again=me["id"]).text
        assert ada.get("/api/me").status_code == 401
        olga_id = olga.get("/api/me").json()["id"]
        rows = rows_of(live, 'SELECT DISTINCT "by" FROM operator_act')
        assert rows == [(olga_id,)]


def test_complaints_are_read_there(house: House) -> None:
    with operating(house) as (live, olga), live.browser() as ada, live.browser() as bo:
        ada.guest("Ada")
        other = bo.guest("Bo", "green")
        wanted = {"game": "globopolis", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        table = ada.post("/api/tables", json=wanted).json()
        bo.post(f"/api/tables/{table['id']}/seats", json={})
        told = {"person": other["id"], "text": "<script>alert(1)</script>"}
        assert ada.post(f"/api/tables/{table['id']}/complaints", json=told).status_code < 300
        page = olga.get("/operators").text
        assert "&lt;script&gt;alert(1)" in page
        assert "<script" not in page
        assert does(olga, "handled", id="1").status_code == 200
        assert "alert(1)" not in olga.get("/operators").text


@pytest.mark.parametrize(
    ("what", "form", "said"),
    [
        ("ban", {"who": "ghost"}, "nobody with"),
        ("ban", {"who": MAIL}, "yourself"),
        ("ban", {"who": "127.0.0.0/8"}, "yourself"),
        ("ban", {"who": "192.0.2.1", "days": "soon"}, "A number"),
        ("look-up", {"person": "ghost"}, "nobody with"),
        ("close", {"table": "<x>"}, "no such table"),
        ("announce", {"text": ""}, "500"),
        ("delete", {"who": MAIL, "again": MAIL}, "yourself"),
    ],
)
def test_what_cannot_be_done_is_said_on_the_page(
    house: House, what: str, form: dict[str, str], said: str
) -> None:
    with operating(house) as (_, olga):
        answer = does(olga, what, **form)
        assert answer.status_code >= 400
        assert 'role="alert"' in answer.text
        assert said.lower() in answer.text.lower()
        assert olga.get("/api/me").status_code == 200


def test_no_page_of_another_site_can_press_its_buttons(house: House) -> None:
    with operating(house) as (live, olga):
        form = {"text": "x", "hours": "1"}
        refused = olga.post("/operators/announce", data={**form, "csrf": "guess"})
        assert refused.status_code == 403
        csrf = olga.cookies["statecraft_csrf"]
        foreign = {"Origin": "https://evil.example"}
        sent = olga.post("/operators/announce", data={**form, "csrf": csrf}, headers=foreign)
        assert sent.status_code == 403
        assert live.services.hearing.broadcasts.now() == []


def test_a_backup_and_a_look_through_all_records_run_beside_the_server(house: House) -> None:
    with operating(house) as (live, olga):
        for what in ("backup", "verify"):
            assert does(olga, what).status_code == 200
            gives_up = time.monotonic() + 60
            while live.services.long_work.kind:
                assert time.monotonic() < gives_up
                time.sleep(0.05)
        rows = rows_of(live, "SELECT kind, body FROM operator_act ORDER BY id")
        assert [kind for kind, _ in rows] == ["backup", "verify"]
        assert all('"code": 0' in body for _, body in rows), rows
        (file,) = (house.folder / "backups").glob("*.backup")
        assert file.stat().st_mode & 0o077 == 0
        assert "all is right" in olga.get("/operators").text


def test_it_speaks_german(house: House) -> None:
    with operating(house) as (_, olga):
        olga.patch("/api/me", json={"language": "de"})
        page = olga.get("/operators").text
        assert '<html lang="de">' in page
        assert "Was los ist" in page
