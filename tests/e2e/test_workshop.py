"""The workshop in the browser: somebody publishes an edition, and somebody else reads, copies, plays and rates it."""

import io
import re
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.browsing import OPERATOR, Person, Server
from e2e.tables import Guest
from statecraft import globopolis

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
EDITION = sorted((Path(globopolis.__file__).parent / "edition").iterdir())
# Bots have all the time they need: what is made beside a busy machine takes longer.
REPORT = 240_000


def house(folder: Path) -> list[Path]:
    """The files of an edition with another name, a richer card and another word."""
    folder.mkdir()
    changes = {
        "edition.toml": ('name = "Globopolis"', 'name = "Kitchen table"'),
        "influence.toml": ("amount = 20", "amount = 30"),
        "en.ftl": ("title-alaska = Alaska", "title-alaska = Seward"),
    }
    for file in EDITION:
        text = file.read_text(encoding="utf-8")
        old, new = changes.get(file.name, ("", ""))
        (folder / file.name).write_text(text.replace(old, new, 1) if old else text, "utf-8")
    return sorted(folder.iterdir())


def publish(page: Page, files: list[Path]) -> None:
    """Ada publishes from the list, and sees what she published."""
    page.get_by_role("link", name="Workshop").click()
    page.get_by_role("link", name="Publish something").click()
    page.get_by_role("textbox", name="Name", exact=True).fill("Kitchen <b>table</b>")
    page.get_by_role("textbox", name="Description").fill("For short evenings.\n\nOne round.")
    page.get_by_role("textbox", name="Origin and licence").fill("All our own, CC0")
    page.get_by_text("Bring an own edition").click()
    page.get_by_label("Bring an own edition").set_input_files(files)
    edition = page.get_by_role("combobox", name="Edition")
    expect(edition.locator("option:checked")).to_have_text("My own: Kitchen table")
    page.get_by_label("Until round").fill("1")
    page.get_by_role("button", name="Publish").click()
    # Markup is nothing but text.
    expect(page.get_by_role("heading", level=1)).to_have_text("Kitchen <b>table</b>")
    changed = page.get_by_role("region", name="What it changes")
    for text in ("Until round: 1", "Grain Futures", "20 → 30", "Alaska → Seward"):
        expect(changed).to_contain_text(text)
    expect(page.get_by_role("region", name="Versions")).to_contain_text("First version")
    expect(page.get_by_role("group", name="Your rating")).to_have_count(0)


def test_an_edition_is_published_read_copied_played_and_rated(
    open_page: Opening, server: Server, tmp_path: Path
) -> None:
    ada = open_page()
    Guest(ada, server.url, "Ada")
    ada.reload()
    publish(ada, house(tmp_path / "house"))
    address = ada.url

    # Bo reads it in German.
    bo = open_page("de", blank=True)
    Guest(bo, server.url, "Bo")
    bo.goto(f"{server.url}/workshop?search=kitchen")
    bo.get_by_role("link", name="Kitchen <b>table</b>").click()
    expect(bo).to_have_url(address)
    expect(bo.get_by_text("Globopolis · von Ada · Fassung 1")).to_be_visible()
    changed = bo.get_by_role("region", name="Was sich ändert")
    expect(changed).to_contain_text("In dieser Sprache ist kein Wort geändert.")
    expect(changed).to_contain_text("Getreidetermine")
    expect(bo.get_by_text("Bewerten kann, wer eine Partie damit beendet hat")).to_be_visible()
    bo.get_by_text("Woher alles in der Schachtel kommt").click()
    expect(bo.get_by_role("heading", name="Einflusskarten")).to_be_visible()

    # A copy has the folder of the edition.
    with bo.expect_download() as downloading:
        bo.get_by_role("link", name="Eine Kopie herunterladen").click()
    content = Path(downloading.value.path()).read_bytes()
    with zipfile.ZipFile(io.BytesIO(content)) as copy:
        names = copy.namelist()
    assert "kitchen-b-table-b/influence.toml" in names
    assert "kitchen-b-table-b.txt" in names

    # Bo plays it at a private table against a bot, to the end.
    bo.get_by_role("link", name="Für einen neuen Tisch verwenden").click()
    expect(bo.get_by_role("checkbox", name="Jeder darf diesen Tisch finden")).to_be_disabled()
    expect(bo.get_by_label("Bis zur Runde")).to_have_count(0)
    bo.get_by_role("button", name="Letzten Platz entfernen").click()
    bo.get_by_role("combobox", name=re.compile("^Platz 2")).select_option("novice")
    bo.get_by_role("combobox", name=re.compile("^Bots spielen")).select_option("at-once")
    bo.get_by_role("button", name="Tisch anlegen").click()
    facts = bo.get_by_role("region", name="Was gespielt wird")
    expect(facts.get_by_role("link", name=re.compile("Gespielt mit „Kitchen"))).to_be_visible()
    bo.get_by_role("button", name="Spiel beginnen").click()
    assert Person(bo, "de").play()

    # Then it counts, and Bo rates it; another rating takes the place of the first.
    bo.goto(address)
    expect(bo.get_by_text("einmal gespielt")).to_be_visible()
    stars = bo.get_by_role("group", name="Deine Bewertung")
    stars.get_by_role("radio", name="5 Sterne").check()
    expect(bo.get_by_role("img", name="5 von 5 Sternen, 1 Bewertung")).to_be_visible()
    stars.get_by_role("radio", name="4 Sterne").check()
    expect(bo.get_by_role("img", name="4 von 5 Sternen, 1 Bewertung")).to_be_visible()

    # The report has been made meanwhile, or is soon; the whole of it stands alone.
    report = ada.get_by_role("region", name="How it plays")
    expect(report.get_by_text("2 games between 4 bots")).to_be_visible(timeout=REPORT)
    expect(report.get_by_role("row", name=re.compile("^Seat 4"))).to_be_visible()
    with ada.expect_popup() as opening:
        report.get_by_role("link", name="Read the whole report").click()
    expect(opening.value.get_by_role("heading", level=1)).to_contain_text("Globopolis")
    expect(opening.value.get_by_role("img").first).to_be_visible()

    # Withdrawn, it is gone for Bo, and Ada is told.
    ada.get_by_text("Withdraw it …").click()
    ada.get_by_role("button", name="Yes, withdraw it").click()
    expect(ada.get_by_text("You have withdrawn this entry")).to_be_visible()
    bo.goto(f"{server.url}/workshop?search=kitchen")
    expect(bo.get_by_text("So etwas gibt es hier nicht.")).to_be_visible()


