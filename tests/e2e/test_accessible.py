"""axe-core finds nothing on any screen, in both languages and both themes."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tools.tour import Guide, Stop, stops

from e2e.browsing import Server

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
THEMES = ("night", "paper")


def violations(page: Page, **options: object) -> list[str]:
    """What axe finds, each with the first thing it is about."""
    found: dict[str, Any] = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:200]} ({each['nodes'][0]['failureSummary']})"
        for each in found["violations"]
    ]


def look(page: Page, stop: Stop) -> list[str]:
    """Both themes in English, then in German; colours alone need another look in the second theme."""
    found: list[str] = []
    for lang, other in (("en", "Deutsch"), ("de", "English")):
        page.get_by_role("main").wait_for()
        for theme in THEMES:
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            only = {"values": RULES} if theme == "night" else {"values": ["color-contrast"]}
            kind = "tag" if theme == "night" else "rule"
            found += [
                f"{stop.name}, {lang}, {theme}: {each}"
                for each in violations(page, runOnly={"type": kind, **only})
            ]
        if lang == "en":
            page.get_by_role("button", name=other).click()
            expect(page.locator("html")).to_have_attribute("lang", "de")
    return found


@pytest.mark.parametrize("part", [0, 1])
def test_axe_finds_nothing(part: int, server: Server, browser: Browser) -> None:
    page = browser.new_page(locale="en-GB", reduced_motion="reduce")
    page.add_init_script(path=AXE)
    found: list[str] = []
    with Guide(server.url) as guide:
        page.context.add_cookies(guide.cookies())  # type: ignore[arg-type]
        for stop in stops(guide)[part::2]:
            page.goto(server.url + stop.path)
            page.wait_for_load_state("networkidle")
            found += look(page, stop)
            page.evaluate("localStorage.clear()")
    page.context.close()
    assert not found, "\n".join(found)
