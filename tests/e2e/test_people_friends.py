"""Friends by mutual consent, invited to a table; blocks; a page for all of it that is for everybody."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.browsing import Server
from e2e.tables import Guest

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
ME, FREE = {"kind": "me"}, {"kind": "open"}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def befriended(one: Guest, other: Guest) -> None:
    ids = [guest.ask("GET", "/api/me")["id"] for guest in (one, other)]
    one.ask("POST", f"/api/friends/{ids[1]}")
    other.ask("POST", f"/api/friends/{ids[0]}/accept")


def test_asked_on_a_profile_accepted_on_the_start_page(open_page: Opening, server: Server) -> None:
    ada, bo = Guest(open_page(blank=True), server.url, "Ada"), Guest(open_page(), server.url, "Bo")
    id = bo.ask("GET", "/api/me")["id"]
    ada.page.goto(f"{server.url}/people/{id}")
    ada.page.get_by_role("button", name="Ask to be friends").click()
    expect(ada.page.get_by_text("You have asked to be friends.")).to_be_visible()
    bo.page.goto(server.url)
    notices = bo.page.get_by_role("region", name="For you")
    expect(notices).to_contain_text("Ada wants to be friends")
    notices.get_by_role("button", name="Accept: Ada").click()
    expect(notices).to_have_count(0)
    bo.page.get_by_role("banner").get_by_role("link", name="People", exact=True).click()
    friends = bo.page.get_by_role("region", name="Friends", exact=True)
    expect(friends.get_by_role("link", name="Ada")).to_be_visible()
    friends.get_by_role("button", name="Friends no more: Ada").click()
    expect(friends).to_contain_text("No friends yet.")


def test_a_friend_is_invited_and_comes(open_page: Opening, server: Server) -> None:
    ada, bo = Guest(open_page(blank=True), server.url, "Ada"), Guest(open_page(), server.url, "Bo")
    befriended(ada, bo)
    table = ada.table("globopolis", [ME, FREE])
    ada.look_at(table)
    ada.page.get_by_role("button", name="Invite: Bo").click()
    expect(ada.page.get_by_role("status").filter(has_text="invited")).to_be_visible()
    bo.page.goto(server.url)
    notices = bo.page.get_by_role("region", name="For you")
    expect(notices).to_contain_text("Ada invites you to Globopolis")
    notices.get_by_role("link", name="Join: Ada, Globopolis").click()
    bo.page.get_by_role("button", name="Sit down").click()
    expect(bo.page.get_by_text("(you)")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Invite: Bo")).to_have_count(0)


def test_who_is_blocked_is_not_heard_and_not_told(open_page: Opening, server: Server) -> None:
    ada, bo = Guest(open_page(blank=True), server.url, "Ada"), Guest(open_page(), server.url, "Bo")
    table = ada.table("globopolis", [ME, FREE], public=True)
    bo.sit(table, 1)
    ada.start(table)
    said = {"text": "Hello Ada", "to": {"all": True}, "seat": 1}
    bo.ask("POST", f"/api/tables/{table}/talk", said)
    ada.look_at(table)
    ada.page.get_by_role("tab", name="Talk").click()
    talk = ada.page.get_by_role("log", name="Talk")
    expect(talk).to_contain_text("Hello Ada")
    ada.page.get_by_text("Mute or report somebody").click()
    ada.page.get_by_role("button", name="Block: Bo").click()
    expect(talk).not_to_contain_text("Hello Ada")
    bo.ask("POST", f"/api/tables/{table}/talk", {**said, "text": "Are you there?"})
    bo.look_at(table)
    bo.page.get_by_role("tab", name="Talk").click()
    expect(bo.page.get_by_role("log", name="Talk")).to_contain_text("Are you there?")
    ada.page.goto(f"{server.url}/people")
    blocked = ada.page.get_by_role("region", name="Blocked")
    blocked.get_by_role("button", name="Block no more: Bo").click()
    expect(blocked).to_have_count(0)
    recent = ada.page.get_by_role("region", name="Played with lately")
    recent.get_by_role("button", name="Ask to be friends: Bo").click()
    expect(ada.page.get_by_role("region", name="You have asked")).to_contain_text("Bo")


def test_the_page_is_for_everybody_in_both_languages_and_themes(
    open_page: Opening, server: Server
) -> None:
    page = open_page(blank=True)
    ada = Guest(page, server.url, "Ada")
    others = [
        Guest(open_page(blank=True), server.url, name)
        for name in ("Bo", "Cleo", "Maximiliane v. Hohenfels", "Dan", "Eve")
    ]
    ids = [guest.ask("GET", "/api/me")["id"] for guest in others]
    me = ada.ask("GET", "/api/me")["id"]
    befriended(ada, others[0])
    befriended(ada, others[2])
    others[1].ask("POST", f"/api/friends/{me}")
    ada.ask("POST", f"/api/friends/{ids[3]}")
    ada.ask("POST", f"/api/blocks/{ids[4]}")
    table = others[0].table("globopolis", [ME, FREE, FREE])
    others[0].ask("POST", f"/api/tables/{table}/invitations", {"person": me})
    lobby = ada.table("globopolis", [ME, FREE, {"kind": "bot", "bot": "steady"}])
    page.add_init_script(path=AXE)
    for path in ("/people", f"/people/{ids[1]}", "/", "/me", f"/t/{lobby}", "/t/no-such-table"):
        page.goto(server.url + path)
        page.wait_for_load_state("networkidle")
        page.get_by_role("heading", level=1).first.wait_for()
        for lang, theme in (("English", "night"), ("Deutsch", "paper")):
            button = page.get_by_role("button", name=lang)
            if button.is_visible():
                button.click()
                expect(button).to_have_count(0)
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            found = page.evaluate("axe.run().then((found) => found.violations)")
            assert [(path, each["id"], each["nodes"][0]["html"]) for each in found] == []
        for width in (360, 800):
            page.set_viewport_size({"width": width, "height": 800})
            assert page.evaluate("document.documentElement.scrollWidth") <= width, path
        page.set_viewport_size({"width": 1280, "height": 720})
        page.get_by_role("button", name="English").click()
        expect(page.get_by_role("button", name="Deutsch")).to_be_visible()