def test_a_version_of_one_s_own(open_page: Opening, server: Server) -> None:
    """What somebody else published is where one's own begins; the page says what it was made from."""
    ada = open_page(blank=True)
    rules = {"game": "global-powers", "name": "Two scorings", "licence": "Ours", "description": "x"}
    author = Guest(ada, server.url, "Ada")
    made = author.ask("POST", "/api/workshop", {**rules, "options": {"scorings": 2}})
    bo = open_page(blank=True)
    bo.goto(f"{server.url}/workshop/{made['id']}")
    bo.get_by_role("link", name="Make my own version").click()
    expect(bo.get_by_role("textbox", name="Name", exact=True)).to_have_value("Two scorings (mine)")
    scorings = bo.get_by_label("Scorings")
    expect(scorings).to_have_value("2")
    bo.get_by_role("button", name="Publish").click()
    expect(bo.get_by_role("alert")).to_contain_text("“Two scorings”")
    scorings.fill("3")
    bo.get_by_role("button", name="Publish").click()
    expect(bo.get_by_role("link", name="Made from “Two scorings” by Ada")).to_be_visible()
    bo.get_by_role("link", name="Publish a new version").click()
    bo.get_by_role("textbox", name="What is new").fill("Four are better.")
    bo.get_by_label("Scorings").fill("4")
    bo.get_by_role("button", name="Publish").click()
    versions = bo.get_by_role("region", name="Versions")
    expect(versions).to_contain_text("Four are better.")
    versions.get_by_role("link", name="version 1").click()
    expect(bo.get_by_text("This is version 1. The latest is 2.")).to_be_visible()
    expect(bo.get_by_role("region", name="What it changes")).to_contain_text(": 3")


def test_an_operator_hides_what_somebody_complains_of(open_page: Opening, server: Server) -> None:
    ada = open_page(blank=True)
    author = Guest(ada, server.url, "Ada")
    rules = {"game": "globopolis", "name": "Rude", "licence": "Ours", "description": "Rude words."}
    made = author.ask("POST", "/api/workshop", {**rules, "options": {"until_round": 12}})
    address = f"{server.url}/workshop/{made['id']}"

    bo = open_page(blank=True)
    bo.goto(address)
    bo.get_by_text("Something is wrong with this entry").click()
    bo.get_by_role("textbox", name="What is wrong?").fill("It is rude.")
    bo.get_by_role("button", name="Tell the operator").click()
    expect(bo.get_by_role("status").filter(has_text="has been told")).to_be_visible()
    expect(bo.get_by_role("region", name="For operators")).to_have_count(0)
    # The page looks now and then how far the report is; while the entry is hidden there is nothing for Bo to see.
    bo.goto("about:blank")

    olga = open_page(blank=True)
    Guest(olga, server.url, "Olga").ask("POST", "/api/me/email", {"email": OPERATOR})
    olga.goto(server.url + server.link_to(OPERATOR))
    olga.get_by_role("button").click()
    olga.goto(address)
    tools = olga.get_by_role("region", name="For operators")
    tools.get_by_role("textbox", name="Reason, which the author reads").fill("Rude words")
    tools.get_by_role("button", name="Hide this entry").click()
    expect(olga.get_by_text("An operator has hidden this entry: Rude words")).to_be_visible()
    ada.goto(address)
    expect(ada.get_by_text("An operator has hidden this entry: Rude words")).to_be_visible()
    expect(ada.get_by_role("link", name="Use it for a new table")).to_have_count(0)
    tools.get_by_role("button", name="Show this entry again").click()
    expect(tools.get_by_role("button", name="Hide this entry")).to_be_visible()
    bo.goto(address)
    expect(bo.get_by_role("link", name="Use it for a new table")).to_be_visible()
