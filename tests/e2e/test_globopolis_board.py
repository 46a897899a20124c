"""The board of Globopolis as it comes out of a browser: legible at arm's length, and nothing covers a name."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tools.tour import LAST, RECORD, Guide, asked

from e2e.browsing import Server

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
DESKTOPS = ((1280, 720), (1440, 900))
PHONE = {"width": 390, "height": 844}

LEGIBLE = """() => {
  const board = document.querySelector(".gb-board");
  const apart = (a, b) => a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top + 0.5 || b.bottom <= a.top + 0.5;
  const found = [];
  for (const text of board.querySelectorAll("svg text")) {
    const { a, b, d } = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.min(Math.abs(a), Math.abs(d));
    if (size < 12.99) found.push(`${text.textContent} is ${size} px`);
    if (b !== 0) found.push(`${text.textContent} is turned`);
  }
  const names = [];
  for (const field of board.querySelectorAll("[data-title]")) {
    const edge = field.querySelector("[id^=gb-field-]").getBoundingClientRect();
    for (const text of field.querySelectorAll(":scope > g:not(.whole) text")) {
      const box = text.getBoundingClientRect();
      names.push([text.textContent, box]);
      if (box.left < edge.left - 1 || box.right > edge.right + 1) found.push(`${text.textContent} is wider than its field`);
    }
  }
  const plates = [...board.querySelectorAll(".whole .plate")].map((plate) => plate.getBoundingClientRect());
  plates.forEach((one, at) => {
    if (plates.slice(at + 1).some((other) => !apart(one, other))) found.push("two plates overlap");
  });
  const bodies = [...board.querySelectorAll(".governor .body")].map((piece) => piece.getBoundingClientRect());
  for (const [name, { left, right, top, bottom }] of names) {
    // Letters are lower than their line.
    const letters = { left: left + 1, right: right - 1, top: top + 3, bottom: bottom - 3 };
    if (bodies.some((body) => !apart(letters, body))) found.push(`a Governor covers ${name}`);
    if (plates.some((plate) => !apart(letters, plate))) found.push(`a plate covers ${name}`);
  }
  return { found, names: names.length, plates: plates.length, governors: bodies.length };
}"""


@pytest.fixture(scope="module")
def guide(server: Server) -> Iterator[Guide]:
    with Guide(server.url) as guide:
        yield guide


@pytest.fixture(scope="module")
def table(guide: Guide) -> str:
    """A game that has come far: nearly all titles are owned."""
    brought = guide.brought("globopolis", RECORD)
    return guide.fork(brought, *asked("globopolis", RECORD, "options", LAST))


def look_at(page: Page, guide: Guide, table: str) -> None:
    page.context.add_cookies(guide.cookies())  # type: ignore[arg-type]
    page.goto(f"{guide.url}/t/{table}")
    page.locator(".gb-board svg").first.wait_for()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_everything_on_the_board_can_be_read(
    open_page: Opening, guide: Guide, table: str, lang: str
) -> None:
    page = open_page(lang, blank=True)
    look_at(page, guide, table)
    for width, height in DESKTOPS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("document.fonts.status === 'loaded'")
        seen: dict[str, Any] = page.evaluate(LEGIBLE)
        assert seen["found"] == [], (lang, width)
        assert seen["names"] >= 64
        assert seen["plates"] > 30
        assert seen["governors"] == 4


def test_a_phone_begins_with_the_field_one_stands_on(
    open_page: Opening, guide: Guide, table: str
) -> None:
    page = open_page(viewport=PHONE, blank=True)
    look_at(page, guide, table)
    strip = page.get_by_role("list", name="Fields ahead of the Governor")
    first = strip.get_by_role("listitem").first
    expect(first).to_contain_text("here")
    expect(first).to_be_in_viewport()
    expect(first.get_by_role("button", name="Governor of Ada")).to_be_visible()
    board = page.get_by_role("img", name="Board of Globopolis").bounding_box()
    assert board is not None
    assert 150 <= board["height"] <= 176
