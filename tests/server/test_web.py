"""The application over a real uvicorn: cookies, CSRF, origins, headers, limits, links, errors, health."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server.live import TEXTS, Live, live
from statecraft.server.people.people import Identities, Person
from statecraft.server.web import site
from statecraft.server.web.gate import CONTENT_SECURITY


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("web") / "data") as running:
        yield running


def refused(answer: httpx.Response, status: int, text: str) -> dict[str, Any]:
    """The answer is that refusal, in the one form that refusals have."""
    assert answer.status_code == status, answer.text
    payload: dict[str, Any] = answer.json()["error"]
    assert set(answer.json()) == {"error"}
    assert set(payload) == {"text", "say", "rule", "values"}
    assert payload["text"] == text
    assert payload["say"] in {texts.say(text, payload["values"]) for texts in TEXTS.values()}
    return payload


def test_a_guest_is_made_known_and_changed(server: Live) -> None:
    with server.browser() as browser:
        refused(browser.get("/api/me"), 401, "server-nobody")
        made = browser.guest(" Zoe\u0308 ", "green", language="de")
        assert (made["name"], made["colour"], made["language"]) == ("Zo\u00eb", "green", "de")
        assert made["email"] is None
        assert browser.get("/api/me").json() == made
        changed = browser.patch("/api/me", json={"name": "<b>Z</b>", "colour": "red"})
        assert changed.json() == {**made, "name": "<b>Z</b>", "colour": "red"}
        refused(browser.post("/api/me", json={"name": "x", "colour": "red"}), 409, "server-already")


def test_whom_one_has_muted_is_known_on_every_device(server: Live) -> None:
    with server.browser() as other, server.browser() as browser:
        refused(browser.get("/api/mutes"), 401, "server-nobody")
        loud = other.guest("Loud", "red")["id"]
        browser.guest("Anna", "blue")
        assert browser.get("/api/mutes").json() == []
        for person in (loud, loud, "nobody-of-this-name"):
            assert browser.post(f"/api/mutes/{person}").is_success
        assert browser.get("/api/mutes").json() == [loud]
        assert other.get("/api/mutes").json() == []
        assert browser.delete(f"/api/mutes/{loud}").is_success
        assert browser.get("/api/mutes").json() == []


def test_cookies_are_kept_from_scripts_and_other_sites(server: Live) -> None:
    with server.browser() as browser:
        made = browser.post("/api/me", json={"name": "Anna", "colour": "blue"})
        cookies = made.headers.get_list("set-cookie")
        identity, token = cookies
        assert identity.startswith("statecraft=")
        assert "HttpOnly" in identity
        assert token.startswith("statecraft_csrf=")
        assert "HttpOnly" not in token
        for cookie in cookies:
            assert "samesite=lax" in cookie.lower()
            assert "Path=/" in cookie
            assert "Domain" not in cookie
            assert "Secure" not in cookie


def test_over_https_cookies_are_for_https_alone(tmp_path: Path) -> None:
    with live(tmp_path / "data", public_url="https://play.example.org") as server:
        with server.browser() as browser:
            made = browser.post("/api/me", json={"name": "Anna", "colour": "blue"})
        for cookie in made.headers.get_list("set-cookie"):
            assert cookie.startswith("__Host-statecraft")
            assert "Secure" in cookie
        assert "strict-transport-security" in made.headers


@pytest.mark.parametrize("header", [None, "", "wrong"])
def test_what_changes_something_needs_the_token(server: Live, header: str | None) -> None:
    with server.browser() as browser:
        browser.guest()
        sent = {} if header is None else {"x-csrf-token": header}
        for method, path in (
            ("PATCH", "/api/me"),
            ("POST", "/api/me/email"),
            ("POST", "/api/me/logout-everywhere"),
            ("POST", "/api/no-such-route"),
        ):
            answer = httpx.Client.request(browser, method, path, json={"name": "Eve"}, headers=sent)
            refused(answer, 403, "server-no-csrf")
        assert browser.get("/api/me").json()["name"] == "Anna"


def test_a_token_alone_is_no_identity_and_needs_none(server: Live) -> None:
    with server.browser() as browser:
        browser.guest()
        answer = httpx.Client.request(
            browser,
            "PATCH",
            "/api/me",
            json={"name": "Eve"},
            headers={"authorization": "Bearer abc"},
        )
        refused(answer, 401, "server-nobody")


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        ("http://evil.example", False),
        ("null", False),
        ("https://127.0.0.1", False),
        ("http://127.0.0.1:1", False),
        ("{url}.evil.example", False),
        ("{url}", True),
    ],
)
def test_pages_of_other_sites_change_nothing(server: Live, origin: str, allowed: bool) -> None:
    headers = {"origin": origin.format(url=server.url)}
    with server.browser() as browser:
        browser.guest()
        answer = browser.patch("/api/me", json={"colour": "red"}, headers=headers)
        if allowed:
            assert answer.status_code == 200
        else:
            refused(answer, 403, "server-foreign-origin")
            # Looking is no harm: what is seen there stays with us.
            seen = browser.get("/api/me", headers=headers)
            assert seen.status_code == 200
            assert "access-control-allow-origin" not in seen.headers


def test_further_origins_are_allowed_by_name_and_the_host_no_longer(tmp_path: Path) -> None:
    with live(
        tmp_path / "data", public_url="http://play.example.org", origins=("http://b.example",)
    ) as server:
        for origin, status in (
            ("http://play.example.org", 201),
            ("http://b.example", 201),
            (server.url, 403),
        ):
            with server.browser() as browser:
                answer = browser.post(
                    "/api/me", json={"name": "A", "colour": "red"}, headers={"origin": origin}
                )
                assert answer.status_code == status, origin


def test_a_handshake_from_another_site_is_refused(server: Live) -> None:
    address = server.url.replace("http", "ws") + "/api/nothing"
    with pytest.raises(InvalidStatus) as no:
        connect(address, additional_headers={"Origin": "http://evil.example"})
    assert no.value.response.status_code == 403
    assert no.value.response.body is not None
    assert b"server-foreign-origin" in no.value.response.body
    assert no.value.response.headers["content-security-policy"] == CONTENT_SECURITY
    with pytest.raises(InvalidStatus) as no:
        connect(address, additional_headers={"Origin": server.url})
    assert no.value.response.body is not None
    assert b"server-foreign-origin" not in no.value.response.body


def identity(server: Live, **changes: Any) -> str:
    """An identity as the server would give it, or one that it would not."""
    person = Person("ab" * 12, "x", "red", "en", None, 0, 0.0)
    key = changes.get("key") or server.services.identities._key
    return Identities(key, 1, lambda: changes.get("issued", server.clock.now)).issue(person)


def test_forged_expired_and_foreign_cookies_are_nobody(server: Live) -> None:
    with server.browser() as browser:
        browser.guest()
        mine = next(c.value for c in browser.cookies.jar if c.name == "statecraft")
    assert mine is not None
    wrong = [
        mine[:-2] + "AA",
        mine.replace(".0.", ".1.", 1),
        identity(server, key=b"x" * 32),
        identity(server, issued=server.clock.now - 366 * 86400),
        # Well signed, but there is no such person.
        identity(server),
        "",
        "%00",
        '"quoted"',
        "a" * 4000,
    ]
    for value in wrong:
        answer = httpx.get(f"{server.url}/api/me", headers={"cookie": f"statecraft={value}"})
        refused(answer, 401, "server-nobody")
    known = httpx.get(f"{server.url}/api/me", headers={"cookie": f"a=b; statecraft={mine}; c"})
    assert known.status_code == 200


def test_leaving_everywhere_makes_every_cookie_worthless(server: Live) -> None:
    with server.browser() as browser:
        browser.guest()
        jar = dict(browser.cookies)
        assert browser.post("/api/me/logout-everywhere").status_code == 204
        assert dict(browser.cookies) == {}
    with server.browser(cookies=jar) as old:
        refused(old.get("/api/me"), 401, "server-nobody")


ADDRESSES = ["/", "/api/me", "/api/docs", "/api/openapi.json", "/healthz", "/readyz", "/metrics"]


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", path) for path in ADDRESSES]
    + [
        ("GET", "/nothing"),
        ("GET", "/static/plain.css"),
        ("GET", "/static/../app.py"),
        ("GET", "/link/unknown"),
        ("POST", "/healthz"),
        ("OPTIONS", "/api/me"),
        ("HEAD", "/"),
        ("POST", "/api/me"),
    ],
)
def test_every_answer_tells_browsers_what_to_run(server: Live, method: str, path: str) -> None:
    answer = httpx.request(method, server.url + path)
    assert answer.status_code < 500
    assert answer.headers["content-security-policy"] == CONTENT_SECURITY
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert "permissions-policy" in answer.headers
    assert "server" not in answer.headers
    if path.startswith(("/api", "/link")):
        assert answer.headers["cache-control"] == "no-store"
    if "html" in answer.headers.get("content-type", ""):
        assert not re.search(
            r"<script(?! type=\"module\" crossorigin src=\"/assets/)|<style|style=|\bon\w+=|javascript:|//cdn",
            answer.text,
        )


def test_the_policy_forbids_inline_script_and_style() -> None:
    assert "unsafe" not in CONTENT_SECURITY
    assert "default-src 'self'" in CONTENT_SECURITY
    assert "frame-ancestors 'none'" in CONTENT_SECURITY


@pytest.mark.parametrize(
    ("method", "path", "status", "text"),
    [
        ("GET", "/nothing", 404, "server-no-route"),
        ("GET", "/api/nothing", 404, "server-no-route"),
        ("GET", "/api/docs/more", 404, "server-no-route"),
        ("GET", "/static/../app.py", 404, "server-no-route"),
        ("DELETE", "/api/me", 405, "server-no-method"),
    ],
)
def test_unknown_routes_are_refused_like_all_else(
    server: Live, method: str, path: str, status: int, text: str
) -> None:
    refused(httpx.request(method, server.url + path), status, text)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"name": "A"}',
        b'{"name": 7, "colour": "red"}',
        b'{"name": "A", "colour": "red", "admin": true}',
        b'{"name": "\xff", "colour": "red"}',
        b'{"name": "\\ud800", "colour": "red"}',
        b'{"name": "A", "colour": "red", "language": "tlh"}',
        b"[" * 60_000,
    ],
)
def test_nonsense_is_refused(server: Live, content: bytes) -> None:
    answer = httpx.post(
        f"{server.url}/api/me", content=content, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 400
    assert set(answer.json()["error"]) == {"text", "say", "rule", "values"}
    assert "Traceback" not in answer.text
    assert ".py" not in answer.text


def test_bodies_are_limited_with_and_without_a_length(server: Live) -> None:
    url = f"{server.url}/api/me"
    largest = b'{"name": "A", "colour": "red"}'.ljust(64 * 1024)
    json = {"content-type": "application/json"}
    assert httpx.post(url, content=largest, headers=json).status_code == 201
    refused(httpx.post(url, content=largest + b" ", headers=json), 413, "server-too-large")

    def pieces() -> Iterator[bytes]:
        for _ in range(70):
            yield b" " * 1024

    refused(httpx.post(url, content=pieces(), headers=json), 413, "server-too-large")


def test_the_language_is_the_persons_or_else_the_browsers(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "FOLDERS", ())
    german = {"accept-language": "fr, de-AT;q=0.8, en;q=0.5"}
    with server.browser(headers=german) as browser:
        assert "Unter dieser Adresse" in browser.get("/x").json()["error"]["say"]
        assert '<html lang="de">' in browser.get("/").text
        assert browser.guest()["language"] == "de"
        browser.patch("/api/me", json={"language": "en"})
        assert browser.get("/x").json()["error"]["say"] == "There is nothing at this address."
    assert '<html lang="en">' in httpx.get(server.url).text


def test_a_page_without_an_icon_of_its_own_has_one(server: Live) -> None:
    with server.browser() as browser:
        found = browser.get("/favicon.ico")
        assert (found.status_code, found.headers["content-type"]) == (200, "image/svg+xml")
        assert found.text.startswith("<svg")


def test_health_and_counts(server: Live) -> None:
    assert httpx.get(f"{server.url}/healthz").json() == {"status": "ok"}
    assert httpx.get(f"{server.url}/readyz").json() == {"status": "ok"}

    def counted(line: str) -> float:
        output = httpx.get(f"{server.url}/metrics").text.splitlines()
        found = [row.rpartition(" ")[2] for row in output if row.startswith(line + " ")]
        return float(found[0]) if found else 0.0

    line = 'statecraft_requests_total{method="GET",route="/healthz",status="200"}'
    refusals = 'statecraft_refusals_total{text="server-no-route"}'
    before = counted(line), counted(refusals)
    httpx.get(f"{server.url}/healthz")
    httpx.get(f"{server.url}/made-up-{before[0]}")
    assert (counted(line), counted(refusals)) == (before[0] + 1, before[1] + 1)
    output = httpx.get(f"{server.url}/metrics").text
    # What people make up must not become names of counters.
    assert "made-up" not in output
    for name in (
        "request_seconds",
        "sockets",
        "tables",
        "moves",
        "deadline_lateness",
        "bot_seconds",
    ):
        assert f"# HELP statecraft_{name}" in output


def test_a_database_that_does_not_answer_is_told_and_nothing_else(tmp_path: Path) -> None:
    with live(tmp_path / "data") as server:
        with server.browser() as browser:
            browser.guest()
            server.rows("DROP TABLE secret")
            server.rows("DROP TABLE person")
            refused(httpx.get(f"{server.url}/readyz"), 503, "server-unready")
            refused(browser.get("/api/me"), 503, "server-unready")
            assert httpx.get(f"{server.url}/healthz").status_code == 200
        answer = httpx.post(f"{server.url}/api/me", json={"name": "A", "colour": "red"})
        refused(answer, 503, "server-unready")
        for words in ("no such table", "does not exist"):
            assert words not in answer.text
        log = server.log.getvalue()
        assert "no such table" in log or "does not exist" in log


def test_a_list_of_tables_says_how_they_stand(tmp_path: Path) -> None:
    with live(tmp_path / "data") as server, server.browser() as ada, server.browser() as ben:
        ada.guest("Ada")
        ben.guest("Ben")
        wanted = {
            "game": "global-powers",
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
            "control": {"decision": 60, "bank": 0},
            "public": True,
            "rated": False,
        }
        table = ada.post("/api/tables", json=wanted).json()["id"]
        (before,) = ada.get("/api/me/tables").json()
        assert (before["your_turn"], before["round"], before["scores"]) == (False, 0, [])
        assert before["due"] is None
        assert ada.post(f"/api/tables/{table}/start").status_code == 201
        (mine,) = ada.get("/api/me/tables").json()
        assert mine["your_turn"]
        assert mine["due"] == server.clock() + 60
        assert len(mine["scores"]) == 2
        # Others see the same game, and nobody's time.
        (others,) = ben.get("/api/tables").json()
        assert (others["your_turn"], others["due"]) == (False, None)
        assert others["scores"] == mine["scores"]
