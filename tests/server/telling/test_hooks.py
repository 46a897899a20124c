"""Hooks: what each kind is sent, that it is nothing secret, and what becomes of one that does not answer."""

import hmac
import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from server.live import Browser, Live, live
from server.telling.listener import Got, Listener, listener
from server.telling.playing import answer, deliver, table_by_mail, table_of
from statecraft.core.record.events import heard
from statecraft.server.telling.hook_forms import Told, fitting, kind_of, request
from statecraft.server.telling.hooks import AT_ONCE_BETWEEN, OFF_AFTER
from statecraft.server.web.access import speaker

Json = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder = tmp_path_factory.mktemp("hooks") / "data"
    with live(folder, hooks_http=True, hooks_to=("127.0.0.0/8",), rate_hooks=0) as running:
        yield running


@pytest.fixture
def there() -> Iterator[Listener]:
    with listener() as running:
        yield running


@pytest.fixture
def ada(server: Live) -> Iterator[Browser]:
    with server.browser() as browser:
        browser.guest("Ada")
        yield browser


def hook(browser: Browser, address: str, table: str | None = None, **more: Any) -> Json:
    place = "/api/me/hooks" if table is None else f"/api/tables/{table}/hooks"
    made = browser.post(place, json={"address": address, **more})
    assert made.status_code == 201, made.text
    found: Json = made.json()
    return found


def body(got: Got) -> Json:
    found: Json = json.loads(got.body)
    return found


def test_a_program_is_told_whose_turn_it_is_and_can_check_who_says_so(
    server: Live, there: Listener, ada: Browser
) -> None:
    made = hook(ada, f"{there.url}/mine?x=1")
    table = table_by_mail(ada, None)
    deliver(server)
    (got,) = there.got
    assert (got.method, got.path) == ("POST", "/mine?x=1")
    (event,) = body(got)["events"]
    assert event["text"].startswith("Global Powers: it is your turn: With ")
    assert {name: event[name] for name in ("type", "table", "game")} == {
        "type": "turn",
        "table": table,
        "game": "global-powers",
    }
    assert event["until"] > server.clock.now
    assert set(event) == {"type", "table", "game", "link", "until", "text"}
    at = got.headers["statecraft-timestamp"]
    assert int(at) == int(server.clock.now)
    signed = hmac.digest(made["secret"].encode(), f"{at}.".encode() + got.body, "sha256").hex()
    assert got.headers["statecraft-signature"] == f"v1={signed}"
    assert got.headers["statecraft-delivery"] == body(got)["id"]
    (row,) = server.rows("SELECT body, parts FROM mail WHERE table_id = ?", table)
    assert tuple(row) == ("", "[]")


def test_a_table_s_hook_is_told_the_public_log_and_nothing_else(
    server: Live, there: Listener, ada: Browser
) -> None:
    made = ada.post(
        "/api/tables",
        json={
            "game": "global-powers",
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "novice"}],
            "days": {"days": 2, "bank": 3},
        },
    ).json()
    table = made["id"]
    hook(ada, there.url, table)
    assert ada.post(f"/api/tables/{table}/start", json={}).status_code in (200, 201)
    said: list[str] = []
    for number in range(6):
        if 0 in table_of(server, table).waits:
            answer(server, table, 0, number)
        server.clock.now += AT_ONCE_BETWEEN
        deliver(server)
    for _ in range(20):
        server.clock.now += AT_ONCE_BETWEEN
        deliver(server)
    events = [event for got in there.got for event in body(got)["events"]]
    said = [line for event in events for line in event["lines"]]
    found = table_of(server, table)
    says = speaker(server.services, found, "en")
    public = [says.say(note) for note in heard([event for _, event in found.log], None)]
    assert said == public
    assert said
    assert {event["type"] for event in events} == {"log"}


def test_what_comes_together_goes_together_and_not_too_often(
    server: Live, there: Listener, ada: Browser
) -> None:
    hook(ada, there.url)
    tables = [table_by_mail(ada, None) for _ in range(4)]
    deliver(server)
    deliver(server)
    first = len(there.got)
    assert first <= 2
    server.clock.now += AT_ONCE_BETWEEN + 1
    deliver(server)
    told = [event["table"] for got in there.got for event in body(got)["events"]]
    assert sorted(told) == sorted(tables)
    assert len(there.got) < len(tables)


