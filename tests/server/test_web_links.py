"""Links by mail over a real server: asked for, shown, confirmed, once, by whoever reads the mail."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.live import Browser, Live, live
from statecraft.server.ids import hashed


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("links") / "data") as running:
        yield running


def asked(server: Live, browser: Browser, email: str) -> str:
    """Ask for a link, and read it in the newest mail."""
    before = len(server.mails())
    answer = browser.post("/api/me/email", json={"email": email})
    assert (answer.status_code, answer.json()) == (202, {"minutes": 15})
    mails = server.mails()
    assert len(mails) == before + 1
    assert mails[-1]["To"] == email
    (link,) = re.findall(rf"{server.url}(/link/\S+)", mails[-1].get_content())
    return str(link)


def confirmed(browser: Browser, link: str) -> httpx.Response:
    """Open the page and press its button, as a browser does."""
    page = browser.get(link)
    assert page.status_code == 200, page.text
    (field,) = re.findall(r'name="csrf" value="([^"]+)"', page.text)
    headers = {"origin": str(browser.base_url).rstrip("/"), "x-csrf-token": ""}
    return browser.post(link, data={"csrf": field}, headers=headers)


def test_a_guest_attaches_an_address_and_is_known_on_another_device(server: Live) -> None:
    with server.browser() as laptop, server.browser() as phone:
        me = laptop.guest("Anna <b>")
        link = asked(server, laptop, "anna@example.org")
        page = phone.get(link).text
        assert "Anna &lt;b&gt;" in page
        assert "<script" not in page
        # Looking, as mail scanners do, changes nothing.
        assert laptop.get("/api/me").json()["email"] is None
        done = confirmed(phone, link)
        assert done.status_code == 200
        assert "Anna &lt;b&gt;" in done.text
        assert phone.get("/api/me").json() == {**me, "email": "anna@example.org"}
        # Whoever asked might have been anybody: the device that can read the mail is the one that stays.
        assert laptop.get("/api/me").status_code == 401
        for answer in (phone.get(link), phone.post(link, data={"csrf": "x"})):
            assert answer.status_code in (403, 410)
            assert "text/html" in answer.headers["content-type"]


def test_a_known_address_signs_in_and_takes_the_guest_along(server: Live) -> None:
    with server.browser() as first, server.browser() as second:
        owner = first.guest("Berta")
        confirmed(first, asked(server, first, "berta@example.org"))
        guest = second.guest("Guest")
        server.rows(
            "INSERT INTO seat (table_id, seat, kind, person, name, colour)"
            " VALUES ('t', 0, 'person', ?, 'Guest', 'red')",
            guest["id"],
        )
        merges: list[tuple[str, str]] = []

        async def hear(old: str, new: str) -> None:
            merges.append((old, new))

        server.services.merged.append(hear)
        confirmed(second, asked(server, second, "Berta@Example.org".lower()))
        assert second.get("/api/me").json()["id"] == owner["id"]
        assert server.rows("SELECT person FROM seat WHERE table_id = 't'") == [(owner["id"],)]
        assert merges == [(guest["id"], owner["id"])]


def test_who_asked_on_the_same_device_stays_signed_in(server: Live) -> None:
    with server.browser() as laptop:
        me = laptop.guest("Jana")
        before = laptop.cookies.get("statecraft")
        confirmed(laptop, asked(server, laptop, "jana@example.org"))
        old = {"cookie": f"statecraft={before}"}
        assert httpx.get(f"{server.url}/api/me", headers=old).json()["id"] == me["id"]


def test_a_link_that_somebody_else_asked_for_does_not_let_them_in(server: Live) -> None:
    """The attack: a stranger names a new address, its owner presses the button, and both are one person."""
    with server.browser() as victim, server.browser() as stranger:
        theirs = stranger.guest("Stranger")
        victim.guest("Klara")
        assert confirmed(victim, asked(server, stranger, "klara@example.org")).status_code == 200
        assert victim.get("/api/me").json()["email"] == "klara@example.org"
        assert stranger.get("/api/me").status_code == 401
        assert stranger.patch("/api/me", json={"name": "Mine now"}).status_code == 401
        assert victim.get("/api/me").json()["id"] == theirs["id"]


def test_who_only_asked_gets_nothing_of_a_known_person(server: Live) -> None:
    """A stranger names an address; its owner confirms: the stranger must not become the owner, nor part of them."""
    with server.browser() as owner, server.browser() as stranger:
        mine = owner.guest("Clara")
        confirmed(owner, asked(server, owner, "clara@example.org"))
        theirs = stranger.guest("Stranger")
        confirmed(owner, asked(server, stranger, "clara@example.org"))
        assert owner.get("/api/me").json()["id"] == mine["id"]
        assert stranger.get("/api/me").json() == theirs


def test_known_and_unknown_addresses_are_answered_alike(server: Live) -> None:
    with server.browser() as browser:
        browser.guest("Dora")
        confirmed(browser, asked(server, browser, "dora@example.org"))
        answers = [
            browser.post("/api/me/email", json={"email": email})
            for email in ("dora@example.org", "nobody@example.org")
        ]
    plain = [(a.status_code, a.content, sorted(set(a.headers) - {"date"})) for a in answers]
    assert plain[0] == plain[1]


def test_a_link_runs_out_after_its_minutes(server: Live) -> None:
    with server.browser() as browser:
        browser.guest("Emil")
        link = asked(server, browser, "emil@example.org")
        server.clock.now += 15 * 60
        answer = browser.get(link)
        assert answer.status_code == 410
        assert "expired" in answer.text
        with pytest.raises(AssertionError):
            confirmed(browser, link)


def test_confirming_needs_our_own_form(server: Live) -> None:
    with server.browser() as browser:
        browser.guest("Frida")
        link = asked(server, browser, "frida@example.org")
        evil = {"origin": "http://evil.example"}
        assert browser.post(link, data={"csrf": "x"}, headers=evil).status_code == 403
        for data in ({}, {"csrf": ""}, {"csrf": "wrong"}):
            assert browser.post(link, data=data).status_code == 403
        assert httpx.post(server.url + link, data={"csrf": "x"}).status_code == 403
        assert browser.get("/api/me").json()["email"] is None
        assert confirmed(browser, link).status_code == 200


def test_mails_speak_the_persons_language(server: Live) -> None:
    with server.browser() as browser:
        browser.guest("Gerda", language="de")
        asked(server, browser, "gerda@example.org")
        assert server.mails()[-1]["Subject"] == "Dein Link zu Statecraft"


def test_neither_the_database_nor_the_log_keeps_a_link(server: Live) -> None:
    with server.browser() as browser:
        browser.guest("Hanna")
        link = asked(server, browser, "hanna@example.org")
        browser.get(link)
        confirmed(browser, link)
        identity = next(c.value for c in browser.cookies.jar if c.name == "statecraft")
    token = link.rpartition("/")[2]
    dump = str([server.rows(f"SELECT * FROM {table}") for table in ("login_link", "mail")])
    assert token not in dump
    assert hashed(token) in dump
    log = server.log.getvalue()
    assert '"/link/{token}"' in log or "/link/" in log
    for secret in (token, "hanna@example.org", identity):
        assert secret is not None
        assert secret not in log


@pytest.mark.parametrize("email", ["", "x", "a@b.c\nBcc: d@e.f", "a@b.c, d@e.f", 7, None])
def test_what_is_no_address_is_refused(server: Live, email: object) -> None:
    with server.browser() as browser:
        browser.guest("Ida")
        before = len(server.mails())
        answer = browser.post("/api/me/email", json={"email": email})
        assert answer.status_code == 400
        assert len(server.mails()) == before


def test_links_never_name_the_host_of_a_request(tmp_path: Path) -> None:
    with live(tmp_path / "data", public_url="http://play.example.org") as server:
        with server.browser() as browser:
            browser.guest()
            headers = {"host": "evil.example"}
            answer = browser.post("/api/me/email", json={"email": "a@example.org"}, headers=headers)
            # The cookie jar belongs to the real host, so the identity is sent all the same.
            assert answer.status_code in (202, 401)
            if answer.status_code == 401:
                browser.post("/api/me/email", json={"email": "a@example.org"})
        text = server.mails()[0].get_content()
        assert "http://play.example.org/link/" in text
        assert "evil" not in text


def test_links_to_a_strangers_address_do_not_lock_the_stranger_out(tmp_path: Path) -> None:
    """The attack: use up all links to an address in an hour, so that its owner cannot sign in."""

    def come_from(browser: Browser, address: str) -> None:
        browser.headers["x-forwarded-for"] = address

    with (
        live(tmp_path / "data", rate_mails=2, trust_proxy=True) as server,
        server.browser() as attacker,
        server.browser() as other,
        server.browser() as owner,
    ):
        for browser in (attacker, other):
            come_from(browser, "198.51.100.7")
            browser.guest()
        come_from(owner, "203.0.113.9")
        owner.guest("Lena")
        answers = [
            browser.post("/api/me/email", json={"email": "lena@example.org"}).status_code
            for browser in (attacker, attacker, other, attacker)
        ]
        assert answers == [202, 202, 429, 429]
        assert confirmed(owner, asked(server, owner, "lena@example.org")).status_code == 200
