"""The workshop over HTTP on a real server: publishing, reading, rating, copying, playing, moderating."""

import io
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.live import Browser, Live, live
from server.workshop.published import (
    EDITION,
    SHORT,
    edition,
    finish,
    publish,
    refused,
    rules,
    signed_in,
)
from statecraft.server.tables.own_editions import MOST_OF_ONE
from statecraft.server.workshop import publishing
from statecraft.server.workshop.stars import LEAST_AGE

OPERATOR = "olga@example.org"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder = tmp_path_factory.mktemp("workshop") / "data"
    with live(folder, workshop_games=0, rate_workshop=0, operators=(OPERATOR,), bots=0) as running:
        yield running


@pytest.fixture
def ada(server: Live) -> Iterator[Browser]:
    """An author."""
    with server.browser() as browser:
        browser.guest("Ada")
        yield browser


@pytest.fixture
def bo(server: Live) -> Iterator[Browser]:
    """Somebody else."""
    with server.browser() as browser:
        browser.guest("Bo")
        yield browser


@pytest.fixture
def olga(server: Live) -> Iterator[Browser]:
    """Who looks after the server."""
    with server.browser() as browser:
        browser.guest("Olga")
        signed_in(server, browser, OPERATOR)
        yield browser


def names(browser: Browser, **query: str) -> list[str]:
    answer = browser.get("/api/workshop", params=query)
    assert answer.is_success, answer.text
    return [entry["name"] for entry in answer.json()["entries"]]


def gone(ada: Browser, entry: str) -> None:
    """Out of the way of other tests: the same rules are not published twice."""
    assert ada.delete(f"/api/workshop/{entry}").is_success


def test_a_rule_set_is_published_and_read(server: Live, ada: Browser, bo: Browser) -> None:
    entry = publish(ada, name="  Short\tevenings ", options={**SHORT, "mark": 0})
    page = bo.get(f"/api/workshop/{entry}").json()
    assert page["name"] == "Short evenings"
    assert page["description"] == "One round.\n\nThen to bed."
    # What is as the game has it anyway is no part of a rule set.
    assert page["chosen"] == SHORT
    assert (page["edition"], page["has_edition"], page["mine"]) == ("", False, False)
    assert (page["author"], page["votes"], page["stars"], page["played"]) == ("Ada", 0, None, 0)
    assert ada.get(f"/api/workshop/{entry}").json()["mine"] is True
    # Nobody learns more of the author than the name.
    me = ada.get("/api/me").json()["id"]
    for path in ("", "/differences", "/origins", "/tables"):
        assert me not in bo.get(f"/api/workshop/{entry}{path}").text, path
    assert me not in bo.get("/api/workshop").text
    with server.browser() as nobody:
        assert nobody.get(f"/api/workshop/{entry}").json()["may_rate"] is False
    gone(ada, entry)


