"""Who asks too often is told to wait, by address, person and kind of rollback; proxies are believed if trusted."""

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.live import Live, live
from statecraft.server.web.caller import Asked


def slow(answer: httpx.Response) -> int:
    assert answer.status_code == 429, answer.text
    assert answer.json()["error"]["text"] == "server-slower"
    wait = int(answer.headers["retry-after"])
    assert answer.json()["error"]["values"] == {"seconds": wait}
    return wait


def test_an_address_is_slowed_down_and_let_in_again(tmp_path: Path) -> None:
    with live(tmp_path / "data", rate_address=40) as server:
        answers = [httpx.get(f"{server.url}/nothing") for _ in range(11)]
        assert [one.status_code for one in answers[:10]] == [404] * 10
        server.clock.now += slow(answers[10])
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        slow(httpx.get(f"{server.url}/healthz"))


def test_a_person_is_slowed_down_and_others_are_not(tmp_path: Path) -> None:
    with live(tmp_path / "data", rate_person=8) as server:
        with server.browser() as anna, server.browser() as ben:
            anna.guest()
            ben.guest("Ben")
            assert [anna.get("/api/me").status_code for _ in range(2)] == [200, 200]
            slow(anna.get("/api/me"))
            assert ben.get("/api/me").status_code == 200
        token = {"authorization": "Bearer one"}
        assert [
            httpx.get(f"{server.url}/healthz", headers=token).status_code for _ in range(3)
        ] == [200, 200, 429]


def test_guests_and_mails_are_given_by_the_hour(tmp_path: Path) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(live(tmp_path / "data", rate_guests=2, rate_mails=2))
        anna, ben, eve = (stack.enter_context(server.browser()) for _ in range(3))
        anna.guest()
        ben.guest("Ben")
        rollback = {"name": "Eve", "colour": "red"}
        server.clock.now += slow(eve.post("/api/me", json=rollback)) + 1
        assert eve.post("/api/me", json=rollback).status_code == 201
        for browser, email in ((anna, "a@example.org"), (anna, "b@example.org")):
            answer = browser.post("/api/me/email", json={"email": email})
            assert answer.status_code == 202
        slow(anna.post("/api/me/email", json={"email": "c@example.org"}))
        # All three come from one address, from which both links an hour to this one were asked for once.
        assert ben.post("/api/me/email", json={"email": "a@example.org"}).status_code == 202
        slow(eve.post("/api/me/email", json={"email": "a@example.org"}))


def test_a_trusted_proxy_tells_addresses_apart_and_a_client_cannot(tmp_path: Path) -> None:
    with live(tmp_path / "data", rate_address=4, trust_proxy=True) as server:

        def ask(forwarded: str) -> int:
            headers = {"x-forwarded-for": forwarded}
            return httpx.get(f"{server.url}/healthz", headers=headers).status_code

        assert [ask("198.51.100.7") for _ in range(2)] == [200, 429]
        assert ask("198.51.100.8") == 200
        # What stands before the proxy's own entry is the client's word.
        assert ask("203.0.113.9, 198.51.100.7") == 429


def asked(trusted: bool, headers: dict[str, str], client: Any = ("192.0.2.1", 5)) -> Asked:
    pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
    return Asked({"headers": pairs, "client": client, "scheme": "http"}, trusted)


@pytest.mark.parametrize(
    ("trusted", "forwarded", "client", "address"),
    [
        (False, "198.51.100.7", ("192.0.2.1", 5), "192.0.2.1"),
        (True, "198.51.100.7", ("192.0.2.1", 5), "198.51.100.7"),
        (True, "2001:db8:1:2:3:4:5:6", ("192.0.2.1", 5), "2001:db8:1:2::/64"),
        (True, "::ffff:198.51.100.7", ("192.0.2.1", 5), "198.51.100.7"),
        (True, "nonsense", ("192.0.2.1", 5), "unknown"),
        (False, "", None, "unknown"),
    ],
)
def test_an_address_is_one_household(
    trusted: bool, forwarded: str, client: Any, address: str
) -> None:
    headers = {"x-forwarded-for": forwarded} if forwarded else {}
    assert asked(trusted, headers, client).address() == address


def test_the_scheme_is_the_browsers() -> None:
    headers = {"x-forwarded-proto": "http, https"}
    assert asked(True, headers).scheme() == "https"
    assert asked(False, headers).scheme() == "http"


def test_counts_are_for_this_machine_named_networks_and_the_token(tmp_path: Path) -> None:
    def status(server: Live, **headers: str) -> int:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return httpx.get(f"{server.url}/metrics", headers=named).status_code

    with live(tmp_path / "own") as server:
        assert status(server) == 200
        # Whoever comes by a proxy on this machine is not this machine, whatever the proxy calls itself.
        for passed_on in ("x_forwarded_for", "forwarded", "x_real_ip", "via"):
            assert status(server, **{passed_on: "127.0.0.1"}) == 403
    token = "a long and secret text"
    settings = {"trust_proxy": True, "metrics_from": ("203.0.113.0/24",), "metrics_token": token}
    with live(tmp_path / "proxied", **settings) as server:
        assert status(server, x_forwarded_for="203.0.113.9") == 200
        assert status(server, x_forwarded_for="203.0.113.9, 198.51.100.1") == 403
        refused = httpx.get(f"{server.url}/metrics")
        assert (refused.status_code, refused.json()["error"]["text"]) == (
            403,
            "server-metrics-closed",
        )
        assert "content-security-policy" in refused.headers
        assert status(server, authorization=f"Bearer {token}") == 200
        assert status(server, authorization="Bearer another text of that length") == 403
        assert token not in server.log.getvalue()
