"""Business at the table: units off base plates, a promise that binds, and a ring of three."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.browsing import Server
from e2e.tables import Guest, people, play_until, together
from e2e.test_accessible import AXE
from e2e.test_deciding import troubles, turn

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
OFFERS = "Offers to you"
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}


def at_business(open_page: Opening, server: Server, count: int) -> tuple[list[Guest], str]:
    """People at a table, in the first one's Option Phase."""
    guests = people([open_page(blank=True) for _ in range(count)], server.url)
    table = together(guests, "globopolis")
    play_until(guests, table, 0, "options")
    for guest in guests:
        guest.page.add_init_script(path=AXE)
        guest.look_at(table)
    return guests, table


def kept(page: Page, name: str) -> None:
    """A picture to look at, where somebody wants pictures."""
    folder = os.environ.get("PICTURES_OF_TESTS")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}.png")


def plates(side: Locator) -> Locator:
    """The territories of which units can be given."""
    return side.get_by_role("group")


def units(guest: Guest, table: str, row: str) -> list[int]:
    """A list of the board, as everybody sees it."""
    found: list[int] = guest.view(table, 0)["view"]["board"][row]
    return found


def test_units_off_a_base_plate_and_a_promise_are_offered_and_accepted(
    open_page: Opening, server: Server
) -> None:
    guests, table = at_business(open_page, server, 2)
    ada, bo = [guest.page for guest in guests]
    before = units(guests[0], table, "units")

    # Ada asks for a unit that lies on a territory of Bo's, and promises to waive her fees.
    turn(ada).get_by_role("button", name="Make an offer …").click()
    theirs = ada.get_by_role("group", name="What Bo has")
    territory = plates(theirs).first
    name = territory.get_attribute("aria-label") or ""
    territory.get_by_role("button").first.click()
    ada.get_by_text("Promise something …").click()
    ada.get_by_label("I promise").select_option(label="to waive the Conference Cost")
    ada.get_by_label("What about?").select_option(label="any territory of the promiser")
    which = ada.get_by_label("Which promise exactly?")
    which.select_option(index=1)
    expect(ada.get_by_text(re.compile("I promise: to waive the Conference Cost"))).to_be_visible()
    kept(ada, "offer-plates-en-1440")
    assert troubles(ada, "aside") == []
    ada.get_by_role("button", name="Make the offer").click()

    to_bo = bo.get_by_role("list", name=OFFERS)
    expect(to_bo).to_contain_text(f"({name})")
    expect(to_bo).to_contain_text("to waive the Conference Cost")
    to_bo.get_by_role("button", name="Accept").click()
    ada.get_by_role("tab", name="Log").click()
    expect(ada.get_by_role("log")).to_contain_text("Bo accepts Ada’s offer.")
    after = units(guests[0], table, "units")
    assert sum(before) - sum(after) == 1
    # The promise stands, for all to see.
    assert [each["status"] for each in guests[1].view(table, 1)["view"]["pledges"]] == ["standing"]


def test_a_ring_of_three_is_settled_when_the_last_has_agreed(
    open_page: Opening, server: Server
) -> None:
    guests, table = at_business(open_page, server, 3)
    ada, bo, cleo = [guest.page for guest in guests]
    before = units(guests[0], table, "eu")

    turn(ada).get_by_role("button", name="Propose a ring of three …").click()
    ada.get_by_role("group", name="I give to").get_by_role("button", name="Bo").click()
    eu = re.compile(r"^Put on the table: EU \d")
    for whose in ("What I have", "What Bo has"):
        ada.get_by_role("group", name=whose).get_by_role("button", name=eu).click()
    # Nobody is left out of a ring.
    expect(ada.get_by_role("link", name="Rule ST-8.12")).to_be_visible()
    hers = ada.get_by_role("group", name="What Cleo has")
    hers.get_by_role("button", name=eu).click()
    hers.get_by_role("button", name=eu).click()
    kept(ada, "ring-en-1440")
    assert troubles(ada, "aside") == []
    ada.get_by_role("button", name="Propose the ring").click()

    to_cleo = cleo.get_by_role("list", name=OFFERS)
    expect(to_cleo).to_contain_text("Ada proposes a ring")
    kept(cleo, "ring-offered-en-1440")
    to_cleo.get_by_role("button", name="Accept").click()
    to_bo = bo.get_by_role("list", name=OFFERS)
    expect(to_bo).to_contain_text("Agreed: Cleo")
    assert units(guests[0], table, "eu") == before
    to_bo.get_by_role("button", name="Accept").click()
    for page in (ada, bo, cleo):
        page.get_by_role("tab", name="Log").click()
        expect(page.get_by_role("log")).to_contain_text("the ring is settled")
    after = units(guests[0], table, "eu")
    assert [new - old for new, old in zip(after, before, strict=True)] == [10, 0, -10]


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_dialogs_fit_in_german(
    open_page: Opening, server: Server, size: dict[str, int]
) -> None:
    guests = people(
        [open_page("de", viewport=size, blank=True), open_page(blank=True), open_page(blank=True)],
        server.url,
    )
    table = together(guests, "globopolis")
    play_until(guests, table, 0, "options")
    ada = guests[0].page
    guests[0].look_at(table)
    for verb, first, shown in (
        ("Ein Angebot machen …", "An", "Was Bo hat"),
        ("Einen Ring zu dritt vorschlagen …", "Ich gebe", "Was Cleo hat"),
    ):
        ada.get_by_role("button", name=verb).first.click()
        ada.get_by_role("group", name=first, exact=True).get_by_role("button", name="Bo").click()
        expect(ada.get_by_role("group", name=shown).get_by_role("button").first).to_be_visible()
        kept(ada, f"{first}-de-{size['width']}")
        assert ada.evaluate("document.documentElement.scrollWidth <= innerWidth")
        ada.get_by_role("button", name="Abbrechen").click()
