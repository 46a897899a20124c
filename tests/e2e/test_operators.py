"""The operators’ page and what they tell everybody: by keyboard, on a phone, in both languages, for whoever reads by ear."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.browsing import OPERATOR, Server
from e2e.tables import Guest

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: ViewportSize = {"width": 360, "height": 740}
ME, FREE = {"kind": "me"}, {"kind": "open"}


def violations(page: Page) -> list[str]:
    # Not as a script of the page: that has a policy against it.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
    return [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in found["violations"]]


def operator(page: Page, server: Server) -> Guest:
    olga = Guest(page, server.url, "Olga")
    olga.ask("POST", "/api/me/email", {"email": OPERATOR})
    page.goto(server.url + server.link_to(OPERATOR))
    page.get_by_role("button").click()
    return olga


def test_the_page_by_keyboard_on_a_phone_in_both_languages_and_what_it_tells_everybody(
    open_page: Opening, server: Server
) -> None:
    page = open_page(blank=True)
    olga = operator(page, server)
    page.set_viewport_size(PHONE)
    ada = Guest(open_page(blank=True), server.url, "Ada")
    id = ada.ask("GET", "/api/me")["id"]
    table = ada.table("globopolis", [ME, FREE], public=True)
    bo = Guest(open_page(blank=True), server.url, "Bo")
    bo.sit(table, 1)
    bo.ask(
        "POST", f"/api/tables/{table}/complaints", {"person": id, "text": "Shouts all the time."}
    )
    page.goto(f"{server.url}/operators")
    expect(page.get_by_role("heading", level=1)).to_have_text("Operators")
    # To the field and on to the button, without a mouse.
    page.get_by_label("What to tell everybody").focus()
    page.keyboard.type("The server rests at six.")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("Everybody is told.")
    ban = page.get_by_role("form", name="Keep out")
    ban.get_by_label("Person (id or address) or network").fill("192.0.2.0/24")
    ban.get_by_role("button", name="Keep out").click()
    expect(page.get_by_role("region", name="Kept out")).to_contain_text("192.0.2.0/24")
    for lang, title in (("en", "Operators"), ("de", "Betreiber")):
        olga.ask("PATCH", "/api/me", {"language": lang})
        page.goto(f"{server.url}/operators")
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        look_up = page.get_by_role("region", name=("Eine Person", "A person")[lang == "en"])
        look_up.get_by_role("textbox").fill(id)
        look_up.get_by_role("button").first.click()
        expect(look_up).to_contain_text("Ada")
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size({"width": 1280, "height": 720})
    assert violations(page) == []
    page.get_by_role("button", name="Zurücknehmen: The server rests at six.").click()
    expect(page.get_by_role("status")).to_have_text("Zurückgenommen.")
    page.get_by_role("button", name="Wieder einlassen: 192.0.2.0/24").click()
    olga.ask("PATCH", "/api/me", {"language": "en"})
    told_to_everybody(page, open_page, server)
    closed_in_mid_game(page, ada, server)


def closed_in_mid_game(page: Page, ada: Guest, server: Server) -> None:
    """Whoever plays there is told within a second, has nothing to answer any more, and can look back."""
    table = ada.table("globopolis", [ME, {"kind": "bot", "bot": "novice"}])
    ada.start(table)
    ada.look_at(table)
    expect(ada.page.get_by_role("complementary")).to_be_visible()
    page.goto(f"{server.url}/operators")
    page.get_by_role("form", name="Close the table").get_by_role("textbox").fill(table)
    page.get_by_role("button", name="Close the table").click()
    expect(page.get_by_role("status")).to_have_text("The table is closed.")
    expect(ada.page.get_by_role("status").filter(has_text="This table is closed.")).to_be_visible()
    expect(ada.page.get_by_role("complementary")).to_have_count(0)
    assert violations(ada.page) == []
    ada.page.get_by_role("link", name="Replay").click()
    expect(ada.page.get_by_role("slider")).to_be_visible()


def told_to_everybody(page: Page, open_page: Opening, server: Server) -> None:
    """What is announced is shown until it is read."""
    page.goto(f"{server.url}/operators")
    page.get_by_label("What to tell everybody").fill("New cards on Sunday.")
    page.get_by_role("button", name="Tell everybody").click()
    try:
        ada = open_page()
        ada.set_viewport_size(PHONE)
        ada.goto(server.url)
        told = ada.locator("[aria-live=polite]").filter(has_text="New cards on Sunday.")
        expect(told).to_contain_text("From the server’s operators:")
        assert violations(ada) == []
        ada.get_by_role("button", name="Deutsch").click()
        expect(told).to_contain_text("Von den Betreibern des Servers:")
        ada.get_by_role("button", name="Gelesen: New cards on Sunday.").click()
        expect(told).to_have_count(0)
        ada.reload()
        ada.get_by_role("heading", level=1).first.wait_for()
        expect(told).to_have_count(0)
    finally:
        page.get_by_role("button", name="Take back: New cards on Sunday.").click()