def test_what_is_wrong_is_refused(ada: Browser, server: Live) -> None:
    def why(**wanted: Any) -> str:
        return refused(ada.post("/api/workshop", json=rules(**wanted)))

    assert why(options={}) == "server-workshop-nothing"
    assert why(options={"nonsense": 1}) == "server-bad-options"
    assert why(options={"until_round": -5}) == "server-bad-options"
    assert why(name="   ") == "server-bad-text"
    assert why(name="x" * (publishing.LONGEST_NAME + 1)) == "server-bad-text"
    assert why(description="x" * (publishing.LONGEST_DESCRIPTION + 1)) == "server-bad-text"
    assert why(licence="") == "server-bad-text"
    assert why(game="chess") == "server-no-such-game"
    assert why(edition="0" * 64) == "server-no-such-edition"
    assert why(made_from="0" * 24) == "server-no-such-workshop-entry"
    # The files of the box itself are no edition of one's own.
    assert why(options={}, files=EDITION) == "server-workshop-nothing"
    assert why(files={"../edition.toml": ""}) == "server-edition-file-name"
    assert why(files={**EDITION, "titles.toml": "= ="}) == "server-bad-edition"
    with server.browser() as nobody:
        assert refused(nobody.post("/api/workshop", json=rules())) == "server-nobody"
    without = ada.post("/api/workshop", json=rules(), headers={"x-csrf-token": "wrong"})
    assert refused(without) == "server-no-csrf"


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("web-rules = Send me your password", "web-rules: is a text of the product"),
        ("gb-event-units = Nothing happened", "gb-event-units: is a text of the product"),
        ("my-a = { my-b }\nmy-b = { my-a }", "my-a: cannot be said"),
        ("my-a = { $secret }", "my-a: uses $secret"),
        ("my-a = { broken", "not Fluent syntax"),
    ],
)
def test_words_of_an_edition_cannot_be_the_product_s(
    ada: Browser, words: str, problem: str
) -> None:
    files = edition(**{name: f"{EDITION[name]}\n{words}\n" for name in ("en.ftl", "de.ftl")})
    answer = ada.post("/api/workshop", json=rules(files=files))
    assert refused(answer) == "server-bad-edition"
    assert problem in answer.json()["error"]["say"]
    # Nor where it is only brought for a private table.
    brought = ada.post("/api/editions", json={"game": "globopolis", "files": files})
    assert refused(brought) == "server-bad-edition"


def test_what_an_edition_changes(ada: Browser, bo: Browser) -> None:
    cards = EDITION["influence.toml"].replace("amount = 20", "amount = 30", 1)
    words = EDITION["en.ftl"].replace("title-alaska = Alaska", "title-alaska = Seward", 1)
    assert words != EDITION["en.ftl"], "the word that this test changes is gone"
    files = edition(**{"influence.toml": cards, "en.ftl": words})
    entry = publish(ada, name="Seward's folly", options={}, files=files)
    found = bo.get(f"/api/workshop/{entry}/differences").json()
    assert found["words"] == {
        "rows": [{"key": "title-alaska", "before": "Alaska", "after": "Seward"}],
        "more": 0,
    }
    changed = {
        "key": "grain-futures",
        "name": "Grain Futures",
        "columns": [{"column": "amount", "before": "20", "after": "30"}],
    }
    assert found["tables"] == [
        {"table": "influence", "added": [], "removed": [], "changed": [changed], "more": 0}
    ]
    origins = {
        each["table"]: each["rows"] for each in bo.get(f"/api/workshop/{entry}/origins").json()
    }
    assert origins["influence"][0]["name"] == "Grain Futures"
    assert origins["influence"][0]["kind"] == "reconstruction"
    # The words in the reader's language: in German nothing is changed.
    german = bo.get(f"/api/workshop/{entry}/differences?lang=de").json()
    assert german["words"]["rows"] == []
    assert german["tables"][0]["changed"][0]["name"] != "Grain Futures"
    gone(ada, entry)


def test_versions_stand_beside_each_other(ada: Browser, bo: Browser) -> None:
    entry = publish(ada, name="Growing", options={"until_round": 2})
    place = f"/api/workshop/{entry}"
    wanted = rules(name="Grown", options={"until_round": 3}, changes="One round more.")
    assert ada.post(f"{place}/versions", json=wanted).json() == {"id": entry, "version": 2}
    page = bo.get(place).json()
    assert (page["name"], page["version"], page["shown"]) == ("Grown", 2, 2)
    assert [row["version"] for row in page["versions"]] == [2, 1]
    assert page["versions"][0]["changes"] == "One round more."
    old = bo.get(place, params={"version": 1}).json()
    assert (old["name"], old["shown"], old["chosen"]) == ("Growing", 1, {"until_round": 2})
    assert refused(bo.get(place, params={"version": 3})) == "server-no-such-workshop-version"
    assert refused(bo.post(f"{place}/versions", json=wanted)) == "server-workshop-not-yours"
    other = rules(game="global-powers", options={"scorings": 3})
    assert refused(ada.post(f"{place}/versions", json=other)) == "server-workshop-other-game"
    gone(ada, entry)
    assert refused(ada.post(f"{place}/versions", json=wanted)) == "server-workshop-withdrawn"


