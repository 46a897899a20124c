"""What comes after a game, and stands beside it: the end, replays, dice, people, who looks on."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from e2e.asking import BOT, ME, Asking, file
from e2e.browsing import Server
from e2e.test_pages import english_lines
from statecraft.globopolis.game import GAME
from statecraft.locale import Texts
from statecraft.plugins.registry import texts_of

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]


@pytest.fixture(scope="module")
def server(site: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all of these tests: nothing that one does is in another's way."""
    folder: Path = tmp_path_factory.mktemp("after")
    with pytest.MonkeyPatch.context() as patch:
        for name, words in (("imprint", "Ada Lovelace, London"), ("privacy", "Nothing is sold.")):
            (folder / name).write_text(words)
            patch.setenv(f"STATECRAFT_{name.upper()}", str(folder / name))
        server = Server(folder / "data")
    yield server
    server.stop()


@pytest.fixture(scope="module")
def ada(server: Server) -> Iterator[Asking]:
    with closing(Asking(server.url, "Ada")) as ada:
        yield ada


@pytest.fixture(scope="module")
def game(ada: Asking) -> str:
    """A short game of Globopolis that is over."""
    return ada.finished("globopolis", until_round=2)


def names(ada: Asking, game: str) -> list[str]:
    return [seat["name"] for seat in ada.ask("GET", f"/api/tables/{game}")["seats"]]


def test_the_end_shows_where_the_points_came_from(
    open_page: Opening, server: Server, ada: Asking, game: str
) -> None:
    course = ada.ask("GET", f"/api/tables/{game}/score-history")
    page = open_page(blank=True)
    page.goto(f"{server.url}/t/{game}")
    column = page.get_by_role("complementary")
    expect(column.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(column.get_by_role("img", name=re.compile("^Everybody’s points"))).to_be_visible()
    column.get_by_role("button", name="Where the points came from").click()
    dialog = page.get_by_role("dialog", name="Where the points came from")
    last = course["stops"][-1]
    name = names(ada, game)[0]
    score = f"{name}: {last['projected_scores'][0]} point"
    expect(dialog.get_by_role("img", name=re.compile(score))).to_be_visible()
    dialog.get_by_role("button", name=name).click()
    chart = dialog.get_by_role("img", name=re.compile(f"^Where the points of {name} came from"))
    at = course["parts"].index("gb-sheet-territories")
    territories = last["parts"][0][at]
    expect(chart).to_have_accessible_name(re.compile(f"Territories: {territories} point"))
    dialog.get_by_text("The same as a table").click()
    rows = dialog.get_by_role("region", name="The same as a table").get_by_role("row")
    rounds = {stop["round"] for stop in course["stops"]}
    expect(rows).to_have_count(1 + len(rounds))
    expect(rows.last.get_by_role("cell").last).to_have_text(
        re.compile(f"^{last['projected_scores'][0]} ")
    )


def test_a_report_is_checked_in_the_browser_and_a_tampered_one_is_named(
    open_page: Opening, server: Server, ada: Asking, game: str
) -> None:
    page = open_page(blank=True)
    page.goto(f"{server.url}/dice/{game}")
    expect(page.get_by_role("status").filter(has_text="✓ Every entry is right.")).to_be_visible()
    expect(page.get_by_text("by the browser’s own cryptography")).to_be_visible()
    expect(
        page.get_by_role("img", name=re.compile("^How often each face of the d6"))
    ).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the report").click()
    report = json.loads(Path(saved.value.path()).read_text("utf-8"))
    assert report == ada.ask("GET", f"/api/tables/{game}/dice")

    at = [entry["kind"] for entry in report["entries"]].index("roll") + 3
    entry = report["entries"][at]
    entry["when"] = "1900" + entry["when"][4:]
    bring(page, report)
    expect(page.get_by_role("alert")).to_have_text(
        re.compile(rf"^Entry {at} is wrong\. It was chan")
    )
    wrong = page.get_by_role("listitem").filter(has=page.get_by_role("img", name="wrong"))
    expect(wrong).to_have_count(1)
    expect(wrong).to_contain_text(f"Entry {at} is wrong")
    expect(page.get_by_role("img", name="not checked").first).to_be_visible()

    page.get_by_role("button", name="Back to the report of this table").click()
    expect(page.get_by_role("status").filter(has_text="✓ Every entry is right.")).to_be_visible()
    bring(page, {"nothing": 1})
    expect(page.get_by_role("alert")).to_have_text("report.json is no report of dice.")


def test_a_report_names_the_cards_that_it_shows(
    open_page: Opening, server: Server, ada: Asking, game: str
) -> None:
    """Beside their numbers, which are what is checked; of a table that is not known it has only these."""
    report = ada.ask("GET", f"/api/tables/{game}/dice")
    opened = [each for each in report["entries"] if each["kind"] == "opened" and each["dice"]]
    first = {each["dice"]["deck"]: each["result"][0] for each in opened if "deal" in each["dice"]}
    kinds = {"titles": "title", "ops-mission": "ops", "influence": "influence"}
    hands = [(kinds[deck], cards) for deck, cards in first.items()]
    assert len(hands) == len(kinds)
    box = ada.ask("GET", "/api/games/globopolis/box")
    texts = Texts("de", texts_of(GAME, "de"))

    def named(kind: str, card: int) -> str:
        return f"{texts.say(box['words'][kind][str(card)]['text'])} (Nr. {card})"

    page = open_page("de", blank=True)
    page.goto(f"{server.url}/dice/{game}")
    rows = page.get_by_role("region", name="Eintrag für Eintrag").get_by_role("listitem")
    for kind, cards in hands:
        sentence = " · ".join(named(kind, card) for card in cards)
        expect(rows.filter(has_text=sentence)).to_have_count(1)

    page = open_page(blank=True)
    page.goto(f"{server.url}/dice")
    bring(page, report)
    rows = page.get_by_role("region", name="Entry by entry").get_by_role("listitem")
    for _, cards in hands:
        numbers = " · ".join(str(card) for card in cards)
        expect(rows.get_by_text(numbers, exact=True).first).to_be_visible()
    expect(rows.filter(has_text="(no. ")).to_have_count(0)


def test_a_running_tables_report_is_checked_by_a_script_where_the_page_has_no_cryptography(
    open_page: Opening, server: Server, ada: Asking
) -> None:
    id = ada.table("globopolis", [ME, BOT], public=True)
    page = open_page(blank=True)
    page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })")
    page.goto(f"{server.url}/dice/{id}")
    expect(page.get_by_role("status").filter(has_text="✓ Every entry is right.")).to_be_visible()
    expect(page.get_by_text("checked here by a script")).to_be_visible()
    expect(page.get_by_text("sealed until the end").first).to_be_visible()
    report = ada.ask("GET", f"/api/tables/{id}/dice")
    rolled = [entry["kind"] for entry in report["entries"]].index("roll")
    report["entries"][rolled]["signature"] = report["entries"][0]["signature"]
    bring(page, report)
    expect(page.get_by_role("alert")).to_have_text(
        re.compile(rf"^Entry {rolled} is wrong\. .* signed")
    )


