"""What a player feels at a table in Chromium: how soon a press is taken and answered, how smoothly the stage moves, and
how much comes over the line before the first page can be used.

A press is timed by the page itself, from the event to the frame after the change it brought: first any change of the dock
(it was taken), then another question or that somebody else is waited for (it was answered). Bots play at once and nothing
moves meanwhile, so that what is measured is the page and the server, and not the theatre. A bare button is pressed in
the same way in the same run. Frames are those of the browser's own clock while a scene is on.
"""

import re
import statistics
import time
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize
from playwright.sync_api import TimeoutError as PageTimeout
from tools.screenshots import LOCALES
from tools.tour import INSTEAD, RECORDS, Guide, causes

Json = dict[str, Any]
SIZE: ViewportSize = {"width": 1280, "height": 720}
BARE = "<!doctype html><title>bare</title><h3 class='question'>0</h3><button aria-keyshortcuts='Enter' onclick=\"document.querySelector('h3').textContent = Number(document.querySelector('h3').textContent) + 1\">Press</button>"
PLAYERS = [
    {"kind": "me"},
    {"kind": "bot", "bot": "novice"},
    {"kind": "bot", "bot": "novice"},
]
# From the click to the frame after a change: of anything in the dock, and of its question.
TIMED = """() => new Promise((done) => {
  const button = document.querySelector("[aria-keyshortcuts=Enter]");
  const dock = button.closest("section") ?? document.body;
  const said = () => document.querySelector(".question")?.textContent;
  const before = said();
  const found = {};
  let pressed = 0;
  const painted = (name) => requestAnimationFrame(() => {
    const after = new MessageChannel();
    after.port1.onmessage = () => {
      found[name] ??= performance.now() - pressed;
      if (found.taken !== undefined && found.answered !== undefined) { watch.disconnect(); done(found); }
    };
    after.port2.postMessage(null);
  });
  const watch = new MutationObserver(() => {
    painted("taken");
    if (said() !== before) painted("answered");
  });
  watch.observe(dock, { subtree: true, childList: true, attributes: true, characterData: true });
  button.addEventListener("click", (event) => { pressed = event.timeStamp; }, { once: true, capture: true });
  setTimeout(() => { watch.disconnect(); done(found); }, 3000);
  window.ready = true;
})"""
FRAMES = """
window.frames = [];
const frame = (now) => {
  const stage = document.querySelector("[data-scene]");
  window.frames.push([now, stage === null ? "" : stage.dataset.number]);
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
"""
SCENES = {
    "a fight": ("globopolis", "gb-event-battle"),
    "a vote": ("global-powers", "gp-event-accepted"),
    "a war": ("global-powers", "gp-event-war-fought"),
    "a scoring": ("global-powers", "gp-event-scored"),
}
DROPPED = 40.0
"""A frame that took so many milliseconds, or several such in a row, is a dropped run."""


def opened(browser: Browser, guide: Guide, still: bool) -> Page:
    motion: Any = "reduce" if still else "no-preference"
    context = browser.new_context(viewport=SIZE, locale=LOCALES["en"], reduced_motion=motion)
    context.add_cookies(guide.cookies())  # type: ignore[arg-type]
    return context.new_page()


def timed(page: Page) -> Json:
    """Press the primary action; how long it took to be taken and answered."""
    waiting = page.evaluate_handle(f"() => {{ window.timing = ({TIMED})(); return null; }}")
    waiting.dispose()
    page.locator("[aria-keyshortcuts=Enter]").click(timeout=5_000)
    found: Json = page.evaluate("() => window.timing")
    return found


def presses(browser: Browser, guide: Guide, game: str, count: int) -> list[Json]:
    """Presses of somebody who plays against bots, always the primary action."""
    page = opened(browser, guide, still=True)
    table = guide.new(game, PLAYERS, pace="at-once", wait=False)
    guide.start(table)
    page.goto(f"{guide.url}/t/{table}")
    turn = page.get_by_role("region", name=re.compile("^Your turn"))
    button = turn.locator("[aria-keyshortcuts=Enter]")
    found: list[Json] = []
    until = time.monotonic() + 8 * count
    while len(found) < count and time.monotonic() < until:
        try:
            button.wait_for(timeout=20_000)
            # Right after a new question nothing can be pressed.
            page.wait_for_timeout(450)
            if button.is_enabled():
                found.append(timed(page))
            else:
                # What needs to be put together first is left to its default.
                _default(guide, table)
        except PageTimeout:
            break
    page.context.close()
    return found


