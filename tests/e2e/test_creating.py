"""A table is made with everything the page offers, and its lobby says what will be played."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.browsing import primary
from houses import house_of
from statecraft import globopolis

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
ROOT = Path(__file__).parents[2]
EDITION = sorted((Path(globopolis.__file__).parent / "edition").iterdir())


def test_teams_and_an_own_edition(open_page: Opening, tmp_path: Path) -> None:
    page = open_page()
    page.get_by_role("link", name="Create a table: Globopolis").click()
    # Teams: every seat has a colour, and two colours play at least.
    page.get_by_role("checkbox", name=re.compile("^Teams")).check()
    page.get_by_role("button", name="One more seat").click()
    for seat in range(1, 5):
        page.get_by_role("combobox", name=f"Colour of seat {seat}").select_option("E")
        if seat > 1:
            page.get_by_role("combobox", name=re.compile(f"^Seat {seat}")).select_option("novice")
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("alert")).to_have_text("At least two colours must play.")
    for seat in (1, 3):
        page.get_by_role("combobox", name=f"Colour of seat {seat}").select_option("C")

    # An edition that is not sound says what is wrong with it; nothing is lost by that.
    page.get_by_text("Bring an own edition").click()
    folder = tmp_path / "edition"
    folder.mkdir()
    for file in EDITION:
        text = file.read_text(encoding="utf-8")
        mine = text.replace('name = "Globopolis"', 'name = "Our house"')
        (folder / file.name).write_text(mine, encoding="utf-8")
    files = sorted(folder.iterdir())
    chooser = page.get_by_label("Bring an own edition")
    chooser.set_input_files([file for file in files if file.name == "edition.toml"])
    problems = page.get_by_role("alert").filter(has_text="no sound edition")
    expect(problems).to_contain_text("board.toml: is missing")
    chooser.set_input_files(files)
    edition = page.get_by_role("combobox", name=re.compile("^Edition"))
    expect(edition.locator("option:checked")).to_have_text("My own: Our house")
    expect(page.get_by_role("checkbox", name="Everybody may find")).to_be_disabled()

    page.get_by_role("combobox", name=re.compile("^Time")).select_option("normal")
    page.get_by_label("Victory mark").fill("60")
    page.get_by_role("button", name="Create the table").click()
    facts = page.get_by_role("region", name="What is played")
    for fact in (
        "Normal: 60 seconds a decision",
        "Only with the code or link",
        "Edition: Our house",
        "Victory mark: 60",
    ):
        expect(facts).to_contain_text(fact)
    # It can be looked up at the table too.
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="More …").click()
    dialog = page.get_by_role("dialog", name="More")
    dialog.get_by_text("What is played").click()
    expect(dialog).to_contain_text("Victory mark: 60")


def test_what_is_wrong_with_an_own_edition_is_said_in_the_readers_language(
    open_page: Opening, tmp_path: Path
) -> None:
    page = open_page("de")
    page.get_by_role("link", name="Tisch anlegen: Globopolis").click()
    page.get_by_text("Eigene Ausgabe mitbringen").click()
    chooser = page.get_by_label("Eigene Ausgabe mitbringen")
    changes = [
        ("missions.toml", "amounts = [39, ", "amounts = [90, "),
        ("influence.toml", 'effect = "gain_eu"', 'effect = "gain_euro"'),
        ("de.ftl", "title-kenya = Kenia", "title-kenia = Kenia"),
    ]
    house = house_of(EDITION[0].parent, tmp_path / "house", *changes)
    chooser.set_input_files(sorted(house.iterdir()))
    problems = page.get_by_role("alert").filter(has_text="keine brauchbare Ausgabe")
    for problem in (
        "missions.world-empire.amounts[1]: ist 90; mehr als 73 kann niemand je haben",
        "ist 'gain_euro'; richtig wäre eines von",
        "de.ftl: title-kenya: fehlt; titles braucht ihn",
        "title-kenia: wird von nichts gebraucht; war „title-kenya“ gemeint?",
    ):
        expect(problems).to_contain_text(problem)
    # What is only odd can be played with, and is told as well.
    sound = house_of(EDITION[0].parent, tmp_path / "sound")
    with (sound / "de.ftl").open("a", encoding="utf-8") as words:
        words.write("ozean = Ozean\n")
    chooser.set_input_files(sorted(sound.iterdir()))
    expect(page.get_by_role("status").filter(has_text="ozean: wird von nichts")).to_be_visible()


def test_a_game_without_teams_offers_none(open_page: Opening) -> None:
    page = open_page("de")
    page.get_by_role("link", name="Tisch anlegen: Global Powers").click()
    expect(page.get_by_role("button", name="Noch ein Platz")).to_be_visible()
    expect(page.get_by_role("checkbox", name=re.compile("^Teams"))).to_have_count(0)
    page.get_by_role("button", name="Tisch anlegen").click()
    facts = page.get_by_role("region", name="Was gespielt wird")
    expect(facts).to_contain_text("Standardspiel, keine Option geändert")
    expect(facts).to_contain_text("Ohne Uhr")


def test_a_seat_is_given_to_a_program(open_page: Opening) -> None:
    """The command that the lobby shows is run as it stands there, and the table plays on with it."""
    page = open_page()
    page.get_by_role("link", name="Create a table: Global Powers").click()
    page.get_by_role("button", name="Create the table").click()
    page.get_by_role("combobox", name="Seat 2").select_option("Given to a program")
    command = page.get_by_role("textbox", name="Command for the program").input_value().split()
    page.get_by_role("button", name="Fill free seats with bots").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("region", name="Your turn")).to_be_visible()
    program = subprocess.Popen([sys.executable, *command[1:]], cwd=ROOT)
    try:
        # The first auction is over once the program has bid as well.
        turn = page.get_by_role("region", name="Your turn")
        turn.get_by_role("button").first.click()
        primary(turn).click()
        page.get_by_role("tab", name="Log").click()
        expect(page.get_by_role("log")).to_contain_text("Bot 2")
    finally:
        program.kill()
        program.wait()