def test_the_same_rules_are_published_once(ada: Browser, bo: Browser) -> None:
    entry = publish(ada, options={"until_round": 4})
    again = bo.post("/api/workshop", json=rules(options={"until_round": 4}))
    assert refused(again) == "server-workshop-same"
    assert "Short evenings" in again.json()["error"]["say"]
    mine = publish(bo, name="My own", options={"until_round": 5}, made_from=entry)
    source = bo.get(f"/api/workshop/{mine}").json()["made_from"]
    assert source == {"id": entry, "name": "Short evenings", "author": "Ada"}
    gone(ada, entry)
    assert bo.get(f"/api/workshop/{mine}").json()["made_from"] is None
    gone(bo, mine)


def test_lists_are_searched_and_sorted(server: Live, ada: Browser, bo: Browser) -> None:
    first = publish(ada, name="Größe 100%", options={"until_round": 6})
    server.clock.now += 10
    second = publish(ada, name="Zweite_Runde", description="Kürzer", options={"until_round": 7})
    server.clock.now += 10
    third = publish(
        bo, name="Powers", game="global-powers", options={"scorings": 2}, description="x"
    )
    assert names(ada, sort="newest") == ["Powers", "Zweite_Runde", "Größe 100%"]
    assert names(ada, game="global-powers") == ["Powers"]
    assert names(ada, search="GRÖSSE") == names(ada, search="100%") == ["Größe 100%"]
    assert names(ada, search="%") == ["Größe 100%"]
    assert names(ada, search="e_r") == ["Zweite_Runde"]
    assert names(ada, search="kürzer") == ["Zweite_Runde"]
    assert names(ada, search="bo") == ["Powers"]
    assert names(ada, own="true", sort="newest") == ["Zweite_Runde", "Größe 100%"]
    finish(server, bo, first)
    assert names(ada, sort="played")[0] == "Größe 100%"
    bo.put(f"/api/workshop/{first}/stars", json={"stars": 1})
    # One low vote puts it below those that nobody has rated.
    assert names(ada, sort="rating")[-1] == "Größe 100%"
    assert refused(ada.get("/api/workshop", params={"sort": "x"})) == "server-workshop-sort"
    for author, entry in ((ada, first), (ada, second), (bo, third)):
        gone(author, entry)
    assert names(ada) == []
    assert len(names(ada, own="true")) == 2


def test_who_may_rate(server: Live, ada: Browser, bo: Browser) -> None:
    entry = publish(ada, options={"until_round": 1, "titles_dealt": 3})
    place = f"/api/workshop/{entry}"

    def rate(browser: Browser, stars: int) -> str:
        answer = browser.put(f"{place}/stars", json={"stars": stars})
        return "" if answer.is_success else refused(answer)

    assert rate(ada, 5) == "server-workshop-own"
    assert rate(bo, 5) == "server-workshop-not-played"
    assert bo.get(place).json()["why_not_rate"] == "server-workshop-not-played"
    # Its author alone against bots has not made it popular.
    finish(server, ada, entry)
    assert bo.get(place).json()["played"] == 0
    table = finish(server, bo, entry, public=True)
    page = bo.get(place).json()
    assert (page["played"], page["may_rate"], page["why_not_rate"]) == (1, True, None)
    for bad in (-1, 6):
        assert bo.put(f"{place}/stars", json={"stars": bad}).status_code == 400
    for stars in (2, 4):
        assert rate(bo, stars) == ""
    page = bo.get(place).json()
    assert (page["my_stars"], page["votes"], page["stars"]) == (4, 1, 4.0)
    assert rate(bo, 0) == ""
    assert bo.get(place).json()["votes"] == 0
    listed = bo.get(f"{place}/tables").json()
    assert [(each["id"], each["status"]) for each in listed] == [(table, "over")]
    # An e-mail address counts once it is a day old.
    with server.browser() as cleo:
        cleo.guest("Cleo")
        signed_in(server, cleo, "cleo@example.org")
        assert rate(cleo, 3) == "server-workshop-not-played"
        server.clock.now += LEAST_AGE
        assert rate(cleo, 3) == ""
    gone(ada, entry)


