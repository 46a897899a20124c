"""Name, colour and face are chosen where one sits down, and seen by all; bots have theirs and are called bots."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.browsing import Server
from e2e.tables import Guest
from statecraft.server.people.bot_names import NAMES

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
ME, FREE, STEADY = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "steady"}


def own_face(page: Page) -> str:
    return str(
        page.get_by_role("region", name="How you sit here")
        .locator(".avatar")
        .get_attribute("data-seed")
    )


def painted(page: Page, holder: int) -> str:
    """The colour in which a holder is drawn."""
    script = (
        "holder => getComputedStyle(document.documentElement).getPropertyValue(`--seat-${holder}`)"
    )
    return str(page.evaluate(script, holder)).strip()


def named(page: Page, colour: str) -> str:
    script = "colour => getComputedStyle(document.documentElement).getPropertyValue(`--colour-${colour}`)"
    return str(page.evaluate(script, colour)).strip()


def test_somebody_new_sits_down_with_name_colour_and_face(
    open_page: Opening, server: Server
) -> None:
    host = Guest(open_page(blank=True), server.url, "Ada")
    table = host.table("globopolis", [ME, FREE, STEADY], public=True)
    host.look_at(table)
    page = open_page(blank=True)
    page.goto(f"{server.url}/t/{table}")
    looks = page.get_by_role("region", name="How you sit here")
    first = own_face(page)
    looks.get_by_role("button", name="Another face").click()
    assert own_face(page) != first
    looks.get_by_label("Name").fill("Zacharias")
    looks.get_by_label("Colour").select_option("Red")
    seed = own_face(page)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("(you)")).to_be_visible()
    seats = host.page.get_by_role("region", name="Seats")
    expect(seats.get_by_role("link", name="Zacharias")).to_be_visible()
    expect(seats.locator(f'[data-seed="{seed}"]')).to_be_visible()
    row = host.ask("GET", f"/api/tables/{table}")["seats"][1]
    assert (row["colour"], row["face"]) == ("red", seed)
    # Another look once one sits is seen by the others at once.
    looks.get_by_role("button", name="Another face").click()
    # Who is known to the server has the new face when the server has it.
    expect(looks.locator(".avatar").first).not_to_have_attribute("data-seed", seed)
    looks.get_by_label("Colour").select_option("Teal")
    fresh = own_face(page)
    expect(seats.locator(f'[data-seed="{fresh}"]')).to_be_visible()
    host.start(table)
    for each in (page, host.page):
        expect(each.get_by_role("complementary")).to_be_visible()
        assert painted(each, 1) == named(each, "teal")
        players = each.get_by_role("region", name="Players")
        expect(players.locator(f'[data-seed="{fresh}"]')).to_be_visible()


def test_the_profile_has_the_face_and_keeps_it(open_page: Opening, server: Server) -> None:
    page = open_page(blank=True)
    ada = Guest(page, server.url, "Ada")
    page.goto(f"{server.url}/me")
    face = page.get_by_role("main").locator(".avatar").first
    before = face.get_attribute("data-seed")
    page.get_by_role("button", name="Another face").click()
    page.get_by_label("Colour").select_option("Violet")
    after = str(face.get_attribute("data-seed"))
    assert after != before
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("banner").locator(f'[data-seed="{after}"]')).to_be_visible()
    me = ada.ask("GET", "/api/me")
    assert (me["face"], me["colour"]) == (after, "violet")
    page.goto(f"{server.url}/people/{me['id']}")
    expect(page.get_by_role("main").locator(f'[data-seed="{after}"]')).to_be_visible()


def test_bots_are_called_by_name_and_labelled_as_bots(open_page: Opening, server: Server) -> None:
    page = open_page(blank=True)
    ada = Guest(page, server.url, "Ada")
    table = ada.table("globopolis", [ME, STEADY, {"kind": "bot", "bot": "novice"}], public=True)
    _, one, other = ada.names(table)
    assert one != other
    assert {one, other} <= set(NAMES)
    ada.look_at(table)
    seats = page.get_by_role("region", name="Seats")
    expect(seats.get_by_role("listitem").filter(has_text=one)).to_contain_text("steady bot")
    expect(seats.get_by_role("listitem").filter(has_text=other)).to_contain_text("novice bot")
    ada.start(table)
    players = page.get_by_role("region", name="Players")
    expect(players.get_by_role("listitem").filter(has_text=one)).to_contain_text("steady bot")
    page.get_by_role("button", name="Deutsch").click()
    spieler = page.get_by_role("region", name="Spieler")
    expect(spieler.get_by_role("listitem").filter(has_text=one)).to_contain_text("solider Bot")
    stranger = open_page()
    expect(stranger.get_by_role("link", name=re.compile(f"{one} · steady bot"))).to_be_visible()


def test_one_is_never_waited_for_by_ones_own_name(open_page: Opening, server: Server) -> None:
    """Whoever has no name yet is called Guest, and so may be others: what one sees says who oneself is."""
    pages = [open_page(), open_page()]
    guests = [Guest(page, server.url, "Guest") for page in pages]
    table = guests[0].table("globopolis", [ME, FREE], public=True)
    guests[1].sit(table, 1)
    guests[0].start(table)
    for guest in guests:
        guest.look_at(table)
    waited = guests[0].view(table, 0)["view"]["waited_for"][0]
    others = pages[1 - waited].get_by_role("complementary")
    expect(
        others.get_by_text("Waiting for Guest" + (" (2)" if waited else ""), exact=True)
    ).to_be_visible()
    mine = pages[waited].get_by_role("complementary")
    expect(mine.get_by_role("region", name="Your turn")).to_be_visible()
    expect(mine.get_by_text("Waiting for Guest")).to_have_count(0)
