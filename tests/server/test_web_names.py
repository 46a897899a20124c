"""Who sits at a table is told apart, whoever was shown out stays out, and codes cannot be guessed one by one."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from server.live import Browser, Live, live


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("names") / "data", rate_codes=6) as running:
        yield running


def table_of(host: Browser, public: bool = False) -> tuple[str, str]:
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wanted = {"game": "globopolis", "seats": seats, "public": public}
    made = host.post("/api/tables", json=wanted)
    assert made.status_code == 201, made.text
    return made.json()["id"], made.json()["code"]


def names(browser: Browser, id: str) -> list[str]:
    return [seat["name"] for seat in browser.get(f"/api/tables/{id}").json()["seats"]]


def test_a_name_that_looks_like_one_at_the_table_gets_a_number(server: Live) -> None:
    with server.browser() as host, server.browser() as other, server.browser() as third:
        host.guest("Anna")
        id, code = table_of(host)
        for browser, name in ((other, "\u0410nna"), (third, "ANNA")):
            browser.guest(name)
            assert browser.post(f"/api/tables/{id}/seats?code={code}", json={}).status_code == 201
        # Whoever plays two seats is one person, by one name.
        assert names(host, id) == ["Anna", "Anna", "\u0410nna (2)", "ANNA (3)"]


@pytest.mark.parametrize("public", [True, False])
@pytest.mark.parametrize("instead", [{"kind": "open"}, {"kind": "bot", "bot": "random"}])
def test_whoever_was_shown_out_stays_out(
    server: Live, public: bool, instead: dict[str, str]
) -> None:
    with server.browser() as host, server.browser() as pest, server.browser() as friend:
        host.guest("Anna")
        pest.guest("Pest")
        friend.guest("Bea")
        id, code = table_of(host, public)
        sit = f"/api/tables/{id}/seats?code={code}"
        assert pest.post(sit, json={"seat": 2}).status_code == 201
        assert host.put(f"/api/tables/{id}/seats/2", json=instead).status_code == 200
        for _ in range(2):
            refused = pest.post(sit, json={})
            # A private table is no longer there for them; a public one can be looked at by all.
            text = "server-kicked" if public else "server-no-such-table"
            assert refused.json()["error"]["text"] == text
            looked = pest.get(f"/api/tables/{id}?code={code}").status_code
            assert looked == (200 if public else 404)
            # It is written down, not only in mind.
            tables = server.services.table_services.live_tables
            server.loop.call_soon_threadsafe(tables._tables.pop, id)
        assert friend.post(sit, json={"seat": 3}).status_code == 201
        server.clock.now += 3600


def test_who_gets_up_may_come_back(server: Live) -> None:
    with server.browser() as host, server.browser() as guest:
        host.guest("Anna")
        guest.guest("Bea")
        id, code = table_of(host)
        for _ in range(2):
            assert guest.post(f"/api/tables/{id}/seats?code={code}", json={}).status_code == 201
            assert guest.delete(f"/api/tables/{id}/seats").status_code == 204


def test_codes_are_guessed_a_few_times_a_minute(tmp_path: Path) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(live(tmp_path / "data", rate_codes=6, trust_proxy=True))
        host, guesser = [stack.enter_context(server.browser()) for _ in range(2)]
        host.guest("Anna")
        id, code = table_of(host)
        guesser.headers["x-forwarded-for"] = "203.0.113.5"
        # Whoever knows codes is not slowed down.
        for _ in range(20):
            assert guesser.get(f"/api/codes/{code}").status_code == 200
            assert guesser.get(f"/api/tables/{id}?code={code}").status_code == 200
        for wrong in range(3):
            assert guesser.get(f"/api/codes/AAAAA{wrong}").status_code == 404
            assert guesser.get(f"/api/tables/{id}?code=AAAAA{wrong}").status_code == 404
        # Now even the right one tells nothing, by neither way, nor under another name.
        guesser.guest("Bea")
        slower = guesser.get(f"/api/codes/{code}")
        assert (slower.status_code, "retry-after" in slower.headers) == (429, True)
        assert guesser.get(f"/api/tables/{id}?code={code}").status_code == 429
        assert host.get(f"/api/codes/{code}").status_code == 200
        server.clock.now += 10
        assert guesser.get(f"/api/codes/{code}").status_code == 200
