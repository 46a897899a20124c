"""A server with the built page, and a real browser."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from e2e.browsing import FLAGS, Server
from plugins.real_parts import real_part
from tools import build_site

ROOT = Path(__file__).parents[2]

# A machine that does other things at the same time is slow, not wrong.
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)
# What somebody has set before the page is opened for the first time.
KEPT = """
if (location.protocol.startsWith("http") && localStorage.getItem("statecraft") === null)
  localStorage.setItem("statecraft", %s);
"""


@pytest.fixture(scope="session")
def site() -> None:
    """The page as it is in this checkout."""
    if build_site.is_stale(ROOT):
        real_part("node")
        build_site.build(ROOT)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for all tests here. Playwright keeps a loop running, beside which no other may run: it ends
    before the next test elsewhere in the same process begins."""
    path = real_part("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(site: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that leave it running; what one does there is in nobody's way."""
    server = Server(tmp_path_factory.mktemp("server") / "data")
    yield server
    server.stop()


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Opens a page as a new person; what the browser complains about fails the test. Decisions are lists of answers
    unless a test is about instruments, and are all asked. Where a test goes somewhere else at once, ``blank`` leaves
    out the start."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type != "error" or broken(message) or late_seed(message) or unsound(message):
            return
        complaints.append(f"{message.text} ({message.location['url']})")

    def broken(message: ConsoleMessage) -> bool:
        """That a line broke is part of some tests."""
        return "WebSocket" in message.text or "ERR_CONN" in message.text

    def late_seed(message: ConsoleMessage) -> bool:
        """A test's host may start before a guest's browser has promised its seed for the dice."""
        return "409" in message.text and message.location["url"].endswith("/seed")

    def unsound(message: ConsoleMessage) -> bool:
        """Somebody may bring an edition that cannot be played with, publish what is there already, or wish for a day
        that is over."""
        refused = (("400", "/editions"), ("409", "/api/workshop"), ("400", "/api/me/vacations"))
        address = message.location["url"]
        return any(code in message.text and address.endswith(end) for code, end in refused)

    def open_page(
        lang: str = "en",
        instruments: bool = False,
        alone: bool = False,
        blank: bool = False,
        **settings: Any,
    ) -> Page:
        context = browser.new_context(
            locale={"en": "en-GB", "de": "de-DE"}[lang], reduced_motion="reduce", **settings
        )
        kept = json.dumps({"plain": not instruments, "alone": alone})
        context.add_init_script(KEPT % json.dumps(kept))
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if not blank:
            page.goto(server.url)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