def test_a_hook_that_fails_is_asked_less_and_less_and_switched_off_at_last(
    server: Live, there: Listener, ada: Browser
) -> None:
    there.answers = [(500, {})]
    id = hook(ada, there.url)["hook"]["id"]
    table_by_mail(ada, None)
    began = server.clock.now
    times: list[float] = []
    while server.clock.now - began <= OFF_AFTER + 6 * 3600:
        before = len(there.got)
        deliver(server)
        if len(there.got) > before:
            times.append(server.clock.now)
        server.clock.now += 300
    gaps = [b - a for a, b in pairwise(times)]
    assert len(times) < 40
    assert max(gaps) >= 3600
    (shown,) = ada.get("/api/me/ways").json()["hooks"]
    assert shown["problem"] == "status-500"
    assert shown["off"] is not None
    # Reminders of the meantime among them.
    rows = server.rows("SELECT reason FROM mail WHERE to_address = ?", id)
    assert set(rows) == {("status-500",)}
    calls = len(there.got)
    table_by_mail(ada, None)
    deliver(server)
    assert len(there.got) == calls, "it is off"
    # A test that works switches it on again.
    there.answers = [(204, {})]
    tested = ada.post(f"/api/me/hooks/{id}/test").json()
    assert tested["problem"] == ""
    assert tested["hook"]["off"] is None
    table_by_mail(ada, None)
    server.clock.now += AT_ONCE_BETWEEN
    deliver(server)
    assert len(there.got) == calls + 2


def test_what_was_taken_while_its_answer_got_lost_comes_again_under_the_same_id(
    server: Live, there: Listener, ada: Browser
) -> None:
    there.drops = 1
    hook(ada, there.url)
    table_by_mail(ada, None)
    deliver(server)
    assert ada.get("/api/me/ways").json()["hooks"][0]["problem"] == "strange"
    server.clock.now += 15
    deliver(server)
    first, second = there.got
    assert body(first) == body(second)
    assert first.headers["statecraft-delivery"] == second.headers["statecraft-delivery"]
    (shown,) = ada.get("/api/me/ways").json()["hooks"]
    assert (shown["problem"], shown["failing"], shown["off"]) == ("", None, None)


def test_one_that_says_it_is_gone_is_off_at_once(
    server: Live, there: Listener, ada: Browser
) -> None:
    there.answers = [(410, {})]
    hook(ada, there.url)
    table_by_mail(ada, None)
    deliver(server)
    (shown,) = ada.get("/api/me/ways").json()["hooks"]
    assert (shown["problem"], shown["off"]) == ("status-410", server.clock.now)


def test_who_hangs_holds_up_nobody_else(server: Live, there: Listener, ada: Browser) -> None:
    with listener() as hangs, server.browser() as bo:
        bo.guest("Bo")
        hangs.hangs = True
        hook(ada, hangs.url)
        hook(bo, there.url)
        table_by_mail(ada, None)
        table_by_mail(bo, None)
        server.services.outbox.wake()
        for _ in range(400):
            if there.got:
                break
            hangs.go_on.wait(0.05)
        assert there.got
        hangs.go_on.set()
        deliver(server)


@pytest.mark.parametrize(
    ("wrong", "text", "status"),
    [
        ({"address": "http://10.0.0.1/"}, "server-hook-private", 400),
        ({"address": "https://example.org:25/"}, "server-hook-port", 400),
        ({"address": "gopher://example.org/"}, "server-hook-address", 400),
        ({"address": "https://m.example.org", "kind": "matrix"}, "server-hook-room", 400),
        (
            {"address": "https://m.example.org", "kind": "matrix", "room": "!a:b"},
            "server-hook-token",
            400,
        ),
        (
            {"address": "https://m.example.org", "kind": "matrix", "room": "!a:b", "token": "a\nb"},
            "server-hook-token",
            400,
        ),
    ],
)
def test_hooks_that_cannot_be(ada: Browser, wrong: Json, text: str, status: int) -> None:
    answer = ada.post("/api/me/hooks", json=wrong)
    assert answer.status_code == status
    assert answer.json()["error"]["text"] == text


def test_there_are_not_too_many(ada: Browser, there: Listener) -> None:
    made = [hook(ada, f"{there.url}/{number}")["hook"]["id"] for number in range(5)]
    full = ada.post("/api/me/hooks", json={"address": there.url})
    assert (full.status_code, full.json()["error"]["text"]) == (409, "server-many-hooks")
    assert ada.delete(f"/api/me/hooks/{made[0]}").status_code == 204
    assert ada.delete(f"/api/me/hooks/{made[0]}").status_code == 404
    hook(ada, there.url)


