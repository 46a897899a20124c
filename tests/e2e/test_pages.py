"""The page in German, on a phone, by keyboard; and what is around the tables."""

import re
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Browser, Page, expect

from e2e.browsing import Person, Server
from e2e.tables import Guest, people
from scale import scaled
from statecraft.locale import Language, files
from statecraft.plugins import registry

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
PATIENCE = 60.0


def plain_texts(lang: Language) -> Iterator[str]:
    """All texts that the page can say as they are written."""
    game = registry.game("globopolis")
    paths: list[Path] = files(lang)
    for folder in registry.texts_of(game, lang):
        paths += files(lang, folder)
    for path in paths:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                parts = entry.value.elements
                if len(parts) == 1 and isinstance(parts[0], ast.TextElement):
                    yield parts[0].value


@cache
def only_english() -> frozenset[str]:
    return frozenset(plain_texts("en")) - frozenset(plain_texts("de"))


def english_lines(page: Page) -> list[str]:
    """Lines of a page that are texts in English and not in German."""
    lines = page.inner_text("body").splitlines()
    return [line for line in lines if line.strip() in only_english()]


def test_german_from_start_to_end(open_page: Opening) -> None:
    page = open_page("de")
    expect(page.get_by_role("button", name="Jetzt spielen: Globopolis")).to_be_visible()
    assert english_lines(page) == []
    page.get_by_role("link", name="Tisch anlegen: Globopolis").click()
    page.get_by_role("button", name="Entfernen").click()
    page.get_by_label("Platz 2").select_option(label="Bot: Anfänger")
    page.get_by_label("Bots spielen").select_option("sofort")
    page.get_by_label("Bots warten auf Menschen").uncheck()
    for group in page.get_by_role("group").all():
        group.evaluate("each => { if ('open' in each) each.open = true }")
    assert english_lines(page) == []
    page.get_by_label("Bis zur Runde", exact=True).fill("1")
    page.get_by_role("button", name="Tisch anlegen").click()
    expect(page.get_by_text("Alle Plätze sind besetzt.")).to_be_visible()
    assert english_lines(page) == []
    page.get_by_role("button", name="Spiel beginnen").click()
    person = Person(page, "de")
    over = False
    while not over:
        over = person.play(1)
        assert english_lines(page) == []
    page.get_by_role("tab", name="Verlauf").click()
    assert english_lines(page) == []


def test_the_language_changes_at_the_table(open_page: Opening) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now: Globopolis").click()
    Person(page, "en").come_to_turn()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("region", name="Du bist am Zug")).to_be_visible()
    expect(page.get_by_role("button", name="English")).to_be_visible()
    page.reload()
    expect(page.get_by_role("region", name="Du bist am Zug")).to_be_visible()


