"""When somebody is not waited for: over HTTP, with every refusal, and what becomes of deadlines."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from server.live import Browser, Live, live
from statecraft.server.web.hours import Hours

Json = dict[str, Any]
SECONDS = 86_400.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("hours") / "data", vacation_days=12) as running:
        yield running


@pytest.fixture
def ada(server: Live) -> Iterator[Browser]:
    with server.browser() as browser:
        browser.guest("Ada")
        yield browser


def hours(browser: Browser) -> Json:
    found: Json = browser.get("/api/me/hours").json()
    # No field more or less than the shape says.
    assert msgspec.to_builtins(msgspec.convert(found, Hours)) == found
    return found


def table_of(browser: Browser, **wanted: Any) -> str:
    """A game by days against a bot in which one is asked at once."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    data = {"game": "global-powers", "seats": seats, "days": {"days": 2, "bank": 3}, **wanted}
    made = browser.post("/api/tables", json=data)
    assert made.status_code == 201, made.text
    id = str(made.json()["id"])
    assert browser.post(f"/api/tables/{id}/start", json={}).status_code in (200, 201)
    return id


def day_after(days: int) -> str:
    """A day so many after the one that the server's clock shows."""
    return f"2027-01-{15 + days:02}"


def due(browser: Browser, table: str) -> float:
    (mine,) = [each for each in browser.get("/api/me/tables").json() if each["id"] == table]
    assert mine["your_turn"]
    return float(mine["due"])


def test_hours_are_what_one_said(ada: Browser) -> None:
    assert hours(ada) == {
        "zone": "UTC",
        "night_from": 0,
        "night_to": 0,
        "vacations": [],
        "used": {},
        "most": 12,
    }
    wanted = {"zone": "Europe/Berlin", "night_from": 1320, "night_to": 420}
    assert ada.put("/api/me/hours", json=wanted).status_code == 200
    assert {name: hours(ada)[name] for name in wanted} == wanted


@pytest.mark.parametrize(
    ("wanted", "text"),
    [
        ({"zone": "Europe/Bielefeld"}, "server-no-zone"),
        ({"zone": "../../etc/passwd"}, "server-no-zone"),
        ({"night_from": 60, "night_to": 59}, "server-no-night"),
    ],
)
def test_hours_that_cannot_be_are_refused(ada: Browser, wanted: Json, text: str) -> None:
    before = hours(ada)
    data = {"zone": "UTC", "night_from": 0, "night_to": 0, **wanted}
    refused = ada.put("/api/me/hours", json=data)
    assert refused.status_code == 400
    assert refused.json()["error"]["text"] == text
    assert hours(ada) == before


def test_a_vacation_moves_what_is_due_and_its_end_moves_it_back(ada: Browser) -> None:
    table = table_of(ada)
    first = due(ada, table)
    taken = ada.post("/api/me/vacations", json={"last": day_after(3)}).json()
    assert due(ada, table) > first + 2 * SECONDS
    assert sum(taken["used"].values()) == 4
    (vacation,) = taken["vacations"]
    again = ada.post("/api/me/vacations", json={"last": day_after(1)})
    assert (again.status_code, again.json()["error"]["text"]) == (409, "server-vacation-already")
    too_long = {"first": day_after(10), "last": "2027-02-20"}
    used_up = ada.post("/api/me/vacations", json=too_long)
    assert (used_up.status_code, used_up.json()["error"]["text"]) == (
        409,
        "server-vacation-used-up",
    )
    ended = ada.delete(f"/api/me/vacations/{vacation['id']}")
    assert ended.json()["vacations"] == []
    assert first <= due(ada, table) < first + 60
    gone = ada.delete(f"/api/me/vacations/{vacation['id']}")
    assert (gone.status_code, gone.json()["error"]["text"]) == (404, "server-no-such-vacation")


def test_nobody_ends_a_stranger_s_vacation(server: Live, ada: Browser) -> None:
    taken = ada.post("/api/me/vacations", json={"last": day_after(1)}).json()
    (vacation,) = taken["vacations"]
    with server.browser() as bo:
        bo.guest("Bo")
        assert bo.delete(f"/api/me/vacations/{vacation['id']}").status_code == 404
    assert hours(ada)["vacations"] == [vacation]


def test_time_is_counted_in_one_way(ada: Browser) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    both = {"game": "globopolis", "seats": seats, "days": {}, "control": {}}
    refused = ada.post("/api/tables", json=both)
    assert (refused.status_code, refused.json()["error"]["text"]) == (400, "server-one-control")
    shown = ada.get("/api/tables/" + table_of(ada, days={"weekends_off": True})).json()
    assert shown["control"] == {"days": 2, "bank": 10, "weekends_off": True, "ahead": False}


def test_only_somebody_has_hours(server: Live) -> None:
    with server.browser() as nobody:
        assert nobody.get("/api/me/hours").status_code == 401


def test_a_number_that_no_database_knows_is_no_vacation(ada: Browser) -> None:
    for number in (2**63, -(2**63) - 1, 10**40):
        gone = ada.delete(f"/api/me/vacations/{number}")
        assert (gone.status_code, gone.json()["error"]["text"]) == (404, "server-no-such-vacation")
