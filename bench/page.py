"""`python -m bench.page`: how soon the page answers an input, on every kind of screen, in Chromium.

Chromium itself tells, for each pointer and key event, the time until the next frame is painted after it
(Event Timing, in steps of 8 ms; what is quicker than 16 ms is not told and counts as 16). Beside it, in
the same run, a bare page with one button as the yardstick. Without a graphics processor, painting is
part of it. With `--play`, or `--write`, which also puts the figures into docs/benchmarks.md, it is measured instead what
a player feels at a table (`bench.page_play`).
"""

import argparse
import json
import os
import shutil
import statistics
import tempfile
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, ViewportSize, sync_playwright
from rich.console import Console
from rich.table import Table as Shown
from tools.screenshots import FLAGS, LOCALES
from tools.tour import GAMES, Guide, serving, stops

from bench import page_here, page_play, page_section
from bench.sections import PAGE, put

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
LATEST = Path(__file__).parent / "results" / "page.json"
SCREENS = ("globopolis-options", "globopolis-fight", "global-powers-turn", "global-powers-stake")
MORE = ("globopolis-end", "globopolis-replay", "rules-globopolis", "new-globopolis", "start")
SIZE: ViewportSize = {"width": 1280, "height": 720}
QUICKEST = 16
BARE = "<!doctype html><title>bare</title><button onclick='this.textContent += 1'>Press</button>"
LISTEN = """
window.durations = [];
window.since = 0;
new PerformanceObserver((list) => {
  // What changed nothing to see is told with the next frame, whoever that belongs to.
  for (const event of list.getEntries()) if (event.startTime >= since) durations.push(event.duration);
}).observe({ type: "event", durationThreshold: 16 });
"""

#: What it is called, and how it is given.
Input = tuple[str, Callable[[], object]]
#: What it was, and how long it took, in milliseconds.
Answered = tuple[str, float]


def hovers(page: Page) -> Iterator[Input]:
    """The pointer goes over the whole page."""
    for row in range(6):
        for column in range(10):
            x, y = (column + 0.5) * SIZE["width"] / 10, (row + 0.5) * SIZE["height"] / 6
            yield f"{x:.0f}, {y:.0f}", partial(page.mouse.move, x, y)


def keys(page: Page) -> Iterator[Input]:
    """From one thing that can be pressed to the next, and along the ring of fields if there is one."""
    ring = page.locator("#gb-field-0")
    for key in ["Tab"] * 12:
        yield key, partial(page.keyboard.press, key)
    if ring.count():
        yield "into the ring", ring.focus
        for key in ["ArrowRight"] * 8:
            yield key, partial(page.keyboard.press, key)


def clicks(page: Page) -> Iterator[Input]:
    """Tabs, what opens more, and what closes it; nothing that plays a move."""
    for name in ("Log", "Talk", "Mine"):
        yield from pressed(name, page.get_by_role("tab", name=name, exact=True))
    for name in (
        "More …",
        "Make an offer …",
        "Transfer units between territories …",
        "Trade …",
        "Share",
    ):
        button = page.get_by_role("button", name=name, exact=True)
        for press in pressed(name, button):
            yield press
            yield "Escape", partial(page.keyboard.press, "Escape")
    for name in ("Deutsch", "English"):
        yield from pressed(name, page.get_by_role("button", name=name, exact=True))


def pressed(name: str, found: Locator) -> Iterator[Input]:
    if found.count() and found.first.is_visible() and found.first.is_enabled():
        yield name, partial(found.first.click, timeout=5_000)


def answered(page: Page, inputs: Iterable[Input]) -> list[Answered]:
    """The slowest event of each input."""
    slowest = []
    for name, give in inputs:
        page.evaluate("durations.length = 0, since = performance.now()")
        give()
        page.wait_for_timeout(250)
        slowest.append((name, max([QUICKEST, *page.evaluate("durations")])))
    return slowest


def measured(browser: Browser, guide: Guide, path: str, rounds: int) -> dict[str, list[Answered]]:
    context = browser.new_context(viewport=SIZE, locale=LOCALES["en"])
    context.add_cookies(guide.cookies())  # type: ignore[arg-type]
    page = context.new_page()
    page.add_init_script(LISTEN)
    page.goto(guide.url + path)
    page.get_by_role("main").wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1_000)
    kinds = {"hover": hovers, "key": keys, "click": clicks}
    found = {
        kind: [each for _ in range(rounds) for each in answered(page, inputs(page))]
        for kind, inputs in kinds.items()
    }
    context.close()
    return found


