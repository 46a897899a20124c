"""The page without a server where a server has it: on a phone, in German, by keyboard; its games taken to the server; and
the console beside them."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from e2e.browsing import Person, Server
from e2e.test_accessible import AXE, violations, violations_beside_the_drawing

pytestmark = pytest.mark.slow
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 120_000
"""Python takes its time to start in a browser, and more where the machine is busy."""
Opening = Callable[..., Page]


def by_keyboard(page: Page, name: str) -> None:
    """Go on by Tab until something has the focus that is called so."""
    found = []
    for _ in range(80):
        page.keyboard.press("Tab")
        on = page.evaluate(
            "() => document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()"
        )
        if on == name:
            return
        found.append(on)
    raise AssertionError(f"no Tab comes to {name}: {found}")


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_server_has_every_file_that_the_browser_is_to_keep(site: None, server: Server) -> None:
    worker = httpx.get(f"{server.url}/here/sw.js").text
    names = re.findall(r'\["([^"]+)", "sha384-', worker)
    assert {"./", "manifest.webmanifest", "icon-512-maskable.png"} <= set(names)
    with httpx.Client(base_url=f"{server.url}/here/") as client:
        # One that is missing, and nothing at all is kept.
        small = [name for name in names if not name.endswith((".wasm", ".zip"))]
        assert [name for name in small if not client.get(name).is_success] == []


def test_a_game_begun_here_goes_on_at_the_server(
    open_page: Opening, server: Server, tmp_path: Path
) -> None:
    # Kept by no worker of the browser's: what is on its way can be held back.
    page = open_page("de", blank=True, viewport=PHONE, service_workers="block")
    page.set_default_timeout(PATIENCE)
    page.add_init_script(path=AXE)
    held: list[Route] = []
    page.context.route("**/statecraft.zip", lambda route: held.append(route))
    page.goto(server.url)
    page.get_by_role("link", name="Ohne Server spielen").wait_for()
    by_keyboard(page, "Ohne Server spielen")
    page.keyboard.press("Enter")
    page.wait_for_url("**/here/")
    expect(page.get_by_role("heading", name="Spielen ohne Server")).to_be_visible()
    assert violations(page) == []
    assert fits(page)

    by_keyboard(page, "Jetzt spielen: Global Powers")
    page.keyboard.press("Enter")
    expect(page.get_by_role("progressbar")).to_be_visible()
    assert violations(page) == []
    assert fits(page)
    for route in held:
        route.continue_()
    page.context.unroute("**/statecraft.zip")
    person = Person(page, "de")
    expect(person.turn()).to_be_visible(timeout=PATIENCE)
    assert violations_beside_the_drawing(page) == []
    assert fits(page)
    person.play(1)
    assert person.answers == 1
    table = page.url

    page.goto(f"{server.url}/here/?at=/me")
    keep = page.get_by_role("button", name="Global Powers vom")
    expect(keep).to_be_visible(timeout=PATIENCE)
    assert violations(page) == []
    assert fits(page)
    keep.focus()
    with page.expect_download() as coming:
        page.keyboard.press("Enter")
    file = tmp_path / "game.jsonl"
    coming.value.save_as(file)
    assert json.loads(file.read_text().partition("\n")[0])["game"] == "global-powers"
    lines = len(file.read_text().strip().split("\n")) - 1

    # Brought to the server, it is no finished game: it is asked at once how it goes on.
    page.goto(f"{server.url}/me")
    page.locator("input[type=file]").set_input_files(file)
    dialog = page.get_by_role("dialog", name="Von hier weiterspielen")
    expect(dialog).to_be_visible()
    expect(page.get_by_role("slider", name="Stelle")).to_have_value(str(lines))
    assert violations_beside_the_drawing(page) == []
    assert fits(page)
    expect(dialog.get_by_role("option", name="Frei für jemanden")).to_be_attached()
    dialog.get_by_role("button", name="Beginnen").press("Enter")
    page.wait_for_url(f"{server.url}/t/*")
    assert page.url != table
    person.come_to_turn()
    person.play(1)
    assert person.answers == 2


def test_python_answers_in_the_console(open_page: Opening, server: Server) -> None:
    page = open_page(blank=True, viewport=PHONE, service_workers="block")
    page.set_default_timeout(PATIENCE)
    page.add_init_script(path=AXE)
    page.goto(f"{server.url}/here/?at=/console")
    page.get_by_role("heading", name="Python in this browser").wait_for()
    page.get_by_role("button", name="Play a game").wait_for()
    by_keyboard(page, "Play a game")
    page.keyboard.press("Enter")
    field = page.get_by_role("textbox", name="Python")
    expect(field).to_be_focused()
    page.keyboard.press("Control+Enter")
    said = page.get_by_role("log", name="What Python has said")
    expect(said).to_contain_text("(Bid(politicians=0), 20)", timeout=PATIENCE)
    expect(said).to_contain_text("<State of globopolis: round 0, waiting for chance (titles)>")

    def ask(typed: str, answer: str) -> None:
        expect(page.get_by_role("button", name="Run")).to_be_enabled()
        field.fill(typed)
        field.press("Control+Enter")
        expect(said).to_contain_text(answer, timeout=PATIENCE)

    # Names stay, and so does the table of before.
    ask("len(state.view(1).waited_for), 'wait'", "(2, 'wait')")
    ask("1 / 0", "ZeroDivisionError: division by zero")
    page.get_by_role("button", name="Odds as bars").click()
    field.press("Control+Enter")
    expect(said).to_contain_text("█ 0.9999")
    assert violations(page) == []
    assert fits(page)

    # What never ends can be stopped, and Python is there again.
    field.fill("while True: pass")
    field.press("Control+Enter")
    page.get_by_role("button", name="Stop").click()
    expect(said).to_contain_text("Stopped.")
    ask("6 * 7", "42")
    page.get_by_role("button", name="Deutsch").click()
    page.get_by_role("heading", name="Python in diesem Browser").wait_for()
    expect(page.get_by_role("button", name="Eine Partie spielen")).to_be_visible()
    assert violations(page) == []
    assert fits(page)
