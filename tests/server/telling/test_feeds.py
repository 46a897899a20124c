"""Calendars and feeds: valid to the letter, the same as long as nothing happens, and nobody's but whose they are."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from xml.etree import ElementTree as Xml

import pytest

from server.live import TEXTS, Browser, Live, live
from server.telling.playing import answer, table_by_mail, table_of
from statecraft.core.record.events import heard
from statecraft.server.telling.feeds import Deadline, Happened, atom, calendar
from statecraft.server.web.access import speaker

ATOM = "{http://www.w3.org/2005/Atom}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("feeds") / "data", rate_hooks=0) as running:
        yield running


@pytest.fixture
def ada(server: Live) -> Iterator[Browser]:
    with server.browser() as browser:
        browser.guest("Ada")
        yield browser


def unfolded(data: bytes) -> list[str]:
    """The lines of a calendar, as its reader puts them together; every line ends as it must."""
    assert data.endswith(b"\r\n")
    assert b"\n" not in data.replace(b"\r\n", b"")
    assert all(len(line) <= 75 for line in data.split(b"\r\n"))
    return data.decode().replace("\r\n ", "").split("\r\n")[:-1]


def values(lines: list[str], name: str) -> list[str]:
    return [line.partition(":")[2] for line in lines if re.split("[:;]", line)[0] == name]


def address_of(server: Live, browser: Browser) -> str:
    made = browser.post("/api/me/calendar")
    assert made.status_code == 201, made.text
    return "/api" + str(made.json()["address"]).partition("/api")[2]


def test_deadlines_are_in_one_s_calendar(server: Live, ada: Browser) -> None:
    table = table_by_mail(ada, None)
    address = address_of(server, ada)
    with server.browser() as program:
        answer = program.get(address)
        assert answer.headers["content-type"].startswith("text/calendar")
        lines = unfolded(answer.content)
        assert (lines[0], lines[-1]) == ("BEGIN:VCALENDAR", "END:VCALENDAR")
        assert lines.count("BEGIN:VEVENT") == lines.count("END:VEVENT") == 1
        assert values(lines, "UID") == [f"{table}-0@127.0.0.1"]
        (mine,) = [each for each in ada.get("/api/me/tables").json() if each["id"] == table]
        due = datetime.fromtimestamp(mine["due"], UTC)
        assert values(lines, "DTEND") == [f"{due:%Y%m%dT%H%M%SZ}"]
        assert values(lines, "SUMMARY") == ["Global Powers: your move"]
        # Nothing has happened: nothing is sent again.
        tag = answer.headers["etag"]
        again = program.get(address, headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
        server.clock.now += 3600
        assert program.get(address).content == answer.content


def test_the_same_appointment_moves(server: Live, ada: Browser) -> None:
    table = table_by_mail(ada, None)
    address = address_of(server, ada)
    before = unfolded(ada.get(address).content)
    days = {"last": "2027-01-20"}
    assert ada.post("/api/me/vacations", json=days).status_code == 201
    after = unfolded(ada.get(address).content)
    assert values(after, "UID") == values(before, "UID") == [f"{table}-0@127.0.0.1"]
    assert values(after, "DTEND") > values(before, "DTEND")
    assert int(values(after, "SEQUENCE")[0]) > int(values(before, "SEQUENCE")[0])


def test_an_address_is_nobody_s_guess_and_can_be_taken_back(server: Live, ada: Browser) -> None:
    first = address_of(server, ada)
    token = first.split("/")[3]
    assert re.fullmatch("[0-9a-f]{64}", token)
    assert token not in str(server.rows("SELECT * FROM calendar"))
    second = address_of(server, ada)
    assert ada.get(first).status_code == 404
    assert ada.get(second).status_code == 200
    assert ada.get("/api/me/ways").json()["calendar"] == server.clock.now
    assert ada.delete("/api/me/calendar").status_code == 204
    gone = ada.get(second)
    assert (gone.status_code, gone.json()["error"]["text"]) == (404, "server-no-calendar")
    assert ada.get("/api/me/ways").json()["calendar"] is None


def test_what_names_hold_stays_in_its_place() -> None:
    ugly = 'Zoë, "the; one"\\\r\nBEGIN:VALARM\x07 ' + "🎲" * 40
    found = [Deadline("a" * 24, 1, "globopolis", ugly, 1_800_000_000.0, 7, 1_799_000_000.0)]
    made = calendar(found, TEXTS["de"], {"globopolis": "Globopolis"}, "https://play.example.org")
    lines = unfolded(made)
    assert lines.count("BEGIN:VALARM") == 0
    (about,) = values(lines, "DESCRIPTION")
    assert 'Zoë\\, "the\\; one"\\\\\\nBEGIN:VALARM 🎲' in about
    assert values(lines, "DTSTAMP") == ["20270103T181320Z"]
    assert values(lines, "DTSTART") == ["20270115T073000Z"]
    assert made == calendar(
        found, TEXTS["de"], {"globopolis": "Globopolis"}, "https://play.example.org"
    )


def test_a_public_log_can_be_followed(server: Live, ada: Browser) -> None:
    table = table_by_mail(ada, None, public=True)
    place = f"/api/tables/{table}/log.atom"
    for number in range(3):
        if 0 in table_of(server, table).waits:
            answer(server, table, 0, number)
    with server.browser() as program:
        got = program.get(place, params={"lang": "de"})
        assert got.headers["content-type"].startswith("application/atom+xml")
        feed = Xml.fromstring(got.content)
        assert feed.tag == f"{ATOM}feed"
        assert feed.findtext(f"{ATOM}id") == f"urn:statecraft:table:{table}"
        found = table_of(server, table)
        says = speaker(server.services, found, "de")
        public = [says.say(note) for note in heard([event for _, event in found.log], None)]
        entries = feed.findall(f"{ATOM}entry")
        assert [each.findtext(f"{ATOM}content") for each in entries] == public[::-1][:100]
        ids = [each.findtext(f"{ATOM}id") for each in entries]
        assert len(set(ids)) == len(ids) > 0
        stamp = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")
        for each in (feed, *entries):
            assert stamp.fullmatch(each.findtext(f"{ATOM}updated") or "")
            assert each.findtext(f"{ATOM}title")
        assert feed.find(f"{ATOM}author") is not None
        tag = got.headers["etag"]
        params = {"lang": "de"}
        assert program.get(place, params=params, headers={"if-none-match": tag}).status_code == 304


def test_a_private_log_opens_with_the_code_alone(server: Live, ada: Browser) -> None:
    table = table_by_mail(ada, None)
    code = ada.get(f"/api/tables/{table}").json()["code"]
    place = f"/api/tables/{table}/log.atom"
    with server.browser() as stranger:
        assert stranger.get(place).status_code == 404
        assert stranger.get(place, params={"code": "AAAAAA"}).status_code == 404
        assert stranger.get(place, params={"code": code}).status_code == 200


def test_what_a_log_says_stays_text() -> None:
    happened = [Happened(3, 1_800_000_000.0, "<script>&\x08 ]]> Zoë")]
    made = atom("t", "en", 'A "<b>', happened, 0.0, "https://x.example")
    feed = Xml.fromstring(made)
    assert feed.findtext(f"{ATOM}title") == 'A "<b>'
    assert feed.findtext(f"{ATOM}entry/{ATOM}content") == "<script>& ]]> Zoë"
    empty = Xml.fromstring(atom("t", "en", "A", [], 1_800_000_000.0, "https://x.example"))
    assert empty.findtext(f"{ATOM}updated") == "2027-01-15T08:00:00Z"