def test_a_table_with_an_entry(server: Live, ada: Browser, bo: Browser) -> None:
    files = edition("House of Ada")
    entry = publish(ada, name="Both", files=files, options={"until_round": 1})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wanted = {"game": "globopolis", "seats": seats, "entry": entry}
    # The limits are those of own editions: at private tables, and not rated.
    assert refused(bo.post("/api/tables", json={**wanted, "public": True})) == (
        "server-edition-is-private"
    )
    made = bo.post("/api/tables", json=wanted).json()
    table = bo.get(f"/api/tables/{made['id']}").json()
    assert table["workshop"] == {"entry": entry, "version": 1}
    assert (table["options"]["until_round"], table["rated"], table["public"]) == (1, False, False)
    assert bo.get(f"/api/games/globopolis/box?edition={table['edition']}").json()["name"] == (
        "House of Ada"
    )
    for more in ({"options": SHORT}, {"edition": table["edition"]}):
        assert refused(bo.post("/api/tables", json={**wanted, **more})) == "server-workshop-options"
    other = {**wanted, "game": "global-powers"}
    assert refused(bo.post("/api/tables", json=other)) == "server-workshop-other-game"
    # Private tables are nobody's business, but what is over counts.
    over = finish(server, bo, entry)
    assert bo.get(f"/api/workshop/{entry}/tables").json() == []
    assert bo.get(f"/api/workshop/{entry}").json()["played"] == 1
    # Withdrawn, it is gone for new tables; those that are there go on, and play again.
    assert bo.post(f"/api/tables/{made['id']}/start").is_success
    gone(ada, entry)
    assert refused(bo.get(f"/api/workshop/{entry}")) == "server-no-such-workshop-entry"
    assert refused(bo.post("/api/tables", json=wanted)) == "server-no-such-workshop-entry"
    assert bo.get(f"/api/tables/{made['id']}/view?seat=0").is_success
    again = bo.post(f"/api/tables/{over}/rematch").json()
    assert bo.get(f"/api/tables/{again['id']}").json()["workshop"]["entry"] == entry


