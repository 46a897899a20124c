"""Time over days on the page: a table is made by days, says until when, and everybody has their own hours."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.browsing import Server
from e2e.tables import Guest
from e2e.test_accessible import AXE

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
PHONE = {"width": 390, "height": 844}


def test_a_table_by_days_says_until_when(open_page: Opening) -> None:
    page = open_page(instruments=True, timezone_id="Asia/Kathmandu")
    page.get_by_role("link", name="Create a table: Global Powers").click()
    time = page.get_by_role("combobox", name=re.compile("^Time"))
    time.select_option("days")
    # Nobody waits for trifles there, so there is nothing to choose about it.
    expect(page.get_by_label("Bots wait for people")).to_have_count(0)
    page.get_by_role("checkbox", name="Saturdays and Sundays do not count").check()
    for seat in (2, 3):
        page.get_by_role("combobox", name=re.compile(f"^Seat {seat}")).select_option("novice")
    page.get_by_role("button", name="Create the table").click()
    facts = page.get_by_role("region", name="What is played")
    expect(facts).to_contain_text("By days: 2 for each turn, 10 in the bank, weekends off")
    page.get_by_role("button", name="Start the game").click()
    heading = page.locator("#decision-title")
    expect(heading).to_contain_text(
        re.compile(r"until \w{3} \d+ \w{3},? (at )?\d\d:\d\d", re.IGNORECASE)
    )
    # Two days of a turn and ten in the bank, and weekends between.
    expect(page.get_by_role("timer").first).to_have_text(re.compile(r"^1[1-9] d$"))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_hours_and_vacations_are_set_on_a_phone(
    open_page: Opening, server: Server, lang: str
) -> None:
    words = {
        "en": (
            "Time zone",
            "No time runs out for me at night",
            "Keep these hours",
            "Last day",
            "Take vacation",
        ),
        "de": (
            "Zeitzone",
            "Nachts läuft für mich",
            "Diese Zeiten merken",
            "Letzter Tag",
            "Urlaub nehmen",
        ),
    }[lang]
    zone, night, keep, last, take = words
    page = open_page(lang, viewport=PHONE, timezone_id="America/St_Johns", blank=True)
    page.add_init_script(path=AXE)
    Guest(page, server.url, "Ada")
    page.goto(f"{server.url}/me")
    hours = page.locator("section", has=page.locator("#hours-title"))
    expect(hours.get_by_label(zone)).to_have_value("America/St_Johns")
    hours.get_by_label(night).check()
    hours.get_by_label("from" if lang == "en" else "von", exact=True).fill("23:30")
    hours.get_by_role("button", name=keep).click()
    expect(hours.get_by_role("status")).not_to_be_empty()
    page.reload()
    expect(hours.get_by_label("from" if lang == "en" else "von", exact=True)).to_have_value("23:30")
    # What cannot be is said where it was asked for.
    hours.get_by_label(last).fill("2020-01-01")
    hours.get_by_role("button", name=take).click()
    expect(hours.get_by_role("alert")).to_be_visible()
    tomorrow = page.evaluate("new Date(Date.now() + 2 * 864e5).toISOString().slice(0, 10)")
    hours.get_by_label(last).fill(tomorrow)
    hours.get_by_role("button", name=take).click()
    expect(hours.get_by_role("listitem")).to_have_count(1)
    found = page.evaluate("axe.run().then(({ violations }) => violations.map((each) => each.id))")
    assert found == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    hours.get_by_role("listitem").get_by_role("button").click()
    expect(hours.get_by_role("listitem")).to_have_count(0)