def yardstick(browser: Browser) -> list[Answered]:
    context = browser.new_context(viewport=SIZE)
    page = context.new_page()
    page.set_content(BARE)
    page.evaluate(LISTEN)
    button = page.get_by_role("button")
    found = answered(page, [("Press", button.click)] * 12)
    context.close()
    return found


def play(chromium: str | None, count: int, write: bool) -> None:
    """What a player feels: printed, and put into the page of benchmarks where that is wanted."""
    if chromium is None:
        print("bench.page: there is no Chromium here, so the page is not measured")
        return
    load = os.getloadavg()[0]
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as url,
        Guide(url) as guide,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        size = page_play.first_load(browser, url)
        presses = {game: page_play.presses(browser, guide, game, count) for game in GAMES}
        report = {
            "load": load,
            "bytes": size,
            "here": page_here.measured(browser, url),
            "bare": _spreads(page_play.bare(browser, count)),
            "presses": {game: _spreads(found) for game, found in presses.items()},
            "frames": {
                "a move": page_play.moving(browser, guide),
                **{
                    name: page_play.scene(browser, guide, game, text)
                    for name, (game, text) in page_play.SCENES.items()
                },
            },
        }
        browser.close()
    new = page_section.section(report)
    print(new)
    if write:
        old = PAGE.read_text(encoding="utf-8")
        page = put(old, new, page_section.BEGINS, page_section.ENDS)
        PAGE.write_text(page, encoding="utf-8")


def without_server(chromium: str | None) -> None:
    """What plays in the browser alone: printed, beside what is wanted."""
    load = os.getloadavg()[0]
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        found = page_here.goals(page_here.measured(browser, url))
        browser.close()
    print(f"load before: {load:.1f}")
    for what, wanted, measured, enough in found:
        print(f"{what}: {measured} of {wanted}{'' if enough else ', missed'}")


def _spreads(found: list[dict[str, float]]) -> dict[str, dict[str, float]]:
    return {
        name: page_play.spread([each[name] for each in found if name in each])
        for name in ("taken", "answered")
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", default="", help="screens whose names begin so")
    parser.add_argument("--chromium", default=CHROMIUM, help="the browser to use")
    parser.add_argument("--keep", action="store_true", help=f"write {LATEST.name}")
    parser.add_argument("--play", action="store_true", help="presses, frames and the first load")
    parser.add_argument("--write", action="store_true", help="the same, into docs/benchmarks.md")
    parser.add_argument("--here", action="store_true", help="only what plays without a server")
    parser.add_argument("--presses", type=int, default=40, help="in each game, with --play")
    args = parser.parse_args()
    if args.here:
        without_server(args.chromium)
        return
    if args.play or args.write:
        play(args.chromium, args.presses, args.write)
        return
    figures: dict[str, dict[str, list[Answered]]] = {}
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as url,
        Guide(url) as guide,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=args.chromium, args=FLAGS)
        figures["bare page"] = {"click": yardstick(browser)}
        for stop in stops(guide):
            if stop.name in (*SCREENS, *MORE) and stop.name.startswith(args.only):
                figures[stop.name] = measured(browser, guide, stop.path, args.rounds)
        browser.close()
    shown = Shown("screen", "input", "inputs", "median ms", "95 % ms", "most ms", "the slowest")
    kept = {}
    for screen, kinds in figures.items():
        for kind, delays in kinds.items():
            if not delays:
                continue
            times = sorted(time for _, time in delays)
            figure = {
                "inputs": len(times),
                "median": statistics.median(times),
                "p95": times[int(0.95 * (len(times) - 1))],
                "most": times[-1],
            }
            kept[f"{screen}, {kind}"] = figure
            slowest = max(delays, key=lambda each: each[1])[0]
            shown.add_row(screen, kind, *(f"{value:g}" for value in figure.values()), slowest)
    Console(width=120).print(shown)
    if args.keep:
        LATEST.write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    main()