def test_options_are_in_the_language_of_the_page_also_for_who_spoke_another(
    open_page: Opening, server: Server
) -> None:
    page = open_page("en")
    Guest(page, server.url, "Ada")
    page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem("statecraft"));
          localStorage.setItem("statecraft", JSON.stringify({ ...kept, language: "de" }));
        }"""
    )
    page.goto(f"{server.url}/new/globopolis")
    expect(page.get_by_text("Siegmarke", exact=True).first).to_be_visible()
    assert english_lines(page) == []
    page.get_by_role("button", name="English").click()
    expect(page.get_by_text("Victory mark", exact=True).first).to_be_visible()


@pytest.mark.parametrize("game", ["Globopolis", "Global Powers"])
def test_a_phone_never_scrolls_sideways(open_page: Opening, game: str) -> None:
    page = open_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)

    def fits() -> bool:
        data: bool = page.evaluate(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )
        return data

    page.get_by_role("button", name=f"Play now: {game}").scroll_into_view_if_needed()
    assert fits()
    page.get_by_role("button", name=f"Play now: {game}").click()
    person = Person(page, "en")
    person.play(scaled(6, 3))
    for tab in ("Players", "Mine", "Log", "Talk"):
        page.get_by_role("tab", name=tab).click()
        assert fits()


def what_is_asked(page: Page) -> tuple[str, list[int]]:
    """What the decision card says, and the questions behind it: two may be asked in the same words."""
    text = page.evaluate(
        "document.querySelector(\"[aria-labelledby='decision-title']\")?.innerText ?? ''"
    )
    server, table = page.url.split("/t/")
    asked = page.request.get(f"{server}/api/tables/{table}/questions?seat=0").json()
    return text, [each["id"] for each in asked]


def test_by_keyboard_alone(open_page: Opening) -> None:
    page = open_page()
    start = page.get_by_role("button", name="Play now: Globopolis")
    expect(start).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if start.evaluate("each => each === document.activeElement"):
            break
    page.keyboard.press("Enter")
    turn = page.get_by_role("region", name="Your turn")
    for _ in range(5):
        Person(page, "en").come_to_turn()
        before = what_is_asked(page)
        for _ in range(120):
            page.keyboard.press("Tab")
            if turn.evaluate_all(
                "all => all.some((each) => each.contains(document.activeElement))"
                " && document.activeElement.getRootNode().activeElement.tagName === 'BUTTON'"
            ):
                break
            if not turn.is_visible():
                # The page was still showing what had been answered.
                Person(page, "en").come_to_turn()
                before = what_is_asked(page)
        # What has just come cannot be answered at once.
        page.wait_for_timeout(500)
        page.keyboard.press("Enter")
        # Something else is asked, or for a while nothing: bots take their time.
        until = time.monotonic() + PATIENCE
        while what_is_asked(page) == before:
            assert time.monotonic() < until, before
            page.wait_for_timeout(50)


def test_rules_can_be_searched_in_both_languages(open_page: Opening) -> None:
    page = open_page()
    page.get_by_role("link", name="Rules: Globopolis").click()
    page.get_by_role("searchbox", name="Search the rules").fill("GB-6.1")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^\d+ rules?$"))
    expect(page.get_by_role("link", name="GB-6.1", exact=True)).to_be_visible()
    page.get_by_role("button", name="Deutsch").click()
    page.get_by_role("searchbox", name="In den Regeln suchen").fill("")
    page.get_by_text("Woher alles in der Schachtel kommt").click()
    expect(page.get_by_text("Seite 22: Farbtafel der Gelegenheiten")).to_be_visible()
    expect(page.get_by_text("booklet, page")).to_have_count(0)


def test_two_people_meet_at_a_table_and_talk(open_page: Opening) -> None:
    host, friend = open_page(), open_page()
    host.get_by_role("link", name="Create a table: Global Powers").click()
    host.get_by_role("button", name="Remove").click()
    host.get_by_role("button", name="Create the table").click()
    code = host.get_by_role("textbox", name="Link to this table").input_value().rpartition("/")[2]
    friend.get_by_label("Code of the table").fill(code)
    friend.get_by_role("button", name="Join").click()
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend):
        expect(page.get_by_role("region", name="Your turn")).to_be_visible()
        page.get_by_role("tab", name="Talk").click()
    friend.get_by_role("textbox", name="Message").fill("Good luck!")
    friend.get_by_role("button", name="Send").click()
    expect(host.get_by_text("Good luck!")).to_be_visible()

    # Who looks elsewhere is told how much was said meanwhile, and finds the end of it.
    host.get_by_role("tab", name="Log").click()
    for number in range(1, 9):
        friend.get_by_role("textbox", name="Message").fill(f"Word {number}. " + "Hm … " * 30)
        friend.get_by_role("button", name="Send").click()
        expect(friend.get_by_role("textbox", name="Message")).to_have_value("")
    host.get_by_role("tab", name="Talk New: 8").click()
    expect(host.get_by_text("Word 8.")).to_be_in_viewport()
    expect(host.get_by_role("tab", name="Talk", exact=True)).to_be_visible()

    # Whoever disturbs is heard no more, also later, until one wants to; the operator can be told.
    host.get_by_text("Mute or report somebody").click()
    host.get_by_role("button", name="Mute", exact=True).click()
    expect(host.get_by_text("Good luck!")).to_have_count(0)
    host.get_by_label("What happened?").fill("Too many words.")
    host.get_by_role("button", name="Report").click()
    expect(host.get_by_text("The operator of this server has been told.")).to_be_visible()
    friend.get_by_role("textbox", name="Message").fill("Are you there?")
    friend.get_by_role("button", name="Send").click()
    expect(friend.get_by_role("log").get_by_text("Are you there?")).to_be_visible()
    # What one notes down is for nobody else, and is there again.
    host.get_by_text("Notes only you see").click()
    host.get_by_role("textbox", name="Notes only you see").fill("Bo talks a lot.")
    expect(host.get_by_text("Saved.")).to_be_visible()
    host.reload()
    host.get_by_role("tab", name="Talk", exact=True).click()
    expect(host.get_by_text("Nobody has said anything yet.")).to_be_visible()
    host.get_by_text("Notes only you see").click()
    expect(host.get_by_role("textbox", name="Notes only you see")).to_have_value("Bo talks a lot.")
    host.get_by_text("Mute or report somebody").click()
    host.get_by_role("button", name="Unmute").click()
    expect(host.get_by_role("button", name="Mute", exact=True)).to_be_visible()
    host.reload()
    # What was not heard before is new, also after the page was loaded again.
    host.get_by_role("tab", name=re.compile("^Talk New:")).click()
    expect(host.get_by_text("Are you there?")).to_be_visible()


def test_a_team_talks_among_itself(open_page: Opening, server: Server) -> None:
    guests = people([open_page(blank=True) for _ in range(3)], server.url)
    bots = [{"kind": "bot", "bot": "random"}] * 3
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, *bots]
    table = guests[0].table("globopolis", seats, public=True, holders=[0, 0, 0, 1, 1, 1])
    for seat in (1, 2):
        guests[seat].sit(table, seat)
    guests[0].start(table)
    for guest in guests:
        guest.look_at(table)
        guest.page.get_by_role("tab", name="Talk").click()
    ada, *others = [guest.page for guest in guests]
    ada.get_by_label("To whom").select_option("Bo + Cleo")
    ada.get_by_role("textbox", name="Message").fill("Let us take Asia.")
    ada.get_by_role("button", name="Send").click()
    for page, name in zip(others, ("Cleo", "Bo"), strict=True):
        line = page.get_by_role("log").get_by_role("listitem")
        expect(line).to_contain_text(["Let us take Asia."])
        expect(line).to_contain_text([name])


def test_a_cold_start_is_small(browser: Browser, site: None, tmp_path: Path) -> None:
    """All that comes over the line until the start screen can be used, fonts included; of a server at which nobody plays
    yet, since tables that are listed are none of the page's weight."""
    server = Server(tmp_path / "data")
    context = browser.new_context()
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda data: sizes.append(data["encodedDataLength"]))
    page.goto(server.url)
    expect(page.get_by_role("button", name=re.compile("Play now"))).to_have_count(2)
    page.wait_for_load_state("networkidle")
    fonts = page.evaluate("document.fonts.ready.then(fonts => fonts.size)")
    context.close()
    server.stop()
    assert fonts > 0
    assert len(sizes) > 3
    assert sum(sizes) <= 200_000, f"{sum(sizes):.0f} bytes"