def test_a_copy_is_an_edition_that_the_command_takes(
    ada: Browser, bo: Browser, tmp_path: Path
) -> None:
    files = edition("To take home")
    entry = publish(ada, name="Zum Mitnehmen!", files=files, options={"until_round": 2})
    answer = bo.get(f"/api/workshop/{entry}/zip")
    assert answer.headers["content-type"] == "application/zip"
    assert 'filename="zum-mitnehmen-1.zip"' in answer.headers["content-disposition"]
    assert answer.content == bo.get(f"/api/workshop/{entry}/zip").content
    with zipfile.ZipFile(io.BytesIO(answer.content)) as zip_file:
        zip_file.extractall(tmp_path)
    assert {path.name for path in (tmp_path / "zum-mitnehmen").iterdir()} == set(files)
    about = (tmp_path / "zum-mitnehmen.txt").read_text(encoding="utf-8")
    assert "--edition zum-mitnehmen --set until_round=2" in about
    assert "CC0" in about
    checked = subprocess.run(
        [sys.executable, "-m", "statecraft", "edition", "check", str(tmp_path / "zum-mitnehmen")],
        capture_output=True,
        text=True,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
    gone(ada, entry)


def test_an_operator_hides_and_shows(
    server: Live, ada: Browser, bo: Browser, olga: Browser
) -> None:
    entry = publish(ada, name="Rude", options={"until_round": 8})
    place = f"/api/workshop/{entry}"
    assert bo.post(f"{place}/complaints", json={"text": "This is rude."}).is_success
    complaints = server.rows("SELECT text, about FROM complaint WHERE workshop_entry = ?", entry)
    assert complaints == [("This is rude.", ada.get("/api/me").json()["id"])]
    assert olga.get("/api/me").json()["operator"] is True
    assert bo.get("/api/me").json()["operator"] is False
    hidden = {"reason": "Rude words"}
    for browser in (ada, bo):
        assert refused(browser.put(f"{place}/hidden", json=hidden)) == "server-not-operator"
    assert olga.put(f"{place}/hidden", json=hidden).is_success
    assert refused(bo.get(place)) == "server-no-such-workshop-entry"
    assert "Rude" not in names(bo) + names(ada) + names(olga)
    mine = ada.get(place).json()
    assert (mine["hidden"], mine["hidden_reason"], mine["operator"]) == (True, "Rude words", False)
    assert olga.get(place).json()["operator"] is True
    version = rules(name="Polite", options={"until_round": 9})
    assert refused(ada.post(f"{place}/versions", json=version)) == "server-workshop-hidden"
    assert olga.delete(f"{place}/hidden").is_success
    assert refused(olga.delete(f"{place}/hidden")) == "server-workshop-not-hidden"
    assert "Rude" in names(bo)
    gone(ada, entry)


def test_nobody_publishes_without_end(server: Live) -> None:
    with server.browser() as much:
        much.guest("Much")
        entries = [publish(much, options={"mark": 50 + n}) for n in range(publishing.MOST_ENTRIES)]
        more = much.post("/api/workshop", json=rules(options={"mark": 99}))
        assert refused(more) == "server-workshop-too-many"
        # Editions count with those that were brought for tables.
        me = much.get("/api/me").json()["id"]
        for number in range(MOST_OF_ONE):
            server.rows(
                "INSERT INTO edition VALUES (?, 'globopolis', ?, 'x', '{}', 0)",
                f"{number:064x}",
                me,
            )
        gone(much, entries.pop())
        with_files = rules(files=edition("One too many"))
        assert refused(much.post("/api/workshop", json=with_files)) == "server-too-many-editions"
        for entry in entries:
            gone(much, entry)


def test_off_read_and_too_often(tmp_path: Path) -> None:
    with (
        live(tmp_path / "off", workshop="off") as closed,
        closed.browser() as ada,
    ):
        ada.guest("Ada")
        assert ada.get("/api/about").json()["workshop"] == "off"
        assert refused(ada.get("/api/workshop")) == "server-workshop-off"
        assert refused(ada.post("/api/workshop", json=rules())) == "server-workshop-off"
    with (
        live(tmp_path / "read", rate_workshop=2, workshop_games=0) as server,
        server.browser() as ada,
    ):
        ada.guest("Ada")
        entry = publish(ada)
        publish(ada, options={"until_round": 2})
        assert refused(ada.post("/api/workshop", json=rules())) == "server-slower"
    with (
        live(tmp_path / "read", workshop="read", workshop_games=0) as server,
        server.browser() as bo,
    ):
        bo.guest("Bo")
        assert bo.get(f"/api/workshop/{entry}").is_success
        assert bo.get(f"/api/workshop/{entry}/zip").is_success
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        wanted = {"game": "globopolis", "seats": seats, "entry": entry}
        assert bo.post("/api/tables", json=wanted).is_success
        assert refused(bo.post("/api/workshop", json=rules())) == "server-workshop-read"
        assert refused(bo.put(f"/api/workshop/{entry}/stars", json={"stars": 3})) == (
            "server-workshop-read"
        )
