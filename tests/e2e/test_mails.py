"""Mails on the profile page, on a phone: which ones one wants, and what is said where an address takes none."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.browsing import Server
from e2e.tables import Guest
from e2e.test_accessible import AXE
from scale import scaled

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
# The longer words are looked at for each commit, both languages in a soak.
LANGUAGES = ("de", "en")[: scaled(2, 1)]
PHONE = {"width": 390, "height": 844}
WORDS = {
    "en": ("Mail me when", "Remind me", "Keep this", "come back", "Confirm the address again"),
    "de": ("Mail, wenn ich", "Erinnere mich", "So merken", "kommen zurück", "Adresse neu"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mails_are_chosen_and_a_bouncing_address_is_confirmed_again(
    open_page: Opening, server: Server, lang: str
) -> None:
    turns, reminders, keep, come_back, again = WORDS[lang]
    page = open_page(lang, viewport=PHONE)
    page.add_init_script(path=AXE)
    guest = Guest(page, server.url, "Ada")
    email = f"ada.{lang}@example.org"
    me = guest.ask("GET", "/api/me")["id"]
    page.goto(f"{server.url}/me")
    mails = page.locator("section", has=page.locator("#mails-title"))
    expect(mails.get_by_role("checkbox")).to_have_count(0)
    server.write("UPDATE person SET email = :email WHERE id = :me", email=email, me=me)
    page.reload()
    expect(mails).to_contain_text(email)
    expect(mails.get_by_label(turns)).to_be_checked()
    mails.get_by_label(reminders).uncheck()
    mails.get_by_role("button", name=keep).click()
    expect(mails.get_by_role("status")).not_to_be_empty()
    page.reload()
    expect(mails.get_by_label(turns)).to_be_checked()
    expect(mails.get_by_label(reminders)).not_to_be_checked()
    server.write(
        "INSERT INTO bounced (address, reason, at) VALUES (:email, '550 5.1.1 no such user', 1)",
        email=email,
    )
    page.reload()
    expect(mails).to_contain_text(come_back)
    expect(mails).to_contain_text("550 5.1.1 no such user")
    found = page.evaluate("axe.run().then(({ violations }) => violations.map((each) => each.id))")
    assert found == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    if "MAILS_PICTURES" in os.environ:
        mails.screenshot(path=Path(os.environ["MAILS_PICTURES"]) / f"mails-{lang}.png")
    mails.get_by_role("button", name=again).click()
    expect(mails.get_by_role("status")).to_contain_text(email)
    page.goto(server.url + server.link_to(email))
    page.get_by_role("button").click()
    page.goto(f"{server.url}/me")
    expect(mails.get_by_label(turns)).to_be_checked()
    expect(mails).not_to_contain_text(come_back)