def _default(guide: Guide, table: str) -> None:
    asked = guide.ask("GET", f"/api/tables/{table}/questions?seat=0")
    must = next((each for each in asked if each["must"]), None)
    if must is not None:
        act = {"question": must["id"], "action": must["default"] or must["actions"][0]}
        body = {"seat": 0, "command": {"act": act}}
        guide.ask("POST", f"/api/tables/{table}/moves", body)


def bare(browser: Browser, count: int) -> list[Json]:
    """A page with one button, pressed in the same way."""
    page = browser.new_context(viewport=SIZE).new_page()
    page.set_content(BARE)
    found = []
    for _ in range(count):
        page.wait_for_timeout(100)
        found.append(timed(page))
    page.context.close()
    return found


def spread(times: list[float]) -> Json:
    ordered = sorted(times)
    return {
        "count": len(ordered),
        "p50": statistics.median(ordered),
        "p95": ordered[int(0.95 * (len(ordered) - 1))],
        "most": ordered[-1],
    }


def scene(browser: Browser, guide: Guide, game: str, text: str) -> Json:
    """The frames of a scene, for which the answer that leads to it is given anew."""
    records = sorted((RECORDS / game.replace("-", "_")).glob("*.jsonl"))
    source, cause = next(causes(game, text, records))
    table = guide.fork(guide.brought(game, source.stem), cause.line, cause.seat, cause.seats)
    page = opened(browser, guide, still=False)
    page.add_init_script(FRAMES)
    page.goto(f"{guide.url}/t/{table}")
    page.get_by_role("main").wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    guide.answer(table, cause)
    lines = (text, *INSTEAD.get(text, ()))
    shown = page.locator(",".join(f'[data-scene][data-line="{line}"]' for line in lines))
    shown.first.wait_for()
    number = shown.first.get_attribute("data-number")
    page.wait_for_timeout(1_500)
    frames = page.evaluate("() => window.frames")
    page.context.close()
    return smoothness([at for at, each in frames if each == number])


def moving(browser: Browser, guide: Guide) -> Json:
    """The frames while dice roll and a Governor goes round, which is on the board and not on the stage."""
    records = sorted((RECORDS / "globopolis").glob("*.jsonl"))
    source, cause = next(causes("globopolis", "gb-event-landed", records))
    table = guide.fork(
        guide.brought("globopolis", source.stem), cause.line, cause.seat, cause.seats
    )
    page = opened(browser, guide, still=False)
    page.add_init_script(FRAMES)
    page.goto(f"{guide.url}/t/{table}")
    page.get_by_role("main").wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    began = page.evaluate("performance.now()")
    guide.answer(table, cause)
    page.get_by_role("button", name="Skip").wait_for()
    page.wait_for_timeout(2_000)
    frames = page.evaluate("() => window.frames")
    page.context.close()
    return smoothness([at for at, _ in frames if at >= began])


def smoothness(times: list[float]) -> Json:
    """Frames a second over a stretch, and how often frames were dropped."""
    gaps = [after - before for before, after in pairwise(times)]
    late = [gap > DROPPED for gap in gaps]
    runs = sum(now and not before for before, now in pairwise([False, *late]))
    seconds = sum(gaps) / 1000
    return {
        "fps": len(gaps) / seconds if seconds else 0.0,
        "dropped": runs,
        "longest": max(gaps, default=0.0),
        "seconds": seconds,
    }


def first_load(browser: Browser, url: str) -> float:
    """Bytes over the line until the start page can be used, for somebody who was never there."""
    context = browser.new_context()
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda data: sizes.append(data["encodedDataLength"]))
    page.goto(url)
    page.get_by_role("button", name=re.compile("Play now")).first.wait_for()
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(sizes)
