"""axe-core finds nothing on any screen, in both languages and both themes (in turns; in a soak each in all); no screen
scrolls sideways, in the language whose words are longer."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tools.tour import Guide, Stop, stops

from e2e.browsing import Server
from scale import SCALE

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The rest of the tour is more of the same; `make soak` walks it all, with every theme in both languages.
ALIKE = (
    "lobby-channel",
    "plan-ahead",
    "globopolis-roll",
    "globopolis-fight",
    "global-powers-stake",
    "global-powers-un-vote",
    "global-powers-refill",
    "global-powers-coup",
    "global-powers-trade",
    "global-powers-un",
    "global-powers-analysis",
)
PAIRS = (("en", "night"), ("de", "paper"), ("en", "paper"), ("de", "night"))
OTHER = {"en": "English", "de": "Deutsch"}
# The narrowest phone, a tablet, and 4K.
WIDTHS = (360, 800, 3840)
USUAL: ViewportSize = {"width": 1280, "height": 720}


def violations(page: Page) -> list[str]:
    """What axe finds, each with the first thing it is about. Style sheets are loaded a second time only in a soak, for rules
    that ask how a screen is turned."""
    return found_by_axe(page, "document", {"preload": SCALE > 1})


def violations_beside_the_drawing(page: Page) -> list[str]:
    """The same for what instruments and columns say. The drawing of the board, which takes axe longer than all the rest,
    is looked at by the tour below in every phase, and in a soak here too."""
    everything = {"include": [["html"]]} if SCALE > 1 else {"exclude": [["main svg"]]}
    return found_by_axe(page, json.dumps(everything), {"preload": SCALE > 1})


def found_by_axe(page: Page, where: str, options: dict[str, Any]) -> list[str]:
    found: dict[str, Any] = page.evaluate(
        f"(options) => axe.run({where}, {{ resultTypes: ['violations'], ...options }})", options
    )
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:200]} ({each['nodes'][0]['failureSummary']})"
        for each in found["violations"]
    ]


def look(page: Page, stop: Stop, number: int) -> list[str]:
    """Both languages and both themes; axe looks at one screen in the one, at the next in the other, and in a soak at each
    in all."""
    found: list[str] = []
    html = page.locator("html")
    pairs = PAIRS if SCALE > 1 else PAIRS[:2]
    for at, (lang, theme) in enumerate(pairs):
        page.get_by_role("main").wait_for()
        if html.get_attribute("lang") != lang:
            page.get_by_role("button", name=OTHER[lang]).click()
            expect(html).to_have_attribute("lang", lang)
        # What is fetched anew in the other language has come.
        page.get_by_role("heading", level=1).first.wait_for()
        html.evaluate("(element, theme) => { element.dataset.theme = theme }", theme)
        if SCALE > 1 or number % len(pairs) == at:
            found += [f"{stop.name}, {lang}, {theme}: {each}" for each in violations(page)]
    return found


def too_wide(page: Page, stop: Stop) -> list[str]:
    """At which widths one would have to scroll sideways."""
    found: list[str] = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": width * 9 // 16 if width > 800 else 800})
        page.get_by_role("main").wait_for()
        wide = page.evaluate("document.documentElement.scrollWidth")
        if wide > width:
            found.append(f"{stop.name}: {wide} wide at {width}")
    page.set_viewport_size(USUAL)
    return found


@pytest.mark.parametrize("part", [0, 1])
def test_every_screen_is_for_everybody(part: int, server: Server, browser: Browser) -> None:
    page = browser.new_page(locale="en-GB", reduced_motion="reduce")
    page.add_init_script(path=AXE)
    found: list[str] = []
    with Guide(server.url) as guide:
        page.context.add_cookies(guide.cookies())  # type: ignore[arg-type]
        for number, stop in enumerate(stops(guide)[part::2]):
            if stop.name in ALIKE and SCALE <= 1:
                continue
            page.goto(server.url + stop.path)
            page.wait_for_load_state("networkidle")
            found += look(page, stop, number) + too_wide(page, stop)
            page.evaluate("localStorage.clear()")
    page.context.close()
    assert not found, "\n".join(found)