def test_whoever_plays_has_a_seed_in_the_dice(open_page: Opening) -> None:
    host, friend = open_page(), open_page()
    host.get_by_role("link", name="Create a table: Global Powers").click()
    host.get_by_role("button", name="Remove").click()
    host.get_by_role("button", name="Create the table").click()
    friend.goto(host.get_by_role("textbox", name="Link to this table").input_value())
    with friend.expect_response(re.compile(r"/seed$")):
        friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start the game").click()
    expect(host.get_by_role("region", name="Your turn")).to_be_visible()
    host.goto(host.url.replace("/t/", "/dice/"))
    expect(host.get_by_role("status").filter(has_text="✓ Every entry is right.")).to_be_visible()
    expect(host.get_by_text("The seeds of 2 seats are in the luck.")).to_be_visible()
    promises = host.get_by_role("region", name="Promised before the first roll")
    expect(promises.get_by_role("term").filter(has_text="showed")).to_have_count(2)


def bring(page: Page, report: Any) -> None:
    content = file("report.json", json.dumps(report).encode())
    page.get_by_label("Check another report").set_input_files(content)


def test_a_replay_by_slider_is_shared_and_played_on(
    open_page: Opening, server: Server, ada: Asking, game: str
) -> None:
    lines = ada.ask("GET", f"/api/tables/{game}/replay")["lines"]
    page = open_page(blank=True)
    page.goto(f"{server.url}/replay/{game}")
    slider = page.get_by_role("slider", name="Position")
    expect(slider).to_have_value(str(lines))
    slider.fill(str(lines // 2))
    log = page.get_by_role("region", name="Log")
    expect(page).to_have_url(re.compile(rf"line={lines // 2}\b"))
    output = log.inner_text()
    page.get_by_role("button", name="One step on").click()
    expect(log).not_to_have_text(output, use_inner_text=True)
    page.get_by_role("button", name="One step back").click()
    expect(log).to_have_text(output, use_inner_text=True)
    one, two, *_ = names(ada, game)
    page.get_by_label("Seen by").select_option(label=two)
    expect(page.get_by_role("region", name=two)).to_be_visible()
    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("textbox", name="Link to this position").input_value()
    page.get_by_role("button", name="Done").click()

    other = open_page(blank=True)
    other.goto(link)
    expect(other.get_by_role("slider", name="Position")).to_have_value(str(lines // 2))
    expect(other.get_by_role("region", name=two)).to_be_visible()
    # What that seat hears, which may be more than what all hear.
    heard = log.inner_text()
    expect(other.get_by_role("region", name="Log")).to_have_text(heard, use_inner_text=True)

    other.get_by_label("Seen by").select_option(label="Open cards")
    expect(other.get_by_role("region", name=one)).to_be_visible()
    other.get_by_role("button", name="Play on from here").click()
    other.get_by_label("I play").select_option(label=two)
    other.get_by_role("button", name="Begin").click()
    expect(other.get_by_role("tab", name="Mine")).to_be_visible()
    expect(other).to_have_url(re.compile(r"/t/\w+$"))
    assert game not in other.url


def test_a_record_is_saved_and_brought_again(
    open_page: Opening, server: Server, ada: Asking, game: str
) -> None:
    page = open_page(blank=True)
    page.goto(f"{server.url}/replay/{game}")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    record = Path(saved.value.path())
    page.goto(f"{server.url}/me")
    chosen = page.get_by_label("Choose a record")
    chosen.set_input_files(file("no.jsonl", b"nothing"))
    expect(page.get_by_role("alert")).to_have_text("no.jsonl is no record of a game.")
    chosen.set_input_files(record)
    lines = len(record.read_text("utf-8").splitlines()) - 1
    expect(page.get_by_role("slider", name="Position")).to_have_value(str(lines))


def test_who_looks_on_sees_moves_and_no_secrets(
    open_page: Opening, server: Server, ada: Asking
) -> None:
    id = ada.table("globopolis", [ME, ME], public=True)
    page = open_page(blank=True)
    frames: list[dict[str, Any]] = []

    def follow(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(json.loads(frame)))

    page.on("websocket", follow)
    page.goto(f"{server.url}/t/{id}")
    expect(page.get_by_text("You are looking on")).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    log = page.get_by_role("tabpanel")
    expect(log).to_contain_text("goes first")
    seat = ada.ask("GET", f"/api/tables/{id}/view?seat=0")["view"]["waited_for"][0]
    before = log.inner_text()
    ada.answer(id, seat)
    expect(log).not_to_have_text(before, use_inner_text=True)
    expect(page.get_by_role("region", name="Your turn")).to_have_count(0)
    expect(page.get_by_role("tab", name="Mine")).to_have_count(0)

    # Of the hands it was sent their number, and not one card.
    mine = ada.ask("GET", f"/api/tables/{id}/view?seat=0")["view"]["board"]["ops"]
    sent = [frame for frame in frames if "view" in frame]
    assert {frame["seat"] for frame in sent} == {None}
    seen = sent[0]["view"]["board"]["ops"]
    assert mine["hands"][0]
    assert seen["hands"] != mine["hands"]
    assert not any(seen["hands"])


@pytest.fixture
def eve(server: Server) -> Iterator[Asking]:
    with closing(Asking(server.url, "Eve")) as eve:
        yield eve


def test_profile_and_leaderboard_after_games(
    open_page: Opening, server: Server, eve: Asking
) -> None:
    for _ in range(5):
        last = eve.given_up("global-powers")
    page = open_page(blank=True)
    eve.lend(page)
    page.goto(f"{server.url}/best/global-powers")
    rows = page.get_by_role("row")
    expect(rows.filter(has_text="Eve").get_by_role("cell").last).to_have_text("5")
    expect(rows.filter(has_text="Bot: Novice")).to_have_count(1)
    page.get_by_role("link", name="Eve", exact=True).click()
    expect(page.get_by_role("heading", name="Eve")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("^How the rating went"))).to_be_visible()
    games = page.get_by_role("region", name="Games").get_by_role("listitem")
    expect(games).to_have_count(5)
    expect(games.first).to_contain_text("Place 2 of 2")
    assert str(games.first.get_by_role("link", name="Replay").get_attribute("href")).endswith(last)

    page.get_by_role("link", name="Profile: Eve").click()
    page.get_by_role("textbox", name="Name").fill("Evelyn")
    page.get_by_role("combobox", name="Colour").select_option(label="Teal")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    page.get_by_role("textbox", name="E-mail").fill("eve@example.org")
    page.get_by_role("button", name="Send me a link").click()
    expect(page.get_by_role("status").filter(has_text="a link is on its way")).to_be_visible()
    me = eve.ask("GET", "/api/me")
    assert (me["name"], me["colour"], me["email"]) == ("Evelyn", "teal", None)
    page.get_by_text("Sign out everywhere", exact=True).click()
    page.get_by_role("button", name="Sign out everywhere now").click()
    expect(page.get_by_role("link", name="Profile", exact=True)).to_be_visible()

    # Somebody else sees the games, but private ones cannot be replayed.
    page.goto(f"{server.url}/people/{eve.id}")
    expect(page.get_by_role("heading", name="Evelyn")).to_be_visible()
    expect(page.get_by_role("region", name="Games").get_by_role("link")).to_have_count(0)


def test_names_of_people_lead_to_their_profiles(
    open_page: Opening, server: Server, ada: Asking
) -> None:
    """From the table in another tab; names of bots lead nowhere."""
    seats = [ME, {"kind": "open"}, BOT]
    table = ada.ask("POST", "/api/tables", {"game": "globopolis", "seats": seats, "public": True})
    id = table["id"]
    with closing(Asking(server.url, "Bea")) as bea:
        bea.ask("POST", f"/api/tables/{id}/seats", {"seat": 1})
        page = open_page(blank=True)
        page.goto(f"{server.url}/t/{id}")

        def links_of(place: Locator) -> dict[str, str | None]:
            expect(place.get_by_role("link", name="Bea", exact=True)).to_be_visible()
            links = place.get_by_role("link").all()
            return {link.inner_text(): link.get_attribute("href") for link in links}

        both = {"Ada": f"/people/{ada.id}", "Bea": f"/people/{bea.id}"}
        assert links_of(page.get_by_role("region", name="Seats")) == both
        ada.ask("POST", f"/api/tables/{id}/start")
        talk = {"seat": 1, "text": "Good luck!", "to": {"all": True}}
        bea.ask("POST", f"/api/tables/{id}/talk", talk)
        assert links_of(page.get_by_role("region", name="Players")) == both
        page.get_by_role("tab", name="Talk").click()
        with page.expect_popup() as popup:
            page.get_by_role("log").get_by_role("link", name="Bea").click()
        expect(popup.value.get_by_role("heading", name="Bea")).to_be_visible()
        for one, seat in ((bea, 1), (ada, 0)):
            command = {"seat": seat, "command": {"concede": {}}}
            one.ask("POST", f"/api/tables/{id}/moves", command)
        result = page.get_by_role("region", name="Result")
        result.get_by_role("link", name="Bea").click()
        expect(page.get_by_role("heading", name="Bea")).to_be_visible()


def test_on_a_german_phone_these_pages_fit_and_say_nothing_in_english(
    open_page: Opening, server: Server, game: str
) -> None:
    page = open_page("de", viewport={"width": 360, "height": 740}, blank=True)
    for path, name in {
        f"/t/{game}": "Das Spiel ist zu Ende",
        f"/replay/{game}": "Nachspielen: Globopolis",
        f"/dice/{game}": "✓ Jeder Eintrag stimmt.",
        "/me": "Profil",
        "/best/globopolis": "Bestenliste",
        "/about": "Über",
    }.items():
        page.goto(server.url + path)
        expect(page.get_by_role("heading", name=name)).to_be_visible()
        assert english_lines(page) == []
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert page.evaluate(wide) <= 0, path
    expect(page.get_by_text("Ada Lovelace, London")).to_be_visible()
    expect(page.get_by_text("Nothing is sold.")).to_be_visible()
