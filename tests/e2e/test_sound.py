"""Sound: nothing is fetched or heard until it is switched on; then with the dice, and written where captions are on."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from e2e.browsing import Server, primary
from e2e.positions import find
from e2e.test_instruments import LOW, at, to_roll

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
# Which file each buffer came from, and when one of them sounds; when dice lie still, by the log.
HEARING = """
window.heard = [];
window.written = [];
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) {
  window.heard.push({ seconds: Math.round(this.buffer.duration * 100) / 100, at: performance.now() });
  return start.apply(this, when);
};
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  const caption = document.querySelector(".caption")?.textContent;
  if (caption && window.written.at(-1)?.text !== caption) window.written.push({ text: caption, at: performance.now() });
  const rolls = [...document.querySelectorAll("[role=log] li")].filter((row) => / rolls? /.test(row.textContent)).length;
  if (window.rolls !== undefined && rolls > window.rolls && window.lay === undefined) window.lay = performance.now();
}).observe(document.body, { subtree: true, childList: true, characterData: true }));
"""
# From now on.
COUNTING = """() => {
  window.heard = []; window.written = [];
  window.rolls = [...document.querySelectorAll("[role=log] li")].filter((row) => / rolls? /.test(row.textContent)).length;
}"""


def rolling(open_page: Opening, server: Server, **kept: Any) -> tuple[Page, list[str]]:
    """A page with a roll to make, at normal speed, and the sounds that it fetches."""
    page = open_page(instruments=True, viewport=LOW)
    page.emulate_media(reduced_motion="no-preference")
    fetched: list[str] = []

    def note(request: Request) -> None:
        if request.url.endswith(".wav"):
            fetched.append(request.url)

    page.on("request", note)
    page.add_init_script(HEARING)
    settings = json.dumps({"plain": False, "alone": False, **kept})
    page.evaluate("settings => localStorage.setItem('statecraft', settings)", settings)
    at(page, server, find("globopolis", 3, to_roll, range(5, 60)))
    page.get_by_role("tab", name="Log").click()
    rows = page.get_by_role("log").get_by_role("listitem")
    expect(rows.first).to_be_visible()
    page.evaluate(COUNTING)
    return page, fetched


def test_nothing_sounds_until_it_is_switched_on(open_page: Opening, server: Server) -> None:
    page, fetched = rolling(open_page, server)
    primary(page).click()
    page.wait_for_function("() => window.lay !== undefined")
    assert fetched == []
    assert page.evaluate("window.heard") == []
    assert page.evaluate("window.written") == []
    # Switched on, it says so at once.
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Sound", exact=True).check()
    page.wait_for_function("() => window.heard.length > 0")
    slider = page.get_by_role("slider", name="Volume")
    expect(slider).to_have_value("60")
    slider.press("End")
    page.wait_for_function("() => window.heard.length > 1")
    assert len(fetched) == 14
    page.get_by_role("checkbox", name="Sound", exact=True).uncheck()
    expect(slider).to_be_hidden()


def test_dice_are_heard_while_they_roll_and_written(open_page: Opening, server: Server) -> None:
    page, _ = rolling(open_page, server, sound=True, captions=True)
    primary(page).click()
    page.wait_for_function("() => window.lay !== undefined")
    page.wait_for_function("() => window.written.some(({ text }) => text.includes('steps'))")
    page.wait_for_function(
        "() => window.heard.filter(({ seconds }) => seconds === 0.06).length > 0"
    )
    heard, written = page.evaluate("[window.heard, window.written]")
    # The dice first, before anybody may read what they show; then the Governor goes.
    assert written[0]["text"] == "♪ dice roll"
    assert written[0]["at"] < page.evaluate("window.lay")
    assert [each["text"] for each in written].index("♪ steps") > 0
    assert heard[0]["seconds"] == 0.52


def test_captions_need_no_sound(open_page: Opening, server: Server) -> None:
    page, fetched = rolling(open_page, server, captions=True)
    primary(page).click()
    caption = page.locator(".caption")
    expect(caption).to_be_visible()
    expect(caption).to_have_attribute("aria-hidden", "true")
    expect(caption).to_have_count(0)
    assert fetched == []