def test_only_the_host_looks_after_a_table_s_hooks(
    server: Live, ada: Browser, there: Listener
) -> None:
    table = table_by_mail(ada, None, public=True)
    id = hook(ada, there.url, table)["hook"]["id"]
    with server.browser() as bo:
        bo.guest("Bo")
        place = f"/api/tables/{table}/hooks"
        assert bo.get(place).status_code == 403
        assert bo.post(place, json={"address": there.url}).status_code == 403
        assert bo.post(f"{place}/{id}/test").status_code == 403
        assert bo.delete(f"{place}/{id}").status_code == 403
        # Nor is it a hook of one's own.
        assert bo.post(f"/api/me/hooks/{id}/test").status_code == 404
        hidden = table_by_mail(ada, None)
        assert bo.get(f"/api/tables/{hidden}/hooks").status_code == 404
    assert len(ada.get(place).json()["hooks"]) == 1
    assert ada.post(f"{place}/{id}/test").json()["problem"] == ""
    assert body(there.got[-1])["events"][0]["type"] == "test"
    assert ada.delete(f"{place}/{id}").status_code == 204
    assert ada.get(place).json()["hooks"] == []


def test_a_test_says_what_is_wrong(ada: Browser, there: Listener) -> None:
    id = hook(ada, there.url)["hook"]["id"]
    for said, problem in (((302, {"location": "/x"}), "moved"), ((418, {}), "status-418")):
        there.answers = [said]
        assert ada.post(f"/api/me/hooks/{id}/test").json()["problem"] == problem


def test_an_address_that_is_kept_is_not_shown_whole(ada: Browser, there: Listener) -> None:
    secret = "a-long-secret-that-lets-anybody-write-there"
    hook(ada, f"{there.url}/{secret}")
    shown = ada.get("/api/me/ways").json()["hooks"][0]["address"]
    assert shown.startswith(there.url)
    assert secret not in shown


# What each kind reads.

UGLY = "Ada *bold* _x_ <@123> @everyone [a](https://x.example) <b> & `c`"


def row_of(kind: str, address: str, **more: str) -> Json:
    return {"kind": kind, "address": address, "room": "", "secret": "s", **more}


def told(text: str = UGLY, until: float | None = None) -> Told:
    return Told(text, {"type": "turn", "until": until})


def test_kinds_are_known_by_their_addresses() -> None:
    assert kind_of("https://discord.com/api/webhooks/1/abc") == "discord"
    assert kind_of("https://discordapp.com/api/webhooks/1/abc") == "discord"
    assert kind_of("https://discord.com.evil.example/api/webhooks/1/abc") == "json"
    assert kind_of("https://hooks.slack.com/services/T/B/x") == "slack"
    assert kind_of("https://example.org/discord.com/api/") == "json"


def test_discord_reads_text_as_text_and_calls_nobody() -> None:
    made = request(row_of("discord", "https://d.example/"), [told()], "1-1", 0.0)
    data = json.loads(made.body)
    assert data["allowed_mentions"] == {"parse": []}
    assert r"\*bold\*" in data["content"]
    assert r"\<\@123\>" in data["content"]
    timed = request(
        row_of("discord", "https://d.example/"), [told("Until %until%.", 1_800_000_000.4)], "1", 0.0
    )
    assert json.loads(timed.body)["content"] == "Until <t:1800000000:f>."


def test_slack_reads_text_as_text() -> None:
    made = request(row_of("slack", "https://s.example/"), [told()], "1-1", 0.0)
    assert "&lt;@123&gt;" in json.loads(made.body)["text"]
    assert "&amp;" in json.loads(made.body)["text"]
    timed = [told("Until %until%.", 1_800_000_000.0)]
    made = request(row_of("slack", "https://s.example/"), timed, "1", 0.0, "Europe/Berlin")
    assert json.loads(made.body)["text"] == (
        "Until <!date^1800000000^{date_short_pretty} {time}|2027-01-15 09:00 Europe/Berlin>."
    )


def test_matrix_is_told_once_under_one_number() -> None:
    wanted = row_of("matrix", "https://m.example/", room="!a/b:m.example", secret="tok")
    made = request(wanted, [told("Until %until%.", 1_800_000_000.0)], "7-9", 0.0)
    assert made.method == "PUT"
    assert made.address == (
        "https://m.example/_matrix/client/v3/rooms/%21a%2Fb%3Am.example/send/m.room.message/7-9"
    )
    assert made.headers["authorization"] == "Bearer tok"
    assert json.loads(made.body) == {"msgtype": "m.notice", "body": "Until 2027-01-15 08:00 UTC."}


def test_no_message_is_longer_than_its_reader_takes() -> None:
    long = [told("*" * 900) for _ in range(10)]
    together = fitting(long)
    assert 0 < together < 10
    for kind in ("discord", "slack", "json"):
        made = request(row_of(kind, "https://x.example/"), long[:together], "1", 0.0)
        data = json.loads(made.body)
        assert len(data.get("content", data.get("text", ""))) <= 2000
    endless = request(row_of("discord", "https://x.example/"), [told("x" * 9000)], "1", 0.0)
    assert len(json.loads(endless.body)["content"]) <= 2000
