"""Small things that were once wrong on the screen: bars, the log's end, outlines, frames, the colours of dice."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tools.tour import FIRST, LAST, RECORD, Guide, asked

from e2e.browsing import Server

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
PHONE: ViewportSize = {"width": 390, "height": 844}
MARK = 45
"""The victory mark of four players."""

BARS = """() => [...document.querySelectorAll("[aria-labelledby=seats-title] li")].map((row) => {
  const bar = row.querySelector(".bar span").getBoundingClientRect();
  const track = row.querySelector(".bar").getBoundingClientRect();
  return [Number(row.querySelector(".score > [aria-hidden]").textContent.replace("−", "-")), bar.width / track.width];
})"""
AT_ITS_END = """() => {
  const log = document.querySelector("[role=log]");
  return log.scrollHeight > log.clientHeight && log.scrollHeight - log.scrollTop - log.clientHeight < 2;
}"""
# How far the outline of what has the focus reaches out of the parts of the page that cut it off.
CUT_OFF = """() => {
  const it = document.activeElement, style = getComputedStyle(it);
  const out = style.outlineStyle === "none" ? 0 : parseFloat(style.outlineWidth) + Math.max(0, parseFloat(style.outlineOffset));
  const box = it.getBoundingClientRect();
  let over = 0;
  for (let at = it.parentElement; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflowY === "visible") continue;
    const frame = at.getBoundingClientRect();
    over = Math.max(over, frame.left - (box.left - out), box.right + out - frame.right);
  }
  return [out, over];
}"""
OVERLAPS = """() => {
  const dock = document.querySelector("[aria-labelledby=decision-title]").getBoundingClientRect();
  return [...document.querySelectorAll(".ring")].filter((ring) => {
    const box = ring.getBoundingClientRect();
    // A step may be about the decision itself.
    return box.bottom > dock.top + 5 && box.top < dock.top - 10;
  }).length;
}"""
FILLED = "() => [...document.querySelectorAll('button.primary')].filter((each) => each.checkVisibility()).length"


@pytest.fixture(scope="module")
def guide(server: Server) -> Iterator[Guide]:
    with Guide(server.url) as guide:
        yield guide


def look_at(page: Page, guide: Guide, game: str, kind: str, which: int) -> tuple[str, int]:
    """A page of the guide's at a position of a recorded game: the table, and whose seat it is."""
    line, seat = asked(game, RECORD, kind, which)
    table = guide.fork(guide.brought(game, RECORD), line, seat)
    page.context.add_cookies(guide.cookies())  # type: ignore[arg-type]
    page.goto(f"{guide.url}/t/{table}")
    expect(page.get_by_role("region", name="Your turn")).to_be_visible()
    return table, seat


def test_bars_and_minus_signs_at_the_seats(open_page: Opening, guide: Guide) -> None:
    page = open_page(instruments=True, blank=True)
    look_at(page, guide, "globopolis", "options", LAST)
    bars = page.evaluate(BARS)
    assert len(bars) == 4
    for points, share in bars:
        assert share == pytest.approx(min(1, max(0, points / MARK)), abs=0.02)
    below = [points for points, _ in bars if points < 0]
    scores = page.locator("[aria-labelledby=seats-title] .score").all_inner_texts()
    assert below
    assert sum("−" in text for text in scores) == len(below)
    assert not any("-" in text for text in scores)


def test_the_log_is_at_its_end(open_page: Opening, guide: Guide) -> None:
    page = open_page(instruments=True, blank=True)
    table, seat = look_at(page, guide, "globopolis", "options", LAST)
    page.get_by_role("tab", name="Log").click()
    page.wait_for_function(AT_ITS_END)
    # What comes is seen, also after the place for it has become another.
    questions = guide.ask("GET", f"/api/tables/{table}/questions?seat={seat}")
    must = next(each for each in questions if each["must"])
    act = {"question": must["id"], "action": must["default"] or must["actions"][0]}
    body = {"seat": seat, "command": {"act": act}}
    guide.ask("POST", f"/api/tables/{table}/moves", body)
    page.wait_for_function(AT_ITS_END)
    page.set_viewport_size({"width": 1280, "height": 900})
    page.wait_for_function(AT_ITS_END)
    page.get_by_role("tab", name="Talk").click()
    page.get_by_role("tab", name="Log").click()
    page.wait_for_function(AT_ITS_END)


@pytest.mark.parametrize(
    ("game", "kind", "which", "card"),
    [("globopolis", "turn-end", LAST, "summary"), ("global-powers", "turn", FIRST, "button")],
)
def test_outlines_in_the_hand_are_whole(
    open_page: Opening, guide: Guide, game: str, kind: str, which: int, card: str
) -> None:
    page = open_page(instruments=True, blank=True)
    look_at(page, guide, game, kind, which)
    hand = page.get_by_role("tabpanel").locator(f"[data-card] {card}, {card}[data-card]")
    expect(hand.first).to_be_visible()
    page.keyboard.press("Tab")
    for each in range(hand.count()):
        hand.nth(each).focus()
        out, over = page.evaluate(CUT_OFF)
        assert out > 0
        assert over <= 0.5


def test_nothing_is_left_to_do_at_the_end(open_page: Opening, guide: Guide) -> None:
    page = open_page(instruments=True)
    table = guide.fork_of_the_end(guide.brought("global-powers", RECORD))
    page.context.add_cookies(guide.cookies())  # type: ignore[arg-type]
    page.goto(f"{guide.url}/t/{table}")
    page.get_by_role("button", name="Look at the board").click()
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(page.get_by_text("left", exact=False).filter(has_text="action")).to_have_count(0)


@pytest.mark.parametrize("game", ["globopolis", "global-powers"])
def test_a_lesson_on_a_phone_frames_nothing_over_the_decision(
    open_page: Opening, server: Server, game: str
) -> None:
    page = open_page(instruments=True, viewport=PHONE, blank=True)
    page.goto(f"{server.url}/learn/{game}")
    guide = page.get_by_role("region", name="Step ")
    forward = guide.get_by_role("button", name="Next", exact=True)
    for _ in range(4):
        expect(page.locator(".ring").first).to_be_visible()
        page.wait_for_timeout(200)
        told: Any = guide.get_by_role("heading").inner_text()
        pointed = page.evaluate(OVERLAPS)
        assert pointed == 0, told
        assert page.evaluate(FILLED) <= 1, told
        if not forward.is_visible():
            break
        forward.click()
